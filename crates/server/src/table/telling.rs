//! What a table says to its sessions: to each its own view, in its own language.

use kernel::{RuleId, Seat};
use pantheon::{Recruitment, View};
use protocol::{
    At, Changes, LogLine, RefusalCode, Refused, ServerMessage, SettingShown, Standing,
    TableChanges, Welcome,
};
use text::{Lang, Setting, Speaker, Unheard};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::session::{Session, written};
use super::{Live, Table, Unmoved};
use crate::played::{Played, Step};
use crate::voice::Names;

/// Lines of the log that a session is given when it joins; the rest it can fetch.
const LOG: usize = 200;

/// What decides how a message reads: whose view, which language, whether there is an undo.
type Reader = (Option<Seat>, Lang, bool);

impl Table {
    /// Tells everybody what happened: what changed since they were last told, or the whole where
    /// the view of a session turned to another seat.
    pub(super) fn tell(&mut self, steps: &[Step]) {
        let (Some(live), Some(first)) = (&mut self.live, steps.first()) else { return };
        let asked = live.played.asked();
        let game = live.played.game().clone();
        let public = &live.played.state().public;
        let standing = Standing::of(&game, public);
        let told = std::mem::replace(&mut live.standing, standing);
        let question = live.played.question();
        let before = At { public: &first.before.public, standing: &told };
        let after = At { public, standing: &live.standing };
        let changes = TableChanges::between(&game, [before, after], question, asked);
        let live = &*live;
        let mut written_for: Vec<(Reader, bool, Utf8Bytes)> = Vec::new();
        self.sessions.retain_mut(|session| {
            let shown = session.shown;
            session.turn_to(asked);
            let turned = session.shown != shown;
            let reader = reader(live, session);
            let known =
                written_for.iter().find(|(known, whole, _)| (*known, *whole) == (reader, turned));
            let message = match (known, &changes) {
                (Some((_, _, message)), _) => message.clone(),
                (None, Some(changes)) if !turned => changed(live, reader, steps, changes),
                (None, _) => moved(live, reader, steps),
            };
            if known.is_none() {
                written_for.push((reader, turned, message.clone()));
            }
            session.out.send(message)
        });
    }

    /// Shows a session where the game stands.
    pub(super) fn show(&mut self, at: usize) {
        let Some(live) = &self.live else { return };
        let session = &self.sessions[at];
        session.out.send(moved(live, reader(live, session), &[]));
    }

    /// Tells a session that its message changed nothing.
    pub(super) fn refuse(&mut self, at: usize, unmoved: Unmoved) {
        let session = &self.sessions[at];
        let speaker = Speaker::new(session.lang, self.tables.pack());
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
            RefusalCode::Broken => speaker.unheard(Unheard::Broken(said)),
            RefusalCode::Forbidden => {
                match text::catalogue::Catalogue::of_rule(said).and_then(|it| it.rule(said)) {
                    Some(rule) => format!("{} ({})", rule.text(session.lang), rule.id()),
                    None => speaker.unheard(Unheard::NotOffered),
                }
            }
        };
        let question = self.live.as_ref().map(|live| live.played.question());
        session.out.say(&ServerMessage::Refused(Refused { question, code: unmoved.code, message }));
    }

    /// Gives a session everything it needs to show the table. The log is made by playing the game
    /// again: it is not kept.
    pub(super) async fn welcome(&mut self, at: usize) {
        let kept = match self.tables.load(&self.id).await {
            Ok(kept) => kept,
            Err(error) => return self.refuse(at, error.into()),
        };
        if let Err(error) = self.wake().await {
            return self.refuse(at, error.into());
        }
        let Some(live) = &self.live else { return };
        let session = &self.sessions[at];
        let names = live.names(session.lang);
        let viewer = session.shown;
        let mut steps = Vec::new();
        // Only the last lines are sent, so only the last steps are put into words.
        let spoken = kept.inputs.len().saturating_sub(LOG);
        let replayed = Played::replay(kept.game, kept.start, &kept.inputs, |step| {
            if step.number as usize > spoken {
                steps.push(step);
            }
        });
        if let Err(error) = replayed {
            return self.refuse(at, crate::tables::TableError::from(error).into());
        }
        let mut log = log(live, &names, viewer, &steps);
        log.drain(..log.len().saturating_sub(LOG));
        let game = live.played.game();
        let setup = game.setup();
        let can_undo = session.seats.iter().any(|&seat| live.played.can_undo(seat));
        let speaker = names.voice().0;
        let welcome = Welcome {
            table: self.id.clone(),
            seats: session.seat_cards(&names, &live.players),
            boards: setup.boards.iter().map(|board| board.id()).collect(),
            ruleset: game.edition().ruleset(),
            mode: match setup.recruitment {
                Recruitment::Draft { .. } => "draft",
                Recruitment::Constructed { .. } => "constructed",
                Recruitment::Limited { .. } => "limited",
            },
            scenario: setup.scenario.as_ref().map(|scenario| &scenario.id[..]),
            teams: setup.teams,
            settings: settings(&speaker, &setup.settings),
            snapshot: names.voice().snapshot(game, &live.played, &live.standing, viewer, can_undo),
            log,
        };
        session.out.say(&ServerMessage::Welcome(Box::new(welcome)));
    }
}

