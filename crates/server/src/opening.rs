//! Opening tables: new ones, from records, and from moments of other tables.

use std::sync::Arc;

use content::{ArmySpec, Layout, RecruitmentSpec, TableSpec};
use fastrand::Rng;
use kernel::record::Record;
use kernel::{Game, Seat};
use pantheon::{DivinityType, Edition, Pantheon, Setup, State};
use protocol::{
    Divinities, FromMoment, GivenArmy, LoadRecord, Mode, NewTable, Opened, OpenedSeat, PlayerKind,
    PlayerSpec,
};
use store::Input;
use text::Refusal;

use crate::http::Failure;
use crate::played::{Played, inputs_of};
use crate::tables::Tables;
use crate::{seed, token};

/// The longest name a player may have.
const LONGEST_NAME: usize = 40;

/// Bytes of a table's id and of a seat's secret.
const TABLE_BYTES: usize = 9;
const SECRET_BYTES: usize = 24;

/// Opens a table as it is asked for.
pub(crate) async fn new_table(tables: &Tables, asked: NewTable) -> Result<Opened, Failure> {
    let Some(edition) = Edition::of_ruleset(&asked.ruleset) else {
        return Err(unknown_ruleset());
    };
    let players = checked(asked.players)?;
    let seats = u8::try_from(players.len()).map_err(|_| too_many(players.len()))?;
    let spec = TableSpec {
        edition,
        seats,
        teams: asked.teams,
        boards: asked.board.into_iter().collect(),
        recruitment: recruitment(asked.mode),
        lead: asked.lead.map(Seat),
        settings: settings(asked.settings)?,
    };
    let setup =
        spec.setup(tables.pack()).map_err(|fault| Failure::bad("table", Refusal::Table(fault)))?;
    let game =
        Pantheon::new(setup).map_err(|faults| Failure::bad("table", Refusal::Setup(faults)))?;
    let mut played = Played::new(Arc::new(game), None);
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    let inputs = steps.into_iter().map(|step| step.input).collect();
    create(tables, &played, None, inputs, players).await
}

/// Opens a table with the game of a record.
pub(crate) async fn from_record(tables: &Tables, asked: LoadRecord) -> Result<Opened, Failure> {
    let record = Record::parse(&asked.record).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        unreplayable(first)
    })?;
    if Edition::of_ruleset(&record.ruleset).is_none() {
        return Err(unknown_ruleset());
    }
    let setup: Setup = serde_json::from_str(&record.setup)
        .map_err(|error| unreplayable(format!("line 3: {error}")))?;
    let game = Pantheon::new(setup).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        unreplayable(format!("line 3: {first}"))
    })?;
    let game = Arc::new(game);
    let players = if asked.players.is_empty() {
        noted(&record.notes, game.seat_count())
    } else {
        asked.players
    };
    let players = checked(players)?;
    if players.len() != usize::from(game.seat_count()) {
        return Err(misfit(players.len(), game.seat_count()));
    }
    let loading = tokio::task::spawn_blocking(move || loaded(game, &record));
    // A position from elsewhere is only known to have the form of a state. One that the rules
    // stumble over is no game.
    let (start, inputs, played) = loading.await.map_err(|_| {
        unreplayable("line 4: the position is impossible in this game".to_owned())
    })??;
    create(tables, &played, start.as_ref(), inputs, players).await
}

/// The game of a record: where it began, its inputs, and where it stands.
fn loaded(
    game: Arc<Pantheon>,
    record: &Record,
) -> Result<(Option<State>, Vec<Input>, Played), Failure> {
    kernel::record::replay(game.clone(), record, |_, _, _| ())
        .map_err(|error| unreplayable(error.to_string()))?;
    let start = record.position_in(&*game).map_err(|error| unreplayable(error.to_string()))?;
    let mut inputs = inputs_of(&record.entries);
    let mut played = Played::replay(game, start, &inputs, |_| ())
        .map_err(|error| unreplayable(error.to_string()))?;
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    inputs.extend(steps.into_iter().map(|step| step.input));
    Ok((start, inputs, played))
}

/// Opens a table that goes on from a moment of another. What the seat did not know then is dealt
/// anew, so that nobody learns anything about the other game.
pub(crate) async fn from_moment(tables: &Tables, asked: FromMoment) -> Result<Opened, Failure> {
    let seat = tables.store().seat(&asked.table, &asked.secret).await?;
    let seat = seat.map(Seat).ok_or_else(Failure::unknown_secret)?;
    let kept = tables.load(&asked.table).await?;
    let steps = kept.inputs.len();
    let inputs = kept
        .inputs
        .get(..asked.step as usize)
        .ok_or_else(|| Failure::bad("step", Refusal::Step(steps)))?;
    let then = Played::replay(kept.game.clone(), kept.start, inputs, |_| ())?;
    if then.is_over() {
        return Err(Failure::bad("step", Refusal::OverThen));
    }
    let mut rng = Rng::with_seed(seed());
    let view = kept.game.view(then.state(), Some(seat));
    let start = kept.game.sample_world(&view, &mut rng);
    let players = if asked.players.is_empty() { kept.players } else { asked.players };
    let players = checked(players)?;
    if players.len() != usize::from(kept.game.seat_count()) {
        return Err(misfit(players.len(), kept.game.seat_count()));
    }
    let mut played = Played::new(kept.game, Some(start));
    let steps = played.settle(Vec::new(), &mut rng)?;
    let inputs = steps.into_iter().map(|step| step.input).collect();
    create(tables, &played, Some(&start), inputs, players).await
}

