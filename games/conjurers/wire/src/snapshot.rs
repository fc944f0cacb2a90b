//! A moment of a game as one viewer sees it: the whole, and what players have.

use ::conjurers::{Price, Resource, Stock};
use protocol::{Ask, GoalShown, Over};
use serde::Serialize;
use ts_rs::TS;

use crate::battle::BattleSnapshot;
use crate::choices::ChoiceShown;
use crate::score::ScoreSnapshot;
use crate::town::SpaceSnapshot;

/// A moment of a game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ConjurersSnapshot")]
pub struct Snapshot<'g> {
    /// The number of the question that stands. An answer names it.
    pub question: u32,
    /// Whose view this is; `null` is a spectator's.
    pub view: Option<u8>,
    /// The turn, from 1 to 12; 0 during set-up.
    pub round: u16,
    /// The ways to win, and how far everybody is on them.
    pub goals: Vec<GoalShown>,
    /// How the game ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Over>,
    /// The seat that is asked.
    pub waiting_for: Option<u8>,
    /// Whether the viewer may take the last choice back.
    pub can_undo: bool,
    /// The phase of the game: `I`, `II`, `III` or `IV`.
    #[ts(type = "'I' | 'II' | 'III' | 'IV'")]
    pub phase: &'static str,
    /// The part of the turn.
    pub stage: Stage,
    /// Who holds the Initiative Button.
    pub button: u8,
    /// Who started this turn.
    pub starter: u8,
    /// The turn at whose end everybody feeds next; absent when that is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub feeding: Option<u8>,
    /// Mythologies out of the game.
    pub locked: Vec<&'static str>,
    /// The actions of the town.
    pub spaces: Vec<SpaceSnapshot>,
    /// Items and artifacts of this table, those sold out too.
    pub shelf: Vec<ShelfSnapshot<'g>>,
    /// Mythological creatures that nobody has.
    pub pile: Vec<&'g str>,
    /// The players, by seat.
    pub seats: Vec<SeatSnapshot<'g>>,
    /// The place somebody is visiting.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub visit: Option<Visit<'g>>,
    /// The battle under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub battle: Option<BattleSnapshot<'g>>,
    /// What the viewer is asked, when it is the viewer who is asked.
    pub ask: Option<Ask<ChoiceShown<'g>>>,
}

/// The parts of a game and of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ConjurersStage")]
pub enum Stage {
    /// Before the first turn.
    SetUp,
    /// Figures are put on actions.
    Allocation,
    /// Actions other than battles are resolved.
    Resolving,
    /// Battles are fought.
    Battles,
    /// Mines pay, and everybody feeds when it is time.
    End,
    /// A tournament is held.
    Tournament,
    /// The game is over.
    Over,
}

/// So much of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersAmount")]
pub struct Amount {
    /// Which, by id.
    pub resource: &'static str,
    /// How much.
    pub amount: u16,
}

impl Amount {
    /// So much of `resource`.
    pub fn new(resource: Resource, amount: u16) -> Self {
        Self { resource: resource.name(), amount }
    }

    /// What a price consists of.
    pub fn of_price(price: Price) -> Vec<Self> {
        let parts = Resource::TRADED.into_iter().filter(|&of| price.of(of) > 0);
        parts.map(|of| Self::new(of, price.of(of).into())).collect()
    }
}

/// All that a player has in stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersStock")]
#[allow(missing_docs, reason = "the fields are the resources")]
pub struct Stocked {
    pub wood: u16,
    pub stone: u16,
    pub iron: u16,
    pub bronze: u16,
    pub sapphire: u16,
    pub diamond: u16,
    pub food: u16,
}

impl From<&Stock> for Stocked {
    fn from(stock: &Stock) -> Self {
        Self {
            wood: stock.of(Resource::Wood),
            stone: stock.of(Resource::Stone),
            iron: stock.of(Resource::Iron),
            bronze: stock.of(Resource::Bronze),
            sapphire: stock.of(Resource::Sapphire),
            diamond: stock.of(Resource::Diamond),
            food: stock.of(Resource::Food),
        }
    }
}

/// So many cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersCardCount")]
pub struct CardCount<'g> {
    /// The item or artifact, by id.
    pub card: &'g str,
    /// How many.
    pub count: u8,
}

/// An item or artifact of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersShelf")]
pub struct ShelfSnapshot<'g> {
    /// Which, by id.
    pub card: &'g str,
    /// How many are left.
    pub left: u8,
    /// What it costs at this table.
    pub price: Vec<Amount>,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersSeat")]
pub struct SeatSnapshot<'g> {
    /// Which seat.
    pub seat: u8,
    /// Resources and food.
    pub stock: Stocked,
    /// The figures.
    pub figures: Vec<FigureSnapshot>,
    /// The creatures, by id.
    pub army: Vec<&'g str>,
    /// Items and artifacts.
    pub equipment: Vec<CardCount<'g>>,
    /// Mines under control, by resource.
    pub mines: Vec<&'static str>,
    /// What the mines pay at the end of this turn.
    pub income: Vec<Amount>,
    /// Food due at the next feeding, as things stand.
    pub food_due: u16,
    /// Units of the price that the first card of a visit to a smith is cheaper by.
    pub discount: u8,
    /// The points if the game ended now, by their sources.
    pub score: ScoreSnapshot,
}

/// A figure of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersFigure")]
pub struct FigureSnapshot {
    /// Which, by id.
    pub figure: &'static str,
    /// The action it stands on; absent at home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<&'static str>,
    /// Whether it is yet to be put somewhere this turn.
    pub waiting: bool,
    /// Whether its action is yet to be resolved.
    pub pending: bool,
}

/// The places that are visited with several decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ConjurersVisitKind")]
pub enum VisitKind {
    /// Trades are made.
    Marketplace,
    /// An assistant is hired.
    GuildHouse,
    /// Creatures are sacrificed.
    SacrificialPit,
    /// Items are bought.
    Blacksmith,
    /// Artifacts are bought.
    Artificer,
    /// A discount is spread over a price.
    Payment,
    /// A creature to fight for is chosen.
    Battleground,
    /// The winner of a duel names three stocks.
    Spoils,
    /// A prize of a tournament is chosen.
    Prize,
}

/// A place that somebody is visiting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ConjurersVisit")]
pub struct Visit<'g> {
    /// Which place.
    pub kind: VisitKind,
    /// Who is there.
    pub seat: u8,
    /// At the pit: creatures sacrificed before in this visit. Each halves what the next one brings.
    pub sacrificed: u8,
    /// At the pit: the lowest level that may still be sacrificed.
    pub least_level: u8,
    /// At a smith: units that the next card is cheaper by. While paying: units still to be spared.
    pub discount: u8,
    /// While paying: the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<&'g str>,
    /// While paying: what is left of the price.
    pub price: Vec<Amount>,
    /// At a battleground: its mythology.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mythology: Option<&'static str>,
    /// After a duel: who lost it. At a battleground: who plays creature and minion.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub other: Option<u8>,
}
