//! What can be said of an attack before its dice fall: its numbers with their reasons, exact odds,
//! and what talents would change. Everything comes from a view, so that it tells a general nothing
//! they may not know.
//!
//! Talents that were announced and those at work until the end of the turn are counted in; those
//! that somebody may yet use are told apart (see [`Spend`]). Units that take the target's place and
//! talents that split the attack are not foreseen.

mod spending;

use dice::Odds;
use dice::chain::ChainQuery;
use kernel::RuleId;
use serde::Serialize;

use crate::catalog::Talent;
use crate::choice::Choice;
use crate::frame::{Answer, Blow, Cause, Fight, FightStep, Frame, Round, Side};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::modifiers::Breakdown;
use crate::state::State;
use crate::view::View;

pub use spending::{Purchase, Spend};

/// An attack as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackForecast {
    /// Who rolls.
    pub by: UnitId,
    /// Who is struck.
    pub on: UnitId,
    /// In close combat, at range, or neither.
    pub blow: Blow,
    /// The dice, with their reasons.
    pub dice: Breakdown,
    /// What they must reach, with its reasons.
    pub difficulty: Breakdown,
    /// Vitality of the unit struck.
    pub vitality: u8,
    /// Whether a talent that is paid already may reroll a die showing 0. [M12.18.75]
    pub zero_reroll: bool,
    /// Whether Aura of Strength may reroll a die. [M12.18.11]
    pub any_reroll: bool,
    /// Wounds that a talent that is paid already cancels. [M12.18.62] [M12.R122]
    pub cancelled: u8,
    /// Whether it binds instead of wounding. [M12.R136]
    pub webs: bool,
    /// Why the unit struck may not strike back; `None` when it may. [M12.12.2]
    pub unanswered: Option<RuleId>,
    /// The moment it is foreseen for.
    #[serde(skip)]
    at: Box<Moment>,
}

/// A moment of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moment {
    /// The battle as the viewer knows it.
    state: State,
    /// The fight.
    fight: Fight,
    /// Who rolls in it.
    side: Side,
}

impl AttackForecast {
    /// What decides the odds.
    pub fn query(&self) -> ChainQuery {
        ChainQuery {
            dice: self.dice.total(),
            difficulty: self.difficulty.total(),
            zero_reroll: self.zero_reroll,
            any_reroll: self.any_reroll,
            cancelled: self.cancelled,
        }
    }

    /// Exact odds of the wounds under best play.
    pub fn odds(&self) -> Odds {
        dice::chain::odds(self.query())
    }

    /// The wounds that destroy the unit struck; none do for a Web, which only binds.
    pub fn lethal(&self) -> Option<u8> {
        (!self.webs).then_some(self.vitality)
    }
}

impl Mythic {
    /// The attacks that a choice makes or leads to: one for a target or a counterattack, one for
    /// each victim of a talent, and for a talent announced in an attack that attack. Empty for
    /// choices that are no attacks.
    pub fn forecasts(&self, view: &View, choice: Choice) -> Vec<AttackForecast> {
        let mut state = view.with_blank_hands();
        let look = Look::new(self, &state);
        if let Some(seat) = look.decider() {
            let price = u16::from(look.price(choice));
            let points = &mut state.public.seat_mut(seat).points;
            *points = points.saturating_sub(price);
        }
        if let Some(announced) = self.announced(&mut state, choice) {
            return announced;
        }
        let look = Look::new(self, &state);
        let attacks = look.attacks_by(choice);
        attacks.iter().map(|(fight, side)| look.forecast(fight, *side)).collect()
    }

    /// The rolls of a fight with a talent that is announced in it, or without any more of them;
    /// `None` for choices about something else.
    fn announced(&self, state: &mut State, choice: Choice) -> Option<Vec<AttackForecast>> {
        let Some(Frame::Fight(fight)) = state.public.frames.top() else { return None };
        let FightStep::Talents(round) = fight.step else { return None };
        let mut fight = *fight;
        match choice {
            Choice::Use(..) | Choice::Plus(..) => {
                fight.take_effect(&mut state.public.marks, round, choice);
            }
            Choice::Decline => {}
            _ => return None,
        }
        // What is announced in a round bears on one of the two rolls.
        let side = match round {
            Round::Attack | Round::Defence => Side::Attacker,
            Round::Counter | Round::AgainstCounter => Side::Victim,
        };
        Some(vec![Look::new(self, state).forecast(&fight, side)])
    }

