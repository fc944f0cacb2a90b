// A line of talk is reported; a moderator mutes and bans on the page for those who keep order, on a phone and in French.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { hotSeat } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const ask = (page, path, body) =>
  page.evaluate(
    async ([to, what]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
      const answer = await fetch(`/api/${to}`, init);
      return { status: answer.status, body: await answer.json().catch(() => null) };
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
/** A refusal is told by the status of the request as well. */
const odd = (errors) => errors.filter((error) => !error.includes('403'));

test('a line is reported, its speaker muted and banned, and all of it told in words', async () => {
  const rude = await signedUp('Rude <b>');
  const ada = await signedUp('Ada');
  const keeper = await signedUp('Themis', { ...PHONE, preferences: { lang: 'fr', theme: 'dark' } });
  server.admin(['order', 'role', 'Themis', 'moderator']);
  await keeper.page.goto(`${server.address}#/order`);
  await keeper.page.waitForSelector('[data-reports="0"]');
  await ada.page.goto(`${server.address}#/order`);
  await ada.page.waitForSelector('[data-no-keeper]');
  assert.deepEqual(await findings(ada.page), [], 'the page for others');

  const opened = (await ask(ada.page, 'tables', { ruleset: 'pantheon-1.5', ...hotSeat })).body;
  for (const [at, { page }] of [ada, rude].entries()) {
    await page.goto(`${server.address}#/table/${opened.table}?seat=${opened.seats[at].invitation}`);
    await page.waitForSelector('[data-standing], [data-company]');
    await page.getByRole('tab', { name: 'Talk' }).click();
  }
  await rude.page.fill('[data-talk] input', 'You play like an ass');
  await rude.page.click('[data-send]');
  await ada.page.click('[data-report-line="0"]');
  await ada.page.fill('[data-report-form] textarea', 'So rude');
  assert.deepEqual(await findings(ada.page), [], 'the report');
  await ada.page.click('[data-report-form] button[type="submit"]');
  await ada.page.waitForSelector('[data-reported]');

  await keeper.page.reload();
  await keeper.page.waitForSelector('[data-reports="1"] [data-said="0"].meant');
  assert.match(await keeper.page.locator('[data-report]').innerText(), /You play like an ass/);
  await keeper.page.click('[data-moves]');
  await keeper.page.waitForSelector('.moves li');
  await keeper.page.click('[data-known] summary');
  await keeper.page.fill('[data-known] input[maxlength="300"]', 'soyez poli');
  assert.deepEqual(await findings(keeper.page), [], 'the page on a phone, in French');
  assert.ok((await width(keeper.page)) <= 360, 'the page is as wide as the phone');
  await keeper.page.click('[data-mute]');
  await keeper.page.waitForSelector('[data-muted]');
  await rude.page.fill('[data-talk] input', 'And I stay so');
  await rude.page.click('[data-send]');
  await rude.page.getByText('soyez poli').waitFor();

  await keeper.page.fill('[data-known] input[maxlength="300"]', 'assez');
  await keeper.page.click('[data-ban]');
  await keeper.page.waitForSelector('[data-banned]');
  await rude.page.getByText('assez').waitFor();
  await rude.page.goto(`${server.address}#/account`);
  await rude.page.waitForSelector('[data-out]');
  assert.match(await rude.page.locator('[data-out]').innerText(), /assez/);
  await keeper.page.fill('[data-report] form input[aria-label]', 'exclu un jour');
  await keeper.page.click('[data-report] form button[type="submit"]:not([data-mute])');
  await keeper.page.waitForSelector('[data-reports="0"]');
  const acts = await keeper.page
    .locator('[data-log] [data-act]')
    .evaluateAll((all) => all.map((one) => one.dataset.act));
  assert.deepEqual(acts.slice(0, 4), ['report', 'ban', 'mute', 'role']);
  assert.deepEqual(await findings(keeper.page), [], 'the log');
  for (const { context, errors } of [rude, ada, keeper]) {
    assert.deepEqual(odd(errors), []);
    await context.close();
  }
});
