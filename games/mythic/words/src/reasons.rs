//! Why and why not: what a choice costs, numbers with their parts, odds.

use kernel::{Hosted as _, RuleId, Seat};
use mythic::dice::chain::{advise, odds};
use mythic::dice::{Aim, Odds};
use mythic::{
    ActivationStep, AttackForecast, Breakdown, Card, Choice, Fee, Frame, Mythic, Purchase, Source,
    Spend, Talent, Term, Unasked, UnitId, View,
};
use text::Narrator as _;

use crate::MythicSpeaker;
use crate::events::blow_key;
use crate::message::*;
use crate::scene::Scene;

impl MythicSpeaker<'_> {
    /// Why one would choose this: what it does and costs, the numbers it rests on, and the rule it
    /// goes by. For a choice that is not offered, which rule forbids it.
    pub fn why(&self, game: &Mythic, view: &View, choice: Choice) -> Vec<String> {
        let scene = Scene { speaker: *self, game, view };
        if let Some(forbidden) = game.refusal(view, choice) {
            let unasked = game.unasked(view, choice).map(|why| scene.unasked(why));
            let moment = scene.moment(choice, forbidden.rule).filter(|_| unasked.is_none());
            let why = unasked.into_iter().chain(moment);
            return why.chain([self.refusal(forbidden.rule)]).collect();
        }
        let mut lines = vec![scene.choice(choice)];
        scene.costs(choice, &mut lines);
        lines.extend(scene.consequence(choice));
        for forecast in game.forecasts(view, choice) {
            scene.numbers(&forecast, &mut lines);
        }
        lines.extend(self.rule_of(choice).map(|rule| self.rule(rule)));
        lines
    }

    /// The rule that a choice on offer goes by; `None` for ending or declining, which needs none.
    pub fn rule_of(&self, choice: Choice) -> Option<RuleId> {
        let leaves_be = matches!(choice, Choice::Done | Choice::Decline | Choice::Keep);
        (!leaves_be).then(|| choice.rule())
    }

    /// The exact odds of the attacks a choice makes or leads to, and what talents would change;
    /// for dice on the table, what is to be expected of them after the choice.
    pub fn odds(&self, game: &Mythic, view: &View, choice: Choice) -> Vec<String> {
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

    /// A number with its parts in one line: `base 5, +1 hill = 6`.
    pub fn breakdown(&self, breakdown: &Breakdown) -> String {
        let total = breakdown.total().into();
        self.say(&MytParts { parts: self.parts(breakdown).join(", ").into(), total })
    }

    /// The parts of a number, one phrase each.
    pub fn parts(&self, breakdown: &Breakdown) -> Vec<String> {
        breakdown.terms.iter().map(|term| self.part(term)).collect()
    }

    fn part(&self, term: &Term) -> String {
        let source = match term.source {
            Source::Base => return self.say(&ReasonBase { by: term.by.into() }),
            Source::Printed => self.say(&MytPartPrinted),
            Source::Plus(_) => return self.say(&MytPartPlus),
            Source::Terrain(terrain) => self.terrain(terrain),
            Source::Talent(talent) => self.talent(talent),
            Source::Web => self.say(&MytPartWeb),
            Source::Floor => self.say(&MytPartFloor),
        };
        let by = match term.source {
            Source::Printed => term.by.to_string(),
            _ => format!("{:+}", term.by),
        };
        self.say(&ReasonPart { by: by.into(), source: source.into() })
    }
}

