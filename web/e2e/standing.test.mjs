// Two accounts play a game that counts; what it changed is told at the table, on their pages and in the leaderboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { hotSeat } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Asks for something as the page does, with its cookie. */
const ask = (page, path, body) =>
  page.evaluate(
    async ([to, what]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
      const answer = await fetch(`/api/${to}`, init);
      return { status: answer.status, body: await answer.json() };
    },
    [path, body],
  );

async function signedUp(name, options = {}) {
  const visit = await visitor(browser, server, options);
  await visit.page.goto(`${server.address}#/account`);
  await visit.page.waitForSelector('main h1');
  const { status } = await ask(visit.page, 'me/account', { name, password: 'three heads bite' });
  assert.equal(status, 200);
  return visit;
}

const width = (page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a game that counts is told at the table, on the pages of both, and to nobody who may not see it', async () => {
  const ada = await signedUp('Ada <b>');
  const blaise = await signedUp('Blaise', { ...PHONE, preferences: { lang: 'fr', theme: 'dark' } });
  const asked = { ruleset: 'pantheon-1.5', ...hotSeat };
  const opened = (await ask(ada.page, 'tables?rated=true', asked)).body;
  for (const [at, { page }] of [ada, blaise].entries()) {
    await page.goto(`${server.address}#/table/${opened.table}?seat=${opened.seats[at].invitation}`);
    await page.waitForSelector('[data-contest="rated"]');
  }
  await ada.page.waitForSelector('[data-standing="1"]');
  assert.match(await ada.page.locator('[data-contest]').innerText(), /This game counts/);
  assert.match(await blaise.page.locator('[data-contest]').innerText(), /classée/);
  assert.deepEqual(await findings(ada.page), [], 'the table');
  await ada.page.click('[data-company-menu]');
  assert.equal(await ada.page.locator('[data-act="back"]').count(), 0, 'nothing is taken back');
  await ada.page.keyboard.press('Escape');

  await blaise.page.click('[data-company-menu]');
  await blaise.page.click('[data-act="resign"]');
  await blaise.page.click('[data-sure]');
  await ada.page.waitForSelector('[data-standing="0"] [data-change="162"]');
  await blaise.page.waitForSelector('[data-standing="1"] [data-change="-162"]');

  await ada.page.click('[data-standing="1"] a');
  await ada.page.waitForSelector('[data-rating="pantheon-1.5"]');
  assert.match(await ada.page.locator('[data-rating]').innerText(), /1338 ± \d+ \(provisional\)/);
  assert.match(await ada.page.locator('[data-met]').innerText(), /1 to 0 for you/);
  assert.equal(await ada.page.locator('[data-played] [data-outcome="lost"]').count(), 1);
  assert.deepEqual(await findings(ada.page), [], 'the page of the other');

  await blaise.page.goto(`${server.address}#/people/blaise`);
  await blaise.page.waitForSelector('[data-played] li a');
  assert.deepEqual(await findings(blaise.page), [], 'his own page, on a phone, in French');
  assert.ok((await width(blaise.page)) <= 360, 'the page is as wide as the phone');
  await blaise.page.getByText('personne', { exact: true }).click();
  await blaise.page.waitForSelector('.chosen:has-text("personne")');
  await ada.page.reload();
  await ada.page.getByText('keeps games private').waitFor();

  await blaise.page.goto(`${server.address}#/people/${encodeURIComponent('Ada <b>')}`);
  await blaise.page.getByRole('heading', { name: 'Ada <b>', exact: true }).waitFor();
  await blaise.page.getByRole('link', { name: 'Classement' }).click();
  await blaise.page.waitForSelector('[data-leaders="0"]');
  assert.deepEqual(await findings(blaise.page), [], 'the leaderboard');
  assert.ok((await width(blaise.page)) <= 360, 'the leaderboard is as wide as the phone');
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});
