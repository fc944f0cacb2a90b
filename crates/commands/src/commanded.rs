//! The games one can play, and what each brings to the command line.
//!
//! Commands are written once, for any game that is [`AtHand`]; [`for_game`] finds it by the id of
//! its ruleset.

mod conjurers;
mod mythic;
mod options;
mod pantheon;
mod plain;

use std::io::{BufRead, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use ::pantheon::Edition;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use conjurers_words::ConjurersSpeaker;
use content::LoadError;
use exercises::Verdict;
use kernel::{Hosted, Pause, Seat};
use mythic_words::MythicSpeaker;
use pantheon_words::PantheonSpeaker;
use players::Reasoned;
use players::balance::Balanced;
use players::exec::Dialect;
use text::{Adviser, Lang, Terminal, Topic, Verb};

use crate::play::{Console, Occupant, PlayArgs};
pub(crate) use options::{SeriesArgs, rulings};

/// A ruleset one can play by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ruleset {
    /// An edition of Mythic Battles: Pantheon.
    Pantheon(Edition),
    /// Mythic Battles, 2012.
    Mythic,
    /// Conjurers.
    Conjurers,
}

impl Ruleset {
    /// Every ruleset.
    pub(crate) const ALL: [Self; 4] = [
        Self::Pantheon(Edition::V1_5),
        Self::Pantheon(Edition::BETA_2_9),
        Self::Mythic,
        Self::Conjurers,
    ];

    /// Its id, as in records and on the command line.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Pantheon(edition) => edition.ruleset(),
            Self::Mythic => ::mythic::RULESET,
            Self::Conjurers => ::conjurers::RULESET,
        }
    }

    /// What people call the game.
    pub(crate) fn game_name(self, lang: Lang) -> String {
        match self {
            Self::Pantheon(edition) => PantheonSpeaker::game_name(lang, &edition),
            Self::Mythic => MythicSpeaker::game_name(lang),
            Self::Conjurers => ConjurersSpeaker::game_name(lang),
        }
    }

    /// The ruleset with this id.
    pub(crate) fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ruleset| ruleset.id() == id)
    }

    /// The edition of Pantheon's rules; the usual one where another game is played.
    pub(crate) fn edition(self) -> Edition {
        match self {
            Self::Pantheon(edition) => edition,
            Self::Mythic | Self::Conjurers => Edition::default(),
        }
    }

    /// Whether it is a ruleset of the same game as another.
    pub(crate) fn is_of_game(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// Every ruleset in one line, for people who named another.
    pub(crate) fn known() -> String {
        Self::ALL.map(Self::id).join("` or `")
    }
}

/// Reads the value of `--ruleset`.
pub(crate) fn ruleset_parser() -> impl TypedValueParser<Value = Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(Ruleset::id))
        .map(|id| Ruleset::of_id(&id).expect("one of the possible values"))
}

/// Works out an expression with `$game` as the game of a ruleset.
macro_rules! for_game {
    ($ruleset:expr, $game:ident => $body:expr) => {
        match $ruleset {
            $crate::games::Ruleset::Pantheon(_) => {
                type $game = ::pantheon::Pantheon;
                $body
            }
            $crate::games::Ruleset::Mythic => {
                type $game = ::mythic::Mythic;
                $body
            }
            $crate::games::Ruleset::Conjurers => {
                type $game = ::conjurers::Conjurers;
                $body
            }
        }
    };
}
pub(crate) use for_game;

/// A game with everything that commands need beside its rules and its players.
pub(crate) trait AtHand: Hosted {
    /// What computer players know of it.
    type Knowledge: Balanced<Game = Self>;

    /// Its units, boards and cards.
    type Pack: Send + Sync + 'static;

    /// The built-in pack with those in `dirs` over it, or in its place where a game's packs are
    /// whole.
    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Self::Pack>;

    /// What is said about it.
    type Words<'p>: Adviser<Self, Motive = <Self::Knowledge as Reasoned>::Motive>
        + Clone
        + Send
        + Sync;

    /// Speaks `lang`, with the names of a pack and of the players.
    fn words<'p>(pack: &'p Self::Pack, lang: Lang, players: &'p [String]) -> Self::Words<'p>;

    /// How programs read it.
    type Dialect<'p>: Dialect<Self>;

    /// Puts it into words for programs.
    fn dialect(pack: &Self::Pack) -> Self::Dialect<'_>;

    /// The tables that series of games are played at.
    type Tables: Tables<Self, Pack = Self::Pack>;

    /// The tables that options describe.
    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Self::Tables>;

    /// The English name of a thing that balance is counted by, and what it costs.
    fn thing(pack: &Self::Pack, kind: usize, id: &str) -> Option<(String, Option<u16>)>;

    /// Refuses options that no table of this game can have, before anything is asked.
    fn check(args: &PlayArgs) -> anyhow::Result<()>;

    /// The table that options describe.
    fn open(args: &PlayArgs, pack: &Self::Pack) -> anyhow::Result<Opened<Self>>;

    /// Asks what to play where options leave it open; `None` at the end of the input.
    fn ask<R: BufRead, W: Write>(
        args: &PlayArgs,
        pack: &Self::Pack,
        console: &mut Console<R, W>,
    ) -> anyhow::Result<Option<PlayArgs>>;

    /// What its puzzles ask for.
    const PUZZLE: &'static str = "win";

    /// How many choices the plan of a puzzle has.
    const PLAN: RangeInclusive<usize> = 2..=12;

    /// Whose turn it is, where a turn can be a puzzle.
    fn turn(state: &Self::State) -> Option<Seat>;

