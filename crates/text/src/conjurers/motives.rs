//! What speaks for a choice and against it in Conjurers.

use ::conjurers::{Conjurers, CreatureId, Resource, View};
use fluent_bundle::FluentValue;

use super::Crier;
use crate::message::*;
use crate::{Adviser, Leaning};

/// Something that speaks for a choice or against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ConjurersMotive {
    /// The game is won by it.
    Wins,
    /// A creature that could be won in battle.
    Prize {
        /// The creature.
        creature: CreatureId,
        /// The chance to win it, 0 to 1.
        chance: f64,
    },
    /// A duel.
    Duel {
        /// The chance to win it, 0 to 1.
        chance: f64,
    },
    /// A fight between two creatures that comes at once.
    Fight {
        /// The creature that is fought.
        on: CreatureId,
        /// The chance that it falls, 0 to 1.
        falls: f64,
        /// The chance that one's own falls, 0 to 1.
        lost: f64,
    },
    /// Points more than before.
    Points(i32),
    /// Food for the next feeding that is otherwise missing.
    Feeds(u16),
    /// Resources at once.
    Gains(Resource, u16),
    /// A mine that pays so much at the end of this turn.
    Mine(Resource, u16),
    /// One side of the whole position is better or worse than after the other choices.
    Leaning(ConjurersAspect, Leaning),
}

/// A side of the whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConjurersAspect {
    /// Points, and bonuses that are begun.
    Points,
    /// Battles of this turn.
    Battles,
    /// Battles of the coming turns.
    Campaign,
    /// Resources and what they could pay.
    Stores,
    /// What mines will bring.
    Mines,
    /// Assistants.
    Hands,
    /// Food.
    Food,
    /// The Initiative Button.
    Button,
}

impl Crier<'_> {
    fn share(&self, share: f64) -> FluentValue<'static> {
        self.whole_percent(share).into()
    }

    fn leaning(&self, aspect: ConjurersAspect, leaning: FluentValue<'static>) -> String {
        match aspect {
            ConjurersAspect::Points => self.say(&ConMotiveScore { leaning }),
            ConjurersAspect::Battles => self.say(&ConMotiveBattles { leaning }),
            ConjurersAspect::Campaign => self.say(&ConMotiveCampaign { leaning }),
            ConjurersAspect::Stores => self.say(&ConMotiveStores { leaning }),
            ConjurersAspect::Mines => self.say(&ConMotiveMines { leaning }),
            ConjurersAspect::Hands => self.say(&ConMotiveHands { leaning }),
            ConjurersAspect::Food => self.say(&ConMotiveFood { leaning }),
            ConjurersAspect::Button => self.say(&ConMotiveButton { leaning }),
        }
    }
}

impl Adviser<Conjurers> for Crier<'_> {
    type Motive = ConjurersMotive;

    fn motive(&self, game: &Conjurers, _: &View, motive: &ConjurersMotive) -> String {
        match *motive {
            ConjurersMotive::Wins => self.say(&MotiveWins),
            ConjurersMotive::Prize { creature, chance } => {
                let creature = self.creature(game, creature).into();
                self.say(&ConMotivePrize { creature, chance: self.share(chance) })
            }
            ConjurersMotive::Duel { chance } => {
                self.say(&ConMotiveDuel { chance: self.share(chance) })
            }
            ConjurersMotive::Fight { on, falls, lost } => {
                let creature = self.creature(game, on).into();
                let (falls, lost) = (self.share(falls), self.share(lost));
                self.say(&ConMotiveFight { creature, falls, lost })
            }
            ConjurersMotive::Points(points) => {
                self.say(&ConMotivePoints { points: format!("{points:+}").into() })
            }
            ConjurersMotive::Feeds(food) => self.say(&ConMotiveFeeds { food: food.into() }),
            ConjurersMotive::Gains(resource, amount) => {
                self.say(&ConMotiveGains { amount: self.amount(resource, amount).into() })
            }
            ConjurersMotive::Mine(resource, amount) => {
                self.say(&ConMotiveMine { amount: self.amount(resource, amount).into() })
            }
            ConjurersMotive::Leaning(aspect, leaning) => self.leaning(aspect, leaning.word()),
        }
    }
}
