import type { Pointed } from '../../components/board/pointed';
import type { Ask, BoardZone, ChoiceKind, Offer, UnitSnapshot } from '../../wire';
import type { Option } from './wire';

/** Choices that belong together: those of one unit, the areas, the targets, and so on. */
export interface Group {
  kind: 'unit' | 'actions' | 'areas' | 'targets' | 'cards' | 'dice' | 'rest';
  /** The unit of a `unit` group. */
  unit?: string;
  options: Option[];
}

const diceKinds: ReadonlySet<ChoiceKind> = new Set(['reroll', 'go_on', 'spend', 'keep', 'second']);
const cardKinds: ReadonlySet<ChoiceKind> = new Set(['buy', 'heal', 'take', 'pay', 'pay_two']);
const actionKinds: ReadonlySet<ChoiceKind> = new Set([
  'absorb',
  'claim',
  'attack',
  'aerial',
  'walk',
  'run',
  'fly',
  'use',
  'drop',
  'retaliate',
  'evade',
]);
const attackKinds: ReadonlySet<ChoiceKind> = new Set(['target', 'area', 'retaliate']);

/** Whether the choice is about dice on the table. */
export const isDice = (offer: Offer): boolean => diceKinds.has(offer.kind);

/** Whether the choice makes an attack, whose odds a person wants to see first. */
export const isAttack = (offer: Offer): boolean => attackKinds.has(offer.kind);

/** Whether the choice gives cards up. */
export const givesCards = (offer: Offer): boolean => offer.cost > 0;

function kindOf(offer: Offer): Group['kind'] {
  if (isDice(offer)) return 'dice';
  if (cardKinds.has(offer.kind)) return 'cards';
  if (actionKinds.has(offer.kind)) return 'actions';
  if (offer.unit !== undefined) return 'unit';
  if (offer.target !== undefined) return 'targets';
  if (offer.area !== undefined) return 'areas';
  return 'rest';
}

/** The choices in groups: unit by unit and what they can do first, then targets, areas, dice, cards, and what ends or declines last. */
export function groupsOf(options: Option[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const kind = kindOf(option.offer);
    const unit = kind === 'unit' ? option.offer.unit : undefined;
    let group = groups.find((one) => one.kind === kind && one.unit === unit);
    if (!group) {
      group = unit === undefined ? { kind, options: [] } : { kind, unit, options: [] };
      groups.push(group);
    }
    group.options.push(option);
  }
  const order: Group['kind'][] = ['unit', 'actions', 'targets', 'areas', 'dice', 'cards', 'rest'];
  return groups.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The areas that a choice takes as a deployment zone; `zones` are those for this number of players. */
const zoneAreas = (offer: Offer, zones: readonly BoardZone[]): readonly string[] =>
  offer.kind === 'zone' ? (zones[Number(offer.variant) - 1]?.areas ?? []) : [];

/** What is lit on the board: the areas and units that some choice names, or takes as a zone. */
export function litBy(options: Option[], zones: readonly BoardZone[] = []): { areas: Set<string>; units: Set<string> } {
  const areas = new Set<string>();
  const units = new Set<string>();
  for (const { offer } of options) {
    if (offer.target !== undefined) units.add(offer.target);
    else if (offer.area !== undefined) areas.add(offer.area);
    else if (offer.unit !== undefined) units.add(offer.unit);
    for (const area of zoneAreas(offer, zones)) areas.add(area);
  }
  return { areas, units };
}

/** The choices that a pick on the board stands for. A unit that is not meant itself stands for its area. */
export function optionsAt(
  options: Option[],
  pointed: Pointed,
  units: UnitSnapshot[],
  zones: readonly BoardZone[] = [],
): Option[] {
  if ('area' in pointed)
    return options.filter(({ offer }) => offer.area === pointed.area || zoneAreas(offer, zones).includes(pointed.area));
  const meant = options.filter(({ offer }) =>
    offer.target === undefined ? offer.unit === pointed.unit : offer.target === pointed.unit,
  );
  if (meant.length > 0) return meant;
  const area = units.find((unit) => unit.tag === pointed.unit)?.area;
  return options.filter(({ offer }) => area !== undefined && offer.area === area);
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
