//! Those who play: each at whichever server is there, and again at another when that one is gone.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use pantheon_wire::{GivenArmy, Mode, NewTable};
use protocol::{ClientMessage, PlayerKind, PlayerSpec};
use server::client::{Client, Stand, Told, open, request};
use tokio::time::{sleep, timeout};

use crate::nodes::Node;

/// How long a player waits for a connection, for a welcome and for what becomes of an answer, before
/// trying another server.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);

/// How long a server may take to say that it takes players.
const READY: Duration = Duration::from_secs(1);

/// How long a player whose turn it is not listens before joining anew: something may have been lost.
const TURN: Duration = Duration::from_secs(12);

/// How long a player thinks, at the least and at the most.
const THINKING: [u64; 2] = [100, 400];

/// One answer in so many is sent to two servers at once.
const TWICE: usize = 12;

/// An answer: the question and the place of the choice.
pub(crate) type Answer = (u32, u32);

/// A seat that somebody plays.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) table: String,
    pub(crate) seat: u8,
    pub(crate) secret: String,
}

impl Place {
    /// A seat without a secret.
    #[cfg(test)]
    pub(crate) fn new(table: &str, seat: u8) -> Self {
        Self { table: table.to_owned(), seat, secret: String::new() }
    }
}

/// What one player did.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// Answers that were sent, whatever became of them.
    pub(crate) sent: HashSet<Answer>,
    /// Answers that a server said were taken.
    pub(crate) acknowledged: HashSet<Answer>,
    /// Answers that were sent to two servers, and of these those that both said were taken.
    pub(crate) doubled: [usize; 2],
    /// Answers sent again that were said to be too late.
    pub(crate) stale: usize,
    /// How often the player joined.
    pub(crate) joined: usize,
    /// How often something had been lost on the way to the player.
    pub(crate) gaps: usize,
    /// The longest time between two moments at which the player was told something.
    pub(crate) longest: Duration,
}

/// The servers and when to stop.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) nodes: Arc<Vec<Arc<Node>>>,
    pub(crate) stop: Arc<AtomicBool>,
}

impl World {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn any(&self, rng: &mut Rng, but: Option<SocketAddr>) -> Option<SocketAddr> {
        let there: Vec<SocketAddr> = self.nodes.iter().filter_map(|node| node.address()).collect();
        let others: Vec<SocketAddr> =
            there.iter().copied().filter(|&address| Some(address) != but).collect();
        rng.choice(if others.is_empty() { there } else { others })
    }
}

/// Opens a table: for two people, or for one and a computer.
pub(crate) async fn seats(server: SocketAddr, computer: bool) -> Result<Vec<Place>> {
    let army = |id: &str| GivenArmy::Ready { id: id.to_owned() };
    let person = |name: &str| PlayerSpec { name: name.to_owned(), ..PlayerSpec::default() };
    let second = match computer {
        true => PlayerSpec {
            kind: PlayerKind::Computer,
            level: Some("novice".to_owned()),
            ..PlayerSpec::default()
        },
        false => person("South"),
    };
    let table = NewTable {
        ruleset: pantheon::RULESET.to_owned(),
        mode: Mode::Constructed { armies: vec![army("first_march"), army("lords_of_the_deep")] },
        board: None,
        players: vec![person("North"), second],
        teams: false,
        lead: None,
        settings: serde_json::Map::new(),
        lang: None,
    };
    let seated = open(server, &table).await.context("a table cannot be opened")?;
    let place = |seat: server::client::HeldSeat| Place {
        table: seated.table.clone(),
        seat: seat.seat,
        secret: seat.secret,
    };
    Ok(seated.seats.into_iter().map(place).collect())
}

