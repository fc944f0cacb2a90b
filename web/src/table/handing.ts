import type { AnyLine, AnyOffer, AnySnapshot, Option } from '../games/wire';
import { tellingOf, type Story } from './telling';

/**
 * Who may see what on a screen that several people share: `open`, all of it; `veiled`, everything but the hand and
 * what depends on it; `curtain`, nothing until the next person is there.
 */
export type Handing = 'open' | 'veiled' | 'curtain';

/** What a game keeps from others at the same screen. A game without secrets has none of this. */
export interface Secrets<S, O extends AnyOffer> {
  /** Whether the viewer holds something that others may not see. */
  hides: (snapshot: S) => boolean;
  /** Whether it is the viewer's own turn; what is asked in another's turn is asked with the hand covered. */
  ownTurn: (snapshot: S) => boolean;
  /** Whether a choice betrays nothing: everybody could work it out. */
  plain: (offer: O) => boolean;
}

/**
 * What the screen may show now. Hands change over at a curtain in a player's own turn; a reaction in another's turn is
 * asked with the hand covered, unless all its choices are about what is hidden.
 */
export function handingOf<S extends AnySnapshot, O extends AnyOffer>(
  snapshot: S,
  options: readonly Option<O>[],
  screen: { people: number; openHands: boolean; uncovered: number | null },
  secrets: Secrets<S, O> | undefined,
): Handing {
  const { view, over, ask } = snapshot;
  if (!secrets || screen.people < 2 || screen.openHands) return 'open';
  if (view === null || view === screen.uncovered || over) return 'open';
  const plain = options.filter(({ offer }) => secrets.plain(offer)).length;
  // Before anything is dealt there is nothing to cover.
  if (!secrets.hides(snapshot) && plain === options.length) return 'open';
  return ask && !secrets.ownTurn(snapshot) && plain > 0 ? 'veiled' : 'curtain';
}

/** The lines that name nothing hidden. */
export const withoutSecrets = <L extends AnyLine>(lines: readonly L[], story: Story): L[] =>
  lines.filter((line) => !tellingOf(story, line).secret);
