// Two people in two browsers at one table: who is there, what they say, and what they agree on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableLink, visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { ready } from './lib/player.mjs';
import { hotSeat } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Ada with a laptop, Blaise with a phone and in French, at a table that was just opened. */
async function both() {
  const { id, secrets } = await server.open(hotSeat);
  const ada = await visitor(browser, server);
  const blaise = await visitor(browser, server, { ...PHONE, preferences: { lang: 'fr' } });
  for (const [at, { page }] of [ada, blaise].entries()) {
    await page.goto(tableLink(server, { id, secrets: [secrets[at]] }));
    await page.waitForSelector('[data-company]');
  }
  return { id, ada, blaise };
}

/** Opens the list of what one can do, and does it. */
async function act(page, what) {
  await page.click('[data-company-menu]');
  await page.click(`[data-act="${what}"]`);
}

const width = (page) => page.evaluate(() => document.documentElement.scrollWidth);

test('two people see each other, speak in their own tongues, and agree on a draw and a rematch', async () => {
  const { id, ada, blaise } = await both();
  await ada.page.waitForSelector('[data-presence="here"][data-seat="1"]');
  const watcher = await visitor(browser, server);
  await watcher.page.goto(`${server.address}#/table/${id}`);
  await ada.page.waitForSelector('[data-watching="1"]');

  for (const { page } of [ada, blaise]) await page.getByRole('tab', { name: /Talk|Discussion/ }).click();
  await blaise.page.click('[data-phrase="good_game"]');
  await ada.page.getByText('Have a good game!').nth(1).waitFor();
  await ada.page.locator('[data-talk] input').fill('<b>As you like</b>');
  await ada.page.click('[data-send]');
  await blaise.page.locator('[data-line="1"]').waitFor();
  assert.match(await blaise.page.locator('[data-line="0"]').innerText(), /Bonne partie/);
  assert.match(await blaise.page.locator('[data-line="1"]').innerText(), /<b>As you like<\/b>/);
  assert.deepEqual(await findings(ada.page), []);
  assert.deepEqual(await findings(blaise.page), []);
  assert.ok((await width(blaise.page)) <= 360, 'nothing is wider than the phone');
  await blaise.page.locator('[data-line="1"] .mute').click();
  assert.equal(await blaise.page.locator('[data-line="1"]').count(), 0, 'Ada is not heard any more');

  await act(blaise.page, 'draw');
  await blaise.page.waitForSelector('[data-withdraw]');
  await ada.page.waitForSelector('[data-proposal]');
  assert.deepEqual(await findings(ada.page), []);
  await ada.page.click('[data-decline]');
  await blaise.page.waitForSelector('[data-proposal]', { state: 'detached' });
  await act(blaise.page, 'draw');
  await ada.page.click('[data-agree]');
  for (const { page } of [ada, blaise, watcher]) await page.waitForSelector('[data-ended="agreed"]');
  assert.deepEqual(await findings(blaise.page), []);

  await ada.page.click('[data-ask-swap]');
  await blaise.page.click('[data-agree]');
  for (const { page } of [ada, blaise]) {
    await page.waitForFunction((was) => !location.hash.includes(was), id);
    await page.waitForSelector('[data-company]');
  }
  const names = await ada.page.locator('.strip .name').allInnerTexts();
  assert.deepEqual(names, ['Blaise', 'Ada'], 'sides are swapped');
  await watcher.page.getByRole('link', { name: 'follow them' }).click();
  await watcher.page.waitForSelector('[data-watching="1"]');
  for (const { context, errors } of [ada, blaise, watcher]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('a choice is taken back by consent, a seat is left to the computer, and resigning ends the game', async () => {
  const { ada, blaise } = await both();
  const asked = async () =>
    (await ada.page.locator('[data-question]').count()) > 0 ? [ada.page, blaise.page] : [blaise.page, ada.page];
  await Promise.race([ada.page, blaise.page].map((page) => page.waitForSelector('[data-question]')));
  const [player, other] = await asked();
  const seen = await ready(player);
  const before = await player.locator('#question').innerText();
  await player.locator('[data-choice][data-lit]').first().click();
  const moved = (was) => document.querySelector('[data-question]')?.dataset.question !== was;
  await player.waitForFunction(moved, seen.question);
  await act(player, 'back');
  await other.click('[data-agree]');
  await player.waitForFunction((was) => document.querySelector('#question')?.innerText === was, before);
  const again = await ready(player);
  assert.ok(Number(again.question) > Number(seen.question), 'an answer sent before must not fit');

  await act(blaise.page, 'leave-computer');
  await blaise.page.click('[data-sure]');
  await ada.page.click('[data-agree]');
  await ada.page.waitForFunction(() => document.querySelectorAll('.strip .name')[1]?.textContent === 'Computer');
  await blaise.page.waitForFunction(() => document.querySelector('[data-question]') === null);

  await act(ada.page, 'resign');
  await ada.page.click('[data-sure]');
  await ada.page.waitForSelector('[data-over="lost"] [data-ended="resigned"]');
  await ada.page.reload();
  await ada.page.waitForSelector('[data-over="lost"] [data-ended="resigned"]');
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});
