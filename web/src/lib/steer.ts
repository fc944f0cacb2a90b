import type { Point } from './point';
import type { Camera } from './camera.svelte';

/** Lets pointers and the wheel move a camera over an SVG: drag, pinch, scroll. A drag does not end in a click. */
export function steer(camera: Camera): (svg: SVGSVGElement) => () => void {
  return (svg) => {
    const held = new Map<number, Point>();
    let dragged = false;

    const at = (event: { clientX: number; clientY: number }): Point => {
      const matrix = svg.getScreenCTM()?.inverse();
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      return [point.x, point.y];
    };
    const apart = (points: Point[]): number => {
      const [a, b] = points;
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };

    const down = (event: PointerEvent) => {
      if (held.size === 0) dragged = false;
      held.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const others = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const other = others[0];
      if (other) {
        dragged = true;
        const was = apart([before, other]);
        if (was > 0) camera.zoom(apart([now, other]) / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
      } else {
        const far = Math.hypot(now[0] - before[0], now[1] - before[1]) * (svg.getScreenCTM()?.a ?? 1);
        if (!dragged && far < 6) return;
        if (!dragged) svg.setPointerCapture(event.pointerId);
        dragged = true;
        camera.pan(now[0] - before[0], now[1] - before[1]);
      }
      held.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      held.delete(event.pointerId);
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at(event));
    };

    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    svg.addEventListener('pointerleave', up);
    svg.addEventListener('click', click, { capture: true });
    svg.addEventListener('wheel', wheel, { passive: false });
    return () => {
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', up);
      svg.removeEventListener('pointerleave', up);
      svg.removeEventListener('click', click, { capture: true });
      svg.removeEventListener('wheel', wheel);
    };
  };
}
