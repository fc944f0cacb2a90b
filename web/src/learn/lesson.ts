import type { ChoiceKind, Snapshot } from '../wire';

/** What the lesson teaches, in the order in which a game brings it up. */
export const topics = ['cards', 'moving', 'stones', 'attacking', 'dice', 'reactions'] as const;
export type Topic = (typeof topics)[number];

/** What the coach says; each is a message `lesson-…`. */
export type Prompt =
  | 'over'
  | 'watch'
  | 'place'
  | 'enter'
  | 'target'
  | 'spend'
  | 'second'
  | 'reroll'
  | 'guard'
  | 'retaliate'
  | 'evade'
  | 'buy'
  | 'pay'
  | 'take'
  | 'deploy'
  | 'claim'
  | 'absorb'
  | 'attack'
  | 'walk'
  | 'end-activation'
  | 'first-turn'
  | 'bring-in'
  | 'move-out'
  | 'seek-stone'
  | 'seek-fight'
  | 'second-activation'
  | 'recall'
  | 'pass'
  | 'go-on'
  | 'free'
  | 'other';

const kindsOf = (snapshot: Snapshot): Set<ChoiceKind> => new Set(snapshot.ask?.choices.map((offer) => offer.kind));

/** The topics that are learned by getting from one moment to the next; `seat` is the learner's. */
export function learnedBetween(before: Snapshot, now: Snapshot, seat: number): Topic[] {
  const learned: Topic[] = [];
  const mine = before.ask?.seat === seat && now.question > before.question;
  const asked = kindsOf(before);
  const areas = new Map(before.units.map((unit) => [unit.tag, unit.area]));
  const own = now.units.filter((unit) => unit.owner === seat);
  const handOf = (snapshot: Snapshot): number => snapshot.seats.find((one) => one.seat === seat)?.hand ?? 0;
  if (mine && asked.has('activate') && handOf(now) < handOf(before)) learned.push('cards');
  if (mine && asked.has('enter') && own.some((unit) => unit.area !== null && areas.get(unit.tag) !== unit.area))
    learned.push('moving');
  const absorbed = (snapshot: Snapshot): number => snapshot.seats.find((one) => one.seat === seat)?.absorbed ?? 0;
  const carried = new Set(before.units.filter((unit) => unit.stone).map((unit) => unit.tag));
  if (absorbed(now) > absorbed(before) || own.some((unit) => unit.stone && !carried.has(unit.tag)))
    learned.push('stones');
  if (mine && asked.has('target') && now.attack && own.some((unit) => unit.tag === now.attack?.by))
    learned.push('attacking');
  if (mine && (asked.has('spend') || asked.has('keep'))) learned.push('dice');
  if (mine && (asked.has('guard') || asked.has('retaliate') || asked.has('evade'))) learned.push('reactions');
  return learned;
}

/** Which kinds of choices call for which words, the most telling first. */
const byKind: [ChoiceKind, Prompt][] = [
  ['place', 'place'],
  ['guard', 'guard'],
  ['evade', 'evade'],
  ['retaliate', 'retaliate'],
  ['spend', 'spend'],
  ['keep', 'spend'],
  ['second', 'second'],
  ['reroll', 'reroll'],
  ['target', 'target'],
  ['enter', 'enter'],
  ['pay', 'pay'],
  ['take', 'take'],
  ['deploy', 'deploy'],
];

/** What is to be said now. It follows what the learner does; whatever is legal may be done. */
export function promptFor(snapshot: Snapshot, seat: number, learned: ReadonlySet<Topic>): Prompt {
  if (snapshot.over) return 'over';
  if (snapshot.ask?.seat !== seat) return 'watch';
  const kinds = kindsOf(snapshot);
  const direct = byKind.find(([kind]) => kinds.has(kind));
  if (direct) return direct[1];
  const activated = snapshot.units.filter((unit) => unit.owner === seat && unit.activated);
  if (kinds.has('activate')) {
    if (activated.length > 0) return 'second-activation';
    if (!learned.has('cards')) return 'first-turn';
    const waiting = snapshot.ask.choices.some(
      (offer) =>
        offer.kind === 'activate' && snapshot.units.some((unit) => unit.tag === offer.unit && unit.stage === 'ready'),
    );
    if (!learned.has('moving')) return 'move-out';
    if (!learned.has('stones')) return 'seek-stone';
    if (!learned.has('attacking')) return 'seek-fight';
    return waiting ? 'bring-in' : 'free';
  }
  if (kinds.has('pass')) return 'pass';
  if (snapshot.ask.choices.every(({ kind }) => kind === 'end' || kind === 'buy' || kind === 'heal') && kinds.has('end'))
    return 'go-on';
  if (kinds.has('recall')) return 'recall';
  if (kinds.has('absorb')) return 'absorb';
  if (kinds.has('claim') && !learned.has('stones')) return 'claim';
  if (kinds.has('attack')) return 'attack';
  if (kinds.has('claim')) return 'claim';
  if (kinds.has('walk') || kinds.has('run')) return 'walk';
  if (kinds.has('buy') || kinds.has('heal')) return 'buy';
  if (kinds.has('end')) return 'end-activation';
  return 'other';
}
