//! Conjurers, the rules.
//!
//! [`Conjurers`] is a game: rules, cards and table settings. [`State`] is a moment of it. The
//! modules follow the chapters of the rulebook; a function that carries a rule cites its id.

pub mod catalog;
mod choice;
mod event;
mod explain;
mod forecast;
mod frame;
mod game;
mod hosted;
mod ids;
mod kernel_game;
mod look;
mod notation;
mod play;
mod position;
mod resources;
mod revision;
mod rolls;
mod settings;
mod setup;
mod state;
mod view;

// The chapters of the rulebook.
mod admission;
mod allocation;
pub mod battle;
mod battlegrounds;
mod duels;
mod elements;
mod fight;
mod figures;
pub mod marketplace;
pub mod minions;
pub mod pit;
mod resolving;
pub mod scoring;
mod set_up;
mod smiths;
mod tournaments;
mod town;
mod turn;

// What crates that sit on the rules see of those below.

pub use choice::{Choice, Column, Magic, Outcome, Request, Slot};
pub use duels::spoil;
pub use elements::bonus as element_bonus;
pub use event::{Cause, Event};
pub use explain::Forbidden;
pub use fight::{DamageTerms, DiceTerms, Fight, FightStep, Onset, Strike};
pub use figures::{Figure, FigureSet, MOST_ASSISTANTS};
pub use forecast::{Chance, Combatant, FightForecast};
pub use frame::{
    BattleStep, Due, Frame, Payment, Pit, SetUpStep, Shop, Tournament, TournamentStep, TurnStep,
};
pub use game::Conjurers;
pub use ids::{CreatureId, CreatureSet, EquipmentId, MAX_CREATURES, MAX_EQUIPMENT};
pub use kernel_game::RULESET;
pub use look::{Look, Stats};
pub use notation::Order;
pub use position::{BattlePosition, Moment, PlayerPosition, Position, PositionFault, RowPosition};
pub use resources::{Pair, Price, Resource, ResourceSet, Stock};
pub use revision::Revision;
pub use rolls::{MAX_DICE, NotDice, Roll, sums};
pub use scoring::Score;
pub use settings::Settings;
pub use setup::{CardFault, STARTING_ARMY, Setup, SetupFault, creature_fault, equipment_fault};
pub use state::{Awaits, Ending, Hidden, MAX_FRAMES, Public, SeatState, State};
pub use tournaments::{prize_level, prize_pair};
pub use town::{
    Action, ActionSet, LAST_TURN, Phase, Trade, food_output, mine_output, storage_output,
};
pub use turn::{is_feeding_turn, is_tournament_turn};
pub use view::{Seen, View};
