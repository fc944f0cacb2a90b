import type { AreaSnapshot, AttackSnapshot, BoardCard, Catalogue, Snapshot, UnitSnapshot } from '../wire';
import type { Ask, Offer, PantheonLine, PantheonWire } from '../games/pantheon/wire';
import type { WelcomeOf } from '../games/wire';
import sample from '../generated/sample.json';
import { nobodyElse } from './company';

/** A catalogue read from the content files. */
export const catalogue = sample as unknown as Catalogue;

const BOARD = 'silent_sanctuary';
const armies = [
  ['athena', 'achilles', 'hoplites', 'medusa', 'centaurs'],
  ['hades', 'hydra', 'cerberus', 'infernal_warriors', 'strix'],
];

const board = catalogue.boards.find((one) => one.id === BOARD) as BoardCard;

function unitsOn(areas: string[][]): UnitSnapshot[] {
  return armies.flatMap((army, seat) =>
    army.map((def, place) => {
      const card = catalogue.units.find((unit) => unit.id === def);
      if (!card) throw new Error(`no unit ${def}`);
      const row = card.rows[0];
      const unit: UnitSnapshot = {
        tag: def,
        def,
        owner: seat,
        stage: 'in_play',
        area: areas[seat]?.[place] ?? null,
        vitality: Math.max(1, card.vitality - (place % 3)),
        max: card.vitality,
        row: 0,
        activated: seat === 0 && place === 0,
        retaliated: seat === 1 && place === 1,
        paralysed: seat === 1 && place === 2,
        tokens: [],
        values: {
          offence: row?.offence ?? 0,
          defence: row?.defence ?? 0,
          range: row?.range ?? 0,
          movement: row?.movement ?? 0,
        },
        powers: card.powers.map((_, power) =>
          power === 0 ? { available: true, tokens: 0 } : { available: false, rule: 'P15.13.2-1', tokens: 0 },
        ),
        waived: [],
      };
      return place === 1 && seat === 0 ? { ...unit, stone: { tag: 's1', kind: 'omphalos' } } : unit;
    }),
  );
}

function areasWith(units: UnitSnapshot[]): AreaSnapshot[] {
  return board.areas.map((area) => {
    const here = units.filter((unit) => unit.area === area.tag).map((unit) => unit.tag);
    return {
      tag: area.tag,
      units: here,
      elements: area.elements,
      stones: board.stones
        .filter((stone) => stone.area === area.tag)
        .map(() => ({ tag: 's2', kind: 'omphalos' as const })),
      full: here.length >= area.capacity,
      closed: false,
    };
  });
}

const tags = board.areas.filter((area) => area.capacity >= 3).map((area) => area.tag);
const at = (place: number): string => tags[place % tags.length] ?? 'a1';
const units = unitsOn([
  [at(0), at(12), at(12), at(4), at(1)],
  [at(20), at(12), at(13), at(13), at(18)],
]);

const offer = (notation: string, label: string, more: Partial<Offer> = {}): Offer =>
  ({ label, notation, kind: notation.split(' ')[0] ?? 'end', cost: 0, ...more }) as Offer;

const attack: AttackSnapshot = {
  by: 'achilles',
  on: 'hydra',
  kind: 'normal',
  reach: 'melee',
  offence: 8,
  defence: 6,
  counted: true,
  offence_terms: [
    { label: 'Achilles', by: 7, rule: 'P15.8A.2-1' },
    { label: 'close combat', by: 1, rule: 'P15.14.5-1' },
  ],
  defence_terms: [{ label: 'Hydra', by: 6, rule: 'P15.8A.2-2' }],
  dice: [0, 1, 2, 3, 3, 4, 5, 5],
  picked: [],
  pool: [1, 2, 3, 3, 4],
  locked: 2,
  wounds: 0,
  second: false,
};

const neighbours = [at(11), at(13), at(14)];

