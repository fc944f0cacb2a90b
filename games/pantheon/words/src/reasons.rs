//! Why and why not: refusals, numbers with their parts, odds, and what a choice costs.

use kernel::{Hosted as _, RuleId};
use pantheon::board::{AreaId, Terrain};
use pantheon::catalog::Stat;
use pantheon::dice::Odds;
use pantheon::{
    Answer, AttackForecast, AttackStep, Breakdown, Card, Chance, Choice, Declared, Frame,
    LeaderStep, MoveKind, Movement, Pantheon, Part, PowerRef, Purchase, Skipped, Source, Spend,
    Stage, Target, Term, Triggers, TurnStep, Unasked, UnitId, View,
};
use text::{Detail, Narrator as _};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// A number with its parts, one line each, the sum last: `base 7`, `+1 ruins`, `= 8`.
    pub fn breakdown(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String> {
        Scene { speaker: *self, game, view }.parts(breakdown, None)
    }

    /// Why one would choose this: what it does and costs, the numbers it rests on, and the rule it
    /// goes by. For a choice that is not offered, which rule forbids it.
    pub fn why(&self, game: &Pantheon, view: &View, choice: Choice) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        if let Some(forbidden) = game.refusal(view, choice) {
            let unasked = forbidden.unasked.map(|why| scene.unasked(why));
            let moment = scene.moment(choice, forbidden.rule).filter(|_| unasked.is_none());
            let why = unasked.into_iter().chain(moment);
            return why.chain([self.refusal(forbidden.rule)]).collect();
        }
        let mut lines = vec![scene.choice(choice)];
        lines.extend(scene.costs(choice));
        scene.consequences(choice, &mut lines);
        for forecast in game.forecasts(view, choice) {
            scene.numbers(&forecast, &mut lines);
        }
        lines.extend(scene.goes_by(choice).map(|rule| self.rule(rule)));
        lines
    }

    /// The rule that a choice on offer goes by; `None` for ending or declining, which needs none.
    pub fn rule_of(&self, game: &Pantheon, view: &View, choice: Choice) -> Option<RuleId> {
        Scene { speaker: *self, game, view }.goes_by(choice)
    }

    /// The exact odds of the attacks a choice makes or leads to, and whether the targets may strike
    /// back; for dice on the table, what is to be expected of them after the choice.
    pub fn odds(&self, game: &Pantheon, view: &View, choice: Choice) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        let forecasts = game.forecasts(view, choice);
        if forecasts.is_empty() {
            let outlook = scene.outlook(choice);
            return outlook.unwrap_or_else(|| vec![self.say(&ReasonNoOdds)]);
        }
        let mut lines = Vec::new();
        for forecast in &forecasts {
            scene.odds(forecast, &mut lines);
        }
        lines
    }

    /// The parts of offence and defence in the attack under way.
    pub(super) fn values_in_parts(&self, game: &Pantheon, view: &View) -> Vec<Detail> {
        let scene = Scene { speaker: *self, game, view };
        let attack = view.public.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        let values = attack.and_then(|attack| scene.look().value_breakdowns(attack));
        let Some((offence, defence)) = values else { return Vec::new() };
        let detail = |(stat, breakdown): (Stat, Breakdown)| {
            let mut parts = scene.parts(&breakdown, None);
            // The last line is the sum.
            parts.truncate(breakdown.terms.len());
            let rules = breakdown.rules(game).collect();
            Detail { label: self.name(stat), parts, rules }
        };
        [(Stat::Offence, offence), (Stat::Defence, defence)].map(detail).to_vec()
    }
}

