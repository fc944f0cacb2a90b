//! Opening tables: new ones, from records, and from moments of other tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use exercises::Exercise;
use fastrand::Rng;
use http::StatusCode;
use kernel::record::Record;
use kernel::{Game as _, Hosted, Seat};
use protocol::{
    Again, AnyTable, Flag, FromMoment, LoadRecord, NewExercise, Opened, OpenedSeat, Pace,
    PlayerKind, PlayerSpec,
};
use store::{Head, Input};
use text::{Lang, MeetingRefusal, RatedRefusal, Refusal};

use crate::accord::Accord;
use crate::back::AskedBack;
use crate::clocks::{Clocks, Now};
use crate::dice::Dice;
use crate::failure::{Failure, lang};
use crate::lots::Lots;
use crate::played::{Played, inputs_of};
use crate::served::Served;
use crate::table::may_ask_hints;
use crate::tables::{Kept, Tables};
use crate::think_pool::{Errand, Unthought};
use crate::voice::Names;
use crate::{accord, naming, token, uploaded};

/// The longest name a player may have.
const LONGEST_NAME: usize = 40;

/// The most inputs that a record to be loaded may have.
const MOST_RECORDED: usize = 20_000;

/// Bytes of a table's id and of an invitation.
const TABLE_BYTES: usize = 9;
const SECRET_BYTES: usize = 24;

/// What is settled before a table is opened, beside its game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terms {
    /// The language in which whoever opens it is spoken to.
    pub lang: Lang,
    /// Whether the game counts for those who play it.
    pub is_rated: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// What becomes of a player whose time is over. Where the game counts, nobody plays in the place of
    /// another.
    pub flag: Flag,
}

impl Terms {
    /// The clocks of a table of these players; none where no person plays.
    fn clocks(self, players: &[PlayerSpec]) -> Option<Clocks> {
        let has_people = players.iter().any(|player| player.kind == PlayerKind::Person);
        let flag = if self.is_rated { Flag::Forfeit } else { self.flag };
        Clocks::new(self.pace, flag, players.len()).filter(|_| has_people)
    }
}

/// Opens a table as it is asked for: the common part, and all of it for the game's own eyes.
///
/// # Errors
/// Why it cannot be opened.
pub async fn new_table(
    tables: &Tables,
    asked: AnyTable,
    body: serde_json::Value,
    terms: Terms,
) -> Result<Opened, Failure> {
    let host = tables.hosts().asked(&asked.ruleset)?;
    if !terms.pace.is_fit() {
        return Err(Failure::bad("pace", MeetingRefusal::Pace.into()));
    }
    let mut players = checked(asked.players)?;
    if terms.is_rated {
        count_for(&asked.ruleset, &mut players)?;
    }
    let terms = Terms { lang: lang(asked.lang.as_deref())?, ..terms };
    host.clone().open(tables, players, terms, body).await
}

/// Makes players fit for a game that counts: nobody is helped, and everybody's strength can be told.
fn count_for(ruleset: &str, players: &mut [PlayerSpec]) -> Result<(), Failure> {
    let refused = |why| Err(Failure::bad("rated", Refusal::from(why)));
    if players.len() < 2 || players.iter().all(|player| player.kind == PlayerKind::Computer) {
        return refused(RatedRefusal::NoPerson);
    }
    for player in players {
        match player.kind {
            PlayerKind::Person => player.hints = Some(false),
            PlayerKind::Computer => {
                let level = player.level.as_deref().unwrap_or_default();
                if players::measured(ruleset, level).is_none() {
                    return refused(RatedRefusal::Unmeasured);
                }
                player.aloud = false;
            }
        }
    }
    Ok(())
}

pub(crate) async fn open<S: Served>(
    served: Arc<S>,
    tables: &Tables,
    players: Vec<PlayerSpec>,
    terms: Terms,
    body: serde_json::Value,
) -> Result<Opened, Failure> {
    let game = served.open(body, tables.lots())?;
    let (played, begun) = begun(Arc::new(game), None, tables.lots())?;
    create(tables, &played, begun, (players, terms)).await
}