async fn create(
    tables: &Tables,
    played: &Played,
    start: Option<&State>,
    inputs: Vec<Input>,
    players: Vec<PlayerSpec>,
) -> Result<Opened, Failure> {
    let table = token(TABLE_BYTES);
    let people = (0u8..).zip(&players).filter(|(_, player)| player.kind == PlayerKind::Person);
    let seats: Vec<OpenedSeat> =
        people.map(|(seat, _)| OpenedSeat { seat, secret: token(SECRET_BYTES) }).collect();
    let plain = "plain data always serialises";
    let kept = store::NewTable {
        id: table.clone(),
        ruleset: pantheon::RULESET.to_owned(),
        setup: serde_json::to_string(played.game().setup()).expect(plain),
        players: serde_json::to_string(&players).expect(plain),
        start: start.map(|start| serde_json::to_string(start).expect(plain)),
        seats: seats.iter().map(|seat| (seat.seat, seat.secret.clone())).collect(),
        inputs,
        head: played.head(),
    };
    tables.store().create(kept).await?;
    Ok(Opened { table, seats })
}

/// Players whose names can be shown and whose levels exist.
fn checked(players: Vec<PlayerSpec>) -> Result<Vec<PlayerSpec>, Failure> {
    if players.len() > Seat::MOST {
        return Err(too_many(players.len()));
    }
    let check = |player: PlayerSpec| {
        let name = player.name.trim();
        if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            return Err(Failure::bad("name", Refusal::Name(LONGEST_NAME)));
        }
        if let Some(level) = &player.level {
            let known = || oracle::players().iter().map(|level| level.name()).collect();
            oracle::level(level).map_err(|_| Failure::bad("level", Refusal::Level(known())))?;
        }
        Ok(PlayerSpec { name: name.to_owned(), ..player })
    };
    players.into_iter().map(check).collect()
}

fn too_many(players: usize) -> Failure {
    Failure::bad("players", Refusal::Players(players))
}

fn misfit(players: usize, seats: u8) -> Failure {
    Failure::bad("players", Refusal::Seats { players, seats })
}

fn unknown_ruleset() -> Failure {
    Failure::bad("ruleset", Refusal::Ruleset(Edition::ALL.map(Edition::ruleset).to_vec()))
}

fn unreplayable(reason: String) -> Failure {
    Failure::bad("record", Refusal::Record(reason))
}

/// Who played, as a record notes it: `seat 0 person Ann`, `seat 1 computer greedy Ben`.
fn noted(notes: &[String], seats: u8) -> Vec<PlayerSpec> {
    let unknown = PlayerSpec::default();
    let mut players = vec![unknown; usize::from(seats)];
    for note in notes {
        let words: Vec<&str> = note.split_whitespace().collect();
        let (seat, player) = match *words.as_slice() {
            ["seat", seat, "person", ref name @ ..] => {
                (seat, PlayerSpec { name: name.join(" "), ..PlayerSpec::default() })
            }
            ["seat", seat, level, ref name @ ..] if oracle::level(level).is_ok() => (
                seat,
                PlayerSpec {
                    name: name.join(" "),
                    kind: PlayerKind::Computer,
                    level: Some(level.to_owned()),
                    ..PlayerSpec::default()
                },
            ),
            _ => continue,
        };
        if let Some(place) = seat.parse::<usize>().ok().and_then(|seat| players.get_mut(seat)) {
            *place = player;
        }
    }
    players
}

/// Notes for a record that say who played.
pub(crate) fn notes(players: &[PlayerSpec]) -> Vec<String> {
    let note = |(seat, player): (usize, &PlayerSpec)| {
        let who = match player.kind {
            PlayerKind::Person => "person",
            PlayerKind::Computer => player.level.as_deref().unwrap_or("greedy"),
        };
        format!("seat {seat} {who} {}", player.name).trim_end().to_owned()
    };
    players.iter().enumerate().map(note).collect()
}

fn recruitment(mode: Mode) -> RecruitmentSpec {
    match mode {
        Mode::Draft { points, divinities } => RecruitmentSpec::Draft {
            points,
            divinities: match divinities {
                Divinities::Gods => DivinityType::Gods,
                Divinities::Titans => DivinityType::Titans,
            },
            layout: Layout { seed: seed(), ..Layout::default() },
        },
        Mode::Constructed { armies } => {
            let army = |army| match army {
                GivenArmy::Ready { id } => ArmySpec::Ready(id),
                GivenArmy::Own { units } => ArmySpec::Units(units),
            };
            RecruitmentSpec::Constructed { armies: armies.into_iter().map(army).collect() }
        }
        Mode::Scenario { id } => RecruitmentSpec::Scenario(id),
    }
}

/// Rulings that differ from the defaults; none leaves them to the scenario.
fn settings(
    given: serde_json::Map<String, serde_json::Value>,
) -> Result<Option<pantheon::Settings>, Failure> {
    if given.is_empty() {
        return Ok(None);
    }
    let settings = serde_json::from_value(serde_json::Value::Object(given))
        .map_err(|error| Failure::bad("settings", Refusal::Settings(error.to_string())))?;
    Ok(Some(settings))
}
