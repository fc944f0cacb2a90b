//! What can be said of a fight before its dice fall: its numbers with their parts, and exact odds.
//! Everything comes from a view, so that it tells a player nothing they may not know.
//!
//! Equipment that is yet to be put on and magic that is yet to be chosen are not foreseen.

use kernel::{Hosted as _, Log};
use serde::Serialize;

use crate::battle::{Place, Side};
use crate::catalog::Trait;
use crate::choice::{Choice, Request, Slot};
use crate::event::Event;
use crate::fight::{DamageTerms, DiceTerms, Fight, FightStep, Strike, chilled};
use crate::frame::{BattleStep, Frame};
use crate::game::Conjurers;
use crate::ids::CreatureId;
use crate::look::Look;
use crate::play::Play;
use crate::rolls::{Roll, sums};
use crate::state::{Awaits, State};
use crate::view::View;

/// A chance, in parts per million.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Chance(pub u32);

/// One of the two creatures of a fight as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Combatant {
    /// Which creature.
    pub creature: CreatureId,
    /// When it strikes.
    pub strikes: Strike,
    /// Its dice, with their parts.
    pub dice: DiceTerms,
    /// What changes the sum of its dice.
    pub damage: DamageTerms,
    /// Its dice of burning. [CON.27.10]
    pub burning: u8,
    /// The chance that at least 1, 2, 3, ... damage markers reach it.
    pub at_least: Vec<Chance>,
    /// The damage markers that reach it on average, in thousandths.
    pub mean: u32,
}

/// A fight as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FightForecast {
    /// The aggressor.
    pub by: Combatant,
    /// The defending creature.
    pub on: Combatant,
    /// For every creature on the battlefield, the chance that it falls in this fight for good.
    pub falls: Vec<(CreatureId, Chance)>,
}

/// Weights are exact: a path with n dice has a weight that is divisible by what is left of this.
const WHOLE: u128 = 3u128.pow(78);

/// More damage than a fight can deal to one creature.
const MOST_DAMAGE: usize = 256;

impl Conjurers {
    /// The fight that a choice brings about at once; `None` where it brings about none, or nobody
    /// or somebody else is asked.
    pub fn forecast(&self, view: &View, choice: Choice) -> Option<FightForecast> {
        let mut state = view.with_blank_hands();
        if self.asked(view).is_none_or(|seat| view.viewer != Some(seat))
            || self.refusal(view, choice).is_some()
        {
            return None;
        }
        let mut play = Play { game: self, state: &mut state, log: &mut Log::silent() };
        play.choose(choice);
        if let Some(&Frame::Battle(step @ BattleStep::Equip { .. })) =
            play.state.public.frames.top()
        {
            play.choose_in_battle(step, Choice::Done);
        }
        let Some(&Frame::Fight(mut fight)) = state.public.frames.top() else { return None };
        if let FightStep::Magic(_) = fight.step {
            fight.step = FightStep::Order;
        }
        *state.public.frames.top_mut()? = Frame::Fight(fight);
        Some(self.foresee(state))
    }

    /// Works out a fight that is about to be ordered.
    fn foresee(&self, mut state: State) -> FightForecast {
        let mut play = Play { game: self, state: &mut state, log: &mut Log::silent() };
        let fight = loop {
            match *play.state.public.frames.top().expect("the fight is on the stack") {
                Frame::Fight(fight) if fight.step == FightStep::Order => play.run_fight(fight),
                Frame::Fight(fight) => break fight,
                _ => unreachable!("a fight is not over before it began"),
            }
        };
        let mut tally = Tally::new(&Look::new(self, &state), &fight);
        self.explore(state, WHOLE, [0; 2], &mut tally);
        tally.forecast(&Look::new(self, &state), &fight)
    }

    /// Follows every way the strikes can go, and hands each to the tally when only burning is left.
    fn explore(&self, mut state: State, weight: u128, mut reached: [u8; 2], tally: &mut Tally) {
        let mut events = Vec::new();
        loop {
            let Some(&Frame::Fight(fight)) = state.public.frames.top() else {
                unreachable!("a fight stops at its burning here")
            };
            if let FightStep::Burning(_) = fight.step {
                return tally.add(&Look::new(self, &state), &fight, weight, reached);
            }
            if let Awaits::Chance(request @ Request::Dice(dice)) = state.public.awaits {
                let weight = weight / 3u128.pow(u32::from(dice));
                for (sum, ways) in (0u8..).zip(sums(dice)) {
                    let mut after = state;
                    let roll = Roll { dice, ones: sum % 2, twos: sum / 2 };
                    let mut play = Play { game: self, state: &mut after, log: &mut Log::silent() };
                    play.take(request, crate::choice::Outcome::Dice(roll));
                    self.explore(after, weight * u128::from(ways), reached, tally);
                }
                return;
            }
            events.clear();
            Play { game: self, state: &mut state, log: &mut Log::keep(&mut events) }
                .run_fight(fight);
            for event in &events {
                if let Event::Damaged { creature, damage, .. } = *event
                    && let Some(side) = tally.side_of(creature)
                {
                    reached[side.index()] = reached[side.index()].saturating_add(damage);
                }
            }
        }
    }
}

