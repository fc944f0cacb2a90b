import { isRuleset, type Ruleset } from '../games';
import { alsoSay, type Plain, type Sources } from '../lib/text.svelte';
import { api } from '../lib/api';
import { sitDown } from '../lib/open';
import { settings } from '../lib/settings.svelte';
import type { ExerciseCard } from '../wire';

/** A lesson or puzzle, its id taken apart. */
export interface Exercise {
  id: string;
  kind: 'lessons' | 'puzzles';
  ruleset: Ruleset;
  name: string;
  card: ExerciseCard;
}

let known: Promise<Exercise[]> | null = null;

/** All lessons and puzzles of games that this client knows, in their order. */
export const exercises = (): Promise<Exercise[]> =>
  (known ??= api.exercises().then((cards) => cards.flatMap((card) => parted(card) ?? [])));

function parted(card: ExerciseCard): Exercise | null {
  const [kind, ruleset = '', name = ''] = card.id.split('/');
  if ((kind !== 'lessons' && kind !== 'puzzles') || !isRuleset(ruleset)) return null;
  return { id: card.id, kind, ruleset, name, card };
}

const words: Sources = {
  en: () => import('../../../locales/en/web-lessons.ftl?raw'),
  fr: () => import('../../../locales/fr/web-lessons.ftl?raw'),
};

/** Fetches what teachers say. */
export const withLessons = (): Promise<void> => alsoSay(words);

/** The message that names a lesson; what is said in it has the name of it after a dash. */
export const lessonKey = (id: string): Plain =>
  id.replace('lessons/', 'lesson-').replace('.', '').replace('/', '-') as Plain;

/** Opens the table of a lesson or puzzle and sits down. */
export async function begin(id: string): Promise<void> {
  await sitDown(await api.exercise(id, settings.name));
}

/** The puzzle of a day: another one each day, the same for everybody. */
export function ofTheDay(puzzles: Exercise[], today: Date): Exercise | undefined {
  const day = Math.floor(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000);
  // A step that shares no factor with the number of puzzles visits all of them before one comes again.
  const step = [7, 5, 11, 1].find((one) => puzzles.length % one !== 0) ?? 1;
  return puzzles[(day * step) % puzzles.length];
}
