import type { Point } from './point';

const MOST = 6;

/** What part of a drawing is seen: its size on the page and where it lies. */
export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  constructor(
    private width: number,
    private height: number,
  ) {}

  /** The transformation for the drawing. */
  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  /** Zooms by a factor; what lies at `at` stays where it is. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.x = at[0] - (at[0] - this.x) * change;
    this.y = at[1] - (at[1] - this.y) * change;
    this.scale = scale;
    this.#hold();
  }

  /** Moves the drawing. */
  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Shows all of it again. */
  fit(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Brings a point of the drawing into view, if it is not. */
  reveal([x, y]: Point, margin: number): void {
    const [seenX, seenY] = [x * this.scale + this.x, y * this.scale + this.y];
    this.pan(
      Math.max(0, margin - seenX) - Math.max(0, seenX - this.width + margin),
      Math.max(0, margin - seenY) - Math.max(0, seenY - this.height + margin),
    );
  }

  #hold(): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.scale), this.y));
  }
}
