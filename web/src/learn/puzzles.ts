import { t } from '../lib/text.svelte';

/** What a puzzle asks for, in words. */
export function goalText(goal: string): string {
  if (goal === 'battle') return t('puzzle-goal-battle');
  return t('puzzle-goal-win');
}
