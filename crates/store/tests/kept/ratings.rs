//! What is true of ratings in every store.

use std::sync::Arc;

use store::{
    AGAIN, AGAIN_WITHIN, Appended, Computer, Contender, Epoch, Finished, Head, NewTable, Outcome,
    PROVISIONAL, PersonId, PlayedGames, Profile, Readers, Secret, Settled, Shows, Store,
    StoreError, Uncounted,
};

use crate::contract::{Place, owned, table};
use crate::people::{account, id, session};

const LADDER: (&str, &str, u8) = ("pantheon-1.5", "none", 2);

/// Makes accounts of these names.
async fn accounts(store: &dyn Store, names: &[&str]) {
    let people = store.people();
    for name in names {
        let guest = session(&format!("guest {name}"), 1);
        people.add_guest(&id(name), "Talos 3", &guest).await.expect("kept");
        let new = session(name, 2);
        assert!(people.become_account(&id(name), &account(name), &new).await.expect("kept"));
    }
}

/// A table that counts, with people in its first seats, each of whom came from their own place.
async fn contest(store: &dyn Store, name: &str, people: &[&str]) -> Epoch {
    let seats = (0u8..).zip(people).map(|(seat, _)| (seat, invitation(name, seat))).collect();
    let inputs = Vec::new();
    let new = NewTable { is_rated: true, seats, inputs, ..table(name) };
    store.create(new).await.expect("kept");
    for (seat, person) in (0u8..).zip(people) {
        let own = Secret::from(format!("{name} {seat} of {person}"));
        store.claim(name, &invitation(name, seat), &own).await.expect("kept");
        let place = (Some(*person), *person);
        let sat = store.people().sit(&id(person), (name, &own), place).await;
        assert!(sat.expect("kept"), "{person} sits down");
    }
    owned(store, name).await
}

fn invitation(name: &str, seat: u8) -> Secret {
    Secret::from(format!("to seat {seat} of {name}"))
}

fn person(outcome: Outcome) -> Contender {
    Contender { outcome, computer: None }
}

fn computer(outcome: Outcome, rating: Option<i64>) -> Contender {
    Contender { outcome, computer: Some(Computer { level: "hero".to_owned(), rating }) }
}

/// The last inputs of a game.
fn last(name: &str, epoch: Epoch, updated: i64, seats: Vec<Contender>) -> Appended {
    let head = Head { round: 9, asked: None, over: true, updated };
    let more = crate::contract::more(name, epoch, 0);
    Appended { head, finished: Some(Finished { seats }), ..more }
}

/// Something that its players agreed on when it had taken nothing.
fn settled(name: &str, epoch: Epoch) -> Settled {
    let (seats, players, taken, over) = (Vec::new(), None, 0, false);
    Settled { seats, players, taken, over, ..crate::contract::settled(name, epoch, 0) }
}

async fn profile(store: &Arc<dyn Store>, name: &str) -> Profile {
    store.people().profile(name).await.expect("read").expect("there")
}

async fn rating(store: &Arc<dyn Store>, name: &str) -> Option<f64> {
    profile(store, name).await.ratings.first().map(|rating| rating.rating)
}

async fn uncounted(store: &Arc<dyn Store>, name: &str) -> Option<Uncounted> {
    store.people().contest(name, |_| 2).await.expect("read").expect("there").uncounted
}

async fn games(store: &Arc<dyn Store>, of: &str, by: Readers) -> Vec<String> {
    let asked = PlayedGames { person: id(of), by, before: None, most: 50 };
    let games = store.people().played(&asked).await.expect("read");
    games.into_iter().map(|game| game.table).collect()
}

