// Written from crates/protocol by `UPDATE=1 cargo test -p protocol`. Do not edit.

/** What never changes at a table. */
export type About = {
/** The boards of the game, by id: one, or two until one is chosen. */ boards: Array<string>,
/** `draft`, `constructed` or `limited`. */ mode: string,
/** The scenario, in an adventure. */ scenario?: string,
/** Whether players 1 and 3 play against 2 and 4. */ teams: boolean,
/** The table's rulings. */ settings: Array<SettingShown>, };

/** What to do, and why. */
export type Advice = {
/** Index into the list of choices. */ choice: number,
/** The reason. */ text: string,
/** What was weighed, the best first. */ weighed: Array<WeighedShown>, };

/** Whether and when the target of an attack may strike back. */
export type Answering = { "barred": {
/** The rule. */ rule: string, } } | { "after": Retaliation } | { "first": Retaliation };

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

/** A restriction that an army breaks. */
export type ArmyFaultShown = {
/** The rule. */ rule: string,
/** What breaks it. */ text: string, };

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

/** A question to the viewer. */
export type Ask = {
/** Who is asked. */ seat: number,
/** The question in one sentence. */ sentence: string,
/** The choices. An answer is an index into this list. */ choices: Array<Offer>, };

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
/** How the game ended, if it has. */ over?: Over,
/** The attack under way, if there is one. */ attack?: AttackSnapshot,
/** What the viewer is asked, if it is the viewer who is asked. */ ask?: Ask, };

/** What kind of choice it is: the first word of its notation, with the payments told apart. */
export type ChoiceKind = "board" | "scenario" | "zone" | "recruit" | "place" | "pass" | "activate" | "recall" | "end" | "walk" | "attack" | "claim" | "run" | "deploy" | "absorb" | "fly" | "aerial" | "drop" | "use" | "enter" | "stop" | "force" | "target" | "area" | "guard" | "evade" | "retaliate" | "decline" | "reroll" | "throw" | "go_on" | "spend" | "keep" | "second" | "buy" | "heal" | "draw" | "take" | "pay" | "pay_two" | "resolve" | "pick" | "lead";

/** What a browser sends. The first message joins; a seat is proved by its secret. */
export type ClientMessage = { "join": {
/** One secret for each seat. */ secrets: Array<string>,
/** `en` or `fr`. */ lang: string, } } | { "answer": {
/** The number of the question. */ question: number,
/** Index into the list of choices. */ choice: number, } } | { "undo": {
/** The number of the question that stands. */ question: number, } } | { "order": {
/** The seat. */ seat: number,
/** The order in notation, such as `ask at turn_end`. */ order: string, } } | { "lang": string } | { "look": {
/** The seat. */ seat: number, } } | { "why": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number,
/** A choice that was offered. */ choice?: number,
/** Any choice, in notation. */ notation?: string, } } | { "forecast": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number,
/** The choice that makes or leads to the attack. */ choice: number, } } | { "hint": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number, } };

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

/** A question to the viewer. */
export type ConjurersAsk = {
/** The seat. */ seat: number,
/** The question. */ sentence: string,
/** The legal choices. */ choices: Array<ConjurersOffer>, };

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

/** What kind of choice it is: the first word of its notation. */
export type ConjurersChoiceKind = "assistant" | "place" | "stay" | "resolve" | "trade" | "hire" | "sacrifice" | "buy" | "spare" | "done" | "fight" | "decline" | "remove" | "summon" | "equip" | "move" | "attack" | "devour" | "bind" | "break" | "pass" | "adopt" | "steal" | "prize" | "take";

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

/** One choice of a question. */
export type ConjurersOffer = {
/** What it does, in the language of the session. */ label: string,
/** The same in notation. */ notation: string,
/** What kind of choice it is. */ kind: ConjurersChoiceKind,
/** Under which heading it stands where there are many. */ heading?: string,
/** The action it is about. */ action?: string,
/** The figure it is about. */ figure?: string,
/** The creature it is about. */ creature?: string,
/** The creature it is aimed at. */ target?: string,
/** The item or artifact it is about. */ card?: string,
/** The slot it leads to, or in which the creature stands. */ slot?: number,
/** The resource it spares or takes. */ resource?: string,
/** The column of the pit. */ column?: string,
/** What a magician adopts. */ magic?: string,
/** What it costs at once. */ pays?: Array<ConjurersAmount>,
/** What it brings: at once, or when the figure is resolved. */ gains?: Array<ConjurersAmount>, };

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
/** What the viewer is asked, when it is the viewer who is asked. */ ask: ConjurersAsk | null, };

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

