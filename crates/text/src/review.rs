//! A game looked at again, in words that are the same in every game.

use players::Totals;

use crate::message::*;
use crate::names::capital;
use crate::numbers::{decimal, signed_points};
use crate::{Speaker, Terminal};

impl Terminal {
    /// A choice with its chance to win and what speaks for it, in one sentence.
    pub fn weighed(self, choice: &str, win_chance: f64, reasons: &str) -> String {
        let lang = self.0;
        let value = decimal(self.0, win_chance * 100.0, 0).into();
        let (choice, chance) = (choice.into(), lang.say(&ReasonPercent { value }).into());
        if reasons.is_empty() {
            lang.say(&MotiveWeighedBare { choice, chance })
        } else {
            lang.say(&MotiveWeighed { choice, chance, reasons: reasons.into() })
        }
    }

    /// What moved the chances of a player.
    pub fn review_totals(self, player: &str, totals: &Totals) -> String {
        let points = |share| signed_points(self.0, share).into();
        self.0.say(&ReviewTotals {
            player: player.into(),
            luck: points(totals.luck),
            own: points(totals.own),
            others: points(totals.others),
            rest: points(totals.unforeseen),
            change: points(totals.change()),
        })
    }

    /// Before the moments that counted; or that none did.
    pub fn review_moments(self, any: bool) -> String {
        let lang = self.0;
        if any { lang.say(&ReviewMoments) } else { lang.say(&ReviewNoMoments) }
    }

    /// Who plays against whom.
    pub fn title(self, players: &[String]) -> String {
        let mut title = players.first().cloned().unwrap_or_default();
        for player in players.iter().skip(1) {
            let (first, second) = (title.as_str().into(), player.as_str().into());
            title = self.0.say(&TableTitleAnd { first, second });
        }
        capital(title)
    }
}

impl Speaker<'_> {
    /// Why not everything is told that a computer player weighed.
    pub fn bot_hides(&self) -> String {
        Terminal(self.lang()).bot_hides()
    }

    /// How closely a game was looked at.
    pub fn review_effort(&self, inputs: usize, rounds: u64) -> String {
        Terminal(self.lang()).review_effort(inputs, rounds)
    }

    /// A share as points out of a hundred, with its sign: "+3.5 points".
    pub fn signed_points(&self, share: f64) -> String {
        signed_points(self.lang(), share)
    }
}
