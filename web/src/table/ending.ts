import type { Over } from '../wire';

/** What an ending is to whoever looks: people who share a screen, and spectators, see who won. */
export function outcomeOf(over: Over, own: readonly number[]): 'draw' | 'won' | 'lost' | 'seen' {
  if (over.draw) return 'draw';
  if (own.length === 0) return 'seen';
  const won = own.filter((seat) => over.winners.includes(seat)).length;
  if (won === 0) return 'lost';
  return won === own.length ? 'won' : 'seen';
}

/** The seat that a player has in the next game; with sides swapped everybody moves on by one. */
export const seatAgain = (seat: number, seats: number, swap: boolean): number => (seat + (swap ? 1 : 0)) % seats;
