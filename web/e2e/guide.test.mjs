// The short rules: reached from where they are needed, whole in both languages and on a phone, and with
// pictures of positions that the engine still tells so. And questions put to the rules in full.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sit, visitor } from './lib/browser.mjs';
import { findings } from './lib/findings.mjs';
import { pictures } from './lib/pictures.mjs';
import { lesson } from './lib/server.mjs';
import { browser, server } from './lib/stage.mjs';

const RULESETS = ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers'];

test('the pictures are what the engine tells of their positions', async () => {
  for (const [name, text] of await pictures(server)) {
    const kept = readFileSync(new URL(`../src/guide/pictures/${name}.json`, import.meta.url), 'utf8');
    assert.equal(text, kept, `${name}: run npm run pictures`);
  }
});

for (const lang of ['en', 'fr']) {
  test(`the short rules of every game, ${lang}, on a phone`, async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, preferences: { lang } };
    const { context, page, errors } = await visitor(browser, server, phone);
    for (const ruleset of RULESETS) {
      await page.goto(`${server.address}#/guide/${ruleset}`);
      // Only the address changes: the pictures of the game before stand until those of this one are drawn.
      await page.waitForFunction((wanted) => location.hash.endsWith(wanted), ruleset);
      await page.waitForFunction(() => {
        const drawn = [...document.querySelectorAll('[data-guide-picture]')];
        return drawn.length > 1 && drawn.every((one) => one.querySelectorAll('*').length > 40);
      });
      const chapters = await page.$$eval('[data-chapter]', (all) =>
        all.map((one) => ({
          name: one.dataset.chapter,
          title: one.querySelector('h2').innerText,
          text: one.querySelector('.text').innerText,
          links: one.querySelectorAll('[data-rule]').length,
        })),
      );
      assert.ok(chapters.length >= 7, `${ruleset} has ${chapters.length} chapters`);
      for (const { name, title, text, links } of chapters) {
        assert.ok(title.length > 2 && text.length > 60 && links > 0, `${ruleset} ${name}: ${title}: ${text}`);
      }
      const drawn = await page.$$eval('[data-guide-picture]', (all) =>
        all.map((one) => ({ height: one.clientHeight, marks: one.querySelectorAll('*').length })),
      );
      assert.ok(drawn.length >= 2, `${ruleset} has ${drawn.length} pictures`);
      for (const { height, marks } of drawn) assert.ok(height > 150 && marks > 40, `${ruleset}: an empty picture`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${ruleset}: ${over} px wider than the phone`);
      assert.deepEqual(await findings(page), [], ruleset);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('the short rules are one click away from the start page, and two from a table', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await page.goto(server.address);
  await page.click('a[href="#/guide"]');
  await page.waitForSelector('[data-chapter="goal"]');
  await sit(page, server, lesson());
  await page.click('[data-goal]');
  await page.click('[data-guide]');
  await page.waitForSelector('dialog[open] [data-chapter="goal"] [data-guide-picture] [data-area]');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a plain question is answered by a rule, which is one click away', async () => {
  const { context, page, errors } = await visitor(browser, server);
  await page.goto(`${server.address}#/rules/mythic-2012`);
  await page.fill('main input[type="search"]', 'how do I win');
  await page.waitForSelector('[data-answer]');
  const [first] = await page.$$eval('[data-answer]', (all) => all.map((one) => one.dataset.answer));
  assert.match(first ?? '', /^M12\.15\.[12]$/);
  await page.click(`[data-answer="${first}"] button`);
  await page.waitForSelector(`[data-rule-line="${first}"].asked`);
  assert.deepEqual(errors, []);
  await context.close();
});