/// Opens a table with the game of a record.
///
/// # Errors
/// Why it cannot be opened.
pub async fn from_record(
    tables: &Tables,
    errand: Errand,
    asked: LoadRecord,
) -> Result<Opened, Failure> {
    let record = Record::parse(&asked.record).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        unreplayable(first)
    })?;
    let host = tables.hosts().asked(&record.ruleset)?;
    host.clone().open_record(tables, errand, record, asked.players).await
}

pub(crate) async fn recorded<G: Hosted>(
    tables: &Tables,
    errand: Errand,
    record: Record,
    players: Vec<PlayerSpec>,
) -> Result<Opened, Failure> {
    uploaded::check(&record.setup).map_err(|reason| unreplayable(format!("line 3: {reason}")))?;
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
    if record.entries.len() > MOST_RECORDED {
        return Err(unreplayable(format!("it has more than {MOST_RECORDED} inputs")));
    }
    let lots = tables.lots();
    let loading = tables.replays_pool().think(errand, move || loaded(game, &record, lots)).await;
    // A position from elsewhere is only known to have the form of a state. One that the rules
    // stumble over is no game.
    let (played, begun) = loading.map_err(|unthought| match unthought {
        Unthought::Busy => unthought.into(),
        Unthought::Broken => {
            unreplayable("line 4: the position is impossible in this game".to_owned())
        }
    })??;
    create(tables, &played, begun, (players, Terms::default())).await
}

/// Opens the table of a lesson or puzzle: the pupil against computer players.
///
/// # Errors
/// Why it cannot be opened.
pub async fn exercise(
    tables: &Tables,
    errand: Errand,
    asked: NewExercise,
) -> Result<Opened, Failure> {
    let unknown = || Failure::new(StatusCode::NOT_FOUND, "exercise", Refusal::NoRequest);
    let exercise = exercises::find(&asked.id).ok_or_else(unknown)?;
    let host = tables.hosts().asked(&exercise.record.ruleset)?;
    host.clone().open_exercise(tables, errand, exercise, asked.name).await
}

pub(crate) async fn taught<G: Hosted>(
    tables: &Tables,
    errand: Errand,
    exercise: Exercise,
    name: String,
) -> Result<Opened, Failure> {
    let game = tables.made::<G>(&exercise.record.setup)?;
    let pupil = checked(vec![PlayerSpec { name, ..PlayerSpec::default() }])?;
    let computer = PlayerSpec { kind: PlayerKind::Computer, ..PlayerSpec::default() };
    let mut players = vec![computer; usize::from(game.seats())];
    for (place, player) in players.iter_mut().skip(exercise.seat().index()).zip(pupil) {
        let (exercise, hints) = (Some(exercise.id.clone()), Some(false));
        *place = PlayerSpec { exercise, hints, ..player };
    }
    let is_lesson = matches!(exercise.kind, exercises::Kind::Lesson(_));
    let record = Record { entries: Vec::new(), notes: Vec::new(), ..exercise.record };
    let lots = tables.lots();
    let loading = tables.replays_pool().think(errand, move || loaded(game, &record, lots));
    let (played, mut begun) = loading.await??;
    if is_lesson {
        begun.dice = None;
    }
    create(tables, &played, begun, (players, Terms::default())).await
}

/// How the game of a table came to where it stands.
struct Begun<G: Hosted> {
    /// Where it began, when that was in the middle of one.
    start: Option<Box<G::State>>,
    inputs: Vec<Input>,
    /// What its dice follow from; nothing where nothing is promised about them.
    dice: Option<Dice>,
    /// What its players had agreed on.
    accord: Option<Accord>,
}

/// A game whose first dice were rolled.
fn begun<G: Hosted>(
    game: Arc<G>,
    start: Option<G::State>,
    lots: Lots,
) -> Result<(Played<G>, Begun<G>), Failure> {
    settled(Played::new(game, start.as_ref()), start, Vec::new(), lots)
}

