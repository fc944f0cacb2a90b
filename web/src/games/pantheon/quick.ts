import type { Ruleset } from '..';
import { catalogue } from '../../lib/catalogue';
import type { Lang } from '../../lib/lang';
import { nextOf } from '../../start/rotation';
import type { ArmyCard, NewTable } from '../../wire';

/** Armies that are easy to begin with; others stand in where a pack lacks them. */
const TEACHING = ['first_march', 'blades_of_ares'];

/** The boards that games at once take turns on: rich enough to be looked at, and soon understood. */
const BOARDS = ['boreas_pass', 'silent_sanctuary', 'threshing_floor', 'broken_ford'];

/** Whether a board or scenario can be played by a ruleset. */
export function serves(card: { ruleset?: string }, ruleset: Ruleset): boolean {
  return card.ruleset === undefined || card.ruleset === ruleset;
}

/** Two ready-made armies for a first game. */
export function teachingArmies(armies: ArmyCard[]): ArmyCard[] {
  const fitting = armies.filter((army) => army.kind === 'constructed' && (army.players ?? 2) === 2);
  const first = TEACHING.flatMap((id) => fitting.find((army) => army.id === id) ?? []);
  return [...first, ...fitting.filter((army) => !TEACHING.includes(army.id))].slice(0, 2);
}

/** A table to start at once: two armies that are easy to play, or a scenario of the beta; the boards take turns. */
export async function quickTable(ruleset: Ruleset, lang: Lang): Promise<Omit<NewTable, 'players'>> {
  const { all } = await catalogue(lang);
  if (ruleset === 'pantheon-beta') {
    const fitting = all.scenarios.filter((one) => one.ruleset === ruleset && one.players.includes(2));
    const scenario = nextOf(ruleset, fitting);
    // Without one of its own the beta is played by drafting, which it always can.
    return { ruleset, mode: scenario ? { scenario: { id: scenario.id } } : { draft: {} } };
  }
  const boards = all.boards.filter((board) => board.players.includes(2) && serves(board, ruleset));
  const good = BOARDS.flatMap((id) => boards.find((board) => board.id === id) ?? []);
  const board = nextOf(ruleset, good.length > 0 ? good : boards);
  return {
    ruleset,
    mode: { constructed: { armies: teachingArmies(all.armies).map(({ id }) => ({ id })) } },
    ...(board ? { board: board.id } : {}),
  };
}
