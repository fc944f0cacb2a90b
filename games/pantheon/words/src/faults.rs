//! Why an army, a table or a request is refused, in sentences.

use content::{About, Fault};
use pantheon::edition::{Lack, Lacking};
use pantheon::{ArmyBreach, ArmyFault, COSTLY, SetupFault, UnitProblem};
use pantheon_table::{ArmyAbout, ScenarioSays, TableFault};

use crate::message::*;
use crate::voice::Voice;
use crate::{Herald, Narrator as _, Speaker};

/// Why a request beside the game is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such request.
    NoRequest,
    /// The secret opens no seat.
    Secret,
    /// No table has this id.
    NoTable,
    /// A secret stands in the address, where logs and others could read it.
    SecretInAddress,
    /// Somebody else has claimed the seat.
    Claimed,
    /// A secret that could be guessed.
    WeakSecret,
    /// Advice that the table does not allow.
    NoHints,
    /// Requests came too fast.
    TooOften,
    /// The server has too much to do.
    Busy,
    /// The server is about to stop.
    Leaving,
    /// The table's record and the rules disagree.
    Broken,
    /// What is kept on disk failed.
    Store,
    /// The request cannot be read.
    Malformed(String),
    /// The request is too large.
    TooLarge,
    /// No such language.
    Lang(String),
    /// No such ruleset; those that are there.
    Ruleset(Vec<&'static str>),
    /// Not 2 to 4 players.
    Players(usize),
    /// Another number of players than seats.
    Seats {
        /// Players.
        players: usize,
        /// Seats.
        seats: u8,
    },
    /// A name that cannot be shown; its most characters.
    Name(usize),
    /// Two names of a table that look alike.
    LookAlike(String, String),
    /// No such level of computer players; those that are there.
    Level(Vec<&'static str>),
    /// Rulings that cannot be read.
    Settings(String),
    /// A table that cannot be set up.
    Table(TableFault),
    /// A set-up that cannot be played.
    Setup(Vec<SetupFault>),
    /// A set-up of Mythic Battles that cannot be played.
    Mythic(Vec<::mythic::SetupFault>),
    /// A set-up of Conjurers that cannot be played.
    Conjurers(Vec<::conjurers::SetupFault>),
    /// A unit that is not there.
    Unit(String),
    /// A record that cannot be replayed.
    Record(String),
    /// A moment that the game does not have; how many it has.
    Step(usize),
    /// A moment at which the game is over.
    OverThen,
    /// Another seat's view of a game that goes on.
    ViewClosed,
    /// A record of a game that goes on.
    NotOver,
    /// A review of a game that goes on.
    ReviewNotOver,
    /// A step at which nobody decided anything.
    Undecided(u32),
    /// A thought that would show what is hidden.
    Withheld,
}

/// A fault of a file in words: what was found, what was expected, what may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultTold {
    /// What was found.
    pub found: String,
    /// What would have been right.
    pub expected: String,
    /// What may have been meant.
    pub hint: Option<String>,
}

