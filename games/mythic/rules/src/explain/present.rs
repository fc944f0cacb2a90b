//! Whose decision it is now, and by which rule.

use crate::frame::{ActivationStep, Fight, FightStep, Frame, Round, SetupStep, Side, TurnStep};
use crate::look::Look;
use crate::state::Ending;

impl Look<'_> {
    /// The rule that makes the present question the one of the seat that is asked, or lets chance
    /// decide, or has ended the battle. Who is not asked and could choose nothing of the kind is
    /// told this one.
    pub(crate) fn present(&self) -> &'static str {
        let four = self.game.seat_count() > 2;
        match (self.public.ending, self.public.frames.top()) {
            (Some(Ending::Won(_)), _) if four => "M12.16.13",
            (Some(Ending::Won(_)), _) => "M12.15.1",
            (Some(Ending::Draw), _) => self.drawn_by(four),
            (None, Some(frame)) => self.present_of(frame, four),
            (None, None) => "M12.4.6",
        }
    }

    fn drawn_by(&self, four: bool) -> &'static str {
        if self.public.quiet >= self.game.settings().quiet_turns {
            "M12.R96"
        } else if four {
            "M12.R146"
        } else {
            "M12.R94"
        }
    }

    fn present_of(&self, frame: &Frame, four: bool) -> &'static str {
        match frame {
            Frame::Setup(step) => match (step, four) {
                (SetupStep::Roll, _) => "M12.2.1",
                (SetupStep::PlayerOne, _) => "M12.R139",
                (SetupStep::Boards, false) => "M12.2.3",
                (SetupStep::Boards, true) => "M12.16.6",
                (SetupStep::Zones, false) => "M12.2.4",
                (SetupStep::Zones, true) => "M12.16.7",
                (SetupStep::Deploy { .. }, false) => "M12.2.9",
                (SetupStep::Deploy { .. }, true) => "M12.16.8",
                (SetupStep::Hands { .. }, _) => "M12.2.15",
            },
            Frame::Turn(step) => match step {
                TurnStep::Exchange => "M12.4.12",
                TurnStep::Limit => "M12.4.16",
                // Of all others only activating ever waits.
                _ => "M12.4.6",
            },
            Frame::Activation(activation) => match activation.step {
                ActivationStep::Harass { .. } => "M12.R85",
                ActivationStep::Act | ActivationStep::End => "M12.6.3",
            },
            Frame::Flight(_) => "M12.18.46",
            Frame::Volley(_) => "M12.R103",
            Frame::Fight(fight) => present_in(fight),
            Frame::Draw { .. } => self.present_draw(),
            Frame::Search { command: None, .. } => "M12.5.7",
            Frame::Search { command: Some(_), .. } => "M12.R108",
            Frame::Exchange { .. } => "M12.4.12",
            Frame::Window { .. } => "M12.R27",
            Frame::Reshuffle(_) => "M12.R34",
            Frame::Empty => "M12.4.6",
        }
    }

    /// What cards are drawn for.
    fn present_draw(&self) -> &'static str {
        let frames = self.public.frames.as_slice();
        match frames.len().checked_sub(2).map(|below| &frames[below]) {
            Some(Frame::Setup(_)) => "M12.2.15",
            Some(Frame::Turn(TurnStep::CleanUp)) => "M12.4.12",
            _ => "M12.4.2",
        }
    }
}

/// Whose step of an attack it is. [M12.R73] [M12.R89]
fn present_in(fight: &Fight) -> &'static str {
    match fight.step {
        FightStep::Evade => "M12.18.30",
        FightStep::Split => "M12.R73",
        FightStep::Defend { .. } | FightStep::Answer => "M12.8.5",
        FightStep::Talents(Round::Attack | Round::Defence) => "M12.8.6",
        FightStep::Talents(Round::Counter | Round::AgainstCounter) => "M12.R73",
        FightStep::Begin(Side::Attacker) | FightStep::Dice(Side::Attacker) => "M12.8.9",
        FightStep::Begin(Side::Victim) | FightStep::Dice(Side::Victim) => "M12.12.4",
        FightStep::Impact => "M12.18.33",
        FightStep::Parry(_) | FightStep::Endure(_) | FightStep::Apply | FightStep::Next => {
            "M12.R89"
        }
        FightStep::Spoils(_) => "M12.18.3",
        FightStep::Retreat => "M12.R128",
    }
}
