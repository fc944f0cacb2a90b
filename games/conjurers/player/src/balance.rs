//! What counts in Conjurers: the first assistant, and the mythologies, creatures and cards that a
//! player has in the end.

use conjurers::{Choice, Conjurers, Look, Outcome};
use kernel::{Input, Seat};

use super::{Balanced, Kind, ThingLine, armies};
use crate::arena::Played;

impl Balanced for Conjurers {
    const KINDS: &'static [Kind] = &[
        Kind { one: "first assistant", many: "assistants" },
        Kind { one: "mythology", many: "mythologies" },
        Kind { one: "creature", many: "creatures" },
        Kind { one: "item or artifact", many: "equipment" },
    ];

    const TRIED: Option<(Kind, &'static str)> = Some((
        Self::KINDS[1],
        "Battles between armies of the same levels, each of one mythology; even is 50 %",
    ));

    fn trials(&self, seed: u64) -> Vec<ThingLine> {
        armies::of_mythologies(self, seed)
    }

    fn had(&self, played: &Played<Self>, seat: Seat, kind: usize) -> Vec<String> {
        let own = played.state.public.seat(seat);
        match kind {
            0 => {
                let mut choices = played.inputs.iter().filter(|(by, _)| *by == Some(seat));
                let first = choices.find_map(|(_, input)| match input {
                    Input::Choice(Choice::Assistant(figure)) => Some(figure.to_string()),
                    _ => None,
                });
                first.into_iter().collect()
            }
            1 => {
                let creatures = own.army.iter().filter_map(|id| self.creature(id).mythology);
                let mut names: Vec<String> = creatures.map(|of| of.to_string()).collect();
                names.sort_unstable();
                names.dedup();
                names
            }
            2 => own.army.iter().map(|id| self.tag(id).to_owned()).collect(),
            _ => {
                let cards = self.equipment().filter(|card| own.equipment[card.index()] > 0);
                cards.map(|card| self.card_tag(card).to_owned()).collect()
            }
        }
    }

    fn score(&self, played: &Played<Self>, seat: Seat) -> Option<i32> {
        Some(Look::of_public(self, &played.state.public).score(seat).total())
    }

    fn began(&self, played: &Played<Self>) -> Seat {
        let starter = played.inputs.iter().find_map(|(_, input)| match input {
            Input::Outcome(Outcome::Seat(seat)) => Some(*seat),
            _ => None,
        });
        self.setup().starter.or(starter).unwrap_or(Seat(0))
    }
}
