import { decimal, percent, t } from '../../lib/text.svelte';
import type { Course } from '../../table/asking';
import type { MythicForecast, MythicSnapshot, MythicUnit, PlanShown } from '../../wire';
import type { Light } from './field';
import type { Option } from './wire';

const planKinds = new Set(['activate', 'move', 'strike', 'shoot']);

/** Whether plans answer a question: a unit is to be activated, or acts. */
export const hasPlans = (options: Option[]): boolean => options.some(({ offer }) => planKinds.has(offer.kind));

/** The space at which a plan can be clicked. */
export const spaceOfPlan = ({ kind, place, target }: PlanShown, units: readonly MythicUnit[]): string | undefined =>
  kind === 'strike' ? (units.find(({ tag }) => tag === target)?.space ?? undefined) : place;

/** What plans light, each space with its reason. */
export function litByPlans(plans: readonly PlanShown[], units: readonly MythicUnit[]): Map<string, Light> {
  const lit = new Map<string, Light>();
  for (const plan of plans) {
    const space = spaceOfPlan(plan, units);
    if (space !== undefined && lit.get(space) !== 'attack') lit.set(space, plan.kind === 'strike' ? 'attack' : 'go');
  }
  return lit;
}

/** The plan that a pick on a space stands for: an attack on who stands there, the shortest way first, or a move. */
export function planAt(
  plans: readonly PlanShown[],
  space: string,
  units: readonly MythicUnit[],
): PlanShown | undefined {
  const here = plans.filter((plan) => spaceOfPlan(plan, units) === space);
  const strikes = here.filter(({ kind }) => kind === 'strike');
  const [best] = (strikes.length > 0 ? strikes : here).sort((a, b) => (a.way?.length ?? 0) - (b.way?.length ?? 0));
  return best;
}

/** What a plan does, in words. */
export function planText(plan: PlanShown, nameOf: (tag: string) => string): string {
  const unit = nameOf(plan.unit);
  const area = plan.place ?? '';
  const steps = Math.max(0, (plan.way?.length ?? 0) - 1);
  return plan.kind === 'strike'
    ? t('plan-strike', { unit, target: nameOf(plan.target ?? ''), area, steps })
    : t('mythic-plan-move', { unit, area });
}

/** What ends the turn in one go: the activation that is under way, and all others. */
export function endsTurn({ ask, active, attack, stage }: MythicSnapshot): Course | undefined {
  if (!ask || ask.seat !== active || attack || stage !== 'turn') return undefined;
  const choice = ask.choices.findIndex(({ kind }) => kind === 'done');
  return choice < 0 ? undefined : { choice, then: ['done', 'decline'] };
}

/** The odds of an attack in few words. */
export const oddsWords = ({ dice, difficulty, destroy, mean }: MythicForecast): string[] => [
  t('plan-odds', {
    offence: dice.total,
    defence: difficulty.total,
    chance: percent(destroy),
    wounds: decimal(mean),
  }),
];