    /// The attack under way as its numbers stand, and the counterattack if one was declared; the
    /// innermost, when several are. Empty when nobody fights, or one of the two is gone.
    pub fn under_way(&self, view: &View) -> Vec<AttackForecast> {
        let state = view.with_blank_hands();
        let look = Look::new(self, &state);
        let fight = view.public.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(fight),
            _ => None,
        });
        let Some(fight) = fight else { return Vec::new() };
        if !look.is_in_play(fight.by) || !look.is_in_play(fight.victim) {
            return Vec::new();
        }
        let sides = [Side::Attacker, Side::Victim].into_iter().filter(|&side| fight.rolls(side));
        sides.map(|side| look.forecast(fight, side)).collect()
    }

    /// The roll that is being made, with its numbers; `None` when none is.
    pub fn roll_under_way(&self, view: &View) -> Option<AttackForecast> {
        let Some(Frame::Fight(fight)) = view.public.frames.top() else { return None };
        let FightStep::Dice(side) = fight.step else { return None };
        Some(Look::of_public(self, &view.public).forecast(fight, side))
    }
}

impl Look<'_> {
    /// The attacks a choice makes, and which side of each rolls.
    fn attacks_by(&self, choice: Choice) -> Vec<(Fight, Side)> {
        let declared = |by, on, blow| Fight::begin(by, on, blow, Cause::Declared, None);
        let talent = |by: UnitId, on, blow, talent: Talent| {
            let dice = talent.has_dice().then(|| self.face(by).dice(talent));
            (Fight::begin(by, on, blow, Cause::Talent(talent), dice), Side::Attacker)
        };
        match (self.public.frames.top(), choice) {
            (Some(Frame::Activation(activation)), Choice::Strike(on)) => {
                vec![(declared(activation.unit, on, Blow::Close), Side::Attacker)]
            }
            (Some(Frame::Activation(activation)), Choice::Shoot { at, .. }) => {
                vec![(declared(activation.unit, at, Blow::Ranged), Side::Attacker)]
            }
            (Some(Frame::Activation(_)), Choice::Use(unit, Talent::InfernalBlaze)) => {
                let victims = self.blaze_victims(unit).iter();
                let blaze = |on| talent(unit, on, Blow::Neither, Talent::InfernalBlaze);
                victims.map(blaze).collect()
            }
            (Some(Frame::Activation(activation)), Choice::Use(unit, Talent::BeastlyAttack)) => {
                let beastly = |on| talent(unit, on, Blow::Close, Talent::BeastlyAttack);
                activation.victim.into_iter().map(beastly).collect()
            }
            (Some(Frame::Volley(volley)), Choice::Next(on)) => {
                vec![talent(volley.by, on, volley.blow, volley.talent)]
            }
            (Some(Frame::Fight(fight)), Choice::Counter) if fight.step == FightStep::Answer => {
                vec![(Fight { answer: Answer::Counter, ..*fight }, Side::Victim)]
            }
            (Some(Frame::Fight(fight)), Choice::Use(unit, Talent::Riposte))
                if fight.step == FightStep::Answer =>
            {
                let answer = Answer::Riposte(self.face(unit).dice(Talent::Riposte));
                vec![(Fight { answer, ..*fight }, Side::Victim)]
            }
            _ => Vec::new(),
        }
    }

    fn forecast(&self, fight: &Fight, side: Side) -> AttackForecast {
        let (dice, difficulty) = self.value_breakdowns(fight, side);
        let (by, on) = (fight.unit(side), fight.unit(side.other()));
        let answers = side == Side::Attacker && self.allows_counter(fight);
        let unanswered = match side {
            Side::Attacker if answers => None,
            Side::Attacker => Some(self.barred_by(fight)),
            Side::Victim => Some(RuleId("M12.12.3")),
        };
        let is_attack = side == Side::Attacker;
        let blow = if is_attack { fight.blow } else { Blow::Close };
        let webs = blow == Blow::Ranged && self.has(by, Talent::WebOfArachne);
        let retreat = is_attack && fight.retreat;
        let spared = fight.parried[side.other().index()];
        AttackForecast {
            by,
            on,
            blow,
            dice,
            difficulty,
            vitality: self.public.unit(on).vitality,
            zero_reroll: fight.announced(side).has(Talent::SkilledWarrior),
            any_reroll: self.has_aura(by),
            // A Web binds with any success, whatever is cancelled. [M12.R136]
            cancelled: if webs { 0 } else { u8::from(retreat) + spared },
            webs,
            unanswered,
            at: Box::new(Moment {
                state: State { public: *self.public, hidden: *self.hidden },
                fight: *fight,
                side,
            }),
        }
    }
}
