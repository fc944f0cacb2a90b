import type { BoardCard, Catalogue, UnitCard, WordCard } from '../wire';
import { api } from './api';
import type { Lang } from './lang';
import { catalogueAt } from './own';

/** The catalogue in one language, with look-ups by id. */
export class Lookup {
  readonly #units: Map<string, UnitCard>;
  readonly #boards: Map<string, BoardCard>;
  readonly #words: Record<WordKind, Map<string, WordCard>>;

  constructor(
    readonly all: Catalogue,
    /** Under which rules words are explained. */
    ruleset = 'pantheon-1.5',
  ) {
    const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));
    this.#units = byId(all.units);
    this.#boards = byId(all.boards);
    const told = (list: WordCard[]): Map<string, WordCard> =>
      byId(ruleset === 'pantheon-beta' ? list.map((word) => ({ ...word, text: word.beta ?? word.text })) : list);
    this.#words = {
      talent: told(all.talents),
      terrain: told(all.terrains),
      boundary: told(all.boundaries),
      stone: told(all.stones),
      class: told(all.classes),
      setting: byId(all.settings),
      level: byId(all.levels),
    };
  }

  /** The same catalogue with words as another ruleset has them. */
  under = (ruleset: string): Lookup => new Lookup(this.all, ruleset);
  unit = (id: string): UnitCard | undefined => this.#units.get(id);
  board = (id: string): BoardCard | undefined => this.#boards.get(id);
  /** The name and text of a word of the data; its id stands in for a word the catalogue does not have. */
  word = (kind: WordKind, id: string): WordCard => this.#words[kind].get(id) ?? { id, name: readable(id), text: '' };
}

export type WordKind = 'talent' | 'terrain' | 'boundary' | 'stone' | 'class' | 'setting' | 'level';

/** An id as people read it. */
export const readable = (id: string): string => id.replaceAll('_', ' ');

const fetched = new Map<Lang, Promise<Lookup>>();

/** The catalogue in a language; with a table, as it is played with there. */
export async function catalogue(lang: Lang, table?: string): Promise<Lookup> {
  const found = fetchedOnce(lang);
  if (table === undefined) return found;
  return new Lookup(
    await catalogueAt(
      found.then(({ all }) => all),
      table,
      lang,
    ),
  );
}

/** The program's catalogue in a language; fetched once. */
function fetchedOnce(lang: Lang): Promise<Lookup> {
  let found = fetched.get(lang);
  if (!found) {
    found = api.catalogue(lang).then((all) => new Lookup(all));
    // A failed fetch is not remembered, so that the next look tries again.
    found.catch(() => fetched.delete(lang));
    fetched.set(lang, found);
  }
  return found;
}
