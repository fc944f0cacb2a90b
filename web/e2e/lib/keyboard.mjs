// Plays by keyboard alone: Tab to a choice, or arrows and Page Down on the board.
import assert from 'node:assert/strict';
import { likely } from './player.mjs';

/** More stops of the Tab key than any page has. */
const STOPS = 200;

async function tabTo(page, selector) {
  for (let stops = 0; stops < STOPS; stops += 1) {
    const [there, shown] = await page.evaluate((wanted) => {
      const active = document.activeElement;
      return [active?.matches(wanted), active?.matches(':focus-visible')];
    }, selector);
    if (there) {
      assert.ok(shown, `the focus on ${selector} cannot be seen`);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Makes one step with keys: a yes, a place on the board, or a choice from the list. Returns 1 when it was on the board. */
export async function pressOn(page, seen, lot) {
  if (seen.confirm) await tabTo(page, '[data-confirm]');
  else if (seen.places.length > 0 && lot(3) === 0) {
    await tabTo(page, '[data-area], [data-unit]');
    await page.keyboard.press('PageDown');
    await tabTo(page, '[data-lit]');
    await page.keyboard.press('Enter');
    return 1;
  } else await tabTo(page, `[data-choice="${likely(seen, lot).choice}"][data-lit]`);
  await page.keyboard.press('Enter');
  return 0;
}
