//! Commands that only tell: why, odds, advice, the board, units, cards, rules, the log.

use std::path::Path;

use kernel::{Game as _, Hosted as _, Notation, Seat};
use text::{Narrator as _, Verb};

use super::menu::{Menu, Row};
use super::terminal::Terminal;
use crate::commanded::{Asked as AskedOf, ChoiceOf, Commanded, ViewOf};
use crate::rules::{Reference, look_up};

/// Lines of the log when no number is given.
const LOG_LINES: usize = 20;

/// The most rules that a search shows.
const RULES: usize = 12;

/// What was asked about.
enum Asked<C> {
    /// A choice on offer.
    Offered(C),
    /// A choice that is not.
    Other(C),
    /// Nothing that can be answered; it has been said why.
    Nothing,
}

impl<C: Commanded> Terminal<'_, C> {
    /// Answers a command that changes nothing.
    pub(super) fn answer(
        &mut self,
        verb: Verb,
        rest: &str,
        view: &ViewOf<C>,
        options: &[ChoiceOf<C>],
        menu: &Menu<ChoiceOf<C>>,
    ) -> anyhow::Result<()> {
        let looker = self.looker();
        let lines = match verb {
            Verb::Why => return self.why(rest, view, options, menu),
            Verb::Odds => return self.odds(rest, view, options, menu),
            Verb::Best => return self.best(view, options),
            Verb::Hint => self.hint(view, options, menu),
            Verb::Thoughts => self.thoughts(looker),
            Verb::Board => self.voice.speaker.table(self.session.game(), view),
            Verb::Rules => return self.rules(rest),
            Verb::Log => return self.log(rest, looker),
            Verb::Save => return self.save(rest),
            Verb::Help => self.voice.help(),
            Verb::Hand | Verb::Army | Verb::Look | Verb::Area | Verb::Unit | Verb::Orders => {
                self.told(verb, rest, view)
            }
            Verb::Undo | Verb::More | Verb::Back | Verb::Quit => {
                unreachable!("commands that change something are obeyed before")
            }
        };
        self.say_all(&lines)
    }

    fn say_all(&mut self, lines: &[String]) -> anyhow::Result<()> {
        for line in lines {
            self.console.say(line)?;
        }
        Ok(())
    }

    /// The choice that a number or a notation stands for.
    fn asked(
        &mut self,
        rest: &str,
        options: &[ChoiceOf<C>],
        menu: &Menu<ChoiceOf<C>>,
        verb: Verb,
    ) -> anyhow::Result<Asked<ChoiceOf<C>>> {
        let word = verb.word(self.voice.lang);
        if let Ok(number) = rest.parse() {
            let line = match menu.row(number) {
                Some(Row::Choice(choice)) => return Ok(Asked::Offered(*choice)),
                Some(Row::Group(..)) => self.voice.words.open_group_first(number),
                None => self.voice.words.no_such_number(menu.len()),
            };
            self.console.say(&line)?;
            return Ok(Asked::Nothing);
        }
        if rest.is_empty() {
            self.console.say(&self.voice.words.about_what(&word))?;
            return Ok(Asked::Nothing);
        }
        match Notation::<ChoiceOf<C>>::read(self.session.game(), &rest.to_lowercase()) {
            Ok(choice) if options.contains(&choice) => Ok(Asked::Offered(choice)),
            Ok(choice) => Ok(Asked::Other(choice)),
            Err(error) => {
                self.console.say(&self.voice.not_notation(&error))?;
                Ok(Asked::Nothing)
            }
        }
    }

    fn why(
        &mut self,
        rest: &str,
        view: &ViewOf<C>,
        options: &[ChoiceOf<C>],
        menu: &Menu<ChoiceOf<C>>,
    ) -> anyhow::Result<()> {
        match self.asked(rest, options, menu, Verb::Why)? {
            Asked::Offered(choice) => {
                let game = self.session.game();
                let mut lines = self.voice.speaker.why(game, view, choice);
                lines.push(
                    self.voice.words.notation(&Notation::<ChoiceOf<C>>::write(game, &choice)),
                );
                self.say_all(&lines)
            }
            Asked::Other(choice) => self.refuse(view, choice),
            Asked::Nothing => Ok(()),
        }
    }

    /// Says which rule forbids a choice.
    pub(super) fn refuse(&mut self, view: &ViewOf<C>, choice: ChoiceOf<C>) -> anyhow::Result<()> {
        let forbidden = self.session.game().refusal(view, choice);
        if let Some(forbidden) = forbidden {
            self.console.say(&self.voice.speaker.refusal(C::Game::rule(&forbidden)))?;
        }
        Ok(())
    }

    fn odds(
        &mut self,
        rest: &str,
        view: &ViewOf<C>,
        options: &[ChoiceOf<C>],
        menu: &Menu<ChoiceOf<C>>,
    ) -> anyhow::Result<()> {
        match self.asked(rest, options, menu, Verb::Odds)? {
            Asked::Offered(choice) => {
                let lines = self.voice.speaker.odds(self.session.game(), view, choice);
                self.say_all(&lines)
            }
            Asked::Other(choice) => self.refuse(view, choice),
            Asked::Nothing => Ok(()),
        }
    }

    /// The best use of the dice on the table, with what else was compared.
    fn best(&mut self, view: &ViewOf<C>, options: &[ChoiceOf<C>]) -> anyhow::Result<()> {
        match C::best(self.session.game(), view, options) {
            None => self.console.say(&self.voice.words.no_dice())?,
            Some(advice) => {
                let label = |&choice: &ChoiceOf<C>| self.label(view, choice);
                let plan: Vec<String> = advice.plan.iter().map(label).collect();
                return self.say_all(&self.voice.advice(&plan, &advice));
            }
        }
        Ok(())
    }

    /// What the game has to say to a command of its own.
    fn told(&self, verb: Verb, about: &str, view: &ViewOf<C>) -> Vec<String> {
        let Some(seat) = self.looker() else { return Vec::new() };
        let seats = self.session.seats();
        // Whose army is meant is the table's business: it knows the names.
        let seat = match verb {
            Verb::Army if !about.is_empty() => match seats.called(about) {
                Some(seat) => seat,
                None => {
                    let names: Vec<&str> = seats.names().iter().map(String::as_str).collect();
                    return vec![
                        self.voice.words.nobody_called(about, &self.voice.words.list(&names)),
                    ];
                }
            },
            _ => seat,
        };
        let asked = AskedOf { verb, about, seat, words: self.voice.words };
        C::told(self.session.game(), &self.voice.speaker, view, asked)
    }

    fn rules(&mut self, query: &str) -> anyhow::Result<()> {
        if query.is_empty() {
            self.console.say(&self.voice.words.rules_how())?;
            return Ok(());
        }
        let mut text = Vec::new();
        match look_up(&self.reference(), query, RULES, &mut text)? {
            None => self.console.say(&self.voice.words.no_rule(query))?,
            Some(left_out) => {
                self.console.say(&String::from_utf8_lossy(&text))?;
                if left_out > 0 {
                    self.console.say(&self.voice.words.more_rules(left_out))?;
                }
            }
        }
        Ok(())
    }

    /// Where rules are looked up.
    fn reference(&self) -> Reference {
        let game = self.session.game();
        let topics = C::topics(&self.voice.speaker);
        let (library, lang) = (self.library, self.voice.lang);
        Reference { library, ruleset: game.ruleset(), lang, topics }
    }

    fn log(&mut self, lines: &str, looker: Option<Seat>) -> anyhow::Result<()> {
        let lines = if lines.is_empty() { Ok(LOG_LINES) } else { lines.parse() };
        match lines {
            Err(_) => self.console.say(&self.voice.words.log_how())?,
            Ok(lines) => {
                let told = self.session.log(looker, lines);
                if told.is_empty() {
                    self.console.say(&self.voice.words.log_empty())?;
                }
                for line in told {
                    self.console.say(line)?;
                }
            }
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> anyhow::Result<()> {
        match (file.is_empty(), &self.save) {
            (false, _) => self.save_copy(Path::new(file)).map(|_| ()),
            (true, Some(save)) => {
                let line = self.voice.words.kept(&save.path().display().to_string());
                self.console.say(&line)?;
                Ok(())
            }
            (true, None) => {
                self.console.say(&self.voice.words.save_where())?;
                Ok(())
            }
        }
    }
}
