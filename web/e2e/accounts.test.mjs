// A guest plays, makes an account, and goes on with the same game on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { browser, server } from './lib/stage.mjs';

const PASSWORD = 'three heads bite';

async function opened(page, fragment) {
  await page.goto(`${server.address}#/${fragment}`);
  await page.waitForSelector('main h1');
}

test('a game of a guest is found on another device by an account', async () => {
  const desk = await visitor(browser, server);
  await opened(desk.page, '');
  assert.equal(await desk.page.locator('[data-me]').count(), 0, 'nobody yet');
  await desk.page.click('[data-play="pantheon-1.5"]');
  await desk.page.waitForSelector('[data-question], [data-curtain]');
  const table = /#\/table\/(\w+)/.exec(desk.page.url())?.[1];
  assert.ok(table);
  await opened(desk.page, '');
  await desk.page.waitForSelector('[data-me="guest"]');
  await opened(desk.page, 'account');
  await desk.page.fill('[data-door] input[autocomplete="username"]', 'Ann of Delphi');
  await desk.page.fill('[data-door] input[type="password"]', PASSWORD);
  await desk.page.click('[data-door] button[type="submit"]');
  await desk.page.waitForSelector('[data-codes] li');
  assert.equal(await desk.page.locator('[data-codes] li').count(), 8);
  await desk.page.waitForSelector('[data-device]');
  assert.deepEqual(await findings(desk.page), [], 'the account');

  const phone = await visitor(browser, server, {
    viewport: { width: 360, height: 640 },
    preferences: { lang: 'fr', theme: 'dark' },
  });
  await opened(phone.page, 'games');
  await opened(phone.page, 'account');
  await phone.page.getByText('Se connecter', { exact: true }).first().click();
  await phone.page.fill('[data-door="in"] input[autocomplete="username"]', 'ann of delphi');
  await phone.page.fill('[data-door="in"] input[type="password"]', 'not it, not it');
  await phone.page.click('[data-door="in"] button[type="submit"]');
  await phone.page.waitForSelector('[data-door="in"] [role="alert"]');
  await phone.page.fill('[data-door="in"] input[type="password"]', PASSWORD);
  await phone.page.keyboard.press('Enter');
  await phone.page.waitForSelector('[data-device]');
  assert.deepEqual(await findings(phone.page), [], 'the account on a phone, in French');
  const sideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  assert.equal(await phone.page.evaluate(sideways), false, 'the account is as wide as the phone');
  await opened(phone.page, 'games');
  const game = phone.page.locator(`[data-games] a[href*="${table}"]`);
  await game.waitFor();
  assert.deepEqual(await findings(phone.page), [], 'my games on a phone');
  assert.equal(await phone.page.evaluate(sideways), false, 'my games are as wide as the phone');
  await game.click();
  await phone.page.waitForSelector('[data-question]');
  assert.ok(await phone.page.getAttribute('[data-question]', 'data-seat'), 'she plays here too');

  // The phone is signed out from the desk.
  await desk.page.reload();
  const other = desk.page.locator('[data-device]').filter({ hasNot: desk.page.locator('strong') });
  await other.locator('button').click();
  await other.waitFor({ state: 'detached' });
  await opened(phone.page, '');
  await phone.page.waitForSelector('.identity a');
  assert.equal(await phone.page.locator('[data-me]').count(), 0);
  // A wrong password is told by the status of the request as well.
  assert.deepEqual(
    phone.errors.filter((error) => !error.includes('403')),
    [],
  );
  assert.deepEqual(desk.errors, []);
  await desk.context.close();
  await phone.context.close();
});
