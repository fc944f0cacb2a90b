//! Questions about a question: why, what are the odds, what would you do. They change nothing.

use std::time::Duration;

use kernel::{Notation, Seat};
use oracle::{Budget, Level};
use pantheon::{Choice, Pantheon, View};
use protocol::{Advice, Explanation, Forecast, RefusalCode, ServerMessage, Told};

use super::telling::cited;
use super::{Live, Table, Unmoved};
use crate::voice::Voice;

/// What a hint may cost: a count of rounds, so that it is the same each time, and a limit for slow
/// machines.
const HINT: Budget =
    Budget { time: Some(Duration::from_millis(1500)), iterations: Some(3000), threads: 1 };

/// A hint is the same however often one asks.
const HINT_SEED: u64 = 1;

/// Who plays where no level is known.
const ADVISER: Level = Level::GREEDY;

/// The level of a computer player by name; tables are only opened with names that exist.
pub(super) fn level(name: Option<&str>) -> Level {
    name.and_then(|name| oracle::level(name).ok()).unwrap_or(ADVISER)
}

/// How a computer player decides: from the view of its seat, its level and a seed.
pub(crate) type Decide = fn(&Pantheon, &View, Level, u64) -> Option<usize>;

/// What a computer player would choose. It is given what the seat may know, and nothing else.
pub(crate) fn decide(game: &Pantheon, view: &View, level: Level, seed: u64) -> Option<usize> {
    let options = game.question(view)?;
    match options.len() {
        0 => None,
        1 => Some(0),
        _ => Some(level.player(seed).choose(game, view, &options)),
    }
}

impl Table {
    /// The view that a question of a session is about: that of its seat which is asked, else the
    /// one it is shown.
    async fn asked_view(&mut self, at: usize, question: u32) -> Result<(&Live, View), Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), sessions, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        if live.played.question() != question {
            return Err(Unmoved::new(RefusalCode::Stale));
        }
        let session = &sessions[at];
        let own = live.played.asked().filter(|&seat| session.plays(seat));
        let viewer: Option<Seat> = own.or(session.shown);
        let view = kernel::Game::view(&**live.played.game(), live.played.state(), viewer);
        Ok((live, view))
    }

    pub(super) async fn why(
        &mut self,
        at: usize,
        id: u32,
        question: u32,
        choice: Option<u32>,
        notation: Option<&str>,
    ) -> Result<(), Unmoved> {
        let lang = self.sessions[at].lang;
        let (live, view) = self.asked_view(at, question).await?;
        let game = live.played.game();
        let choice: Choice = match (choice, notation) {
            (Some(index), None) => offered(game, &view, index)?,
            (None, Some(notation)) => game.read(notation).map_err(|_: kernel::NotationError| {
                let said = live.names(lang).voice().0.no_such_choice(notation);
                Unmoved::because(RefusalCode::Malformed, said)
            })?,
            _ => {
                let expected = "expected either `choice` or `notation`";
                return Err(Unmoved::because(RefusalCode::Malformed, expected));
            }
        };
        let refusal = game.refusal(&view, choice);
        let names = live.names(lang);
        let speaker = names.voice().0;
        let rule = match refusal {
            Some(forbidden) => Some(forbidden.rule),
            None => speaker.rule_of(game, &view, choice),
        };
        let why = Explanation {
            legal: refusal.is_none(),
            text: speaker.why(game, &view, choice),
            rules: rule.map(|rule| cited(rule, lang)).into_iter().collect(),
        };
        let told = Told { id, why: Some(why), ..Told::default() };
        self.sessions[at].out.say(&ServerMessage::Told(Box::new(told)));
        Ok(())
    }

    pub(super) async fn forecast(
        &mut self,
        at: usize,
        id: u32,
        question: u32,
        choice: u32,
    ) -> Result<(), Unmoved> {
        let lang = self.sessions[at].lang;
        let (live, view) = self.asked_view(at, question).await?;
        let game = live.played.game().clone();
        let choice = offered(&game, &view, choice)?;
        let names = live.names(lang);
        let out = self.sessions[at].out.clone();
        // Exact odds of ten dice take a while; the table does not wait for them.
        self.answer_later(move || {
            let attacks = game.forecasts(&view, choice);
            let voice = names.voice();
            let forecasts =
                attacks.iter().map(|attack| Forecast::new(&game, &view, &voice, attack)).collect();
            let told = Told { id, forecasts: Some(forecasts), ..Told::default() };
            out.say(&ServerMessage::Told(Box::new(told)));
        });
        Ok(())
    }

    /// Works an answer out beside the table.
    fn answer_later(&self, answer: impl FnOnce() + Send + 'static) {
        let study = self.tables.questions_study().clone();
        tokio::spawn(async move { study.think(answer).await });
    }

    pub(super) async fn hint(&mut self, at: usize, id: u32, question: u32) -> Result<(), Unmoved> {
        let lang = self.sessions[at].lang;
        let (live, view) = self.asked_view(at, question).await?;
        let game = live.played.game().clone();
        let names = live.names(lang);
        let Some(options) = game.question(&view) else {
            return Err(Unmoved::new(RefusalCode::NotYours));
        };
        let players = live.players.clone();
        let session = &self.sessions[at];
        if !view.viewer.is_some_and(|seat| session.may_ask_hints(seat, &players)) {
            return Err(Unmoved::new(RefusalCode::NoHints));
        }
        let out = session.out.clone();
        self.answer_later(move || {
            let hint = advice(&game, &view, &options, &names.voice());
            out.say(&ServerMessage::Told(Box::new(Told { id, hint, ..Told::default() })));
        });
        Ok(())
    }
}

/// What to do and why, from what the seat may know.
fn advice(game: &Pantheon, view: &View, options: &[Choice], voice: &Voice<'_>) -> Option<Advice> {
    let weighed = oracle::hint(game, view, options, HINT, HINT_SEED);
    let best = weighed.first()?;
    Some(Advice {
        choice: u32::try_from(best.weighed.option).ok()?,
        text: voice.0.motives(game, view, &best.reasons),
        weighed: weighed.iter().map(|option| voice.weighed(game, view, option)).collect(),
    })
}

fn offered(game: &Pantheon, view: &View, index: u32) -> Result<Choice, Unmoved> {
    let options = game.question(view).ok_or(Unmoved::new(RefusalCode::NotYours))?;
    options.get(index as usize).copied().ok_or(Unmoved::new(RefusalCode::NotOffered))
}
