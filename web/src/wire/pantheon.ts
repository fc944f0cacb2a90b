// Written from the wire types by `UPDATE=1 cargo test -p pantheon-wire`. Do not edit.
import type { ArmyFaultShown, Ask, DeckCount, GoalShown, Over, PlayerSpec, SettingShown, Term, Total, WordCard } from './common';

/** What never changes at a table. */
export type About = {
/** The boards of the game, by id: one, or two until one is chosen. */ boards: Array<string>,
/** `draft`, `constructed` or `limited`. */ mode: string,
/** The scenario, in an adventure. */ scenario?: string,
/** Whether players 1 and 3 play against 2 and 4. */ teams: boolean,
/** The table's rulings. */ settings: Array<SettingShown>, };

/** Whether and when the target of an attack may strike back. */
export type Answering = { "barred": {
/** The rule. */ rule: string,
/** Why, in the words of the moment, where there are any. */ why?: string, } } | { "after": Retaliation } | { "first": Retaliation };

/** An area as it is now. */
export type AreaSnapshot = {
/** Its name in notation and on the board. */ tag: string,
/** The units that stand there. */ units: Array<string>,
/** 3D elements left. */ elements: number,
/** The last of its 3D elements is gone: it is open ground now. */ bare?: boolean,
/** Stones that lie there. */ stones: Array<StoneSnapshot>,
/** No further unit may enter. */ full: boolean,
/** The scenario keeps everybody out. */ closed: boolean, };

/** A ready-made army. */
export type ArmyCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** One line about it. */ text: string,
/** The recruitment it is made for. */ kind: ArmyKindName,
/** For how many players. */ players?: number,
/** Its points. */ points: number,
/** The ids of its units. */ units: Array<string>, };

/** The recruitment an army is made for. */
export type ArmyKindName = "constructed" | "draft";

/** What a check of an army found. */
export type ArmyReport = {
/** What it costs. */ cost: number,
/** What it may cost. */ points: number,
/** Every restriction it breaks. */ faults: Array<ArmyFaultShown>,
/** The deck it makes, by card: `aow` or the id of a unit. */ deck: Array<DeckCount>, };

/** An army to be checked. */
export type ArmyToCheck = {
/** The ids of its units. */ units: Array<string>,
/** `constructed` or `draft`. */ kind: ArmyKindName,
/** How many play; it decides the points. */ players: number,
/** `en` or `fr`. */ lang?: string, };

/** The attack under way. */
export type AttackSnapshot = {
/** The attacker. */ by: string,
/** The target, a unit or a token, once chosen. */ on: string | null,
/** `normal`, `aerial`, `area` or `retaliation`. */ kind: 'normal' | 'aerial' | 'area' | 'retaliation',
/** Whether it is made at range 0 (`melee`) or 1+ (`ranged`). */ reach: 'melee' | 'ranged',
/** Effective offence, once counted. */ offence: number,
/** Effective defence, once counted. */ defence: number,
/** Whether the two have been counted. */ counted: boolean,
/** The reasons of the offence, once there is a target. */ offence_terms: Array<Term>,
/** The reasons of the defence, once there is a target. */ defence_terms: Array<Term>,
/** The first assault as it was rolled, blanks included; empty before. */ dice: Array<number>,
/** Dice chosen to be rolled again. */ picked: Array<number>,
/** The values of the dice that are neither spent nor locked. */ pool: Array<number>,
/** Dice that have reached the defence: wounds so far. */ locked: number,
/** Wounds that will be applied, once that is known. */ wounds: number,
/** Whether the second assault has been rolled or declined. */ second: boolean, };

/** An area of a board. */
export type BoardArea = {
/** Its name in notation. */ tag: string,
/** Its terrain, by id. */ terrain: string,
/** How many units it holds. */ capacity: number,
/** 3D elements at the start. */ elements: number,
/** How high it lies. */ level: number,
/** The outline. */ outline: Array<[number, number]>,
/** A point well inside it. */ centre: [number, number],
/** The areas next to it. */ neighbours: Array<string>, };

/** Something between two areas. */
export type BoardBoundary = {
/** One area. */ a: string,
/** The other. */ b: string,
/** What it is, by id. */ kind: string,
/** The lower side, where there is one. */ lower?: string,
/** Its straight pieces. */ lines: Array<[[number, number], [number, number]]>, };

