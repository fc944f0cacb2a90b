//! What cards would change about an attack: the attacker's, and those of whoever is attacked.

use dice::{Blow, Prospect};
use kernel::Seat;
use serde::Serialize;

use super::outlook::{MOMENTS, staged};
use super::{AttackForecast, Chance};
use crate::catalog::{Effect, PowerKind, Trigger};
use crate::choice::{Card, Choice};
use crate::frame::{Activation, Attack, AttackKind, Frame};
use crate::game::Pantheon;
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;
use crate::state::{Stage, State};
use crate::view::View;

/// The cards that pay for art of war one by one. [P15.10.2] [P15.10.3]
const CURRENCY: [Card; 2] = [Card::ArtOfWar, Card::Omphalos];

/// Cards that somebody could spend on an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Spend {
    /// What they buy.
    pub on: Purchase,
    /// Whose cards.
    pub seat: Seat,
    /// How many art of war cards.
    pub cost: u8,
    /// How likely the player holds them, as far as the viewer can tell. Pairs of cards of destroyed
    /// units are not counted.
    pub chance: Chance,
    /// What comes of it; `None` where that cannot be put in odds.
    pub then: Option<Then>,
}

/// What cards buy in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Purchase {
    /// A power. [P15.15C.3]
    Power(PowerRef),
    /// The target gets out of the way. [P15.11C.1]
    Evade(UnitId),
    /// One more activation, in which this unit attacks the same target. [P15.7A.3a-1]
    Activation(UnitId),
}

/// What comes of cards that are spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Then {
    /// The attack has these odds instead.
    Instead(Blow),
    /// Another attack follows: the entry for the points that the first has cost.
    Besides(Vec<Blow>),
}

impl Spend {
    /// What is to be expected when the cards are spent.
    pub fn prospect(&self, forecast: &AttackForecast) -> Option<Prospect> {
        match self.then.as_ref()? {
            Then::Instead(blow) => Some(blow.prospect()),
            Then::Besides(then) => Some(dice::together(&forecast.blow, then)),
        }
    }
}

impl Pantheon {
    /// The cards that somebody could spend on an attack, and what they would change. The viewer's
    /// own are told of when they are in hand, those of others when they might be.
    pub fn spends(&self, view: &View, forecast: &AttackForecast) -> Vec<Spend> {
        let state = view.with_blank_hands();
        let attack = &forecast.attack;
        let Some(staged) = staged(&state, attack) else { return Vec::new() };
        let thought = Thought { game: self, view, state: &state, staged: &staged, attack };
        let mut spends = thought.in_the_attack();
        spends.extend(thought.evasion());
        spends.extend(thought.in_the_activation());
        spends.extend(thought.other_units());
        spends.retain(|spend| spend.chance > Chance::NONE);
        spends
    }
}

/// An attack that is thought about.
struct Thought<'a> {
    game: &'a Pantheon,
    view: &'a View,
    state: &'a State,
    staged: &'a State,
    attack: &'a Attack,
}

