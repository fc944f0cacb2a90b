//! Why a table of Conjurers is refused, in sentences.

use ::conjurers::{CardFault, Revision, SetupFault};

use super::Crier;
use crate::message::*;
use crate::voice::Voice;

impl Crier<'_> {
    /// What keeps a set-up from being played.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        setup_fault(self.voice(), fault)
    }
}

/// What keeps a set-up from being played; no card is named but by its id.
pub(crate) fn setup_fault(voice: &Voice, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Players(found) => voice.say(&ConFaultPlayers { found: (*found).into() }),
        SetupFault::Creatures(found) => voice.say(&ConFaultCreatures { found: (*found).into() }),
        SetupFault::Equipment(found) => voice.say(&ConFaultEquipment { found: (*found).into() }),
        SetupFault::LevelOne { found, needed } => {
            voice.say(&ConFaultLevelOne { found: (*found).into(), needed: (*needed).into() })
        }
        SetupFault::Name(card) => voice.say(&ConFaultName { card: card.as_str().into() }),
        SetupFault::Card(card, reason) => {
            let card = card.as_str().into();
            voice.say(&ConFaultCard { card, reason: card_fault(voice, *reason).into() })
        }
        SetupFault::Seat(player) => voice.say(&ConFaultSeat { player: (player + 1).into() }),
        SetupFault::Locked { found, needed } => {
            voice.say(&ConFaultLocked { found: (*found).into(), needed: (*needed).into() })
        }
        SetupFault::Tournaments(found) => {
            voice.say(&ConFaultTournaments { found: (*found).into() })
        }
        SetupFault::Revision(found) => voice.say(&ConFaultRevision {
            found: (*found).into(),
            known: Revision::CURRENT.number().into(),
        }),
    }
}

/// What makes no sense in a card, as a part of a sentence.
fn card_fault(voice: &Voice, fault: CardFault) -> String {
    match fault {
        CardFault::Level => voice.say(&ConCardLevel),
        CardFault::Mythology => voice.say(&ConCardMythology),
        CardFault::Strength => voice.say(&ConCardStrength),
        CardFault::NoAbility => voice.say(&ConCardNoAbility),
        CardFault::OfEquipment => voice.say(&ConCardOfEquipment),
        CardFault::Number => voice.say(&ConCardNumber),
        CardFault::Copies => voice.say(&ConCardCopies),
        CardFault::NoUse => voice.say(&ConCardNoUse),
        CardFault::OfCreatures => voice.say(&ConCardOfCreatures),
        CardFault::Price => voice.say(&ConCardPrice),
    }
}
