//! What counts in Pantheon: units, boards, whether a divinity fell, and what is done with turns.

use kernel::{Game, Input, Log, Seat};
use pantheon::board::AreaId;
use pantheon::{Choice, Frame, Pantheon, Stage, State, TurnStep, UnitId};
use players::arena::Played;
use players::balance::{Balanced, Conduct, Kind};

use crate::PantheonKnowledge;

impl Balanced for PantheonKnowledge {
    const KINDS: &'static [Kind] = &[Kind { one: "unit", many: "units" }];

    /// How most games end that stones do not decide.
    const FEAT: Option<(&'static str, &'static str)> =
        Some(("divinity_fell", "a divinity fell in"));

    fn had(game: &Pantheon, played: &Played<Pantheon>, seat: Seat, _: usize) -> Vec<String> {
        let army = played.state.public.seat(seat).army;
        army.iter().map(|unit| game.def(unit).id.clone()).collect()
    }

    fn boards(game: &Pantheon, played: &Played<Pantheon>) -> Vec<String> {
        vec![game.board(&played.state.public).id().to_owned()]
    }

    fn began(_: &Pantheon, played: &Played<Pantheon>) -> Seat {
        played.state.public.lead
    }

    fn has_feat(game: &Pantheon, played: &Played<Pantheon>) -> bool {
        let public = &played.state.public;
        game.units().any(|unit| {
            let state = public.unit(unit);
            let gone = matches!(state.stage, Stage::Destroyed | Stage::Removed);
            gone && state.owner.is_some() && game.def(unit).is_divinity()
        })
    }

    fn conduct(game: &Pantheon, played: &Played<Pantheon>) -> Vec<Conduct> {
        let mut tally = Tally::new(game.seats());
        let mut state = game.start();
        for &(_, input) in &played.inputs {
            if let Input::Choice(choice) = input {
                tally.watch(&state, choice);
            }
            game.advance(&mut state, input, &mut Log::silent()).expect("what was played is legal");
        }
        tally.close(&state);
        tally.seats
    }
}

/// Counts what is done with turns while a game is played again.
struct Tally {
    seats: Vec<Conduct>,
    begun: Option<Begun>,
}

/// An activation under way.
struct Begun {
    seat: Seat,
    unit: UnitId,
    from: Option<AreaId>,
    /// Whether something was done beside steps.
    acted: bool,
}

impl Tally {
    fn new(seats: u8) -> Self {
        Self { seats: vec![Conduct::default(); usize::from(seats)], begun: None }
    }

    fn watch(&mut self, state: &State, choice: Choice) {
        let seat = state.public.active;
        match (state.public.frames.top(), choice) {
            (Some(Frame::Turn(step)), _) => {
                self.close(state);
                let conduct = &mut self.seats[seat.index()];
                if *step == TurnStep::AskFirst {
                    conduct.turns += 1;
                    conduct.passed +=
                        u64::from(matches!(choice, Choice::Pass { .. } | Choice::End));
                }
                if let Choice::Activate(unit, _) = choice {
                    conduct.activations += 1;
                    let from = state.public.area_of(unit);
                    self.begun = Some(Begun { seat, unit, from, acted: false });
                }
            }
            (
                Some(Frame::Activation(_)),
                Choice::End | Choice::Drop | Choice::Walk | Choice::Run | Choice::FastFlight,
            ) => {}
            (Some(Frame::Activation(_)), _) | (_, Choice::Use(_)) => {
                if let Some(begun) = &mut self.begun {
                    begun.acted = true;
                }
            }
            _ => {}
        }
    }

    /// Whatever was begun has ended.
    fn close(&mut self, state: &State) {
        if let Some(Begun { seat, unit, from, acted: false }) = self.begun.take()
            && state.public.area_of(unit) == from
        {
            self.seats[seat.index()].idle += 1;
        }
    }
}
