import type {
  ConjurersAbility,
  ConjurersAmount,
  ConjurersCatalogue,
  ConjurersCreatureCard,
  ConjurersEquipmentCard,
  ConjurersSnapshot,
  ConjurersStock,
} from '../../wire';
import { t } from '../../lib/text.svelte';

export type Resource = keyof ConjurersStock;
export const resources: readonly Resource[] = ['wood', 'stone', 'iron', 'bronze', 'sapphire', 'diamond', 'food'];

type Named = { id: string; name: string };

/** What a card of a creature or minion says. */
export interface CreatureFace {
  id: string;
  name: string;
  level?: number;
  mythology?: string;
  element?: string;
  health: number;
  dice: number;
  abilities: ConjurersAbility[];
}

/** Finds the names and texts of Conjurers by id. */
export class Lookup {
  readonly #creatures: Map<string, ConjurersCreatureCard>;
  readonly #equipment: Map<string, ConjurersEquipmentCard>;
  readonly #names = new Map<string, string>();

  constructor(
    readonly all: ConjurersCatalogue,
    /** The seat of the reader, who plays just one. */
    readonly you: number | null = null,
  ) {
    this.#creatures = new Map(all.creatures.map((card) => [card.id, card]));
    this.#equipment = new Map(all.equipment.map((card) => [card.id, card]));
    const named: Named[] = [all.figures, all.resources, all.mythologies, all.elements, all.levels].flat();
    for (const { id, name } of named) this.#names.set(id, name);
  }

  /** What a figure, resource, mythology, element or level is called. */
  word = (id: string): string => this.#names.get(id) ?? id;

  creature = (id: string): ConjurersCreatureCard | undefined => this.#creatures.get(id);

  equipment = (id: string): ConjurersEquipmentCard | undefined => this.#equipment.get(id);

  /** What a creature is called; the minion too. */
  creatureName = (id: string): string => (id === 'minion' ? t('con-web-minion') : (this.creature(id)?.name ?? id));

  cardName = (id: string): string => this.equipment(id)?.name ?? id;

  action = (id: string) => this.all.actions.find((action) => action.id === id);

  /** What an action is called; a house by its player. */
  actionName = (id: string, names: readonly string[]): string => {
    const house = /^house_(\d)$/.exec(id);
    if (house) {
      const seat = Number(house[1]) - 1;
      return seat === this.you ? t('con-web-house-own') : t('con-web-house', { player: names[seat] ?? '' });
    }
    return this.action(id)?.name ?? id;
  };

  /** The card of a creature, or of the minion that fights beside `prize`. */
  face(id: string, prize?: string): CreatureFace | undefined {
    if (id !== 'minion') return this.creature(id);
    const beside = prize === undefined ? undefined : this.creature(prize);
    const minion = this.all.minions.find(
      ({ mythology, level }) => mythology === beside?.mythology && level === beside?.level,
    );
    return minion && { ...minion, id, name: t('con-web-minion') };
  }
}

/** What is missing of a price, resource by resource; `spared` units need not be paid. */
export function lacking(stock: ConjurersStock, price: ConjurersAmount[], spared = 0): ConjurersAmount[] {
  const missing = price
    .map(({ resource, amount }) => ({ resource, amount: amount - stock[resource as Resource] }))
    .filter(({ amount }) => amount > 0);
  const units = missing.reduce((sum, { amount }) => sum + amount, 0);
  return units > spared ? missing : [];
}

/** A stock after something was paid and something gained. */
export function after(
  stock: ConjurersStock,
  pays: readonly ConjurersAmount[] = [],
  gains: readonly ConjurersAmount[] = [],
): ConjurersStock {
  const left = { ...stock };
  for (const { resource, amount } of pays) left[resource as Resource] -= amount;
  for (const { resource, amount } of gains) left[resource as Resource] += amount;
  return left;
}

/** The resources of a table, in order; with two players there are no sapphires. */
export const resourcesOf = (snapshot: ConjurersSnapshot): Resource[] =>
  resources.filter((resource) => resource !== 'sapphire' || snapshot.seats.length > 2);
