// Hints at the table, why the computer decided so, and the review after the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { changed, click, isOver, look, lots, playUntil, ready } from './lib/player.mjs';
import { hotSeat, lesson } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const mayAsk = (page) => page.evaluate(() => document.querySelector('[data-ask-hint]') !== null);

test('a hint is asked for by its key, says why, and can be taken', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, lesson());
  await playUntil(page, mayAsk, { lot: lots(2), most: 40 });
  const was = await ready(page);
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hint]');
  const told = await page.textContent('[data-hint]');
  assert.match(told, /% to win/);
  await page.click('[data-take] >> nth=0');
  if ((await look(page)).confirm) await page.click('[data-confirm]');
  await changed(page, was);
  assert.notEqual((await look(page)).question, was.question);
  assert.deepEqual(errors, []);
  await context.close();
});

test('after a short game its review shows the curve and leads to the moments', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, lesson());
  const lot = lots(7);
  await playUntil(page, (at) => at.evaluate(() => document.querySelector('[data-why]') !== null), { lot });
  await page.click('[data-why] >> nth=0');
  await page.waitForSelector('.thought');
  await playUntil(page, isOver, { lot });
  await page.click('[data-over] a[href^="#/review/"]');
  await page.waitForSelector('[data-curve="1"]', { timeout: 90_000 });
  assert.equal(await page.locator('[data-accounts] tbody tr').count(), 2);
  assert.deepEqual(await findings(page), []);
  const moments = page.locator('[data-moment] a');
  if ((await moments.count()) > 0) {
    await moments.first().click();
    await page.waitForSelector('[data-area]');
    assert.match(page.url(), /#\/replay\/.*\?step=\d+/);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('at one screen both players may ask', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sit(page, server, hotSeat);
  const lot = lots(1);
  for (let clicks = 0; clicks < 30 && !(await mayAsk(page)); clicks += 1) await changed(page, await click(page, lot));
  assert.ok(await mayAsk(page));
  assert.deepEqual(errors, []);
  await context.close();
});
