import type { Lang } from '../lib/lang';
import { settings } from '../lib/settings.svelte';
import type { MessageOf, WelcomeOf, Wire } from '../games/wire';
import type { PantheonWire } from '../games/pantheon/wire';
import type { ClientMessage, LogLine, Refused, Snapshot, Told } from '../wire';
import { changed } from './changes';
import { connect, type Channel } from './channel';
import { pauseAfter } from './pace';
import { sinceOwn } from './recap';
import { Requests } from './requests';

/** A request before its number is known. */
type Request =
  { why: { choice?: number; notation?: string } } | { forecast: { choice: number } } | { hint: Record<string, never> };

interface Change<S> {
  snapshot: S;
  log: LogLine[];
}

/** Told of each change as it is shown. */
type Watcher<S> = (before: S, after: S) => void;

/** How long to wait before a lost connection is tried again: longer each time, ten seconds at most. */
const pause = (tries: number): number => Math.min(10_000, 300 * 2 ** tries);

/** A table of any game as this browser sees it: what the server said last, and the ways to answer. */
export class Game<W extends Wire = PantheonWire> {
  welcome = $state.raw<WelcomeOf<W> | null>(null);
  snapshot = $state.raw<W['snapshot'] | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The lines that came with the present snapshot. */
  news = $state.raw<LogLine[]>([]);
  /** What others did since a person here last decided. */
  since = $state.raw<LogLine[]>([]);
  /** What the server would not do, until the next change. */
  refusal = $state.raw<Refused | null>(null);
  connection = $state<'joining' | 'open' | 'lost'>('joining');
  /** An answer is on its way; a second one would be stale. */
  answering = $state(false);

  #channel: Channel | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = new Requests<Told<W['forecast']>>();
  /** Changes that wait for those before them to have been seen. */
  #waiting: Change<W['snapshot']>[] = [];
  #watchers: Watcher<W['snapshot']>[] = [];
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #lang: Lang;
  /** What the next question is answered with, in notation. */
  #then: string | null = null;

  constructor(
    readonly table: string,
    readonly secrets: string[],
    lang: Lang,
  ) {
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

  /** Answers with a choice. `then` is what the next question is answered with, in notation, should it offer just that. */
  answer(choice: number, then?: string): void {
    if (!this.snapshot?.ask || this.answering) return;
    this.answering = this.#send({ answer: { question: this.snapshot.question, choice } });
    this.since = [];
    this.#then = then ?? null;
  }

  undo(): void {
    if (this.snapshot?.can_undo) this.#send({ undo: { question: this.snapshot.question } });
  }

  order(seat: number, order: string): void {
    this.#send({ order: { seat, order } });
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

  /** Asks for the odds of what a choice makes or leads to. */
  forecast = async (choice: number): Promise<W['forecast'][]> =>
    (await this.#ask({ forecast: { choice } }))?.forecasts ?? [];

  /** Asks what the computer would do. */
  hint = async () => (await this.#ask({ hint: {} }))?.hint ?? null;

  /** Has every change told as it is shown, until the function that is given back is called. */
  watch(watcher: Watcher<W['snapshot']>): () => void {
    this.#watchers.push(watcher);
    return () => (this.#watchers = this.#watchers.filter((one) => one !== watcher));
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
      clearTimeout(this.#pacing);
      this.#pacing = undefined;
      this.welcome = message.welcome;
      this.log = message.welcome.log;
      this.since = sinceOwn([], this.log, this.own);
      this.#show({ snapshot: message.welcome.snapshot, log: [] });
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
    } else if ('told' in message) {
      this.#requests.answer(message.told);
    } else if ('repeated' in message) {
      this.answering = false;
    } else {
      this.answering = false;
      this.#then = null;
      this.refusal = message.refused;
      // Requests about a question that is gone get no answer of their own.
      this.#requests.drop();
    }
  }

  #rejoin(): void {
    this.#channel?.close();
    this.#lost();
  }

  #queue(change: Change<W['snapshot']>): void {
    this.#waiting.push(change);
    if (this.#pacing === undefined) this.#next();
  }

  /** Shows the next change, and those after it at a pace that eyes can follow. */
  #next(): void {
    this.#pacing = undefined;
    const change = this.#waiting.shift();
    if (!change) return;
    this.#show(change);
    const pause = pauseAfter(change.log, settings.dice);
    if (pause === 0) this.#next();
    else this.#pacing = setTimeout(() => this.#next(), pause);
  }

  #show({ snapshot, log }: Change<W['snapshot']>): void {
    // What was taken back stays in the log, with a line that says so.
    if (log.length > 0) {
      this.log = [...this.log, ...log];
      this.since = sinceOwn(this.since, log, this.own);
    }
    this.news = log;
    const before = this.snapshot;
    if (before) for (const watcher of this.#watchers) watcher(before, snapshot);
    this.snapshot = snapshot;
    this.answering = false;
    this.refusal = null;
    this.#goOn();
  }

  /** Answers the question that stands with what was wished for when the one before was answered. */
  #goOn(): void {
    const then = this.#then;
    this.#then = null;
    if (then === null) return;
    const choices: readonly { notation: string }[] = this.snapshot?.ask?.choices ?? [];
    const choice = choices.findIndex(({ notation }) => notation === then);
    if (choice >= 0) this.answer(choice);
  }
}
