//! A game in the middle: any position becomes a state through one door that checks it.
//!
//! Cases, puzzles and editors describe a [`Position`]; [`Conjurers::position`] is the only way from
//! there to a [`State`], and it names everything that is wrong at once.

use kernel::{Log, Seat, Stack};

use crate::battle::{Battle, BattleKind, Fighter, MOST_CREATURES, QUIET_TURNS, Side};
use crate::catalog::MythologySet;
use crate::event::Event;
use crate::figures::{Figure, FigureSet, MOST_ASSISTANTS};
use crate::frame::{BattleStep, Frame, TurnStep};
use crate::game::Conjurers;
use crate::ids::{CreatureId, CreatureSet, EquipmentId, MAX_EQUIPMENT};
use crate::look::Look;
use crate::play::Play;
use crate::resources::{Resource, Stock};
use crate::state::{Awaits, Hidden, Public, SeatState, State};
use crate::town::{Action, LAST_TURN};

/// A moment between two inputs of a game, as a person would describe it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The turn, from 1 to 12.
    pub turn: u8,
    /// Who holds the Initiative Button.
    pub button: Seat,
    /// Who started the turn.
    pub starter: Seat,
    /// Mythologies out of the game.
    pub locked: MythologySet,
    /// Who controls each mine, by resource.
    pub mines: [Option<Seat>; Resource::TRADED.len()],
    /// What each player has, by seat.
    pub players: Vec<PlayerPosition>,
    /// Where in the turn play goes on.
    pub moment: Moment,
}

impl Position {
    /// At a moment of the first turn, when nobody controls a mine and no mythology is out.
    pub fn of_first_turn(players: Vec<PlayerPosition>, moment: Moment) -> Self {
        Self {
            turn: 1,
            button: Seat(0),
            starter: Seat(0),
            locked: MythologySet::EMPTY,
            mines: [None; Resource::TRADED.len()],
            players,
            moment,
        }
    }
}

/// What a player has in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerPosition {
    /// The assistants beside the conjurer; at least one.
    pub assistants: Vec<Figure>,
    /// Figures put on actions this turn.
    pub placed: Vec<(Figure, Action)>,
    /// Resources and food.
    pub stock: Stock,
    /// Minus points.
    pub minus: u16,
    /// Creatures.
    pub army: CreatureSet,
    /// Items and artifacts, one entry for each card.
    pub equipment: Vec<EquipmentId>,
}

/// The points of a turn at which a position can stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Figures are being allocated; the next to do so.
    Allocation(Seat),
    /// All figures are allocated, none is resolved.
    Resolving,
    /// Only battles are left to resolve.
    Battles,
    /// Everything is resolved.
    EndPhase,
    /// A battle is under way.
    Battle(BattlePosition),
}

/// A battle in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattlePosition {
    /// A battleground or a duel.
    pub kind: BattleKind,
    /// Who plays the attacking and the defending side.
    pub seats: [Seat; 2],
    /// Whose turn begins.
    pub turn: Side,
    /// Turns in a row without a die.
    pub quiet: u8,
    /// The sides.
    pub rows: [RowPosition; 2],
}

/// A side of a battle in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowPosition {
    /// Creatures in hand.
    pub hand: CreatureSet,
    /// Creatures that were not drawn, as far as others know in hand as well.
    pub undrawn: CreatureSet,
    /// Creatures on the battlefield.
    pub slots: [Option<Fighter>; 3],
    /// The creature that moved last, and how often in a row.
    pub moved: Option<(CreatureId, u8)>,
}