/** A chance to win at a moment. */
export type CurvePoint = {
/** The input after which it was so; 0 is before the first. */ step: number,
/** The chance, 0 to 1. */ chance: number, };

/** So many cards of one kind in a deck. */
export type DeckCount = {
/** `aow` or the id of a unit. */ card: string,
/** How many. */ count: number, };

/** One number behind a sentence. */
export type Detail = {
/** What it is. */ label: string,
/** How much. */ value: string, };

/** The type of divinity that everybody has. */
export type Divinities = "gods" | "titans";

/** Why a choice is or is not allowed, and what it does. */
export type Explanation = {
/** Whether it is allowed. */ legal: boolean,
/** What there is to say. */ text: Array<string>,
/** The rules it rests on. */ rules: Array<RuleCited>, };

/** Why a request was refused. */
export type Fault = {
/** What is wrong, for programs. */ code: string,
/** What is wrong, for people. */ message: string, };

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

/** A moment of a table from which a new game is to begin. What its seat did not know is dealt anew. */
export type FromMoment = {
/** The table. */ table: string,
/** The secret of the seat whose knowledge counts. */ secret: string,
/** How many inputs had been taken. */ step: number,
/** Who plays on; when empty, those of the table. */ players?: Array<PlayerSpec>, };

/** An army: ready-made, or as a list of units. */
export type GivenArmy = {
/** Its id. */ id: string, } | {
/** The ids of its units. */ units: Array<string>, };

/** A record to be loaded: a finished game to look at, or a running one to go on with. */
export type LoadRecord = {
/** The record's text. */ record: string,
/** Who plays on; when empty, those the record notes, or people. */ players?: Array<PlayerSpec>, };

/** One thing that happened, as a sentence with its details. */
export type LogLine = {
/** The input it belongs to, counted from 1. */ step: number,
/** How deep in the rules it happened: an attack within an activation within a turn. */ depth: number,
/** The sentence. */ text: string,
/** The numbers behind it. */ details?: Array<Detail>,
/** The rules it rests on. */ rules?: Array<string>,
/** Whose doing it was, if a player's. */ seat?: number,
/** Who decided what led to it; absent where chance did. */ by?: number,
/** What kind of event it was, such as `moved` or `rolled`, for those who show it moving. */ kind: string,
/** The unit it happened to. */ unit?: string,
/** The area it happened in. */ area?: string,
/** The dice that fell. */ dice?: Array<number>, };

/** How armies come about. */
export type Mode = { "draft": {
/** Points of each player; the rulebook's number when absent. */ points?: number,
/** Gods or titans. */ divinities?: Divinities, } } | { "constructed": {
/** The armies, by seat. */ armies: Array<GivenArmy>, } } | { "scenario": {
/** Its id. */ id: string, } };

/** One step of a game so far, for a replay. */
export type Moment = {
/** The input, counted from 1; 0 is the moment before the first. */ step: number,
/** Who decided; `null` for chance. */ seat: number | null,
/** What was decided, in notation. Absent where that would tell more than the viewer saw. */ notation?: string,
/** What happened. */ lines: Array<LogLine>, };

/** A game so far, for a replay. */
export type Moments = {
/** The ruleset it is played by. */ ruleset: string,
/** Its moments in order; the first is the one before the first input. */ moments: Array<Moment>, };

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

/** A question to the viewer. */
export type MythicAsk = {
/** Who is asked. */ seat: number,
/** The question in one sentence. */ sentence: string,
/** The choices. An answer is an index into this list. */ choices: Array<MythicOffer>, };

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

