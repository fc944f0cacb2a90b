//! Conjurers.

use std::path::PathBuf;

use ::conjurers::{Conjurers, Settings};
use anyhow::{bail, ensure};
use content::CardSet;

use super::{Benched, Ruleset, Wanted, rulings, set_up};

impl Benched for Conjurers {
    const ABOUT: &'static str =
        "Two, three and four players in turn, without optional rules; a game ends after 12 turns.";

    fn benched(_: Ruleset) -> anyhow::Result<Vec<Self>> {
        let cards = content::embedded_cards();
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
    match dirs {
        [] => Ok(content::embedded_cards()),
        [dir] => content::load_cards(dir).map_err(super::in_one_line),
        _ => bail!("cards of {} are whole in themselves: name one folder", ::conjurers::RULESET),
    }
}
