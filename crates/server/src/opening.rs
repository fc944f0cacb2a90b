//! Opening tables: new ones, from records, and from moments of other tables.

use std::sync::Arc;

use fastrand::Rng;
use kernel::Seat;
use kernel::record::Record;
use protocol::{
    Again, AnyTable, FromMoment, LoadRecord, Opened, OpenedSeat, PlayerKind, PlayerSpec,
};
use store::Input;
use text::{Lang, Refusal};

use crate::games::{GameKind, Served, for_game};
use crate::http::{self, Failure};
use crate::played::{Played, inputs_of};
use crate::tables::Tables;
use crate::voice::Names;
use crate::{seed, token};

/// The longest name a player may have.
const LONGEST_NAME: usize = 40;

/// Bytes of a table's id and of a seat's secret.
const TABLE_BYTES: usize = 9;
const SECRET_BYTES: usize = 24;

/// Opens a table as it is asked for: the common part, and all of it for the game's own eyes.
pub(crate) async fn new_table(
    tables: &Tables,
    asked: AnyTable,
    body: serde_json::Value,
) -> Result<Opened, Failure> {
    let kind = GameKind::of(&asked.ruleset).ok_or_else(Failure::unknown_ruleset)?;
    let players = checked(asked.players)?;
    let lang = http::lang(asked.lang.as_deref())?;
    for_game!(kind, G => open::<G>(tables, players, lang, body).await)
}

async fn open<G: Served>(
    tables: &Tables,
    players: Vec<PlayerSpec>,
    lang: Lang,
    body: serde_json::Value,
) -> Result<Opened, Failure> {
    let game = G::open(tables.packs(), body)?;
    let mut played = Played::new(Arc::new(game), None);
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    let inputs = steps.into_iter().map(|step| step.input).collect();
    create(tables, &played, None, inputs, (players, lang)).await
}

/// Opens a table with the game of a record.
pub(crate) async fn from_record(tables: &Tables, asked: LoadRecord) -> Result<Opened, Failure> {
    let record = Record::parse(&asked.record).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        unreplayable(first)
    })?;
    let kind = GameKind::of(&record.ruleset).ok_or_else(Failure::unknown_ruleset)?;
    for_game!(kind, G => recorded::<G>(tables, record, asked.players).await)
}

async fn recorded<G: Served>(
    tables: &Tables,
    record: Record,
    players: Vec<PlayerSpec>,
) -> Result<Opened, Failure> {
    let setup: G::Setup = serde_json::from_str(&record.setup)
        .map_err(|error| unreplayable(format!("line 3: {error}")))?;
    let game = G::set_up(setup).map_err(|faults| {
        let first = faults.into_iter().next().unwrap_or_default();
        unreplayable(format!("line 3: {first}"))
    })?;
    let game = Arc::new(game);
    let players = if players.is_empty() { noted(&record.notes, game.seats()) } else { players };
    let players = checked(players)?;
    if players.len() != usize::from(game.seats()) {
        return Err(misfit(players.len(), game.seats()));
    }
    let loading = tokio::task::spawn_blocking(move || loaded(game, &record));
    // A position from elsewhere is only known to have the form of a state. One that the rules
    // stumble over is no game.
    let Loaded { start, inputs, played } = loading.await.map_err(|_| {
        unreplayable("line 4: the position is impossible in this game".to_owned())
    })??;
    create(tables, &played, start.as_ref(), inputs, (players, Lang::default())).await
}

/// A game that was read from a record.
struct Loaded<G: Served> {
    /// Where it began, when that was in the middle of one.
    start: Option<G::State>,
    inputs: Vec<Input>,
    /// Where it stands.
    played: Played<G>,
}

fn loaded<G: Served>(game: Arc<G>, record: &Record) -> Result<Loaded<G>, Failure> {
    kernel::record::replay(game.clone(), record, |_, _, _| ())
        .map_err(|error| unreplayable(error.to_string()))?;
    let start = record.position_in(&*game).map_err(|error| unreplayable(error.to_string()))?;
    let mut inputs = inputs_of(&record.entries);
    let mut played = Played::replay(game, start.as_ref(), &inputs, |_| ())
        .map_err(|error| unreplayable(error.to_string()))?;
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    inputs.extend(steps.into_iter().map(|step| step.input));
    Ok(Loaded { start, inputs, played })
}

