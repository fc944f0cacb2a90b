//! The actions of a battle turn: summon, move, attack and the special ones (23.9 to 23.16, 32).

use super::{Fighter, Place, Row, Side, Worn};
use crate::catalog::Trait;
use crate::choice::{Choice, Slot};
use crate::event::Event;
use crate::fight::{Fight, Onset};
use crate::frame::{BattleStep, Frame};
use crate::ids::CreatureId;
use crate::look::Look;
use crate::play::Play;

/// Moves in a row of one creature. [CON.23.16]
const MOST_MOVES: u8 = 2;

impl Look<'_> {
    /// Every action of the side whose turn it is. Losing the turn is a choice where none of
    /// summon, move and attack is possible. [CON.23.9] [CON.R87]
    pub(crate) fn action_options(&self, options: &mut Vec<Choice>) {
        let side = self.battle().turn;
        self.summon_options(side, options);
        for slot in Slot::ALL {
            let place = Place { side, slot };
            let Some(fighter) = self.fighter(place) else { continue };
            let creature = fighter.creature;
            for to in Slot::ALL.into_iter().filter(|&to| self.can_move(place, to)) {
                options.push(Choice::Move(creature, to));
            }
            if self.can_attack(place) {
                options.push(Choice::Attack(creature));
            }
            if self.can_devour(place) {
                options.push(Choice::Devour(creature));
            }
        }
        let is_compelled = !options.is_empty();
        self.special_options(side, options);
        if !is_compelled && !options.is_empty() {
            options.push(Choice::Pass);
        }
    }

    /// Creatures in hand for free slots. [CON.23.8] [CON.23.9]
    fn summon_options(&self, side: Side, options: &mut Vec<Choice>) {
        let row = self.side(side);
        let hand = self.hidden.hands[side.index()];
        for slot in Slot::ALL.into_iter().filter(|slot| row.slots[slot.index()].is_none()) {
            options.extend(hand.iter().map(|creature| Choice::Summon(creature, slot)));
        }
    }

    /// Bind and breaking free, which nobody is forced to. [CON.R87] [CON.R136] [CON.R140]
    fn special_options(&self, side: Side, options: &mut Vec<Choice>) {
        for slot in Slot::ALL {
            let place = Place { side, slot };
            let Some(fighter) = self.fighter(place) else { continue };
            let by = fighter.creature;
            if self.is_devoured(place) {
                options.push(Choice::BreakFree(by));
            }
            if self.bind_card(place).is_some() {
                let opposing = self.side(side.other()).slots.iter().flatten();
                let free = opposing.filter(|target| !target.bound);
                options.extend(free.map(|target| Choice::Bind { by, on: target.creature }));
            }
        }
    }

    /// Whether a side has any action at all. It depends on public facts only.
    pub(super) fn can_act(&self, side: Side) -> bool {
        let row = self.side(side);
        if row.hand > 0 && row.slots.iter().any(Option::is_none) {
            return true;
        }
        Slot::ALL.into_iter().any(|slot| {
            let place = Place { side, slot };
            self.fighter(place).is_some()
                && (Slot::ALL.into_iter().any(|to| self.can_move(place, to))
                    || self.can_attack(place)
                    || self.can_devour(place)
                    || self.is_devoured(place)
                    || (self.bind_card(place).is_some() && self.has_unbound(side.other())))
        })
    }

    fn has_unbound(&self, side: Side) -> bool {
        self.side(side).slots.iter().flatten().any(|fighter| !fighter.bound)
    }

    /// To a free slot beside its own; not with a frost marker, bound, immobile, devouring,
    /// devoured, or after two moves in a row. [CON.23.10] [CON.23.16] [CON.27.4] [CON.33.10]
    /// [CON.33.12] [CON.28.8] [CON.R85]
    pub(crate) fn can_move(&self, place: Place, to: Slot) -> bool {
        let row = self.side(place.side);
        let Some(fighter) = self.standing(place) else { return false };
        place.slot.is_beside(to)
            && row.slots[to.index()].is_none()
            && !fighter.frost
            && !fighter.bound
            && !self.is_devoured(place)
            && !has_moved_enough(row, fighter.creature)
            && !self.worn_abilities(fighter).has(Trait::Immobility)
    }

    /// The creature it faces, unless that flies out of reach. [CON.23.11] [CON.23.15] [CON.26.13]
    /// [CON.26.16] [CON.29.21] [CON.R86] A frost marker does not forbid it. [CON.R94] [CON.R165]
    pub(crate) fn can_attack(&self, place: Place) -> bool {
        let Some(fighter) = self.standing(place) else { return false };
        !fighter.bound
            && !self.is_devoured(place)
            && !self.is_devourer(fighter)
            && self.can_reach(place, Onset::Attack)
    }

    /// Whether a fight comes about between a creature and the one it faces. [CON.23.12] [CON.23.13]
    /// [CON.26.14] [CON.26.15] [CON.R101]
    pub(crate) fn can_reach(&self, place: Place, onset: Onset) -> bool {
        let Some(fighter) = self.standing(place) else { return false };
        let Some(target) = self.standing(place.opposite()) else { return false };
        if !self.abilities_defending(target).has(Trait::Flying) {
            return true;
        }
        let abilities = self.abilities_acting(fighter);
        abilities.has(Trait::Flying) || (abilities.has(Trait::Ranged) && onset != Onset::Summon)
    }

    /// Cards of the player that are not in use in this battle, two at the most. [CON.32.1]
    /// [CON.32.2] [CON.R157]
    pub(crate) fn equip_options(&self, slot: u8, options: &mut Vec<Choice>) {
        let side = self.battle().turn;
        if self.has_room_for_card(Place { side, slot: Slot(slot) }) {
            let cards = self.game.equipment();
            let left = cards.filter(|&card| self.available(side, card) > 0);
            options.extend(left.map(Choice::Equip));
        }
        options.push(Choice::Done);
    }

    fn has_room_for_card(&self, place: Place) -> bool {
        self.fighter(place).is_some_and(|fighter| fighter.worn.iter().any(Option::is_none))
    }

    /// Whether the player can equip the creature just summoned with anything more.
    fn can_equip(&self, place: Place) -> bool {
        !self.battle().is_minions(place.side)
            && self.has_room_for_card(place)
            && self.game.equipment().any(|card| self.available(place.side, card) > 0)
    }
}