pub(crate) async fn a_game_that_counts_counts_once_with_its_end(place: &impl Place) {
    let store = place.open().await;
    accounts(&*store, &["ann", "ben"]).await;
    let epoch = contest(&*store, "a", &["ann", "ben"]).await;
    assert_eq!(rating(&store, "ann").await, None, "nothing counts before the end");
    let ends = || vec![person(Outcome::Won), person(Outcome::Lost)];
    // Somebody whose inputs do not fit ends nothing.
    let stale = Appended { first: 5, ..last("a", epoch, 10, ends()) };
    store.append(stale).await.expect_err("it has not taken five");
    let lost = store.settle(Settled {
        taken: 5,
        over: true,
        finished: Some(Finished { seats: ends() }),
        ..settled("a", epoch)
    });
    assert!(matches!(lost.await, Err(StoreError::NotOwned(_))));
    assert_eq!(rating(&store, "ann").await, None, "and nothing counted");
    store.append(last("a", epoch, 10, ends())).await.expect("kept");
    let both =
        [rating(&store, "ann").await, rating(&store, "ben").await].map(Option::unwrap_or_default);
    assert!((both[0] - 1662.3).abs() < 0.5 && (both[1] - 1337.7).abs() < 0.5, "{both:?}");
    let again = Appended { first: 2, ..last("a", epoch, 11, ends()) };
    store.append(again).await.expect("kept");
    assert_eq!(rating(&store, "ann").await, Some(both[0]), "what counted does not count again");

    store.close().await.expect("closed");
    drop(store);
    let store = place.open().await;
    let ann = profile(&store, "ann").await;
    assert_eq!(ann.ratings[0].games, [1, 1, 0]);
    assert!(ann.ratings[0].is_provisional());
    let leaders = store.people().leaders(LADDER, 10).await.expect("read");
    assert!(leaders.is_empty(), "too little is known of both");
    let curve = store.people().curve(&id("ann"), LADDER, 10).await.expect("read");
    assert_eq!(curve.iter().map(|point| point.ended).collect::<Vec<_>>(), [10]);
    let met = store.people().met(&id("ben"), &id("ann")).await.expect("read");
    assert_eq!((met.won, met.drawn, met.lost), (0, 0, 1));
    let contest = store.people().contest("a", |_| 2).await.expect("read").expect("there");
    let changed = contest.seats[1].counted.expect("it counted");
    assert!(changed.0 == 1500.0 && (changed.1 - both[1]).abs() < 1e-9, "{changed:?}");

    // A draw, ended by those who played; between two, games of two months ago are forgotten.
    let epoch = self::contest(&*store, "b", &["ann", "ben"]).await;
    let drawn = vec![person(Outcome::Drawn), person(Outcome::Drawn)];
    let finished = Some(Finished { seats: drawn });
    let drawn = Settled { over: true, finished, ..settled("b", epoch) };
    store.settle(drawn).await.expect("kept");
    let after = rating(&store, "ann").await.expect("she has one");
    assert!(after < both[0], "a draw against somebody weaker: {after}");
    store.people().delete(&id("ben")).await.expect("forgotten");
    let ann = profile(&store, "ann").await;
    assert_eq!(ann.ratings[0].games, [2, 1, 1], "her games stay whole");
    assert_eq!(games(&store, "ann", Readers::Themselves).await.len(), 2);
}

pub(crate) async fn a_computer_player_stays_where_it_is(place: &impl Place) {
    let store = place.open().await;
    accounts(&*store, &["ann"]).await;
    for game in 0..20 {
        let name = format!("t{game}");
        let epoch = contest(&*store, &name, &["ann"]).await;
        let (own, other) = match game % 2 {
            0 => (Outcome::Won, Outcome::Lost),
            _ => (Outcome::Lost, Outcome::Won),
        };
        let ends = vec![person(own), computer(other, Some(1760))];
        store.append(last(&name, epoch, 10 + game, ends)).await.expect("kept");
    }
    let ann = profile(&store, "ann").await;
    assert!(ann.ratings[0].deviation < PROVISIONAL, "{:?}", ann.ratings);
    assert!((ann.ratings[0].rating - 1760.0).abs() < 60.0, "{:?}", ann.ratings);
    let leaders = store.people().leaders(LADDER, 10).await.expect("read");
    assert_eq!(leaders.iter().map(|one| &one.name[..]).collect::<Vec<_>>(), ["ann"]);
    let others = ("pantheon-1.5", "none", 3);
    assert!(store.people().leaders(others, 10).await.expect("read").is_empty());
}

pub(crate) async fn who_leaves_a_game_of_three_loses_it(place: &impl Place) {
    let store = place.open().await;
    accounts(&*store, &["ann", "ben", "eva"]).await;
    let epoch = contest(&*store, "a", &["ann", "ben", "eva"]).await;
    let leaves = Settled { seats: vec![(1, None)], ..settled("a", epoch) };
    store.settle(leaves).await.expect("kept");
    let ends =
        vec![person(Outcome::Lost), computer(Outcome::Won, Some(1760)), person(Outcome::Lost)];
    store.append(last("a", epoch, 10, ends)).await.expect("kept");
    let [ann, ben, eva] = ["ann", "ben", "eva"].map(|name| {
        let store = &store;
        async move { rating(store, name).await.expect("it counted") }
    });
    let (ann, ben, eva) = (ann.await, ben.await, eva.await);
    assert!((ann - eva).abs() < 1e-6, "{ann} and {eva} lost alike");
    assert!(ben < ann - 50.0, "whoever left, {ben}, stands behind {ann}");
}

