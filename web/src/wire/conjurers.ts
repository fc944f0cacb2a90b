// Written from the wire types by `UPDATE=1 cargo test -p conjurers-wire`. Do not edit.
import type { Ask, GoalShown, Over, PlayerSpec, SettingShown, WordCard } from './common';

/** An ability on a card. */
export type ConjurersAbility = {
/** Its id. */ id: string,
/** Its number, where it has one. */ x?: number,
/** What people call it, with its number. */ name: string,
/** What it does. */ text: string, };

/** What is particular to a table of Conjurers and does not change. */
export type ConjurersAbout = {
/** How many play. */ players: number,
/** Whether there are sapphires. */ sapphires: boolean,
/** The optional rules, and whether they are in force. */ settings: Array<SettingShown>, };

/** An action of the town. */
export type ConjurersActionCard = {
/** Its id. */ id: string,
/** What people call it; houses have players' names and none here. */ name: string,
/** What it does. */ text: string,
/** The phase from which it is open. */ opens: 'I' | 'II' | 'III' | 'IV',
/** The figures that work there, by id. */ figures: Array<string>, };

/** So much of a resource. */
export type ConjurersAmount = {
/** Which, by id. */ resource: string,
/** How much. */ amount: number, };

/** A battle under way. */
export type ConjurersBattle = {
/** A battleground, a duel or a match of a tournament. */ kind: 'ground' | 'duel' | 'match',
/** The creature fought for at a battleground. */ prize?: string,
/** The attacking and the defending side. */ sides: [ConjurersBattleSide, ConjurersBattleSide],
/** Whose turn it is: 0 the attacker, 1 the defender. */ turn: number,
/** What the battle waits for. */ step: 'remove' | 'draw' | 'act' | 'equip' | 'fight',
/** The slot of the creature that may be equipped now. */ equipping?: number,
/** Turns in a row without a die. */ quiet: number,
/** So many of them end the battle. */ quiet_limit: number,
/** The fight under way. */ fight?: ConjurersFight, };

/** An estimate of a whole battle: it was played out many times with sensible moves. */
export type ConjurersBattleOdds = {
/** The share of battles that the viewer's side won. */ win: number,
/** How far the true share may well be from it, to either side. */ margin: number,
/** How many battles were played. */ played: number,
/** Creatures of the viewer's side that were left in the end, on average. */ own_left: number,
/** Creatures of the other side that were left in the end, on average. */ other_left: number, };

/** A side of a battle. */
export type ConjurersBattleSide = {
/** Who plays it. */ seat: number,
/** Whether it is the creature of a battleground with its minion. */ minions: boolean,
/** How many creatures are in hand. */ hand: number,
/** The creatures in hand; only in the view of the seat that plays the side. */ own_hand?: Array<string>,
/** Creatures of which the hand may consist, as far as everybody knows. */ pool: Array<string>,
/** The three slots. */ slots: [ConjurersFighter | null, ConjurersFighter | null, ConjurersFighter | null],
/** Items and artifacts that can still be put on in this battle. */ cards: Array<ConjurersCardCount>, };

/** So many cards of one kind. */
export type ConjurersCardCount = {
/** The item or artifact, by id. */ card: string,
/** How many. */ count: number, };

/** Everything a browser shows of Conjurers that is not a game. */
export type ConjurersCatalogue = {
/** Creatures, by level and then as their files have them. */ creatures: Array<ConjurersCreatureCard>,
/** Items and artifacts. */ equipment: Array<ConjurersEquipmentCard>,
/** Minions, by mythology and the level of the creature fought for. */ minions: Array<ConjurersMinionCard>,
/** The actions of the town. */ actions: Array<ConjurersActionCard>,
/** Conjurer and assistants. */ figures: Array<WordCard>,
/** Resources and food. */ resources: Array<WordCard>,
/** Mythologies. */ mythologies: Array<WordCard>,
/** Elements. */ elements: Array<ConjurersElement>,
/** What the marketplace gives for what. */ rates: Array<ConjurersRate>,
/** What sacrifices bring. */ sacrifices: Array<ConjurersSacrifice>,
/** Optional rules. */ settings: Array<WordCard>,
/** Levels of computer players. */ levels: Array<WordCard>, };

