//! [`Narrator`]: what any game has to say to those who play it.

use fluent_bundle::FluentValue;
use kernel::{Hosted, RuleId, Seat};
use players::Leaning;

use crate::catalogue::Library;
use crate::message::*;
use crate::names::capital;
use crate::numbers::{points, signed_points};
use crate::{Lang, Terminal};

/// A number behind a sentence, with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// What it is.
    pub label: String,
    /// Its parts, one phrase each.
    pub parts: Vec<String>,
    /// The rules the parts rest on.
    pub rules: Vec<RuleId>,
}

/// A way to win of one player, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalTold {
    /// Whose.
    pub seat: Seat,
    /// What kind of way it is, by the game's own word.
    pub kind: &'static str,
    /// What has to be done, as a part of a sentence: `absorb 4 stones`.
    pub text: String,
    /// How far it is, in a few words: `1/4 stones`.
    pub short: String,
    /// How much is done.
    pub done: u16,
    /// How much there is to do; 0 where more is always better.
    pub of: u16,
    /// The place on the board that it is about, if it is about one.
    pub place: Option<String>,
}

/// Puts one game into words, in one language. Terminals, servers and reviews speak through it, so
/// that they are written once for all games.
pub trait Narrator<G: Hosted> {
    /// The language.
    fn lang(&self) -> Lang;

    /// The rules of the game, in all its editions.
    fn library(&self) -> Library;

    /// What a player is called.
    fn player(&self, seat: Seat) -> String;

    /// The question that stands, in one sentence; how the game ended, when it is over.
    fn question(&self, game: &G, view: &G::View) -> String;

    /// How the game ended, in one sentence.
    fn ending(&self, game: &G, view: &G::View, ending: G::Ending) -> String {
        let _ = ending;
        self.question(game, view)
    }

    /// The ways to win, and how far every player is on them: from what everybody can see.
    fn goals(&self, game: &G, view: &G::View) -> Vec<GoalTold>;

    /// By what the game was won or drawn, in one sentence; `None` where there is nothing to name.
    fn won_by(&self, game: &G, view: &G::View, ending: G::Ending) -> Option<String>;

    /// What a choice does.
    fn choice(&self, game: &G, view: &G::View, choice: G::Choice) -> String;

    /// Under which heading a choice stands where a menu has many; `None` for those that belong to
    /// no group.
    fn heading(&self, game: &G, view: &G::View, choice: G::Choice) -> Option<String> {
        let _ = (game, view, choice);
        None
    }

    /// What happened, with a place for each event: `None` for those not worth a sentence.
    fn events_one_by_one(
        &self,
        game: &G,
        before: &G::View,
        after: &G::View,
        seen: &[G::Seen],
    ) -> Vec<Option<String>>;

    /// The numbers behind the sentence about an event; none where it tells of no numbers.
    fn details(&self, game: &G, after: &G::View, seen: &G::Seen) -> Vec<Detail> {
        let _ = (game, after, seen);
        Vec::new()
    }

    /// Why one would choose this: what it does and costs, and the numbers it rests on. For a choice
    /// that is not offered, which rule forbids it.
    fn why(&self, game: &G, view: &G::View, choice: G::Choice) -> Vec<String> {
        match game.refusal(view, choice) {
            Some(reason) => vec![self.refusal(G::rule(&reason))],
            None => vec![self.choice(game, view, choice)],
        }
    }

    /// The rule that a choice goes by.
    fn rule_of(&self, game: &G, view: &G::View, choice: G::Choice) -> Option<RuleId> {
        let _ = (game, view, choice);
        None
    }

    /// What the dice of a choice promise, one line each; that it rolls none, where it rolls none.
    fn odds(&self, game: &G, view: &G::View, choice: G::Choice) -> Vec<String> {
        let _ = (game, view, choice);
        vec![self.lang().say(&ReasonNoOdds)]
    }

    /// The whole table as lines of text: what lies where, whose it is, and the viewer's hand.
    fn table(&self, game: &G, view: &G::View) -> Vec<String>;

    /// Whether the game counts turns, and not rounds.
    fn counts_turns(&self) -> bool {
        false
    }

    /// What happened, in sentences.
    fn events(&self, game: &G, before: &G::View, after: &G::View, seen: &[G::Seen]) -> Vec<String> {
        self.events_one_by_one(game, before, after, seen).into_iter().flatten().collect()
    }

