//! What is true of clocks and deadlines in every store.

use store::{Appended, Break, Clocks, Epoch, Head, NewTable, PersonId, SeatClaim, Settled, Store};

use crate::contract::{Place, head, more, owned, secret, settled, table};
use crate::people::{id, session};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn clocks(shown: &str, due: Option<i64>) -> Option<Clocks> {
    Some(Clocks { shown: shown.to_owned(), due })
}

fn timed(id: &str, due: Option<i64>) -> NewTable {
    NewTable { pace: "slow".to_owned(), clocks: clocks("at first", due), ..table(id) }
}

/// Inputs after which a seat is asked.
fn moved(id: &str, epoch: Epoch, first: u32, asked: Option<u8>, updated: i64) -> Appended {
    let head = Head { asked, over: asked.is_none(), ..head(updated) };
    Appended { head, ..more(id, epoch, first) }
}

async fn shown(store: &dyn Store, id: &str) -> Option<String> {
    store.load(id).await.expect("read").expect("there").clocks
}

async fn due(store: &dyn Store, now: i64) -> Vec<String> {
    let due = store.deadlines().due(now, 10).await.expect("read");
    due.into_iter().map(|awaited| awaited.table).collect()
}

pub(crate) async fn clocks_change_with_the_move_or_not_at_all(place: &impl Place) {
    let store = place.open().await;
    for name in ["a", "b"] {
        store.create(timed(name, None)).await.expect("kept");
    }
    store.create(table("c")).await.expect("kept");
    assert_eq!(shown(&*store, "a").await.as_deref(), Some("at first"));
    assert_eq!(shown(&*store, "c").await, None, "it has no clock");
    let (a, b) = (owned(&*store, "a").await, owned(&*store, "b").await);
    let late = Appended { clocks: clocks("late", Some(1)), ..moved("a", a, 0, Some(0), 5) };
    let good = Appended { clocks: clocks("later", Some(9)), ..moved("b", b, 1, Some(0), 5) };
    let (bad, good) = tokio::join!(store.append(late), store.append(good));
    bad.expect_err("another input stands there");
    good.expect("the other table is unharmed");
    assert_eq!(shown(&*store, "a").await.as_deref(), Some("at first"), "nothing is kept");
    assert_eq!(shown(&*store, "b").await.as_deref(), Some("later"));
    assert_eq!(due(&*store, 100).await, ["b"]);

    let seats = Vec::new();
    let paused = Settled { over: false, players: None, seats, ..settled("b", b, 3) };
    let stale = Settled { taken: 1, clocks: clocks("stale", Some(1)), ..paused.clone() };
    store.settle(stale).await.expect_err("it stands elsewhere");
    store.settle(paused.clone()).await.expect("kept");
    assert_eq!(shown(&*store, "b").await.as_deref(), Some("later"), "nothing is said of them");
    let pace = Some("live".to_owned());
    let stops = Settled { clocks: clocks("stopped", None), pace, ..paused };
    store.settle(stops).await.expect("kept");
    let stored = store.load("b").await.expect("read").expect("there");
    assert_eq!((stored.clocks.as_deref(), &stored.pace[..]), (Some("stopped"), "live"));
    assert_eq!(due(&*store, 100).await, [""; 0]);
    store.close().await.expect("closed");
    let store = place.open().await;
    assert_eq!(shown(&*store, "b").await.as_deref(), Some("stopped"), "it comes back");
}

pub(crate) async fn whose_decision_is_awaited_is_known_since_when_and_until_when(
    place: &impl Place,
) {
    let store = place.open().await;
    store.people().add_guest(&id("ann"), "Ann", &session("ann", 1)).await.expect("kept");
    for name in ["a", "b", "c"] {
        store.create(timed(name, Some(50))).await.expect("kept");
    }
    let own = secret("a", "own");
    let claim = store.claim("a", &secret("a", "north"), &own).await.expect("kept");
    assert_eq!(claim, SeatClaim::Yours(0));
    assert!(store.people().bind(&id("ann"), "a", &own).await.expect("kept"));
    let deadlines = store.deadlines();
    assert_eq!(deadlines.unclaimed("a").await.expect("read"), 1);
    let awaited = deadlines.at("a").await.expect("read").expect("it waits");
    assert_eq!((awaited.seat, awaited.person, awaited.since), (Some(1), None, 1));
    assert_eq!((&awaited.ruleset[..], awaited.due), ("pantheon-1.5", Some(50)));

    let a = owned(&*store, "a").await;
    let asked = |first, seat, now, due| Appended {
        clocks: clocks("shown", Some(due)),
        ..moved("a", a, first, Some(seat), now)
    };
    store.append(asked(1, 0, 10, 70)).await.expect("kept");
    store.append(asked(3, 0, 20, 60)).await.expect("kept");
    let awaited = deadlines.at("a").await.expect("read").expect("it waits");
    assert_eq!((awaited.seat, awaited.since, awaited.due), (Some(0), 10, Some(60)), "all along");
    assert_eq!(awaited.person, Some(id("ann")));
    let hers = deadlines.of_person(&id("ann")).await.expect("read");
    assert_eq!(hers, [awaited]);
    store.append(asked(5, 1, 30, 80)).await.expect("kept");
    let awaited = deadlines.at("a").await.expect("read").expect("it waits");
    assert_eq!((awaited.seat, awaited.since), (Some(1), 30), "somebody else's turn");
    assert_eq!(deadlines.of_person(&id("ann")).await.expect("read"), []);

    assert_eq!(due(&*store, 49).await, [""; 0]);
    let mut two = due(&*store, 50).await;
    two.sort();
    assert_eq!(two, ["b", "c"]);
    assert_eq!(due(&*store, 80).await.last().expect("three"), "a", "the longest wait first");
    assert_eq!(deadlines.due(80, 1).await.expect("read").len(), 1);
    let b = owned(&*store, "b").await;
    store.append(moved("b", b, 1, None, 40)).await.expect("kept");
    assert_eq!(due(&*store, 50).await, ["c"], "a game that is over waits for nobody");
    assert_eq!(deadlines.at("b").await.expect("read"), None);
}

