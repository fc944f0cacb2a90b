//! What crosses the wire between a table and its browsers, as far as it is the same in every game.
//!
//! The types here and those of `games/*/wire` are the contract; `web/src/wire` is written from them,
//! and a test of each holds the two together (`UPDATE=1 cargo test -p protocol` writes what is written
//! here). Whatever a browser is shown of a game is made from the view of one seat, never from a state,
//! so a message cannot tell more than the view does. Sentences come from outside, by [`Words`].

mod company;
mod exercises;
mod goals;
mod lobby;
mod log;
mod numbers;
mod offer;
mod order;
mod over;
mod pace;
mod people;
mod plans;
mod reference;
mod review;
mod socket;
mod standing;
mod tables;
mod words;

// What proves a seat is the same in messages and where it is kept.
pub use kernel::Secret;

pub use company::{
    Act, CompanyShown, Ended, EndedBy, Phrase, Presence, Proposal, ProposalShown, Say, Spoken,
    TalkLine,
};
pub use exercises::{
    ExerciseCard, ExerciseShown, LessonStep, NewExercise, PuzzleCard, PuzzleShown, PuzzleVerdict,
};
pub use goals::GoalShown;
pub use lobby::{
    LobbyNews, LobbyShown, NewListed, NewTie, OpenTable, PlayedAs, SitDown, Sought, TieName,
    TiedCard,
};
pub use log::{AnyEvent, Detail, Happened, LogLine, Moment, Moments};
pub use numbers::{Term, Total};
pub use offer::{Ask, Offer};
pub use order::{
    BarredCard, ClosedReport, KnownCard, LastingShown, NewReport, OrderAct, OrderLine, OrderShown,
    ReportAbout, ReportCard, ReportsShown, RoleName,
};
pub use over::Over;
pub use pace::{ClockShown, ClockStage, EndHoliday, Flag, Holiday, Holidays, NewHoliday, Pace};
pub use people::{
    AccountShown, BotCard, Codes, DeviceCard, Export, ExportedGame, GameCard, GameGroupName,
    GamesShown, HeldSeat, HeldSeats, Me, NewBot, NewBotCard, NewPassword, Opening, PersonKind,
    Recovery, SignIn, SignOut, SignUp,
};
pub use plans::{PlanKind, PlanShown};
pub use reference::{RuleCited, RuleText, WordCard};
pub use review::{
    CurvePoint, ReviewMoment, ReviewSeat, ReviewShown, ReviewState, Thoughts, WeighedShown,
};
pub use socket::{
    Advice, ClientMessage, Explanation, Never, RefusalCode, Refused, SeatCard, ServerMessage, Told,
    Welcome,
};
pub use standing::{
    BesideLevel, ContestSeatShown, ContestShown, LeaderCard, MetShown, OutcomeShown, PlayedCard,
    PlayedShown, ProfileShown, RatingPoint, RatingShown, ShowGames, UncountedBecause,
};
pub use tables::{
    Again, AnyTable, ArmyFaultShown, Claim, Claimed, DeckCount, DiceAddition, DiceShown, Fault,
    FromMoment, LoadRecord, Opened, OpenedSeat, PlayerKind, PlayerSpec, Secrets, SettingShown,
    Summary,
};
pub use words::Words;

/// Shows `visitor` the types of which TypeScript is made.
pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ClientMessage>();
    // The messages are written as generic types, whatever they are made of.
    visitor.visit::<ServerMessage<(), (), (), (), ()>>();
    visitor.visit::<RuleText>();
    visitor.visit::<ExerciseCard>();
    visitor.visit::<NewExercise>();
    visitor.visit::<Me>();
    visitor.visit::<HeldSeats>();
    visitor.visit::<DeviceCard>();
    visitor.visit::<SignOut>();
    visitor.visit::<SignUp>();
    visitor.visit::<Opening>();
    visitor.visit::<Codes>();
    visitor.visit::<SignIn>();
    visitor.visit::<Recovery>();
    visitor.visit::<NewPassword>();
    visitor.visit::<AccountShown>();
    visitor.visit::<NewBot>();
    visitor.visit::<NewBotCard>();
    visitor.visit::<BotCard>();
    visitor.visit::<GameGroupName>();
    visitor.visit::<GamesShown>();
    visitor.visit::<NewListed>();
    visitor.visit::<SitDown>();
    visitor.visit::<LobbyShown>();
    visitor.visit::<Sought>();
    visitor.visit::<LobbyNews>();
    visitor.visit::<TiedCard>();
    visitor.visit::<NewTie>();
    visitor.visit::<NewHoliday>();
    visitor.visit::<Holidays>();
    visitor.visit::<EndHoliday>();
    visitor.visit::<NewReport>();
    visitor.visit::<ReportsShown>();
    visitor.visit::<KnownCard>();
    visitor.visit::<OrderLine>();
    visitor.visit::<OrderShown>();
    visitor.visit::<OrderAct>();
    visitor.visit::<ProfileShown>();
    visitor.visit::<RatingPoint>();
    visitor.visit::<PlayedShown>();
    visitor.visit::<LeaderCard>();
    visitor.visit::<ContestShown>();
    visitor.visit::<Opened>();
    visitor.visit::<LoadRecord>();
    visitor.visit::<Claim>();
    visitor.visit::<Claimed>();
    visitor.visit::<FromMoment>();
    visitor.visit::<Again>();
    visitor.visit::<Secrets>();
    visitor.visit::<Summary>();
    visitor.visit::<Moments<()>>();
    visitor.visit::<Fault>();
    visitor.visit::<Thoughts>();
    visitor.visit::<ReviewState>();
    // These stand in messages of games.
    visitor.visit::<Ask<()>>();
    visitor.visit::<Over>();
    visitor.visit::<GoalShown>();
    visitor.visit::<Total>();
    visitor.visit::<Term>();
    visitor.visit::<ArmyFaultShown>();
    visitor.visit::<DeckCount>();
    visitor.visit::<SettingShown>();
    visitor.visit::<WordCard>();
}