/// Opens a table that goes on from a moment of another. What the seat did not know then is dealt
/// anew, so that nobody learns anything about the other game.
pub(crate) async fn from_moment(tables: &Tables, asked: FromMoment) -> Result<Opened, Failure> {
    let kind = tables.kind(&asked.table).await?;
    for_game!(kind, G => going_on::<G>(tables, asked).await)
}

async fn going_on<G: Served>(tables: &Tables, asked: FromMoment) -> Result<Opened, Failure> {
    let seat = tables.store().seat(&asked.table, &asked.secret).await?;
    let seat = seat.map(Seat).ok_or_else(Failure::unknown_secret)?;
    let kept = tables.load::<G>(&asked.table).await?;
    let steps = kept.inputs.len();
    let inputs = kept
        .inputs
        .get(..asked.step as usize)
        .ok_or_else(|| Failure::bad("step", Refusal::Step(steps)))?;
    let then = Played::replay(kept.game.clone(), kept.start.as_deref(), inputs, |_| ())?;
    if then.is_over() {
        return Err(Failure::bad("step", Refusal::OverThen));
    }
    let mut rng = Rng::with_seed(seed());
    let view = kept.game.view(then.state(), Some(seat));
    let start = kept.game.sample_world(&view, &mut rng);
    let players = if asked.players.is_empty() { kept.players } else { asked.players };
    let players = checked(players)?;
    if players.len() != usize::from(kept.game.seats()) {
        return Err(misfit(players.len(), kept.game.seats()));
    }
    let mut played = Played::new(kept.game, Some(&start));
    let steps = played.settle(Vec::new(), &mut rng)?;
    let inputs = steps.into_iter().map(|step| step.input).collect();
    create(tables, &played, Some(&start), inputs, (players, Lang::default())).await
}

/// Opens a table that begins as another one did, for its players.
pub(crate) async fn again(tables: &Tables, asked: Again) -> Result<Opened, Failure> {
    let kind = tables.kind(&asked.table).await?;
    for_game!(kind, G => once_more::<G>(tables, asked).await)
}

async fn once_more<G: Served>(tables: &Tables, asked: Again) -> Result<Opened, Failure> {
    let lang = http::lang(asked.lang.as_deref())?;
    let seat = tables.store().seat(&asked.table, &asked.secret).await?;
    seat.ok_or_else(Failure::unknown_secret)?;
    let kept = tables.load::<G>(&asked.table).await?;
    let mut players = kept.players;
    if asked.swap {
        players.rotate_right(1);
    }
    if asked.harder {
        players.iter_mut().for_each(strengthen);
    }
    let mut played = Played::new(kept.game, None);
    let steps = played.settle(Vec::new(), &mut Rng::with_seed(seed()))?;
    let inputs = steps.into_iter().map(|step| step.input).collect();
    create(tables, &played, None, inputs, (players, lang)).await
}

/// Gives a computer player the next level; the strongest stays as it is.
fn strengthen(player: &mut PlayerSpec) {
    let levels = oracle::players().iter().map(|level| level.name());
    let stronger = levels.skip_while(|&level| Some(level) != player.level.as_deref()).nth(1);
    if let Some(level) = stronger {
        player.level = Some(level.to_owned());
    }
}

async fn create<G: Served>(
    tables: &Tables,
    played: &Played<G>,
    start: Option<&G::State>,
    inputs: Vec<Input>,
    (players, lang): (Vec<PlayerSpec>, Lang),
) -> Result<Opened, Failure> {
    let table = token(TABLE_BYTES);
    let people = (0u8..).zip(&players).filter(|(_, player)| player.kind == PlayerKind::Person);
    let names = Names::new(tables.packs().clone(), lang, &players);
    let opened = |(seat, _): (u8, &PlayerSpec)| OpenedSeat {
        seat,
        secret: token(SECRET_BYTES),
        name: names.labels()[usize::from(seat)].clone(),
    };
    let seats: Vec<OpenedSeat> = people.map(opened).collect();
    let plain = "plain data always serialises";
    let kept = store::NewTable {
        id: table.clone(),
        ruleset: played.game().ruleset().to_owned(),
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
