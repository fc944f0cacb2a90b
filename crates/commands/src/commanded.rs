//! [`Commanded`]: what a game brings to the command line.

use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{anyhow, bail};
use content::LoadError;
use exercises::Verdict;
use hosting::Host;
use kernel::{Game, Hosted, Pause, Seat};
use players::Reasoned;
use players::balance::Balanced;
use players::exec::Dialect;
use serde::de::DeserializeOwned;
use text::catalogue::Book;
use text::{Adviser, Lang, Terminal, Topic, Verb};

use crate::army::ArmyCommand;
use crate::console::Console;
use crate::draw::DrawArgs;
use crate::odds::OddsArgs;
use crate::options::SeriesArgs;
use crate::pack::SoundPack;
use crate::play::{Occupant, PlayArgs};
use crate::units::UnitsArgs;

/// The game.
pub type GameOf<C> = <C as Commanded>::Game;
/// A state of the game.
pub type StateOf<C> = <GameOf<C> as Game>::State;
/// What a seat may know of a state.
pub type ViewOf<C> = <GameOf<C> as Game>::View;
/// A choice of the game.
pub type ChoiceOf<C> = <GameOf<C> as Game>::Choice;
/// An order of the game.
pub type OrderOf<C> = <GameOf<C> as Game>::Order;
/// An event of the game.
pub type EventOf<C> = <GameOf<C> as Game>::Event;
/// An event as a seat sees it.
pub type SeenOf<C> = <GameOf<C> as Game>::Seen;
/// How the game begins.
pub type SetupOf<C> = <GameOf<C> as Hosted>::Setup;

