import type { BoardCard, ChoiceKind, Offer, Snapshot } from '../wire';
import type { Topic } from './lesson';

/** How far every area is from the nearest of `goals`, in steps between neighbours. */
function distances(board: BoardCard, goals: Iterable<string>): Map<string, number> {
  const found = new Map([...goals].map((tag) => [tag, 0]));
  const neighbours = new Map(board.areas.map((area) => [area.tag, area.neighbours]));
  for (const [tag, steps] of found) {
    for (const next of neighbours.get(tag) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

/** The areas that what is still to be learned happens in: stones first, then enemies. */
function goalsOf(snapshot: Snapshot, seat: number, learned: ReadonlySet<Topic>): string[] {
  const stones = snapshot.areas.filter((area) => area.stones.length > 0).map((area) => area.tag);
  const enemies = snapshot.units.flatMap((unit) =>
    unit.area !== null && unit.owner !== null && unit.owner !== seat ? [unit.area] : [],
  );
  if (!learned.has('stones') && stones.length > 0) return stones;
  return enemies.length > 0 ? enemies : stones;
}

/** What an activated unit does first. */
const actions: ChoiceKind[] = ['absorb', 'claim', 'attack', 'aerial', 'walk', 'run', 'fly', 'end'];

/** Answers that teach something and rarely hurt. */
const answers: ChoiceKind[] = ['retaliate', 'guard', 'target', 'area', 'pay', 'take', 'keep', 'go_on'];

/** Which of the offered choices the coach points at, by index; `null` where any will do. Only a suggestion. */
export function guide(
  snapshot: Snapshot,
  board: BoardCard,
  seat: number,
  learned: ReadonlySet<Topic>,
  divinity: (unit: string) => boolean = () => false,
): number | null {
  const choices = snapshot.ask?.seat === seat ? snapshot.ask.choices : [];
  const far = distances(board, goalsOf(snapshot, seat, learned));
  const away = (tag: string | null | undefined): number => far.get(tag ?? '') ?? Infinity;
  const areaOf = new Map(snapshot.units.map((unit) => [unit.tag, unit.area]));
  const index = (offer: Offer | undefined): number | null => (offer ? choices.indexOf(offer) : null);
  const of = (kind: ChoiceKind): Offer[] => choices.filter((offer) => offer.kind === kind);
  const nearest = (offers: Offer[], to: (offer: Offer) => number): Offer | undefined =>
    offers.reduce<Offer | undefined>((best, offer) => (best && to(best) <= to(offer) ? best : offer), undefined);

  if (of('place').length > 0) return index(nearest(of('place'), (offer) => away(offer.area)));
  if (of('enter').length > 0) {
    const step = nearest(of('enter'), (offer) => away(offer.area));
    const mover = snapshot.units.find((unit) => unit.owner === seat && unit.activated && unit.area !== null);
    const stop = of('stop')[0];
    return index(stop && mover && away(mover.area) <= away(step?.area) ? stop : step);
  }
  if (of('deploy').length > 0) {
    const danger = distances(
      board,
      snapshot.units.flatMap((unit) => (unit.area !== null && unit.owner !== seat ? [unit.area] : [])),
    );
    return index(nearest(of('deploy'), (offer) => -(danger.get(offer.area ?? '') ?? 0)));
  }
  const activations = of('activate');
  const second = activations.length > 0 && of('end').length > 0;
  if (second) return index(of('end')[0]);
  if (activations.length > 0) {
    const simple = activations.filter((offer) => offer.variant === 'simple');
    // A divinity in the front line can lose the game before the lesson is over.
    const risk = (offer: Offer): number => (divinity(offer.unit ?? '') ? 100 : 0);
    const inPlay = nearest(simple, (offer) => away(areaOf.get(offer.unit ?? '')) + risk(offer));
    if (!inPlay) return index(nearest(activations, risk));
    return index(risk(inPlay) === 0 ? inPlay : (activations.find((offer) => risk(offer) === 0) ?? inPlay));
  }
  for (const kind of [...answers, ...actions]) {
    const offer = of(kind)[0];
    if (offer) return index(offer);
  }
  const seconds = of('second');
  return index(seconds.at(-1) ?? of('pass').at(-1) ?? of('decline')[0]);
}
