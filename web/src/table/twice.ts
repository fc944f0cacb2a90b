/** A click as far as it matters here. */
export interface Clicked {
  at: number;
  x: number;
  y: number;
  /** The question that stood when it was made. */
  question: number | undefined;
}

/** A second click is the other half of a double click when it comes this soon, in milliseconds, and this near, in pixels. */
const SOON = 400;
const NEAR = 16;

/**
 * Whether a click is the second half of a double click whose first half answered a question: it was meant for that one,
 * and must not answer the next, whose button came to lie under the pointer.
 */
export function isSecondHalf(before: Clicked | null, now: Clicked): boolean {
  if (!before || before.question === now.question) return false;
  return now.at - before.at < SOON && Math.hypot(now.x - before.x, now.y - before.y) < NEAR;
}