/** What a choice is about. Its kind is the first word of its notation. */
export type ConjurersChoice = { "kind": "assistant", figure: string, } | { "kind": "place", figure: string, action: string,
/** What it brings when the figure is resolved. */ gains?: Array<ConjurersAmount>, } | { "kind": "stay", figure: string, } | { "kind": "resolve", figure: string, action?: string, gains?: Array<ConjurersAmount>, } | { "kind": "trade", pays: ConjurersAmount, gains: ConjurersAmount, } | { "kind": "hire", figure: string, pays: Array<ConjurersAmount>, } | { "kind": "sacrifice", creature: string, column: string, gains: Array<ConjurersAmount>, } | { "kind": "buy", card: string, pays: Array<ConjurersAmount>, } | { "kind": "spare", resource: string, } | { "kind": "done" } | { "kind": "fight", creature: string, } | { "kind": "decline" } | { "kind": "remove", creature: string, } | { "kind": "summon", creature: string, slot: number, } | { "kind": "equip", card: string, } | { "kind": "move", creature: string, slot: number, } | { "kind": "attack", creature: string,
/** Where it stands. */ slot?: number, } | { "kind": "devour", creature: string,
/** Where it stands. */ slot?: number, } | { "kind": "bind", creature: string, target: string,
/** Where the target stands. */ slot?: number, } | { "kind": "break", creature: string,
/** Where it stands. */ slot?: number, } | { "kind": "pass" } | { "kind": "adopt", magic: string, } | { "kind": "steal", gains: Array<ConjurersAmount>, } | { "kind": "prize", creature: string, } | { "kind": "take", resource: string, };

/** Why an action is closed. */
export type ConjurersClosed = { "phase": 'II' | 'III' | 'IV' } | "players" | "mythology";

/** One of the two creatures of a fight. */
export type ConjurersCombatant = {
/** Which creature, by id, or `minion`. */ creature: string,
/** Whether it strikes with the first blows, after them, or not at all. */ strikes: 'first' | 'second' | 'never',
/** How many dice it rolls. */ dice: number,
/** Of these, dice by its cards. */ power_hit: number,
/** Of these, dice by its element. */ element: number,
/** What is added to the sum of its dice. */ offensive: number,
/** Whether frost lowers what it deals. */ frost: boolean,
/** What the other's defence takes off. */ defensive: number,
/** Its dice of burning. */ burning: number,
/** Health points it has left. */ health: number,
/** Damage that its cards can still take. */ absorbs: number,
/** `at_least[k - 1]`: the chance that at least `k` damage markers reach it. */ at_least: Array<number>,
/** The damage markers that reach it on average. */ mean: number,
/** The chance that it falls for good. */ falls: number, };

/** A creature card. */
export type ConjurersCreatureCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** Its level. */ level: number,
/** Its mythology; none at level 1. */ mythology?: string,
/** Its element. */ element: string,
/** Health points. */ health: number,
/** Battle dice. */ dice: number,
/** Its abilities. */ abilities: Array<ConjurersAbility>, };

/** An element. */
export type ConjurersElement = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** The element it is superior to. */ beats: string, };

/** An item or artifact card. */
export type ConjurersEquipmentCard = {
/** Its id. */ id: string,
/** What people call it. */ name: string,
/** Who sells it. */ shop: 'blacksmith' | 'artificer',
/** How many there are. */ copies: number,
/** The mythology of an artifact. */ mythology?: string,
/** The points of an artifact. */ points: number,
/** What it costs with three or four players. */ price: Array<ConjurersAmount>,
/** What it does for its wearer. */ abilities: Array<ConjurersAbility>, };

/** What an event is about: whose doing it was, the creature it happened to and the one it was aimed at, how much was lost or regained, the action of the town it happened at, the dice that fell. */
export type ConjurersEvent = { "kind": "locked" } | { "kind": "starts", seat: number, } | { "kind": "began", seat: number, } | { "kind": "dealt", seat: number, unit: string, } | { "kind": "turn_began" } | { "kind": "placed", seat: number, area: string, } | { "kind": "stayed", seat: number, } | { "kind": "resolved", seat: number, area: string, } | { "kind": "mine_taken", seat: number, } | { "kind": "gained", seat: number, } | { "kind": "paid", seat: number, } | { "kind": "button_taken", seat: number, } | { "kind": "hired", seat: number, } | { "kind": "sacrificed", seat: number, unit: string, } | { "kind": "bought", seat: number, } | { "kind": "no_battle", seat: number, area: string, } | { "kind": "declined", seat: number, } | { "kind": "battle_began", seat: number, } | { "kind": "removed", seat: number, unit: string, } | { "kind": "drew", seat: number, unit?: string, } | { "kind": "summoned", seat: number, unit: string, } | { "kind": "equipped", unit: string, } | { "kind": "healed", unit: string, amount: number, } | { "kind": "moved", unit: string, } | { "kind": "fought", unit: string, on: string, } | { "kind": "adopted", unit: string, } | { "kind": "rolled", unit: string, dice: Array<number>, } | { "kind": "damaged", unit: string, amount: number, } | { "kind": "frozen", unit: string, } | { "kind": "poisoned", unit: string, } | { "kind": "died", unit: string, } | { "kind": "resurrected", unit: string, } | { "kind": "devoured", unit: string, on: string, } | { "kind": "broke_free", unit: string, } | { "kind": "returned", unit: string, } | { "kind": "bound", unit: string, } | { "kind": "turn_lost", seat: number, } | { "kind": "counted", seat: number, } | { "kind": "battle_ended", seat: number, } | { "kind": "won", seat: number, unit: string, } | { "kind": "stole", seat: number, } | { "kind": "minus_points", seat: number, } | { "kind": "fed", seat: number, } | { "kind": "match", seat: number, } | { "kind": "ranked" } | { "kind": "over" };

