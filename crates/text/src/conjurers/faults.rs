//! Why a table of Conjurers is refused, in sentences.

use ::conjurers::SetupFault;

use super::Crier;
use crate::message::*;

impl Crier<'_> {
    /// What keeps a set-up from being played.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Players(found) => self.say(&ConFaultPlayers { found: (*found).into() }),
            SetupFault::Creatures(found) => self.say(&ConFaultCreatures { found: (*found).into() }),
            SetupFault::Equipment(found) => self.say(&ConFaultEquipment { found: (*found).into() }),
            SetupFault::LevelOne { found, needed } => {
                self.say(&ConFaultLevelOne { found: (*found).into(), needed: (*needed).into() })
            }
            SetupFault::Name(card) => self.say(&ConFaultName { card: card.as_str().into() }),
            SetupFault::Card(card, reason) => {
                let card = card.as_str().into();
                self.say(&ConFaultCard { card, reason: (*reason).into() })
            }
            SetupFault::Seat(player) => self.say(&ConFaultSeat { player: (player + 1).into() }),
            SetupFault::Locked { found, needed } => {
                self.say(&ConFaultLocked { found: (*found).into(), needed: (*needed).into() })
            }
            SetupFault::Tournaments(found) => {
                self.say(&ConFaultTournaments { found: (*found).into() })
            }
        }
    }
}
