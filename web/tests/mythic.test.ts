import { describe, expect, it } from 'vitest';
import { mythicCatalogue } from '../src/fake/mythic';
import {
  aboutOf,
  cornerOf,
  dieName,
  distance,
  hasOdds,
  litBy,
  nextSlot,
  optionsAt,
  placeOf,
  spaceAt,
  turned,
  wishAt,
} from '../src/games/mythic/field';
import { beginning, counted, layBoard, tableOf } from '../src/games/mythic/newgame/form';
import { orderSheet } from '../src/games/mythic/orders';
import { firstArmies } from '../src/games/mythic/quick';
import { secrets } from '../src/games/mythic/secrets';
import type { MythicAsk, MythicOffer, MythicWire, Option } from '../src/games/mythic/wire';
import { Words } from '../src/games/mythic/words';
import { ofKind, optionsOf } from '../src/games/wire';
import { orderOf, ordersFor, presetOf } from '../src/table/orders';
import type { MythicAbout, MythicSnapshot } from '../src/wire';
import told from './mythic.json';

interface Moment {
  about: MythicAbout;
  snapshot: MythicWire['snapshot'];
  ask: MythicAsk;
  options: Option[];
}

/** A moment of a real battle, by what is asked in it. */
function moment(name: string): Moment {
  const file = told as unknown as {
    abouts: MythicAbout[];
    moments: Record<string, { table: number; snapshot: MythicSnapshot }>;
  };
  const found = file.moments[name];
  const about = file.abouts[found?.table ?? -1];
  if (!found?.snapshot.ask || !about) throw new Error(`no moment ${name}`);
  const { snapshot } = found;
  const ask = found.snapshot.ask;
  return { about, snapshot, ask, options: optionsOf(ask) };
}

const words = new Words(mythicCatalogue('en'));

describe('spaces', () => {
  it('have names by column and row', () => {
    expect(placeOf('a1', 8)).toEqual({ column: 0, row: 7 });
    expect(placeOf('l8', 8)).toEqual({ column: 11, row: 0 });
    expect(spaceAt({ column: 2, row: 4 }, 8)).toBe('c4');
  });

  it('are as far apart as the longer way', () => {
    expect(distance(placeOf('a1', 8), placeOf('c2', 8))).toBe(2);
  });
});

describe('boards', () => {
  it('turn clockwise, as the rules turn them', () => {
    const board = ['...H', '....', '....', '...F'];
    // The north-east corner goes to the south-east, the south-east to the south-west.
    expect(turned(board, 1)).toEqual(['....', '....', '....', 'F..H']);
    expect(turned(board, 4)).toEqual(board);
  });

  it('are laid from the north-west', () => {
    const { snapshot, about } = moment('lay');
    const slot = nextSlot(snapshot.field);
    expect(slot).toBe(snapshot.field.laid.filter((laid) => laid !== null).length);
    expect(cornerOf(3, 8)).toEqual({ column: 4, row: 4 });
    expect(cornerOf(3, 12)).toEqual({ column: 0, row: 4 });
    expect(about.boards).toHaveLength(6);
  });

  it('lie as the snapshot draws them', () => {
    const { snapshot, about } = moment('deploy');
    snapshot.field.laid.forEach((laid, slot) => {
      const board = about.boards.find(({ id }) => id === laid?.board);
      const corner = cornerOf(slot, about.columns);
      const drawn = snapshot.field.rows
        .slice(corner.row, corner.row + 4)
        .map((line) => line.slice(corner.column, corner.column + 4));
      expect(turned(board?.spaces ?? [], laid?.turns ?? 0)).toEqual(drawn);
    });
  });
});

describe('what is lit and picked', () => {
  it('every lit space stands for a choice, and every choice on the field lights one', () => {
    for (const name of ['zone', 'deploy', 'activate', 'shoot', 'strike', 'retreat', 'harass', 'defend']) {
      const { snapshot, about, options } = moment(name);
      const lit = litBy(options, snapshot.units, about);
      const reached = new Set([...lit.keys()].flatMap((space) => optionsAt(options, space, snapshot.units, about)));
      for (const space of lit.keys()) {
        expect(optionsAt(options, space, snapshot.units, about), `${name} ${space}`).not.toEqual([]);
      }
      const on = options.filter(({ offer }) => {
        const { space, target, edge } = aboutOf(offer);
        return space ?? target ?? edge;
      });
      for (const option of on) expect(reached.has(option), `${name}: ${option.offer.notation}`).toBe(true);
    }
  });

  it('targets are lit otherwise than ways, and have odds', () => {
    const { snapshot, about, options } = moment('shoot');
    const [shot] = ofKind(options, 'shoot');
    const target = snapshot.units.find((unit) => unit.tag === shot?.offer.target);
    expect(litBy(options, snapshot.units, about).get(target?.space ?? '')).toBe('attack');
    expect(shot && hasOdds(shot.offer)).toBe(true);
    const step = options.find(({ offer }) => offer.kind === 'move');
    expect(step && hasOdds(step.offer)).toBe(false);
    const use = (talent: string) => ({ kind: 'use', talent }) as MythicOffer;
    expect(hasOdds(use('unholy_strength'))).toBe(true);
    expect(hasOdds(use('scout'))).toBe(false);
  });

  it('a pick in vain asks the rules for what was meant', () => {
    const { snapshot, about, ask } = moment('strike');
    const enemy = snapshot.units.find((unit) => unit.space && about.generals[unit.owner]?.side !== ask.seat % 2);
    expect(wishAt(ask, enemy?.space ?? '', snapshot, about, null)).toMatch(
      new RegExp(`^(strike|shoot) ${enemy?.tag}$`),
    );
    const empty = 'abcdefgh'.split('').flatMap((letter) => [1, 8].map((row) => `${letter}${row}`));
    const free = empty.find((space) => !snapshot.units.some((unit) => unit.space === space)) ?? '';
    expect(wishAt(ask, free, snapshot, about, null)).toBe(`move ${free}`);
    const deploying = moment('deploy');
    expect(wishAt(deploying.ask, 'd4', deploying.snapshot, deploying.about, 'perseus')).toBe('deploy perseus d4');
  });
});

