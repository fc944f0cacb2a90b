import type { OrderSheet } from '../../table/orders';

type Reaction = 'harass' | 'evade' | 'defend' | 'counterattack' | 'talents' | 'cancel';

/** Where cards could be turned into power points. */
type Point = 'turn_start' | 'activation_end' | 'turn_end';

/** When a general wants to be asked in the turns of others. */
export const orderSheet: OrderSheet<Reaction, Point> = {
  reactions: {
    harass: 'mythic-order-harass',
    evade: 'mythic-order-evade',
    defend: 'mythic-order-defend',
    counterattack: 'mythic-order-counterattack',
    talents: 'mythic-order-talents',
    cancel: 'mythic-order-cancel',
  },
  points: {
    turn_start: 'mythic-order-turn-start',
    activation_end: 'mythic-order-activation-end',
    turn_end: 'mythic-order-turn-end',
  },
  pointsTitle: 'mythic-orders-points',
  always: 'mythic-orders-always-text',
  reacting: { label: 'mythic-orders-reactions', text: 'mythic-orders-reactions-text' },
};
