import type { Flag, Opened, Pace, Sought } from '../wire';
import { api, Refusal } from './api';
import { releaseSeats, holdSeats, keepInvitations } from './seats';
import { keep, recall } from './stored';

/** The secrets that were made for invitations, until the server has said that they open a seat. */
const areClaims = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** A secret that nobody can guess. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Claims seats with the invitations to them: from then on a secret of this browser opens each, and the invitation
 * nothing. The secret is kept before it is sent, so that a claim whose answer was lost can be made again.
 */
export async function claimSeats(table: string, invitations: string[]): Promise<void> {
  for (const invitation of invitations) {
    const claims = recall('claims', {}, areClaims);
    const secret = claims[invitation] ?? newSecret();
    keep('claims', { ...claims, [invitation]: secret });
    await api.claim(table, invitation, secret);
    holdSeats(table, [secret]);
    keep(
      'claims',
      Object.fromEntries(Object.entries(recall('claims', {}, areClaims)).filter(([known]) => known !== invitation)),
    );
  }
}

/** Claims all seats of a table that was opened. */
export const claimAll = (opened: Opened): Promise<void> =>
  claimSeats(
    opened.table,
    opened.seats.map(({ invitation }) => invitation),
  );

/** Takes the seats of a link: those it invites to, or of an older table those that its secrets open. */
export async function takeSeats(table: string, given: string[]): Promise<void> {
  for (const one of given)
    try {
      await claimSeats(table, [one]);
    } catch (fault) {
      if (!(fault instanceof Refusal && fault.code === 'secret')) throw fault;
      holdSeats(table, [one]);
    }
}

/** Sits down at a table of the lobby. */
export async function sitAt(table: string): Promise<void> {
  const secret = newSecret();
  await api.sit(table, secret);
  holdSeats(table, [secret]);
}

/** Opens a table, lists it in the lobby and sits down at it; keeps the invitations to the other seats. */
export async function listTable(table: object, rated: boolean, pace: Pace, flag: Flag): Promise<string> {
  const secret = newSecret();
  const opened = await api.list({ table, secret, rated, pace, flag });
  holdSeats(opened.table, [secret]);
  keepInvitations(opened.table, opened.seats);
  return opened.table;
}

/** Looks for an opponent for such a table; the secret opens the seat at whichever table comes of it. */
export async function seekOpponent(table: object, rated: boolean): Promise<Sought> {
  const secret = newSecret();
  const sought = await api.seekOpponent({ table, secret, rated });
  holdSeats(sought.table, [secret]);
  return sought;
}

/** Goes on looking with a table at which nobody is yet. */
export async function seekOn(table: string): Promise<Sought> {
  const secret = newSecret();
  const sought = await api.seekOn(table, secret);
  if (sought.table !== table) {
    holdSeats(sought.table, [secret]);
    releaseSeats(table);
  }
  return sought;
}

/** Looks no more: nobody has come to the table. */
export async function seekNoMore(table: string): Promise<void> {
  await api.seekNoMore(table);
  releaseSeats(table);
}
