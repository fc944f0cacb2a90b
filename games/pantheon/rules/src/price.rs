//! What a choice costs in cards.

use crate::choice::{Choice, Manoeuvre};
use crate::game::Pantheon;
use crate::view::View;

impl Pantheon {
    /// Cards that a choice of the viewer makes its player give up, at once or in the payment that
    /// follows. A second activation costs an art of war card besides the unit's own. [P15.7A.3b-1]
    pub fn price(&self, view: &View, choice: Choice) -> u8 {
        let free_manoeuvre = view.viewer.is_some_and(|seat| view.public.seat(seat).free_manoeuvre);
        match choice {
            Choice::Activate(..) => 1 + u8::from(view.public.activations > 0),
            Choice::Recall(_) | Choice::Retaliate | Choice::Heal | Choice::Pay(_) => 1,
            Choice::PayTwo(..) => 2,
            Choice::Buy(Manoeuvre::Draw | Manoeuvre::Search | Manoeuvre::Evade) | Choice::Evade => {
                u8::from(!free_manoeuvre)
            }
            Choice::Use(power) | Choice::Resolve(power) => {
                let powers = &self.def(power.unit).powers;
                powers.get(usize::from(power.index)).map_or(0, |power| power.cost)
            }
            _ => 0,
        }
    }
}
