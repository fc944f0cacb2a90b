//! Dueling conjurer (19): what the winner takes.

use kernel::Seat;

use crate::choice::Choice;
use crate::event::Event;
use crate::look::Look;
use crate::play::Play;
use crate::resources::{Resource, ResourceSet};

/// How many categories the winner names. [CON.19.4]
pub(crate) const CATEGORIES: u8 = 3;

/// What the winner takes of a stock: half, rounded up. [CON.19.4] [CON.R53]
#[inline]
pub const fn spoil(stock: u16) -> u16 {
    stock.div_ceil(2)
}

impl Look<'_> {
    /// Every three different categories there are at this table. [CON.19.4] [CON.R15] [CON.R52]
    pub(crate) fn spoils_options(&self, options: &mut Vec<Choice>) {
        for set in (0..1 << Resource::COUNT).map(ResourceSet) {
            if self.are_categories(set) {
                options.push(Choice::Steal(set));
            }
        }
    }

    fn are_categories(&self, set: ResourceSet) -> bool {
        set.len() == CATEGORIES && (self.game.has_sapphires() || !set.contains(Resource::Sapphire))
    }
}

impl Play<'_, '_> {
    /// Half of each stock as it is now, rounded up. [CON.19.4] [CON.R53] [CON.R54]
    pub(crate) fn choose_spoils(&mut self, seat: Seat, from: Seat, choice: Choice) {
        let Choice::Steal(set) = choice else { unreachable!("the winner names categories") };
        self.pop();
        for resource in set.iter() {
            let amount = spoil(self.state.public.seat(from).stock.of(resource));
            self.seat(from).stock.take(resource, amount);
            self.seat(seat).stock.add(resource, amount);
            self.emit(Event::Stole { seat, from, resource, amount });
        }
    }
}
