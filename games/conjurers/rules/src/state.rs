//! All that changes in play, split into what everybody sees and what is hidden.
//!
//! [`Public`] holds nothing that a spectator may not know. [`Hidden`] is which creatures of the
//! running battle are in each hand, the only secret of the game. [CON.R10]

use kernel::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::battle::Battle;
use crate::catalog::MythologySet;
use crate::choice::Request;
use crate::figures::{Figure, FigureSet};
use crate::frame::Frame;
use crate::ids::{CreatureSet, MAX_EQUIPMENT};
use crate::resources::{Resource, Stock};
use crate::town::{Action, Phase};

/// The deepest nesting of the rules: the turn, its battles or a tournament, a battle, a fight.
pub const MAX_FRAMES: usize = 6;

const _: () = assert!(size_of::<State>() <= 1024);

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// Which creatures are in hand.
    pub hidden: Hidden,
}

/// What everybody sees, spectators included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
    /// What the moment waits for; nothing while the rules are at work.
    pub awaits: Awaits,
    /// The turn, from 1 to 12; 0 during set-up. [CON.1.2] [CON.R1]
    pub turn: u8,
    /// Who holds the Initiative Button. [CON.14.2]
    pub button: Seat,
    /// Who started this turn, whoever took the button since. [CON.R29]
    pub starter: Seat,
    /// Mythologies out of the game. [CON.4.2]
    pub locked: MythologySet,
    /// Mythological creatures that nobody has. [CON.3.2] [CON.R46]
    pub pile: CreatureSet,
    /// Items and artifacts still for sale, by kind. [CON.17.4]
    pub shelf: [u8; MAX_EQUIPMENT],
    /// Level 1 creatures that nobody has: undealt, or sacrificed. [CON.R9] [CON.R46]
    pub gone: CreatureSet,
    /// Who controls each mine, by resource. [CON.10.2]
    pub mines: [Option<Seat>; Resource::TRADED.len()],
    /// What the players have.
    pub seats: [SeatState; Seat::MOST],
    /// The battle under way.
    pub battle: Option<Battle>,
    /// Where we are in the rules.
    pub frames: Stack<Frame, MAX_FRAMES>,
}

/// Which creatures of the running battle are in the hands of attacker and defender. [CON.22.6]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hidden {
    /// The creatures drawn and not yet summoned.
    pub hands: [CreatureSet; 2],
}

impl Hidden {
    /// Nobody holds anything that is known of.
    pub const BLANK: Self = Self { hands: [CreatureSet::EMPTY; 2] };
}

/// What a moment waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Awaits {
    /// Nothing: the rules go on by themselves.
    #[default]
    Nothing,
    /// A decision.
    Seat(Seat),
    /// A chance outcome.
    Chance(Request),
}

/// How a game ended: the winners, several when they share the victory. [CON.39.6]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// Who won.
    pub winners: SeatSet,
}

/// What a player has. All of it is public. [CON.R10]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatState {
    /// The figures in play. [CON.3.4] [CON.15.1]
    pub figures: FigureSet,
    /// Where each figure stands this turn; at home where it stands nowhere. [CON.R34]
    pub at: [Option<Action>; Figure::COUNT],
    /// Figures whose allocation is behind them, put somewhere or staying at home. [CON.6.4]
    pub allocated: FigureSet,
    /// Figures on actions that are not yet resolved. [CON.7.2]
    pub pending: FigureSet,
    /// Resources and food.
    pub stock: Stock,
    /// Minus points. [CON.R55] [CON.20.8]
    pub minus: u16,
    /// The creatures. [CON.3.6]
    pub army: CreatureSet,
    /// Items and artifacts, by kind.
    pub equipment: [u8; MAX_EQUIPMENT],
}

impl Public {
    /// Before anything was set up.
    pub(crate) fn empty() -> Self {
        Self {
            ending: None,
            awaits: Awaits::Nothing,
            turn: 0,
            button: Seat(0),
            starter: Seat(0),
            locked: MythologySet::EMPTY,
            pile: CreatureSet::EMPTY,
            shelf: [0; MAX_EQUIPMENT],
            gone: CreatureSet::EMPTY,
            mines: [None; Resource::TRADED.len()],
            seats: [SeatState::default(); Seat::MOST],
            battle: None,
            frames: Stack::new(),
        }
    }

    /// What a player has.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// What a player has, to be changed.
    #[inline]
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The phase of the turn.
    #[inline]
    pub const fn phase(&self) -> Phase {
        Phase::of_turn(self.turn)
    }

    /// How many figures stand on an action.
    pub fn standing_on(&self, action: Action) -> u8 {
        let at = self.seats.iter().flat_map(|seat| seat.at);
        at.filter(|&at| at == Some(action)).count() as u8
    }
}

impl SeatState {
    /// The action a figure stands on.
    #[inline]
    pub const fn action_of(&self, figure: Figure) -> Option<Action> {
        self.at[figure.index()]
    }
}
