import { keep, recall } from '../lib/stored';
import type { TalkLine } from '../wire';

/** The speakers whom this browser does not hear, by table. */
type Muted = Record<string, string[]>;

const isMuted = (value: unknown): value is Muted =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((all) => Array.isArray(all) && all.every((one) => typeof one === 'string'));

/** Tells speakers of a table apart. */
export const speakerOf = ({ seat, name }: TalkLine): string =>
  seat === undefined ? `name ${name ?? ''}` : `seat ${seat}`;

/** The speakers of a table whom this browser does not hear. */
export const mutedAt = (table: string): string[] => recall('muted', {}, isMuted)[table] ?? [];

/** Hears a speaker no more, or again; gives those who are not heard then. */
export function mute(table: string, speaker: string, quiet: boolean): string[] {
  const others = mutedAt(table).filter((one) => one !== speaker);
  const now = quiet ? [...others, speaker] : others;
  keep('muted', { ...recall('muted', {}, isMuted), [table]: now });
  return now;
}
