//! What crosses the wire between a table and its browsers, and how it is made from a view.
//!
//! The types here are the contract; `web/src/wire` is written from them, and a test holds the two
//! together (`UPDATE=1 cargo test -p protocol` writes it anew). Whatever a browser is shown
//! of a game is made from the [`View`](pantheon::View) of one seat, never from a state, so a message
//! cannot tell more than the view does. Sentences come from outside, by [`Words`].

mod about;
mod catalogue;
mod changes;
mod choices;
pub mod conjurers;
mod forecast;
mod goals;
mod log;
pub mod mythic;
mod offer;
mod plans;
mod review;
mod secret;
mod snapshot;
mod socket;
mod standing;
mod tables;
mod view;
mod words;

// What crates that sit on the wire types see of the rules.
pub use pantheon;

pub use about::{About, SettingShown};
pub use catalogue::{
    ArmyCard, ArmyKindName, BoardArea, BoardBoundary, BoardCard, BoardStone, BoardZone, Catalogue,
    PowerCard, RowCard, RuleText, ScenarioCard, ScenarioSeat, SkullPathCard, UnitCard, WordCard,
};
pub use changes::{At, Changes, Never, TableChanges};
pub use choices::{ChoiceKind, Offer};
pub use forecast::{Answering, CardUse, Forecast, Outcome, Retaliation, Total};
pub use goals::GoalShown;
pub use log::{Detail, LogLine, Moment, Moments};
pub use plans::{PlanKind, PlanShown};
pub use review::{
    CurvePoint, ReviewMoment, ReviewSeat, ReviewShown, ReviewState, Thoughts, WeighedShown,
};
pub use secret::Secret;
pub use snapshot::{
    AreaSnapshot, Ask, AttackSnapshot, CardCount, Over, PowerState, SeatSnapshot, Snapshot,
    StageName, StoneSnapshot, Term, TokenSnapshot, UnitSnapshot, UnitValues,
};
pub use socket::{
    Advice, ClientMessage, Explanation, RefusalCode, Refused, RuleCited, SeatCard, ServerMessage,
    Told, Welcome,
};
pub use standing::Standing;
pub use tables::{
    Again, AnyTable, ArmyFaultShown, ArmyReport, ArmyToCheck, Claim, Claimed, DeckCount,
    DiceAddition, DiceShown, Divinities, Fault, FromMoment, GivenArmy, LoadRecord, Mode, NewTable,
    Opened, OpenedSeat, PlayerKind, PlayerSpec, Secrets, Summary,
};
pub use view::snapshot;
pub use words::{PantheonWords, Words};
