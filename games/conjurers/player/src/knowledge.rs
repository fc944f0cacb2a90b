//! What players know about Conjurers beyond its rules.
//!
//! [`Lore`] says how strong cards are in battle, `holding` what creatures and artifacts count,
//! `standing` how a player stands, `worth` judges a moment by named terms, `errands` what a figure
//! does on an action, `skirmish` what an action of a battle turn does. `habit` goes on without thinking,
//! `narrow` leaves out what needs no thought, and `reasons` says why.

mod errands;
mod habit;
mod holding;
mod lore;
mod narrow;
mod reasons;
mod skirmish;
mod standing;
mod terms;
mod worth;

use conjurers::{Awaits, BattleStep, Choice, Conjurers, Frame, State, View};
use kernel::Seat;
use std::sync::Arc;

use fastrand::Rng;

pub use lore::Lore;
use standing::Standing;
use terms::Foresight;
pub use terms::{Terms, Weights};

use crate::{Experience, Knowledge, Net, Sides};

impl Knowledge for Conjurers {
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

    /// The first assistant is a matter of taste; who is kept out, what is taken and what is spared
    /// follows from what things are worth.
    fn solved(&self, lore: &Lore, view: &View, options: &[Choice], rng: &mut Rng) -> Option<usize> {
        let Awaits::Seat(seat) = view.public.awaits else { return None };
        let standing = || Standing::new(self, lore, &view.public, seat);
        let wanted = match view.public.frames.top()? {
            Frame::SetUp(_) => return Some(rng.usize(0..options.len())),
            Frame::Payment(_) => habit::spare(options),
            Frame::Battle(BattleStep::Remove) => habit::keep_out(&standing(), options),
            Frame::Spoils { from, .. } => habit::loot(&standing(), *from, options),
            _ => return None,
        };
        options.iter().position(|&choice| choice == wanted)
    }

    fn habit(&self, lore: &Lore, world: &State, options: &[Choice], rng: &mut Rng) -> usize {
        habit::choose(self, lore, world, options, rng)
    }

    /// Figures are judged when all of them have done their work and battles come; a battle when the
    /// other side has answered; everything else when the turn is over.
    fn is_settled(&self, before: &State, after: &State) -> bool {
        let (was, is) = (&before.public, &after.public);
        if is.ending.is_some() || is.turn != was.turn {
            return true;
        }
        match (&was.battle, &is.battle) {
            (Some(was), Some(is)) => {
                was.seats != is.seats
                    || was.turn != is.turn
                        && matches!(after.public.frames.top(), Some(Frame::Battle(BattleStep::Act)))
            }
            (Some(_), None) => true,
            (None, _) => {
                matches!(
                    is.frames.top(),
                    Some(Frame::Battleground { .. } | Frame::Battle(_) | Frame::Tournament(_))
                ) && !matches!(was.frames.top(), Some(Frame::Tournament(_)))
            }
        }
    }

    fn worth(&self, lore: &Lore, world: &State, seat: Seat) -> f64 {
        worth::judge(self, lore, world, seat)
    }

    fn outlook(&self, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
        worth::outlook(self, lore, world)
    }

    fn narrow(&self, lore: &Lore, world: &State, options: &mut Vec<Choice>) {
        narrow::drop_needless(self, lore, &world.public, options);
    }

    fn appeal(&self, lore: &Lore, world: &State, options: &[Choice], appeals: &mut Vec<f64>) {
        appeals.clear();
        match (world.public.frames.top(), world.public.awaits) {
            (Some(Frame::Allocation { .. }), Awaits::Seat(seat)) => {
                let standing = Standing::new(self, lore, &world.public, seat);
                let worths = options.iter().map(|&choice| errands::placement(&standing, choice));
                appeals.extend(worths.map(|worth| (worth / 3.0).clamp(-5.0, 5.0).exp()));
            }
            (Some(Frame::Battle(BattleStep::Act)), _) => {
                skirmish::rate(self, lore, world, options, |_, promise| {
                    appeals.push((promise / 8.0).clamp(-3.0, 3.0).exp());
                });
            }
            _ => appeals.resize(options.len(), 1.0),
        }
    }

    /// Magicians and what is spared: a rule of thumb is as good as a search.
    fn is_routine(&self, world: &State) -> bool {
        matches!(world.public.frames.top(), Some(Frame::Fight(_) | Frame::Payment(_)))
    }

    /// Where figures go decides a game; a battle is many small decisions.
    fn stake(&self, _: &Lore, world: &State, _: &[Choice]) -> f64 {
        match world.public.frames.top() {
            Some(Frame::Allocation { .. }) => 1.0,
            Some(Frame::Battleground { .. } | Frame::Smith { .. } | Frame::Pit(_)) => 0.7,
            Some(Frame::Marketplace { .. } | Frame::GuildHouse { .. }) => 0.5,
            Some(Frame::Battle(BattleStep::Act)) => 0.3,
            _ => 0.2,
        }
    }

    /// A turn is long: each figure that is placed and each turn of a battle has time of its own.
    fn turn_of(&self, view: &View) -> u32 {
        let public = &view.public;
        let placed: u32 = public.seats.iter().map(|seat| u32::from(seat.allocated.len())).sum();
        let side = public.battle.map_or(0, |battle| 1 + battle.turn.index() as u32);
        (u32::from(public.turn) * 32 + placed) * 4 + side
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
        lore.foresight.set(experience.numbers.get(Terms::NAMES.len()..).unwrap_or_default());
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

    fn foresight_names() -> &'static [&'static str] {
        Foresight::NAMES
    }

    fn foresight(lore: &Lore) -> Vec<f64> {
        lore.foresight.values().to_vec()
    }
}
