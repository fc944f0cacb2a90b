import type { Changes, Detail, GoalShown, LogLine, Moment, Over, ServerMessage, Welcome } from '../wire';

/** What one choice of a question has in every game. */
export interface AnyOffer {
  /** What it does, in the language of the session. */
  label: string;
  /** The same in notation. */
  notation: string;
  /** What kind of choice it is. */
  kind: string;
  /** The words above the choices that belong together. */
  heading?: string;
}

/** A question to the viewer. */
export interface AnyAsk<O extends AnyOffer = AnyOffer> {
  seat: number;
  sentence: string;
  /** An answer is an index into this list. */
  choices: O[];
}

/** What a moment has in every game. */
export interface AnySnapshot<O extends AnyOffer = AnyOffer> {
  question: number;
  /** Whose view this is; `null` is a spectator's. */
  view: number | null;
  /** Counts from 1; 0 before the first. */
  round: number;
  waiting_for: number | null;
  can_undo: boolean;
  over?: Over;
  /** The ways to win, and how far everybody is on them. */
  goals: GoalShown[];
  ask: AnyAsk<O> | null;
}

/** What an event has in every game: its kind, and what it may be about. */
export interface AnyEvent {
  kind: string;
  /** Whose doing it was, if a player's. */
  seat?: number;
  /** The unit it happened to. */
  unit?: string;
  /** The unit it was aimed at. */
  on?: string;
  /** How much was lost or regained. */
  amount?: number;
  /** The area it happened in. */
  area?: string;
  /** The dice that fell. */
  dice?: number[];
}

/** A line of the log as it is shown in every game. */
export interface AnyLine extends AnyEvent {
  /** The input it belongs to, counted from 1. */
  step: number;
  /** How deep in the rules it happened. */
  depth: number;
  text: string;
  /** The numbers behind it, and the rules it rests on. */
  details?: Detail[];
  rules?: string[];
  /** Who decided what led to it; absent where chance did. */
  by?: number;
}

/** One step of any game so far, for a replay. */
export type AnyMoment = Moment<AnyEvent>;

/** The types of one game's messages, so that what is common can be written once for all of them. */
export interface Wire {
  snapshot: AnySnapshot;
  event: AnyEvent;
  /** What never changes at a table; it stands in the welcome. */
  about: object;
  forecast: unknown;
}

/** The type of a game's choices. */
export type OfferOf<W extends Wire> = NonNullable<W['snapshot']['ask']>['choices'][number];

/** A choice with its place in the list that was offered, which is how an answer names it. */
export interface Option<O extends AnyOffer = AnyOffer> {
  index: number;
  offer: O;
}

/** What a session is told when it joins. */
export type WelcomeOf<W extends Wire> = Welcome<W['about'], W['snapshot'], W['event']>;

/** A line of the log of a game. */
export type LineOf<W extends Wire> = LogLine<W['event']>;

/** What a table sends. Only Pantheon tells what changed; the other games show every moment whole. */
export type MessageOf<W extends Wire> = ServerMessage<W['about'], W['snapshot'], Changes, W['event'], W['forecast']>;

/** Those of the choices that are of one kind. */
export const ofKind = <O extends AnyOffer, K extends O['kind']>(options: readonly Option<O>[], kind: K) =>
  options.filter((option): option is Option<O & { kind: K }> => option.offer.kind === kind);

/** The choices of a question, numbered. */
export const optionsOf = <O extends AnyOffer>(ask: { choices: O[] }): Option<O>[] =>
  ask.choices.map((offer, index) => ({ index, offer }));
