import type { Ruleset } from '../..';
import { seated, type Player } from '../../../newgame/players';
import { serves, teachingArmies } from '../quick';
import type { OwnArmy } from '../../../lib/armies';
import type { Catalogue, Divinities, GivenArmy, Mode, NewTable } from '../../../wire';

export const modes = ['constructed', 'draft', 'scenario'] as const;
export type ModeName = (typeof modes)[number];

/** The modes that a ruleset has: the beta builds no armies beforehand. */
export function modesOf(ruleset: Ruleset): readonly ModeName[] {
  return ruleset === 'pantheon-beta' ? ['draft', 'scenario'] : modes;
}

/** A player with an army. */
export interface Commander extends Player {
  /** A ready-made army by `ready:id`, or one's own by `own:id`. */
  army: string;
}

/** A new game as a person fills it in. */
export interface Form {
  ruleset: Ruleset;
  mode: ModeName;
  scenario: string;
  /** Empty: the table takes a fitting one. */
  board: string;
  /** Always four; the first so many play. */
  players: Commander[];
  count: number;
  teams: boolean;
  /** The seat that leads; `null` is rolled for. */
  lead: number | null;
  divinities: Divinities;
  /** Draft points; `null` is the rulebook's number. */
  points: number | null;
  /** Rulings that differ from the defaults. */
  rulings: Record<string, boolean>;
  roundLimit: number | null;
}

/** The id of the setting that is a number of rounds; all others are yes or no. */
export const ROUND_LIMIT = 'round_limit';

/** A form to begin with: a person against the computer, with armies that are easy to play. */
export function beginning(all: Catalogue, ruleset: Ruleset, you: string): Form {
  const armies = teachingArmies(all.armies);
  return {
    ruleset,
    mode: modesOf(ruleset)[0] ?? 'draft',
    scenario: all.scenarios.find((one) => serves(one, ruleset))?.id ?? '',
    board: '',
    players: seated(you).map((player, seat) => ({ ...player, army: `ready:${armies[seat % 2]?.id ?? ''}` })),
    count: 2,
    teams: false,
    lead: null,
    divinities: 'gods',
    points: null,
    rulings: {},
    roundLimit: null,
  };
}

/** How many can play the mode. */
export function countsOf(form: Form, all: Catalogue): number[] {
  if (form.mode === 'scenario') return all.scenarios.find((one) => one.id === form.scenario)?.players ?? [2];
  // The rulebook has constructed armies for two players and for two teams.
  return form.mode === 'constructed' ? [2, 4] : [2, 3, 4];
}

/** The form with a number of players that its mode has, teams where they are, and armies made for that many. */
export function fitted(asked: Form, all: Catalogue): Form {
  const fitting = all.scenarios.filter((one) => serves(one, asked.ruleset));
  const form: Form = {
    ...asked,
    mode: modesOf(asked.ruleset).includes(asked.mode) ? asked.mode : 'draft',
    scenario: fitting.some((one) => one.id === asked.scenario) ? asked.scenario : (fitting[0]?.id ?? ''),
  };
  const counts = countsOf(form, all);
  const count = counts.includes(form.count) ? form.count : (counts[0] ?? 2);
  const board = all.boards.find((one) => one.id === form.board);
  const ready = all.armies.filter((army) => (army.players ?? count) === count && army.kind === 'constructed');
  const gentle = count === 2 ? teachingArmies(all.armies) : ready;
  const players = form.players.map((player, seat) => {
    const fits = player.army.startsWith('own:') || ready.some((army) => player.army === `ready:${army.id}`);
    const other = gentle[seat % Math.max(gentle.length, 1)];
    return fits || !other ? player : { ...player, army: `ready:${other.id}` };
  });
  return {
    ...form,
    count,
    players,
    board: board && !(board.players.includes(count) && serves(board, form.ruleset)) ? '' : form.board,
    teams: teamsOf(form, count, all),
    lead: form.lead !== null && form.lead >= count ? null : form.lead,
  };
}

/** Four constructed armies are two teams; a scenario says itself; a draft is as asked. */
function teamsOf(form: Form, count: number, all: Catalogue): boolean {
  if (form.mode === 'scenario') return all.scenarios.find((one) => one.id === form.scenario)?.teams ?? false;
  return count === 4 && (form.mode === 'constructed' || form.teams);
}

function modeOf(form: Form, own: OwnArmy[]): Mode {
  switch (form.mode) {
    case 'scenario':
      return { scenario: { id: form.scenario } };
    case 'draft':
      return { draft: { divinities: form.divinities, ...(form.points === null ? {} : { points: form.points }) } };
    case 'constructed':
      return {
        constructed: {
          armies: form.players.slice(0, form.count).map(({ army }): GivenArmy => {
            const [kind, id = ''] = army.split(':', 2);
            const units = kind === 'own' ? own.find((one) => one.id === id)?.units : undefined;
            return units ? { units } : { id };
          }),
        },
      };
  }
}

/** What the server is asked to open; the players are told apart. */
export function tableOf(form: Form, own: OwnArmy[]): Omit<NewTable, 'players'> {
  const settings: Record<string, boolean | number> = { ...form.rulings };
  if (form.roundLimit !== null) settings[ROUND_LIMIT] = form.roundLimit;
  const scenario = form.mode === 'scenario';
  return {
    ruleset: form.ruleset,
    mode: modeOf(form, own),
    ...(form.board && !scenario ? { board: form.board } : {}),
    ...(form.teams ? { teams: true } : {}),
    ...(form.lead !== null && !scenario ? { lead: form.lead } : {}),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
}
