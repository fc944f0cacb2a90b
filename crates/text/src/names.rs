//! What players are called: by their names, or, where nobody gave them one, by one that tells them
//! apart in the reader's language.

use std::collections::BTreeSet;

use crate::Speaker;
use crate::message::*;

/// A player to be called something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named<'n> {
    /// The name that was given; empty where none was.
    pub name: &'n str,
    /// Whether the computer plays.
    pub is_computer: bool,
}

impl<'n> Named<'n> {
    /// The name, if it is one.
    fn own(&self) -> Option<&'n str> {
        let name = self.name.trim();
        (!name.is_empty() && !NO_NAMES.contains(&name.to_lowercase().as_str())).then_some(name)
    }
}

/// What a player is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// In the middle of a sentence, with an article where there is one: `the computer`.
    pub in_text: String,
    /// Standing alone: `Computer`.
    pub label: String,
}

/// Words that no sentence can use as a name. Whoever is called so has no name of their own.
const NO_NAMES: &[&str] = &[
    "you",
    "vous",
    "computer",
    "the computer",
    "ordinateur",
    "l'ordinateur",
    "l\u{2019}ordinateur",
];

/// How many names there are for people who have none. More than seats, so that one is free.
const SPARE_NAMES: u8 = 6;

impl Speaker<'_> {
    /// What these players are called, no two alike.
    pub fn call(&self, players: &[Named<'_>]) -> Vec<Called> {
        let mut taken: BTreeSet<String> =
            players.iter().filter_map(Named::own).map(str::to_lowercase).collect();
        let nameless = |player: &&Named<'_>| player.is_computer && player.own().is_none();
        let several = players.iter().filter(nameless).count() > 1;
        let (mut computers, mut seen) = (0u8, BTreeSet::new());
        let call = |player: &Named<'_>| match player.own() {
            Some(name) => alone(self.unlike(name, &mut seen)),
            None if player.is_computer => {
                computers += 1;
                self.computer(several.then_some(computers))
            }
            None => alone(self.spare_name(&mut taken)),
        };
        players.iter().map(call).collect()
    }

    fn computer(&self, number: Option<u8>) -> Called {
        match number {
            None => {
                Called { in_text: self.say(&TableComputer), label: self.say(&TableComputerLabel) }
            }
            Some(number) => Called {
                in_text: self.say(&TableComputerNumbered { number: number.into() }),
                label: self.say(&TableComputerNumberedLabel { number: number.into() }),
            },
        }
    }

    /// The first name that nobody has.
    fn spare_name(&self, taken: &mut BTreeSet<String>) -> String {
        let mut names = (1..=SPARE_NAMES).map(|n| self.say(&TablePerson { number: n.into() }));
        let free = names.find(|name| !taken.contains(&name.to_lowercase()));
        let name = free.unwrap_or_default();
        taken.insert(name.to_lowercase());
        name
    }

    /// The name, numbered where another had it before.
    fn unlike(&self, name: &str, seen: &mut BTreeSet<String>) -> String {
        let mut told = name.to_owned();
        for number in 2u8.. {
            if seen.insert(told.to_lowercase()) {
                break;
            }
            told = self.say(&TableNamesake { name: name.into(), number: number.into() });
        }
        told
    }
}

fn alone(name: String) -> Called {
    Called { in_text: name.clone(), label: name }
}

/// A sentence with a capital: it may begin with the computer, a minion or an action.
pub fn capital(sentence: String) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn called(lang: Lang, players: &[(&str, bool)]) -> Vec<Called> {
        let named: Vec<Named<'_>> =
            players.iter().map(|&(name, is_computer)| Named { name, is_computer }).collect();
        Speaker::new(lang).call(&named)
    }

    fn labels(lang: Lang, players: &[(&str, bool)]) -> Vec<String> {
        called(lang, players).into_iter().map(|called| called.label).collect()
    }

    #[test]
    fn nobody_is_called_you() {
        for name in ["", "You", "vous", "YOU ", "Computer"] {
            let names = labels(Lang::En, &[(name, false), (name, false)]);
            assert_eq!(names, ["Iris", "Damon"], "{name}");
        }
    }

    #[test]
    fn names_that_were_given_are_kept_and_told_apart() {
        assert_eq!(labels(Lang::Fr, &[("Ann", false), ("ann", false)]), ["Ann", "ann (2)"]);
        assert_eq!(labels(Lang::En, &[("", false), ("iris", false)]), ["Damon", "iris"]);
    }

    #[test]
    fn the_computer_has_an_article_in_a_sentence_and_a_number_among_several() {
        let one = &called(Lang::Fr, &[("Ann", false), ("Ordinateur", true)])[1];
        assert_eq!((&one.in_text[..], &one.label[..]), ("l'ordinateur", "Ordinateur"));
        let two = labels(Lang::En, &[("", true), ("", true), ("Talos", true)]);
        assert_eq!(two, ["Computer 1", "Computer 2", "Talos"]);
    }

    #[test]
    fn there_is_a_spare_name_for_every_seat() {
        for lang in Lang::ALL {
            let names: BTreeSet<_> = labels(lang, &[("", false); 4]).into_iter().collect();
            assert_eq!(names.len(), 4);
            assert!(names.iter().all(|name| !name.is_empty()));
        }
    }
}
