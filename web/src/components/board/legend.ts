import type { BoardCard } from '../../wire';

const once = (all: string[]): string[] => [...new Set(all)].sort();

/** What is drawn on a board, each kind of thing once. */
export function legendOf(board: Pick<BoardCard, 'areas' | 'boundaries' | 'stones' | 'skull_paths'>) {
  return {
    terrains: once(board.areas.map(({ terrain }) => terrain)),
    // A plain line between areas needs no word.
    boundaries: once(board.boundaries.map(({ kind }) => kind).filter((kind) => kind !== 'normal')),
    heights: board.boundaries.some(({ lower }) => lower !== undefined),
    elements: once(board.areas.filter(({ elements }) => elements > 0).map(({ terrain }) => terrain)),
    stones: once(board.stones.map(({ kind }) => kind)),
    skulls: board.skull_paths.length > 0,
  };
}

/** What stands between an area and its neighbours, where that is more than a line: each kind with the areas beyond. */
export function bordersOf(board: Pick<BoardCard, 'boundaries'>, tag: string): { kind: string; beyond: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { a, b, kind, lower } of board.boundaries) {
    if (a !== tag && b !== tag) continue;
    const other = a === tag ? b : a;
    for (const one of [kind === 'normal' ? undefined : kind, lower === undefined ? undefined : 'heights']) {
      if (one !== undefined) found.set(one, [...new Set([...(found.get(one) ?? []), other])]);
    }
  }
  return [...found].map(([kind, beyond]) => ({ kind, beyond }));
}
