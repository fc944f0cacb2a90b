//! [`Speaker`]: whom to ask for what people read.

use content::Names;
use kernel::Seat;

use crate::message::{PlayPlayer, ReasonPercent};
use crate::voice::Message;
use crate::{Lang, numbers};

/// Speaks one language and calls the players by their names: what is the same in every game. The
/// speaker of a game ([`speaker!`](crate::speaker)) says all of this and what its game has to say.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'p> {
    lang: Lang,
    players: &'p [String],
}

impl<'p> Speaker<'p> {
    /// Speaks `lang`.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, players: &[] }
    }

    /// The same, calling the players by these names, in the order of their seats.
    #[must_use]
    pub const fn with_players(self, players: &'p [String]) -> Self {
        Self { players, ..self }
    }

    /// What a player is called: by the name given, or by the number of the seat.
    pub fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&PlayPlayer { number: (seat.0 + 1).into() }),
        }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message as text.
    pub fn say(&self, message: &impl Message) -> String {
        self.lang.say(message)
    }

    /// A name in this language.
    pub fn of<'n>(&self, names: &'n Names) -> &'n str {
        match self.lang {
            Lang::En => &names.en,
            Lang::Fr => &names.fr,
        }
    }

    /// A name in this language; the id made readable where the pack has no name, as for things of
    /// old records that it no longer has.
    pub fn named(&self, names: Option<&Names>, id: &str) -> String {
        names.map_or_else(|| readable(id), |names| self.of(names).to_owned())
    }

    /// A number with so many places.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        numbers::decimal(self.lang, value, places)
    }

    /// A share of 1 as a percentage.
    pub fn percent(&self, share: f64) -> String {
        numbers::percent(self.lang, share)
    }

    /// A share of 1 as a percentage without decimals.
    pub fn whole_percent(&self, share: f64) -> String {
        self.say(&ReasonPercent { value: self.decimal(share * 100.0, 0).into() })
    }
}

/// Declares the speaker of a game, with the names of a pack.
#[macro_export]
macro_rules! speaker {
    ($(#[$doc:meta])* $name:ident with $pack:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'p> {
            speaker: $crate::Speaker<'p>,
            pack: &'p $pack,
        }

        impl<'p> $name<'p> {
            /// Speaks `lang`; things are called what `pack` calls them.
            pub const fn new(lang: $crate::Lang, pack: &'p $pack) -> Self {
                Self { speaker: $crate::Speaker::new(lang), pack }
            }

            /// The same, calling the players by these names, in the order of their seats.
            #[must_use]
            pub const fn with_players(self, players: &'p [String]) -> Self {
                Self { speaker: self.speaker.with_players(players), ..self }
            }

            /// The pack the names come from.
            pub const fn pack(&self) -> &'p $pack {
                self.pack
            }
        }

        /// It says whatever is the same in every game as well.
        impl<'p> ::std::ops::Deref for $name<'p> {
            type Target = $crate::Speaker<'p>;

            fn deref(&self) -> &Self::Target {
                &self.speaker
            }
        }
    };
}

/// An id as words: `nemean_lion` as `Nemean Lion`.
pub fn readable(id: &str) -> String {
    let words = id.split(['_', '-']).map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
        first.unwrap_or_default() + letters.as_str()
    });
    words.collect::<Vec<String>>().join(" ")
}
