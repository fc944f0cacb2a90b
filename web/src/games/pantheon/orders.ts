import type { OrderSheet } from '../../table/orders';

/** Answers to an attack. */
type Reaction = 'guard' | 'evade' | 'initiative' | 'retaliation';

/** Where a manoeuvre may be bought. */
type Point =
  | 'turn_start'
  | 'before_target'
  | 'target_chosen'
  | 'values_counted'
  | 'first_assault'
  | 'before_wounds'
  | 'after_wounds'
  | 'activation_end'
  | 'turn_end';

/** When a player wants to be asked in the turns of others. */
export const orderSheet: OrderSheet<Reaction, Point> = {
  reactions: {
    guard: 'order-guard',
    evade: 'order-evade',
    initiative: 'order-initiative',
    retaliation: 'order-retaliation',
  },
  points: {
    turn_start: 'order-turn-start',
    before_target: 'order-before-target',
    target_chosen: 'order-target-chosen',
    values_counted: 'order-values-counted',
    first_assault: 'order-first-assault',
    before_wounds: 'order-before-wounds',
    after_wounds: 'order-after-wounds',
    activation_end: 'order-activation-end',
    turn_end: 'order-turn-end',
  },
  pointsTitle: 'orders-points',
  always: 'orders-always-text',
  reacting: { label: 'orders-attacked', text: 'orders-attacked-text' },
};
