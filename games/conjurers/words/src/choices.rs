//! A label for each choice, in the context of its question.

use conjurers::{Choice, Column, Conjurers, Frame, Look, Resource, View, pit};
use kernel::Hosted as _;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// What a choice means here, as a label for a menu. The choice need not be offered.
    pub fn choice(&self, game: &Conjurers, view: &View, choice: Choice) -> String {
        let creature = |id| self.creature(game, id).into();
        let card = |id| self.card(game, id).into();
        let figure = |figure| self.figure(figure).into();
        match choice {
            Choice::Assistant(kind) => self.say(&ConDoAssistant { figure: figure(kind) }),
            Choice::Place(kind, at) => {
                self.say(&ConDoPlace { figure: figure(kind), action: self.action(at).into() })
            }
            Choice::Stay(kind) => self.say(&ConDoStay { figure: figure(kind) }),
            Choice::Resolve(kind) => {
                let seat = game.asked(view);
                let at = seat.and_then(|seat| view.public.seat(seat).action_of(kind));
                let action = at.map(|at| self.action(at)).unwrap_or_default().into();
                self.say(&ConDoResolve { figure: figure(kind), action })
            }
            Choice::Trade { pay, gain } => {
                let look = Look::of_public(game, &view.public);
                let (paid, gained) = look.trade(pay, gain).unwrap_or_default();
                self.say(&ConDoTrade {
                    paid: self.amount(pay, paid).into(),
                    gained: self.amount(gain, gained).into(),
                })
            }
            Choice::Hire(kind) => self.say(&ConDoHire { figure: figure(kind) }),
            Choice::Sacrifice(id, column) => {
                let gained = self.sacrifice(game, view, id, column).into();
                self.say(&ConDoSacrifice { creature: creature(id), gained })
            }
            Choice::Buy(id) => {
                self.say(&ConDoBuy { card: card(id), price: self.price(game.price(id)).into() })
            }
            Choice::Spare(of) => self.say(&ConDoSpare { resource: self.resource(of).into() }),
            Choice::Done => self.say(&ConDoDone),
            Choice::Fight(id) => self.say(&ConDoFight { creature: creature(id) }),
            Choice::Decline => match view.public.frames.top() {
                Some(Frame::Fight(_)) => self.say(&ConDoAdoptNothing),
                _ => self.say(&ConDoDecline),
            },
            Choice::Remove(id) => self.say(&ConDoRemove { creature: creature(id) }),
            Choice::Summon(id, slot) => {
                self.say(&ConDoSummon { creature: creature(id), slot: (slot.0 + 1).into() })
            }
            Choice::Equip(id) => self.say(&ConDoEquip { card: card(id) }),
            Choice::Move(id, slot) => {
                self.say(&ConDoMove { creature: creature(id), slot: (slot.0 + 1).into() })
            }
            Choice::Attack(id) => self.say(&ConDoAttack { creature: creature(id) }),
            Choice::Devour(id) => self.say(&ConDoDevour { creature: creature(id) }),
            Choice::Bind { by, on } => {
                self.say(&ConDoBind { creature: creature(by), target: creature(on) })
            }
            Choice::BreakFree(id) => self.say(&ConDoBreak { creature: creature(id) }),
            Choice::Pass => self.say(&ConDoPass),
            Choice::Adopt(magic) => {
                let magic = self.say(&ConMagic { magic: magic.name().into() }).into();
                self.say(&ConDoAdopt { magic })
            }
            Choice::Steal(set) => {
                let resources = self.list(set.iter().map(|of| self.resource(of))).into();
                self.say(&ConDoSteal { resources })
            }
            Choice::Prize(id) => self.say(&ConDoPrize { creature: creature(id) }),
            Choice::Take(of) => self.say(&ConDoTake { resource: self.resource(of).into() }),
        }
    }

    /// Under which heading a choice stands; `None` for those that belong to no group.
    pub fn heading(&self, game: &Conjurers, choice: Choice) -> Option<String> {
        let creature = |id| self.creature(game, id).into();
        Some(match choice {
            Choice::Place(kind, _) | Choice::Stay(kind) => {
                self.say(&ConHeadPlace { figure: self.figure(kind).into() })
            }
            Choice::Trade { pay, .. } => {
                self.say(&ConHeadTrade { resource: self.resource(pay).into() })
            }
            Choice::Sacrifice(id, _) => self.say(&ConHeadSacrifice { creature: creature(id) }),
            Choice::Summon(id, _) => self.say(&ConHeadSummon { creature: creature(id) }),
            Choice::Move(id, _) => self.say(&ConHeadMove { creature: creature(id) }),
            Choice::Bind { by, .. } => self.say(&ConHeadBind { creature: creature(by) }),
            _ => return None,
        })
    }

    /// What a sacrifice yields here: its amounts, or its column where it is not to be had.
    fn sacrifice(
        &self,
        game: &Conjurers,
        view: &View,
        id: ::conjurers::CreatureId,
        column: Column,
    ) -> String {
        let earlier = match view.public.frames.top() {
            Some(Frame::Pit(pit)) => pit.count,
            _ => 0,
        };
        let is_card = id != ::conjurers::CreatureId::MINION;
        let level = if is_card { game.creature(id).level } else { 0 };
        match pit::output(level, column, earlier) {
            Some(amount) => {
                let stocked = |&of: &Resource| match of {
                    Resource::Sapphire if !game.has_sapphires() => Resource::Diamond,
                    of => of,
                };
                let of = column.resources().iter().map(stocked);
                self.list(of.map(|of| self.amount(of, amount)))
            }
            None => self.say(&ConColumn { column: column.name().into() }),
        }
    }
}
