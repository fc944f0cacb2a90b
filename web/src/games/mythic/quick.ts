import type { Ruleset } from '..';
import { api } from '../../lib/api';
import type { Lang } from '../../lib/lang';
import type { MythicArmyCard, MythicCatalogue, MythicNewTable } from '../../wire';

/** Two ready-made armies of different factions for a first battle. */
export function firstArmies(armies: readonly MythicArmyCard[], players = 2): MythicArmyCard[] {
  const fitting = armies.filter((army) => army.players === players);
  const first = fitting[0];
  const other = fitting.find((army) => army.faction !== first?.faction) ?? fitting[1];
  return [first, other].filter((army) => army !== undefined);
}

/** A table to start at once: two ready-made armies on the battlefield for first games. */
export async function quickTable(ruleset: Ruleset, lang: Lang): Promise<Omit<MythicNewTable, 'players'>> {
  const { armies } = await api.words<MythicCatalogue>(ruleset, lang);
  return { ruleset, armies: firstArmies(armies).map(({ id }) => ({ id })), battlefield: 'first' };
}
