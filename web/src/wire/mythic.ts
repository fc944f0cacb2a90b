// Written from the wire types by `UPDATE=1 cargo test -p mythic-wire`. Do not edit.
import type { ArmyFaultShown, Ask, DeckCount, GoalShown, Over, PlayerSpec, Total, WordCard } from './common';

/** What never changes at a table. */
export type MythicAbout = {
/** Columns of the battlefield, `a` in the west. */ columns: number,
/** Rows of the battlefield, 1 in the south. */ rows: number,
/** The boards to choose from, in the order of their numbers in notation. */ boards: Array<MythicBoardAbout>,
/** How many of them make the battlefield. */ board_count: number,
/** The generals, by seat. */ generals: Array<MythicSeatAbout>,
/** Whether armies mix factions. */ deck_building: boolean,
/** After so many turns in a row without a wound the battle is a draw. */ quiet_turns: number,
/** The deployment zones, by the side of the battlefield. */ zones: Array<MythicZoneAbout>, };

/** The activation under way. */
export type MythicActivation = {
/** The unit. */ unit: string,
/** Where it stood when it was activated. */ from: string,
/** It was harassed and may not move. */ harassed: boolean,
/** It has moved. */ moved: boolean,
/** It has declared an attack. */ attacked: boolean, };

/** A ready-made army. */
export type MythicArmyCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** Its faction, by id. */ faction: string,
/** For a battle of so many generals. */ players: number,
/** Its points. */ points: number,
/** The ids of its units. */ units: Array<string>, };

/** What a check of an army found. */
export type MythicArmyReport = {
/** What it costs. */ cost: number,
/** What must be spent at least. */ least: number,
/** What may be spent at most. */ points: number,
/** Power points the general begins with. */ power: number,
/** Every restriction it breaks. */ faults: Array<ArmyFaultShown>,
/** The deck it makes, by card: `aow` or the id of a unit. */ deck: Array<DeckCount>, };

/** An army to be checked. */
export type MythicArmyToCheck = {
/** The faction, by id. */ faction: string,
/** The ids of its units. */ units: Array<string>,
/** How many play, 2 or 4; it decides the points. */ players: number,
/** Whether armies may mix factions. */ deck_building?: boolean,
/** `en` or `fr`. */ lang?: string, };

/** Where the Art of War cards of a general are; the rest is in the deck or the discard pile. */
export type MythicArtOfWar = {
/** How many there are. */ total: number,
/** How many lie face up. */ face_up: number, };

/** The attack under way, with its answer. */
export type MythicAttack = {
/** The attacking unit. */ by: string,
/** The unit that was aimed at. */ target: string,
/** The unit attacked: the target, or the unit that defends it. */ victim: string,
/** How it is made. */ blow: 'close' | 'ranged' | 'neither',
/** The talent that makes it, by id, where one does. */ talent?: string,
/** Whether it webs instead of wounding. */ web: boolean,
/** What the unit attacked does. */ answer: 'none' | 'counter' | 'riposte',
/** The attack, and the counterattack where one was declared. Empty when a fighter is gone. */ sides: Array<MythicAttackSide>,
/** Which of the two sides the dice on the table belong to. */ rolling?: number,
/** The dice on the table, in the order of their numbers. */ dice: Array<MythicDie>, };

/** One side of a fight. */
export type MythicAttackSide = {
/** Who rolls. */ unit: string,
/** Who is struck. */ on: string,
/** The dice with their reasons. */ dice: Total,
/** What they must reach, with its reasons. */ difficulty: Total,
/** Wounds that this roll has made so far, once it is over. */ wounds: number,
/** Whether it has been rolled. */ rolled: boolean, };

/** How the boards of a battlefield come to lie. */
export type MythicBattlefield = "chosen" | "first" | { "laid": Array<MythicLaidBoard> };

/** A board that can be laid. */
export type MythicBoardAbout = {
/** Its id. */ id: string,
/** Its spaces as letters, northern row first. */ spaces: [string, string, string, string], };

