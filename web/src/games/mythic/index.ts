import type { Face } from '..';
import Board from './Board.svelte';
import NewGame from './newgame/NewGame.svelte';
import { quickTable } from './quick';
import Table from './Table.svelte';
import { story } from './story';
import type { MythicWire } from './wire';

const face: Face<MythicWire> = { Table, NewGame, Board, story, quick: quickTable };
export default face;
