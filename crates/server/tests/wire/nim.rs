//! A game of one file: what a server, the command line and computer players need of one they have
//! never heard of.
//!
//! Two players take 1 to 3 stones from a pile in turn; whoever takes the last one wins.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use commands::play::{PlayArgs, alone};
use commands::{Asked, Commanded, Commands, Console, Games, Of, Opened, Plain, Tables, Wanted};
use hosting::described::{Described, Requests};
use hosting::{Failure, Host, LineAbout, Lots, Scene, Served, Stand, ViewOf};
use kernel::{
    Game, Hosted, Input, InputOf, Log, Notation, NotationError, Pause, Refused, RuleId, Seat,
    SeatSet,
};
use players::arena::Played;
use players::balance::{Balanced, Kind};
use players::{Compiled, Experience, Knowledge, Leaning, Net, Reasoned, Side, Sides};
use protocol::{ClientMessage, Never, PlayerSpec};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::client::{Client, open};
use server::{Config, Server};
use text::catalogue::{Book, Library};
use text::{Adviser, GoalTold, Lang, Narrator, Verb};

use crate::common::{config, get};

/// The most stones that one may take.
const MOST: u8 = 3;

/// The game: how many stones lie there at first.
#[derive(Clone, Debug)]
struct Nim(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Pile {
    stones: u8,
    turn: Seat,
}

/// Everybody sees everything; the view says whose it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Shown(Option<Seat>, Pile);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Take(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Won(Seat);

/// Nothing is left to chance, and nobody gives orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nothing {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Forbidden {
    TooMany,
    NotYourTurn,
}

impl Game for Nim {
    type State = Pile;
    type Choice = Take;
    type Request = Nothing;
    type Outcome = Nothing;
    type Order = Nothing;
    type Event = Take;
    type Seen = Take;
    type View = Shown;
    type Reason = Forbidden;
    type Ending = Won;

    fn ruleset(&self) -> &'static str {
        "nim"
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Pile {
        Pile { stones: self.0, turn: Seat(0) }
    }

    fn admit(&self, pile: &Pile) -> Result<(), String> {
        let able = pile.stones <= self.0 && pile.turn.0 < 2;
        if able { Ok(()) } else { Err("there are never so many".to_owned()) }
    }

    fn pause(&self, pile: &Pile) -> Pause<Nothing, Won> {
        match pile.stones {
            0 => Pause::Over(Won(other(pile.turn))),
            _ => Pause::Decision(pile.turn),
        }
    }

    fn options(&self, pile: &Pile, options: &mut Vec<Take>) {
        options.clear();
        options.extend((1..=MOST.min(pile.stones)).map(Take));
    }

    fn advance(
        &self,
        pile: &mut Pile,
        input: InputOf<Self>,
        log: &mut Log<'_, Take>,
    ) -> Result<(), Refused<Forbidden>> {
        let Input::Choice(choice) = input;
        if let Some(reason) = self.explain(pile, choice) {
            return Err(Refused::Forbidden(reason));
        }
        self.advance_unchecked(pile, choice);
        log.emit(choice);
        Ok(())
    }

    fn advance_unchecked(&self, pile: &mut Pile, Take(count): Take) {
        *pile = Pile { stones: pile.stones - count, turn: other(pile.turn) };
    }

    fn explain(&self, pile: &Pile, Take(count): Take) -> Option<Forbidden> {
        (!(1..=MOST.min(pile.stones)).contains(&count)).then_some(Forbidden::TooMany)
    }

    fn view(&self, pile: &Pile, viewer: Option<Seat>) -> Shown {
        Shown(viewer, *pile)
    }

    fn sample_world(&self, view: &Shown, _: &mut fastrand::Rng) -> Pile {
        view.1
    }

    fn seen_by(&self, _: Option<Seat>, event: &Take) -> Take {
        *event
    }

    fn reveals(&self, _: &Take) -> bool {
        false
    }

    fn draw_outcome(&self, _: &Pile, request: Nothing, _: &mut fastrand::Rng) -> Nothing {
        request
    }

