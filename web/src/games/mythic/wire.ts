import type {
  Ask as AnyAsk,
  MythicAbout,
  MythicChoice,
  MythicEvent,
  MythicForecast,
  MythicSnapshot,
  Offer as AnyOffer,
} from '../../wire';
import type { LineOf, Option as AnyOption } from '../wire';

/** The messages of Mythic Battles (2012). */
export interface MythicWire {
  snapshot: MythicSnapshot;
  event: MythicEvent;
  about: MythicAbout;
  forecast: MythicForecast;
}

/** A question, and one of its choices. */
export type MythicAsk = AnyAsk<MythicChoice>;
export type MythicOffer = AnyOffer<MythicChoice>;
export type MythicChoiceKind = MythicChoice['kind'];

/** A choice with its place in the list. */
export type Option = AnyOption<MythicOffer>;

/** A line of its log. */
export type MythicLine = LineOf<MythicWire>;
