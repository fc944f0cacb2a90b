//! How good a moment is for a seat, by named terms.

use pantheon::board::AreaId;
use pantheon::kernel::{Seat, SeatSet};
use pantheon::{
    Aim, Card, Ending, Look, Pantheon, Public, Stage, State, StonePlace, StoneType, UnitId,
};
use serde::{Deserialize, Serialize};

use super::Lore;
use super::lore::mean_wounds;

/// What a won game is worth; more than all else together.
const VICTORY: f64 = 1000.0;

/// How much of a prospect is left for each area it is farther away.
const FADE: f64 = 0.8;

/// What a side has that helps it to win, each term on a scale of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    /// Points of the units that live, by how whole they are.
    pub army: f64,
    /// How whole the divinities are, 0 to 1 each; the last points count most.
    pub divinity: f64,
    /// What the units can strike soon, in points.
    pub menace: f64,
    /// How far along the way to victory by stones, 0 to 1.
    pub absorbed: f64,
    /// Stones carried, or within reach.
    pub stones: f64,
    /// Cards in hand.
    pub hand: f64,
    /// How near the goals of a scenario are.
    pub goals: f64,
}

/// How much each of the [`Terms`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// For [`Terms::army`].
    pub army: f64,
    /// For [`Terms::divinity`].
    pub divinity: f64,
    /// For [`Terms::menace`].
    pub menace: f64,
    /// For [`Terms::absorbed`].
    pub absorbed: f64,
    /// For [`Terms::stones`].
    pub stones: f64,
    /// For [`Terms::hand`].
    pub hand: f64,
    /// For [`Terms::goals`].
    pub goals: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            army: 1.0,
            divinity: 20.0,
            menace: 0.35,
            absorbed: 30.0,
            stones: 3.0,
            hand: 0.15,
            goals: 8.0,
        }
    }
}

impl Terms {
    /// The sum of all terms, each by its weight.
    pub fn weighed(&self, weights: &Weights) -> f64 {
        self.army * weights.army
            + self.divinity * weights.divinity
            + self.menace * weights.menace
            + self.absorbed * weights.absorbed
            + self.stones * weights.stones
            + self.hand * weights.hand
            + self.goals * weights.goals
    }
}

/// The side of `seat` against the average of the sides it plays against.
pub(super) fn judge(
    game: &Pantheon,
    lore: &Lore,
    world: &State,
    seat: Seat,
    weights: &Weights,
) -> f64 {
    match world.public.ending {
        Some(Ending::Won(winners)) if winners.contains(seat) => return VICTORY,
        Some(Ending::Won(_)) => return -VICTORY,
        Some(Ending::Draw) => return 0.0,
        None => {}
    }
    let eye = Eye { game, lore, public: &world.public };
    let own = game.side(seat);
    let worth = |side: SeatSet| eye.terms(world, side).weighed(weights);
    let mut left = world.public.alive;
    let (mut theirs, mut sides) = (0.0, 0.0);
    while let Some(other) = left.iter().next() {
        let side = game.side(other);
        side.iter().for_each(|seat| left.remove(seat));
        if side != own {
            theirs += worth(side);
            sides += 1.0;
        }
    }
    worth(own) - theirs / f64::max(sides, 1.0)
}

/// A moment and what was worked out about its game.
#[derive(Clone, Copy)]
pub(super) struct Eye<'a> {
    pub(super) game: &'a Pantheon,
    pub(super) lore: &'a Lore,
    pub(super) public: &'a Public,
}

