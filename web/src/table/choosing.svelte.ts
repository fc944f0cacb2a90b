import { untrack } from 'svelte';
import type { LineOf, OfferOf, Option, Wire } from '../games/wire';
import { optionsOf } from '../games/wire';
import { settings } from '../lib/settings.svelte';
import type { Explanation, PlanShown } from '../wire';
import type { Game } from './game.svelte';
import { handingOf, withoutSecrets, type Secrets } from './handing';

/** How a game wants its choices treated. */
export interface Ways<W extends Wire> {
  /** Whether a choice has odds that a person wants to see before it is made; `aim` is what it was aimed at on the board. */
  hasOdds?: (offer: OfferOf<W>, aim?: string) => boolean;
  /** Whether a choice is called an attack; every one with odds when absent. */
  attacks?: (offer: OfferOf<W>) => boolean;
  /** Whether a choice gives something up, so that a pick on the board is to be confirmed. */
  givesUp?: (offer: OfferOf<W>) => boolean;
  /** Whether a question is one that plans answer: what units can do in one go is asked for. */
  plans?: (options: Option<OfferOf<W>>[]) => boolean;
  /** What is hidden from others at the same screen. */
  secrets?: Secrets<W['snapshot'], OfferOf<W>>;
}

/** Something that was picked and cannot be chosen now. */
export interface Forbidden {
  name: string;
  /** What it is for. */
  about?: string | undefined;
  /** What the rules say to it; `null` while the server is asked or when it has nothing to say. */
  explanation: Explanation | null;
  /** Opens the sheet of what was picked. */
  onsheet?: (() => void) | undefined;
}

/** What a person is about to choose at a table. Board, hand and list share it, so that each shows what the others do. */
export class Choosing<W extends Wire> {
  /** The choices that a pick on the board left; `null` for all. */
  narrowed = $state.raw<Option<OfferOf<W>>[] | null>(null);
  /** The choice that waits for a yes. */
  pending = $state.raw<Option<OfferOf<W>> | null>(null);
  /** The answers to the questions after the pending choice, in notation: what an attack is aimed at, or all of a plan. */
  course = $state.raw<readonly string[]>([]);
  /** The plan that waits for a yes. */
  planned = $state.raw<PlanShown | null>(null);
  /** What units can do in one go. */
  plans = $state.raw<PlanShown[]>([]);
  /** The plans that a pick may have meant. */
  doubtful = $state.raw<PlanShown[]>([]);
  /** The unit that was picked to see its plans. */
  planner = $state<string | null>(null);
  /** The choice in the list that the pointer or focus is on. */
  hovered = $state.raw<Option<OfferOf<W>> | null>(null);
  /** The choice that was advised. */
  advised = $state.raw<Option<OfferOf<W>> | null>(null);
  /** What was picked in vain. */
  forbidden = $state.raw<Forbidden | null>(null);
  /** The plans that were asked for and have not come. */
  #told: Promise<PlanShown[]> | null = null;
  /** The seat whose secrets may be seen: the last one that said it was there. */
  uncovered = $state<number | null>(null);

  /** Everything that is offered. */
  readonly offered = $derived.by((): Option<OfferOf<W>>[] => {
    const ask = this.game.snapshot?.ask;
    return ask ? (optionsOf(ask) as Option<OfferOf<W>>[]) : [];
  });
  readonly handing = $derived.by(() =>
    this.game.snapshot
      ? handingOf(
          this.game.snapshot,
          this.offered,
          { people: this.game.own.length, openHands: settings.openHands, uncovered: this.uncovered },
          this.ways.secrets,
        )
      : 'open',
  );
  /** What is offered and may be shown. */
  readonly options = $derived(
    this.handing === 'veiled' ? this.offered.filter(({ offer }) => this.ways.secrets?.plain(offer)) : this.offered,
  );
  /** What can be lit on the board: what is offered, or what a pick left of it. */
  readonly shown = $derived(this.narrowed ?? this.options);
  /** The unit whose plans are shown: the one that was picked, or the only one that has begun to act. */
  readonly planning = $derived.by((): string | null => {
    if (this.handing !== 'open' || this.planner !== null) return this.planner;
    const begun = this.plans.filter(({ choice }) => this.offered[choice]?.offer.kind !== 'activate');
    const only = begun[0]?.unit ?? null;
    return begun.every(({ unit }) => unit === only) ? only : null;
  });
  /** The plans that are shown. */
  readonly shownPlans = $derived(this.plans.filter(({ unit }) => unit === this.planning));
  /** The log as it may be shown. */
  readonly log = $derived.by(() => {
    const { secrets } = this.ways;
    return this.handing === 'open' || !secrets ? this.game.log : withoutSecrets(this.game.log, this.game.story);
  });

