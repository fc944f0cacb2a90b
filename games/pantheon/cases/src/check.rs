//! Whether a claim of Pantheon holds at a moment of the game, and what holds instead.

use board::{AreaId, Terrain};
use kernel::{Game, Seat};
use pantheon::{
    AttackStep, Breakdown, Card, Choice, Look, Pile, PowerRef, Public, Source, Stage, StonePlace,
    Token, UnitId, attack_under_way,
};

use cases::stage::{Finding, Miss, Moment, holds, same, void};
use cases::words::seat_name;

use super::claim::{CardPile, Claim, Number, NumberOf, Spot};
use super::stage::PantheonStage;

/// Checks claims at a moment of a game.
pub(crate) struct Checker<'m, 'a>(pub(crate) &'m Moment<'a, PantheonStage>);

impl Checker<'_, '_> {
    fn look(&self) -> Look<'_> {
        Look::new(self.0.game(), self.0.state())
    }

    /// The name of an area on the board that is played on.
    fn area_tag(&self, area: AreaId) -> &str {
        self.0.game().on_board(self.0.state().public.board).area_tag(area)
    }

    /// Whether `claim` holds.
    pub(crate) fn check(&self, claim: &Claim) -> Finding {
        let public = &self.0.state().public;
        match claim {
            Claim::Targets(wanted) => {
                let targets = self.0.options(None)?.into_iter().filter_map(|choice| match choice {
                    Choice::Target(target) | Choice::TargetFull(target) => Some(target),
                    _ => None,
                });
                self.check_set(targets, wanted, |target| self.0.game().target_tag(*target))
            }
            Claim::Areas(wanted) => {
                let areas = self.0.options(None)?.into_iter().filter_map(|choice| match choice {
                    Choice::Enter(area)
                    | Choice::Deploy(area)
                    | Choice::Area(area)
                    | Choice::Throw(area)
                    | Choice::PlaceTroop(_, area) => Some(area),
                    _ => None,
                });
                self.check_set(areas, wanted, |area| self.area_tag(*area).to_owned())
            }
            Claim::At(unit, area) => same(public.area_of(*unit), &Some(*area), |found| {
                let tag = self.0.game().tag(*unit);
                match found {
                    Some(area) => format!("{tag} at {}", self.area_tag(area)),
                    None => format!("{tag} {}", stage_word(public.unit(*unit).stage)),
                }
            }),
            Claim::Vitality(unit, wanted) => {
                same(public.unit(*unit).vitality, wanted, |found| format!("vitality {found}"))
            }
            Claim::Stage(unit, wanted) => {
                same(public.unit(*unit).stage, wanted, |found| stage_word(found).to_owned())
            }
            Claim::Carries(unit, wanted) => {
                same(public.unit(*unit).stone, wanted, |found| match found {
                    Some(stone) => format!("carries s{}", stone.0 + 1),
                    None => "carries nothing".to_owned(),
                })
            }
            Claim::Talents(unit, wanted) => same(self.look().talents(*unit), wanted, |found| {
                let names: Vec<&str> = found.iter().map(|talent| talent.name()).collect();
                if names.is_empty() { "no talent".to_owned() } else { names.join(" ") }
            }),
            Claim::Paralysed(unit) => {
                holds(public.unit(*unit).paralysed.is_some(), "it can be activated")
            }
            Claim::Controlled(unit, wanted) => {
                same(public.controller(*unit), &Some(*wanted), |found| match found {
                    Some(seat) => format!("controlled by {}", seat_name(seat)),
                    None => "controlled by nobody".to_owned(),
                })
            }
            Claim::Stone(stone, wanted) => {
                same(public.stones[stone.index()].at, wanted, |found| self.place_text(found))
            }
            Claim::Cards { pile, seat, card, count } => {
                same(self.count_cards(*pile, *seat, *card), count, |found| {
                    format!("{found} ({})", self.cards_text(*seat))
                })
            }
            Claim::Sees { viewer, seat, card, count } => {
                let view = self.0.game().view(self.0.state(), Some(*viewer));
                let seen = self.pile_of(&view.public, *seat, *card).discard;
                same(seen, count, |found| format!("{found} seen"))
            }
            Claim::Absorbed(seat, wanted) => {
                same(public.seat(*seat).absorbed, wanted, |found| format!("{found} absorbed"))
            }
            Claim::Points(seat, wanted) => {
                same(public.seat(*seat).points, wanted, |found| format!("{found} points"))
            }
            Claim::Round(wanted) => same(public.round, wanted, |found| format!("round {found}")),
            Claim::Active(wanted) => {
                same(public.active, wanted, |found| format!("active {}", seat_name(found)))
            }
            Claim::Lead(wanted) => {
                same(public.lead, wanted, |found| format!("lead {}", seat_name(found)))
            }
            Claim::Activations(wanted) => {
                same(public.activations, wanted, |found| format!("{found} activations"))
            }
            Claim::Bought(seat, manoeuvre) => {
                let bought = public.seat(*seat).bought >> *manoeuvre as u8 & 1 == 1;
                holds(bought, "not bought this round")
            }
            Claim::Number(number) => self.check_number(number),
            Claim::Visible(unit, to) => self.check_visible(*unit, *to),
            Claim::Distance(a, b, wanted) => {
                let found = self.look().board().distance(*a, *b);
                same(found, wanted, |found| format!("distance {found}"))
            }
            Claim::Adjacent(a, b) => {
                holds(self.look().board().adjacent(*a).contains(*b), "not adjacent")
            }
            Claim::Full(area) => {
                let units = public.units_in(*area).len();
                holds(self.0.game().is_full(public, *area), &format!("not full: {units} units"))
            }
            Claim::Terrain(area, wanted) => {
                same(self.0.game().terrain(public, *area), wanted, |found| found.name().to_owned())
            }
            Claim::Elements(area, wanted) => {
                same(public.elements[area.index()], wanted, |found| format!("{found} elements"))
            }
            Claim::Allied(a, b) => {
                holds(self.look().allies_of(*a).contains(*b), "they are not allied")
            }
            Claim::Token(power, spot) => {
                let here = |token: &Token| match *spot {
                    Spot::On(unit) => token.on == Some(unit),
                    Spot::In(area) => token.area == Some(area),
                };
                let of = |token: &Token| token.of.is_some_and(|(of, _)| of == *power);
                let found = public.tokens().any(|(_, token)| of(token) && here(token));
                holds(found, "no such token there")
            }
            Claim::Tokens(power, wanted) => {
                let left = public.unit(power.unit).pools[usize::from(power.index)];
                same(left, wanted, |found| format!("{found} left"))
            }
            Claim::Dice(wanted) => self.check_dice(wanted),
            Claim::Wounds(wanted) => match attack_under_way(self.0.state()) {
                Some(attack) => {
                    let found = attack.pool.wounds().max(attack.wounds);
                    same(found, wanted, |found| format!("{found} wounds"))
                }
                None => void("no attack under way"),
            },
        }
    }

    fn check_set<T: PartialEq>(
        &self,
        found: impl Iterator<Item = T>,
        wanted: &[T],
        name: impl Fn(&T) -> String,
    ) -> Finding {
        let found: Vec<T> = found.collect();
        if found.iter().all(|item| wanted.contains(item))
            && wanted.iter().all(|item| found.contains(item))
        {
            return Ok(());
        }
        let mut names: Vec<String> = found.iter().map(name).collect();
        names.dedup();
        Err(Miss::Other(if names.is_empty() { "none".to_owned() } else { names.join(" ") }))
    }

    fn count_cards(&self, pile: CardPile, seat: Seat, card: Option<Card>) -> u8 {
        let look = self.look();
        let one = |card| match pile {
            CardPile::Hand => look.in_hand(seat, card),
            CardPile::Deck => look.in_deck(seat, card),
            CardPile::Discard => self.pile_of(&self.0.state().public, seat, card).discard,
            CardPile::Shown => self.pile_of(&self.0.state().public, seat, card).known,
        };
        match card {
            // Cards stay with their owner: a foreign unit has none in the piles of this seat.
            Some(Card::Activation(unit)) if look.public.unit(unit).owner != Some(seat) => 0,
            Some(card) => one(card),
            None => look.card_kinds(seat).map(one).sum(),
        }
    }

    /// One kind of card of a player, as far as it lies open.
    fn pile_of(&self, public: &Public, seat: Seat, card: Card) -> Pile {
        match card {
            Card::ArtOfWar => public.seat(seat).aow,
            Card::Omphalos => public.seat(seat).omphalos,
            Card::Activation(unit) => public.unit(self.look().cards_of(unit)).cards,
        }
    }

    /// All cards of a player, for a reader who counts otherwise.
    fn cards_text(&self, seat: Seat) -> String {
        let piles = [("hand", CardPile::Hand), ("deck", CardPile::Deck)];
        let piles = piles.into_iter().chain([("discard", CardPile::Discard)]);
        let written: Vec<String> = piles
            .map(|(name, pile)| {
                let kinds = self.look().card_kinds(seat);
                let cards: Vec<String> = kinds
                    .filter_map(|card| {
                        let count = self.count_cards(pile, seat, Some(card));
                        (count > 0).then(|| format!("{}*{count}", self.0.game().card_tag(card)))
                    })
                    .collect();
                format!("{name} {}", if cards.is_empty() { "none".into() } else { cards.join(" ") })
            })
            .collect();
        written.join("; ")
    }

    fn place_text(&self, place: StonePlace) -> String {
        match place {
            StonePlace::Nowhere => "not in the game".to_owned(),
            StonePlace::Area(area) => format!("at {}", self.area_tag(area)),
            StonePlace::Carried(unit) => format!("on {}", self.0.game().tag(unit)),
            StonePlace::Absorbed(seat) => format!("absorbed {}", seat_name(seat)),
        }
    }

    fn check_number(&self, number: &Number) -> Finding {
        let attack = attack_under_way(self.0.state());
        let values = attack.and_then(|attack| self.look().value_breakdowns(attack));
        let breakdown = match (number.of, attack, values) {
            (NumberOf::Movement(unit), ..) => self.look().movement_breakdown(unit),
            (NumberOf::Range(area), Some(attack), _) => self.look().range_breakdown(attack, area),
            (NumberOf::Offence, _, Some((offence, _))) => offence,
            (NumberOf::Defence, _, Some((_, defence))) => defence,
            (_, None, _) => return void("no attack under way"),
            (_, Some(_), None) => return void("nothing targeted yet"),
        };
        let found = breakdown.total();
        let terms = self.terms(&breakdown);
        let says = |found| format!("{found} = {}", terms_text(&terms));
        same(found, &number.total, says)?;
        let Some(wanted) = &number.terms else { return Ok(()) };
        let (mut wanted, mut shown) = (wanted.clone(), terms.clone());
        wanted.sort();
        shown.sort();
        holds(wanted == shown, &says(found))
    }

    /// The parts of a number by the names cases use.
    fn terms(&self, breakdown: &Breakdown) -> Vec<(String, i8)> {
        let power = |power: PowerRef| {
            self.0.game().def(power.unit).powers[usize::from(power.index)].id.clone()
        };
        let name = |source: &Source| match *source {
            Source::Base | Source::TroopCard | Source::Body => "base".to_owned(),
            Source::Given => "fixed".to_owned(),
            Source::Fixed(by) | Source::Stated(by) | Source::Power(by) | Source::Token(by) => {
                power(by)
            }
            Source::Terrain(terrain) => terrain.name().to_owned(),
            Source::Canopy => Terrain::Forest.name().to_owned(),
            Source::Heights => "heights".to_owned(),
            Source::Talent(talent, _) => talent.name().to_owned(),
            Source::Aerial => "aerial".to_owned(),
            Source::Cap => "cap".to_owned(),
            Source::Counted => "counted".to_owned(),
        };
        breakdown.terms.iter().map(|term| (name(&term.source), term.by)).collect()
    }

    fn check_visible(&self, unit: UnitId, to: Spot) -> Finding {
        let public = &self.0.state().public;
        let area = match to {
            Spot::In(area) => Some(area),
            Spot::On(other) => public.area_of(other),
        };
        match (public.is_in_play(unit), area) {
            (true, Some(area)) => holds(self.look().sees_area(unit, area), "not visible"),
            _ => void("not both on the board"),
        }
    }

    fn check_dice(&self, wanted: &[u8]) -> Finding {
        let Some(attack) = attack_under_way(self.0.state()) else {
            return void("no attack under way");
        };
        // Until blanks are removed the dice lie as they fell.
        let as_rolled = matches!(
            attack.step,
            AttackStep::Rolled | AttackStep::AskRolled | AttackStep::Reroll | AttackStep::Blanks
        );
        let mut found: Vec<u8> =
            if as_rolled { attack.roll.faces().collect() } else { attack.pool.values().collect() };
        found.sort_unstable();
        same(found.as_slice(), &wanted, |found| {
            let dice: Vec<String> = found.iter().map(u8::to_string).collect();
            format!("dice {}", if dice.is_empty() { "none".to_owned() } else { dice.join(" ") })
        })
    }
}

fn terms_text(terms: &[(String, i8)]) -> String {
    let mut text = String::new();
    for (index, (name, by)) in terms.iter().enumerate() {
        let joint = match (index, *by < 0) {
            (0, _) => "",
            (_, false) => " + ",
            (_, true) => " - ",
        };
        let by = if index == 0 { i16::from(*by) } else { i16::from(*by).abs() };
        text.push_str(&format!("{joint}{name} {by}"));
    }
    text
}

fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Ready => "ready",
        Stage::InPlay => "in play",
        Stage::Destroyed => "destroyed",
        Stage::Removed => "removed",
    }
}