/** What kind of choice it is: the first word of its notation, with uses of one word told apart. */
export type MythicChoiceKind = "player_one" | "lay" | "zone" | "deploy" | "convert" | "search" | "take" | "activate" | "use" | "plus" | "move" | "fly" | "strike" | "shoot" | "bite" | "spread" | "next" | "done" | "harass" | "defend" | "counter" | "decline" | "retreat" | "spend" | "again" | "throw" | "reroll" | "keep" | "exchange" | "under" | "discard";

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

/** One choice of a question. */
export type MythicOffer = {
/** What it does, in the language of the session. */ label: string,
/** The same in notation. */ notation: string,
/** What kind of choice it is. */ kind: MythicChoiceKind,
/** Under which heading it stands. */ heading?: string,
/** The unit that does it. */ unit?: string,
/** The space it is about. */ space?: string,
/** The way a move takes, from where the unit stands. */ way?: Array<string>,
/** The unit it is aimed at. */ target?: string,
/** A second unit it is aimed at. */ second?: string,
/** The talent it uses, by id. */ talent?: string,
/** The card it plays, takes or gives up: `aow` or the tag of a unit. */ card?: string,
/** The board it lays, by id. */ board?: string,
/** Quarter turns of the board. */ turns?: number,
/** The side of the battlefield. */ edge?: string,
/** The die that is discarded or thrown again, in notation, such as `3` or `5+3`. */ discard?: string,
/** The die that gains 1, in notation. */ on?: string,
/** A variant: `aow`, `leader`, `track`, `sentry`, `arching`, `far` (a shot over one space more, a move too far to attack), the characteristic bought, or the seat named player 1. */ variant?: string, };

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
/** What the viewer is asked, when it is the viewer who is asked. */ ask: MythicAsk | null, };

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

/** One choice of a question. */
export type Offer = {
/** What it does, in the language of the session. */ label: string,
/** The same in notation. */ notation: string,
/** What kind of choice it is. */ kind: ChoiceKind,
/** The unit it is about. */ unit?: string,
/** The area it is about. */ area?: string,
/** The unit or token it is aimed at. */ target?: string,
/** The id of the power it uses or resolves. */ power?: string,
/** The card it takes or pays with. */ card?: string,
/** The stone it is about. */ stone?: string,
/** The value of the die discarded or picked up. */ discard?: number,
/** The value of the die that gains 1. */ on?: number,
/** A variant or number: `simple`, `complex`, `full`, `draw`, `search`, dice rolled again, the number of a board or zone. */ variant?: string,
/** Cards that the choice makes its player give up, at once or in the payment that follows. */ cost: number, };

/** A table that was opened. */
export type Opened = {
/** The table. */ table: string,
/** The seats of people, each with the secret that opens it. */ seats: Array<OpenedSeat>, };

/** A seat and the secret that opens it. */
export type OpenedSeat = {
/** The seat. */ seat: number,
/** The secret. Whoever has it plays the seat. */ secret: string, };

/** What is to be expected of an attack or several together. */
export type Outcome = {
/** Expected wounds. */ mean: number,
/** The chance to destroy the target. */ destroy: number, };

/** How a game ended. */
export type Over = {
/** Who won; nobody in a draw. */ winners: Array<number>,
/** Whether the round limit ended it. */ draw: boolean,
/** One sentence about it. */ text: string, };

/** A person or the computer. */
export type PlayerKind = "person" | "computer";

/** Who sits at a seat. */
export type PlayerSpec = {
/** What the player is called; shown as text, whatever it is. */ name: string,
/** A person or the computer. */ kind: PlayerKind,
/** The level of a computer player, by id. */ level?: string,
/** Whether a person may ask for hints; when absent, as long as no other person plays from another browser. */ hints?: boolean,
/** Whether a computer player thinks aloud: it tells all it weighed while the game goes on, even what shows its cards. */ aloud?: boolean, };

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

/** What is wrong with a message. */
export type RefusalCode = "stale" | "not_yours" | "not_offered" | "nothing_to_undo" | "malformed" | "too_large" | "forbidden" | "unknown_secret" | "no_hints" | "not_joined" | "broken";

