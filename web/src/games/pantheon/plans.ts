import type { Pointed } from '../../components/board/pointed';
import { decimal, percent, t } from '../../lib/text.svelte';
import type { Forecast, PlanShown } from '../../wire';
import { aimAt, stoneAt, type Ground } from './menu';
import type { ChoiceKind, Option } from './wire';

const planKinds: ReadonlySet<ChoiceKind> = new Set([
  ...(['activate', 'walk', 'run', 'fly', 'attack', 'aerial'] as const),
  ...(['claim', 'absorb', 'deploy', 'enter', 'target'] as const),
]);

/** Whether plans answer a question: a unit is to be activated, or acts. */
export const hasPlans = (options: Option[]): boolean => options.some(({ offer }) => planKinds.has(offer.kind));

/** Where a plan can be clicked. */
export function placeOfPlan(plan: PlanShown, ground: Ground): Pointed | undefined {
  if (plan.target !== undefined) return aimAt(plan.target, ground);
  if (plan.stone !== undefined) return stoneAt(plan.stone, ground);
  return plan.place === undefined ? undefined : { area: plan.place };
}

/** What plans light on the board. */
export function litByPlans(plans: PlanShown[], ground: Ground) {
  const areas = new Set<string>();
  const units = new Set<string>();
  for (const plan of plans) {
    const place = placeOfPlan(plan, ground);
    if (place && 'area' in place) areas.add(place.area);
    else if (place) units.add(place.unit);
  }
  return { areas, units };
}

/** Those whose targets stand apart: one attack on each target, from where the attacker gets to first. */
const sameGoal = (a: PlanShown, b: PlanShown): boolean =>
  a.kind === b.kind && a.target === b.target && a.stone === b.stone;

/** The plans that a pick stands for, the shortest of each kind; a unit that is not meant itself stands for its area. */
export function plansAt(plans: PlanShown[], pointed: Pointed, ground: Ground): PlanShown[] {
  const at = (wanted: Pointed) => {
    const here = plans.filter((plan) => {
      const place = placeOfPlan(plan, ground);
      if (!place) return false;
      return 'area' in wanted
        ? 'area' in place && place.area === wanted.area
        : 'unit' in place && place.unit === wanted.unit;
    });
    const ordered = [...here].sort((a, b) => (a.way?.length ?? 0) - (b.way?.length ?? 0));
    return ordered.filter((plan, index) => ordered.findIndex((other) => sameGoal(plan, other)) === index);
  };
  const meant = at(pointed);
  if (meant.length > 0 || 'area' in pointed) return meant;
  const area = ground.units.find((unit) => unit.tag === pointed.unit)?.area;
  return area ? at({ area }) : [];
}

/** What a plan does, in words. */
export function planText(plan: PlanShown, nameOf: (tag: string) => string): string {
  const unit = nameOf(plan.unit);
  const area = plan.place ?? '';
  const steps = Math.max(0, (plan.way?.length ?? 0) - 1);
  switch (plan.kind) {
    case 'strike':
      return t('plan-strike', { unit, target: nameOf(plan.target ?? ''), area, steps });
    case 'claim':
      return t('plan-claim', { unit, area, steps });
    case 'absorb':
      return t('plan-absorb', { unit });
    case 'deploy':
      return t('plan-deploy', { unit, area });
    default:
      return t('plan-reach', { unit, area, steps });
  }
}

/** What it means to stop where a plan ends. */
export function planNotes(plan: PlanShown): string[] {
  const notes: string[] = [];
  if (plan.end) notes.push(t(`plan-end-${plan.end as 'enemies' | 'swamp' | 'lava' | 'chains' | 'terrain'}`));
  if (plan.kind === 'reach') notes.push(t('plan-left', { actions: plan.left }));
  if (plan.cost > 0) notes.push(t('choice-cost', { cards: plan.cost }));
  return notes;
}

/** The odds of an attack in few words: what it does, and what comes back. */
export function oddsWords({ offence, defence, destroy, mean, answer }: Forecast): string[] {
  const back = 'after' in answer ? answer.after : 'first' in answer ? answer.first : null;
  const [chance, wounds] = [percent(destroy), decimal(mean)];
  const own = t('plan-odds', { offence: offence.total, defence: defence.total, chance, wounds });
  return back ? [own, t('plan-back', { wounds: decimal(back.wounds), chance: percent(back.chance) })] : [own];
}
