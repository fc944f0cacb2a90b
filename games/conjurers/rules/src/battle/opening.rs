//! Battle set-up (22.5 to 22.13): the defender's removal and the draw of three.

use kernel::Seat;

use super::{Battle, BattleKind, MOST_CREATURES, Side};
use crate::choice::{Choice, Request};
use crate::event::Event;
use crate::frame::{BattleStep, Frame};
use crate::ids::{CreatureId, CreatureSet};
use crate::look::Look;
use crate::play::Play;

impl Look<'_> {
    /// The creatures a player can still draw for the battle.
    pub(crate) fn drawable(&self, seat: Seat) -> CreatureSet {
        let battle = self.battle();
        let side = battle.side_of(seat).expect("a player who draws is in the battle");
        battle.rows[side.index()].pool - self.hidden.hands[side.index()]
    }

    /// The defender of a duel may keep any one creature out. [CON.19.3] [CON.R78]
    pub(crate) fn removal_options(&self, options: &mut Vec<Choice>) {
        options.extend(self.side(Side::Defender).pool.iter().map(Choice::Remove));
        options.push(Choice::Done);
    }

    /// Whether the defender may keep a creature out: in a duel with four or more. [CON.22.10]
    /// [CON.22.11] [CON.22.12]
    pub(crate) fn may_remove(&self) -> bool {
        !matches!(self.battle().kind, BattleKind::Ground(_))
            && self.side(Side::Defender).pool.len() > MOST_CREATURES
    }
}

impl Play<'_, '_> {
    /// Begins a battle. The attacker's creatures, and in a duel the defender's, come from the whole
    /// army; dead ones of earlier battles are well again. [CON.R66] [CON.R77] [CON.R65]
    pub(crate) fn begin_battle(&mut self, kind: BattleKind, attacker: Seat, defender: Seat) {
        let mut battle = Battle::new(kind, [attacker, defender]);
        battle.rows[0].pool = self.state.public.seat(attacker).army;
        let over = match kind {
            BattleKind::Ground(creature) => {
                // [CON.18.3] [CON.R73]
                battle.rows[1].pool = [creature, CreatureId::MINION].into_iter().collect();
                Some(creature)
            }
            BattleKind::Duel | BattleKind::Match => {
                battle.rows[1].pool = self.state.public.seat(defender).army;
                None
            }
        };
        self.state.public.battle = Some(battle);
        self.emit(Event::BattleBegan { attacker, defender, over });
        self.push(Frame::Battle(BattleStep::Remove));
    }

    pub(super) fn run_removal(&mut self) {
        let sides = Side::BOTH.map(|side| self.look().side(side).pool.is_empty());
        if self.game.revision().spares_questions() && sides.contains(&true) {
            // Nobody is drawn for a battle that is lost already. [CON.R70]
            self.end_lost_battle(sides);
        } else if self.look().may_remove() {
            let defender = self.look().player(Side::Defender);
            self.ask(defender);
        } else {
            self.set(Frame::Battle(BattleStep::Draw));
        }
    }

    /// The removed creature stays out of this battle. [CON.22.7] [CON.22.11]
    pub(super) fn choose_removal(&mut self, choice: Choice) {
        if let Choice::Remove(creature) = choice {
            let battle = self.battle();
            battle.rows[1].pool.remove(creature);
            let defender = battle.seats[1];
            self.emit(Event::Removed(defender, creature));
        }
        self.set(Frame::Battle(BattleStep::Draw));
    }

    /// Up to three creatures take part without a draw; of more, three are drawn. [CON.22.5]
    /// [CON.22.8] [CON.22.9] [CON.22.10] [CON.22.13]
    pub(super) fn run_draw(&mut self) {
        for side in Side::BOTH {
            let row = self.look().side(side);
            let (pool, hand) = (row.pool, row.hand);
            if hand >= MOST_CREATURES.min(pool.len()) {
                continue;
            }
            if pool.len() <= MOST_CREATURES {
                self.battle().rows[side.index()].hand = pool.len();
                self.state.hidden.hands[side.index()] = pool;
            } else {
                let seat = self.look().player(side);
                return self.request(Request::Draw(seat));
            }
        }
        // A side without creatures has lost before it began. [CON.R70]
        if !self.end_battle_if_lost() {
            self.set(Frame::Battle(BattleStep::Begin));
        }
    }

    /// A creature goes into a hand; only its player sees it. [CON.22.6]
    pub(crate) fn draw(&mut self, seat: Seat, creature: CreatureId) {
        let side = self.battle().side_of(seat).expect("a player who draws is in the battle");
        self.state.hidden.hands[side.index()].insert(creature);
        self.battle().rows[side.index()].hand += 1;
        self.emit(Event::Drew(seat, creature));
    }
}
