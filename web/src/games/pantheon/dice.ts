import type { AttackSnapshot } from '../../wire';
import { ofKind, optionsOf } from '../wire';
import type { Ask, Option } from './wire';

/** A die as it lies on the table. */
export interface Die {
  /** 0 is a blank. */
  face: number;
  /** It has reached the defence and counts as a wound. */
  wounds: boolean;
  /** It can still be spent or raised. */
  free: boolean;
}

/** The dice of an attack: those that wound first, then the free ones, the highest first. */
export function diceOf(attack: AttackSnapshot): Die[] {
  if (attack.locked === 0 && attack.pool.length === 0) {
    return [...attack.dice].sort((a, b) => b - a).map((face) => ({ face, wounds: false, free: false }));
  }
  // What a wounding die showed no longer matters: it has reached the defence.
  const locked = Array.from({ length: attack.locked }, () => ({ face: attack.defence, wounds: true, free: false }));
  const free = [...attack.pool].sort((a, b) => b - a).map((face) => ({ face, wounds: false, free: true }));
  return [...locked, ...free];
}

/** The faces that may be discarded. */
export function discardable(ask: Ask): Set<number> {
  const faces = ask.choices.map((offer) =>
    offer.kind === 'spend' || offer.kind === 'reroll' ? offer.discard : undefined,
  );
  return new Set(faces.filter((face) => face !== undefined));
}

/** The faces that may be raised when a die of face `discard` is given up. */
export function raisable(ask: Ask, discard: number): Set<number> {
  const spends = ofKind(optionsOf(ask), 'spend').filter(({ offer }) => offer.discard === discard);
  return new Set(spends.map(({ offer }) => offer.on));
}

/** The choice that discards one face for another. */
export function spendOf(ask: Ask, discard: number, on: number): Option | undefined {
  return ofKind(optionsOf(ask), 'spend').find(({ offer }) => offer.discard === discard && offer.on === on);
}

/** The choice that picks a die of this face to be rolled again. */
export function rerollOf(ask: Ask, face: number): Option | undefined {
  return ofKind(optionsOf(ask), 'reroll').find(({ offer }) => offer.discard === face);
}