/// Whether a creature has made its two moves in a row. [CON.R85]
pub(crate) fn has_moved_enough(row: &Row, creature: CreatureId) -> bool {
    row.moved.is_some_and(|(mover, moves)| mover == creature && moves >= MOST_MOVES)
}

impl Play<'_, '_> {
    /// Carries out the one action of a turn. [CON.23.3]
    pub(super) fn choose_action(&mut self, choice: Choice) {
        let side = self.look().battle().turn;
        let row = &mut self.battle().rows[side.index()];
        let moved = row.moved.take();
        match choice {
            Choice::Summon(creature, slot) => self.summon(Place { side, slot }, creature),
            Choice::Move(creature, to) => {
                let before = match moved {
                    Some((mover, moves)) if mover == creature => moves,
                    _ => 0,
                };
                self.battle().rows[side.index()].moved = Some((creature, before + 1));
                self.shift(creature, to);
            }
            Choice::Attack(creature) => {
                self.set(Frame::Battle(BattleStep::End));
                let place = self.place(creature);
                self.begin_fight(place, Onset::Attack);
            }
            Choice::Devour(creature) => {
                let place = self.place(creature);
                self.devour(place);
            }
            Choice::Bind { by, on } => self.bind(side, by, on),
            Choice::BreakFree(creature) => {
                let slot = self.place(creature).slot.0;
                self.set(Frame::Battle(BattleStep::BreakFree { slot }));
            }
            Choice::Pass => self.lose_turn(),
            _ => unreachable!("a battle turn asks for an action"),
        }
    }

    fn place(&self, creature: CreatureId) -> Place {
        self.look().place_of(creature).expect("a creature that acts is on the battlefield")
    }

