import { newAddition, rememberDice } from '../lib/dice';
import type { Lang } from '../lib/lang';
import { settings } from '../lib/settings.svelte';
import type { LineOf, MessageOf, WelcomeOf, Wire } from '../games/wire';
import type { PantheonWire } from '../games/pantheon/wire';
import type {
  Act,
  ClientMessage,
  CompanyShown,
  ContestShown,
  DiceShown,
  ExerciseShown,
  Opened,
  PlanShown,
  Refused,
  Snapshot,
  Spoken,
  TalkLine,
  Told,
} from '../wire';
import type { SeenClock } from '../clock/clocks';
import { endedAs } from '../company/ended';
import { api } from '../lib/api';
import { invitationsOf, keepSeats, type Invitation } from '../lib/seats';
import { changed } from './changes';
import { connect, type Channel } from './channel';
import { pauseAfter } from './pace';
import { sinceOwn } from './recap';
import { Requests } from './requests';
import type { Story } from './telling';

/** A request before its number is known. */
type Request =
  | { why: { choice?: number; notation?: string } }
  | { forecast: { choice: number; then: string[] } }
  | { hint: Record<string, never> }
  | { plans: Record<string, never> };

interface Change<W extends Wire> {
  snapshot: W['snapshot'];
  log: LineOf<W>[];
}

/** Told of each change as it is shown, with what happened; `hurried` when it is to be shown at once. */
type Watcher<W extends Wire> = (
  before: W['snapshot'],
  after: W['snapshot'],
  log: LineOf<W>[],
  hurried: boolean,
) => void;

/** So many questions in a row may be passed over by the table. */
const PASSED_OVER = 3;

/** How long to wait before a lost connection is tried again: longer each time, ten seconds at most. */
const pause = (tries: number): number => Math.min(10_000, 300 * 2 ** tries);

/** A table of any game as this browser sees it: what the server said last, and the ways to answer. */
export class Game<W extends Wire = PantheonWire> {
  welcome = $state.raw<WelcomeOf<W> | null>(null);
  snapshot = $state.raw<W['snapshot'] | null>(null);
  log = $state.raw<LineOf<W>[]>([]);
  /** The lines that came with the present snapshot. */
  news = $state.raw<LineOf<W>[]>([]);
  /** What others did since a person here last decided. */
  since = $state.raw<LineOf<W>[]>([]);
  /** How the events of this game are shown and told; nothing before the game is there to show them. */
  story = $state.raw<Story>({});
  /** What the server would not do, until the next change. */
  refusal = $state.raw<Refused | null>(null);
  /** Whether what others did happened while the reader was not here. */
  away = $state(false);
  /** How many changes wait until those before them have been seen. */
  behind = $state(0);
  /** How the dice are drawn, where the server tells. */
  dice = $state.raw<DiceShown | null>(null);
  /** The lesson or puzzle that the table is for. */
  exercise = $state.raw<ExerciseShown | null>(null);
  /** Who is there, and what is agreed on beside the game. */
  company = $state.raw<CompanyShown | null>(null);
  /** Whether the game counts, and for whom. */
  contest = $state.raw<ContestShown | null>(null);
  /** What the clocks show, where there are some. */
  clock = $state.raw<SeenClock | null>(null);
  /** What was said, the first of it first. */
  talk = $state.raw<TalkLine[]>([]);
  /** Seats that this browser was just given to claim or to give away. */
  invited = $state.raw<Opened | null>(null);
  /** Whether something else was chosen than the lesson wants: then nothing is done. */
  astray = $state(false);
  connection = $state<'joining' | 'open' | 'lost'>('joining');
  /** An answer is on its way; a second one would be stale. */
  answering = $state(false);
  /** The question that stands is being answered, or taken back, by what was chosen before. */
  busy = $state(false);

  #channel: Channel | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = new Requests<Told<W['forecast']>>();
  /** Whether something lies over the table that is read first: what happens waits until it is gone. */
  #held = false;
  /** Changes that wait for those before them to have been seen. */
  #waiting: Change<W>[] = [];
  #watchers: Watcher<W>[] = [];
  #pacing: ReturnType<typeof setTimeout> | undefined;
  /** Who decided last. */
  #decider: number | undefined;
  #lang: Lang;
  /** What the next questions are answered with, in notation, as long as this seat is asked. */
  #course: { seat: number; steps: string[] } | null = null;
  /** Answers that were given in one go with the last one, and are taken back with it. */
  #together = 0;
  /** Answers that are still to be taken back. */
  #undoing = 0;

