//! What a net is told of a side beside its terms: facts that count for more or less by what else
//! is true, so that no weight alone would do them justice.

use kernel::{Seat, SeatSet};
use pantheon::board::AreaId;
use pantheon::{Card, Look, Stage, State, StonePlace, StoneType, UnitId};

use crate::worth::Eye;

/// How many there are.
pub(crate) const MORE: usize = 30;

/// Cards in hand beyond these wait for too long.
const LARGE_HAND: f64 = 6.0;

/// What a side has beside its terms, in the order of the struct.
#[derive(Clone, Copy, Debug, Default)]
struct Signals {
    /// Divinities that stand on the board.
    lords_in_play: f64,
    /// Vitality that divinities have left.
    lord_vitality: f64,
    /// Divinities with an activation card in hand.
    lords_ready: f64,
    /// Stones that a divinity could absorb where it stands.
    at_hand: f64,
    /// Stones a walk away from a divinity.
    one_walk: f64,
    /// Stones two walks away.
    two_walks: f64,
    /// Stones that other units carry a walk away from their divinity.
    brought: f64,
    /// How near the nearest stone is to a divinity.
    nearest: f64,
    /// Wounds that the two strongest enemies within reach of a divinity would deal it, by what it
    /// has left.
    danger: f64,
    /// Enemies within reach of a divinity.
    hunters: f64,
    /// Units of the side in the area of its divinity.
    company: f64,
    /// Units in play.
    fielded: f64,
    /// Units that have yet to come into play.
    waiting: f64,
    /// Cards in hand.
    hand: f64,
    /// Cards in the deck.
    deck: f64,
    /// Whether it is this side's turn.
    active: f64,
    /// Manoeuvres bought.
    bought: f64,
    /// The round, up to the thirtieth.
    round: f64,
    /// Stones that lie about.
    lying: f64,
    /// Whether the beta's rules hold.
    beta: f64,
    /// The danger of those enemies alone that a card in hand could activate.
    danger_ready: f64,
    /// How near lying stones are to a divinity, on the board or before it comes in, by how little the
    /// enemies near a stone could do to it there.
    safe: f64,
    /// Lying stones a walk away from another unit with free hands.
    claimable: f64,
    /// How near stones that others carry are to their divinity.
    fetched: f64,
    /// What the two best blows of units with a card in hand promise among other units, in points.
    wounding: f64,
    /// Cards in hand beyond a large hand.
    excess: f64,
    /// Activation cards of divinities in hand.
    lord_cards: f64,
    /// Units in play within reach of a lying stone or an enemy.
    engaged: f64,
    /// Lying stones to which a divinity of the side is nearest.
    race: f64,
    /// How near the nearest enemy is to a divinity.
    pursuit: f64,
}

impl Signals {
    fn values(self) -> [f64; MORE] {
        let Self {
            lords_in_play,
            lord_vitality,
            lords_ready,
            at_hand,
            one_walk,
            two_walks,
            brought,
            nearest,
            danger,
            hunters,
            company,
            fielded,
            waiting,
            hand,
            deck,
            active,
            bought,
            round,
            lying,
            beta,
            danger_ready,
            safe,
            claimable,
            fetched,
            wounding,
            excess,
            lord_cards,
            engaged,
            race,
            pursuit,
        } = self;
        [
            lords_in_play,
            lord_vitality,
            lords_ready,
            at_hand,
            one_walk,
            two_walks,
            brought,
            nearest,
            danger,
            hunters,
            company,
            fielded,
            waiting,
            hand,
            deck,
            active,
            bought,
            round,
            lying,
            beta,
            danger_ready,
            safe,
            claimable,
            fetched,
            wounding,
            excess,
            lord_cards,
            engaged,
            race,
            pursuit,
        ]
    }
}

