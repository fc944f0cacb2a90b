import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { generated, repository, write } from './files.mjs';

/** Writes a catalogue straight from the content files, for `npm run dev:fake` and the tests of drawing. */
export function writeSample() {
  const read = (folder) =>
    readdirSync(repository(`content/pantheon/${folder}/`))
      .filter((file) => file.endsWith('.toml'))
      .sort()
      .map((file) => parse(readFileSync(repository(`content/pantheon/${folder}/${file}`), 'utf8')));
  const words = (ids) => ids.map((id) => ({ id, name: id.replaceAll('_', ' '), text: '' }));
  const units = read('units').map(unitOf);
  const boards = read('boards').map(boardOf);
  const sample = {
    units,
    boards,
    armies: [],
    scenarios: [],
    talents: words([...new Set(units.flatMap((unit) => unit.talents))].sort()),
    terrains: words([...new Set(boards.flatMap((board) => board.areas.map((area) => area.terrain)))].sort()),
    boundaries: words(['cage_walls', 'chains', 'escarpment', 'normal', 'wall']),
    stones: words(['kheper', 'omphalos', 'rune']),
    classes: words(['terrestrial', 'aquatic', 'fireproof', 'boreal', 'huge', 'flying']),
    settings: [],
    levels: [],
  };
  write(generated('sample.json'), `${JSON.stringify(sample)}\n`);
}

function unitOf(file) {
  const powers = file.power ?? [];
  const vitality = file.vitality ?? file.rows.length;
  return {
    id: file.id,
    name: file.name.en,
    type: file.type,
    type_name: file.type,
    class: file.class ?? 'terrestrial',
    class_name: file.class ?? 'terrestrial',
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
      name: power.name.en,
      kind: power.kind,
      kind_name: power.kind,
      cost: power.cost ?? 0,
      tokens: 0,
      text: '',
    })),
  };
}

function boardOf(file) {
  const areas = file.area.map((area) => {
    const outline = area.outline ?? corners(area.rect);
    const elements = { forest: Math.ceil(area.capacity / 2), ruins: 1 }[area.terrain] ?? 0;
    return { elements, level: 0, neighbours: [], centre: centreOf(outline), ...area, outline };
  });
  const byTag = new Map(areas.map((area) => [area.tag, area]));
  return {
    id: file.id,
    name: file.name.en,
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
