import type {
  Again,
  ArmyKindName,
  ArmyReport,
  Catalogue,
  Fault,
  Moments,
  MythicArmyReport,
  MythicArmyToCheck,
  Opened,
  PlayerSpec,
  ReviewState,
  RuleText,
  Summary,
  Thoughts,
} from '../wire';
import type { Lang } from './lang';
import { settings } from './settings.svelte';

/** A request the server refused, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const headers = { ...init?.headers, 'accept-language': settings.lang };
  const answer = await fetch(`/api/${path}`, { ...init, headers });
  if (answer.ok) return answer;
  const fault: unknown = await answer.json().catch(() => null);
  throw isFault(fault) ? new Refusal(fault.code, fault.message) : new Refusal('failed', answer.statusText);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const name = encodeURIComponent;

/** The server's doors, one function each. */
export const api = {
  catalogue: (lang: Lang) => get<Catalogue>(`catalogue?${query({ lang })}`),
  rules: (lang: Lang) => get<RuleText[]>(`rules?${query({ lang })}`),
  /** The names and texts of one of the other games, in its own form. */
  words: <T>(ruleset: string, lang: Lang) => get<T>(`catalogue/${name(ruleset)}?${query({ lang })}`),
  /** A catalogue of only what a table plays with otherwise: a game keeps the cards it began with. */
  ownCards: <T>(table: string, lang: Lang) => get<T>(`tables/${name(table)}/cards?${query({ lang })}`),
  /** What a table is opened with is each game's own; players and language are in all of them. */
  create: (table: { players: PlayerSpec[]; lang: Lang }) => post<Opened>('tables', table),
  load: (record: string) => post<Opened>('tables/load', { record }),
  continueFrom: (table: string, secret: string, step: number) => post<Opened>('tables/from', { table, secret, step }),
  again: (again: Again) => post<Opened>('tables/again', again),
  summaries: (secrets: string[], lang: Lang) => post<Summary[]>('summaries', { secrets, lang }),
  moments: (table: string, secret: string, lang: Lang) =>
    get<Moments>(`tables/${name(table)}/moments?${query({ secret, lang })}`),
  moment: <S>(table: string, step: number, secret: string, lang: Lang) =>
    get<S>(`tables/${name(table)}/moments/${step}?${query({ secret, lang })}`),
  review: (table: string, secret: string, lang: Lang) =>
    get<ReviewState>(`tables/${name(table)}/review?${query(secret ? { secret, lang } : { lang })}`),
  thoughts: (table: string, step: number, secret: string, lang: Lang) =>
    get<Thoughts>(`tables/${name(table)}/thoughts/${step}?${query(secret ? { secret, lang } : { lang })}`),
  record: async (table: string, secret: string) =>
    (await ask(`tables/${name(table)}/record?${query({ secret })}`)).text(),
  checkArmy: (units: string[], kind: ArmyKindName, players: number, lang: Lang) =>
    post<ArmyReport>('army/check', { units, kind, players, lang }),
  checkBattleArmy: (army: MythicArmyToCheck) => post<MythicArmyReport>('army/check/mythic-2012', army),
};
