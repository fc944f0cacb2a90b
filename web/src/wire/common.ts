// Written from the wire types by `UPDATE=1 cargo test -p protocol`. Do not edit.

/** An account, as it sees itself. */
export type AccountShown = {
/** Whose. */ me: Me,
/** The mail address. */ mail: string | null,
/** Whether letters to it are proved to arrive. */ is_proved: boolean,
/** How many recovery codes are left. */ codes: number,
/** When it was made, in milliseconds since 1970. */ created: number, };

/** What a player does that the rules of the game do not know. */
export type Act = "resign" | "abort" | { "propose": Proposal } | { "agree": number } | { "decline": number };

/** What to do, and why. */
export type Advice = {
/** Index into the list of choices. */ choice: number,
/** The reason. */ text: string,
/** What was weighed, the best first. */ weighed: Array<WeighedShown>, };

/** A table to be played again from its beginning, by the same players. */
export type Again = {
/** The table; the asker has a seat at it. */ table: string,
/** Whether everybody moves on by one seat, so that two players swap their sides. */ swap?: boolean,
/** Whether computer players are a level stronger. */ harder?: boolean,
/** Whether people set their sides up themselves, though the computer did it before. */ by_hand?: boolean,
/** `en` or `fr`. */ lang?: string, };

/** A restriction that an army breaks. */
export type ArmyFaultShown = {
/** The rule. */ rule: string,
/** What breaks it. */ text: string, };

/** A question to the viewer. */
export type Ask<C> = {
/** Who is asked. */ seat: number,
/** The question in one sentence. */ sentence: string,
/** The legal choices. An answer is an index into this list. */ choices: Array<Offer<C>>, };

/** Addresses from which nobody is let in. */
export type BarredCard = {
/** What it is known by. */ id: string,
/** The address, or the name of whoever came from there. */ label: string,
/** Until when, and why. */ lasts: LastingShown, };

/** A computer player whose strength is near. */
export type BesideLevel = {
/** The level. */ level: string,
/** How much stronger the person is. */ by: number, };

/** A bot of an account. */
export type BotCard = {
/** What it is known by. */ id: string,
/** What it is called. */ name: string, };

/** A seat to be claimed. The secret is made by the claimer, so that the same claim can be sent again when its answer was lost. */
export type Claim = {
/** The invitation to the seat. */ invitation: string,
/** What opens the seat from now on: 32 to 128 letters and digits that nobody can guess. */ secret: string, };

/** A seat that was claimed. */
export type Claimed = {
/** The seat. */ seat: number, };

/** What a browser sends. The first message joins; a seat is proved by its secret. */
export type ClientMessage = { "join": {
/** One secret for each seat. */ secrets: Array<string>,
/** `en` or `fr`. */ lang: string, } } | { "answer": {
/** The number of the question. */ question: number,
/** Index into the list of choices. */ choice: number, } } | { "undo": {
/** The number of the question that stands. */ question: number, } } | { "order": {
/** The seat. */ seat: number,
/** The order in notation, such as `ask at turn_end`. */ order: string, } } | { "dice": {
/** The seat, one of the session's. */ seat: number,
/** 1 to 64 letters and digits. */ text: string, } } | { "act": {
/** The seat, one of the session's. */ seat: number,
/** What. */ act: Act, } } | { "say": Say } | { "lang": string } | { "look": {
/** The seat. */ seat: number, } } | { "why": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number,
/** A choice that was offered. */ choice?: number,
/** Any choice, in notation. */ notation?: string, } } | { "forecast": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number,
/** The choice that makes or leads to the attack. */ choice: number,
/** Choices after it, in notation: the odds are those of the last of them, as a plan has it. */ then?: Array<string>, } } | { "plans": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number, } } | { "hint": {
/** Comes back with the answer. */ id: number,
/** The question it belongs to. */ question: number, } };

/** What the clocks of a table show, as of the moment the message is sent. */
export type ClockShown = {
/** The pace. */ pace: Pace,
/** What becomes of a player whose time is over. */ flag: Flag,
/** What they do. */ stage: ClockStage,
/** Milliseconds that each seat has left; nothing for computer players. */ left: (number | null)[],
/** The seat whose time is about to pass, or passes. */ running?: number,
/** Milliseconds that this question still costs nothing, before its time passes. */ free: number,
/** Milliseconds until its flag falls; nothing while no time passes. */ due?: number,
/** Seats whose time was over. */ fallen?: Array<number>, };

