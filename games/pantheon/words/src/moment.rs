//! Why something cannot be done, in the words of the moment: with who is meant and what lacks,
//! where a rule would speak of everybody.

use kernel::{Hosted as _, RuleId};
use pantheon::{AttackStep, Choice, Frame, Pantheon, Target, UnitId, View};
use text::moment::{told, variant, whom};

use crate::PantheonSpeaker;
use crate::message::{MomentNoCard, MomentNoGuard, MomentNoPayment, MomentRefused};
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// Why a target of an attack does not strike back, where there are words for it.
    pub fn no_answer(
        &self,
        game: &Pantheon,
        view: &View,
        (by, on): (UnitId, Target),
        rule: RuleId,
    ) -> Option<String> {
        let scene = Scene { speaker: *self, game, view };
        scene.refused(rule, [scene.unit(by), scene.target(on), String::new()])
    }
}

impl Scene<'_> {
    /// Why a choice is refused, where there are words for it.
    pub(super) fn moment(&self, choice: Choice, rule: RuleId) -> Option<String> {
        let attack = self.public().attack();
        let unit = match choice {
            Choice::Activate(unit, _)
            | Choice::Recall(unit)
            | Choice::PlaceTroop(unit, _)
            | Choice::Guard(unit)
            | Choice::Recruit(unit)
            | Choice::Pick(unit)
            | Choice::Lead(unit) => Some(unit),
            Choice::Use(power) | Choice::Resolve(power) => Some(power.unit),
            _ => self.acting(),
        };
        let target = match choice {
            Choice::Target(target) | Choice::TargetFull(target) => Some(target),
            _ => attack.and_then(|attack| attack.on),
        };
        let area = match choice {
            Choice::Enter(area)
            | Choice::Deploy(area)
            | Choice::Throw(area)
            | Choice::Area(area)
            | Choice::PlaceTroop(_, area) => self.tag(area),
            _ => "",
        };
        let unit = unit.map(|unit| self.unit(unit)).unwrap_or_default();
        let target = target.map(|target| self.target(target)).unwrap_or_default();
        self.refused(rule, [unit, target, area.to_owned()])
    }

    /// What lacks for the only answer that would be more than going on, when a question about a
    /// reaction has no such answer.
    pub(super) fn lacking(&self) -> Option<String> {
        let attack = self.public().attack()?;
        let choices = self.game.question(self.view)?;
        // A manoeuvre bought meanwhile asks for something else.
        if !choices.contains(&Choice::Decline) {
            return None;
        }
        let can = |wanted: fn(&Choice) -> bool| choices.iter().any(wanted);
        let target = || attack.on.map(|on| self.target(on)).unwrap_or_default().into();
        match attack.step {
            AttackStep::Initiative | AttackStep::AskRetaliation
                if !can(|choice| matches!(choice, Choice::Retaliate)) =>
            {
                Some(self.speaker.say(&MomentNoCard { target: target() }))
            }
            AttackStep::Evade if !can(|choice| matches!(choice, Choice::Evade)) => {
                Some(self.speaker.say(&MomentNoPayment))
            }
            AttackStep::Guard if !can(|choice| matches!(choice, Choice::Guard(_))) => {
                Some(self.speaker.say(&MomentNoGuard))
            }
            _ => None,
        }
    }

    /// The unit that acts: the one that attacks, moves or is activated, whichever came last.
    fn acting(&self) -> Option<UnitId> {
        self.public().frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack.by),
            Frame::Movement(movement) => Some(movement.unit),
            Frame::Activation(activation) => Some(activation.unit),
            _ => None,
        })
    }

    /// The words for a rule, by its id in 1.5.
    fn refused(&self, rule: RuleId, names: [String; 3]) -> Option<String> {
        let [unit, target, area] = names.map(|name| whom(Some(name)));
        let rule = variant(self.game.edition().plain(rule).0);
        told(self.speaker.say(&MomentRefused { rule, unit, target, area }))
    }
}