    /// A creature comes from hand. [CON.23.9]
    fn summon(&mut self, place: Place, creature: CreatureId) {
        self.state.hidden.hands[place.side.index()].remove(creature);
        let row = &mut self.battle().rows[place.side.index()];
        row.hand -= 1;
        row.pool.remove(creature);
        row.slots[place.slot.index()] = Some(Fighter::fresh(creature));
        if row.hand == 0 {
            // Nothing is left to guess.
            row.pool = crate::ids::CreatureSet::EMPTY;
        }
        let seat = self.look().player(place.side);
        self.emit(Event::Summoned(seat, creature, place.slot));
        self.set(Frame::Battle(BattleStep::Equip { slot: place.slot.0 }));
    }

    /// Asks for equipment while there is any to put on; then the creature has arrived.
    pub(super) fn run_equipping(&mut self, slot: u8) {
        let place = Place { side: self.look().battle().turn, slot: Slot(slot) };
        if self.look().can_equip(place) {
            let seat = self.look().player(place.side);
            self.ask(seat);
        } else {
            self.arrive(place);
        }
    }

    /// One card more, or enough. [CON.32.1] [CON.R159]
    pub(super) fn choose_equipment(&mut self, slot: u8, choice: Choice) {
        let place = Place { side: self.look().battle().turn, slot: Slot(slot) };
        let Choice::Equip(card) = choice else { return self.arrive(place) };
        let row = &mut self.battle().rows[place.side.index()];
        if let Some(free) = row.used.iter_mut().find(|used| used.is_none()) {
            *free = Some(card);
        }
        let fighter = self.fighter(place).expect("the creature was just summoned");
        if let Some(free) = fighter.worn.iter_mut().find(|worn| worn.is_none()) {
            *free = Some(Worn { card, absorbed: 0, spent: false });
        }
        let creature = fighter.creature;
        self.emit(Event::Equipped(creature, card));
    }

    /// A summoned creature heals others, where the table plays so, and fights what it faces.
    /// [CON.R153]
    fn arrive(&mut self, place: Place) {
        if self.game.settings().healing {
            self.heal_by_kinship(place);
        }
        self.set(Frame::Battle(BattleStep::End));
        self.begin_fight_on_arrival(place, Onset::Summon);
    }

    /// A creature moves to the next slot. [CON.23.10]
    fn shift(&mut self, creature: CreatureId, to: Slot) {
        let from = self.place(creature);
        let slots = &mut self.battle().rows[from.side.index()].slots;
        slots[to.index()] = slots[from.slot.index()].take();
        self.emit(Event::Moved(creature, to));
        self.set(Frame::Battle(BattleStep::End));
        self.begin_fight_on_arrival(Place { side: from.side, slot: to }, Onset::Move);
    }

    /// A devourer's arrival causes no fight. [CON.23.12] [CON.28.3]
    fn begin_fight_on_arrival(&mut self, place: Place, onset: Onset) {
        let look = self.look();
        let is_devourer = look.fighter(place).is_some_and(|fighter| look.is_devourer(fighter));
        if !is_devourer && look.can_reach(place, onset) {
            self.begin_fight(place, onset);
        }
    }

    fn begin_fight(&mut self, place: Place, onset: Onset) {
        let creature_at = |place| self.look().fighter(place).map(|fighter| fighter.creature);
        if let (Some(by), Some(on)) = (creature_at(place), creature_at(place.opposite())) {
            self.emit(Event::Fought { by, on });
            self.push(Frame::Fight(Fight::new(place, onset)));
        }
    }

    /// Same-mythology healing. [CON.31.2] [CON.31.3] [CON.31.4] [CON.31.5] [CON.R154] [CON.R155]
    fn heal_by_kinship(&mut self, place: Place) {
        let look = self.look();
        let mythology_at = |slot| {
            let fighter = look.fighter(Place { side: place.side, slot })?;
            look.stats(fighter.creature).mythology
        };
        let Some(mythology) = mythology_at(place.slot) else { return };
        let others = Slot::ALL.into_iter().filter(|&slot| slot != place.slot);
        let kin = others.filter(|&slot| mythology_at(slot) == Some(mythology)).count() as u8;
        for slot in Slot::ALL {
            self.heal(Place { side: place.side, slot }, 2 * kin);
        }
    }
}
