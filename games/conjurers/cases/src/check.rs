//! Whether a claim holds at a moment of a game of Conjurers, and what holds instead.

use conjurers::battle::Fighter;
use conjurers::catalog::Abilities;
use conjurers::{CreatureId, Look, Score};
use kernel::{Game, Seat};

use cases::stage::{Finding, Moment, holds, same, void};
use cases::words::seat_name;

use super::claim::{Claim, Counted, Mark, Part};
use super::stage::ConjurersStage;

/// Checks claims at a moment of a game.
pub(crate) struct Checker<'m, 'a>(pub(crate) &'m Moment<'a, ConjurersStage>);

impl Checker<'_, '_> {
    /// Whether `claim` holds.
    pub(crate) fn check(&self, claim: &Claim) -> Finding {
        let (game, state) = (self.0.game(), self.0.state());
        let public = &state.public;
        let look = Look::new(game, state);
        let number = |found: u16| found.to_string();
        match claim {
            Claim::Stock(seat, of, wanted) => {
                same(public.seat(*seat).stock.of(*of), wanted, number)
            }
            Claim::Minus(seat, wanted) => same(public.seat(*seat).minus, wanted, number),
            Claim::Army(seat, wanted) => {
                let wanted = wanted.iter().copied().collect();
                same(public.seat(*seat).army, &wanted, |found| {
                    let names: Vec<&str> = found.iter().map(|id| game.tag(id)).collect();
                    format!("the army {}", names.join(" "))
                })
            }
            Claim::Owns(seat, card, wanted) => {
                same(public.seat(*seat).equipment[card.index()], wanted, |n| n.to_string())
            }
            Claim::Shelf(card, wanted) => {
                same(public.shelf[card.index()], wanted, |n| n.to_string())
            }
            Claim::Pile(id) => holds(public.pile.contains(*id), "it is not in its pile"),
            Claim::Mine(of, wanted) => same(public.mines[of.index()], wanted, |found| {
                found.map_or("nobody", seat_name).to_owned()
            }),
            Claim::Button(wanted) => {
                same(public.button, wanted, |found| seat_name(found).to_owned())
            }
            Claim::Turn(wanted) => same(public.turn, wanted, |n| format!("turn {n}")),
            Claim::Phase(wanted) => same(public.phase(), wanted, |n| format!("phase {n}")),
            Claim::Figure(seat, figure, wanted) => {
                same(public.seat(*seat).action_of(*figure), wanted, |found| {
                    found.map_or("home", conjurers::Action::name).to_owned()
                })
            }
            Claim::Assistants(seat, wanted) => {
                let figures = public.seat(*seat).figures;
                let is_so = usize::from(figures.assistants()) == wanted.len()
                    && wanted.iter().all(|&kind| figures.contains(kind));
                holds(is_so, &format!("{:?}", figures.iter().collect::<Vec<_>>()))
            }
            Claim::Needs(seat, wanted) => same(look.food_needed(*seat), wanted, number),
            Claim::Price(card, of, wanted) => {
                same(game.price(*card).of(*of), wanted, |n| n.to_string())
            }
            Claim::Open(at) => holds(look.is_open(*at), "it is closed"),
            Claim::Spaces(at, wanted) => {
                same(at.spaces(game.seats()), wanted, |n| format!("{n} spaces"))
            }
            Claim::Count(what, wanted) => {
                same(self.counted(*what), wanted, |n| format!("{n} cards"))
            }
            Claim::Hand(seat, wanted) => match self.row_of(*seat) {
                Some(row) => same(row.hand, wanted, |n| n.to_string()),
                None => void("a player who is in no battle"),
            },
            Claim::Holds(seat, id) => {
                let side = public.battle.as_ref().and_then(|battle| battle.side_of(*seat));
                match side {
                    Some(side) => holds(
                        state.hidden.hands[side.index()].contains(*id),
                        "it is not in that hand",
                    ),
                    None => void("a player who is in no battle"),
                }
            }
            Claim::Sees(seat, id) => {
                let hand = game.view(state, Some(*seat)).hand;
                holds(hand.is_some_and(|hand| hand.contains(*id)), "it is not in that view")
            }
            Claim::Battle(wanted) => {
                same(public.battle.is_some(), wanted, |_| "no battle".to_owned())
            }
            Claim::Plays(seat) => match &public.battle {
                Some(battle) => holds(
                    battle.side_of(*seat).is_some(),
                    &format!("{:?}", battle.seats.map(seat_name)),
                ),
                None => void("no battle"),
            },
            Claim::Score(seat, part, wanted) => {
                same(points(&look.score(*seat), *part), wanted, |n| format!("{n} points"))
            }
            Claim::Odds(id, wanted, choice) => self.check_odds(*id, *wanted, *choice),
            Claim::Creature(id, mark) => self.check_creature(*id, *mark),
        }
    }