/** What clocks do. */
export type ClockStage = "waits" | "runs" | "paused" | "rests" | "over";

/** What came of a report. */
export type ClosedReport = {
/** When, in milliseconds since 1970. */ at: number,
/** Who dealt with it; empty for whoever runs the server. */ by: string,
/** What came of it. */ outcome: string, };

/** Recovery codes in place of those before. */
export type Codes = {
/** The codes. */ codes: Array<string>, };

/** Who is at a table and what they agree on. */
export type CompanyShown = {
/** The players, by seat. */ seats: Array<Presence>,
/** How many watch. */ watching: number,
/** What is proposed. */ proposal?: ProposalShown,
/** How the game ended, when not by its rules. */ ended?: Ended,
/** Whether the game can still be ended as if it had not begun. */ can_abort: boolean, };

/** An account that plays at a table. */
export type ContestSeatShown = {
/** The seat. */ seat: number,
/** Its name. */ name: string,
/** How strong it is, or was after the game; nothing before its first game. */ rating: number | null,
/** Whether too little is known for that to mean much. */ is_provisional: boolean,
/** How much stronger the game made it, when it counted. */ change: number | null, };

/** Who plays at a table, and what is at stake. */
export type ContestShown = {
/** Whether the game counts. */ is_rated: boolean,
/** The pace, `none` without a clock. */ pace: string,
/** Why it did not count, once it is over. */ uncounted: UncountedBecause | null,
/** Those who play with an account, as far as whoever asks may know. */ seats: Array<ContestSeatShown>, };

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

/** A device that somebody is signed in on. */
export type DeviceCard = {
/** What it is called. */ id: string,
/** What kind of device it is, such as `Firefox, Linux`; empty when it did not say. */ device: string,
/** When somebody signed in, in milliseconds since 1970. */ begun: number,
/** When it was last used, give or take a day. */ seen: number,
/** Whether it is the one that asks. */ is_here: boolean, };

/** What a seat added to the dice. */
export type DiceAddition = {
/** The seat. */ seat: number,
/** The number of the first outcome that it counts for. */ from: number,
/** What it added. */ text: string, };

/** How the dice and cards of a table are drawn: the outcomes follow from a secret of the server, to which it is bound from the beginning, and from what the seats add. */
export type DiceShown = {
/** The digest of the server's secret. */ commitment: string,
/** What the seats added, in order. */ additions: Array<DiceAddition>,
/** The secret, once the game is over. */ secret?: string, };

/** Which holiday is over, or is not wanted any more. */
export type EndHoliday = {
/** When it begins, as it is listed. */ begins: number, };

/** How a game ended that its rules did not end. */
export type Ended = {
/** By what. */ by: EndedBy,
/** The seat that brought it about. */ seat?: number,
/** Who won; nobody when it was agreed on or not begun. */ winners: Array<number>, };

/** What ends a game beside its rules. */
export type EndedBy = "resigned" | "agreed" | "aborted" | "out_of_time";

/** A lesson or puzzle that there is. */
export type ExerciseCard = {
/** `lessons/RULESET/NAME` or `puzzles/RULESET/NAME`. */ id: string,
/** What it is played by. */ ruleset: string,
/** What is asked for, in a puzzle. */ puzzle?: PuzzleCard, };

/** How a lesson or puzzle stands. */
export type ExerciseShown = {
/** Which one. */ id: string,
/** The number of the question that stands. */ question: number,
/** Where in a lesson one is. */ lesson?: LessonStep,
/** How a puzzle stands. */ puzzle?: PuzzleShown, };

/** Why a choice is or is not allowed, and what it does. */
export type Explanation = {
/** Whether it is allowed. */ legal: boolean,
/** What there is to say. */ text: Array<string>,
/** The rules it rests on. */ rules: Array<RuleCited>, };

/** Why a request was refused. */
export type Fault = {
/** What is wrong, for programs. */ code: string,
/** What is wrong, for people. */ message: string, };

/** What becomes of a player whose time is over. Of three and four players the computer plays on, as when somebody resigns. */
export type Flag = "forfeit" | "computer";

