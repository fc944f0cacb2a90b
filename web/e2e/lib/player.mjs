// Plays through the page: looks at what is lit, clicks one of it, and waits for what comes of it.
import { sit } from './browser.mjs';

/** How long, in milliseconds, a click may change nothing, and how long others may take to act. */
const PATIENCE = 500;
const LONGEST = 30_000;

/** What furthers a game, dearest first; anything else comes after, and what ends or declines last. The kinds of all games. */
const WANTED = [
  ...['absorb', 'claim', 'target', 'area', 'attack', 'retaliate', 'second', 'keep', 'go_on', 'enter'],
  ...['strike', 'shoot', 'bite', 'counter', 'defend', 'fight', 'summon', 'resolve'],
];
const LAST = [
  ...['recall', 'drop', 'decline', 'stay', 'pass', 'end', 'stop', 'done', 'buy', 'trade', 'heal'],
  ...['convert', 'search', 'discard', 'exchange'],
];

/** What on the boards and in the hands of the games may be lit beside choices and dice. */
const PLACES = ['area', 'unit', 'space', 'deploy', 'action', 'figure', 'slot', 'stock'];

/** A player that draws the same lots each time. */
export function lots(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What can be clicked now: the curtain, a yes, choices in the list, dice, places on the board, or that the game is over. */
export const look = (page) =>
  page.evaluate((kinds) => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.matches(':disabled'));
    return {
      busy: document.querySelectorAll('[data-choice]:disabled, [data-confirm]:disabled').length,
      over: document.querySelector('[data-over]') !== null,
      question: document.querySelector('[data-question]')?.dataset.question ?? null,
      curtain: document.querySelector('[data-curtain]')?.dataset.curtain ?? null,
      confirm: all('[data-confirm]').length > 0,
      choices: all('[data-choice][data-lit]').map(({ dataset }) => ({ choice: dataset.choice, kind: dataset.kind })),
      dice: all('button[data-die][data-lit]').map((die) => `${die.dataset.die} ${die.ariaPressed}`),
      places: kinds.flatMap((kind) =>
        all(`[data-${kind}][data-lit]:not([data-choice])`).map(({ dataset }) => `[data-${kind}="${dataset[kind]}"]`),
      ),
    };
  }, PLACES);

/** Waits until something can be clicked, or the game is over. */
export async function ready(page) {
  const begun = Date.now();
  for (;;) {
    const seen = await look(page);
    const lit = seen.confirm || seen.choices.length + seen.dice.length + seen.places.length > 0;
    if (seen.over || seen.curtain !== null || (seen.question !== null && seen.busy === 0 && lit)) return seen;
    if (Date.now() - begun > LONGEST) throw new Error(`nothing is lit: ${JSON.stringify(seen)}`);
    await page.waitForTimeout(15);
  }
}

/** Waits until something else can be clicked than `before`. A click that changed nothing, such as on a place that stands for all choices, is given up on. */
export async function changed(page, before) {
  const begun = Date.now();
  for (;;) {
    const now = await look(page);
    const waiting = now.question === null && now.curtain === null;
    if (now.over) return;
    if (!waiting && now.busy === 0 && JSON.stringify(now) !== JSON.stringify(before)) return;
    if (!waiting && Date.now() - begun > PATIENCE) return;
    if (Date.now() - begun > LONGEST) throw new Error(`nothing came of a click: ${JSON.stringify(now)}`);
    await page.waitForTimeout(15);
  }
}

function rank(kind) {
  const wanted = WANTED.indexOf(kind);
  if (wanted >= 0) return wanted;
  const last = LAST.indexOf(kind);
  return WANTED.length + (last >= 0 ? 1 + last : 0);
}

/** Whether a click is to go to the board: where places are lit and the lot says so. */
const toBoard = (seen, lot) => seen.places.length > 0 && (lot(3) === 0 || seen.choices.length + seen.dice.length === 0);

/** Makes one click on something lit, and returns what was seen before it; `null` at the end of the game. */
export async function click(page, lot) {
  const seen = await ready(page);
  if (seen.over) return null;
  if (seen.curtain !== null) await page.click('[data-uncover]');
  else if (seen.confirm) await page.click('[data-confirm]');
  else if (toBoard(seen, lot)) {
    const place = seen.places[lot(seen.places.length)];
    // Another token may lie over the middle of a place; then the list is there.
    const hit = await page.click(place, { timeout: 400 }).then(
      () => true,
      () => false,
    );
    // On a busy machine a click may have worked although it was given up on: then there is nothing more to do.
    const now = hit ? seen : await ready(page);
    const same = !hit && JSON.stringify(now) === JSON.stringify(seen);
    if (same && seen.choices.length + seen.dice.length > 0) await fromList(page, seen, lot);
  } else await fromList(page, seen, lot);
  return seen;
}

/** The choice in the list that furthers the game most; lots decide between equals. */
export function likely(seen, lot) {
  const best = Math.min(...seen.choices.map(({ kind }) => rank(kind)));
  const equals = seen.choices.filter(({ kind }) => rank(kind) === best);
  return equals[lot(equals.length)];
}

async function fromList(page, seen, lot) {
  const chosen = likely(seen, lot);
  if (seen.dice.length > 0 && (!chosen || lot(2) === 0)) {
    await page.click(`button[data-die][data-lit] >> nth=${lot(seen.dice.length)}`);
  } else await page.click(`[data-choice="${chosen.choice}"][data-lit] >> nth=0`);
}

/** Plays until `done` says so of what is on the page, or the game is over. Returns the number of clicks. */
export async function playUntil(page, done, { lot = lots(1), most = 2000 } = {}) {
  for (let clicks = 0; clicks < most; clicks += 1) {
    if (await done(page)) return clicks;
    const before = await click(page, lot);
    if (before === null) return clicks;
    await changed(page, before);
  }
  throw new Error(`not done after ${most} clicks`);
}

/** Says whether the game is over. */
export const isOver = (page) => page.evaluate(() => document.querySelector('[data-over]') !== null);

/** Says whether this round, or a later one, is being played. */
export const round = (number) => (page) =>
  page.evaluate((least) => Number(document.querySelector('[data-round]')?.dataset.round) >= least, number);

/** Says whether dice have fallen and something is asked about them. */
export const inAttack = (page) =>
  page.evaluate(() => ['die', 'choice'].every((what) => document.querySelector(`[data-tray] [data-${what}]`) !== null));

/** Plays at new tables until dice lie on one and something is asked about them; few games end before. */
export async function sitInAttack(page, server, table) {
  for (let tries = 1; tries <= 5; tries += 1) {
    const opened = await sit(page, server, table);
    await playUntil(page, inAttack, { lot: lots(tries) });
    if (await inAttack(page)) return opened;
  }
  throw new Error('five games ended without an attack');
}

/** The question as a person reads it. */
export const questionText = (page) => page.textContent('#question');
