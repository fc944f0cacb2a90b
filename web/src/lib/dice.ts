import type { DiceShown } from '../wire';
import { keep, recall } from './stored';

const VERSION = 'omphalos dice 1\n';

const areKept = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps what the server bound its dice to when this browser first saw the table. */
export function rememberDice(table: string, dice: DiceShown): void {
  const kept = recall('dice', {}, areKept);
  if (!(table in kept)) keep('dice', { ...kept, [table]: dice.commitment });
}

/** Text that nobody can guess, for the dice to follow from. */
export const newAddition = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** The digest that a secret of the server gives, or `null` where pages may not work one out. */
async function commitmentOf(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const key = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const version = new TextEncoder().encode(VERSION);
  const whole = new Uint8Array(version.length + key.length);
  whole.set(version);
  whole.set(key, version.length);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}

/**
 * Whether the secret that the server shows at the end is the one it was bound to when this browser first saw the table:
 * `kept`, `broken`, or `unknown` where that cannot be told.
 */
export async function checkDice(table: string, dice: DiceShown): Promise<'kept' | 'broken' | 'unknown'> {
  const promised = recall('dice', {}, areKept)[table];
  if (promised === undefined || dice.secret === undefined) return 'unknown';
  const found = await commitmentOf(dice.secret);
  if (found === null) return 'unknown';
  return found === promised && dice.commitment === promised ? 'kept' : 'broken';
}
