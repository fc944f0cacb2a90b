//! Why a name or a request is refused, in sentences.

use content::{About, Fault};

use crate::message::*;
use crate::{Lang, Speaker};

/// Why a request beside the game is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such request.
    NoRequest,
    /// The secret opens no seat.
    Secret,
    /// No table has this id.
    NoTable,
    /// A secret stands in the address, where logs and others could read it.
    SecretInAddress,
    /// Somebody else has claimed the seat.
    Claimed,
    /// A secret that could be guessed.
    WeakSecret,
    /// Advice that the table does not allow.
    NoHints,
    /// Requests came too fast.
    TooOften,
    /// The server has too much to do.
    Busy,
    /// The server is about to stop.
    Leaving,
    /// The table's record and the rules disagree.
    Broken,
    /// What is kept on disk failed.
    Store,
    /// The request cannot be read.
    Malformed(String),
    /// The request is too large.
    TooLarge,
    /// No such language.
    Lang(String),
    /// No such ruleset; those that are there.
    Ruleset(Vec<&'static str>),
    /// Not 2 to 4 players.
    Players(usize),
    /// Another number of players than seats.
    Seats {
        /// Players.
        players: usize,
        /// Seats.
        seats: u8,
    },
    /// A name that cannot be shown; its most characters.
    Name(usize),
    /// Two names of a table that look alike.
    LookAlike(String, String),
    /// No such level of computer players; those that are there.
    Level(Vec<&'static str>),
    /// Rulings that cannot be read.
    Settings(String),
    /// What a game says, in each language.
    Game([String; Lang::ALL.len()]),
    /// A name that a pack does not have.
    Unknown {
        /// What it would be the name of: `unit`, `army`, `board`, `scenario`.
        what: &'static str,
        /// The name.
        name: String,
        /// The name that may have been meant.
        nearest: Option<String>,
    },
    /// A record that cannot be replayed.
    Record(String),
    /// A moment that the game does not have; how many it has.
    Step(usize),
    /// A moment at which the game is over.
    OverThen,
    /// Another seat's view of a game that goes on.
    ViewClosed,
    /// A record of a game that goes on.
    NotOver,
    /// A review of a game that goes on.
    ReviewNotOver,
    /// A step at which nobody decided anything.
    Undecided(u32),
    /// A thought that would show what is hidden.
    Withheld,
    /// Something about who asks.
    Person(PersonRefusal),
    /// Something about meeting others.
    Meeting(MeetingRefusal),
    /// A game cannot count.
    Rated(RatedRefusal),
    /// Something about keeping order.
    Order(OrderRefusal),
}

/// Why somebody cannot meet others as they wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeetingRefusal {
    /// The table has no free seat for them any more.
    Gone,
    /// They sit there already.
    Already,
    /// Nobody else could sit down.
    NoRoom,
    /// They have as many listed tables as one may have.
    TooMany,
    /// Nobody is known so, or too many are named.
    NoTie,
    /// A pace whose numbers make no sense.
    Pace,
    /// A holiday beyond what there may be within a year, or in another.
    Holiday,
}

impl From<MeetingRefusal> for Refusal {
    fn from(refusal: MeetingRefusal) -> Self {
        Self::Meeting(refusal)
    }
}

/// Why a request about people is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonRefusal {
    /// Nobody is known by what was shown.
    Unknown,
    /// It does not say where it comes from.
    NoOrigin,
    /// No device of theirs is called so.
    NoDevice,
    /// Only accounts have that.
    NoAccount,
    /// Only guests may do that.
    NoGuest,
    /// A name that nobody can have.
    Name,
    /// A name that somebody has, or one like it.
    NameTaken,
    /// A password that is too short or too long.
    Password,
    /// The name or what was to prove it is wrong.
    Wrong,
    /// No mail address.
    Mail,
    /// More bots than an account may have.
    Bots,
    /// No bot of theirs is called so.
    NoBot,
    /// No account has that name.
    NoPerson,
}

