//! Lines in and lines out: all that the terminal needs, and nothing a screen reader stumbles over.

use std::borrow::Cow;
use std::io::{self, BufRead, Write};

use text::Terminal;
use textwrap::Options;

/// What the far end of the output can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A pipe or a file: nothing is ever cleared or coloured.
    Pipe,
    /// A terminal that knows no escape sequences, or whose user wants none.
    Plain,
    /// A terminal with weights and a screen that can be cleared.
    Styled,
}

impl Screen {
    /// What standard output is, by the customs of terminals. See <https://no-color.org>.
    pub fn of_stdout() -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !io::IsTerminal::is_terminal(&io::stdout()) {
            Self::Pipe
        } else if set("NO_COLOR") || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
            Self::Plain
        } else {
            Self::Styled
        }
    }
}

/// Enough to push what was on any common screen out of sight.
const BLANK_LINES: usize = 100;

/// Lines on a narrower terminal are broken by the terminal.
const NARROWEST: usize = 30;

/// Where lines come from and go to: all that a terminal needs, or a test.
pub struct Console<'c> {
    input: Box<dyn BufRead + 'c>,
    out: Box<dyn Write + 'c>,
    screen: Screen,
    /// Where lines are broken between words; a pipe gets them whole.
    width: Option<usize>,
}

impl<'c> Console<'c> {
    /// A console over a reader and a writer.
    pub fn new(input: impl BufRead + 'c, out: impl Write + 'c, screen: Screen) -> Self {
        let width = (screen != Screen::Pipe).then(|| textwrap::termwidth().max(NARROWEST));
        Self { input: Box::new(input), out: Box::new(out), screen, width }
    }

    /// Prints a line, or several.
    ///
    /// # Errors
    /// When the output fails.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        for line in text.trim_end().lines() {
            let line = self.wrapped(line);
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// A line broken between words, the rest of a numbered or indented one under its first word.
    fn wrapped<'t>(&self, line: &'t str) -> Cow<'t, str> {
        let Some(width) = self.width else { return Cow::Borrowed(line) };
        let text = line.trim_start_matches([' ', '.']).trim_start_matches(|c: char| c.is_numeric());
        let text = text.trim_start_matches(['.', ' ']);
        let indent = " ".repeat(line.len() - text.len());
        Cow::Owned(textwrap::fill(line, Options::new(width).subsequent_indent(&indent)))
    }

    /// Prints a line that a sighted person should find first.
    ///
    /// # Errors
    /// When the output fails.
    pub fn stress(&mut self, text: &str) -> io::Result<()> {
        let text = self.wrapped(text);
        match self.screen {
            Screen::Styled => writeln!(self.out, "\x1b[1m{text}\x1b[0m"),
            Screen::Pipe | Screen::Plain => writeln!(self.out, "{text}"),
        }
    }

    /// Prints an empty line.
    ///
    /// # Errors
    /// When the output fails.
    pub fn space(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Takes everything off the screen, and out of what can be scrolled back to.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        match self.screen {
            Screen::Pipe => Ok(()),
            Screen::Plain => write!(self.out, "{}", "\n".repeat(BLANK_LINES)),
            Screen::Styled => write!(self.out, "\x1b[2J\x1b[3J\x1b[H"),
        }
    }

    /// Asks for a line; `None` at the end of the input.
    ///
    /// # Errors
    /// When input or output fails.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        // A terminal does not echo what comes from a pipe, so the prompt's line is still open.
        if self.screen == Screen::Pipe {
            writeln!(self.out)?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// Asks for one of several things until one is picked; `None` at the end of the input.
///
/// # Errors
/// When input or output fails.
pub fn pick(
    console: &mut Console<'_>,
    words: Terminal,
    question: &str,
    answers: &[String],
) -> anyhow::Result<Option<usize>> {
    console.space()?;
    console.stress(question)?;
    for (number, answer) in (1..).zip(answers) {
        console.say(&format!("{number:>2}. {answer}"))?;
    }
    loop {
        let Some(line) = console.ask("> ")? else { return Ok(None) };
        let number = if line.is_empty() { Ok(1) } else { line.parse::<usize>() };
        match number {
            Ok(number) if (1..=answers.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => console.say(&words.pick_number(answers.len()))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(screen: Screen, act: impl Fn(&mut Console<'_>)) -> String {
        let mut out = Vec::new();
        act(&mut Console::new(&b"one\n\xffwo"[..], &mut out, screen));
        String::from_utf8(out).expect("what is written is text")
    }

    #[test]
    fn lines_are_read_to_the_end_even_when_they_are_not_text() {
        written(Screen::Pipe, |console| {
            assert_eq!(console.ask("> ").expect("read"), Some("one".to_owned()));
            assert_eq!(console.ask("> ").expect("read"), Some("\u{fffd}wo".to_owned()));
            assert_eq!(console.ask("> ").expect("read"), None);
        });
    }

    #[test]
    fn long_lines_are_broken_between_words_on_a_terminal_only() {
        let mut out = Vec::new();
        let mut console = Console::new(&b""[..], &mut out, Screen::Plain);
        console.width = Some(20);
        console.say(" 3. Place Hoplites in the ruins").expect("written");
        console.width = None;
        console.say(" 3. Place Hoplites in the ruins").expect("written");
        drop(console);
        let text = String::from_utf8(out).expect("text");
        let expected = " 3. Place Hoplites\n    in the ruins\n 3. Place Hoplites in the ruins\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn escape_sequences_go_to_terminals_that_want_them_only() {
        let act = |console: &mut Console<'_>| {
            console.stress("yours").expect("written");
            console.clear().expect("written");
        };
        assert_eq!(written(Screen::Pipe, act), "yours\n");
        let plain = written(Screen::Plain, act);
        assert!(plain.starts_with("yours\n") && !plain.contains('\x1b'));
        assert!(plain.lines().count() > 60, "enough to hide a hand");
        assert!(written(Screen::Styled, act).ends_with("\x1b[H"));
    }
}
