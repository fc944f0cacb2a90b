import type { ChoiceKind, LogLine, Snapshot } from '../wire';
import type { Option } from './menu';

/**
 * Who may see what on a screen that several people share: `open`, all of it; `veiled`, everything but the hand and
 * what depends on it; `curtain`, nothing until the next person is there.
 */
export type Handing = 'open' | 'veiled' | 'curtain';

/** Choices that everybody could work out: they betray no card. */
const betrayNothing: ReadonlySet<ChoiceKind> = new Set([
  'board',
  'zone',
  'recruit',
  'place',
  'end',
  'stop',
  'enter',
  'target',
  'area',
  'guard',
  'decline',
  'reroll',
  'throw',
  'go_on',
  'spend',
  'keep',
  'second',
  'resolve',
  'pick',
  'force',
]);

/** Whether a choice may be shown while hands are covered. */
export const betraysNothing = ({ offer }: Option): boolean => betrayNothing.has(offer.kind) && offer.cost === 0;

/**
 * What the screen may show now. Hands change over at a curtain in a player's own turn; a reaction in another's turn is
 * asked with the hand covered, unless all its choices are about cards.
 */
export function handingOf(
  snapshot: Snapshot,
  options: readonly Option[],
  screen: { people: number; openHands: boolean; uncovered: number | null },
): Handing {
  const { view, over, active, ask } = snapshot;
  if (screen.people < 2 || screen.openHands || view === null || view === screen.uncovered || over) return 'open';
  const hand = snapshot.seats.find((seat) => seat.seat === view)?.hand ?? 0;
  const plain = options.filter(betraysNothing).length;
  // Before cards are dealt there is nothing to cover.
  if (hand === 0 && plain === options.length) return 'open';
  return ask && active !== view && plain > 0 ? 'veiled' : 'curtain';
}

const secretKinds: ReadonlySet<string> = new Set(['drew', 'searched']);

/** The lines that name no card of a hand. */
export const withoutSecrets = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line) => !secretKinds.has(line.kind));
