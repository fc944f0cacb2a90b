//! The rules of Mythic Battles, first edition of 2012 (ruleset `mythic-2012`).
//!
//! [`Mythic`] is the game: what never changes while it is played, made from a [`Setup`].
//! [`State`] is a moment of it, split into what everybody sees and what is hidden. Modules follow
//! the chapters of the rule catalogue; a function that carries a rule cites its id.

mod activation;
mod admission;
mod any_time;
mod attack;
mod cards;
pub mod catalog;
mod choice;
mod event;
mod explain;
mod fight;
mod forecast;
mod frame;
mod game;
mod ground;
mod hosted;
mod ids;
mod kernel_game;
mod look;
mod modifiers;
mod movement;
mod notation;
mod orders;
mod plans;
mod play;
mod position;
mod price;
mod progress;
mod questions;
mod recruiting;
mod revision;
mod roll;
mod sample;
mod set_up;
mod setup;
mod state;
mod talents;
mod turn;
mod view;
mod way;
mod wounds;

// What crates that sit on the rules see of the crates below.
pub use dice;

pub use board::grid::{self, SpaceId, SpaceSet};
pub use catalog::{
    BoardDef, NEUTRAL, Stat, Talent, TalentUse, Terrain, UnitCard, UnitDef, UnitFault, UnitType,
};
pub use choice::{Card, Choice, Edge, Faces, Fee, Outcome, Request, Via};
pub use event::Event;
pub use explain::{Forbidden, Unasked};
pub use forecast::{AttackForecast, Purchase, Spend};
pub use frame::{
    Activation, ActivationStep, Announced, Answer, Blow, Cause, Fight, FightStep, Flight, Frame,
    Group, ReshuffleStep, Round, SetupStep, Side, TurnStep, Volley,
};
pub use game::{Mythic, ROWS};
pub use ids::{MAX_UNITS, UnitId, UnitSet};
pub use kernel_game::RULESET;
pub use look::{ART_OF_WAR_POINTS, Look};
pub use modifiers::{Breakdown, Source, Term};
pub use orders::{Order, Orders, Point, Reaction};
pub use plans::Goal as PlanGoal;
pub use position::{Position, PositionFault, Stand, Stock};
pub use progress::Progress;
pub use recruiting::{ArmyFault, MOST_MANEUVERS, Muster, UNITS};
pub use revision::Revision;
pub use set_up::ART_OF_WAR;
pub use setup::{Army, Laid, Settings, Setup, SetupFault};
pub use state::{
    ArtOfWar, Bottom, Command, Ending, Hidden, MAX_FRAMES, Maneuvers, Marks, Public, SeatState,
    State, TERRAINS, UnitState,
};
pub use turn::HAND_LIMIT;
pub use view::{Hand, Seen, View};
pub use way::Way;