  /** What opens the seats here. */
  secrets = $state.raw<string[]>([]);

  constructor(
    readonly table: string,
    secrets: string[],
    lang: Lang,
  ) {
    this.secrets = secrets;
    this.#lang = lang;
    this.#open();
  }

  /** The seats this browser plays. */
  get own(): number[] {
    return this.welcome?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  /** What the players are called, by seat. */
  get names(): string[] {
    return this.welcome?.seats.map((seat) => seat.name) ?? [];
  }

  /** What sentences call the players, by seat: `the computer`. */
  get called(): string[] {
    return this.welcome?.seats.map((seat) => seat.called) ?? [];
  }

  /** The seat this browser plays, if it plays just one: then that player is "you". */
  get you(): number | null {
    const [only, ...others] = this.own;
    return only === undefined || others.length > 0 ? null : only;
  }

  /** The seat that does what the rules do not know: at a shared screen that of whoever decides. */
  get actor(): number | null {
    const asked = this.snapshot?.waiting_for;
    return this.own.find((seat) => seat === asked) ?? this.own[0] ?? null;
  }

  /** Seats without a player, whose invitations are here to be given away. */
  get vacant(): Invitation[] {
    const free = this.company?.seats ?? [];
    const round = this.snapshot?.round ?? 0;
    const waits = (seat: number): boolean => this.welcome?.seats[seat]?.open ?? false;
    return invitationsOf(this.table).filter(
      ({ seat }) =>
        !this.snapshot?.over && (waits(seat) || (round > 0 && (free[seat] === 'away' || free[seat] === 'gone'))),
    );
  }

  /** The choice that the lesson wants, by index. */
  get coached(): number | null {
    const { exercise, snapshot } = this;
    return exercise?.question === snapshot?.question ? (exercise?.lesson?.choice ?? null) : null;
  }

  /** Whether a lesson goes on here and wants something else. */
  #isAstray(choice: number, then: readonly string[]): boolean {
    const lesson = this.exercise?.lesson;
    if (!lesson || lesson.over || this.coached === null) return false;
    return choice !== this.coached || then.some((step, at) => step !== lesson.then[at]);
  }

  /**
   * Answers with a choice. `then` is what the questions after it are answered with, in notation, as long as each offers
   * just that and the same seat is asked.
   */
  answer(choice: number, then: readonly string[] = []): void {
    const ask = this.snapshot?.ask;
    if (!ask || this.answering) return;
    this.astray = this.#isAstray(choice, then);
    if (this.astray) return;
    this.#together = 0;
    this.#undoing = 0;
    this.#course = then.length > 0 ? { seat: ask.seat, steps: [...then] } : null;
    this.#give(choice);
    this.since = [];
    this.away = false;
  }

