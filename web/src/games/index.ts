import type { Component } from 'svelte';
import { uses } from '../generated/icons';
import type { IconName } from '../lib/icons';
import type { Lang } from '../lib/lang';
import type { Game } from '../table/game.svelte';
import type { Story } from '../table/telling';
import type { Opened } from '../wire';
import { alsoSay, type Plain, type Sources } from '../lib/text.svelte';
import type { Wire } from './wire';

/**
 * The games of this client. Everything around a table is common: the connection (`table/game.svelte.ts`), what a
 * person is about to choose (`table/choosing.svelte.ts`), the frame with seats, question, log and curtain
 * (`table/Frame.svelte`), the players of a new game (`newgame/TableForm.svelte`), replay, review and start page.
 *
 * What a game brings, in a folder of its own whose `index.ts` exports a `Face`:
 * - `Table`: a `Choosing` and a `Frame` around its board. The board is a snippet; it lights what `choosing.shown` names,
 *   hands picks to `choosing.pick(options)`, and picks in vain to `choosing.forbid(name, wish)`.
 * - `NewGame`: a `TableForm` around its own settings.
 * - `Board`: its board at a moment of a replay, to be looked at only.
 * - `story`: how each of its events is shown while it happens and told afterwards.
 * - `quick`: what "play now" opens.
 * Its words stand in `games/NAME/locales/{en,fr}/web-NAME.ftl`, its fetched names and texts come by `games/Words.svelte`, and
 * the types of its messages are named once, in a `Wire`.
 *
 * To add a game: a line in `games` below, and its folder. Each game is a chunk of its own, fetched when it is needed.
 */
export interface Face<W extends Wire = Wire> {
  /** The table: all of the page but the connection. */
  Table: Component<{ game: Game<W>; snapshot: W['snapshot'] }>;
  /** The form of a new game. */
  NewGame: Component<{ ruleset: Ruleset; onopened: (opened: Opened) => void }>;
  /** The board of a replay. */
  Board: Component<{ snapshot: W['snapshot']; ruleset: Ruleset; table?: string }>;
  /** How its events are shown and told. */
  story: Story;
  /** All but the players of a table that can be played at once; it is sent to the server as it is. */
  quick: (ruleset: Ruleset, lang: Lang) => Promise<object>;
}

export const rulesets = ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers'] as const;
export type Ruleset = (typeof rulesets)[number];

/** What is known of a game before it is fetched. */
export interface GameCard {
  /** What people call it; a name is the same in all languages. */
  name: string;
  /** The same where there is little room. */
  short: string;
  /** One line about it. */
  text: Plain;
  /** The icon of its emblem. */
  emblem: IconName;
  /** So many marks stand in the border of the emblem, and they are drawn like this at its top. */
  border: { marks: number; mark: string };
  /** How many can play. */
  players: readonly number[];
  /** The ids of its rules begin with this. */
  prefix: string;
  face: () => Promise<Face>;
}

/** A face of any game. Whoever shows a table gives it the messages of its own ruleset, so the type may be forgotten. */
const faceOf = <W extends Wire>(found: { default: Face<W> }): Face => found.default as unknown as Face;

/** Fetches a face together with its words. */
async function withWords<W extends Wire>(face: Promise<{ default: Face<W> }>, words: Sources): Promise<Face> {
  const [found] = await Promise.all([face, alsoSay(words)]);
  return faceOf(found);
}

const pantheon = () => import('./pantheon').then(faceOf);

export const games: Record<Ruleset, GameCard> = {
  'pantheon-1.5': {
    name: 'Mythic Battles: Pantheon 1.5',
    short: 'Pantheon 1.5',
    text: 'ruleset-pantheon',
    emblem: uses.games['pantheon-1.5'],
    border: { marks: 16, mark: 'M-7 -93h14v4h-10v5h6v-2h4v6h-14z' },
    players: [2, 3, 4],
    prefix: 'P15.',
    face: pantheon,
  },
  'pantheon-beta': {
    name: 'Mythic Battles: Pantheon, beta 2.9',
    short: 'Pantheon beta',
    text: 'ruleset-beta',
    emblem: uses.games['pantheon-beta'],
    border: { marks: 22, mark: 'M0 -94q7 5 0 13q-7 -8 0 -13z' },
    players: [2, 3, 4],
    prefix: 'B29.',
    face: pantheon,
  },
  'mythic-2012': {
    name: 'Mythic Battles (2012)',
    short: 'Mythic Battles 2012',
    text: 'ruleset-mythic',
    emblem: uses.games['mythic-2012'],
    border: { marks: 26, mark: 'M-6 -81L0 -94L6 -81z' },
    players: [2, 4],
    prefix: 'M12.',
    face: () => withWords(import('./mythic'), mythicWords),
  },
  conjurers: {
    name: 'Conjurers',
    short: 'Conjurers',
    text: 'ruleset-conjurers',
    emblem: uses.games['conjurers'],
    border: { marks: 18, mark: 'M0 -94l2 4.5 4.5 2 -4.5 2 -2 4.5 -2 -4.5 -4.5 -2 4.5 -2z' },
    players: [2, 3, 4],
    prefix: 'CON.',
    face: () => withWords(import('./conjurers'), conjurersWords),
  },
};

const mythicWords: Sources = {
  en: () => import('../../../games/mythic/locales/en/web-mythic.ftl?raw'),
  fr: () => import('../../../games/mythic/locales/fr/web-mythic.ftl?raw'),
};
const conjurersWords: Sources = {
  en: () => import('../../../games/conjurers/locales/en/web-conjurers.ftl?raw'),
  fr: () => import('../../../games/conjurers/locales/fr/web-conjurers.ftl?raw'),
};

/** The ruleset that a rule belongs to, by the beginning of its id. */
export const rulesetOfRule = (rule: string): Ruleset | undefined =>
  rulesets.find((ruleset) => rule.startsWith(games[ruleset].prefix));

/** Whether this client knows a ruleset. */
export const isRuleset = (id: string): id is Ruleset => (rulesets as readonly string[]).includes(id);

/** Whether a game counts turns, and not rounds. */
export const countsTurns = (ruleset: string | null): boolean => ruleset === 'mythic-2012' || ruleset === 'conjurers';
