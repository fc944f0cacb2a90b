import { parse } from 'smol-toml';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../src/fake/moments';
import { armyFile, dropArmy, keepArmy, newArmy, ownArmies, readArmy, type OwnArmy } from '../src/lib/armies';
import { fileStem } from '../src/lib/files';
import { everything, filtered } from '../src/lib/pool';

const army: OwnArmy = { ...newArmy('L\'âge "d\'or"\\'), kind: 'draft', players: 3, units: ['athena', 'hoplites'] };
const known = (id: string) => catalogue.units.some((unit) => unit.id === id);

describe('army files', () => {
  it('come back as they were written, whatever the name', async () => {
    const read = await readArmy(armyFile(army).text, 'fr', known);
    expect(read).toEqual({ ...army, id: expect.any(String) });
  });

  it('have an id that content packs accept', () => {
    expect(armyFile(army).name).toBe('l_age_d_or.toml');
    expect(parse(armyFile(army).text)['id']).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(fileStem('42 – ???', 'army')).toBe('army');
  });

  it('say what is wrong with them', async () => {
    expect(await readArmy('units = [', 'en', known)).toMatchObject({ fault: 'syntax' });
    expect(await readArmy('id = "x"', 'en', known)).toEqual({ fault: 'units' });
    expect(await readArmy('units = ["athena", "zorro"]', 'en', known)).toEqual({ fault: 'unknown', unit: 'zorro' });
  });
});

describe('armies of this browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept, replaced and thrown away', () => {
    keepArmy(army);
    keepArmy({ ...army, name: 'Other' });
    expect(ownArmies().map((one) => one.name)).toEqual(['Other']);
    expect(dropArmy(army.id)).toEqual([]);
  });

  it('are none when what is kept is damaged', () => {
    localStorage.setItem('omphalos.armies', '[{"id":1}]');
    expect(ownArmies()).toEqual([]);
  });
});

describe('the pool', () => {
  const name = (id: string) => id;
  const seen = (filter: Partial<ReturnType<typeof everything>>) =>
    filtered(catalogue.units, { ...everything(), ...filter }, name);

  it('shows every unit without a filter, gods first', () => {
    expect(seen({}).length).toBe(catalogue.units.length);
    expect(seen({})[0]?.type).toBe('god');
  });

  it('filters by type, talent, cost and words together', () => {
    const units = seen({ type: 'troop', talent: 'guard', most: 1, words: 'hop' });
    expect(units.map((unit) => unit.id)).toEqual(['hoplites']);
    expect(seen({ most: 2 }).every((unit) => unit.cost <= 2)).toBe(true);
  });
});
