//! What a player is asked, and why, from the frame that has the floor.

use kernel::{Hosted as _, Seat};
use pantheon::catalog::{Effect, Selector};
use pantheon::{
    Activation, Attack, AttackStep, Declared, Frame, LeaderFrame, LeaderStep, MoveKind, Movement,
    Pantheon, Point, PowerFrame, PowerRef, Series, SetupStep, Triggers, TurnStep, UnitId, View,
};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// What the moment asks, in one or two sentences. Viewers who are not asked are told who is.
    pub fn question(&self, game: &Pantheon, view: &View) -> String {
        let scene = Scene { speaker: *self, game, view };
        if view.public.ending.is_some() {
            return self.say(&QuestionOver);
        }
        let Some(seat) = game.asked(view) else { return self.say(&QuestionChance) };
        let question = scene.question(seat).unwrap_or_else(|| self.say(&QuestionChance));
        if view.viewer == Some(seat) {
            return match scene.lacking() {
                Some(lacking) => format!("{question} {lacking}"),
                None => question,
            };
        }
        let player = scene.player(seat).into();
        self.say(&QuestionWaiting { player, question: question.into() })
    }
}

impl Scene<'_> {
    /// The question of the frame that has the floor; `None` for frames that ask nobody.
    fn question(&self, seat: Seat) -> Option<String> {
        let say = &self.speaker;
        Some(match self.public().frames.top()? {
            Frame::Setup(step) => self.set_up_question(*step, seat)?,
            Frame::Turn(TurnStep::AskFirst) => say.say(&QuestionFirst),
            Frame::Turn(TurnStep::AskAnother) => say.say(&QuestionAnother),
            Frame::Turn(TurnStep::AskRecall) => say.say(&QuestionRecall),
            Frame::Activation(activation) => self.action_question(activation),
            Frame::Movement(movement) => self.movement_question(movement),
            Frame::Attack(attack) => self.attack_question(attack)?,
            Frame::Series(series) => self.series_question(series),
            Frame::Window { point, .. } => {
                say.say(&QuestionWindow { point: self.point(*point).into() })
            }
            Frame::Search { .. } => say.say(&QuestionSearch),
            Frame::Payment { left, .. } => say.say(&QuestionPayment { left: (*left).into() }),
            Frame::Naming { series, .. } => {
                let (unit, number) = (self.unit(series.by).into(), self.number(series.by));
                say.say(&QuestionNaming { unit, number })
            }
            Frame::MayDraw { .. } => say.say(&QuestionMayDraw),
            Frame::Lava { unit, .. } | Frame::Eruption { unit, .. } => {
                say.say(&QuestionLava { unit: self.unit(*unit).into() })
            }
            Frame::Triggers(triggers) => self.trigger_question(triggers),
            Frame::Power(power) => self.power_question(power)?,
            Frame::Leader(leader) => self.leader_question(leader)?,
            Frame::Empty
            | Frame::Turn(
                TurnStep::Begin
                | TurnStep::Draw
                | TurnStep::Drawn
                | TurnStep::Another
                | TurnStep::Closing
                | TurnStep::Recall
                | TurnStep::Next,
            )
            | Frame::Draw { .. }
            | Frame::Refresh { .. }
            | Frame::Recall { .. }
            | Frame::Activate { .. }
            | Frame::Counted(_)
            | Frame::LastMove(_) => return None,
        })
    }

    fn set_up_question(&self, step: SetupStep, seat: Seat) -> Option<String> {
        let points = self.public().seat(seat).points.into();
        Some(match step {
            SetupStep::ChooseBoard => self.speaker.say(&QuestionBoard),
            SetupStep::ChooseScenario(_) => self.speaker.say(&QuestionScenario),
            SetupStep::ChooseZone(_) => self.speaker.say(&QuestionZone),
            SetupStep::PickDivinity(_) => self.speaker.say(&QuestionDivinity { points }),
            SetupStep::PickUnit(_) => self.speaker.say(&QuestionRecruit { points }),
            SetupStep::PlaceTroop(_) => self.speaker.say(&QuestionPlaceTroop),
            SetupStep::LeadRoll(_)
            | SetupStep::ScenarioRoll(_)
            | SetupStep::LayOut
            | SetupStep::MakeDecks
            | SetupStep::StartingHand(_)
            | SetupStep::Begin => return None,
        })
    }

    fn action_question(&self, activation: &Activation) -> String {
        let unit = self.unit(activation.unit).into();
        let Activation { taken, allowed, declared, .. } = *activation;
        if taken >= allowed {
            return self.speaker.say(&QuestionActionsOver { unit });
        }
        match declared {
            Declared::Simple => {
                let (taken, allowed) = (taken.into(), allowed.into());
                self.speaker.say(&QuestionSimple { unit, taken, allowed })
            }
            Declared::Complex => self.speaker.say(&QuestionComplex { unit }),
        }
    }

    fn movement_question(&self, movement: &Movement) -> String {
        let (unit, number) = (self.unit(movement.unit).into(), self.number(movement.unit));
        let (area, left) = (self.area_of(movement.unit).into(), movement.left.into());
        match movement.kind {
            MoveKind::Walk => self.speaker.say(&QuestionWalk { unit, number, area, left }),
            MoveKind::Run => self.speaker.say(&QuestionRun { unit, number, area, left }),
            MoveKind::FastFlight => self.speaker.say(&QuestionFly { unit, number, area, left }),
            MoveKind::Power => self.speaker.say(&QuestionMoved { unit, area, left }),
        }
    }

    fn attack_question(&self, attack: &Attack) -> Option<String> {
        let (unit, number) = (self.unit(attack.by).into(), self.number(attack.by));
        let target = attack.on.map(|on| self.target(on)).unwrap_or_default().into();
        let (defence, wounds) = (attack.defence.into(), attack.pool.wounds().into());
        Some(match attack.step {
            AttackStep::AskTarget => match attack.power {
                _ if !attack.evaded.is_empty() => self.speaker.say(&QuestionTargetAgain { unit }),
                Some(power) => {
                    let power = self.power_name(power).into();
                    self.speaker.say(&QuestionTargetWith { unit, number, power })
                }
                None => self.speaker.say(&QuestionTarget { unit, number }),
            },
            AttackStep::Guard => self.speaker.say(&QuestionGuard { unit, number, target }),
            AttackStep::GuardAgrees(guard) => {
                let guard = self.unit(guard).into();
                self.speaker.say(&QuestionGuardAgrees { guard, target })
            }
            AttackStep::AskForce => self.speaker.say(&QuestionForceBack { unit }),
            AttackStep::AskThrow => self.speaker.say(&QuestionThrow { unit, target }),
            AttackStep::Evade => self.speaker.say(&QuestionEvade { unit, number, target }),
            AttackStep::Initiative => {
                self.speaker.say(&QuestionInitiative { unit, number, target })
            }
            AttackStep::AskRetaliation => self.speaker.say(&QuestionRetaliation { unit, target }),
            AttackStep::AskRolled => {
                let dice = self.roll(attack.roll).into();
                self.speaker.say(&QuestionRolled { unit, target, dice, defence })
            }
            AttackStep::AskSpend | AttackStep::AskSpendAgain => {
                let dice = self.pool(&attack.pool).into();
                self.speaker.say(&QuestionSpend { unit, target, dice, defence, wounds })
            }
            AttackStep::AskSecond => {
                let fives = attack.pool.fives().into();
                self.speaker.say(&QuestionSecond { unit, target, fives, defence, wounds })
            }
            AttackStep::Before
            | AttackStep::Chosen
            | AttackStep::AfterInitiative
            | AttackStep::Values
            | AttackStep::Count
            | AttackStep::Roll
            | AttackStep::Rolled
            | AttackStep::Reroll
            | AttackStep::Blanks
            | AttackStep::FirstOver
            | AttackStep::SecondRoll { .. }
            | AttackStep::BeforeWounds
            | AttackStep::Wounds
            | AttackStep::AfterWounds
            | AttackStep::Closing
            | AttackStep::Over
            | AttackStep::Evading => return None,
        })
    }

    fn series_question(&self, series: &Series) -> String {
        let (unit, number) = (self.unit(series.by).into(), self.number(series.by));
        if series.scope == pantheon::catalog::Scope::Area && series.area.is_none() {
            self.speaker.say(&QuestionArea { unit, number })
        } else {
            self.speaker.say(&QuestionNextTarget { unit, number })
        }
    }

    fn point(&self, point: Point) -> String {
        match point {
            Point::TurnStart => self.speaker.say(&QuestionPointTurnStart),
            Point::BeforeTarget => self.speaker.say(&QuestionPointBeforeTarget),
            Point::TargetChosen => self.speaker.say(&QuestionPointTargetChosen),
            Point::ValuesCounted => self.speaker.say(&QuestionPointValuesCounted),
            Point::FirstAssault => self.speaker.say(&QuestionPointFirstAssault),
            Point::BeforeWounds => self.speaker.say(&QuestionPointBeforeWounds),
            Point::AfterWounds => self.speaker.say(&QuestionPointAfterWounds),
            Point::ActivationEnd => self.speaker.say(&QuestionPointActivationEnd),
            Point::TurnEnd => self.speaker.say(&QuestionPointTurnEnd),
        }
    }

    fn trigger_question(&self, triggers: &Triggers) -> String {
        let Some(power) = triggers.asking else { return self.speaker.say(&QuestionOrder) };
        let name = self.power(power).into();
        match self.cost_of(power) {
            0 => self.speaker.say(&QuestionPower { power: name }),
            cost => self.speaker.say(&QuestionPowerCost { power: name, cost: cost.into() }),
        }
    }

    /// Art of war cards a power costs.
    pub(super) fn cost_of(&self, power: PowerRef) -> u8 {
        let def = self.game.def(power.unit).powers.get(usize::from(power.index));
        def.map_or(0, |power| power.cost)
    }

    /// The effect a power being resolved has come to.
    pub(super) fn effect_of(&self, frame: &PowerFrame) -> Option<Effect> {
        let def = self.game.def(frame.power.unit).powers.get(usize::from(frame.power.index))?;
        def.effects.get(usize::from(frame.at)).copied()
    }

    fn power_question(&self, frame: &PowerFrame) -> Option<String> {
        let power = self.power(frame.power).into();
        let left = frame.left.into();
        Some(match self.effect_of(frame)? {
            Effect::Reroll { .. } => {
                let attack = self.public().attack()?;
                let dice = self.roll(attack.roll).into();
                self.speaker.say(&QuestionPickReroll { power, dice, left })
            }
            Effect::PassWounds { .. } => self.speaker.say(&QuestionPickWound { power, left }),
            Effect::Activate { .. } => self.speaker.say(&QuestionPickActivate { power }),
            effect => match effect.selector()? {
                Selector::Each(_) => self.speaker.say(&QuestionPickOrder { power }),
                Selector::One(_) | Selector::Itself | Selector::Other | Selector::Chosen => {
                    self.speaker.say(&QuestionPick { power })
                }
            },
        })
    }

    fn leader_question(&self, leader: &LeaderFrame) -> Option<String> {
        let troop = |troop: Option<UnitId>| troop.map(|troop| self.unit(troop));
        let name = troop(leader.troop).unwrap_or_default().into();
        Some(match leader.step {
            LeaderStep::AskTroop => {
                let (unit, number) = (self.unit(leader.unit).into(), self.number(leader.unit));
                self.speaker.say(&QuestionLeaderTroop { unit, number })
            }
            LeaderStep::AskMate => self.speaker.say(&QuestionLeaderMate { unit: name }),
            LeaderStep::AskActivate => self.speaker.say(&QuestionLeaderActivate { unit: name }),
            LeaderStep::AskDiscard { .. } => {
                let number = self.number(leader.troop.unwrap_or(leader.unit));
                self.speaker.say(&QuestionLeaderDiscard { unit: name, number })
            }
            LeaderStep::Activate | LeaderStep::Over => return None,
        })
    }
}