/// A game after its inputs, once chance has answered.
fn settled<G: Hosted>(
    mut played: Played<G>,
    start: Option<G::State>,
    mut inputs: Vec<Input>,
    lots: Lots,
) -> Result<(Played<G>, Begun<G>), Failure> {
    let dice = Dice::new(lots.secret(), played.drawn());
    let steps = played.settle(Vec::new(), &dice)?;
    inputs.extend(steps.into_iter().map(|step| step.input));
    let dice = lots.are_secret().then_some(dice);
    let (start, accord) = (start.map(Box::new), None);
    Ok((played, Begun { start, inputs, dice, accord }))
}

fn loaded<G: Hosted>(
    game: Arc<G>,
    record: &Record,
    lots: Lots,
) -> Result<(Played<G>, Begun<G>), Failure> {
    kernel::record::replay(game.clone(), record, |_, _, _| ())
        .map_err(|error| unreplayable(error.to_string()))?;
    let start = record.position_in(&*game).map_err(|error| unreplayable(error.to_string()))?;
    let inputs = inputs_of(&record.entries);
    let played = Played::replay(game, start.as_ref(), &inputs, |_| ())
        .map_err(|error| unreplayable(error.to_string()))?;
    let (played, begun) = settled(played, start, inputs, lots)?;
    let accord = Accord::of_ended(accord::noted(&record.notes)).filter(|_| !played.is_over());
    Ok((played, Begun { accord, ..begun }))
}

/// Opens a table that goes on from a moment of another. What the seat did not know then is dealt
/// anew, so that nobody learns anything about the other game. In a copy of a game that goes on
/// anything can be tried out, so it is for those alone who may ask for hints at that table.
pub(crate) async fn going_on<S: Served>(
    served: Arc<S>,
    tables: &Tables,
    back: AskedBack,
    asked: FromMoment,
) -> Result<Opened, Failure> {
    let seat = back.viewer.ok_or_else(Failure::unknown_secret)?;
    let back = back.look(served, tables).await?;
    if !back.is_over && !may_ask_hints(&back.seats, seat, &back.kept.players) {
        return Err(Failure::new(StatusCode::FORBIDDEN, "no_hints", Refusal::NoHints));
    }
    let before = back.kept.players.clone();
    let players = checked(if asked.players.is_empty() { before } else { asked.players })?;
    let seats = back.kept.game.seats();
    if players.len() != usize::from(seats) {
        return Err(misfit(players.len(), seats));
    }
    let lots = tables.lots();
    let (played, begun) =
        back.replayed(tables, move |back| branched(back.kept, seat, asked.step, lots)).await?;
    create(tables, &played, begun, (players, Terms::default())).await
}

/// The game that begins at a moment of another, as far as a seat knew it.
fn branched<G: Hosted>(
    kept: Kept<G>,
    seat: Seat,
    step: u32,
    lots: Lots,
) -> Result<(Played<G>, Begun<G>), Failure> {
    let steps = kept.inputs.len();
    let inputs = kept
        .inputs
        .get(..step as usize)
        .ok_or_else(|| Failure::bad("step", Refusal::Step(steps)))?;
    let then = Played::replay(kept.game.clone(), kept.start.as_deref(), inputs, |_| ())?;
    if then.is_over() {
        return Err(Failure::bad("step", Refusal::OverThen));
    }
    let view = kept.game.view(then.state(), Some(seat));
    let start = kept.game.sample_world(&view, &mut Rng::with_seed(lots.seed()));
    begun(kept.game, Some(start), lots)
}

/// Opens a table that begins as another one did.
pub(crate) async fn once_more<G: Hosted>(tables: &Tables, asked: Again) -> Result<Opened, Failure> {
    let lang = lang(asked.lang.as_deref())?;
    let kept = tables.load::<G>(&asked.table).await?;
    let timed = kept.clocks.as_ref();
    let pace = timed.map_or(Pace::None, Clocks::pace);
    let flag = timed.map_or(Flag::Forfeit, Clocks::flag);
    let terms = Terms { lang, is_rated: kept.is_rated, pace, flag };
    let mut players = kept.players;
    if asked.swap {
        players.rotate_right(1);
    }
    if asked.harder {
        players.iter_mut().for_each(strengthen);
    }
    if asked.by_hand {
        players.iter_mut().for_each(|player| player.set_up = false);
    }
    let (played, begun) = begun(kept.game, None, tables.lots())?;
    create(tables, &played, begun, (players, terms)).await
}

