//! Talents, terrains, classes and the like, for people who look one up among the rules.

use std::io::{self, Write};

use serde_json::{Value, json};
use text::Topic;

/// The one that a person means by `name`: what people call it, or the word in files.
pub(crate) fn named<'t>(topics: &'t [Topic], name: &str) -> Option<&'t Topic> {
    let plain = |name: &str| name.trim().to_lowercase().replace(['_', '-'], " ");
    let typed = plain(name);
    topics.iter().find(|topic| plain(&topic.name) == typed || plain(topic.word) == typed)
}

/// Those whose names have all the words.
pub(crate) fn with_words(topics: &[Topic], words: &str) -> Vec<Topic> {
    let words = words.to_lowercase();
    let has_all = |topic: &Topic| {
        let name = topic.name.to_lowercase();
        words.split_whitespace().all(|word| name.contains(word))
    };
    topics.iter().filter(|topic| has_all(topic)).cloned().collect()
}

/// Name, kind and text on a line.
pub(crate) fn print_line(topic: &Topic, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} ({})  {}", topic.name, topic.kind, topic.text)
}

/// For a program to read.
pub(crate) fn as_json(topic: &Topic) -> Value {
    let Topic { family, kind, word, name, text } = topic;
    json!({ "family": family, "kind": kind, "word": word, "name": name, "text": text })
}