/// Plays one game after the other at a table of its own, until told to stop.
pub(crate) async fn play_on(
    world: World,
    mut places: Vec<Place>,
    computer: bool,
    seed: u64,
) -> Vec<(Place, Ledger)> {
    let mut rng = Rng::with_seed(seed);
    let mut played = Vec::new();
    loop {
        let games = places.drain(..).map(|place| play(world.clone(), place, rng.u64(..)));
        for game in games.map(tokio::spawn).collect::<Vec<_>>() {
            played.push(game.await.expect("a player does not break off"));
        }
        while places.is_empty() {
            if world.is_over() {
                return played;
            }
            match world.any(&mut rng, None).map(|server| timeout(PATIENCE, seats(server, computer)))
            {
                Some(opened) => places = opened.await.ok().and_then(Result::ok).unwrap_or_default(),
                None => sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

/// Plays at random until told to stop.
async fn play(world: World, place: Place, seed: u64) -> (Place, Ledger) {
    let mut player = Player {
        rng: Rng::with_seed(seed),
        ledger: Ledger::default(),
        pending: None,
        told: Instant::now(),
        echoes: Vec::new(),
        world,
        place,
    };
    let mut at = None;
    while !player.world.is_over() {
        at = player.world.any(&mut player.rng, at);
        let Some(server) = at else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if player.sit(server).await {
            break;
        }
        sleep(Duration::from_millis(player.rng.u64(20..200))).await;
    }
    for echo in std::mem::take(&mut player.echoes) {
        if echo.await.unwrap_or(false) {
            player.ledger.doubled[1] += 1;
        }
    }
    (player.place, player.ledger)
}

struct Player {
    world: World,
    place: Place,
    rng: Rng,
    ledger: Ledger,
    /// An answer of which it is not known what became of it.
    pending: Option<Answer>,
    told: Instant,
    echoes: Vec<tokio::task::JoinHandle<bool>>,
}

impl Player {
    /// Plays at one server as long as it speaks; whether the game is over.
    async fn sit(&mut self, server: SocketAddr) -> bool {
        let Some(mut client) = join(server, &self.place).await else { return false };
        let mut stand: Option<Stand> = None;
        loop {
            let waits = if self.pending.is_some() || stand.is_none() { PATIENCE } else { TURN };
            let Ok(Ok(text)) = timeout(waits, client.hear_text()).await else { return false };
            let Ok(told) = Told::read(&text) else { return false };
            match told {
                Told::Welcome(now) => {
                    self.ledger.joined += 1;
                    self.go_on();
                    stand = Some(now);
                    // What became of it is not known: it is sent again as it was.
                    if let Some(answer) = self.pending
                        && !say(&mut client, answer).await
                    {
                        return false;
                    }
                }
                Told::Moved(now) => {
                    let known = stand.map(|stand| stand.question);
                    if now.since.is_some() && now.since != known {
                        self.ledger.gaps += 1;
                        return false;
                    }
                    self.go_on();
                    stand = Some(now);
                    if let Some((question, _)) = self.pending
                        && now.question > question
                    {
                        self.acknowledge();
                    }
                }
                Told::Repeated(question) => {
                    if self.pending.is_some_and(|(pending, _)| pending == question) {
                        self.acknowledge();
                    }
                }
                Told::Refused(code) => {
                    if code == "stale" && self.pending.take().is_some() {
                        self.ledger.stale += 1;
                    }
                    // The server may be cut off: another one is tried.
                    return false;
                }
                Told::Else => {}
            }
            let Some(now) = stand else { continue };
            if now.is_over && self.pending.is_none() {
                return true;
            }
            if self.world.is_over() && self.pending.is_none() {
                return true;
            }
            if self.pending.is_none()
                && let Some(choices @ 1..) = now.choices
                && !self.answer(server, &mut client, now.question, choices).await
            {
                return false;
            }
        }
    }

    fn go_on(&mut self) {
        self.ledger.longest = self.ledger.longest.max(self.told.elapsed());
        self.told = Instant::now();
    }

    fn acknowledge(&mut self) {
        self.ledger.acknowledged.extend(self.pending.take());
    }

    async fn answer(
        &mut self,
        server: SocketAddr,
        client: &mut Client,
        question: u32,
        choices: usize,
    ) -> bool {
        sleep(Duration::from_millis(self.rng.u64(THINKING[0]..THINKING[1]))).await;
        let choice = self.rng.u32(0..u32::try_from(choices).unwrap_or(1));
        let answer = (question, choice);
        self.pending = Some(answer);
        self.ledger.sent.insert(answer);
        if self.rng.usize(0..TWICE) == 0
            && let Some(other) = self.world.any(&mut self.rng, Some(server))
        {
            self.ledger.doubled[0] += 1;
            self.echoes.push(tokio::spawn(echo(other, self.place.clone(), answer)));
        }
        say(client, answer).await
    }
}

/// Whether a server takes players; a proxy in front asks the same.
pub(crate) async fn is_ready(server: SocketAddr) -> bool {
    let asked = timeout(READY, request(server, "GET", "/ready", "", ""));
    matches!(asked.await, Ok(Ok(answer)) if answer.status == 200)
}

async fn join(server: SocketAddr, place: &Place) -> Option<Client> {
    if !is_ready(server).await {
        return None;
    }
    let secrets = [place.secret.clone()];
    let joined = Client::join(server, &place.table, &secrets, "en");
    timeout(PATIENCE, joined).await.ok()?.ok()
}

async fn say(client: &mut Client, (question, choice): Answer) -> bool {
    let answer = ClientMessage::Answer { question, choice };
    matches!(timeout(PATIENCE, client.say(&answer)).await, Ok(Ok(())))
}

/// Sends an answer to another server as well; whether that one said it was taken.
async fn echo(server: SocketAddr, place: Place, answer: Answer) -> bool {
    let Some(mut client) = join(server, &place).await else { return false };
    let mut is_sent = false;
    while let Ok(Ok(text)) = timeout(PATIENCE, client.hear_text()).await {
        match Told::read(&text) {
            Ok(Told::Welcome(_)) => {
                if !say(&mut client, answer).await {
                    return false;
                }
                is_sent = true;
            }
            Ok(Told::Moved(stand)) if is_sent && stand.question > answer.0 => return true,
            Ok(Told::Repeated(question)) if question == answer.0 => return true,
            Ok(Told::Refused(_)) | Err(_) => return false,
            Ok(_) => {}
        }
    }
    false
}
