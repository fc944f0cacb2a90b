import type { Face } from '..';
import Board from './Board.svelte';
import NewGame from './NewGame.svelte';
import { tableOf } from './opening';
import Table from './Table.svelte';
import { story } from './story';
import type { ConjurersWire } from './wire';

/** Conjurers in the browser. */
const face: Face<ConjurersWire> = {
  Table,
  NewGame,
  Board,
  story,
  quick: (ruleset) => Promise.resolve(tableOf(ruleset, 2, {})),
};
export default face;
