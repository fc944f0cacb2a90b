import type { Forecast, Offer, Snapshot, Welcome } from '../../wire';
import type { Option as AnyOption } from '../wire';

/** The messages of Pantheon, of both its editions. */
export interface PantheonWire {
  snapshot: Snapshot;
  about: Pick<Welcome, 'boards' | 'mode' | 'scenario' | 'teams' | 'settings'>;
  forecast: Forecast;
}

/** One of Pantheon's choices. */
export type Option = AnyOption<Offer>;
