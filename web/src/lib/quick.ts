import type { NewTable } from '../wire';
import { catalogue } from './catalogue';
import type { Lang } from './lang';

/** A table to start at once: the first two ready-made armies for two, on the smallest board, against the easiest level. */
export async function quickTable(lang: Lang, you: string, computer: string): Promise<NewTable> {
  const { all } = await catalogue(lang);
  const armies = all.armies.filter((army) => army.kind === 'constructed' && (army.players ?? 2) === 2);
  const boards = all.boards.filter((board) => board.players.includes(2));
  const board = boards.sort((a, b) => a.areas.length - b.areas.length)[1] ?? boards[0];
  const level = all.levels[0];
  return {
    ruleset: 'pantheon-1.5',
    mode: { constructed: { armies: armies.slice(0, 2).map(({ id }) => ({ id })) } },
    ...(board ? { board: board.id } : {}),
    players: [
      { name: you, kind: 'person' },
      { name: computer, kind: 'computer', ...(level ? { level: level.id } : {}) },
    ],
    lang,
  };
}