impl Scene<'_> {
    /// The parts of a number; talents of `of` need no owner.
    fn parts(&self, breakdown: &Breakdown, of: Option<UnitId>) -> Vec<String> {
        let mut lines: Vec<String> = Vec::with_capacity(breakdown.terms.len() + 1);
        lines.extend(breakdown.terms.iter().map(|term| self.part(term, of)));
        lines.push(self.speaker.say(&ReasonTotal { total: breakdown.total().into() }));
        lines
    }

    fn part(&self, term: &Term, of: Option<UnitId>) -> String {
        let say = &self.speaker;
        let source = match term.source {
            Source::Base | Source::TroopCard | Source::Body => {
                return say.say(&ReasonBase { by: term.by.into() });
            }
            Source::Given => say.say(&ReasonFixed),
            Source::Fixed(power) | Source::Stated(power) => {
                say.say(&ReasonFixedBy { power: self.power_name(power).into() })
            }
            Source::Terrain(terrain) => say.name(terrain),
            Source::Canopy => say.name(Terrain::Forest),
            Source::Heights => say.say(&ReasonHeights),
            Source::Talent(talent, unit) if of == Some(unit) => say.name(talent),
            Source::Talent(talent, unit) => {
                let (talent, unit) = (say.name(talent).into(), self.unit(unit).into());
                say.say(&ReasonTalentOf { talent, unit })
            }
            Source::Aerial => say.say(&ReasonAerial),
            Source::Power(power) => self.power(power),
            Source::Token(power) => say.say(&ReasonToken { power: self.power(power).into() }),
            Source::Cap => say.say(&ReasonCap),
            Source::Counted => return say.say(&ReasonCounted { by: term.by.into() }),
        };
        say.say(&ReasonPart { by: format!("{:+}", term.by).into(), source: source.into() })
    }

    /// Why a player is not asked.
    fn unasked(&self, why: Unasked) -> String {
        let say = &self.speaker;
        match why {
            Unasked::Over => say.say(&UnaskedOver),
            Unasked::Dice => say.say(&UnaskedDice),
            Unasked::Card => say.say(&UnaskedCard),
            Unasked::Decides(seat, part) => {
                let player = self.player(seat).into();
                match part {
                    Part::SetUp => say.say(&UnaskedSetUp { player }),
                    Part::Turn => say.say(&UnaskedTurn { player }),
                    Part::Attacker => say.say(&UnaskedAttacker { player }),
                    Part::Defender => say.say(&UnaskedDefender { player }),
                    Part::Payer => say.say(&UnaskedPayer { player }),
                    Part::Searcher => say.say(&UnaskedSearcher { player }),
                    Part::Power => say.say(&UnaskedPower { player }),
                    Part::Order => say.say(&UnaskedOrder { player }),
                    Part::Mover => say.say(&UnaskedMover { player }),
                    Part::Window => say.say(&UnaskedWindow { player }),
                    Part::Leader => say.say(&UnaskedLeader { player }),
                }
            }
            Unasked::Skipped(what) => match what {
                Skipped::NoGuard => say.say(&UnaskedNoGuard),
                Skipped::Guard => say.say(&UnaskedGuard),
                Skipped::Evade => say.say(&UnaskedEvade),
                Skipped::Retaliation => say.say(&UnaskedRetaliation),
                Skipped::Manoeuvre => say.say(&UnaskedManoeuvre),
                Skipped::Recall => say.say(&UnaskedRecall),
                Skipped::Power => say.say(&UnaskedOwnPower),
            },
        }
    }

    /// A number and its parts in one line; a number without modifiers is just itself.
    fn inline(&self, breakdown: &Breakdown, of: Option<UnitId>) -> String {
        match breakdown.terms.as_slice() {
            [only] if only.source.is_base() => breakdown.total().to_string(),
            _ => self.parts(breakdown, of).join(" "),
        }
    }

    /// The numbers of an attack.
    fn numbers(&self, forecast: &AttackForecast, lines: &mut Vec<String>) {
        let target = forecast.on.unit();
        let name = self.target(forecast.on);
        let unit = self.unit(forecast.by);
        lines.push(
            self.speaker
                .say(&ReasonAttack { unit: unit.clone().into(), target: name.clone().into() }),
        );
        let parts = self.inline(&forecast.offence, Some(forecast.by)).into();
        lines.push(self.speaker.say(&ReasonOffence { unit: unit.clone().into(), parts }));
        let parts = self.inline(&forecast.defence, target).into();
        lines.push(self.speaker.say(&ReasonDefence { unit: name.clone().into(), parts }));
        if let Some((distance, range)) = &forecast.range {
            let parts = self.inline(range, Some(forecast.by)).into();
            let distance = (*distance).into();
            lines.push(self.speaker.say(&ReasonRange { unit: unit.into(), parts, distance }));
        }
        lines.extend(self.answer(forecast));
    }

    fn odds(&self, forecast: &AttackForecast, lines: &mut Vec<String>) {
        let Odds { mean, at_least, destroys } = forecast.odds();
        let (unit, target) = (self.unit(forecast.by), self.target(forecast.on));
        lines.push(
            self.speaker.say(&ReasonAttack { unit: unit.into(), target: target.clone().into() }),
        );
        let mean = self.speaker.decimal(mean, 2).into();
        lines.push(self.speaker.say(&ReasonOddsMean { mean }));
        // Wounds beyond the vitality of the target do not count.
        for (wounds, share) in (1..=forecast.vitality).zip(at_least) {
            let chance = self.speaker.percent(share).into();
            lines.push(self.speaker.say(&ReasonOddsAtLeast { wounds: wounds.into(), chance }));
        }
        let chance = self.speaker.percent(destroys.unwrap_or(0.0)).into();
        let vitality = forecast.vitality.into();
        lines.push(self.speaker.say(&ReasonOddsDestroys {
            target: target.into(),
            vitality,
            chance,
        }));
        lines.extend(self.answer(forecast));
        if let Some(back) = self.game.retaliation(self.view, forecast) {
            let unit = self.unit(forecast.by).into();
            let wounds = self.speaker.decimal(back.mean, 2).into();
            let chance = self.speaker.percent(back.destroys).into();
            lines.push(self.speaker.say(&ReasonAnswerWounds { unit, wounds, chance }));
        }
        for spend in self.game.spends(self.view, forecast) {
            lines.push(self.bought(forecast, &spend));
        }
    }

    /// What cards would change about an attack.
    fn bought(&self, forecast: &AttackForecast, spend: &Spend) -> String {
        let say = &self.speaker;
        let unit = |unit| self.unit(unit).into();
        let what = match spend.on {
            Purchase::Power(power) => say
                .say(&ReasonSpendPower { unit: unit(power.unit), power: self.power(power).into() }),
            Purchase::Evade(target) => say.say(&ReasonSpendEvade { unit: unit(target) }),
            Purchase::Activation(other) => say.say(&ReasonSpendActivation { unit: unit(other) }),
        };
        let mut line = say.say(&ReasonSpend { what: what.into(), cost: spend.cost.into() });
        if self.view.viewer != Some(spend.seat) {
            line.push(' ');
            line.push_str(&say.say(&ReasonSpendHeld { chance: self.share(spend.chance) }));
        }
        if let Some(then) = spend.prospect(forecast) {
            let mean = say.decimal(then.mean, 2).into();
            let chance = say.percent(then.destroys).into();
            line.push(' ');
            line.push_str(&say.say(&ReasonSpendThen { mean, chance }));
        }
        line
    }

    /// A chance as a percentage.
    fn share(&self, Chance(parts): Chance) -> fluent_bundle::FluentValue<'static> {
        self.speaker.percent(f64::from(parts) / f64::from(Chance::CERTAIN.0)).into()
    }

    fn answer(&self, forecast: &AttackForecast) -> Option<String> {
        let target = self.target(forecast.on).into();
        let chance = |card: Chance| self.share(card);
        match (forecast.answer, forecast.on) {
            (_, Target::Token(_)) => None,
            (Answer::Barred(rule), Target::Unit(_)) => {
                Some(self.speaker.say(&ReasonNoAnswer { target, rule: rule.0.into() }))
            }
            (Answer::After(card), Target::Unit(_)) => {
                Some(self.speaker.say(&ReasonAnswerAfter { target, chance: chance(card) }))
            }
            (Answer::First(card), Target::Unit(_)) => {
                Some(self.speaker.say(&ReasonAnswerFirst { target, chance: chance(card) }))
            }
        }
    }

    /// What a choice costs in cards.
    fn costs(&self, choice: Choice) -> Option<String> {
        let top = self.public().frames.top();
        match choice {
            Choice::Activate(unit, _) => Some(match top {
                Some(Frame::Turn(TurnStep::AskAnother)) => {
                    let unit = self.unit(unit).into();
                    self.speaker.say(&ReasonCostActivationAndArt { unit })
                }
                _ => self.activation_card(unit),
            }),
            Choice::Retaliate => {
                let unit = self.public().attack()?.target_unit()?;
                Some(self.activation_card(unit))
            }
            Choice::Pay(Card::Activation(unit))
                if matches!(top, Some(Frame::Leader(leader))
                    if matches!(leader.step, LeaderStep::AskDiscard { .. })) =>
            {
                Some(self.activation_card(unit))
            }
            Choice::Recall(_) => Some(self.art_of_war(1)),
            Choice::Buy(_) | Choice::Evade if !self.manoeuvre_is_free() => Some(self.art_of_war(1)),
            Choice::Use(power) => match self.cost_of(power) {
                0 => None,
                cost => Some(self.art_of_war(cost)),
            },
            _ => None,
        }
    }

    fn art_of_war(&self, cards: u8) -> String {
        self.speaker.say(&ReasonCostArtOfWar { cards: cards.into() })
    }

    fn activation_card(&self, unit: UnitId) -> String {
        let held = self.view.held(self.game, Card::Activation(unit)).into();
        self.speaker.say(&ReasonCostActivation { unit: self.unit(unit).into(), held })
    }

    /// What a choice leads to besides attacks: the ground it enters, the power it uses.
    fn consequences(&self, choice: Choice, lines: &mut Vec<String>) {
        match choice {
            Choice::Enter(area) | Choice::Deploy(area) | Choice::PlaceTroop(_, area) => {
                let terrain = self.game.shown_terrain(self.public(), area);
                let text = self.speaker.about_in(terrain, self.game.edition()).into();
                let terrain = self.speaker.name(terrain).into();
                lines.push(self.speaker.say(&ReasonArea { terrain, text }));
                if self.enemies_stop(area) {
                    lines.push(self.speaker.say(&ReasonEnemiesStop));
                }
            }
            Choice::Walk | Choice::Run | Choice::FastFlight => {
                if let Some(unit) = self.mover().filter(|&unit| self.public().is_in_play(unit)) {
                    let parts = self.look().movement_breakdown(unit);
                    let parts = self.inline(&parts, Some(unit)).into();
                    let unit = self.unit(unit).into();
                    lines.push(self.speaker.say(&ReasonMovement { unit, parts }));
                }
            }
            Choice::Use(power) | Choice::Resolve(power) => lines.push(self.power_text(power)),
            Choice::Decline => {
                if let Some(Frame::Triggers(Triggers { asking: Some(power), .. })) =
                    self.public().frames.top()
                {
                    lines.push(self.power_text(*power));
                }
            }
            Choice::Recruit(unit) => {
                let powers = 0..self.game.def(unit).powers.len() as u8;
                let powers = powers.map(|index| PowerRef { unit, index });
                lines.extend(powers.map(|power| self.power_text(power)));
            }
            _ => {}
        }
    }

    /// The rule a choice goes by; `None` for those that only leave something be.
    fn goes_by(&self, choice: Choice) -> Option<RuleId> {
        let rule = self.goes_by_in_1_5(choice)?;
        Some(self.game.edition().cite(rule))
    }

    fn goes_by_in_1_5(&self, choice: Choice) -> Option<RuleId> {
        let attack = match self.public().frames.top() {
            Some(Frame::Attack(attack)) => Some(attack.step),
            _ => None,
        };
        match choice {
            Choice::Use(power) => Some(self.look().rule_of_time(power)),
            Choice::Activate(_, Declared::Simple) => Some(RuleId("P15.8A.0-1")),
            Choice::Activate(unit, Declared::Complex) => {
                Some(RuleId(match self.public().unit(unit).stage {
                    Stage::Ready => "P15.8B.2-5",
                    _ => "P15.8B.0-1",
                }))
            }
            Choice::Retaliate if attack == Some(AttackStep::Initiative) => {
                Some(RuleId("P15.14.10-1"))
            }
            Choice::Reroll(_) if attack == Some(AttackStep::AskRolled) => {
                Some(RuleId("P15.14.14-1"))
            }
            Choice::Spend { .. } if attack == Some(AttackStep::AskSpendAgain) => {
                Some(RuleId("P15.8A.2a2c-7"))
            }
            Choice::Pay(Card::Omphalos) => Some(RuleId("P15.10.3")),
            Choice::End
            | Choice::Stop
            | Choice::Decline
            | Choice::Continue
            | Choice::Keep
            | Choice::Second(0) => None,
            Choice::Walk => Some(RuleId("P15.8A.1-1")),
            Choice::Attack => Some(RuleId("P15.8A.2a-1")),
            Choice::Run => Some(RuleId("P15.8B.1-1")),
            Choice::Pass { draw: true } => Some(RuleId("P15.7A.1c-2")),
            Choice::Recruit(unit) if !self.game.def(unit).is_divinity() => {
                Some(RuleId("P15.6C.1-7"))
            }
            Choice::ResolveTerrain | Choice::Pick(_) => Some(RuleId("P15.3.8")),
            _ => Some(choice.rule()),
        }
    }

    /// Whether enemies in an area end the movement that enters it. [P15.8A.1-3] [P15.8B.1-3]
    fn enemies_stop(&self, area: AreaId) -> bool {
        match self.public().frames.top() {
            Some(Frame::Movement(Movement {
                unit, kind: MoveKind::Walk | MoveKind::Run, ..
            })) => {
                let enemies = self.look().enemies_of(*unit);
                self.public().units_in(area).intersects(enemies)
            }
            _ => false,
        }
    }

    fn power_text(&self, power: PowerRef) -> String {
        let def = self.game.def(power.unit);
        let text = self.speaker.power_text(def, usize::from(power.index)).into();
        self.speaker.say(&ReasonPower { power: self.power_name(power).into(), text })
    }
}
