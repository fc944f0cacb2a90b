import type { Snapshot } from '../wire';

/** Whether armies are being drafted: the pool lies open, and the question is what to pick from it. */
export function isDraft(snapshot: Snapshot): boolean {
  if (snapshot.ask) return snapshot.ask.choices.some((offer) => offer.kind === 'recruit');
  return snapshot.round === 0 && !snapshot.over && snapshot.units.some((unit) => unit.owner === null);
}