/** A board. */
export type MythicBoardCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** Its spaces as letters, northern row first. */ spaces: [string, string, string, string], };

/** So many cards of one kind. */
export type MythicCardCount = {
/** `aow`, or the tag of the unit whose Maneuver card it is. */ card: string,
/** How many. */ count: number, };

/** One Unit card. */
export type MythicCardRow = {
/** The Vitality it shows. */ vitality: number,
/** Movement in a combat maneuver. */ combat_move: number,
/** Movement otherwise. */ free_move: number,
/** Dice in close combat. */ cc: number,
/** Dice of a ranged attack; 0 for none. */ ranged: number,
/** The range in spaces. */ range: number,
/** What a die must reach. */ defence: number,
/** Power points for a discarded Maneuver card. */ leadership: number,
/** Characteristics that sell +1. */ plus: Array<string>,
/** Its talents. */ talents: Array<MythicTalentPrinted>, };

/** Everything a browser shows that is not a battle. */
export type MythicCatalogue = {
/** The units, one for each illustration, ordered by id. */ units: Array<MythicUnitCard>,
/** The boards, in the order of their numbers. */ boards: Array<MythicBoardCard>,
/** The ready-made armies. */ armies: Array<MythicArmyCard>,
/** The factions, and the units that anybody recruits. */ factions: Array<MythicFaction>,
/** The talents. */ talents: Array<MythicTalent>,
/** The terrains. */ terrains: Array<MythicTerrain>,
/** The types of units. */ types: Array<WordCard>,
/** Points of a turn and reactions that standing orders name. */ orders: Array<WordCard>,
/** Levels of computer players. */ levels: Array<WordCard>, };

/** What a choice is about. Its kind is the first word of its notation, with uses of one word told apart. Cards are `aow` or the tag of a unit; dice are named in notation, such as `3` or `5+3`. */
export type MythicChoice = { "kind": "player_one", seat: number, } | { "kind": "lay",
/** The id of the board. */ board: string,
/** Quarter turns of the board. */ turns: number, } | { "kind": "zone",
/** The side of the battlefield where the chooser deploys. */ edge: string, } | { "kind": "deploy", unit: string, space: string, } | { "kind": "convert", card: string, } | { "kind": "search", card: string, } | { "kind": "take", card: string, } | { "kind": "activate", unit: string,
/** What it costs beside its card. */ fee?: 'aow' | 'leader', } | { "kind": "use", unit: string,
/** The talent, by id. */ talent: string, target?: string, } | { "kind": "plus", unit: string,
/** The characteristic that is bought. */ stat: string, } | { "kind": "move", unit?: string, space: string,
/** The way it takes, from where the unit stands. */ way?: Array<string>,
/** It is too far to attack afterwards. */ far?: boolean, } | { "kind": "fly", unit?: string, space: string, } | { "kind": "strike", unit?: string, target: string, } | { "kind": "shoot", unit?: string, target: string,
/** Over allied units. */ arching?: boolean,
/** Over one space more. */ far?: boolean, } | { "kind": "bite", target?: string, second?: string, } | { "kind": "spread", target: string, } | { "kind": "next", target: string, } | { "kind": "done" } | { "kind": "harass", unit: string,
/** By Track instead of power points. */ track?: boolean, } | { "kind": "defend", unit: string,
/** By a talent instead of power points. */ sentry?: boolean, } | { "kind": "counter" } | { "kind": "decline" } | { "kind": "retreat", space: string, } | { "kind": "spend",
/** The die that is given up. */ discard: string,
/** The die that gains 1. */ on: string, } | { "kind": "again",
/** The die that is thrown again. */ discard: string, } | { "kind": "throw" } | { "kind": "reroll",
/** The die that is thrown again. */ discard: string,
/** The talent, by id. */ talent: string, } | { "kind": "keep" } | { "kind": "exchange" } | { "kind": "under", card: string, } | { "kind": "discard", card: string, };