/** A moment of a table from which a new game is to begin. What the asker's seat did not know is dealt anew. */
export type FromMoment = {
/** The table. */ table: string,
/** How many inputs had been taken. */ step: number,
/** Who plays on; when empty, those of the table. */ players?: Array<PlayerSpec>, };

/** A game of whoever asks. */
export type GameCard = {
/** The table. */ table: string,
/** Their seats. */ seats: Array<number>,
/** Who plays. */ title: string,
/** The ruleset. */ ruleset: string,
/** The round; 0 before the first. */ round: number,
/** When something last happened, in milliseconds since 1970. */ updated: number, };

/** Games in lists. */
export type GameGroupName = "yours" | "theirs" | "done";

/** Games of whoever asks. */
export type GamesShown = {
/** The games, the latest first. */ games: Array<GameCard>,
/** What `before` names to go on from here; nothing when these are the last. */ more: string | null, };

/** A way to win of one player, and how far it is gone. Everybody sees all of them. */
export type GoalShown = {
/** Whose. */ seat: number,
/** What kind of way it is, by the game's own word. */ kind: string,
/** What has to be done, as a part of a sentence: `absorb 4 stones`. */ text: string,
/** How far it is, in a few words: `1/4 stones`. */ short: string,
/** How much is done. */ done: number,
/** How much there is to do; 0 where more is always better. */ of: number,
/** The place on the board that it is about. */ place?: string, };

/** A seat that a browser holds the secret of. */
export type HeldSeat = {
/** The table. */ table: string,
/** What opens the seat. */ secret: string, };

/** Seats that a browser holds the secrets of. */
export type HeldSeats = {
/** The seats. */ seats: Array<HeldSeat>, };

/** Days on which somebody's own time in slow games stands still. */
export type Holiday = {
/** When it begins, in milliseconds since 1970. */ begins: number,
/** When it is over. */ ends: number, };

/** Somebody's holidays. */
export type Holidays = {
/** They, the first of them first; those of a year ago are forgotten. */ holidays: Array<Holiday>,
/** How many days there may be of them within a year. */ most: number, };

/** Somebody, as those who keep order see them. */
export type KnownCard = {
/** What they are known by. */ id: string,
/** What others call them. */ name: string,
/** What proves them. */ kind: PersonKind,
/** What they look after, `moderator` or `owner`. */ role: string | null,
/** When they came, in milliseconds since 1970. */ created: number,
/** Whose bot it is: what they are known by. */ owner: string | null,
/** If nothing they say is heard. */ muted: LastingShown | null,
/** If they are not let in. */ banned: LastingShown | null,
/** How many reports are about them. */ reports: number,
/** How many of those nobody has dealt with. */ open: number, };

/** What is done to somebody, until when, and why, as they are told. */
export type LastingShown = {
/** Until when, in milliseconds since 1970; nothing when for good. */ until: number | null,
/** Why. */ reason: string, };

/** Somebody on a ladder. */
export type LeaderCard = {
/** Who. */ name: string,
/** How strong. */ rating: RatingShown, };

/** A step of a lesson. */
export type LessonStep = {
/** What is said, by name. */ say: string,
/** The number of what is said, from 1. */ number: number,
/** How much is said in all. */ of: number,
/** What to choose, when the pupil is asked: an index into the list of choices. */ choice?: number,
/** What to choose after that, in notation, as long as the pupil is asked. */ then: Array<string>,
/** Whether the lesson is over. */ over: boolean, };

/** A record to be loaded: a finished game to look at, or a running one to go on with. */
export type LoadRecord = {
/** The record's text. */ record: string,
/** Who plays on; when empty, those the record notes, or people. */ players?: Array<PlayerSpec>, };

/** What happened in the lobby, as it is told to those who watch it. */
export type LobbyNews = {
/** Its number. */ number: number,
/** How many tables wait in all. */ count: number,
/** Tables that are new or have changed. */ tables?: Array<OpenTable>,
/** Tables that do not wait any more. */ gone?: Array<string>, };

/** Tables of the lobby, those that were listed last first. */
export type LobbyShown = {
/** The tables. */ tables: Array<OpenTable>,
/** How many wait in all, whatever was asked for. */ count: number,
/** What `before` names to go on from here; nothing when these are the last. */ more: string | null,
/** What happened up to this number is in it. */ number: number, };

