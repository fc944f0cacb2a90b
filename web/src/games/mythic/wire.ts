import type { MythicAbout, MythicForecast, MythicOffer, MythicSnapshot } from '../../wire';
import type { Option as AnyOption } from '../wire';

/** The messages of Mythic Battles (2012). */
export interface MythicWire {
  snapshot: MythicSnapshot;
  about: MythicAbout;
  forecast: MythicForecast;
}

/** One of its choices. */
export type Option = AnyOption<MythicOffer>;
