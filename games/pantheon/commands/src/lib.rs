//! Mythic Battles: Pantheon, in all its editions, as the command line knows it.

mod advice;
mod army;
mod check;
mod dialect;
mod draw;
mod odds;
mod start;
mod tables;
mod told;
mod units;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::anyhow;
use commands::army::ArmyCommand;
use commands::draw::DrawArgs;
use commands::odds::OddsArgs;
use commands::pack::{SoundPack, in_one_line};
use commands::play::PlayArgs;
use commands::units::UnitsArgs;
use commands::{Advice, Asked, Commanded, Commands, Console, Of, Opened, Wanted, set_up};
use content::LoadError;
use hosting::Host;
use kernel::{Game as _, Pause, Seat};
use pantheon::{Choice, DivinityType, Edition, Event, Frame, Pantheon, Settings, State, View};
use pantheon_table::{Pack, TableSpec, boards_for};
use pantheon_words::PantheonSpeaker;
use text::catalogue::Book;
use text::{Lang, Topic, Verb};

use dialect::English;
use tables::{ROUND_LIMIT, Tables};

/// Pantheon with the commands compiled for it.
pub static COMMANDS: &dyn Commands = &Of::<PantheonCommanded>::new();

/// What Pantheon brings to the command line.
struct PantheonCommanded;

impl Commanded for PantheonCommanded {
    type Game = Pantheon;

    type Knowledge = pantheon_player::PantheonKnowledge;

