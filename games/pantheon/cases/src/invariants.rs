//! What must hold over every input of a game of Pantheon.

use cases::checks::Invariants;
use kernel::hold;
use pantheon::catalog::Class;
use pantheon::{Event, Forbidden, Pantheon, State, UnitId};

/// The invariants of Pantheon.
#[derive(Debug)]
pub struct PantheonInvariants;

impl Invariants for PantheonInvariants {
    type Game = Pantheon;

    /// Checks that nothing appeared or vanished on the way from `before` to `after`.
    ///
    /// # Errors
    /// The first kind of card whose number changed without a reason.
    fn check_step(
        game: &Pantheon,
        before: &State,
        after: &State,
        events: &[Event],
    ) -> Result<(), String> {
        if before.public.round == 0 {
            return Ok(());
        }
        for seat in after.public.alive.iter() {
            let (old, new) = (before.public.seat(seat), after.public.seat(seat));
            hold!(old.aow.total == new.aow.total, "art of war cards of {seat:?} are not conserved");
            hold!(old.army == new.army, "the army of {seat:?} changed");
            let gained =
                events.iter().filter(|event| **event == Event::GainedOmphalos(seat)).count();
            let lost =
                events.iter().filter(|event| **event == Event::ReturnedOmphalos(seat)).count();
            hold!(
                usize::from(old.omphalos.total) + gained == usize::from(new.omphalos.total) + lost,
                "omphalos cards of {seat:?} are not conserved"
            );
            for unit in new.army.iter() {
                let (old, new) = (before.public.unit(unit).cards, after.public.unit(unit).cards);
                hold!(old.total == new.total, "cards of {} are not conserved", game.tag(unit));
            }
        }
        for unit in game.units() {
            let (old, new) = (before.public.area_of(unit), after.public.area_of(unit));
            let Some(area) = new.filter(|_| old != new) else { continue };
            let is_huge = |other: UnitId| game.def(other).class == Class::Huge;
            let stayed = before.public.units_in(area) & after.public.units_in(area);
            hold!(!stayed.iter().any(is_huge), "{} entered a huge unit's area", game.tag(unit));
            let room = game.board(&after.public).capacity(area);
            hold!(!is_huge(unit) || room >= 3, "{} is too large for its area", game.tag(unit));
        }
        hold!(
            after.public.alive.is_subset(before.public.alive),
            "a player came back into the game"
        );
        Ok(())
    }

    fn cites(game: &Pantheon, reason: &Forbidden, id: &str) -> bool {
        game.edition().stands_for(reason.rule, id)
    }
}
