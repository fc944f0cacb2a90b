//! What can be said of an attack before its dice fall: its numbers with their reasons, and exact
//! odds. Everything comes from a view, so that it tells a player nothing they may not know.
//!
//! Powers that somebody may yet use in the attack are not foreseen.

use dice::{Again, Odds, Query};
use kernel::{RuleId, Seat};
use serde::Serialize;

use crate::catalog::{Reach, Talent};
use crate::choice::{Card, Choice};
use crate::combat::assaults::SLAYER_DICE;
use crate::frame::{Attack, AttackKind, AttackStep, Frame, Target};
use crate::game::Pantheon;
use crate::ids::UnitId;
use crate::look::Look;
use crate::modifiers::Breakdown;
use crate::view::View;

/// An attack as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackForecast {
    /// The attacker.
    pub by: UnitId,
    /// The target.
    pub on: Target,
    /// At range 0 or 1+.
    pub reach: Reach,
    /// Effective offence, with its reasons.
    pub offence: Breakdown,
    /// Effective defence, with its reasons.
    pub defence: Breakdown,
    /// How far away the target is, and the effective range with its reasons; absent where range
    /// does not matter: at range 0 and in a retaliation.
    pub range: Option<(u8, Breakdown)>,
    /// Vitality points of the target.
    pub vitality: u8,
    /// Dice of the first assault that Monster Slayer may roll again. [P15.14.14-1]
    pub rerolls: u8,
    /// Whether the target may strike back.
    pub answer: Answer,
    /// Which dice at 5 may be rolled again.
    pub again: Again,
}

/// Whether and when the target of an attack may strike back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Answer {
    /// It may not, by this rule.
    Barred(RuleId),
    /// It may once it has survived, if its player holds its card.
    After(Chance),
    /// It may before the attack, by Initiative, if its player holds its card. [P15.14.10-1]
    First(Chance),
}

/// A chance, in parts per million.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Chance(pub u32);

impl Chance {
    /// What is certain.
    pub const CERTAIN: Self = Self(1_000_000);
    /// What cannot be.
    pub const NONE: Self = Self(0);
}

impl AttackForecast {
    /// Exact odds of the wounds under best play.
    pub fn odds(&self) -> Odds {
        dice::odds(Query {
            offence: self.offence.total(),
            defence: self.defence.total(),
            rerolls: self.rerolls,
            cancelled: 0,
            vitality: Some(self.vitality),
            again: self.again,
        })
    }
}

impl Pantheon {
    /// The attacks that a choice makes or leads to: one for a target or a retaliation, one for each
    /// unit of an area, one for each possible target of the attack action. Empty for choices that
    /// are no attacks.
    pub fn forecasts(&self, view: &View, choice: Choice) -> Vec<AttackForecast> {
        let state = view.with_blank_hands();
        let look = Look::new(self, &state);
        let forecast = |attack: &Attack| look.forecast(view, attack);
        look.attacks_by(choice).iter().filter_map(forecast).collect()
    }
}

