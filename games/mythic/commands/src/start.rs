//! From options and a few questions to a battle.

use anyhow::{bail, ensure};
use kernel::Hosted as _;
use mythic::{Army, Mythic, Settings};
use mythic_table::{Pack, ReadyArmy};
use mythic_words::MythicSpeaker;
use text::Terminal;

use crate::{MythicCommanded, named_armies};
use commands::play::{Occupant, PlayArgs, alone};
use commands::{Console, pick};
use commands::{Opened, rulings};

/// The armies of a first battle: of two factions, with few talents to keep in mind.
const FIRST_ARMIES: [&str; 2] = ["the_drilled_line", "tide_of_the_dead"];

/// Seats are filled with this player when nobody says who sits there.
const OPPONENT: &str = "adept";

/// The variant in which armies mix factions. [M12.17.1]
const DECK_BUILDING: &str = "deck_building";

/// Refuses what a battle does not have.
pub(crate) fn check(args: &PlayArgs) -> anyhow::Result<()> {
    if let Some(mode) = args.mode.as_ref().filter(|mode| *mode != DECK_BUILDING) {
        bail!("unknown mode `{mode}`; there is `{DECK_BUILDING}`");
    }
    ensure!(args.board.is_empty(), "--board: the boards are laid in play; --quick lays them out");
    settings(args).map(|_| ())
}

fn settings(args: &PlayArgs) -> anyhow::Result<Settings> {
    rulings(&args.settings, &Settings::default())
}

/// The battle that options describe.
pub(crate) fn from_options(
    args: &PlayArgs,
    pack: &Pack,
) -> anyhow::Result<Opened<MythicCommanded>> {
    check(args)?;
    let said = args.occupants()?;
    let usual = if args.teams { 4 } else { 2 };
    let seats = if said.is_empty() { usual } else { said.len() };
    ensure!(seats == 2 || seats == 4, "{seats} players: expected 2 or 4");
    ensure!(!args.teams || seats == 4, "{seats} players: teams need 4");
    let four = seats == 4;
    let named = named_armies(pack, &args.army)?;
    ensure!(named.len() <= seats, "{} armies for {seats} players", named.len());
    let deck_building = args.mode.is_some();
    let mut setup = pack.table(armies(named, seats, deck_building, pack)?);
    setup.deck_building = deck_building;
    setup.settings = settings(args)?;
    setup.battlefield = args.quick.then(|| Pack::first_battlefield(four));
    let speaker = MythicSpeaker::new(args.lang, pack);
    Ok(Opened {
        setup,
        occupants: if said.is_empty() { alone(seats as u8, OPPONENT)? } else { said },
        place: MythicSpeaker::game_name(args.lang),
        prologue: vec![speaker.aim(four), speaker.turns()],
    })
}

/// The armies that were named, and for generals without one the first that can stand beside them.
fn armies(
    mut armies: Vec<Army>,
    seats: usize,
    deck_building: bool,
    pack: &Pack,
) -> anyhow::Result<Vec<Army>> {
    let first = FIRST_ARMIES.iter().filter_map(|id| pack.army(id));
    let ready: Vec<&ReadyArmy> = first.chain(&pack.armies).collect();
    match complete(&mut armies, seats, deck_building, pack, &ready) {
        true => Ok(armies),
        false if armies.len() == seats => Ok(armies),
        false => bail!("no ready-made army fits those that were named; name {seats} with --army"),
    }
}

/// Adds armies until there is one for each general and the battle can be fought.
fn complete(
    armies: &mut Vec<Army>,
    seats: usize,
    deck_building: bool,
    pack: &Pack,
    ready: &[&ReadyArmy],
) -> bool {
    if armies.len() == seats {
        let mut setup = pack.table(armies.clone());
        setup.deck_building = deck_building;
        return Mythic::set_up(setup).is_ok();
    }
    for next in ready.iter().filter(|army| usize::from(army.players) == seats) {
        let is_new = armies.iter().all(|army| army.faction != next.army.faction || seats == 4);
        if is_new && !armies.contains(&next.army) {
            armies.push(next.army.clone());
            if complete(armies, seats, deck_building, pack, ready) {
                return true;
            }
            armies.pop();
        }
    }
    false
}

/// Asks what to play; `None` at the end of the input.
pub(crate) fn by_questions(
    args: &PlayArgs,
    pack: &Pack,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<PlayArgs>> {
    let words = Terminal(args.lang);
    let speaker = MythicSpeaker::new(args.lang, pack);
    let mut args = args.clone();
    let games = [words.game_quick(), words.game_constructed()];
    let Some(game) = pick(console, words, &words.which_game(), &games)? else { return Ok(None) };
    if game == 0 {
        args.quick = true;
        return Ok(Some(args));
    }
    let people = [words.opponent_computer(), words.opponent_person()];
    let Some(opponent) = pick(console, words, &words.which_opponent(), &people)? else {
        return Ok(None);
    };
    let opponent = if opponent == 0 { OPPONENT } else { Occupant::PERSON };
    args.players = vec![Occupant::PERSON.to_owned(), opponent.to_owned()];
    let armies: Vec<&ReadyArmy> = pack.armies.iter().filter(|army| army.players == 2).collect();
    let about = |army: &&ReadyArmy| {
        format!("{}: {}", speaker.of(&army.name), speaker.faction(&army.army.faction))
    };
    let names: Vec<String> = armies.iter().map(about).collect();
    for seat in 0..2 {
        let name = args.names.get(seat).cloned().unwrap_or_else(|| words.player(seat + 1));
        let question = words.which_army(&name);
        let Some(at) = pick(console, words, &question, &names)? else { return Ok(None) };
        args.army.push(armies[at].id.clone());
    }
    Ok(Some(args))
}