    /// What happened, in sentences, each followed by the numbers behind it that have more than one
    /// part.
    fn events_in_detail(
        &self,
        game: &G,
        before: &G::View,
        after: &G::View,
        seen: &[G::Seen],
    ) -> Vec<String> {
        let lang = self.lang();
        let mut lines = Vec::new();
        let sentences = self.events_one_by_one(game, before, after, seen);
        for (sentence, seen) in sentences.into_iter().zip(seen) {
            let Some(sentence) = sentence else { continue };
            lines.push(sentence);
            let details = self.details(game, after, seen).into_iter();
            lines.extend(details.filter(|detail| detail.parts.len() > 1).map(|detail| {
                let parts = detail.parts.join(", ").into();
                lang.say(&PlayDetail { label: detail.label.into(), parts })
            }));
        }
        lines
    }

    /// That a player made a choice.
    fn chosen(&self, game: &G, before: &G::View, seat: Seat, choice: G::Choice) -> String {
        let choice = self.choice(game, before, choice).into();
        capital(self.lang().say(&PlayChosen { player: self.player(seat).into(), choice }))
    }

    /// A decision that cost something of the chance to win, at an input counted from 1.
    fn costly(
        &self,
        game: &G,
        before: &G::View,
        (round, step): (u16, usize),
        (seat, choice): (Seat, G::Choice),
        loss: f64,
    ) -> String {
        self.lang().say(&ReviewDecision {
            counted: counted(self.counts_turns()),
            round: round.into(),
            step: step.into(),
            chosen: self.chosen(game, before, seat, choice).into(),
            player: self.player(seat).into(),
            loss: points(self.lang(), loss).into(),
        })
    }

    /// What chance gave a player, at an input counted from 1; `what` are sentences about it, or
    /// nothing.
    fn lucky(&self, (round, step): (u16, usize), what: &str, seat: Seat, gain: f64) -> String {
        let lang = self.lang();
        let what = if what.is_empty() { lang.say(&ReviewLuckBare) } else { what.to_owned() };
        lang.say(&ReviewLuck {
            counted: counted(self.counts_turns()),
            round: round.into(),
            step: step.into(),
            what: what.into(),
            player: self.player(seat).into(),
            gain: signed_points(self.lang(), gain).into(),
        })
    }

    /// Why a choice is not allowed: what the rule says, and its id.
    fn refusal(&self, rule: RuleId) -> String {
        let id = rule.0.into();
        let lang = self.lang();
        match self.library().statement(self.lang(), rule.0) {
            Some(text) => lang.say(&ReasonForbidden { text: text.into(), rule: id }),
            None => lang.say(&ReasonForbiddenBare { rule: id }),
        }
    }

    /// What a rule or ruling says, with its id.
    fn rule(&self, rule: RuleId) -> String {
        let id = rule.0.into();
        let lang = self.lang();
        match self.library().statement(self.lang(), rule.0) {
            Some(text) => lang.say(&ReasonRule { rule: id, text: text.into() }),
            None => lang.say(&ReasonBareRule { rule: id }),
        }
    }
}

/// Says why computer players prefer what they do.
pub trait Adviser<G: Hosted>: Narrator<G> {
    /// Something that speaks for a choice or against it.
    type Motive;

    /// What speaks for a choice or against it, as a part of a sentence.
    fn motive(&self, game: &G, view: &G::View, motive: &Self::Motive) -> String;

    /// Everything that speaks for a choice or against it, one after the other.
    fn motives(&self, game: &G, view: &G::View, motives: &[Self::Motive]) -> String {
        let parts = motives.iter().map(|motive| self.motive(game, view, motive));
        parts.collect::<Vec<_>>().join(", ")
    }

    /// A choice with its chance to win and what speaks for it, in one sentence.
    fn weighed(
        &self,
        game: &G,
        view: &G::View,
        choice: G::Choice,
        win_chance: f64,
        motives: &[Self::Motive],
    ) -> String {
        let reasons = self.motives(game, view, motives);
        Terminal(self.lang()).weighed(&self.choice(game, view, choice), win_chance, &reasons)
    }

    /// What a computer player did, with what everybody can see of its reasons.
    fn bot_chose(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choice: G::Choice,
        motives: &[Self::Motive],
    ) -> String {
        let lang = self.lang();
        let player = self.player(seat).into();
        let choice = self.choice(game, view, choice).into();
        if motives.is_empty() {
            return capital(lang.say(&MotiveBot { player, choice }));
        }
        let reasons = self.motives(game, view, motives).into();
        capital(lang.say(&MotiveBotReasons { player, choice, reasons }))
    }
}

/// The word that messages about a side of a position choose by.
pub fn leaning_word(leaning: Leaning) -> FluentValue<'static> {
    match leaning {
        Leaning::For => "for".into(),
        Leaning::Against => "against".into(),
    }
}

/// What is counted, for messages.
fn counted(turns: bool) -> FluentValue<'static> {
    if turns { "turns".into() } else { "rounds".into() }
}
