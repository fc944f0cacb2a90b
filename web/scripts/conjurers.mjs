import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from 'smol-toml';
import { generated, repository, write } from './files.mjs';

const read = (folder) =>
  readdirSync(repository(`games/conjurers/content/${folder}/`))
    .filter((file) => file.endsWith('.toml'))
    .sort()
    .map((file) => parse(readFileSync(repository(`games/conjurers/content/${folder}/${file}`), 'utf8')));

/** The words of the game in a language, from the files the program speaks by. */
function speaker(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: ([name]) => `de ${name}` } });
  for (const file of ['conjurers', 'conjurers-town'])
    bundle.addResource(
      new FluentResource(readFileSync(repository(`games/conjurers/locales/${lang}/${file}.ftl`), 'utf8')),
    );
  return (key, values) => bundle.formatPattern(bundle.getMessage(key).value, values);
}

const mines = {
  lumber_mill: 'I',
  stone_mine: 'I',
  iron_mine: 'II',
  bronze_smelter: 'II',
  sapphire_mine: 'III',
  diamond_mine: 'III',
};
const storages = Object.keys(mines).map((_, at) => ['wood', 'stone', 'iron', 'bronze', 'sapphire', 'diamond'][at]);
const grounds = ['duat', 'mount_olympus', 'shangri_la', 'valhalla', 'garden_of_eden'];
const recruiters = ['marketplace', 'tavern', 'guild_house', 'sacrificial_pit'];
const figures = ['conjurer', 'worker', 'merchant', 'warrior', 'recruiter'];

/** Every action with the phase it opens in and the figures that work there. */
const actions = [
  ...Object.entries(mines).map(([id, opens]) => [id, opens, ['conjurer', 'worker']]),
  ...storages.map((of, at) => [`${of}_storage`, Object.values(mines)[at], ['conjurer', 'merchant']]),
  ...['wild_animals', 'fishing_pond'].map((id) => [id, 'I', figures]),
  ...recruiters.map((id) => [id, 'I', ['conjurer', 'recruiter']]),
  ...['blacksmith', 'artificer'].map((id) => [id, 'I', ['conjurer', 'merchant']]),
  ...grounds.map((id) => [id, 'I', ['conjurer', 'warrior']]),
  ...[1, 2, 3, 4].map((seat) => [`house_${seat}`, 'I', ['conjurer']]),
];

/** The catalogue of Conjurers from the content files, for looking at the client without a server. */
function catalogueIn(lang) {
  const say = speaker(lang);
  const named = (kind, ids) => ids.map((id) => ({ id, name: say(`con-${kind}`, { [kind]: id }), text: '' }));
  const abilities = (list) =>
    list.map((one) => {
      const [id, x] = typeof one === 'string' ? [one] : Object.entries(one)[0];
      const values = { ability: id, x: x ?? 0 };
      return { id, ...(x ? { x } : {}), name: say('con-ability', values), text: say('con-ability-text', values) };
    });
  const mythologies = ['egyptian', 'greek', 'japanese', 'norse', 'biblical'];
  const sizes = { 2: [7, 2], 3: [9, 3], 4: [12, 3], 5: [14, 4] };
  const amounts = (price) => Object.entries(price).map(([resource, amount]) => ({ resource, amount }));
  return {
    creatures: read('creatures')
      .flatMap((file) => file.creature)
      .map((card) => ({ ...card, name: card.name[lang], abilities: abilities(card.abilities) }))
      .sort((a, b) => a.level - b.level),
    equipment: read('equipment')
      .flatMap((file) => file.equipment)
      .map(({ id, name, kind, price, abilities: list }) => ({
        id,
        name: name[lang],
        shop: kind.item ? 'blacksmith' : 'artificer',
        copies: kind.item?.copies ?? 1,
        ...(kind.artifact ? { mythology: kind.artifact.mythology } : {}),
        points: kind.artifact?.points ?? 0,
        price: amounts(price),
        abilities: abilities(list),
      })),
    minions: mythologies.flatMap((mythology) =>
      Object.entries(sizes).map(([level, [health, dice]]) => ({
        mythology,
        level: Number(level),
        health,
        dice,
        abilities: [],
      })),
    ),
    actions: actions.map(([id, opens, who]) => ({
      id,
      name: id.startsWith('house') ? '' : say('con-action', { action: id }),
      text: say('con-action-text', { action: id.startsWith('house') ? 'house' : id }),
      opens,
      figures: who,
    })),
    figures: figures.map((id) => ({
      id,
      name: say('con-figure', { figure: id }),
      text: say('con-figure-text', { figure: id }),
    })),
    resources: named('resource', [...storages, 'food']),
    mythologies: named('mythology', mythologies),
    elements: named('element', ['fire', 'earth', 'air', 'water']).map((one) => ({ ...one, beats: 'fire' })),
    rates: [],
    sacrifices: [],
    settings: ['fixed_damage', 'tournaments', 'elements', 'healing'].map((id) => ({
      id,
      name: say('con-setting', { setting: id }),
      text: say('con-setting-text', { setting: id }),
    })),
    levels: ['novice', 'adept', 'master', 'titan'].map((id) => ({ id, name: id, text: '' })),
  };
}

/** Writes the catalogue in both languages. */
export function writeConjurers() {
  for (const lang of ['en', 'fr'])
    write(generated(`conjurers.${lang}.json`), `${JSON.stringify(catalogueIn(lang), null, 1)}\n`);
}
