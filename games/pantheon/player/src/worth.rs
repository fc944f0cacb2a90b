//! How good a moment is for a seat, by named terms.

use kernel::{Seat, SeatSet};
use pantheon::board::AreaId;
use pantheon::{
    Aim, Card, Ending, Look, Pantheon, Public, Stage, State, StonePlace, StoneType, UnitId,
};
use players::{Side, Sides, draw};

use crate::lore::mean_wounds;
use crate::{Lore, Terms, signals, waiting};

/// What a won game is worth; more than all else together.
const VICTORY: f64 = 1000.0;

/// Stones that win a skirmish. [P15.4.5]
const STONES_TO_WIN: f64 = 4.0;

/// How much of a prospect is left for each area it is farther away.
const FADE: f64 = 0.8;

/// The powers of [`FADE`].
const FADED: [f64; 24] = {
    let mut faded = [1.0; 24];
    let mut areas = 1;
    while areas < faded.len() {
        faded[areas] = faded[areas - 1] * FADE;
        areas += 1;
    }
    faded
};

/// The side of `seat` against the average of the sides it plays against; 0 once the game is over.
pub(crate) fn balance(game: &Pantheon, lore: &Lore, world: &State, seat: Seat) -> Terms {
    if world.public.ending.is_some() {
        return Terms::default();
    }
    let eye = Eye { game, lore, public: &world.public };
    let own = game.side(seat);
    let mut terms = eye.terms(world, own);
    let sides = other_sides(game, &world.public, own).count();
    for side in other_sides(game, &world.public, own) {
        terms.subtract(&eye.terms(world, side), 1.0 / sides as f64);
    }
    terms.pressed(waiting::urgency(lore, &world.public))
}

/// How good a moment is for the side of `seat`.
pub(crate) fn judge(game: &Pantheon, lore: &Lore, world: &State, seat: Seat) -> f64 {
    match world.public.ending {
        Some(Ending::Won(winners)) if winners.contains(seat) => VICTORY,
        Some(Ending::Won(_)) => -VICTORY,
        Some(Ending::Draw) => 0.0,
        None => balance(game, lore, world, seat).weighed(&lore.weights),
    }
}

/// The chance of every seat's side to win: what the sides have, against each other.
pub(crate) fn outlook(game: &Pantheon, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
    let mut chances = [0.0; Seat::MOST];
    match world.public.ending {
        Some(Ending::Won(winners)) => winners.iter().for_each(|seat| chances[seat.index()] = 1.0),
        Some(Ending::Draw) => {
            let seats = || Seat::all(game.seat_count());
            let leads = |seat: &Seat| game.side(*seat).iter().next() == Some(*seat);
            chances[..seats().count()].fill(draw(seats().filter(leads).count()));
        }
        None => chances = sides(game, lore, world).chances(lore.net.as_deref()),
    }
    chances
}

/// How many signals a net is told of a side: the terms, and what no sum can use.
pub(crate) const SIGNALS: usize = Terms::NAMES.len() + signals::MORE;

/// What is told of each side.
pub(crate) fn sides(game: &Pantheon, lore: &Lore, world: &State) -> Sides {
    let mut sides = Sides::default();
    if world.public.ending.is_some() {
        return sides;
    }
    let eye = Eye { game, lore, public: &world.public };
    let urgency = waiting::urgency(lore, &world.public);
    sides.doubt(1.0 / urgency);
    for seats in other_sides(game, &world.public, SeatSet::EMPTY) {
        let terms = eye.terms(world, seats);
        let mut told = [0.0; SIGNALS];
        let (first, more) = told.split_at_mut(Terms::NAMES.len());
        first.copy_from_slice(&terms.values());
        // Nobody reads them where there is no net.
        if lore.net.is_some() {
            more.copy_from_slice(&signals::more(eye, world, seats));
        }
        let sum = terms.pressed(urgency).weighed(&lore.weights);
        sides.push(Side::new(seats, sum, &told));
    }
    sides
}

