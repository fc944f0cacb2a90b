// The lesson, played by somebody who does what it says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './lib/browser.mjs';
import { follow } from './lib/pupil.mjs';
import { browser, server } from './lib/stage.mjs';

test('who follows the lesson learns everything it teaches', async () => {
  const { context, page, errors } = await visitor(browser, server);
  const learned = [];
  // Dice decide whom the computer attacks and when; one game in a few is over before it does.
  for (let tries = 0; tries < 4 && !learned.includes(6); tries += 1) {
    await page.goto(`${server.address}#/learn`);
    await page.click('[data-begin]');
    await page.waitForSelector('[data-coach]');
    const lesson = await follow(page);
    for (const [prompt, said] of lesson.prompts) assert.notEqual(said, '', `the voice says nothing at ${prompt}`);
    assert.ok(lesson.learned >= 4, `only ${lesson.learned} things were learned in ${lesson.clicks} clicks`);
    learned.push(lesson.learned);
  }
  assert.ok(learned.includes(6), `never everything: ${learned}`);
  assert.deepEqual(errors, []);
  await context.close();
});
