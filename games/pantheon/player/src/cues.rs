//! What a net is told of each choice to form a first impression of it.

use kernel::Seat;
use pantheon::board::AreaId;
use pantheon::{
    Activation, Attack, AttackStep, Card, Choice, Declared, Frame, Look, Manoeuvre, Movement,
    Pantheon, Stage, State, Target, TurnStep, UnitId,
};
use players::numbers;

use crate::Lore;
use crate::signals::{blows_on, lying};
use crate::worth::Eye;

numbers! {
    /// A choice at first sight: of what kind it is, who acts, where, and at whom.
    pub(crate) struct Cues {
        /// The turn is passed.
        pass = 0.0,
        /// A turn or an activation is over.
        end = 0.0,
        /// A unit is activated for simple actions.
        simple = 0.0,
        /// A unit is activated for a complex action.
        complex = 0.0,
        /// It is the second activation of the turn.
        second = 0.0,
        /// A troop comes back.
        recall = 0.0,
        /// A manoeuvre is bought.
        buy = 0.0,
        /// A card is drawn for it.
        buy_draw = 0.0,
        /// A card is searched for.
        buy_search = 0.0,
        /// A divinity heals.
        heal = 0.0,
        /// An attack begins.
        attack = 0.0,
        /// A stone is claimed.
        claim = 0.0,
        /// A unit sets out.
        walk = 0.0,
        /// It runs or flies.
        run = 0.0,
        /// A stone is absorbed.
        absorb = 0.0,
        /// A power is used.
        power = 0.0,
        /// A unit comes in.
        deploy = 0.0,
        /// An area is entered.
        enter = 0.0,
        /// A unit goes no further.
        stop = 0.0,
        /// A target is named.
        target = 0.0,
        /// A blow is answered.
        retaliate = 0.0,
        /// Something offered is not used.
        decline = 0.0,
        /// Cards are paid.
        pay = 0.0,
        /// The cards of the fallen pay.
        pay_two = 0.0,
        /// Other choices.
        other = 0.0,
        /// Who acts is a divinity.
        lord = 0.0,
        /// What is left of who acts, 0 to 1.
        whole = 0.0,
        /// What it costs, in tens of points.
        cost = 0.0,
        /// It has yet to come in.
        waits = 0.0,
        /// It carries a stone.
        laden = 0.0,
        /// The cards in hand that activate it.
        cards = 0.0,
        /// The dice of its attack, in tens.
        dice = 0.0,
        /// It shoots.
        shoots = 0.0,
        /// Areas it walks.
        stride = 0.0,
        /// What the best blow within reach promises among units that are no divinities, in tens of points.
        menace = 0.0,
        /// The same of what a divinity has left.
        threat = 0.0,
        /// A blow within reach would probably destroy a unit.
        slays = 0.0,
        /// A blow within reach would probably destroy a divinity.
        wins = 0.0,
        /// What enemies within reach could take of what the unit has left where it stands.
        danger = 0.0,
        /// The same at the place that is chosen.
        danger_there = 0.0,
        /// The same, for a divinity.
        danger_lord = 0.0,
        /// A stone lies where the unit stands.
        stone_here = 0.0,
        /// A stone lies at the place that is chosen.
        stone_there = 0.0,
        /// The same, for a divinity.
        stone_lord = 0.0,
        /// How near the nearest stone is to where the unit stands.
        near_here = 0.0,
        /// How near the nearest stone is to the place that is chosen.
        near_there = 0.0,
        /// The same, for a divinity.
        near_lord = 0.0,
        /// A divinity could absorb a stone where it stands.
        may_absorb = 0.0,
        /// How near the place is to the own divinity, for who carries a stone.
        homeward = 0.0,
        /// Enemies at the place that is chosen.
        enemies_there = 0.0,
        /// Own units at the place.
        friends_there = 0.0,
        /// What the best blow from the place would promise among units that are no divinities.
        menace_there = 0.0,
        /// The same of divinities.
        threat_there = 0.0,
        /// What an attack on the target promises, in tens of points or as a share of a divinity.
        toll = 0.0,
        /// The target is a divinity.
        on_lord = 0.0,
        /// Wounds to expect by what the target has left.
        fells = 0.0,
        /// What the target could take in return of what the attacker has left.
        answered = 0.0,
        /// Cards in hand, in tens, where a turn is passed or a card paid for.
        hand = 0.0,
        /// Own stones absorbed, where something is done about stones.
        absorbed = 0.0,
        /// Others' stones absorbed, where a turn is passed.
        behind = 0.0,
    }
}

impl Default for Cues {
    fn default() -> Self {
        Self::PLAIN
    }
}

