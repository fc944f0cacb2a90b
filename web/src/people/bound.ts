import { api } from '../lib/api';
import { heldSeats } from '../lib/seats';
import type { HeldSeat } from '../wire';

/** As many as the server takes at once. */
const AT_ONCE = 400;

/** Every seat this browser holds, one by one. */
export const held = (): HeldSeat[] =>
  Object.entries(heldSeats()).flatMap(([table, secrets]) => secrets.map((secret) => ({ table, secret })));

/** Gives the seats of this browser to whoever is signed in, so that other devices find them. */
export async function bindHeld(): Promise<void> {
  const seats = held();
  for (let at = 0; at < seats.length; at += AT_ONCE) await api.bindSeats(seats.slice(at, at + AT_ONCE));
}
