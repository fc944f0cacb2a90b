//! The table as lines of text: what happened, the question, the choices, and what is typed.
//!
//! Everything shown comes from the view of the seat that looks.

use std::path::Path;

use kernel::{Hosted as _, Notation, Seat};
use text::catalogue::Library;
use text::{Narrator as _, Verb};

use super::command::{Command, nearest};
use super::menu::{Menu, Row};
use super::saves::SaveFile;
use super::session::{Moment, Session};
use super::voice::Voice;
use crate::commanded::{ChoiceOf, Commanded, OrderOf, ViewOf};
use crate::console::Console;

/// The most lines of the log that are told unasked; more are one command away.
const NEWS: usize = 40;

/// Whether the table goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// The same question stands.
    Stay,
    /// The question has been answered.
    Answered,
    /// Somebody wants to leave.
    Leave,
}

/// A game, the people in front of it, and the file it is kept in.
pub(crate) struct Terminal<'p, C: Commanded> {
    pub(super) console: Console<'p>,
    pub(super) session: Session<C>,
    pub(super) voice: Voice<'p, C>,
    pub(super) save: Option<SaveFile>,
    /// Where rules are looked up.
    pub(super) library: Library,
    /// Who looks at the screen.
    looker: Option<Seat>,
    /// Whether it was said that the game cannot be kept.
    warned: bool,
    /// Whether computer players tell all they weighed.
    pub(super) aloud: bool,
}

impl<'p, C: Commanded> Terminal<'p, C> {
    /// A table with a game on it; without a file to keep it in, it is kept only on request.
    pub(crate) fn new(
        console: Console<'p>,
        session: Session<C>,
        voice: Voice<'p, C>,
        save: Option<SaveFile>,
        library: Library,
    ) -> Self {
        Self { console, session, voice, save, library, looker: None, warned: false, aloud: false }
    }

    /// The same table, with computer players who think aloud or do not.
    pub(crate) fn aloud(self, aloud: bool) -> Self {
        Self { aloud, ..self }
    }

    /// Who looks at the screen.
    pub(super) fn looker(&self) -> Option<Seat> {
        self.looker
    }

    /// Plays until the game is over or everybody has left.
    pub(crate) fn run(&mut self) -> anyhow::Result<()> {
        loop {
            match self.session.moment() {
                Moment::Runs => self.run_on()?,
                Moment::Over => {
                    self.keep()?;
                    return self.close();
                }
                Moment::Asked(seat) => {
                    self.keep()?;
                    if !self.pass_screen_to(seat)? || self.ask(seat)? == Then::Leave {
                        self.keep()?;
                        return self.say_where_kept();
                    }
                }
            }
        }
    }

    /// Chance and computer players take a step; a spectator is told at once.
    fn run_on(&mut self) -> anyhow::Result<()> {
        self.session.step(&self.voice)?;
        for line in self.session.news(None) {
            self.console.say(&line)?;
        }
        Ok(())
    }

    /// The last news tells who won.
    fn close(&mut self) -> anyhow::Result<()> {
        let viewer = self.looker.or_else(|| self.session.seats().people().next());
        self.tell_news(viewer)?;
        if let Some(save) = &self.save {
            let line = self.voice.words.record_kept(&save.path().display().to_string());
            let review = self.voice.words.review_how(&save.path().display().to_string());
            self.console.space()?;
            self.console.say(&line)?;
            self.console.say(&review)?;
        }
        Ok(())
    }

    /// Hands the screen over when somebody else is asked, so that no hand is seen. `false` at the
    /// end of the input.
    fn pass_screen_to(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let before = self.looker.replace(seat);
        if before == Some(seat) || self.session.seats().people().count() < 2 {
            return Ok(true);
        }
        self.console.space()?;
        self.console.clear()?;
        let prompt = self.voice.words.pass_to(self.session.seats().name(seat));
        if self.console.ask(&prompt)?.is_none() {
            return Ok(false);
        }
        self.console.clear()?;
        Ok(true)
    }

