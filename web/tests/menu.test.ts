import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../src/fake/moments';
import { aimOf, givesCards, groupsOf, isAttack, litBy, optionsAt, placesOf, wishAt } from '../src/games/pantheon/menu';
import { optionsOf } from '../src/games/wire';

import type { Ask, Offer } from '../src/games/pantheon/wire';

const offer = (kind: Offer['kind'], more: Partial<Offer> = {}): Offer =>
  ({ label: kind, notation: kind, kind, cost: 0, ...more }) as Offer;
const asking = (...choices: Offer[]): Ask => ({ seat: 0, sentence: '?', choices });
const ground = snapshotOf(0);
const { units } = ground;

describe('groups of choices', () => {
  it('puts the choices of a unit together, wherever they stand in the list', () => {
    const ask = asking(
      offer('activate', { unit: 'achilles', activation: 'simple' }),
      offer('pass'),
      offer('activate', { unit: 'medusa', activation: 'simple' }),
      offer('activate', { unit: 'achilles', activation: 'complex' }),
      offer('buy', { manoeuvre: 'draw', cost: 1 }),
    );
    const groups = groupsOf(optionsOf(ask));
    expect(groups.map(({ kind, unit }) => [kind, unit])).toEqual([
      ['unit', 'achilles'],
      ['unit', 'medusa'],
      ['cards', undefined],
      ['rest', undefined],
    ]);
    expect(groups[0]?.options.map(({ index }) => index)).toEqual([0, 3]);
  });

  it('puts what a unit can do before cards, and the end last', () => {
    const ask = asking(offer('buy', { manoeuvre: 'draw', cost: 1 }), offer('end'), offer('walk'), offer('attack'));
    expect(groupsOf(optionsOf(ask)).map(({ kind }) => kind)).toEqual(['actions', 'cards', 'rest']);
  });

  it('puts what declines beside what there is to accept, before cards', () => {
    const ask = asking(offer('retaliate'), offer('buy', { manoeuvre: 'draw', cost: 1 }), offer('decline'));
    expect(groupsOf(optionsOf(ask)).map(({ kind }) => kind)).toEqual(['actions', 'rest', 'cards']);
  });

  it('loses no choice and repeats none', () => {
    for (let moment = 0; moment < 7; moment++) {
      const { ask } = snapshotOf(moment);
      if (!ask) continue;
      const indices = groupsOf(optionsOf(ask)).flatMap((group) => group.options.map(({ index }) => index));
      expect(indices.sort((a, b) => a - b)).toEqual(ask.choices.map((_, index) => index));
    }
  });
});

describe('picks on the board', () => {
  const moves = optionsOf(asking(offer('enter', { area: 'a1' }), offer('enter', { area: 'b2' }), offer('stop')));

  it('lights areas, targets and units that choices name', () => {
    const lit = litBy(
      [
        ...moves,
        ...optionsOf(asking(offer('target', { target: 'hydra' }), offer('guard', { unit: 'hoplites' }))),
        ...optionsOf(asking(offer('place', { unit: 'centaurs', area: 'c3' }))),
      ],
      ground,
    );
    expect([...lit.areas]).toEqual(['a1', 'b2', 'c3']);
    expect([...lit.units]).toEqual(['hydra', 'hoplites']);
  });

  it('takes a unit that is not meant itself for the area it stands in', () => {
    const hydra = units.find((unit) => unit.tag === 'hydra');
    const area = hydra?.area ?? '';
    const options = optionsOf(asking(offer('enter', { area })));
    expect(optionsAt(options, { unit: 'hydra' }, ground)).toEqual(options);
    expect(optionsAt(moves, { area: 'b2' }, ground).map(({ index }) => index)).toEqual([1]);
    expect(optionsAt(moves, { area: 'c9' }, ground)).toEqual([]);
  });

  it('lights what an attack that is only begun can be aimed at, and takes the aim', () => {
    const attack = offer('attack', { aims: ['hydra'] });
    const options = optionsOf(asking(offer('walk'), attack, offer('end')));
    expect([...litBy(options, ground).units]).toEqual(['hydra']);
    expect(optionsAt(options, { unit: 'hydra' }, ground).map(({ index }) => index)).toEqual([1]);
    expect(aimOf(attack, { unit: 'hydra' }, ground)).toBe('target hydra');
    expect(aimOf(attack, { unit: 'hoplites' }, ground)).toBeUndefined();
  });

  it('finds stones where they lie and tokens where they were put', () => {
    const [first, ...others] = ground.areas;
    if (!first) throw new Error('a board without areas');
    const here = {
      ...ground,
      areas: [{ ...first, stones: [{ tag: 's9', kind: 'omphalos' as const }] }, ...others],
      tokens: [{ tag: 't1', unit: 'hydra', power: 'venom', on: 'hydra', vitality: 1 }],
    };
    expect(placesOf(offer('claim', { stone: 's9' }), here)).toEqual([{ area: first.tag }]);
    expect(placesOf(offer('target', { target: 't1' }), here)).toEqual([{ unit: 'hydra' }]);
  });

  it('lets everything that has a place be clicked there, and lights nothing else', () => {
    for (let moment = 0; moment < 7; moment++) {
      const snapshot = snapshotOf(moment);
      const options = snapshot.ask ? optionsOf(snapshot.ask) : [];
      const lit = litBy(options, snapshot);
      for (const option of options) {
        for (const place of placesOf(option.offer, snapshot))
          expect(optionsAt(options, place, snapshot)).toContain(option);
      }
      for (const area of lit.areas) expect(optionsAt(options, { area }, snapshot)).not.toEqual([]);
      for (const unit of lit.units) expect(optionsAt(options, { unit }, snapshot)).not.toEqual([]);
    }
  });

  it('asks for a yes before cards are given up or an attack is made', () => {
    expect(givesCards(offer('walk')) || isAttack(offer('walk'))).toBe(false);
    expect(givesCards(offer('use', { cost: 1 }))).toBe(true);
    expect(isAttack(offer('target'))).toBe(true);
  });
});

describe('what a pick on something dark wishes for', () => {
  it('names the choice in notation', () => {
    expect(wishAt(asking(offer('enter', { area: 'a1' })), { area: 'b2' }, units)).toBe('enter b2');
    expect(wishAt(asking(offer('target', { target: 'hydra' })), { unit: 'strix' }, units)).toBe('target strix');
    expect(wishAt(asking(offer('pass')), { unit: 'medusa' }, units)).toBe('activate medusa simple');
    expect(wishAt(asking(offer('place', { unit: 'centaurs', area: 'a1' })), { area: 'b2' }, units)).toBe(
      'place centaurs b2',
    );
    expect(wishAt(asking(offer('end')), { area: 'b2' }, units)).toBe('walk');
    expect(wishAt(asking(offer('decline')), { area: 'b2' }, units)).toBeUndefined();
  });
});

describe('deployment zones', () => {
  const zones = [
    { players: 2, side: 'south', areas: ['s1', 's2'] },
    { players: 2, side: 'north', areas: ['n1'] },
  ];
  const options = optionsOf(asking(offer('zone', { zone: 1 }), offer('zone', { zone: 2 })));

  it('light all their areas, each of which stands for its zone', () => {
    expect([...litBy(options, ground, zones).areas]).toEqual(['s1', 's2', 'n1']);
    expect(optionsAt(options, { area: 's2' }, ground, zones).map(({ index }) => index)).toEqual([0]);
    expect(optionsAt(options, { area: 'n1' }, ground, zones).map(({ index }) => index)).toEqual([1]);
    expect(optionsAt(options, { area: 'c1' }, ground, zones)).toEqual([]);
  });
});
