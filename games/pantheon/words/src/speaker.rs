//! What things are called, and what is said around a game.

use pantheon::board::Board;
use pantheon::catalog::UnitDef;
use pantheon::{Edition, Point, Reaction};
use pantheon_table::Unit;
use text::{Lang, readable};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::vocabulary::{Explained, Word, key};

impl<'p> PantheonSpeaker<'p> {
    /// What people call a word of the data: a talent, a terrain, a setting.
    pub fn name(&self, word: impl Word) -> String {
        self.form(word, None)
    }

    /// What a word of the data means, in one or two sentences.
    pub fn about(&self, word: impl Explained) -> String {
        self.form(word, Some("text"))
    }

    /// What a word means in an edition of the rules: what it means there, or else what it means
    /// in both.
    pub fn about_in(&self, word: impl Explained + Copy, edition: &Edition) -> String {
        let own = match edition.is_default() {
            true => None,
            false => self.about_in_beta(word),
        };
        own.unwrap_or_else(|| self.about(word))
    }

    /// What a word means in the beta rules, where that is something else.
    pub fn about_in_beta(&self, word: impl Explained) -> Option<String> {
        VOICES.word(self.lang(), &key(word), Some("beta"))
    }

    /// A form of a word that a sentence needs: the attribute of its key, or its name.
    pub(crate) fn form(&self, word: impl Word, attribute: Option<&str>) -> String {
        self.look_up(&key(word), attribute)
    }

    /// The text under a key made from data.
    pub(crate) fn look_up(&self, key: &str, attribute: Option<&str>) -> String {
        // A test looks up every word of every vocabulary; the key itself is the next best thing.
        VOICES.word(self.lang(), key, attribute).unwrap_or_else(|| {
            debug_assert!(false, "{key} {attribute:?} is missing");
            readable(key)
        })
    }

    /// What people call a unit.
    pub fn unit(&self, def: &UnitDef) -> String {
        self.named(self.known(def).map(|unit| &unit.name), &def.id)
    }

    /// What people call the power at `index` of a unit.
    pub fn power_name(&self, def: &UnitDef, index: usize) -> String {
        let id = def.powers.get(index).map(|power| power.id.as_str()).unwrap_or_default();
        // The pack's unit may have changed since: a power is known by its id, not by its place.
        let names = self.known(def).and_then(|unit| {
            let at = unit.def.powers.iter().position(|power| power.id == id)?;
            unit.powers.get(at)
        });
        names.map_or_else(|| readable(id), |names| self.of(names).to_owned())
    }

    /// What people call a board; by its id when it has no name.
    pub fn board(&self, board: &Board) -> String {
        let names = board.name();
        let name = match self.lang() {
            Lang::En => &names.en,
            Lang::Fr => &names.fr,
        };
        if name.is_empty() { board.id().to_owned() } else { name.clone() }
    }

    fn known(&self, def: &UnitDef) -> Option<&'p Unit> {
        self.pack.unit(&def.id)
    }

    /// What the game is called under an edition of the rules.
    pub fn game_name(lang: Lang, edition: &Edition) -> String {
        match edition.is_default() {
            true => lang.say(&TerminalNamePantheon),
            false => lang.say(&TerminalNameBeta),
        }
    }

    /// How a skirmish is won.
    pub fn aim(&self, in_teams: bool) -> String {
        if in_teams { self.say(&TerminalAimInTeams) } else { self.say(&TerminalAim) }
    }

    /// What a turn is made of.
    pub fn turns(&self) -> String {
        self.say(&TerminalTurns)
    }

    /// A point of standing orders.
    pub fn point(&self, point: Point) -> String {
        match point {
            Point::TurnStart => self.say(&PointTurnStart),
            Point::BeforeTarget => self.say(&PointBeforeTarget),
            Point::TargetChosen => self.say(&PointTargetChosen),
            Point::ValuesCounted => self.say(&PointValuesCounted),
            Point::FirstAssault => self.say(&PointFirstAssault),
            Point::BeforeWounds => self.say(&PointBeforeWounds),
            Point::AfterWounds => self.say(&PointAfterWounds),
            Point::ActivationEnd => self.say(&PointActivationEnd),
            Point::TurnEnd => self.say(&PointTurnEnd),
        }
    }

    /// A reaction of standing orders.
    pub fn reaction(&self, reaction: Reaction) -> String {
        match reaction {
            Reaction::Guard => self.say(&ReactionGuard),
            Reaction::Evade => self.say(&ReactionEvade),
            Reaction::Initiative => self.say(&ReactionInitiative),
            Reaction::Retaliation => self.say(&ReactionRetaliation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_the_pack_does_not_know_is_called_by_its_id() {
        let pack = pantheon_table::embedded();
        let speaker = PantheonSpeaker::new(Lang::Fr, &pack);
        let mut def = (*pack.unit("nemean_lion").expect("a unit").def).clone();
        assert_eq!(speaker.unit(&def), "Lion de Némée");
        def.id = "old_lion".to_owned();
        assert_eq!(speaker.unit(&def), "Old Lion");
        assert_eq!(speaker.power_name(&def, 0), readable(&def.powers[0].id));
    }
}
