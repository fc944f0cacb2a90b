import type {
  Ask as AnyAsk,
  About,
  Forecast,
  Offer as AnyOffer,
  PantheonChoice,
  PantheonEvent,
  Snapshot,
} from '../../wire';
import type { LineOf, Option as AnyOption } from '../wire';

/** The messages of Pantheon, of both its editions. */
export interface PantheonWire {
  snapshot: Snapshot;
  event: PantheonEvent;
  about: About;
  forecast: Forecast;
}

/** A question, and one of its choices. */
export type Ask = AnyAsk<PantheonChoice>;
export type Offer = AnyOffer<PantheonChoice>;
export type ChoiceKind = PantheonChoice['kind'];

/** A choice with its place in the list. */
export type Option = AnyOption<Offer>;

/** A line of its log. */
export type PantheonLine = LineOf<PantheonWire>;
