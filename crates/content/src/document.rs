//! A TOML file on its way to what it describes: text, shape, sense.

use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use toml::de::DeTable;

use crate::faults::FaultList;
use crate::places::Places;
use crate::shape;

/// What was read of a file.
pub struct Read<W, F> {
    /// As far as it could be read, for a look at its sense.
    pub written: W,
    /// The whole file; nothing when it has faults.
    pub file: Option<F>,
}

/// Reads `text`: its shape is compared with `schema`, then `sense` looks at what could be read, so
/// that all faults are told at once. `what` says what the file should be.
pub fn read<W, F>(
    text: &str,
    schema: &Json,
    what: &str,
    faults: &mut FaultList,
    sense: impl FnOnce(&W, Places<'_, '_>, &mut FaultList),
) -> Read<W, F>
where
    W: DeserializeOwned + Default,
    F: DeserializeOwned,
{
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        // Half a document would only yield faults that are none, so its sense is not looked at.
        for error in &errors {
            let span = error.span().unwrap_or(0..0);
            faults.add(span, error.message().replace('\n', " "), "a TOML document");
        }
        return Read { written: W::default(), file: None };
    }
    let fit = shape::check(document.get_ref(), schema, faults);
    let written: W = serde_json::from_value(fit).unwrap_or_default();
    sense(&written, Places(document.get_ref()), faults);
    let file = faults.is_empty().then(|| toml::from_str::<F>(text)).and_then(|file| {
        let refused = |error: &toml::de::Error| {
            let span = error.span().unwrap_or(0..0);
            faults.add(span, error.message().replace('\n', " "), what);
        };
        file.inspect_err(refused).ok()
    });
    Read { written, file }
}
