//! `omphalos bot`: a computer player that speaks the bots' protocol, so that two versions of the program
//! can meet.

use std::io::{self, BufRead, Write};

use anyhow::{Context, bail};
use kernel::Notation;
use players::exec::PROTOCOL;
use players::{Level, Player, by_name};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::commanded::{ChoiceOf, Commanded, ViewOf, set_up};
use crate::games::Games;

const EXAMPLES: &str = "\
Examples:
  omphalos sim --seats \"titan:20ms,exec:omphalos bot greedy\" --games 20
  omphalos sim --seats \"exec:old/omphalos bot titan:20ms,exec:new/omphalos bot titan:20ms\" --sprt 0,30";

/// Play as a bot, over standard input and output
///
/// The player speaks the protocol by which programs take part in series of games (see the book, \"Bots\").
/// It asks for moments as the program has them, beside those for programs of others, so both sides must have
/// been built from versions of the rules that describe moments alike.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct BotArgs {
    /// Who plays, with a budget if it needs one
    #[arg(value_name = "LEVEL", value_parser = by_name)]
    level: Level,
}

/// What is sent to a bot, as far as it matters here.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// Which protocol is spoken.
    Hello {
        /// Its number.
        protocol: u32,
    },
    /// A game begins.
    Game(Begun),
    /// A question.
    Choose(Asked),
    /// The game is over.
    Over {},
    /// There is nothing more to do.
    Quit {},
}

/// A game begins.
#[derive(Deserialize)]
pub struct Begun {
    ruleset: String,
    seed: u64,
    exact: Value,
}

impl Begun {
    /// What the game is set up from.
    fn setup<S: DeserializeOwned>(self) -> anyhow::Result<S> {
        serde_json::from_value(self.exact).context("cannot read the set-up")
    }
}

/// A question.
#[derive(Deserialize)]
pub struct Asked {
    question: u32,
    options: Vec<Offered>,
    exact: Value,
}

#[derive(Deserialize)]
struct Offered {
    notation: String,
}

/// Answers until it is told to quit.
///
/// # Errors
/// When a message cannot be read, or says something out of turn.
pub fn run(args: &BotArgs, games: &Games) -> anyhow::Result<()> {
    let mut lines =
        Lines { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout().lock()) };
    let mut waiting = None;
    loop {
        let Some(message) = waiting.take().map_or_else(|| lines.next(), |game| Ok(Some(game)))?
        else {
            return Ok(());
        };
        match message {
            Message::Hello { protocol } => {
                if protocol != PROTOCOL {
                    bail!("speaks protocol {PROTOCOL}, not {protocol}");
                }
                let name = args.level.to_string();
                lines.say(&json!({ "protocol": PROTOCOL, "name": name, "exact": true }))?;
            }
            Message::Game(begun) => {
                waiting = games.of(&begun.ruleset)?.bot(args.level, begun, &mut lines)?;
            }
            Message::Choose(_) => bail!("was asked before a game began"),
            Message::Over {} => {}
            Message::Quit {} => return Ok(()),
        }
    }
}

/// Plays one game, and gives back the message that is none of it.
pub(crate) fn play<C: Commanded>(
    level: Level,
    begun: Begun,
    lines: &mut Lines<'_>,
) -> anyhow::Result<Option<Message>> {
    let seed = begun.seed;
    let game: C::Game = set_up(begun.setup()?)?;
    let mut player: Box<dyn Player<C::Game> + Send> = level.player::<C::Knowledge>(seed);
    loop {
        match lines.next()? {
            Some(Message::Choose(asked)) => {
                let view: ViewOf<C> =
                    serde_json::from_value(asked.exact).context("cannot read the moment")?;
                let read =
                    |option: &Offered| Notation::<ChoiceOf<C>>::read(&game, &option.notation);
                let options: Vec<ChoiceOf<C>> = asked
                    .options
                    .iter()
                    .map(read)
                    .collect::<Result<_, _>>()
                    .map_err(|error| anyhow::anyhow!("cannot read an option: {error}"))?;
                let choice = player.choose(&game, &view, &options);
                lines.say(&json!({ "question": asked.question, "choice": choice }))?;
            }
            other => return Ok(other),
        }
    }
}

/// Messages in and out, one a line.
pub struct Lines<'l> {
    input: Box<dyn BufRead + 'l>,
    output: Box<dyn Write + 'l>,
}

impl Lines<'_> {
    /// The next message; `None` at the end.
    fn next(&mut self) -> anyhow::Result<Option<Message>> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            if !line.trim().is_empty() {
                let message = serde_json::from_str(&line).context("cannot read a message")?;
                return Ok(Some(message));
            }
        }
    }

    fn say(&mut self, answer: &Value) -> io::Result<()> {
        writeln!(self.output, "{answer}")?;
        self.output.flush()
    }
}
