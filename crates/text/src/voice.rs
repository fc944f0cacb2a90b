//! The Fluent bundles: one for each language, read once.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// Something to be said in any language, with what it speaks of.
pub trait Message {
    /// The texts it stands in.
    fn voices(&self) -> &'static Voices;

    /// Its name in the files.
    fn key(&self) -> &'static str;

    /// The attribute of that name, when it is not the text itself.
    fn attribute(&self) -> Option<&'static str> {
        None
    }

    /// What it speaks of.
    fn args(&self) -> FluentArgs<'_> {
        FluentArgs::new()
    }
}

/// The texts of some files in every language, each read when it is first spoken.
pub struct Voices {
    /// The files of each language, by its code.
    sources: &'static [(&'static str, &'static [&'static str])],
    read: [OnceLock<FluentBundle<FluentResource>>; Lang::ALL.len()],
}

impl Voices {
    /// The texts of files that the build script has compared.
    pub const fn new(sources: &'static [(&'static str, &'static [&'static str])]) -> Self {
        Self { sources, read: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The text under a key that was made from a word of the data.
    pub fn word(&self, lang: Lang, key: &str, attribute: Option<&str>) -> Option<String> {
        self.format(lang, key, attribute, &FluentArgs::new())
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        self.read[lang as usize].get_or_init(|| {
            let id: LanguageIdentifier = lang.code().parse().expect("a language code");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            // The marks that keep right-to-left names apart would show as rubbish in a terminal.
            bundle.set_use_isolating(false);
            bundle.add_function("DE", elided_de).expect("the only function");
            let sources = self.sources.iter().find(|(code, _)| *code == lang.code());
            for source in sources.map_or(&[][..], |(_, files)| *files) {
                let resource = FluentResource::try_new((*source).to_owned());
                let resource = resource.expect("the build script has read every file");
                bundle.add_resource(resource).expect("the build script has seen no key twice");
            }
            bundle
        })
    }

    fn format(
        &self,
        lang: Lang,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        let bundle = self.bundle(lang);
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }
}

impl Lang {
    /// A message as text.
    pub fn say(self, message: &impl Message) -> String {
        let (key, attribute) = (message.key(), message.attribute());
        (message.voices().format(self, key, attribute, &message.args()))
            .expect("the build script has compared every message")
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
    fn every_language_has_texts() {
        for lang in Lang::ALL {
            assert!(crate::message::VOICES.word(lang, "terminal-yes", None).is_some(), "{lang}");
        }
    }
}
