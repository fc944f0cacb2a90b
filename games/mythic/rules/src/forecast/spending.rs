//! What talents would change about an attack: the attacker's, and those of whoever is attacked.

use dice::chain::ChainQuery;
use serde::Serialize;

use super::{AttackForecast, Moment};
use crate::catalog::{Stat, Talent};
use crate::choice::{Card, Choice};
use crate::frame::{Answer, Blow, Fight, FightStep, Round, Side};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::{ART_OF_WAR_POINTS, Look};
use crate::state::State;
use crate::view::View;

/// A talent or [+] that somebody could use in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spend {
    /// Whose talent or [+] it is.
    pub unit: UnitId,
    /// What is paid for.
    pub on: Purchase,
    /// How many PP one use costs.
    pub cost: u8,
    /// Whether the PP lie ready; otherwise cards have to be turned into PP first. [M12.5.2]
    pub ready: bool,
    /// The roll that comes of it; `None` where that cannot be put in odds.
    pub then: Option<ChainQuery>,
}

/// What PP buy in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// A talent. [M12.13.2]
    Talent(Talent),
    /// +1 on a characteristic. [M12.3.10]
    Plus(Stat),
}

impl Mythic {
    /// What somebody could still pay for in an attack, and what it would change. The viewer's own
    /// talents are told of when they can be paid, with cards turned into PP if need be; those of
    /// others when they might be.
    pub fn spends(&self, view: &View, forecast: &AttackForecast) -> Vec<Spend> {
        let Moment { state, fight, side } = forecast.at.as_ref();
        let thought = Thought { game: self, view, state, fight, side: *side, plain: forecast };
        let mut spends = thought.announced();
        spends.extend(thought.before_the_attack());
        spends.extend(thought.after_the_dice());
        spends.extend(thought.against_wounds());
        spends
    }
}

/// An attack that is thought about.
struct Thought<'a> {
    game: &'a Mythic,
    view: &'a View,
    state: &'a State,
    fight: &'a Fight,
    side: Side,
    plain: &'a AttackForecast,
}

impl Thought<'_> {
    fn look(&self) -> Look<'_> {
        Look::new(self.game, self.state)
    }

    /// The entry for something that costs so much, if it may be paid.
    fn spend(
        &self,
        unit: UnitId,
        on: Purchase,
        cost: u8,
        then: Option<ChainQuery>,
    ) -> Option<Spend> {
        let (look, seat) = (self.look(), self.game.owner(unit));
        let payable = match self.view.viewer {
            Some(viewer) if viewer == seat => look.funds(seat) >= u16::from(cost),
            _ => look.could_pay(seat, cost),
        };
        payable.then(|| Spend { unit, on, cost, ready: look.can_pay(seat, cost), then })
    }

    fn talent(&self, unit: UnitId, talent: Talent, then: Option<ChainQuery>) -> Option<Spend> {
        let has = self.look().has(unit, talent);
        let cost = self.look().cost(unit, talent);
        if has { self.spend(unit, Purchase::Talent(talent), cost, then) } else { None }
    }

    /// Evasion undoes the attack. [M12.18.29]
    fn before_the_attack(&self) -> Option<Spend> {
        let open = self.side == Side::Attacker && self.fight.step == FightStep::Evade;
        if !open || !self.look().may_evade(self.fight) {
            return None;
        }
        self.talent(
            self.fight.target,
            Talent::Evasion,
            Some(ChainQuery { dice: 0, ..self.plain.query() }),
        )
    }

    /// What can be announced before the dice, unless it changes nothing about them. Initiative
    /// changes who rolls first, which is not in the odds of one roll. [M12.8.6]
    fn announced(&self) -> Vec<Spend> {
        let plain = self.plain.query();
        let mut spends = Vec::new();
        for round in self.open_rounds() {
            for (choice, cost) in self.look().announcements(self.fight, round) {
                let (unit, on) = match choice {
                    Choice::Use(unit, talent) => (unit, Purchase::Talent(talent)),
                    Choice::Plus(unit, stat) => (unit, Purchase::Plus(stat)),
                    _ => continue,
                };
                let then = Some(self.with(round, choice)).filter(|then| *then != plain);
                if then.is_some() || on == Purchase::Talent(Talent::Initiative) {
                    spends.extend(self.spend(unit, on, cost, then));
                }
            }
        }
        spends
    }

    /// The rounds of announcing that bear on the roll and are still to come.
    fn open_rounds(&self) -> impl Iterator<Item = Round> {
        let rounds = match self.side {
            Side::Attacker => [Round::Attack, Round::Defence],
            Side::Victim => [Round::Counter, Round::AgainstCounter],
        };
        let step = self.fight.step;
        rounds.into_iter().filter(move |&round| match step {
            FightStep::Evade | FightStep::Split | FightStep::Defend { .. } | FightStep::Answer => {
                true
            }
            FightStep::Talents(now) => now as u8 <= round as u8,
            _ => false,
        })
    }

    /// The roll with something announced.
    fn with(&self, round: Round, choice: Choice) -> ChainQuery {
        let (mut state, mut fight) = (*self.state, *self.fight);
        fight.take_effect(&mut state.public.marks, round, choice);
        Look::new(self.game, &state).forecast(&fight, self.side).query()
    }

    /// Talents that are used when the dice lie. [M12.18.33] [M12.18.73] [M12.18.74]
    fn after_the_dice(&self) -> Vec<Spend> {
        if self.side == Side::Victim {
            return Vec::new();
        }
        let mut spends = Vec::new();
        let by = self.fight.by;
        if !self.plain.zero_reroll {
            let again = ChainQuery { zero_reroll: true, ..self.plain.query() };
            let talent = match self.fight.blow {
                Blow::Close => Some(Talent::SkilledMelee),
                Blow::Ranged => Some(Talent::SkilledShot),
                Blow::Neither => None,
            };
            spends.extend(talent.and_then(|one| self.talent(by, one, Some(again))));
        }
        if self.fight.blow == Blow::Ranged && !self.plain.webs {
            spends.extend(self.talent(by, Talent::ForceOfImpact, None));
        }
        spends
    }

    /// Talents by which the unit struck cancels a wound; a Parry only when it fights itself.
    /// [M12.18.26] [M12.18.55]
    fn against_wounds(&self) -> Vec<Spend> {
        if self.plain.webs {
            return Vec::new();
        }
        let struck = self.side.other();
        let fights = struck == Side::Attacker || self.fight.answer != Answer::None;
        let parries = fights && !self.fight.announced(struck).has(Talent::Parry);
        let cancelled = self.plain.cancelled + 1;
        let spared = Some(ChainQuery { cancelled, ..self.plain.query() });
        let talents = [parries.then_some(Talent::Parry), Some(Talent::Endurance)];
        let unit = self.fight.unit(struck);
        talents.into_iter().flatten().filter_map(|one| self.talent(unit, one, spared)).collect()
    }
}

impl Look<'_> {
    /// The PP a general can raise at most, with every card turned into PP. [M12.5.2] [M12.5.3]
    fn funds(&self, seat: kernel::Seat) -> u16 {
        let general = self.public.seat(seat);
        let hand = self.game.army(seat).iter().map(|unit| {
            u16::from(self.in_hand(unit)) * u16::from(self.worth(Card::Maneuver(unit)))
        });
        general.points + u16::from(ART_OF_WAR_POINTS * general.aow.face_up) + hand.sum::<u16>()
    }
}
