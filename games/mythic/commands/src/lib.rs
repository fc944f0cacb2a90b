//! Mythic Battles, first edition of 2012, as the command line knows it.

mod army;
mod odds;
mod start;
mod tables;
mod told;
mod units;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{anyhow, bail};
use commands::army::ArmyCommand;
use commands::odds::OddsArgs;
use commands::pack::{SoundPack, in_one_line};
use commands::play::PlayArgs;
use commands::units::{UnitsArgs, print};
use commands::{Advice, Asked, Commanded, Commands, Console, Of, Opened, Plain, Wanted, set_up};
use content::LoadError;
use hosting::Host;
use kernel::{Game as _, Pause, Seat};
use mythic::{Army, Choice, Event, Frame, Mythic, RULESET, State, TurnStep, View};
use mythic_table::{Pack, ReadyArmy};
use mythic_words::MythicSpeaker;
use serde_json::json;
use text::catalogue::Book;
use text::{Lang, Topic, Verb};

use tables::Tables;

/// Mythic Battles with the commands compiled for it.
pub static COMMANDS: &dyn Commands = &Of::<MythicCommanded>::new();

/// What Mythic Battles brings to the command line.
struct MythicCommanded;

impl Commanded for MythicCommanded {
    type Game = Mythic;

    type Knowledge = mythic_player::MythicKnowledge;

    const RULESETS: &'static [&'static str] = &[RULESET];

    const BOOKS: &'static [Book] = &mythic_words::BOOKS;

    const CASES: &'static [cases::Ruleset] = &mythic_cases::CASES;

    fn game_name(_: &str, lang: Lang) -> String {
        MythicSpeaker::game_name(lang)
    }

    type Pack = Pack;

    fn is_pack(dir: &Path) -> bool {
        mythic_table::is_pack(dir)
    }

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
        load(dirs)
    }

    fn host(dirs: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>> {
        Ok(mythic_host::host(Arc::new(load(dirs)?)))
    }

    fn built_in() -> Option<(&'static str, SoundPack)> {
        Some(("built-in, mythic-2012", sound(mythic_table::embedded())))
    }

    fn check_pack(dir: &Path) -> Result<SoundPack, LoadError> {
        mythic_table::load_dir(dir).map(|pack| sound(&pack))
    }

    fn turn(state: &State) -> Option<Seat> {
        (state.public.turn > 0).then_some(state.public.active)
    }

    fn odds(game: &Mythic, state: &State, choice: Choice) -> Option<f64> {
        let Pause::Decision(asked) = game.pause(state) else { return None };
        if !matches!(choice, Choice::Strike(_) | Choice::Shoot { .. }) {
            return None;
        }
        let forecasts = game.forecasts(&game.view(state, Some(asked)), choice);
        let destroys = forecasts.iter().filter_map(|one| Some(one.odds().reaching(one.lethal()?)));
        destroys.reduce(f64::max)
    }

    /// A puzzle is won with one activation, and with the cards and points that one has.
    fn is_beside(after: &State, event: &Event, seat: Seat) -> bool {
        match event {
            Event::Activated(..) => after.public.marks.activations > 1,
            Event::Converted { seat: by, .. } | Event::Searched(by, _) => *by == seat,
            _ => false,
        }
    }

    type Words<'p> = MythicSpeaker<'p>;

    fn words<'p>(pack: &'p Pack, lang: Lang, players: &'p [String]) -> MythicSpeaker<'p> {
        MythicSpeaker::new(lang, pack).with_players(players)
    }

    type Dialect<'p> = Plain<'p, Self>;

    fn dialect(pack: &Pack) -> Plain<'_, Self> {
        Plain::new(MythicSpeaker::new(Lang::En, pack))
    }

    type Tables = Tables;

    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Tables> {
        Tables::new(wanted)
    }

    fn thing(pack: &Pack, kind: usize, id: &str) -> Option<(String, Option<u16>)> {
        if kind == 0 {
            return Some((MythicSpeaker::new(Lang::En, pack).faction(id), None));
        }
        let unit = pack.unit(id)?;
        Some((unit.name.en.clone(), Some(unit.def.cost.into())))
    }

    fn check(args: &PlayArgs) -> anyhow::Result<()> {
        start::check(args)
    }

    fn open(args: &PlayArgs, pack: &Pack) -> anyhow::Result<Opened<Self>> {
        start::from_options(args, pack)
    }

    fn ask(
        args: &PlayArgs,
        pack: &Pack,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Option<PlayArgs>> {
        start::by_questions(args, pack, console)
    }

    const VERBS: &'static [Verb] =
        &[Verb::Best, Verb::Look, Verb::Area, Verb::Unit, Verb::Hand, Verb::Army, Verb::Orders];

    fn told(
        game: &Mythic,
        words: &MythicSpeaker<'_>,
        view: &View,
        asked: Asked<'_>,
    ) -> Vec<String> {
        told::told(game, words, view, asked)
    }

    fn best(game: &Mythic, view: &View, options: &[Choice]) -> Option<Advice<Choice>> {
        told::best(game, view, options)
    }

    fn topics(words: &MythicSpeaker<'_>) -> Vec<Topic> {
        words.topics()
    }

    fn event_words(game: &Mythic, event: &Event) -> String {
        mythic_cases::event_words(game, event)
    }

    fn begins_turn(state: &State) -> bool {
        let turn = matches!(state.public.frames.top(), Some(Frame::Turn(TurnStep::Act)));
        turn && state.public.marks.activations == 0
    }

    const BENCHED: &'static str = "mythic-2012: Every ready-made army for two meets every other, and \
         the winner of the starting roll lays the boards; the battle is a draw after 60 turns in a \
         row without a wound.";

    fn benched(_: &str) -> anyhow::Result<Vec<Mythic>> {
        let pack = mythic_table::embedded();
        let ready: Vec<&ReadyArmy> = pack.armies.iter().filter(|army| army.players == 2).collect();
        let pairs = ready.iter().enumerate().flat_map(|(at, first)| {
            ready[at + 1..].iter().map(move |second| [first.army.clone(), second.army.clone()])
        });
        pairs.map(|armies| set_up(pack.table(armies.to_vec()))).collect()
    }

    fn army(command: &ArmyCommand, out: &mut dyn Write) -> anyhow::Result<bool> {
        army::run(command, out)
    }

    fn print_odds(args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        odds::run(args, out)
    }

    fn print_units(args: &UnitsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
        print(args, &units::shown(&load(args.pack.dirs())?, args.lang), out)
    }
}

