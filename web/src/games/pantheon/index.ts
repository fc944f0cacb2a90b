import type { Face } from '..';
import Board from './Board.svelte';
import NewGame from './newgame/NewGame.svelte';
import { quickTable } from './quick';
import Table from './Table.svelte';
import { story } from './story';
import type { PantheonWire } from './wire';

/** Pantheon in the browser, in both its editions. */
const face: Face<PantheonWire> = { Table, NewGame, Board, story, quick: quickTable };
export default face;
