//! Set-ups from outside pass the checks that content passes.
//!
//! Names of units and areas stand in notation, and notation stands in records and in the store: a
//! name with a blank or a line break in it could be written and never read again.

use serde_json::Value;

use crate::naming;

/// The longest set-up, in bytes.
const LONGEST: usize = 512 * 1024;

/// The longest id, and the longest name that is only shown.
const LONGEST_ID: usize = 64;
const LONGEST_NAME: usize = 80;

/// Checks the set-up of a record.
///
/// # Errors
/// What is wrong with it.
pub fn check(setup: &str) -> Result<(), String> {
    if setup.len() > LONGEST {
        return Err(format!("the set-up has more than {LONGEST} bytes"));
    }
    let setup: Value = serde_json::from_str(setup).map_err(|error| error.to_string())?;
    value(&setup, None)
}

fn value(value: &Value, field: Option<&str>) -> Result<(), String> {
    match value {
        Value::String(text) if matches!(field, Some("en" | "fr")) => name(text),
        Value::String(text) => id(text),
        Value::Array(values) => values.iter().try_for_each(|one| self::value(one, field)),
        Value::Object(fields) => fields.iter().try_for_each(|(field, one)| {
            id(field)?;
            self::value(one, Some(field))
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

/// An id: small letters, digits, `_` and `-`, as in content.
fn id(text: &str) -> Result<(), String> {
    let plain = |byte: u8| {
        byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'_' | b'-' | b'.')
    };
    let is_id = text.len() <= LONGEST_ID
        && text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.bytes().all(plain);
    match is_id {
        true => Ok(()),
        false => Err(format!(
            "`{}` is no id: expected at most {LONGEST_ID} small letters, digits, `_` and `-`",
            text.chars().take(LONGEST_ID).collect::<String>().escape_debug()
        )),
    }
}

/// What people are shown, as it is shown.
fn name(text: &str) -> Result<(), String> {
    match naming::shown(text, LONGEST_NAME) {
        Some(shown) if shown == text => Ok(()),
        _ => Err(format!(
            "a name has at most {LONGEST_NAME} characters on one line, none of them unseen"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_read_back_is_refused() {
        assert_eq!(
            check(r#"{"pool":[{"id":"a_unit2","name":{"en":"The ford","fr":"Le gué"}}]}"#),
            Ok(())
        );
        for bad in ["a unit", "a\nunit", "a=b", "", "A", "ünit", "a\u{200b}"] {
            let setup = serde_json::json!({ "pool": [{ "id": bad }] }).to_string();
            assert!(check(&setup).is_err(), "{bad:?}");
        }
        let long = serde_json::json!({ "pool": [{ "id": "a".repeat(65) }] }).to_string();
        let told = check(&long).expect_err("too long");
        assert!(told.len() < 200, "it is not told at length: {told}");
        assert!(check(r#"{"name":{"en":"two\nlines"}}"#).is_err());
        assert!(check(&format!("[{}1]", "1,".repeat(300_000))).is_err());
        assert!(check("{").is_err());
    }
}
