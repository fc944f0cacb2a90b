import type { Ended, Over } from '../wire';

/** An ending that the players brought about, in the form of one by the rules. */
export const overBy = ({ by, winners }: Ended): Over => ({
  draw: by !== 'resigned' && by !== 'out_of_time',
  winners,
  text: '',
});

/** The moment of a game that its players have ended: nobody is asked any more. */
export function endedAs<S extends { over?: Over; ask: unknown; waiting_for: number | null; can_undo: boolean }>(
  snapshot: S,
  ended: Ended | undefined,
): S {
  if (!ended || snapshot.over) return snapshot;
  return { ...snapshot, ask: null, waiting_for: null, can_undo: false, over: overBy(ended) };
}
