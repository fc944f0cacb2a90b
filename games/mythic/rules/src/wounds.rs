//! Wounds: cancelling, losing cards, destruction, victory (chapters 11, 15 and 16).

use board::grid::{SpaceId, SpaceSet};
use kernel::Seat;

use crate::catalog::Talent;
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Answer, Fight, FightStep, Frame, Side};
use crate::game::Mythic;
use crate::ids::UnitId;
use crate::look::Look;
use crate::orders::Reaction;
use crate::play::Play;
use crate::state::Ending;

/// With so many units left a side has lost. [M12.15.1] [M12.16.13]
pub(crate) const DEFEAT: u8 = 3;

/// What Judgment of Souls gives. [M12.18.51]
const JUDGMENT_POINTS: u8 = 2;

impl Look<'_> {
    /// Whether a unit could use a talent that cancels wounds. [M12.R89] [M12.R90]
    fn could_cancel(&self, fight: &Fight, side: Side, talent: Talent) -> Option<Seat> {
        let unit = fight.unit(side);
        let seat = self.game.owner(unit);
        let asked = Mythic::side(seat) == Mythic::side(self.public.active)
            || self.public.seat(seat).orders.asks_for(Reaction::Cancel);
        let could = asked
            && fight.wounds[side.index()] > 0
            && self.has(unit, talent)
            && self.could_pay(seat, self.cost(unit, talent));
        could.then_some(seat)
    }

    /// Parry is for a unit that attacks or strikes back, once in a fight. It is asked about when
    /// it would spare the unit a wound. [M12.18.55] [M12.R98]
    pub(crate) fn asks_parry(&self, fight: &Fight, side: Side) -> Option<Seat> {
        let fights = side == Side::Attacker || fight.answer != Answer::None;
        let open = fights && !fight.announced(side).has(Talent::Parry);
        open.then(|| self.could_cancel(fight, side, Talent::Parry)).flatten()
    }

    /// [M12.18.26]
    pub(crate) fn asks_endure(&self, fight: &Fight, side: Side) -> Option<Seat> {
        self.could_cancel(fight, side, Talent::Endurance)
    }

    pub(crate) fn cancel_options(
        &self,
        fight: &Fight,
        side: Side,
        talent: Talent,
        options: &mut Vec<Choice>,
    ) {
        let unit = fight.unit(side);
        if self.can_pay(self.game.owner(unit), self.cost(unit, talent)) {
            options.push(Choice::Use(unit, talent));
        }
        options.push(Choice::Decline);
    }

    /// Whether Ardent Wrath can be used: a unit was destroyed and a card is there to come back.
    /// [M12.18.3] [M12.18.4] [M12.R92]
    pub(crate) fn asks_wrath(&self, fight: &Fight, side: Side) -> bool {
        let (unit, talent) = (fight.unit(side), Talent::ArdentWrath);
        let cards = self.public.unit(unit).cards;
        fight.killed[side.index()]
            && self.has(unit, talent)
            && cards.discard + cards.front > 0
            && self.could_pay(self.game.owner(unit), self.cost(unit, talent))
    }

    /// Spaces a unit can retreat to: strictly farther from the attacker. [M12.18.62] [M12.R129]
    pub(crate) fn retreats(&self, unit: UnitId, from: UnitId) -> SpaceSet {
        let (Some(here), Some(foe)) = (self.space(unit), self.space(from)) else {
            return SpaceSet::EMPTY;
        };
        if self.public.unit(unit).webbed {
            return SpaceSet::EMPTY;
        }
        let free = SpaceSet::around(here) & (self.game.field() - self.public.occupied());
        let open = if self.game.flies(unit) { free } else { free - self.closed() };
        let farther = |space: &SpaceId| space.distance(foe) > here.distance(foe);
        open.iter().filter(farther).collect()
    }

    pub(crate) fn asks_retreat(&self, fight: &Fight) -> bool {
        fight.retreat && !self.retreats(fight.victim, fight.by).is_empty()
    }
}

impl Play<'_, '_> {
    /// Wounds are counted; a Retreat cancels one, and so does a Parry of the earlier resolution.
    /// [M12.R89] [M12.R122]
    pub(crate) fn resolve_wounds(&mut self, mut fight: Fight) {
        if fight.retreat {
            self.spare(&mut fight, Side::Victim);
        }
        for side in [Side::Attacker, Side::Victim] {
            if fight.parried[side.index()] > 0 && fight.wounds[side.index()] > 0 {
                fight.parried[side.index()] -= 1;
                self.spare(&mut fight, side);
            }
        }
        fight.step = FightStep::Parry(Side::Attacker);
        self.set(Frame::Fight(fight));
    }

    /// One wound is not suffered.
    fn spare(&mut self, fight: &mut Fight, side: Side) {
        if fight.wounds[side.index()] > 0 {
            fight.wounds[side.index()] -= 1;
            self.emit(Event::Cancelled(fight.unit(side), 1));
        }
    }

