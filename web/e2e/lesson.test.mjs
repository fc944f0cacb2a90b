// The lesson, played by somebody who does what it says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { follow, TOPICS } from './lib/pupil.mjs';
import { browser, server } from './lib/stage.mjs';

/** Dice decide whom the computer attacks and when: a game may be over before it does, or go on and on. What is left is learned in the next. */
const GAMES = 12;

test('who follows the lesson learns everything it teaches', async () => {
  const { context, page, errors } = await visitor(browser, server);
  const learned = new Set();
  for (let games = 0; games < GAMES && learned.size < TOPICS; games += 1) {
    await page.goto(`${server.address}#/learn`);
    await page.click('[data-begin]');
    await page.waitForSelector('[data-coach]');
    const lesson = await follow(page);
    for (const [prompt, said] of lesson.prompts) assert.notEqual(said, '', `the voice says nothing at ${prompt}`);
    // Cards, moves and stones are in nobody's hands but the pupil's.
    for (const topic of ['cards', 'moving', 'stones'])
      assert.ok(lesson.learned.includes(topic), `${topic} not learned in ${lesson.clicks} clicks`);
    for (const topic of lesson.learned) learned.add(topic);
  }
  assert.equal(learned.size, TOPICS, `learned only ${[...learned]}`);
  assert.deepEqual(errors, []);
  await context.close();
});
