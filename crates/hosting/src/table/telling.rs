//! What a table says to its sessions: to each its own view, in its own language.

use kernel::{Game as _, Hosted, RuleId, Seat};
use protocol::{RefusalCode, Refused, Welcome};
use text::{Lang, Speaker, Unheard};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::crowd::{Crowd, FEW, Said};
use super::session::{Session, written};
use super::{AnyMessage, Live, Table, Unmoved};
use crate::played::{Broken, Played, Step};
use crate::served::{LineOf, MessageOf, Scene, Served, ViewOf};
use crate::tables::Kept;
use crate::voice::Names;

/// Lines of the log that a session is given when it joins; the rest it can fetch.
const LOG: usize = 200;

/// What decides how a message reads: whose view, which language, whether there is an undo.
type Reader = (Option<Seat>, Lang, bool);

impl<S: Served> Table<S> {
    /// Tells everybody what happened: what changed since they were last told, or the whole where
    /// the view of a session turned to another seat.
    pub(super) fn tell(&mut self, steps: &[Step<S::Game>]) {
        let (Some(live), Some(first)) = (&mut self.live, steps.first()) else { return };
        let served = &*self.served;
        let asked = live.played.asked();
        let game = live.played.game().clone();
        let [then, now] = [&first.before, live.played.state()].map(|state| game.view(state, None));
        let standing = served.standing(&game, &now);
        let told = std::mem::replace(&mut live.standing, standing);
        let since = std::mem::replace(&mut live.told, live.played.question());
        let before = Scene { view: &then, standing: &told };
        let after = Scene { view: &now, standing: &live.standing };
        let changes = served.shared(&game, before, after, live.played.question());
        let live = &*live;
        let mut written_for: Vec<(Reader, bool, Utf8Bytes)> = Vec::new();
        let watching = self.sessions.iter().filter(|session| session.seats.is_empty()).count();
        let mut crowd = Said::new();
        self.sessions.retain_mut(|session| {
            if session.out.is_given_up() {
                return false;
            }
            let shown = session.shown;
            session.turn_to(asked);
            let turned = session.shown != shown;
            let reader = reader(live, session);
            let known =
                written_for.iter().find(|(known, whole, _)| (*known, *whole) == (reader, turned));
            let message = match (known, &changes) {
                (Some((_, _, message)), _) => message.clone(),
                (None, Some(changes)) if !turned => {
                    let names = live.names(reader.1);
                    changed(served, &game, &names, reader, (since, steps), changes)
                }
                (None, _) => moved(served, live, reader, steps),
            };
            if known.is_none() {
                written_for.push((reader, turned, message.clone()));
            }
            if watching > FEW && session.seats.is_empty() {
                crowd.push((session.out.clone(), message));
                return true;
            }
            session.out.send(message)
        });
        if !crowd.is_empty() {
            self.crowd.get_or_insert_with(Crowd::new).tell(crowd);
        }
    }

    /// Shows everybody how the dice are drawn.
    pub(super) fn show_dice(&mut self) {
        let Some(dice) = self.live.as_ref().and_then(|live| live.dice_shown()) else { return };
        let message = written(&AnyMessage::Dice(dice));
        self.sessions.retain(|session| session.out.send(message.clone()));
    }

    /// Shows a session where the game stands.
    pub(super) fn show(&mut self, at: usize) {
        let Some(live) = &self.live else { return };
        let session = &self.sessions[at];
        session.out.send(moved(&*self.served, live, reader(live, session), &[]));
    }

    /// Tells a session that its message changed nothing.
    pub(super) fn refuse(&self, at: usize, unmoved: &Unmoved) {
        if self.is_lost {
            return;
        }
        let session = &self.sessions[at];
        let speaker = Speaker::new(session.lang);
        let said = unmoved.said.as_deref().unwrap_or_default();
        let message = match unmoved.code {
            RefusalCode::Stale => speaker.unheard(Unheard::Stale),
            RefusalCode::NotYours if session.seats.is_empty() => {
                speaker.unheard(Unheard::Spectator)
            }
            RefusalCode::NotYours => speaker.unheard(Unheard::NotYours),
            RefusalCode::NotOffered => speaker.unheard(Unheard::NotOffered),
            RefusalCode::NothingToUndo => speaker.unheard(Unheard::NothingToUndo),
            RefusalCode::Malformed => speaker.unheard(Unheard::Malformed(said)),
            RefusalCode::TooLarge => speaker.unheard(Unheard::TooLarge),
            RefusalCode::UnknownSecret => speaker.unheard(Unheard::UnknownSecret),
            RefusalCode::NoHints => speaker.unheard(Unheard::NoHints),
            RefusalCode::NotJoined => speaker.unheard(Unheard::NotJoined),
            RefusalCode::Broken => speaker.unheard(Unheard::Broken),
            RefusalCode::Storage => speaker.unheard(Unheard::Storage),
            RefusalCode::TooOften => speaker.unheard(Unheard::TooOften),
            RefusalCode::Closed => speaker.unheard(Unheard::Closed),
            RefusalCode::Busy => speaker.unheard(Unheard::Busy),
            RefusalCode::Full => speaker.unheard(Unheard::Full),
            RefusalCode::Over => speaker.unheard(Unheard::Over),
            RefusalCode::NotNow => speaker.unheard(Unheard::NotNow),
            RefusalCode::Rated => speaker.unheard(Unheard::Rated),
            RefusalCode::Paused => speaker.unheard(Unheard::Paused),
            // Whoever refuses has said for how long and why.
            RefusalCode::Muted | RefusalCode::Banned => said.to_owned(),
            RefusalCode::Forbidden => {
                match self.served.library().of_rule(said).and_then(|it| it.rule(said)) {
                    Some(rule) => format!("{} ({})", rule.text(session.lang), rule.id()),
                    None => speaker.unheard(Unheard::NotOffered),
                }
            }
        };
        let question = self.live.as_ref().map(|live| live.played.question());
        session.out.say(&AnyMessage::Refused(Refused { question, code: unmoved.code, message }));
    }

