import type { Face } from '..';
import Board from '../plain/Board.svelte';
import NewGame from '../plain/NewGame.svelte';
import Table from '../plain/Table.svelte';

const face: Face = { Table, NewGame, Board, quick: async (ruleset) => ({ ruleset }) };
export default face;
