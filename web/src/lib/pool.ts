import type { UnitCard } from '../wire';
import { fold, hasAll, wanted } from './search';

/** What a person wants to see of the units. */
export interface PoolFilter {
  words: string;
  /** A type of unit, or empty for all. */
  type: string;
  talent: string;
  /** The most a unit may cost; `null` for any. */
  most: number | null;
  order: 'cost' | 'name';
}

export const everything = (): PoolFilter => ({ words: '', type: '', talent: '', most: null, order: 'cost' });

/** The types in the order people think of them. */
export const unitTypes = ['god', 'titan', 'hero', 'monster', 'troop'] as const;

/** Gods and titans lead armies. */
export const isDivinity = (unit: Pick<UnitCard, 'type'>): boolean => unit.type === 'god' || unit.type === 'titan';

const rank = (unit: UnitCard): number => {
  const place = unitTypes.findIndex((type) => type === unit.type);
  return place < 0 ? unitTypes.length : place;
};

/** The units that pass the filter, in its order. Words are looked for in names, types, talents and powers. */
export function filtered(units: UnitCard[], filter: PoolFilter, talentName: (id: string) => string): UnitCard[] {
  const words = wanted(filter.words);
  const text = (unit: UnitCard): string =>
    fold(
      [
        unit.name,
        unit.type_name,
        unit.class_name,
        ...unit.talents.map(talentName),
        ...unit.powers.flatMap((power) => [power.name, power.text]),
      ].join(' '),
    );
  return units
    .filter(
      (unit) =>
        (filter.type === '' || unit.type === filter.type) &&
        (filter.talent === '' || unit.talents.includes(filter.talent)) &&
        (filter.most === null || unit.cost <= filter.most) &&
        (words.length === 0 || hasAll(text(unit), words)),
    )
    .sort((a, b) =>
      filter.order === 'name'
        ? a.name.localeCompare(b.name)
        : rank(a) - rank(b) || b.cost - a.cost || a.name.localeCompare(b.name),
    );
}
