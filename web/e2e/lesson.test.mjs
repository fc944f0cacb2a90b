// Every lesson, walked to its end by somebody who does what it says, in both languages: what is said and what is marked
// must be the same thing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { browser, server } from './lib/stage.mjs';

/** Decisions that all chapters of Pantheon may ask for. */
const MOST_DECISIONS = 40;

/** How long after a click another one in the same place is one of its own, in milliseconds. */
const TWICE = 500;

const ids = async (kind) => {
  const cards = await (await fetch(`${server.address}api/exercises`)).json();
  return cards.map(({ id }) => id).filter((id) => id.startsWith(`${kind}/`));
};

/** What the voice says, what it says is to be done, and what is marked. */
const heard = (page) =>
  page.evaluate(() => {
    const coach = document.querySelector('[data-coach]');
    const marked = [...document.querySelectorAll('[data-coached][data-lit]')];
    return {
      say: coach?.dataset.coach ?? null,
      said: coach?.querySelector('.say')?.textContent?.trim() ?? '',
      does: (coach?.dataset.does ?? '').split(' ').filter(Boolean),
      marked: marked.map((one) => ({ notation: one.dataset.notation, label: one.ariaLabel ?? one.textContent.trim() })),
      question: document.querySelector('[data-question]')?.dataset.question ?? null,
      confirm: document.querySelector('[data-confirm]:not(:disabled)') !== null,
    };
  });

/** Waits until the voice has come to something new that can be done, or to the end. */
async function listen(page, before) {
  const begun = Date.now();
  for (;;) {
    const now = await heard(page);
    const fresh = now.question !== before?.question || now.confirm !== before?.confirm || now.say !== before?.say;
    if (now.say === 'end') return now;
    if (fresh && now.say !== null && now.question !== null && (now.marked.length > 0 || now.confirm)) return now;
    if (Date.now() - begun > 30_000) throw new Error(`the lesson stands still: ${JSON.stringify(now)}`);
    await page.waitForTimeout(15);
  }
}

/** The words of a text, by their first letters: "walk" and "walks", "marche" and "marchez" are one. */
const words = (text) => new Set((text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []).map((word) => word.slice(0, 4)));

async function walk(page, id) {
  await page.goto(`${server.address}#/learn`);
  await page.click(`[data-begin="${id}"]`);
  let [before, todo, saying, decisions] = [null, [], null, 0];
  for (;;) {
    const now = await listen(page, before);
    assert.notEqual(now.said, '', `${id}: the voice says nothing at ${now.say}`);
    if (now.say === 'end') {
      assert.deepEqual(todo, [], `${id}: said at ${saying} and never marked`);
      return decisions;
    }
    if (now.confirm) await page.click('[data-confirm]');
    else {
      assert.equal(now.marked.length, 1, `${id} ${now.say}: one choice is marked`);
      const [{ notation, label }] = now.marked;
      if (now.say !== saying) {
        assert.deepEqual(todo, [], `${id}: said at ${saying} and never marked`);
        [saying, todo] = [now.say, now.does];
      }
      const [next, ...rest] = todo;
      assert.equal(notation.split(' ')[0], next, `${id} ${now.say}: "${now.said}" says ${next}, ${notation} is marked`);
      todo = rest;
      const shared = [...words(label)].filter((word) => words(now.said).has(word));
      assert.ok(shared.length > 0, `${id} ${now.say}: "${label}" is not what "${now.said}" speaks of`);
      // Marks follow each other in the same place: what comes too soon is the second half of a double click.
      await page.waitForTimeout(TWICE);
      await page.click('[data-coached][data-lit]');
      decisions += 1;
    }
    before = now;
  }
}

for (const lang of ['en', 'fr']) {
  test(`what every lesson says is what it marks, to its end (${lang})`, async () => {
    const { context, page, errors } = await visitor(browser, server, { preferences: { lang } });
    const counts = {};
    for (const id of await ids('lessons')) counts[id] = await walk(page, id);
    const pantheon = Object.entries(counts).filter(([id]) => id.includes('/pantheon-1.5/'));
    assert.equal(pantheon.length, 6, 'the chapters of Pantheon');
    const all = pantheon.reduce((sum, [, count]) => sum + count, 0);
    assert.ok(all <= MOST_DECISIONS, `${all} decisions: ${JSON.stringify(counts)}`);
    for (const ruleset of ['pantheon-beta', 'mythic-2012', 'conjurers'])
      assert.ok(
        Object.keys(counts).some((id) => id.includes(`/${ruleset}/`)),
        `a lesson of ${ruleset}`,
      );
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('whoever chooses something else is told, and nothing is done', async () => {
  const { context, page } = await visitor(browser, server);
  await page.goto(`${server.address}#/learn`);
  await page.click('[data-begin="lessons/pantheon-1.5/1-moving"]');
  const before = await listen(page, null);
  await page.click('[data-choice][data-lit]:not([data-coached]) >> nth=0');
  await page.waitForSelector('[data-astray]');
  assert.equal((await heard(page)).question, before.question);
  await page.click('[data-coached][data-lit]');
  await page.waitForSelector('[data-astray]', { state: 'detached' });
  await context.close();
});

test('a unit of a lesson can be clicked on the board, with its goal', async () => {
  const { context, page } = await visitor(browser, server);
  await page.goto(`${server.address}#/learn`);
  await page.click('[data-begin="lessons/pantheon-1.5/1-moving"]');
  await listen(page, null);
  await page.click('[data-unit="hoplites"]');
  await page.waitForSelector('[data-planning]');
  await page.click('[data-area="c2"]');
  await page.waitForSelector('[data-coach="run"]');
  await context.close();
});