impl Scene<'_> {
    /// What a choice takes from the general who makes it.
    fn costs(&self, choice: Choice, lines: &mut Vec<String>) {
        if let Some(unit) = self.card_of(choice) {
            let held = self.view.held(unit).into();
            lines.push(self.say(&MytCostCard { unit: self.unit(unit), held }));
        }
        let Some(seat) = self.game.asked(self.view) else { return };
        let state = self.public().seat(seat);
        if matches!(choice, Choice::Search | Choice::Activate(_, Fee::ArtOfWar)) {
            lines.push(self.say(&MytCostAow { held: state.aow.face_up.into() }));
        }
        let price = self.look().price(choice);
        if price > 0 {
            let points = self.points(price);
            lines.push(self.say(&MytCostPoints { points, have: state.points.into() }));
        }
    }

    /// The unit whose Maneuver card a choice takes.
    fn card_of(&self, choice: Choice) -> Option<UnitId> {
        match choice {
            Choice::Activate(unit, _)
            | Choice::Convert(Card::Maneuver(unit))
            | Choice::Under(unit)
            | Choice::Discard(unit) => Some(unit),
            Choice::Counter => self.fight().map(|fight| fight.victim),
            _ => None,
        }
    }

    /// Why the viewer is not asked.
    fn unasked(&self, why: Unasked) -> String {
        match why {
            Unasked::Over => self.say(&MytUnaskedOver),
            Unasked::Dice => self.say(&MytUnaskedDice),
            Unasked::Cards => self.say(&MytUnaskedCards),
            Unasked::NoDefender(unit) => self.say(&MytUnaskedDefend { unit: self.unit(unit) }),
            Unasked::NoCounter(unit) => self.say(&MytUnaskedCounter { unit: self.unit(unit) }),
            Unasked::NoHarasser(unit) => self.say(&MytUnaskedHarass { unit: self.unit(unit) }),
            Unasked::Decides(seat) => {
                let part = self.part_of(seat).into();
                self.say(&MytUnasked { player: self.player(seat), part })
            }
        }
    }

    /// As what a player decides now, as the texts tell it apart.
    fn part_of(&self, seat: Seat) -> &'static str {
        match self.frame() {
            Some(Frame::Setup(_)) => "setup",
            Some(Frame::Activation(activation))
                if matches!(activation.step, ActivationStep::Harass { .. }) =>
            {
                "harasser"
            }
            Some(Frame::Fight(fight)) if self.game.owner(fight.by) == seat => "attacker",
            Some(Frame::Fight(_)) => "defender",
            Some(Frame::Search { .. } | Frame::Exchange { .. }) => "searcher",
            Some(Frame::Window { .. } | Frame::Reshuffle(_)) => "window",
            _ => "turn",
        }
    }

    /// What a choice leads to besides attacks: the ground it enters, the talent it uses.
    fn consequence(&self, choice: Choice) -> Option<String> {
        match choice {
            Choice::Move(to)
            | Choice::MoveVia(_, to)
            | Choice::Deploy(_, to)
            | Choice::Retreat(to) => {
                let terrain = self.public().terrain_at(to);
                let text = self.speaker.terrain_text(terrain).into();
                Some(self.say(&ReasonArea { terrain: self.speaker.terrain(terrain).into(), text }))
            }
            Choice::Use(_, talent) | Choice::UseOn(_, talent, _) | Choice::Reroll(_, talent) => {
                Some(self.talent_line(talent))
            }
            Choice::Bite(_) => Some(self.talent_line(Talent::CerberusBite)),
            Choice::Spread(_) => Some(self.talent_line(Talent::SpreadShot)),
            Choice::Harass { track: true, .. } => Some(self.talent_line(Talent::Track)),
            Choice::Defend { by, sentry: true } => {
                let talent = self.look().sentry(by, self.fight()?.target)?;
                Some(self.talent_line(talent))
            }
            _ => None,
        }
    }

    fn talent_line(&self, talent: Talent) -> String {
        let text = self.speaker.talent_text(talent).into();
        self.say(&MytTalentLine { talent: self.speaker.talent(talent).into(), text })
    }

    /// The numbers of an attack.
    fn numbers(&self, forecast: &AttackForecast, lines: &mut Vec<String>) {
        let (unit, target) = (self.unit(forecast.by), self.unit(forecast.on));
        lines.push(self.say(&ReasonAttack { unit: unit.clone(), target: target.clone() }));
        let parts = self.speaker.breakdown(&forecast.dice).into();
        lines.push(self.say(&MytDiceOf { blow: blow_key(forecast.blow).into(), unit, parts }));
        let parts = self.speaker.breakdown(&forecast.difficulty).into();
        lines.push(self.say(&MytDifficultyOf { unit: target, parts }));
        lines.extend(self.web(forecast));
        lines.push(self.answer(forecast));
    }

    /// The odds of an attack. Wounds beyond the Vitality of the target do not count.
    fn odds(&self, forecast: &AttackForecast, lines: &mut Vec<String>) {
        let odds = forecast.odds();
        let target = self.unit(forecast.on);
        lines.push(self.say(&ReasonAttack { unit: self.unit(forecast.by), target }));
        if let Some(web) = self.web(forecast) {
            lines.push(web);
            lines.push(self.web_chance(&odds));
        } else {
            lines.push(self.mean(odds.mean));
            for (wounds, &share) in (1..forecast.vitality).zip(&odds.at_least) {
                let chance = self.speaker.percent(share).into();
                lines.push(self.say(&ReasonOddsAtLeast { wounds: wounds.into(), chance }));
            }
            let share = forecast.lethal().map_or(0.0, |wounds| odds.reaching(wounds));
            lines.push(self.destroys(forecast.on, forecast.vitality, share));
            lines.push(self.answer(forecast));
        }
        for spend in self.game.spends(self.view, forecast) {
            lines.push(self.bought(forecast, &spend));
        }
    }

    /// What a talent would change about an attack.
    fn bought(&self, forecast: &AttackForecast, spend: &Spend) -> String {
        let (unit, points) = (self.unit(spend.unit), self.points(spend.cost));
        let mut parts = vec![match spend.on {
            Purchase::Talent(talent) => {
                let talent = self.speaker.talent(talent).into();
                self.say(&MytSpendTalent { unit, talent, points })
            }
            Purchase::Plus(stat) => {
                let stat = self.speaker.stat(stat).into();
                self.say(&MytSpendPlus { unit, stat, points })
            }
        }];
        if !spend.ready {
            parts.push(self.say(&MytSpendCards));
        }
        if let Some(odds) = spend.then.map(odds) {
            parts.push(if forecast.webs {
                self.web_chance(&odds)
            } else {
                let mean = self.speaker.decimal(odds.mean, 2).into();
                let chance = self
                    .speaker
                    .percent(forecast.lethal().map_or(0.0, |wounds| odds.reaching(wounds)))
                    .into();
                self.say(&ReasonSpendThen { mean, chance })
            });
        }
        parts.join(" ")
    }

    fn web_chance(&self, odds: &Odds) -> String {
        let share = odds.reaching(1);
        self.say(&MytWebChance { chance: self.speaker.percent(share).into() })
    }

    fn mean(&self, mean: f64) -> String {
        self.say(&ReasonOddsMean { mean: self.speaker.decimal(mean, 2).into() })
    }

    fn destroys(&self, unit: UnitId, vitality: u8, share: f64) -> String {
        let chance = self.speaker.percent(share).into();
        self.say(&ReasonOddsDestroys { target: self.unit(unit), vitality: vitality.into(), chance })
    }

    /// A ranged attack of a unit with the Web wounds nobody.
    fn web(&self, forecast: &AttackForecast) -> Option<String> {
        forecast.webs.then(|| self.say(&MytWebs))
    }

    fn answer(&self, forecast: &AttackForecast) -> String {
        let target = self.unit(forecast.on);
        match forecast.unanswered {
            Some(rule) => self.say(&MytNoCounter { target, rule: rule.0.into() }),
            None => self.say(&MytMayCounter { target }),
        }
    }

    /// The wounds to expect and the chance of destroying the target after a choice about dice that
    /// lie on the table; `None` for other choices, and where throwing a five that is a success
    /// already would make the answer depend on which one is thrown.
    fn outlook(&self, choice: Choice) -> Option<Vec<String>> {
        let roll = self.game.roll_under_way(self.view)?;
        let (difficulty, vitality) = (roll.difficulty.total(), roll.vitality);
        let mut dice = self.public().roll;
        let [mean, destroys] = match choice {
            Choice::Keep => {
                let successes = dice.successes(difficulty);
                [f64::from(successes), f64::from(u8::from(successes >= vitality))]
            }
            Choice::Spend { .. } | Choice::Again(_) | Choice::Throw => {
                if let Choice::Spend { discard, on } = choice {
                    dice.spend(discard, on).ok()?;
                } else if dice.dice().iter().any(|die| die.is_five() && die.value() >= difficulty) {
                    return None;
                }
                let aims = [Aim::Mean, Aim::AtLeast(vitality)];
                aims.map(|aim| advise(&dice, difficulty, aim).value)
            }
            _ => return None,
        };
        let destroys = self.destroys(roll.on, vitality, destroys);
        Some(vec![self.say(&ReasonOutlook), self.mean(mean), destroys])
    }
}
