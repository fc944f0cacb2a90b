//! What games between equal players say about units, boards and the first turn.

use std::collections::BTreeMap;

use kernel::{Game, Hosted as _, Seat, SeatSet};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::arena::{Finish, Fixture, Played};
use crate::{Mean, Points, Rate, Reasoned};

/// A kind of thing that players have and that may help them to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// One of them, such as `unit`.
    pub one: &'static str,
    /// Several, such as `units`.
    pub many: &'static str,
}

/// Knowledge by which the balance of a game can be looked at.
pub trait Balanced: Reasoned {
    /// What players have, in the order of reports.
    const KINDS: &'static [Kind];

    /// What decides many games and is counted beside the wins, in one word and in a sentence that
    /// a number follows and `games` ends.
    const FEAT: Option<(&'static str, &'static str)> = None;

    /// What [`Balanced::trials`] are about: the things, and the heading of a report.
    const TRIED: Option<(Kind, &'static str)> = None;

    /// The things of a kind, by its place in [`Balanced::KINDS`], that a player had in a game.
    fn had(game: &Self::Game, played: &Played<Self::Game>, seat: Seat, kind: usize) -> Vec<String>;

    /// What a player scored, where the game is decided by points.
    fn score(game: &Self::Game, played: &Played<Self::Game>, seat: Seat) -> Option<i32> {
        let _ = (game, played, seat);
        None
    }

    /// The boards a game was played on.
    fn boards(game: &Self::Game, played: &Played<Self::Game>) -> Vec<String> {
        let _ = (game, played);
        Vec::new()
    }

    /// Who began.
    fn began(game: &Self::Game, played: &Played<Self::Game>) -> Seat;

    /// What is tried out apart from the games, if anything: the things of [`Balanced::TRIED`] against
    /// each other, where even is one half.
    fn trials(game: &Self::Game, seed: u64) -> Vec<ThingLine> {
        let _ = (game, seed);
        Vec::new()
    }

    /// What each seat did with its turns, where a game may be waited out.
    fn conduct(game: &Self::Game, played: &Played<Self::Game>) -> Vec<Conduct> {
        let _ = (game, played);
        Vec::new()
    }

    /// Whether [`Balanced::FEAT`] happened.
    fn has_feat(game: &Self::Game, played: &Played<Self::Game>) -> bool {
        let _ = (game, played);
        false
    }
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReport {
    /// The winners by their place in the series, or nobody when it was a draw.
    pub winners: Vec<usize>,
    /// The boards it was played on.
    pub boards: Vec<String>,
    /// How many sides there were.
    pub sides: u8,
    /// Rounds that were begun.
    pub rounds: u16,
    /// Decisions with at least two options.
    pub decisions: u32,
    /// Whether what the game counts beside wins happened; see [`Balanced::FEAT`].
    pub has_feat: bool,
    /// Whether the side that began has won; `None` when it was a draw, or when more than two sides
    /// played, where the first turn may pass to another player in the middle.
    pub first_won: Option<bool>,
    /// What each seat had and came to.
    pub holdings: Vec<Holding>,
    /// Who could not play on, and why, if that is how it ended.
    pub forfeit: Option<Forfeit>,
}

/// What somebody did with their turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Conduct {
    /// Turns.
    pub turns: u64,
    /// Turns that were passed.
    pub passed: u64,
    /// Activations.
    pub activations: u64,
    /// Activations that came to nothing: no action and no power, or steps that led back.
    pub idle: u64,
}

impl std::ops::AddAssign for Conduct {
    fn add_assign(&mut self, other: Self) {
        self.turns += other.turns;
        self.passed += other.passed;
        self.activations += other.activations;
        self.idle += other.idle;
    }
}

/// What a seat had in a game, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Who sat there, by the place in the series.
    pub player: usize,
    /// What was done with its turns, where the game counts it.
    pub conduct: Option<Conduct>,
    /// The things, by kind.
    pub things: Vec<Vec<String>>,
    /// Whether it won.
    pub won: bool,
    /// What it scored, where the game is decided by points.
    pub score: Option<i32>,
}

/// A game that a player could not go on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forfeit {
    /// Its place in the series, from 1.
    pub game: u64,
    /// The player, by its place in the series.
    pub player: usize,
    /// Why, in one line.
    pub reason: String,
}

