import type { CompanyShown, TalkLine } from '../wire';

/** A table of the stand-in, at which nobody else is and nothing was said. */
export const nobodyElse: { company: CompanyShown; talk: TalkLine[] } = {
  company: { seats: [], watching: 0, can_abort: false },
  talk: [],
};
