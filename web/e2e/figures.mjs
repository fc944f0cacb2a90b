// Measures what a person waits for, on this machine: `npm run figures`.
import { launch, sit, visitor } from './lib/browser.mjs';
import { changed, click, lots, playUntil, ready, round } from './lib/player.mjs';
import { lesson, hotSeat, Server } from './lib/server.mjs';

const ANSWERS = 20;
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** KiB of script over the wire until the start page can be used, and the milliseconds it took. */
async function firstLoad(browser, server) {
  const { context, page } = await visitor(browser, server);
  await page.goto(server.address);
  const usable = await page.evaluate(async () => {
    while (!document.querySelector('[data-play]')) await new Promise(requestAnimationFrame);
    return performance.now();
  });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  return { script_kib: bytes / 1024, usable_ms: usable };
}

/** Milliseconds from a click on a choice until the next question is painted; two people play, so that no computer thinks. */
async function answers(browser, server) {
  const { context, page } = await visitor(browser, server);
  await sit(page, server, hotSeat);
  const lot = lots(4);
  await playUntil(page, round(1), { lot });
  const took = [];
  for (let tries = 0; took.length < ANSWERS && tries < 20 * ANSWERS; tries += 1) {
    const seen = await ready(page);
    if (seen.over) break;
    const selector = seen.confirm ? '[data-confirm]' : '.question [data-choice][data-lit]';
    const direct = seen.curtain === null && (await page.locator(selector).count()) > 0;
    if (!direct) {
      await changed(page, await click(page, lot));
      continue;
    }
    const number = lot(await page.locator(selector).count());
    const time = await page.evaluate(
      async ([what, at]) => {
        const before = document.querySelector('[data-question]').dataset.question;
        const asked = document.querySelector('[data-confirm]') !== null;
        const begun = performance.now();
        document.querySelectorAll(what)[at].click();
        for (let frames = 0; frames < 120; frames += 1) {
          await new Promise(requestAnimationFrame);
          const now = document.querySelector('[data-question], [data-curtain]');
          if (now && (now.dataset.curtain ?? now.dataset.question) !== before) return performance.now() - begun;
          // An attack first shows its odds: that is no answer.
          if (!asked && document.querySelector('[data-confirm]')) return null;
        }
        return null;
      },
      [selector, number],
    );
    if (time !== null) took.push(time);
  }
  await context.close();
  return { answers: took.length, answer_ms_median: median(took), answer_ms_worst: Math.max(...took) };
}

/** Frames per second while dice roll, and while nothing moves. */
async function frames(browser, server) {
  const { context, page } = await visitor(browser, server, {
    preferences: { pace: 'normal' },
    reducedMotion: 'no-preference',
  });
  const count = () =>
    page.evaluate(async () => {
      const begun = await new Promise(requestAnimationFrame);
      let [last, seen] = [begun, 0];
      for (; last - begun < 900; seen += 1) last = await new Promise(requestAnimationFrame);
      return (1000 * seen) / (last - begun);
    });
  await sit(page, server, lesson());
  const still = await count();
  const rolling = (where) => where.evaluate(() => document.querySelector('[data-die]') !== null);
  await playUntil(page, rolling, { lot: lots(2) });
  const rolled = await count();
  await context.close();
  return { fps_still: still, fps_dice: rolled };
}

const server = await new Server().start();
const browser = await launch();
try {
  // The first page also warms the browser up, and is not counted.
  await firstLoad(browser, server);
  const found = {
    ...(await firstLoad(browser, server)),
    ...(await answers(browser, server)),
    ...(await frames(browser, server)),
  };
  console.log(
    JSON.stringify(found, (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value), 2),
  );
} finally {
  await browser.close();
  await server.stop();
}
