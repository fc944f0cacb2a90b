/** The rule reference that lies over whatever page is open. */
let asked = $state.raw<string | null>(null);

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
};
