//! Typed access to a TOML table that remembers what was asked for, so that what nobody asked for can
//! be named as unknown.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::faults::{FaultList, Span, shortened};
use crate::plan::Point;

/// A TOML value and where it stands.
pub(crate) type Value<'t> = Spanned<DeValue<'t>>;

/// A table being read.
pub(crate) struct Keys<'a, 't> {
    table: &'a DeTable<'t>,
    /// The table's first line, where a missing key is reported.
    head: Span,
    known: Vec<&'static str>,
}

/// The place of a value.
pub(crate) fn place(value: &Value<'_>) -> Span {
    value.span().into()
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

impl<'a, 't> Keys<'a, 't> {
    pub(crate) fn new(table: &'a DeTable<'t>, head: Span) -> Keys<'a, 't> {
        Keys { table, head, known: Vec::new() }
    }

    /// Reads `value` as a table whose first line is its place.
    pub(crate) fn of(
        value: &'a Value<'t>,
        what: &str,
        faults: &mut FaultList,
    ) -> Option<Keys<'a, 't>> {
        let Range { start, end } = value.span();
        match value.get_ref() {
            DeValue::Table(table) => Some(Keys::new(table, Span { start, end })),
            _ => {
                faults.add(place(value), described(value), format!("a table: {what}"));
                None
            }
        }
    }

    pub(crate) fn head(&self) -> Span {
        self.head
    }

    /// The value of a key that may be left out.
    pub(crate) fn optional(&mut self, key: &'static str) -> Option<&'a Value<'t>> {
        self.known.push(key);
        self.table.get(key)
    }

    /// The value of a key that must be there.
    pub(crate) fn required(
        &mut self,
        key: &'static str,
        expected: &str,
        faults: &mut FaultList,
    ) -> Option<&'a Value<'t>> {
        let value = self.optional(key);
        if value.is_none() {
            faults.add(self.head, format!("no `{key}`"), format!("`{key} = ...`, {expected}"));
        }
        value
    }

    /// The tables of an array of tables such as `[[area]]`; none if the key is absent.
    pub(crate) fn tables(
        &mut self,
        key: &'static str,
        faults: &mut FaultList,
    ) -> Vec<Keys<'a, 't>> {
        let Some(value) = self.optional(key) else { return Vec::new() };
        let DeValue::Array(array) = value.get_ref() else {
            faults.add(place(value), described(value), format!("tables under `[[{key}]]`"));
            return Vec::new();
        };
        array.iter().filter_map(|entry| Keys::of(entry, key, faults)).collect()
    }

    /// Names every key that was not asked for.
    pub(crate) fn finish(self, faults: &mut FaultList) {
        for (key, _) in self.table.iter() {
            if !self.known.contains(&key.get_ref().as_ref()) {
                faults.add_unknown(
                    key.span().into(),
                    "key",
                    key.get_ref(),
                    self.known.iter().copied(),
                );
            }
        }
    }
}

/// A string.
pub(crate) fn text<'a>(
    value: &'a Value<'_>,
    expected: &str,
    faults: &mut FaultList,
) -> Option<&'a str> {
    let text = value.get_ref().as_str();
    if text.is_none() {
        faults.add(place(value), described(value), expected);
    }
    text
}

fn whole_number(value: &Value<'_>) -> Option<i64> {
    let number = value.get_ref().as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A whole number from `low` to `high`.
pub(crate) fn small_number(
    value: &Value<'_>,
    low: u8,
    high: u8,
    faults: &mut FaultList,
) -> Option<u8> {
    let number = whole_number(value)
        .and_then(|number| u8::try_from(number).ok())
        .filter(|number| (low..=high).contains(number));
    if number.is_none() {
        faults.add(place(value), described(value), format!("a whole number from {low} to {high}"));
    }
    number
}

/// `N` whole numbers.
pub(crate) fn numbers<const N: usize>(
    value: &Value<'_>,
    expected: &str,
    faults: &mut FaultList,
) -> Option<[i32; N]> {
    let numbers = value.get_ref().as_array().and_then(|array| {
        let numbers: Option<Vec<i32>> = array
            .iter()
            .map(|entry| whole_number(entry).and_then(|n| i32::try_from(n).ok()))
            .collect();
        <[i32; N]>::try_from(numbers?).ok()
    });
    if numbers.is_none() {
        faults.add(place(value), described(value), expected);
    }
    numbers
}

/// A point `[x, y]`.
pub(crate) fn point(value: &Value<'_>, faults: &mut FaultList) -> Option<Point> {
    numbers::<2>(value, "a point [x, y] of whole numbers", faults).map(Point::from)
}