impl Eye<'_> {
    /// What the players of one side have.
    fn terms(&self, world: &State, side: SeatSet) -> Terms {
        let mut terms = Terms::default();
        let mut absorbed = 0.0;
        for seat in side.iter() {
            self.count_army(seat, &mut terms);
            terms.hand += hand(Look::new(self.game, world), seat);
            absorbed += f64::from(self.public.seat(seat).absorbed);
        }
        // Each stone is worth more than the one before it: four of them win.
        terms.absorbed = absorbed * (absorbed + 5.0) / 36.0;
        terms.stones = self.stones(side);
        terms.goals = self.goals(side);
        terms
    }

    fn count_army(&self, seat: Seat, terms: &mut Terms) {
        for unit in self.public.seat(seat).army.iter() {
            let (def, state) = (self.game.def(unit), self.public.unit(unit));
            let cost = f64::from(def.cost);
            let whole = self.wholeness(unit);
            let there = match state.stage {
                Stage::InPlay => 1.0,
                Stage::Ready => 0.8,
                // A troop may be recalled.
                Stage::Destroyed if def.is_troop() => {
                    terms.army += 0.1 * cost;
                    continue;
                }
                Stage::Destroyed | Stage::Removed => continue,
            };
            if def.is_divinity() {
                terms.divinity += there * whole * (1.5 - 0.5 * whole);
            } else {
                terms.army += there * cost * (0.35 + 0.65 * whole);
            }
            if let Some(area) = state.area {
                let stride = def.row(state.vitality).movement;
                terms.menace += self.menace(unit, area, stride);
            }
        }
    }

    fn wholeness(&self, unit: UnitId) -> f64 {
        let full = self.game.def(unit).full_vitality().max(1);
        f64::from(self.public.unit(unit).vitality) / f64::from(full)
    }

    /// What the best blow of `unit` promises, in points, if it stood in `area` and could come
    /// `stride` areas closer before it strikes.
    pub(super) fn menace(&self, unit: UnitId, area: AreaId, stride: u8) -> f64 {
        let Some(seat) = self.public.controller(unit) else { return 0.0 };
        let enemies = self.game.enemies(self.public, seat).iter();
        enemies
            .filter_map(|enemy| Some((enemy, self.public.area_of(enemy)?)))
            .map(|(enemy, there)| {
                let gap = self.gap(unit, area, there).saturating_sub(stride);
                self.blow(unit, enemy) * FADE.powi(gap.into())
            })
            .fold(0.0, f64::max)
    }

    /// How many areas a unit lacks to strike at another area.
    fn gap(&self, unit: UnitId, from: AreaId, to: AreaId) -> u8 {
        let range = self.game.def(unit).row(self.public.unit(unit).vitality).range;
        let steps = self.lore.steps(self.public, unit, from, to);
        let shot = self.game.board(self.public).distance(from, to).saturating_sub(range);
        if range > 0 { steps.min(shot) } else { steps }
    }

    /// What an attack on `enemy` promises, in points.
    pub(super) fn blow(&self, unit: UnitId, enemy: UnitId) -> f64 {
        let vitality = self.public.unit(enemy).vitality;
        let offence = self.game.def(unit).row(self.public.unit(unit).vitality).offence;
        let defence = self.game.def(enemy).row(vitality).defence;
        mean_wounds(offence, defence, vitality) * self.price(enemy)
    }

    /// What the next point of vitality of a unit is worth to who takes it.
    fn price(&self, unit: UnitId) -> f64 {
        let def = self.game.def(unit);
        let full = f64::from(def.full_vitality().max(1));
        if def.is_divinity() {
            return 20.0 * (1.5 - self.wholeness(unit)) / full;
        }
        let left = f64::from(self.public.unit(unit).vitality.max(1));
        f64::from(def.cost) * (0.65 / full + 0.35 / left)
    }

    /// Stones that a side carries or could fetch.
    fn stones(&self, side: SeatSet) -> f64 {
        let mut worth = 0.0;
        for (_, stone) in self.public.stones() {
            if stone.kind == StoneType::TreatedAs {
                continue;
            }
            match stone.at {
                StonePlace::Area(area) => worth += self.fetchers(side, area),
                StonePlace::Carried(unit) => {
                    let seat = self.public.controller(unit).filter(|&seat| side.contains(seat));
                    if let (Some(seat), Some(area)) = (seat, self.public.area_of(unit)) {
                        worth += 0.8 + 0.6 * self.nearness_of_divinity(seat, unit, area);
                    }
                }
                StonePlace::Absorbed(_) | StonePlace::Nowhere => {}
            }
        }
        worth
    }

    /// How well a side could fetch what lies in an area: best with a divinity, which absorbs it.
    fn fetchers(&self, side: SeatSet, area: AreaId) -> f64 {
        let units = side.iter().flat_map(|seat| self.public.seat(seat).army.iter());
        units.map(|unit| self.fetching(unit, area)).fold(0.0, f64::max)
    }

    fn fetching(&self, unit: UnitId, area: AreaId) -> f64 {
        let state = self.public.unit(unit);
        let Some(from) = state.area else { return 0.0 };
        let zeal = match (self.game.def(unit).is_divinity(), state.stone) {
            (true, _) => 1.0,
            (false, None) => 0.4,
            (false, Some(_)) => 0.0,
        };
        zeal * self.nearness(unit, from, area)
    }

    /// 1 on the spot, less with every step.
    fn nearness(&self, unit: UnitId, from: AreaId, to: AreaId) -> f64 {
        FADE.powi(self.lore.steps(self.public, unit, from, to).into())
    }

    /// How near the divinity is that could absorb what `unit` carries.
    fn nearness_of_divinity(&self, seat: Seat, unit: UnitId, from: AreaId) -> f64 {
        let mut units = self.public.seat(seat).army.iter();
        let lord = units.find(|&unit| self.game.def(unit).is_divinity());
        let there = lord.and_then(|lord| self.public.area_of(lord));
        there.map_or(0.0, |there| self.nearness(unit, from, there))
    }

    /// What draws a unit to an area: enemies to strike from it, stones, and its own goals.
    pub(super) fn pull(&self, unit: UnitId, area: AreaId) -> f64 {
        let mut pull = 0.35 * self.menace(unit, area, 0);
        let Some(seat) = self.public.controller(unit) else { return pull };
        let state = self.public.unit(unit);
        let is_divinity = self.game.def(unit).is_divinity();
        if state.stone.is_some() && !is_divinity {
            pull += 3.0 * self.nearness_of_divinity(seat, unit, area);
        } else {
            let zeal = if is_divinity { 3.0 } else { 1.2 };
            let lying = self.public.stones().filter_map(|(_, stone)| match stone.at {
                StonePlace::Area(there) => Some(there),
                _ => None,
            });
            let best = lying.map(|there| self.nearness(unit, area, there)).fold(0.0, f64::max);
            pull += zeal * best;
        }
        pull + self
            .goal_places(seat, unit)
            .map(|to| 8.0 * self.nearness(unit, area, to))
            .sum::<f64>()
    }

    /// Places that a scenario sends a unit of `seat` to.
    fn goal_places(&self, seat: Seat, unit: UnitId) -> impl Iterator<Item = AreaId> {
        let scenario = self.game.scenario(self.public);
        let goals = scenario.map_or(&[][..], |scenario| &scenario.goals);
        let carries = self.public.unit(unit).stone.is_some();
        goals.iter().filter(move |goal| goal.seat == seat).filter_map(move |goal| {
            match goal.reach {
                Aim::Reach(area) => Some(area),
                Aim::Carry(area) if carries => Some(area),
                _ => None,
            }
        })
    }

    /// How near a side is to the goals of its scenario.
    fn goals(&self, side: SeatSet) -> f64 {
        let Some(scenario) = self.game.scenario(self.public) else { return 0.0 };
        let own = scenario.goals.iter().filter(|goal| side.contains(goal.seat));
        own.map(|goal| {
            let army = self.public.seat(goal.seat).army.iter();
            let placed = army.filter_map(|unit| Some((unit, self.public.area_of(unit)?)));
            match goal.reach {
                Aim::Reach(to) => {
                    placed.map(|(unit, from)| self.nearness(unit, from, to)).fold(0.0, f64::max)
                }
                Aim::Carry(to) => {
                    let carrying =
                        placed.filter(|&(unit, _)| self.public.unit(unit).stone.is_some());
                    carrying.map(|(unit, from)| self.nearness(unit, from, to)).fold(0.0, f64::max)
                }
                Aim::Destroy(unit) => 1.0 - self.wholeness(unit),
                Aim::Absorb(_) | Aim::LastDivinity | Aim::Survive(_) | Aim::Skirmish => 0.0,
            }
        })
        .sum()
    }
}

/// What the cards in a hand allow: a first activation of each unit, and art of war.
fn hand(look: Look<'_>, seat: Seat) -> f64 {
    look.card_kinds(seat)
        .map(|card| {
            let held = f64::from(look.in_hand(seat, card));
            match card {
                Card::ArtOfWar | Card::Omphalos => 1.2 * held,
                Card::Activation(unit) => match look.public.unit(unit).stage {
                    Stage::Ready | Stage::InPlay => held.min(1.0) + 0.4 * (held - 1.0).max(0.0),
                    Stage::Destroyed | Stage::Removed => 0.3 * held,
                },
            }
        })
        .sum()
}
