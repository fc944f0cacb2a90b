// A game from the start page to its end, and what a table outlives.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, visitor } from './lib/browser.mjs';
import { changed, click, isOver, look, lots, playUntil, questionText, round, sitInAttack } from './lib/player.mjs';
import { armies, lesson, verify } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

/** All that a person at the table sees of the question. */
const standing = async (page) => ({
  ...(await look(page)),
  sentence: await questionText(page),
  dice: await page.locator('[data-die]').evaluateAll((dice) => dice.map((die) => die.dataset.die)),
  units: await page.locator('[data-unit]').evaluateAll((units) => units.map((unit) => unit.ariaLabel)),
  // Whoever joins a long game is told its last part.
  log: (await page.locator('.record li').allInnerTexts()).slice(-40),
});

test('a whole game against the computer, by clicks on what is lit', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await page.goto(server.address);
  await page.click('nav a[href="#/new"]');
  await page.click('section[aria-labelledby="new-mode"] label:has-text("Scenario")');
  await page.click('[data-scenario="first_lesson"]');
  await page.selectOption('[data-player="1"] select >> nth=0', 'computer');
  await page.click('[data-create]');
  await page.waitForSelector('[data-question]');

  const clicks = await playUntil(page, isOver, { lot: lots(7) });
  assert.ok(clicks > 20, `a game of ${clicks} clicks is no game`);
  assert.notEqual((await page.textContent('[data-over] h2')).trim(), '');

  const [table, [secret]] = await page.evaluate(() => Object.entries(JSON.parse(localStorage['omphalos.seats']))[0]);
  const record = await fetch(`${server.address}api/tables/${table}/record`, {
    headers: { 'omphalos-seats': secret },
  });
  verify(await record.text());
  await page.click('[data-over] a[href^="#/replay/"]');
  await page.waitForSelector('[data-area]');
  assert.deepEqual(errors, []);
  await context.close();
});

/** The dice that a click on their middle would not reach. */
const unreached = (page) =>
  page.locator('button[data-die]').evaluateAll((dice) =>
    dice
      .filter((die) => {
        const { x, y, width, height } = die.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-die]') !== die;
      })
      .map((die) => die.dataset.die),
  );

test('in an attack every die can be picked, and a reload asks the same question', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await sitInAttack(page, server, lesson());
  assert.deepEqual(await unreached(page), []);
  const was = await standing(page);
  await page.reload();
  await page.waitForSelector('[data-question]');
  assert.deepEqual(await standing(page), was);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a killed server is back where it was', async () => {
  const { context, page } = await visitor(browser, server);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await sit(page, server, armies);
  await playUntil(page, round(1), { lot: lots(3) });
  const lot = lots(5);
  for (let clicks = 0; clicks < 10; clicks += 1) await changed(page, await click(page, lot));
  const was = await standing(page);
  await server.kill();
  await page.waitForSelector('.banner[role="alert"]');
  await server.start();
  await page.waitForSelector('.banner[role="alert"]', { state: 'detached' });
  assert.deepEqual(await standing(page), was);

  const goneOn = async () => (await look(page)).question !== was.question;
  await playUntil(page, goneOn, { lot, most: 20 });
  assert.deepEqual(faults, []);
  await context.close();
});
