import type { AnyOffer, Option } from '../games/wire';
import type { PlanShown } from '../wire';
import { fold, hasAll, wanted } from '../lib/search';

/** Choices that belong together. */
export interface Group<O extends AnyOffer = AnyOffer> {
  /** Tells the group from others of the question. */
  id: string;
  /** The words above it. */
  heading?: string | undefined;
  /** The unit, card or place that all its choices are about. */
  about?: string | undefined;
  /** Its choices stand beside one another: their words are short, or they are pictures. */
  close?: boolean;
  options: Option<O>[];
}

/** A choice with answers, in notation, to the questions that come after it. */
export interface Course {
  choice: number;
  then: string[];
}

/** How a game's choices look in the list. */
export interface Look<O extends AnyOffer> {
  /** The choices in groups; by their headings when absent. */
  groups?: (options: Option<O>[]) => Group<O>[];
  /** The path of the icon before a choice. */
  icon?: (offer: O) => string | undefined;
  /** What a choice costs: a mark for the eye and words for the ear. */
  cost?: (offer: O) => { mark: string; text: string } | undefined;
  /** What a choice is good for, in a line below its words. */
  note?: (offer: O) => string | undefined;
  /** Fewer words than the label, where the group says the rest. */
  short?: (offer: O, group: Group<O>) => string | undefined;
  /** Whether a choice is made elsewhere on the table and stands in no list. */
  elsewhere?: (offer: O) => boolean;
  /** How choices are made that stand in no list. */
  tip?: string | undefined;
  /** What a plan does, in words. */
  plan?: (plan: PlanShown) => string;
  /** What ends the turn in one go, where it can be ended. */
  endsTurn?: Course | undefined;
  /** What to say when all choices are made elsewhere, unless that is seen. */
  inPlace?: string | undefined;
}

/** The choices by their headings, in the order of the first of each; those without one last. */
export function byHeading<O extends AnyOffer>(options: Option<O>[]): Group<O>[] {
  const groups = new Map<string, Group<O>>();
  for (const option of options) {
    const heading = option.offer.heading;
    const group = groups.get(heading ?? '');
    if (group) group.options.push(option);
    else groups.set(heading ?? '', { id: heading ?? '', heading, options: [option] });
  }
  return [...groups.values()].sort((a, b) => Number(a.heading === undefined) - Number(b.heading === undefined));
}

/** A list longer than this can be searched. */
export const MANY = 12;

/** The choices whose words have all that was typed. */
export function matching<O extends AnyOffer>(options: Option<O>[], typed: string): Option<O>[] {
  const words = wanted(typed);
  return words.length === 0
    ? options
    : options.filter(({ offer }) => hasAll(fold(`${offer.heading ?? ''} ${offer.label} ${offer.notation}`), words));
}
