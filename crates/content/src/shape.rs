//! Whether a document has the shape a JSON Schema asks for: every fault, with its place.
//!
//! The schema is the one that is published, generated from the Rust types of the file; so an editor
//! that uses it and the program agree. Only what such schemas contain is understood: objects, arrays,
//! strings, whole numbers, booleans, references, and enums as words or tables with one key.
//!
//! What has the right shape is handed on although other parts have not, so that its sense can be
//! looked at as well and all faults of a file are told at once.

use serde_json::{Map, Value as Json};
use toml::de::{DeArray, DeTable, DeValue};

use crate::faults::{FaultList, Span, one_of};
use crate::places::{Value, described};

/// Notes where `document` differs from `schema`; yields the keys that do not, in JSON. In the lists
/// of the document itself, entries that could not be read are null, so that positions stay.
pub fn check(document: &DeTable<'_>, schema: &Json, faults: &mut FaultList) -> Json {
    Json::Object(Shape { root: schema }.table(document, 0..0, schema, faults).fit)
}

/// A table as far as it could be read.
struct Table {
    fit: Map<String, Json>,
    /// Whether everything required is in it.
    complete: bool,
}

struct Shape<'s> {
    root: &'s Json,
}

impl<'s> Shape<'s> {
    /// The schema behind a reference, and the name it has there.
    fn resolve(&self, schema: &'s Json) -> (&'s Json, Option<&'s str>) {
        let Some(reference) = schema["$ref"].as_str() else { return (schema, None) };
        let pointer = reference.trim_start_matches('#');
        let target = self.root.pointer(pointer).unwrap_or(&Json::Null);
        (target, reference.rsplit('/').next())
    }

    /// The value, if its shape is right.
    fn value(&self, value: &Value<'_>, schema: &'s Json, faults: &mut FaultList) -> Option<Json> {
        let (schema, name) = self.resolve(schema);
        let alternatives = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
        if let Some(alternatives) = alternatives {
            return self.one_of(value, alternatives, name, faults);
        }
        match (kind(schema), value.get_ref()) {
            ("object", DeValue::Table(table)) => {
                let table = self.table(table, value.span(), schema, faults);
                table.complete.then_some(Json::Object(table.fit))
            }
            ("array", DeValue::Array(array)) => self.array(value, array, schema, faults),
            ("string", DeValue::String(text)) => {
                if text.is_empty() && schema["minLength"].as_u64().unwrap_or(0) > 0 {
                    faults.add(value.span(), described(value), "some text");
                }
                Some(Json::from(text.as_ref()))
            }
            ("boolean", DeValue::Boolean(truth)) => Some(Json::from(*truth)),
            ("integer", DeValue::Integer(_)) => integer(value, schema, faults),
            (kind, _) => {
                faults.add(value.span(), described(value), expectation(kind, schema));
                None
            }
        }
    }

    fn array(
        &self,
        value: &Value<'_>,
        array: &DeArray<'_>,
        schema: &'s Json,
        faults: &mut FaultList,
    ) -> Option<Json> {
        let (least, most) = (schema["minItems"].as_u64(), schema["maxItems"].as_u64());
        let length = array.len() as u64;
        if let Some(least) = least.filter(|&least| length < least) {
            faults.add(value.span(), described(value), format!("at least {least}"));
        }
        if let Some(most) = most.filter(|&most| length > most) {
            faults.add(value.span(), described(value), format!("at most {most}"));
        }
        let entries = array.iter().map(|entry| self.value(entry, &schema["items"], faults));
        Some(entries.map(Option::unwrap_or_default).collect())
    }