    /// Gives a session everything it needs to show the table. The log is made by playing the game
    /// again: it is not kept.
    pub(super) async fn welcome(&mut self, at: usize) {
        let kept = match self.tables.load::<S::Game>(&self.id).await {
            Ok(kept) => kept,
            Err(error) => return self.refuse(at, &error.into()),
        };
        if let Err(error) = self.wake().await {
            return self.refuse(at, &error);
        }
        let steps = match self.replayed(kept, last_steps).await {
            Ok(steps) => steps,
            Err(error) => return self.refuse(at, &error),
        };
        if let Err(error) = self.read_talk().await {
            return self.refuse(at, &error);
        }
        let Some(company) = self.company_shown() else { return };
        let clock = self.clocks_shown();
        let Some(live) = &self.live else { return };
        let served = &*self.served;
        let session = &self.sessions[at];
        let talk = self.talk_for(session);
        let names = live.names(session.lang);
        let viewer = session.shown;
        let mut log = log(served, live, &names, viewer, &steps);
        log.drain(..log.len().saturating_sub(LOG));
        let game = &**live.played.game();
        let can_undo = session.seats.iter().any(|&seat| live.played.can_undo(seat));
        let welcome = Welcome {
            table: self.id.clone(),
            ruleset: game.ruleset(),
            seats: session.seat_cards(&names, &live.players),
            dice: live.dice_shown(),
            about: served.about(game, &names.voice(served)),
            company,
            clock,
            talk,
            snapshot: names.snapshot(served, game, &live.played, &live.standing, viewer, can_undo),
            log,
        };
        session.out.say(&MessageOf::<'_, S>::Welcome(Box::new(welcome)));
        if let Some(shown) = live.exercise_shown() {
            session.out.say(&AnyMessage::Exercise(shown));
        }
    }
}

/// The last steps of a game: only the last lines are sent, so only they are put into words.
fn last_steps<G: Hosted>(kept: Kept<G>) -> Result<Vec<Step<G>>, Broken> {
    let mut steps = Vec::new();
    let spoken = kept.inputs.len().saturating_sub(LOG);
    Played::replay(kept.game, kept.start.as_deref(), &kept.inputs, |step| {
        if step.number as usize > spoken {
            steps.push(step);
        }
    })?;
    Ok(steps)
}

fn reader<S: Served>(live: &Live<S>, session: &Session) -> Reader {
    let can_undo = session.seats.iter().any(|&seat| live.played.can_undo(seat));
    (session.shown, session.lang, can_undo)
}

/// What happened and where the game stands, for one kind of reader.
fn moved<S: Served>(
    served: &S,
    live: &Live<S>,
    (viewer, lang, can_undo): Reader,
    steps: &[Step<S::Game>],
) -> Utf8Bytes {
    let names = live.names(lang);
    let log = log(served, live, &names, viewer, steps);
    let (game, played) = (&**live.played.game(), &live.played);
    let snapshot = names.snapshot(served, game, played, &live.standing, viewer, can_undo);
    written(&MessageOf::<'_, S>::Moved { snapshot: Box::new(snapshot), log })
}

/// What happened and what it changed, for one kind of reader.
fn changed<'g, S: Served>(
    served: &S,
    game: &'g S::Game,
    names: &Names,
    (viewer, _, can_undo): Reader,
    (since, steps): (u32, &[Step<S::Game>]),
    shared: &S::Shared<'g>,
) -> Utf8Bytes {
    let first = steps.first().expect("something happened");
    let states = std::iter::once(&first.before).chain(steps.iter().map(|step| &step.after));
    let views: Vec<ViewOf<S>> = states.map(|state| game.view(state, viewer)).collect();
    let lines = |(step, views): (&Step<S::Game>, &[ViewOf<S>])| {
        names.lines_between(served, game, viewer, [&views[0], &views[1]], step)
    };
    let log = steps.iter().zip(views.windows(2)).flat_map(lines).collect();
    let (voice, around) = (names.voice(served), [&views[0], &views[steps.len()]]);
    let changes = served.changes(game, &voice, shared, around, since, can_undo);
    written(&MessageOf::<'_, S>::Changed { changes: Box::new(changes), log })
}

fn log<'g, S: Served>(
    served: &S,
    live: &'g Live<S>,
    names: &Names,
    viewer: Option<Seat>,
    steps: &[Step<S::Game>],
) -> Vec<LineOf<'g, S>> {
    let game = &**live.played.game();
    steps.iter().flat_map(|step| names.lines(served, game, viewer, step)).collect()
}

/// A rule with what it says.
pub(super) fn cited<S: Served>(served: &S, rule: RuleId, lang: Lang) -> protocol::RuleCited {
    let text = served.library().statement(lang, rule.0).unwrap_or_default().to_owned();
    protocol::RuleCited { id: rule.0.to_owned(), text }
}
