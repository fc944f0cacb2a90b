//! A small game with everything the contract knows: hidden numbers, dice, refusals, orders.
//!
//! Two seats are dealt a secret number from 1 to 3. In turn they add 1 or 2 to a pot that holds
//! at most 6, toss a coin that may cost them the turn, hand the turn over, or show
//! their number, which ends the game. Whoever holds the higher number then has won.

use kernel::{Game, Input, InputOf, Log, Notation, NotationError, Pause, Refused, Seat};
use serde::{Deserialize, Serialize};

/// What the pot holds at the most.
pub(crate) const FULL: u8 = 6;

#[derive(Clone, Debug, Default)]
pub(crate) struct Nim;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Table {
    /// 0 before the deal.
    pub(crate) numbers: [u8; 2],
    pub(crate) pot: u8,
    pub(crate) turn: u8,
    pub(crate) tossing: bool,
    pub(crate) shown: bool,
    pub(crate) polite: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Add(u8),
    Toss,
    Hand,
    Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    Deal(Seat),
    Coin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Number(u8),
    Heads(bool),
}

/// Whether a seat wants to be called polite; it changes nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Polite(pub bool);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happened {
    Dealt(Seat, u8),
    Added(u8),
    Tossed(bool),
    Handed,
    Shown(Seat, u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    Dealt(Seat, Option<u8>),
    Open(Happened),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) viewer: Option<Seat>,
    pub(crate) own: Option<u8>,
    pub(crate) open: Table,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    PotIsFull,
    PotIsEmpty,
    NoSuchNumber,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Winner(pub Option<Seat>);

impl Nim {
    fn check(table: &Table, choice: Move) -> Result<(), Why> {
        match choice {
            Move::Add(0) | Move::Add(3..) => Err(Why::NoSuchNumber),
            Move::Add(n) if table.pot + n > FULL => Err(Why::PotIsFull),
            Move::Show if table.pot == 0 => Err(Why::PotIsEmpty),
            Move::Add(_) | Move::Toss | Move::Hand | Move::Show => Ok(()),
        }
    }

    fn play(table: &mut Table, choice: Move, log: &mut Log<'_, Happened>) {
        match choice {
            Move::Add(n) => {
                table.pot += n;
                log.emit(Happened::Added(n));
            }
            Move::Toss => table.tossing = true,
            Move::Hand => {
                table.turn ^= 1;
                log.emit(Happened::Handed);
            }
            Move::Show => {
                table.shown = true;
                let seat = Seat(table.turn);
                log.emit(Happened::Shown(seat, table.numbers[seat.index()]));
            }
        }
    }
}

impl Game for Nim {
    type State = Table;
    type Choice = Move;
    type Request = Ask;
    type Outcome = Fate;
    type Order = Polite;
    type Event = Happened;
    type Seen = Seen;
    type View = View;
    type Reason = Why;
    type Ending = Winner;

    fn ruleset(&self) -> &'static str {
        "nim"
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Table {
        Table::default()
    }

    fn admit(&self, table: &Table) -> Result<(), String> {
        let turn = table.turn;
        if turn < 2 { Ok(()) } else { Err(format!("it is the turn of seat {turn}")) }
    }