  #give(choice: number): void {
    const question = this.snapshot?.question;
    if (question === undefined) return;
    this.answering = this.#send({ answer: { question, choice } });
    this.#together += 1;
  }

  /** Takes the last answer back, and all that were given in one go with it. */
  undo(): void {
    if (!this.snapshot?.can_undo) return;
    this.#course = null;
    this.#undoing = Math.max(1, this.#together);
    this.#together = 0;
    this.#takeBack();
  }

  #takeBack(): boolean {
    const able = this.#undoing > 0 && this.snapshot?.can_undo;
    this.#undoing = able ? this.#undoing - 1 : 0;
    return able && this.snapshot ? this.#send({ undo: { question: this.snapshot.question } }) : false;
  }

  order(seat: number, order: string): void {
    this.#send({ order: { seat, order } });
  }

  /** Does what the rules of the game do not know, for one of the seats here. */
  act(act: Act, seat: number | null | undefined = this.actor): void {
    if (seat !== null && seat !== undefined) this.#send({ act: { seat, act } });
  }

  /** Says something; whoever watches does so under a name. */
  say(words: Spoken, name: string): void {
    const seat = this.actor;
    this.#send({ say: seat === null ? { words, ...(name.trim() && { name: name.trim() }) } : { seat, words } });
  }

  look(seat: number): void {
    this.#send({ look: { seat } });
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#send({ lang });
  }

  /** Asks for the log anew, as the seat that is shown may read it; till it comes there is none. */
  refresh(): void {
    this.log = [];
    this.#send({ lang: this.#lang });
  }

  /** Asks why something is or is not allowed; `null` when the answer is lost or no longer matters. */
  why = async (what: { choice?: number; notation?: string }) => (await this.#ask({ why: what }))?.why ?? null;

  /** Asks for the odds of what a choice makes or leads to; with `then`, of the last of the choices that follow it. */
  forecast = async (choice: number, then: readonly string[] = []): Promise<W['forecast'][]> =>
    (await this.#ask({ forecast: { choice, then: [...then] } }))?.forecasts ?? [];

  /** Asks what units can do in one go. */
  plans = async (): Promise<PlanShown[]> => (await this.#ask({ plans: {} }))?.plans ?? [];

  /** Asks what the computer would do. */
  hint = async () => (await this.#ask({ hint: {} }))?.hint ?? null;

  /** Has every change told as it is shown, until the function that is given back is called. */
  watch(watcher: Watcher<W>): () => void {
    this.#watchers.push(watcher);
    return () => (this.#watchers = this.#watchers.filter((one) => one !== watcher));
  }

  /** Has what happens wait, until the function that is given back is called. */
  hold(): () => void {
    this.#held = true;
    clearTimeout(this.#pacing);
    this.#pacing = undefined;
    return () => {
      this.#held = false;
      if (this.#pacing === undefined) this.#next();
    };
  }

  /** Shows at once all that waits. */
  skip(): void {
    clearTimeout(this.#pacing);
    this.#pacing = undefined;
    this.#next(true);
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Leaves the table. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pacing);
    this.#channel?.close();
    this.#channel = null;
    this.#requests.drop();
  }

  #open(): void {
    this.#channel = connect(this.table, {
      opened: () => this.#send({ join: { secrets: this.secrets, lang: this.#lang } }),
      received: (message) => this.#receive(message as MessageOf<W>),
      closed: () => this.#lost(),
    });
  }

  #send(message: ClientMessage): boolean {
    if (!this.#channel) return false;
    this.#channel.send(message);
    return true;
  }

  #ask(request: Request): Promise<Told<W['forecast']> | null> {
    const question = this.snapshot?.question;
    if (question === undefined || this.connection !== 'open') return Promise.resolve(null);
    return this.#requests.make((id) => {
      if ('why' in request) this.#send({ why: { id, question, ...request.why } });
      else if ('forecast' in request) this.#send({ forecast: { id, question, ...request.forecast } });
      else if ('plans' in request) this.#send({ plans: { id, question } });
      else this.#send({ hint: { id, question } });
    });
  }

  #lost(): void {
    this.#channel = null;
    this.connection = 'lost';
    this.answering = false;
    this.#requests.drop();
    this.#timer = setTimeout(() => this.#open(), pause(this.#tries++));
  }

  #receive(message: MessageOf<W>): void {
    if ('welcome' in message) {
      this.connection = 'open';
      this.#tries = 0;
      this.#waiting = [];
      this.behind = 0;
      clearTimeout(this.#pacing);
      this.#pacing = undefined;
      this.welcome = message.welcome;
      this.#seeDice(message.welcome.dice);
      this.company = message.welcome.company;
      this.clock = message.welcome.clock ? { shown: message.welcome.clock, at: performance.now() } : null;
      if (this.own.length < this.secrets.length) void this.#keepOwn();
      this.talk = message.welcome.talk;
      this.log = message.welcome.log;
      this.since = sinceOwn([], this.log, this.own);
      this.away = this.since.length > 0;
      this.#show({ snapshot: message.welcome.snapshot, log: [] }, true);
    } else if ('moved' in message) {
      this.#queue(message.moved);
    } else if ('changed' in message) {
      const { changes, log } = message.changed;
      const before = this.#waiting.at(-1)?.snapshot ?? this.snapshot;
      // Changes are told by Pantheon alone.
      const snapshot = before && changed(before as unknown as Snapshot, changes);
      if (snapshot) this.#queue({ snapshot: snapshot as unknown as W['snapshot'], log });
      // Something was missed: whoever joins anew is told everything.
      else this.#rejoin();
    } else if ('exercise' in message) {
      this.exercise = message.exercise;
    } else if ('company' in message) {
      this.company = message.company;
      if (this.snapshot) this.snapshot = endedAs(this.snapshot, message.company.ended);
    } else if ('clock' in message) {
      this.clock = { shown: message.clock, at: performance.now() };
    } else if ('talk' in message) {
      const lines = message.talk.filter(({ number }) => !this.talk.some((known) => known.number === number));
      this.talk = [...this.talk, ...lines].sort((one, other) => one.number - other.number);
    } else if ('invited' in message) {
      this.invited = message.invited;
    } else if ('dice' in message) {
      this.dice = message.dice;
    } else if ('told' in message) {
      this.#requests.answer(message.told);
    } else if ('repeated' in message) {
      this.answering = false;
    } else {
      this.answering = false;
      this.#course = null;
      this.#undoing = 0;
      this.refusal = message.refused;
      // Requests about a question that is gone get no answer of their own.
      this.#requests.drop();
    }
  }

  /** Keeps what the dice are bound to, and adds to them for the seats here, so that nobody can have chosen them. */
  #seeDice(dice: DiceShown | undefined): void {
    this.dice = dice ?? null;
    if (!dice) return;
    rememberDice(this.table, dice);
    if (dice.secret !== undefined) return;
    for (const seat of this.own)
      if (!dice.additions.some((added) => added.seat === seat)) this.#send({ dice: { seat, text: newAddition() } });
  }

  /** Forgets the secrets of seats that were given to somebody else. */
  async #keepOwn(): Promise<void> {
    const own = await api.summaries(this.secrets, this.#lang).catch(() => null);
    if (!own) return;
    this.secrets = own.filter(({ table }) => table === this.table).map(({ secret }) => secret);
    keepSeats(this.table, this.secrets);
  }

  #rejoin(): void {
    this.#channel?.close();
    this.#lost();
  }

  #queue(change: Change<W>): void {
    this.#waiting.push(change);
    this.behind = this.#waiting.length;
    if (this.#pacing === undefined && !this.#held) this.#next();
  }

  /** Shows the next change, and those after it at a pace that eyes can follow. Nobody watches a page that is hidden. */
  #next(hurried = document.hidden): void {
    this.#pacing = undefined;
    const change = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (!change) return;
    this.#decider = change.log.findLast(({ by }) => by !== undefined)?.by ?? this.#decider;
    // A side that is set up for the viewer is no story: what is made of it is shown at once.
    const isMade = this.#isSetUp(change.snapshot);
    this.#show(change, hurried || isMade);
    if (hurried || isMade) return this.#next(hurried);
    const own = this.#decider !== undefined && this.own.includes(this.#decider);
    const pause = pauseAfter(change.log, this.story, settings.pace, own);
    if (this.#held) return;
    if (pause === 0) this.#next();
    else this.#pacing = setTimeout(() => this.#next(), pause);
  }

  #show({ snapshot, log }: Change<W>, hurried: boolean): void {
    // What was taken back stays in the log, with a line that says so.
    if (log.length > 0) {
      this.log = [...this.log, ...log];
      this.since = sinceOwn(this.since, log, this.own);
    }
    this.news = log;
    const before = this.snapshot;
    if (before) for (const watcher of this.#watchers) watcher(before, snapshot, log, hurried);
    const shown = this.#isBeingSetUp(snapshot) ? { ...snapshot, ask: null, waiting_for: null } : snapshot;
    this.snapshot = endedAs(shown, this.company?.ended);
    this.answering = false;
    this.refusal = null;
    this.#goOn();
  }

  /** Whether the sides are being set up, and the viewer's by the computer. */
  #isSetUp({ round }: W['snapshot']): boolean {
    return round === 0 && (this.welcome?.seats.some(({ yours, set_up }) => yours && set_up) ?? false);
  }

  /** Whether the computer sets up the side of whoever is asked: then nobody is asked here. */
  #isBeingSetUp({ round, ask }: W['snapshot']): boolean {
    return round === 0 && ask !== null && (this.welcome?.seats[ask.seat]?.set_up ?? false);
  }

  /** Answers the question that stands with what was wished for when an earlier one was answered. */
  #goOn(): void {
    if (this.#undoing > 0) {
      this.busy = this.#takeBack();
      return;
    }
    const steps = this.#course?.steps ?? [];
    const ask = this.snapshot?.ask;
    const choices: readonly { notation: string }[] = ask?.seat === this.#course?.seat ? (ask?.choices ?? []) : [];
    const offered = (step: string): number => choices.findIndex(({ notation }) => notation === step);
    // The table passes over questions with one answer; what is asked otherwise than foreseen is a decision.
    const at = steps.slice(0, PASSED_OVER + 1).findIndex((step) => offered(step) >= 0);
    const choice = at < 0 ? -1 : offered(steps[at] ?? '');
    const rest = steps.slice(at + 1);
    this.#course = choice >= 0 && this.#course && rest.length > 0 ? { ...this.#course, steps: rest } : null;
    if (choice >= 0) this.#give(choice);
    this.busy = choice >= 0;
  }
}