/** One thing that happened, as a sentence with its details. What it is about (`E`) is an enum of the game, with a variant for each kind of event: so a client that shows events by their kind does not compile before it knows all. */
export type LogLine<E> = {
/** The input it belongs to, counted from 1. */ step: number,
/** How deep in the rules it happened: an attack within an activation within a turn. */ depth: number,
/** The sentence. */ text: string,
/** The numbers behind it. */ details?: Array<Detail>,
/** The rules it rests on. */ rules?: Array<string>,
/** Who decided what led to it; absent where chance did. */ by?: number, } & ({ "kind": "undone",
/** By whom. */ seat: number, } | E);

/** Who asks. */
export type Me = {
/** What they are known by. */ id: string,
/** What proves them. */ kind: PersonKind,
/** What others call them. */ name: string,
/** What they look after, `moderator` or `owner`. */ role?: string, };

/** How games of two against each other ended for the first. */
export type MetShown = {
/** They did better. */ won: number,
/** Both did as well. */ drawn: number,
/** The other did better. */ lost: number, };

/** One step of a game so far, for a replay. */
export type Moment<E> = {
/** The input, counted from 1; 0 is the moment before the first. */ step: number,
/** Who decided; `null` for chance. */ seat: number | null,
/** What was decided, in notation. Absent where that would tell more than the viewer saw. */ notation?: string,
/** What happened. */ lines: Array<LogLine<E>>, };

/** A game so far, for a replay. */
export type Moments<E> = {
/** The ruleset it is played by. */ ruleset: string,
/** Its moments in order; the first is the one before the first input. */ moments: Array<Moment<E>>, };

/** A bot to be made. */
export type NewBot = {
/** What it is called. */ name: string, };

/** A bot that was made. */
export type NewBotCard = {
/** What it is known by. */ id: string,
/** What it is called. */ name: string,
/** What proves it, as `Authorization: Bearer TOKEN`; told now and never again. */ token: string, };

/** A lesson or puzzle to be begun. */
export type NewExercise = {
/** Which one. */ id: string,
/** What the pupil is called. */ name: string, };

/** A holiday that somebody wants. */
export type NewHoliday = {
/** In how many days it begins; now, when that is 0. Up to 366. */ after: number,
/** How many days it lasts, 1 to 30. */ days: number, };

/** A table to be opened and listed. Its maker has the seat of the first person; whoever sits down at those of the others is called as they are known. */
export type NewListed = {
/** The table, as `POST /api/tables` takes it. */ table: object,
/** Whether its game counts for ratings. */ rated?: boolean,
/** How fast it is played. */ pace?: Pace,
/** What becomes of a player whose time is over. */ flag?: Flag,
/** What opens the maker's seat from now on: 32 to 128 letters and digits that nobody can guess. */ secret: string, };

/** Another password. */
export type NewPassword = {
/** The one of before. */ password: string,
/** The one from now on. */ new: string, };

/** A report: of somebody who plays at a table, of something that was said there, or of an account. */
export type NewReport = {
/** What it is about. */ about: ReportAbout,
/** What the reporter says, up to 300 characters. */ words: string,
/** The table. */ table?: string,
/** The seat, when it is about whoever plays it. */ seat?: number,
/** The number of what was said, when it is about that. */ line?: number,
/** The name of an account, when it is about no table. */ name?: string, };

/** What is wanted of somebody from now on. */
export type NewTie = {
/** What they are known by. */ id: string,
/** Nothing any more, when it is absent. */ tie?: TieName, };

/** One choice of a question. What it is about (`C`) is an enum of the game, with a variant for each kind of choice: so a client that draws choices by their kind does not compile before it draws all. */
export type Offer<C> = {
/** What it does, in the language of the session. */ label: string,
/** The same in notation. */ notation: string,
/** Under which heading it stands where there are many. */ heading?: string, } & C;

