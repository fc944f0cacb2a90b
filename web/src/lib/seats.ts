import { keep, recall } from './stored';

/** The secrets of the seats this browser holds, by table. */
export type HeldSeats = Record<string, string[]>;

const isHeld = (value: unknown): value is HeldSeats =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((secrets) => Array.isArray(secrets) && secrets.every((one) => typeof one === 'string'));

/** All seats this browser holds. */
export const heldSeats = (): HeldSeats => recall('seats', {}, isHeld);

/** The secrets this browser holds at a table. */
export const secretsOf = (table: string): string[] => heldSeats()[table] ?? [];

/** Keeps seats of a table, beside those already held. */
export function holdSeats(table: string, secrets: string[]): void {
  const held = heldSeats();
  held[table] = [...new Set([...(held[table] ?? []), ...secrets])];
  keep('seats', held);
}

/** Forgets a table. */
export function releaseSeats(table: string): void {
  const held = heldSeats();
  keep('seats', Object.fromEntries(Object.entries(held).filter(([name]) => name !== table)));
}
