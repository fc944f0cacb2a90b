//! Pantheon on the wire: a moment of the game as one viewer sees it and what changed of it, what is
//! offered, what can be foreseen, and what is the same for all tables.
//!
//! Whatever a browser is shown of a game is made from the [`View`](pantheon::View) of one seat, and
//! sentences come from outside, by [`Words`].

mod about;
mod catalogue;
mod changes;
mod choices;
mod events;
mod forecast;
mod plans;
mod snapshot;
mod standing;
mod tables;
mod view;
mod words;

pub use about::About;
pub use catalogue::{
    ArmyCard, ArmyKindName, BoardArea, BoardBoundary, BoardCard, BoardStone, BoardZone, Catalogue,
    PowerCard, RowCard, ScenarioCard, ScenarioSeat, SkullPathCard, UnitCard,
};
pub use changes::{At, Changes, TableChanges};
pub use choices::{ChoiceShown, PricedChoice, offer};
pub use events::EventShown;
pub use forecast::{Answering, CardUse, Forecast, Outcome, Retaliation};
pub use plans::plan;
pub use snapshot::{
    AreaSnapshot, AttackSnapshot, CardCount, PowerState, SeatSnapshot, Snapshot, StageName,
    StoneSnapshot, TokenSnapshot, UnitSnapshot, UnitValues,
};
pub use standing::Standing;
pub use tables::{ArmyReport, ArmyToCheck, Divinities, GivenArmy, Mode, NewTable};
pub use view::snapshot;
pub use words::Words;

/// Shows `visitor` the types of which TypeScript is made.
pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<About<'static>>();
    visitor.visit::<Snapshot<'static>>();
    visitor.visit::<EventShown<'static>>();
    visitor.visit::<Changes<'static>>();
    visitor.visit::<Forecast>();
    visitor.visit::<Catalogue>();
    visitor.visit::<NewTable>();
    visitor.visit::<ArmyToCheck>();
    visitor.visit::<ArmyReport>();
}
