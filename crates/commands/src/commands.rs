//! [`Commands`]: a game as the command line knows it, whichever game it is.

use std::io::Write;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use content::LoadError;
use hosting::Host;
use kernel::record::Record;
use players::Level;
use text::catalogue::{Book, Library};
use text::{Lang, Topic};

use crate::army::ArmyCommand;
use crate::bench::Playouts;
use crate::bot::{Begun, Lines, Message};
use crate::commanded::Commanded;
use crate::console::Console;
use crate::draw::DrawArgs;
use crate::odds::OddsArgs;
use crate::pack::SoundPack;
use crate::play::{PlayArgs, SaveFile};
use crate::puzzles::{Counted, PuzzlesArgs};
use crate::replay::{ReplayArgs, Written};
use crate::review::ReviewArgs;
use crate::search::Speed;
use crate::sim::SimArgs;
use crate::train::TrainArgs;
use crate::tune::TuneArgs;
use crate::units::UnitsArgs;

/// A game as the command line knows it, whichever game it is. Whatever is [`Commanded`] is one.
pub trait Commands: Send + Sync {
    /// The rulesets of the game, the usual one first.
    fn rulesets(&self) -> &'static [&'static str];

    /// The rulebooks of the game.
    fn books(&self) -> &'static [Book];

    /// The rulesets of the game that have cases.
    fn cases(&self) -> &'static [cases::Ruleset];

    /// What people call the game that a ruleset is of.
    fn game_name(&self, ruleset: &str, lang: Lang) -> String;

    /// The words of the game that have a text.
    ///
    /// # Errors
    /// When the built-in pack cannot be read.
    fn topics(&self, lang: Lang) -> anyhow::Result<Vec<Topic>>;

    /// Whether a folder holds a pack of this game and of no other.
    fn is_pack(&self, dir: &Path) -> bool;

    /// The game as servers host it, with the packs in these folders.
    ///
    /// # Errors
    /// What is wrong with a pack.
    fn host(&self, dirs: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>>;

    /// The built-in pack with its name, where the game has packs.
    fn built_in(&self) -> Option<(&'static str, SoundPack)>;

    /// The pack in a folder, checked.
    ///
    /// # Errors
    /// The faults of the pack; that there is none in the folder.
    fn check_pack(&self, dir: &Path) -> Result<SoundPack, LoadError>;

    /// Rulesets that the packs of the game can be held against one by one.
    fn served(&self) -> &'static [&'static str];

    /// Holds the pack in a folder against one of them.
    ///
    /// # Errors
    /// What does not serve it.
    fn check_serving(&self, dir: &Path, ruleset: &str) -> Result<(), LoadError>;

    /// Runs `omphalos army`; says whether an army is legal.
    ///
    /// # Errors
    /// When there is no such army, or nobody recruits one.
    fn army(&self, command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool>;

    /// Runs `omphalos odds`.
    ///
    /// # Errors
    /// When there are no such odds.
    fn print_odds(&self, args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()>;

    /// Runs `omphalos units`.
    ///
    /// # Errors
    /// When there are no such units.
    fn print_units(&self, args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()>;

    /// The picture of `omphalos content draw`.
    ///
    /// # Errors
    /// When there is no such board.
    fn draw(&self, args: &DrawArgs) -> anyhow::Result<String>;

    /// How the games are set up that speed is measured at.
    fn benched(&self) -> &'static str;

    /// Plays such games at random.
    ///
    /// # Errors
    /// When they cannot be set up.
    fn playouts(&self, ruleset: &str, time: Duration) -> anyhow::Result<Playouts>;

    /// Searches from the middle of such games.
    ///
    /// # Errors
    /// When they cannot be set up.
    fn search_speed(&self, ruleset: &str, time: Duration) -> anyhow::Result<Speed>;

    /// Plays a new game in the terminal. Rules are looked up in `library`.
    ///
    /// # Errors
    /// When it cannot be set up, or input or output fails.
    fn start(&self, args: &PlayArgs, console: Console<'_>, library: Library) -> anyhow::Result<()>;

    /// Plays a kept game on.
    ///
    /// # Errors
    /// When it cannot be played on, or input or output fails.
    fn resume(
        &self,
        args: &PlayArgs,
        console: Console<'_>,
        library: Library,
        kept: (SaveFile, &Record),
    ) -> anyhow::Result<()>;

    /// Runs `omphalos sim`.
    ///
    /// # Errors
    /// When the games cannot be played.
    fn sim(&self, args: &SimArgs, out: &mut dyn Write) -> anyhow::Result<()>;

    /// Runs `omphalos tune`.
    ///
    /// # Errors
    /// When the games cannot be played, or a file cannot be read or written.
    fn tune(&self, args: &TuneArgs, out: &mut dyn Write) -> anyhow::Result<()>;

    /// Runs `omphalos train`.
    ///
    /// # Errors
    /// When the games cannot be played, or a file cannot be read or written.
    fn train(&self, args: &TrainArgs, out: &mut dyn Write) -> anyhow::Result<()>;

    /// Plays one game over the bots' protocol, and gives back the message that is none of it.
    ///
    /// # Errors
    /// When a message cannot be read.
    fn bot(
        &self,
        level: Level,
        begun: Begun,
        lines: &mut Lines<'_>,
    ) -> anyhow::Result<Option<Message>>;

    /// Shows a record move by move.
    ///
    /// # Errors
    /// When it does not hold.
    fn replay(&self, args: &ReplayArgs, file: Written<'_>) -> miette::Result<()>;

    /// How a game stands at the end of its record; with `dice`, what can be said of them.
    ///
    /// # Errors
    /// When it does not hold.
    fn verify(&self, file: Written<'_>, dice: bool) -> miette::Result<[String; 2]>;

    /// Reviews a record with so many rounds a moment.
    ///
    /// # Errors
    /// When it does not hold.
    fn review(&self, args: &ReviewArgs, rounds: u64, file: Written<'_>)
    -> miette::Result<ExitCode>;

    /// The ways in which a game can go on after so many entries of its record.
    ///
    /// # Errors
    /// When the record does not hold.
    fn perft(&self, file: Written<'_>, entries: usize, depth: u32) -> miette::Result<u64>;

    /// The same, for each first input apart.
    ///
    /// # Errors
    /// When the record does not hold.
    fn perft_by_input(
        &self,
        file: Written<'_>,
        entries: usize,
        depth: u32,
    ) -> miette::Result<Vec<(String, u64)>>;

    /// Looks for puzzles in a record.
    ///
    /// # Errors
    /// When it does not hold, or a puzzle cannot be written.
    fn find_puzzles(
        &self,
        args: &PuzzlesArgs,
        file: Written<'_>,
        counted: &mut Counted,
    ) -> miette::Result<()>;

    /// Works a puzzle out anew and compares, looking at `most` moments.
    ///
    /// # Errors
    /// What does not hold any more.
    fn check_puzzle(&self, file: Written<'_>, most: usize) -> miette::Result<()>;
}

/// The commands of a game.
pub struct Of<C>(PhantomData<fn() -> C>);

impl<C> Of<C> {
    /// The commands of this game. Made in the game's own crate, they are compiled there.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<C> Default for Of<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: Commanded> Commands for Of<C> {
    fn rulesets(&self) -> &'static [&'static str] {
        C::RULESETS
    }

    fn books(&self) -> &'static [Book] {
        C::BOOKS
    }

    fn cases(&self) -> &'static [cases::Ruleset] {
        C::CASES
    }

    fn game_name(&self, ruleset: &str, lang: Lang) -> String {
        C::game_name(ruleset, lang)
    }

    fn topics(&self, lang: Lang) -> anyhow::Result<Vec<Topic>> {
        let pack = C::pack(&[])?;
        Ok(C::topics(&C::words(&pack, lang, &[])))
    }

    fn is_pack(&self, dir: &Path) -> bool {
        C::is_pack(dir)
    }

    fn host(&self, dirs: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>> {
        C::host(dirs)
    }

    fn built_in(&self) -> Option<(&'static str, SoundPack)> {
        C::built_in()
    }

    fn check_pack(&self, dir: &Path) -> Result<SoundPack, LoadError> {
        C::check_pack(dir)
    }

    fn served(&self) -> &'static [&'static str] {
        C::SERVED
    }

    fn check_serving(&self, dir: &Path, ruleset: &str) -> Result<(), LoadError> {
        C::check_serving(dir, ruleset)
    }

    fn army(&self, command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool> {
        C::army(command, out)
    }

    fn print_odds(&self, args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        C::print_odds(args, out)
    }

    fn print_units(&self, args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        C::print_units(args, out)
    }

    fn draw(&self, args: &DrawArgs) -> anyhow::Result<String> {
        C::draw(args)
    }

    fn benched(&self) -> &'static str {
        C::BENCHED
    }

    fn playouts(&self, ruleset: &str, time: Duration) -> anyhow::Result<Playouts> {
        Ok(crate::bench::playouts(&C::benched(ruleset)?, time))
    }

    fn search_speed(&self, ruleset: &str, time: Duration) -> anyhow::Result<Speed> {
        Ok(crate::search::measure::<C>(&C::benched(ruleset)?, time))
    }

    fn start(&self, args: &PlayArgs, console: Console<'_>, library: Library) -> anyhow::Result<()> {
        crate::play::start::<C>(args, console, library)
    }

    fn resume(
        &self,
        args: &PlayArgs,
        console: Console<'_>,
        library: Library,
        (file, record): (SaveFile, &Record),
    ) -> anyhow::Result<()> {
        crate::play::resume::<C>(args, console, library, file, record)
    }

    fn sim(&self, args: &SimArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        crate::sim::of_game::<C>(args, out)
    }

    fn tune(&self, args: &TuneArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        crate::tune::of_game::<C>(args, out)
    }

    fn train(&self, args: &TrainArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        crate::train::train::<C>(args, out)
    }

    fn bot(
        &self,
        level: Level,
        begun: Begun,
        lines: &mut Lines<'_>,
    ) -> anyhow::Result<Option<Message>> {
        crate::bot::play::<C>(level, begun, lines)
    }

    fn replay(&self, args: &ReplayArgs, file: Written<'_>) -> miette::Result<()> {
        crate::replay::show::<C>(args, &file.of_game()?)
    }

    fn verify(&self, file: Written<'_>, dice: bool) -> miette::Result<[String; 2]> {
        crate::replay::verified::<C>(&file.of_game()?, dice)
    }

    fn review(
        &self,
        args: &ReviewArgs,
        rounds: u64,
        file: Written<'_>,
    ) -> miette::Result<ExitCode> {
        crate::review::look_again::<C>(args, rounds, file.of_game()?)
    }

    fn perft(&self, file: Written<'_>, entries: usize, depth: u32) -> miette::Result<u64> {
        let file = file.of_game::<C>()?;
        Ok(kernel::perft(&*file.game, &file.state_after(entries)?, depth))
    }

    fn perft_by_input(
        &self,
        file: Written<'_>,
        entries: usize,
        depth: u32,
    ) -> miette::Result<Vec<(String, u64)>> {
        let file = file.of_game::<C>()?;
        Ok(kernel::perft_by_input(&*file.game, &file.state_after(entries)?, depth))
    }

    fn find_puzzles(
        &self,
        args: &PuzzlesArgs,
        file: Written<'_>,
        counted: &mut Counted,
    ) -> miette::Result<()> {
        crate::puzzles::find::<C>(args, file.of_game()?, counted)
    }

    fn check_puzzle(&self, file: Written<'_>, most: usize) -> miette::Result<()> {
        crate::puzzles::check::<C>(file.of_game()?, most)
    }
}
