//! What players know: the parts of this crate put together.

use std::sync::Arc;

use conjurers::{Awaits, BattleStep, Choice, Conjurers, Frame, State, View};
use fastrand::Rng;
use kernel::Seat;
use players::{Experience, Knowledge, Net, Sides, instinct};

use crate::cues::Cues;
use crate::lore::Lore;
use crate::standing::Standing;
use crate::terms::{Foresight, Terms};
use crate::{cues, errands, habit, narrow, skirmish, worth};

/// What computer players know of Conjurers.
#[derive(Clone, Copy, Debug)]
pub enum ConjurersKnowledge {}

impl Knowledge for ConjurersKnowledge {
    type Game = Conjurers;
    type Lore = Lore;

    fn lore(game: &Conjurers) -> Lore {
        Lore::new(game)
    }

    fn plain_lore(game: &Conjurers) -> Lore {
        Lore::plain(game)
    }

    fn is_lore(game: &Conjurers, lore: &Lore) -> bool {
        lore.is_of(game)
    }

    /// The first assistant is a matter of taste; who is kept out, what is taken and what is spared
    /// follows from what things are worth.
    fn solved(
        game: &Conjurers,
        lore: &Lore,
        view: &View,
        options: &[Choice],
        rng: &mut Rng,
    ) -> Option<usize> {
        let Awaits::Seat(seat) = view.public.awaits else { return None };
        let standing = || Standing::new(game, lore, &view.public, seat);
        let wanted = match view.public.frames.top()? {
            Frame::SetUp(_) => return Some(rng.usize(0..options.len())),
            Frame::Payment(_) => habit::spare(options),
            Frame::Battle(BattleStep::Remove) => habit::keep_out(&standing(), options),
            Frame::Spoils { from, .. } => habit::loot(&standing(), *from, options),
            _ => return None,
        };
        options.iter().position(|&choice| choice == wanted)
    }

    fn habit(
        game: &Conjurers,
        lore: &Lore,
        world: &State,
        options: &[Choice],
        rng: &mut Rng,
    ) -> usize {
        habit::choose(game, lore, world, options, rng)
    }

    /// Figures are judged when all of them have done their work and battles come; a battle when the
    /// other side has answered; everything else when the turn is over.
    fn is_settled(_: &Conjurers, before: &State, after: &State) -> bool {
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

    fn worth(game: &Conjurers, lore: &Lore, world: &State, seat: Seat) -> f64 {
        worth::judge(game, lore, world, seat)
    }

    fn outlook(game: &Conjurers, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
        worth::outlook(game, lore, world)
    }

    fn narrow(game: &Conjurers, lore: &Lore, world: &State, options: &mut Vec<Choice>) {
        narrow::drop_needless(game, lore, &world.public, options);
    }

    fn appeal(
        game: &Conjurers,
        lore: &Lore,
        world: &State,
        options: &[Choice],
        appeals: &mut Vec<f64>,
    ) {
        appeals.clear();
        match (world.public.frames.top(), world.public.awaits) {
            (Some(Frame::Allocation { .. }), Awaits::Seat(seat)) => {
                let standing = Standing::new(game, lore, &world.public, seat);
                let worths = options.iter().map(|&choice| errands::placement(&standing, choice));
                appeals.extend(worths.map(|worth| (worth / 3.0).clamp(-5.0, 5.0).exp()));
            }
            (Some(Frame::Battle(BattleStep::Act)), _) => {
                skirmish::rate(game, lore, world, options, |_, promise| {
                    appeals.push((promise / 8.0).clamp(-3.0, 3.0).exp());
                });
            }
            _ => appeals.resize(options.len(), 1.0),
        }
        if let Some(net) = &lore.instinct {
            let mut appeals = appeals.iter_mut();
            cues::of_each(game, lore, world, options, |told| {
                if let Some(appeal) = appeals.next() {
                    *appeal *= instinct::factor(net, &told);
                }
            });
        }
    }

    fn cue_count() -> usize {
        Cues::NAMES.len()
    }

    fn cues(game: &Conjurers, lore: &Lore, world: &State, options: &[Choice], told: &mut Vec<f32>) {
        cues::of_each(game, lore, world, options, |cues| told.extend(cues));
    }

    fn instinct(lore: &Lore) -> Option<&Arc<Net>> {
        lore.instinct.as_ref()
    }

    /// Magicians and what is spared: a rule of thumb is as good as a search.
    fn is_routine(_: &Conjurers, world: &State) -> bool {
        matches!(world.public.frames.top(), Some(Frame::Fight(_) | Frame::Payment(_)))
    }

    /// Where figures go decides a game; a battle is many small decisions.
    fn stake(_: &Conjurers, _: &Lore, world: &State, _: &[Choice]) -> f64 {
        match world.public.frames.top() {
            Some(Frame::Allocation { .. }) => 1.0,
            Some(Frame::Battleground { .. } | Frame::Smith { .. } | Frame::Pit(_)) => 0.7,
            Some(Frame::Marketplace { .. } | Frame::GuildHouse { .. }) => 0.5,
            Some(Frame::Battle(BattleStep::Act)) => 0.3,
            _ => 0.2,
        }
    }

    /// A turn is long: each figure that is placed and each turn of a battle has time of its own.
    fn turn_of(_: &Conjurers, view: &View) -> u32 {
        let public = &view.public;
        let placed: u32 = public.seats.iter().map(|seat| u32::from(seat.allocated.len())).sum();
        let side = public.battle.map_or(0, |battle| 1 + battle.turn.index() as u32);
        (u32::from(public.turn) * 32 + placed) * 4 + side
    }

    fn term_names() -> &'static [&'static str] {
        Terms::NAMES
    }

    fn terms(game: &Conjurers, lore: &Lore, world: &State, seat: Seat) -> Vec<f64> {
        worth::balance(game, lore, world, seat).values().to_vec()
    }

    fn weights(lore: &Lore) -> Vec<f64> {
        lore.weights.values().to_vec()
    }

    fn set_experience(lore: &mut Lore, experience: &Experience) {
        lore.weights.set(&experience.numbers);
        lore.foresight.set(experience.numbers.get(Terms::NAMES.len()..).unwrap_or_default());
        lore.net = experience.net.clone();
        lore.instinct = experience.instinct.clone();
    }

    fn net(lore: &Lore) -> Option<&Arc<Net>> {
        lore.net.as_ref()
    }

    fn signal_count() -> usize {
        worth::SIGNALS
    }

    fn sides(game: &Conjurers, lore: &Lore, world: &State) -> Sides {
        worth::sides(game, lore, world)
    }

    fn foresight_names() -> &'static [&'static str] {
        Foresight::NAMES
    }

    fn foresight(lore: &Lore) -> Vec<f64> {
        lore.foresight.values().to_vec()
    }
}
