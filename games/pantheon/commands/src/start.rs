//! From options and a few questions to a table.

use pantheon::edition::ArmyMaking;
use pantheon::{DivinityType, Settings, budget};
use pantheon_table::{ArmySpec, ArmyUse, Layout, Pack, RecruitmentSpec, TableSpec};
use pantheon_words::PantheonSpeaker;
use text::Terminal;

use commands::{Opened, rulings};

use crate::{PantheonCommanded, edition_of};
use commands::play::{Occupant, PlayArgs, alone};
use commands::{Console, pick};

/// The armies of a first game: simple units, and an enemy that shows its strength openly.
const FIRST_ARMIES: [&str; 2] = ["first_march", "thunder_of_olympus"];

/// Seats are filled with this player when nobody says who sits there.
const OPPONENT: &str = "novice";

/// The table that options describe.
pub(crate) fn from_options(
    args: &PlayArgs,
    pack: &Pack,
    speaker: &PantheonSpeaker<'_>,
) -> anyhow::Result<Opened<PantheonCommanded>> {
    let said = args.occupants()?;
    let edition = edition_of(args.ruleset.id());
    let builds = edition.army_making == ArmyMaking::ThreeWays;
    let usual = if builds { "constructed" } else { "draft" };
    let mode = args.mode.as_deref().unwrap_or(usual);
    let (spec, prologue) = match mode {
        "draft" => {
            let seats = seats(&said, args.teams)?;
            let divinities = divinities(&args.divinities);
            // A larger roster is laid out anew for each game.
            let layout = Layout {
                seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
                ..Layout::default()
            };
            let recruitment = RecruitmentSpec::Draft { points: None, divinities, layout };
            let spec = TableSpec { edition, ..TableSpec::draft(seats, divinities) };
            (TableSpec { teams: args.teams, recruitment, ..spec }, how_to_win(args.teams, speaker))
        }
        "constructed" => {
            let seats = seats(&said, args.teams)?;
            let armies = armies(&args.army, seats, pack)?;
            let recruitment = RecruitmentSpec::Constructed { armies };
            let spec = TableSpec { edition, ..TableSpec::draft(seats, DivinityType::Gods) };
            (TableSpec { teams: args.teams, recruitment, ..spec }, how_to_win(args.teams, speaker))
        }
        id => {
            anyhow::ensure!(args.army.is_empty(), "a scenario gives the armies; leave --army out");
            let Some(scenario) = pack.scenario(id) else {
                return Err(unknown_mode(id, pack));
            };
            let spec = TableSpec::scenario(scenario);
            let seats = if said.is_empty() { spec.seats } else { said.len() as u8 };
            (TableSpec { seats, ..spec }, prologue(scenario, speaker))
        }
    };
    let spec = TableSpec { boards: args.board.clone(), settings: settings(args)?, ..spec };
    let setup = spec.setup(pack)?;
    let occupants = if said.is_empty() { alone(setup.seats, OPPONENT)? } else { said };
    let boards: Vec<String> = setup.boards.iter().map(|board| speaker.board(board)).collect();
    Ok(Opened { setup, occupants, place: boards.join(", "), prologue })
}

/// The rulings of the table, when any was given.
pub(crate) fn settings(args: &PlayArgs) -> anyhow::Result<Option<Settings>> {
    if args.settings.is_empty() {
        return Ok(None);
    }
    rulings(&args.settings, &Settings::default()).map(Some)
}