    fn table(
        &self,
        table: &DeTable<'_>,
        head: Span,
        schema: &'s Json,
        faults: &mut FaultList,
    ) -> Table {
        let properties = schema["properties"].as_object();
        let known: Vec<&str> = properties.into_iter().flatten().map(|(key, _)| &key[..]).collect();
        let keeps_gaps = std::ptr::eq(schema, self.root);
        let is_whole =
            |value: &Json| keeps_gaps || !value.as_array().is_some_and(|list| has_gap(list));
        let mut fit = Map::new();
        for (key, value) in table.iter() {
            let name: &str = key.get_ref();
            match properties.and_then(|properties| properties.get(name)) {
                Some(property) => {
                    if let Some(value) = self.value(value, property, faults).filter(is_whole) {
                        fit.insert(name.to_owned(), value);
                    }
                }
                None => faults.add_unknown(key.span(), "key", name, &known),
            }
        }
        let mut complete = true;
        for key in strings(&schema["required"]) {
            if fit.contains_key(key) {
                continue;
            }
            let property = &schema["properties"][key];
            if !table.contains_key(key) {
                faults.add(head.clone(), format!("no `{key}`"), self.meaning(key, property));
            }
            match self.stand_in(property) {
                Some(text) => {
                    fit.insert(key.to_owned(), text);
                }
                None => complete = false,
            }
        }
        Table { fit, complete }
    }

    /// What a key is for.
    fn meaning(&self, key: &str, property: &'s Json) -> String {
        let (resolved, _) = self.resolve(property);
        let meaning = [property, resolved]
            .iter()
            .find_map(|schema| schema["description"].as_str())
            .map_or(String::new(), |meaning| format!(": {}", first_sentence(meaning)));
        format!("`{key} = ...`{meaning}")
    }

    /// An empty text in the place of one that is missing: no rule of the game looks at texts, so
    /// the rest can still be judged.
    fn stand_in(&self, schema: &'s Json) -> Option<Json> {
        let (schema, _) = self.resolve(schema);
        match (kind(schema), schema["properties"].as_object()) {
            ("string", _) => Some(Json::from("")),
            ("object", Some(properties)) => {
                let texts = properties
                    .iter()
                    .map(|(key, property)| Some((key.clone(), self.stand_in(property)?)));
                texts.collect::<Option<Map<String, Json>>>().map(Json::Object)
            }
            _ => None,
        }
    }

    /// A value that may have one of several shapes: a word, a table with one key, or plain.
    fn one_of(
        &self,
        value: &Value<'_>,
        alternatives: &'s [Json],
        name: Option<&str>,
        faults: &mut FaultList,
    ) -> Option<Json> {
        let present: Vec<&Json> = alternatives.iter().filter(|s| kind(s) != "null").collect();
        if let [only] = present[..] {
            return self.value(value, only, faults);
        }
        let words: Vec<&str> = present.iter().flat_map(|schema| words(schema)).collect();
        let tagged: Vec<(&str, &Json)> = present.iter().filter_map(|s| tagged(s)).collect();
        let tags: Vec<&str> = tagged.iter().map(|&(tag, _)| tag).collect();
        let all: Vec<&str> = words.iter().chain(&tags).copied().collect();
        let what = name.map_or_else(|| "word".to_owned(), spaced);
        match value.get_ref() {
            DeValue::String(word) if words.contains(&word.as_ref()) => {
                return Some(Json::from(word.as_ref()));
            }
            DeValue::String(word) if tags.contains(&word.as_ref()) => {
                let expected = format!("`{{ {word} = ... }}`: it says more");
                faults.add(value.span(), format!("`{word}` alone"), expected);
            }
            DeValue::String(word) if !all.is_empty() => {
                faults.add_unknown(value.span(), &what, word, &all);
            }
            DeValue::Table(table) if !tagged.is_empty() => {
                let mut entries = table.iter();
                let (Some((key, inner)), None) = (entries.next(), entries.next()) else {
                    let found = format!("a table with {} keys", table.len());
                    let expected = format!("exactly one: {}", one_of(&tags));
                    faults.add(value.span(), found, expected);
                    return None;
                };
                let tag: &str = key.get_ref();
                if let Some(&(_, schema)) = tagged.iter().find(|&&(known, _)| known == tag) {
                    let inner = self.value(inner, schema, faults)?;
                    return Some(Json::Object(Map::from_iter([(tag.to_owned(), inner)])));
                }
                if words.contains(&tag) {
                    faults.add(
                        key.span(),
                        format!("`{tag}` as a table"),
                        format!("just \"{tag}\""),
                    );
                } else {
                    faults.add_unknown(key.span(), &what, tag, &all);
                }
            }
            _ if all.is_empty() => {
                let fits = present.iter().find(|schema| has_kind(value, kind(schema)));
                if let Some(schema) = fits {
                    return self.value(value, schema, faults);
                }
                let expected: Vec<String> =
                    present.iter().map(|schema| expectation(kind(schema), schema)).collect();
                faults.add(value.span(), described(value), expected.join(" or "));
            }
            _ => faults.add(value.span(), described(value), one_of(&all)),
        }
        None
    }
}

