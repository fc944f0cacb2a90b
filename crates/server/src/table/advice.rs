//! Questions about a question: why, what are the odds, what would you do. They change nothing.

use std::time::Duration;

use kernel::{NotationError, Seat};
use oracle::{Budget, Level};
use protocol::{Advice, Explanation, RefusalCode, Told, WeighedShown};
use text::{Adviser as _, Narrator as _};

use super::telling::cited;
use super::{AnyMessage, Live, Table, Unmoved};
use crate::games::{MessageOf, Served};
use crate::voice::Names;

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

/// What a computer player does before it decides: nothing, except that tests let it wait.
pub(crate) type Ponder = fn();

/// What a computer player would choose. It is given what the seat may know, and nothing else.
pub(super) fn decide<G: Served>(
    game: &G,
    view: &G::View,
    level: Level,
    seed: u64,
) -> Option<usize> {
    let options = game.question(view)?;
    match options.len() {
        0 => None,
        1 => Some(0),
        _ => Some(level.player(seed).choose(game, view, &options)),
    }
}

/// What a question of a session is about.
struct AskedAbout<'t, G: Served> {
    live: &'t Live<G>,
    /// Its seat that is asked, else the one whose view it is shown.
    viewer: Option<Seat>,
    view: G::View,
}

impl<G: Served> Table<G> {
    /// The view that a question of a session is about.
    async fn asked_about(
        &mut self,
        at: usize,
        question: u32,
    ) -> Result<AskedAbout<'_, G>, Unmoved> {
        self.wake().await?;
        let Self { live: Some(live), sessions, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        if live.played.question() != question {
            return Err(Unmoved::new(RefusalCode::Stale));
        }
        let session = &sessions[at];
        let own = live.played.asked().filter(|&seat| session.plays(seat));
        let viewer = own.or(session.shown);
        let view = live.played.game().view(live.played.state(), viewer);
        Ok(AskedAbout { live, viewer, view })
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
        let AskedAbout { live, view, .. } = self.asked_about(at, question).await?;
        let game = &**live.played.game();
        let names = live.names(lang);
        let choice: G::Choice = match (choice, notation) {
            (Some(index), None) => offered(game, &view, index)?,
            (None, Some(notation)) => game.read(notation).map_err(|_: NotationError| {
                let said = names.speaker().no_such_choice(notation);
                Unmoved::because(RefusalCode::Malformed, said)
            })?,
            _ => {
                let expected = "expected either `choice` or `notation`";
                return Err(Unmoved::because(RefusalCode::Malformed, expected));
            }
        };
        let refusal = game.refusal(&view, choice);
        let voice = names.voice::<G>();
        let rule = match &refusal {
            Some(forbidden) => Some(G::rule(forbidden)),
            None => voice.rule_of(game, &view, choice),
        };
        let why = Explanation {
            legal: refusal.is_none(),
            text: voice.why(game, &view, choice),
            rules: rule.map(|rule| cited(rule, lang)).into_iter().collect(),
        };
        let told = Told { why: Some(why), ..Told::new(id) };
        self.sessions[at].out.say(&AnyMessage::Told(Box::new(told)));
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
        let AskedAbout { live, view, .. } = self.asked_about(at, question).await?;
        let game = live.played.game().clone();
        let choice = offered(&*game, &view, choice)?;
        let names = live.names(lang);
        let out = self.sessions[at].out.clone();
        // Exact odds of ten dice take a while; the table does not wait for them.
        self.answer_later(move || {
            let forecasts = G::forecasts(&game, &names.voice::<G>(), &view, choice);
            let told = Told { forecasts: Some(forecasts), ..Told::new(id) };
            out.say(&MessageOf::<'static, G>::Told(Box::new(told)));
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
        let AskedAbout { live, viewer, view } = self.asked_about(at, question).await?;
        let game = live.played.game().clone();
        let names = live.names(lang);
        let Some(options) = game.question(&view) else {
            return Err(Unmoved::new(RefusalCode::NotYours));
        };
        let players = live.players.clone();
        let session = &self.sessions[at];
        if !viewer.is_some_and(|seat| session.may_ask_hints(seat, &players)) {
            return Err(Unmoved::new(RefusalCode::NoHints));
        }
        let out = session.out.clone();
        self.answer_later(move || {
            let hint = advice(&*game, &view, &options, &names);
            out.say(&AnyMessage::Told(Box::new(Told { hint, ..Told::new(id) })));
        });
        Ok(())
    }
}

/// What to do and why, from what the seat may know.
fn advice<G: Served>(
    game: &G,
    view: &G::View,
    options: &[G::Choice],
    names: &Names,
) -> Option<Advice> {
    let weighed = oracle::hint(game, view, options, HINT, HINT_SEED);
    let best = weighed.first()?;
    let shown = weighed.iter().map(|option| WeighedShown {
        choice: u32::try_from(option.weighed.option).ok(),
        ..names.weighed(game, view, option)
    });
    Some(Advice {
        choice: u32::try_from(best.weighed.option).ok()?,
        text: names.voice::<G>().motives(game, view, &best.reasons),
        weighed: shown.collect(),
    })
}

fn offered<G: Served>(game: &G, view: &G::View, index: u32) -> Result<G::Choice, Unmoved> {
    let options = game.question(view).ok_or(Unmoved::new(RefusalCode::NotYours))?;
    options.get(index as usize).copied().ok_or(Unmoved::new(RefusalCode::NotOffered))
}