impl Look<'_> {
    /// The attacks a choice makes, each aimed at its target.
    fn attacks_by(&self, choice: Choice) -> Vec<Attack> {
        match (self.public.frames.top(), choice) {
            (Some(Frame::Attack(attack)), Choice::Target(target)) => {
                vec![self.aimed(attack, target, false)]
            }
            (Some(Frame::Attack(attack)), Choice::TargetFull(target)) => {
                vec![self.aimed(attack, target, true)]
            }
            (Some(Frame::Attack(attack)), Choice::Retaliate)
                if matches!(attack.step, AttackStep::AskRetaliation | AttackStep::Initiative) =>
            {
                let unit = attack.target_unit();
                unit.map(|unit| self.retaliation_to(attack, unit)).into_iter().collect()
            }
            (Some(Frame::Series(series)), Choice::Target(Target::Unit(unit))) => {
                vec![self.attack_in(series, unit, false)]
            }
            (Some(Frame::Series(series)), Choice::TargetFull(Target::Unit(unit))) => {
                vec![self.attack_in(series, unit, true)]
            }
            (Some(Frame::Naming { series, .. }), Choice::Target(Target::Unit(unit))) => {
                vec![self.attack_in(series, unit, !self.ways_in(series, unit).ranged)]
            }
            (Some(Frame::Series(series)), Choice::Area(area)) => {
                let units = self.public.units_in(area).without(series.by).iter();
                let full = |unit| {
                    let ways = self.ways_in(series, unit);
                    ways.full && !ways.ranged
                };
                units.map(|unit| self.attack_in(series, unit, full(unit))).collect()
            }
            (Some(Frame::Activation(activation)), Choice::Attack) => {
                self.attacks_open_to(activation.unit, AttackKind::Normal)
            }
            (Some(Frame::Activation(activation)), Choice::AerialAttack) => {
                self.attacks_open_to(activation.unit, AttackKind::Aerial)
            }
            _ => Vec::new(),
        }
    }

    /// Every attack of a kind that a unit could make now.
    fn attacks_open_to(&self, unit: UnitId, kind: AttackKind) -> Vec<Attack> {
        if !self.public.is_in_play(unit) {
            return Vec::new();
        }
        let attack = Attack::begin(unit, kind, self.controller(unit));
        let mut options = Vec::new();
        self.target_options(&attack, &mut options);
        let aimed = options.into_iter().filter_map(|option| match option {
            Choice::Target(target) => Some(self.aimed(&attack, target, false)),
            Choice::TargetFull(target) => Some(self.aimed(&attack, target, true)),
            _ => None,
        });
        aimed.collect()
    }

    /// What can be said of an aimed attack; `None` when one of the two is not there.
    fn forecast(&self, view: &View, attack: &Attack) -> Option<AttackForecast> {
        let on = attack.on?;
        let from = self.public.area_of(attack.by)?;
        let to = self.target_area(on)?;
        let (offence, defence) = self.value_breakdowns(attack)?;
        let vitality = match on {
            Target::Unit(unit) => self.public.unit(unit).vitality,
            Target::Token(token) => self.public.tokens[token.index()].vitality,
        };
        // Monster Slayer asks for a roll, which is still to come. [P15.14.14-1]
        let slays = self.may_slay(&Attack { roll: one_die(), ..*attack });
        let rerolls = if slays { SLAYER_DICE } else { 0 };
        let distance = self.board().distance(from, to);
        let range =
            (attack.reach == Reach::Ranged).then(|| (distance, self.range_breakdown(attack, to)));
        let answer = self.answer_to(view, attack);
        let (by, reach) = (attack.by, attack.reach);
        let again = self.game.edition().second_assault.again();
        Some(AttackForecast {
            by,
            on,
            reach,
            offence,
            defence,
            range,
            vitality,
            rerolls,
            answer,
            again,
        })
    }

    fn answer_to(&self, view: &View, attack: &Attack) -> Answer {
        let Some(target) = attack.target_unit() else {
            return Answer::Barred(self.game.edition().cite(RuleId("P15.15D.6")));
        };
        if !self.may_retaliate(attack, target) {
            let why = self.explain_retaliate(attack);
            let rule = why.map_or(RuleId("P15.8A.2a3-1"), |why| why.rule);
            return Answer::Barred(self.game.edition().cite(rule));
        }
        let seat = self.card_holder(target);
        let chance = self.chance_of_card(view, seat, Card::Activation(target));
        let first =
            self.has(target, Talent::Initiative) && !self.has(attack.by, Talent::Initiative);
        if first { Answer::First(chance) } else { Answer::After(chance) }
    }

    /// How likely a player holds a card, as far as the viewer can tell: their own hand they know,
    /// and of another's unknown cards each is in hand as likely as any other.
    fn chance_of_card(&self, view: &View, seat: Seat, card: Card) -> Chance {
        if view.viewer == Some(seat) {
            let held = view.held(self.game, card) > 0;
            return if held { Chance::CERTAIN } else { Chance::NONE };
        }
        let pile = self.pile(seat, card);
        if pile.known > 0 {
            return Chance::CERTAIN;
        }
        let known: u8 = self.card_kinds(seat).map(|kind| self.pile(seat, kind).known).sum();
        let player = self.public.seat(seat);
        let deck = u64::from(player.deck);
        let unseen = deck + u64::from(player.hand.saturating_sub(known));
        let mut none = u64::from(Chance::CERTAIN.0);
        for copy in 0..u64::from(pile.total.saturating_sub(pile.discard)) {
            none = none * deck.saturating_sub(copy) / unseen.saturating_sub(copy).max(1);
        }
        Chance(Chance::CERTAIN.0.saturating_sub(none as u32))
    }
}

fn one_die() -> dice::Roll {
    dice::Roll::EMPTY.with(0).expect("an empty roll has room for a die")
}