    /// Puts the question to `seat` until it is answered.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Then> {
        self.tell_news(Some(seat))?;
        let view = self.session.view(Some(seat));
        let options = self.session.game().question(&view).unwrap_or_default();
        if let [only] = options[..] {
            let label = self.label(&view, only);
            self.console.say(&self.voice.words.only_choice(&label))?;
            self.session.choose(seat, only, &self.voice)?;
            return Ok(Then::Answered);
        }
        let mut menu = self.menu(&view, &options);
        self.show_question(&view, &menu)?;
        loop {
            let prompt = self.voice.words.prompt(self.session.seats().name(seat));
            let Some(line) = self.console.ask(&prompt)? else { return Ok(Then::Leave) };
            let then = self.obey(&line, seat, &view, &options, &mut menu)?;
            if then != Then::Stay {
                return Ok(then);
            }
        }
    }

    fn tell_news(&mut self, viewer: Option<Seat>) -> anyhow::Result<()> {
        let news = self.session.news(viewer);
        if news.is_empty() {
            return Ok(());
        }
        self.console.space()?;
        let earlier = news.len().saturating_sub(NEWS);
        if earlier > 0 {
            self.console.say(&self.voice.words.earlier_news(earlier, news.len()))?;
        }
        for line in &news[earlier..] {
            self.console.say(line)?;
        }
        Ok(())
    }

    fn show_question(&mut self, view: &ViewOf<C>, menu: &Menu<ChoiceOf<C>>) -> anyhow::Result<()> {
        self.console.space()?;
        let question = match menu.opened() {
            Some(heading) => heading.to_owned(),
            None => self.voice.speaker.question(self.session.game(), view),
        };
        self.console.stress(&question)?;
        self.show_rows(view, menu)
    }

    fn show_rows(&mut self, view: &ViewOf<C>, menu: &Menu<ChoiceOf<C>>) -> anyhow::Result<()> {
        for (number, row) in menu.shown() {
            let label = self.row(view, row);
            self.console.say(&format!("{number:>2}. {label}"))?;
        }
        if menu.elsewhere() > 0 {
            self.console.say(&self.voice.words.more_choices(menu.len()))?;
        }
        if menu.opened().is_some() {
            self.console.say(&self.voice.words.back_out())?;
        }
        Ok(())
    }

    fn row(&self, view: &ViewOf<C>, row: &Row<ChoiceOf<C>>) -> String {
        match row {
            Row::Choice(choice) => self.label(view, *choice),
            Row::Group(heading, choices) => self.voice.words.group(heading, choices.len()),
        }
    }

    /// What a choice means here.
    pub(super) fn label(&self, view: &ViewOf<C>, choice: ChoiceOf<C>) -> String {
        self.voice.speaker.choice(self.session.game(), view, choice)
    }

    fn menu(&self, view: &ViewOf<C>, options: &[ChoiceOf<C>]) -> Menu<ChoiceOf<C>> {
        let game = self.session.game();
        Menu::new(options, |choice| self.voice.speaker.heading(game, view, choice))
    }

    /// Does what a line asks for.
    fn obey(
        &mut self,
        line: &str,
        seat: Seat,
        view: &ViewOf<C>,
        options: &[ChoiceOf<C>],
        menu: &mut Menu<ChoiceOf<C>>,
    ) -> anyhow::Result<Then> {
        // A choice on offer goes before a command that looks like it, such as `area b2`.
        let written = Notation::<ChoiceOf<C>>::read(self.session.game(), &line.to_lowercase());
        if let Some(&choice) =
            written.as_ref().ok().and_then(|it| options.iter().find(|o| *o == it))
        {
            return self.take(seat, choice);
        }
        match Command::read(line, self.voice.lang, &self.voice.verbs) {
            Command::Again => self.show_question(view, menu)?,
            Command::Number(number) => match menu.row(number).cloned() {
                Some(Row::Choice(choice)) => return self.take(seat, choice),
                Some(Row::Group(heading, choices)) => {
                    *menu = Menu::open(heading, &choices);
                    self.show_question(view, menu)?;
                }
                None => self.console.say(&self.voice.words.no_such_number(menu.len()))?,
            },
            Command::Verb(Verb::Quit, _) => return self.leave(),
            Command::Verb(Verb::Undo, _) => return self.undo(seat),
            Command::Verb(Verb::More, _) => {
                menu.turn();
                self.show_rows(view, menu)?;
            }
            Command::Verb(Verb::Back, _) => {
                *menu = self.menu(view, options);
                self.show_question(view, menu)?;
            }
            Command::Verb(Verb::Orders, order) if !order.is_empty() => {
                return self.give_order(seat, order);
            }
            Command::Verb(verb, rest) => self.answer(verb, rest, view, options, menu)?,
            Command::Other(other) => match written {
                // What stands for an option of the list, such as a move that names its way.
                Ok(choice) if self.session.game().refusal(view, choice).is_none() => {
                    return self.take(seat, choice);
                }
                Ok(choice) => self.refuse(view, choice)?,
                Err(_) => {
                    let word = other.split_whitespace().next().unwrap_or_default();
                    let nearest = nearest(word, self.voice.lang, &self.voice.verbs);
                    let line = self.voice.not_understood(other, menu.len(), nearest.as_deref());
                    self.console.say(&line)?;
                }
            },
        }
        Ok(Then::Stay)
    }

    fn take(&mut self, seat: Seat, choice: ChoiceOf<C>) -> anyhow::Result<Then> {
        self.session.choose(seat, choice, &self.voice)?;
        self.keep()?;
        Ok(Then::Answered)
    }

    /// Goes back to the last question that had more than one answer.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<Then> {
        if !self.session.undo(seat) {
            self.console.say(&self.voice.words.nothing_to_undo())?;
            return Ok(Then::Stay);
        }
        let forced = |session: &Session<C>| {
            let view = session.view(Some(seat));
            session.game().question(&view).is_some_and(|options| options.len() == 1)
        };
        while forced(&self.session) && self.session.undo(seat) {}
        self.console.say(&self.voice.words.undone())?;
        self.keep()?;
        Ok(Then::Answered)
    }

    fn give_order(&mut self, seat: Seat, text: &str) -> anyhow::Result<Then> {
        match Notation::<OrderOf<C>>::read(self.session.game(), &text.to_lowercase()) {
            Err(error) => {
                self.console.say(&self.voice.not_notation(&error))?;
                Ok(Then::Stay)
            }
            Ok(order) => match self.session.order(seat, order, &self.voice) {
                Err(_) => {
                    self.console.say(&self.voice.words.order_refused())?;
                    Ok(Then::Stay)
                }
                Ok(()) => {
                    self.console.say(&self.voice.words.order_taken())?;
                    self.keep()?;
                    Ok(Then::Answered)
                }
            },
        }
    }

    /// Asks whether to write a copy before leaving.
    fn leave(&mut self) -> anyhow::Result<Then> {
        loop {
            let prompt = match &self.save {
                Some(save) => self.voice.words.leave(&save.path().display().to_string()),
                None => self.voice.words.leave_unkept(),
            };
            self.console.say(&prompt)?;
            let Some(line) = self.console.ask("> ")? else { return Ok(Then::Leave) };
            let done = match Command::read(&line, self.voice.lang, &self.voice.verbs) {
                Command::Again | Command::Verb(Verb::Quit, _) => true,
                Command::Verb(Verb::Back, _) => return Ok(Then::Answered),
                Command::Verb(Verb::Save, file) if !file.is_empty() => {
                    self.save_copy(Path::new(file))?
                }
                _ => false,
            };
            if done {
                return Ok(Then::Leave);
            }
        }
    }

    /// Writes the game to a file; `false` when that did not work, which has then been said.
    pub(super) fn save_copy(&mut self, path: &Path) -> anyhow::Result<bool> {
        let file = SaveFile::at(path);
        match file.write_copy(&self.session.record()) {
            Ok(()) => {
                let line = self.voice.words.saved(&path.display().to_string());
                self.console.say(&line)?;
                Ok(true)
            }
            Err(error) => {
                self.console.say(&self.voice.words.not_saved(&format!("{error:#}")))?;
                Ok(false)
            }
        }
    }

    /// Keeps the game. If that fails, play goes on, and it is said once.
    fn keep(&mut self) -> anyhow::Result<()> {
        let Some(save) = self.save.as_ref().filter(|_| self.session.has_begun()) else {
            return Ok(());
        };
        if let Err(error) = save.write(&self.session.record())
            && !std::mem::replace(&mut self.warned, true)
        {
            self.console.say(&self.voice.words.not_saved(&format!("{error:#}")))?;
        }
        Ok(())
    }

    fn say_where_kept(&mut self) -> anyhow::Result<()> {
        let Some(save) = &self.save else { return Ok(()) };
        if !self.session.has_begun() {
            save.remove_if_empty();
            return Ok(());
        }
        let line = self.voice.words.kept(&save.path().display().to_string());
        self.console.say(&line)?;
        Ok(())
    }
}
