//! Where a part of a file stands, found by the way that leads to it.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::faults::{Span, shortened};

/// A TOML value and where it stands.
pub(crate) type Value<'t> = Spanned<DeValue<'t>>;

/// One step into a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The value of a key.
    Key(&'static str),
    /// An entry of an array.
    Entry(usize),
}

impl From<&'static str> for Step {
    fn from(key: &'static str) -> Self {
        Self::Key(key)
    }
}

impl From<usize> for Step {
    fn from(entry: usize) -> Self {
        Self::Entry(entry)
    }
}

/// The way to a part of a document: keys and positions.
#[macro_export]
macro_rules! way {
    ($($step:expr),* $(,)?) => { &[$($crate::Step::from($step)),*] };
}

/// The places of a document.
#[derive(Clone, Copy)]
pub struct Places<'a, 't>(pub(crate) &'a DeTable<'t>);

impl Places<'_, '_> {
    /// Whether the document has this key, readable or not.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// Whether something stands at the end of `way`, readable or not.
    pub fn has_at(&self, way: &[Step]) -> bool {
        self.follow(way).1
    }

    /// Where the value at the end of `way` stands; where the way ends early, the last place on it,
    /// so that what is missing is told where it should stand.
    pub fn at(&self, way: &[Step]) -> Span {
        self.follow(way).0
    }

    /// The last place on the way, and whether that is its end.
    fn follow(&self, way: &[Step]) -> (Span, bool) {
        let mut span = 0..0;
        let mut table = Some(self.0);
        let mut array = None;
        for step in way {
            let next = match *step {
                Step::Key(key) => table.and_then(|table| table.get(key)),
                Step::Entry(entry) => {
                    array.and_then(|array: &toml::de::DeArray<'_>| array.get(entry))
                }
            };
            let Some(value) = next else { return (span, false) };
            span = value.span();
            (table, array) = (value.get_ref().as_table(), value.get_ref().as_array());
        }
        (span, true)
    }
}

/// What a value is, for messages.
pub(crate) fn described(value: &Value<'_>) -> String {
    match value.get_ref() {
        DeValue::String(text) => format!("the string \"{}\"", shortened(text)),
        DeValue::Integer(number) => format!("the number {}", shortened(number.as_str())),
        DeValue::Float(number) => format!("the number {}", shortened(number.as_str())),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(array) => format!("an array of {}", array.len()),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