impl Speaker<'_> {
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
                self.unknown(what, name, nearest.as_deref())
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
            TableFault::Broken(faults) => self.sentences(faults),
        }
    }

    /// Why a request is refused.
    pub fn refused(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoRequest => self.say(&RequestUnknown),
            Refusal::Secret => self.say(&TableUnknownSecret),
            Refusal::NoTable => self.say(&RequestNoTable),
            Refusal::SecretInAddress => self.say(&RequestSecretInAddress),
            Refusal::Claimed => self.say(&RequestClaimed),
            Refusal::WeakSecret => self.say(&RequestWeakSecret),
            Refusal::NoHints => self.say(&RequestNoHints),
            Refusal::TooOften => self.say(&TableTooOften),
            Refusal::Busy => self.say(&TableBusy),
            Refusal::Leaving => self.say(&RequestLeaving),
            Refusal::Broken => self.say(&TableBroken),
            Refusal::Store => self.say(&RequestStore),
            Refusal::Malformed(reason) => {
                self.say(&TableMalformed { reason: reason.as_str().into() })
            }
            Refusal::TooLarge => self.say(&TableTooLarge),
            Refusal::Lang(code) => self.no_such_language(code),
            Refusal::Ruleset(known) => self.say(&RequestRuleset { known: known.join(", ").into() }),
            Refusal::Players(players) => self.say(&SetupPlayers { players: (*players).into() }),
            Refusal::Seats { players, seats } => {
                self.say(&RequestSeats { players: (*players).into(), seats: (*seats).into() })
            }
            Refusal::Name(most) => self.say(&RequestName { most: (*most).into() }),
            Refusal::LookAlike(one, other) => self
                .say(&RequestLookAlike { one: one.as_str().into(), other: other.as_str().into() }),
            Refusal::Level(known) => self.say(&RequestLevel { known: known.join(", ").into() }),
            Refusal::Settings(reason) => {
                self.say(&RequestSettings { reason: reason.as_str().into() })
            }
            Refusal::Table(fault) => self.table_fault(fault),
            Refusal::Setup(faults) => self.sentences(faults),
            Refusal::Mythic(faults) => {
                let herald = Herald::new(self.lang(), mythic_table::embedded());
                let told = faults.iter().map(|fault| herald.setup_fault(fault));
                told.collect::<Vec<_>>().join(" ")
            }
            Refusal::Conjurers(faults) => {
                let voice = Voice::of(self.lang());
                let told = faults.iter().map(|fault| crate::conjurers::setup_fault(voice, fault));
                told.collect::<Vec<_>>().join(" ")
            }
            Refusal::Unit(id) => {
                let known: Vec<&str> =
                    self.pack().units().iter().map(|unit| &unit.def.id[..]).collect();
                self.unknown("unit", id, content::nearest(id, &known))
            }
            Refusal::Record(reason) => self.say(&RequestRecord { reason: reason.as_str().into() }),
            Refusal::Step(steps) => self.say(&RequestStep { steps: (*steps).into() }),
            Refusal::OverThen => self.say(&RequestOverThen),
            Refusal::ViewClosed => self.say(&RequestViewClosed),
            Refusal::NotOver => self.say(&RequestNotOver),
            Refusal::ReviewNotOver => self.say(&RequestReviewNotOver),
            Refusal::Undecided(step) => self.say(&RequestUndecided { step: (*step).into() }),
            Refusal::Withheld => self.bot_hides(),
        }
    }

    /// A fault of a file, where it is of a kind that there are words for; others are told in the
    /// words of the file format.
    pub fn fault_told(&self, fault: &Fault) -> Option<FaultTold> {
        match fault.about.as_ref()? {
            About::Unknown { what, name, nearest } => Some(FaultTold {
                found: self.unknown(what, name, None),
                expected: self.say(&FaultKnownName),
                hint: nearest
                    .as_ref()
                    .map(|near| self.say(&FaultNearest { near: near.as_str().into() })),
            }),
            About::Game(about) => self.army_fault_told(about.downcast_ref()?, fault),
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

    /// No language has this code.
    pub fn no_such_language(&self, code: &str) -> String {
        self.say(&RequestLang { code: code.into() })
    }

    /// No standing order reads so.
    pub fn no_such_order(&self, order: &str) -> String {
        self.say(&TableNoOrder { order: order.into() })
    }

    /// No choice reads so.
    pub fn no_such_choice(&self, notation: &str) -> String {
        self.say(&TableNoChoice { notation: notation.into() })
    }

    /// A session joins once.
    pub fn joined_already(&self) -> String {
        self.say(&TableJoinedAlready)
    }

    fn sentences(&self, faults: &[SetupFault]) -> String {
        let told: Vec<String> = faults.iter().map(|fault| self.setup_fault(fault)).collect();
        told.join(" ")
    }

    fn unknown(&self, what: &str, name: &str, nearest: Option<&str>) -> String {
        let name = name.into();
        let text = match what {
            "unit" => self.say(&UnknownUnitName { name }),
            "army" => self.say(&UnknownArmyName { name }),
            "board" => self.say(&UnknownBoardName { name }),
            "scenario" => self.say(&UnknownScenarioName { name }),
            _ => self.say(&UnknownName { name }),
        };
        match nearest {
            Some(near) => format!("{text} {}", self.say(&FaultNearest { near: near.into() })),
            None => text,
        }
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
    use crate::Lang;

    #[test]
    fn an_army_is_refused_in_the_language_of_the_reader() {
        let pack = pantheon_table::embedded();
        let units: Vec<_> = ["zeus", "talos", "fenrir", "ajax"]
            .map(|id| &*pack.unit(id).expect("a unit of the pack").def)
            .into();
        let kind = pantheon::ArmyKind::Constructed { points: 18, divinities: None };
        let faults = pantheon::check_army(&units, kind);
        let told = |lang| -> Vec<String> {
            let speaker = Speaker::new(lang, &pack);
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
        let refusal = Refusal::Unit("zues".to_owned());
        let told = |lang| Speaker::new(lang, &pack).refused(&refusal);
        assert_eq!(told(Lang::En), "There is no unit “zues”. Did you mean “zeus”?");
        assert_eq!(told(Lang::Fr), "Il n'y a pas d'unité « zues ». Vouliez-vous dire « zeus » ?");
    }
}