/// Why a request that has to do with keeping order is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderRefusal {
    /// They are not let in: for how long still, in milliseconds, and why.
    Banned(Option<i64>, String),
    /// Only those who keep order may ask for that.
    NotYours,
    /// There is nobody and nothing of that kind, or they may not do it to them.
    Nothing,
    /// It is their own address.
    OwnAddress,
    /// It is no address.
    Address,
    /// There is nothing to be reported there, or they have reported it.
    Report,
    /// It says nothing, or too much.
    Words,
}

impl From<OrderRefusal> for Refusal {
    fn from(refusal: OrderRefusal) -> Self {
        Self::Order(refusal)
    }
}

/// Why a game cannot count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedRefusal {
    /// No person plays, or nobody against them.
    NoPerson,
    /// A computer player's strength is not known.
    Unmeasured,
    /// Only accounts play there.
    NoAccount,
    /// They have a seat there already.
    Alone,
}

impl From<RatedRefusal> for Refusal {
    fn from(refusal: RatedRefusal) -> Self {
        Self::Rated(refusal)
    }
}

impl From<PersonRefusal> for Refusal {
    fn from(refusal: PersonRefusal) -> Self {
        Self::Person(refusal)
    }
}

impl Refusal {
    /// What a game says, by the language it is said in.
    pub fn by_game(said: impl Fn(Lang) -> String) -> Self {
        Self::Game(Lang::ALL.map(said))
    }
}

/// A fault of a file in words: what was found, what was expected, what may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultTold {
    /// What was found.
    pub found: String,
    /// What would have been right.
    pub expected: String,
    /// What may have been meant.
    pub hint: Option<String>,
}

