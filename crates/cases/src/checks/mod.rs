//! What holds in every game, after every input: cases are held to it, and so are games played at
//! random.

mod conjurers;
mod mythic;
mod pantheon;
mod pause;

use ::conjurers::Conjurers;
use ::mythic::Mythic;
use ::pantheon::{Forbidden, Pantheon};
use kernel::Hosted;

pub use pause::{offers_are_sound, secrets_are_kept, survives_saving};

/// A game whose states can be judged.
pub trait Checked: Hosted {
    /// Checks that nothing appeared or vanished on the way from `before` to `after`.
    ///
    /// # Errors
    /// The first thing that changed without a reason.
    fn check_step(
        &self,
        before: &Self::State,
        after: &Self::State,
        events: &[Self::Event],
    ) -> Result<(), String>;

    /// Whether the rules have a hand laid open with this event, so that what follows may depend
    /// on it.
    fn lays_open(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether a refusal cites what a case calls by this id: an edition may have its own id for a
    /// rule that another has too.
    fn cites(&self, reason: &Self::Reason, id: &str) -> bool {
        Self::rule(reason).0 == id
    }
}

macro_rules! checked {
    ($($game:ident: $module:ident { $($more:tt)* })+) => {
        $(
            impl Checked for $game {
                fn check_step(
                    &self,
                    before: &Self::State,
                    after: &Self::State,
                    events: &[Self::Event],
                ) -> Result<(), String> {
                    $module::check_step(self, before, after, events)
                }

                $($more)*
            }
        )+
    };
}

checked! {
    Pantheon: pantheon {
        fn cites(&self, reason: &Forbidden, id: &str) -> bool {
            self.edition().stands_for(reason.rule, id)
        }
    }
    Mythic: mythic {}
    Conjurers: conjurers {
        /// Hands count when hit points are compared. [CON.R84]
        fn lays_open(event: &Self::Event) -> bool {
            matches!(event, ::conjurers::Event::Counted { .. })
        }
    }
}
