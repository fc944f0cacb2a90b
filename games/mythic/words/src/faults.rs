//! Why an army or a table of Mythic Battles is refused, in sentences.

use mythic::{ArmyFault, SetupFault, UnitFault};
use text::readable;

use crate::MythicSpeaker;
use crate::message::*;

impl MythicSpeaker<'_> {
    /// What keeps a set-up from being played, one sentence each.
    pub fn setup_faults(&self, faults: &[SetupFault]) -> String {
        faults.iter().map(|fault| self.setup_fault(fault)).collect::<Vec<_>>().join(" ")
    }

    /// What an army does wrong, and the rule that says so.
    pub fn army_fault(&self, fault: &ArmyFault) -> String {
        let text = self.army_breach(fault).into();
        self.say(&FaultRule { text, rule: fault.rule().0.into() })
    }

    /// What an army does wrong, without the rule.
    pub fn army_breach(&self, fault: &ArmyFault) -> String {
        match fault {
            ArmyFault::Affiliation { unit, affiliation, faction } => {
                self.say(&MytFaultAffiliation {
                    unit: self.tagged(unit).into(),
                    affiliation: self.faction(affiliation).into(),
                    faction: self.faction(faction).into(),
                })
            }
            ArmyFault::TooDear { cost, most, .. } => {
                self.say(&MytFaultTooDear { cost: (*cost).into(), most: (*most).into() })
            }
            ArmyFault::TooCheap { cost, least, .. } => {
                self.say(&MytFaultTooCheap { cost: (*cost).into(), least: (*least).into() })
            }
            ArmyFault::TooFew(units) => self.say(&MytFaultTooFew { units: (*units).into() }),
            ArmyFault::TooMany(units) => self.say(&MytFaultTooMany { units: (*units).into() }),
            ArmyFault::Twice(unit) => self.say(&MytFaultTwice { unit: self.tagged(unit).into() }),
            ArmyFault::Legendary(unit) => {
                self.say(&MytFaultLegendary { unit: self.tagged(unit).into() })
            }
            ArmyFault::TeamMate(unit) => {
                self.say(&MytFaultTeamMate { unit: self.tagged(unit).into() })
            }
            ArmyFault::Opponent(unit) => {
                self.say(&MytFaultOpponent { unit: self.tagged(unit).into() })
            }
        }
    }

    /// What keeps a set-up from being played, with the rule where one says so.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Revision(revision) => {
                self.say(&MytFaultRevision { revision: (*revision).into() })
            }
            SetupFault::Generals(found) => self.say(&MytFaultGenerals { found: (*found).into() }),
            SetupFault::Army { player, fault } => {
                let text = self.army_fault(fault).into();
                self.say(&MytFaultArmy { player: (*player).into(), text })
            }
            SetupFault::Cards(cards) => self.say(&MytFaultCards { cards: (*cards).into() }),
            SetupFault::Unit(unit, reason) => {
                let unit = self.tagged(unit).into();
                self.say(&MytFaultUnit { unit, reason: self.unit_fault(*reason).into() })
            }
            SetupFault::Boards { found, needed } => {
                self.say(&MytFaultBoards { found: (*found).into(), needed: (*needed).into() })
            }
            SetupFault::Closed(board) => {
                self.say(&MytFaultClosed { board: readable(board).into() })
            }
            SetupFault::Layout(needed) => self.say(&MytFaultLayout { needed: (*needed).into() }),
            SetupFault::Tokens(units, room) => {
                self.say(&MytFaultTokens { units: (*units).into(), room: (*room).into() })
            }
            SetupFault::Seat(player) => self.say(&MytFaultSeat { player: (*player).into() }),
        }
    }

    /// What makes no sense in a unit, as a part of a sentence.
    fn unit_fault(&self, fault: UnitFault) -> String {
        match fault {
            UnitFault::Cards => self.say(&MytUnitCards),
            UnitFault::Maneuvers => self.say(&MytUnitManeuvers),
            UnitFault::Movement => self.say(&MytUnitMovement),
            UnitFault::Strength => self.say(&MytUnitStrength),
            UnitFault::Range => self.say(&MytUnitRange),
            UnitFault::TalentDice => self.say(&MytUnitTalentDice),
            UnitFault::TalentStrength => self.say(&MytUnitTalentStrength),
            UnitFault::Kin => self.say(&MytUnitKin),
        }
    }

    /// What the unit with this name in notation is called.
    fn tagged(&self, tag: &str) -> String {
        self.named(self.pack().unit(tag).map(|unit| &unit.name), tag)
    }
}
