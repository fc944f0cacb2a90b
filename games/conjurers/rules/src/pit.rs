//! The sacrificial pit (16).

use kernel::Seat;

use crate::choice::{Choice, Column};
use crate::event::Event;
use crate::frame::{Frame, Pit};
use crate::ids::CreatureId;
use crate::look::Look;
use crate::play::Play;
use crate::resources::Resource;

/// What the first sacrifice of an action gives: of each resource of the column. `None` where the
/// table has no entry. [CON.16.3] [CON.16.4] [CON.16.5] [CON.16.6] [CON.16.7]
pub const fn full_output(level: u8, column: Column) -> Option<u16> {
    let first = match column {
        Column::StoneWood => 1,
        Column::IronBronze => 2,
        Column::DiamondSapphire => 3,
        Column::Food => {
            return match level {
                1 => Some(4),
                2 => Some(8),
                3 => Some(14),
                4 => Some(20),
                5 => Some(30),
                _ => None,
            };
        }
    };
    if level < first || level > 5 { None } else { Some(2 << (level - first)) }
}

/// What the sacrifice after `earlier` others of the same action gives. It may be nothing.
/// [CON.16.8] [CON.R48] [CON.R49]
pub const fn output(level: u8, column: Column, earlier: u8) -> Option<u16> {
    match full_output(level, column) {
        Some(_) if earlier > 15 => Some(0),
        Some(full) => Some(full >> earlier),
        None => None,
    }
}

impl Column {
    /// The resources it gives, each the whole output.
    pub const fn resources(self) -> &'static [Resource] {
        match self {
            Self::StoneWood => &[Resource::Stone, Resource::Wood],
            Self::IronBronze => &[Resource::Iron, Resource::Bronze],
            Self::DiamondSapphire => &[Resource::Diamond, Resource::Sapphire],
            Self::Food => &[Resource::Food],
        }
    }
}

impl Look<'_> {
    /// Creatures of no lower level than those sacrificed before, for every column of their level.
    /// [CON.16.1] [CON.16.2] [CON.16.11] [CON.R47]
    pub(crate) fn sacrifice_options(&self, pit: Pit, options: &mut Vec<Choice>) {
        for creature in self.public.seat(pit.seat).army.iter() {
            let level = self.game.creature(creature).level;
            if level < pit.level {
                continue;
            }
            let columns = Column::ALL.iter().copied();
            options.extend(
                columns
                    .filter(|&column| full_output(level, column).is_some())
                    .map(|column| Choice::Sacrifice(creature, column)),
            );
        }
        options.push(Choice::Done);
    }

    fn can_sacrifice(&self, pit: Pit) -> bool {
        let army = self.public.seat(pit.seat).army;
        army.iter().any(|creature| self.game.creature(creature).level >= pit.level)
    }
}

impl Play<'_, '_> {
    /// Any number of creatures, the whole army if need be. [CON.16.1] [CON.R50]
    pub(crate) fn run_pit(&mut self, pit: Pit) {
        if self.look().can_sacrifice(pit) { self.ask(pit.seat) } else { self.pop() }
    }

    /// A creature goes and its worth comes at once. A new visit starts at full output. [CON.16.1]
    /// [CON.16.12] [CON.R51]
    pub(crate) fn choose_sacrifice(&mut self, pit: Pit, choice: Choice) {
        let Choice::Sacrifice(creature, column) = choice else { return self.pop() };
        let Pit { seat, count, .. } = pit;
        let level = self.game.creature(creature).level;
        let amount = output(level, column, count).expect("an offered column has an output");
        self.give_up(seat, creature);
        self.emit(Event::Sacrificed(seat, creature, column));
        for &resource in column.resources() {
            self.gain(seat, resource, amount);
        }
        self.set(Frame::Pit(Pit { seat, count: count + 1, level }));
    }

    /// A creature leaves an army: to its mythology's pile, or out of the game. [CON.R46]
    fn give_up(&mut self, seat: Seat, creature: CreatureId) {
        self.seat(seat).army.remove(creature);
        match self.game.creature(creature).mythology {
            Some(_) => self.state.public.pile.insert(creature),
            None => self.state.public.gone.insert(creature),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_are_those_of_the_table_and_of_the_worked_examples() {
        let row = |level| {
            [Column::StoneWood, Column::IronBronze, Column::DiamondSapphire, Column::Food]
                .map(|column| full_output(level, column))
        };
        assert_eq!(row(1), [Some(2), None, None, Some(4)]);
        assert_eq!(row(2), [Some(4), Some(2), None, Some(8)]);
        assert_eq!(row(3), [Some(8), Some(4), Some(2), Some(14)]);
        assert_eq!(row(4), [Some(16), Some(8), Some(4), Some(20)]);
        assert_eq!(row(5), [Some(32), Some(16), Some(8), Some(30)]);
        assert_eq!(output(3, Column::Food, 1), Some(7));
        assert_eq!(output(4, Column::Food, 2), Some(5));
        assert_eq!(output(4, Column::DiamondSapphire, 2), Some(1));
        assert_eq!(output(1, Column::StoneWood, 2), Some(0));
    }
}