  /** What everybody at this screen may read of lines as they come. */
  readable = (lines: LineOf<W>[]): LineOf<W>[] => {
    const { secrets } = this.ways;
    return this.game.own.length < 2 || settings.openHands || !secrets ? lines : withoutSecrets(lines, this.game.story);
  };

  constructor(
    readonly game: Game<W>,
    readonly ways: Ways<W> = {},
  ) {
    const question = $derived(game.snapshot?.question);
    $effect(() => {
      void question;
      this.reset();
      untrack(() => void this.#plan());
    });
  }

  async #plan(): Promise<void> {
    this.plans = [];
    this.#told = null;
    // A question that is being answered already will be gone before its plans are known.
    if (this.game.busy || !this.ways.plans?.(this.offered)) return;
    const { question } = this.game.snapshot ?? {};
    const told = this.game.plans();
    this.#told = told;
    const plans = await told;
    if (this.#told === told) this.#told = null;
    if (this.game.snapshot?.question === question) this.plans = plans;
  }

  /** Does something once the plans of the present question are known; at once when they are. */
  whenPlanned(then: () => void): void {
    const { question } = this.game.snapshot ?? {};
    if (!this.#told) return then();
    void this.#told.then(() => {
      if (this.game.snapshot?.question === question) then();
    });
  }

  /** Shows what a unit can do; `options` are its choices in the list. */
  plan(unit: string, options: Option<OfferOf<W>>[]): void {
    this.back();
    this.forbidden = null;
    this.planner = unit;
    this.narrowed = options.length > 0 ? options : null;
  }

  /** Asks which of several plans a pick meant. */
  doubt(plans: PlanShown[]): void {
    this.forbidden = null;
    // The one that does most is what most people mean.
    this.doubtful = plans.toSorted((one, other) => other.then.length - one.then.length);
  }

  /** Does what a plan says, at once or after a yes. */
  follow(plan: PlanShown, asks = settings.confirmAll): void {
    const option = this.offered[plan.choice];
    this.forbidden = null;
    if (!option) return;
    if (asks) {
      this.pending = option;
      this.course = plan.then;
      this.planned = plan;
    } else this.game.answer(plan.choice, plan.then);
  }

  /** Forgets what was begun. */
  reset(): void {
    this.back();
    this.forbidden = null;
    this.hovered = null;
    this.advised = null;
  }

  /** Goes back to all choices. */
  back(): void {
    this.pending = null;
    this.course = [];
    this.planned = null;
    this.planner = null;
    this.doubtful = [];
    this.narrowed = null;
  }

  /** Whether there is something to go back from. */
  get begun(): boolean {
    return [this.pending, this.narrowed, this.planner, this.forbidden, this.doubtful[0] ?? null].some(
      (one) => one !== null,
    );
  }

  /** Takes a choice from a list or a card: it is meant as it says, but odds are shown first. */
  choose = (option: Option<OfferOf<W>>): void => {
    this.course = [];
    this.planned = null;
    if (this.ways.hasOdds?.(option.offer)) this.pending = option;
    else this.game.answer(option.index);
  };

  confirm = (): void => {
    if (this.pending) this.game.answer(this.pending.index, this.course);
  };

  /**
   * Takes the choices that a pick on the board stands for. Gives back whether there were any. `aimed` is what the pick
   * answers to the question after this one, in notation.
   */
  pick(meant: Option<OfferOf<W>>[], aimed?: (offer: OfferOf<W>) => string | undefined): boolean {
    this.forbidden = null;
    this.course = [];
    this.planned = null;
    const only = meant.length === 1 ? meant[0] : undefined;
    if (only) {
      const aim = aimed?.(only.offer);
      const asks = this.ways.hasOdds?.(only.offer, aim) || this.ways.givesUp?.(only.offer) || settings.confirmAll;
      if (asks) {
        this.pending = only;
        this.course = aim === undefined ? [] : [aim];
      } else this.game.answer(only.index, aim === undefined ? [] : [aim]);
    } else if (meant.length > 1) {
      this.pending = null;
      this.narrowed = meant;
    }
    return meant.length > 0;
  }

  /** Says why something that was picked cannot be chosen; `wish` is what the person seems to want, in notation. */
  async forbid(name: string, wish: string | undefined, onsheet?: () => void, about?: string): Promise<void> {
    const asked: Forbidden = { name, about, explanation: null, onsheet };
    this.forbidden = asked;
    if (wish === undefined) return;
    const explanation = await this.game.why({ notation: wish });
    if (this.forbidden === asked) this.forbidden = { ...asked, explanation };
  }

  /** The next person is there: what is hidden is theirs, and so is the log. */
  uncover(seat: number): void {
    const changed = this.uncovered !== null && this.uncovered !== seat;
    this.uncovered = seat;
    if (changed) this.game.refresh();
  }
}
