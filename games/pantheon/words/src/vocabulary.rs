//! What people call the words of the data: talents, terrains, settings and the like.

use pantheon::board::{BoundaryKind, StoneKind, Terrain};
use pantheon::catalog::{Class, Mythology, PowerKind, Stat, Talent, UnitType};
use pantheon::{Manoeuvre, Stage};
use text::Topic;

use crate::PantheonSpeaker;

/// The settings of a table, as [`pantheon::Settings`] has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A thrown unit may retaliate.
    ThrownMayRetaliate,
    /// The full-area option needs no visibility.
    FullAreaThroughWall,
    /// A unit satisfies its own talents.
    OwnCompanion,
    /// Leader's control lasts to the end of the turn.
    LeaderControlForTurn,
    /// Talents of one name add up.
    SameTalentsAddUp,
    /// A troop may be recalled after its activation.
    RecallAfterActivation,
    /// The game is a draw after some rounds.
    RoundLimit,
}

impl Setting {
    /// Every setting, in the order of the rules.
    pub const ALL: &'static [Setting] = &[
        Setting::ThrownMayRetaliate,
        Setting::FullAreaThroughWall,
        Setting::OwnCompanion,
        Setting::LeaderControlForTurn,
        Setting::SameTalentsAddUp,
        Setting::RecallAfterActivation,
        Setting::RoundLimit,
    ];

    /// Its name in files and records.
    pub const fn name(self) -> &'static str {
        match self {
            Setting::ThrownMayRetaliate => "thrown_may_retaliate",
            Setting::FullAreaThroughWall => "full_area_through_wall",
            Setting::OwnCompanion => "own_companion",
            Setting::LeaderControlForTurn => "leader_control_for_turn",
            Setting::SameTalentsAddUp => "same_talents_add_up",
            Setting::RecallAfterActivation => "recall_after_activation",
            Setting::RoundLimit => "round_limit",
        }
    }
}

/// A word of the data that has a name in every language.
pub trait Word: Copy {
    /// What the keys of its vocabulary begin with, such as `talent`.
    const FAMILY: &'static str;

    /// The word in files and records.
    fn word(self) -> &'static str;
}

/// A word that has a text besides its name: what it does, in one or two sentences.
pub trait Explained: Word {}

/// The key of a word in `words.ftl`.
pub(crate) fn key<W: Word>(word: W) -> String {
    format!("{}-{}", W::FAMILY, word.word()).replace('_', "-")
}

macro_rules! explained {
    ($( $family:literal $name:ident ),+ $(,)?) => {
        $(
            impl Word for $name {
                const FAMILY: &'static str = $family;

                fn word(self) -> &'static str {
                    self.name()
                }
            }
            impl Explained for $name {}
        )+
    };
}

explained! {
    "boundary" BoundaryKind,
    "class" Class,
    "manoeuvre" Manoeuvre,
    "mythology" Mythology,
    "power-kind" PowerKind,
    "setting" Setting,
    "stat" Stat,
    "stone" StoneKind,
    "talent" Talent,
    "terrain" Terrain,
    "type" UnitType,
}

impl Word for Stage {
    const FAMILY: &'static str = "stage";

    fn word(self) -> &'static str {
        match self {
            Stage::Ready => "ready",
            Stage::InPlay => "in_play",
            Stage::Destroyed => "destroyed",
            Stage::Removed => "removed",
        }
    }
}

impl PantheonSpeaker<'_> {
    /// Every word of the data that has a text.
    pub fn topics(&self) -> Vec<Topic> {
        let mut topics = Vec::new();
        self.tell_all(UnitType::ALL, &mut topics);
        self.tell_all(Class::ALL, &mut topics);
        self.tell_all(Stat::ALL, &mut topics);
        self.tell_all(Talent::ALL, &mut topics);
        self.tell_all(PowerKind::ALL, &mut topics);
        self.tell_all(Mythology::ALL, &mut topics);
        self.tell_all(StoneKind::ALL, &mut topics);
        self.tell_all(Manoeuvre::ALL, &mut topics);
        self.tell_all(Terrain::ALL, &mut topics);
        self.tell_all(BoundaryKind::ALL, &mut topics);
        self.tell_all(Setting::ALL, &mut topics);
        topics
    }

    fn tell_all<W: Explained>(&self, words: &[W], topics: &mut Vec<Topic>) {
        topics.extend(words.iter().map(|&word| Topic {
            family: W::FAMILY,
            kind: self.look_up(&format!("family-{}", W::FAMILY), None),
            word: word.word(),
            name: self.name(word),
            text: self.about(word),
        }));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::message::VOICES;
    use text::Lang;

    /// The keys of `words.ftl`, with those of their attributes.
    fn keys() -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        let mut key = "";
        for line in include_str!("../../locales/en/words.ftl").lines() {
            let Some((name, text)) = line.split_once(" =") else { continue };
            match name.strip_prefix("    .") {
                Some(attribute) => keys.insert(format!("{key}.{attribute}")),
                None => {
                    key = name;
                    !text.is_empty() && keys.insert(key.to_owned())
                }
            };
        }
        keys
    }

    #[test]
    fn every_word_has_a_name_and_a_text_and_no_key_is_left_over() {
        let pack = pantheon_table::embedded();
        let mut unused = keys();
        for lang in Lang::ALL {
            let speaker = PantheonSpeaker::new(lang, &pack);
            let topics = speaker.topics();
            for Topic { family, word, name, text, .. } in &topics {
                let key = format!("{family}-{word}").replace('_', "-");
                assert!(!name.is_empty() && text.ends_with('.'), "{key}");
                unused.remove(&key);
                unused.remove(&format!("{key}.text"));
                if let Some(beta) = VOICES.word(lang, &key, Some("beta")) {
                    assert!(beta.ends_with('.') && beta != *text, "{key}");
                    unused.remove(&format!("{key}.beta"));
                }
                unused.remove(&format!("family-{family}"));
            }
            for &terrain in Terrain::ALL {
                assert!(speaker.form(terrain, Some("on")).contains(' '), "{terrain}");
                unused.remove(&format!("{}.on", key(terrain)));
            }
            for stage in [Stage::Ready, Stage::InPlay, Stage::Destroyed, Stage::Removed] {
                assert!(!speaker.name(stage).is_empty());
                unused.remove(&key(stage));
            }
        }
        // The texts of powers use the nouns; their own test says every form of them.
        unused.retain(|key| !key.starts_with("noun-"));
        assert_eq!(unused, BTreeSet::new());
    }

    #[test]
    fn the_settings_are_those_of_the_rules() {
        let settings = toml::Value::try_from(pantheon::Settings {
            round_limit: Some(1),
            ..pantheon::Settings::default()
        });
        let settings = settings.expect("settings are a table");
        let fields: BTreeSet<&str> =
            settings.as_table().expect("a table").keys().map(String::as_str).collect();
        assert_eq!(fields, Setting::ALL.iter().map(|setting| setting.name()).collect());
    }
}
