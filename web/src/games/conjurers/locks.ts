import type { ConjurersSpace } from '../../wire';
import { t } from '../../lib/text.svelte';

/** Why nobody can be put on an action, in few words; empty where somebody can. */
export function lockText({ closed }: ConjurersSpace): string {
  if (closed === undefined) return '';
  if (closed === 'players') return t('con-web-locked-players');
  if (closed === 'mythology') return t('con-web-locked-mythology');
  return t('con-web-locked-phase', { phase: closed.phase });
}
