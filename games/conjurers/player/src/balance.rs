//! What counts in Conjurers: the first assistant, and the mythologies, creatures and cards that a
//! player has in the end.

use conjurers::{Choice, Conjurers, Look, Outcome};
use kernel::{Input, Seat};
use players::arena::Played;
use players::balance::{Balanced, Kind, ThingLine};

use crate::{ConjurersKnowledge, armies};

impl Balanced for ConjurersKnowledge {
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

    fn trials(game: &Conjurers, seed: u64) -> Vec<ThingLine> {
        armies::of_mythologies(game, seed)
    }

    fn had(game: &Conjurers, played: &Played<Conjurers>, seat: Seat, kind: usize) -> Vec<String> {
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
                let creatures = own.army.iter().filter_map(|id| game.creature(id).mythology);
                let mut names: Vec<String> = creatures.map(|of| of.to_string()).collect();
                names.sort_unstable();
                names.dedup();
                names
            }
            2 => own.army.iter().map(|id| game.tag(id).to_owned()).collect(),
            _ => {
                let cards = game.equipment().filter(|card| own.equipment[card.index()] > 0);
                cards.map(|card| game.card_tag(card).to_owned()).collect()
            }
        }
    }

    fn score(game: &Conjurers, played: &Played<Conjurers>, seat: Seat) -> Option<i32> {
        Some(Look::of_public(game, &played.state.public).score(seat).total())
    }

    fn began(game: &Conjurers, played: &Played<Conjurers>) -> Seat {
        let starter = played.inputs.iter().find_map(|(_, input)| match input {
            Input::Outcome(Outcome::Seat(seat)) => Some(*seat),
            _ => None,
        });
        game.setup().starter.or(starter).unwrap_or(Seat(0))
    }
}
