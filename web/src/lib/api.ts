import type { AnyEvent } from '../games/wire';
import type {
  AccountShown,
  Again,
  ArmyKindName,
  ArmyReport,
  BotCard,
  Catalogue,
  Claim,
  Claimed,
  Codes,
  ContestShown,
  DeviceCard,
  EndHoliday,
  ExerciseCard,
  Fault,
  Flag,
  GameGroupName,
  GamesShown,
  HeldSeat,
  Holidays,
  KnownCard,
  LobbyShown,
  LeaderCard,
  Me,
  Moments,
  MythicArmyReport,
  MythicArmyToCheck,
  NewBotCard,
  NewExercise,
  NewHoliday,
  NewListed,
  NewReport,
  NewTie,
  Opened,
  Opening,
  OrderAct,
  OrderLine,
  OrderShown,
  Pace,
  PlayedShown,
  PlayerSpec,
  ProfileShown,
  RatingPoint,
  RatingShown,
  ReportsShown,
  ReviewState,
  RuleText,
  ShowGames,
  SignOut,
  SitDown,
  Sought,
  Summary,
  Thoughts,
  TiedCard,
} from '../wire';
import { paceQuery } from '../clock/clocks';
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

/** What proves seats. In an address secrets would stand in histories and logs. */
const proving = (secrets: string[]): Record<string, string> =>
  secrets.length > 0 ? { 'omphalos-seats': secrets.join(', ') } : {};

async function get<T>(path: string, secrets: string[] = []): Promise<T> {
  return (await (await ask(path, { headers: proving(secrets) })).json()) as T;
}

