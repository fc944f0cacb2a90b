//! Opening tables: new ones, from records, and from moments of other tables.

use std::sync::Arc;

use content::{ArmySpec, Layout, RecruitmentSpec, TableSpec};
use fastrand::Rng;
use kernel::record::Record;
use kernel::{Game, Seat};
use pantheon::{DivinityType, Pantheon, Setup, State};
use protocol::{
    Divinities, FromMoment, GivenArmy, LoadRecord, Mode, NewTable, Opened, OpenedSeat, PlayerKind,
    PlayerSpec,
};
use store::Input;

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
    if asked.ruleset != pantheon::RULESET {
        let expected = format!("expected `{}`", pantheon::RULESET);
        return Err(Failure::bad("ruleset", format!("unknown ruleset; {expected}")));
    }
    let players = checked(asked.players)?;
    let seats = u8::try_from(players.len()).map_err(|_| too_many(players.len()))?;
    let spec = TableSpec {
        seats,
        teams: asked.teams,
        boards: asked.board.into_iter().collect(),
        recruitment: recruitment(asked.mode),
        lead: asked.lead.map(Seat),
        settings: settings(asked.settings)?,
    };
    let setup =
        spec.setup(tables.pack()).map_err(|fault| Failure::bad("table", fault.to_string()))?;
    let game = Pantheon::new(setup).map_err(|faults| {
        let reasons: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Failure::bad("table", reasons.join("; "))
    })?;
    let mut played = Played::new(Arc::new(game), None);
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    let inputs = steps.into_iter().map(|step| step.input).collect();
    create(tables, &played, None, inputs, players).await
}

/// Opens a table with the game of a record.
pub(crate) async fn from_record(tables: &Tables, asked: LoadRecord) -> Result<Opened, Failure> {
    let record = Record::parse(&asked.record).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        Failure::bad("record", first)
    })?;
    if record.ruleset != pantheon::RULESET {
        return Err(Failure::bad("record", format!("unknown ruleset `{}`", record.ruleset)));
    }
    let setup: Setup = serde_json::from_str(&record.setup)
        .map_err(|error| Failure::bad("record", format!("line 3: {error}")))?;
    let game = Pantheon::new(setup).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        Failure::bad("record", format!("line 3: {first}"))
    })?;
    let game = Arc::new(game);
    let players = if asked.players.is_empty() {
        noted(&record.notes, game.seat_count())
    } else {
        asked.players
    };
    let players = checked(players)?;
    if players.len() != usize::from(game.seat_count()) {
        let message = format!("{} players for {} seats", players.len(), game.seat_count());
        return Err(Failure::bad("players", message));
    }
    kernel::record::replay(game.clone(), &record, |_, _, _| ())
        .map_err(|error| Failure::bad("record", error.to_string()))?;
    let mut inputs = inputs_of(&record.entries);
    let mut played = Played::replay(game, None, &inputs, |_| ())
        .map_err(|error| Failure::bad("record", error.to_string()))?;
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    inputs.extend(steps.into_iter().map(|step| step.input));
    create(tables, &played, None, inputs, players).await
}

/// Opens a table that goes on from a moment of another. What the seat did not know then is dealt
/// anew, so that nobody learns anything about the other game.
pub(crate) async fn from_moment(tables: &Tables, asked: FromMoment) -> Result<Opened, Failure> {
    let seat = tables.store().seat(&asked.table, &asked.secret).await?;
    let seat = seat.map(Seat).ok_or_else(Failure::unknown_secret)?;
    let kept = tables.load(&asked.table).await?;
    let steps = kept.inputs.len();
    let inputs = kept.inputs.get(..asked.step as usize).ok_or_else(|| {
        Failure::bad("step", format!("the game has {steps} steps, not {}", asked.step))
    })?;
    let then = Played::replay(kept.game.clone(), kept.start, inputs, |_| ())?;
    if then.is_over() {
        return Err(Failure::bad("step", "the game is over at that moment".to_owned()));
    }
    let mut rng = Rng::with_seed(seed());
    let view = kept.game.view(then.state(), Some(seat));
    let start = kept.game.sample_world(&view, &mut rng);
    let players = if asked.players.is_empty() { kept.players } else { asked.players };
    let players = checked(players)?;
    if players.len() != usize::from(kept.game.seat_count()) {
        return Err(too_many(players.len()));
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
            let message = format!("a name has at most {LONGEST_NAME} characters on one line");
            return Err(Failure::bad("name", message));
        }
        if let Some(level) = &player.level {
            oracle::level(level).map_err(|error| Failure::bad("level", error.to_string()))?;
        }
        Ok(PlayerSpec { name: name.to_owned(), ..player })
    };
    players.into_iter().map(check).collect()
}

fn too_many(players: usize) -> Failure {
    Failure::bad("players", format!("{players} players: a game has 2 to 4"))
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
        .map_err(|error| Failure::bad("settings", error.to_string()))?;
    Ok(Some(settings))
}
