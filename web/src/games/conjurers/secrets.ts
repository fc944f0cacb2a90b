import type { Secrets } from '../../table/handing';
import type { ConjurersSnapshot } from '../../wire';
import type { ConjurersOffer } from './wire';

/** Conjurers hides only which creatures were drawn for a battle. */
export const secrets: Secrets<ConjurersSnapshot, ConjurersOffer> = {
  hides: ({ battle, view }) => battle?.sides.some((side) => side.seat === view && side.hand > 0) ?? false,
  ownTurn: ({ battle, view }) => battle?.sides[battle.turn]?.seat === view,
  plain: ({ kind }) => kind !== 'summon',
};