/** Why a message changed nothing. */
export type Refused = {
/** The question that stands. */ question?: number,
/** What is wrong, for programs. */ code: RefusalCode,
/** What is wrong, for people. */ message: string, };

/** What a target that strikes back does to the attacker. */
export type Retaliation = {
/** How likely its player holds the card for it, as far as the viewer can tell. */ chance: number,
/** Wounds the attacker is to expect if the card is there. That the target may be destroyed first, or strike with what its wounds leave it, is counted in. */ wounds: number,
/** The chance that the attacker is destroyed, in the same way. */ destroy: number, };

/** A moment that counted. */
export type ReviewMoment = {
/** The input, counted from 1. */ step: number,
/** The round. */ round: number,
/** Who lost by the decision, or whom chance favoured. */ seat: number,
/** How the chance of that player changed by it. */ change: number,
/** What happened. */ text: string,
/** What would have been better; absent where chance decided. */ better?: WeighedShown, };

/** How a game went for one player. */
export type ReviewSeat = {
/** What the player is called. */ name: string,
/** The chance to win, wherever it changed. */ curve: Array<CurvePoint>,
/** What dice and cards changed of it, as parts of 1. */ luck: number,
/** What the decisions of the own side changed. */ own: number,
/** What the decisions of others changed. */ others: number,
/** What was not foreseen. */ unforeseen: number, };

/** How a game went. */
export type ReviewShown = {
/** How closely it was looked at. */ effort: string,
/** The players, by seat. */ seats: Array<ReviewSeat>,
/** The moments that counted, in the order of the game. */ moments: Array<ReviewMoment>, };

/** The review of a game, or how far it has come. */
export type ReviewState = { "working": {
/** Moments looked at. */ done: number,
/** Moments to look at. */ of: number, } } | { "ready": ReviewShown };

/** A row of a stats table. */
export type RowCard = {
/** The vitality at which it is in force. */ vitality: number,
/** Dice of the first assault. */ offence: number,
/** What a die must reach. */ defence: number,
/** How far it attacks. */ range: number,
/** How far it walks. */ movement: number,
/** The power column: the value X, or whether the power is there. */ powers: (number | boolean)[], };

/** A rule and what it says. */
export type RuleCited = {
/** Its id. */ id: string,
/** What it says. */ text: string, };

/** An entry of the rule reference. */
export type RuleText = {
/** Its id. */ id: string,
/** The section of the rulebook. */ section: string,
/** What it says. */ text: string,
/** Whether it is a ruling of this project on what the rulebook leaves open. */ ruling: boolean,
/** Where in the rulebook it stands. */ source?: string,
/** Whose rule it is; `pantheon-1.5` when absent. */ ruleset?: string,
/** What the edition before says instead, where the two differ. */ instead_of?: Array<RuleCited>, };

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

/** Who sits at a seat. */
export type SeatCard = {
/** The seat. */ seat: number,
/** What the player is called. */ name: string,
/** A person or the computer. */ kind: PlayerKind,
/** The level of a computer player. */ level?: string,
/** Whether the session plays it. */ yours: boolean,
/** Whether the session may ask for hints when this seat is asked. */ hints: boolean, };

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

/** The secrets a browser has kept. */
export type Secrets = {
/** One for each seat it plays. */ secrets: Array<string>,
/** `en` or `fr`. */ lang?: string, };

/** What the table sends to a session. Games differ in what they tell of a table (`A`), in how they show a moment (`S`) and what changed of it (`C`), and in their forecasts (`F`). */
export type ServerMessage<A = About, S = Snapshot, C = Changes, F = Forecast> = { "welcome": Welcome<A, S> } | { "moved": {
/** Where the game stands now. */ snapshot: S,
/** What happened since the message before. */ log: Array<LogLine>, } } | { "changed": {
/** What to change in the snapshot that the session has. */ changes: C,
/** What happened since the message before. */ log: Array<LogLine>, } } | { "repeated": {
/** The question. */ question: number, } } | { "told": Told<F> } | { "refused": Refused };