    fn outcomes(&self, _: &Pile, request: Nothing, _: &mut Vec<(Nothing, u64)>) {
        match request {}
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Notation<Take> for Nim {
    fn write(&self, Take(count): &Take) -> String {
        format!("take {count}")
    }

    fn read(&self, text: &str) -> Result<Take, NotationError> {
        let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
        count.map(Take).ok_or_else(|| NotationError::new(text, "`take N`"))
    }
}

impl Notation<Nothing> for Nim {
    fn write(&self, nothing: &Nothing) -> String {
        match *nothing {}
    }

    fn read(&self, text: &str) -> Result<Nothing, NotationError> {
        Err(NotationError::new(text, "nothing"))
    }
}

impl Hosted for Nim {
    type Setup = u8;

    const REVISION: u8 = 1;

    fn revision(&self) -> u8 {
        Self::REVISION
    }

    fn revised(&self, revision: u8) -> Option<u8> {
        (revision == Self::REVISION).then_some(self.0)
    }

    fn set_up(stones: u8) -> Result<Self, Vec<String>> {
        if stones > 0 { Ok(Self(stones)) } else { Err(vec!["there are no stones".to_owned()]) }
    }

    fn setup(&self) -> &u8 {
        &self.0
    }

    fn viewer(view: &Shown) -> Option<Seat> {
        view.0
    }

    fn with_blanks(view: &Shown) -> Pile {
        view.1
    }

    fn why_unasked(&self, _: &Pile, _: Seat, _: Take) -> Forbidden {
        Forbidden::NotYourTurn
    }

    fn rule(reason: &Forbidden) -> RuleId {
        RuleId(match reason {
            Forbidden::TooMany => "NIM.1",
            Forbidden::NotYourTurn => "NIM.2",
        })
    }

    fn winners(Won(seat): &Won) -> SeatSet {
        SeatSet::only(*seat)
    }

    fn round(&self, pile: &Pile) -> u16 {
        u16::from(self.0 - pile.stones) + 1
    }

    fn openly(event: &Take) -> Take {
        *event
    }
}

/// What players know: how the game ends, and nothing else.
struct NimKnowledge;

impl Knowledge for NimKnowledge {
    type Game = Nim;
    type Lore = ();

    fn lore(_: &Nim) {}

    fn is_lore(_: &Nim, (): &()) -> bool {
        true
    }

    fn solved(_: &Nim, (): &(), _: &Shown, _: &[Take], _: &mut fastrand::Rng) -> Option<usize> {
        None
    }

    fn habit(_: &Nim, (): &(), _: &Pile, options: &[Take], rng: &mut fastrand::Rng) -> usize {
        rng.usize(..options.len())
    }

    fn is_settled(_: &Nim, _: &Pile, _: &Pile) -> bool {
        true
    }

    fn worth(game: &Nim, (): &(), pile: &Pile, seat: Seat) -> f64 {
        match game.pause(pile) {
            Pause::Over(Won(winner)) if winner == seat => 1.0,
            Pause::Over(_) => -1.0,
            Pause::Decision(_) | Pause::Chance(_) => 0.0,
        }
    }

    fn outlook(game: &Nim, (): &(), pile: &Pile) -> [f64; Seat::MOST] {
        let mut chances = [0.0; Seat::MOST];
        for seat in Seat::all(2) {
            chances[seat.index()] = f64::midpoint(1.0, Self::worth(game, &(), pile, seat));
        }
        chances
    }

    fn turn_of(_: &Nim, view: &Shown) -> u32 {
        view.1.stones.into()
    }

    fn term_names() -> &'static [&'static str] {
        &["won"]
    }

    fn terms(game: &Nim, (): &(), pile: &Pile, seat: Seat) -> Vec<f64> {
        vec![Self::worth(game, &(), pile, seat)]
    }

    fn weights((): &()) -> Vec<f64> {
        vec![1.0]
    }

    fn set_experience((): &mut (), _: &Experience) {}

    fn net((): &()) -> Option<&Arc<Net>> {
        None
    }

    fn signal_count() -> usize {
        0
    }

    fn sides(_: &Nim, (): &(), _: &Pile) -> Sides {
        let mut sides = Sides::default();
        Seat::all(2).for_each(|seat| sides.push(Side::new(SeatSet::only(seat), 0.0, &[])));
        sides
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Wins;

impl Reasoned for NimKnowledge {
    fn compiled() -> &'static Compiled<Self> {
        static COMPILED: Compiled<NimKnowledge> = Compiled::new();
        &COMPILED
    }

    type Motive = Wins;
    type Aspect = ();

    const WINS: Wins = Wins;

    fn facts_of(_: &Nim, (): &(), _: &Shown, _: Take, _: &mut Vec<Wins>) {}

    fn facts_after(_: &Nim, (): &(), _: &Pile, _: &Pile, _: Seat, _: &mut Vec<Wins>) {}

    fn aspect(_: usize) -> Option<()> {
        None
    }

    fn leaning((): (), _: Leaning) -> Wins {
        Wins
    }

    fn says(_: &Wins, (): (), _: Leaning) -> bool {
        true
    }

    fn is_open(_: Take) -> bool {
        true
    }
}

impl Balanced for NimKnowledge {
    const KINDS: &'static [Kind] = &[];

    fn had(_: &Nim, _: &Played<Nim>, _: Seat, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn began(_: &Nim, _: &Played<Nim>) -> Seat {
        Seat(0)
    }
}

/// The game in English, whatever is asked for.
#[derive(Clone)]
struct NimSpeaker<'n>(Lang, &'n [String]);

impl Narrator<Nim> for NimSpeaker<'_> {
    fn lang(&self) -> Lang {
        self.0
    }

    fn library(&self) -> Library {
        Library::new(&[])
    }

    fn player(&self, seat: Seat) -> String {
        self.1.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {}", seat.0 + 1))
    }

    fn question(&self, _: &Nim, view: &Shown) -> String {
        format!("How many of {} stones?", view.1.stones)
    }

    fn goals(&self, _: &Nim, _: &Shown) -> Vec<GoalTold> {
        Vec::new()
    }

    fn won_by(&self, _: &Nim, _: &Shown, _: Won) -> Option<String> {
        None
    }

    fn choice(&self, _: &Nim, _: &Shown, Take(count): Take) -> String {
        format!("take {count} stones")
    }

    fn events_one_by_one(
        &self,
        _: &Nim,
        _: &Shown,
        _: &Shown,
        seen: &[Take],
    ) -> Vec<Option<String>> {
        seen.iter().map(|Take(count)| Some(format!("{count} stones are taken."))).collect()
    }

    fn table(&self, _: &Nim, view: &Shown) -> Vec<String> {
        vec![format!("{} stones", view.1.stones)]
    }
}

impl Adviser<Nim> for NimSpeaker<'_> {
    type Motive = Wins;

