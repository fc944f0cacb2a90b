//! Looking at a moment as a general does: what a blow is worth, and what a space is good for.

use mythic::{Activation, Blow, Look, Mythic, Public, SpaceId, SpaceSet, State, UnitId};

use crate::lore::{Lore, share};
use crate::rank::Rank;

/// With so many units left a side has lost. [M12.15.1]
pub(crate) const DEFEAT: u8 = 3;

/// How much of a counterattack is taken into account before a blow: not every general strikes back.
const ANSWER: f64 = 0.4;

/// What a prospect is still worth so many spaces beyond the reach of the next activation.
const FADED: [f64; 9] = [0.6, 0.38, 0.28, 0.21, 0.16, 0.12, 0.09, 0.07, 0.05];

/// A moment and what was worked out about its game.
#[derive(Clone, Copy)]
pub(crate) struct Eye<'a> {
    pub(crate) look: Look<'a>,
    pub(crate) lore: &'a Lore,
}

impl<'a> Eye<'a> {
    pub(crate) fn new(game: &'a Mythic, lore: &'a Lore, world: &'a State) -> Self {
        Self { look: Look::new(game, world), lore }
    }

    /// Looks at what everybody sees, and nothing else.
    pub(crate) fn of_public(game: &'a Mythic, lore: &'a Lore, public: &'a Public) -> Self {
        Self { look: Look::of_public(game, public), lore }
    }

    /// How many units a side can lose before it is defeated; at least 1.
    pub(crate) fn spare(&self, side: u8) -> f64 {
        let units = self.look.game.side_units(side).iter();
        let left = units.filter(|&unit| self.look.is_in_play(unit)).count() as u8;
        f64::from(left.saturating_sub(DEFEAT).max(1))
    }

    /// A unit as it stands.
    pub(crate) fn rank(&self, unit: UnitId) -> Rank {
        Rank::of(&self.look, unit)
    }

    /// What an attack promises to take from the enemy: 1 is a unit destroyed, and units that do more
    /// are worth more. To be divided by what the enemy can lose.
    pub(crate) fn prize(&self, by: &Rank, on: UnitId, struck: &Rank, blow: Blow) -> f64 {
        let (dice, difficulty) = by.numbers(struck, blow);
        let output = self.lore.output(on, struck.vitality);
        share(dice, difficulty, struck.vitality) * (0.75 + output * 0.25)
    }

    /// The prize of a plain attack.
    pub(crate) fn blow(&self, by: UnitId, on: UnitId, blow: Blow) -> f64 {
        self.prize(&self.rank(by), on, &self.rank(on), blow)
    }

    /// The prize of a close combat attack, less what the answer may cost.
    pub(crate) fn strike(&self, by: UnitId, on: UnitId) -> f64 {
        let (rank, struck) = (self.rank(by), self.rank(on));
        let prize = self.prize(&rank, on, &struck, Blow::Close);
        if !self.may_answer(on) {
            return prize;
        }
        prize - ANSWER * self.prize(&struck, by, &rank, Blow::Close)
    }

    /// Whether a unit that is struck could strike back, as far as everybody can see.
    pub(crate) fn may_answer(&self, unit: UnitId) -> bool {
        let marks = &self.look.public.marks;
        let silent = marks.countered.contains(unit) || marks.retreated.contains(unit);
        !silent && self.look.may_be_in_hand(unit)
    }

    /// Where a unit can go in a combat maneuver if it is activated.
    pub(crate) fn stride(&self, unit: UnitId, from: SpaceId) -> SpaceSet {
        if self.look.public.unit(unit).webbed {
            return SpaceSet::EMPTY;
        }
        self.look.combat_reach(&Activation::begin(unit, from))
    }

