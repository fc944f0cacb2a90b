//! What the seat that is asked has to decide.

use conjurers::battle::Place;
use conjurers::{BattleStep, Conjurers, Frame, Look, Slot, TournamentStep, View};
use kernel::Hosted as _;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// What the moment asks; who won, when the game is over. Viewers who are not asked are told
    /// who is.
    pub fn question(&self, game: &Conjurers, view: &View) -> String {
        if let Some(ending) = view.public.ending {
            return self.over(game, view, ending.winners);
        }
        let Some(seat) = game.asked(view) else { return self.say(&QuestionChance) };
        let question = self.asked(game, view).unwrap_or_else(|| self.say(&QuestionChance));
        if view.viewer == Some(seat) {
            return question;
        }
        let player = self.player(seat).into();
        self.say(&QuestionWaiting { player, question: question.into() })
    }

    /// The question of the frame that has the floor; `None` for frames that ask nobody.
    fn asked(&self, game: &Conjurers, view: &View) -> Option<String> {
        let frame = *view.public.frames.top()?;
        Some(match frame {
            Frame::SetUp(_) => self.say(&ConAskAssistant),
            Frame::Allocation { .. } => {
                self.say(&ConAskAllocation { turn: view.public.turn.into() })
            }
            Frame::Resolving { .. } => self.say(&ConAskResolving),
            Frame::Marketplace { .. } => self.say(&ConAskMarketplace),
            Frame::GuildHouse { .. } => self.say(&ConAskGuildHouse),
            Frame::Pit(_) => self.say(&ConAskPit),
            Frame::Smith { shop, .. } => self.say(&ConAskSmith { shop: shop.name().into() }),
            Frame::Payment(payment) => self.say(&ConAskSpare {
                card: self.card(game, payment.card).into(),
                left: payment.discount.into(),
            }),
            Frame::Battleground { mythology, .. } => {
                self.say(&ConAskBattleground { mythology: self.mythology(mythology).into() })
            }
            Frame::Battle(BattleStep::Remove) => self.say(&ConAskRemoval),
            Frame::Battle(BattleStep::Equip { slot }) => {
                self.say(&ConAskEquip { creature: self.summoned(game, view, slot).into() })
            }
            Frame::Battle(_) => self.say(&ConAskAction),
            Frame::Fight(_) => self.say(&ConAskMagic),
            Frame::Spoils { from, .. } => {
                self.say(&ConAskSpoils { player: self.player(from).into() })
            }
            Frame::Tournament(tournament) => match tournament.step {
                TournamentStep::Bonus(_) => self.say(&ConAskBonus),
                TournamentStep::Prize(_) | TournamentStep::Pair | TournamentStep::Match(_) => {
                    self.say(&ConAskPrize)
                }
            },
            Frame::Empty | Frame::Turn(_) | Frame::Battles { .. } => return None,
        })
    }

    /// The creature that was just summoned into a slot.
    fn summoned(&self, game: &Conjurers, view: &View, slot: u8) -> String {
        let look = Look::of_public(game, &view.public);
        let side = look.battle().turn;
        let fighter = look.fighter(Place { side, slot: Slot(slot) });
        fighter.map(|fighter| self.creature(game, fighter.creature)).unwrap_or_default()
    }
}
