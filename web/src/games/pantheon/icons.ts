import { paths, uses } from '../../generated/icons.pantheon';
import type { UnitCard } from '../../wire';

const named: Record<string, string> = paths;

function pick(group: Record<string, string>, id: string): string | undefined {
  const name = group[id];
  return name === undefined ? undefined : named[name];
}

export const typeIcon = (type: string): string => pick(uses.types, type) ?? paths['crested-helmet'];
export const terrainIcon = (terrain: string): string => pick(uses.terrains, terrain) ?? paths['grass'];
export const stoneIcon = (stone: string): string => pick(uses.stones, stone) ?? paths['crystal-growth'];
export const cardIcon = (card: keyof typeof uses.cards): string => paths[uses.cards[card]];
export const elementIcon = (terrain: string): string => paths[uses.elements[terrain === 'forest' ? 'tree' : 'column']];

/** The path of a unit's own icon, or that of its type for units this client does not know. */
export function unitIcon(unit: Pick<UnitCard, 'id' | 'type'>): string {
  return pick(uses.units, unit.id) ?? typeIcon(unit.type);
}
