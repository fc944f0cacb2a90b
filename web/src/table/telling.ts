/** How an event is shown while it happens, and told afterwards. */
export interface Telling {
  /** How long, in milliseconds, it is looked at; without this it is told in passing. Dice take their own time. */
  beat?: number;
  /** It changes the table, so that a recap tells it; the rest is how it came about. */
  told?: true;
  /** The unit stands otherwise after it than before. */
  changes?: true;
  /** What shows it on the board, beside dice, strikes and losses, which are shown whenever a line has them. */
  cue?: 'fall' | 'step' | 'stone' | 'power' | 'gain' | 'card';
  /** Its sentence names what is hidden from others at the same screen. */
  secret?: true;
}

/** How the events of a game are shown and told, by their kinds. */
export type Story<Kind extends string = string> = Readonly<Record<Exclude<Kind, 'undone'>, Telling>>;

/** How a line is shown; a line of no event of the game, such as that of a choice taken back, is told in passing. */
export const tellingOf = (story: Story, { kind }: { kind: string }): Telling => story[kind] ?? {};
