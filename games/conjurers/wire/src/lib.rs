//! Conjurers on the wire: a moment of the game as one viewer sees it, what is offered, what can be
//! foreseen, and what is the same for all tables.
//!
//! In TypeScript the names begin with `Conjurers`, because other games have moments and offers too.

mod battle;
mod catalogue;
mod choices;
mod events;
mod forecast;
mod score;
mod snapshot;
mod tables;
mod town;
mod view;

pub use battle::{BattleSide, BattleSnapshot, FightSnapshot, FighterSnapshot, WornSnapshot};
pub use catalogue::{
    AbilityCard, ActionCard, Catalogue, CreatureCard, ElementCard, EquipmentCard, MinionCard,
    RateCard, SacrificeCard,
};
pub use choices::ChoiceShown;
pub use events::EventShown;
pub use forecast::{BattleOdds, CombatantOdds, Fallen, FightOdds, Forecast};
pub use score::{ScoreSnapshot, Scored, ScoredBy};
pub use snapshot::{
    Amount, CardCount, FigureSnapshot, SeatSnapshot, ShelfSnapshot, Snapshot, Stage, Stocked,
    Visit, VisitKind,
};
pub use tables::{About, NewTable};
pub use town::{Closed, SpaceSnapshot, Standing};
pub use view::snapshot;

/// Shows `visitor` the types of which TypeScript is made.
pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<About>();
    visitor.visit::<Snapshot<'static>>();
    visitor.visit::<EventShown<'static>>();
    visitor.visit::<Forecast>();
    visitor.visit::<Catalogue>();
    visitor.visit::<NewTable>();
}
