//! Which line says what is wrong with a table or a position.

use kernel::Seat;
use pantheon::{MAX_STONES, MAX_TOKENS, PositionFault, SetupFault, UnitProblem};

use cases::said::Said;
use cases::words::{At, seat_name};

use super::stage::PantheonStage;
use super::units::PlaceDraft;

/// The lines of a case, by what they say.
pub(crate) struct Blame<'a> {
    pub(crate) stage: &'a PantheonStage,
    pub(crate) said: &'a Said,
}

const PILES: [&str; 3] = ["hand", "deck", "discard"];

impl Blame<'_> {
    /// What is wrong with a position, each with its line.
    pub(crate) fn position_faults(&self, faults: &[PositionFault]) -> Vec<At<String>> {
        let at = |fault: &PositionFault| {
            let line = self.position_line(fault).unwrap_or(self.said.case);
            At { line, what: with_seat_names(fault.to_string()) }
        };
        faults.iter().map(at).collect()
    }

    /// What is wrong with a table, each with its line.
    pub(crate) fn set_up_faults(&self, faults: &[SetupFault]) -> Vec<At<String>> {
        let at = |fault: &SetupFault| {
            let line = self.set_up_line(fault).unwrap_or(self.said.case);
            At { line, what: fault.to_string() }
        };
        faults.iter().map(at).collect()
    }

    fn position_line(&self, fault: &PositionFault) -> Option<usize> {
        match fault {
            PositionFault::UnitTwice(unit)
            | PositionFault::Huge(unit)
            | PositionFault::Vitality { unit, .. }
            | PositionFault::TroopReady(unit)
            | PositionFault::Activated(unit)
            | PositionFault::Rift(unit) => self.unit(unit),
            PositionFault::Seat { what, .. } | PositionFault::Area(what) => self.thing(what),
            PositionFault::Players { .. } => self.said.line(&["players"]),
            PositionFault::Round => self.said.line(&["round"]),
            PositionFault::Full { area, capacity, .. } => {
                let there = PlaceDraft::Area(area.clone());
                let units = self.stage.units.iter();
                let mut lines: Vec<usize> = units
                    .filter(|unit| unit.place.as_ref() == Some(&there))
                    .map(|unit| unit.line)
                    .collect();
                lines.sort_unstable();
                lines.get(usize::from(*capacity)).or(lines.last()).copied()
            }
            PositionFault::Divinity { seat, .. } => {
                let own = |owner: Option<Seat>| owner.is_some_and(|owner| owner.0 == *seat);
                let units = self.stage.units.iter().filter(|unit| own(unit.owner));
                units.filter(|unit| unit.is_divinity()).map(|unit| unit.line).max()
            }
            PositionFault::ForeignCard { seat, unit }
            | PositionFault::TooManyCards { seat, unit, .. } => self.pile_of(*seat, unit),
            PositionFault::Cards { seat, .. } => {
                let stage = self.stage;
                let piles = [&stage.hands, &stage.decks, &stage.discards];
                let piles =
                    piles.iter().filter_map(|piles| piles.get(usize::from(*seat))?.as_ref());
                piles.max_by_key(|pile| pile.what.len()).map(|pile| pile.line)
            }
            PositionFault::Stones(_) => {
                let over = self.stage.stones.get(MAX_STONES).map(|stone| stone.line);
                over.or_else(|| self.said.line(&["absorbed"]))
            }
            PositionFault::Bearer { stone, .. } => {
                self.stage.stones.get(stone.checked_sub(1)?).map(|stone| stone.line)
            }
            PositionFault::Elements { area, .. } => self.said.line(&["elements", area]),
            PositionFault::Tokens(_) => self.stage.tokens.get(MAX_TOKENS).map(|token| token.line),
            PositionFault::Token(power) => {
                let words: Vec<&str> = ["token"].into_iter().chain(power.split(' ')).collect();
                self.said.line(&words)
            }
            PositionFault::UnknownUnit(_) | PositionFault::Board(_) => None,
        }
    }

    fn set_up_line(&self, fault: &SetupFault) -> Option<usize> {
        let board = || self.stage.boards.last().map(|board| board.line);
        match fault {
            SetupFault::Players(_) => self.said.line(&["players"]),
            SetupFault::Teams(_) => self.said.line(&["teams"]),
            SetupFault::Boards(_) | SetupFault::Zones { .. } => board(),
            SetupFault::Constructed | SetupFault::Divinities { .. } | SetupFault::Cards(_) => {
                self.said.line(&["setup"])
            }
            SetupFault::Units(_) => self.stage.units.last().map(|unit| unit.line),
            SetupFault::Unit(unit, problem) => self.table_of(unit, *problem),
            SetupFault::UnitLacks(unit, _) => {
                self.said.line(&["power", unit]).or_else(|| self.unit(unit))
            }
            SetupFault::IllegalArmy { player, .. } | SetupFault::Army(player, _) => {
                let own = |owner: Option<Seat>| owner.is_some_and(|owner| owner.0 + 1 == *player);
                let units = self.stage.units.iter().filter(|unit| own(unit.owner));
                units.map(|unit| unit.line).max()
            }
            SetupFault::Scenario(_) => self.said.line(&["scenario", "players"]),
            SetupFault::Stones(_) => self.said.line(&["scenario", "stone"]).or_else(board),
            SetupFault::Seat(_) => {
                let lines = [&["scenario", "youngest"][..], &["scenario", "lead"], &["first"]];
                lines.into_iter().find_map(|words| self.said.line(words))
            }
            SetupFault::Dice(_) => self.said.line(&["scenario", "attack_dice"]),
            SetupFault::SkirmishGoal(_) => self.said.line(&["scenario", "goal"]),
            SetupFault::Adventure | SetupFault::UnknownUnit(_) | SetupFault::Area(..) => {
                self.said.line(&["scenario"]).or_else(|| self.said.line(&["setup"]))
            }
            SetupFault::Scenarios { .. } | SetupFault::BoardLacks(..) => board(),
            SetupFault::Armies { .. } | SetupFault::NoScenario(_) => None,
        }
    }

    fn unit(&self, name: &str) -> Option<usize> {
        self.stage.units.iter().find(|unit| unit.name == name).map(|unit| unit.line)
    }

    /// The line that gives a unit a table that cannot be.
    fn table_of(&self, unit: &str, problem: UnitProblem) -> Option<usize> {
        let line = match problem {
            UnitProblem::TroopPowers | UnitProblem::Powers | UnitProblem::PowerTwice => {
                self.said.line(&["power", unit])
            }
            UnitProblem::PowerColumns => self.said.line(&["column", unit]),
            UnitProblem::NoRow | UnitProblem::Rows | UnitProblem::Stat | UnitProblem::TroopRows => {
                self.said.line(&["rows", unit])
            }
            UnitProblem::TroopSize | UnitProblem::NoMiniature | UnitProblem::Miniatures => None,
        };
        line.or_else(|| self.unit(unit))
    }

    /// The last pile of a player that has cards of a unit.
    fn pile_of(&self, seat: u8, unit: &str) -> Option<usize> {
        let seat = seat_name(Seat(seat));
        let line = self.said.naming(&PILES, &[seat, unit]);
        line.or_else(|| self.unit(unit))
    }

    /// The line of what a fault calls by name: "the turn", "unit `a`", "stone s2", "token t1".
    fn thing(&self, what: &str) -> Option<usize> {
        match what.split_once(' ')? {
            ("the", "turn") => self.said.line(&["turn"]),
            ("the", "lead") => self.said.line(&["first"]),
            ("unit", name) => self.unit(name.trim_matches('`')),
            ("stone", name) => {
                let index = name.strip_prefix('s')?.parse::<usize>().ok()?.checked_sub(1)?;
                self.stage.stones.get(index).map(|stone| stone.line)
            }
            ("token", name) => {
                let index = name.strip_prefix('t')?.parse::<usize>().ok()?.checked_sub(1)?;
                self.stage.tokens.get(index).map(|token| token.line)
            }
            _ => self.said.line(&["elements"]),
        }
    }
}

/// Seats are called by their names in cases.
fn with_seat_names(text: String) -> String {
    (0..Seat::MOST as u8).fold(text, |text, seat| {
        let name = seat_name(Seat(seat));
        text.replace(&format!("player {seat} "), &format!("{name} "))
            .replace(&format!("seat {seat},"), &format!("{name},"))
    })
}
