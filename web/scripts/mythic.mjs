import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { generated, repository, write } from './files.mjs';

const read = (folder) =>
  readdirSync(repository(`games/mythic/content/${folder}/`))
    .filter((file) => file.endsWith('.toml'))
    .sort()
    .map((file) => parse(readFileSync(repository(`games/mythic/content/${folder}/${file}`), 'utf8')));

const readable = (id) => id.replaceAll('_', ' ');
const worded = (id) => ({ id, name: readable(id), text: '' });
const letters = {
  open: '.',
  hill: 'H',
  forest: 'F',
  ruins: 'R',
  impassable: 'X',
  crevasse: 'C',
  fortification: 'T',
  aquatic: 'A',
};

/** The catalogue of Mythic Battles (2012) from the content files, as far as they name things. */
function catalogueIn(lang) {
  const units = read('units').flatMap((file) =>
    file.illustrations.map((illustration) => ({
      id: illustration === 'a' ? file.id : `${file.id}_${illustration}`,
      name: file.name[lang],
      affiliation: file.affiliation,
      illustration,
      type: file.type,
      flying: file.flying ?? false,
      legendary: file.legendary ?? false,
      cost: file.cost,
      maneuvers: file.maneuvers,
      cards: file.card.map((card, at) => ({
        vitality: file.card.length - at,
        ranged: 0,
        range: 0,
        plus: [],
        talents: [],
        ...card,
      })),
    })),
  );
  const cost = (id) => units.find((unit) => unit.id === id)?.cost ?? 0;
  const ids = (list) => [...new Set(list)].sort();
  return {
    units,
    boards: read('boards')
      .sort((a, b) => a.number - b.number)
      .map((file) => ({ id: file.id, name: file.name[lang], spaces: file.spaces })),
    armies: read('armies').map((file) => ({
      id: file.id,
      name: file.name[lang],
      faction: file.faction,
      players: file.players,
      points: file.units.reduce((sum, id) => sum + cost(id), 0),
      units: file.units,
    })),
    factions: ids(units.map((unit) => unit.affiliation)).map((id) => ({ id, name: readable(id) })),
    talents: ids(units.flatMap((unit) => unit.cards.flatMap((card) => card.talents.map(({ talent }) => talent)))).map(
      worded,
    ),
    terrains: Object.entries(letters).map(([id, letter]) => ({
      ...worded(id),
      letter,
      closed: letter === 'X' || letter === 'C',
    })),
    types: ids(units.map((unit) => unit.type)).map(worded),
    orders: [],
    levels: ['novice', 'adept', 'titan'].map(worded),
  };
}

/** Writes the catalogues for `npm run dev:fake` and the tests. */
export function writeMythic() {
  for (const lang of ['en', 'fr']) write(generated(`mythic.${lang}.json`), `${JSON.stringify(catalogueIn(lang))}\n`);
}
