//! The Fluent bundles: one for each language, read once.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Lang;
use crate::message::Message;

/// The texts of each language.
const SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// What one language says.
pub(crate) struct Voice(FluentBundle<FluentResource>);

impl Voice {
    /// The voice of a language.
    pub(crate) fn of(lang: Lang) -> &'static Voice {
        static VOICES: [OnceLock<Voice>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        VOICES[lang as usize].get_or_init(|| Voice::read(lang))
    }

    fn read(lang: Lang) -> Voice {
        let id: LanguageIdentifier = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that keep right-to-left names apart would show as rubbish in a terminal.
        bundle.set_use_isolating(false);
        bundle.add_function("DE", elided_de).expect("the only function");
        let sources = SOURCES.iter().find(|(code, _)| *code == lang.code());
        for source in sources.map_or(&[][..], |(_, files)| *files) {
            let resource = FluentResource::try_new((*source).to_owned());
            let resource = resource.expect("the build script has read every file");
            bundle.add_resource(resource).expect("the build script has seen no key twice");
        }
        Voice(bundle)
    }

    /// A message as text.
    pub(crate) fn say(&self, message: &impl Message) -> String {
        self.format(message.key(), message.attribute(), &message.args())
            .expect("the build script has compared every message")
    }

    /// The text under a key that was made from a word of the data.
    pub(crate) fn word(&self, key: &str, attribute: Option<&str>) -> Option<String> {
        self.format(key, attribute, &FluentArgs::new())
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.0.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }
}

/// `DE($name)`: the French "de" before a name, elided where it must be.
fn elided_de<'a>(names: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match names.first() {
        Some(FluentValue::String(name)) => {
            let de = if is_elided_before(name) { "d'" } else { "de " };
            FluentValue::String(Cow::Owned(format!("{de}{name}")))
        }
        _ => FluentValue::Error,
    }
}

/// Whether "de" and "que" lose their vowel before a word.
fn is_elided_before(word: &str) -> bool {
    let word = word.to_lowercase();
    // Of the names with an h only these keep it breathed, and with it the vowel before it.
    let breathed = ["harp", "héros", "hache"].iter().any(|start| word.starts_with(start));
    word.starts_with(|first: char| "aàâæeéèêëhiîïoôœuùûy".contains(first)) && !breathed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn de(name: &str) -> String {
        match elided_de(&[name.into()], &FluentArgs::new()) {
            FluentValue::String(text) => text.into_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn de_loses_its_vowel_before_vowels_and_mute_h() {
        assert_eq!(de("Achille"), "d'Achille");
        assert_eq!(de("Héraclès"), "d'Héraclès");
        assert_eq!(de("Œdipe"), "d'Œdipe");
        assert_eq!(de("Zeus"), "de Zeus");
        assert_eq!(de("Harpies"), "de Harpies");
    }

    #[test]
    fn every_language_has_a_voice() {
        for lang in Lang::ALL {
            assert!(Voice::of(lang).word("talent-guard", None).is_some(), "{lang}");
        }
    }
}
