//! How good a moment is: the named terms of both sides against each other.

use mythic::{Blow, Ending, Frame, Mythic, State, TurnStep, UnitId};
use pantheon::kernel::Seat;

use super::eye::{DEFEAT, Eye, fade};
use super::{Lore, Terms};

/// What a victory is worth: more than anything on the board.
const VICTORY: f64 = 1000.0;

/// The most units of a side.
const MOST: usize = 16;

/// How good a moment is for the side of `seat`.
pub(super) fn judge(game: &Mythic, lore: &Lore, world: &State, seat: Seat) -> f64 {
    match world.public.ending {
        Some(Ending::Won(winners)) if winners.contains(seat) => VICTORY,
        Some(Ending::Won(_)) => -VICTORY,
        Some(Ending::Draw) => 0.0,
        None => balance(game, lore, world, seat).weighed(&lore.weights),
    }
}

/// The chance of every seat's side to win.
pub(super) fn outlook(game: &Mythic, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
    let mut chances = [0.0; Seat::MOST];
    let first = match world.public.ending {
        Some(Ending::Won(winners)) => f64::from(u8::from(winners.contains(Seat(0)))),
        Some(Ending::Draw) => 0.5,
        None => {
            let lead = balance(game, lore, world, Seat(0)).weighed(&lore.weights);
            1.0 / (1.0 + (-lead).exp())
        }
    };
    for seat in Seat::all(game.seat_count()) {
        chances[seat.index()] = if Mythic::side(seat) == 0 { first } else { 1.0 - first };
    }
    chances
}

/// What the side of `seat` has, less what the other side has.
pub(super) fn balance(game: &Mythic, lore: &Lore, world: &State, seat: Seat) -> Terms {
    let eye = Eye::new(game, lore, world);
    let side = Mythic::side(seat);
    let mut terms = eye.terms(side);
    terms.subtract(&eye.terms(1 - side), 1.0);
    terms
}

impl Eye<'_> {
    /// What one side has.
    fn terms(&self, side: u8) -> Terms {
        let mut terms = Terms::default();
        self.count_units(side, &mut terms);
        self.count_reach(side, &mut terms);
        let public = self.look.public;
        for seat in self.look.game.side_seats(side).iter() {
            let general = public.seat(seat);
            terms.points += f64::from(general.points).sqrt();
            terms.art_of_war += f64::from(general.aow.face_up);
            for unit in self.look.game.army(seat).iter() {
                let held = f64::from(self.look.in_hand(unit));
                if held > 0.0 && self.look.is_in_play(unit) {
                    terms.hand += 1.0 + 0.3 * (held - 1.0);
                }
            }
        }
        let is_due = matches!(public.frames.top(), Some(Frame::Turn(TurnStep::Act)));
        if Mythic::side(public.active) == side && is_due && public.marks.activations == 0 {
            terms.tempo = 1.0;
        }
        terms
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
        terms.punch = output.max(0.5).ln();
    }

    /// What the units of a side could strike soon.
    fn count_reach(&self, side: u8, terms: &mut Terms) {
        let look = &self.look;
        let spare = self.spare(1 - side);
        let mut best = [0.0; 3];
        for unit in look.game.side_units(side).iter() {
            let Some(here) = look.space(unit) else { continue };
            let (menace, now) = self.menace(unit, here);
            terms.menace += menace / spare;
            let ready = look.in_hand(unit) > 0 && !look.public.marks.activated.contains(unit);
            if ready && now > best[2] {
                best[2] = now;
                best.sort_unstable_by(|a: &f64, b| b.total_cmp(a));
            }
        }
        let seats = look.game.side_seats(side).iter();
        let further: u8 = seats.map(|seat| look.public.seat(seat).aow.face_up).sum();
        let within = usize::from(further.min(2)) + 1;
        terms.strike = best[..within].iter().sum::<f64>() / spare;
    }

    /// The best prize within reach of a unit, faded by distance, and the best one at once.
    fn menace(&self, unit: UnitId, here: mythic::SpaceId) -> (f64, f64) {
        let look = &self.look;
        let face = look.stats(unit);
        let (stride, _) = self.strides(unit, here);
        let touch = (stride | mythic::SpaceSet::only(here)).spread();
        let (mut menace, mut now) = (0.0, 0.0);
        for foe in look.game.enemies(look.game.owner(unit)).iter() {
            let Some(there) = look.space(foe) else { continue };
            let distance = there.distance(here);
            let close = self.blow(unit, foe, Blow::Close);
            if touch.contains(there) {
                now = f64::max(now, close);
                menace = f64::max(menace, close);
            } else {
                let gap = distance.saturating_sub(face.combat_move + 1).max(1);
                menace = f64::max(menace, close * fade(gap));
            }
            if face.ranged > 0 {
                let shot = self.blow(unit, foe, Blow::Ranged);
                let gap = distance.saturating_sub(face.combat_move + face.range);
                if gap == 0 {
                    now = f64::max(now, shot);
                }
                menace = f64::max(menace, shot * fade(gap));
            }
        }
        (menace, now)
    }
}
