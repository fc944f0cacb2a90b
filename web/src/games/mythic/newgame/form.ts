import { keep, recall } from '../../../lib/stored';
import { seated, type Player } from '../../../newgame/players';
import type {
  MythicBattlefield,
  MythicCatalogue,
  MythicGivenArmy,
  MythicLaidBoard,
  MythicNewTable,
} from '../../../wire';

/** A general as the form has them: a player and an army, `ready:ID` or `own:NAME`. */
export interface General extends Player {
  army: string;
}

/** An army that somebody has put together in this browser. */
export interface OwnArmy {
  name: string;
  faction: string;
  units: string[];
}

/** How the boards come to lie. */
export type Laying = 'chosen' | 'first' | 'laid';

/** A new battle as the form has it. */
export interface Form {
  count: number;
  players: General[];
  deckBuilding: boolean;
  laying: Laying;
  boards: MythicLaidBoard[];
  /** The seat that begins; `null` is rolled for. */
  first: number | null;
  quietTurns: number;
}

export const boardsFor = (count: number): number => (count > 2 ? 6 : 4);

/** Ready-made armies for so many generals, one after the other, factions in turn. */
function readyFor(all: MythicCatalogue, count: number): string[] {
  const fitting = all.armies.filter((army) => army.players === (count > 2 ? 4 : 2));
  const factions = [...new Set(fitting.map((army) => army.faction))];
  const taken = new Set<string>();
  return Array.from({ length: 4 }, (_, seat) => {
    const faction = factions[seat % Math.max(factions.length, 1)];
    const army = fitting.find((one) => one.faction === faction && !taken.has(one.id)) ?? fitting[0];
    if (army) taken.add(army.id);
    return army ? `ready:${army.id}` : '';
  });
}

/** The form as it opens. */
export function beginning(all: MythicCatalogue, you: string): Form {
  const armies = readyFor(all, 2);
  return {
    count: 2,
    players: seated(you).map((player, seat) => ({ ...player, army: armies[seat] ?? '' })),
    deckBuilding: false,
    laying: 'chosen',
    boards: all.boards.slice(0, boardsFor(2)).map(({ id }) => ({ board: id, turns: 0 })),
    first: null,
    quietTurns: 60,
  };
}

/** The form for another number of generals: armies and boards that fit it. */
export function counted(form: Form, count: number, all: MythicCatalogue): Form {
  const armies = readyFor(all, count);
  const boards = Array.from(
    { length: boardsFor(count) },
    (_, at) => form.boards[at] ?? { board: unused(form.boards, all) ?? '', turns: 0 },
  );
  // Boards that are new must differ from one another as well.
  boards.forEach((laid, at) => {
    const twice = boards.slice(0, at).some(({ board }) => board === laid.board);
    if (twice) boards[at] = { board: unused(boards, all) ?? laid.board, turns: 0 };
  });
  return {
    ...form,
    count,
    players: form.players.map((player, seat) => ({ ...player, army: armies[seat] ?? '' })),
    boards,
    first: form.first !== null && form.first < count ? form.first : null,
  };
}

const unused = (boards: readonly MythicLaidBoard[], all: MythicCatalogue): string | undefined =>
  all.boards.find(({ id }) => !boards.some(({ board }) => board === id))?.id;

/** Puts a board onto a place; the one that lay there changes places with it. */
export function layBoard(boards: readonly MythicLaidBoard[], place: number, board: string): MythicLaidBoard[] {
  const old = boards[place]?.board ?? '';
  return boards.map((laid, at) => {
    if (at === place) return { board, turns: laid.turns };
    return laid.board === board ? { ...laid, board: old } : laid;
  });
}

/** What the server is asked for, without the players. */
export function tableOf(form: Form, own: readonly OwnArmy[]): Omit<MythicNewTable, 'players' | 'lang'> {
  const armyOf = ({ army }: General): MythicGivenArmy => {
    const [kind, id = ''] = [army.slice(0, army.indexOf(':')), army.slice(army.indexOf(':') + 1)];
    const found = kind === 'own' ? own.find(({ name }) => name === id) : undefined;
    return found ? { faction: found.faction, units: found.units } : { id };
  };
  const battlefield: MythicBattlefield = form.laying === 'laid' ? { laid: form.boards } : form.laying;
  return {
    ruleset: 'mythic-2012',
    armies: form.players.slice(0, form.count).map(armyOf),
    battlefield,
    ...(form.deckBuilding ? { deck_building: true } : {}),
    ...(form.first === null ? {} : { first: form.first }),
    ...(form.quietTurns === 60 ? {} : { quiet_turns: form.quietTurns }),
  };
}

const isArmies = (value: unknown): value is OwnArmy[] =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<OwnArmy> | null) =>
      typeof one?.name === 'string' &&
      typeof one.faction === 'string' &&
      Array.isArray(one.units) &&
      one.units.every((unit) => typeof unit === 'string'),
  );

/** The armies kept in this browser. */
export const ownArmies = (): OwnArmy[] => recall<OwnArmy[]>('mythic.armies', [], isArmies);

/** Keeps an army; one of the same name gives way to it. */
export function keepArmy(army: OwnArmy): OwnArmy[] {
  const all = [...ownArmies().filter(({ name }) => name !== army.name), army];
  keep('mythic.armies', all);
  return all;
}