/** A board as it is drawn. */
export type BoardCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** Width and height, in the units of its points. */ size: [number, number],
/** For how many players it has deployment zones. */ players: Array<number>,
/** The only ruleset it serves; any when absent. */ ruleset?: string,
/** The areas. */ areas: Array<BoardArea>,
/** What stands between areas; plain lines are left out. */ boundaries: Array<BoardBoundary>,
/** Paths across rifts. */ skull_paths: Array<SkullPathCard>,
/** Where stones lie at the start. */ stones: Array<BoardStone>,
/** Deployment zones by number of players. */ zones: Array<BoardZone>, };

/** A stone at the start. */
export type BoardStone = {
/** Its kind, by id. */ kind: string,
/** Where it lies. */ area: string, };

/** A deployment zone. */
export type BoardZone = {
/** For how many players. */ players: number,
/** Which side of the board. */ side: string,
/** Its areas. */ areas: Array<string>, };

/** So many cards of one kind. */
export type CardCount = {
/** `aow`, `omphalos`, or the tag of the unit whose activation card it is. */ card: string,
/** How many. */ count: number, };

/** Cards that somebody could spend on an attack. */
export type CardUse = {
/** What they buy: a power, the target's evasion, or an activation of one more attacker. */ buys: 'power' | 'evade' | 'activation',
/** The unit that has the power, evades or is activated. */ unit: string,
/** The power, where it is one. */ power?: string,
/** Whether they are the viewer's own cards. */ own: boolean,
/** How many art of war cards. */ cost: number,
/** How likely their player holds them, as far as the viewer can tell. */ chance: number,
/** What is to be expected then; absent where it cannot be put in odds. */ then?: Outcome, };

/** Everything a browser shows that is not a game. */
export type Catalogue = {
/** The units, ordered by id. */ units: Array<UnitCard>,
/** The boards, ordered by id. */ boards: Array<BoardCard>,
/** Ready-made armies. */ armies: Array<ArmyCard>,
/** Adventures. */ scenarios: Array<ScenarioCard>,
/** Talents. */ talents: Array<WordCard>,
/** Terrains. */ terrains: Array<WordCard>,
/** Boundaries. */ boundaries: Array<WordCard>,
/** Divine stones. */ stones: Array<WordCard>,
/** Classes of units. */ classes: Array<WordCard>,
/** Table settings. */ settings: Array<WordCard>,
/** Levels of computer players. */ levels: Array<WordCard>, };

/** What one viewer sees change. What is not named is as it was, except what a moment has or has not: an end, an attack, a question. */
export type Changes = {
/** The question of the snapshot that these changes are made to. */ since: number,
/** Whether the viewer may take the last choice back. */ can_undo: boolean,
/** What everybody sees change. */ table: TableChanges,
/** The viewer's own hand, when it changed. */ own_hand?: Array<CardCount>,
/** The ways to win and how far everybody is on them, when that changed. */ goals?: Array<GoalShown>,
/** How the game ended, if it has. */ over?: Over,
/** The attack under way, if there is one. */ attack?: AttackSnapshot,
/** What the viewer is asked, if it is the viewer who is asked. */ ask?: Ask<PantheonChoice>, };

/** The type of divinity that everybody has. */
export type Divinities = "gods" | "titans";

/** An attack as it would be, with exact odds. */
export type Forecast = {
/** The attacker. */ by: string,
/** The target, a unit or a token. */ on: string,
/** `melee` at range 0, `ranged` beyond. */ reach: 'melee' | 'ranged',
/** Effective offence with its reasons. */ offence: Total,
/** Effective defence with its reasons. */ defence: Total,
/** How far the target is, where range matters. */ distance?: number,
/** Effective range with its reasons, where range matters. */ range?: Total,
/** Vitality of the target. */ vitality: number,
/** Expected wounds, played for the mean. */ mean: number,
/** `at_least[k - 1]`: the chance of at least `k` wounds, played for just that. */ at_least: Array<number>,
/** The chance to destroy the target. */ destroy: number,
/** Whether the target may strike back. */ answer: Answering,
/** Cards that somebody could spend on the attack, and what they would change. */ cards: Array<CardUse>, };

/** An army: ready-made, or as a list of units. */
export type GivenArmy = {
/** Its id. */ id: string, } | {
/** The ids of its units. */ units: Array<string>, };

/** How armies come about. */
export type Mode = { "draft": {
/** Points of each player; the rulebook's number when absent. */ points?: number,
/** Gods or titans. */ divinities?: Divinities, } } | { "constructed": {
/** The armies, by seat. */ armies: Array<GivenArmy>, } } | { "scenario": {
/** Its id. */ id: string, } };

