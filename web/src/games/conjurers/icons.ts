import { paths, uses } from '../../generated/icons.conjurers';

const named: Record<string, string> = paths;

const pick = (group: Record<string, string>, id: string, other: keyof typeof paths): string =>
  named[group[id] ?? other] ?? paths[other];

export type Mark = keyof typeof uses.marks;

export const actionIcon = (action: string): string =>
  pick(uses.actions, action.startsWith('house_') ? 'house' : action, 'castle');
export const resourceIcon = (resource: string): string => pick(uses.resources, resource, 'log');
export const figureIcon = (figure: string): string => pick(uses.figures, figure, 'pointy-hat');
export const mythologyIcon = (mythology: string): string => pick(uses.mythologies, mythology, 'ankh');
export const elementIcon = (element: string): string => pick(uses.elements, element, 'flame');
export const equipmentIcon = (card: string): string => pick(uses.equipment, card, 'broadsword');
export const markIcon = (mark: Mark): string => paths[uses.marks[mark]];

/** The icon of a creature, or the minion's. Creatures of a pack of one's own have that of any beast. */
export const creatureIcon = (creature: string): string =>
  creature === 'minion' ? markIcon('minion') : pick(uses.creatures, creature, 'beast-eye');
