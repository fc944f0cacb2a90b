//! What a power does.

use fluent_bundle::FluentValue;
use pantheon::catalog::{
    Amount, AttackDice, AttackRange, Duration, Effect, Scope, Selector, Stat, TokenEffect,
};

use super::{Telling, yes_no};
use crate::message;

/// Changes of stats of the same units for the same time, told in one breath.
struct Changes {
    on: Selector,
    until: Duration,
    stats: Vec<(Stat, Amount)>,
}

/// An effect, or several changes of stats that belong together.
enum Step {
    Change(Changes),
    Effect(Effect),
}

impl Telling<'_> {
    /// What always works, as facts.
    pub(super) fn facts(self) -> String {
        let facts = self.steps().into_iter().filter_map(|step| match step {
            Step::Change(changes) => {
                let unit = match changes.on {
                    Selector::Itself => self.itself(),
                    other => self.selected(other),
                };
                let changes = self.changes(&changes);
                Some(
                    self.speaker
                        .say(&message::HasChange { unit: unit.into(), changes: changes.into() }),
                )
            }
            // Only changes of stats always work; content is checked for it.
            Step::Effect(_) => None,
        });
        self.speaker.all_of(facts.collect())
    }

    /// What happens, as orders, in order.
    pub(super) fn orders(self) -> String {
        let mut before = None;
        let mut text: Option<String> = None;
        for step in self.steps() {
            let on = match &step {
                Step::Change(changes) => Some(changes.on),
                Step::Effect(effect) => effect.selector(),
            };
            let whom = on.map(|on| match (on, before) {
                (Selector::Each(each), Some(Selector::Each(same))) if each == same => {
                    self.speaker.say(&message::UnitSame)
                }
                _ => self.selected(on),
            });
            let whom = whom.unwrap_or_default();
            // "It" is clear at the beginning only: later it could be another unit.
            let who = match on {
                Some(Selector::Itself) if text.is_none() => self.who(),
                Some(Selector::Itself) => "this",
                _ => "named",
            };
            let order = match step {
                Step::Change(changes) => self.give(&changes, who, whom),
                Step::Effect(effect) => self.order(effect, who, whom),
            };
            before = on.or(before);
            text = Some(match text {
                Some(first) => self
                    .speaker
                    .say(&message::PowerThen { first: first.into(), next: order.into() }),
                None => order,
            });
        }
        text.unwrap_or_default()
    }

    fn steps(self) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for &effect in &self.power.effects {
            match (effect, steps.last_mut()) {
                (Effect::Modify { stat, by, on, until }, Some(Step::Change(changes)))
                    if (changes.on, changes.until) == (on, until) =>
                {
                    changes.stats.push((stat, by));
                }
                (Effect::Modify { stat, by, on, until }, _) => {
                    steps.push(Step::Change(Changes { on, until, stats: vec![(stat, by)] }));
                }
                _ => steps.push(Step::Effect(effect)),
            }
        }
        steps
    }

    fn changes(self, changes: &Changes) -> String {
        let change = |&(stat, by): &(Stat, Amount)| match by {
            Amount::By(by) => self.change_by(stat, by),
            Amount::PerVitality => self.speaker.say(&message::ChangePerVitality {
                stat: self.speaker.name(stat).into(),
                troop: yes_no(self.unit.is_troop()).into(),
            }),
            Amount::X => {
                let stat = self.speaker.name(stat).into();
                self.speaker.say(&message::ChangeToX { stat })
            }
        };
        self.speaker.all_of(changes.stats.iter().map(change).collect())
    }

    fn change_by(self, stat: Stat, by: i8) -> String {
        let stat = self.speaker.name(stat).into();
        self.speaker.say(&message::ChangeBy { amount: format!("{by:+}").into(), stat })
    }

    fn give(self, changes: &Changes, who: &'static str, whom: String) -> String {
        let is_loss = |&(_, by): &(Stat, Amount)| matches!(by, Amount::By(by) if by < 0);
        self.speaker.say(&message::GiveChange {
            loss: yes_no(changes.stats.iter().all(is_loss)).into(),
            who: who.into(),
            unit: whom.into(),
            changes: self.changes(changes).into(),
            until: self.until(changes.until).into(),
        })
    }

    fn until(self, until: Duration) -> String {
        match until {
            // Nothing that happens lasts for ever; content is checked for it.
            Duration::Standing => String::new(),
            Duration::Attack => self.speaker.say(&message::UntilAttack),
            Duration::Activation => self.speaker.say(&message::UntilActivation),
            Duration::Turn => self.speaker.say(&message::UntilTurn),
            Duration::Round => self.speaker.say(&message::UntilRound),
        }
    }

    /// One effect as an order. `whom` it touches, and `who`: "it" when that is clear.
    fn order(self, effect: Effect, who: &'static str, whom: String) -> String {
        let speaker = self.speaker;
        let who = FluentValue::from(who);
        let unit = FluentValue::from(whom);
        match effect {
            Effect::Modify { stat, by, on, until } => self.give(
                &Changes { on, until, stats: vec![(stat, by)] },
                "named",
                self.selected(on),
            ),
            Effect::Attack { dice, range, scope, retaliation } => {
                self.attack_order(dice, range, scope, retaliation)
            }
            Effect::Wound { wounds, .. } => {
                speaker.say(&message::DoWound { who, unit, wounds: wounds.into() })
            }
            Effect::Heal { on: Selector::Itself, points } if self.unit.is_troop() => {
                speaker.say(&message::DoHealTroop { points: points.into() })
            }
            Effect::Heal { points, .. } => {
                speaker.say(&message::DoHeal { who, unit, points: points.into() })
            }
            Effect::Destroy { .. } => speaker.say(&message::DoDestroy { unit }),
            Effect::Paralyse { until, .. } => {
                speaker.say(&message::DoParalyse { unit, until: self.until(until).into() })
            }
            Effect::Move { areas, .. } => {
                speaker.say(&message::DoMove { who, unit, areas: areas.into() })
            }
            Effect::Draw { cards } => speaker.say(&message::DoDraw { cards: cards.into() }),
            Effect::Retrieve { .. } => speaker.say(&message::DoRetrieve { unit }),
            Effect::Search => speaker.say(&message::DoSearch),
            Effect::FreeManoeuvre => speaker.say(&message::DoFreeManoeuvre),
            Effect::MoreActivations { units } => {
                speaker.say(&message::DoMoreActivations { units: units.into() })
            }
            Effect::MoreActions => speaker.say(&message::DoMoreActions),
            Effect::Reroll { dice } => speaker.say(&message::DoReroll { dice: dice.into() }),
            Effect::AddWounds { wounds } => {
                speaker.say(&message::DoAddWounds { wounds: wounds.into() })
            }
            Effect::CancelWounds { wounds } => {
                speaker.say(&message::DoCancelWounds { wounds: wounds.into() })
            }
            Effect::PassWounds { wounds, .. } => {
                speaker.say(&message::DoPassWounds { unit, wounds: wounds.into() })
            }
            Effect::PlaceToken { token: TokenEffect::Modify { stat, by }, .. } => {
                let change = self.change_by(stat, by).into();
                speaker.say(&message::DoPlaceToken { unit, change })
            }
            Effect::PlaceToken { token: TokenEffect::Body { defence, vitality }, .. } => speaker
                .say(&message::DoPlaceBody {
                    unit,
                    defence: defence.into(),
                    vitality: vitality.into(),
                }),
            Effect::Activate { .. } => speaker.say(&message::DoActivate { unit }),
            Effect::Charge { areas, dice } => {
                let dice = self.dice(dice).into();
                speaker.say(&message::DoCharge { areas: areas.into(), dice })
            }
        }
    }

    fn attack_order(
        self,
        dice: AttackDice,
        range: AttackRange,
        scope: Scope,
        retaliation: bool,
    ) -> String {
        let mut values = vec![self.dice(dice), self.range(range)];
        // Nobody retaliates against an area attack, so that only others say it. [P15.8A.2b-13]
        if !retaliation && !matches!(scope, Scope::Area | Scope::Multiple) {
            values.push(self.speaker.say(&message::AttackNoRetaliation));
        }
        let scope = match scope {
            Scope::One => "one",
            Scope::Area => "area",
            Scope::EachEnemy => "each",
            Scope::Multiple => "multiple",
        };
        let values = values.join(", ").into();
        self.speaker.say(&message::DoAttack { scope: scope.into(), values })
    }

    fn dice(self, dice: AttackDice) -> String {
        match dice {
            AttackDice::Offence => self.speaker.say(&message::AttackDiceOffence),
            AttackDice::X => self.speaker.say(&message::AttackDiceX),
            AttackDice::Dice(dice) => self.speaker.say(&message::AttackDice { dice: dice.into() }),
        }
    }

    fn range(self, range: AttackRange) -> String {
        match range {
            AttackRange::Range => self.speaker.say(&message::AttackRangeOwn),
            AttackRange::Ranged => self.speaker.say(&message::AttackRangeOwnFar),
            AttackRange::X => self.speaker.say(&message::AttackRangeX),
            AttackRange::Areas(areas) => {
                self.speaker.say(&message::AttackRange { areas: areas.into() })
            }
            AttackRange::Exactly(0) => self.speaker.say(&message::AttackRangeHere),
            AttackRange::Exactly(areas) => {
                self.speaker.say(&message::AttackRangeFixed { areas: areas.into() })
            }
        }
    }
}
