//! Why an army or a table is refused, in sentences.

use content::{About, Fault};
use pantheon::edition::{Lack, Lacking};
use pantheon::{ArmyBreach, ArmyFault, COSTLY, SetupFault, UnitProblem};
use pantheon_table::{ArmyAbout, ScenarioSays, TableFault};
use text::{FaultTold, Narrator as _};

use crate::PantheonSpeaker;
use crate::message::*;

impl PantheonSpeaker<'_> {
    /// What an army does wrong, in a sentence.
    pub fn army_breach(&self, breach: &ArmyBreach) -> String {
        match breach {
            ArmyBreach::NoDivinity => self.say(&ArmyNoDivinity),
            ArmyBreach::Divinities(ids) => {
                self.say(&ArmyDivinities { units: self.units_named(ids).into() })
            }
            ArmyBreach::DivinityType(id) => {
                self.say(&ArmyDivinityType { unit: self.unit_id(id).into() })
            }
            ArmyBreach::Costly(ids) => {
                self.say(&ArmyCostly { points: COSTLY.into(), units: self.units_named(ids).into() })
            }
            ArmyBreach::Cost { cost, points } if *cost < u16::from(*points) => {
                let left = u16::from(*points) - cost;
                let (cost, points) = ((*cost).into(), (*points).into());
                self.say(&ArmyPointsLeft { cost, points, left: left.into() })
            }
            ArmyBreach::Cost { cost, points } => {
                self.say(&ArmyTooDear { cost: (*cost).into(), points: (*points).into() })
            }
            ArmyBreach::Twice(id) => self.say(&ArmyTwice { unit: self.unit_id(id).into() }),
            ArmyBreach::Versions(a, b) => {
                let (first, second) = (self.unit_id(a).into(), self.unit_id(b).into());
                self.say(&ArmyVersions { first, second })
            }
        }
    }

    /// What an army does wrong, and the rule that says so.
    pub fn army_fault(&self, fault: &ArmyFault) -> String {
        let text = self.army_breach(&fault.breach).into();
        self.say(&FaultRule { text, rule: fault.rule.0.into() })
    }

    /// What keeps a set-up from being played, with the rule where one says so.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        if let SetupFault::IllegalArmy { player, fault } = fault {
            let text = self.army_fault(fault).into();
            return self.say(&SetupArmyOf { player: (*player).into(), text });
        }
        let text = self.setup_sentence(fault);
        match fault.rule() {
            Some(rule) => self.say(&FaultRule { text: text.into(), rule: rule.0.into() }),
            None => text,
        }
    }

    fn setup_sentence(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Players(players) => self.say(&SetupPlayers { players: (*players).into() }),
            SetupFault::Teams(players) => self.say(&SetupTeams { players: (*players).into() }),
            SetupFault::Boards(_) => self.say(&SetupBoards),
            SetupFault::Constructed => self.say(&SetupConstructed),
            SetupFault::Units(units) => self.say(&SetupUnits { units: (*units).into() }),
            SetupFault::Unit(id, problem) => {
                let unit = self.unit_id(id).into();
                self.say(&SetupUnit { unit, reason: self.unit_problem(*problem).into() })
            }
            SetupFault::Armies { armies, seats } => {
                self.say(&SetupArmies { armies: (*armies).into(), players: (*seats).into() })
            }
            SetupFault::Zones { board, players, .. } => self.say(&SetupZones {
                board: self.board_id(board).into(),
                players: (*players).into(),
            }),
            SetupFault::Army(player, _) | SetupFault::IllegalArmy { player, .. } => {
                self.say(&SetupArmy { player: (*player).into() })
            }
            SetupFault::Scenario(players) => {
                self.say(&SetupScenario { players: (*players).into() })
            }
            SetupFault::Stones(stones) => self.say(&SetupStones { stones: (*stones).into() }),
            SetupFault::Divinities { found, players } => {
                self.say(&SetupDivinities { found: (*found).into(), players: (*players).into() })
            }
            SetupFault::Cards(cards) => self.say(&SetupCards { cards: (*cards).into() }),
            SetupFault::Seat(player) => self.say(&SetupSeat { player: (*player).into() }),
            SetupFault::Area(board, _) => {
                self.say(&SetupArea { board: self.board_id(board).into() })
            }
            SetupFault::UnknownUnit(_) => self.say(&SetupUnknownUnit),
            SetupFault::Adventure => self.say(&SetupAdventure),
            SetupFault::Dice(dice) => self.say(&SetupDice { dice: (*dice).into() }),
            SetupFault::NoScenario(ruleset) => {
                self.say(&SetupNoScenario { ruleset: (*ruleset).into() })
            }
            SetupFault::SkirmishGoal(ruleset) => {
                self.say(&SetupSkirmishGoal { ruleset: (*ruleset).into() })
            }
            SetupFault::Scenarios { scenarios, boards } => self
                .say(&SetupScenarios { scenarios: (*scenarios).into(), boards: (*boards).into() }),
            SetupFault::BoardLacks(board, Lack { ruleset, what, .. }) => {
                self.say(&SetupBoardLacks {
                    board: self.board_id(board).into(),
                    ruleset: (*ruleset).into(),
                    what: self.lacking(*what).into(),
                })
            }
            SetupFault::UnitLacks(unit, Lack { ruleset, what, .. }) => self.say(&SetupUnitLacks {
                unit: self.unit_id(unit).into(),
                ruleset: (*ruleset).into(),
                what: self.lacking(*what).into(),
            }),
        }
    }

    /// What makes no sense in a unit, as a part of a sentence.
    fn unit_problem(&self, problem: UnitProblem) -> String {
        match problem {
            UnitProblem::NoRow => self.say(&SetupUnitNoRow),
            UnitProblem::Rows => self.say(&SetupUnitRows),
            UnitProblem::Stat => self.say(&SetupUnitStat),
            UnitProblem::TroopRows => self.say(&SetupUnitTroopRows),
            UnitProblem::TroopSize => self.say(&SetupUnitTroopSize),
            UnitProblem::NoMiniature => self.say(&SetupUnitNoMiniature),
            UnitProblem::Miniatures => self.say(&SetupUnitMiniatures),
            UnitProblem::TroopPowers => self.say(&SetupUnitTroopPowers),
            UnitProblem::Powers => self.say(&SetupUnitPowers),
            UnitProblem::PowerTwice => self.say(&SetupUnitPowerTwice),
            UnitProblem::PowerColumns => self.say(&SetupUnitPowerColumns),
        }
    }

    /// What an edition lacks, as a part of a sentence.
    fn lacking(&self, what: Lacking) -> String {
        match what {
            Lacking::Terrain(terrain) => {
                self.say(&SetupLacksTerrain { terrain: self.name(terrain).into() })
            }
            Lacking::Boundary(kind) => {
                self.say(&SetupLacksBoundary { boundary: self.name(kind).into() })
            }
            Lacking::Heights => self.say(&SetupLacksHeights),
            Lacking::Class(class) => self.say(&SetupLacksClass { class: self.name(class).into() }),
            Lacking::LoneTroop => self.say(&SetupLacksLoneTroop),
            Lacking::MultipleAttack => self.say(&SetupLacksMultipleAttack),
        }
    }

    /// Why a table cannot be set up.
    pub fn table_fault(&self, fault: &TableFault) -> String {
        match fault {
            TableFault::Unknown { what, name, nearest } => {
                self.unknown_name(what, name, nearest.as_deref())
            }
            TableFault::NoBoard(players) => self.say(&SetupNoBoard { players: (*players).into() }),
            TableFault::Scenario { id, says } => {
                let scenario = self.scenario_id(id).into();
                match says {
                    ScenarioSays::Players { seats, teams: false } => {
                        self.say(&SetupScenarioPlayers { scenario, players: (*seats).into() })
                    }
                    ScenarioSays::Players { seats, teams: true } => {
                        self.say(&SetupScenarioTeams { scenario, players: (*seats).into() })
                    }
                    ScenarioSays::Board(board) => {
                        let board = self.board_id(board).into();
                        self.say(&SetupScenarioBoard { scenario, board })
                    }
                    ScenarioSays::Ruleset(ruleset) => {
                        self.say(&SetupScenarioRuleset { scenario, ruleset: (*ruleset).into() })
                    }
                }
            }
            TableFault::Broken(faults) => self.setup_faults(faults),
        }
    }

    /// A fault of a file, where it is of a kind that there are words for; others are told in the
    /// words of the file format.
    pub fn fault_told(&self, fault: &Fault) -> Option<FaultTold> {
        match fault.about.as_ref()? {
            About::Game(about) => self.army_fault_told(about.downcast_ref()?, fault),
            About::Unknown { .. } => self.speaker.fault_told(fault),
        }
    }

    fn army_fault_told(&self, about: &ArmyAbout, fault: &Fault) -> Option<FaultTold> {
        match about {
            ArmyAbout::Army(breach) => {
                let expected = fault.rule.map(|rule| self.rule(rule)).unwrap_or_default();
                Some(FaultTold { found: self.army_breach(breach), expected, hint: None })
            }
            ArmyAbout::PointsTwice => Some(FaultTold {
                found: self.say(&ArmyPointsTwice),
                expected: self.say(&ArmyPointsOnce),
                hint: None,
            }),
            ArmyAbout::NoPoints => Some(FaultTold {
                found: self.say(&ArmyNoPoints),
                expected: self.say(&ArmyPointsOnce),
                hint: None,
            }),
            ArmyAbout::ThreeConstructed => Some(FaultTold {
                found: self.say(&ArmyThree),
                expected: self.say(&SetupConstructed),
                hint: None,
            }),
        }
    }

    /// What keeps a set-up from being played, one sentence each.
    pub fn setup_faults(&self, faults: &[SetupFault]) -> String {
        let told: Vec<String> = faults.iter().map(|fault| self.setup_fault(fault)).collect();
        told.join(" ")
    }

    /// That the pack has no such unit, and the one that may have been meant.
    pub fn no_such_unit(&self, id: &str) -> String {
        let known: Vec<&str> = self.pack().units().iter().map(|unit| &unit.def.id[..]).collect();
        self.unknown_name("unit", id, content::nearest(id, &known))
    }

    /// What people call the units with these ids.
    fn units_named(&self, ids: &[String]) -> String {
        ids.iter().map(|id| self.unit_id(id)).collect::<Vec<_>>().join(", ")
    }

    fn unit_id(&self, id: &str) -> String {
        self.pack().unit(id).map_or_else(|| id.to_owned(), |unit| self.unit(&unit.def))
    }

    fn board_id(&self, id: &str) -> String {
        self.pack().board(id).map_or_else(|| id.to_owned(), |board| self.board(board))
    }

    fn scenario_id(&self, id: &str) -> String {
        let scenario = self.pack().scenario(id);
        scenario.map_or_else(|| id.to_owned(), |scenario| self.of(&scenario.name).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Lang;

    #[test]
    fn an_army_is_refused_in_the_language_of_the_reader() {
        let pack = pantheon_table::embedded();
        let units: Vec<_> = ["zeus", "talos", "fenrir", "ajax"]
            .map(|id| &*pack.unit(id).expect("a unit of the pack").def)
            .into();
        let kind = pantheon::ArmyKind::Constructed { points: 18, divinities: None };
        let faults = pantheon::check_army(&units, kind);
        let told = |lang| -> Vec<String> {
            let speaker = PantheonSpeaker::new(lang, &pack);
            faults.iter().map(|fault| speaker.army_fault(fault)).collect()
        };
        assert_eq!(
            told(Lang::En),
            [
                "The army has more than one unit of 5 points or more beside its divinity: Talos, Fenrir. (P15.6C.2-6)",
                "The army costs 19 recruitment points; there are only 18. (P15.6C.2-7)",
            ]
        );
        assert_eq!(
            told(Lang::Fr),
            [
                "L'armée compte plus d'une unité de 5 points ou plus en dehors de sa divinité : Talos, Fenrir. (P15.6C.2-6)",
                "L'armée coûte 19 points de recrutement ; il n'y en a que 18. (P15.6C.2-7)",
            ]
        );
    }

    #[test]
    fn a_misspelt_name_is_answered_with_the_nearest() {
        let pack = pantheon_table::embedded();
        let told = |lang| PantheonSpeaker::new(lang, &pack).no_such_unit("zues");
        assert_eq!(told(Lang::En), "There is no unit “zues”. Did you mean “zeus”?");
        assert_eq!(told(Lang::Fr), "Il n'y a pas d'unité « zues ». Vouliez-vous dire « zeus » ?");
    }
}
