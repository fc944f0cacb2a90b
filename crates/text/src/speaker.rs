//! [`Speaker`]: the one thing to ask for what people read.

use content::Names;
use kernel::Seat;
use pantheon::Edition;
use pantheon::board::Board;
use pantheon::catalog::UnitDef;
use pantheon_table::{Pack, Unit};

use crate::message::{Message, PlayPlayer, ReasonPercent};
use crate::voice::Voice;
use crate::words::{Explained, Word, key};
use crate::{Lang, numbers};

/// Speaks one language, with the names of one pack: of Pantheon, unless another game's is named.
///
/// ```
/// use pantheon::catalog::Talent;
/// use text::{Lang, Speaker};
///
/// let pack = pantheon_table::embedded();
/// let french = Speaker::new(Lang::Fr, &pack);
/// let odysseus = &pack.unit("odysseus").expect("a unit of the pack").def;
/// assert_eq!(french.unit(odysseus), "Ulysse");
/// assert_eq!(french.name(Talent::Guard), "Gardien");
/// ```
pub struct Speaker<'p, P = Pack> {
    lang: Lang,
    voice: &'static Voice,
    pack: &'p P,
    players: &'p [String],
}

// Derived, these would ask the same of the pack, which is only pointed at.
impl<P> Clone for Speaker<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P> Copy for Speaker<'_, P> {}

impl<'p, P> Speaker<'p, P> {
    /// Speaks `lang`; things are called what `pack` calls them.
    pub fn new(lang: Lang, pack: &'p P) -> Self {
        Self { lang, voice: Voice::of(lang), pack, players: &[] }
    }

    /// The same, calling the players by these names, in the order of their seats.
    #[must_use]
    pub fn with_players(self, players: &'p [String]) -> Self {
        Self { players, ..self }
    }

    /// What a player is called: by the name given, or by the number of the seat.
    pub fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&PlayPlayer { number: (seat.0 + 1).into() }),
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The pack the names come from.
    pub fn pack(&self) -> &'p P {
        self.pack
    }

    pub(crate) fn voice(&self) -> &'static Voice {
        self.voice
    }

    /// A message as text.
    pub(crate) fn say(&self, message: &impl Message) -> String {
        self.voice.say(message)
    }

    /// A name in this language.
    pub fn of<'n>(&self, names: &'n Names) -> &'n str {
        match self.lang {
            Lang::En => &names.en,
            Lang::Fr => &names.fr,
        }
    }

    /// A name in this language; the id made readable where the pack has no name, as for things of
    /// old records that it no longer has.
    pub(crate) fn named(&self, names: Option<&Names>, id: &str) -> String {
        names.map_or_else(|| readable(id), |names| self.of(names).to_owned())
    }

    /// A number with so many places.
    pub(crate) fn decimal(&self, value: f64, places: usize) -> String {
        numbers::decimal(self.lang, value, places)
    }

    /// A share of 1 as a percentage.
    pub(crate) fn percent(&self, share: f64) -> String {
        numbers::percent(self.lang, share)
    }

    /// A share of 1 as a percentage without decimals.
    pub fn whole_percent(&self, share: f64) -> String {
        self.say(&ReasonPercent { value: self.decimal(share * 100.0, 0).into() })
    }
}

impl<'p> Speaker<'p> {
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
        self.voice.word(&key(word), Some("beta"))
    }

    /// A form of a word that a sentence needs: the attribute of its key, or its name.
    pub(crate) fn form(&self, word: impl Word, attribute: Option<&str>) -> String {
        self.look_up(&key(word), attribute)
    }

    /// The text under a key made from data.
    pub(crate) fn look_up(&self, key: &str, attribute: Option<&str>) -> String {
        // A test looks up every word of every vocabulary; the key itself is the next best thing.
        self.voice.word(key, attribute).unwrap_or_else(|| {
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
        let name = match self.lang {
            Lang::En => &names.en,
            Lang::Fr => &names.fr,
        };
        if name.is_empty() { board.id().to_owned() } else { name.clone() }
    }

    fn known(&self, def: &UnitDef) -> Option<&'p Unit> {
        self.pack.unit(&def.id)
    }
}

/// An id as words: `nemean_lion` as `Nemean Lion`.
pub(crate) fn readable(id: &str) -> String {
    let words = id.split(['_', '-']).map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
        first.unwrap_or_default() + letters.as_str()
    });
    words.collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_the_pack_does_not_know_is_called_by_its_id() {
        let pack = pantheon_table::embedded();
        let speaker = Speaker::new(Lang::Fr, &pack);
        let mut def = (*pack.unit("nemean_lion").expect("a unit").def).clone();
        assert_eq!(speaker.unit(&def), "Lion de Némée");
        def.id = "old_lion".to_owned();
        assert_eq!(speaker.unit(&def), "Old Lion");
        assert_eq!(speaker.power_name(&def, 0), readable(&def.powers[0].id));
    }
}
