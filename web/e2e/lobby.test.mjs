// Two strangers in two browsers find each other in the lobby and play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { changed, click, lots, ready } from './lib/player.mjs';
import { browser, server } from './lib/stage.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const width = (page) => page.evaluate(() => document.documentElement.scrollWidth);

test('two strangers find each other in the lobby and play the first turn', async () => {
  const ada = await visitor(browser, server);
  const blaise = await visitor(browser, server, { ...PHONE, preferences: { lang: 'fr' } });
  await blaise.page.goto(`${server.address}#/`);
  await blaise.page.click('[data-lobby]');
  await blaise.page.waitForSelector('[data-count="0"]');

  // Ada opens a table by keyboard and page, and waits with a link and its QR code.
  await ada.page.goto(`${server.address}#/new/pantheon-1.5`);
  await ada.page.getByText('Scenario', { exact: true }).first().click();
  await ada.page.click('[data-scenario="first_lesson"]');
  await ada.page.check('[data-listed]');
  await ada.page.click('[data-create]');
  await ada.page.waitForSelector('[data-invite]');
  await ada.page.click('[data-show-qr]');
  await ada.page.waitForSelector('img[data-qr]');
  assert.ok(
    await ada.page.evaluate(() =>
      document
        .querySelector('img[data-qr]')
        .decode()
        .then(() => true),
    ),
  );
  assert.deepEqual(await findings(ada.page), [], 'the table that waits');
  const table = /#\/table\/(\w+)/.exec(ada.page.url())?.[1];

  // Blaise, who was there before, sees it come.
  const card = blaise.page.locator(`[data-open="${table}"]`);
  await card.waitFor();
  assert.deepEqual(await findings(blaise.page), [], 'the lobby on a phone, in French');
  assert.ok((await width(blaise.page)) <= 360, 'the lobby is as wide as the phone');
  await blaise.page.selectOption('[data-filter="ruleset"]', 'conjurers');
  await card.waitFor({ state: 'detached' });
  await blaise.page.selectOption('[data-filter="ruleset"]', 'pantheon-1.5');
  await card.locator('[data-sit]').click();
  await blaise.page.waitForSelector('[data-company]');
  // Her link is worth nothing any more, and he is called by his name.
  await ada.page.waitForSelector('[data-invite]', { state: 'detached' });
  await ada.page.waitForSelector('[data-presence="here"][data-seat="1"]');
  const names = await ada.page.locator('.strip .name').allInnerTexts();
  assert.match(names[1], /^\w+ \d+$/, 'a guest has a name');

  const lot = lots(3);
  const decided = new Set();
  for (let clicks = 0; decided.size < 2; clicks += 1) {
    assert.ok(clicks < 300, 'both decide soon');
    const asked = await Promise.race(
      [ada, blaise].map(({ page }) => page.waitForSelector('[data-question]').then(() => page)),
    );
    await ready(asked);
    decided.add(asked);
    const before = await click(asked, lot);
    await Promise.race([changed(asked, before), ...[ada, blaise].map(({ page }) => page.waitForTimeout(400))]);
  }
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('a blocked stranger is not shown and can be shown again', async () => {
  const ada = await visitor(browser, server);
  const blaise = await visitor(browser, server);
  for (const [{ page }, game] of [
    [ada, 'conjurers'],
    [blaise, 'conjurers'],
  ]) {
    await page.goto(`${server.address}#/new/${game}`);
    await page.check('[data-listed]');
    await page.click('[data-create]');
    await page.waitForSelector('[data-invite]');
    await page.goto(`${server.address}#/lobby`);
    await page.waitForSelector('[data-open][data-own]');
  }
  const others = ada.page.locator('[data-open]:not([data-own])');
  await others.first().waitFor();
  await others.locator('[data-block]').first().click();
  await ada.page.waitForSelector('[data-unblock]');
  assert.equal(await others.count(), 0);
  assert.deepEqual(await findings(ada.page), []);
  await blaise.page.reload();
  await blaise.page.waitForSelector('[data-open][data-own]');
  assert.equal(await blaise.page.locator('[data-open]:not([data-own])').count(), 0, 'nor is she to him');
  await ada.page.click('[data-unblock]');
  await others.first().waitFor();
  await ada.page.click('[data-withdraw]');
  await ada.page.waitForSelector('[data-open][data-own]', { state: 'detached' });
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('two who look for an opponent meet at one table, and who looks no more leaves nothing behind', async () => {
  const ada = await visitor(browser, server);
  const blaise = await visitor(browser, server, { ...PHONE, preferences: { lang: 'fr' } });
  for (const { page } of [ada, blaise]) {
    await page.goto(`${server.address}#/lobby`);
    await page.selectOption('[data-seek="ruleset"]', 'conjurers');
  }
  await ada.page.click('[data-seek="start"]');
  await ada.page.waitForSelector('[data-seek="waits"]');
  assert.deepEqual(await findings(ada.page), [], 'somebody who waits');
  await ada.page.click('[data-seek="stop"]');
  await ada.page.waitForSelector('[data-seek="start"]');
  await blaise.page.click('[data-seek="start"]');
  await blaise.page.waitForSelector('[data-seek="waits"]');
  assert.deepEqual(await findings(blaise.page), [], 'somebody who waits, on a phone, in French');
  assert.ok((await width(blaise.page)) <= 360, 'the lobby is as wide as the phone');
  await ada.page.click('[data-seek="start"]');
  const at = (page) => page.waitForURL(/#\/table\//).then(() => /#\/table\/(\w+)/.exec(page.url())[1]);
  assert.equal(await at(ada.page), await at(blaise.page));
  await ada.page.waitForSelector('[data-presence="here"][data-seat="0"]');
  for (const { context, errors } of [ada, blaise]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});
