//! What a table says to its sessions: to each its own view, in its own language.

use axum::extract::ws::Utf8Bytes;
use kernel::{RuleId, Seat};
use pantheon::Recruitment;
use protocol::{LogLine, RefusalCode, Refused, ServerMessage, SettingShown, Welcome};
use text::{Lang, Setting, Speaker, Unheard};

use super::session::{Session, written};
use super::{Live, Table, Unmoved};
use crate::played::{Played, Step};
use crate::voice::Names;

/// Lines of the log that a session is given when it joins; the rest it can fetch.
const LOG: usize = 200;

/// What decides how a message reads: whose view, which language, whether there is an undo.
type Reader = (Option<Seat>, Lang, bool);

impl Table {
    /// Tells everybody what happened.
    pub(super) fn tell(&mut self, steps: &[Step]) {
        let Some(live) = &self.live else { return };
        let asked = live.played.asked();
        let mut written_for: Vec<(Reader, Utf8Bytes)> = Vec::new();
        self.sessions.retain_mut(|session| {
            session.turn_to(asked);
            let reader = reader(live, session);
            let known = written_for.iter().find(|(known, _)| *known == reader);
            let message = match known {
                Some((_, message)) => message.clone(),
                None => {
                    let message = moved(live, reader, steps);
                    written_for.push((reader, message.clone()));
                    message
                }
            };
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
            RefusalCode::Forbidden => match text::catalogue::Catalogue::pantheon_15().rule(said) {
                Some(rule) => format!("{} ({})", rule.text(session.lang), rule.id()),
                None => speaker.unheard(Unheard::NotOffered),
            },
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
            ruleset: pantheon::RULESET,
            mode: match setup.recruitment {
                Recruitment::Draft { .. } => "draft",
                Recruitment::Constructed { .. } => "constructed",
                Recruitment::Limited { .. } => "limited",
            },
            scenario: setup.scenario.as_ref().map(|scenario| &scenario.id[..]),
            teams: setup.teams,
            settings: settings(&speaker, &setup.settings),
            snapshot: names.voice().snapshot(game, &live.played, viewer, can_undo),
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
    let snapshot = names.voice().snapshot(live.played.game(), &live.played, viewer, can_undo);
    written(&ServerMessage::Moved { snapshot: Box::new(snapshot), log })
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
    let text = match Catalogue::pantheon_15().find(rule.0) {
        Ok(Entry::Rule(rule)) => rule.text(lang).to_owned(),
        Ok(Entry::Ruling(ruling)) => ruling.answer(lang).to_owned(),
        Ok(Entry::Section(_)) | Err(_) => String::new(),
    };
    protocol::RuleCited { id: rule.0.to_owned(), text }
}