/** A table with a free seat. */
export type OpenTable = {
/** The table. */ table: string,
/** The ruleset. */ ruleset: string,
/** How many play, computer players among them. */ players: number,
/** How many seats are free. */ free: number,
/** Who waits there, by name. */ who: Array<string>,
/** Who listed it, as they are known. */ host: string,
/** Whether its game counts for ratings. */ rated?: boolean,
/** How strong who listed it is in games of two; nothing for those who have played none that counted. */ strength?: number,
/** How fast it is played. */ pace?: Pace,
/** When it was listed, in milliseconds since 1970. */ since: number,
/** How armies come about: `draft`, `constructed`, `scenario`; nothing in a game with one way. */ mode?: string,
/** The scenario, by id. */ scenario?: string,
/** The points of each army, where they are not the rulebook's. */ points?: number, };

/** A table that was opened. */
export type Opened = {
/** The table. */ table: string,
/** The seats of people, each with the invitation to it. */ seats: Array<OpenedSeat>, };

/** A seat and the invitation to it. */
export type OpenedSeat = {
/** The seat. */ seat: number,
/** Whoever claims the seat with it first plays there; after that it opens nothing. */ invitation: string,
/** What the player is called. */ name: string, };

/** An account that was made. */
export type Opening = {
/** Who asks from now on. */ me: Me,
/** What opens the account when the password is lost, each once; told now and never again. */ codes: Array<string>, };

/** Something that is done to keep order. What lasts does so for `hours`, without them for good. */
export type OrderAct = { "mute": {
/** Who. */ id: string,
/** For how long. */ hours: number,
/** Why, as they are told. */ reason: string, } } | { "unmute": string } | { "ban": {
/** Who. */ id: string,
/** For how long. */ hours?: number,
/** Why, as they are told. */ reason: string,
/** Whether nobody is let in from where they came. */ addresses: boolean, } } | { "unban": string } | { "bar": {
/** The address; of IPv6, its whole network. */ address: string,
/** For how long. */ hours?: number,
/** Why, as they are told. */ reason: string, } } | { "unbar": string } | { "role": {
/** Who. */ id: string,
/** What they look after. */ role?: RoleName, } } | { "close_report": {
/** Which. */ id: string,
/** What came of it. */ outcome: string, } } | { "close_table": {
/** Which. */ table: string,
/** Why. */ reason: string, } } | { "filter": string } | { "unfilter": string };

/** A line of the log of all that is done to keep order. */
export type OrderLine = {
/** Its number; later ones have greater numbers. */ id: number,
/** When, in milliseconds since 1970. */ at: number,
/** Who did it; nothing for whoever runs the server. */ by: string | null,
/** What was done: `mute`, `unmute`, `ban`, `ban_all` (with the addresses), `unban`, `bar`, `unbar`, `role`, `report`, `close`, `filter`, `unfilter`. */ act: string,
/** To whom or what: an id. */ whom: string,
/** What that was called. */ called: string,
/** Until when it lasts, in milliseconds since 1970; nothing when for good, or when it does not last. */ until: number | null,
/** Why, or what came of it. */ reason: string, };

/** What stands beside reports and people: who keeps order, who is not let in, and hidden words. */
export type OrderShown = {
/** Those who keep order. */ keepers: Array<KnownCard>,
/** Addresses from which nobody is let in. */ barred: Array<BarredCard>,
/** Words that nobody reads in what others say. */ filtered: Array<string>, };

/** How a game ended for somebody. */
export type OutcomeShown = "lost" | "drawn" | "won";

/** How a game ended. */
export type Over = {
/** Who won; nobody in a draw. */ winners: Array<number>,
/** Whether the round limit ended it. */ draw: boolean,
/** One sentence about it. */ text: string,
/** By what it was won or drawn, in one sentence. */ by?: string, };

/** How fast a table is played. */
export type Pace = "none" | { "live": {
/** Seconds at first, 1 to 10,800. */ base: number,
/** Seconds that come with each turn of one's own, up to 300. */ increment: number,
/** Seconds of each question in others' turns that cost nothing, up to 120. */ reserve: number, } } | { "slow": {
/** Hours, 1 to 336. */ hours: number, } };

/** What proves somebody. */
export type PersonKind = "guest" | "account" | "bot";

/** The ready phrases. */
export type Phrase = "hello" | "good_game" | "well_played" | "thanks" | "sorry" | "take_your_time" | "thinking" | "back_soon" | "back" | "slip" | "again" | "goodbye";