fn reader(live: &Live, session: &Session) -> Reader {
    let can_undo = session.seats.iter().any(|&seat| live.played.can_undo(seat));
    (session.shown, session.lang, can_undo)
}

/// What happened and where the game stands, for one kind of reader.
fn moved(live: &Live, (viewer, lang, can_undo): Reader, steps: &[Step]) -> Utf8Bytes {
    let names = live.names(lang);
    let log = log(live, &names, viewer, steps);
    let (game, played) = (live.played.game(), &live.played);
    let snapshot = names.voice().snapshot(game, played, &live.standing, viewer, can_undo);
    written(&ServerMessage::Moved { snapshot: Box::new(snapshot), log })
}

/// What happened and what it changed, for one kind of reader.
fn changed(
    live: &Live,
    (viewer, lang, can_undo): Reader,
    steps: &[Step],
    table: &TableChanges<'_>,
) -> Utf8Bytes {
    let (names, game) = (live.names(lang), live.played.game());
    let first = steps.first().expect("something happened");
    let states = std::iter::once(&first.before).chain(steps.iter().map(|step| &step.after));
    let views: Vec<View> = states.map(|state| kernel::Game::view(&**game, state, viewer)).collect();
    let voice = names.voice();
    let lines = |(step, views): (&Step, &[View])| {
        voice.lines_between(game, [&views[0], &views[1]], names.players(), step)
    };
    let log = steps.iter().zip(views.windows(2)).flat_map(lines).collect();
    let around = [&views[0], &views[steps.len()]];
    let changes = Changes::between(game, table, around, &voice, first.number - 1, can_undo);
    written(&ServerMessage::Changed { changes: Box::new(changes), log })
}

fn log(live: &Live, names: &Names, viewer: Option<Seat>, steps: &[Step]) -> Vec<LogLine> {
    let (voice, game) = (names.voice(), live.played.game());
    steps.iter().flat_map(|step| voice.lines(game, viewer, names.players(), step)).collect()
}

/// The table's rulings with what they are called.
fn settings(speaker: &Speaker<'_>, settings: &pantheon::Settings) -> Vec<SettingShown> {
    let values = serde_json::to_value(settings).unwrap_or_default();
    let shown = Setting::ALL.iter().map(|&setting| SettingShown {
        key: setting.name(),
        value: values.get(setting.name()).map(ToString::to_string).unwrap_or_default(),
        label: speaker.name(setting),
    });
    shown.collect()
}

/// A rule with what it says.
pub(super) fn cited(rule: RuleId, lang: Lang) -> protocol::RuleCited {
    use text::catalogue::{Catalogue, Entry};
    let text = match Catalogue::of_rule(rule.0).and_then(|it| it.find(rule.0).ok()) {
        Some(Entry::Rule(rule)) => rule.text(lang).to_owned(),
        Some(Entry::Ruling(ruling)) => ruling.answer(lang).to_owned(),
        Some(Entry::Section(_)) | None => String::new(),
    };
    protocol::RuleCited { id: rule.0.to_owned(), text }
}
