import type {
  Ask as AnyAsk,
  ConjurersAbout,
  ConjurersChoice,
  ConjurersEvent,
  ConjurersForecast,
  ConjurersSnapshot,
  Offer as AnyOffer,
} from '../../wire';
import type { LineOf, Option as AnyOption } from '../wire';

/** The messages of Conjurers. */
export interface ConjurersWire {
  snapshot: ConjurersSnapshot;
  event: ConjurersEvent;
  about: ConjurersAbout;
  forecast: ConjurersForecast;
}

/** A question, and one of its choices. */
export type ConjurersAsk = AnyAsk<ConjurersChoice>;
export type ConjurersOffer = AnyOffer<ConjurersChoice>;
export type ConjurersChoiceKind = ConjurersChoice['kind'];

/** A choice with its place in the list. */
export type Option = AnyOption<ConjurersOffer>;

/** A line of its log. */
export type ConjurersLine = LineOf<ConjurersWire>;
