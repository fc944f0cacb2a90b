// Games with clocks in two browsers: they wait, run, are stopped by consent, and a flag falls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableLink, visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { ready } from './lib/player.mjs';
import { hotSeat } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const width = (page) => page.evaluate(() => document.documentElement.scrollWidth);
const left = (page, seat) => page.locator(`[data-clock="${seat}"]`).first().getAttribute('data-left').then(Number);

/** Ada with a laptop, Blaise with a phone and in French, at a table with a clock. */
async function both(terms) {
  const { id, secrets } = await server.open(hotSeat, terms);
  const ada = await visitor(browser, server);
  const blaise = await visitor(browser, server, { ...PHONE, preferences: { lang: 'fr' } });
  await ada.page.goto(tableLink(server, { id, secrets: [secrets[0]] }));
  await ada.page.waitForSelector('[data-pace="waits"]');
  const waits = await left(ada.page, 0);
  await blaise.page.goto(tableLink(server, { id, secrets: [secrets[1]] }));
  for (const { page } of [ada, blaise]) await page.waitForSelector('[data-pace="runs"]');
  return { id, ada, blaise, waits };
}

test('a live game waits for both, stops and changes its pace by consent, on a phone too', async () => {
  const { ada, blaise, waits } = await both({ pace: 'live', base: '600', increment: '5', reserve: '10' });
  assert.equal(waits, 600_000, 'nobody is charged before');
  await Promise.race([ada.page, blaise.page].map((page) => page.waitForSelector('[data-question]')));
  const player = (await ada.page.locator('[data-question]').count()) > 0 ? ada.page : blaise.page;
  const seat = player === ada.page ? 0 : 1;
  const before = await left(player, seat);
  await player.waitForFunction(
    ([at, was]) => Number(document.querySelector(`[data-clock="${at}"]`)?.dataset.left) < was - 500,
    [seat, before],
  );
  assert.equal(await player.locator(`[data-clock="${seat}"][data-running]`).count(), 1);
  assert.deepEqual(await findings(ada.page), [], 'clocks');
  assert.deepEqual(await findings(blaise.page), [], 'clocks on a phone, in French');
  assert.ok((await width(blaise.page)) <= 360, 'nothing is wider than the phone');

  await ada.page.click('[data-company-menu]');
  await ada.page.click('[data-act="pause"]');
  await blaise.page.waitForSelector('[data-proposal]');
  assert.match(await blaise.page.locator('[data-proposal] p').innerText(), /pause/);
  await blaise.page.click('[data-agree]');
  for (const { page } of [ada, blaise]) await page.waitForSelector('[data-pace="paused"]');
  const stood = await left(player, seat);
  await player.waitForTimeout(600);
  assert.equal(await left(player, seat), stood, 'no time passes');
  assert.deepEqual(await findings(blaise.page), [], 'a pause');
  await blaise.page.click('[data-resume]');
  await ada.page.click('[data-agree]');
  for (const { page } of [ada, blaise]) await page.waitForSelector('[data-pace="runs"]');

  await ada.page.click('[data-company-menu]');
  await ada.page.click('[data-change-pace]');
  await ada.page.selectOption('[data-pace-kind]', 'slow');
  await ada.page.selectOption('[data-pace-hours]', '48');
  assert.deepEqual(await findings(ada.page), [], 'the form of another pace');
  await ada.page.click('[data-act="pace"]');
  await blaise.page.click('[data-agree]');
  await ada.page.getByText('2 days a turn').first().waitFor();
  await blaise.page.getByText('2 jours par tour').first().waitFor();
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('a flag falls: whoever did not move has lost, and both are told why', async () => {
  const { ada, blaise } = await both({ pace: 'live', base: '8', increment: '0', reserve: '0' });
  await Promise.race([ada.page, blaise.page].map((page) => page.waitForSelector('[data-question]')));
  const mine = (await ada.page.locator('[data-question]').count()) > 0;
  const [loser, winner] = mine ? [ada.page, blaise.page] : [blaise.page, ada.page];
  await loser.waitForSelector('[data-low]');
  assert.match(await loser.locator('[data-low]').innerText(), /⚠/, 'little time is told by a sign');
  assert.match(await loser.locator('[data-low]').innerText(), /little time|peu de temps/, 'and in words');
  await loser.waitForSelector('[data-over="lost"] [data-ended="out_of_time"]');
  await winner.waitForSelector('[data-over="won"] [data-ended="out_of_time"]');
  for (const page of [loser, winner]) assert.deepEqual(await findings(page), [], 'the end');
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('a table with a clock is opened by the form, and the computer goes on for whose flag fell', async () => {
  const ada = await visitor(browser, server);
  await ada.page.goto(`${server.address}#/new/pantheon-1.5`);
  await ada.page.getByText('Scenario', { exact: true }).first().click();
  await ada.page.click('[data-scenario="first_lesson"]');
  await ada.page.selectOption('[data-pace-kind]', 'live');
  await ada.page.selectOption('[data-pace-base]', '5');
  await ada.page.selectOption('[data-pace-flag]', 'computer');
  assert.deepEqual(await findings(ada.page), [], 'the form');
  await ada.page.click('[data-create]');
  await ada.page.waitForSelector('[data-pace="runs"]');
  assert.ok((await left(ada.page, 0)) > 280_000);
  await ada.context.close();

  const two = await both({ pace: 'live', base: '4', increment: '300', reserve: '0', flag: 'computer' });
  await Promise.race([two.ada.page, two.blaise.page].map((page) => page.waitForSelector('[data-question]')));
  const mine = (await two.ada.page.locator('[data-question]').count()) > 0;
  const [idle, other] = mine ? [two.ada.page, two.blaise.page] : [two.blaise.page, two.ada.page];
  await other.waitForSelector('[data-fallen]');
  await idle.waitForSelector('[data-fallen]');
  const seen = await ready(other);
  assert.ok(seen, 'the game goes on against the computer');
  for (const { context, errors } of [two.ada, two.blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});
