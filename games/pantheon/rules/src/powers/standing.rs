//! Powers that change stats: those that always work, those that last a while, and tokens.

use crate::breakdown::{Source, Tally};
use crate::catalog::{Amount, Effect, Selector, Stat, TokenEffect, Trigger};
use crate::frame::Attack;
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;
use crate::powers::select::opponent;
use crate::state::TimedAmount;

/// A standing change of a stat that works on a unit now.
#[derive(Clone, Copy, Debug)]
struct Standing {
    power: PowerRef,
    by: Amount,
}

impl Look<'_> {
    /// Adds what powers and their tokens do to a stat of `unit`; `attack` is the one it takes part
    /// in. [P15.15A.2] [P15.15D.3]
    pub(crate) fn standing_modifiers(
        &self,
        unit: UnitId,
        stat: Stat,
        attack: Option<&Attack>,
        tally: &mut impl Tally,
    ) {
        self.each_standing(unit, stat, attack, |standing| {
            let by = match standing.by {
                Amount::By(by) => by,
                Amount::PerVitality => self.public.unit(standing.power.unit).vitality as i8,
                Amount::X => return,
            };
            tally.add(Source::Power(standing.power), by);
        });
        if self.game.listeners().changes_stats() {
            for timed in self.public.timed() {
                match timed.by {
                    TimedAmount::By(by) if timed.unit == unit && timed.stat == stat => {
                        tally.add(Source::Power(timed.power), by);
                    }
                    TimedAmount::By(_) | TimedAmount::Exactly(_) => {}
                }
            }
        }
        if self.game.listeners().makes_tokens() {
            for (_, token) in self.public.tokens() {
                if let Some((power, TokenEffect::Modify { stat: changed, by })) = token.of
                    && token.on == Some(unit)
                    && changed == stat
                {
                    tally.add(Source::Token(power), by);
                }
            }
        }
    }

    /// The value X that replaces a stat, and the power it comes from. [P15.15B.6] [P15.15C.5]
    pub(crate) fn fixed_value(&self, unit: UnitId, stat: Stat) -> Option<(u8, PowerRef)> {
        if self.game.listeners().changes_stats() {
            for timed in self.public.timed() {
                match timed.by {
                    TimedAmount::Exactly(value) if timed.unit == unit && timed.stat == stat => {
                        return Some((value, timed.power));
                    }
                    TimedAmount::By(_) | TimedAmount::Exactly(_) => {}
                }
            }
        }
        let mut fixed = None;
        self.each_standing(unit, stat, None, |standing| match standing.by {
            Amount::X => fixed = self.value_x(standing.power).map(|x| (x, standing.power)),
            Amount::By(_) | Amount::PerVitality => {}
        });
        fixed
    }

    /// Finds the powers that always work and change `stat` of `unit` now.
    fn each_standing(
        &self,
        unit: UnitId,
        stat: Stat,
        attack: Option<&Attack>,
        mut found: impl FnMut(Standing),
    ) {
        for of in (self.game.listeners().standing(stat) & self.public.recruited()).iter() {
            for (index, power) in (0u8..).zip(&self.game.def(of).powers) {
                if power.when != Trigger::Always {
                    continue;
                }
                let power_ref = PowerRef { unit: of, index };
                for effect in &power.effects {
                    if let Effect::Modify { stat: changed, by, on, until: _ } = *effect
                        && changed == stat
                        && let Some(subject) = self.stands_on(of, on, unit, attack)
                        && self.is_available(power_ref)
                        && self.conditions_hold(power_ref, subject, attack)
                    {
                        found(Standing { power: power_ref, by });
                    }
                }
            }
        }
    }

    /// Whether a standing effect of the unit `of` reaches `unit`, and whose end of the attack its
    /// conditions look at.
    fn stands_on(
        &self,
        of: UnitId,
        on: Selector,
        unit: UnitId,
        attack: Option<&Attack>,
    ) -> Option<UnitId> {
        match on {
            Selector::Itself => (of == unit).then_some(unit),
            Selector::Each(filter) => self.fits(of, filter, unit).then_some(unit),
            Selector::Other => (opponent(attack?, of) == Some(unit)).then_some(of),
            Selector::One(_) | Selector::Chosen => None,
        }
    }
}
