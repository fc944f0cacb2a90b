//! Those at a table: who is there, what they agree on beside the game, and what they say.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use kernel::{Game as _, Hosted as _, Seat};
use protocol::{
    Act, Again, CompanyShown, Ended, EndedBy, Opened, OpenedSeat, Pace, PlayerKind, PlayerSpec,
    Presence, RefusalCode, Say, Secret, Spoken, TalkLine,
};
use store::{
    Computer, Contender, FOR_GOOD, Finished, LINES, Lasting, Line, Outcome, PersonId, Settled,
};
use text::{Lang, Unheard};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::answers::MOST_CHANGES;
use super::crowd::{Crowd, FEW, Said};
use super::session::{AnyMessage, Session, written};
use super::{Live, Table, Unmoved};
use crate::accord::{Accord, Circumstances, Due};
use crate::clocks::{Clocks, Now};
use crate::limits::{Bucket, Rate};
use crate::played::now;
use crate::served::Served;
use crate::{naming, opening, token};

/// Who has been away for so long may be replaced.
const ABSENCE: Duration = Duration::from_secs(180);

/// The longest thing that somebody says, and the longest name of a spectator.
const LONGEST_LINE: usize = 300;
const LONGEST_NAME: usize = 40;

/// How much all spectators of a table together say.
const CROWD: Rate = Rate::new(2.0, 20.0);

/// Speakers whose rates are remembered at once.
const MOST_SPEAKERS: usize = 256;

/// The level of a computer player who takes a person's place.
const LEVEL: &str = "adept";

/// Bytes of an invitation.
const SECRET_BYTES: usize = 24;

/// Who plays from now on, and the seats that are given away anew: each with the invitation to it, or
/// nothing where a computer player sits down.
pub(super) struct Reseated {
    pub(super) players: Vec<PlayerSpec>,
    pub(super) seats: Vec<(u8, Option<Secret>)>,
}

/// Those at a table, apart from its game: it is not forgotten when the game is let go of.
#[derive(Debug)]
pub(super) struct Company {
    /// When somebody was last seen at a seat; at first, when the table woke.
    away: [Instant; Seat::MOST],
    /// What everybody was told last.
    told: Option<CompanyShown>,
    /// What was said last, once it was read.
    talk: Option<Vec<TalkLine>>,
    /// What those who speak may still say, by what tells askers apart.
    speakers: HashMap<u64, Bucket>,
    crowd: Bucket,
    /// Whether somebody had not played yet; once all have, it stays so.
    is_early: bool,
}

impl Company {
    pub(super) fn new() -> Self {
        Self {
            away: [Instant::now(); Seat::MOST],
            told: None,
            talk: None,
            speakers: HashMap::new(),
            crowd: Bucket::new(CROWD),
            is_early: true,
        }
    }

    /// Notes who is there, before something happens that they may not be there after.
    pub(super) fn see(&mut self, sessions: &[Session]) {
        for seat in sessions.iter().flat_map(|session| &session.seats) {
            self.away[seat.index()] = Instant::now();
        }
    }

    /// What everybody was told last.
    pub(super) fn told(&self) -> Option<&CompanyShown> {
        self.told.as_ref()
    }

    fn presence(&self, seat: Seat, player: &PlayerSpec, sessions: &[Session]) -> Presence {
        if player.kind == PlayerKind::Computer {
            Presence::Computer
        } else if sessions.iter().any(|session| session.plays(seat)) {
            Presence::Here
        } else if self.away[seat.index()].elapsed() < ABSENCE {
            Presence::Away
        } else {
            Presence::Gone
        }
    }

    /// Whether somebody may speak now.
    fn may_speak(&mut self, known_by: u64, is_watching: bool, rate: Rate) -> bool {
        if self.speakers.len() >= MOST_SPEAKERS && !self.speakers.contains_key(&known_by) {
            self.speakers.clear();
        }
        let own = self.speakers.entry(known_by).or_insert_with(|| Bucket::new(rate));
        own.take(rate) && (!is_watching || self.crowd.take(CROWD))
    }
}

