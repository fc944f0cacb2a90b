import { api } from '../lib/api';
import { reasonOf } from '../lib/faults';
import type { Lang } from '../lib/lang';
import { isRuleset, type Ruleset } from '../games';
import type { AnySnapshot } from '../games/wire';
import type { AnyMoment as Moment } from '../games/wire';
import { Fetched } from './cache';
import { nearestStop, stopsOf, tempo } from './stops';

/** A game that is looked at again: which moment is shown, and what stood on the table then. */
export class Replay {
  moments = $state.raw<Moment[]>([]);
  /** The moments at which something happened that people can see. */
  readonly stops = $derived(stopsOf(this.moments));
  /** The place in `stops` of the moment that is shown. */
  at = $state(0);
  snapshot = $state.raw<AnySnapshot | null>(null);
  /** Which game it is, once that is known. */
  ruleset = $state.raw<Ruleset | null>(null);
  playing = $state(false);
  speed = $state(1);
  failed = $state('');

  #seen = new Fetched((step: number) => api.moment<AnySnapshot>(this.table, step, this.secrets, this.#lang));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lang: Lang;

  constructor(
    readonly table: string,
    readonly secrets: string[],
    lang: Lang,
    step?: number,
  ) {
    this.#lang = lang;
    void this.#load(step);
  }

  get moment(): Moment | undefined {
    return this.stops[this.at];
  }

  /** Tells the game in another language, from the same moment. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#seen.clear();
    void this.#load(this.moment?.step);
  }

  /** Shows a moment by its place; places beyond the ends are the ends. */
  go(place: number): void {
    this.at = Math.max(0, Math.min(this.stops.length - 1, place));
    void this.#show();
  }

  play(): void {
    if (this.at >= this.stops.length - 1) this.go(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (this.at >= this.stops.length - 1) return this.pause();
        this.go(this.at + 1);
        this.#next();
      },
      tempo(this.moment, this.speed),
    );
  }

  async #load(step: number | undefined): Promise<void> {
    try {
      const { ruleset, moments } = await api.moments(this.table, this.secrets, this.#lang);
      if (!isRuleset(ruleset)) throw new Error(ruleset);
      this.ruleset = ruleset;
      this.moments = moments;
      this.failed = '';
      this.go(nearestStop(this.stops, step));
    } catch (fault) {
      this.failed = reasonOf(fault);
    }
  }

  async #show(): Promise<void> {
    const wanted = this.moment?.step;
    if (wanted === undefined) return;
    try {
      const snapshot = await this.#seen.get(wanted);
      if (this.moment?.step !== wanted) return;
      this.snapshot = snapshot;
      const next = this.stops[this.at + 1];
      // The next one is fetched ahead; should that fail, it is tried again when it is needed.
      if (next) this.#seen.get(next.step).catch(() => undefined);
    } catch (fault) {
      this.failed = reasonOf(fault);
      this.pause();
    }
  }
}