/// What is told of each option in turn.
pub(crate) fn of_each<'a>(
    game: &'a Pantheon,
    lore: &'a Lore,
    world: &'a State,
    options: &'a [Choice],
) -> impl Iterator<Item = [f32; Cues::NAMES.len()]> + 'a {
    let eye = Eye { game, lore, public: &world.public };
    let mut scout = Scout { eye, look: Look::new(game, world), seen: None };
    options.iter().map(move |&choice| scout.cues(choice).values().map(|cue| cue as f32))
}

/// Looks at options one after the other; what is true of a unit is worked out once.
struct Scout<'a> {
    eye: Eye<'a>,
    look: Look<'a>,
    /// The unit looked at last, and what is true of it whatever it does.
    seen: Option<(UnitId, Cues)>,
}

impl Scout<'_> {
    fn cues(&mut self, choice: Choice) -> Cues {
        let public = self.eye.public;
        let mut cues = match (public.frames.top(), choice) {
            (Some(Frame::Turn(_)), Choice::Activate(unit, _)) => self.unit(unit),
            (Some(Frame::Activation(Activation { unit, .. })), _)
            | (Some(Frame::Movement(Movement { unit, .. })), _) => self.unit(*unit),
            _ => Cues::PLAIN,
        };
        *kind(&mut cues, choice) = 1.0;
        match (public.frames.top(), choice) {
            (Some(Frame::Turn(step)), _) => {
                cues.second = f64::from(u8::from(*step != TurnStep::AskFirst));
                if matches!(choice, Choice::Pass { .. } | Choice::End | Choice::Buy(_)) {
                    self.count_hand(public.active, &mut cues);
                }
                if let Choice::Buy(manoeuvre) = choice {
                    bought(&mut cues, manoeuvre);
                }
            }
            (Some(Frame::Activation(activation)), Choice::Deploy(area)) => {
                self.place(activation.unit, area, &mut cues);
            }
            (Some(Frame::Activation(_)), Choice::Absorb(_)) => self.count_stones(&mut cues),
            (Some(Frame::Movement(movement)), Choice::Enter(area)) => {
                self.place(movement.unit, area, &mut cues);
            }
            (Some(Frame::Movement(movement)), Choice::Stop) => {
                if let Some(area) = public.area_of(movement.unit) {
                    self.place(movement.unit, area, &mut cues);
                }
            }
            (Some(Frame::Attack(attack)), _) => self.fight(attack, choice, &mut cues),
            (Some(Frame::Window { .. }), Choice::Buy(manoeuvre)) => bought(&mut cues, manoeuvre),
            _ => {}
        }
        cues
    }

    /// What is true of a unit whatever it does.
    fn unit(&mut self, unit: UnitId) -> Cues {
        if let Some((last, cues)) = self.seen
            && last == unit
        {
            return cues;
        }
        let eye = self.eye;
        let (def, state) = (eye.game.def(unit), eye.public.unit(unit));
        let row = def.row(state.vitality);
        let flag = |is: bool| f64::from(u8::from(is));
        let mut cues = Cues {
            lord: flag(def.is_divinity()),
            whole: eye.wholeness(unit),
            cost: f64::from(def.cost) / 10.0,
            waits: flag(state.stage == Stage::Ready),
            laden: flag(state.stone.is_some()),
            dice: f64::from(row.offence) / 10.0,
            shoots: flag(row.range > 0),
            stride: f64::from(row.movement) / 3.0,
            ..Cues::PLAIN
        };
        if let Some(seat) = eye.public.controller(unit) {
            cues.cards = f64::from(self.look.in_hand(seat, Card::Activation(unit)));
            if let Some(area) = state.area {
                self.reach(seat, unit, area, &mut cues);
                cues.danger = danger(eye, unit, area);
                cues.stone_here = flag(lying(eye).any(|there| there == area));
                cues.near_here = nearest(eye, unit, area);
                cues.may_absorb = flag(eye.may_absorb(unit, area));
            }
        }
        self.seen = Some((unit, cues));
        cues
    }

    /// What could be struck with an activation.
    fn reach(&self, seat: Seat, unit: UnitId, area: AreaId, cues: &mut Cues) {
        let eye = self.eye;
        for enemy in eye.game.enemies(eye.public, seat).iter() {
            if !eye.reaches(unit, area, enemy) {
                continue;
            }
            let left = f64::from(eye.public.unit(enemy).vitality.max(1));
            let wounds = eye.wounds(unit, enemy);
            let is_fatal = f64::from(u8::from(wounds >= 0.8 * left));
            if eye.game.def(enemy).is_divinity() {
                cues.threat = cues.threat.max(wounds / left);
                cues.wins = cues.wins.max(is_fatal);
            } else {
                cues.menace = cues.menace.max(eye.toll(unit, enemy) / 10.0);
                cues.slays = cues.slays.max(is_fatal);
            }
        }
    }

    /// What is true of an area that a unit could go to.
    fn place(&self, unit: UnitId, area: AreaId, cues: &mut Cues) {
        let eye = self.eye;
        let Some(seat) = eye.public.controller(unit) else { return };
        cues.danger_there = danger(eye, unit, area);
        cues.stone_there = f64::from(u8::from(lying(eye).any(|there| there == area)));
        cues.near_there = nearest(eye, unit, area);
        if cues.lord > 0.0 {
            cues.danger_lord = cues.danger_there;
            cues.stone_lord = cues.stone_there;
            cues.near_lord = cues.near_there;
        } else if cues.laden > 0.0
            && let Some(home) = self.look.divinity(seat).and_then(|lord| eye.public.area_of(lord))
        {
            cues.homeward = eye.nearness(unit, area, home);
        }
        let here = eye.public.units_in(area).iter().filter(|&other| other != unit);
        for other in here {
            let is_friend =
                eye.public.controller(other).is_some_and(|by| eye.game.same_side(by, seat));
            *if is_friend { &mut cues.friends_there } else { &mut cues.enemies_there } += 0.5;
        }
        let (menace, threat) = eye.menace(unit, area, 0);
        (cues.menace_there, cues.threat_there) = (menace / 10.0, threat * 5.0);
    }

    fn fight(&self, attack: &Attack, choice: Choice, cues: &mut Cues) {
        let eye = self.eye;
        let target = match (attack.step, choice) {
            (
                AttackStep::AskTarget,
                Choice::Target(Target::Unit(unit)) | Choice::TargetFull(Target::Unit(unit)),
            ) => Some(unit),
            (AttackStep::Initiative | AttackStep::AskRetaliation, _) => {
                attack.on.and_then(Target::unit)
            }
            _ => None,
        };
        let Some(unit) = target else { return };
        let by = attack.by;
        let left = f64::from(eye.public.unit(unit).vitality.max(1));
        let own = f64::from(eye.public.unit(by).vitality.max(1));
        let is_lord = eye.game.def(unit).is_divinity();
        cues.on_lord = f64::from(u8::from(is_lord));
        cues.toll = eye.toll(by, unit) * if is_lord { 5.0 } else { 0.1 };
        cues.fells = eye.wounds(by, unit) / left;
        cues.answered = eye.wounds(unit, by) / own;
    }

    fn count_hand(&self, seat: Seat, cues: &mut Cues) {
        let public = self.eye.public;
        cues.hand = f64::from(public.seat(seat).hand) / 10.0;
        let others = public.alive.iter().filter(|&other| !self.eye.game.same_side(seat, other));
        cues.behind =
            others.map(|other| f64::from(public.seat(other).absorbed)).fold(0.0, f64::max);
    }

    fn count_stones(&self, cues: &mut Cues) {
        let public = self.eye.public;
        cues.absorbed = f64::from(public.seat(public.active).absorbed);
    }
}