/** What a plan is for. */
export type PlanKind = "reach" | "strike" | "claim" | "absorb" | "deploy";

/** Something that a unit of the viewer can do in one go. */
export type PlanShown = {
/** The unit that does it. */ unit: string,
/** What it is for. */ kind: PlanKind,
/** Where the unit stands then. */ place?: string,
/** What is attacked. */ target?: string,
/** The stone it is about. */ stone?: string,
/** The places it goes through: where it stands now, then each that it enters. Empty when it stays. */ way?: Array<string>,
/** The first choice: an index into the list that is offered. */ choice: number,
/** The choices after it, in notation. */ then: Array<string>,
/** Cards that it makes its player give up. */ cost: number,
/** Actions that the unit may take afterwards. */ left: number,
/** Why the movement in it goes no further, where that is not its length: `enemies`, `swamp`, `lava`, `chains`, `terrain`. */ end?: string, };

/** A game that somebody played to its end. */
export type PlayedCard = {
/** The table. */ table: string,
/** Their seat. */ seat: number,
/** How it ended for them; games of long ago do not tell. */ outcome: OutcomeShown | null,
/** Who played. */ title: string,
/** The ruleset. */ ruleset: string,
/** When it ended, in milliseconds since 1970. */ ended: number,
/** How much stronger it made them, when it counted. */ change: number | null, };

/** Games that somebody played to their end. */
export type PlayedShown = {
/** The games, the latest first. */ games: Array<PlayedCard>,
/** What `before` names to go on from here; nothing when these are the last. */ more: string | null, };

/** A person or the computer. */
export type PlayerKind = "person" | "computer";

/** Who sits at a seat. */
export type PlayerSpec = {
/** What the player is called; shown as text, whatever it is. */ name: string,
/** A person or the computer. */ kind: PlayerKind,
/** The level of a computer player, by id. */ level?: string,
/** Whether a person may ask for hints, which everybody at the table can see; when absent, as long as no other person plays from another browser. */ hints?: boolean,
/** Whether a computer player thinks aloud: it tells all it weighed while the game goes on, even what shows its cards. */ aloud?: boolean,
/** Whether the computer sets a person's side up, so that the first question is one of the first turn. */ set_up?: boolean,
/** Whether whoever sits down here is called as they are known, in place of the name. */ open?: boolean,
/** The lesson or puzzle that this person is at; tables that are opened otherwise have none. */ exercise?: string, };

/** Whether a player is there. */
export type Presence = "computer" | "here" | "away" | "gone";

/** An account, as others see it. */
export type ProfileShown = {
/** Its name. */ name: string,
/** Since when, in milliseconds since 1970. */ since: number,
/** How strong it is. */ ratings: Array<RatingShown>,
/** Whether whoever asks may see games of it. */ shows_games: boolean,
/** Who may see its games; told to itself alone. */ shows?: ShowGames,
/** The games of whoever asks against it, as they ended for whoever asks. */ met?: MetShown, };

/** What becomes so when everybody agrees whom it concerns. */
export type Proposal = "draw" | "take_back" | { "replace": {
/** The seat. */ seat: number,
/** A computer player, or whoever follows a new invitation. */ by: PlayerKind, } } | "pause" | "resume" | { "pace": Pace } | { "rematch": {
/** Whether everybody moves on by one seat, so that two players swap their sides. */ swap: boolean, } };

/** A proposal that waits for consent. */
export type ProposalShown = {
/** Its number. */ number: number,
/** The seat of the proposer. */ by: number,
/** What is proposed. */ what: Proposal,
/** The seats whose consent is missing. */ awaits: Array<number>, };

/** What a puzzle asks for. */
export type PuzzleCard = {
/** What is to be reached before the turn is over, such as `win`. */ goal: string,
/** The chance to reach it by the best first step. */ best: number,
/** The chance by the best first step of another kind. */ next: number, };

/** How a puzzle stands. */
export type PuzzleShown = {
/** Whether it is solved. */ verdict: PuzzleVerdict,
/** What is to be reached before the turn is over, such as `win`. */ goal: string,
/** The chance to reach it by the best first step. */ best: number,
/** The chance by the best first step of another kind. */ next: number, };

/** Whether a puzzle is solved. */
export type PuzzleVerdict = "open" | "solved" | "missed";

