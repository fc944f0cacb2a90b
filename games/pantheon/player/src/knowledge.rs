//! What players know: the parts of this crate put together.

use std::sync::Arc;

use fastrand::Rng;
use kernel::Seat;
use pantheon::{Attack, AttackStep, Choice, Frame, Pantheon, SetupStep, State, TurnStep, View};
use players::{Experience, Knowledge, Net, Sides, Stance, instinct};

use crate::cues::Cues;
use crate::lore::Lore;
use crate::terms::{Foresight, Terms};
use crate::worth::Eye;
use crate::{appeal, cues, draft, habit, narrow, spending, stance, waiting, worth};

/// What computer players know of Mythic Battles: Pantheon.
#[derive(Clone, Copy, Debug)]
pub enum PantheonKnowledge {}

impl Knowledge for PantheonKnowledge {
    type Game = Pantheon;
    type Lore = Lore;

    /// A game that nobody presses never ends.
    const HASTE: f64 = 0.95;

    fn lore(game: &Pantheon) -> Lore {
        Lore::new(game)
    }

    fn plain_lore(game: &Pantheon) -> Lore {
        Lore::plain(game)
    }

    fn is_lore(game: &Pantheon, lore: &Lore) -> bool {
        lore.is_of(game)
    }

    fn solved(
        game: &Pantheon,
        lore: &Lore,
        view: &View,
        options: &[Choice],
        rng: &mut Rng,
    ) -> Option<usize> {
        match view.public.frames.top()? {
            Frame::Setup(SetupStep::PickDivinity(_) | SetupStep::PickUnit(_)) => {
                Some(draft::recruit(lore, options, rng))
            }
            Frame::Setup(SetupStep::ChooseScenario(_)) => Some(rng.usize(0..options.len())),
            // A yardstick begins anywhere.
            Frame::Setup(SetupStep::ChooseBoard | SetupStep::ChooseZone(_)) if lore.is_plain() => {
                Some(rng.usize(0..options.len()))
            }
            Frame::Setup(SetupStep::ChooseBoard) => Some(draft::board(game, options, rng)),
            Frame::Setup(SetupStep::ChooseZone(_)) => {
                Some(draft::zone(game, &view.public, options, rng))
            }
            Frame::Attack(attack) => spending::exact(game, &view.public, attack, options),
            _ => None,
        }
    }

    fn habit(
        game: &Pantheon,
        lore: &Lore,
        world: &State,
        options: &[Choice],
        rng: &mut Rng,
    ) -> usize {
        habit::choose(game, lore, world, options, rng)
    }

    /// A turn's own questions come between activations; set-up is judged pick by pick.
    fn is_settled(_: &Pantheon, before: &State, after: &State) -> bool {
        after.public.ending.is_some()
            || after.public.active != before.public.active
            || matches!(after.public.frames.top(), Some(Frame::Turn(_) | Frame::Setup(_)))
    }

    fn worth(game: &Pantheon, lore: &Lore, world: &State, seat: Seat) -> f64 {
        worth::judge(game, lore, world, seat)
    }

    fn outlook(game: &Pantheon, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
        worth::outlook(game, lore, world)
    }

    fn narrow(game: &Pantheon, lore: &Lore, world: &State, options: &mut Vec<Choice>) {
        narrow::drop_needless(game, lore, &world.public, options);
    }

    fn appeal(
        game: &Pantheon,
        lore: &Lore,
        world: &State,
        options: &[Choice],
        appeals: &mut Vec<f64>,
    ) {
        let eye = Eye { game, lore, public: &world.public };
        appeal::rate(eye, options, appeals);
        if let Some(instinct) = &lore.instinct {
            for (appeal, told) in appeals.iter_mut().zip(cues::of_each(game, lore, world, options))
            {
                *appeal *= instinct::factor(instinct, &told);
            }
        }
    }

    fn cue_count() -> usize {
        Cues::NAMES.len()
    }

    fn cues(game: &Pantheon, lore: &Lore, world: &State, options: &[Choice], told: &mut Vec<f32>) {
        told.extend(cues::of_each(game, lore, world, options).flatten());
    }

    fn instinct(lore: &Lore) -> Option<&Arc<Net>> {
        lore.instinct.as_ref()
    }

    fn price(_: &Pantheon, lore: &Lore, world: &State, choice: Choice) -> f64 {
        waiting::price(lore, &world.public, choice)
    }

    /// Dice: in imagined worlds a rule of thumb is as good as a search.
    fn is_routine(_: &Pantheon, world: &State) -> bool {
        use AttackStep::{AskRolled, AskSecond, AskSpend, AskSpendAgain};
        matches!(
            world.public.frames.top(),
            Some(Frame::Attack(Attack {
                step: AskRolled | AskSpend | AskSecond | AskSpendAgain,
                ..
            }))
        )
    }

    /// Where a turn goes is decided between activations; how they are carried out comes next, and
    /// what is paid with hardly matters.
    fn stake(_: &Pantheon, _: &Lore, world: &State, _: &[Choice]) -> f64 {
        match world.public.frames.top() {
            Some(Frame::Turn(TurnStep::AskFirst)) => 1.0,
            Some(Frame::Turn(_) | Frame::Activation(_)) => 0.7,
            Some(Frame::Movement(_) | Frame::Attack(_) | Frame::Power(_)) => 0.5,
            Some(Frame::Payment { .. } | Frame::Window { .. } | Frame::Setup(_)) => 0.1,
            _ => 0.3,
        }
    }

    fn turn_of(_: &Pantheon, view: &View) -> u32 {
        u32::from(view.public.round) * Seat::MOST as u32 + u32::from(view.public.active.0)
    }

    fn fits(game: &Pantheon, stance: Stance, view: &View, choice: Choice) -> bool {
        stance::fits(game, stance, &view.public, choice)
    }

    fn term_names() -> &'static [&'static str] {
        Terms::NAMES
    }

    fn terms(game: &Pantheon, lore: &Lore, world: &State, seat: Seat) -> Vec<f64> {
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

    fn foresight_names() -> &'static [&'static str] {
        Foresight::NAMES
    }

    fn foresight(lore: &Lore) -> Vec<f64> {
        lore.foresight.values().to_vec()
    }

    fn sides(game: &Pantheon, lore: &Lore, world: &State) -> Sides {
        worth::sides(game, lore, world)
    }
}