    fn motive(&self, _: &Nim, _: &Shown, _: &Wins) -> String {
        "it wins".to_owned()
    }
}

/// The game as a server hosts it.
struct NimServed;

impl Served for NimServed {
    type Game = Nim;
    type Knowledge = NimKnowledge;

    const RULESETS: &'static [&'static str] = &["nim"];

    type Voice<'n> = NimSpeaker<'n>;
    type About<'g> = Value;
    type Standing = ();
    type Snapshot<'g> = Value;
    type Shared<'g> = Never;
    type Changes<'a> = Never;
    type Event<'g> = Value;
    type Forecast = Never;
    type Catalogue = Value;
    type ArmyReport = Never;

    fn library(&self) -> Library {
        Library::new(&[])
    }

    fn requests(&self) -> Requests {
        // A table is described by the players at it: there is little else to say.
        Requests { new_table: Described::of::<PlayerSpec>(), army: None }
    }

    fn voice<'n>(&'n self, lang: Lang, players: &'n [String]) -> NimSpeaker<'n> {
        NimSpeaker(lang, players)
    }

    fn open(&self, asked: Value, _: Lots) -> Result<Nim, Failure> {
        let stones = u8::deserialize(&asked["stones"]).map_err(Failure::unreadable)?;
        Ok(Nim::set_up(stones).expect("the test asks for some"))
    }

    fn about(&self, game: &Nim, _: &NimSpeaker<'_>) -> Value {
        json!({ "stones": game.0 })
    }

    fn standing(&self, _: &Nim, _: &Shown) {}

    fn snapshot(
        &self,
        game: &Nim,
        voice: &NimSpeaker<'_>,
        view: &Shown,
        (): &(),
        stand: Stand,
    ) -> Value {
        let labels = |options: Vec<Take>| -> Vec<String> {
            options.iter().map(|option| voice.choice(game, view, *option)).collect()
        };
        let winner = match game.pause(&view.1) {
            Pause::Over(Won(seat)) => Some(seat.0),
            Pause::Decision(_) | Pause::Chance(_) => None,
        };
        json!({
            "question": stand.question,
            "stones": view.1.stones,
            "choices": game.question(view).map(labels),
            "winner": winner,
        })
    }

    fn shared(&self, _: &Nim, _: Scene<'_, Self>, _: Scene<'_, Self>, _: u32) -> Option<Never> {
        None
    }

    fn changes<'a, 'g: 'a>(
        &self,
        _: &'g Nim,
        _: &NimSpeaker<'_>,
        shared: &'a Never,
        _: [&ViewOf<Self>; 2],
        _: u32,
        _: bool,
    ) -> Never {
        *shared
    }

    fn forecasts(&self, _: &Nim, _: &NimSpeaker<'_>, _: &Shown, _: Take) -> Vec<Never> {
        Vec::new()
    }

    fn line(&self, _: &Nim, _: &Shown, _: &Take) -> LineAbout<Value> {
        LineAbout { event: json!({ "kind": "taken" }), depth: 0, rule: None }
    }

    fn catalogue(&self, _: Lang) -> Value {
        json!({ "most": MOST })
    }

    fn own_cards(&self, _: &Nim, _: Lang) -> Value {
        json!({})
    }
}

