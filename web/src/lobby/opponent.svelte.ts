import { games, type Ruleset } from '../games';
import { seekNoMore, seekOn, seekOpponent } from '../lib/claim';
import { reasonOf } from '../lib/faults';
import { settings } from '../lib/settings.svelte';
import type { PlayerSpec } from '../wire';

/** How often whoever waits looks again, in milliseconds. */
const AGAIN = 8_000;

/** Somebody whose side is set up for them. */
const player = (name: string): PlayerSpec => ({ name, kind: 'person', set_up: true });

/** Somebody to play with is looked for, until there is one or nobody wants one any more. */
export class OpponentSearch {
  /** The table at which one waits. */
  table = $state<string | null>(null);
  ruleset = $state<Ruleset>('pantheon-1.5');
  since = $state(0);
  failed = $state('');
  busy = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #rated = false;

  /** `found` is told the table as soon as somebody is there. */
  constructor(readonly found: (table: string) => void) {}

  async start(ruleset: Ruleset, rated: boolean): Promise<void> {
    this.ruleset = ruleset;
    this.#rated = rated;
    this.since = Date.now();
    await this.#trying(async () => {
      const { face } = games[ruleset];
      const quick = await (await face()).quick(ruleset, settings.lang);
      const players = [player(settings.name), player('')];
      const sought = await seekOpponent({ ...quick, players, lang: settings.lang }, rated);
      if (sought.waits) this.#wait(sought.table);
      else this.found(sought.table);
    });
  }

  /** Looks again now. */
  async again(): Promise<void> {
    clearTimeout(this.#timer);
    const { table } = this;
    if (table === null || this.busy) return;
    await this.#trying(async () => {
      const sought = await seekOn(table);
      if (this.table === null) return;
      if (sought.waits) return this.#wait(sought.table);
      this.table = null;
      this.found(sought.table);
    });
    // Whoever was about to come has gone to somebody else.
    if (this.failed && this.table !== null) {
      this.table = null;
      const { since } = this;
      await this.start(this.ruleset, this.#rated);
      this.since = since;
    }
  }

  /** Looks no more; somebody who comes at this very moment is met all the same. */
  async stop(): Promise<void> {
    const { table } = this;
    clearTimeout(this.#timer);
    this.table = null;
    if (table === null) return;
    try {
      await seekNoMore(table);
    } catch {
      this.found(table);
    }
  }

  #wait(table: string): void {
    this.table = table;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.again(), AGAIN);
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = '';
    try {
      await work();
    } catch (fault) {
      this.failed = reasonOf(fault);
    } finally {
      this.busy = false;
    }
  }
}
