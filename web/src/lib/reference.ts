import { games, rulesets } from '../games';
import type { RuleText } from '../wire';
import { fold, hasAll } from './search';

/** The rules of one section, in their order. */
export interface Section {
  title: string;
  rules: RuleText[];
}

/** Whose rules there are, in the order in which they come. */
export function rulesetsOf(rules: RuleText[]): string[] {
  return [...new Set(rules.map(rulesetOf))];
}

/** Whose rule it is. */
export function rulesetOf(rule: RuleText): string {
  return rule.ruleset ?? 'pantheon-1.5';
}

/** The rules in their sections, in the order in which they come. */
export function sectionsOf(rules: RuleText[]): Section[] {
  const sections = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const section = sections.get(rule.section);
    if (section) section.push(rule);
    else sections.set(rule.section, [rule]);
  }
  return [...sections].map(([title, inside]) => ({ title, rules: inside }));
}

/** The sections with only the rules that have every word; a number such as `8A.1-6` finds its rule as well. */
export function found(sections: Section[], words: string[]): Section[] {
  if (words.length === 0) return sections;
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => hasAll(fold(`${rule.id} ${title} ${rule.text}`), words)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

const prefixes = rulesets.map((ruleset) => games[ruleset].prefix.replace('.', '\\.')).join('|');
const CITED = new RegExp(`(\\b(?:${prefixes})[0-9A-Za-z.]*[0-9A-Za-z](?:-[0-9]+[a-z]?)?)`);

/** The ids of other rules that a text cites, with the text between them. */
export function cited(text: string): { text: string; rule: boolean }[] {
  return text
    .split(CITED)
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
