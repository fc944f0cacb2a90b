//! Why not: what is done with dice (chapter 10).

use dice::chain::Die;

use crate::catalog::Talent;
use crate::choice::Choice;
use crate::explain::{Why, Wish};
use crate::frame::{Blow, Fight, FightStep, Side};

impl Wish<'_> {
    pub(super) fn dice(&self, choice: Choice) -> Why {
        let rolled = self.fight().and_then(|fight| match fight.step {
            FightStep::Dice(side) => Some((fight, side)),
            _ => None,
        });
        let Some((fight, side)) = rolled else { return without_a_roll(choice) };
        let roll = &self.look.public.roll;
        if self.look.game.owner(fight.unit(side)) != self.seat || roll.in_the_air() > 0 {
            return Some(self.look.present());
        }
        // Fives that were chosen are thrown before anything else. [M12.R70]
        let waits = roll.marked() > 0;
        match choice {
            Choice::Spend { .. } | Choice::Reroll(..) | Choice::Keep if waits => Some("M12.R70"),
            Choice::Throw => (!waits).then_some("M12.R70"),
            Choice::Spend { discard, on } => Some(match [discard.face, on.face] {
                faces if faces.contains(&5) => "M12.R68",
                faces if faces.contains(&0) => "M12.10.8",
                _ => "M12.10.3",
            }),
            Choice::Again(_) => Some("M12.10.6"),
            Choice::Reroll(die, Talent::AuraOfStrength) => self.reroll_by_aura(fight, side, die),
            Choice::Reroll(die, talent) => self.reroll(fight, side, die, talent),
            _ => None,
        }
    }

    fn reroll_by_aura(&self, fight: &Fight, side: Side, die: Die) -> Why {
        if fight.aura || !self.look.has_aura(fight.unit(side)) {
            return Some("M12.18.11");
        }
        let is_fresh = self.look.public.roll.fresh().any(|other| other == die);
        (!is_fresh).then_some("M12.R112")
    }

    /// Talents that reroll a die showing 0. [M12.18.73] [M12.18.74] [M12.18.75]
    fn reroll(&self, fight: &Fight, side: Side, die: Die, talent: Talent) -> Why {
        let condition = Some(talent.condition().0);
        let fits = match talent {
            Talent::SkilledMelee => fight.blow == Blow::Close,
            Talent::SkilledShot => fight.blow == Blow::Ranged,
            Talent::SkilledWarrior => true,
            _ => return condition,
        };
        if side == Side::Victim {
            return Some("M12.R97");
        }
        if !self.look.has(fight.by, talent) {
            return Some("M12.11.3");
        }
        let is_announced = fight.announced(side).has(Talent::SkilledWarrior);
        let is_open = (talent == Talent::SkilledWarrior) == is_announced;
        if !fits || !is_open || fight.skilled || die.face != 0 {
            return condition;
        }
        if !self.look.public.roll.fresh().any(|other| other == die) {
            return Some("M12.R113");
        }
        self.lacks(fight.by, talent, self.is_asked)
    }
}

/// What can be done with dice is done while there are any.
fn without_a_roll(choice: Choice) -> Why {
    Some(match choice {
        Choice::Spend { .. } => "M12.10.3",
        Choice::Again(_) | Choice::Throw => "M12.10.6",
        Choice::Reroll(_, talent) => talent.condition().0,
        _ => "M12.R72",
    })
}
