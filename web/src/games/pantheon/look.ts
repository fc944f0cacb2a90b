import { interfaceIcon, type InterfaceIcon } from '../../lib/icons';
import { t } from '../../lib/text.svelte';
import type { Course, Group, Look } from '../../table/asking';
import type { Snapshot } from '../../wire';
import { groupsOf, isDice } from './menu';
import type { ChoiceKind, Offer, Option } from './wire';

/** The icon of each kind of choice; a new kind does not compile before it is here. */
const icons: Record<ChoiceKind, InterfaceIcon | undefined> = {
  walk: 'walk',
  run: 'run',
  fly: 'fly',
  attack: 'attack',
  aerial: 'attack',
  target: 'attack',
  area: 'attack',
  claim: 'claim',
  absorb: 'absorb',
  deploy: 'deploy',
  place: 'deploy',
  use: 'power',
  resolve: 'power',
  resolve_terrain: 'power',
  guard: 'guard',
  evade: 'evade',
  retaliate: 'retaliate',
  buy: 'manoeuvre',
  heal: 'heal',
  pass: 'pass',
  end: 'end',
  stop: 'end',
  recall: 'recall',
  throw: 'throw',
  drop: 'drop',
  recruit: 'recruit',
  board: 'board',
  spend: 'dice',
  second: 'dice',
  reroll: 'dice',
  scenario: undefined,
  zone: undefined,
  activate: undefined,
  enter: undefined,
  force: undefined,
  decline: undefined,
  go_on: undefined,
  keep: undefined,
  draw: undefined,
  take: undefined,
  pay: undefined,
  pay_two: undefined,
  pick: undefined,
  lead: undefined,
};

const titles: Record<string, () => string> = {
  areas: () => t('group-areas'),
  targets: () => t('group-targets'),
  cards: () => t('group-cards'),
};

/** The path of the icon of a choice. */
export function iconOf(offer: Offer): string | undefined {
  const icon = icons[offer.kind];
  return icon && interfaceIcon(icon);
}

/** The cards that a choice gives up. */
export function costOf({ cost }: Offer): { mark: string; text: string } | undefined {
  return cost > 0 ? { mark: '▮'.repeat(cost), text: t('choice-cost', { cards: cost }) } : undefined;
}

const grouped = (options: Option[], nameOf: (tag: string) => string): Group<Offer>[] =>
  groupsOf(options).map(({ kind, unit, options: inside }) => ({
    id: `${kind} ${unit ?? ''}`,
    heading: unit === undefined ? titles[kind]?.() : nameOf(unit),
    about: unit,
    close: kind === 'unit' || kind === 'cards' || kind === 'rest',
    options: inside,
  }));

/** Under a unit's name a choice needs fewer words. */
function shortOf(offer: Offer, snapshot: Snapshot): string | undefined {
  if (offer.kind === 'place') return offer.area;
  if (offer.kind === 'buy' && offer.manoeuvre === 'draw') return t('short-draw');
  if (offer.kind === 'buy' && offer.manoeuvre === 'search') return t('short-search');
  if (offer.kind !== 'activate') return undefined;
  if (snapshot.units.find((unit) => unit.tag === offer.unit)?.stage === 'ready') return t('short-deploy');
  return offer.activation === 'complex' ? t('short-complex') : t('short-simple');
}

/** What ends the turn in one go: no further action, no further unit, no recall. */
export function endsTurn({ ask, active, attack }: Snapshot): Course | undefined {
  if (!ask || ask.seat !== active || attack) return undefined;
  // Before anything is done a turn is passed, which is a choice of its own.
  if (ask.choices.some(({ kind }) => kind === 'pass')) return undefined;
  const choice = ask.choices.findIndex(({ kind }) => kind === 'end');
  return choice < 0 ? undefined : { choice, then: ['end', 'end'] };
}

/** How Pantheon's choices look at a moment. */
export const lookAt = (snapshot: Snapshot, nameOf: (tag: string) => string): Look<Offer> => ({
  groups: (options) => grouped(options, nameOf),
  icon: iconOf,
  cost: costOf,
  short: (offer, group) => (group.about === undefined && offer.kind !== 'buy' ? undefined : shortOf(offer, snapshot)),
  elsewhere: isDice,
});