/// What is told of a side beside its terms.
pub(crate) fn more(eye: Eye<'_>, world: &State, side: SeatSet) -> [f64; MORE] {
    let mut signals = Signals::default();
    let look = Look::new(eye.game, world);
    let public = eye.public;
    for seat in side.iter() {
        let state = public.seat(seat);
        signals.hand += f64::from(state.hand);
        signals.deck += f64::from(state.deck);
        signals.bought += f64::from(state.bought.count_ones());
        for unit in state.army.iter() {
            match public.unit(unit).stage {
                Stage::InPlay => signals.fielded += 1.0,
                Stage::Ready => signals.waiting += 1.0,
                Stage::Destroyed | Stage::Removed => continue,
            }
            if !eye.game.def(unit).is_divinity() {
                if let Some(area) = public.area_of(unit) {
                    signals.watch_unit(eye, unit, area);
                }
                continue;
            }
            signals.lord_vitality += f64::from(public.unit(unit).vitality);
            let cards = look.in_hand(seat, Card::Activation(unit));
            signals.lord_cards += f64::from(cards);
            if cards > 0 {
                signals.lords_ready += 1.0;
            }
            if let Some(area) = public.area_of(unit) {
                signals.lords_in_play += 1.0;
                signals.watch_lord(eye, look, unit, area);
            }
            signals.watch_stones(eye, look, unit);
        }
        signals.wounding += wounding(eye, look, seat);
    }
    signals.excess = (signals.hand - LARGE_HAND).max(0.0);
    signals.race = race(eye, look, side);
    signals.active = f64::from(u8::from(side.contains(public.active)));
    signals.round = f64::from(public.round.min(30));
    signals.lying =
        public.stones().filter(|(_, stone)| matches!(stone.at, StonePlace::Area(_))).count() as f64;
    signals.beta = f64::from(u8::from(*eye.game.edition() != pantheon::Edition::V1_5));
    signals.values()
}

impl Signals {
    /// What a divinity could gain and lose where it stands.
    fn watch_lord(&mut self, eye: Eye<'_>, look: Look<'_>, lord: UnitId, area: AreaId) {
        let public = eye.public;
        let Some(seat) = public.unit(lord).owner else { return };
        let stride = eye.game.def(lord).row(public.unit(lord).vitality).movement;
        for (_, stone) in public.stones() {
            if stone.kind == StoneType::TreatedAs {
                continue;
            }
            match stone.at {
                StonePlace::Area(there) => {
                    let steps = eye.lore.steps(public, lord, area, there);
                    match steps {
                        0 => self.at_hand += 1.0,
                        steps if steps <= stride => self.one_walk += 1.0,
                        steps if steps <= 2 * stride => self.two_walks += 1.0,
                        _ => {}
                    }
                    self.nearest = f64::max(self.nearest, eye.nearness(lord, area, there));
                }
                StonePlace::Carried(bearer) if public.unit(bearer).owner == Some(seat) => {
                    let Some(there) = public.area_of(bearer) else { continue };
                    match eye.lore.steps(public, lord, area, there) {
                        0 => self.at_hand += 1.0,
                        steps if steps <= stride => self.brought += 1.0,
                        _ => {}
                    }
                    if bearer != lord {
                        self.fetched += eye.nearness(bearer, there, area);
                    }
                }
                StonePlace::Carried(_) | StonePlace::Absorbed(_) | StonePlace::Nowhere => {}
            }
        }
        let (danger, hunters) = blows_on(eye, lord, area, |_, _| true);
        self.danger += danger;
        self.hunters += hunters;
        let is_ready = |seat, unit| look.in_hand(seat, Card::Activation(unit)) > 0;
        self.danger_ready += blows_on(eye, lord, area, is_ready).0;
        for enemy in eye.game.enemies(public, seat).iter() {
            if let Some(there) = public.area_of(enemy) {
                self.pursuit = f64::max(self.pursuit, eye.nearness(enemy, there, area));
            }
        }
        let here = public.units_in(area).iter();
        let friends = here.filter(|&unit| unit != lord && public.unit(unit).owner == Some(seat));
        self.company += friends.count() as f64;
    }

    /// What another unit could do where it stands.
    fn watch_unit(&mut self, eye: Eye<'_>, unit: UnitId, area: AreaId) {
        let public = eye.public;
        let Some(seat) = public.controller(unit) else { return };
        let stride = eye.game.def(unit).row(public.unit(unit).vitality).movement;
        let near = lying(eye)
            .filter(|&there| eye.lore.steps(public, unit, area, there) <= stride)
            .count() as f64;
        if public.unit(unit).stone.is_none() {
            self.claimable += near;
        }
        let strikes =
            || eye.game.enemies(public, seat).iter().any(|enemy| eye.reaches(unit, area, enemy));
        if near > 0.0 || strikes() {
            self.engaged += 1.0;
        }
    }

