//! What speaks for a choice and against it in Conjurers.

use conjurers::{Conjurers, View};
use conjurers_player::{Aspect, Motive};
use fluent_bundle::FluentValue;
use text::{Adviser, leaning_word};

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    fn share(&self, share: f64) -> FluentValue<'static> {
        self.whole_percent(share).into()
    }

    fn leaning(&self, aspect: Aspect, leaning: FluentValue<'static>) -> String {
        match aspect {
            Aspect::Points => self.say(&ConMotiveScore { leaning }),
            Aspect::Battles => self.say(&ConMotiveBattles { leaning }),
            Aspect::Campaign => self.say(&ConMotiveCampaign { leaning }),
            Aspect::Stores => self.say(&ConMotiveStores { leaning }),
            Aspect::Mines => self.say(&ConMotiveMines { leaning }),
            Aspect::Hands => self.say(&ConMotiveHands { leaning }),
            Aspect::Food => self.say(&ConMotiveFood { leaning }),
            Aspect::Button => self.say(&ConMotiveButton { leaning }),
        }
    }
}

impl Adviser<Conjurers> for ConjurersSpeaker<'_> {
    type Motive = Motive;

    fn motive(&self, game: &Conjurers, _: &View, motive: &Motive) -> String {
        match *motive {
            Motive::Wins => self.say(&MotiveWins),
            Motive::Prize { creature, chance } => {
                let creature = self.creature(game, creature).into();
                self.say(&ConMotivePrize { creature, chance: self.share(chance) })
            }
            Motive::Duel { chance } => self.say(&ConMotiveDuel { chance: self.share(chance) }),
            Motive::Fight { on, falls, lost } => {
                let creature = self.creature(game, on).into();
                let (falls, lost) = (self.share(falls), self.share(lost));
                self.say(&ConMotiveFight { creature, falls, lost })
            }
            Motive::Points(points) => {
                self.say(&ConMotivePoints { points: format!("{points:+}").into() })
            }
            Motive::Feeds(food) => self.say(&ConMotiveFeeds { food: food.into() }),
            Motive::Gains(resource, amount) => {
                self.say(&ConMotiveGains { amount: self.amount(resource, amount).into() })
            }
            Motive::Mine(resource, amount) => {
                self.say(&ConMotiveMine { amount: self.amount(resource, amount).into() })
            }
            Motive::Leaning(aspect, leaning) => self.leaning(aspect, leaning_word(leaning)),
        }
    }
}
