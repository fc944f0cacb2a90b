//! Mythic Battles: Pantheon, the rules of 1.5 and of the beta 2.9. [`Edition`] says how they differ.
//!
//! [`Pantheon`] is a game: rules, units, board and table settings. [`State`] is a moment of it.
//! The modules follow the chapters of the rulebook; a function that carries a rule cites its id.

pub mod catalog;
mod choice;
pub mod edition;
mod event;
mod explain;
mod forecast;
mod frame;
mod game;
mod hosted;
mod ids;
mod kernel_game;
mod look;
mod needless;
mod notation;
mod orders;
mod plans;
mod play;
mod position;
mod questions;
mod settings;
mod setup;
mod state;
mod table;

// The chapters of the rulebook.
mod activation;
mod admission;
mod breakdown;
mod cards;
mod combat;
mod draft;
mod leader;
mod manoeuvres;
mod modifiers;
mod movement;
mod powers;
mod price;
mod progress;
mod recall;
mod recruitment;
mod set_up;
mod sight;
mod stones;
mod terrain;
mod turn;
mod victory;
mod wounds;

mod sample;
mod view;

#[cfg(test)]
mod fixtures;

// What crates that sit on the rules see of those below.
pub use board;
pub use dice;

pub use edition::Edition;

pub use breakdown::{Breakdown, Source, Term};
pub use choice::{Card, Choice, Manoeuvre, Outcome, Request};
pub use combat::{AttackPhase, Counted};
pub use event::Event;
pub use explain::{Forbidden, Part, Skipped, Unasked};
pub use forecast::{Answer, AttackForecast, Chance, Purchase, Spend, Then};
pub use frame::{
    Activation, ActivationStep, Attack, AttackKind, AttackStep, Declared, Frame, LastMove,
    LeaderFrame, LeaderStep, Marks, Moment, MoveEnd, MoveKind, Movement, PowerFrame, Series,
    SetupStep, Target, Triggers, TurnStep,
};
pub use game::{Map, Pantheon, SetupFault, UnitProblem};
pub use ids::{MAX_STONES, MAX_TOKENS, MAX_UNITS, PowerRef, StoneId, TokenId, UnitId, UnitSet};
pub use kernel_game::RULESET;
pub use look::Look;
pub use modifiers::attack_under_way;
pub use notation::OnBoard;
pub use orders::{Order, Orders, Point, Reaction};
pub use plans::Goal as PlanGoal;
pub use position::{
    PlayerPosition, Position, PositionFault, TokenPlace, TokenPosition, TurnPoint, UnitPlace,
    UnitPosition,
};
pub use progress::{Progress, Toward};
pub use recruitment::{ArmyBreach, ArmyFault, ArmyKind, COSTLY, army_deck, budget, check_army};
pub use settings::Settings;
pub use setup::{Aim, DivinityType, Goal, Recruitment, Revision, Scenario, ScenarioRule, Setup};
pub use state::{
    Apart, Ending, Hidden, Kept, MAX_FRAMES, MAX_TIMED, Pile, Public, SeatState, Stage, State,
    Stone, StonePlace, StoneType, Timed, TimedAmount, Token, UnitState,
};
pub use view::{Hand, Seen, View};