/** A creature beside a fight that may fall. */
export type ConjurersFallen = {
/** Which creature, by id, or `minion`. */ creature: string,
/** The chance. */ chance: number, };

/** A fight under way. */
export type ConjurersFight = {
/** The side of the aggressor. */ side: number,
/** The slot of both. */ slot: number,
/** What brought it about. */ onset: 'summon' | 'move' | 'attack',
/** What magicians adopted, by side. */ magic: [string | null, string | null], };

/** The exact odds of a fight. */
export type ConjurersFightOdds = {
/** The aggressor. */ by: ConjurersCombatant,
/** The defending creature. */ on: ConjurersCombatant,
/** Other creatures that may fall in it, by burning or multi attack. */ beside: Array<ConjurersFallen>, };

/** A creature on the battlefield. */
export type ConjurersFighter = {
/** Which creature, by id, or `minion`. */ creature: string,
/** Health points when it is whole. */ health: number,
/** Damage markers. */ damage: number,
/** Battle dice on its card. */ dice: number,
/** Poison markers. */ poison: number,
/** Whether it carries a frost marker. */ frost: boolean,
/** Whether it is bound, and without abilities of its own. */ bound: boolean,
/** Whether it has returned from death. */ risen: boolean,
/** Whether it lies on the creature it faces. */ devouring: boolean,
/** Whether the creature it faces lies on it. */ devoured: boolean,
/** Turns in which it may not devour. */ rest: number,
/** Damage that its cards can still take. */ absorbs: number,
/** Items and artifacts it wears. */ worn: Array<ConjurersWorn>, };

/** A figure of a player. */
export type ConjurersFigure = {
/** Which, by id. */ figure: string,
/** The action it stands on; absent at home. */ at?: string,
/** Whether it is yet to be put somewhere this turn. */ waiting: boolean,
/** Whether its action is yet to be resolved. */ pending: boolean, };

/** What a choice leads to. */
export type ConjurersForecast = {
/** The fight that it brings about at once. */ fight?: ConjurersFightOdds,
/** How the battle would go on. */ battle?: ConjurersBattleOdds, };

/** A minion. */
export type ConjurersMinionCard = {
/** The mythology of the creature fought for. */ mythology: string,
/** The level of the creature fought for. */ level: number,
/** Health points. */ health: number,
/** Battle dice. */ dice: number,
/** Its abilities. */ abilities: Array<ConjurersAbility>, };

/** A table to be opened. */
export type ConjurersNewTable = {
/** The ruleset, `conjurers`. */ ruleset: string,
/** The players, by seat: two to four. */ players: Array<PlayerSpec>,
/** The seat that starts; drawn when absent. */ lead?: number,
/** The mythologies out of the game, by id; drawn when absent. */ locked?: Array<string>,
/** The optional rules in force: `fixed_damage`, `tournaments`, `elements`, `healing`. */ settings?: Record<string, boolean>,
/** The language of error messages. */ lang?: string, };

/** A rate of the marketplace. */
export type ConjurersRate = {
/** What is paid: a pair of resources, by id. */ pay: string,
/** What is gained. */ gain: string,
/** How many units are paid. */ paid: number,
/** How many units are gained. */ gained: number,
/** The phase from which it is offered. */ from: 'I' | 'II' | 'III' | 'IV', };

/** What a first sacrifice brings. */
export type ConjurersSacrifice = {
/** The level of the creature. */ level: number,
/** The column, by id. */ column: string,
/** How much of each resource of the column. */ amount: number, };

/** The points of a player if the game ended now. */
export type ConjurersScore = {
/** All points less minus points. */ total: number,
/** Points of creatures, bonuses included. */ creatures: number,
/** Points of artifacts, bonuses included. */ artifacts: number,
/** Points of mythological combinations. */ combinations: number,
/** Points of leftover resources. */ resources: number,
/** Minus points. */ minus: number,
/** Everything that gives points or takes them, in the order of the rules. */ parts: Array<ConjurersScored>, };

/** One source of points. */
export type ConjurersScored = {
/** What it is. */ by: ConjurersScoredBy,
/** The level, mythology or pair of resources it is about. */ of?: string,
/** How many points; below zero for minus points. */ points: number, };

/** The sources of points. */
export type ConjurersScoredBy = "levels" | "variety" | "consistency" | "abundance" | "artifacts" | "artifact_variety" | "artifact_consistency" | "combination" | "resources" | "minus";