pub(crate) async fn holidays_are_few_and_stop_ones_own_time(place: &impl Place) {
    let store = place.open().await;
    for name in ["ann", "ben"] {
        store.people().add_guest(&id(name), name, &session(name, 1)).await.expect("kept");
    }
    store.create(table("a")).await.expect("kept");
    for (name, person) in [("north", "ann"), ("south", "ben")] {
        let own = secret("a", &format!("{name}-own"));
        store.claim("a", &secret("a", name), &own).await.expect("kept");
        assert!(store.people().bind(&id(person), "a", &own).await.expect("kept"));
    }
    let deadlines = store.deadlines();
    let now = 400 * DAY;
    let days = |begins: i64, ends: i64| Break { begins: begins * DAY, ends: ends * DAY };
    let most = 30 * DAY;
    let takes = async |person: &str, holiday: Break| {
        deadlines.take_holiday(&id(person), holiday, most).await.expect("an answer")
    };
    assert!(takes("ann", days(401, 421)).await);
    assert!(!takes("ann", days(410, 412)).await, "she has that already");
    assert!(!takes("ann", days(500, 511)).await, "31 days in a year");
    assert!(takes("ann", days(500, 510)).await);
    assert!(!takes("ann", days(395, 396)).await, "nor before the others");
    assert!(takes("ann", days(900, 930)).await, "another year");
    assert!(!takes("nobody", days(900, 930)).await);
    assert!(takes("ben", days(401, 402)).await, "his are his own");
    let breaks =
        async |seat: u8, from: i64| deadlines.breaks("a", seat, from * DAY).await.expect("read");
    assert_eq!(breaks(0, 400).await, [days(401, 421), days(500, 510), days(900, 930)]);
    assert_eq!(breaks(0, 421).await, [days(500, 510), days(900, 930)]);
    assert_eq!(breaks(1, 400).await, [days(401, 402)]);

    let ends = async |begins: i64, now: i64| {
        let (person, begins): (PersonId, i64) = (id("ann"), begins * DAY);
        deadlines.end_holiday(&person, begins, now * DAY).await.expect("an answer")
    };
    assert!(ends(401, 405).await, "she is back early");
    assert!(!ends(401, 406).await, "it is over");
    assert!(ends(500, 405).await, "she changes her mind");
    assert!(!ends(500, 405).await);
    let left = deadlines.holidays(&id("ann"), now).await.expect("read");
    assert_eq!(left, [days(401, 405), days(900, 930)]);
    store.people().delete(&id("ann")).await.expect("forgotten");
    assert_eq!(deadlines.holidays(&id("ann"), now).await.expect("read"), []);
}

pub(crate) async fn an_outage_is_nobodys_time_and_is_noted_once(place: &impl Place) {
    let store = place.open().await;
    let deadlines = store.deadlines();
    let minute = 60 * 1000;
    let beat = async |at: i64| deadlines.beat(at * minute).await.expect("kept");
    for at in [1000, 1001, 1003] {
        assert_eq!(beat(at).await, None, "the first time and after a short while");
    }
    let outage = Break { begins: 1003 * minute, ends: 1103 * minute };
    let (one, two) = tokio::join!(beat(1103), beat(1103));
    assert_eq!(one.or(two), Some(outage));
    assert_eq!(beat(1104).await, None);
    assert_eq!(deadlines.breaks("a", 0, 0).await.expect("read"), [outage], "at every table");
    assert_eq!(deadlines.breaks("a", 0, outage.ends).await.expect("read"), []);
}