/// A pack as `omphalos content check` tells of it.
fn sound(pack: &Pack) -> SoundPack {
    let (units, boards, armies) = (pack.units.len(), pack.boards.len(), pack.armies.len());
    SoundPack::new(
        format!("Mythic Battles (2012): {units} units, {boards} boards, {armies} armies"),
        json!({
            "ruleset": RULESET,
            "units": pack.units.iter().map(|unit| unit.def.tag()).collect::<Vec<_>>(),
            "boards": pack.boards.iter().map(|board| &board.def.id).collect::<Vec<_>>(),
            "armies": pack.armies.iter().map(|army| &army.id).collect::<Vec<_>>(),
            "faults": [],
        }),
    )
}

/// The built-in pack, or the one in a folder in its place.
fn load(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
    match dirs {
        [] => Ok(mythic_table::embedded().clone()),
        [dir] => mythic_table::load_dir(dir).map_err(in_one_line),
        _ => bail!("a pack of {} is whole in itself: name one folder", RULESET),
    }
}

/// Ready-made armies by their ids.
fn named_armies(pack: &Pack, ids: &[String]) -> anyhow::Result<Vec<Army>> {
    let named = |id: &String| {
        let army = pack.army(id).map(|ready| ready.army.clone());
        army.ok_or_else(|| unknown_army(pack, id))
    };
    ids.iter().map(named).collect()
}

fn unknown_army(pack: &Pack, id: &str) -> anyhow::Error {
    let known: Vec<&str> = pack.armies.iter().map(|army| &army.id[..]).collect();
    let nearest = content::nearest(id, &known);
    match nearest {
        Some(near) => anyhow!("no army `{id}`; did you mean `{near}`?"),
        None => anyhow!("no army `{id}`; there are {}", known.join(", ")),
    }
}
