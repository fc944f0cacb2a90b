//! Why a table of Conjurers is refused, in sentences.

use conjurers::{CardFault, Revision, SetupFault};

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// What keeps a set-up from being played, one sentence each.
    pub fn setup_faults(&self, faults: &[SetupFault]) -> String {
        faults.iter().map(|fault| self.setup_fault(fault)).collect::<Vec<_>>().join(" ")
    }

    /// What keeps a set-up from being played; no card is named but by its id.
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
                self.say(&ConFaultCard { card, reason: self.card_fault(*reason).into() })
            }
            SetupFault::Seat(player) => self.say(&ConFaultSeat { player: (player + 1).into() }),
            SetupFault::Locked { found, needed } => {
                self.say(&ConFaultLocked { found: (*found).into(), needed: (*needed).into() })
            }
            SetupFault::Tournaments(found) => {
                self.say(&ConFaultTournaments { found: (*found).into() })
            }
            SetupFault::Revision(found) => self.say(&ConFaultRevision {
                found: (*found).into(),
                known: Revision::CURRENT.number().into(),
            }),
        }
    }

    /// What makes no sense in a card, as a part of a sentence.
    fn card_fault(&self, fault: CardFault) -> String {
        match fault {
            CardFault::Level => self.say(&ConCardLevel),
            CardFault::Mythology => self.say(&ConCardMythology),
            CardFault::Strength => self.say(&ConCardStrength),
            CardFault::NoAbility => self.say(&ConCardNoAbility),
            CardFault::OfEquipment => self.say(&ConCardOfEquipment),
            CardFault::Number => self.say(&ConCardNumber),
            CardFault::Copies => self.say(&ConCardCopies),
            CardFault::NoUse => self.say(&ConCardNoUse),
            CardFault::OfCreatures => self.say(&ConCardOfCreatures),
            CardFault::Price => self.say(&ConCardPrice),
        }
    }
}
