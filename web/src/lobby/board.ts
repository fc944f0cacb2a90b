import { paceWord } from '../clock/clocks';
import type { LobbyNews, LobbyShown, OpenTable } from '../wire';

/** Which tables of the lobby are shown; `null` is any. */
export interface Wanted {
  ruleset: string | null;
  players: number | null;
  pace: string | null;
}

/** Whether a table is one of those that are shown. */
export const fits = ({ ruleset, players, pace }: Wanted, table: OpenTable): boolean =>
  (ruleset === null || table.ruleset === ruleset) &&
  (players === null || table.players === players) &&
  (pace === null || paceWord(table.pace) === pace);

/** What is asked of the server so that it shows these. */
export const asked = ({ ruleset, players, pace }: Wanted, before?: string): Record<string, string> => ({
  ...(ruleset !== null && { ruleset }),
  ...(players !== null && { players: `${players}` }),
  ...(pace !== null && { pace }),
  ...(before !== undefined && { before }),
});

/** The tables with what happened since, those that were listed last first. What the list has already is told once more. */
export function after(shown: LobbyShown, news: LobbyNews, wanted: Wanted): LobbyShown {
  if (news.number < shown.number) return shown;
  const changed = news.tables ?? [];
  const other = new Set([...(news.gone ?? []), ...changed.map(({ table }) => table)]);
  const oldest = shown.more === null ? -Infinity : (shown.tables.at(-1)?.since ?? Infinity);
  const fresh = changed.filter((table) => fits(wanted, table) && table.since >= oldest);
  const tables = [...shown.tables.filter(({ table }) => !other.has(table)), ...fresh];
  tables.sort((one, two) => two.since - one.since || (one.table < two.table ? -1 : 1));
  return { ...shown, tables, count: news.count, number: news.number };
}
