import { readable, type Lookup } from '../../lib/catalogue';
import type { UnitSnapshot } from '../../wire';

/** What people call a unit of a game: numbered when the game has several of its kind, as the server's texts do. */
export function unitName(unit: UnitSnapshot, units: UnitSnapshot[], lookup: Lookup): string {
  const name = lookup.unit(unit.def)?.name ?? readable(unit.def);
  const [, copy] = unit.tag.startsWith(`${unit.def}.`) ? unit.tag.split('.', 2) : [];
  if (copy !== undefined) return `${name} ${copy}`;
  return units.some((other) => other.tag === `${unit.tag}.2`) ? `${name} 1` : name;
}
