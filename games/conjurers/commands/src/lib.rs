//! Conjurers.

mod start;
mod told;

use std::io::{BufRead, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use ::conjurers::{Choice, Conjurers, Event, Frame, Settings, State, View};
use anyhow::{bail, ensure};
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use exercises::Verdict;
use kernel::Seat;
use text::{Lang, Topic, Verb};

use super::plain::Plain;
use super::{Advice, Asked, AtHand, Benched, Opened, Ruleset, Wanted, rulings, set_up};
use crate::play::{Console, PlayArgs};

impl AtHand for Conjurers {
    type Knowledge = conjurers_player::ConjurersKnowledge;

    type Pack = CardSet;

    const PUZZLE: &'static str = "battle";

    /// A turn of a battle is one action.
    const PLAN: RangeInclusive<usize> = 1..=1;

    /// The turns of a battle.
    fn turn(state: &State) -> Option<Seat> {
        let battle = state.public.battle?;
        Some(battle.seats[battle.turn as usize])
    }

    fn is_beside(_after: &State, _event: &Event, _seat: Seat) -> bool {
        false
    }

    /// The battle is won.
    fn judge(&self, events: &[Self::Event], after: &Self::State, seat: Seat) -> Verdict {
        let ended = events.iter().find_map(|event| match event {
            Event::BattleEnded { winner, .. } => Some(*winner),
            _ => None,
        });
        match ended {
            Some(winner) if winner == seat => Verdict::Reached,
            None if Self::turn(after) == Some(seat) => Verdict::Open,
            _ => Verdict::Missed,
        }
    }

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<CardSet> {
        load(dirs)
    }

    type Words<'p> = ConjurersSpeaker<'p>;

    fn words<'p>(cards: &'p CardSet, lang: Lang, players: &'p [String]) -> ConjurersSpeaker<'p> {
        ConjurersSpeaker::new(lang, cards).with_players(players)
    }

    type Dialect<'p> = Plain<'p, Conjurers>;

    fn dialect(cards: &CardSet) -> Plain<'_, Conjurers> {
        Plain(ConjurersSpeaker::new(Lang::En, cards))
    }

    type Tables = Tables;

    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Tables> {
        Tables::new(wanted)
    }

    fn thing(cards: &CardSet, kind: usize, id: &str) -> Option<(String, Option<u16>)> {
        let name = match kind {
            2 => &cards.creature(id)?.name,
            3 => &cards.equipment(id)?.name,
            _ => return None,
        };
        Some((name.en.clone(), None))
    }

    fn check(args: &PlayArgs) -> anyhow::Result<()> {
        start::check(args)
    }

    fn open(args: &PlayArgs, cards: &CardSet) -> anyhow::Result<Opened<Self>> {
        start::from_options(args, cards)
    }

    fn ask<R: BufRead, W: Write>(
        args: &PlayArgs,
        _: &CardSet,
        console: &mut Console<R, W>,
    ) -> anyhow::Result<Option<PlayArgs>> {
        start::by_questions(args, console)
    }

    const VERBS: &'static [Verb] = &[Verb::Look, Verb::Unit, Verb::Hand, Verb::Army];

    fn told(&self, words: &ConjurersSpeaker<'_>, view: &View, asked: Asked<'_>) -> Vec<String> {
        told::told(self, words, view, asked)
    }

    /// Dice of this game are only thrown.
    fn best(&self, _: &View, _: &[Choice]) -> Option<Advice<Choice>> {
        None
    }

    /// What a card does stands on the card.
    fn topics(_: &ConjurersSpeaker<'_>) -> Vec<Topic> {
        Vec::new()
    }

    fn event_words(&self, event: &Event) -> String {
        cases::conjurers_event_words(self, event)
    }

    fn begins_turn(state: &State) -> bool {
        let public = &state.public;
        let allocates = matches!(public.frames.top(), Some(Frame::Allocation { .. }));
        allocates && public.seats.iter().all(|seat| seat.allocated.is_empty())
    }
}

impl Benched for Conjurers {
    const ABOUT: &'static str =
        "Two, three and four players in turn, without optional rules; a game ends after 12 turns.";

    fn benched(_: Ruleset) -> anyhow::Result<Vec<Self>> {
        let cards = conjurers_table::embedded_cards();
        (2..=4).map(|seats| set_up(cards.setup(seats, Settings::default()))).collect()
    }
}

/// What the tables of a series have in common.
pub(crate) struct Tables {
    cards: CardSet,
    seats: u8,
    settings: Settings,
}

impl Tables {
    fn new(wanted: &Wanted<'_>) -> anyhow::Result<Self> {
        let (args, seats) = (wanted.args, wanted.seats);
        args.keep_to(&[], wanted.ruleset)?;
        let settings: Settings = rulings(&args.settings, &Settings::default())?;
        ensure!(!settings.tournaments || seats == 4, "tournaments are for 4 players, not {seats}");
        Ok(Self { cards: load(&args.content)?, seats, settings })
    }
}

impl super::Tables<Conjurers> for Tables {
    type Pack = CardSet;

    fn pack(&self) -> &CardSet {
        &self.cards
    }

    /// Cards and locks are drawn in play, so that all tables are set up alike.
    fn set_up(&self, _: u64) -> anyhow::Result<Conjurers> {
        set_up(self.cards.setup(self.seats, self.settings))
    }
}

/// The built-in cards, or those in a folder in their place.
fn load(dirs: &[PathBuf]) -> anyhow::Result<CardSet> {
    crate::pack::meant_for(::conjurers::RULESET, dirs)?;
    match dirs {
        [] => Ok(conjurers_table::embedded_cards()),
        [dir] => conjurers_table::load_cards(dir).map_err(super::in_one_line),
        _ => bail!("cards of {} are whole in themselves: name one folder", ::conjurers::RULESET),
    }
}