    /// Parry spares both sides a wound, Endurance its unit, as often as it is paid. [M12.18.27]
    /// [M12.18.56]
    pub(crate) fn cancel(&mut self, mut fight: Fight, unit: UnitId, talent: Talent) {
        self.pay(self.game.owner(unit), self.look().cost(unit, talent));
        self.emit(Event::Used(unit, talent));
        let (FightStep::Parry(side) | FightStep::Endure(side)) = fight.step else { return };
        if talent == Talent::Parry {
            fight.announced[side.index()].announce(talent);
            for side in [Side::Attacker, Side::Victim] {
                let foe = side.other();
                if fight.wounds[side.index()] > 0 {
                    self.spare(&mut fight, side);
                } else if fight.rolls(foe) && !fight.rolled[foe.index()] {
                    fight.parried[side.index()] += 1;
                }
            }
        } else {
            self.spare(&mut fight, side);
        }
        self.set(Frame::Fight(fight));
    }

    /// The wounds of both sides are applied together. [M12.12.8]
    pub(crate) fn apply_wounds(&mut self, mut fight: Fight) {
        let mut lost = [false; 2];
        for side in [Side::Attacker, Side::Victim] {
            let unit = fight.unit(side);
            let wounds = std::mem::take(&mut fight.wounds[side.index()]);
            if self.wound(unit, wounds) {
                fight.killed[side.other().index()] = true;
                lost[usize::from(Mythic::side(self.game.owner(unit)))] = true;
            }
        }
        fight.step = FightStep::Spoils(Side::Attacker);
        self.set(Frame::Fight(fight));
        self.check_victory(lost);
        if self.state.public.ending.is_some() {
            return;
        }
        for side in [Side::Attacker, Side::Victim] {
            if fight.killed[side.index()] {
                self.judge(fight.unit(side));
            }
        }
    }

    /// For each wound a card is turned; says whether the unit is destroyed. [M12.11.2] [M12.11.4]
    /// [M12.11.5] [M12.R91]
    fn wound(&mut self, unit: UnitId, wounds: u8) -> bool {
        let vitality = &mut self.state.public.unit_mut(unit).vitality;
        let taken = wounds.min(*vitality);
        if taken == 0 {
            return false;
        }
        *vitality -= taken;
        let left = *vitality;
        self.state.public.bloody = true;
        self.emit(Event::Wounded(unit, taken));
        if left > 0 {
            return false;
        }
        self.unweb(unit);
        self.place(unit, None);
        self.emit(Event::Destroyed(unit));
        self.clear_webs_of(unit);
        true
    }

    /// Web markers go when the unit that spins them is destroyed. [M12.R137]
    fn clear_webs_of(&mut self, unit: UnitId) {
        let cards = &self.game.def(unit).cards;
        let mut talents = cards.iter().flat_map(|card| &card.talents);
        if talents.any(|printed| printed.talent == Talent::WebOfArachne) {
            for enemy in self.game.enemies(self.game.owner(unit)).iter() {
                self.unweb(enemy);
            }
        }
    }

    /// Judgment of Souls; it costs nothing on the cards there are, so nobody is asked.
    /// [M12.18.51] [M12.R101] [M12.R107]
    fn judge(&mut self, unit: UnitId) {
        let (seat, talent) = (self.game.owner(unit), Talent::JudgmentOfSouls);
        let look = self.look();
        if !look.has(unit, talent) || !look.can_pay(seat, look.cost(unit, talent)) {
            return;
        }
        self.pay(seat, self.look().cost(unit, talent));
        self.emit(Event::Used(unit, talent));
        self.state.public.seat_mut(seat).points += u16::from(JUDGMENT_POINTS);
        self.emit(Event::Gained(seat, JUDGMENT_POINTS));
    }

    /// Ardent Wrath takes a card back, from the discard pile first. The unit stays marked as having
    /// acted. [M12.18.4] [M12.R106]
    pub(crate) fn wrath(&mut self, unit: UnitId) {
        let (seat, talent) = (self.game.owner(unit), Talent::ArdentWrath);
        self.pay(seat, self.look().cost(unit, talent));
        self.emit(Event::Used(unit, talent));
        let cards = &mut self.state.public.unit_mut(unit).cards;
        if cards.discard > 0 {
            cards.discard -= 1;
        } else {
            cards.front -= 1;
        }
        cards.known += 1;
        self.state.public.seat_mut(seat).hand += 1;
        self.state.hidden.in_hand[unit.index()] += 1;
        self.emit(Event::Retrieved(unit));
    }

    /// The next higher card returns to the top. [M12.18.59]
    pub(crate) fn heal(&mut self, unit: UnitId) {
        self.state.public.unit_mut(unit).vitality += 1;
        self.emit(Event::Healed(unit, 1));
    }

    /// A side that has just lost a unit and has no more than three is defeated; both at once is a
    /// draw. [M12.15.1] [M12.15.2] [M12.16.13] [M12.R93] [M12.R94] [M12.R95] [M12.R146]
    fn check_victory(&mut self, lost: [bool; 2]) {
        let defeated = [0u8, 1].map(|side| {
            let units = self.game.side_units(side);
            let left = units.iter().filter(|&unit| self.look().is_in_play(unit)).count();
            lost[usize::from(side)] && left <= usize::from(DEFEAT)
        });
        match defeated {
            [true, true] => self.end_game(Ending::Draw),
            [true, false] => self.end_game(Ending::Won(self.game.side_seats(1))),
            [false, true] => self.end_game(Ending::Won(self.game.side_seats(0))),
            [false, false] => {}
        }
    }

    /// The game is over.
    pub(crate) fn end_game(&mut self, ending: Ending) {
        self.state.public.ending = Some(ending);
        self.emit(Event::Over(ending));
    }
}
