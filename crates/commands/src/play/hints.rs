//! What the computer would do in one's place, and why it did what it did.

use std::time::Duration;

use kernel::{Game as _, Notation, Seat};
use players::{Budget, Knowledge as _, Reasoned as _, explain, explain_openly, hint};
use text::Adviser as _;

use super::menu::Menu;
use super::session::ComputerMove;
use super::terminal::Terminal;
use crate::commanded::{ChoiceOf, Commanded, ViewOf};

/// The hint is the same however often one asks.
const SEED: u64 = 1;

/// What a hint may cost: a count, so that it is the same each time, and a limit for slow machines.
const BUDGET: Budget =
    Budget { time: Some(Duration::from_millis(1800)), iterations: Some(3000), threads: 1 };

/// How many choices of a computer that thinks aloud are told.
const TOLD: usize = 3;

impl<C: Commanded> Terminal<'_, C> {
    /// What the computer would do, from the same view.
    pub(super) fn hint(
        &self,
        view: &ViewOf<C>,
        options: &[ChoiceOf<C>],
        menu: &Menu<ChoiceOf<C>>,
    ) -> Vec<String> {
        let (game, words) = (self.session.game(), &self.voice.words);
        let weighed = hint::<C::Knowledge>(game, view, options, BUDGET, SEED);
        let lines = weighed.iter().enumerate().map(|(at, explained)| {
            let (choice, chance) = (explained.weighed.choice, explained.weighed.win_chance);
            let said = self.voice.speaker.weighed(game, view, choice, chance, &explained.reasons);
            match (at, menu.number_of(choice)) {
                (0, Some(number)) => words.hint(number, &said),
                (_, Some(number)) => words.hint_also(number, &said),
                (_, None) => {
                    words.hint_elsewhere(&Notation::<ChoiceOf<C>>::write(game, &choice), &said)
                }
            }
        });
        lines.collect()
    }

    /// Why computer players did what they did last. Unless they think aloud, only what the
    /// looker sees of it is told: the rest would show their hands.
    pub(super) fn thoughts(&self, looker: Option<Seat>) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for taken in self.session.computer_moves() {
            match self.aloud {
                true => lines.extend(self.told_aloud(taken)),
                false => lines.extend(self.told_openly(taken, looker)),
            }
        }
        if lines.is_empty() {
            lines.push(self.voice.words.bot_silent());
        } else if !self.aloud {
            lines.push(self.voice.words.bot_hides());
        }
        lines
    }

    fn told_openly(&self, taken: &ComputerMove<C>, looker: Option<Seat>) -> Option<String> {
        let game = self.session.game();
        let before = game.view(&taken.state, looker);
        if !C::Knowledge::is_open(taken.choice) {
            return None;
        }
        let lore = C::Knowledge::lore(game);
        let motives =
            explain_openly::<C::Knowledge>(game, &lore, &before, taken.seat, taken.choice, SEED);
        Some(self.voice.speaker.bot_chose(game, &before, taken.seat, taken.choice, &motives))
    }

    fn told_aloud(&self, taken: &ComputerMove<C>) -> Vec<String> {
        let (game, speaker) = (self.session.game(), &self.voice.speaker);
        let before = game.view(&taken.state, Some(taken.seat));
        let lore = C::Knowledge::lore(game);
        let weighed = taken.thought.as_ref();
        let weighed = weighed
            .map(|thought| explain::<C::Knowledge>(game, &lore, &before, thought, TOLD, SEED));
        let mut lines = vec![speaker.bot_chose(game, &before, taken.seat, taken.choice, &[])];
        for explained in weighed.unwrap_or_default() {
            let (choice, chance) = (explained.weighed.choice, explained.weighed.win_chance);
            let said = speaker.weighed(game, &before, choice, chance, &explained.reasons);
            lines.push(if choice == taken.choice {
                said
            } else {
                self.voice.words.also_weighed(&said)
            });
        }
        lines
    }
}
