import type { ArmyKindName } from '../wire';
import { fileStem } from './files';
import { keep, recall } from './stored';

/** An army a person built, as it is kept in this browser. */
export interface OwnArmy {
  id: string;
  name: string;
  kind: ArmyKindName;
  players: number;
  units: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isArmy = (value: unknown): value is OwnArmy =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  (value['kind'] === 'constructed' || value['kind'] === 'draft') &&
  typeof value['players'] === 'number' &&
  isTexts(value['units']);

/** The armies kept in this browser. */
export const ownArmies = (): OwnArmy[] =>
  recall<OwnArmy[]>('armies', [], (value): value is OwnArmy[] => Array.isArray(value) && value.every(isArmy));

/** Keeps an army in place of the one with its id, or beside the others. */
export function keepArmy(army: OwnArmy): OwnArmy[] {
  const armies = ownArmies();
  const place = armies.findIndex((one) => one.id === army.id);
  if (place < 0) armies.push(army);
  else armies[place] = army;
  keep('armies', armies);
  return armies;
}

/** Throws an army away. */
export function dropArmy(id: string): OwnArmy[] {
  const armies = ownArmies().filter((army) => army.id !== id);
  keep('armies', armies);
  return armies;
}

/** An army without units. */
export const newArmy = (name: string): OwnArmy => ({
  id: crypto.randomUUID(),
  name,
  kind: 'constructed',
  players: 2,
  units: [],
});

/** The army as a file that `omphalos army check` and content packs read. */
export function armyFile(army: OwnArmy): { name: string; text: string } {
  const id = fileStem(army.name, 'army');
  // A JSON string is a TOML string too, but for the delete character.
  const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007f');
  const lines = [
    `id = ${quoted(id)}`,
    `name = { en = ${quoted(army.name)}, fr = ${quoted(army.name)} }`,
    `kind = ${quoted(army.kind)}`,
    `players = ${army.players}`,
    'units = [',
    ...army.units.map((unit) => `  ${quoted(unit)},`),
    ']',
    '',
  ];
  return { name: `${id}.toml`, text: lines.join('\n') };
}

/** What is wrong with an army file. */
export type ArmyFileFault =
  { fault: 'syntax'; detail: string } | { fault: 'units' } | { fault: 'unknown'; unit: string };

/** Reads an army file. Units must be known; everything else has a sensible value when it is missing. */
export async function readArmy(
  text: string,
  lang: string,
  known: (unit: string) => boolean,
): Promise<OwnArmy | ArmyFileFault> {
  const { parse } = await import('smol-toml');
  let file: Record<string, unknown>;
  try {
    file = parse(text);
  } catch (fault) {
    return {
      fault: 'syntax',
      detail: (fault instanceof Error ? fault.message : String(fault)).split('\n', 1)[0] ?? '',
    };
  }
  const units = file['units'];
  if (!isTexts(units)) return { fault: 'units' };
  const stranger = units.find((unit) => !known(unit));
  if (stranger !== undefined) return { fault: 'unknown', unit: stranger };
  const names = file['name'];
  const named = isObject(names) ? (names[lang] ?? names['en']) : names;
  const players = file['players'];
  return {
    ...newArmy(typeof named === 'string' ? named : String(file['id'] ?? '')),
    kind: file['kind'] === 'draft' ? 'draft' : 'constructed',
    players: typeof players === 'number' && players >= 2 && players <= 4 ? players : 2,
    units,
  };
}
