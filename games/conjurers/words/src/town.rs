//! What the actions of the town, the figures and the optional rules are for.

use conjurers::catalog::Element;
use conjurers::{Action, Figure, Settings};

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// What an action does.
    pub fn action_text(&self, action: Action) -> String {
        let action = if action.house().is_some() { "house" } else { action.name() };
        self.say(&ConActionText { action: action.into() })
    }

    /// Where a figure works.
    pub fn figure_text(&self, figure: Figure) -> String {
        self.say(&ConFigureText { figure: figure.name().into() })
    }

    /// What an element is called.
    pub fn element(&self, element: Element) -> String {
        self.say(&ConElement { element: element.name().into() })
    }

    /// The optional rules: id, whether it is in force, what it is called and what it means.
    pub fn settings(&self, settings: &Settings) -> Vec<(&'static str, bool, String, String)> {
        let Settings { fixed_damage, tournaments, elements, healing } = *settings;
        [
            ("fixed_damage", fixed_damage),
            ("tournaments", tournaments),
            ("elements", elements),
            ("healing", healing),
        ]
        .into_iter()
        .map(|(id, on)| {
            let name = self.say(&ConSetting { setting: id.into() });
            (id, on, name, self.say(&ConSettingText { setting: id.into() }))
        })
        .collect()
    }
}
