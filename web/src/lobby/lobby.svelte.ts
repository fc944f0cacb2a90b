import { api } from '../lib/api';
import { reasonOf } from '../lib/faults';
import type { LobbyNews, LobbyShown, TiedCard } from '../wire';
import { after, asked, type Wanted } from './board';

/** How long to wait before a lost connection is tried again: longer each time, ten seconds at most. */
const pause = (tries: number): number => Math.min(10_000, 500 * 2 ** tries);

/** The lobby as this browser sees it, kept true by what the server tells. */
export class Lobby {
  shown = $state.raw<LobbyShown | null>(null);
  /** Friends, and those whose tables are not shown. */
  circle = $state.raw<TiedCard[]>([]);
  failed = $state('');
  /** Who looks, as they are known. */
  me = $state.raw<string | null>(null);
  hasAccount = $state(false);
  /** Tables of which was told last that they wait no more. */
  gone = $state.raw<string[]>([]);
  wanted = $state.raw<Wanted>({ ruleset: null, players: null, pace: null });

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told before the list came. */
  #early: LobbyNews[] = [];
  #asked = 0;

  constructor() {
    this.#open();
    void this.meet();
  }

  /** Shows other tables. */
  want(wanted: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...wanted };
    void this.#fetch();
  }

  /** Those whose tables are not shown. */
  get hidden(): string[] {
    return this.circle.filter(({ tie }) => tie === 'block').map(({ id }) => id);
  }

  /** Whether somebody is a friend. */
  isFriend(id: string): boolean {
    return this.circle.some((one) => one.id === id && one.tie === 'friend');
  }

  /** Says what this person wants of another. */
  async tie(id: string, tie: 'friend' | 'block' | null): Promise<void> {
    await api.tie({ id, ...(tie && { tie }) });
    await this.meet();
  }

  /** Shows older tables as well. */
  async more(): Promise<void> {
    const shown = this.shown;
    if (!shown?.more) return;
    const next = await api.lobby(asked(this.wanted, shown.more));
    const known = shown.tables.map(({ table }) => table);
    const tables = [...shown.tables, ...next.tables.filter(({ table }) => !known.includes(table))];
    this.shown = { ...shown, tables, more: next.more };
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
  }

  /** Learns who looks, and whom they want to meet: whoever was nobody becomes a guest at the first table. */
  async meet(): Promise<void> {
    try {
      const me = await api.me();
      this.me = me?.id ?? null;
      this.hasAccount = me?.kind === 'account';
      // Who is nobody yet has no circle.
      this.circle = this.me === null ? [] : await api.circle();
    } catch {
      // The tables are shown all the same.
    }
  }

  async #fetch(): Promise<void> {
    const own = ++this.#asked;
    this.#early = [];
    try {
      const shown = await api.lobby(asked(this.wanted));
      if (own !== this.#asked) return;
      this.shown = this.#early.reduce((so, news) => after(so, news, this.wanted), shown);
      this.failed = '';
    } catch (fault) {
      this.failed = reasonOf(fault);
    }
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/watch`);
    socket.onmessage = (event: MessageEvent<string>) => {
      const news = JSON.parse(event.data) as LobbyNews;
      // The first message only says where it begins.
      if (this.#tries >= 0) {
        this.#tries = -1;
        void this.#fetch();
      } else {
        this.#early.push(news);
        this.gone = news.gone ?? [];
        if (this.shown) this.shown = after(this.shown, news, this.wanted);
      }
    };
    socket.onclose = () => {
      this.#tries = Math.max(0, this.#tries) + 1;
      this.#timer = setTimeout(() => this.#open(), pause(this.#tries));
    };
    this.#socket = socket;
  }
}
