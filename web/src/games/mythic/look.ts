import { t } from '../../lib/text.svelte';
import { byHeading, type Group, type Look } from '../../table/asking';
import type { MythicSnapshot } from '../../wire';
import { ofKind, type Option } from '../wire';
import { aboutOf, isCard, isDice } from './field';
import { choiceIcon } from './icons';
import type { MythicOffer } from './wire';

/** Boards to lay stand together, each in its four turns. */
function boards(
  options: Option<MythicOffer & { kind: 'lay' }>[],
  nameOf: (id: string) => string,
): Group<MythicOffer>[] {
  const groups = new Map<string, Group<MythicOffer>>();
  for (const option of options) {
    const id = option.offer.board;
    const group = groups.get(id) ?? { id, heading: nameOf(id), about: id, close: true, options: [] };
    group.options.push(option);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Choices of a unit or its card are known by its picture. */
const shows: ReadonlySet<MythicOffer['kind']> = new Set([
  'activate',
  'take',
  'under',
  'discard',
  'harass',
  'defend',
  'deploy',
] as const);

/** Whom to activate stands before what else can be done. */
const unitsFirst = (groups: Group<MythicOffer>[]): Group<MythicOffer>[] =>
  groups.sort((a, b) => Number(isOfUnits(b)) - Number(isOfUnits(a)));
const isOfUnits = ({ options }: Group<MythicOffer>): boolean => options.some(({ offer }) => offer.kind === 'activate');

/** What is known where choices are shown. */
export interface Moment {
  boardName: (id: string) => string;
  /** The path of a unit's icon, by tag. */
  picture: (tag: string) => string | undefined;
  /** Whether a pick has left only some choices. */
  narrowed: boolean;
  /** Whether the cards lie open, so that what is done with them stands there. */
  hand: boolean;
  stage: MythicSnapshot['stage'];
  /** Whether dice lie on the table to be decided on. */
  dice: boolean;
  /** The spaces that can be moved to, when they are picked on the battlefield: near ones, and ones too far to attack. */
  moves: 'none' | 'near' | 'far';
  plan: Look<MythicOffer>['plan'];
  endsTurn: Look<MythicOffer>['endsTurn'];
}

/** How the choices of a battle look at a moment. */
export const lookAt = ({
  boardName,
  picture,
  narrowed,
  hand,
  stage,
  dice,
  moves,
  ...rest
}: Moment): Look<MythicOffer> => ({
  ...rest,
  groups: (options) =>
    ofKind(options, 'lay').length === options.length && options.length > 0
      ? boards(ofKind(options, 'lay'), boardName)
      : unitsFirst(byHeading(options)).map((group) => ({
          ...group,
          close: group.options.every(({ offer }) => offer.kind === 'move' || offer.kind === 'deploy'),
        })),
  icon: (offer) => {
    const { unit, card } = aboutOf(offer);
    return (shows.has(offer.kind) ? picture(unit ?? card ?? '') : undefined) ?? choiceIcon(offer.kind);
  },
  short: (offer, group) =>
    group.close && (offer.kind === 'move' || offer.kind === 'deploy') && narrowed ? offer.space : undefined,
  cost: (offer) =>
    offer.kind === 'activate' && offer.fee === 'aow'
      ? { mark: t('mythic-aow'), text: t('mythic-cost-aow') }
      : undefined,
  tip: moves === 'none' ? undefined : moves === 'far' ? t('mythic-pick-space-far') : t('mythic-pick-space'),
  inPlace: dice ? undefined : stage === 'deploy' ? t('mythic-pick-token') : hand ? t('mythic-with-cards') : undefined,
  elsewhere: (offer) =>
    isDice(offer) ||
    (offer.kind === 'move' && moves !== 'none') ||
    (offer.kind === 'deploy' && !narrowed) ||
    (hand && !narrowed && isCard(offer)),
});
