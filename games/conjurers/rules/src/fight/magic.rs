//! Magician (33.25, 33.26): an ability is adopted before the fight.

use super::{Fight, FightStep};
use crate::battle::Side;
use crate::catalog::Trait;
use crate::choice::{Choice, Magic};
use crate::event::Event;
use crate::look::Look;
use crate::play::Play;

impl Look<'_> {
    /// The same choice any number of times, or none. [CON.33.25] [CON.33.26]
    pub(crate) fn magic_options(options: &mut Vec<Choice>) {
        options.extend(Magic::ALL.iter().copied().map(Choice::Adopt));
        options.push(Choice::Decline);
    }
}

impl Play<'_, '_> {
    /// Asks each player whose creature is a magician, the aggressor's first. [CON.33.25] [CON.R163]
    /// [CON.R164]
    pub(super) fn run_magic(&mut self, mut fight: Fight, side: Side) {
        let look = self.look();
        let is_magician = look
            .fighter(fight.place(side))
            .is_some_and(|fighter| look.worn_abilities(fighter).has(Trait::Magician));
        if is_magician {
            let seat = look.player(side);
            self.ask(seat);
        } else {
            fight.step = fight.after_magic(side);
            self.set_fight(fight);
        }
    }

    /// An ability for this fight, or none: who wears the card can adopt one and need not.
    /// [CON.33.25]
    pub(crate) fn choose_magic(&mut self, mut fight: Fight, choice: Choice) {
        let FightStep::Magic(side) = fight.step else {
            unreachable!("a fight asks magicians only")
        };
        fight.step = fight.after_magic(side);
        if let (Choice::Adopt(magic), Some(fighter)) =
            (choice, self.look().fighter(fight.place(side)))
        {
            fight.magic[side.index()] = Some(magic);
            let creature = fighter.creature;
            self.emit(Event::Adopted(creature, magic));
        }
        self.set_fight(fight);
    }
}

impl Fight {
    fn after_magic(&self, side: Side) -> FightStep {
        if side == self.by.side { FightStep::Magic(side.other()) } else { FightStep::Order }
    }
}
