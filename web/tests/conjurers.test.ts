import { describe, expect, it } from 'vitest';
import { after, lacking, Lookup, resourcesOf } from '../src/games/conjurers/lookup';
import {
  atAction,
  atSquare,
  groupsOf,
  litActions,
  litSquares,
  mayFight,
  withFigure,
} from '../src/games/conjurers/menu';
import { tableOf } from '../src/games/conjurers/opening';
import { narrow, wide } from '../src/games/conjurers/plan';
import { secrets } from '../src/games/conjurers/secrets';
import type { ConjurersOffer, Option } from '../src/games/conjurers/wire';
import { optionsOf } from '../src/games/wire';
import type {
  ConjurersBattle,
  ConjurersCatalogue,
  ConjurersFighter,
  ConjurersSnapshot,
  ConjurersStock,
} from '../src/wire';

const offer = (kind: ConjurersOffer['kind'], more: Partial<ConjurersOffer> = {}): ConjurersOffer =>
  ({ kind, label: kind, notation: kind, ...more }) as ConjurersOffer;
const options = (...choices: ConjurersOffer[]): Option[] => optionsOf({ choices });

const stock: ConjurersStock = { wood: 5, stone: 2, iron: 0, bronze: 1, sapphire: 0, diamond: 3, food: 9 };

const fighter = (creature: string): ConjurersFighter => ({
  creature,
  health: 7,
  damage: 2,
  dice: 2,
  poison: 0,
  frost: false,
  bound: false,
  risen: false,
  devouring: false,
  devoured: false,
  rest: 0,
  absorbs: 0,
  worn: [],
});
const battle: ConjurersBattle = {
  kind: 'duel',
  sides: [
    {
      seat: 0,
      minions: false,
      hand: 2,
      own_hand: ['kestrel', 'badger'],
      pool: [],
      slots: [null, null, null],
      cards: [],
    },
    { seat: 1, minions: false, hand: 2, pool: [], slots: [null, fighter('kappa'), null], cards: [] },
  ],
  turn: 0,
  step: 'act',
  quiet: 0,
  quiet_limit: 6,
};
const snapshot = (more: Partial<ConjurersSnapshot> = {}) =>
  ({ view: 0, ask: { seat: 0, sentence: '', choices: [] }, seats: [{}, {}], ...more }) as unknown as ConjurersSnapshot;

describe('what one can afford', () => {
  const price = [
    { resource: 'wood', amount: 6 },
    { resource: 'iron', amount: 2 },
  ];
  it('names what is missing, unless the discount covers it', () => {
    expect(lacking(stock, price)).toEqual([
      { resource: 'wood', amount: 1 },
      { resource: 'iron', amount: 2 },
    ]);
    expect(lacking(stock, price, 2)).toHaveLength(2);
    expect(lacking(stock, price, 3)).toEqual([]);
  });
  it('tells what a trade would leave', () => {
    const left = after(stock, [{ resource: 'wood', amount: 3 }], [{ resource: 'stone', amount: 2 }]);
    expect(left).toEqual({ ...stock, wood: 2, stone: 4 });
    expect(stock.wood).toBe(5);
  });
  it('knows no sapphires with two players', () => {
    expect(resourcesOf(snapshot())).not.toContain('sapphire');
    expect(resourcesOf(snapshot({ seats: [{}, {}, {}] as never }))).toContain('sapphire');
  });
});

