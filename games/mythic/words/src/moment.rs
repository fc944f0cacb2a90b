//! Why something cannot be done, in the words of the moment: with who is meant and what lacks, where
//! a rule would speak of everybody.

use kernel::{Hosted as _, RuleId, Seat};
use mythic::{Activation, Choice, Fight, FightStep, Frame, Talent, UnitId};
use text::moment::{told, variant, whom};

use crate::message::*;
use crate::scene::Scene;

/// Whom and what a choice is about.
#[derive(Default)]
struct About {
    unit: Option<UnitId>,
    target: Option<UnitId>,
    space: Option<String>,
    talent: Option<Talent>,
}

impl Scene<'_> {
    /// Why a choice is refused, where there are words for it.
    pub(super) fn moment(&self, choice: Choice, rule: RuleId) -> Option<String> {
        let About { unit, target, space, talent } = self.about(choice);
        let name = |unit: Option<UnitId>| unit.map(|unit| self.speaker.unit(self.game, unit));
        let points = |seat: Seat| self.speaker.points(self.public().seat(seat).points);
        let cost = self.speaker.points(self.look().price(choice));
        told(self.say(&MytMomentRefused {
            rule: variant(rule.0),
            unit: whom(name(unit)),
            target: whom(name(target)),
            space: whom(space),
            talent: whom(talent.map(|talent| self.speaker.talent(talent))),
            points: whom(self.view.viewer.map(points)),
            cost: cost.into(),
        }))
    }

    /// What lacks, when a question about a reaction has no yes. As long as cards can be turned into
    /// points it may come to have one.
    pub(super) fn lacking(&self) -> Option<String> {
        let choices = self.game.question(self.view)?;
        if let Some(Frame::Fight(Fight { step: FightStep::Answer, victim, .. })) = self.frame()
            && choices.contains(&Choice::Decline)
            && choices.len() > 1
            && !choices.contains(&Choice::Counter)
        {
            return Some(self.say(&MytMomentNoCard { unit: self.unit(*victim) }));
        }
        let is_no_yes = |choice: &Choice| {
            matches!(choice, Choice::Convert(_) | Choice::Search | Choice::Decline)
        };
        if !choices.contains(&Choice::Decline) || !choices.iter().all(is_no_yes) {
            return None;
        }
        if choices.len() > 1 {
            return Some(self.say(&MytMomentUnpaid));
        }
        match self.frame()? {
            Frame::Activation(Activation { unit, .. }) => {
                Some(self.say(&MytMomentHarass { unit: self.unit(*unit) }))
            }
            Frame::Fight(fight) => match fight.step {
                FightStep::Answer => {
                    Some(self.say(&MytLacksCounter { unit: self.unit(fight.victim) }))
                }
                FightStep::Defend { .. } => Some(self.say(&MytLacksDefence)),
                FightStep::Evade => {
                    Some(self.say(&MytMomentEvade { unit: self.unit(fight.victim) }))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn about(&self, choice: Choice) -> About {
        let frames = self.public().frames.as_slice().iter().rev();
        let acting = || {
            frames.clone().find_map(|frame| match frame {
                Frame::Activation(activation) => Some(activation.unit),
                _ => None,
            })
        };
        let fight = || -> Option<&Fight> {
            frames.clone().find_map(|frame| match frame {
                Frame::Fight(fight) => Some(fight),
                _ => None,
            })
        };
        let space = |space| Some(self.space_text(space));
        match choice {
            Choice::Deploy(unit, to) => {
                About { unit: Some(unit), space: space(to), ..About::default() }
            }
            Choice::Activate(unit, _) | Choice::Plus(unit, _) => {
                About { unit: Some(unit), ..About::default() }
            }
            Choice::Use(unit, talent) => {
                About { unit: Some(unit), talent: Some(talent), ..About::default() }
            }
            Choice::UseOn(unit, talent, on) => {
                About { unit: Some(unit), target: Some(on), talent: Some(talent), space: None }
            }
            Choice::Move(to) | Choice::MoveVia(_, to) | Choice::Fly(to) => {
                About { unit: acting(), space: space(to), ..About::default() }
            }
            Choice::Strike(target)
            | Choice::Shoot { at: target, .. }
            | Choice::Spread(target)
            | Choice::Next(target) => {
                About { unit: acting(), target: Some(target), ..About::default() }
            }
            Choice::Harass { by, .. } => {
                About { unit: Some(by), target: acting(), ..About::default() }
            }
            Choice::Defend { by, .. } => {
                let target = fight().map(|fight| fight.target);
                About { unit: Some(by), target, ..About::default() }
            }
            Choice::Counter | Choice::Retreat(_) => {
                let (unit, target) = fight().map(|it| (it.victim, it.by)).unzip();
                About { unit, target, ..About::default() }
            }
            Choice::Reroll(_, talent) => About { talent: Some(talent), ..About::default() },
            _ => About::default(),
        }
    }
}
