import { api } from './api';
import type { Lang } from './lang';

type Cards = readonly { id?: string }[];

/** A catalogue in which the cards of `own` stand in place of those with the same id, and new ones behind all. */
export function withOwn<T extends object>(all: T, own: T): T {
  const merge = ([list, cards]: [string, Cards]): [string, Cards] => {
    const mine = new Map(((own as Record<string, Cards>)[list] ?? []).map((card) => [card.id, card]));
    const known = new Set(cards.map(({ id }) => id));
    const added = [...mine.values()].filter(({ id }) => !known.has(id));
    return [list, [...cards.map((card) => mine.get(card.id) ?? card), ...added]];
  };
  return Object.fromEntries(Object.entries(all as Record<string, Cards>).map(merge)) as T;
}

/** A catalogue as a table plays with it; as it is where there is no table. */
export async function catalogueAt<T extends object>(
  all: Promise<T>,
  table: string | undefined,
  lang: Lang,
): Promise<T> {
  if (table === undefined) return all;
  const [found, own] = await Promise.all([all, api.ownCards<T>(table, lang)]);
  return withOwn(found, own);
}
