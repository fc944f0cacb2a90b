import type { ArmyCard, Catalogue, NewTable } from '../wire';
import { catalogue } from './catalogue';
import type { Lang } from './lang';

/** Armies that are easy to begin with, and the board to begin on; others stand in where a pack lacks them. */
const TEACHING = ['first_march', 'blades_of_ares'];
const TEACHING_BOARD = 'training_field';

/** Two ready-made armies for a first game. */
export function teachingArmies(armies: ArmyCard[]): ArmyCard[] {
  const fitting = armies.filter((army) => army.kind === 'constructed' && (army.players ?? 2) === 2);
  const first = TEACHING.flatMap((id) => fitting.find((army) => army.id === id) ?? []);
  return [...first, ...fitting.filter((army) => !TEACHING.includes(army.id))].slice(0, 2);
}

/** The level a first game is played against: the weakest, which is listed first. */
export const gentleLevel = (levels: Catalogue['levels']): string | undefined => levels[0]?.id;

/** A table to start at once: two armies that are easy to play, on an easy board, against a gentle computer. */
export async function quickTable(lang: Lang, you: string, computer: string): Promise<NewTable> {
  const { all } = await catalogue(lang);
  const boards = all.boards.filter((board) => board.players.includes(2));
  const board = boards.find(({ id }) => id === TEACHING_BOARD) ?? boards[0];
  const level = gentleLevel(all.levels);
  return {
    ruleset: 'pantheon-1.5',
    mode: { constructed: { armies: teachingArmies(all.armies).map(({ id }) => ({ id })) } },
    ...(board ? { board: board.id } : {}),
    players: [
      { name: you, kind: 'person' },
      { name: computer, kind: 'computer', ...(level ? { level } : {}) },
    ],
    lang,
  };
}
