// Whoever plays: two at one screen, in French, on a phone, by keyboard, or with a hostile name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, visitor } from './lib/browser.mjs';
import { pressOn } from './lib/keyboard.mjs';
import { changed, click, look, lots, playUntil, questionText, ready, round } from './lib/player.mjs';
import { hotSeat, lesson } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

test('a curtain falls between two hands', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, hotSeat);
  const covered = new Set();
  const hands = new Map();
  const lot = lots(4);
  for (let clicks = 0; clicks < 400 && (covered.size < 2 || hands.size < 2); clicks += 1) {
    const seen = await ready(page);
    if (seen.over) break;
    const shown = await page.locator('section.hand .cards').allInnerTexts();
    if (seen.curtain === null) {
      const own = await page.getAttribute('[data-question]', 'data-seat');
      if ((await page.locator('section.hand li:not(.soft)').count()) > 0) hands.set(own, shown[0]);
    } else {
      assert.deepEqual(shown, [], 'a hand is in the page behind the curtain');
      assert.deepEqual([seen.choices, seen.question], [[], null], 'a question is in the page behind the curtain');
      covered.add(seen.curtain);
    }
    await changed(page, await click(page, lot));
  }
  assert.deepEqual([...covered].sort(), ['0', '1'], 'the curtain fell for both');
  assert.deepEqual([...hands.keys()].sort(), ['0', '1'], 'both saw a hand');
  assert.notEqual(hands.get('0'), hands.get('1'));
  assert.deepEqual(errors, []);
  await context.close();
});

/** Words that no French sentence has. */
const ENGLISH = /\b(the|with|your|you|and|of|from|is|are|this|that|turn|wounds?)\b/i;

/** The lines on the page that have English words. */
const englishLines = async (page) =>
  (await page.locator('main').innerText()).split('\n').filter((line) => ENGLISH.test(line));

/** Waits for the page to speak a language: the words of the server, of the page and of the cards come by ways of their own. */
async function spoken(page, lang) {
  await page.waitForSelector(`html[lang="${lang}"]`);
  const wanted = lang === 'en';
  for (const begun = Date.now(); Date.now() - begun < 10_000; await page.waitForTimeout(50)) {
    const found = wanted
      ? ENGLISH.test(await page.locator('.record').innerText())
      : (await englishLines(page)).length > 0;
    if (found === wanted) return;
  }
}

test('French throughout two rounds, switched at the table', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, lesson());
  const english = await questionText(page);
  const { question } = await look(page);
  await page.click('.languages button[lang="fr"]');
  await page.waitForFunction((was) => document.querySelector('#question')?.textContent !== was, english);
  assert.equal((await look(page)).question, question, 'a switch of language is no move');
  await spoken(page, 'fr');

  await playUntil(
    page,
    async () => {
      assert.deepEqual(await englishLines(page), [], 'English on a French page');
      return round(3)(page);
    },
    { lot: lots(5) },
  );
  const french = await questionText(page);
  await page.click('.languages button[lang="en"]');
  await page.waitForFunction((was) => document.querySelector('#question')?.textContent !== was, french);
  await spoken(page, 'en');
  assert.match(await page.locator('.record').innerText(), ENGLISH, 'the log speaks English again');
  assert.deepEqual(errors, []);
  await context.close();
});

const PAGES = ['', 'new', 'army', 'rules', 'guide', 'learn', 'puzzles', 'lobby', 'settings', 'credits'];

test('a turn on a phone, without scrolling sideways', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { context, page, errors } = await visitor(browser, server, phone);
  const fits = async (where) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${where} is ${width} px wide`);
  };
  await sit(page, server, lesson());
  await playUntil(
    page,
    async () => {
      await fits('the table');
      return round(2)(page);
    },
    { lot: lots(6) },
  );
  for (const name of PAGES) {
    await page.goto(`${server.address}#/${name}`);
    await page.waitForSelector('main h1');
    await fits(`#/${name}`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('a turn by keyboard alone', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, lesson());
  const lot = lots(8);
  let onBoard = 0;
  for (let answers = 0; !(await round(2)(page)); answers += 1) {
    assert.ok(answers < 150, 'a round takes no 150 answers');
    const seen = await ready(page);
    if (seen.over) break;
    onBoard += await pressOn(page, seen, lot);
    await changed(page, seen);
  }
  assert.ok(onBoard > 0, 'the board was never used');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a hostile name is shown as text', async () => {
  const { context, page, errors } = await visitor(browser, server);
  const name = '<img src=x onerror=hurt=1>';
  const { id } = await sit(page, server, lesson(name));
  const unhurt = () => page.evaluate(() => !('hurt' in window) && document.querySelector('img[src="x"]') === null);
  for (const where of [`#/table/${id}`, '#/']) {
    await page.goto(`${server.address}${where}`);
    await page.getByText(name).first().waitFor();
    assert.ok(await unhurt(), `the name ran at ${where}`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});