/// The game as the command line knows it.
pub(crate) static COMMANDS: &dyn Commands = &Of::<NimCommanded>::new();

/// What it brings to the command line: nine stones, and a computer player to play with.
struct NimCommanded;

/// How many stones lie there when nobody says so.
const STONES: u8 = 9;

impl Commanded for NimCommanded {
    type Game = Nim;
    type Knowledge = NimKnowledge;
    type Pack = ();
    type Words<'p> = NimSpeaker<'p>;
    type Dialect<'p> = Plain<'p, Self>;
    type Tables = Piles;

    const RULESETS: &'static [&'static str] = NimServed::RULESETS;
    const BOOKS: &'static [Book] = &[];
    const VERBS: &'static [Verb] = &[];
    const BENCHED: &'static str = "nim: nine stones.";

    fn game_name(_: &str, _: Lang) -> String {
        "Nim".to_owned()
    }

    fn is_pack(_: &Path) -> bool {
        false
    }

    fn pack(_: &[PathBuf]) -> anyhow::Result<()> {
        Ok(())
    }

    fn host(_: &[PathBuf]) -> anyhow::Result<Arc<dyn Host>> {
        Ok(Arc::new(NimServed))
    }

    fn words<'p>((): &'p (), lang: Lang, players: &'p [String]) -> NimSpeaker<'p> {
        NimSpeaker(lang, players)
    }

    fn dialect((): &()) -> Plain<'_, Self> {
        Plain::new(NimSpeaker(Lang::En, &[]))
    }

    fn tables(_: &Wanted<'_>) -> anyhow::Result<Piles> {
        Ok(Piles)
    }

    fn check(_: &PlayArgs) -> anyhow::Result<()> {
        Ok(())
    }

    fn open(args: &PlayArgs, (): &()) -> anyhow::Result<Opened<Self>> {
        let said = args.occupants()?;
        let occupants = if said.is_empty() { alone(2, "hero:200it")? } else { said };
        let place = "a table".to_owned();
        Ok(Opened { setup: STONES, occupants, place, prologue: Vec::new() })
    }

    fn ask(args: &PlayArgs, (): &(), _: &mut Console<'_>) -> anyhow::Result<Option<PlayArgs>> {
        Ok(Some(args.clone()))
    }

    fn turn(_: &Pile) -> Option<Seat> {
        None
    }

    fn is_beside(_: &Pile, _: &Take, _: Seat) -> bool {
        false
    }

    fn told(_: &Nim, _: &NimSpeaker<'_>, _: &Shown, _: Asked<'_>) -> Vec<String> {
        Vec::new()
    }

    fn event_words(game: &Nim, event: &Take) -> String {
        game.write(event)
    }

    fn begins_turn(_: &Pile) -> bool {
        true
    }

    fn benched(_: &str) -> anyhow::Result<Vec<Nim>> {
        Ok(vec![Nim(STONES)])
    }
}

