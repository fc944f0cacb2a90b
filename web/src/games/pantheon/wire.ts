import type { About, Forecast, Offer, Snapshot } from '../../wire';
import type { Option as AnyOption } from '../wire';

/** The messages of Pantheon, of both its editions. */
export interface PantheonWire {
  snapshot: Snapshot;
  about: About;
  forecast: Forecast;
}

/** One of Pantheon's choices. */
export type Option = AnyOption<Offer>;
