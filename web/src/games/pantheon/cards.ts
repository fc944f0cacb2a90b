import type { Lookup } from '../../lib/catalogue';
import type { UnitCard, UnitSnapshot } from '../../wire';

/** What a card shows. */
export type Face = 'aow' | 'omphalos' | 'back' | UnitCard;

/** The face of a card by its name: art of war, omphalos, or the tag of the unit it activates. */
export function faceOf(card: string, units: UnitSnapshot[], lookup: Lookup): Face {
  if (card === 'aow' || card === 'omphalos') return card;
  const unit = units.find((one) => one.tag === card);
  return (unit ? lookup.unit(unit.def) : undefined) ?? 'back';
}