    const RULESETS: &'static [&'static str] =
        &[Edition::V1_5.ruleset(), Edition::BETA_2_9.ruleset()];

    const BOOKS: &'static [Book] = &pantheon_words::BOOKS;

    const CASES: &'static [cases::Ruleset] = &pantheon_cases::CASES;

    fn game_name(ruleset: &str, lang: Lang) -> String {
        PantheonSpeaker::game_name(lang, &edition_of(ruleset))
    }

    type Pack = Pack;

    /// Its packs do not say so; those of all other games do.
    fn is_pack(_: &Path) -> bool {
        true
    }

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
        load(dirs)
    }

    fn host(dirs: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>> {
        Ok(pantheon_host::host(Arc::new(whole(dirs)?)))
    }

    fn built_in() -> Option<(&'static str, SoundPack)> {
        Some(("built-in", check::built_in()))
    }

    fn check_pack(dir: &Path) -> Result<SoundPack, LoadError> {
        check::checked(dir)
    }

    const SERVED: &'static [&'static str] = Self::RULESETS;

    fn check_serving(dir: &Path, ruleset: &str) -> Result<(), LoadError> {
        pantheon_table::check_serving(dir, &edition_of(ruleset))
    }

    type Words<'p> = PantheonSpeaker<'p>;

    fn words<'p>(pack: &'p Pack, lang: Lang, players: &'p [String]) -> PantheonSpeaker<'p> {
        PantheonSpeaker::new(lang, pack).with_players(players)
    }

    type Dialect<'p> = English<'p>;

    fn dialect(pack: &Pack) -> English<'_> {
        English::new(pack)
    }

    type Tables = Tables;

    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Tables> {
        Tables::new(wanted)
    }

    const NEEDS_LIMIT: bool = true;

    fn thing(pack: &Pack, _: usize, id: &str) -> Option<(String, Option<u16>)> {
        let unit = pack.unit(id)?;
        Some((unit.name.en.clone(), Some(unit.def.cost.into())))
    }

    fn check(args: &PlayArgs) -> anyhow::Result<()> {
        start::settings(args).map(|_| ())
    }

    fn open(args: &PlayArgs, pack: &Pack) -> anyhow::Result<Opened<Self>> {
        start::from_options(args, pack, &PantheonSpeaker::new(args.lang, pack))
    }

    fn ask(
        args: &PlayArgs,
        pack: &Pack,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<PlayArgs>> {
        start::by_questions(args, pack, &PantheonSpeaker::new(args.lang, pack), console)
    }

    fn turn(state: &State) -> Option<Seat> {
        (state.public.round > 0).then_some(state.public.active)
    }

    fn odds(game: &Pantheon, state: &State, choice: Choice) -> Option<f64> {
        let Pause::Decision(asked) = game.pause(state) else { return None };
        if !matches!(choice, Choice::Target(_) | Choice::TargetFull(_) | Choice::Area(_)) {
            return None;
        }
        let forecasts = game.forecasts(&game.view(state, Some(asked)), choice);
        let destroys = forecasts.iter().filter_map(|forecast| forecast.odds().destroys);
        destroys.reduce(f64::max)
    }

    /// A puzzle is won with one activation and without manoeuvres.
    fn is_beside(_after: &State, event: &Event, seat: Seat) -> bool {
        match event {
            Event::ActivationEnded(_) => true,
            Event::Bought(by, _) => *by == seat,
            _ => false,
        }
    }

    const VERBS: &'static [Verb] =
        &[Verb::Best, Verb::Look, Verb::Area, Verb::Unit, Verb::Hand, Verb::Army, Verb::Orders];

    fn told(
        game: &Pantheon,
        words: &PantheonSpeaker<'_>,
        view: &View,
        asked: Asked<'_>,
    ) -> Vec<String> {
        told::told(game, words, view, asked)
    }

    fn best(game: &Pantheon, view: &View, options: &[Choice]) -> Option<Advice<Choice>> {
        advice::on_dice(game, view, options)
    }

    fn topics(words: &PantheonSpeaker<'_>) -> Vec<Topic> {
        words.topics()
    }

    fn event_words(game: &Pantheon, event: &Event) -> String {
        pantheon_cases::event_words(game, event)
    }

    fn begins_turn(state: &State) -> bool {
        matches!(state.public.frames.top(), Some(Frame::Turn(_)))
    }

    const BENCHED: &'static str = "Pantheon: Two players draft 18 points each from the whole \
         roster, gods and titans in turn, on every board for two; a game that nobody has won after \
         300 rounds is a draw.";

    fn benched(ruleset: &str) -> anyhow::Result<Vec<Pantheon>> {
        let pack = pantheon_table::embedded();
        let edition = edition_of(ruleset);
        let games = boards_for(&pack, 2, &edition).flat_map(|board| {
            let pack = &pack;
            [DivinityType::Gods, DivinityType::Titans].map(move |divinities| {
                let settings = Settings { round_limit: Some(ROUND_LIMIT), ..Settings::default() };
                let table = TableSpec {
                    edition,
                    boards: vec![board.id().to_owned()],
                    settings: Some(settings),
                    ..TableSpec::draft(2, divinities)
                };
                set_up(table.setup(pack)?)
            })
        });
        games.collect()
    }

    fn army(command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool> {
        army::run(command, out)
    }

    fn print_odds(args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        odds::run(args, edition_of(args.ruleset.id()), out)
    }

    fn print_units(args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        units::run(args, out)
    }

    fn draw(args: &DrawArgs) -> anyhow::Result<String> {
        draw::picture(args, || Ok(whole(args.pack.dirs())?.boards().to_vec()))
    }
}

/// The edition whose id a ruleset has.
fn edition_of(ruleset: &str) -> Edition {
    Edition::of_ruleset(ruleset).expect("a game is asked about its own rulesets only")
}

/// The built-in pack with those in `dirs` over it.
fn load(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
    pantheon_table::with(dirs).map_err(in_one_line)
}

/// The same for commands that are about the pack: every fault is told.
fn whole(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
    if dirs.is_empty() {
        return Ok(pantheon_table::embedded());
    }
    pantheon_table::with(dirs).map_err(|error| match error {
        LoadError::Faults(faults) => {
            anyhow!("the pack cannot be played; `omphalos content check` shows why\n{faults}")
        }
        other => other.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_is_measured_at_games_of_the_ruleset_that_was_named() {
        for ruleset in PantheonCommanded::RULESETS {
            let games = PantheonCommanded::benched(ruleset).expect("games to measure");
            assert!(!games.is_empty() && games.iter().all(|game| game.ruleset() == *ruleset));
        }
    }
}
