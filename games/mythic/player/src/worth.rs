//! How good a moment is: the named terms of both sides against each other.

use kernel::Seat;
use mythic::{
    Blow, Card, Ending, Frame, MAX_UNITS, Mythic, SpaceId, SpaceSet, State, TurnStep, UnitId,
};
use players::{Side, Sides, draw};

use crate::eye::{DEFEAT, Eye, fade};
use crate::rank::Rank;
use crate::{Lore, Terms};

/// What a victory is worth: more than anything on the board.
const VICTORY: f64 = 1000.0;

/// The most units of a side.
const MOST: usize = 16;

/// What a card of a unit is good for that strikes nothing.
const LEAST_USE: f64 = 0.3;

/// How good a moment is for the side of `seat`.
pub(crate) fn judge(game: &Mythic, lore: &Lore, world: &State, seat: Seat) -> f64 {
    match world.public.ending {
        Some(Ending::Won(winners)) if winners.contains(seat) => VICTORY,
        Some(Ending::Won(_)) => -VICTORY,
        Some(Ending::Draw) => 0.0,
        None => balance(game, lore, world, seat).weighed(&lore.weights),
    }
}

/// The chance of every seat's side to win.
pub(crate) fn outlook(game: &Mythic, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
    let mut chances = [0.0; Seat::MOST];
    match world.public.ending {
        Some(Ending::Won(winners)) => winners.iter().for_each(|seat| chances[seat.index()] = 1.0),
        Some(Ending::Draw) => chances[..usize::from(game.seat_count())].fill(draw(2)),
        None => chances = sides(game, lore, world).chances(lore.net.as_deref()),
    }
    chances
}

/// How many signals a net is told of a side: its terms, and what no sum can use.
pub(crate) const SIGNALS: usize = Terms::NAMES.len() + MORE;

/// What is told of a side beside its terms, in the order of [`Eye::more`].
const MORE: usize = 14;

/// What is told of each side.
pub(crate) fn sides(game: &Mythic, lore: &Lore, world: &State) -> Sides {
    let mut sides = Sides::default();
    if world.public.ending.is_some() {
        return sides;
    }
    let eye = Eye::new(game, lore, world);
    let ranks = eye.ranks();
    for side in 0..2 {
        let terms = eye.terms(side, &ranks);
        let seats = game.side_seats(side);
        let mut told = [0.0; SIGNALS];
        let (first, more) = told.split_at_mut(Terms::NAMES.len());
        first.copy_from_slice(&terms.values());
        // Nobody reads them where there is no net.
        if lore.net.is_some() {
            more.copy_from_slice(&eye.more(side, &ranks));
        }
        sides.push(Side::new(seats, terms.weighed(&lore.weights), &told));
    }
    sides
}

/// What the side of `seat` has, less what the other side has.
pub(crate) fn balance(game: &Mythic, lore: &Lore, world: &State, seat: Seat) -> Terms {
    let eye = Eye::new(game, lore, world);
    let ranks = eye.ranks();
    let side = Mythic::side(seat);
    let mut terms = eye.terms(side, &ranks);
    terms.subtract(&eye.terms(1 - side, &ranks), 1.0);
    terms
}

/// Every unit that stands on the battlefield, with its space.
type Ranks = [Option<(SpaceId, Rank)>; MAX_UNITS];

/// What a unit could do with its next activation.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// The best prize within reach, faded by distance.
    menace: f64,
    /// The best prize at once.
    now: f64,
}