    /// The exact chance that an attack destroys what it is aimed at; nothing for other choices, and
    /// where a turn is short enough to be searched to its end.
    fn odds(&self, _state: &Self::State, _choice: Self::Choice) -> Option<f64> {
        None
    }

    /// Whether something that happened in a turn of `seat` is not part of a puzzle's plan.
    fn is_beside(after: &Self::State, event: &Self::Event, seat: Seat) -> bool;

    /// Whether a turn of `seat` has reached what puzzles ask for: the game is won.
    fn judge(&self, events: &[Self::Event], after: &Self::State, seat: Seat) -> Verdict {
        match self.pause(after) {
            Pause::Over(ending) if Self::winners(&ending).contains(seat) => Verdict::Reached,
            Pause::Over(_) => Verdict::Missed,
            _ if Self::turn(after) != Some(seat) => Verdict::Missed,
            _ if events.iter().any(|event| Self::is_beside(after, event, seat)) => Verdict::Missed,
            Pause::Decision(_) | Pause::Chance(_) => Verdict::Open,
        }
    }

    /// What one can ask at its tables beside what one can ask at every table.
    const VERBS: &'static [Verb];

    /// The answer to one of [`AtHand::VERBS`], from the view of whoever asks.
    fn told(&self, words: &Self::Words<'_>, view: &Self::View, asked: Asked<'_>) -> Vec<String>;

    /// How best to go on with the dice on the table, when the question is about them.
    fn best(&self, view: &Self::View, options: &[Self::Choice]) -> Option<Advice<Self::Choice>>;

    /// Its words that have a text, such as talents, to be looked up among the rules.
    fn topics(words: &Self::Words<'_>) -> Vec<Topic>;

    /// An event in the words of records and cases.
    fn event_words(&self, event: &Self::Event) -> String;

    /// Whether a turn begins at this moment.
    fn begins_turn(state: &Self::State) -> bool;
}

/// What was decided about a table that is to be played at.
pub(crate) struct Opened<G: Hosted> {
    /// How the game begins.
    pub(crate) setup: G::Setup,
    /// Who sits where.
    pub(crate) occupants: Vec<Occupant>,
    /// Where it is played: the names of boards.
    pub(crate) place: String,
    /// What is read out before the game: how to win, the story of a scenario.
    pub(crate) prologue: Vec<String>,
}

/// Something that somebody at a table wants to know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    /// The command.
    pub(crate) verb: Verb,
    /// What follows it.
    pub(crate) about: &'a str,
    /// Whose army is meant; whoever asks, in all other commands.
    pub(crate) seat: Seat,
    /// The words of the table itself.
    pub(crate) words: Terminal,
}

/// What dice are best used for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advice<C> {
    /// The choices that lead there, in order; chance may come between the last and what follows.
    pub(crate) plan: Vec<C>,
    /// Expected wounds if it is followed.
    pub(crate) wounds: f64,
    /// The ways that were compared: dice rolled again, and expected wounds.
    pub(crate) compared: Vec<(u8, f64)>,
}

/// What is asked of the tables of a series.
pub(crate) struct Wanted<'a> {
    /// The rules to play by.
    pub(crate) ruleset: Ruleset,
    /// How many players there are.
    pub(crate) seats: u8,
    /// Whether units that are nobody's first pick should be played too.
    pub(crate) for_balance: bool,
    /// What was said on the command line.
    pub(crate) args: &'a SeriesArgs,
}

/// What the tables of a series have in common.
pub(crate) trait Tables<G>: Sync {
    /// What the game's packs are.
    type Pack;

    /// Units, boards and cards in play.
    fn pack(&self) -> &Self::Pack;

    /// The table that follows from a seed.
    fn set_up(&self, seed: u64) -> anyhow::Result<G>;
}

/// The games that speed is measured at: those that a ruleset is mostly played as.
///
/// This needs nothing but the rules, so that it measures nothing else.
pub(crate) trait Benched: Hosted {
    /// How such a game is set up, for people.
    const ABOUT: &'static str;

    /// The games, the same each time.
    fn benched(ruleset: Ruleset) -> anyhow::Result<Vec<Self>>;
}

/// A game from a set-up, or the first thing that is wrong with it.
pub(crate) fn set_up<G: Hosted>(setup: G::Setup) -> anyhow::Result<G> {
    G::set_up(setup).map_err(|faults| anyhow::anyhow!("{}", faults.join("; ")))
}

/// The name that is most like what was typed.
fn closest(typed: &str, names: impl Iterator<Item = String>) -> String {
    let typed = typed.trim().to_lowercase();
    names
        .min_by_key(|name| strsim::damerau_levenshtein(&typed, &name.to_lowercase()))
        .unwrap_or_default()
}

/// Faults of a pack fill pages; here it is enough that there are some.
fn in_one_line(error: LoadError) -> anyhow::Error {
    match error {
        LoadError::Faults(faults) => {
            anyhow::anyhow!(
                "{} faults in the pack; `omphalos content check DIR` shows them",
                faults.count()
            )
        }
        error => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_are_found_by_their_ids_and_have_games_of_their_own() {
        for ruleset in Ruleset::ALL {
            assert_eq!(Ruleset::of_id(ruleset.id()), Some(ruleset));
            for_game!(ruleset, G => {
                let games = G::benched(ruleset).expect("games to measure");
                assert!(games.iter().all(|game| kernel::Game::ruleset(game) == ruleset.id()));
            });
        }
        assert_eq!(Ruleset::of_id("chess"), None);
    }
}
