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

/** The moment that changed the chances most. */
export const decisiveOf = (moments: readonly ReviewMoment[]): ReviewMoment | undefined =>
  moments.reduce<ReviewMoment | undefined>(
    (best, one) => (best === undefined || Math.abs(one.change) > Math.abs(best.change) ? one : best),
    undefined,
  );
