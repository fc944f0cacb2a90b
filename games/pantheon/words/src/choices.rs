//! A label for each choice, in the context of its question.

use kernel::{Hosted as _, Seat};
use pantheon::board::{AreaId, Terrain};
use pantheon::catalog::Effect;
use pantheon::{
    AttackForecast, AttackStep, Choice, Declared, Frame, LeaderStep, Manoeuvre, MoveKind, Pantheon,
    PowerRef, Stage, StoneId, Target, Triggers, TurnStep, UnitId, View,
};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// What a choice means here, as a label for a menu. The choice need not be offered.
    pub fn choice(&self, game: &Pantheon, view: &View, choice: Choice) -> String {
        Scene { speaker: *self, game, view }.choice(choice)
    }

    /// A choice that somebody made: "Ann: Pass the turn".
    pub fn chosen(&self, game: &Pantheon, before: &View, seat: Seat, choice: Choice) -> String {
        let choice = self.choice(game, before, choice).into();
        self.say(&PlayChosen { player: self.player(seat).into(), choice })
    }

    /// Under which heading a choice stands where a menu has many: the unit it is about, the type
    /// of a recruit, or the manoeuvres. `None` for choices that belong to no group.
    pub fn choice_group(&self, game: &Pantheon, view: &View, choice: Choice) -> Option<String> {
        let scene = Scene { speaker: *self, game, view };
        match choice {
            Choice::Recruit(unit) => Some(self.name(game.def(unit).unit_type)),
            Choice::Activate(unit, _) | Choice::PlaceTroop(unit, _) => Some(scene.unit(unit)),
            Choice::Use(power) | Choice::Resolve(power) => Some(scene.unit(power.unit)),
            Choice::Buy(_) | Choice::Heal => Some(self.say(&ChoiceGroupManoeuvres)),
            Choice::Board(_)
            | Choice::Scenario(_)
            | Choice::DrawMore
            | Choice::Zone(_)
            | Choice::Pass { .. }
            | Choice::Recall(_)
            | Choice::End
            | Choice::Walk
            | Choice::Attack
            | Choice::Claim(_)
            | Choice::Run
            | Choice::Deploy(_)
            | Choice::Absorb(_)
            | Choice::FastFlight
            | Choice::AerialAttack
            | Choice::Drop
            | Choice::Enter(_)
            | Choice::Stop
            | Choice::Force
            | Choice::Target(_)
            | Choice::TargetFull(_)
            | Choice::Area(_)
            | Choice::Guard(_)
            | Choice::Evade
            | Choice::Retaliate
            | Choice::Decline
            | Choice::Reroll(_)
            | Choice::Throw(_)
            | Choice::Continue
            | Choice::Spend { .. }
            | Choice::Keep
            | Choice::Second(_)
            | Choice::Take(_)
            | Choice::Pay(_)
            | Choice::PayTwo(..)
            | Choice::ResolveTerrain
            | Choice::Pick(_)
            | Choice::Lead(_) => None,
        }
    }
}