/// The tables of a series: all alike.
struct Piles;

impl Tables<NimCommanded> for Piles {
    fn pack(&self) -> &() {
        &()
    }

    fn set_up(&self, _: u64) -> anyhow::Result<Nim> {
        Ok(Nim(STONES))
    }
}

/// A person who takes badly against a computer player who looks ahead: with 9 stones whoever begins
/// wins by taking 1, and after that the other by leaving 4 and 8.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_nobody_has_heard_of_is_played_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    // The computer player slips now and then; with this number it does not.
    let config = Config { foretold: Some(1), ..config(folder.path()) };
    let hosts = Games::new(vec![COMMANDS]).hosts(&[]).expect("it needs no packs");
    let server = Server::start(&config, hosts).await.expect("it starts");
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));

    let version = get(address, "/version", &[]).await;
    assert_eq!(version.json::<Value>().expect("JSON")["rulesets"], json!(["nim"]));
    let catalogue = get(address, "/api/catalogue", &[]).await;
    assert_eq!(catalogue.json::<Value>().expect("JSON"), json!({ "most": 3 }));
    let body = json!({
        "ruleset": "nim",
        "stones": 9,
        "players": [
            { "name": "Ann", "kind": "person" },
            { "name": "", "kind": "computer", "level": "hero" },
        ],
    });
    let opened = open(address, &body).await.expect("it opens");
    let secret = &opened.seats[0].secret;
    let mut ann = Client::join(address, &opened.table, std::slice::from_ref(secret), "en")
        .await
        .expect("connected");
    let mut told = ann.hear().await.expect("a welcome")["welcome"].clone();
    assert_eq!(told["stones"], json!(9));
    let mut left = Vec::new();
    loop {
        let snapshot = &told["snapshot"];
        left.push(snapshot["stones"].as_u64().expect("a number"));
        if let Some(winner) = snapshot["winner"].as_u64() {
            assert_eq!(winner, 1, "the computer player looks ahead: {left:?}");
            break;
        }
        if snapshot["choices"].is_array() {
            let question = snapshot["question"].as_u64().expect("a number") as u32;
            // Two at first, so that it is lost; then as few as may be.
            let choice = u32::from(left.len() == 1);
            ann.say(&ClientMessage::Answer { question, choice }).await.expect("sent");
        }
        told = loop {
            // Who is at the table is told apart.
            let heard = ann.hear().await.expect("the server speaks");
            if let Some(moved) = heard.get("moved") {
                break moved.clone();
            }
            assert!(heard.get("company").is_some(), "{heard}");
        };
        assert!(told["log"][0]["text"].as_str().is_some_and(|text| text.contains("taken")));
    }
    let multiples: Vec<bool> = left[2..].iter().step_by(2).map(|left| left % 4 == 0).collect();
    assert!(multiples.iter().all(|is| *is), "it leaves what cannot be won from: {left:?}");

    let record =
        get(address, &format!("/api/tables/{}/record", opened.table), &[&secret[..]]).await;
    assert!(record.body.contains("ruleset nim"), "{}", record.body);
    let moments =
        get(address, &format!("/api/tables/{}/moments", opened.table), &[&secret[..]]).await;
    let moments = moments.json::<Value>().expect("JSON");
    assert_eq!(moments["moments"].as_array().map(Vec::len), Some(left.len()));
}