/** A talent that governs who may be activated. */
export type MythicCommand = {
/** The talent, by id. */ talent: string,
/** Its unit. */ unit: string,
/** Who may follow. */ others: Array<string>,
/** How many may. */ left: number, };

/** A die of the roll. */
export type MythicDie = {
/** The face it shows; 0 is lost. */ face: number,
/** Fives it has left behind. */ fives: number,
/** What it counts. */ value: number,
/** Whether it reaches the difficulty. */ success: boolean,
/** Whether it is chosen for the next throw. */ marked: boolean,
/** Whether it is in the air. */ thrown: boolean, };

/** What an event is about: whose doing it was, the unit it happened to and the one it was aimed at, how much was lost or regained, the space it happened in, the dice that fell. */
export type MythicEvent = { "kind": "start_rolled", dice: Array<number>, } | { "kind": "begins", seat: number, } | { "kind": "board_laid" } | { "kind": "zone_chosen" } | { "kind": "deployed", unit: string, area: string, } | { "kind": "turn_began", seat: number, } | { "kind": "drew", seat: number, } | { "kind": "searched", seat: number, } | { "kind": "deck_shuffled", seat: number, } | { "kind": "converted", seat: number, } | { "kind": "art_of_war_spent", seat: number, } | { "kind": "paid", seat: number, } | { "kind": "gained", seat: number, } | { "kind": "activated", unit: string, } | { "kind": "harassed", unit: string, } | { "kind": "used", unit: string, } | { "kind": "bought", unit: string, } | { "kind": "moved", unit: string, area: string, } | { "kind": "flies_over", unit: string, area: string, } | { "kind": "attacked", unit: string, on: string, } | { "kind": "evaded", unit: string, } | { "kind": "defended", unit: string, } | { "kind": "countered", unit: string, } | { "kind": "values" } | { "kind": "rolled", dice: Array<number>, } | { "kind": "spent" } | { "kind": "successes", unit: string, } | { "kind": "cancelled", unit: string, } | { "kind": "wounded", unit: string, amount: number, } | { "kind": "healed", unit: string, amount: number, } | { "kind": "destroyed", unit: string, } | { "kind": "webbed", unit: string, } | { "kind": "unwebbed", unit: string, } | { "kind": "retrieved", unit: string, } | { "kind": "activation_ended", unit: string, } | { "kind": "put_under", seat: number, } | { "kind": "discarded", unit: string, } | { "kind": "ran_out", seat: number, } | { "kind": "reshuffled" } | { "kind": "over" };

/** A faction. */
export type MythicFaction = {
/** Its id. */ id: string,
/** What people call it. */ name: string, };

/** The battlefield. */
export type MythicField = {
/** The terrain of each space as a letter, northern row first; a blank where no board lies yet. */ rows: Array<string>,
/** The boards as they lie, from the north-west corner row by row; `null` for those to come. */ laid: Array<MythicLaid | null>,
/** On which side of the battlefield each side of the table deploys. */ edges: [string | null, string | null], };

/** A flight, space by space. */
export type MythicFlight = {
/** The unit. */ unit: string,
/** The space it is over. */ at: string,
/** Spaces left. */ left: number,
/** Enemy units flown over. */ crossed: Array<string>, };

/** An attack as it would be, with exact odds. */
export type MythicForecast = {
/** Who rolls. */ by: string,
/** Who is struck. */ on: string,
/** How. */ blow: 'close' | 'ranged' | 'neither',
/** The dice with their reasons. */ dice: Total,
/** What they must reach, with its reasons. */ difficulty: Total,
/** Vitality of the unit struck. */ vitality: number,
/** Expected successes, played for the mean. */ mean: number,
/** `at_least[k - 1]`: the chance of at least `k` successes, played for just that. */ at_least: Array<number>,
/** The chance to destroy the unit struck. */ destroy: number,
/** Whether it binds by a Web instead of wounding. */ webs: boolean,
/** The rule by which the unit struck may not strike back; absent when it may. */ unanswered?: string,
/** Talents that somebody could still use in the attack, and what they would change. */ talents: Array<MythicTalentUse>, };

