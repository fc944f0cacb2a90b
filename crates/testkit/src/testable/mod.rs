//! What the kit must know of a game, beyond what cases do, to play it at random.

mod conjurers;
mod mythic;
mod pantheon;

use fastrand::Rng;
use kernel::Seat;

use crate::case::checks::Checked;

/// A game that can be played at random.
pub trait Testable: Checked {
    /// Any choice that can be written down in this game, sensible or not.
    fn any_choice(&self, rng: &mut Rng) -> Self::Choice;

    /// Any standing order, and whether this seat may give it; `None` in a game without orders.
    fn any_order(
        &self,
        state: &Self::State,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<(Self::Order, bool)>;

    /// Whether a choice does nothing, so that random play takes it half as often.
    fn is_idle(choice: Self::Choice) -> bool;

    /// One of the options at random; half of the time one that does something. There is at least
    /// one.
    fn any_of(&self, state: &Self::State, options: &[Self::Choice], rng: &mut Rng) -> Self::Choice {
        let _ = state;
        let choice = options[rng.usize(0..options.len())];
        match Self::is_idle(choice) && rng.bool() {
            true => options[rng.usize(0..options.len())],
            false => choice,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::forms::fits;
    use crate::case::stage::Stage;
    use crate::case::{conjurers, mythic, pantheon};
    use kernel::Notation;

    /// Whatever can be written down is written as the list of the game's words says, and every
    /// form of the list is written at some time.
    fn written_as_listed<S: Stage<Game: Testable>>(game: &S::Game) {
        let mut unseen: Vec<&str> = S::CHOICES.iter().map(|(_, form)| *form).collect();
        let mut rng = Rng::with_seed(1);
        for _ in 0..20_000 {
            let choice = game.any_choice(&mut rng);
            let text = Notation::<<S::Game as kernel::Game>::Choice>::write(game, &choice);
            let mut forms = S::CHOICES.iter().filter(|(_, form)| fits(form, &text));
            let (first, form) = forms.next().unwrap_or_else(|| panic!("`{text}` is not listed"));
            assert_eq!(text.split(' ').next(), Some(*first));
            unseen.retain(|other| other != form);
        }
        assert!(unseen.is_empty(), "never written: {unseen:?}");
    }

    #[test]
    fn choices_are_written_as_the_lists_say() {
        let setup = crate::random::setup(&::pantheon::Edition::V1_5, 3);
        written_as_listed::<pantheon::Scene>(&::pantheon::Pantheon::new(setup).expect("a table"));
        let setup = crate::random::mythic_setup(1);
        written_as_listed::<mythic::Scene>(&::mythic::Mythic::new(setup).expect("a table"));
        let setup = crate::random::conjurers_table(4);
        written_as_listed::<conjurers::Scene>(&::conjurers::Conjurers::new(setup).expect("cards"));
    }
}
