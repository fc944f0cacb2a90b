//! What games between equal players say about units, boards and the first turn.

use std::collections::BTreeMap;

use pantheon::kernel::{Seat, SeatSet};
use pantheon::{Ending, Pantheon, Stage};
use serde::Serialize;

use crate::arena::{Finish, Fixture, Played};
use crate::{Points, Rate};

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReport {
    /// The winners by their place in the series, or nobody when it was a draw.
    pub winners: Vec<usize>,
    /// The board it was played on.
    pub board: String,
    /// How many sides there were.
    pub sides: u8,
    /// Rounds that were begun.
    pub rounds: u16,
    /// Decisions with at least two options.
    pub decisions: u32,
    /// Whether a divinity was destroyed, which is how most games end that stones do not decide.
    pub divinity_fell: bool,
    /// Whether the side that began has won; `None` when it was a draw, or when more than two sides
    /// played, where the first turn may pass to another player in the middle.
    pub first_won: Option<bool>,
    /// The units of each seat with whether that seat won.
    pub armies: Vec<(Vec<String>, bool)>,
    /// Who could not play on, and why, if that is how it ended.
    pub forfeit: Option<Forfeit>,
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
    pub fn of(fixture: &Fixture, game: &Pantheon, played: &Played<Pantheon>) -> Self {
        let public = &played.state.public;
        let seats = || Seat::all(game.seat_count());
        let winners = winners(game, &played.finish);
        let won = |seat| winners.contains(seat);
        let army = |seat: Seat| {
            let ids = public.seat(seat).army.iter().map(|unit| game.def(unit).id.clone());
            (ids.collect(), won(seat))
        };
        let sides = game.setup().sides();
        let forfeit = match &played.finish {
            Finish::Over(_) => None,
            Finish::Forfeit { seat, reason } => Some(Forfeit {
                game: fixture.number + 1,
                player: fixture.player_at(*seat),
                reason: reason.clone(),
            }),
        };
        let decided = forfeit.is_none() && !winners.is_empty();
        Self {
            winners: seats()
                .filter(|&seat| won(seat))
                .map(|seat| fixture.player_at(seat))
                .collect(),
            board: game.board(public).id().to_owned(),
            sides,
            rounds: public.round,
            decisions: played.decisions,
            divinity_fell: game.units().any(|unit| {
                let state = public.unit(unit);
                let gone = matches!(state.stage, Stage::Destroyed | Stage::Removed);
                gone && state.owner.is_some() && game.def(unit).is_divinity()
            }),
            first_won: (decided && sides == 2).then(|| won(public.lead)),
            armies: seats().map(army).collect(),
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

/// Who won. The other side of two wins a game that somebody could not go on with; of more sides
/// none has earned it.
fn winners(game: &Pantheon, finish: &Finish<Ending>) -> SeatSet {
    match *finish {
        Finish::Over(Ending::Won(winners)) => winners,
        Finish::Forfeit { seat, .. } if game.setup().sides() == 2 => {
            let mut others = SeatSet::all(game.seat_count());
            game.side(seat).iter().for_each(|own| others.remove(own));
            others
        }
        Finish::Over(Ending::Draw) | Finish::Forfeit { .. } => SeatSet::EMPTY,
    }
}

/// Win rates over many games. Draws and forfeits are left out of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Balance {
    /// The share of wins that an even chance gives, on average over the games.
    pub even: f64,
    /// How often the side that began won, in games of two sides.
    pub first: Rate,
    /// By unit, the highest rate first: how often a side won that had recruited it.
    pub units: Vec<UnitLine>,
    /// By board, in the order of their ids.
    pub boards: Vec<BoardLine>,
}

/// One unit in the [`Balance`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UnitLine {
    /// Its id.
    pub id: String,
    /// Wins of armies it was in.
    #[serde(flatten)]
    pub rate: Rate,
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
    /// Counts games.
    pub fn of(reports: &[GameReport]) -> Self {
        let mut balance = Self::default();
        let mut units: BTreeMap<&str, Rate> = BTreeMap::new();
        let mut boards: BTreeMap<&str, BoardLine> = BTreeMap::new();
        for report in reports {
            balance.even += 1.0 / f64::from(report.sides) / reports.len() as f64;
            let board = boards.entry(&report.board).or_insert_with(|| BoardLine {
                id: report.board.clone(),
                games: 0,
                draws: 0,
                rounds: 0.0,
                first: Rate::default(),
            });
            board.games += 1;
            board.draws += u64::from(report.is_draw());
            board.rounds += f64::from(report.rounds);
            if let Some(won) = report.first_won {
                board.first.add(won);
                balance.first.add(won);
            }
            if !report.is_draw() && report.forfeit.is_none() {
                for (army, won) in &report.armies {
                    army.iter().for_each(|unit| units.entry(unit).or_default().add(*won));
                }
            }
        }
        let line = |(id, rate): (&str, Rate)| UnitLine { id: id.to_owned(), rate };
        balance.units = units.into_iter().map(line).collect();
        balance.units.sort_by(|a, b| b.rate.share().total_cmp(&a.rate.share()));
        balance.boards = boards.into_values().collect();
        for board in &mut balance.boards {
            board.rounds /= board.games as f64;
        }
        balance
    }

    /// Units whose rate is for certain (95 %) more than `margin` away from even.
    pub fn outliers(&self, margin: f64) -> impl Iterator<Item = &UnitLine> {
        self.units.iter().filter(move |line| {
            let (low, high) = line.rate.interval();
            low > self.even + margin || high < self.even - margin
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(board: &str, first_won: Option<bool>, armies: &[(&str, bool)]) -> GameReport {
        let winners = armies.iter().enumerate().filter(|(_, (_, won))| *won).map(|(at, _)| at);
        GameReport {
            winners: winners.collect(),
            board: board.to_owned(),
            sides: 2,
            rounds: 10,
            decisions: 100,
            divinity_fell: true,
            first_won,
            armies: armies
                .iter()
                .map(|&(units, won)| (units.split(' ').map(str::to_owned).collect(), won))
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
        let balance = Balance::of(&reports);
        let rates: Vec<_> =
            balance.units.iter().map(|line| (&*line.id, line.rate.wins, line.rate.of)).collect();
        assert_eq!(rates, [("zeus", 2, 2), ("hydra", 1, 2), ("ares", 0, 2)]);
        assert_eq!(balance.first, Rate { wins: 1, of: 2 });
        assert!((balance.even - 0.5).abs() < 1e-12);
        let ford = &balance.boards[1];
        assert_eq!((&*ford.id, ford.games, ford.draws, ford.first.of), ("ford", 1, 1, 0));
    }

    #[test]
    fn an_outlier_is_far_off_for_certain() {
        let lopsided = report("field", Some(true), &[("zeus", true), ("ares", false)]);
        let few = Balance::of(&vec![lopsided.clone(); 3]);
        assert_eq!(few.outliers(0.05).count(), 0, "three games say little");
        let many = Balance::of(&vec![lopsided; 100]);
        let names: Vec<&str> = many.outliers(0.05).map(|line| &*line.id).collect();
        assert_eq!(names, ["zeus", "ares"]);
    }
}