/** An army: ready-made, or as a list of units. */
export type MythicGivenArmy = {
/** Its id. */ id: string, } | {
/** The faction, by id. */ faction: string,
/** The ids of its units. */ units: Array<string>, };

/** A board that lies on the battlefield. */
export type MythicLaid = {
/** Which board, by id. */ board: string,
/** Quarter turns clockwise. */ turns: number, };

/** A board and how it lies. */
export type MythicLaidBoard = {
/** The board, by id. */ board: string,
/** Quarter turns clockwise, 0 to 3. */ turns: number, };

/** A table to be opened. */
export type MythicNewTable = {
/** The ruleset, `mythic-2012`. */ ruleset: string,
/** The players, by seat: two, or four of whom 1 and 3 play against 2 and 4. */ players: Array<PlayerSpec>,
/** The armies, by seat. */ armies: Array<MythicGivenArmy>,
/** Whether armies may mix factions: the deck building variant. */ deck_building?: boolean,
/** How the boards come to lie. */ battlefield?: MythicBattlefield,
/** The seat that begins; rolled for when absent. */ first?: number,
/** After so many turns in a row without a wound the battle is a draw; 60 when absent. */ quiet_turns?: number,
/** The language of error messages. */ lang?: string, };

/** What is to be expected of an attack. */
export type MythicOutcome = {
/** Expected wounds. */ mean: number,
/** The chance of at least one success. */ any: number,
/** The chance to destroy the unit struck. */ destroy: number, };

/** What everybody sees of a general, with what only they know for the viewer's own seat. */
export type MythicSeat = {
/** Which seat. */ seat: number,
/** Power points. */ points: number,
/** Units left on the battlefield; all of the army before it is deployed. */ standing: number,
/** How many Maneuver cards are in hand. */ hand: number,
/** How many cards are in the deck. */ deck: number,
/** How many of these were put under it. */ under: number,
/** How many cards are in the discard pile. */ discard: number,
/** Art of War cards. */ aow: MythicArtOfWar,
/** Maneuver cards that lie in front of the general. */ front: Array<MythicCardCount>,
/** Maneuver cards that everybody knows to be in hand. */ shown: Array<MythicCardCount>,
/** The hand; only in the view of this very seat. */ own_hand?: Array<MythicCardCount>,
/** The discard pile, which only its general looks through. */ own_discard?: Array<MythicCardCount>,
/** The cards put under the deck, the one to be drawn first in front; only for this very seat. */ own_under?: Array<string>,
/** Points and reactions at which the seat wants to be asked, in notation. */ orders: Array<string>, };

/** A general and what they lead. */
export type MythicSeatAbout = {
/** The seat. */ seat: number,
/** The side, 0 or 1; with four generals two share one. */ side: number,
/** The faction, by id. */ faction: string,
/** What the army cost. */ cost: number,
/** The units, by tag. */ army: Array<string>, };

/** A moment of a battle as one viewer may know it. */
export type MythicSnapshot = {
/** The number of the question that stands. An answer names it. */ question: number,
/** Whose view this is; `null` is a spectator's. */ view: number | null,
/** Counts turns from 1; 0 before the first. */ round: number,
/** Turns in a row without a wound. */ quiet: number,
/** What is being done. */ stage: MythicStage,
/** Whose turn it is; in setting up, who began. */ active: number,
/** The ways to win, and how far everybody is on them. */ goals: Array<GoalShown>,
/** How the battle ended, once it has. */ over?: Over,
/** The seat that is asked. */ waiting_for: number | null,
/** Whether the viewer may take the last choice back. */ can_undo: boolean,
/** The battlefield. */ field: MythicField,
/** The generals, by seat. */ seats: Array<MythicSeat>,
/** The units of all armies. */ units: Array<MythicUnit>,
/** The activation under way. */ activation?: MythicActivation,
/** A talent that governs who may be activated. */ command?: MythicCommand,
/** A flight under Infernal Bombardment. */ flight?: MythicFlight,
/** The attack under way: the innermost, when several are. */ attack?: MythicAttack,
/** What the viewer is asked, when it is the viewer who is asked. */ ask: Ask<MythicChoice> | null, };

