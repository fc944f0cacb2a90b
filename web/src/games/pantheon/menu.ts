import { samePlace, type Pointed } from '../../components/board/pointed';
import type { BoardZone, Snapshot, UnitSnapshot } from '../../wire';
import type { Ask, ChoiceKind, Offer, Option } from './wire';

/** Choices that belong together: those of one unit, the areas, the targets, and so on. */
export interface Group {
  kind: 'unit' | 'actions' | 'areas' | 'targets' | 'cards' | 'dice' | 'rest';
  /** The unit of a `unit` group. */
  unit?: string;
  options: Option[];
}

/** Where each kind of choice is drawn; most with what they are about. A new kind does not compile before it is here. */
const places: Record<ChoiceKind, 'dice' | 'cards' | 'actions' | 'about'> = {
  board: 'about',
  scenario: 'about',
  zone: 'about',
  recruit: 'about',
  place: 'about',
  pass: 'about',
  activate: 'about',
  recall: 'about',
  end: 'about',
  walk: 'actions',
  attack: 'actions',
  claim: 'actions',
  run: 'actions',
  deploy: 'about',
  absorb: 'actions',
  fly: 'actions',
  aerial: 'actions',
  drop: 'actions',
  use: 'actions',
  enter: 'about',
  stop: 'about',
  force: 'about',
  target: 'about',
  area: 'about',
  guard: 'about',
  evade: 'actions',
  retaliate: 'actions',
  decline: 'about',
  reroll: 'dice',
  throw: 'about',
  go_on: 'dice',
  spend: 'dice',
  keep: 'dice',
  second: 'dice',
  buy: 'cards',
  heal: 'cards',
  draw: 'about',
  take: 'cards',
  pay: 'cards',
  pay_two: 'cards',
  resolve: 'about',
  resolve_terrain: 'about',
  pick: 'about',
  lead: 'about',
};
const attackKinds: ReadonlySet<ChoiceKind> = new Set(['target', 'area', 'retaliate']);

/** Whether the choice is about dice on the table. */
export const isDice = (offer: Offer): boolean => places[offer.kind] === 'dice';

/** Whether the choice makes an attack, whose odds a person wants to see first. */
export const isAttack = (offer: Offer): boolean => attackKinds.has(offer.kind);

/** Whether the choice gives cards up. */
export const givesCards = (offer: Offer): boolean => offer.cost > 0;

/** What on the board a choice is about. */
export interface About {
  unit?: string;
  area?: string;
  /** The unit or token it is aimed at. */
  target?: string;
  stone?: string;
  /** What an attack that is only begun can be aimed at next. */
  aims?: readonly string[];
}

/** What on the board a choice is about. A new kind does not compile before it is here. */
export function aboutOf(offer: Offer): About {
  switch (offer.kind) {
    case 'recruit':
    case 'activate':
    case 'recall':
    case 'use':
    case 'guard':
    case 'resolve':
    case 'pick':
    case 'lead':
      return { unit: offer.unit };
    case 'place':
      return { unit: offer.unit, area: offer.area };
    case 'deploy':
    case 'enter':
    case 'area':
    case 'throw':
      return { area: offer.area };
    case 'target':
      return { target: offer.target };
    case 'claim':
    case 'absorb':
      return { stone: offer.stone };
    case 'attack':
    case 'aerial':
      return { aims: offer.aims };
    case 'board':
    case 'scenario':
    case 'zone':
    case 'pass':
    case 'end':
    case 'walk':
    case 'run':
    case 'fly':
    case 'drop':
    case 'stop':
    case 'force':
    case 'evade':
    case 'retaliate':
    case 'decline':
    case 'reroll':
    case 'go_on':
    case 'spend':
    case 'keep':
    case 'second':
    case 'buy':
    case 'heal':
    case 'draw':
    case 'take':
    case 'pay':
    case 'pay_two':
    case 'resolve_terrain':
      return {};
  }
}

function kindOf(offer: Offer): Group['kind'] {
  const place = places[offer.kind];
  if (place !== 'about') return place;
  const { unit, target, area } = aboutOf(offer);
  if (unit !== undefined) return 'unit';
  if (target !== undefined) return 'targets';
  if (area !== undefined) return 'areas';
  return 'rest';
}

