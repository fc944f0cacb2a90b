//! How a battle ends (22.4) and what follows from it (18.5, 18.6, 19.4 to 19.6).

use super::{BattleEnding, BattleKind, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::CreatureId;
use crate::look::Look;
use crate::play::Play;
use crate::state::Hidden;

/// Minus points of a beaten defender and a beaten challenger. [CON.19.5] [CON.19.6] [CON.R55]
const BEATEN_DEFENDER: u16 = 6;
const BEATEN_CHALLENGER: u16 = 10;

impl Look<'_> {
    /// Hit points a side has left: on the battlefield with what its cards still take, and in hand
    /// in full. [CON.R84]
    fn hit_points(&self, side: Side) -> u16 {
        let standing = self.side(side).slots.iter().flatten().map(|fighter| {
            let health = self.stats(fighter.creature).health.saturating_sub(fighter.damage);
            u16::from(health) + u16::from(self.absorption_left(fighter))
        });
        let hand = self.hidden.hands[side.index()].iter();
        standing.sum::<u16>() + hand.map(|id| u16::from(self.stats(id).health)).sum::<u16>()
    }
}

impl Play<'_, '_> {
    /// The side with more hit points left wins; a tie goes to the defender. Hands count, so they
    /// are laid open. [CON.22.4] [CON.R84]
    pub(super) fn end_battle_by_hit_points(&mut self) {
        let [attacker, defender] = Side::BOTH.map(|side| {
            let look = self.look();
            let (seat, hand) = (look.player(side), look.hidden.hands[side.index()]);
            let hit_points = look.hit_points(side);
            self.emit(Event::Counted { seat, hand, hit_points });
            hit_points
        });
        let winner = if attacker > defender { Side::Attacker } else { Side::Defender };
        self.end_battle(winner, BattleEnding::HitPoints);
    }

    /// The battle is over: the field is cleared, all are well again. [CON.24.9] [CON.R77] [CON.R158]
    pub(super) fn end_battle(&mut self, side: Side, by: BattleEnding) {
        let battle = self.state.public.battle.take().expect("a battle is under way");
        self.state.hidden = Hidden::BLANK;
        let winner = battle.seats[side.index()];
        let loser = battle.seats[side.other().index()];
        self.emit(Event::BattleEnded { winner, loser, by });
        self.pop();
        match (battle.kind, side) {
            (BattleKind::Ground(creature), Side::Attacker) => self.win(winner, creature),
            // Nothing happens to a beaten attacker; the card never left its pile. [CON.18.6]
            (BattleKind::Ground(_), Side::Defender) => {}
            (BattleKind::Duel, Side::Attacker) => {
                self.give_minus_points(loser, BEATEN_DEFENDER);
                self.push(Frame::Spoils { seat: winner, from: loser });
            }
            (BattleKind::Duel, Side::Defender) => {
                self.give_minus_points(loser, BEATEN_CHALLENGER);
            }
            (BattleKind::Match, _) => self.end_match(winner, loser),
        }
    }

    /// A creature joins an army. [CON.18.5]
    pub(crate) fn win(&mut self, seat: kernel::Seat, creature: CreatureId) {
        self.state.public.pile.remove(creature);
        self.seat(seat).army.insert(creature);
        self.emit(Event::Won(seat, creature));
    }
}
