//! Words of the moment: why something cannot be done, with the names of those whom it is about.

use fluent_bundle::FluentValue;

/// Stands for a name that is not there.
const NOBODY: char = '\u{0}';

/// A name in words of the moment, which may be of nobody.
pub fn whom(name: Option<String>) -> FluentValue<'static> {
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| NOBODY.to_string()).into()
}

/// The words of the moment, when there are any: those that would name nobody are none.
pub fn told(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty() && !text.contains(NOBODY))
}

/// The name of the variant that tells a rule: names in message files have no dots.
pub fn variant(rule: &str) -> FluentValue<'static> {
    rule.replace('.', "_").into()
}
