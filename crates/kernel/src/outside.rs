//! States from outside: a record or an upload may hold any state that has the right form.
//!
//! Three things stand between such a state and play. [`check_ids`] holds every id in it against how
//! many there are, [`Game::admit`] holds it against what is true of every state of its game, and a
//! rehearsal plays on from it: what the rules stumble over is no moment of a game.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Serialize, Serializer, ser};

use crate::{Game, Input, Log, Pause, Seat};

/// Fails with a message unless something holds.
#[macro_export]
macro_rules! hold {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

/// Games that are played on from a state before it is admitted, and their inputs.
const REHEARSALS: u64 = 8;
const REHEARSED_INPUTS: usize = 120;

/// Admits a state from outside, or says why it is no state of this game.
pub(crate) fn admit<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let impossible = || "the rules cannot go on from it".to_owned();
    let trial = || game.admit(state).and_then(|()| rehearse(game, state));
    catch_unwind(AssertUnwindSafe(trial)).unwrap_or_else(|_| Err(impossible()))
}

/// Plays on at random from a state, looking at it as everybody does who is at a table.
fn rehearse<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let mut options = Vec::new();
    for seed in 0..REHEARSALS {
        let (mut state, mut rng) = (state.clone(), fastrand::Rng::with_seed(seed));
        for viewer in Seat::all(game.seats()).map(Some).chain([None]) {
            game.sample_world(&game.view(&state, viewer), &mut rng);
        }
        for _ in 0..REHEARSED_INPUTS {
            let input = match game.pause(&state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(seat) => {
                    hold!(seat.0 < game.seats(), "seat {} is asked, where nobody sits", seat.0);
                    game.options(&state, &mut options);
                    hold!(!options.is_empty(), "seat {} is asked and has no choice", seat.0);
                    Input::Choice(options[rng.usize(..options.len())])
                }
            };
            let taken = game.advance(&mut state, input, &mut Log::silent());
            hold!(taken.is_ok(), "a choice that is offered is refused");
        }
    }
    Ok(())
}

/// Shows every number of a value to `check`, with the name of its type and of its field: `("Seat",
/// "0")` for the seat of a tuple struct, `("PowerRef", "index")` for a field.
///
/// # Errors
/// The first complaint.
pub fn check_ids<T: Serialize + ?Sized>(
    value: &T,
    mut check: impl FnMut(&'static str, &'static str, u64) -> Result<(), String>,
) -> Result<(), String> {
    value.serialize(Walker { of: ("", ""), check: &mut check }).map_err(|complaint| complaint.0)
}

type Check<'c> = &'c mut dyn FnMut(&'static str, &'static str, u64) -> Result<(), String>;

/// Walks through a value by serialising it to nothing.
struct Walker<'c> {
    /// The type and the field that hold the next value.
    of: (&'static str, &'static str),
    check: Check<'c>,
}

#[derive(Debug)]
struct Complaint(String);

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Complaint {}

impl ser::Error for Complaint {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl Walker<'_> {
    fn number(self, number: u64) -> Result<(), Complaint> {
        (self.check)(self.of.0, self.of.1, number).map_err(Complaint)
    }

    /// The same walk, at a field of a type.
    fn at(&mut self, name: &'static str, field: &'static str) -> Walker<'_> {
        Walker { of: (name, field), check: self.check }
    }
}

/// Numbers that ids are written with.
macro_rules! numbers {
    ($($method:ident $number:ty),+) => {
        $(fn $method(self, number: $number) -> Result<(), Complaint> {
            self.number(u64::from(number))
        })+
    };
}

/// Values that hold no id.
macro_rules! no_ids {
    ($($method:ident $value:ty),+) => {
        $(fn $method(self, _: $value) -> Result<(), Complaint> {
            Ok(())
        })+
    };
}

impl<'c> Serializer for Walker<'c> {
    type Ok = ();
    type Error = Complaint;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64);
    no_ids!(
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32,
        serialize_i64 i64, serialize_char char,
        serialize_str &str, serialize_bytes &[u8]
    );

    #[expect(clippy::disallowed_types, reason = "serde asks for it; no state has any")]
    fn serialize_f32(self, _: f32) -> Result<(), Complaint> {
        Ok(())
    }

    #[expect(clippy::disallowed_types, reason = "serde asks for it; no state has any")]
    fn serialize_f64(self, _: f64) -> Result<(), Complaint> {
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Complaint> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Complaint> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Complaint> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Complaint> {
        Ok(())
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
    ) -> Result<(), Complaint> {
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Complaint> {
        value.serialize(self.at(name, "0"))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Complaint> {
        value.serialize(self.at(name, variant))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Complaint> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Complaint> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Complaint> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Complaint> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Complaint> {
        Ok(self)
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Self, Complaint> {
        Ok(Walker { of: (name, ""), check: self.check })
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Complaint> {
        Ok(Walker { of: (name, ""), check: self.check })
    }
}

/// Lists of values, each of which is walked through as what the list is.
macro_rules! lists {
    ($($kind:ident $method:ident),+) => {
        $(impl ser::$kind for Walker<'_> {
            type Ok = ();
            type Error = Complaint;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Complaint> {
                let (name, field) = self.of;
                value.serialize(self.at(name, field))
            }

            fn end(self) -> Result<(), Complaint> {
                Ok(())
            }
        })+
    };
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// Structs, whose fields have names.
macro_rules! structs {
    ($($kind:ident),+) => {
        $(impl ser::$kind for Walker<'_> {
            type Ok = ();
            type Error = Complaint;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Complaint> {
                let name = self.of.0;
                value.serialize(self.at(name, key))
            }

            fn end(self) -> Result<(), Complaint> {
                Ok(())
            }
        })+
    };
}

structs!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Walker<'_> {
    type Ok = ();
    type Error = Complaint;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Complaint> {
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Complaint> {
        value.serialize(self.at("", ""))
    }

    fn end(self) -> Result<(), Complaint> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Id(u8);

    #[derive(Serialize)]
    enum Frame {
        Draw { seat: Id, cards: u8 },
        Window(Option<Id>),
    }

    #[test]
    fn every_number_is_shown_with_what_holds_it() {
        let frames = [
            Frame::Draw { seat: Id(3), cards: 2 },
            Frame::Window(Some(Id(1))),
            Frame::Window(None),
        ];
        let mut seen = Vec::new();
        let walked = check_ids(&frames, |name, field, number| {
            seen.push((name, field, number));
            Ok(())
        });
        assert_eq!(walked, Ok(()));
        assert_eq!(seen, [("Id", "0", 3), ("Frame", "cards", 2), ("Id", "0", 1)]);
        let complaint = check_ids(&frames, |name, _, number| {
            if name == "Id" && number > 2 { Err(format!("no id {number}")) } else { Ok(()) }
        });
        assert_eq!(complaint, Err("no id 3".to_owned()));
    }
}