/// The type a schema asks for, left out or not.
fn kind(schema: &Json) -> &str {
    match &schema["type"] {
        Json::String(kind) => kind,
        Json::Array(kinds) => {
            kinds.iter().filter_map(Json::as_str).find(|&kind| kind != "null").unwrap_or("null")
        }
        _ => "",
    }
}

fn has_kind(value: &Value<'_>, kind: &str) -> bool {
    matches!(
        (kind, value.get_ref()),
        ("object", DeValue::Table(_))
            | ("array", DeValue::Array(_))
            | ("string", DeValue::String(_))
            | ("boolean", DeValue::Boolean(_))
            | ("integer", DeValue::Integer(_))
    )
}

/// Whether an entry of a list could not be read.
fn has_gap(list: &[Json]) -> bool {
    list.contains(&Json::Null)
}

/// What a schema asks for, for messages.
fn expectation(kind: &str, schema: &Json) -> String {
    match (kind, limits(schema)) {
        ("integer", (Some(low), Some(high))) => format!("a whole number from {low} to {high}"),
        ("integer", _) => "a whole number".to_owned(),
        ("object", _) => "a table".to_owned(),
        ("array", _) => "an array".to_owned(),
        ("string", _) => "a string".to_owned(),
        ("boolean", _) => "true or false".to_owned(),
        _ => "something else".to_owned(),
    }
}

fn limits(schema: &Json) -> (Option<i64>, Option<i64>) {
    (schema["minimum"].as_i64(), schema["maximum"].as_i64())
}

fn integer(value: &Value<'_>, schema: &Json, faults: &mut FaultList) -> Option<Json> {
    let number = value
        .get_ref()
        .as_integer()
        .and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
    let (low, high) = limits(schema);
    let number = number.filter(|&number| {
        low.is_none_or(|low| low <= number) && high.is_none_or(|high| number <= high)
    });
    if number.is_none() {
        faults.add(value.span(), described(value), expectation("integer", schema));
    }
    number.map(Json::from)
}

/// The words an alternative stands for.
fn words(schema: &Json) -> impl Iterator<Item = &str> {
    schema["const"].as_str().into_iter().chain(strings(&schema["enum"]))
}

/// The key and the inside of an alternative that is a table with one key.
fn tagged(schema: &Json) -> Option<(&str, &Json)> {
    let tag = strings(&schema["required"]).next()?;
    Some((tag, &schema["properties"][tag]))
}

fn strings(list: &Json) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Json::as_str)
}

/// A type's name as words: `PowerKind` becomes `power kind`.
fn spaced(name: &str) -> String {
    let mut spaced = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.extend(letter.to_lowercase());
    }
    spaced
}

/// The first sentence of a description, without its stop and rule ids.
fn first_sentence(text: &str) -> &str {
    let end = text.find(['.', ';', '[']).unwrap_or(text.len());
    text[..end].trim()
}
