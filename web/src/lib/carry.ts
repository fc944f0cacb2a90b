import type { Point } from './point';

/** What happens while something on a board is carried from one place to another. */
export interface Hands<T> {
  /** What an element of the board stands for. */
  at: (element: Element) => T | null;
  /** Whether it can be taken up. */
  lifts: (what: T) => boolean;
  /** It was taken up. */
  lift: (what: T) => void;
  /** It is held over something, so far from where it was taken up, in the drawing's units; `null` when it was put down. */
  over: (what: T | null, by: Point | null) => void;
  /** It was put down on something. */
  drop: (what: T) => void;
}

/** How far a pointer moves, in pixels, before it carries what it pressed. */
const FAR = 8;

/** Lets pointers carry pieces over a drawing. Whatever is not taken up is left to other gestures. */
export function carry<T>(hands: Hands<T>): (svg: SVGSVGElement) => () => void {
  return (svg) => {
    let held: { what: T; id: number; from: Point; up: boolean } | null = null;
    let carried = false;

    const under = (event: PointerEvent): T | null => {
      const element = document.elementFromPoint(event.clientX, event.clientY);
      return element && svg.contains(element) ? hands.at(element) : null;
    };
    const down = (event: PointerEvent) => {
      carried = false;
      if (event.button !== 0 || held || !(event.target instanceof Element)) return;
      const what = hands.at(event.target);
      if (what === null || !hands.lifts(what)) return;
      held = { what, id: event.pointerId, from: [event.clientX, event.clientY], up: false };
      // The board does not move along.
      event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (held?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - held.from[0], event.clientY - held.from[1]];
      if (!held.up && Math.hypot(x, y) < FAR) return;
      if (!held.up) hands.lift(held.what);
      held.up = true;
      const scale = svg.getScreenCTM()?.a ?? 1;
      hands.over(under(event), [x / scale, y / scale]);
    };
    const up = (event: PointerEvent) => {
      if (held?.id !== event.pointerId) return;
      const was = held;
      held = null;
      if (!was.up) return;
      carried = true;
      const what = event.type === 'pointerup' ? under(event) : null;
      hands.over(null, null);
      if (what !== null) hands.drop(what);
    };
    const click = (event: MouseEvent) => {
      if (!carried) return;
      carried = false;
      event.stopPropagation();
      event.preventDefault();
    };

    svg.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, { capture: true });
    return () => {
      svg.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      svg.removeEventListener('click', click, { capture: true });
    };
  };
}