impl Scene<'_> {
    pub(super) fn choice(&self, choice: Choice) -> String {
        let say = &self.speaker;
        match choice {
            Choice::Board(board) => {
                let number = (u32::from(board) + 1).into();
                say.say(&ChoiceBoard { number, board: self.board(board).into() })
            }
            Choice::Scenario(scenario) => say.say(&ChoiceScenario {
                number: (u32::from(scenario) + 1).into(),
                board: self.board(scenario).into(),
            }),
            Choice::Zone(zone) => self.zone(zone),
            Choice::Recruit(unit) => {
                let def = self.game.def(unit);
                let kind = say.name(def.unit_type).into();
                let unit = self.unit(unit).into();
                say.say(&ChoiceRecruit { unit, r#type: kind, cost: def.cost.into() })
            }
            Choice::PlaceTroop(unit, area) => {
                let place = self.room(area).into();
                say.say(&ChoicePlace { unit: self.unit(unit).into(), place })
            }
            Choice::Pass { draw: false } => say.say(&ChoicePass),
            Choice::Pass { draw: true } => say.say(&ChoicePassDraw),
            Choice::Activate(unit, declared) => self.activate(unit, declared),
            Choice::Recall(unit) => self.recall(unit),
            Choice::End => self.end(),
            Choice::Walk => say.say(&ChoiceWalk { areas: self.areas_for(MoveKind::Walk) }),
            Choice::Run => say.say(&ChoiceRun { areas: self.areas_for(MoveKind::Run) }),
            Choice::FastFlight => {
                say.say(&ChoiceFly { areas: self.areas_for(MoveKind::FastFlight) })
            }
            Choice::Attack | Choice::AerialAttack => self.attack(choice),
            Choice::Claim(stone) => {
                let area = self.stone_place(stone).into();
                say.say(&ChoiceClaim { stone: self.stone(stone).into(), area })
            }
            Choice::Deploy(area) => say.say(&ChoiceDeploy { place: self.room(area).into() }),
            Choice::Absorb(stone) => {
                let area = self.stone_place(stone).into();
                say.say(&ChoiceAbsorb { stone: self.stone(stone).into(), area })
            }
            Choice::Drop => {
                let stone = self.carried().map(|stone| self.stone(stone)).unwrap_or_default();
                say.say(&ChoiceDrop { stone: stone.into() })
            }
            Choice::Use(power) => self.use_power(power),
            Choice::Enter(area) => self.enter(area),
            Choice::DrawMore => say.say(&ChoiceDrawMore),
            Choice::Stop if matches!(self.public().frames.top(), Some(Frame::MayDraw { .. })) => {
                say.say(&ChoiceDrawNoMore)
            }
            Choice::Stop => {
                let here = self.mover().map(|unit| self.area_of(unit)).unwrap_or_default();
                say.say(&ChoiceStop { area: here.into() })
            }
            Choice::Force => self.force(),
            Choice::Target(target) | Choice::TargetFull(target) => self.aim(choice, target),
            Choice::Area(area) => {
                let units = self.units(self.public().units_in(area)).into();
                say.say(&ChoiceArea { area: self.area(area).into(), units })
            }
            Choice::Guard(unit) => {
                let (unit, number) = (self.unit(unit).into(), self.number(unit));
                say.say(&ChoiceGuard { unit, number })
            }
            Choice::Evade => say.say(&ChoiceEvade),
            Choice::Retaliate => self.retaliate(),
            Choice::Decline => self.decline(),
            Choice::Reroll(0) => say.say(&ChoiceRerollBlank),
            Choice::Reroll(face) => say.say(&ChoiceReroll { face: face.into() }),
            Choice::Throw(area) => {
                let thrown = self.public().attack().and_then(|attack| attack.on);
                let unit = thrown.map(|on| self.target(on)).unwrap_or_default().into();
                say.say(&ChoiceThrow { unit, place: self.room(area).into() })
            }
            Choice::Continue => self.go_on(),
            Choice::Spend { discard, on } => self.spend(discard, on),
            Choice::Keep => say.say(&ChoiceKeep),
            Choice::Second(0) => say.say(&ChoiceSecondNone),
            Choice::Second(fives) => say.say(&ChoiceSecond { fives: fives.into() }),
            Choice::Buy(manoeuvre) => self.buy(manoeuvre),
            Choice::Heal => self.heal(),
            Choice::Take(card) => {
                if let (Some(Frame::Leader(_)), pantheon::Card::Activation(unit)) =
                    (self.public().frames.top().copied().as_ref(), card)
                {
                    return say.say(&ChoiceLeaderCard { unit: self.unit(unit).into() });
                }
                say.say(&ChoiceTake { card: self.card(card).into() })
            }
            Choice::Pay(card) => {
                let card = self.card(card).into();
                match self.public().frames.top() {
                    Some(Frame::Leader(_)) => say.say(&ChoiceLeaderDiscard { card }),
                    _ => say.say(&ChoicePay { card }),
                }
            }
            Choice::PayTwo(first, second) if first == second => {
                say.say(&ChoicePayTwoSame { unit: self.unit(first).into() })
            }
            Choice::PayTwo(first, second) => {
                let (first, second) = (self.unit(first).into(), self.unit(second).into());
                say.say(&ChoicePayTwo { first, second })
            }
            Choice::Resolve(power) => say.say(&ChoiceResolve { power: self.power(power).into() }),
            Choice::ResolveTerrain => say.say(&ChoiceResolveTerrain),
            Choice::Pick(unit) => self.pick(unit),
            Choice::Lead(unit) => say.say(&ChoiceLead { unit: self.unit(unit).into() }),
        }
    }

    fn zone(&self, zone: u8) -> String {
        let board = self.game.board(self.public());
        let sides = self.game.setup().sides();
        let areas = board.deployments(sides).nth(usize::from(zone)).map(|zone| zone.areas);
        let areas = areas.map(|areas| self.tags(areas)).unwrap_or_default().into();
        self.speaker.say(&ChoiceZone { zone: (u32::from(zone) + 1).into(), areas })
    }

    /// An area with the places left in it.
    fn room(&self, area: AreaId) -> String {
        let capacity = self.game.board(self.public()).capacity(area);
        let used = self.public().units_in(area).len();
        let full = self.game.is_full(self.public(), area);
        let free = if full { 0 } else { capacity.saturating_sub(used) };
        let area = self.area(area).into();
        self.speaker.say(&ChoiceRoom { area, free: free.into(), capacity: capacity.into() })
    }

    fn activate(&self, unit: UnitId, declared: Declared) -> String {
        let name = self.unit(unit).into();
        match declared {
            Declared::Simple => self.speaker.say(&ChoiceActivateSimple { unit: name }),
            Declared::Complex if self.public().unit(unit).stage == Stage::Ready => {
                self.speaker.say(&ChoiceActivateDeploy { unit: name })
            }
            Declared::Complex => self.speaker.say(&ChoiceActivateComplex { unit: name }),
        }
    }

    fn recall(&self, unit: UnitId) -> String {
        let look = self.look();
        let divinity = self.public().unit(unit).owner.and_then(|seat| look.divinity(seat));
        let area = divinity.map(|divinity| self.area_of(divinity)).unwrap_or_default().into();
        self.speaker.say(&ChoiceRecall { unit: self.unit(unit).into(), area })
    }

    fn end(&self) -> String {
        match self.public().frames.top() {
            Some(Frame::Turn(TurnStep::AskRecall)) => self.speaker.say(&ChoiceEndRecall),
            Some(Frame::Turn(TurnStep::AskFirst)) => self.speaker.say(&ChoiceEndFirst),
            Some(Frame::Activation(activation)) => {
                let unit = self.unit(activation.unit).into();
                self.speaker.say(&ChoiceEndActivation { unit })
            }
            _ => self.speaker.say(&ChoiceEndTurn),
        }
    }

    /// The unit that acts or moves.
    pub(super) fn mover(&self) -> Option<UnitId> {
        self.public().frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation.unit),
            Frame::Movement(movement) => Some(movement.unit),
            _ => None,
        })
    }

    fn areas_for(&self, kind: MoveKind) -> fluent_bundle::FluentValue<'static> {
        let unit = self.mover().filter(|&unit| self.public().is_in_play(unit));
        unit.map_or(0, |unit| self.look().allowance(unit, kind)).into()
    }

    fn carried(&self) -> Option<StoneId> {
        self.public().unit(self.mover()?).stone
    }

    fn attack(&self, choice: Choice) -> String {
        let forecasts = self.game.forecasts(self.view, choice);
        let mut targets: Vec<String> = Vec::new();
        for forecast in &forecasts {
            let target = self.target(forecast.on);
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        if targets.is_empty() {
            return self.speaker.say(&ChoiceAttackForced);
        }
        let targets = targets.join(", ").into();
        match choice {
            Choice::AerialAttack => self.speaker.say(&ChoiceAerial { targets }),
            _ => self.speaker.say(&ChoiceAttack { targets }),
        }
    }

    fn use_power(&self, power: PowerRef) -> String {
        let name = self.power(power).into();
        match self.cost_of(power) {
            0 => self.speaker.say(&ChoiceUse { power: name }),
            cost => self.speaker.say(&ChoiceUseCost { power: name, cost: cost.into() }),
        }
    }

    fn enter(&self, area: AreaId) -> String {
        let place = self.room(area).into();
        let enemies = self.mover().map(|unit| self.look().enemies_of(unit));
        let there = enemies.unwrap_or_default() & self.public().units_in(area);
        if there.is_empty() {
            self.speaker.say(&ChoiceEnter { place })
        } else {
            let enemies = self.units(there).into();
            self.speaker.say(&ChoiceEnterEnemies { place, enemies })
        }
    }

    fn force(&self) -> String {
        let by = self.public().frames.top().and_then(|frame| match frame {
            Frame::Attack(attack) => Some(attack.by),
            Frame::Series(series) => Some(series.by),
            _ => self.mover(),
        });
        let area = by.and_then(|unit| self.public().area_of(unit));
        let ruins = area.map(|area| self.game.terrain(self.public(), area)) == Some(Terrain::Ruins);
        let area = area.map(|area| self.tag(area).to_owned()).unwrap_or_default().into();
        if ruins {
            self.speaker.say(&ChoiceForceColumn { area })
        } else {
            self.speaker.say(&ChoiceForceTree { area })
        }
    }

    /// A target with where it is.
    fn placed_target(&self, by: UnitId, target: Target) -> String {
        let name = self.target(target).into();
        let (from, to) = (self.public().area_of(by), self.look().target_area(target));
        match (from, to) {
            (Some(from), Some(to)) if from != to => {
                let distance = self.game.board(self.public()).distance(from, to).into();
                let area = self.area(to).into();
                self.speaker.say(&ChoiceTargetFar { target: name, area, distance })
            }
            _ => self.speaker.say(&ChoiceTargetNear { target: name }),
        }
    }

    fn aim(&self, choice: Choice, target: Target) -> String {
        match self.game.forecasts(self.view, choice).first() {
            Some(AttackForecast { by, offence, defence, .. }) => {
                let target = self.placed_target(*by, target).into();
                let (offence, defence) = (offence.total().into(), defence.total().into());
                match choice {
                    Choice::TargetFull(_) => {
                        self.speaker.say(&ChoiceTargetFull { target, offence, defence })
                    }
                    _ => self.speaker.say(&ChoiceTarget { target, offence, defence }),
                }
            }
            None => self.speaker.say(&ChoiceTargetBare { target: self.target(target).into() }),
        }
    }

    fn retaliate(&self) -> String {
        let forecasts = self.game.forecasts(self.view, Choice::Retaliate);
        let Some(AttackForecast { by, offence, defence, .. }) = forecasts.first() else {
            return self.speaker.say(&ChoiceRetaliateBare);
        };
        let unit = self.unit(*by).into();
        let (offence, defence) = (offence.total().into(), defence.total().into());
        match self.public().frames.top() {
            Some(Frame::Attack(attack)) if attack.step == AttackStep::Initiative => {
                self.speaker.say(&ChoiceStrikeFirst { unit, offence, defence })
            }
            _ => self.speaker.say(&ChoiceRetaliate { unit, offence, defence }),
        }
    }

    /// What is turned down depends on the question.
    fn decline(&self) -> String {
        let say = &self.speaker;
        match self.public().frames.top() {
            Some(Frame::Attack(attack)) => match attack.step {
                AttackStep::Guard | AttackStep::GuardAgrees(_) => say.say(&ChoiceNoGuard),
                AttackStep::AskForce => say.say(&ChoiceNoForce),
                AttackStep::AskThrow => say.say(&ChoiceNoThrow),
                AttackStep::Evade => say.say(&ChoiceNoEvade),
                AttackStep::Initiative | AttackStep::AskRetaliation => {
                    say.say(&ChoiceNoRetaliation)
                }
                _ => say.say(&ChoiceLetGo),
            },
            Some(Frame::Window { .. }) => say.say(&ChoiceNoWindow),
            Some(Frame::Triggers(Triggers { asking: Some(power), .. })) => {
                say.say(&ChoiceNoPower { power: self.power(*power).into() })
            }
            Some(Frame::Power(_)) => say.say(&ChoiceNoPick),
            Some(Frame::Leader(leader)) => match leader.step {
                LeaderStep::AskMate => say.say(&ChoiceNoCard),
                LeaderStep::AskActivate => {
                    let number = self.number(leader.troop.unwrap_or(leader.unit));
                    say.say(&ChoiceNoActivation { number })
                }
                LeaderStep::AskDiscard { .. } => say.say(&ChoiceNoDiscard),
                LeaderStep::AskTroop | LeaderStep::Activate | LeaderStep::Over => {
                    say.say(&ChoiceNoLead)
                }
            },
            _ => say.say(&ChoiceDecline),
        }
    }

    fn go_on(&self) -> String {
        if let Some(Frame::Naming { series, .. }) = self.public().frames.top() {
            let units = self.units(series.done).into();
            return self.speaker.say(&ChoiceNamed { units });
        }
        match self.public().attack() {
            Some(attack) if !attack.picked.is_empty() => {
                self.speaker.say(&ChoiceRollPicked { dice: self.roll(attack.picked).into() })
            }
            _ => self.speaker.say(&ChoiceLetRollStand),
        }
    }

    fn spend(&self, discard: u8, on: u8) -> String {
        let wounds = self.public().attack().is_some_and(|attack| on + 1 >= attack.defence);
        let (discard, raised) = (discard.into(), u32::from(on + 1).into());
        let on = on.into();
        if wounds {
            self.speaker.say(&ChoiceSpendWound { discard, on, raised })
        } else {
            self.speaker.say(&ChoiceSpend { discard, on, raised })
        }
    }

    /// Whether the asked player's next manoeuvre costs nothing.
    pub(super) fn manoeuvre_is_free(&self) -> bool {
        let seat = self.game.asked(self.view);
        seat.is_some_and(|seat| self.public().seat(seat).free_manoeuvre)
    }

    fn buy(&self, manoeuvre: Manoeuvre) -> String {
        let free = self.manoeuvre_is_free();
        match (manoeuvre, free) {
            (Manoeuvre::Draw, _) if self.draws_up_to_two() => {
                let free = if free { "yes" } else { "no" };
                self.speaker.say(&ChoiceBuyDrawUpTo { free: free.into() })
            }
            (Manoeuvre::Draw, false) => self.speaker.say(&ChoiceBuyDraw),
            (Manoeuvre::Draw, true) => self.speaker.say(&ChoiceBuyDrawFree),
            (Manoeuvre::Search, false) => self.speaker.say(&ChoiceBuySearch),
            (Manoeuvre::Search, true) => self.speaker.say(&ChoiceBuySearchFree),
            (Manoeuvre::Evade, _) => self.speaker.say(&ChoiceBuyEvade),
        }
    }

    fn draws_up_to_two(&self) -> bool {
        self.game.edition().drawn_cards == pantheon::edition::DrawnCards::UpToTwo
    }

    fn heal(&self) -> String {
        let seat = self.game.asked(self.view).unwrap_or(self.public().active);
        match self.look().divinity(seat) {
            Some(divinity) => {
                let (unit, number) = (self.unit(divinity).into(), self.number(divinity));
                self.speaker.say(&ChoiceHeal { unit, number })
            }
            None => self.card(pantheon::Card::Omphalos),
        }
    }

    fn pick(&self, unit: UnitId) -> String {
        let (name, number) = (self.unit(unit).into(), self.number(unit));
        let effect = match self.public().frames.top() {
            Some(Frame::Power(frame)) => self.effect_of(frame),
            _ => None,
        };
        match (effect, self.public().area_of(unit)) {
            (Some(Effect::PassWounds { .. }), _) => {
                self.speaker.say(&ChoicePickWound { unit: name, number })
            }
            (Some(Effect::Activate { .. }), _) => {
                self.speaker.say(&ChoicePickActivate { unit: name })
            }
            (_, Some(area)) => {
                let area = self.area(area).into();
                self.speaker.say(&ChoicePickIn { unit: name, area })
            }
            (_, None) => self.speaker.say(&ChoicePick { unit: name }),
        }
    }
}
