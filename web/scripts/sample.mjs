import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from 'smol-toml';
import { generated, ofGame, repository, write } from './files.mjs';

/** Writes catalogues straight from the content files, for `npm run dev:fake` and the tests of drawing. */
export function writeSample() {
  for (const lang of ['en', 'fr']) {
    const name = lang === 'en' ? 'sample.json' : `sample.${lang}.json`;
    write(generated(name), `${JSON.stringify(sampleIn(lang))}\n`);
    write(generated(`rules.${lang}.json`), `${JSON.stringify(rulesIn(lang))}\n`);
  }
}

const read = (folder) =>
  readdirSync(repository(`games/pantheon/content/${folder}/`))
    .filter((file) => file.endsWith('.toml'))
    .sort()
    .map((file) => parse(readFileSync(repository(`games/pantheon/content/${folder}/${file}`), 'utf8')));

/** The words of the data in a language. */
function wordsIn(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(repository(`games/pantheon/locales/${lang}/words.ftl`), 'utf8')));
  const say = (pattern) => (pattern ? bundle.formatPattern(pattern, {}) : '');
  return (kind, ids) =>
    ids.map((id) => {
      const found = bundle.getMessage(`${kind}-${id.replaceAll('_', '-')}`);
      return { id, name: say(found?.value) || id.replaceAll('_', ' '), text: say(found?.attributes['text']) };
    });
}

function sampleIn(lang) {
  const words = wordsIn(lang);
  const units = read('units').map((file) => unitOf(file, lang, words));
  const boards = read('boards').map((file) => boardOf(file, lang));
  return {
    units,
    boards,
    armies: read('armies').map((file) => armyOf(file, lang, units)),
    scenarios: read('scenarios').map((file) => scenarioOf(file, lang)),
    talents: words('talent', [...new Set(units.flatMap((unit) => unit.talents))].sort()),
    terrains: words('terrain', [...new Set(boards.flatMap((board) => board.areas.map((area) => area.terrain)))].sort()),
    boundaries: words('boundary', ['cage_walls', 'chains', 'escarpment', 'normal', 'wall']),
    stones: words('stone', ['kheper', 'omphalos', 'rune']),
    classes: words('class', ['terrestrial', 'aquatic', 'fireproof', 'boreal', 'huge', 'flying']),
    settings: words('setting', [
      'thrown_may_retaliate',
      'full_area_through_wall',
      'own_companion',
      'leader_control_for_turn',
      'same_talents_add_up',
      'recall_after_activation',
      'round_limit',
    ]),
    levels: words('level', ['novice', 'adept', 'hero', 'titan']),
  };
}

const RULESETS = ['pantheon-1.5', 'pantheon-beta', 'mythic-2012', 'conjurers'];

const rulesIn = (lang) => RULESETS.flatMap((ruleset) => rulesOf(ruleset, lang));

function rulesOf(ruleset, lang) {
  const whose = ruleset === RULESETS[0] ? {} : { ruleset };
  const {
    section: sections,
    rule: rules = [],
    ruling: rulings = [],
  } = parse(readFileSync(ofGame(`rulebook/${ruleset}.toml`), 'utf8'));
  const titles = new Map(sections.map((section) => [section.id, section[lang]]));
  const section = (entry) => titles.get(entry.section) ?? entry.section;
  return [
    ...rules.map((rule) => ({ id: rule.id, section: section(rule), text: rule[lang], ruling: false, ...whose })),
    ...rulings.map((ruling) => ({
      id: ruling.id,
      section: section(ruling),
      text: `${ruling[`${lang}_question`]} ${ruling[`${lang}_answer`]}`,
      ruling: true,
      ...whose,
    })),
  ];
}

function armyOf(file, lang, units) {
  const cost = (id) => units.find((unit) => unit.id === id)?.cost ?? 0;
  return {
    id: file.id,
    name: file.name[lang],
    text: file.description?.[lang] ?? '',
    kind: file.kind,
    players: file.players,
    points: file.units.reduce((sum, id) => sum + cost(id), 0),
    units: file.units,
  };
}

function scenarioOf(file, lang) {
  return {
    id: file.id,
    name: file.name[lang],
    story: file.story[lang],
    players: [file.player.length],
    teams: file.teams ?? false,
    board: file.board,
    seats: file.player.map((player, seat) => ({ seat, goals: player.briefing ? [player.briefing[lang]] : [] })),
  };
}

function unitOf(file, lang, words) {
  const named = (kind, id) => words(kind, [id])[0].name;
  const powers = file.power ?? [];
  const vitality = file.vitality ?? file.rows.length;
  return {
    id: file.id,
    name: file.name[lang],
    type: file.type,
    type_name: named('type', file.type),
    class: file.class ?? 'terrestrial',
    class_name: named('class', file.class ?? 'terrestrial'),
    mythology: file.mythology ?? 'greek',
    cost: file.cost,
    cards: file.activation_cards,
    strategic_value: file.strategic_value ?? 0,
    vitality: file.miniatures ?? vitality,
    ...(file.miniatures ? { miniatures: file.miniatures } : {}),
    rows: file.rows.map((row, index) => ({ vitality: vitality - index, powers: powers.map(() => true), ...row })),
    talents: file.talents ?? [],
    powers: powers.map((power) => ({
      id: power.id,
      name: power.name[lang],
      kind: power.kind,
      kind_name: named('power-kind', power.kind),
      cost: power.cost ?? 0,
      tokens: 0,
      text: '',
    })),
  };
}

function boardOf(file, lang) {
  const areas = file.area.map((area) => {
    const outline = area.outline ?? corners(area.rect);
    const elements = { forest: Math.ceil(area.capacity / 2), ruins: 1 }[area.terrain] ?? 0;
    return { elements, level: 0, neighbours: [], centre: centreOf(outline), ...area, outline };
  });
  const byTag = new Map(areas.map((area) => [area.tag, area]));
  return {
    id: file.id,
    name: file.name[lang],
    size: file.size ?? [
      Math.max(...areas.flatMap((area) => area.outline.map(([x]) => x))),
      Math.max(...areas.flatMap((area) => area.outline.map(([, y]) => y))),
    ],
    players: [...new Set((file.deployment ?? []).map((zone) => zone.players))],
    areas,
    boundaries: (file.boundary ?? []).map((boundary) => ({
      a: boundary.between[0],
      b: boundary.between[1],
      kind: boundary.kind ?? 'normal',
      lines: boundary.from
        ? [[boundary.from, boundary.to]]
        : shared(byTag.get(boundary.between[0]).outline, byTag.get(boundary.between[1]).outline),
      ...(boundary.heights ? { lower: boundary.heights } : {}),
    })),
    skull_paths: (file.skulls ?? []).map(({ rift, from, to }) => ({ rift, ends: [from, to] })),
    stones: file.stone ?? [],
    zones: file.deployment ?? [],
  };
}

const corners = ([x, y, width, height]) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function centreOf(outline) {
  let [twice, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length];
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [Math.round(x / twice / 3), Math.round(y / twice / 3)];
}

/** The edges that two outlines share. */
function shared(one, other) {
  const known = new Set(other.map(String));
  const edges = one.map((corner, index) => [corner, one[(index + 1) % one.length]]);
  return edges.filter((edge) => edge.every((corner) => known.has(String(corner))));
}