/** A table to be opened. */
export type NewTable = {
/** The ruleset, `pantheon-1.5`. */ ruleset: string,
/** How armies come about. */ mode: Mode,
/** The board, by id; a scenario brings its own, and without one a fitting board is taken. */ board?: string,
/** The players, by seat. */ players: Array<PlayerSpec>,
/** Whether players 1 and 3 play against 2 and 4. */ teams?: boolean,
/** The seat that leads; rolled for when absent. */ lead?: number,
/** Rulings that differ from the defaults, by id. */ settings?: Record<string, boolean | number | null>,
/** The language of error messages. */ lang?: string, };

/** What is to be expected of an attack or several together. */
export type Outcome = {
/** Expected wounds. */ mean: number,
/** The chance to destroy the target. */ destroy: number, };

/** A choice with the cards that it makes its player give up. */
export type PantheonChoice = {
/** Cards that it makes its player give up, at once or in the payment that follows. */ cost: number, } & ({ "kind": "board",
/** Its number, counted from 1. */ board: number, } | { "kind": "scenario",
/** Its number, counted from 1. */ scenario: number, } | { "kind": "zone",
/** Its number, counted from 1. */ zone: number, } | { "kind": "recruit", unit: string, } | { "kind": "place", unit: string, area: string, } | { "kind": "pass",
/** A card is drawn. */ draw?: boolean, } | { "kind": "activate", unit: string, activation: 'simple' | 'complex', } | { "kind": "recall", unit: string, } | { "kind": "end" } | { "kind": "walk" } | { "kind": "attack",
/** What it can be aimed at next: the units and tokens that the label names. */ aims: Array<string>, } | { "kind": "claim", stone: string, } | { "kind": "run" } | { "kind": "deploy", area: string, } | { "kind": "absorb", stone: string, } | { "kind": "fly" } | { "kind": "aerial",
/** What it can be aimed at next: the units and tokens that the label names. */ aims: Array<string>, } | { "kind": "drop" } | { "kind": "use", unit: string,
/** The id of the power. */ power: string, } | { "kind": "enter", area: string, } | { "kind": "stop" } | { "kind": "force" } | { "kind": "target",
/** A unit or token. */ target: string,
/** With the full-area option. */ full?: boolean, } | { "kind": "area", area: string, } | { "kind": "guard", unit: string, } | { "kind": "evade" } | { "kind": "retaliate" } | { "kind": "decline" } | { "kind": "reroll",
/** The value of the die that is picked up. */ discard: number, } | { "kind": "throw", area: string, } | { "kind": "go_on" } | { "kind": "spend",
/** The value of the die that is discarded. */ discard: number,
/** The value of the die that gains 1. */ on: number, } | { "kind": "keep" } | { "kind": "second",
/** Dice that are rolled again. */ fives: number, } | { "kind": "buy", manoeuvre: 'draw' | 'search' | 'evade', } | { "kind": "heal" } | { "kind": "draw" } | { "kind": "take", card: string, } | { "kind": "pay", card: string, } | { "kind": "pay_two", card: string, other: string, } | { "kind": "resolve", unit: string,
/** The id of the power. */ power: string, } | { "kind": "resolve_terrain" } | { "kind": "pick", unit: string, } | { "kind": "lead", unit: string, });

