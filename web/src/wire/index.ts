/** What travels between the server and this client, by hand as `crates/protocol` defines it. */

export type Point = [number, number];

export interface WordCard {
  id: string;
  name: string;
  text: string;
}

export interface RowCard {
  vitality: number;
  offence: number;
  defence: number;
  range: number;
  movement: number;
  powers: (number | boolean)[];
}

export interface PowerCard {
  id: string;
  name: string;
  kind: string;
  kind_name: string;
  cost: number;
  tokens: number;
  text: string;
}

export interface UnitCard {
  id: string;
  name: string;
  type: string;
  type_name: string;
  class: string;
  class_name: string;
  mythology?: string;
  veteran_of?: string;
  cost: number;
  cards: number;
  strategic_value: number;
  vitality: number;
  miniatures?: number;
  rows: RowCard[];
  talents: string[];
  powers: PowerCard[];
}

export interface BoardArea {
  tag: string;
  terrain: string;
  capacity: number;
  elements: number;
  level: number;
  outline: Point[];
  centre: Point;
  neighbours: string[];
}

export interface BoardBoundary {
  a: string;
  b: string;
  kind: string;
  lower?: string;
  lines: [Point, Point][];
}

export interface SkullPathCard {
  rift: string;
  ends: [string, string];
}

export interface BoardStone {
  kind: string;
  area: string;
}

export interface BoardZone {
  players: number;
  side: string;
  areas: string[];
}

export interface BoardCard {
  id: string;
  name: string;
  size: Point;
  players: number[];
  areas: BoardArea[];
  boundaries: BoardBoundary[];
  skull_paths: SkullPathCard[];
  stones: BoardStone[];
  zones: BoardZone[];
}

export type ArmyKindName = 'constructed' | 'draft';

export interface ArmyCard {
  id: string;
  name: string;
  text: string;
  kind: ArmyKindName;
  players?: number;
  points: number;
  units: string[];
}

export interface ScenarioSeat {
  seat: number;
  goals: string[];
}

export interface ScenarioCard {
  id: string;
  name: string;
  story: string;
  players: number[];
  board: string;
  seats: ScenarioSeat[];
}

export interface RuleText {
  id: string;
  section: string;
  text: string;
  ruling: boolean;
  page?: string;
}

export interface Catalogue {
  units: UnitCard[];
  boards: BoardCard[];
  armies: ArmyCard[];
  scenarios: ScenarioCard[];
  talents: WordCard[];
  terrains: WordCard[];
  boundaries: WordCard[];
  stones: WordCard[];
  classes: WordCard[];
  settings: WordCard[];
  levels: WordCard[];
}

export type ChoiceKind =
  | 'board'
  | 'zone'
  | 'recruit'
  | 'place'
  | 'pass'
  | 'activate'
  | 'recall'
  | 'end'
  | 'walk'
  | 'attack'
  | 'claim'
  | 'run'
  | 'deploy'
  | 'absorb'
  | 'fly'
  | 'aerial'
  | 'drop'
  | 'use'
  | 'enter'
  | 'stop'
  | 'force'
  | 'target'
  | 'area'
  | 'guard'
  | 'evade'
  | 'retaliate'
  | 'decline'
  | 'reroll'
  | 'throw'
  | 'go_on'
  | 'spend'
  | 'keep'
  | 'second'
  | 'buy'
  | 'heal'
  | 'take'
  | 'pay'
  | 'pay_two'
  | 'resolve'
  | 'pick'
  | 'lead';

export interface Offer {
  label: string;
  notation: string;
  kind: ChoiceKind;
  unit?: string;
  area?: string;
  target?: string;
  power?: string;
  card?: string;
  stone?: string;
  discard?: number;
  on?: number;
  variant?: string;
  cost: number;
}

export interface Ask {
  seat: number;
  sentence: string;
  choices: Offer[];
}

export interface Term {
  label: string;
  by: number;
  rule: string;
}

export interface Total {
  total: number;
  terms: Term[];
}

export type Answering = { barred: { rule: string } } | { after: { chance: number } } | { first: { chance: number } };

export interface Forecast {
  by: string;
  on: string;
  reach: string;
  offence: Total;
  defence: Total;
  distance?: number;
  range?: Total;
  vitality: number;
  mean: number;
  at_least: number[];
  destroy: number;
  answer: Answering;
}

export interface CardCount {
  card: string;
  count: number;
}

export interface SeatSnapshot {
  seat: number;
  alive: boolean;
  army: string[];
  points: number;
  zone: number;
  hand: number;
  deck: number;
  discard: CardCount[];
  shown: CardCount[];
  own_hand?: CardCount[];
  absorbed: number;
  bought: string[];
  orders: string[];
}

export type StageName = 'ready' | 'in_play' | 'destroyed' | 'removed';

export interface StoneSnapshot {
  tag: string;
  kind: string;
}

export interface UnitValues {
  offence: number;
  defence: number;
  range: number;
  movement: number;
}

export interface PowerState {
  available: boolean;
  rule?: string;
  tokens: number;
}

