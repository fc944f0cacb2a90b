import type { Snapshot } from '../../wire';

/** The way a unit has gone so far. */
export interface Trail {
  unit: string;
  areas: string[];
}

/** The way after a change: longer if the same unit went on, begun anew if another moved, gone when nobody moves. */
export function grown(trail: Trail | null, before: Snapshot, after: Snapshot): Trail | null {
  const was = new Map(before.units.map((unit) => [unit.tag, unit.area]));
  for (const unit of after.units) {
    const from = was.get(unit.tag);
    if (!from || !unit.area || from === unit.area) continue;
    const goesOn = trail?.unit === unit.tag && trail.areas.at(-1) === from;
    return { unit: unit.tag, areas: goesOn ? [...trail.areas, unit.area] : [from, unit.area] };
  }
  const moving = after.ask?.choices.some((offer) => offer.kind === 'enter' || offer.kind === 'stop') ?? false;
  return moving ? trail : null;
}