impl<S: Served> Live<S> {
    /// How the game ended, to be kept with its end; nothing as long as it goes on, and nothing of
    /// exercises and games that were ended before they began.
    pub(super) fn finished(&self, ended: Option<&Ended>) -> Option<Finished> {
        let winners = match ended {
            Some(ended) if ended.by == EndedBy::Aborted => return None,
            Some(ended) => ended.winners.clone(),
            None => self.played.winners()?,
        };
        if self.exercise.is_some() {
            return None;
        }
        let ruleset = self.played.game().ruleset();
        let contender = |(seat, player): (u8, &PlayerSpec)| {
            let outcome = match winners.contains(&seat) {
                _ if winners.is_empty() => Outcome::Drawn,
                true => Outcome::Won,
                false => Outcome::Lost,
            };
            let is_computer = player.kind == PlayerKind::Computer;
            let computer = is_computer.then(|| {
                let level = player.level.clone().unwrap_or_default();
                Computer { rating: players::measured(ruleset, &level), level }
            });
            Contender { outcome, computer }
        };
        Some(Finished { seats: (0u8..).zip(&self.players).map(contender).collect() })
    }

    /// Whether the game is over, by its rules or because its players ended it.
    pub(super) fn is_over(&self) -> bool {
        self.accord.ended.is_some() || self.played.is_over()
    }

    /// Whether somebody has not played yet.
    fn is_early(&self) -> bool {
        let people = (0u8..).map(Seat).zip(&self.players);
        let mut people = people.filter(|(_, player)| player.kind == PlayerKind::Person);
        self.played.game().round(self.played.state()) == 0
            || people.any(|(seat, _)| !self.played.has_chosen(seat))
    }
}