describe('the town', () => {
  const placed = options(
    offer('place', { figure: 'conjurer', action: 'tavern' }),
    offer('place', { figure: 'worker', action: 'stone_mine' }),
    offer('place', { figure: 'conjurer', action: 'stone_mine' }),
  );
  it('lights what the figure that was taken up can do', () => {
    expect([...litActions(placed)]).toEqual(['tavern', 'stone_mine']);
    expect([...litActions(withFigure(placed, 'worker'))]).toEqual(['stone_mine']);
    expect(atAction(placed, 'stone_mine').map(({ index }) => index)).toEqual([1, 2]);
  });
  it('groups placements by figure, and the rest last', () => {
    const groups = groupsOf([...placed, ...options(offer('done'))], (id) => id.toUpperCase());
    expect(groups.map(({ heading, options: inside }) => [heading, inside.length])).toEqual([
      ['CONJURER', 2],
      ['WORKER', 1],
      [undefined, 1],
    ]);
  });
  it.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('has a place of its own for every action of the %s plan', (_, plan) => {
    const actions = [
      ...['lumber_mill', 'stone_mine', 'iron_mine', 'bronze_smelter', 'sapphire_mine', 'diamond_mine'],
      ...['wood_storage', 'stone_storage', 'iron_storage', 'bronze_storage', 'sapphire_storage', 'diamond_storage'],
      ...['wild_animals', 'fishing_pond', 'marketplace', 'tavern', 'guild_house', 'sacrificial_pit'],
      ...['blacksmith', 'artificer', 'duat', 'mount_olympus', 'shangri_la', 'valhalla', 'garden_of_eden'],
      ...['house_1', 'house_2', 'house_3', 'house_4'],
    ];
    const places = actions.map((action) => plan.at(action, 4));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(73);
      expect(x).toBeLessThanOrEqual(plan.width - 73);
      expect(y).toBeLessThanOrEqual(plan.height - 72);
    }
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 146 || Math.abs(one.y - other.y) >= 148).toBe(true);
    });
  });
});

describe('the battlefield', () => {
  const acts = options(
    offer('summon', { creature: 'kestrel', slot: 0 }),
    offer('summon', { creature: 'badger', slot: 0 }),
    offer('attack', { creature: 'moray', slot: 1 }),
    offer('bind', { creature: 'moray', target: 'kappa', slot: 1 }),
  );
  it('finds what a click on a slot stands for', () => {
    expect(atSquare(acts, { side: 0, slot: 0 }, 0, null)).toHaveLength(2);
    expect(atSquare(acts, { side: 0, slot: 0 }, 0, 'badger').map(({ index }) => index)).toEqual([1]);
    expect(atSquare(acts, { side: 1, slot: 1 }, 0, null).map(({ offer: one }) => one.kind)).toEqual(['attack', 'bind']);
    expect([...litSquares(acts, 0, null)]).toEqual(['0 0', '0 1', '1 1']);
  });
  it('shows odds before a creature meets another', () => {
    const now = snapshot({ battle });
    expect(mayFight(offer('summon', { slot: 1 }), now)).toBe(true);
    expect(mayFight(offer('summon', { slot: 0 }), now)).toBe(false);
    expect(mayFight(offer('attack', { slot: 1 }), now)).toBe(true);
    expect(mayFight(offer('equip', { card: 'oak_buckler' }), now)).toBe(false);
  });
  it('hides only the hand of a battle', () => {
    expect(secrets.hides(snapshot())).toBe(false);
    expect(secrets.hides(snapshot({ battle }))).toBe(true);
    expect(secrets.plain(offer('summon'))).toBe(false);
    expect(secrets.plain(offer('attack'))).toBe(true);
  });
});

describe('a new table', () => {
  it('has tournaments only with four players', () => {
    const rulings = { tournaments: true, elements: true, healing: false };
    expect(tableOf('conjurers', 3, rulings)).toEqual({ ruleset: 'conjurers', settings: { elements: true } });
    expect(tableOf('conjurers', 4, rulings).settings).toEqual({ tournaments: true, elements: true });
  });
});

describe('cards', () => {
  const catalogue = {
    creatures: [{ id: 'kappa', name: 'Kappa', level: 2, mythology: 'japanese', health: 7, dice: 2, abilities: [] }],
    equipment: [],
    minions: [{ mythology: 'japanese', level: 2, health: 6, dice: 2, abilities: [] }],
    actions: [],
    figures: [{ id: 'worker', name: 'worker', text: '' }],
    resources: [],
    mythologies: [],
    elements: [],
    levels: [],
  } as unknown as ConjurersCatalogue;
  it('finds the minion that stands beside a creature', () => {
    const lookup = new Lookup(catalogue);
    expect(lookup.face('minion', 'kappa')?.health).toBe(6);
    expect(lookup.face('minion')).toBeUndefined();
    expect(lookup.face('kappa')?.name).toBe('Kappa');
    expect(lookup.word('worker')).toBe('worker');
    expect(lookup.word('unknown')).toBe('unknown');
  });
});
