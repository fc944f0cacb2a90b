//! A game looked at again, in words.

use pantheon::kernel::Seat;
use pantheon::{Choice, Pantheon, View};

use super::motives::Motive;
use crate::Speaker;
use crate::numbers::signed_points;
use crate::message::*;

/// What moved the chances of one player over a game, as parts of 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// Dice and cards.
    pub luck: f64,
    /// Its own decisions.
    pub own: f64,
    /// The decisions of others.
    pub others: f64,
    /// What was not foreseen.
    pub rest: f64,
}

impl Speaker<'_> {
    /// What a computer player did, with what everybody can see of its reasons.
    pub fn bot_chose(
        &self,
        game: &Pantheon,
        view: &View,
        seat: Seat,
        choice: Choice,
        motives: &[Motive],
    ) -> String {
        let player = self.player(seat).into();
        let choice = self.choice(game, view, choice).into();
        if motives.is_empty() {
            return self.say(&MotiveBot { player, choice });
        }
        let reasons = self.motives(game, view, motives).into();
        self.say(&MotiveBotReasons { player, choice, reasons })
    }

    /// No computer player has decided anything yet.
    pub fn bot_silent(&self) -> String {
        self.say(&MotiveBotNone)
    }

    /// Why not everything is told that a computer player weighed.
    pub fn bot_hides(&self) -> String {
        self.say(&MotiveBotHidden)
    }

    /// Another choice that was weighed.
    pub fn also_weighed(&self, weighed: &str) -> String {
        self.say(&MotiveInstead { weighed: weighed.into() })
    }

    /// What would have been better.
    pub fn better(&self, weighed: &str) -> String {
        self.say(&MotiveBetter { weighed: weighed.into() })
    }

    /// How closely a game was looked at.
    pub fn review_effort(&self, inputs: usize, rounds: u64) -> String {
        self.say(&ReviewSure { inputs: inputs.into(), rounds: rounds.into() })
    }

    /// A player before the curve of its chances.
    pub fn review_curve(&self, player: &str, curve: &str) -> String {
        self.say(&ReviewCurve { player: player.into(), curve: curve.into() })
    }

    /// What moved the chances of a player.
    pub fn review_account(&self, player: &str, account: &Account) -> String {
        let Account { luck, own, others, rest } = *account;
        self.say(&ReviewTotals {
            player: player.into(),
            luck: self.signed_points(luck).into(),
            own: self.signed_points(own).into(),
            others: self.signed_points(others).into(),
            rest: self.signed_points(rest).into(),
            change: self.signed_points(luck + own + others + rest).into(),
        })
    }

    /// Before the moments that counted; or that none did.
    pub fn review_moments(&self, any: bool) -> String {
        if any { self.say(&ReviewMoments) } else { self.say(&ReviewNoMoments) }
    }

    /// A share as points out of a hundred, with its sign: "+3.5 points".
    pub fn signed_points(&self, share: f64) -> String {
        signed_points(self.lang(), share)
    }
}
