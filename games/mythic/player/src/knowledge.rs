//! What players know: the parts of this crate put together.

use std::sync::Arc;

use fastrand::Rng;
use kernel::{Game as _, Pause, Seat};
use mythic::{Choice, Fight, FightStep, Frame, Mythic, State, TurnStep, View};
use players::{Experience, Knowledge, Net, Sides, instinct};

use crate::cues::Cues;
use crate::eye::Eye;
use crate::lore::Lore;
use crate::terms::Terms;
use crate::{appeal, cues, habit, narrow, setting_up, spending, worth};

/// What computer players know of Mythic Battles (2012).
#[derive(Clone, Copy, Debug)]
pub enum MythicKnowledge {}

impl Knowledge for MythicKnowledge {
    type Game = Mythic;
    type Lore = Lore;

    fn lore(game: &Mythic) -> Lore {
        Lore::new(game)
    }

    fn plain_lore(game: &Mythic) -> Lore {
        Lore::plain(game)
    }

    fn is_lore(game: &Mythic, lore: &Lore) -> bool {
        lore.is_of(game)
    }

    fn solved(
        game: &Mythic,
        lore: &Lore,
        view: &View,
        options: &[Choice],
        rng: &mut Rng,
    ) -> Option<usize> {
        let eye = Eye::of_public(game, lore, &view.public);
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

    fn habit(
        game: &Mythic,
        lore: &Lore,
        world: &State,
        options: &[Choice],
        rng: &mut Rng,
    ) -> usize {
        habit::choose(game, lore, world, options, rng)
    }

    /// A turn's own questions come between activations; set-up is judged token by token.
    fn is_settled(_: &Mythic, before: &State, after: &State) -> bool {
        after.public.ending.is_some()
            || after.public.active != before.public.active
            || matches!(
                after.public.frames.top(),
                Some(Frame::Turn(TurnStep::Act | TurnStep::Exchange) | Frame::Setup(_))
            )
    }

    fn worth(game: &Mythic, lore: &Lore, world: &State, seat: Seat) -> f64 {
        worth::judge(game, lore, world, seat)
    }

    fn outlook(game: &Mythic, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
        worth::outlook(game, lore, world)
    }

    fn narrow(game: &Mythic, lore: &Lore, world: &State, options: &mut Vec<Choice>) {
        narrow::drop_needless(&Eye::new(game, lore, world), asked(game, world), options);
    }

    fn appeal(
        game: &Mythic,
        lore: &Lore,
        world: &State,
        options: &[Choice],
        appeals: &mut Vec<f64>,
    ) {
        appeal::rate(&Eye::new(game, lore, world), options, appeals);
        if let (Some(net), Some(seat)) = (&lore.instinct, asked(game, world)) {
            let told = cues::of_each(game, lore, world, seat, options);
            for (appeal, told) in appeals.iter_mut().zip(told) {
                *appeal *= instinct::factor(net, &told);
            }
        }
    }

    fn cue_count() -> usize {
        Cues::NAMES.len()
    }

    fn cues(game: &Mythic, lore: &Lore, world: &State, options: &[Choice], told: &mut Vec<f32>) {
        if let Some(seat) = asked(game, world) {
            told.extend(cues::of_each(game, lore, world, seat, options).flatten());
        }
    }

    fn instinct(lore: &Lore) -> Option<&Arc<Net>> {
        lore.instinct.as_ref()
    }

    /// Dice, wounds to cancel and cards to part with: a rule of thumb is as good as a search.
    fn is_routine(_: &Mythic, world: &State) -> bool {
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
    fn stake(_: &Mythic, _: &Lore, world: &State, _: &[Choice]) -> f64 {
        match world.public.frames.top() {
            Some(Frame::Turn(TurnStep::Act)) => 1.0,
            Some(Frame::Activation(_) | Frame::Flight(_)) => 0.7,
            Some(Frame::Fight(_) | Frame::Volley(_)) => 0.4,
            _ => 0.2,
        }
    }

    fn turn_of(_: &Mythic, view: &View) -> u32 {
        u32::from(view.public.turn)
    }

    fn term_names() -> &'static [&'static str] {
        Terms::NAMES
    }

    fn terms(game: &Mythic, lore: &Lore, world: &State, seat: Seat) -> Vec<f64> {
        worth::balance(game, lore, world, seat).values().to_vec()
    }

    fn weights(lore: &Lore) -> Vec<f64> {
        lore.weights.values().to_vec()
    }

    fn set_experience(lore: &mut Lore, experience: &Experience) {
        lore.weights.set(&experience.numbers);
        lore.net = experience.net.clone();
        lore.instinct = experience.instinct.clone();
    }

    fn net(lore: &Lore) -> Option<&Arc<Net>> {
        lore.net.as_ref()
    }

    fn signal_count() -> usize {
        worth::SIGNALS
    }

    fn sides(game: &Mythic, lore: &Lore, world: &State) -> Sides {
        worth::sides(game, lore, world)
    }
}

/// Who is asked at a moment.
fn asked(game: &Mythic, world: &State) -> Option<Seat> {
    match game.pause(world) {
        Pause::Decision(seat) => Some(seat),
        Pause::Chance(_) | Pause::Over(_) => None,
    }
}