    /// What lying stones promise a divinity, on the board or before it comes in.
    fn watch_stones(&mut self, eye: Eye<'_>, look: Look<'_>, lord: UnitId) {
        for there in lying(eye) {
            let Some(near) = nearness_of(eye, look, lord, there) else { return };
            self.safe += near * eye.safety(lord, there);
        }
    }
}

/// Where stones lie.
pub(crate) fn lying(eye: Eye<'_>) -> impl Iterator<Item = AreaId> {
    eye.public.stones().filter_map(|(_, stone)| match stone.at {
        StonePlace::Area(area) if stone.kind != StoneType::TreatedAs => Some(area),
        _ => None,
    })
}

/// How near a divinity is to an area, from where it stands or would come in.
fn nearness_of(eye: Eye<'_>, look: Look<'_>, lord: UnitId, to: AreaId) -> Option<f64> {
    if let Some(from) = eye.public.area_of(lord) {
        return Some(eye.nearness(lord, from, to));
    }
    let zone = look.zone_of(eye.public.controller(lord)?).iter();
    zone.map(|from| eye.nearness(lord, from, to)).reduce(f64::max)
}

/// Wounds that the two strongest enemies within reach would deal a divinity if it stood in an area,
/// by what it has left, and how many such enemies there are.
pub(crate) fn blows_on(
    eye: Eye<'_>,
    lord: UnitId,
    area: AreaId,
    counts: impl Fn(Seat, UnitId) -> bool,
) -> (f64, f64) {
    let public = eye.public;
    let Some(seat) = public.unit(lord).owner else { return (0.0, 0.0) };
    let left = f64::from(public.unit(lord).vitality.max(1));
    let (mut best, mut second, mut hunters) = (0.0, 0.0, 0.0);
    for enemy in eye.game.enemies(public, seat).iter() {
        let (Some(there), Some(by)) = (public.area_of(enemy), public.controller(enemy)) else {
            continue;
        };
        let reach = eye.game.def(enemy).row(public.unit(enemy).vitality).movement;
        if eye.gap(enemy, there, area) > reach || !counts(by, enemy) {
            continue;
        }
        hunters += 1.0;
        let blow = eye.wounds(enemy, lord) / left;
        if blow > best {
            second = std::mem::replace(&mut best, blow);
        } else if blow > second {
            second = blow;
        }
    }
    (best + second, hunters)
}

/// What the two best blows of units with a card in hand promise among other units, in points.
fn wounding(eye: Eye<'_>, look: Look<'_>, seat: Seat) -> f64 {
    let public = eye.public;
    let (mut best, mut second) = (0.0, 0.0);
    for unit in public.seat(seat).army.iter() {
        let Some(area) = public.area_of(unit) else { continue };
        if look.in_hand(seat, Card::Activation(unit)) == 0 || !look.could_be_activated(seat, unit) {
            continue;
        }
        let targets =
            eye.game.enemies(public, seat).iter().filter(|&enemy| {
                !eye.game.def(enemy).is_divinity() && eye.reaches(unit, area, enemy)
            });
        let blow = targets.map(|enemy| eye.toll(unit, enemy)).fold(0.0, f64::max);
        if blow > best {
            second = std::mem::replace(&mut best, blow);
        } else if blow > second {
            second = blow;
        }
    }
    best + second
}

/// How many lying stones a divinity of a side is nearest to.
fn race(eye: Eye<'_>, look: Look<'_>, side: SeatSet) -> f64 {
    let nearest = |own: bool, there: AreaId| {
        let seats = eye.public.alive.iter().filter(|&seat| side.contains(seat) == own);
        let lords = seats.filter_map(|seat| look.divinity(seat));
        lords.filter_map(|lord| nearness_of(eye, look, lord, there)).fold(0.0, f64::max)
    };
    lying(eye).filter(|&there| nearest(true, there) > nearest(false, there)).count() as f64
}
