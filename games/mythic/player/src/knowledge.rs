//! What players know about Mythic Battles (2012) beyond its rules.
//!
//! [`lore`](Lore) is worked out once a game, `worth` judges a moment by named terms, `rank` has the
//! numbers of a unit as it stands, `eye` looks at blows and places, `habit` goes on without thinking, `spending` plays dice by exact odds, `cards`
//! knows what cards are good for, `setting_up` deploys, and `reasons` says why.

mod appeal;
mod cards;
mod eye;
mod habit;
mod lore;
mod narrow;
mod rank;
mod reasons;
mod setting_up;
mod spending;
mod terms;
mod worth;

use std::sync::Arc;

use fastrand::Rng;
use kernel::{Game as _, Pause, Seat};
use mythic::{Choice, Fight, FightStep, Frame, Mythic, State, TurnStep, View};

pub use lore::Lore;
pub use terms::{Terms, Weights};

use crate::{Experience, Knowledge, Net, Sides};
use eye::Eye;

impl Knowledge for Mythic {
    type Lore = Lore;

    fn lore(&self) -> Lore {
        Lore::new(self)
    }

    fn plain_lore(&self) -> Lore {
        Lore::plain(self)
    }

    fn is_lore(&self, lore: &Lore) -> bool {
        lore.is_of(self)
    }

    fn solved(&self, lore: &Lore, view: &View, options: &[Choice], rng: &mut Rng) -> Option<usize> {
        let eye = Eye::of_public(self, lore, &view.public);
        let wanted = match view.public.frames.top()? {
            Frame::Setup(_) => return Some(setting_up::choose(&eye.look, options, rng)),
            Frame::Turn(TurnStep::Act) => eye.useless(options),
            Frame::Fight(Fight { step: FightStep::Dice(side), .. }) => {
                let Some(Frame::Fight(fight)) = view.public.frames.top() else { return None };
                Some(spending::exact(&eye.look, fight, *side, options))
            }
            _ => None,
        }?;
        options.iter().position(|&choice| choice == wanted)
    }

    fn habit(&self, lore: &Lore, world: &State, options: &[Choice], rng: &mut Rng) -> usize {
        habit::choose(self, lore, world, options, rng)
    }

    /// A turn's own questions come between activations; set-up is judged token by token.
    fn is_settled(&self, before: &State, after: &State) -> bool {
        after.public.ending.is_some()
            || after.public.active != before.public.active
            || matches!(
                after.public.frames.top(),
                Some(Frame::Turn(TurnStep::Act | TurnStep::Exchange) | Frame::Setup(_))
            )
    }

    fn worth(&self, lore: &Lore, world: &State, seat: Seat) -> f64 {
        worth::judge(self, lore, world, seat)
    }

    fn outlook(&self, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
        worth::outlook(self, lore, world)
    }

    fn narrow(&self, lore: &Lore, world: &State, options: &mut Vec<Choice>) {
        let asked = match self.pause(world) {
            Pause::Decision(seat) => Some(seat),
            Pause::Chance(_) | Pause::Over(_) => None,
        };
        narrow::drop_needless(&Eye::new(self, lore, world), asked, options);
    }

    fn appeal(&self, lore: &Lore, world: &State, options: &[Choice], appeals: &mut Vec<f64>) {
        appeal::rate(&Eye::new(self, lore, world), options, appeals);
    }

    /// Dice, wounds to cancel and cards to part with: a rule of thumb is as good as a search.
    fn is_routine(&self, world: &State) -> bool {
        matches!(
            world.public.frames.top(),
            Some(
                Frame::Setup(_)
                    | Frame::Turn(TurnStep::Limit)
                    | Frame::Exchange { .. }
                    | Frame::Window { .. }
                    | Frame::Reshuffle(_)
                    | Frame::Fight(Fight {
                        step: FightStep::Dice(_)
                            | FightStep::Parry(_)
                            | FightStep::Endure(_)
                            | FightStep::Impact
                            | FightStep::Spoils(_),
                        ..
                    })
            )
        )
    }

    /// Where a turn goes is decided between activations; how they are carried out comes next.
    fn stake(&self, _: &Lore, world: &State, _: &[Choice]) -> f64 {
        match world.public.frames.top() {
            Some(Frame::Turn(TurnStep::Act)) => 1.0,
            Some(Frame::Activation(_) | Frame::Flight(_)) => 0.7,
            Some(Frame::Fight(_) | Frame::Volley(_)) => 0.4,
            _ => 0.2,
        }
    }

    fn turn_of(&self, view: &View) -> u32 {
        u32::from(view.public.turn)
    }

    fn term_names() -> &'static [&'static str] {
        Terms::NAMES
    }

    fn terms(&self, lore: &Lore, world: &State, seat: Seat) -> Vec<f64> {
        worth::balance(self, lore, world, seat).values().to_vec()
    }

    fn weights(lore: &Lore) -> Vec<f64> {
        lore.weights.values().to_vec()
    }

    fn set_experience(lore: &mut Lore, experience: &Experience) {
        lore.weights.set(&experience.numbers);
        lore.net = experience.net.clone();
    }

    fn net(lore: &Lore) -> Option<&Arc<Net>> {
        lore.net.as_ref()
    }

    fn signal_count() -> usize {
        worth::SIGNALS
    }

    fn sides(&self, lore: &Lore, world: &State) -> Sides {
        worth::sides(self, lore, world)
    }
}