impl Speaker<'_> {
    fn refused_rated(&self, refusal: RatedRefusal) -> String {
        match refusal {
            RatedRefusal::NoPerson => self.say(&RatedNoPerson),
            RatedRefusal::Unmeasured => self.say(&RatedUnmeasured),
            RatedRefusal::NoAccount => self.say(&RatedNoAccount),
            RatedRefusal::Alone => self.say(&RatedAlone),
        }
    }

    fn refused_person(&self, refusal: PersonRefusal) -> String {
        match refusal {
            PersonRefusal::Unknown => self.say(&PersonUnknown),
            PersonRefusal::NoOrigin => self.say(&PersonNoOrigin),
            PersonRefusal::NoDevice => self.say(&PersonNoDevice),
            PersonRefusal::NoAccount => self.say(&PersonNoAccount),
            PersonRefusal::NoGuest => self.say(&PersonNoGuest),
            PersonRefusal::Name => self.say(&PersonName),
            PersonRefusal::NameTaken => self.say(&PersonNameTaken),
            PersonRefusal::Password => self.say(&PersonPassword),
            PersonRefusal::Wrong => self.say(&PersonWrong),
            PersonRefusal::Mail => self.say(&PersonMail),
            PersonRefusal::Bots => self.say(&PersonBots),
            PersonRefusal::NoPerson => self.say(&PersonNoPerson),
            PersonRefusal::NoBot => self.say(&PersonNoBot),
        }
    }

    fn refused_meeting(&self, refusal: MeetingRefusal) -> String {
        match refusal {
            MeetingRefusal::Gone => self.say(&MeetingGone),
            MeetingRefusal::Already => self.say(&MeetingAlready),
            MeetingRefusal::NoRoom => self.say(&MeetingNoRoom),
            MeetingRefusal::TooMany => self.say(&MeetingTooMany),
            MeetingRefusal::NoTie => self.say(&MeetingNoTie),
            MeetingRefusal::Pace => self.say(&MeetingPace),
            MeetingRefusal::Holiday => self.say(&MeetingHoliday),
        }
    }

    /// Why a request is refused.
    pub fn refused(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoRequest => self.say(&RequestUnknown),
            Refusal::Person(refusal) => self.refused_person(*refusal),
            Refusal::Meeting(refusal) => self.refused_meeting(*refusal),
            Refusal::Rated(refusal) => self.refused_rated(*refusal),
            Refusal::Order(refusal) => self.refused_order(refusal),
            Refusal::Secret => self.say(&TableUnknownSecret),
            Refusal::NoTable => self.say(&RequestNoTable),
            Refusal::SecretInAddress => self.say(&RequestSecretInAddress),
            Refusal::Claimed => self.say(&RequestClaimed),
            Refusal::WeakSecret => self.say(&RequestWeakSecret),
            Refusal::NoHints => self.say(&RequestNoHints),
            Refusal::TooOften => self.say(&TableTooOften),
            Refusal::Busy => self.say(&TableBusy),
            Refusal::Leaving => self.say(&RequestLeaving),
            Refusal::Broken => self.say(&TableBroken),
            Refusal::Store => self.say(&RequestStore),
            Refusal::Malformed(reason) => {
                self.say(&TableMalformed { reason: reason.as_str().into() })
            }
            Refusal::TooLarge => self.say(&TableTooLarge),
            Refusal::Lang(code) => self.no_such_language(code),
            Refusal::Ruleset(known) => self.say(&RequestRuleset { known: known.join(", ").into() }),
            Refusal::Players(players) => self.say(&SetupPlayers { players: (*players).into() }),
            Refusal::Seats { players, seats } => {
                self.say(&RequestSeats { players: (*players).into(), seats: (*seats).into() })
            }
            Refusal::Name(most) => self.say(&RequestName { most: (*most).into() }),
            Refusal::LookAlike(one, other) => self
                .say(&RequestLookAlike { one: one.as_str().into(), other: other.as_str().into() }),
            Refusal::Level(known) => self.say(&RequestLevel { known: known.join(", ").into() }),
            Refusal::Settings(reason) => {
                self.say(&RequestSettings { reason: reason.as_str().into() })
            }
            Refusal::Game(said) => said[self.lang() as usize].clone(),
            Refusal::Unknown { what, name, nearest } => {
                self.unknown_name(what, name, nearest.as_deref())
            }
            Refusal::Record(reason) => self.say(&RequestRecord { reason: reason.as_str().into() }),
            Refusal::Step(steps) => self.say(&RequestStep { steps: (*steps).into() }),
            Refusal::OverThen => self.say(&RequestOverThen),
            Refusal::ViewClosed => self.say(&RequestViewClosed),
            Refusal::NotOver => self.say(&RequestNotOver),
            Refusal::ReviewNotOver => self.say(&RequestReviewNotOver),
            Refusal::Undecided(step) => self.say(&RequestUndecided { step: (*step).into() }),
            Refusal::Withheld => self.bot_hides(),
        }
    }

    /// A fault of a file, where it is of a kind that every game has and there are words for it; others
    /// are told in the words of the file format.
    pub fn fault_told(&self, fault: &Fault) -> Option<FaultTold> {
        match fault.about.as_ref()? {
            About::Unknown { what, name, nearest } => Some(FaultTold {
                found: self.unknown_name(what, name, None),
                expected: self.say(&FaultKnownName),
                hint: nearest
                    .as_ref()
                    .map(|near| self.say(&FaultNearest { near: near.as_str().into() })),
            }),
            About::Game(_) => None,
        }
    }

    /// No language has this code.
    pub fn no_such_language(&self, code: &str) -> String {
        self.say(&RequestLang { code: code.into() })
    }

    /// No standing order reads so.
    pub fn no_such_order(&self, order: &str) -> String {
        self.say(&TableNoOrder { order: order.into() })
    }

    /// No choice reads so.
    pub fn no_such_choice(&self, notation: &str) -> String {
        self.say(&TableNoChoice { notation: notation.into() })
    }

    /// A session joins once.
    pub fn joined_already(&self) -> String {
        self.say(&TableJoinedAlready)
    }

    /// That a pack has no such name, and the name that may have been meant.
    pub fn unknown_name(&self, what: &str, name: &str, nearest: Option<&str>) -> String {
        let name = name.into();
        let text = match what {
            "unit" => self.say(&UnknownUnitName { name }),
            "army" => self.say(&UnknownArmyName { name }),
            "board" => self.say(&UnknownBoardName { name }),
            "scenario" => self.say(&UnknownScenarioName { name }),
            _ => self.say(&UnknownName { name }),
        };
        match nearest {
            Some(near) => format!("{text} {}", self.say(&FaultNearest { near: near.into() })),
            None => text,
        }
    }
}