/** A ruling of the table. */
export type SettingShown = {
/** Its id. */ key: string,
/** Its value as text. */ value: string,
/** What it is called. */ label: string, };

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
/** How the game ended, once it has. */ over?: Over,
/** The seat that is asked. */ waiting_for: number | null,
/** Whether the viewer may take the last choice back. */ can_undo: boolean,
/** The players, by seat. */ seats: Array<SeatSnapshot>,
/** The units: all of the pool while armies are recruited, then those of the armies. */ units: Array<UnitSnapshot>,
/** The areas of the board in play. */ areas: Array<AreaSnapshot>,
/** Power tokens in play. */ tokens: Array<TokenSnapshot>,
/** The attack under way: the innermost, when several are. */ attack?: AttackSnapshot,
/** What the viewer is asked, when it is the viewer who is asked. */ ask: Ask | null, };

/** Where in its career a unit is. */
export type StageName = "ready" | "in_play" | "destroyed" | "removed";

/** A divine stone. */
export type StoneSnapshot = {
/** Its name in notation. */ tag: string,
/** `omphalos`, `rune`, `kheper`, or `relic` for what is only treated as a stone. */ kind: 'omphalos' | 'rune' | 'kheper' | 'relic', };

/** A table that one of the secrets opens. */
export type Summary = {
/** The table. */ table: string,
/** The seat. */ seat: number,
/** The secret that opens it. */ secret: string,
/** Who plays against whom. */ title: string,
/** The ruleset. */ ruleset: string,
/** The board, by id; empty in a game that has only one. */ board: string,
/** The round. */ round: number,
/** Whether this very seat is asked. */ waiting_for_you: boolean,
/** Whether the game is over. */ over: boolean,
/** When something last happened, in milliseconds since 1970. */ updated: number, };

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

/** One part of a number. */
export type Term = {
/** The part in words, its number included, such as `+1 ruins`. */ label: string,
/** How much it adds. */ by: number,
/** The rule it rests on. */ rule: string, };

/** Why somebody decided so. */
export type Thoughts = {
/** The input, counted from 1. */ step: number,
/** Who decided. */ seat: number,
/** What was chosen. */ chosen: WeighedShown,
/** What else was weighed, the best first; absent where it would show a hand. */ others?: Array<WeighedShown>,
/** Why not everything is told. */ withheld?: string, };

/** A power token in play. */
export type TokenSnapshot = {
/** Its name in notation. */ tag: string,
/** The unit whose power it belongs to. */ unit: string,
/** The id of that power. */ power: string,
/** The unit it lies on. */ on?: string,
/** The area it lies in, when on no unit. */ area?: string,
/** Vitality left, for a token that can be attacked; 0 for others. */ vitality: number, };

/** An answer to `why`, `forecast` or `hint`. */
export type Told<F = Forecast> = {
/** The id of the request. */ id: number,
/** Why a choice is or is not allowed. */ why?: Explanation,
/** The attacks a choice makes or leads to. */ forecasts?: Array<F>,
/** What to do. */ hint?: Advice, };

/** A number with its reasons. */
export type Total = {
/** The number. */ total: number,
/** Its parts; they sum to the total. */ terms: Array<Term>, };

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

/** A choice that was weighed, and what speaks for it. */
export type WeighedShown = {
/** Index into the list of choices, while the question stands. */ choice?: number,
/** What it means. */ label: string,
/** The chance to win with it, 0 to 1. */ win_chance?: number,
/** What speaks for it and against it. */ reasons: Array<string>, };

/** Everything a session needs to show the table. */
export type Welcome<A = About, S = Snapshot> = {
/** The table. */ table: string,
/** The ruleset; it tells which game this is. */ ruleset: string,
/** Who sits where. */ seats: Array<SeatCard>,
/** Where the game stands. */ snapshot: S,
/** What happened so far, as this session saw it: the last part of a long game. */ log: Array<LogLine>, } & A;

/** A word of the game with its name and what it means. */
export type WordCard = {
/** The word in files and messages. */ id: string,
/** What people call it. */ name: string,
/** What it means. */ text: string,
/** What it means in the beta rules, where that is something else. */ beta?: string, };
