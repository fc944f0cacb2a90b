//! What a choice costs in power points (chapters 3, 6, 12, 14 and 18).

use crate::activation::{PLUS_POINTS, REACTION_POINTS};
use crate::catalog::Talent;
use crate::choice::{Choice, Fee};
use crate::frame::Frame;
use crate::look::Look;

impl Look<'_> {
    /// The PP that a choice costs at this moment; 0 for those that cost none. [M12.13.2]
    pub fn price(&self, choice: Choice) -> u8 {
        match (self.public.frames.top(), choice) {
            (_, Choice::Use(unit, talent) | Choice::UseOn(unit, talent, _)) => {
                self.cost(unit, talent)
            }
            (_, Choice::Plus(..)) => PLUS_POINTS,
            (_, Choice::Activate(unit, Fee::Leader)) => {
                self.leader_fee(self.game.owner(unit)).unwrap_or_default()
            }
            (Some(Frame::Activation(activation)), Choice::Shoot { arching, far, .. }) => {
                self.shot_price(activation.unit, arching, far)
            }
            (Some(Frame::Fight(fight)), Choice::Bite(_)) => {
                self.cost(fight.by, Talent::CerberusBite)
            }
            (Some(Frame::Fight(fight)), Choice::Spread(_)) => {
                self.cost(fight.by, Talent::SpreadShot)
            }
            (_, Choice::Harass { by, track: true }) => self.cost(by, Talent::Track),
            (Some(Frame::Fight(fight)), Choice::Defend { by, sentry: true }) => {
                self.sentry(by, fight.target).map_or(0, |talent| self.cost(by, talent))
            }
            (_, Choice::Harass { .. } | Choice::Defend { .. }) => REACTION_POINTS,
            // The aura and Skilled Warrior were paid when they were announced.
            (
                Some(Frame::Fight(fight)),
                Choice::Reroll(_, talent @ (Talent::SkilledMelee | Talent::SkilledShot)),
            ) => self.cost(fight.by, talent),
            _ => 0,
        }
    }
}
