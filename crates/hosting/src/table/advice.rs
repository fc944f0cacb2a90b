//! Questions about a question: why, what are the odds, what would you do. They change nothing.

use std::time::Duration;

use kernel::{Game as _, Hosted, Notation as _, NotationError, Seat};
use players::{Budget, Level, Player, Reasoned};
use protocol::{Advice, Explanation, RefusalCode, Refused, Told, WeighedShown};
use text::{Adviser as _, Narrator as _, Speaker, Unheard};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::session::written;
use super::telling::cited;
use super::{AnyMessage, Live, Table, Unmoved};
use crate::served::{ChoiceOf, MessageOf, Served, ViewOf, world};
use crate::think_pool::{self, Errand, Unthought, Urgency};
use crate::voice::Names;

/// Answers that are worked out for one session at a time.
const MOST_ASKED: usize = 4;

/// A player who takes more rounds than this is not short.
const SHORT: u64 = 300;

/// What a hint may cost: a count of rounds, so that it is the same each time, and a limit for slow
/// machines.
const HINT: Budget =
    Budget { time: Some(Duration::from_millis(1500)), iterations: Some(3000), threads: 1 };

/// A hint is the same however often one asks.
const HINT_SEED: u64 = 1;

/// More choices than any plan has.
const LONGEST_PLAN: usize = 32;

/// Who plays where no level is known.
const ADVISER: Level = Level::GREEDY;

/// The level of a computer player by name; tables are only opened with names that exist.
pub(crate) fn level(name: Option<&str>) -> Level {
    name.and_then(|name| players::level(name).ok()).unwrap_or(ADVISER)
}

/// How soon the decision of a computer player is wanted, when somebody waits for it.
pub(crate) fn urgency(level: Level) -> Urgency {
    match level.budget() {
        Some(Budget { time: None, iterations: Some(..=SHORT), .. }) | None => Urgency::Short,
        Some(_) => Urgency::Long,
    }
}

/// What a computer player does before it decides: nothing, except that tests let it wait.
pub type Ponder = fn();

/// What a computer player would choose who was never asked before.
pub(crate) fn decide<K: Reasoned>(
    game: &K::Game,
    view: &players::ViewOf<K>,
    level: Level,
    seed: u64,
) -> Option<usize> {
    decide_as(&mut *level.player::<K>(seed), game, view)
}

/// What a computer player would choose. It is given what the seat may know, and nothing else.
pub(super) fn decide_as<G: Hosted>(
    player: &mut (dyn Player<G> + Send),
    game: &G,
    view: &G::View,
) -> Option<usize> {
    let options = game.question(view)?;
    match options.len() {
        0 => None,
        1 => Some(0),
        _ => Some(player.choose(game, view, &options)),
    }
}

/// What a question of a session is about.
struct AskedAbout<'t, S: Served> {
    live: &'t Live<S>,
    /// Its seat that is asked, else the one whose view it is shown.
    viewer: Option<Seat>,
    view: ViewOf<S>,
}

