//! The resolving phase (7), mines, storages and food (10 to 12), the tavern (14) and the guild
//! house (15).

use kernel::Seat;

use crate::choice::Choice;
use crate::event::Event;
use crate::figures::{Figure, FigureSet, MOST_ASSISTANTS};
use crate::frame::{Frame, Pit, Shop};
use crate::look::Look;
use crate::play::Play;
use crate::resources::{Price, Resource};
use crate::town::{Action, food_output, storage_output};

impl Look<'_> {
    /// Figures of a player whose action is not a battle and not yet resolved.
    fn peaceful(&self, seat: Seat) -> FigureSet {
        let state = self.public.seat(seat);
        let mut peaceful = state.pending;
        for figure in state.pending.iter() {
            if state.action_of(figure).is_some_and(Action::is_battle) {
                peaceful.remove(figure);
            }
        }
        peaceful
    }

    /// The assistants that may be resolved next, in any order. [CON.R28]
    pub(crate) fn resolving_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let assistants = self.peaceful(seat).iter().filter(|&figure| figure != Figure::Conjurer);
        options.extend(assistants.map(Choice::Resolve));
    }

    /// What the next assistant costs; `None` when there are three already. [CON.15.2] [CON.15.3]
    /// [CON.15.4]
    pub fn hire_price(&self, seat: Seat) -> Option<Price> {
        match self.public.seat(seat).figures.assistants() {
            ..=1 => Some(Price { wood: 4, stone: 4, ..Price::FREE }),
            2 => Some(Price { iron: 4, bronze: 4, ..Price::FREE }),
            MOST_ASSISTANTS.. => None,
        }
    }

    /// Kinds of assistant a player can hire. [CON.R31] [CON.R27]
    pub(crate) fn hire_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let state = self.public.seat(seat);
        if self.hire_price(seat).is_some_and(|price| state.stock.covers(price)) {
            let kinds = Figure::ASSISTANTS.into_iter();
            options.extend(kinds.filter(|&kind| !state.figures.contains(kind)).map(Choice::Hire));
            options.push(Choice::Done);
        }
    }
}

impl Play<'_, '_> {
    /// Assistants in the owner's order, then the conjurer, then the next player. [CON.7.2]
    /// [CON.7.3]
    pub(crate) fn run_resolving(&mut self, seat: Seat, left: u8) {
        let pending = self.look().peaceful(seat);
        let mut assistants = pending.iter().filter(|&figure| figure != Figure::Conjurer);
        match (assistants.next(), assistants.next()) {
            (Some(_), Some(_)) => self.ask(seat),
            (Some(assistant), None) => self.resolve(seat, assistant),
            (None, _) if pending.contains(Figure::Conjurer) => {
                self.resolve(seat, Figure::Conjurer);
            }
            (None, _) if left > 0 => {
                let seat = seat.next(self.game.seat_count());
                self.set(Frame::Resolving { seat, left: left - 1 });
            }
            (None, _) => self.pop(),
        }
    }

    /// The owner has chosen the next assistant. [CON.R28]
    pub(crate) fn choose_resolved(&mut self, seat: Seat, choice: Choice) {
        let Choice::Resolve(figure) = choice else {
            unreachable!("resolving asks for an assistant")
        };
        self.resolve(seat, figure);
    }

    /// Carries out the action of one figure. Battles are not among them. [CON.7.4] [CON.R27]
    fn resolve(&mut self, seat: Seat, figure: Figure) {
        let action = self.state.public.seat(seat).action_of(figure);
        let action = action.expect("a pending figure stands on an action");
        self.seat(seat).pending.remove(figure);
        self.emit(Event::Resolved(seat, figure, action));
        let phase = self.state.public.phase();
        if let Some(resource) = action.mine() {
            // [CON.10.1] [CON.10.3]
            self.state.public.mines[resource.index()] = Some(seat);
            self.emit(Event::MineTaken(seat, resource));
        } else if let Some(resource) = action.storage() {
            // [CON.11.1]
            self.gain(seat, resource, storage_output(resource, phase));
        } else {
            match action {
                // [CON.12.1]
                Action::WildAnimals | Action::FishingPond => {
                    self.gain(seat, Resource::Food, food_output(phase));
                }
                // The order of the running turn stays as it is. [CON.14.1] [CON.R29]
                Action::Tavern => {
                    self.state.public.button = seat;
                    self.emit(Event::ButtonTaken(seat));
                }
                Action::Marketplace => self.push(Frame::Marketplace { seat }),
                Action::GuildHouse => self.push(Frame::GuildHouse { seat }),
                Action::SacrificialPit => self.push(Frame::Pit(Pit { seat, count: 0, level: 0 })),
                Action::Blacksmith => {
                    self.push(Frame::Smith { seat, shop: Shop::Blacksmith, first: true });
                }
                Action::Artificer => {
                    self.push(Frame::Smith { seat, shop: Shop::Artificer, first: true });
                }
                _ => unreachable!("mines and storages are done, battles are not resolved here"),
            }
        }
    }

    /// One assistant may be hired. [CON.15.1]
    pub(crate) fn run_guild_house(&mut self, seat: Seat) {
        let look = self.look();
        let can_pay = |price| look.public.seat(seat).stock.covers(price);
        if look.hire_price(seat).is_some_and(can_pay) { self.ask(seat) } else { self.pop() }
    }

    /// The new assistant waits in the house until next turn. [CON.R32]
    pub(crate) fn choose_hire(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        if let Choice::Hire(figure) = choice {
            let price = self.look().hire_price(seat).expect("a hire that was offered has a price");
            self.pay_price(seat, price);
            let state = self.seat(seat);
            state.figures.insert(figure);
            state.allocated.insert(figure);
            self.emit(Event::Hired(seat, figure));
        }
    }

    /// A player pays a price that is covered.
    pub(crate) fn pay_price(&mut self, seat: Seat, price: Price) {
        for resource in Resource::TRADED {
            self.pay(seat, resource, u16::from(price.of(resource)));
        }
    }
}