impl GameReport {
    /// What is worth keeping of a game.
    pub fn of<K: Balanced>(fixture: &Fixture, game: &K::Game, played: &Played<K::Game>) -> Self {
        let seats = || Seat::all(game.seats());
        let winners = winners::<K>(game, &played.finish);
        let won = |seat| winners.contains(seat);
        let conduct = K::conduct(game, played);
        let holding = |seat: Seat| Holding {
            player: fixture.player_at(seat),
            conduct: conduct.get(seat.index()).copied(),
            things: (0..K::KINDS.len()).map(|kind| K::had(game, played, seat, kind)).collect(),
            won: won(seat),
            score: K::score(game, played, seat),
        };
        let forfeit = match &played.finish {
            Finish::Over(_) => None,
            Finish::Forfeit { seat, reason } => Some(Forfeit {
                game: fixture.number + 1,
                player: fixture.player_at(*seat),
                reason: reason.clone(),
            }),
        };
        let (sides, decided) = (sides::<K>(game), forfeit.is_none() && !winners.is_empty());
        Self {
            winners: seats()
                .filter(|&seat| won(seat))
                .map(|seat| fixture.player_at(seat))
                .collect(),
            boards: K::boards(game, played),
            sides,
            rounds: game.round(&played.state),
            decisions: played.decisions,
            has_feat: K::has_feat(game, played),
            first_won: (decided && sides == 2).then(|| won(K::began(game, played))),
            holdings: seats().map(holding).collect(),
            forfeit,
        }
    }

    /// What it gave to one of the series' players.
    pub fn points(&self, player: usize) -> Points {
        match self.winners.contains(&player) {
            true => Points::Full,
            false if self.is_draw() => Points::Half,
            false => Points::None,
        }
    }

    /// Whether nobody won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}

/// How many sides there are: each is counted at its first seat.
fn sides<K: Reasoned>(game: &K::Game) -> u8 {
    let leads = |seat: &Seat| !Seat::all(seat.0).any(|before| K::are_allies(game, before, *seat));
    Seat::all(game.seats()).filter(leads).count() as u8
}

/// Who won. The other side of two wins a game that somebody could not go on with; of more sides
/// none has earned it.
fn winners<K: Reasoned>(game: &K::Game, finish: &Finish<<K::Game as Game>::Ending>) -> SeatSet {
    match finish {
        Finish::Over(ending) => K::Game::winners(ending),
        Finish::Forfeit { seat, .. } if sides::<K>(game) == 2 => {
            let mut others = SeatSet::all(game.seats());
            let own = Seat::all(game.seats()).filter(|&other| K::are_allies(game, *seat, other));
            own.for_each(|own| others.remove(own));
            others
        }
        Finish::Forfeit { .. } => SeatSet::EMPTY,
    }
}

/// Win rates over many games. Draws and forfeits are left out of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Balance {
    /// The share of wins that an even chance gives, on average over the games.
    pub even: f64,
    /// How often the side that began won, in games of two sides.
    pub first: Rate,
    /// By kind of thing: how often a side won that had it.
    #[serde(flatten)]
    pub groups: Groups,
    /// By board, in the order of their ids.
    pub boards: Vec<BoardLine>,
    /// What was tried out apart from the games; even is one half. See [`Balanced::trials`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trials: Vec<ThingLine>,
}

/// The kinds of things that players had.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Groups(pub Vec<Group>);

impl Serialize for Groups {
    /// As a table, by the names of the kinds.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut table = serializer.serialize_map(Some(self.0.len()))?;
        for group in &self.0 {
            table.serialize_entry(group.kind.many, &group.lines)?;
        }
        table.end()
    }
}

/// Things of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What they are.
    pub kind: Kind,
    /// Each of them, the highest rate first.
    pub lines: Vec<ThingLine>,
}

/// One thing in the [`Balance`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThingLine {
    /// Its id.
    pub id: String,
    /// Wins of those who had it.
    #[serde(flatten)]
    pub rate: Rate,
    /// What they scored, where the game is decided by points.
    #[serde(skip_serializing_if = "is_unknown")]
    pub score: Mean,
}

/// Whether there is no mean.
fn is_unknown(mean: &Mean) -> bool {
    mean.value().is_none()
}

/// One board in the [`Balance`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardLine {
    /// Its id.
    pub id: String,
    /// Games played on it.
    pub games: u64,
    /// Games without a winner.
    pub draws: u64,
    /// Rounds of a game on average.
    pub rounds: f64,
    /// How often the side that began won.
    pub first: Rate,
}