export interface UnitSnapshot {
  tag: string;
  def: string;
  owner: number | null;
  stage: StageName;
  area: string | null;
  vitality: number;
  max: number;
  row: number;
  stone?: StoneSnapshot;
  activated: boolean;
  retaliated: boolean;
  paralysed: boolean;
  tokens: string[];
  values: UnitValues;
  powers: PowerState[];
  waived: string[];
}

export interface AreaSnapshot {
  tag: string;
  units: string[];
  elements: number;
  stones: StoneSnapshot[];
  full: boolean;
  closed: boolean;
}

export interface TokenSnapshot {
  tag: string;
  unit: string;
  power: string;
  on?: string;
  area?: string;
  vitality: number;
}

export interface AttackSnapshot {
  by: string;
  on: string | null;
  kind: string;
  reach: string;
  offence: number;
  defence: number;
  counted: boolean;
  offence_terms: Term[];
  defence_terms: Term[];
  dice: number[];
  picked: number[];
  pool: number[];
  locked: number;
  wounds: number;
  second: boolean;
}

export interface Over {
  winners: number[];
  draw: boolean;
  text: string;
}

export interface Snapshot {
  question: number;
  view: number | null;
  round: number;
  active: number;
  lead: number;
  board: string;
  over?: Over;
  waiting_for: number | null;
  can_undo: boolean;
  seats: SeatSnapshot[];
  units: UnitSnapshot[];
  areas: AreaSnapshot[];
  tokens: TokenSnapshot[];
  attack?: AttackSnapshot;
  ask: Ask | null;
}

export interface Detail {
  label: string;
  value: string;
}

export interface LogLine {
  step: number;
  depth: number;
  text: string;
  details?: Detail[];
  rules?: string[];
  seat?: number;
  kind: string;
  unit?: string;
  area?: string;
  dice?: number[];
}

export interface Moment {
  step: number;
  seat: number | null;
  notation?: string;
  lines: LogLine[];
}

export type PlayerKind = 'person' | 'computer';

export interface SeatCard {
  seat: number;
  name: string;
  kind: PlayerKind;
  level?: string;
  yours: boolean;
}

export interface SettingShown {
  key: string;
  value: string;
  label: string;
}

export interface Welcome {
  table: string;
  seats: SeatCard[];
  boards: string[];
  ruleset: string;
  mode: string;
  scenario?: string;
  teams: boolean;
  settings: SettingShown[];
  snapshot: Snapshot;
  log: LogLine[];
}

export interface RuleCited {
  id: string;
  text: string;
}

export interface Explanation {
  legal: boolean;
  text: string[];
  rules: RuleCited[];
}

export interface Advice {
  choice: number;
  text: string;
}

export interface Told {
  id: number;
  why?: Explanation;
  forecasts?: Forecast[];
  hint?: Advice;
}

export type RefusalCode =
  | 'stale'
  | 'not_yours'
  | 'not_offered'
  | 'nothing_to_undo'
  | 'malformed'
  | 'too_large'
  | 'forbidden'
  | 'unknown_secret'
  | 'not_joined'
  | 'broken';

export interface Refused {
  question?: number;
  code: RefusalCode;
  message: string;
}

export type ServerMessage =
  | { welcome: Welcome }
  | { moved: { snapshot: Snapshot; log: LogLine[] } }
  | { repeated: { question: number } }
  | { told: Told }
  | { refused: Refused };

export type ClientMessage =
  | { join: { secrets: string[]; lang: string } }
  | { answer: { question: number; choice: number } }
  | { undo: { question: number } }
  | { order: { seat: number; order: string } }
  | { lang: string }
  | { look: { seat: number } }
  | { why: { id: number; question: number; choice?: number; notation?: string } }
  | { forecast: { id: number; question: number; choice: number } }
  | { hint: { id: number; question: number } };

export type Divinities = 'gods' | 'titans';
export type GivenArmy = { id: string } | { units: string[] };
export type Mode =
  | { draft: { points?: number; divinities?: Divinities } }
  | { constructed: { armies: GivenArmy[] } }
  | { scenario: { id: string } };

export interface PlayerSpec {
  name: string;
  kind: PlayerKind;
  level?: string;
}

export interface NewTable {
  ruleset: string;
  mode: Mode;
  board?: string;
  players: PlayerSpec[];
  teams?: boolean;
  lead?: number;
  settings?: Record<string, boolean | number | null>;
  lang?: string;
}

export interface OpenedSeat {
  seat: number;
  secret: string;
}

export interface Opened {
  table: string;
  seats: OpenedSeat[];
}

export interface Summary {
  table: string;
  seat: number;
  secret: string;
  title: string;
  board: string;
  round: number;
  waiting_for_you: boolean;
  over: boolean;
  updated: number;
}

export interface ArmyFaultShown {
  rule: string;
  text: string;
}

export interface DeckCount {
  card: string;
  count: number;
}

export interface ArmyReport {
  cost: number;
  points: number;
  faults: ArmyFaultShown[];
  deck: DeckCount[];
}

export interface Fault {
  code: string;
  message: string;
}
