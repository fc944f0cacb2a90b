// Puzzles, solved and missed through the page.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { visitor } from './lib/browser.mjs';
import { ready } from './lib/player.mjs';
import { browser, server } from './lib/stage.mjs';

const games = fileURLToPath(new URL('../../games/', import.meta.url));

/** The choices of a puzzle's solution, in notation. */
function solutionOf(id) {
  const files = readdirSync(games).map((game) => join(games, game, `${id}.record`));
  const record = readFileSync(
    files.find((file) => existsSync(file)),
    'utf8',
  );
  return record
    .split('\n')
    .filter((line) => /^\d /.test(line))
    .map((line) => line.replace(/^\d /, '').replace(/ = \w+$/, ''));
}

const verdict = (page) => page.evaluate(() => document.querySelector('[data-puzzle]')?.dataset.puzzle ?? null);

/** Opens a puzzle from the page of them. All choices stand in the list for those who read the board in words. */
async function open(page, id) {
  await page.goto(`${server.address}#/puzzles`);
  await page.click(`[data-puzzle-id="${id}"]`);
  await page.waitForSelector('[data-puzzle="open"]');
}

/** Takes the first of these choices that is offered; says which. */
async function take(page, choices) {
  await ready(page);
  const offered = await page.evaluate(
    (wanted) =>
      wanted.findIndex((one) => document.querySelector(`[data-notation="${one}"][data-lit]:not(:disabled)`) !== null),
    choices,
  );
  assert.ok(offered >= 0, `none of ${choices} is offered`);
  await page.waitForTimeout(450);
  await page.click(`[data-notation="${choices[offered]}"][data-lit] >> nth=0`);
  const asked = await page.waitForSelector('[data-confirm]', { timeout: 300 }).catch(() => null);
  if (asked) await page.click('[data-confirm]');
  return offered;
}

const all = async () =>
  (await (await fetch(`${server.address}api/exercises`)).json()).filter(({ id }) => id.startsWith('puzzles/'));

test('there are enough puzzles, in every game, and one of them is of the day', async () => {
  const puzzles = await all();
  assert.ok(puzzles.length >= 24, `${puzzles.length} puzzles`);
  for (const ruleset of ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers'])
    assert.ok(
      puzzles.some((one) => one.ruleset === ruleset),
      `one of ${ruleset}`,
    );
  const { context, page, errors } = await visitor(browser, server);
  await page.goto(server.address);
  const daily = await page.getAttribute('[data-daily]', 'data-daily');
  assert.ok(puzzles.some(({ id }) => id === daily));
  await page.click('[data-daily]');
  await page.waitForSelector('[data-puzzle="open"]');
  assert.deepEqual(errors, []);
  await context.close();
});

test('the solution of a puzzle of each game solves it through the page', async () => {
  const puzzles = await all();
  const { context, page, errors } = await visitor(browser, server, { preferences: { textBoard: true } });
  for (const ruleset of new Set(puzzles.map((one) => one.ruleset))) {
    const { id } = puzzles.find((one) => one.ruleset === ruleset);
    await open(page, id);
    let rest = solutionOf(id);
    while ((await verdict(page)) === 'open') {
      const before = await page.getAttribute('[data-question]', 'data-question');
      rest = rest.slice((await take(page, rest)) + 1);
      await page.waitForFunction(
        (old) =>
          document.querySelector('[data-puzzle]')?.dataset.puzzle !== 'open' ||
          (document.querySelector('[data-question]')?.dataset.question ?? old) !== old,
        before,
      );
    }
    assert.equal(await verdict(page), 'solved', id);
    await page.goto(`${server.address}#/puzzles`);
    await page.waitForSelector(`[data-puzzle-id="${id}"] .solved`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('another choice misses it, and can be taken back', async () => {
  const { id } = (await all()).find(({ ruleset }) => ruleset === 'conjurers');
  const [best] = solutionOf(id);
  const { context, page } = await visitor(browser, server, { preferences: { textBoard: true } });
  await open(page, id);
  await ready(page);
  const others = await page.evaluate(
    (kind) =>
      [...document.querySelectorAll('[data-notation][data-lit]')]
        .map(({ dataset }) => dataset.notation)
        .filter((one) => !one.startsWith(kind)),
    best.split(' ').slice(0, 2).join(' '),
  );
  await take(page, others);
  await page.waitForSelector('[data-puzzle="missed"]');
  await page.click('[data-again]');
  await page.waitForSelector('[data-puzzle="open"]');
  await context.close();
});