/** How strong somebody was after a game. */
export type RatingPoint = {
/** When the game ended, in milliseconds since 1970. */ at: number,
/** The number. */ rating: number, };

/** How strong somebody is on a ladder, on the scale of Elo. */
export type RatingShown = {
/** The ruleset. */ ruleset: string,
/** The pace, `none` without a clock. */ pace: string,
/** 2, or 3 for three and more players. */ field: number,
/** The number. */ rating: number,
/** How far it may be off. */ deviation: number,
/** Whether too little is known for it to mean much. */ is_provisional: boolean,
/** Games that counted. */ games: number,
/** Those that were won. */ won: number,
/** Those that were drawn. */ drawn: number,
/** The computer player who is nearest in strength. */ beside?: BesideLevel, };

/** What proves an account whose password is lost. */
export type Recovery = {
/** Its name. */ name: string,
/** One of its codes. */ code: string,
/** The password from now on. */ password: string, };

/** What is wrong with a message. */
export type RefusalCode = "stale" | "not_yours" | "not_offered" | "nothing_to_undo" | "malformed" | "too_large" | "forbidden" | "unknown_secret" | "no_hints" | "not_joined" | "broken" | "storage" | "too_often" | "closed" | "busy" | "full" | "over" | "not_now" | "rated" | "paused" | "muted" | "banned";

/** Why a message changed nothing. */
export type Refused = {
/** The question that stands. */ question?: number,
/** What is wrong, for programs. */ code: RefusalCode,
/** What is wrong, for people. */ message: string, };

/** What is reported. */
export type ReportAbout = "talk" | "name" | "cheating" | "leaving" | "other";

/** A report, as those who keep order see it. */
export type ReportCard = {
/** What it is known by. */ id: string,
/** When, in milliseconds since 1970. */ at: number,
/** What it is about. */ about: ReportAbout,
/** What the reporter says. */ words: string,
/** What the reporter is called now; nothing when they are forgotten. */ reporter: string | null,
/** What whoever it is about was called there. */ called: string,
/** Whoever it is about, as far as that is known. */ whom: KnownCard | null,
/** The table. */ table: string | null,
/** The seat. */ seat: number | null,
/** The number of what was said. */ line: number | null,
/** How many inputs the table had taken: the moment in its replay. */ step: number,
/** What was said around it. */ talk: Array<TalkLine>,
/** What came of it, when somebody has dealt with it. */ closed: ClosedReport | null, };

/** Reports, the latest first. */
export type ReportsShown = {
/** The reports. */ reports: Array<ReportCard>,
/** What `before` names to go on from here; nothing when these are the last. */ more: number | null, };

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

/** What somebody looks after. */
export type RoleName = "moderator" | "owner";

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
/** Whose rule it is. */ ruleset?: string,
/** What the edition before says instead, where the two differ. */ instead_of?: Array<RuleCited>, };

/** What somebody says: a ready phrase or words of their own. Players speak to everybody; what spectators say is shown to players once the game is over. */
export type Say = {
/** The seat that speaks, one of the session's; a spectator has none. */ seat?: number,
/** What a spectator is called. */ name?: string,
/** What is said. */ words: Spoken, };

/** Who sits at a seat. */
export type SeatCard = {
/** The seat. */ seat: number,
/** What the player is called. */ name: string,
/** The same as a part of a sentence, with an article where there is one: `the computer`. */ called: string,
/** A person or the computer. */ kind: PlayerKind,
/** The level of a computer player. */ level?: string,
/** Whether the session plays it. */ yours: boolean,
/** Whether the session may ask for hints when this seat is asked. */ hints: boolean,
/** Whether its player may ask for hints whoever else plays: everybody at the table can see it. */ helped?: boolean,
/** Whether nobody has sat down here yet. */ open?: boolean,
/** Whether the computer sets this person's side up. */ set_up?: boolean, };

/** The secrets a browser has kept. */
export type Secrets = {
/** One for each seat it plays. */ secrets: Array<string>,
/** `en` or `fr`. */ lang?: string, };

