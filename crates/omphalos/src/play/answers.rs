//! Commands that only tell: why, odds, advice, the board, units, cards, rules, the log.

use std::io::{BufRead, Write};
use std::path::Path;

use kernel::Notation as _;
use oracle::Level;
use pantheon::{Choice, View};
use text::Verb;
use text::catalogue::Catalogue;

use super::advice;
use super::menu::{Menu, Row};
use super::terminal::Terminal;
use crate::rules::Page;

/// Lines of the log when no number is given.
const LOG_LINES: usize = 20;

/// The most rules that a search shows.
const RULES: usize = 12;

/// The hint is the same however often one asks.
const HINT_SEED: u64 = 1;

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
        let seats = self.session.seats();
        match verb {
            Verb::Why => return self.why(rest, view, options, menu),
            Verb::Odds => return self.odds(rest, view, options, menu),
            Verb::Best => return self.best(view, options),
            Verb::Hint => return self.hint(view, options, menu),
            Verb::Board => self.console.say(&self.voice.board(game, seats, view))?,
            Verb::Hand => self.console.say(&self.voice.hand(game, seats, view))?,
            Verb::Army => self.console.say(&self.voice.army(game, seats, view))?,
            Verb::Look | Verb::Area | Verb::Unit => return self.look(rest, view),
            Verb::Rules => return self.rules(rest),
            Verb::Log => return self.log(rest, view),
            Verb::Save => return self.save(rest),
            Verb::Orders => {
                for line in self.voice.orders(game, view) {
                    self.console.say(&line)?;
                }
            }
            Verb::Help => {
                for line in self.voice.help() {
                    self.console.say(&line)?;
                }
            }
            Verb::Undo | Verb::More | Verb::Back | Verb::Quit => {
                unreachable!("commands that change something are obeyed before")
            }
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
                self.console.say(&self.voice.not_a_choice(&error))?;
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
                for line in self.voice.why(game, &self.session, view, choice) {
                    self.console.say(&line)?;
                }
                let written = game.write(&choice);
                self.console.say(&self.voice.words.notation(&written))?;
                Ok(())
            }
            Asked::Other(choice) => self.refuse(view, choice),
            Asked::Nothing => Ok(()),
        }
    }

    /// Says which rule forbids a choice.
    pub(super) fn refuse(&mut self, view: &View, choice: Choice) -> anyhow::Result<()> {
        let line = self.voice.refusal(self.session.game(), view, choice);
        self.console.say(&line)?;
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
                let lines = self.voice.odds(self.session.game(), &self.session, view, choice);
                if lines.is_empty() {
                    self.console.say(&self.voice.words.no_odds())?;
                }
                for line in lines {
                    self.console.say(&line)?;
                }
                Ok(())
            }
            Asked::Other(choice) => self.refuse(view, choice),
            Asked::Nothing => Ok(()),
        }
    }

    /// The best use of the dice on the table, with what else was compared.
    fn best(&mut self, view: &View, options: &[Choice]) -> anyhow::Result<()> {
        let game = self.session.game();
        match advice::on_dice(view, options) {
            None => self.console.say(&self.voice.words.no_dice())?,
            Some(advice) => {
                let label = |&choice| self.voice.choice(game, &self.session, view, choice);
                let plan: Vec<String> = advice.plan.iter().map(label).collect();
                for line in self.voice.advice(&plan, &advice) {
                    self.console.say(&line)?;
                }
            }
        }
        Ok(())
    }

    /// What the computer would do, from the same view.
    fn hint(&mut self, view: &View, options: &[Choice], menu: &Menu) -> anyhow::Result<()> {
        let game = self.session.game();
        let mut player = Level::Greedy.player(HINT_SEED);
        let Some(&choice) = options.get(player.choose(game, view, options)) else {
            return Ok(());
        };
        let label = self.voice.choice(game, &self.session, view, choice);
        let line = match menu.number_of(choice) {
            Some(number) => self.voice.words.hint(number, &label),
            None => self.voice.words.hint_elsewhere(&game.write(&choice), &label),
        };
        self.console.say(&line)?;
        Ok(())
    }

    fn look(&mut self, tag: &str, view: &View) -> anyhow::Result<()> {
        let (game, seats) = (self.session.game(), self.session.seats());
        let tag = tag.to_lowercase();
        let text = if let Some(area) = game.area_by_tag(&tag) {
            self.voice.area(game, seats, view, area)
        } else if let Some(unit) = self.voice.unit_called(game, &tag) {
            self.voice.unit_details(game, seats, view, unit)
        } else {
            self.voice.nothing_called(game, view, &tag)
        };
        self.console.say(&text)?;
        Ok(())
    }

    fn rules(&mut self, query: &str) -> anyhow::Result<()> {
        let page = Page { catalogue: Catalogue::pantheon_15(), lang: self.voice.lang };
        let mut text = Vec::new();
        if query.is_empty() {
            self.console.say(&self.voice.words.rules_how())?;
            return Ok(());
        }
        if let Ok(entry) = page.catalogue.find(query) {
            page.print_entry(entry, false, &mut text)?;
        } else {
            let found = page.catalogue.search(query, self.voice.lang);
            if found.is_empty() {
                self.console.say(&self.voice.words.no_rule(query))?;
                return Ok(());
            }
            page.print_found(query, &found[..found.len().min(RULES)], false, &mut text)?;
            self.console.say(&String::from_utf8_lossy(&text))?;
            if found.len() > RULES {
                self.console.say(&self.voice.words.more_rules(found.len() - RULES))?;
            }
            return Ok(());
        }
        self.console.say(&String::from_utf8_lossy(&text))?;
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
