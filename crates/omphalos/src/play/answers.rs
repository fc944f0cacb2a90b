//! Commands that only tell: why, odds, advice, the board, units, cards, rules, the log.

use std::io::{BufRead, Write};
use std::path::Path;

use kernel::Notation as _;
use pantheon::{Choice, View};
use text::{Narrator as _, Verb};

use super::advice;
use super::menu::{Menu, Row};
use super::terminal::Terminal;
use crate::rules::look_up;

/// Lines of the log when no number is given.
const LOG_LINES: usize = 20;

/// The most rules that a search shows.
const RULES: usize = 12;

/// What was asked about.
enum Asked {
    /// A choice on offer.
    Offered(Choice),
    /// A choice that is not.
    Other(Choice),
    /// Nothing that can be answered; it has been said why.
    Nothing,
}

impl<R: BufRead, W: Write> Terminal<'_, R, W> {
    /// Answers a command that changes nothing.
    pub(super) fn answer(
        &mut self,
        verb: Verb,
        rest: &str,
        view: &View,
        options: &[Choice],
        menu: &Menu,
    ) -> anyhow::Result<()> {
        let game = self.session.game();
        let lines = match verb {
            Verb::Why => return self.why(rest, view, options, menu),
            Verb::Odds => return self.odds(rest, view, options, menu),
            Verb::Best => return self.best(view, options),
            Verb::Hint => self.hint(view, options, menu),
            Verb::Thoughts => self.thoughts(view),
            Verb::Board => self.voice.speaker.board_as_text(game, view),
            Verb::Hand => self.voice.speaker.hand_as_text(game, view).into_iter().collect(),
            Verb::Army => self.army(rest, view),
            Verb::Look => self.look(rest, view),
            Verb::Area => self.area(rest, view).unwrap_or_else(|sentence| vec![sentence]),
            Verb::Unit => self.unit(rest, view).unwrap_or_else(|sentence| vec![sentence]),
            Verb::Rules => return self.rules(rest),
            Verb::Log => return self.log(rest, view),
            Verb::Save => return self.save(rest),
            Verb::Orders => self.voice.orders(game, view),
            Verb::Help => self.voice.help(),
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
        options: &[Choice],
        menu: &Menu,
        verb: Verb,
    ) -> anyhow::Result<Asked> {
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
        match self.session.game().read(&rest.to_lowercase()) {
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
        view: &View,
        options: &[Choice],
        menu: &Menu,
    ) -> anyhow::Result<()> {
        match self.asked(rest, options, menu, Verb::Why)? {
            Asked::Offered(choice) => {
                let game = self.session.game();
                let mut lines = self.voice.speaker.why(game, view, choice);
                lines.push(self.voice.words.notation(&game.write(&choice)));
                self.say_all(&lines)
            }
            Asked::Other(choice) => self.refuse(view, choice),
            Asked::Nothing => Ok(()),
        }
    }

    /// Says which rule forbids a choice.
    pub(super) fn refuse(&mut self, view: &View, choice: Choice) -> anyhow::Result<()> {
        let forbidden = self.session.game().refusal(view, choice);
        if let Some(forbidden) = forbidden {
            self.console.say(&self.voice.speaker.refusal(forbidden.rule))?;
        }
        Ok(())
    }

    fn odds(
        &mut self,
        rest: &str,
        view: &View,
        options: &[Choice],
        menu: &Menu,
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
    fn best(&mut self, view: &View, options: &[Choice]) -> anyhow::Result<()> {
        match advice::on_dice(self.session.game(), view, options) {
            None => self.console.say(&self.voice.words.no_dice())?,
            Some(advice) => {
                let label = |&choice: &Choice| self.label(view, choice);
                let plan: Vec<String> = advice.plan.iter().map(label).collect();
                return self.say_all(&self.voice.advice(&plan, &advice));
            }
        }
        Ok(())
    }

    /// The units and cards of the player with this name, or of the viewer.
    fn army(&self, name: &str, view: &View) -> Vec<String> {
        let seats = self.session.seats();
        let seat = if name.is_empty() { view.viewer } else { seats.called(name) };
        match seat {
            Some(seat) => self.voice.speaker.army_as_text(self.session.game(), view, seat),
            None => {
                let names: Vec<&str> = seats.names().iter().map(String::as_str).collect();
                vec![self.voice.words.nobody_called(name, &self.voice.words.list(&names))]
            }
        }
    }

    fn area(&self, tag: &str, view: &View) -> Result<Vec<String>, String> {
        let (game, speaker) = (self.session.game(), &self.voice.speaker);
        speaker.area_called(game, view, tag).map(|area| speaker.area_as_text(game, view, area))
    }

    fn unit(&self, name: &str, view: &View) -> Result<Vec<String>, String> {
        let (game, speaker) = (self.session.game(), &self.voice.speaker);
        let unit = speaker.unit_called(game, view, name)?;
        let mut lines = speaker.unit_as_text(game, view, unit);
        lines.push(speaker.unit_sheet(game.def(unit), game.edition()));
        Ok(lines)
    }

    /// An area or a unit; areas have the shorter names.
    fn look(&self, name: &str, view: &View) -> Vec<String> {
        let longest_tag = 3;
        let area = self.area(name, view);
        let unit = if area.is_ok() { area.clone() } else { self.unit(name, view) };
        match (area, unit) {
            (Err(sentence), Err(_)) if name.chars().count() <= longest_tag => vec![sentence],
            (_, found) => found.unwrap_or_else(|sentence| vec![sentence]),
        }
    }

    fn rules(&mut self, query: &str) -> anyhow::Result<()> {
        if query.is_empty() {
            self.console.say(&self.voice.words.rules_how())?;
            return Ok(());
        }
        let mut text = Vec::new();
        match look_up(&self.voice.speaker, query, RULES, &mut text)? {
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

    fn log(&mut self, lines: &str, view: &View) -> anyhow::Result<()> {
        let lines = if lines.is_empty() { Ok(LOG_LINES) } else { lines.parse() };
        match lines {
            Err(_) => self.console.say(&self.voice.words.log_how())?,
            Ok(lines) => {
                let told = self.session.log(view.viewer, lines);
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
