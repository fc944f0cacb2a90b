//! The turns of a battle (23.1 to 23.8), step by step.

use super::{BattleEnding, Place, QUIET_TURNS, Side};
use crate::choice::{Choice, Slot};
use crate::event::{Cause, Event};
use crate::frame::{BattleStep, Frame};
use crate::look::Look;
use crate::play::Play;
use crate::rolls::Roll;

impl Look<'_> {
    /// The legal choices in a battle.
    pub(crate) fn battle_options(&self, step: BattleStep, options: &mut Vec<Choice>) {
        match step {
            BattleStep::Remove => self.removal_options(options),
            BattleStep::Act => self.action_options(options),
            BattleStep::Equip { slot } => self.equip_options(slot, options),
            BattleStep::Draw
            | BattleStep::Begin
            | BattleStep::Digest { .. }
            | BattleStep::BreakFree { .. }
            | BattleStep::End => {}
        }
    }
}

impl Play<'_, '_> {
    /// Moves a battle on. [CON.23.3]
    pub(crate) fn run_battle(&mut self, step: BattleStep) {
        match step {
            BattleStep::Remove => self.run_removal(),
            BattleStep::Draw => self.run_draw(),
            BattleStep::Begin => self.begin_battle_turn(),
            BattleStep::Digest { slot } => self.run_digestion(slot),
            BattleStep::Act => self.run_action(),
            BattleStep::Equip { slot } => self.run_equipping(slot),
            BattleStep::BreakFree { slot } => self.run_breaking_free(slot),
            BattleStep::End => self.end_battle_turn(),
        }
    }

    /// Takes a legal choice in a battle.
    pub(crate) fn choose_in_battle(&mut self, step: BattleStep, choice: Choice) {
        match step {
            BattleStep::Remove => self.choose_removal(choice),
            BattleStep::Act => self.choose_action(choice),
            BattleStep::Equip { slot } => self.choose_equipment(slot, choice),
            BattleStep::Draw
            | BattleStep::Begin
            | BattleStep::Digest { .. }
            | BattleStep::BreakFree { .. }
            | BattleStep::End => unreachable!("this step of a battle asks no seat"),
        }
    }

    /// Takes dice that were rolled outside a fight: devouring damage. [CON.28.7] [CON.28.9]
    pub(crate) fn battle_rolled(&mut self, step: BattleStep, roll: Roll) {
        let side = self.look().battle().turn;
        let (slot, cause) = match step {
            BattleStep::Digest { slot } => (slot, Cause::Devour),
            BattleStep::BreakFree { slot } => (slot, Cause::BreakFree),
            _ => unreachable!("only devourers roll outside a fight"),
        };
        let place = Place { side, slot: Slot(slot) };
        if let Some(devourer) = self.look().fighter(place.opposite()) {
            let devourer = devourer.creature;
            self.emit(Event::Rolled(devourer, roll));
        }
        self.devour_damage(place, roll.sum(), cause);
    }

    /// Poison first, before the action is chosen. [CON.27.16] [CON.27.17] [CON.R117] [CON.R118]
    fn begin_battle_turn(&mut self) {
        let side = self.look().battle().turn;
        for slot in Slot::ALL {
            let place = Place { side, slot };
            if let Some(fighter) = self.fighter(place).filter(|fighter| fighter.poison > 0) {
                let amount = fighter.poison;
                fighter.damage = fighter.damage.saturating_add(amount);
                let creature = fighter.creature;
                let cause = Cause::Poison;
                self.emit(Event::Damaged { creature, damage: amount, absorbed: 0, cause });
            }
        }
        self.bury();
        if !self.end_battle_if_lost() {
            self.set(Frame::Battle(BattleStep::Digest { slot: 0 }));
        }
    }

    /// Asks for an action; a player without any loses the turn. [CON.23.4] [CON.23.5] [CON.R88]
    fn run_action(&mut self) {
        let look = self.look();
        let side = look.battle().turn;
        let seat = look.player(side);
        if look.can_act(side) {
            self.ask(seat);
        } else {
            self.lose_turn();
        }
    }

    /// The turn passes without an action, which ends a row of moves. [CON.R85]
    pub(super) fn lose_turn(&mut self) {
        let side = self.look().battle().turn;
        let seat = self.look().player(side);
        self.battle().rows[side.index()].moved = None;
        self.emit(Event::TurnLost(seat));
        self.set(Frame::Battle(BattleStep::End));
    }

    /// Three rounds without a die end the battle; else the other side is next. [CON.22.4]
    /// [CON.23.3]
    fn end_battle_turn(&mut self) {
        let battle = self.battle();
        let side = battle.turn;
        for fighter in battle.rows[side.index()].slots.iter_mut().flatten() {
            fighter.rest = fighter.rest.saturating_sub(1);
        }
        battle.quiet = if battle.rolled { 0 } else { battle.quiet + 1 };
        battle.rolled = false;
        if battle.quiet >= QUIET_TURNS {
            self.end_battle_by_hit_points();
        } else {
            self.battle().turn = side.other();
            self.set(Frame::Battle(BattleStep::Begin));
        }
    }

    /// Ends the battle when a side has lost all its creatures; when both have, the defender wins.
    /// Says whether it ended. [CON.22.2] [CON.22.3] [CON.R115]
    pub(crate) fn end_battle_if_lost(&mut self) -> bool {
        let lost = self.look().battle().rows.map(|row| row.is_lost());
        self.end_lost_battle(lost)
    }

    /// Ends the battle when a side has nobody left, by side.
    pub(super) fn end_lost_battle(&mut self, lost: [bool; 2]) -> bool {
        let (winner, by) = match lost {
            [false, false] => return false,
            [true, true] => (Side::Defender, BattleEnding::BothLast),
            [true, false] => (Side::Defender, BattleEnding::LastCreature),
            [false, true] => (Side::Attacker, BattleEnding::LastCreature),
        };
        self.end_battle(winner, by);
        true
    }
}