/// Why a position cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// Turns are counted from 1 to 12.
    #[error("turn {0}: a game has turns 1 to 12")]
    Turn(u8),
    /// A seat the table does not have.
    #[error("player {} is not at the table", .0.0 + 1)]
    Seat(Seat),
    /// Not one description per player.
    #[error("{found} players are described, the table has {seats}")]
    Players {
        /// How many are described.
        found: usize,
        /// How many there are.
        seats: u8,
    },
    /// Another number of locked mythologies than the table has.
    #[error("{found} mythologies are locked; with so many players {needed} are")]
    Locked {
        /// How many are locked.
        found: u8,
        /// How many must be.
        needed: u8,
    },
    /// A player has one to three assistants, each of another kind.
    #[error("player {} has assistants that cannot be: one to three, each of another kind", .0.0 + 1)]
    Assistants(Seat),
    /// A figure that is not there, stands twice or stands where it cannot.
    #[error("player {}: the {} cannot stand on {}", .0.0 + 1, .1, .2)]
    Placed(Seat, Figure, Action),
    /// More figures on an action than it has spaces.
    #[error("{1} figures stand on {0}, which has {2} spaces")]
    Crowded(Action, u8, u8),
    /// Sapphires in a game without. [CON.4.14]
    #[error("player {} has sapphires: there are none with two players", .0.0 + 1)]
    Sapphires(Seat),
    /// A creature in two places, or of a mythology out of the game.
    #[error("creature `{0}` is in two places or not in the game")]
    Creature(String),
    /// More cards than there are.
    #[error("there are not so many cards `{0}`")]
    Equipment(String),
    /// Creatures that wear more cards than their player has.
    #[error("creatures wear more cards `{0}` than their player has")]
    Worn(String),
    /// A battle of nobody, or a creature fought for that is not in its pile.
    #[error("the battle cannot be: {0}")]
    Battle(&'static str),
    /// A battle that would have ended. [CON.22.4]
    #[error("{0} battle turns without a die: the battle would have ended after {QUIET_TURNS}")]
    Quiet(u8),
    /// A creature of a battle that its side does not have, or has in two places.
    #[error("creature `{0}` is in two places of the battle, or not in the army of its side")]
    Side(String),
    /// More creatures than a side fights with. [CON.22.5]
    #[error("player {} has {} creatures in the battle: a side has at most 3", .0.0 + 1, .1)]
    Creatures(Seat, u8),
    /// A creature on the battlefield that cannot be there so.
    #[error("creature `{0}` on the battlefield: {1}")]
    Fighter(String, &'static str),
}

impl Conjurers {
    /// The state of a position, run to the next pause; what happens on the way goes to `log`.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn position(
        &self,
        position: &Position,
        log: &mut Log<'_, Event>,
    ) -> Result<State, Vec<PositionFault>> {
        let mut faults = Vec::new();
        self.check_table(position, &mut faults);
        // Everything else is looked up by seat.
        let is_table = |fault: &PositionFault| {
            matches!(fault, PositionFault::Players { .. } | PositionFault::Seat(_))
        };
        if faults.iter().any(is_table) {
            return Err(faults);
        }
        let public = self.public_of(position, &mut faults);
        let mut state = State { public, hidden: Hidden::BLANK };
        if let Moment::Battle(battle) = &position.moment {
            self.put_battle(&mut state, battle, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Play { game: self, state: &mut state, log }.settle();
        Ok(state)
    }

    fn check_table(&self, position: &Position, faults: &mut Vec<PositionFault>) {
        let seats = self.seat_count();
        if !(1..=LAST_TURN).contains(&position.turn) {
            faults.push(PositionFault::Turn(position.turn));
        }
        if position.players.len() != usize::from(seats) {
            let found = position.players.len();
            faults.push(PositionFault::Players { found, seats });
        }
        let mut named = vec![position.button, position.starter];
        named.extend(position.mines.iter().flatten());
        match &position.moment {
            Moment::Allocation(seat) => named.push(*seat),
            Moment::Battle(battle) => named.extend(battle.seats),
            Moment::Resolving | Moment::Battles | Moment::EndPhase => {}
        }
        faults.extend(named.into_iter().filter(|seat| seat.0 >= seats).map(PositionFault::Seat));
        let (found, needed) = (position.locked.len(), self.setup().locked_count());
        if found != needed {
            faults.push(PositionFault::Locked { found, needed });
        }
    }

    fn public_of(&self, position: &Position, faults: &mut Vec<PositionFault>) -> Public {
        let mut public = Public { turn: position.turn, ..Public::empty() };
        public.button = position.button;
        public.starter = position.starter;
        public.locked = position.locked;
        public.mines = position.mines;
        let mut free: CreatureSet = self.creatures().collect();
        for mythology in position.locked.iter() {
            free -= self.of_mythology(mythology);
        }
        let mut shelf = [0; MAX_EQUIPMENT];
        for card in self.equipment() {
            let is_locked =
                self.card(card).mythology().is_some_and(|of| public.locked.contains(of));
            shelf[card.index()] = if is_locked { 0 } else { self.card(card).copies() };
        }
        for (seat, player) in (0..).map(Seat).zip(&position.players) {
            public.seats[seat.index()] = self.seat_of(seat, player, &mut shelf, faults);
            for creature in player.army.iter() {
                if free.contains(creature) {
                    free.remove(creature);
                } else {
                    faults.push(PositionFault::Creature(self.tag(creature).to_owned()));
                }
            }
        }
        public.shelf = shelf;
        public.gone = free & self.of_level(1);
        public.pile = free - public.gone;
        public.frames = Stack::new();
        let resolved = match &position.moment {
            Moment::Allocation(next) => {
                public.frames.push(Frame::Turn(TurnStep::Resolve));
                public.frames.push(Frame::Allocation { next: *next });
                false
            }
            Moment::Resolving => {
                public.frames.push(Frame::Turn(TurnStep::Resolve));
                false
            }
            Moment::Battles => {
                public.frames.push(Frame::Turn(TurnStep::Battles));
                true
            }
            Moment::EndPhase => {
                public.frames.push(Frame::Turn(TurnStep::Mines));
                true
            }
            Moment::Battle(_) => {
                public.frames.push(Frame::Turn(TurnStep::Mines));
                public.frames.push(Frame::Battles { beside: None });
                true
            }
        };
        for seat in &mut public.seats {
            if !matches!(position.moment, Moment::Allocation(_)) {
                seat.allocated = seat.figures;
            }
            if resolved && matches!(position.moment, Moment::Battles) {
                let at = seat.at;
                let fights = |figure: &Figure| at[figure.index()].is_some_and(Action::is_battle);
                for figure in Figure::ALL.iter().copied().filter(fights) {
                    seat.pending.insert(figure);
                }
            }
        }
        for &action in Action::ALL {
            let (found, spaces) = (public.standing_on(action), action.spaces(self.seat_count()));
            if found > spaces {
                faults.push(PositionFault::Crowded(action, found, spaces));
            }
        }
        public
    }

    fn seat_of(
        &self,
        seat: Seat,
        player: &PlayerPosition,
        shelf: &mut [u8; MAX_EQUIPMENT],
        faults: &mut Vec<PositionFault>,
    ) -> SeatState {
        let mut state = SeatState {
            figures: FigureSet::only(Figure::Conjurer),
            stock: player.stock,
            minus: player.minus,
            army: player.army,
            ..SeatState::default()
        };
        if !self.has_sapphires() && player.stock.of(Resource::Sapphire) > 0 {
            faults.push(PositionFault::Sapphires(seat));
        }
        for &assistant in &player.assistants {
            state.figures.insert(assistant);
        }
        let count = player.assistants.len() as u8;
        if state.figures.assistants() != count || !(1..=MOST_ASSISTANTS).contains(&count) {
            faults.push(PositionFault::Assistants(seat));
        }
        for &(figure, action) in &player.placed {
            let is_own_house = action.house() == Some(seat);
            if !state.figures.contains(figure)
                || state.allocated.contains(figure)
                || !figure.works_on(action)
                || is_own_house
            {
                faults.push(PositionFault::Placed(seat, figure, action));
            }
            state.at[figure.index()] = Some(action);
            state.allocated.insert(figure);
        }
        for &card in &player.equipment {
            state.equipment[card.index()] += 1;
            match shelf[card.index()].checked_sub(1) {
                Some(left) => shelf[card.index()] = left,
                None => faults.push(PositionFault::Equipment(self.card_tag(card).to_owned())),
            }
        }
        state
    }

    fn put_battle(
        &self,
        state: &mut State,
        position: &BattlePosition,
        faults: &mut Vec<PositionFault>,
    ) {
        if position.seats[0] == position.seats[1] {
            faults.push(PositionFault::Battle("both sides are played by the same player"));
        }
        if position.quiet >= QUIET_TURNS {
            faults.push(PositionFault::Quiet(position.quiet));
        }
        match position.kind {
            BattleKind::Ground(creature) if !state.public.pile.contains(creature) => {
                faults.push(PositionFault::Battle("the creature fought for is not in its pile"));
                return;
            }
            BattleKind::Match => {
                faults.push(PositionFault::Battle("a match needs its tournament"));
                return;
            }
            BattleKind::Ground(_) | BattleKind::Duel => {}
        }
        let mut battle = Battle::new(position.kind, position.seats);
        battle.turn = position.turn;
        battle.quiet = position.quiet;
        for side in Side::BOTH {
            let described = &position.rows[side.index()];
            let row = &mut battle.rows[side.index()];
            row.slots = described.slots;
            row.hand = described.hand.len();
            row.pool =
                if row.hand == 0 { CreatureSet::EMPTY } else { described.hand | described.undrawn };
            row.moved = described.moved;
            let worn = described.slots.iter().flatten().flat_map(|fighter| fighter.worn).flatten();
            for (used, worn) in row.used.iter_mut().zip(worn) {
                *used = Some(worn.card);
            }
            state.hidden.hands[side.index()] = described.hand;
        }
        state.public.battle = Some(battle);
        state.public.awaits = Awaits::Nothing;
        state.public.frames.push(Frame::Battle(BattleStep::Begin));
        self.check_battle(state, position, faults);
    }

    fn check_battle(
        &self,
        state: &State,
        position: &BattlePosition,
        faults: &mut Vec<PositionFault>,
    ) {
        let look = Look::new(self, state);
        for side in Side::BOTH {
            let row = &position.rows[side.index()];
            let army = match (position.kind, side) {
                (BattleKind::Ground(creature), Side::Defender) => {
                    [creature, CreatureId::MINION].into_iter().collect()
                }
                _ => state.public.seat(position.seats[side.index()]).army,
            };
            let fighters = || row.slots.iter().flatten().map(|fighter| fighter.creature);
            let on_field: CreatureSet = fighters().collect();
            let in_hand = row.hand | row.undrawn;
            let mut strange =
                ((in_hand | on_field) - army) | (in_hand & on_field) | (row.hand & row.undrawn);
            let twice = |id: &CreatureId| fighters().filter(|other| other == id).count() > 1;
            for creature in fighters().filter(twice) {
                strange.insert(creature);
            }
            let tags = strange.iter().map(|creature| self.tag(creature).to_owned());
            faults.extend(tags.map(PositionFault::Side));
            let found = row.hand.len() + on_field.len();
            if found > MOST_CREATURES {
                faults.push(PositionFault::Creatures(position.seats[side.index()], found));
            }
            for fighter in row.slots.iter().flatten() {
                let tag = || self.tag(fighter.creature).to_owned();
                if fighter.damage >= look.stats(fighter.creature).health {
                    faults.push(PositionFault::Fighter(tag(), "it is dead"));
                }
                if fighter.devouring && !look.is_devourer(fighter) {
                    faults.push(PositionFault::Fighter(tag(), "it cannot devour"));
                }
            }
            for card in self.equipment() {
                let used = look.side(side).used.iter().flatten().filter(|&&used| used == card);
                let owned = if look.battle().is_minions(side) {
                    0
                } else {
                    state.public.seat(position.seats[side.index()]).equipment[card.index()]
                };
                if used.count() > usize::from(owned) {
                    faults.push(PositionFault::Worn(self.card_tag(card).to_owned()));
                }
            }
        }
    }
}