impl Balance {
    /// Counts games in which players had things of these kinds.
    pub fn of(kinds: &[Kind], reports: &[GameReport]) -> Self {
        let mut balance = Self::default();
        let mut things: Vec<BTreeMap<&str, (Rate, Mean)>> = vec![BTreeMap::new(); kinds.len()];
        let mut boards: BTreeMap<&str, BoardLine> = BTreeMap::new();
        for report in reports {
            balance.even += 1.0 / f64::from(report.sides) / reports.len() as f64;
            if let Some(won) = report.first_won {
                balance.first.add(won);
            }
            for id in &report.boards {
                let board = boards.entry(id).or_insert_with(|| BoardLine::new(id));
                board.games += 1;
                board.draws += u64::from(report.is_draw());
                board.rounds += f64::from(report.rounds);
                if let Some(won) = report.first_won {
                    board.first.add(won);
                }
            }
            if report.is_draw() || report.forfeit.is_some() {
                continue;
            }
            for holding in &report.holdings {
                for (had, tallies) in holding.things.iter().zip(&mut things) {
                    for id in had {
                        let (rate, score) = tallies.entry(id).or_default();
                        rate.add(holding.won);
                        holding.score.into_iter().for_each(|points| score.add(points.into()));
                    }
                }
            }
        }
        let line = |(id, (rate, score)): (&str, (Rate, Mean))| ThingLine {
            id: id.to_owned(),
            rate,
            score,
        };
        let groups = kinds.iter().zip(things).map(|(&kind, tallies)| {
            let mut lines: Vec<ThingLine> = tallies.into_iter().map(line).collect();
            lines.sort_by(|a, b| b.rate.share().total_cmp(&a.rate.share()));
            Group { kind, lines }
        });
        balance.groups = Groups(groups.collect());
        balance.boards = boards.into_values().collect();
        for board in &mut balance.boards {
            board.rounds /= board.games as f64;
        }
        balance
    }

    /// Whether a rate is for certain (95 %) more than `margin` away from even.
    pub fn is_off(&self, rate: Rate, margin: f64) -> bool {
        let (low, high) = rate.interval();
        low > self.even + margin || high < self.even - margin
    }

    /// Things of every kind, in the order of the report.
    pub fn lines(&self) -> impl Iterator<Item = &ThingLine> {
        self.groups.0.iter().flat_map(|group| &group.lines)
    }

    /// Things whose rate is for certain (95 %) more than `margin` away from even.
    pub fn outliers(&self, margin: f64) -> impl Iterator<Item = &ThingLine> {
        self.lines().filter(move |line| self.is_off(line.rate, margin))
    }
}

impl BoardLine {
    /// A board before the first game on it.
    fn new(id: &str) -> Self {
        Self { id: id.to_owned(), games: 0, draws: 0, rounds: 0.0, first: Rate::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNITS: &[Kind] = &[Kind { one: "unit", many: "units" }];

    fn report(board: &str, first_won: Option<bool>, armies: &[(&str, bool)]) -> GameReport {
        let winners = armies.iter().enumerate().filter(|(_, (_, won))| *won).map(|(at, _)| at);
        GameReport {
            winners: winners.collect(),
            boards: vec![board.to_owned()],
            sides: 2,
            rounds: 10,
            decisions: 100,
            has_feat: true,
            first_won,
            holdings: armies
                .iter()
                .enumerate()
                .map(|(player, &(units, won))| Holding {
                    player,
                    conduct: None,
                    things: vec![units.split(' ').map(str::to_owned).collect()],
                    won,
                    score: Some(if won { 30 } else { 10 }),
                })
                .collect(),
            forfeit: None,
        }
    }

    #[test]
    fn units_win_with_their_armies_and_draws_do_not_count() {
        let reports = [
            report("field", Some(true), &[("zeus hydra", true), ("ares hydra", false)]),
            report("field", Some(false), &[("zeus", true), ("ares", false)]),
            report("ford", None, &[("zeus", false), ("ares", false)]),
        ];
        let balance = Balance::of(UNITS, &reports);
        let rates: Vec<_> =
            balance.lines().map(|line| (&*line.id, line.rate.wins, line.rate.of)).collect();
        assert_eq!(rates, [("zeus", 2, 2), ("hydra", 1, 2), ("ares", 0, 2)]);
        let scores: Vec<_> = balance.lines().map(|line| line.score.value()).collect();
        assert_eq!(scores, [Some(30.0), Some(20.0), Some(10.0)]);
        assert_eq!(balance.first, Rate { wins: 1, of: 2 });
        assert!((balance.even - 0.5).abs() < 1e-12);
        let ford = &balance.boards[1];
        assert_eq!((&*ford.id, ford.games, ford.draws, ford.first.of), ("ford", 1, 1, 0));
    }

    #[test]
    fn an_outlier_is_far_off_for_certain() {
        let lopsided = report("field", Some(true), &[("zeus", true), ("ares", false)]);
        let few = Balance::of(UNITS, &vec![lopsided.clone(); 3]);
        assert_eq!(few.outliers(0.05).count(), 0, "three games say little");
        let many = Balance::of(UNITS, &vec![lopsided; 100]);
        let names: Vec<&str> = many.outliers(0.05).map(|line| &*line.id).collect();
        assert_eq!(names, ["zeus", "ares"]);
    }
}