/// Gives a computer player the next level; the strongest stays as it is.
fn strengthen(player: &mut PlayerSpec) {
    let levels = players::levels().iter().map(|level| level.name());
    let stronger = levels.skip_while(|&level| Some(level) != player.level.as_deref()).nth(1);
    if let Some(level) = stronger {
        player.level = Some(level.to_owned());
    }
}

async fn create<G: Hosted>(
    tables: &Tables,
    played: &Played<G>,
    Begun { start, inputs, dice, accord }: Begun<G>,
    (players, terms): (Vec<PlayerSpec>, Terms),
) -> Result<Opened, Failure> {
    let Terms { lang, is_rated, .. } = terms;
    let clocks = terms.clocks(&players);
    let table = token(TABLE_BYTES);
    let people = (0u8..).zip(&players).filter(|(_, player)| player.kind == PlayerKind::Person);
    let names = Names::new(lang, &players);
    let opened = |(seat, _): (u8, &PlayerSpec)| OpenedSeat {
        seat,
        invitation: token(SECRET_BYTES).into(),
        name: names.labels()[usize::from(seat)].clone(),
    };
    let seats: Vec<OpenedSeat> = people.map(opened).collect();
    let plain = "plain data always serialises";
    let kept = store::NewTable {
        id: table.clone(),
        ruleset: played.game().ruleset().to_owned(),
        setup: serde_json::to_string(played.game().setup()).expect(plain),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        players: serde_json::to_string(&players).expect(plain),
        start: start.map(|start| serde_json::to_string(&*start).expect(plain)),
        dice: dice.map(|dice| serde_json::to_string(&dice).expect(plain)),
        seats: seats.iter().map(|seat| (seat.seat, seat.invitation.clone())).collect(),
        inputs,
        head: Head { over: played.is_over() || accord.is_some(), ..played.head() },
        accord: accord.map(|accord| serde_json::to_string(&accord).expect(plain)),
        is_rated,
        pace: clocks.as_ref().map_or(Pace::None, Clocks::pace).word().to_owned(),
        clocks: clocks.map(|clocks| clocks.kept(Now::new())),
    };
    tables.store().create(kept).await?;
    tables.counts().opened.fetch_add(1, Ordering::Relaxed);
    Ok(Opened { table, seats })
}

/// Players whose names can be shown and whose levels exist.
fn checked(players: Vec<PlayerSpec>) -> Result<Vec<PlayerSpec>, Failure> {
    if players.len() > Seat::MOST {
        return Err(too_many(players.len()));
    }
    let check = |player: PlayerSpec| {
        let name = naming::shown(&player.name, LONGEST_NAME);
        let name = name.ok_or_else(|| Failure::bad("name", Refusal::Name(LONGEST_NAME)))?;
        if let Some(level) = &player.level {
            let known = || players::levels().iter().map(|level| level.name()).collect();
            players::level(level).map_err(|_| Failure::bad("level", Refusal::Level(known())))?;
        }
        Ok(PlayerSpec { name, exercise: None, ..player })
    };
    let players = players.into_iter().map(check).collect::<Result<Vec<_>, Failure>>()?;
    for (at, one) in players.iter().enumerate() {
        let mut others = players[..at].iter();
        if let Some(other) = others.find(|other| naming::look_alike(&one.name, &other.name)) {
            let why = Refusal::LookAlike(one.name.clone(), other.name.clone());
            return Err(Failure::bad("name", why));
        }
    }
    Ok(players)
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
            ["seat", seat, level, ref name @ ..] if players::level(level).is_ok() => (
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