impl<'a> Thought<'a> {
    fn look(&self) -> Look<'a> {
        Look::new(self.game, self.state)
    }

    fn spend(&self, on: Purchase, seat: Seat, cost: u8, then: Option<Then>) -> Spend {
        let own = self.view.viewer == Some(seat);
        let chance = if own && self.look().can_pay(seat, cost) {
            Chance::CERTAIN
        } else {
            self.look().chance_of(self.view, seat, &CURRENCY, cost)
        };
        Spend { on, seat, cost, chance, then }
    }

    /// Powers with a cost that the attack triggers, on either side.
    fn in_the_attack(&self) -> Vec<Spend> {
        let look = Look::new(self.game, self.staged);
        let powers = MOMENTS.iter().flat_map(|&moment| look.powers_at(moment));
        powers
            .filter(|&power| look.power(power).cost > 0 && self.tells(power))
            .map(|power| {
                let cost = look.power(power).cost;
                let then = if self.repeats(power) {
                    self.again(self.attack.by, |_| Some(*self.attack))
                } else {
                    self.instead(self.attack, power)
                };
                self.spend(Purchase::Power(power), look.power_seat(power), cost, then)
            })
            .collect()
    }

    /// Whether a power changes something about the fight and not only about cards or places.
    fn tells(&self, power: PowerRef) -> bool {
        let effects = &self.look().power(power).effects;
        effects.iter().any(|effect| {
            matches!(
                effect,
                Effect::Modify { .. }
                    | Effect::Reroll { .. }
                    | Effect::AddWounds { .. }
                    | Effect::CancelWounds { .. }
                    | Effect::PassWounds { .. }
                    | Effect::Wound { .. }
                    | Effect::Destroy { .. }
                    | Effect::MoreActions
            )
        })
    }

    /// Whether a power lets the attacker attack once more.
    fn repeats(&self, power: PowerRef) -> bool {
        let effects = &self.look().power(power).effects;
        power.unit == self.attack.by && effects.contains(&Effect::MoreActions)
    }

    /// The attack with a power.
    fn instead(&self, attack: &Attack, power: PowerRef) -> Option<Then> {
        let outlook = self.game.outlook(self.state, attack, Some(power))?;
        (!outlook.unclear).then_some(Then::Instead(outlook.blow))
    }

    /// Another attack on the same target by `unit`, for each number of points that the first has
    /// cost.
    fn again(&self, unit: UnitId, attack: impl Fn(Look<'_>) -> Option<Attack>) -> Option<Then> {
        let target = self.attack.target_unit()?;
        let vitality = self.look().public.unit(target).vitality;
        let after = |lost: u8| {
            let mut wounded = *self.state;
            wounded.public.unit_mut(target).vitality = vitality - lost;
            let attack = attack(Look::new(self.game, &wounded))?;
            debug_assert_eq!(attack.by, unit, "the attack is that of the unit");
            self.game.outlook(&wounded, &attack, None).map(|outlook| outlook.blow)
        };
        (0..vitality).map(after).collect::<Option<Vec<_>>>().map(Then::Besides)
    }

    /// The target evades. [P15.11C.1]
    fn evasion(&self) -> Option<Spend> {
        let target = self.attack.target_unit()?;
        let look = self.look();
        if !look.may_evade(self.attack, target) {
            return None;
        }
        let seat = look.controller(target);
        let free = look.public.seat(seat).free_manoeuvre;
        Some(self.spend(Purchase::Evade(target), seat, u8::from(!free), None))
    }

    /// Powers of the attacker that are used before the attack, in its place or after it.
    /// [P15.15C.11] [P15.15C.14]
    fn in_the_activation(&self) -> Vec<Spend> {
        let Some(Frame::Activation(activation)) = self.state.public.frames.top() else {
            return Vec::new();
        };
        if activation.unit != self.attack.by || self.attack.kind == AttackKind::Aerial {
            return Vec::new();
        }
        let look = self.look();
        let seat = look.controller(activation.unit);
        let usable = |state: &State, activation: &Activation| {
            let mut options = Vec::new();
            Look::new(self.game, state).power_options(activation, &mut options);
            options
        };
        let mut attacked = *self.state;
        let done = Activation { attacked: true, taken: activation.taken + 1, ..*activation };
        if let Some(top) = attacked.public.frames.top_mut() {
            *top = Frame::Activation(done);
        }
        let mut spends = Vec::new();
        for (options, after) in
            [(usable(self.state, activation), false), (usable(&attacked, &done), true)]
        {
            for power in options.into_iter().filter_map(used) {
                let then = self.by_power(power, after);
                let cost = look.power(power).cost;
                if cost > 0 && then.is_some() {
                    spends.push(self.spend(Purchase::Power(power), seat, cost, then));
                }
            }
        }
        spends
    }

    /// What a power used in the activation makes of the attack, `after` it or before.
    fn by_power(&self, power: PowerRef, after: bool) -> Option<Then> {
        let target = self.attack.target_unit()?;
        let definition = self.look().power(power);
        match (definition.when, definition.kind) {
            (Trigger::AttackAction, PowerKind::Offensive) if !after => {
                let attack = self.look().attack_by_power_on(power, target)?;
                let outlook = self.game.outlook(self.state, &attack, None)?;
                Some(Then::Instead(outlook.blow))
            }
            (Trigger::Activation, _) if after && self.repeats(power) => {
                self.again(self.attack.by, |_| Some(*self.attack))
            }
            (Trigger::Activation, _) if !after => {
                let plain = self.game.outlook(self.state, self.attack, None)?;
                let then = self.instead(self.attack, power)?;
                (then != Then::Instead(plain.blow)).then_some(then)
            }
            _ => None,
        }
    }

    /// Other units that could be activated and attack the same target. [P15.7A.3a-1]
    fn other_units(&self) -> Vec<Spend> {
        let look = self.look();
        let seat = look.controller(self.attack.by);
        let Some(target) = self.attack.target_unit() else { return Vec::new() };
        let own = self.view.viewer == Some(seat) && look.public.active == seat;
        if !own || self.attack.kind == AttackKind::Retaliation || !look.could_activate_another(seat)
        {
            return Vec::new();
        }
        let army = look.public.seat(seat).army;
        let ready = army.iter().filter(|&unit| {
            look.could_be_activated(seat, unit)
                && look.public.unit(unit).stage == Stage::InPlay
                && look.in_hand(seat, Card::Activation(unit)) > 0
        });
        ready
            .filter_map(|unit| {
                let aimed = |look: Look<'_>| {
                    let attack = Attack::begin(unit, AttackKind::Normal, seat);
                    look.aimed_if_in_reach(&attack, target)
                };
                let then = self.again(unit, aimed)?;
                Some(self.spend(Purchase::Activation(unit), seat, 1, Some(then)))
            })
            .collect()
    }
}

const fn used(choice: Choice) -> Option<PowerRef> {
    match choice {
        Choice::Use(power) => Some(power),
        _ => None,
    }
}
