import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, messagesOf } from '../scripts/keys.mjs';
import { de } from '../src/lib/elision';
import { href, parse, type Route } from '../src/lib/routes';
import { bundleOf } from '../src/lib/text.svelte';

describe('messages', () => {
  it('of one language that the other lacks are told', () => {
    const en = messagesOf('hello = Hello { $name }\nbye = Bye', 'en');
    const fr = messagesOf('hello = Bonjour { $nom }\nsalut = Salut', 'fr');
    expect(differences(en, fr, 'en', 'fr')).toEqual([
      'fr: `hello` takes nom; en takes name',
      'fr: `bye` is missing; en has it',
      'en: `salut` is missing; fr has it',
    ]);
  });

  it('that are no Fluent are told with their line', () => {
    expect(() => messagesOf('a = b\n= nothing', 'x.ftl')).toThrow(/^x\.ftl:2: /);
  });

  it.each(['en', 'fr'] as const)('in %s all have a text, without a variable left over', (lang) => {
    const games = readdirSync('../games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = ['../locales', ...games.map((game) => `../games/${game.name}/locales`)];
    const source = folders
      .flatMap((folder) => readdirSync(`${folder}/${lang}`).map((file) => ({ folder, file })))
      .filter(({ file }) => file.startsWith('web'))
      .map(({ folder, file }) => readFileSync(`${folder}/${lang}/${file}`, 'utf8'))
      .join('\n');
    const bundle = bundleOf(lang, source);
    for (const [key, variables] of messagesOf(source, lang)) {
      const pattern = bundle.getMessage(key)?.value;
      const faults: Error[] = [];
      const said = bundle.formatPattern(pattern ?? '', Object.fromEntries(variables.map((name) => [name, 3])), faults);
      expect(faults, key).toEqual([]);
      expect(said.trim(), key).not.toBe('');
      expect(said, key).not.toMatch(/[{}]/);
    }
  });
});

describe('a name in French', () => {
  it('takes the vowel from the word before it, unless its h is breathed', () => {
    expect(['Ordinateur', 'Héraclès', 'Œdipe', 'Zeus', 'Harpies'].map(de)).toEqual([
      "d'Ordinateur",
      "d'Héraclès",
      "d'Œdipe",
      'de Zeus',
      'de Harpies',
    ]);
  });

  it('does so in messages', () => {
    const bundle = bundleOf('fr', readFileSync('../locales/fr/web.ftl', 'utf8'));
    const won = bundle.getMessage('over-won')?.value ?? '';
    expect(bundle.formatPattern(won, { players: 'Ordinateur' })).toBe("Victoire d'Ordinateur");
  });
});

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'start' },
    { page: 'new' },
    { page: 'new', ruleset: 'conjurers' },
    { page: 'rules', rule: 'P15.8A.2-1' },
    { page: 'table', table: 'a/b c', secrets: ['x&y', 'z'] },
    { page: 'table', table: 'plain', secrets: [] },
    { page: 'table', table: 'moved', secrets: ['come'], held: ['a&b'] },
    { page: 'replay', table: 'plain', step: 12 },
    { page: 'replay', table: 'plain' },
  ];
  it.each(routes)('lead back to their page: $page', (route) => {
    expect(parse(href(route))).toEqual(route);
  });
  it('that mean nothing are missing', () => {
    expect(parse('#/nowhere')).toEqual({ page: 'missing' });
    expect(parse('#/table')).toEqual({ page: 'missing' });
    expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A', secrets: [] });
  });
});
