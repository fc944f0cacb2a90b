import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import rules from '../src/generated/rules.en.json';
import { games, rulesets } from '../src/games';
import { chapterKey, guides, isCore } from '../src/guide/chapters';

const words = ['en', 'fr'].map((lang) => readFileSync(`../locales/${lang}/web-guide.ftl`, 'utf8'));
const known = new Set(rules.map(({ id }) => id));

describe('short rules', () => {
  it.each(rulesets)('of %s rest on rules that there are, once each', (ruleset) => {
    const ids = guides[ruleset].flatMap((chapter) => chapter.rules.map((rule) => games[ruleset].prefix + rule));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(isCore)).toBe(true);
    expect(isCore(`${games[ruleset].prefix}no-such-rule`)).toBe(false);
  });

  it.each(rulesets)('of %s have a text, a title and a caption for each picture, in both languages', (ruleset) => {
    for (const text of words) {
      for (const chapter of guides[ruleset]) {
        const from = text.indexOf(`\n${chapterKey(ruleset, chapter)} = `);
        expect(from, chapter.name).toBeGreaterThan(0);
        const [own = ''] = text.slice(from + 1).split(/\n(?=\S|\n)/);
        expect(own.includes('\n    .title = '), chapter.name).toBe(true);
        expect(own.includes('\n    .picture = '), chapter.name).toBe(chapter.picture === true);
      }
    }
  });
});