/// Asks what to play; `None` at the end of the input.
pub(crate) fn by_questions(
    args: &PlayArgs,
    pack: &Pack,
    speaker: &PantheonSpeaker<'_>,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<PlayArgs>> {
    let words = Terminal(args.lang);
    let mut args = args.clone();
    let games =
        [words.game_quick(), words.game_constructed(), words.game_draft(), words.game_scenario()];
    let Some(game) = pick(console, words, &words.which_game(), &games)? else { return Ok(None) };
    if game == 0 {
        args.quick = true;
        return Ok(Some(args));
    }
    let people = [words.opponent_computer(), words.opponent_person()];
    let Some(opponent) = pick(console, words, &words.which_opponent(), &people)? else {
        return Ok(None);
    };
    let opponent = if opponent == 0 { OPPONENT } else { "you" };
    args.players = vec!["you".to_owned(), opponent.to_owned()];
    if game == 3 {
        let scenarios: Vec<_> = pack.scenarios().iter().collect();
        let names: Vec<String> =
            scenarios.iter().map(|scenario| speaker.of(&scenario.name).to_owned()).collect();
        let Some(at) = pick(console, words, &words.which_scenario(), &names)? else {
            return Ok(None);
        };
        let seats = usize::from(scenarios[at].setup.seats);
        args.mode = Some(scenarios[at].id.clone());
        args.players.resize(seats, opponent.to_owned());
        return Ok(Some(args));
    }
    args.mode = Some(if game == 1 { "constructed" } else { "draft" }.to_owned());
    let boards: Vec<_> =
        pack.boards().iter().filter(|board| board.deployments(2).count() >= 2).collect();
    let names: Vec<String> = boards.iter().map(|board| speaker.board(board)).collect();
    let Some(at) = pick(console, words, &words.which_board(), &names)? else { return Ok(None) };
    args.board = vec![boards[at].id().to_owned()];
    if game == 1 {
        let armies: Vec<_> = ready_for(pack, 2).collect();
        let about = |army: &&pantheon_table::Army| {
            format!("{}: {}", speaker.of(&army.name), speaker.of(&army.description))
        };
        let names: Vec<String> = armies.iter().map(about).collect();
        for seat in 0..2 {
            let name = args.names.get(seat).cloned().unwrap_or_else(|| words.player(seat + 1));
            let question = words.which_army(&name);
            let Some(at) = pick(console, words, &question, &names)? else { return Ok(None) };
            args.army.push(armies[at].id.clone());
        }
    }
    Ok(Some(args))
}

fn seats(said: &[Occupant], teams: bool) -> anyhow::Result<u8> {
    let usual = if teams { 4 } else { 2 };
    let seats = if said.is_empty() { usual } else { said.len() };
    anyhow::ensure!((2..=4).contains(&seats), "{seats} players: expected 2 to 4");
    anyhow::ensure!(!teams || seats == 4, "{seats} players: teams need 4");
    Ok(seats as u8)
}

fn divinities(word: &str) -> DivinityType {
    if word == "titans" { DivinityType::Titans } else { DivinityType::Gods }
}

/// The armies that were named, and for seats without one the first that nobody has yet.
fn armies(named: &[String], seats: u8, pack: &Pack) -> anyhow::Result<Vec<ArmySpec>> {
    anyhow::ensure!(
        named.len() <= usize::from(seats),
        "{} armies for {seats} players",
        named.len()
    );
    let mut armies = named.to_vec();
    let first = FIRST_ARMIES.iter().map(|id| (*id).to_owned()).filter(|_| seats == 2);
    let others = ready_for(pack, seats).map(|army| army.id.clone());
    for id in first.chain(others) {
        if armies.len() < usize::from(seats) && !armies.contains(&id) {
            armies.push(id);
        }
    }
    Ok(armies.into_iter().map(ArmySpec::Ready).collect())
}

/// The ready-made armies a table of this size can use.
fn ready_for(pack: &Pack, seats: u8) -> impl Iterator<Item = &pantheon_table::Army> {
    let points = budget(seats);
    pack.armies()
        .iter()
        .filter(move |army| army.kind == ArmyUse::Constructed && army.points == points)
}

/// The two ways to win a skirmish, and what a turn is made of.
fn how_to_win(teams: bool, speaker: &PantheonSpeaker<'_>) -> Vec<String> {
    vec![speaker.aim(teams), speaker.turns()]
}

fn prologue(scenario: &pantheon_table::Scenario, speaker: &PantheonSpeaker<'_>) -> Vec<String> {
    let story = [&scenario.name, &scenario.story].into_iter().chain(&scenario.briefings);
    story.map(|names| speaker.of(names).to_owned()).filter(|text| !text.is_empty()).collect()
}

fn unknown_mode(mode: &str, pack: &Pack) -> anyhow::Error {
    let scenarios = pack.scenarios().iter().map(|scenario| scenario.id.as_str());
    let modes: Vec<&str> = ["draft", "constructed"].into_iter().chain(scenarios).collect();
    let nearest = modes
        .iter()
        .map(|known| (strsim::damerau_levenshtein(known, mode), known))
        .min_by_key(|(slips, _)| *slips)
        .filter(|(slips, _)| *slips <= 3);
    match nearest {
        Some((_, known)) => anyhow::anyhow!("unknown mode `{mode}`; did you mean `{known}`?"),
        None => anyhow::anyhow!("unknown mode `{mode}`; there are {}", modes.join(", ")),
    }
}
