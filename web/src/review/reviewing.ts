import { api } from '../lib/api';
import { reasonOf } from '../lib/faults';
import type { Lang } from '../lib/lang';
import type { ReviewMoment, ReviewState } from '../wire';

/** How often the server is asked how far it has come, in milliseconds. */
const PATIENCE = 700;

/** Asks for the review of a table until it is ready; gives back how to stop asking. */
export function askReview(
  table: { id: string; secrets: string[]; lang: Lang },
  told: (state: ReviewState) => void,
  failed: (reason: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const ask = async () => {
    try {
      const state = await api.review(table.id, table.secrets, table.lang);
      if (gone) return;
      told(state);
      if ('working' in state) timer = setTimeout(() => void ask(), PATIENCE);
    } catch (fault) {
      if (!gone) failed(reasonOf(fault));
    }
  };
  void ask();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

/**
 * The moment that decided a game: of what spoke for the winners, their luck or a mistake of others, the one that changed
 * the chances most. Only where nothing did, it is whatever changed them most.
 */
export function decisiveOf(moments: readonly ReviewMoment[], winners: readonly number[]): ReviewMoment | undefined {
  const forWinners = moments.filter(({ seat, change }) => winners.includes(seat) === change > 0);
  const all = forWinners.length > 0 ? forWinners : moments;
  return all.reduce<ReviewMoment | undefined>(
    (best, one) => (best === undefined || Math.abs(one.change) > Math.abs(best.change) ? one : best),
    undefined,
  );
}