/// What a game brings to the command line. Commands are written once, over this trait, and compiled
/// in the crate of each game, behind [`Commands`](crate::Commands).
///
/// Implement it for a type of the game's own crate, beside the game.
pub trait Commanded: Send + Sync + Sized + 'static {
    /// The game.
    type Game: Hosted<View: DeserializeOwned>;

    /// What computer players know of it.
    type Knowledge: Balanced<Game = Self::Game>;

    /// The rulesets of the game, the usual one first.
    const RULESETS: &'static [&'static str];

    /// The rulebooks of the game.
    const BOOKS: &'static [Book];

    /// The rulesets of the game that have cases, rules shown by example.
    const CASES: &'static [cases::Ruleset] = &[];

    /// What people call the game that a ruleset is of.
    fn game_name(ruleset: &str, lang: Lang) -> String;

    /// Its units, boards and cards.
    type Pack: Send + Sync + 'static;

    /// Whether a folder holds a pack of this game and of no other. The first game of all takes what
    /// no other does.
    fn is_pack(dir: &Path) -> bool;

    /// The built-in pack with those in `dirs` over it, or in its place where a game's packs are
    /// whole. All the folders are meant for this game.
    ///
    /// # Errors
    /// What cannot be read or played.
    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Self::Pack>;

    /// The game with such a pack, as servers host it.
    ///
    /// # Errors
    /// What cannot be read or played.
    fn host(dirs: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>>;

    /// The built-in pack, with its name, as `omphalos content check` tells of it; nothing in a game without packs.
    fn built_in() -> Option<(&'static str, SoundPack)> {
        None
    }

    /// The pack in a folder, checked, with what is to be told of it.
    ///
    /// # Errors
    /// The faults of the pack; that there is none in the folder.
    fn check_pack(dir: &Path) -> Result<SoundPack, LoadError> {
        Err(LoadError::NoPack(dir.to_owned()))
    }

    /// Rulesets that the packs of the game can be held against one by one.
    const SERVED: &'static [&'static str] = &[];

    /// Holds the pack in a folder against one of [`SERVED`](Self::SERVED).
    ///
    /// # Errors
    /// What does not serve it.
    fn check_serving(dir: &Path, ruleset: &str) -> Result<(), LoadError> {
        let _ = (dir, ruleset);
        Ok(())
    }

    /// What is said about it.
    type Words<'p>: Adviser<Self::Game, Motive = <Self::Knowledge as Reasoned>::Motive>
        + Clone
        + Send
        + Sync;

    /// Speaks `lang`, with the names of a pack and of the players.
    fn words<'p>(pack: &'p Self::Pack, lang: Lang, players: &'p [String]) -> Self::Words<'p>;

    /// How programs read it.
    type Dialect<'p>: Dialect<Self::Game>;

    /// Puts it into words for programs.
    fn dialect(pack: &Self::Pack) -> Self::Dialect<'_>;

    /// The tables that series of games are played at.
    type Tables: Tables<Self>;

    /// The tables that options describe.
    ///
    /// # Errors
    /// What there is no such table for.
    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Self::Tables>;

    /// Whether computer players may go on for ever, so that those who learn need a limit of rounds.
    const NEEDS_LIMIT: bool = false;

    /// The English name of a thing that balance is counted by, and what it costs.
    fn thing(pack: &Self::Pack, kind: usize, id: &str) -> Option<(String, Option<u16>)> {
        let _ = (pack, kind, id);
        None
    }

    /// Refuses options that no table of this game can have, before anything is asked.
    ///
    /// # Errors
    /// The first of them.
    fn check(args: &PlayArgs) -> anyhow::Result<()>;

    /// The table that options describe.
    ///
    /// # Errors
    /// What there is no such table for.
    fn open(args: &PlayArgs, pack: &Self::Pack) -> anyhow::Result<Opened<Self>>;

    /// Asks what to play where options leave it open; `None` at the end of the input.
    ///
    /// # Errors
    /// When input or output fails.
    fn ask(
        args: &PlayArgs,
        pack: &Self::Pack,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<PlayArgs>>;

    /// What its puzzles ask for.
    const PUZZLE: &'static str = "win";

    /// How many choices the plan of a puzzle has.
    const PLAN: RangeInclusive<usize> = 2..=12;

    /// Whose turn it is, where a turn can be a puzzle.
    fn turn(state: &StateOf<Self>) -> Option<Seat>;

    /// The exact chance that an attack destroys what it is aimed at; nothing for other choices, and
    /// where a turn is short enough to be searched to its end.
    fn odds(game: &Self::Game, state: &StateOf<Self>, choice: ChoiceOf<Self>) -> Option<f64> {
        let _ = (game, state, choice);
        None
    }

    /// Whether something that happened in a turn of `seat` is not part of a puzzle's plan.
    fn is_beside(after: &StateOf<Self>, event: &EventOf<Self>, seat: Seat) -> bool;

    /// Whether a turn of `seat` has reached what puzzles ask for: the game is won.
    fn judge(
        game: &Self::Game,
        events: &[EventOf<Self>],
        after: &StateOf<Self>,
        seat: Seat,
    ) -> Verdict {
        match game.pause(after) {
            Pause::Over(ending) if Self::Game::winners(&ending).contains(seat) => Verdict::Reached,
            Pause::Over(_) => Verdict::Missed,
            _ if Self::turn(after) != Some(seat) => Verdict::Missed,
            _ if events.iter().any(|event| Self::is_beside(after, event, seat)) => Verdict::Missed,
            Pause::Decision(_) | Pause::Chance(_) => Verdict::Open,
        }
    }

    /// What one can ask at its tables beside what one can ask at every table.
    const VERBS: &'static [Verb];

    /// The answer to one of [`VERBS`](Self::VERBS), from the view of whoever asks.
    fn told(
        game: &Self::Game,
        words: &Self::Words<'_>,
        view: &ViewOf<Self>,
        asked: Asked<'_>,
    ) -> Vec<String>;

    /// How best to go on with the dice on the table, when the question is about them.
    fn best(
        game: &Self::Game,
        view: &ViewOf<Self>,
        options: &[ChoiceOf<Self>],
    ) -> Option<Advice<ChoiceOf<Self>>> {
        let _ = (game, view, options);
        None
    }

    /// Its words that have a text, such as talents, to be looked up among the rules.
    fn topics(words: &Self::Words<'_>) -> Vec<Topic> {
        let _ = words;
        Vec::new()
    }

    /// An event in the words of records and cases.
    fn event_words(game: &Self::Game, event: &EventOf<Self>) -> String;

    /// Whether a turn begins at this moment.
    fn begins_turn(state: &StateOf<Self>) -> bool;

    /// How the games are set up that speed is measured at, for people.
    const BENCHED: &'static str;

    /// The games that speed is measured at, the same each time: those that a ruleset is mostly
    /// played as. They need nothing but the rules, so that nothing else is measured.
    ///
    /// # Errors
    /// When one cannot be set up.
    fn benched(ruleset: &str) -> anyhow::Result<Vec<Self::Game>>;

    /// Does what `omphalos army` was asked to; says whether an army is legal.
    ///
    /// # Errors
    /// When there is no such army, or nobody recruits one.
    fn army(command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool> {
        let _ = out;
        bail!("nobody recruits an army in {}", command.common().ruleset.id())
    }

    /// Prints the odds that `omphalos odds` was asked for.
    ///
    /// # Errors
    /// When there are no such odds.
    fn print_odds(args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        let _ = out;
        bail!("there are no odds to be worked out in {}", args.ruleset.id())
    }

    /// Prints the units or cards that `omphalos units` was asked for.
    ///
    /// # Errors
    /// When there are none.
    fn print_units(args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        let _ = out;
        bail!("there are no units in {}", args.ruleset.id())
    }

    /// A board as an SVG picture.
    ///
    /// # Errors
    /// When there is no such board.
    fn draw(args: &DrawArgs) -> anyhow::Result<String> {
        bail!("there is no board `{}` to be drawn", args.board)
    }
}

/// What was decided about a table that is to be played at.
pub struct Opened<C: Commanded> {
    /// How the game begins.
    pub setup: SetupOf<C>,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// Where it is played: the names of boards.
    pub place: String,
    /// What is read out before the game: how to win, the story of a scenario.
    pub prologue: Vec<String>,
}

/// Something that somebody at a table wants to know.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The command.
    pub verb: Verb,
    /// What follows it.
    pub about: &'a str,
    /// Whose army is meant; whoever asks, in all other commands.
    pub seat: Seat,
    /// The words of the table itself.
    pub words: Terminal,
}

