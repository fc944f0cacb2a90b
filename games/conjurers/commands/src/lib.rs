//! Conjurers, as the command line knows it.

mod odds;
mod start;
mod told;
mod units;

use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{bail, ensure};
use commands::odds::OddsArgs;
use commands::pack::{SoundPack, in_one_line};
use commands::play::PlayArgs;
use commands::units::{UnitsArgs, print};
use commands::{Asked, Commanded, Commands, Console, Of, Opened, Plain, Wanted, rulings, set_up};
use conjurers::{Conjurers, Event, Frame, RULESET, Settings, State, View};
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use content::LoadError;
use exercises::Verdict;
use hosting::Host;
use kernel::Seat;
use serde_json::json;
use text::catalogue::Book;
use text::{Lang, Verb};

/// Conjurers with the commands compiled for it.
pub static COMMANDS: &dyn Commands = &Of::<ConjurersCommanded>::new();

/// What Conjurers brings to the command line.
struct ConjurersCommanded;

impl Commanded for ConjurersCommanded {
    type Game = Conjurers;

    type Knowledge = conjurers_player::ConjurersKnowledge;

    const RULESETS: &'static [&'static str] = &[RULESET];

    const BOOKS: &'static [Book] = &conjurers_words::BOOKS;

    const CASES: &'static [cases::Ruleset] = &conjurers_cases::CASES;

    fn game_name(_: &str, lang: Lang) -> String {
        ConjurersSpeaker::game_name(lang)
    }

    type Pack = CardSet;

    fn is_pack(dir: &Path) -> bool {
        conjurers_table::is_pack(dir)
    }

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<CardSet> {
        load(dirs)
    }

    fn host(dirs: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>> {
        Ok(conjurers_host::host(Arc::new(load(dirs)?)))
    }

    fn built_in() -> Option<(&'static str, SoundPack)> {
        Some(("built-in cards", sound(&conjurers_table::embedded_cards())))
    }

    fn check_pack(dir: &Path) -> Result<SoundPack, LoadError> {
        conjurers_table::load_cards(dir).map(|set| sound(&set))
    }

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
    fn judge(_: &Conjurers, events: &[Event], after: &State, seat: Seat) -> Verdict {
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

    type Words<'p> = ConjurersSpeaker<'p>;

    fn words<'p>(cards: &'p CardSet, lang: Lang, players: &'p [String]) -> ConjurersSpeaker<'p> {
        ConjurersSpeaker::new(lang, cards).with_players(players)
    }

    type Dialect<'p> = Plain<'p, Self>;

    fn dialect(cards: &CardSet) -> Plain<'_, Self> {
        Plain::new(ConjurersSpeaker::new(Lang::En, cards))
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

    fn ask(
        args: &PlayArgs,
        _: &CardSet,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<PlayArgs>> {
        start::by_questions(args, console)
    }

    const VERBS: &'static [Verb] = &[Verb::Look, Verb::Unit, Verb::Hand, Verb::Army];

    fn told(
        game: &Conjurers,
        words: &ConjurersSpeaker<'_>,
        view: &View,
        asked: Asked<'_>,
    ) -> Vec<String> {
        told::told(game, words, view, asked)
    }

    fn event_words(game: &Conjurers, event: &Event) -> String {
        conjurers_cases::event_words(game, event)
    }

    fn begins_turn(state: &State) -> bool {
        let public = &state.public;
        let allocates = matches!(public.frames.top(), Some(Frame::Allocation { .. }));
        allocates && public.seats.iter().all(|seat| seat.allocated.is_empty())
    }

    const BENCHED: &'static str = "conjurers: Two, three and four players in turn, without optional \
         rules; a game ends after 12 turns.";

    fn benched(_: &str) -> anyhow::Result<Vec<Conjurers>> {
        let cards = conjurers_table::embedded_cards();
        (2..=4).map(|seats| set_up(cards.setup(seats, Settings::default()))).collect()
    }

    fn print_odds(args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        odds::run(args, out)
    }

    fn print_units(args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        print(args, &units::shown(&load(args.pack.dirs())?, args.lang), out)
    }
}

/// A set of cards as `omphalos content check` tells of it.
fn sound(set: &CardSet) -> SoundPack {
    let (creatures, cards) = (set.creatures.len(), set.equipment.len());
    let fingerprint = set.fingerprint();
    SoundPack::new(
        format!("{creatures} creatures, {cards} items and artifacts, fingerprint {fingerprint}"),
        json!({
            "creatures": set.creatures.iter().map(|card| &card.def.id).collect::<Vec<_>>(),
            "equipment": set.equipment.iter().map(|card| &card.def.id).collect::<Vec<_>>(),
            "fingerprint": fingerprint.to_string(),
            "faults": [],
        }),
    )
}

/// What the tables of a series have in common.
struct Tables {
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

impl commands::Tables<ConjurersCommanded> for Tables {
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
        [] => Ok(conjurers_table::embedded_cards()),
        [dir] => conjurers_table::load_cards(dir).map_err(in_one_line),
        _ => bail!("cards of {} are whole in themselves: name one folder", RULESET),
    }
}