/** The questions of a short piece of play, one after the other. */
const asks: { ask: Ask | null; attack?: AttackSnapshot }[] = [
  {
    ask: {
      seat: 0,
      sentence: 'Activate a unit with one of its cards, or pass the turn?',
      choices: [
        offer('activate achilles simple', 'Activate Achilles for simple actions', {
          unit: 'achilles',
          activation: 'simple',
          cost: 1,
        }),
        offer('activate achilles complex', 'Activate Achilles for a complex action', {
          unit: 'achilles',
          activation: 'complex',
          cost: 1,
        }),
        offer('activate hoplites simple', 'Activate the Hoplites for simple actions', {
          unit: 'hoplites',
          activation: 'simple',
          cost: 1,
        }),
        offer('buy draw', 'Manoeuvre: draw 2 cards for an art of war card', { manoeuvre: 'draw', cost: 1 }),
        offer('pass', 'Pass the turn'),
        offer('pass draw', 'Pass the turn and draw one more card', { draw: true }),
      ],
    },
  },
  {
    ask: {
      seat: 0,
      sentence: 'Achilles: which action? 0 of 2 simple actions taken.',
      choices: [
        offer('walk', 'Walk, up to 1 area'),
        offer('attack', 'Attack: the Hydra', { aims: ['hydra'] }),
        offer('use achilles endurance', 'Use Endurance', { unit: 'achilles', power: 'endurance', cost: 1 }),
        offer('end', 'End the activation of Achilles'),
      ],
    },
  },
  {
    ask: {
      seat: 0,
      sentence: `Achilles walks from ${at(12)}: where next? 1 area left.`,
      choices: [
        ...neighbours.map((area) => offer(`enter ${area}`, `Enter ${area}, 2 of 3 places free`, { area })),
        offer('stop', 'Go no further'),
      ],
    },
  },
  {
    ask: {
      seat: 0,
      sentence: 'Achilles attacks: which target?',
      choices: [
        offer('target hydra', 'Attack the Hydra: 8 dice against defence 6', { target: 'hydra' }),
        offer('target cerberus', 'Attack Cerberus: 7 dice against defence 7', { target: 'cerberus' }),
      ],
    },
  },
  {
    ask: {
      seat: 0,
      sentence:
        'Achilles against the Hydra: dice 1 2 3 3 4 against defence 6, 2 wounds so far. Discard a die to raise another by 1, or keep the dice as they are?',
      choices: [
        offer('discard 1 for 4', 'Discard a 1: a 4 becomes 5', { kind: 'spend', discard: 1, on: 4 }),
        offer('discard 2 for 4', 'Discard a 2: a 4 becomes 5', { kind: 'spend', discard: 2, on: 4 }),
        offer('discard 1 for 3', 'Discard a 1: a 3 becomes 4', { kind: 'spend', discard: 1, on: 3 }),
        offer('keep', 'Discard no more dice'),
      ],
    },
    attack,
  },
  {
    ask: {
      seat: 0,
      sentence: 'How to pay? One art of war card is still owed.',
      choices: [
        offer('pay aow', 'Pay with an art of war card', { card: 'aow', cost: 1 }),
        offer('pay omphalos', 'Pay with an omphalos card', { card: 'omphalos', cost: 1 }),
      ],
    },
  },
  { ask: null },
];

/** How many moments there are. */
export const count = asks.length;

/** A moment as it would be sent. */
export function snapshotOf(moment: number): Snapshot {
  const place = asks[moment % asks.length] ?? { ask: null };
  return {
    question: moment,
    goals: [
      { seat: 0, kind: 'stones', text: 'absorb 4 stones', short: '1/4 stones', done: 1, of: 4 },
      { seat: 0, kind: 'unit', text: 'destroy Ares', short: 'Ares: 7/9 vitality', done: 2, of: 9 },
      { seat: 1, kind: 'stones', text: 'absorb 4 stones', short: '0/4 stones', done: 0, of: 4 },
    ],
    view: 0,
    round: 3,
    active: 0,
    lead: 0,
    board: BOARD,
    waiting_for: place.ask ? 0 : 1,
    can_undo: moment > 0,
    seats: armies.map((army, seat) => ({
      seat,
      alive: true,
      army,
      points: 0,
      zone: seat,
      hand: 6,
      deck: 14 - seat,
      discard: [
        { card: 'aow', count: 3 },
        { card: army[0] ?? '', count: 1 },
      ],
      shown: [],
      absorbed: seat,
      bought: [],
      orders: ['guard', 'evade', 'initiative', 'retaliation'],
      ...(seat === 0
        ? {
            own_hand: [
              { card: 'aow', count: 2 },
              { card: 'omphalos', count: 1 },
              { card: 'achilles', count: 2 },
              { card: 'hoplites', count: 1 },
              { card: 'medusa', count: 1 },
            ],
          }
        : {}),
    })),
    units,
    areas: areasWith(units),
    tokens: [],
    ask: place.ask,
    ...(place.attack ? { attack: place.attack } : {}),
  };
}

/** Some lines of a log. */
export const log: PantheonLine[] = [
  { step: 1, depth: 0, text: 'Ann begins round 3.', kind: 'turn_began', seat: 0 },
  { step: 2, depth: 1, text: 'Ann draws an art of war card.', kind: 'drew', seat: 0 },
  { step: 3, depth: 0, text: 'The computer activates the Hydra.', kind: 'activated', unit: 'hydra' },
  {
    step: 4,
    depth: 1,
    text: 'The Hydra attacks Achilles: 7 dice against defence 8.',
    kind: 'values',
    details: [
      { label: 'offence', value: '7 = 6 Hydra + 1 ruins' },
      { label: 'defence', value: '8 Achilles' },
    ],
    rules: ['P15.8A.2-1'],
  },
  {
    step: 5,
    depth: 1,
    text: 'The Hydra rolls 5 4 4 2 2 1 and a blank.',
    kind: 'rolled',
    dice: [5, 4, 4, 2, 2, 1, 0],
  },
];

/** What a session is told when it joins at a moment. */
export const welcomeAt = (moment: number): WelcomeOf<PantheonWire> => ({
  table: 'sample',
  seats: [
    { seat: 0, name: 'Ann', called: 'Ann', kind: 'person', yours: true, hints: true },
    { seat: 1, name: 'Computer', called: 'the computer', kind: 'computer', yours: false, hints: false },
  ],
  boards: [BOARD],
  ...nobodyElse,
  ruleset: 'pantheon-1.5',
  mode: 'constructed',
  teams: false,
  settings: [],
  snapshot: snapshotOf(moment),
  log,
});
