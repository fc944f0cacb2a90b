//! Who sits where: people and computer players, with the names they go by.

use anyhow::Context as _;
use kernel::Seat;
use kernel::record::Record;
use players::{Level, Player, Thought};
use text::Terminal;

use crate::commanded::{ChoiceOf, Commanded, ViewOf};

/// A person in the notes of a record.
const PERSON_NOTE: &str = "person";

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Somebody at this terminal.
    Person,
    /// A computer player.
    Computer(Level),
}

impl Occupant {
    /// A person on the command line.
    pub const PERSON: &str = "you";

    /// Reads `you` or the name of a computer player.
    ///
    /// # Errors
    /// When there is no such player.
    pub fn read(word: &str) -> anyhow::Result<Self> {
        match word.trim() {
            Self::PERSON => Ok(Self::Person),
            word => players::by_name(word).map(Self::Computer).with_context(|| {
                format!("--players takes `{}` for a person, and names", Self::PERSON)
            }),
        }
    }

    fn note(self) -> String {
        match self {
            Self::Person => PERSON_NOTE.to_owned(),
            Self::Computer(level) => level.to_string(),
        }
    }
}

/// Everybody at the table.
pub(crate) struct Seats<C: Commanded> {
    occupants: Vec<Occupant>,
    names: Vec<String>,
    computers: Vec<Option<Box<dyn Player<C::Game> + Send>>>,
}

impl<C: Commanded> Seats<C> {
    /// The table: who sits where, and the names given to the first of them.
    pub(crate) fn new(
        occupants: Vec<Occupant>,
        given: &[String],
        seed: u64,
        words: Terminal,
    ) -> anyhow::Result<Self> {
        anyhow::ensure!(
            given.len() <= occupants.len(),
            "{} names for {} players",
            given.len(),
            occupants.len()
        );
        let computers = (seed..)
            .zip(&occupants)
            .map(|(seed, occupant)| match occupant {
                Occupant::Person => None,
                Occupant::Computer(level) => Some(level.player::<C::Knowledge>(seed)),
            })
            .collect();
        let mut names: Vec<String> = Vec::new();
        for (at, &occupant) in occupants.iter().enumerate() {
            let name = match given.get(at).map(|name| tidy(name)).filter(|name| !name.is_empty()) {
                Some(name) => name,
                None => usual_name(&occupants, at, occupant, words),
            };
            anyhow::ensure!(!names.contains(&name), "two players are called `{name}`");
            names.push(name);
        }
        Ok(Self { occupants, names, computers })
    }

    /// The names, by seat.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// What the player in a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The seat of the player with this name; letter case does not matter.
    pub(crate) fn called(&self, name: &str) -> Option<Seat> {
        let name = name.to_lowercase();
        let mut seats = (0u8..).map(Seat).zip(&self.names);
        seats.find(|(_, known)| known.to_lowercase() == name).map(|(seat, _)| seat)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0u8..).map(Seat).zip(&self.occupants);
        seats.filter(|(_, who)| **who == Occupant::Person).map(|(seat, _)| seat)
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.occupants.get(seat.index()) == Some(&Occupant::Person)
    }

    /// What the computer player in a seat, whose view this is, decides; `None` where none sits.
    pub(crate) fn computer_choice(
        &mut self,
        seat: Seat,
        game: &C::Game,
        view: &ViewOf<C>,
        options: &[ChoiceOf<C>],
    ) -> Option<ChoiceOf<C>> {
        let player = self.computers.get_mut(seat.index())?.as_mut()?;
        options.get(player.choose(game, view, options)).copied()
    }

    /// What the computer player in a seat thought about its last decision.
    pub(crate) fn thought(&self, seat: Seat) -> Option<&Thought<ChoiceOf<C>>> {
        self.computers.get(seat.index())?.as_ref()?.thought()
    }

    /// Who sits where, to be kept with the game.
    pub(crate) fn notes(&self) -> Vec<String> {
        let seats = self.occupants.iter().zip(&self.names).enumerate();
        seats.map(|(seat, (who, name))| format!("seat {seat} {} {name}", who.note())).collect()
    }
}

/// Who sat where in a kept game; people everywhere if it does not say.
pub(crate) fn of_record(record: &Record, seats: u8) -> (Vec<Occupant>, Vec<String>) {
    let noted = |seat: u8| {
        let start = format!("seat {seat} ");
        let note = record.notes.iter().find_map(|note| note.strip_prefix(&start))?;
        let (who, name) = note.split_once(' ').unwrap_or((note, ""));
        let occupant = players::by_name(who).map_or(Occupant::Person, Occupant::Computer);
        Some((occupant, name.to_owned()))
    };
    (0..seats).map(|seat| noted(seat).unwrap_or((Occupant::Person, String::new()))).unzip()
}

/// A name on one line, without what a terminal would take for a command.
fn tidy(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned()
}

fn usual_name(occupants: &[Occupant], at: usize, occupant: Occupant, words: Terminal) -> String {
    match occupant {
        Occupant::Person => words.player(at + 1),
        Occupant::Computer(_) => {
            let computers = occupants.iter().filter(|who| **who != Occupant::Person).count();
            if computers == 1 { words.computer() } else { words.computer_number(at + 1) }
        }
    }
}