    fn pause(&self, table: &Table) -> Pause<Ask, Winner> {
        if let Some(seat) = table.numbers.iter().position(|&number| number == 0) {
            Pause::Chance(Ask::Deal(Seat(seat as u8)))
        } else if table.tossing {
            Pause::Chance(Ask::Coin)
        } else if table.shown {
            let [first, second] = table.numbers;
            Pause::Over(Winner(match first.cmp(&second) {
                std::cmp::Ordering::Less => Some(Seat(1)),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Seat(0)),
            }))
        } else {
            Pause::Decision(Seat(table.turn))
        }
    }

    fn options(&self, table: &Table, options: &mut Vec<Move>) {
        options.clear();
        if let Pause::Decision(_) = self.pause(table) {
            let all = [Move::Add(1), Move::Add(2), Move::Toss, Move::Hand, Move::Show];
            options.extend(all.into_iter().filter(|&choice| Self::check(table, choice).is_ok()));
        }
    }

    fn advance(
        &self,
        table: &mut Table,
        input: InputOf<Self>,
        log: &mut Log<'_, Happened>,
    ) -> Result<(), Refused<Why>> {
        match (input, self.pause(table)) {
            (Input::Choice(choice), Pause::Decision(_)) => {
                Self::check(table, choice).map_err(Refused::Forbidden)?;
                Self::play(table, choice, log);
            }
            (Input::Outcome(Fate::Number(n)), Pause::Chance(Ask::Deal(seat))) => {
                if !(1..=3).contains(&n) {
                    return Err(Refused::Impossible);
                }
                table.numbers[seat.index()] = n;
                log.emit(Happened::Dealt(seat, n));
            }
            (Input::Outcome(Fate::Heads(heads)), Pause::Chance(Ask::Coin)) => {
                table.tossing = false;
                table.turn ^= u8::from(!heads);
                log.emit(Happened::Tossed(heads));
            }
            (Input::Outcome(_), Pause::Chance(_)) => return Err(Refused::Impossible),
            (Input::Order(seat, Polite(polite)), _) => table.polite[seat.index()] = polite,
            _ => return Err(Refused::NotAwaited),
        }
        Ok(())
    }

    fn advance_unchecked(&self, table: &mut Table, choice: Move) {
        Self::play(table, choice, &mut Log::silent());
    }

    fn explain(&self, table: &Table, choice: Move) -> Option<Why> {
        Self::check(table, choice).err()
    }

    fn view(&self, table: &Table, viewer: Option<Seat>) -> View {
        let own = viewer.map(|seat| table.numbers[seat.index()]);
        let numbers = table.numbers.map(|number| u8::from(number > 0));
        View { viewer, own, open: Table { numbers, ..*table } }
    }

    fn sample_world(&self, view: &View, rng: &mut fastrand::Rng) -> Table {
        let numbers = [0, 1].map(|seat| match (view.viewer, view.own) {
            (Some(viewer), Some(own)) if viewer.index() == seat => own,
            _ if view.open.numbers[seat] == 0 => 0,
            _ => rng.u8(1..=3),
        });
        Table { numbers, ..view.open }
    }

    fn seen_by(&self, viewer: Option<Seat>, event: &Happened) -> Seen {
        match *event {
            Happened::Dealt(seat, n) => Seen::Dealt(seat, (viewer == Some(seat)).then_some(n)),
            Happened::Added(_) | Happened::Tossed(_) | Happened::Handed | Happened::Shown(..) => {
                Seen::Open(*event)
            }
        }
    }

    fn reveals(&self, event: &Happened) -> bool {
        match event {
            Happened::Dealt(..) | Happened::Tossed(_) | Happened::Shown(..) => true,
            Happened::Added(_) | Happened::Handed => false,
        }
    }

    fn draw_outcome(&self, _: &Table, request: Ask, rng: &mut fastrand::Rng) -> Fate {
        match request {
            Ask::Deal(_) => Fate::Number(rng.u8(1..=3)),
            Ask::Coin => Fate::Heads(rng.bool()),
        }
    }

    fn outcomes(&self, _: &Table, request: Ask, outcomes: &mut Vec<(Fate, u64)>) {
        outcomes.clear();
        match request {
            Ask::Deal(_) => outcomes.extend((1..=3).map(|n| (Fate::Number(n), 1))),
            Ask::Coin => outcomes.extend([true, false].map(|heads| (Fate::Heads(heads), 1))),
        }
    }
}

impl Notation<Move> for Nim {
    fn write(&self, choice: &Move) -> String {
        match choice {
            Move::Add(n) => format!("add {n}"),
            Move::Toss => "toss".to_owned(),
            Move::Hand => "hand".to_owned(),
            Move::Show => "show".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Move, NotationError> {
        let error = || NotationError::new(text, "`add N`, `toss`, `hand` or `show`");
        match text.split_once(' ') {
            Some(("add", n)) => n.parse().map(Move::Add).map_err(|_| error()),
            Some(_) => Err(error()),
            None => match text {
                "toss" => Ok(Move::Toss),
                "hand" => Ok(Move::Hand),
                "show" => Ok(Move::Show),
                _ => Err(error()),
            },
        }
    }
}

impl Notation<Fate> for Nim {
    fn write(&self, fate: &Fate) -> String {
        match fate {
            Fate::Number(n) => n.to_string(),
            Fate::Heads(true) => "heads".to_owned(),
            Fate::Heads(false) => "tails".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Fate, NotationError> {
        match text {
            "heads" => Ok(Fate::Heads(true)),
            "tails" => Ok(Fate::Heads(false)),
            _ => text
                .parse()
                .map(Fate::Number)
                .map_err(|_| NotationError::new(text, "a number, `heads` or `tails`")),
        }
    }
}

impl Notation<Polite> for Nim {
    fn write(&self, order: &Polite) -> String {
        if order.0 { "polite" } else { "gruff" }.to_owned()
    }

    fn read(&self, text: &str) -> Result<Polite, NotationError> {
        match text {
            "polite" => Ok(Polite(true)),
            "gruff" => Ok(Polite(false)),
            _ => Err(NotationError::new(text, "`polite` or `gruff`")),
        }
    }
}
