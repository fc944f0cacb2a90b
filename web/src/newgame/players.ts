import type { PlayerKind, PlayerSpec } from '../wire';

/** A player as a form has them. */
export interface Player {
  name: string;
  kind: PlayerKind;
  level: string;
  /** Whether a person may ask for hints; `null` is as long as nobody plays from another browser. */
  hints: boolean | null;
  /** Whether the computer tells all it weighs. */
  aloud: boolean;
}

/** The level that a game against the computer begins with. */
export const USUAL_LEVEL = 'adept';

/** Four players to begin with, a person against the computer first. Whoever has no name is given one by the table. */
export const seated = (you: string, level = USUAL_LEVEL): Player[] =>
  [you, '', '', ''].map((name, seat) => ({
    name,
    kind: seat === 0 ? 'person' : 'computer',
    level,
    hints: null,
    aloud: false,
  }));

/** A player as the server is told of them. */
export const specOf = ({ name, kind, level, hints, aloud }: Player): PlayerSpec => ({
  name: name.trim(),
  kind,
  ...(kind === 'computer' && level ? { level } : {}),
  ...(kind === 'computer' && aloud ? { aloud } : {}),
  ...(kind === 'person' && hints !== null ? { hints } : {}),
});

/** A person, whose side is set up for them, and one computer player, for games that are opened at once. */
export const pair = (you: string, level = USUAL_LEVEL): PlayerSpec[] => [
  { name: you, kind: 'person', set_up: true },
  { name: '', kind: 'computer', level },
];
