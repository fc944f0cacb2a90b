//! An attack played out in thought: powers that work of themselves, and one more that is paid for.

use dice::{Blow, Query, Roll};

use crate::breakdown::Breakdown;
use crate::catalog::{Amount, Effect, Selector};
use crate::combat::assaults::SLAYER_DICE;
use crate::frame::{Attack, AttackStep, Frame, Moment};
use crate::game::Pantheon;
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;
use crate::powers::opponent;
use crate::state::{MAX_FRAMES, State, Timed, TimedAmount};

/// The moments of an attack at which powers change what comes of it, in their order.
pub(super) const MOMENTS: [Moment; 4] =
    [Moment::Values, Moment::FirstRoll, Moment::Wounds, Moment::AttackOver];

/// What is to be expected of an attack.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    pub(super) offence: Breakdown,
    pub(super) defence: Breakdown,
    pub(super) blow: Blow,
    /// Whether a power does something that the odds do not show.
    pub(super) unclear: bool,
}

/// What powers do to the dice and wounds of an attack.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    rerolls: u8,
    cancelled: u8,
    added: u8,
    after: u8,
    unclear: bool,
}

impl Pantheon {
    /// What is to be expected of an aimed attack; with `extra`, as if that power were used in it
    /// or just before.
    pub(super) fn outlook(
        &self,
        state: &State,
        attack: &Attack,
        extra: Option<PowerRef>,
    ) -> Option<Outlook> {
        let on = attack.on?;
        let mut staged = staged(state, attack)?;
        let look = Look::new(self, &staged);
        look.public.area_of(attack.by)?;
        look.target_area(on)?;
        let mut tally = Tally::default();
        if Look::new(self, &staged).may_slay(&rolled(attack)) {
            tally.rerolls = SLAYER_DICE;
        }
        let comes_up = |power: PowerRef| {
            let look = Look::new(self, &staged);
            MOMENTS.iter().any(|&moment| look.powers_at(moment).into_iter().any(|at| at == power))
        };
        if let Some(power) = extra.filter(|&power| !comes_up(power)) {
            self.fold(&mut staged, attack, power, &mut tally);
        }
        let mut values = None;
        for moment in MOMENTS {
            for power in Look::new(self, &staged).powers_at(moment) {
                let wanted = extra == Some(power);
                if wanted || !Look::new(self, &staged).power(power).is_optional() {
                    self.fold(&mut staged, attack, power, &mut tally);
                }
            }
            // What changes a value after the values were counted comes too late for this attack.
            if moment == Moment::Values {
                values = Some(Look::new(self, &staged).value_breakdowns(attack)?);
            }
        }
        let (offence, defence) = values?;
        let look = Look::new(self, &staged);
        let query = Query {
            offence: offence.total(),
            defence: defence.total(),
            rerolls: tally.rerolls,
            cancelled: tally.cancelled,
            vitality: Some(look.vitality_of(on)),
            again: self.edition().second_assault.again(),
        };
        let blow = Blow { query, added: tally.added, after: tally.after };
        Some(Outlook { offence, defence, blow, unclear: tally.unclear })
    }

    /// What a power does to an attack.
    fn fold(&self, state: &mut State, attack: &Attack, power: PowerRef, tally: &mut Tally) {
        let attacks = power.unit == attack.by;
        for &effect in &self.def(power.unit).powers[usize::from(power.index)].effects {
            match effect {
                Effect::Modify { stat, by, on, until } => {
                    let look = Look::new(self, state);
                    let by = match by {
                        Amount::By(by) => TimedAmount::By(by),
                        Amount::PerVitality => {
                            TimedAmount::By(look.public.unit(power.unit).vitality as i8)
                        }
                        Amount::X => TimedAmount::Exactly(look.value_x(power).unwrap_or(0)),
                    };
                    for unit in look.fighters_touched(attack, power, on) {
                        state.public.start_timed(Timed { unit, stat, by, until, power });
                    }
                }
                Effect::Reroll { dice } if attacks => tally.rerolls += dice,
                Effect::AddWounds { wounds } => tally.added += wounds,
                Effect::CancelWounds { wounds } => tally.cancelled += wounds,
                Effect::Wound { on: Selector::Other, wounds } if attacks => tally.after += wounds,
                _ => tally.unclear = true,
            }
        }
    }
}

impl Look<'_> {
    /// The ends of an attack that an effect touches; of units to be chosen, the one in the attack
    /// is.
    fn fighters_touched(&self, attack: &Attack, power: PowerRef, on: Selector) -> Vec<UnitId> {
        let fighters = [attack.target_unit(), Some(attack.by)];
        match on {
            Selector::Itself => vec![power.unit],
            Selector::Other => opponent(attack, power.unit).into_iter().collect(),
            Selector::Each(filter) => {
                let fits = |unit: &UnitId| self.fits(power.unit, filter, *unit);
                fighters.into_iter().flatten().filter(fits).collect()
            }
            Selector::One(filter) => {
                let fits = |unit: &UnitId| self.fits(power.unit, filter, *unit);
                fighters.into_iter().flatten().find(fits).into_iter().collect()
            }
            Selector::Chosen => Vec::new(),
        }
    }
}

/// The moment of an attack at which its dice lie and it wounds, as triggered powers look at it.
fn rolled(attack: &Attack) -> Attack {
    let roll = Roll::EMPTY.with(0).expect("an empty roll has room for a die");
    Attack { roll, wounds: 1, step: AttackStep::Values, ..*attack }
}

/// The state with the attack on top of what is under way; `None` when the stack is full.
pub(super) fn staged(state: &State, attack: &Attack) -> Option<State> {
    let mut staged = *state;
    let frames = &mut staged.public.frames;
    let begun =
        matches!(frames.top(), Some(Frame::Attack(top)) if top.step == AttackStep::AskTarget);
    if begun {
        frames.pop();
    }
    if frames.len() >= MAX_FRAMES {
        return None;
    }
    frames.push(Frame::Attack(rolled(attack)));
    Some(staged)
}