/// The cue that says of what kind a choice is.
fn kind(cues: &mut Cues, choice: Choice) -> &mut f64 {
    match choice {
        Choice::Pass { .. } => &mut cues.pass,
        Choice::End => &mut cues.end,
        Choice::Activate(_, Declared::Simple) => &mut cues.simple,
        Choice::Activate(_, Declared::Complex) => &mut cues.complex,
        Choice::Recall(_) => &mut cues.recall,
        Choice::Buy(_) => &mut cues.buy,
        Choice::Heal => &mut cues.heal,
        Choice::Attack | Choice::AerialAttack => &mut cues.attack,
        Choice::Claim(_) => &mut cues.claim,
        Choice::Walk => &mut cues.walk,
        Choice::Run | Choice::FastFlight => &mut cues.run,
        Choice::Absorb(_) => &mut cues.absorb,
        Choice::Use(_) => &mut cues.power,
        Choice::Deploy(_) => &mut cues.deploy,
        Choice::Enter(_) => &mut cues.enter,
        Choice::Stop => &mut cues.stop,
        Choice::Target(_) | Choice::TargetFull(_) => &mut cues.target,
        Choice::Retaliate => &mut cues.retaliate,
        Choice::Decline => &mut cues.decline,
        Choice::Pay(_) => &mut cues.pay,
        Choice::PayTwo(..) => &mut cues.pay_two,
        _ => &mut cues.other,
    }
}

fn bought(cues: &mut Cues, manoeuvre: Manoeuvre) {
    match manoeuvre {
        Manoeuvre::Draw => cues.buy_draw = 1.0,
        Manoeuvre::Search => cues.buy_search = 1.0,
        _ => {}
    }
}

/// What the enemies within reach could take of what a unit has left if it stood in an area.
fn danger(eye: Eye<'_>, unit: UnitId, area: AreaId) -> f64 {
    blows_on(eye, unit, area, |_, _| true).0.min(2.0)
}

/// How near the nearest stone is that a unit could go for.
fn nearest(eye: Eye<'_>, unit: UnitId, area: AreaId) -> f64 {
    lying(eye).map(|there| eye.nearness(unit, area, there)).fold(0.0, f64::max)
}
