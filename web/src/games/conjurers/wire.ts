import type { ConjurersAbout, ConjurersForecast, ConjurersOffer, ConjurersSnapshot } from '../../wire';
import type { Option as AnyOption } from '../wire';

/** The messages of Conjurers. */
export interface ConjurersWire {
  snapshot: ConjurersSnapshot;
  about: ConjurersAbout;
  forecast: ConjurersForecast;
}

/** One of the choices of Conjurers. */
export type Option = AnyOption<ConjurersOffer>;