/** What the table sends to a session. Games differ in what they tell of a table (`A`), in how they show a moment (`S`) and what changed of it (`C`), in their events (`E`) and their forecasts (`F`). */
export type ServerMessage<A, S, C, E, F> = { "welcome": Welcome<A, S, E> } | { "moved": {
/** Where the game stands now. */ snapshot: S,
/** What happened since the message before. */ log: Array<LogLine<E>>, } } | { "changed": {
/** What to change in the snapshot that the session has. */ changes: C,
/** What happened since the message before. */ log: Array<LogLine<E>>, } } | { "repeated": {
/** The question. */ question: number, } } | { "told": Told<F> } | { "exercise": ExerciseShown } | { "dice": DiceShown } | { "company": CompanyShown } | { "clock": ClockShown } | { "talk": Array<TalkLine> } | { "invited": Opened } | { "refused": Refused };

/** A ruling of the table. */
export type SettingShown = {
/** Its id. */ key: string,
/** Its value as text. */ value: string,
/** What it is called. */ label: string, };

/** Who may see somebody's games. */
export type ShowGames = "nobody" | "played" | "all";

/** What proves an account. */
export type SignIn = {
/** Its name. */ name: string,
/** Its password. */ password: string, };

/** Where to sign out. */
export type SignOut = "here" | "everywhere" | { "device": string };

/** A name and a password of which a guest makes an account. */
export type SignUp = {
/** What others will call it. */ name: string,
/** At least 8 characters. */ password: string, };

/** Somebody sits down at a table that is listed. */
export type SitDown = {
/** What opens the seat from now on: 32 to 128 letters and digits that nobody can guess. */ secret: string, };

/** Somebody has been looked for. */
export type Sought = {
/** The table at which whoever asks sits now. */ table: string,
/** Whether nobody has come to it yet: ask again within a minute, or it is listed no more. */ waits: boolean, };

/** What is said. */
export type Spoken = { "phrase": Phrase } | { "text": string };

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

/** Something that was said. */
export type TalkLine = {
/** Its number at the table. */ number: number,
/** When, in milliseconds since 1970. */ at: number,
/** The seat that spoke; a spectator has none. */ seat?: number,
/** What a spectator is called. */ name?: string,
/** What was said. */ words: Spoken, };

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

/** What somebody wants of another. */
export type TieName = "friend" | "block";

/** Somebody of whom whoever asks wants something. */
export type TiedCard = {
/** What they are known by. */ id: string,
/** What they are called. */ name: string,
/** What is wanted of them. */ tie: TieName, };

/** An answer to `why`, `forecast`, `hint` or `plans`. */
export type Told<F> = {
/** The id of the request. */ id: number,
/** Why a choice is or is not allowed. */ why?: Explanation,
/** The attacks a choice makes or leads to. */ forecasts?: Array<F>,
/** What to do. */ hint?: Advice,
/** What units can do in one go. */ plans?: Array<PlanShown>, };

/** A number with its reasons. */
export type Total = {
/** The number. */ total: number,
/** Its parts; they sum to the total. */ terms: Array<Term>, };

/** Why a game did not count though its table was rated. */
export type UncountedBecause = "no_account" | "alone" | "near" | "often" | "unmeasured";

/** A choice that was weighed, and what speaks for it. */
export type WeighedShown = {
/** Index into the list of choices, while the question stands. */ choice?: number,
/** What it means. */ label: string,
/** The chance to win with it, 0 to 1. */ win_chance?: number,
/** What speaks for it and against it. */ reasons: Array<string>, };

/** Everything a session needs to show the table. */
export type Welcome<A, S, E> = {
/** The table. */ table: string,
/** The ruleset; it tells which game this is. */ ruleset: string,
/** Who sits where. */ seats: Array<SeatCard>,
/** How the dice are drawn; nothing at tables of before it could be told. */ dice?: DiceShown,
/** Who is there and what is agreed on. */ company: CompanyShown,
/** What the clocks show, where there are some. */ clock?: ClockShown,
/** What was said last. */ talk: Array<TalkLine>,
/** Where the game stands. */ snapshot: S,
/** What happened so far, as this session saw it: the last part of a long game. */ log: Array<LogLine<E>>, } & A;

/** A word of the game with its name and what it means. */
export type WordCard = {
/** The word in files and messages. */ id: string,
/** What people call it. */ name: string,
/** What it means. */ text: string,
/** What it means in the beta rules, where that is something else. */ beta?: string, };
