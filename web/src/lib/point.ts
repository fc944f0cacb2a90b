/** A point of a drawing. */
export type Point = [number, number];