/** What an event is about: whose doing it was, the unit it happened to and the one it was aimed at, how much was lost or regained, the area it happened in, the dice that fell. */
export type PantheonEvent = { "kind": "lead_rolled", dice: Array<number>, } | { "kind": "leads", seat: number, } | { "kind": "board_chosen" } | { "kind": "zone_chosen", seat: number, } | { "kind": "recruited", seat: number, unit: string, } | { "kind": "points_converted", seat: number, } | { "kind": "turn_began", seat: number, } | { "kind": "drew", seat: number, } | { "kind": "nothing_to_draw", seat: number, } | { "kind": "refreshed" } | { "kind": "passed", seat: number, } | { "kind": "discarded", seat: number, } | { "kind": "activated", unit: string, } | { "kind": "activation_ended", unit: string, } | { "kind": "placed", unit: string, area: string, } | { "kind": "found_no_place", unit: string, } | { "kind": "moved", unit: string, area: string, } | { "kind": "recalled", unit: string, area: string, } | { "kind": "targeted", unit: string, on?: string, } | { "kind": "area_targeted", unit: string, area: string, } | { "kind": "guarded", unit: string, } | { "kind": "evaded", unit: string, } | { "kind": "attack_lost", unit: string, } | { "kind": "values" } | { "kind": "rolled", dice: Array<number>, } | { "kind": "rerolled", dice: Array<number>, } | { "kind": "spent" } | { "kind": "second_rolled", dice: Array<number>, } | { "kind": "wounded", unit: string, amount: number, } | { "kind": "healed", unit: string, amount: number, } | { "kind": "token_wounded" } | { "kind": "destroyed", unit: string, } | { "kind": "eliminated", seat: number, } | { "kind": "retaliated", unit: string, } | { "kind": "thrown", unit: string, area: string, } | { "kind": "element_removed", area: string, } | { "kind": "claimed", unit: string, } | { "kind": "dropped", area: string, } | { "kind": "absorbed", unit: string, } | { "kind": "gained_omphalos", seat: number, } | { "kind": "returned_omphalos", seat: number, } | { "kind": "bought", seat: number, } | { "kind": "searched", seat: number, } | { "kind": "showed", seat: number, } | { "kind": "retrieved", seat: number, } | { "kind": "power_used", unit: string, } | { "kind": "token_placed" } | { "kind": "token_removed" } | { "kind": "paralysed", unit: string, } | { "kind": "over" } | { "kind": "roll_again" } | { "kind": "scenario_rolled", dice: Array<number>, } | { "kind": "scenario_chosen", seat: number, } | { "kind": "points_to_omphalos", seat: number, } | { "kind": "declined_to_activate", seat: number, } | { "kind": "lava_attacks", unit: string, } | { "kind": "targets_named", unit: string, };

/** A power as its box shows it. */
export type PowerCard = {
/** Its id within the unit. */ id: string,
/** What people call it. */ name: string,
/** `permanent`, `passive`, `active` or `offensive`. */ kind: string,
/** What people call the kind. */ kind_name: string,
/** Art of war cards it costs. */ cost: number,
/** Tokens in its reserve pool. */ tokens: number,
/** What it does. */ text: string, };

/** Whether a power can be used or works now. */
export type PowerState = {
/** Whether it is. */ available: boolean,
/** The rule that keeps it from working, when it does not. */ rule?: string,
/** Tokens left in its reserve pool. */ tokens: number, };

/** What a target that strikes back does to the attacker. */
export type Retaliation = {
/** How likely its player holds the card for it, as far as the viewer can tell. */ chance: number,
/** Wounds the attacker is to expect if the card is there. That the target may be destroyed first, or strike with what its wounds leave it, is counted in. */ wounds: number,
/** The chance that the attacker is destroyed, in the same way. */ destroy: number, };

/** A row of a stats table. */
export type RowCard = {
/** The vitality at which it is in force. */ vitality: number,
/** Dice of the first assault. */ offence: number,
/** What a die must reach. */ defence: number,
/** How far it attacks. */ range: number,
/** How far it walks. */ movement: number,
/** The power column: the value X, or whether the power is there. */ powers: (number | boolean)[], };

/** An adventure. */
export type ScenarioCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** What it is about. */ story: string,
/** For how many players. */ players: Array<number>,
/** Whether players 1 and 3 play against 2 and 4. */ teams: boolean,
/** The board, by id. */ board: string,
/** The ruleset it is made for. */ ruleset?: string,
/** What each player is told. */ seats: Array<ScenarioSeat>, };

/** One side of an adventure. */
export type ScenarioSeat = {
/** The seat. */ seat: number,
/** What the player is told, and how to win. */ goals: Array<string>, };

/** What everybody sees of a player, with the hand for the viewer's own seat. */
export type SeatSnapshot = {
/** Which seat. */ seat: number,
/** Whether the player is still in the game. */ alive: boolean,
/** The units of the army, by tag. */ army: Array<string>,
/** Recruitment points left in the draft. */ points: number,
/** Which deployment zone of the board is theirs. */ zone: number,
/** How many cards are in hand. */ hand: number,
/** How many cards are in the deck. */ deck: number,
/** The discard pile, open to all. */ discard: Array<CardCount>,
/** Cards in hand that everybody knows of. */ shown: Array<CardCount>,
/** The hand; only in the view of this very seat. */ own_hand?: Array<CardCount>,
/** Divine stones absorbed. */ absorbed: number,
/** Manoeuvres bought this round. */ bought: Array<string>,
/** Points and reactions at which the seat wants to be asked, in notation. */ orders: Array<string>, };

/** A path across a rift. */
export type SkullPathCard = {
/** The rift. */ rift: string,
/** The areas it joins. */ ends: [string, string], };