describe('dice', () => {
  it('are called as the notation calls them', () => {
    const { snapshot, options } = moment('spend');
    const names = new Set(snapshot.attack?.dice.map(dieName));
    const spends = ofKind(options, 'spend');
    expect(spends.length).toBeGreaterThan(0);
    for (const { offer } of spends) expect(names.has(offer.discard) && names.has(offer.on)).toBe(true);
    expect(dieName({ face: 3, fives: 2 })).toBe('10+3');
  });
});

describe('names', () => {
  it('number units of one name in an army', () => {
    const unit = (tag: string, def: string, owner: number) => ({ tag, def, owner });
    const units = [
      unit('spawn_of_arachne1', 'spawn_of_arachne', 0),
      unit('spawn_of_arachne_b', 'spawn_of_arachne_b', 0),
      unit('spawn_of_arachne2', 'spawn_of_arachne', 1),
    ];
    const named = new Words(mythicCatalogue('en'), units);
    expect(units.map(named.name)).toEqual(['Spawn of Arachne 1', 'Spawn of Arachne 2', 'Spawn of Arachne']);
  });

  it('stand in for what the catalogue does not have', () => {
    expect(words.talent('sneak_attack_of_old').name).toBe('sneak attack of old');
    expect(words.terrain(' ')).toBeUndefined();
  });
});

describe('standing orders', () => {
  const reactions = ['harass', 'evade', 'defend', 'counterattack', 'talents', 'cancel'];
  it('have a word when they are usual', () => {
    expect(presetOf(orderSheet, reactions)).toBe('reactions');
    expect(presetOf(orderSheet, [])).toBe('never');
    expect(presetOf(orderSheet, ['harass'])).toBe('own');
  });
  it('change only what differs', () => {
    expect(ordersFor(orderSheet, 'never', ['harass', 'turn_end'])).toEqual(['skip for harass', 'skip at turn_end']);
    expect(ordersFor(orderSheet, 'reactions', reactions)).toEqual([]);
    expect(orderOf(orderSheet, 'turn_start', true)).toBe('ask at turn_start');
  });
});

describe('secrets', () => {
  it('are the hand, and what names its cards', () => {
    const { snapshot, options } = moment('activate');
    expect(secrets.hides(snapshot)).toBe(true);
    expect(options.filter(({ offer }) => offer.kind === 'activate').some(({ offer }) => secrets.plain(offer))).toBe(
      false,
    );
    expect(
      moment('spend')
        .options.filter(({ offer }) => offer.kind === 'spend')
        .every(({ offer }) => secrets.plain(offer)),
    ).toBe(true);
  });
});

describe('a new battle', () => {
  const all = mythicCatalogue('en');
  const form = beginning(all, 'A');

  it('begins with ready-made armies of two factions', () => {
    const { armies } = tableOf(form, []);
    expect(armies).toHaveLength(2);
    const [one, two] = firstArmies(all.armies);
    expect(one?.faction).not.toBe(two?.faction);
    expect(
      all.armies.some(
        (army) => army.players === 2 && 'id' in (armies[0] ?? {}) && army.id === (armies[0] as { id: string }).id,
      ),
    ).toBe(true);
  });

  it('of four has armies and boards for four', () => {
    const four = counted(form, 4, all);
    const { armies } = tableOf({ ...four, laying: 'laid' }, []);
    expect(armies).toHaveLength(4);
    for (const army of armies) expect(all.armies.find((one) => 'id' in army && one.id === army.id)?.players).toBe(4);
    expect(new Set(four.boards.map(({ board }) => board)).size).toBe(6);
  });

  it('can be led with an army of one’s own, and settings are told only when they differ', () => {
    const own = { name: 'mine: best', faction: 'athena', units: ['perseus'] };
    const players = form.players.map((player, seat) => (seat === 0 ? { ...player, army: 'own:mine: best' } : player));
    const table = tableOf({ ...form, players, deckBuilding: true, quietTurns: 30, first: 1 }, [own]);
    expect(table.armies[0]).toEqual({ faction: 'athena', units: ['perseus'] });
    expect(table).toMatchObject({ deck_building: true, quiet_turns: 30, first: 1, battlefield: 'chosen' });
    expect(tableOf(form, [])).not.toHaveProperty('quiet_turns');
  });

  it('lays each board once: two change places', () => {
    const laid = layBoard(form.boards, 0, form.boards[2]?.board ?? '');
    expect(new Set(laid.map(({ board }) => board)).size).toBe(4);
    expect(laid[2]?.board).toBe(form.boards[0]?.board);
  });
});
