//! What a net is told of a side beside its terms: facts that count for more or less by what else
//! is true, so that no weight alone would do them justice.

use pantheon::board::AreaId;
use pantheon::kernel::SeatSet;
use pantheon::{Card, Look, Stage, State, StonePlace, StoneType, UnitId};

use super::worth::Eye;

/// How many there are.
pub(super) const MORE: usize = 20;

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
        ]
    }
}

/// What is told of a side beside its terms.
pub(super) fn more(eye: Eye<'_>, world: &State, side: SeatSet) -> [f64; MORE] {
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
                continue;
            }
            signals.lord_vitality += f64::from(public.unit(unit).vitality);
            if look.in_hand(seat, Card::Activation(unit)) > 0 {
                signals.lords_ready += 1.0;
            }
            if let Some(area) = public.area_of(unit) {
                signals.lords_in_play += 1.0;
                signals.watch_lord(eye, unit, area);
            }
        }
    }
    signals.active = f64::from(u8::from(side.contains(public.active)));
    signals.round = f64::from(public.round.min(30));
    signals.lying =
        public.stones().filter(|(_, stone)| matches!(stone.at, StonePlace::Area(_))).count() as f64;
    signals.beta = f64::from(u8::from(*eye.game.edition() != pantheon::Edition::V1_5));
    signals.values()
}

impl Signals {
    /// What a divinity could gain and lose where it stands.
    fn watch_lord(&mut self, eye: Eye<'_>, lord: UnitId, area: AreaId) {
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
                }
                StonePlace::Carried(_) | StonePlace::Absorbed(_) | StonePlace::Nowhere => {}
            }
        }
        let left = f64::from(public.unit(lord).vitality.max(1));
        let (mut best, mut second) = (0.0, 0.0);
        for enemy in eye.game.enemies(public, seat).iter() {
            let Some(there) = public.area_of(enemy) else { continue };
            let reach = eye.game.def(enemy).row(public.unit(enemy).vitality).movement;
            if eye.gap(enemy, there, area) > reach {
                continue;
            }
            self.hunters += 1.0;
            let blow = eye.wounds(enemy, lord) / left;
            if blow > best {
                second = std::mem::replace(&mut best, blow);
            } else if blow > second {
                second = blow;
            }
        }
        self.danger += best + second;
        let here = public.units_in(area).iter();
        let friends = here.filter(|&unit| unit != lord && public.unit(unit).owner == Some(seat));
        self.company += friends.count() as f64;
    }
}
