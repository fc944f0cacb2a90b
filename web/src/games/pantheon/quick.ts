import type { Ruleset } from '..';
import { catalogue } from '../../lib/catalogue';
import type { Lang } from '../../lib/lang';
import type { ArmyCard, NewTable } from '../../wire';

/** Armies that are easy to begin with, and the board to begin on; others stand in where a pack lacks them. */
const TEACHING = ['first_march', 'blades_of_ares'];
const TEACHING_BOARD = 'training_field';

/** Two ready-made armies for a first game. */
export function teachingArmies(armies: ArmyCard[]): ArmyCard[] {
  const fitting = armies.filter((army) => army.kind === 'constructed' && (army.players ?? 2) === 2);
  const first = TEACHING.flatMap((id) => fitting.find((army) => army.id === id) ?? []);
  return [...first, ...fitting.filter((army) => !TEACHING.includes(army.id))].slice(0, 2);
}

/** A table to start at once: two armies that are easy to play on an easy board, or a scenario of the beta. */
export async function quickTable(ruleset: Ruleset, lang: Lang): Promise<Omit<NewTable, 'players'>> {
  const { all } = await catalogue(lang);
  if (ruleset === 'pantheon-beta') {
    const scenario = all.scenarios.find((one) => one.ruleset === ruleset && one.players.includes(2));
    // Without one of its own the beta is played by drafting, which it always can.
    return { ruleset, mode: scenario ? { scenario: { id: scenario.id } } : { draft: {} } };
  }
  const boards = all.boards.filter((board) => board.players.includes(2));
  const board = boards.find(({ id }) => id === TEACHING_BOARD) ?? boards[0];
  return {
    ruleset,
    mode: { constructed: { armies: teachingArmies(all.armies).map(({ id }) => ({ id })) } },
    ...(board ? { board: board.id } : {}),
  };
}
