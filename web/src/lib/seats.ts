import { keep, recall } from './stored';

/** The secrets of the seats this browser holds, by table. */
export type HeldSeats = Record<string, string[]>;

const isHeld = (value: unknown): value is HeldSeats =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((secrets) => Array.isArray(secrets) && secrets.every((one) => typeof one === 'string'));

/** All seats this browser holds. */
export const heldSeats = (): HeldSeats => recall('seats', {}, isHeld);

/** Stands for the seats that are one's own by one's session: those claimed on another device. */
const MINE = 'mine';

/** The secrets this browser holds at a table; without any, the seats of whoever is signed in. */
export const secretsOf = (table: string): string[] => heldSeats()[table] ?? [MINE];

/** Keeps seats of a table, beside those already held. */
export function holdSeats(table: string, secrets: string[]): void {
  if (secrets.length === 0) return;
  const held = heldSeats();
  held[table] = [...new Set([...(held[table] ?? []), ...secrets])];
  keep('seats', held);
}

/** Keeps of a table's seats only those that these secrets open; with none, the table is forgotten. */
export function keepSeats(table: string, secrets: string[]): void {
  if (secrets.length === 0) return releaseSeats(table);
  keep('seats', { ...heldSeats(), [table]: secrets });
}

/** Forgets a table. */
export function releaseSeats(table: string): void {
  const held = heldSeats();
  const without = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== table));
  keep('seats', without(held));
  keep('invitations', without(recall('invitations', {}, areKept)));
}

/** A seat that somebody else is to play, with the invitation to it. */
export interface Invitation {
  seat: number;
  invitation: string;
  name: string;
}

const isInvitation = (value: unknown): value is Invitation =>
  typeof value === 'object' && value !== null && 'seat' in value && 'invitation' in value && 'name' in value;
const areKept = (value: unknown): value is Record<string, Invitation[]> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((all) => Array.isArray(all) && all.every(isInvitation));

/** The seats of a table that were given away here, so that their links can be found again. */
export const invitationsOf = (table: string): Invitation[] => recall('invitations', {}, areKept)[table] ?? [];

/** Keeps the seats of a table that are given away. */
export function keepInvitations(table: string, invitations: Invitation[]): void {
  if (invitations.length > 0) keep('invitations', { ...recall('invitations', {}, areKept), [table]: invitations });
}
