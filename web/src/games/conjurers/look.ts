import { t } from '../../lib/text.svelte';
import type { Look } from '../../table/asking';
import { interfaceIcon } from '../../lib/icons';

import type { ConjurersOffer } from './wire';
import { actionIcon, creatureIcon, equipmentIcon, figureIcon, markIcon, resourceIcon } from './icons';
import type { Lookup } from './lookup';
import { aboutOf, groupsOf } from './menu';

/** The path of the icon of a choice: what it is about. */
export function iconOf(offer: ConjurersOffer): string | undefined {
  switch (offer.kind) {
    case 'attack':
      return markIcon('battle');
    case 'trade':
      return markIcon('trade');
    case 'done':
    case 'pass':
    case 'decline':
    case 'stay':
      return interfaceIcon('end');
  }
  const { action, card, creature, figure, resource } = aboutOf(offer);
  if (action !== undefined) return actionIcon(action);
  if (card !== undefined) return equipmentIcon(card);
  if (creature !== undefined) return creatureIcon(creature);
  if (figure !== undefined) return figureIcon(figure);
  return resource === undefined ? undefined : resourceIcon(resource);
}

/** What a choice costs, in words. */
function costOf(offer: ConjurersOffer, lookup: Lookup): { mark: string; text: string } | undefined {
  if (offer.kind !== 'buy') return undefined;
  const text = offer.pays.map(({ resource, amount }) => `${amount} ${lookup.word(resource)}`).join(', ');
  return { mark: '', text: t('con-web-costs', { price: text }) };
}

/** Kinds of choices that are drawn in the place that is visited, where one is; a new kind does not compile before it is here. */
const inPlace: Record<ConjurersOffer['kind'], boolean> = {
  assistant: false,
  place: false,
  stay: false,
  resolve: false,
  trade: true,
  hire: true,
  sacrifice: true,
  buy: true,
  spare: true,
  done: true,
  fight: true,
  decline: true,
  remove: false,
  summon: false,
  equip: false,
  move: false,
  attack: false,
  devour: false,
  bind: false,
  break: false,
  pass: false,
  adopt: false,
  steal: true,
  prize: true,
  take: true,
};

/** What is known where choices are shown. */
export interface Moment {
  lookup: Lookup;
  names: readonly string[];
  /** Whether the place that is visited lies over the town. */
  visited: boolean;
  /** Whether a pick has left only some choices. */
  narrowed: boolean;
  /** Whether a figure is taken up, which the heading names. */
  taken: boolean;
  /** Whether figures are placed, and lie at hand. */
  placing: boolean;
  /** Whether there are so many ways to summon and move that they are chosen on the battlefield. */
  manySlots: boolean;
}

/** How the choices of Conjurers look in the list: those of the town and of a place that is visited are made there. */
export const lookAt = ({
  lookup,
  names,
  visited,
  narrowed,
  taken,
  placing,
  manySlots,
}: Moment): Look<ConjurersOffer> => ({
  groups: (options) => groupsOf(options, (id) => (lookup.creature(id) ? lookup.creatureName(id) : lookup.word(id))),
  icon: iconOf,
  cost: (offer) => costOf(offer, lookup),
  note: (offer) => {
    if (offer.kind === 'assistant') return lookup.all.figures.find(({ id }) => id === offer.figure)?.text;
    if (offer.kind !== 'equip') return undefined;
    return lookup
      .equipment(offer.card)
      ?.abilities.map(({ name, text }) => `${name}: ${text}`)
      .join(' ');
  },
  elsewhere: ({ kind }) =>
    (visited && inPlace[kind]) ||
    (placing && !narrowed && kind === 'place') ||
    (manySlots && !narrowed && (kind === 'summon' || kind === 'move')),
  tip: manySlots && !narrowed ? t('con-web-pick-creature') : undefined,
  inPlace: visited ? t('con-web-in-place') : placing ? t('con-web-pick-figure') : undefined,
  short: (offer, group) =>
    taken && group.heading !== undefined && offer.kind === 'place' ? lookup.actionName(offer.action, names) : undefined,
});
