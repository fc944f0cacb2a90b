// A newcomer at the lesson: does what the voice points at, and nothing else.
import { changed, ready } from './player.mjs';

/** Dice are kept as they lie, or rolled again; everything else is pointed at. */
const ALONE = ['keep', 'go_on', 'second', 'target', 'retaliate', 'guard', 'decline', 'end', 'pass'];

/** How many things the lesson teaches. */
export const TOPICS = 6;

/** What the voice speaks of now, and what has been learned. */
const heard = (page) =>
  page.evaluate(() => ({
    prompt: document.querySelector('[data-coach]')?.dataset.coach ?? null,
    said: document.querySelector('[data-coach] .say')?.textContent?.trim() ?? '',
    learned: [...document.querySelectorAll('[data-coach] .known')].map(({ dataset }) => dataset.topic),
  }));

/** Follows the lesson until everything is learned, the game is over or has gone on for `most` clicks. Returns what was learned, said and clicked. */
export async function follow(page, { most = 150 } = {}) {
  const prompts = new Map();
  for (let clicks = 0; ; clicks += 1) {
    const seen = await ready(page);
    const { prompt, said, learned } = await heard(page);
    prompts.set(prompt, said);
    if (seen.over || learned.length === TOPICS || clicks === most) return { learned, prompts, clicks, over: seen.over };
    if (seen.confirm) await page.click('[data-confirm]');
    else {
      const pointed = page.locator('[data-coached][data-lit]').first();
      if (await pointed.count()) await pointed.click();
      else {
        const kind = ALONE.find((one) => seen.choices.some((choice) => choice.kind === one));
        const choice = seen.choices.find((one) => one.kind === kind) ?? seen.choices[0];
        await page.click(`[data-choice="${choice.choice}"][data-lit] >> nth=0`);
      }
    }
    await changed(page, seen);
  }
}