/** A moment of a game as one viewer may know it. */
export type Snapshot = {
/** The number of the question that stands. An answer names it. */ question: number,
/** Whose view this is; `null` is a spectator's. */ view: number | null,
/** Counts rounds from 1; 0 before the first turn. */ round: number,
/** Whose turn it is. */ active: number,
/** Who begins each round. */ lead: number,
/** The board played on; known once it has been chosen. */ board: string,
/** The ways to win, and how far everybody is on them. */ goals: Array<GoalShown>,
/** How the game ended, once it has. */ over?: Over,
/** The seat that is asked. */ waiting_for: number | null,
/** Whether the viewer may take the last choice back. */ can_undo: boolean,
/** The players, by seat. */ seats: Array<SeatSnapshot>,
/** The units: all of the pool while armies are recruited, then those of the armies. */ units: Array<UnitSnapshot>,
/** The areas of the board in play. */ areas: Array<AreaSnapshot>,
/** Power tokens in play. */ tokens: Array<TokenSnapshot>,
/** The attack under way: the innermost, when several are. */ attack?: AttackSnapshot,
/** What the viewer is asked, when it is the viewer who is asked. */ ask: Ask<PantheonChoice> | null, };

/** Where in its career a unit is. */
export type StageName = "ready" | "in_play" | "destroyed" | "removed";

/** A divine stone. */
export type StoneSnapshot = {
/** Its name in notation. */ tag: string,
/** `omphalos`, `rune`, `kheper`, or `relic` for what is only treated as a stone. */ kind: 'omphalos' | 'rune' | 'kheper' | 'relic', };

/** What everybody sees change. What is not named is as it was. */
export type TableChanges = {
/** The number of the question that stands. */ question: number,
/** The seat that is asked. */ waiting_for: number | null,
/** The round. */ round?: number,
/** Whose turn it is. */ active?: number,
/** Who begins each round. */ lead?: number,
/** Players who stand otherwise, without their hands. */ seats?: Array<SeatSnapshot>,
/** Units that stand otherwise. */ units?: Array<UnitSnapshot>,
/** Areas in which something changed. */ areas?: Array<AreaSnapshot>,
/** All power tokens in play, when one of them changed. */ tokens?: Array<TokenSnapshot>, };

/** A power token in play. */
export type TokenSnapshot = {
/** Its name in notation. */ tag: string,
/** The unit whose power it belongs to. */ unit: string,
/** The id of that power. */ power: string,
/** The unit it lies on. */ on?: string,
/** The area it lies in, when on no unit. */ area?: string,
/** Vitality left, for a token that can be attacked; 0 for others. */ vitality: number, };

/** A unit as its dashboard shows it. */
export type UnitCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** `god`, `titan`, `hero`, `monster` or `troop`. */ type: string,
/** What people call the type. */ type_name: string,
/** Its class. */ class: string,
/** What people call the class. */ class_name: string,
/** The mythology of a divinity. */ mythology?: string,
/** The unit it is a version of. */ veteran_of?: string,
/** Recruitment cost. */ cost: number,
/** Activation cards it brings. */ cards: number,
/** Art of war cards it brings. */ strategic_value: number,
/** Vitality when it is whole. */ vitality: number,
/** Miniatures of a complete troop. */ miniatures?: number,
/** The stats table, full vitality first. */ rows: Array<RowCard>,
/** Its talents, by id. */ talents: Array<string>,
/** Its powers. */ powers: Array<PowerCard>, };

/** What everybody sees of a unit. */
export type UnitSnapshot = {
/** Its name in notation; unique. */ tag: string,
/** What it is: the id of a unit of the catalogue. */ def: string,
/** Whose army it belongs to, once recruited. */ owner: number | null,
/** Where in its career it is. */ stage: StageName,
/** The area it stands in, while in play. */ area: string | null,
/** Vitality points left. */ vitality: number,
/** Vitality points when it is whole. */ max: number,
/** The row of its stats table in force, counted from 0. */ row: number,
/** The stone it carries. */ stone?: StoneSnapshot,
/** It was activated this turn. */ activated: boolean,
/** It retaliated this turn. */ retaliated: boolean,
/** It cannot be activated for now. */ paralysed: boolean,
/** Tokens that lie on it. */ tokens: Array<string>,
/** Its stats as they are now, outside an attack. */ values: UnitValues,
/** Its powers, in their order. */ powers: Array<PowerState>,
/** Talents that its player does not use for now. */ waived: Array<string>, };

/** The four stats. */
export type UnitValues = {
/** Dice of the first assault. */ offence: number,
/** What a die must reach. */ defence: number,
/** How far it attacks. */ range: number,
/** How far it walks. */ movement: number, };