/// What dice are best used for.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<C> {
    /// The choices that lead there, in order; chance may come between the last and what follows.
    pub plan: Vec<C>,
    /// Expected wounds if it is followed.
    pub wounds: f64,
    /// The ways that were compared: dice rolled again, and expected wounds.
    pub compared: Vec<(u8, f64)>,
}

/// What is asked of the tables of a series.
pub struct Wanted<'a> {
    /// The rules to play by.
    pub ruleset: &'a str,
    /// How many players there are.
    pub seats: u8,
    /// Whether units that are nobody's first pick should be played too.
    pub for_balance: bool,
    /// What was said on the command line.
    pub args: &'a SeriesArgs,
}

/// What the tables of a series have in common.
pub trait Tables<C: Commanded>: Sync {
    /// Units, boards and cards in play.
    fn pack(&self) -> &C::Pack;

    /// The table that follows from a seed.
    ///
    /// # Errors
    /// When there is none.
    fn set_up(&self, seed: u64) -> anyhow::Result<C::Game>;
}

/// A game from a set-up, or the first thing that is wrong with it.
///
/// # Errors
/// What is wrong with it, in one line.
pub fn set_up<G: Hosted>(setup: G::Setup) -> anyhow::Result<G> {
    G::set_up(setup).map_err(|faults| anyhow!("{}", faults.join("; ")))
}

/// The name that is most like what was typed.
pub fn closest(typed: &str, names: impl Iterator<Item = String>) -> String {
    let typed = typed.trim().to_lowercase();
    names
        .min_by_key(|name| strsim::damerau_levenshtein(&typed, &name.to_lowercase()))
        .unwrap_or_default()
}