async function post<T>(path: string, body: unknown, secrets: string[] = [], more?: RequestInit): Promise<T> {
  const headers = { 'content-type': 'application/json', ...proving(secrets) };
  const answer = await ask(path, { ...more, method: 'POST', headers, body: JSON.stringify(body) });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const name = encodeURIComponent;

/** The server's doors, one function each. */
export const api = {
  catalogue: (lang: Lang) => get<Catalogue>(`catalogue?${query({ lang })}`),
  /** The lessons and puzzles that there are, and the table of one of them. */
  exercises: () => get<ExerciseCard[]>('exercises'),
  exercise: (id: string, name: string) => post<Opened>('exercises', { id, name } satisfies NewExercise),
  rules: (lang: Lang) => get<RuleText[]>(`rules?${query({ lang })}`),
  /** The names and texts of one of the other games, in its own form. */
  words: <T>(ruleset: string, lang: Lang) => get<T>(`catalogue/${name(ruleset)}?${query({ lang })}`),
  /** A catalogue of only what a table plays with otherwise: a game keeps the cards it began with. */
  ownCards: <T>(table: string, lang: Lang) => get<T>(`tables/${name(table)}/cards?${query({ lang })}`),
  /** What a table is opened with is each game's own; players and language are in all of them. */
  create: (
    table: { players: PlayerSpec[]; lang: Lang },
    rated = false,
    pace: Pace = 'none',
    flag: Flag = 'forfeit',
  ) => {
    const asked = query({ ...(rated && { rated: 'true' }), ...paceQuery(pace, flag) });
    return post<Opened>(asked ? `tables?${asked}` : 'tables', table);
  },
  load: (record: string) => post<Opened>('tables/load', { record }),
  /** Gives the seat of an invitation to whoever has the secret. */
  claim: (table: string, invitation: string, secret: string) =>
    post<Claimed>(`tables/${name(table)}/claim`, { invitation, secret } satisfies Claim),
  continueFrom: (table: string, secrets: string[], step: number) =>
    post<Opened>('tables/from', { table, step }, secrets),
  again: (again: Again, secrets: string[]) => post<Opened>('tables/again', again, secrets),
  summaries: (secrets: string[], lang: Lang) => post<Summary[]>('summaries', { secrets, lang }),
  moments: (table: string, secrets: string[], lang: Lang) =>
    get<Moments<AnyEvent>>(`tables/${name(table)}/moments?${query({ lang })}`, secrets),
  moment: <S>(table: string, step: number, secrets: string[], lang: Lang) =>
    get<S>(`tables/${name(table)}/moments/${step}?${query({ lang })}`, secrets),
  review: (table: string, secrets: string[], lang: Lang) =>
    get<ReviewState>(`tables/${name(table)}/review?${query({ lang })}`, secrets),
  thoughts: (table: string, step: number, secrets: string[], lang: Lang) =>
    get<Thoughts>(`tables/${name(table)}/thoughts/${step}?${query({ lang })}`, secrets),
  record: async (table: string, secrets: string[]) =>
    (await ask(`tables/${name(table)}/record`, { headers: proving(secrets) })).text(),
  checkArmy: (units: string[], kind: ArmyKindName, players: number, lang: Lang) =>
    post<ArmyReport>('army/check', { units, kind, players, lang }),
  /** Who asks; nobody before the first game. */
  me: () => get<Me | null>('me'),
  account: () => get<AccountShown>('me/account'),
  signUp: (name: string, password: string) => post<Opening>('me/account', { name, password }),
  signIn: (name: string, password: string) => post<Me>('me/sign-in', { name, password }),
  recover: (name: string, code: string, password: string) => post<Me>('me/recover', { name, code, password }),
  signOut: (where: SignOut) => post<undefined>('me/sign-out', where),
  devices: () => get<DeviceCard[]>('me/sessions'),
  setPassword: (password: string, changed: string) => post<undefined>('me/password', { password, new: changed }),
  setCodes: (password: string) => post<Codes>('me/codes', { password }),
  setMail: (mail: string | null) => post<undefined>('me/mail', { mail }),
  rename: (called: string) => post<Me>('me/name', { name: called }),
  leave: (password?: string) => post<undefined>('me/delete', { password }),
  exportMine: async () => (await ask('me/export')).text(),
  bots: () => get<BotCard[]>('me/bots'),
  addBot: (called: string) => post<NewBotCard>('me/bots', { name: called }),
  removeBot: (id: string) => post<undefined>('me/bots/delete', { id }),
  /** Gives whoever asks the seats that this browser holds, so that they are found on every device. */
  bindSeats: (seats: HeldSeat[]) => post<number>('me/seats', { seats }),
  games: (asked: { group: GameGroupName; search: string; before?: string; lang: Lang }) =>
    get<GamesShown>(`me/games?${query(asked)}`),
  /** Tables with a free seat. */
  lobby: (asked: Record<string, string>) => get<LobbyShown>(`lobby?${query(asked)}`),
  list: (listed: NewListed) => post<Opened>('lobby', listed),
  sit: (table: string, secret: string) => post<Claimed>(`lobby/${name(table)}/sit`, { secret } satisfies SitDown),
  /** Looks for an opponent, and goes on looking with the table at which nobody is yet. */
  seekOpponent: (listed: NewListed) => post<Sought>('lobby/pair', listed),
  seekOn: (table: string, secret: string) => post<Sought>(`lobby/${name(table)}/seek`, { secret } satisfies SitDown),
  /** Looks no more. It is said as well while the page goes. */
  seekNoMore: (table: string) => post<undefined>(`lobby/${name(table)}/leave`, {}, [], { keepalive: true }),
  withdraw: (table: string) => post<undefined>(`lobby/${name(table)}/withdraw`, {}),
  /** Friends, and those with whom one does not want to play. */
  circle: () => get<TiedCard[]>('me/circle'),
  tie: (tie: NewTie) => post<undefined>('me/circle', tie),
  /** Days on which one's own time in slow games stands still. */
  holidays: () => get<Holidays>('me/holidays'),
  takeHoliday: (after: number, days: number) => post<Holidays>('me/holidays', { after, days } satisfies NewHoliday),
  endHoliday: (begins: number) => post<Holidays>('me/holidays/end', { begins } satisfies EndHoliday),
  /** An account as others see it, how strong it was, and its games. */
  profile: (whose: string) => get<ProfileShown>(`people/${name(whose)}`),
  curve: (whose: string, { ruleset, pace, field }: RatingShown) =>
    get<RatingPoint[]>(`people/${name(whose)}/curve?${query({ ruleset, pace, field: `${field}` })}`),
  played: (whose: string, lang: Lang, before?: string) =>
    get<PlayedShown>(`people/${name(whose)}/games?${query({ lang, ...(before && { before }) })}`),
  leaders: ({ ruleset, pace, field }: { ruleset: string; pace: string; field: number }) =>
    get<LeaderCard[]>(`leaders?${query({ ruleset, pace, field: `${field}` })}`),
  showGames: (to: ShowGames) => post<undefined>('me/shows', to),
  /** Whether the game of a table counts, who plays there with an account, and what it changed. */
  contest: (table: string) => get<ContestShown>(`tables/${name(table)}/contest`),
  /** Tells those who keep order of something. */
  report: (report: NewReport) => post<undefined>('reports', report),
  /** For those who keep order. */
  order: () => get<OrderShown>('order'),
  reports: (asked: Record<string, string>) => get<ReportsShown>(`order/reports?${query(asked)}`),
  orderPeople: (called: string) => get<KnownCard[]>(`order/people?${query({ name: called })}`),
  orderLog: (asked: Record<string, string>) => get<OrderLine[]>(`order/log?${query(asked)}`),
  keepOrder: (act: OrderAct) => post<undefined>('order', act),
  checkBattleArmy: (army: MythicArmyToCheck) => post<MythicArmyReport>('army/check/mythic-2012', army),
};