/** What everybody sees of a player. */
export type ConjurersSeat = {
/** Which seat. */ seat: number,
/** Resources and food. */ stock: ConjurersStock,
/** The figures. */ figures: Array<ConjurersFigure>,
/** The creatures, by id. */ army: Array<string>,
/** Items and artifacts. */ equipment: Array<ConjurersCardCount>,
/** Mines under control, by resource. */ mines: Array<string>,
/** What the mines pay at the end of this turn. */ income: Array<ConjurersAmount>,
/** Food due at the next feeding, as things stand. */ food_due: number,
/** Units of the price that the first card of a visit to a smith is cheaper by. */ discount: number,
/** The points if the game ended now, by their sources. */ score: ConjurersScore, };

/** An item or artifact of the table. */
export type ConjurersShelf = {
/** Which, by id. */ card: string,
/** How many are left. */ left: number,
/** What it costs at this table. */ price: Array<ConjurersAmount>, };

/** A moment of a game as one viewer may know it. */
export type ConjurersSnapshot = {
/** The number of the question that stands. An answer names it. */ question: number,
/** Whose view this is; `null` is a spectator's. */ view: number | null,
/** The turn, from 1 to 12; 0 during set-up. */ round: number,
/** The ways to win, and how far everybody is on them. */ goals: Array<GoalShown>,
/** How the game ended, once it has. */ over?: Over,
/** The seat that is asked. */ waiting_for: number | null,
/** Whether the viewer may take the last choice back. */ can_undo: boolean,
/** The phase of the game: `I`, `II`, `III` or `IV`. */ phase: 'I' | 'II' | 'III' | 'IV',
/** The part of the turn. */ stage: ConjurersStage,
/** Who holds the Initiative Button. */ button: number,
/** Who started this turn. */ starter: number,
/** The turn at whose end everybody feeds next; absent when that is over. */ feeding?: number,
/** Mythologies out of the game. */ locked: Array<string>,
/** The actions of the town. */ spaces: Array<ConjurersSpace>,
/** Items and artifacts of this table, those sold out too. */ shelf: Array<ConjurersShelf>,
/** Mythological creatures that nobody has. */ pile: Array<string>,
/** The players, by seat. */ seats: Array<ConjurersSeat>,
/** The place somebody is visiting. */ visit?: ConjurersVisit,
/** The battle under way. */ battle?: ConjurersBattle,
/** What the viewer is asked, when it is the viewer who is asked. */ ask: Ask<ConjurersChoice> | null, };

/** An action of the town. */
export type ConjurersSpace = {
/** Which, by id. */ action: string,
/** How many spaces it has at this table. */ spaces: number,
/** Why nobody can be put there now. */ closed?: ConjurersClosed,
/** The figures on it. */ figures: Array<ConjurersStanding>,
/** What it gives at once, or at the end of the turn where it is a mine. */ gives: Array<ConjurersAmount>,
/** Who controls the mine. */ control?: number,
/** At a battleground: how many creatures are left to fight for, by level from 2 to 5. */ creatures?: [number, number, number, number], };

/** The parts of a game and of a turn. */
export type ConjurersStage = "set_up" | "allocation" | "resolving" | "battles" | "end" | "tournament" | "over";

/** A figure on an action. */
export type ConjurersStanding = {
/** Whose. */ seat: number,
/** Which, by id. */ figure: string,
/** Whether its action is yet to be resolved. */ pending: boolean, };

/** All that a player has in stock. */
export type ConjurersStock = { wood: number, stone: number, iron: number, bronze: number, sapphire: number, diamond: number, food: number, };

/** A place that somebody is visiting. */
export type ConjurersVisit = {
/** Which place. */ kind: ConjurersVisitKind,
/** Who is there. */ seat: number,
/** At the pit: creatures sacrificed before in this visit. Each halves what the next one brings. */ sacrificed: number,
/** At the pit: the lowest level that may still be sacrificed. */ least_level: number,
/** At a smith: units that the next card is cheaper by. While paying: units still to be spared. */ discount: number,
/** While paying: the card. */ card?: string,
/** While paying: what is left of the price. */ price: Array<ConjurersAmount>,
/** At a battleground: its mythology. */ mythology?: string,
/** After a duel: who lost it. At a battleground: who plays creature and minion. */ other?: number, };

/** The places that are visited with several decisions. */
export type ConjurersVisitKind = "marketplace" | "guild_house" | "sacrificial_pit" | "blacksmith" | "artificer" | "payment" | "battleground" | "spoils" | "prize";

/** An item or artifact on a creature. */
export type ConjurersWorn = {
/** Which, by id. */ card: string,
/** Damage markers on it. */ absorbed: number,
/** Whether its bind has been used. */ spent: boolean, };