/// What all ways a fight can go add up to.
struct Tally {
    fighters: [CreatureId; 2],
    /// Weights of the damage that reaches each of the two.
    reached: [Vec<u128>; 2],
    /// Every creature on the battlefield and the weight of its fall.
    falls: Vec<(CreatureId, Place, u128)>,
}

impl Tally {
    fn new(look: &Look<'_>, fight: &Fight) -> Self {
        let creature = |side| {
            let fighter = look.fighter(fight.place(side)).expect("both creatures are there");
            fighter.creature
        };
        let mut falls = Vec::new();
        for side in Side::BOTH {
            for slot in Slot::ALL {
                let place = Place { side, slot };
                if let Some(fighter) = look.fighter(place) {
                    falls.push((fighter.creature, place, 0));
                }
            }
        }
        let reached = [vec![0; MOST_DAMAGE], vec![0; MOST_DAMAGE]];
        Self { fighters: Side::BOTH.map(creature), reached, falls }
    }

    fn side_of(&self, creature: CreatureId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.fighters[side.index()] == creature)
    }

    /// One way the strikes went: burning is added for each creature by itself, because its rolls
    /// do not depend on each other.
    fn add(&mut self, look: &Look<'_>, fight: &Fight, weight: u128, reached: [u8; 2]) {
        for at in 0..self.falls.len() {
            let (creature, place, _) = self.falls[at];
            let Some(fighter) = look.fighter(place) else {
                self.falls[at].2 += weight;
                self.note(creature, reached, 0, weight);
                continue;
            };
            let absorbs = look.absorption_left(fighter);
            let health = look.stats(creature).health - fighter.damage;
            let rises = !fighter.risen && look.abilities_acting(fighter).has(Trait::Resurrection);
            for (sum, weight) in burning(look, fight, place, weight) {
                let burnt = sum.saturating_sub(absorbs);
                if burnt >= health && !rises {
                    self.falls[at].2 += weight;
                }
                self.note(creature, reached, burnt, weight);
            }
        }
    }

    fn note(&mut self, creature: CreatureId, reached: [u8; 2], burnt: u8, weight: u128) {
        if let Some(side) = self.side_of(creature) {
            let total = reached[side.index()].saturating_add(burnt);
            self.reached[side.index()][usize::from(total)] += weight;
        }
    }

    fn forecast(&self, look: &Look<'_>, fight: &Fight) -> FightForecast {
        let combatant = |side: Side| {
            let at = side.index();
            let fighter = look.fighter(fight.place(side)).expect("both creatures are there");
            let opponent = look.fighter(fight.place(side.other())).expect("both are there");
            let reached = &self.reached[at];
            let most = reached.iter().rposition(|&weight| weight > 0).unwrap_or(0);
            let mut at_least: Vec<Chance> = Vec::with_capacity(most);
            let mut left = 0;
            for &weight in reached[1..=most].iter().rev() {
                left += weight;
                at_least.push(chance(left));
            }
            at_least.reverse();
            let thousandths = reached
                .iter()
                .zip(0u128..)
                .map(|(&weight, damage)| weight / 1_000_000 * damage * 1000)
                .sum::<u128>();
            Combatant {
                creature: fighter.creature,
                strikes: fight.strikes[at],
                dice: look.strike_dice(fighter, opponent),
                damage: look.strike_damage(fight, side),
                burning: fight.burning[at],
                at_least,
                mean: rounded(thousandths, WHOLE / 1_000_000),
            }
        };
        let [by, on] = fight.sides().map(combatant);
        let falls = self.falls.iter().map(|&(creature, _, weight)| (creature, chance(weight)));
        FightForecast { by, on, falls: falls.collect() }
    }
}

/// What burning does to the creature in a slot, with weights. [CON.24.12]
fn burning(look: &Look<'_>, fight: &Fight, place: Place, weight: u128) -> Vec<(u8, u128)> {
    let Some((by, dice)) = look.burning_on(fight, place) else { return vec![(0, weight)] };
    let frost = look.burns_chilled(fight, by);
    let amount = |sum| if frost { chilled(sum) } else { sum };
    if look.game.settings().fixed_damage {
        return vec![(amount(dice), weight)];
    }
    let weight = weight / 3u128.pow(u32::from(dice));
    (0u8..).zip(sums(dice)).map(|(sum, ways)| (amount(sum), weight * u128::from(ways))).collect()
}

fn chance(weight: u128) -> Chance {
    Chance(rounded(weight, WHOLE / 1_000_000))
}

fn rounded(weight: u128, unit: u128) -> u32 {
    u32::try_from((weight + unit / 2) / unit).unwrap_or(u32::MAX)
}
