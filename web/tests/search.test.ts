import { describe, expect, it } from 'vitest';
import rules from '../src/generated/rules.en.json';
import french from '../src/generated/rules.fr.json';
import { games, rulesetOfRule, rulesets } from '../src/games';
import { cited, found, rulesetOf, sectionsOf } from '../src/lib/reference';
import { fold, hasAll, marked, wanted } from '../src/lib/search';

describe('search', () => {
  it('finds words without their marks and capitals', () => {
    expect(hasAll(fold('Énée traverse la Forêt'), wanted(' enee  FORET '))).toBe(true);
    expect(hasAll(fold('Énée'), wanted('enee mer'))).toBe(false);
  });

  it('marks what was found and loses nothing of the text', () => {
    const pieces = marked('La forêt, la FORÊT', wanted('foret'));
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['forêt', 'FORÊT']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('La forêt, la FORÊT');
    expect(marked('plain', [])).toEqual([{ text: 'plain', found: false }]);
  });
});

describe('rule reference', () => {
  const sections = sectionsOf(rules);

  it('holds every rule once, in its section', () => {
    expect(sections.flatMap((section) => section.rules).length).toBe(rules.length);
    expect(new Set(sections.map((section) => section.title)).size).toBe(sections.length);
    expect(sections.every(({ title, rules: inside }) => inside.every((rule) => rule.section === title))).toBe(true);
  });

  it('finds a rule by its id and by its words', () => {
    const byId = found(sections, wanted('8A.1-6')).flatMap((section) => section.rules.map((rule) => rule.id));
    expect(byId).toContain('P15.8A.1-6');
    expect(byId.length).toBeLessThan(5);
    expect(found(sectionsOf(french), wanted('saturee penetrer')).length).toBeGreaterThan(0);
    expect(found(sections, wanted('no-such-word'))).toEqual([]);
  });

  it('says the same ids in both languages', () => {
    expect(french.map((rule) => rule.id)).toEqual(rules.map((rule) => rule.id));
  });

  it('knows whose a rule is by its id', () => {
    expect(rulesets.map((ruleset) => rulesetOfRule(`${games[ruleset].prefix}1.1`))).toEqual(rulesets);
    expect(rulesetOfRule('X1.1')).toBeUndefined();
    for (const rule of rules) expect(rulesetOfRule(rule.id), rule.id).toBe(rulesetOf(rule));
  });

  it('knows the rules that a text cites', () => {
    expect(cited('as CON.22.5').at(1)).toEqual({ text: 'CON.22.5', rule: true });
    expect(cited('see P15.8A.2a2c-1, or P15.R86.')).toEqual([
      { text: 'see ', rule: false },
      { text: 'P15.8A.2a2c-1', rule: true },
      { text: ', or ', rule: false },
      { text: 'P15.R86', rule: true },
      { text: '.', rule: false },
    ]);
  });
});