/// The sides still in the game that are not `own`.
fn other_sides(game: &Pantheon, public: &Public, own: SeatSet) -> impl Iterator<Item = SeatSet> {
    let mut left = public.alive;
    own.iter().for_each(|seat| left.remove(seat));
    std::iter::from_fn(move || {
        let side = game.side(left.iter().next()?);
        side.iter().for_each(|seat| left.remove(seat));
        Some(side)
    })
}

/// A moment and what was worked out about its game.
#[derive(Clone, Copy)]
pub(crate) struct Eye<'a> {
    pub(crate) game: &'a Pantheon,
    pub(crate) lore: &'a Lore,
    pub(crate) public: &'a Public,
}

impl Eye<'_> {
    /// What the players of one side have.
    fn terms(&self, world: &State, side: SeatSet) -> Terms {
        let mut terms = Terms::default();
        let look = Look::new(self.game, world);
        let mut absorbed = 0.0;
        for seat in side.iter() {
            self.count_army(look, seat, &mut terms);
            count_hand(look, seat, &mut terms);
            absorbed += f64::from(self.public.seat(seat).absorbed);
        }
        terms.absorbed = absorbed / STONES_TO_WIN;
        terms.momentum = terms.absorbed * terms.absorbed;
        if side.contains(self.public.active) {
            let done = f64::from(self.public.activations);
            terms.tempo = (2.0 - done).max(0.0);
        }
        self.count_stones(side, &mut terms);
        terms.goals = self.goals(side);
        terms
    }

    fn count_army(&self, look: Look<'_>, seat: Seat, terms: &mut Terms) {
        let (mut best, mut second) = (0.0, 0.0);
        for unit in self.public.seat(seat).army.iter() {
            let (def, state) = (self.game.def(unit), self.public.unit(unit));
            let cost = f64::from(def.cost);
            let whole = self.wholeness(unit);
            match state.stage {
                Stage::InPlay => {}
                Stage::Ready => terms.reserve += cost,
                Stage::Destroyed if def.is_troop() => {
                    terms.fallen += cost;
                    continue;
                }
                Stage::Destroyed | Stage::Removed => continue,
            }
            if def.is_divinity() {
                terms.divinity += whole;
                terms.brink += whole * (1.0 - whole);
            } else {
                terms.army += cost;
                terms.health += cost * whole;
            }
            let Some(area) = state.area else { continue };
            let stride = def.row(state.vitality).movement;
            let (menace, threat) = self.menace(unit, area, stride);
            terms.menace += menace;
            terms.threat += threat;
            if look.in_hand(seat, Card::Activation(unit)) > 0 && look.could_be_activated(seat, unit)
            {
                terms.ready += 1.0;
                let strike = self.strike(seat, unit, area, stride);
                if strike > best {
                    second = std::mem::replace(&mut best, strike);
                } else if strike > second {
                    second = strike;
                }
            }
        }
        terms.strike += best + second;
    }

    /// What share of what a divinity has left a unit could take with its next action.
    fn strike(&self, seat: Seat, unit: UnitId, area: AreaId, stride: u8) -> f64 {
        let enemies = self.game.enemies(self.public, seat).iter();
        let lords = enemies.filter(|&enemy| self.game.def(enemy).is_divinity());
        lords
            .filter(|&lord| {
                let there = self.public.area_of(lord);
                there.is_some_and(|there| self.gap(unit, area, there) <= stride)
            })
            .map(|lord| self.wounds(unit, lord) / f64::from(self.public.unit(lord).vitality.max(1)))
            .fold(0.0, f64::max)
    }

    pub(crate) fn wholeness(&self, unit: UnitId) -> f64 {
        let full = self.game.def(unit).full_vitality().max(1);
        f64::from(self.public.unit(unit).vitality) / f64::from(full)
    }

    /// What the best blow of `unit` promises against units, and against divinities, if it stood in
    /// `area` and could come `stride` areas closer before it strikes.
    pub(crate) fn menace(&self, unit: UnitId, area: AreaId, stride: u8) -> (f64, f64) {
        let Some(seat) = self.public.controller(unit) else { return (0.0, 0.0) };
        let (mut menace, mut threat) = (0.0, 0.0);
        for enemy in self.game.enemies(self.public, seat).iter() {
            let Some(there) = self.public.area_of(enemy) else { continue };
            let gap = self.gap(unit, area, there).saturating_sub(stride);
            let blow = self.toll(unit, enemy) * fade(gap);
            let best = if self.game.def(enemy).is_divinity() { &mut threat } else { &mut menace };
            *best = f64::max(*best, blow);
        }
        (menace, threat)
    }

    /// Whether a unit that stands in `area` could strike at an enemy with its next activation, by
    /// distances alone.
    pub(crate) fn reaches(&self, unit: UnitId, area: AreaId, enemy: UnitId) -> bool {
        let stride = self.game.def(unit).row(self.public.unit(unit).vitality).movement;
        let there = self.public.area_of(enemy);
        there.is_some_and(|there| self.gap(unit, area, there) <= stride)
    }

    /// How many areas a unit lacks to strike at another area.
    pub(crate) fn gap(&self, unit: UnitId, from: AreaId, to: AreaId) -> u8 {
        let range = self.game.def(unit).row(self.public.unit(unit).vitality).range;
        let steps = self.lore.steps(self.public, unit, from, to);
        let shot = self.game.board(self.public).distance(from, to).saturating_sub(range);
        if range > 0 { steps.min(shot) } else { steps }
    }

    /// What an attack on `enemy` promises, by the weight of what is hit.
    pub(crate) fn blow(&self, unit: UnitId, enemy: UnitId) -> f64 {
        let weights = &self.lore.weights;
        let weight = match self.game.def(enemy).is_divinity() {
            true => weights.divinity,
            false => weights.army + weights.health,
        };
        self.toll(unit, enemy) * weight
    }

    /// What an attack on `enemy` promises to take: of a divinity as a share of the whole, of others
    /// in points.
    pub(crate) fn toll(&self, unit: UnitId, enemy: UnitId) -> f64 {
        self.wounds(unit, enemy) * self.share(enemy)
    }

    /// Wounds to expect from an attack.
    pub(crate) fn wounds(&self, unit: UnitId, enemy: UnitId) -> f64 {
        let vitality = self.public.unit(enemy).vitality;
        let offence = self.game.def(unit).row(self.public.unit(unit).vitality).offence;
        let defence = self.game.def(enemy).row(vitality).defence;
        mean_wounds(offence, defence, vitality)
    }

    /// What the next point of vitality of a unit stands for: of a divinity as a share of the
    /// whole, of others in points.
    fn share(&self, unit: UnitId) -> f64 {
        let def = self.game.def(unit);
        let full = f64::from(def.full_vitality().max(1));
        if def.is_divinity() {
            return (1.5 - self.wholeness(unit)) / full;
        }
        let left = f64::from(self.public.unit(unit).vitality.max(1));
        f64::from(def.cost) * (0.65 / full + 0.35 / left)
    }

    /// Stones that a side carries or could fetch.
    fn count_stones(&self, side: SeatSet, terms: &mut Terms) {
        for (_, stone) in self.public.stones() {
            if stone.kind == StoneType::TreatedAs {
                continue;
            }
            match stone.at {
                StonePlace::Area(area) => terms.nearby += self.fetchers(side, area),
                StonePlace::Carried(unit) => {
                    let seat = self.public.controller(unit).filter(|&seat| side.contains(seat));
                    if let (Some(seat), Some(area)) = (seat, self.public.area_of(unit)) {
                        terms.carried += 0.8 + 0.6 * self.nearness_of_divinity(seat, unit, area);
                    }
                }
                StonePlace::Absorbed(_) | StonePlace::Nowhere => {}
            }
        }
    }

    /// How well a side could fetch what lies in an area: best with a divinity, which absorbs it.
    fn fetchers(&self, side: SeatSet, area: AreaId) -> f64 {
        let units = side.iter().flat_map(|seat| self.public.seat(seat).army.iter());
        units.map(|unit| self.fetching(unit, area)).fold(0.0, f64::max)
    }

    fn fetching(&self, unit: UnitId, area: AreaId) -> f64 {
        let state = self.public.unit(unit);
        let Some(from) = state.area else { return 0.0 };
        if state.stone.is_some() && !self.game.def(unit).is_divinity() {
            return 0.0;
        }
        let prospect = self.zeal(unit) * self.nearness(unit, from, area);
        // Who has no experience does not look so far.
        match self.game.def(unit).is_divinity() && !self.lore.is_plain() {
            true => prospect * self.safety(unit, area),
            false => prospect,
        }
    }

    /// How little the enemies within reach of an area could do to a divinity that stood there, 0 to 1.
    pub(crate) fn safety(&self, lord: UnitId, area: AreaId) -> f64 {
        let (danger, _) = signals::blows_on(*self, lord, area, |_, _| true);
        // Who has waited for long sees less of it.
        (1.0 - danger / waiting::urgency(self.lore, self.public)).max(0.0)
    }

    /// How eagerly a unit goes for stones: a divinity can absorb them.
    fn zeal(&self, unit: UnitId) -> f64 {
        if self.game.def(unit).is_divinity() { 1.0 } else { 0.4 }
    }

    /// 1 on the spot, less with every step.
    pub(crate) fn nearness(&self, unit: UnitId, from: AreaId, to: AreaId) -> f64 {
        fade(self.lore.steps(self.public, unit, from, to))
    }

    /// How near the divinity is that could absorb what `unit` carries.
    fn nearness_of_divinity(&self, seat: Seat, unit: UnitId, from: AreaId) -> f64 {
        let mut units = self.public.seat(seat).army.iter();
        let lord = units.find(|&unit| self.game.def(unit).is_divinity());
        let there = lord.and_then(|lord| self.public.area_of(lord));
        there.map_or(0.0, |there| self.nearness(unit, from, there))
    }

    /// What draws a unit to an area: enemies to strike from it, stones, and its own goals.
    pub(crate) fn pull(&self, unit: UnitId, area: AreaId) -> f64 {
        let weights = &self.lore.weights;
        let (menace, threat) = self.menace(unit, area, 0);
        let mut pull = f64::max(weights.menace * menace, weights.threat * threat);
        let Some(seat) = self.public.controller(unit) else { return pull };
        if self.public.unit(unit).stone.is_some() && !self.game.def(unit).is_divinity() {
            pull += weights.carried * self.nearness_of_divinity(seat, unit, area);
        } else {
            let lying = self.public.stones().filter_map(|(_, stone)| match stone.at {
                StonePlace::Area(there) => Some(there),
                _ => None,
            });
            let best = lying.map(|there| self.nearness(unit, area, there)).fold(0.0, f64::max);
            pull += weights.nearby * self.zeal(unit) * best;
        }
        let goals = self.goal_places(seat, unit).map(|to| self.nearness(unit, area, to));
        pull + weights.goals * goals.sum::<f64>()
    }

    /// Whether a divinity stands where it could absorb a stone: one lies here or is carried by a
    /// unit of its player in the area.
    pub(crate) fn may_absorb(&self, unit: UnitId, area: AreaId) -> bool {
        let own = self.public.unit(unit).owner;
        self.game.def(unit).is_divinity()
            && self.public.stones().any(|(_, stone)| match stone.at {
                StonePlace::Area(there) => there == area,
                StonePlace::Carried(bearer) => {
                    self.public.area_of(bearer) == Some(area)
                        && self.public.unit(bearer).owner == own
                }
                StonePlace::Absorbed(_) | StonePlace::Nowhere => false,
            })
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
fn count_hand(look: Look<'_>, seat: Seat, terms: &mut Terms) {
    for card in look.card_kinds(seat) {
        let held = f64::from(look.in_hand(seat, card));
        match card {
            Card::ArtOfWar | Card::Omphalos => terms.art_of_war += held,
            Card::Activation(unit) => match look.public.unit(unit).stage {
                Stage::Ready | Stage::InPlay => {
                    terms.hand += held.min(1.0) + 0.4 * (held - 1.0).max(0.0);
                }
                Stage::Destroyed | Stage::Removed => terms.hand += 0.3 * held,
            },
        }
    }
}

/// What is left of a prospect so many areas away.
pub(crate) fn fade(areas: u8) -> f64 {
    FADED[usize::from(areas).min(FADED.len() - 1)]
}
