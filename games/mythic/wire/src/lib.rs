//! Mythic Battles (2012) on the wire.
//!
//! Whatever a browser is shown of a game is made from the [`View`](mythic::View) of
//! one seat, and sentences come from outside, by [`Words`].

mod about;
mod attack;
mod catalogue;
mod choices;
mod events;
mod forecast;
mod plans;
mod snapshot;
mod tables;
mod view;
mod words;

pub use about::{About, BoardAbout, SeatAbout, ZoneAbout};
pub use catalogue::{
    ArmyCard, BoardCard, CardRow, Catalogue, FactionCard, TalentCard, TalentPrinted, TerrainCard,
    UnitCard,
};
pub use choices::ChoiceShown;
pub use events::EventShown;
pub use forecast::{Forecast, Outcome, TalentUse};
pub use plans::plan;
pub use snapshot::{
    ActivationSnapshot, ArtOfWarSnapshot, AttackSide, AttackSnapshot, CardCount, CommandSnapshot,
    DieSnapshot, FieldSnapshot, FlightSnapshot, LaidSnapshot, SeatSnapshot, Snapshot, Stage,
    UnitSnapshot, UnitStage, UnitValues,
};
pub use tables::{ArmyReport, ArmyToCheck, Battlefield, GivenArmy, LaidBoard, NewTable};
pub use view::snapshot;
pub use words::Words;

/// Shows `visitor` the types of which TypeScript is made.
pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<About<'static>>();
    visitor.visit::<Snapshot<'static>>();
    visitor.visit::<EventShown<'static>>();
    visitor.visit::<Forecast>();
    visitor.visit::<Catalogue>();
    visitor.visit::<NewTable>();
    visitor.visit::<ArmyToCheck>();
    visitor.visit::<ArmyReport>();
}