impl<S: Served> Table<S> {
    /// The view that a question of a session is about.
    async fn asked_about(
        &mut self,
        at: usize,
        question: u32,
    ) -> Result<AskedAbout<'_, S>, Unmoved> {
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
        let (served, lang) = (self.served.clone(), self.sessions[at].lang);
        let AskedAbout { live, view, .. } = self.asked_about(at, question).await?;
        let game = &**live.played.game();
        let (served, names) = (&*served, live.names(lang));
        let choice: ChoiceOf<S> = match (choice, notation) {
            (Some(index), None) => offered::<S>(game, &view, index)?,
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
        let voice = names.voice(served);
        let rule = match &refusal {
            Some(forbidden) => Some(S::Game::rule(forbidden)),
            None => voice.rule_of(game, &view, choice),
        };
        let why = Explanation {
            legal: refusal.is_none(),
            text: voice.why(game, &view, choice),
            rules: rule.map(|rule| cited(served, rule, lang)).into_iter().collect(),
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
        (choice, then): (u32, &[String]),
    ) -> Result<(), Unmoved> {
        let (served, lang) = (self.served.clone(), self.sessions[at].lang);
        let AskedAbout { live, view, .. } = self.asked_about(at, question).await?;
        let game = live.played.game().clone();
        let choice = offered::<S>(&game, &view, choice)?;
        let (view, choice) = after::<S>(&game, view, choice, then)?;
        let names = live.names(lang);
        // Exact odds of ten dice take a while; the table does not wait for them.
        self.answer_later(at, Urgency::Short, move || {
            let forecasts = served.forecasts(&game, &names.voice(&*served), &view, choice);
            let told = Told { forecasts: Some(forecasts), ..Told::new(id) };
            written(&MessageOf::<'static, S>::Told(Box::new(told)))
        })
    }

    pub(super) async fn plans(&mut self, at: usize, id: u32, question: u32) -> Result<(), Unmoved> {
        let served = self.served.clone();
        let AskedAbout { live, view, .. } = self.asked_about(at, question).await?;
        let game = live.played.game().clone();
        self.answer_later(at, Urgency::Short, move || {
            let plans = Some(served.plans(&game, &view));
            written(&AnyMessage::Told(Box::new(Told { plans, ..Told::new(id) })))
        })
    }

    /// Works an answer out beside the table, unless the session waits for too many already. When it
    /// leaves, nobody works for it any more.
    fn answer_later(
        &mut self,
        at: usize,
        urgency: Urgency,
        answer: impl FnOnce() -> Utf8Bytes + Send + 'static,
    ) -> Result<(), Unmoved> {
        let pool = self.tables.questions_pool().clone();
        let question = self.live.as_ref().map(|live| live.played.question());
        let session = &mut self.sessions[at];
        session.asking.retain(|thought| !thought.is_over());
        if session.asking.len() >= MOST_ASKED {
            return Err(Unmoved::new(RefusalCode::Busy));
        }
        let (lang, out) = (session.lang, session.out.clone());
        let errand = Errand { asker: session.known_by, urgency };
        session.asking.push(think_pool::begin(async move {
            let (code, unheard) = match pool.think(errand, answer).await {
                Ok(message) => {
                    out.send(message);
                    return;
                }
                Err(Unthought::Busy) => (RefusalCode::Busy, Unheard::Busy),
                Err(Unthought::Broken) => (RefusalCode::Broken, Unheard::Broken),
            };
            let message = Speaker::new(lang).unheard(unheard);
            out.say(&AnyMessage::Refused(Refused { question, code, message }));
        }));
        Ok(())
    }

    pub(super) async fn hint(&mut self, at: usize, id: u32, question: u32) -> Result<(), Unmoved> {
        let (served, lang) = (self.served.clone(), self.sessions[at].lang);
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
        self.answer_later(at, Urgency::Long, move || {
            let hint = advice(&*served, &game, &view, &options, &names);
            written(&AnyMessage::Told(Box::new(Told { hint, ..Told::new(id) })))
        })
    }
}

/// What to do and why, from what the seat may know.
fn advice<S: Served>(
    served: &S,
    game: &S::Game,
    view: &ViewOf<S>,
    options: &[ChoiceOf<S>],
    names: &Names,
) -> Option<Advice> {
    let weighed = players::hint::<S::Knowledge>(game, view, options, HINT, HINT_SEED);
    let best = weighed.first()?;
    let shown = weighed.iter().map(|option| WeighedShown {
        choice: u32::try_from(option.weighed.option).ok(),
        ..names.weighed(served, game, view, option)
    });
    Some(Advice {
        choice: u32::try_from(best.weighed.option).ok()?,
        text: names.voice(served).motives(game, view, &best.reasons),
        weighed: shown.collect(),
    })
}

/// The view that the last of several choices is made at, with that choice.
fn after<S: Served>(
    game: &S::Game,
    view: ViewOf<S>,
    first: ChoiceOf<S>,
    then: &[String],
) -> Result<(ViewOf<S>, ChoiceOf<S>), Unmoved> {
    if then.is_empty() {
        return Ok((view, first));
    }
    let read = then.iter().take(LONGEST_PLAN).map(|choice| game.read(choice));
    let rest: Result<Vec<ChoiceOf<S>>, NotationError> = read.collect();
    let rest = rest.map_err(|_| Unmoved::new(RefusalCode::NotOffered))?;
    let mut choices = vec![first];
    choices.extend(rest);
    let last = choices.pop().unwrap_or(first);
    let seat = S::Game::viewer(&view).ok_or(Unmoved::new(RefusalCode::NotYours))?;
    let world = world(game, &view);
    let reached = kernel::plans::follow(game, &world, seat, &choices)
        .ok_or(Unmoved::new(RefusalCode::NotOffered))?;
    Ok((game.view(&reached, Some(seat)), last))
}

fn offered<S: Served>(
    game: &S::Game,
    view: &ViewOf<S>,
    index: u32,
) -> Result<ChoiceOf<S>, Unmoved> {
    let options = game.question(view).ok_or(Unmoved::new(RefusalCode::NotYours))?;
    options.get(index as usize).copied().ok_or(Unmoved::new(RefusalCode::NotOffered))
}