/** The choices in groups: unit by unit and what they can do first, then targets, areas, dice, cards, and what ends or declines last. */
export function groupsOf(options: Option[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const kind = kindOf(option.offer);
    const unit = kind === 'unit' ? aboutOf(option.offer).unit : undefined;
    let group = groups.find((one) => one.kind === kind && one.unit === unit);
    if (!group) {
      group = unit === undefined ? { kind, options: [] } : { kind, unit, options: [] };
      groups.push(group);
    }
    group.options.push(option);
  }
  // Who may decline finds that beside what there is to accept, and cards for their own sake after it.
  const declines = options.some(({ offer }) => offer.kind === 'decline');
  const last: Group['kind'][] = declines ? ['rest', 'cards'] : ['cards', 'rest'];
  const order: Group['kind'][] = ['unit', 'actions', 'targets', 'areas', 'dice', ...last];
  return groups.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The areas that a choice takes as a deployment zone; `zones` are those for this number of players. */
const zoneAreas = (offer: Offer, zones: readonly BoardZone[]): readonly string[] =>
  offer.kind === 'zone' ? (zones[offer.zone - 1]?.areas ?? []) : [];

/** What lies on the board, as far as choices are about it. */
export type Ground = Pick<Snapshot, 'units' | 'tokens' | 'areas'>;

/** Where a unit or token can be clicked that a choice is aimed at: a token lies on a unit or in an area. */
export function aimAt(tag: string, ground: Ground): Pointed | undefined {
  const token = ground.tokens.find((one) => one.tag === tag);
  if (!token) return { unit: tag };
  if (token.on !== undefined) return { unit: token.on };
  return token.area === undefined ? undefined : { area: token.area };
}

/** Where a stone can be clicked: in its area, or on the unit that carries it. */
export function stoneAt(tag: string, ground: Ground): Pointed | undefined {
  const area = ground.areas.find((one) => one.stones.some((stone) => stone.tag === tag));
  if (area) return { area: area.tag };
  const bearer = ground.units.find((unit) => unit.stone?.tag === tag);
  return bearer && { unit: bearer.tag };
}

/** All places on the board at which a choice can be clicked. Board and list are held together by this alone. */
export function placesOf(offer: Offer, ground: Ground, zones: readonly BoardZone[] = []): Pointed[] {
  const places: (Pointed | undefined)[] = zoneAreas(offer, zones).map((area) => ({ area }));
  const { unit, area, target, stone, aims = [] } = aboutOf(offer);
  if (target !== undefined) places.push(aimAt(target, ground));
  else if (area !== undefined) places.push({ area });
  else if (unit !== undefined) places.push({ unit });
  else if (stone !== undefined) places.push(stoneAt(stone, ground));
  for (const aim of aims) places.push(aimAt(aim, ground));
  return places.filter((place) => place !== undefined);
}

/** What is lit on the board: the places of the choices. */
export function litBy(
  options: Option[],
  ground: Ground,
  zones: readonly BoardZone[] = [],
): { areas: Set<string>; units: Set<string> } {
  const areas = new Set<string>();
  const units = new Set<string>();
  for (const place of options.flatMap(({ offer }) => placesOf(offer, ground, zones))) {
    if ('area' in place) areas.add(place.area);
    else units.add(place.unit);
  }
  return { areas, units };
}

/** The choices that a pick on the board stands for. A unit that is not meant itself stands for its area. */
export function optionsAt(
  options: Option[],
  pointed: Pointed,
  ground: Ground,
  zones: readonly BoardZone[] = [],
): Option[] {
  const at = (pointed: Pointed) =>
    options.filter(({ offer }) => placesOf(offer, ground, zones).some((place) => samePlace(place, pointed)));
  const meant = at(pointed);
  if (meant.length > 0 || 'area' in pointed) return meant;
  const area = ground.units.find((unit) => unit.tag === pointed.unit)?.area;
  return area ? at({ area }) : [];
}

/** What a pick aims the attack at that a choice only begins, in notation; `undefined` where nothing is left to aim. */
export function aimOf(offer: Offer, pointed: Pointed, ground: Ground): string | undefined {
  const aim = aboutOf(offer).aims?.find((tag) => samePlace(aimAt(tag, ground) ?? null, pointed));
  return aim === undefined ? undefined : `target ${aim}`;
}

/** The notation of what a person seems to want who picks something that is not lit; `undefined` when nothing fits. */
export function wishAt(ask: Ask, pointed: Pointed, units: UnitSnapshot[]): string | undefined {
  const kinds = new Set(ask.choices.map((offer) => offer.kind));
  const area = 'area' in pointed ? pointed.area : units.find((unit) => unit.tag === pointed.unit)?.area;
  const unit = 'unit' in pointed ? pointed.unit : undefined;
  if (unit !== undefined) {
    if (kinds.has('target')) return `target ${unit}`;
    if (kinds.has('activate') || kinds.has('pass')) return `activate ${unit} simple`;
    if (kinds.has('guard')) return `guard ${unit}`;
    if (kinds.has('pick')) return `pick ${unit}`;
    if (kinds.has('lead')) return `lead ${unit}`;
    if (kinds.has('recall')) return `recall ${unit}`;
    if (kinds.has('recruit')) return `recruit ${unit}`;
  }
  if (area) {
    if (kinds.has('enter') || kinds.has('stop')) return `enter ${area}`;
    if (kinds.has('deploy')) return `deploy ${area}`;
    if (kinds.has('throw')) return `throw ${area}`;
    if (kinds.has('area')) return `area ${area}`;
    const placed = ask.choices.find((offer) => offer.kind === 'place')?.unit;
    if (placed) return `place ${placed} ${area}`;
  }
  // In an activation the first step is to name the action.
  if (unit !== undefined && !kinds.has('attack') && kinds.has('end')) return 'attack';
  if (unit === undefined && !kinds.has('walk') && kinds.has('end')) return 'walk';
  return undefined;
}