    fn row_of(&self, seat: Seat) -> Option<&conjurers::battle::Row> {
        let battle = self.0.state().public.battle.as_ref()?;
        Some(&battle.rows[battle.side_of(seat)?.index()])
    }

    fn counted(&self, what: Counted) -> usize {
        let game = self.0.game();
        let cards = || game.equipment().map(|id| game.card(id));
        match what {
            Counted::Creatures(of) => usize::from(game.of_mythology(of).len()),
            Counted::LevelOne => usize::from(game.of_level(1).len()),
            Counted::Items => {
                let items = cards().filter(|card| card.mythology().is_none());
                items.map(|card| usize::from(card.copies())).sum()
            }
            Counted::Artifacts(of) => cards().filter(|card| card.mythology() == Some(of)).count(),
        }
    }

    fn check_odds(&self, id: CreatureId, wanted: u32, choice: conjurers::Choice) -> Finding {
        let game = self.0.game();
        let kernel::Pause::Decision(seat) = self.0.played.pause() else {
            return void("nobody who is asked");
        };
        let view = game.view(self.0.state(), Some(seat));
        let Some(forecast) = game.forecast(&view, choice) else { return void("no fight") };
        match forecast.falls.iter().find(|(creature, _)| *creature == id) {
            Some((_, chance)) => same(chance.0, &wanted, |n| format!("{n} in a million")),
            None => void("a creature that is not on the battlefield"),
        }
    }

    fn check_creature(&self, id: CreatureId, mark: Mark) -> Finding {
        let look = Look::new(self.0.game(), self.0.state());
        let place = look.place_of(id);
        let fighter: Option<&Fighter> = place.and_then(|place| look.fighter(place));
        let number = |found: u8| found.to_string();
        let in_battle = self.0.state().public.battle.is_some();
        if id == CreatureId::MINION && !in_battle {
            return void("no battle");
        }
        let on_field = || match place.zip(fighter) {
            Some(found) => Ok(found),
            None => void("a creature that is not on the battlefield"),
        };
        match mark {
            Mark::OffField => holds(fighter.is_none(), "it is on the battlefield"),
            Mark::Health(wanted) => same(look.stats(id).health, &wanted, number),
            Mark::Dice(wanted) => same(look.stats(id).dice, &wanted, number),
            Mark::Level(wanted) => same(look.stats(id).level, &Some(wanted), |n| format!("{n:?}")),
            Mark::Has(wanted) => {
                let abilities = look.stats(id).abilities;
                let with = abilities.and(Abilities::of(&[wanted]));
                holds(with == abilities, &format!("{abilities:?}"))
            }
            Mark::Damage(wanted) => same(on_field()?.1.damage, &wanted, number),
            Mark::Poison(wanted) => same(on_field()?.1.poison, &wanted, number),
            Mark::Absorbed(card, wanted) => {
                let worn = on_field()?.1.worn.iter().flatten().find(|worn| worn.card == card);
                match worn {
                    Some(worn) => same(worn.absorbed, &wanted, number),
                    None => void("a creature that does not wear it"),
                }
            }
            Mark::Slot(wanted) => same(on_field()?.0.slot.0 + 1, &wanted, |n| format!("slot {n}")),
            Mark::Frost => holds(on_field()?.1.frost, "no frost marker"),
            Mark::Bound => holds(on_field()?.1.bound, "it is not bound"),
            Mark::Devouring => holds(on_field()?.1.devouring, "it devours nobody"),
            Mark::Devoured => holds(look.is_devoured(on_field()?.0), "nobody devours it"),
        }
    }
}

fn points(score: &Score, part: Part) -> i32 {
    let points = match part {
        Part::Total => return score.total(),
        Part::Levels => score.levels,
        Part::Variety(level) => score.variety[usize::from(level) - 2],
        Part::Consistency(of) => score.consistency[of.index()],
        Part::Abundance(of) => score.abundance[of.index()],
        Part::Creatures => score.creature_points(),
        Part::ArtifactPoints => score.artifacts,
        Part::ArtifactVariety => score.artifact_variety,
        Part::ArtifactConsistency(of) => score.artifact_consistency[of.index()],
        Part::Artifacts => score.artifact_points(),
        Part::Combination(of) => score.combinations[of.index()],
        Part::Combinations => score.combination_points(),
        Part::Resources => score.resource_points(),
    };
    i32::from(points)
}