/** What is being done. */
export type MythicStage = "start" | "boards" | "zones" | "deploy" | "turn";

/** A talent. */
export type MythicTalent = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** What it does. */ text: string, };

/** A talent as it is printed on a card. */
export type MythicTalentPrinted = {
/** Which talent, by id. */ talent: string,
/** What a use costs, in power points. */ cost: number,
/** The printed number of dice. */ dice?: number, };

/** A talent or [+] that somebody could use in an attack. */
export type MythicTalentUse = {
/** Whose it is. */ unit: string,
/** The talent; absent for a [+]. */ talent?: string,
/** The characteristic whose [+] is bought; absent for a talent. */ plus?: string,
/** Whether it is the viewer's own unit. */ own: boolean,
/** What it costs in power points. */ cost: number,
/** Whether the power points lie ready; otherwise cards have to be turned into them first. */ ready: boolean,
/** What is to be expected then; absent where it cannot be put in odds. */ then?: MythicOutcome, };

/** A terrain. */
export type MythicTerrain = {
/** Its id. */ id: string,
/** Its letter on a drawn board. */ letter: string,
/** What people call it. */ name: string,
/** What it does. */ text: string,
/** Whether no ground unit may stand there. */ closed: boolean, };

/** What everybody sees of a unit. */
export type MythicUnit = {
/** Its name in notation; unique. */ tag: string,
/** What it is: the id of a unit of the catalogue. */ def: string,
/** Whose it is. */ owner: number,
/** Where in its career it is. */ stage: MythicUnitStage,
/** The space it stands on. */ space: string | null,
/** Unit cards left: its Vitality. */ vitality: number,
/** Unit cards at full strength. */ max: number,
/** Whether it flies. */ flying: boolean,
/** Maneuver cards it has, wherever they are. */ maneuvers: number,
/** What it is under until the end of the turn, and `webbed`: words of the rules. */ marks: Array<string>,
/** The characteristics in force, outside an attack. */ values: MythicValues,
/** The talents of the card on top, by id. */ talents: Array<string>, };

/** A unit as its cards show it. */
export type MythicUnitCard = {
/** Its id, with the illustration where it has several. */ id: string,
/** What people call it. */ name: string,
/** The faction it belongs to, or `neutral`. */ affiliation: string,
/** The illustration. */ illustration: string,
/** Its type, by id. */ type: string,
/** Whether it flies. */ flying: boolean,
/** Whether it is recruited at most once. */ legendary: boolean,
/** Recruitment points. */ cost: number,
/** Maneuver cards it brings. */ maneuvers: number,
/** The unit that its talents name, by id. */ kin?: string,
/** Its Unit cards, highest Vitality first. */ cards: Array<MythicCardRow>, };

/** Where in its career a unit is. */
export type MythicUnitStage = "ready" | "in_play" | "destroyed";

/** The characteristics of a Unit card. */
export type MythicValues = {
/** Movement in a combat maneuver. */ combat_move: number,
/** Movement otherwise. */ free_move: number,
/** Dice in close combat. */ cc: number,
/** Dice of a ranged attack; 0 for none. */ ranged: number,
/** The range in spaces. */ range: number,
/** What a die must reach. */ defence: number,
/** Power points for a discarded Maneuver card. */ leadership: number, };

/** A deployment zone. */
export type MythicZoneAbout = {
/** `north`, `east`, `south` or `west`. */ edge: string,
/** Its spaces. */ spaces: Array<string>, };