pub(crate) async fn games_that_must_not_count_say_why(place: &impl Place) {
    let store = place.open().await;
    accounts(&*store, &["ann", "ben"]).await;
    let people = store.people();
    people.add_guest(&id("guest"), "Talos 3", &session("guest", 1)).await.expect("kept");
    let won = || vec![person(Outcome::Won), person(Outcome::Lost)];
    let epoch = contest(&*store, "guest", &["ann", "guest"]).await;
    store.append(last("guest", epoch, 10, won())).await.expect("kept");
    assert_eq!(uncounted(&store, "guest").await, Some(Uncounted::NoAccount));
    let epoch = contest(&*store, "alone", &["ann", "ann"]).await;
    store.append(last("alone", epoch, 10, won())).await.expect("kept");
    assert_eq!(uncounted(&store, "alone").await, Some(Uncounted::Alone));
    for near in [(Some("ann"), "elsewhere"), (None, "ann")] {
        let name = near.1;
        let epoch = contest(&*store, name, &["ann", "ben"]).await;
        let own = Secret::from(format!("{name} 1 of ben"));
        assert!(people.sit(&id("ben"), (name, &own), near).await.expect("kept"));
        store.append(last(name, epoch, 10, won())).await.expect("kept");
        assert_eq!(uncounted(&store, name).await, Some(Uncounted::Near), "{name}");
    }
    let epoch = contest(&*store, "computer", &["ann"]).await;
    let ends = vec![person(Outcome::Won), computer(Outcome::Lost, None)];
    store.append(last("computer", epoch, 10, ends)).await.expect("kept");
    assert_eq!(uncounted(&store, "computer").await, Some(Uncounted::Unmeasured));
    assert_eq!(rating(&store, "ann").await, None, "none of these counted");

    for game in 0..=AGAIN {
        let name = format!("again {game}");
        let epoch = contest(&*store, &name, &["ann", "ben"]).await;
        store.append(last(&name, epoch, 20 + game, won())).await.expect("kept");
        let expected = (game == AGAIN).then_some(Uncounted::Often);
        assert_eq!(uncounted(&store, &name).await, expected, "game {game}");
    }
    let epoch = contest(&*store, "later", &["ben", "ann"]).await;
    store.append(last("later", epoch, 30 + AGAIN_WITHIN, won())).await.expect("kept");
    assert_eq!(uncounted(&store, "later").await, None, "a week later it counts again");
}

pub(crate) async fn games_are_shown_to_those_they_may_be_shown_to(place: &impl Place) {
    let store = place.open().await;
    accounts(&*store, &["ann", "ben", "eva"]).await;
    for (at, with) in ["ben", "eva", "ben"].into_iter().enumerate() {
        let name = format!("t{at}");
        let epoch = contest(&*store, &name, &["ann", with]).await;
        let ends = vec![person(Outcome::Won), person(Outcome::Lost)];
        store.append(last(&name, epoch, 10 + at as i64, ends)).await.expect("kept");
    }
    assert_eq!(games(&store, "ann", Readers::Themselves).await, ["t2", "t1", "t0"]);
    assert_eq!(games(&store, "ann", Readers::Played(id("ben"))).await, ["t2", "t0"]);
    assert_eq!(games(&store, "ann", Readers::All(None)).await, ["t2", "t1", "t0"]);
    store.people().show_games(&id("ben"), Shows::Nobody).await.expect("kept");
    assert_eq!(profile(&store, "ben").await.shows, Shows::Nobody);
    assert_eq!(games(&store, "ann", Readers::All(Some(id("eva")))).await, ["t1"], "his are his");
    assert_eq!(games(&store, "ann", Readers::All(Some(id("ben")))).await, ["t2", "t1", "t0"]);
    let before = Some((11, "t1".to_owned()));
    let asked = PlayedGames { person: id("ann"), by: Readers::Themselves, before, most: 50 };
    let rest = store.people().played(&asked).await.expect("read");
    assert_eq!(rest.iter().map(|game| &game.table[..]).collect::<Vec<_>>(), ["t0"]);
    let nobody = PersonId("x".to_owned());
    assert_eq!(store.people().met(&nobody, &id("ann")).await.expect("read"), Default::default());
}
