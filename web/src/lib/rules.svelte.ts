import type { Ruleset } from '../games';

/** The rule reference, and the short rules, that lie over whatever page is open. */
let asked = $state.raw<string | null>(null);
let guided = $state.raw<Ruleset | null>(null);

export const reference = {
  /** The rule to show; `null` while the reference is closed. */
  get rule(): string | null {
    return asked;
  },
  /** Opens the reference at a rule, or at its beginning with an empty id. */
  open(rule: string): void {
    asked = rule;
  },
  close(): void {
    asked = null;
  },
  /** The game whose short rules are shown; `null` while they are closed. */
  get guide(): Ruleset | null {
    return guided;
  },
  openGuide(ruleset: Ruleset): void {
    guided = ruleset;
  },
  closeGuide(): void {
    guided = null;
  },
};
