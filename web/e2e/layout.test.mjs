// The question and its answers are in view on laptops and phones, in both languages: boxes are measured.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, visitor } from './lib/browser.mjs';
import { changed, click, lots, ready } from './lib/player.mjs';
import { Server } from './lib/server.mjs';

/** A finger needs this much, in pixels. */
const FINGER = 44;

let server;
let browser;
before(async () => {
  server = await new Server().start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The boxes of what is asked, and of what answers it. */
const measure = (page) =>
  page.evaluate(() => {
    const box = (element) => {
      const { top, bottom, left, right, height, width } = element.getBoundingClientRect();
      return { top, bottom, left, right, height, width };
    };
    const shown = (element) => element.checkVisibility() && box(element).height > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const within = ({ top, bottom, left, right }) =>
      top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    // What a list that scrolls by itself has scrolled away is in reach, not in view.
    const cut = (element) => {
      const list = element.closest('.groups');
      if (!list) return false;
      const [inner, outer] = [box(element), box(list)];
      return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    };
    const answers = all(
      '[data-question] [data-choice][data-lit], [data-tray] [data-choice], [data-confirm], [data-end-turn]',
    );
    const onBoard = all('.field [data-lit], .hand [data-lit]');
    const log = document.querySelector('.record')?.getBoundingClientRect();
    return {
      asked: document.querySelector('#question') !== null,
      // While a yes is wanted, what it is wanted for is the question.
      sentence: all('#question, .consent .what').some((element) => within(box(element))),
      answers: answers.length,
      inView: answers.filter((element) => within(box(element)) && !cut(element)).length,
      lit: onBoard.filter((element) => within(box(element))).length,
      small: all('[data-question] button, [data-tray] button')
        .filter((element) => box(element).height < 43.5 && !element.closest('.soft'))
        .map((element) => `${element.textContent.trim().slice(0, 30)} ${Math.round(box(element).height)}`),
      wide: document.documentElement.scrollWidth - innerWidth,
      log: log ? log.top / innerHeight : null,
    };
  });

const screens = [
  { name: 'laptop', viewport: { width: 1280, height: 720 } },
  { name: 'small phone', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

for (const { name, ...screen } of screens) {
  for (const lang of ['en', 'fr']) {
    test(`${name}, ${lang}: what is asked and its answers are in view`, async () => {
      const faults = [];
      for (const ruleset of ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers']) {
        const { page, context } = await visitor(browser, server, { ...screen, preferences: { lang } });
        await page.goto(server.address);
        await page.click(`[data-play="${ruleset}"]`);
        const lot = lots(3);
        for (let turn = 0; turn < 12; turn += 1) {
          const seen = await ready(page);
          if (seen.over) break;
          const boxes = await measure(page);
          const where = `${ruleset} ${turn} ${(await page.textContent('#question').catch(() => '')) ?? ''}`;
          if (boxes.asked) {
            if (!boxes.sentence) faults.push(`${where}: the question is out of view`);
            if (boxes.answers > 0 && boxes.inView === 0 && boxes.lit === 0)
              faults.push(`${where}: no answer is in view`);
            if (boxes.answers > 0 && boxes.inView < Math.min(2, boxes.answers))
              faults.push(`${where}: ${boxes.inView} of ${boxes.answers} answers in view`);
          }
          if (screen.hasTouch && boxes.small.length > 0) faults.push(`${where}: below ${FINGER} px: ${boxes.small}`);
          if (boxes.wide > 0) faults.push(`${where}: ${boxes.wide} px too wide`);
          if (boxes.log !== null && boxes.log > 2)
            faults.push(`${where}: the log begins ${boxes.log.toFixed(1)} screens down`);
          const before = await click(page, lot);
          if (before === null) break;
          await changed(page, before);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        }
        await context.close();
      }
      assert.deepEqual(faults, []);
    });
  }
}