impl Eye<'_> {
    fn ranks(&self) -> Ranks {
        let mut ranks = [None; MAX_UNITS];
        for unit in self.look.game.units() {
            ranks[unit.index()] = self.look.space(unit).map(|space| (space, self.rank(unit)));
        }
        ranks
    }

    /// What one side has.
    fn terms(&self, side: u8, ranks: &Ranks) -> Terms {
        let mut terms = Terms::default();
        self.count_units(side, &mut terms);
        self.count_reach(side, ranks, &mut terms);
        for seat in self.look.game.side_seats(side).iter() {
            self.count_cards(seat, &mut terms);
        }
        let public = self.look.public;
        let is_due = matches!(public.frames.top(), Some(Frame::Turn(TurnStep::Act)));
        let is_fresh = is_due && public.marks.activations == 0;
        let is_active = Mythic::side(public.active) == side;
        if is_active && is_fresh {
            terms.tempo = 1.0;
        }
        if is_active == is_fresh {
            terms.ready = terms.strike;
        }
        terms
    }

    fn count_cards(&self, seat: Seat, terms: &mut Terms) {
        let look = &self.look;
        let general = look.public.seat(seat);
        terms.points += f64::from(general.points).sqrt();
        terms.art_of_war += f64::from(general.aow.face_up);
        terms.reserve += f64::from(look.in_deck(seat, Card::ArtOfWar));
        for unit in look.game.army(seat).iter().filter(|&unit| look.is_in_play(unit)) {
            let state = look.public.unit(unit);
            terms.cards += f64::from(state.cards.unseen());
            let held = f64::from(look.in_hand(unit));
            if held > 0.0 {
                terms.hand += 1.0 + 0.3 * (held - 1.0);
                terms.held += LEAST_USE + self.lore.output(unit, state.vitality);
            }
        }
    }

    fn count_units(&self, side: u8, terms: &mut Terms) {
        let (look, lore) = (&self.look, self.lore);
        let mut toughness = [0.0; MOST];
        let mut left = 0;
        let mut output = 0.0;
        for unit in look.game.side_units(side).iter() {
            let state = look.public.unit(unit);
            if state.vitality == 0 {
                continue;
            }
            toughness[left] = lore.toughness(unit, state.vitality);
            left += 1;
            output += lore.output(unit, state.vitality);
            let cost = f64::from(look.game.def(unit).cost) / 100.0;
            terms.army += cost;
            terms.health += cost * f64::from(state.vitality) / f64::from(look.game.full(unit));
            terms.webs += f64::from(u8::from(state.webbed));
        }
        let spare = left.saturating_sub(DEFEAT as usize);
        let toughness = &mut toughness[..left];
        toughness.sort_unstable_by(f64::total_cmp);
        terms.stand = toughness[..spare].iter().sum::<f64>().max(0.5).ln();
        terms.spare = spare as f64;
        terms.brink = f64::from(u8::from(spare <= 1));
        terms.punch = output.max(0.5).ln();
    }

    /// What the units of a side could strike soon.
    fn count_reach(&self, side: u8, ranks: &Ranks, terms: &mut Terms) {
        let look = &self.look;
        let spare = self.spare(1 - side);
        let mut best = [0.0; 3];
        for unit in look.game.side_units(side).iter() {
            let Some((here, rank)) = &ranks[unit.index()] else { continue };
            let reach = self.reach(unit, *here, rank, ranks);
            terms.menace += reach.menace / spare;
            let ready = look.in_hand(unit) > 0 && !look.public.marks.activated.contains(unit);
            if ready && reach.now > best[2] {
                best[2] = reach.now;
                best.sort_unstable_by(|a: &f64, b| b.total_cmp(a));
            }
        }
        let seats = look.game.side_seats(side).iter();
        let further: u8 = seats.map(|seat| look.public.seat(seat).aow.face_up).sum();
        let within = usize::from(further.min(2)) + 1;
        terms.strike = best[..within].iter().sum::<f64>() / spare;
    }

    /// What is told of a side beside its terms: whose turn it is and how far on, what its units are
    /// like, what it takes to bring down each of the weakest, what each of the best could strike at once, and
    /// its cards.
    fn more(&self, side: u8, ranks: &Ranks) -> [f64; MORE] {
        let (look, lore) = (&self.look, self.lore);
        let public = look.public;
        let flag = |is: bool| f64::from(u8::from(is));
        let (mut units, mut engaged, mut shooters, mut flyers) = (0.0, 0.0, 0.0, 0.0);
        let mut weakest = [9.0; 3];
        let mut best = [0.0; 3];
        for unit in look.game.side_units(side).iter() {
            let Some((here, rank)) = &ranks[unit.index()] else { continue };
            let state = public.unit(unit);
            units += 1.0;
            engaged += flag(look.is_engaged(unit));
            if look.stats(unit).ranged > 0 {
                shooters += lore.output(unit, state.vitality);
            }
            flyers += flag(look.game.flies(unit));
            let tough = lore.toughness(unit, state.vitality);
            if tough < weakest[2] {
                weakest[2] = tough;
                weakest.sort_unstable_by(f64::total_cmp);
            }
            let now = self.reach(unit, *here, rank, ranks).now;
            if now > best[2] && !public.marks.activated.contains(unit) {
                best[2] = now;
                best.sort_unstable_by(|a: &f64, b| b.total_cmp(a));
            }
        }
        let (mut deck, mut hand) = (0.0, 0.0);
        for seat in look.game.side_seats(side).iter() {
            deck += f64::from(public.seat(seat).deck);
            hand += f64::from(public.seat(seat).hand);
        }
        let active = flag(Mythic::side(public.active) == side);
        let begun = f64::from(public.marks.activations);
        let [first, second, third] = weakest;
        let [one, two, three] = best;
        [
            active,
            active * begun,
            units,
            engaged,
            shooters,
            flyers,
            first,
            second,
            third,
            one,
            two,
            three,
            deck,
            hand,
        ]
    }

    fn reach(&self, unit: UnitId, here: SpaceId, rank: &Rank, ranks: &Ranks) -> Reach {
        let look = &self.look;
        let face = look.stats(unit);
        let touch = (self.stride(unit, here) | SpaceSet::only(here)).spread();
        let mut reach = Reach::default();
        for foe in look.game.enemies(look.game.owner(unit)).iter() {
            let Some((there, struck)) = &ranks[foe.index()] else { continue };
            let distance = there.distance(here);
            let close = self.prize(rank, foe, struck, Blow::Close);
            if touch.contains(*there) {
                reach.now = reach.now.max(close);
                reach.menace = reach.menace.max(close);
            } else {
                let gap = distance.saturating_sub(face.combat_move + 1).max(1);
                reach.menace = reach.menace.max(close * fade(gap));
            }
            if face.ranged > 0 {
                let shot = self.prize(rank, foe, struck, Blow::Ranged);
                let gap = distance.saturating_sub(face.combat_move + face.range);
                if gap == 0 {
                    reach.now = reach.now.max(shot);
                }
                reach.menace = reach.menace.max(shot * fade(gap));
            }
        }
        reach
    }
}
