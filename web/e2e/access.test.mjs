// Every page, light and dark, without serious findings of axe-core.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit, tableLink, visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { sitInAttack } from './lib/player.mjs';
import { hotSeat, lesson } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const PAGES = [
  '',
  'new',
  'army',
  'rules',
  'guide',
  'learn',
  'puzzles',
  'games',
  'lobby',
  'account',
  'leaders',
  'order',
  'settings',
  'credits',
  'nowhere',
];
const draft = { ...lesson(), mode: { draft: {} }, lead: 0 };

for (const theme of ['light', 'dark']) {
  test(`no serious findings, ${theme}`, async () => {
    const { context, page, errors } = await visitor(browser, server, { preferences: { theme } });
    const found = {};
    const check = async (name) => {
      const lines = await findings(page);
      if (lines.length > 0) found[name] = lines;
    };
    for (const name of PAGES) {
      await page.goto(`${server.address}#/${name}`);
      await page.waitForSelector('main h1');
      await check(`#/${name}`);
    }
    await page.goto(tableLink(server, await server.open(draft)));
    await page.waitForSelector('main h1');
    await check('a draft');
    await sit(page, server, hotSeat);
    await check('the curtain');
    await sit(page, server, lesson());
    await check('the table');
    const { id } = await sitInAttack(page, server, lesson());
    await check('an attack');
    await page.goto(`${server.address}#/replay/${id}`);
    await page.waitForSelector('[data-area]');
    await check('a replay');
    assert.deepEqual(found, {});
    assert.deepEqual(errors, []);
    await context.close();
  });
}