impl<S: Served> Table<S> {
    /// Does for a seat what the rules of the game do not know.
    pub(super) async fn acted(&mut self, at: usize, seat: Seat, act: Act) -> Result<(), Unmoved> {
        let session = &self.sessions[at];
        if !session.plays(seat) {
            return Err(Unmoved::new(RefusalCode::NotYours));
        }
        let (by, lang) = (session.id, session.lang);
        if !self.orders[seat.index()].take(self.tables.limits().orders) {
            return Err(Unmoved::new(RefusalCode::TooOften));
        }
        self.wake().await?;
        let Self { live: Some(live), sessions, company, clocks, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        if live.exercise.is_some() {
            return Err(Unmoved::new(RefusalCode::NotNow));
        }
        let mut accord = live.accord.clone();
        let due = accord
            .act(seat, act, &circumstances(live, company, clocks.as_ref(), sessions))
            .map_err(Unmoved::new)?;
        match due {
            Due::Nothing => self.settle(accord, None, None).await?,
            Due::TakeBack(seat) => self.took_back(seat, accord).await?,
            Due::Replace(seat, kind) => self.replaced(seat, kind, (accord, None), by).await?,
            Due::Pause => self.paused(accord).await?,
            Due::Resume => self.resumed(accord).await?,
            Due::Pace(pace) => self.paced(pace, accord).await?,
            Due::Rematch { swap } => {
                self.settle(accord, None, None).await?;
                self.begun_again(swap, lang).await?;
            }
        }
        self.think().await;
        Ok(())
    }

    /// Keeps what the players agreed on, and who plays from now on and what the clocks show where that
    /// changes.
    pub(super) async fn settle(
        &mut self,
        accord: Accord,
        reseated: Option<Reseated>,
        clocks: Option<Clocks>,
    ) -> Result<(), Unmoved> {
        let players = reseated.as_ref().map(|reseated| &reseated.players[..]);
        let clocks = self.clocks_settled(clocks, &accord, players);
        let now_paced = self.pace();
        let live =
            self.live.as_ref().expect("what was agreed on was agreed on at a game in memory");
        let plain = "plain data always serialises";
        let (players, seats) = match reseated {
            Some(Reseated { players, seats }) => (Some(players), seats),
            None => (None, Vec::new()),
        };
        let changes = players.is_some() || accord.ended.is_some();
        let players = players.map(|players| serde_json::to_string(&players).expect(plain));
        let settled = Settled {
            table: self.id.clone(),
            epoch: live.epoch,
            taken: live.played.taken(),
            accord: serde_json::to_string(&accord).expect(plain),
            over: live.played.is_over() || accord.ended.is_some(),
            updated: now(),
            players,
            seats,
            clocks: clocks.as_ref().map(|clocks| clocks.kept(Now::new())),
            pace: clocks
                .as_ref()
                .map(Clocks::pace)
                .filter(|&pace| pace != now_paced)
                .map(|pace| pace.word().to_owned()),
            finished: match &live.accord.ended {
                None => accord.ended.as_ref().and_then(|ended| live.finished(Some(ended))),
                Some(_) => None,
            },
        };
        if let Err(error) = self.tables.store().settle(settled).await {
            return Err(self.not_kept(error).await);
        }
        if changes {
            self.tables.tell_changed(&self.id);
        }
        let live = self.live.as_mut().expect("nobody has let go of it");
        let ends = live.accord.ended.is_none() && accord.ended.is_some();
        live.accord = accord;
        if clocks.is_some() {
            self.clocks = clocks;
        }
        if ends {
            self.thinking = None;
            self.ended();
        }
        Ok(())
    }

    /// The game is over: what was kept apart till then is shown.
    pub(super) fn ended(&mut self) {
        self.show_dice();
        let lines = self.company.talk.iter().flatten();
        let apart: Vec<TalkLine> = lines.filter(|line| line.seat.is_none()).cloned().collect();
        if !apart.is_empty() {
            let message = written(&AnyMessage::Talk(apart));
            self.tell_all(&message, |session| !session.seats.is_empty());
        }
    }

    async fn took_back(&mut self, seat: Seat, accord: Accord) -> Result<(), Unmoved> {
        let Self { live: Some(live), served, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        if live.played.taken() >= MOST_CHANGES {
            return Err(Unmoved::new(RefusalCode::Full));
        }
        let mut steps = live.played.take_back(seat).map_err(Unmoved::by::<S::Game>)?;
        // What was answered for them would be answered again at once.
        while live.needless(served).is_some() && live.played.has_chosen(seat) {
            steps.extend(live.played.take_back(seat).map_err(Unmoved::by::<S::Game>)?);
        }
        let steps = live.pass_over(served, steps).map_err(Unmoved::by::<S::Game>)?;
        self.keep(steps).await?;
        self.settle(accord, None, None).await
    }

    /// Seats a computer player in place of a person, or invites another person. Whoever gives up the seat
    /// has the invitation to give away: they know its hand. Where they are gone, whoever agreed last has it.
    pub(super) async fn replaced(
        &mut self,
        seat: Seat,
        kind: PlayerKind,
        (accord, clocks): (Accord, Option<Clocks>),
        by: u64,
    ) -> Result<(), Unmoved> {
        let computer = kind == PlayerKind::Computer;
        let level = computer.then(|| LEVEL.to_owned());
        let player = PlayerSpec { kind, level, ..PlayerSpec::default() };
        let invitation = (!computer).then(|| Secret::from(token(SECRET_BYTES)));
        let Some(live) = &self.live else { return Err(Unmoved::new(RefusalCode::Broken)) };
        let mut players = live.players.clone();
        players[seat.index()] = player;
        let seats = vec![(seat.0, invitation.clone())];
        self.settle(accord, Some(Reseated { players, seats }), clocks).await?;
        let leaver = self.sessions.iter().find(|session| session.plays(seat));
        let giver = leaver.map_or(by, |session| session.id);
        for session in &mut self.sessions {
            session.seats.retain(|&own| own != seat);
            if session.shown == Some(seat) {
                session.shown = session.seats.first().copied();
            }
        }
        self.company.away[seat.index()] = Instant::now();
        self.call_anew().await?;
        let (Some(invitation), Some(live)) = (invitation, &self.live) else { return Ok(()) };
        if let Some(session) = self.sessions.iter().find(|session| session.id == giver) {
            let name = live.names(session.lang).labels()[seat.index()].clone();
            let seats = vec![OpenedSeat { seat: seat.0, invitation, name }];
            let table = self.id.clone();
            session.out.say(&AnyMessage::Invited(Opened { table, seats }));
        }
        Ok(())
    }

    /// Everybody is called anew: what they were called stands in all that was told.
    pub(super) async fn call_anew(&mut self) -> Result<(), Unmoved> {
        self.live = None;
        self.wake().await?;
        for at in 0..self.sessions.len() {
            self.welcome(at).await;
        }
        Ok(())
    }

    /// Calls the open seats of a session as whoever has them is known; `false` when there are none.
    /// A name that could be taken for another's is not taken over.
    pub(super) async fn call_by_name(&mut self, at: usize) -> Result<bool, Unmoved> {
        let Some(live) = &self.live else { return Ok(false) };
        let session = &self.sessions[at];
        let Some(name) = &session.name else { return Ok(false) };
        let (mut players, accord) = (live.players.clone(), live.accord.clone());
        let mut is_new = false;
        for seat in &session.seats {
            let is_like =
                |other: &PlayerSpec| other.name == *name || naming::look_alike(&other.name, name);
            let may_have = !players.iter().any(is_like);
            let Some(player) = players.get_mut(seat.index()).filter(|player| player.open) else {
                continue;
            };
            player.open = false;
            if may_have {
                player.name.clone_from(name);
            }
            is_new = true;
        }
        if is_new {
            self.settle(accord, Some(Reseated { players, seats: Vec::new() }), None).await?;
            self.call_anew().await?;
        }
        Ok(is_new)
    }

    /// Opens the same game anew, and gives everybody their own seats at it.
    async fn begun_again(&mut self, swap: bool, lang: Lang) -> Result<(), Unmoved> {
        let seats = self.live.as_ref().map_or(1, |live| live.players.len());
        let again = Again {
            table: self.id.clone(),
            swap,
            harder: false,
            by_hand: false,
            lang: Some(lang.code().to_owned()),
        };
        let opened = opening::once_more::<S::Game>(&self.tables, again).await;
        let opened = opened.map_err(|failure| {
            tracing::warn!(table = self.id, ?failure, "a rematch could not be opened");
            Unmoved::new(RefusalCode::Storage)
        })?;
        let moved = |seat: u8| (usize::from(seat) + usize::from(swap)) % seats;
        for session in &self.sessions {
            let is_own = |there: &&OpenedSeat| {
                session.seats.iter().any(|own| moved(own.0) == usize::from(there.seat))
            };
            let seats = opened.seats.iter().filter(is_own).cloned().collect();
            let table = opened.table.clone();
            session.out.say(&AnyMessage::Invited(Opened { table, seats }));
        }
        Ok(())
    }

    /// Somebody says something.
    pub(super) async fn said(&mut self, at: usize, say: Say) -> Result<(), Unmoved> {
        let session = &self.sessions[at];
        let is_watching = session.seats.is_empty();
        match say.seat {
            Some(seat) if !session.plays(Seat(seat)) => {
                return Err(Unmoved::new(RefusalCode::NotYours));
            }
            None if !is_watching => return Err(Unmoved::new(RefusalCode::NotYours)),
            _ => {}
        }
        let rate = self.tables.limits().talk;
        if !self.company.may_speak(session.known_by, is_watching, rate) {
            return Err(Unmoved::new(RefusalCode::TooOften));
        }
        let words = match say.words {
            Spoken::Phrase(phrase) => Spoken::Phrase(phrase),
            Spoken::Text(text) => {
                let text = plain(&text, LONGEST_LINE)?;
                Spoken::Text(self.tables.word_filter().hide(&text))
            }
        };
        let name = say.name.filter(|_| is_watching);
        let name = name.map(|name| plain(&name, LONGEST_NAME)).transpose()?;
        let name = name.map(|name| self.tables.word_filter().hide(&name));
        let person = session.person.clone();
        self.heard_of(at, person.as_ref(), say.seat).await?;
        self.wake().await?;
        self.read_talk().await?;
        let Self { live: Some(live), company: Company { talk: Some(talk), .. }, .. } = self else {
            return Err(Unmoved::new(RefusalCode::Broken));
        };
        let players = live.names.iter().flat_map(|(_, names)| names.labels());
        if let Some(name) = &name
            && players.clone().any(|known| known == name || naming::look_alike(name, known))
        {
            return Err(Unmoved::because(RefusalCode::Malformed, name));
        }
        let number = talk.last().map_or(0, |line| line.number + 1);
        let line = TalkLine { number, at: now(), seat: say.seat, name, words };
        let kept = Line {
            table: self.id.clone(),
            epoch: live.epoch,
            number,
            at: line.at,
            person,
            line: serde_json::to_string(&line).expect("plain data always serialises"),
        };
        if let Err(error) = self.tables.store().say(kept).await {
            // Another may have said something meanwhile: it is read again.
            self.company.talk = None;
            return Err(self.not_kept(error).await);
        }
        let is_over = self.live.as_ref().is_some_and(|live| live.is_over());
        let is_open = line.seat.is_some() || is_over;
        let message = written(&AnyMessage::Talk(vec![line.clone()]));
        if let Some(talk) = &mut self.company.talk {
            talk.push(line);
            let surplus = talk.len().saturating_sub(LINES as usize);
            talk.drain(..surplus);
        }
        self.tell_all(&message, |session| is_open || session.seats.is_empty());
        Ok(())
    }

    /// Refuses whoever is muted, be it by themselves or by their seat.
    async fn heard_of(
        &self,
        at: usize,
        person: Option<&PersonId>,
        seat: Option<u8>,
    ) -> Result<(), Unmoved> {
        let now = now();
        let muted = self.tables.store().people().mute_at(person, &self.id, seat, now).await;
        match muted.map_err(|error| Unmoved::from(crate::tables::TableError::from(error)))? {
            Some(Lasting { until, reason }) => {
                let left = (until != FOR_GOOD).then_some(until - now);
                let said = self.speaker(at).unheard(Unheard::Muted(left, &reason));
                Err(Unmoved::because(RefusalCode::Muted, said))
            }
            None => Ok(()),
        }
    }

    /// Reads what was said before, unless it is known.
    pub(super) async fn read_talk(&mut self) -> Result<(), Unmoved> {
        if self.company.talk.is_none() {
            let talk = self.tables.store().talk(&self.id).await;
            let talk =
                talk.map_err(|error| Unmoved::from(crate::tables::TableError::from(error)))?;
            // A line of a later program may say what this one does not know.
            let lines = talk.iter().filter_map(|line| serde_json::from_str(line).ok());
            self.company.talk = Some(lines.collect());
        }
        Ok(())
    }

    /// What was said last, as far as a session may hear it.
    pub(super) fn talk_for(&self, session: &Session) -> Vec<TalkLine> {
        let is_over = self.live.as_ref().is_some_and(|live| live.is_over());
        let may_hear = session.seats.is_empty() || is_over;
        let lines = self.company.talk.iter().flatten();
        lines.filter(|line| may_hear || line.seat.is_some()).cloned().collect()
    }

    /// Who is there and what is agreed on. While the game is not in memory, the rest is as it was.
    pub(super) fn company_shown(&mut self) -> Option<CompanyShown> {
        let Self { live, sessions, company, clocks, .. } = self;
        let watching = sessions.iter().filter(|session| session.seats.is_empty()).count();
        let watching = u32::try_from(watching).unwrap_or(u32::MAX);
        let Some(live) = live else {
            let told = company.told.as_ref()?;
            let seats = (0u8..).map(Seat).zip(&told.seats).map(|(seat, was)| match was {
                Presence::Computer => Presence::Computer,
                _ => company.presence(seat, &PlayerSpec::default(), sessions),
            });
            return Some(CompanyShown { seats: seats.collect(), watching, ..told.clone() });
        };
        company.is_early = company.is_early && live.is_early();
        let now = circumstances(live, company, clocks.as_ref(), sessions);
        let seats = (0u8..).map(Seat).zip(&live.players);
        let seats = seats.map(|(seat, player)| company.presence(seat, player, sessions));
        Some(CompanyShown {
            seats: seats.collect(),
            watching,
            proposal: live.accord.shown(&now),
            ended: live.accord.ended.clone(),
            can_abort: now.can_abort && !live.is_over() && live.exercise.is_none(),
        })
    }

    /// Tells everybody who is there and what is agreed on, when that has changed.
    pub(super) fn tell_company(&mut self) {
        if self.is_lost {
            return;
        }
        let Some(shown) = self.company_shown() else { return };
        if let Some(told) = &self.company.told {
            // Of a crowd, not everybody hears of each who comes.
            let change = shown.watching.abs_diff(told.watching);
            let is_crowd = (shown.watching as usize) > FEW && change * 10 < told.watching;
            let same = CompanyShown { watching: shown.watching, ..told.clone() } == shown;
            if same && (change == 0 || is_crowd) {
                return;
            }
        }
        let message = written(&AnyMessage::Company(shown.clone()));
        self.company.told = Some(shown);
        self.tell_all(&message, |_| true);
    }

    /// Tells the same to all whom it is for.
    pub(super) fn tell_all(&mut self, message: &Utf8Bytes, is_for: impl Fn(&Session) -> bool) {
        let watching = self.sessions.iter().filter(|session| session.seats.is_empty()).count();
        let mut crowd = Said::new();
        self.sessions.retain(|session| {
            if !is_for(session) {
                return true;
            }
            if watching > FEW && session.seats.is_empty() {
                crowd.push((session.out.clone(), message.clone()));
                return !session.out.is_given_up();
            }
            session.out.send(message.clone())
        });
        if !crowd.is_empty() {
            self.crowd.get_or_insert_with(Crowd::new).tell(crowd);
        }
    }
}

/// What an accord depends on.
pub(super) fn circumstances<'t, S: Served>(
    live: &'t Live<S>,
    company: &Company,
    clocks: Option<&Clocks>,
    sessions: &[Session],
) -> Circumstances<'t> {
    let (mut has_chosen, mut gone) = ([false; Seat::MOST], [false; Seat::MOST]);
    for (seat, player) in (0u8..).map(Seat).zip(&live.players) {
        has_chosen[seat.index()] = live.played.has_chosen(seat);
        gone[seat.index()] = company.presence(seat, player, sessions) == Presence::Gone;
    }
    Circumstances {
        players: &live.players,
        is_over: live.played.is_over(),
        question: live.played.question(),
        can_abort: company.is_early && live.is_early(),
        has_chosen,
        gone,
        is_rated: live.is_rated,
        pace: clocks.map_or(Pace::None, Clocks::pace),
        is_timed: clocks.is_some_and(Clocks::is_on),
        is_paused: clocks.is_some_and(Clocks::is_paused),
    }
}

/// Text without what nobody sees.
fn plain(text: &str, most: usize) -> Result<String, Unmoved> {
    match naming::shown(text, most) {
        Some(text) if !text.is_empty() => Ok(text),
        Some(_) => Err(Unmoved::because(RefusalCode::Malformed, "nothing is said")),
        None => Err(Unmoved::new(RefusalCode::TooLarge)),
    }
}
