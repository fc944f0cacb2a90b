import type { Advice, ReviewState, Thoughts, WeighedShown } from '../wire';
import { snapshotOf } from './moments';

/** A hint for a moment of the stand-in game: to keep the dice, or the first choices. */
export function adviceOn(moment: number): Advice {
  const choices = snapshotOf(moment).ask?.choices ?? [];
  const kept = Math.max(
    0,
    choices.findIndex((offer) => offer.kind === 'keep'),
  );
  const others = choices.flatMap((_, index) => (index === kept ? [] : [index])).slice(0, 2);
  const weighed = [kept, ...others].map((choice, place): WeighedShown => ({
    choice,
    label: choices[choice]?.label ?? '',
    win_chance: 0.62 - 0.07 * place,
    reasons: place === 0 ? ['38% to destroy Atalanta', '+1 defence at range 0 in b2 (ruins)'] : [],
  }));
  return { choice: kept, text: weighed[0]?.reasons.join(', ') ?? '', weighed };
}

export const thoughts: Thoughts = {
  step: 12,
  seat: 1,
  chosen: { label: 'Attack: Atalanta', reasons: ['38% to destroy Atalanta', '1.4 wounds to expect'] },
  withheld: 'What else it weighed would show its cards: the review tells after the game.',
};

export const review: ReviewState = {
  ready: {
    effort: '240 steps, each looked at by a search of 120 rounds',
    seats: [
      {
        name: 'Ann',
        curve: [0.5, 0.54, 0.47, 0.61, 0.58, 0.72, 0.66, 0.81, 1].map((chance, place) => ({
          step: place * 30,
          chance,
        })),
        luck: 0.21,
        own: -0.08,
        others: 0.15,
        unforeseen: 0.22,
      },
      {
        name: 'Computer',
        curve: [0.5, 0.46, 0.53, 0.39, 0.42, 0.28, 0.34, 0.19, 0].map((chance, place) => ({
          step: place * 30,
          chance,
        })),
        luck: -0.21,
        own: -0.15,
        others: 0.08,
        unforeseen: -0.22,
      },
    ],
    moments: [
      {
        step: 90,
        round: 3,
        seat: 0,
        change: 0.14,
        text: 'Round 3, step 90. Ann rolls 4, 5, 5. Luck: +14.0 points for Ann.',
      },
      {
        step: 150,
        round: 5,
        seat: 1,
        change: -0.12,
        text: 'Round 5, step 150. Computer: Walk. This cost Computer 12.0 points of the chance to win.',
        better: { label: 'Attack: Atalanta', win_chance: 0.4, reasons: ['38% to destroy Atalanta'] },
      },
    ],
  },
};