    /// What draws a unit to places and what drives it away.
    pub(crate) fn survey(&self, unit: UnitId) -> Survey<'a> {
        let game = self.look.game;
        let face = self.look.stats(unit);
        let rank = self.rank(unit);
        let enemies = game.enemies(game.owner(unit));
        let mut foes = Vec::with_capacity(enemies.len() as usize);
        for foe in enemies.iter() {
            let Some(space) = self.look.space(foe) else { continue };
            let theirs = self.look.stats(foe);
            let other = self.rank(foe);
            let prize = self.prize(&rank, foe, &other, Blow::Close);
            let danger = self.prize(&other, unit, &rank, Blow::Close);
            let shot = |by: &Rank, on: UnitId, struck: &Rank, dice: u8| match dice {
                0 => 0.0,
                _ => self.prize(by, on, struck, Blow::Ranged),
            };
            foes.push(Foe {
                unit: foe,
                space,
                close: if self.may_answer(foe) { prize - ANSWER * danger } else { prize },
                shot: shot(&rank, foe, &other, face.ranged),
                danger,
                arrow: shot(&other, unit, &rank, theirs.ranged),
                stride: theirs.combat_move,
                range: theirs.range,
            });
        }
        Survey { look: self.look, unit, stride: face.combat_move, range: face.range, foes }
    }
}

/// An enemy as a unit sees it.
struct Foe {
    unit: UnitId,
    space: SpaceId,
    /// The prize of striking it, and of shooting at it.
    close: f64,
    shot: f64,
    /// The prize that it has in striking and in shooting.
    danger: f64,
    arrow: f64,
    stride: u8,
    range: u8,
}

/// What a unit finds around it.
pub(crate) struct Survey<'a> {
    look: Look<'a>,
    unit: UnitId,
    stride: u8,
    range: u8,
    foes: Vec<Foe>,
}

impl Survey<'_> {
    /// The best attack from a space, as if the unit stood there.
    pub(crate) fn attack(&self, space: SpaceId) -> f64 {
        let close = self.foes.iter().filter(|foe| foe.space.distance(space) <= 1);
        let best = close.map(|foe| foe.close).reduce(f64::max);
        // Who is engaged does not shoot. [M12.9.4]
        if let Some(best) = best {
            return best.max(0.0);
        }
        if self.range == 0 {
            return 0.0;
        }
        let shots = self.foes.iter().filter(|foe| self.sees(space, foe));
        shots.map(|foe| foe.shot).fold(0.0, f64::max)
    }

    fn sees(&self, space: SpaceId, foe: &Foe) -> bool {
        foe.space.distance(space) <= self.range && foe.shot > 0.0 && {
            let between = self.look.game.lines().between(space, foe.space);
            self.look.is_clear(self.unit, between, false)
        }
    }

    /// What the unit could do from a space with its next activation, by distances alone.
    pub(crate) fn prospect(&self, space: SpaceId) -> f64 {
        let value = |foe: &Foe| {
            let distance = foe.space.distance(space);
            let gap = |reach: u8| distance.saturating_sub(self.stride + reach);
            let close = foe.close * fade(gap(1));
            if self.range == 0 { close } else { close.max(foe.shot * fade(gap(self.range))) }
        };
        self.foes.iter().map(value).fold(0.0, f64::max)
    }

    /// What enemies could do to the unit on a space with their next activations: the worst of them
    /// counts, and the others a little.
    pub(crate) fn danger(&self, space: SpaceId) -> f64 {
        let (mut worst, mut all) = (0.0, 0.0);
        for foe in &self.foes {
            let distance = foe.space.distance(space);
            let mut blow = 0.0;
            if distance <= foe.stride + 1 {
                blow = foe.danger;
            }
            if foe.range > 0 && distance <= foe.stride + foe.range {
                blow = f64::max(blow, foe.arrow);
            }
            worst = f64::max(worst, blow);
            all += blow;
        }
        0.7 * worst + 0.3 * all
    }

    /// How good a space is for the unit. `fights` when it could still attack after moving there.
    pub(crate) fn pull(&self, space: SpaceId, fights: bool) -> f64 {
        let now = if fights { self.attack(space) } else { 0.0 };
        now + 0.5 * self.prospect(space) - 0.3 * self.danger(space)
    }

    /// The enemy that could best be struck next from a space within the unit's reach.
    pub(crate) fn best_target(&self, space: SpaceId) -> Option<UnitId> {
        let reach = self.stride + self.range.max(1);
        let near = self.foes.iter().filter(|foe| foe.space.distance(space) <= reach);
        let best = near.max_by(|a, b| a.close.max(a.shot).total_cmp(&b.close.max(b.shot)));
        best.map(|foe| foe.unit)
    }
}

/// What is left of a prospect so many spaces out of reach.
pub(crate) fn fade(gap: u8) -> f64 {
    if gap == 0 { 1.0 } else { FADED[usize::from(gap - 1).min(FADED.len() - 1)] }
}
