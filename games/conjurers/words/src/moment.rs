//! Why something cannot be done, in the words of the moment: with who is meant and what lacks, where
//! a rule would speak of everybody.

use conjurers::{Choice, Conjurers, CreatureId, EquipmentId, Figure, Resource, View};
use kernel::RuleId;
use text::capital;
use text::moment::{told, variant, whom};

use crate::ConjurersSpeaker;
use crate::message::ConMomentRefused;

/// What a choice is about.
#[derive(Default)]
struct About {
    figure: Option<Figure>,
    creature: Option<CreatureId>,
    card: Option<EquipmentId>,
    pay: Option<Resource>,
}

impl About {
    fn of(choice: Choice) -> Self {
        let nothing = Self::default();
        match choice {
            Choice::Place(figure, _)
            | Choice::Stay(figure)
            | Choice::Resolve(figure)
            | Choice::Hire(figure) => Self { figure: Some(figure), ..nothing },
            Choice::Sacrifice(creature, _)
            | Choice::Fight(creature)
            | Choice::Remove(creature)
            | Choice::Summon(creature, _)
            | Choice::Move(creature, _)
            | Choice::Attack(creature)
            | Choice::Devour(creature)
            | Choice::Bind { by: creature, .. }
            | Choice::BreakFree(creature) => Self { creature: Some(creature), ..nothing },
            Choice::Buy(card) | Choice::Equip(card) => Self { card: Some(card), ..nothing },
            Choice::Trade { pay, .. } => Self { pay: Some(pay), ..nothing },
            _ => nothing,
        }
    }
}

impl ConjurersSpeaker<'_> {
    /// Why a choice is refused, where there are words for it.
    pub(super) fn moment(
        &self,
        game: &Conjurers,
        view: &View,
        choice: Choice,
        rule: RuleId,
    ) -> Option<String> {
        let About { figure, creature, card, pay } = About::of(choice);
        let held = |of: Resource| {
            let stock = view.viewer.map(|seat| view.public.seat(seat).stock)?;
            Some(stock.of(of).to_string())
        };
        told(self.say(&ConMomentRefused {
            rule: variant(rule.0),
            figure: whom(figure.map(|figure| self.figure(figure))),
            creature: whom(creature.map(|creature| self.creature(game, creature))),
            card: whom(card.map(|card| self.card(game, card))),
            price: whom(card.map(|card| self.price(game.card(card).price))),
            pay: whom(pay.map(|of| self.resource(of))),
            held: whom(pay.and_then(held)),
        }))
        .map(capital)
    }
}
