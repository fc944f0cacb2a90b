import { games, rulesetOfRule, type Ruleset } from '../games';
import { alsoSay, type Plain, type Sources } from '../lib/text.svelte';
import type { AnySnapshot } from '../games/wire';

/** A chapter of the short rules: a few sentences, perhaps a picture, and the rules in full that they rest on. */
export interface Chapter {
  name: string;
  /** Whether there is a position to look at; `npm run pictures` draws them. */
  picture?: true;
  /** By the ids of the rulebook, without its prefix. */
  rules: string[];
}

/** The short rules of each game, in the order in which they are told. */
export const guides: Record<Ruleset, Chapter[]> = {
  'pantheon-1.5': [
    { name: 'goal', picture: true, rules: ['4.2', '4.3', '4.4', '4.5'] },
    { name: 'turn', rules: ['7A.0-1', '7A.1b-1', '7A.1c-2', '7A.2a-1', '7A.3b-1', '7C.1', '7C.2'] },
    {
      name: 'move',
      picture: true,
      rules: ['8A.0-1', '8A.0-2', '8A.0-4', '8A.0-5', '7A.2c-1', '7A.2c-3', '8A.1-1', '8A.1-3', '8A.1-6', '8B.1-1'],
    },
    {
      name: 'attack',
      picture: true,
      rules: [
        ...['8A.2a1-2', '8A.2a1-3', '8A.2a1-7', '8A.2a1-15', '8A.2a2b-1', '8A.2a2b-2', '8A.2a2b-4', '8A.2a2b-7'],
        ...['8A.2a2c-1', '8A.2a2c-4', '8A.2a2d-1', '8A.2a2d-4', '8A.2a2d-5', '8A.2a2d-6'],
      ],
    },
    { name: 'answer', rules: ['8A.2a3-1', '8A.2a3-3', '8A.2a3-6', '8A.2a3-7', '11C.1', '14.9-1'] },
    { name: 'stones', rules: ['8A.3-1', '8A.3-2', '9.4', '9.6', '8B.3-1', '8B.3-2'] },
    { name: 'cards', rules: ['10.1', '11.0-1', '11A.1', '11B.1', '7A.4a-1', '7B.1', '7B.2'] },
    { name: 'ground', picture: true, rules: ['12B.3-4', '12B.4-2', '12B.2-1', '12B.8-1', '12B.11-2', '12B.12-2'] },
  ],
  'pantheon-beta': [
    { name: 'goal', picture: true, rules: ['2.2', '2.7', '2.9'] },
    { name: 'turn', rules: ['5.1', '6.2', '6.4', '7.3', '8.1', '10.1', '10.3'] },
    { name: 'move', rules: ['12.2', '12.3', '12.4', '14.1', '14.2', '14.4', '14.6', '14.9', '14.10'] },
    {
      name: 'attack',
      picture: true,
      rules: ['18.7', '18.8', '18.10', '22.1', '22.2', '22.3', '22.5', '21.5', '23.1', '23.4', '24.1', '24.4'],
    },
    { name: 'answer', rules: ['19.1', '20.1', '20.2', '20.10', '17.5'] },
    { name: 'cards', rules: ['9.1', '10.4', '10.5'] },
    { name: 'ground', rules: ['16.4', '16.22', '16.26', '16.38', '16.40'] },
  ],
  'mythic-2012': [
    { name: 'goal', picture: true, rules: ['15.1', '15.2'] },
    { name: 'turn', rules: ['4.2', '4.4', '4.7', '4.16', '6.2', '6.7', '6.10'] },
    { name: 'move', rules: ['3.3', '3.4', '7.1', '7.4', '7.6', '7.7', '7.8', '7.9'] },
    {
      name: 'attack',
      rules: ['3.5', '3.7', '9.1', '9.3', '9.4', '9.6', '9.7', '10.1', '10.3', '10.6', '10.8', '10.11'],
    },
    { name: 'answer', rules: ['12.1', '12.2', '12.5', '12.6', '12.9', '12.11', '12.15', '12.18'] },
    { name: 'cards', rules: ['5.2', '5.3', '5.5', '5.6', '5.7', '13.2'] },
    { name: 'ground', picture: true, rules: ['14.9', '14.12', '14.19', '14.24'] },
  ],
  conjurers: [
    { name: 'goal', picture: true, rules: ['1.1', '1.2', '8.6'] },
    { name: 'town', rules: ['6.2', '6.3', '5.1', '5.2', '14.1', '14.4', '7.2', '7.4'] },
    { name: 'goods', rules: ['10.1', '10.2', '10.4', '11.1', '13.1', '15.1', '15.2', '15.3', '17.1'] },
    { name: 'food', rules: ['12.1', '20.1', '20.2', '20.4', '20.8'] },
    { name: 'win', rules: ['18.2', '18.3', '18.5', '18.6', '22.5', '22.13', '18.4'] },
    {
      name: 'battle',
      picture: true,
      rules: ['22.2', '23.3', '23.4', '23.9', '23.10', '23.11', '23.12', '23.16', '24.3', '26.13'],
    },
    { name: 'duel', rules: ['19.1', '19.4', '19.5', '19.6'] },
  ],
};

/** Whether a rule is one that the short rules rest on. */
export function isCore(rule: string): boolean {
  const ruleset = rulesetOfRule(rule);
  if (!ruleset) return false;
  const own = rule.slice(games[ruleset].prefix.length);
  return guides[ruleset].some(({ rules }) => rules.includes(own));
}

/** The message of a chapter; its title is an attribute of it. */
export const chapterKey = (ruleset: Ruleset, { name }: Chapter): Plain =>
  `guide-${ruleset.replace('.', '')}-${name}` as Plain;

const words: Sources = {
  en: () => import('../../../locales/en/web-guide.ftl?raw'),
  fr: () => import('../../../locales/fr/web-guide.ftl?raw'),
};

/** Fetches what the short rules say. */
export const withGuide = (): Promise<void> => alsoSay(words);

const pictures = import.meta.glob<{ default: unknown }>('./pictures/*.json');

/** The position that a chapter shows. */
export async function pictureOf(ruleset: Ruleset, { name }: Chapter): Promise<AnySnapshot> {
  const found = await pictures[`./pictures/${ruleset}-${name}.json`]?.();
  if (!found) throw new Error(`${ruleset} has no picture of ${name}`);
  return found.default as AnySnapshot;
}
