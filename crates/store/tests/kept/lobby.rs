//! What is true of the lobby in every store.

use store::{NewOffer, NewSession, PersonId, SatDown, SeatClaim, Secret, Store, Tie};

use crate::contract::{Place, secret, table};

fn id(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

/// Lets guests in who are called as they are known.
async fn guests(store: &dyn Store, names: &[&str]) {
    for name in names {
        let session = NewSession {
            secret: Secret::from(format!("cookie of {name}")),
            id: format!("session {name}"),
            device: String::new(),
            begun: 1,
            expires: i64::MAX,
            came: None,
        };
        store.people().add_guest(&id(name), name, &session).await.expect("kept");
    }
}

fn offer(table: &str, person: &str) -> NewOffer {
    let (table, card) = (table.to_owned(), "{}".to_owned());
    NewOffer { table, person: id(person), card, listed: 100, until: 1000 }
}

/// A table of two seats whose lister has the first.
async fn listed(store: &dyn Store, name: &str, person: &str) {
    store.create(table(name)).await.expect("kept");
    let own = secret(name, "own");
    let claim = store.claim(name, &secret(name, "north"), &own).await.expect("kept");
    assert_eq!(claim, SeatClaim::Yours(0));
    let people = store.people();
    assert!(people.bind(&id(person), name, &own).await.expect("kept"));
    assert!(people.list_table(&offer(name, person), 2).await.expect("kept"));
}

async fn sits(store: &dyn Store, person: &str, table: &str, now: i64) -> SatDown {
    let own = Secret::from(format!("{person} at {table}"));
    store.people().sit_down(&id(person), table, &own, now).await.expect("an answer")
}

pub(crate) async fn whoever_comes_first_sits_down_once(place: &impl Place) {
    let store = place.open().await;
    guests(&*store, &["ann", "ben", "cleo"]).await;
    listed(&*store, "a", "ann").await;
    let people = store.people();
    let [shown] = &people.offers(500).await.expect("read")[..] else { panic!("one is listed") };
    assert_eq!((&shown.table[..], &shown.person, shown.listed), ("a", &id("ann"), 100));
    let seats: Vec<_> =
        shown.seats.iter().map(|seat| (seat.seat, seat.is_free, seat.name.as_deref())).collect();
    assert_eq!(seats, [(0, false, Some("ann")), (1, true, None)]);

    assert_eq!(sits(&*store, "ann", "a", 500).await, SatDown::Already, "it is her own");
    assert_eq!(sits(&*store, "ben", "a", 1000).await, SatDown::Gone, "it is listed no more");
    assert_eq!(sits(&*store, "ben", "b", 500).await, SatDown::Gone, "there is no such table");
    assert_eq!(sits(&*store, "ben", "a", 500).await, SatDown::At(1));
    assert_eq!(sits(&*store, "ben", "a", 500).await, SatDown::Already);
    assert_eq!(sits(&*store, "cleo", "a", 500).await, SatDown::Gone, "it is full");
    assert_eq!(store.seat("a", &Secret::from("ben at a")).await.expect("read"), Some(1));
    assert_eq!(people.seats_at(&id("ben"), "a").await.expect("read"), [1]);
    let full = people.offer("a", 500).await.expect("read").expect("it is still known");
    assert!(full.seats.iter().all(|seat| !seat.is_free));
    let invited = store.claim("a", &secret("a", "south"), &Secret::from("x")).await;
    assert_eq!(invited.expect("an answer"), SeatClaim::Taken, "the invitation is worth nothing");
    people.sweep_offers(1000).await.expect("swept");
    assert_eq!(people.offers(0).await.expect("read"), []);
}

pub(crate) async fn of_many_who_come_at_once_each_seat_is_ones(place: &impl Place) {
    let store = place.open().await;
    guests(&*store, &["ann"]).await;
    listed(&*store, "a", "ann").await;
    let mut coming = Vec::new();
    for at in 0..8 {
        let name = format!("guest {at}");
        guests(&*store, &[&name]).await;
        let store = store.clone();
        coming.push(tokio::spawn(async move { sits(&*store, &name, "a", 500).await }));
    }
    let mut seated = Vec::new();
    for one in coming {
        match one.await.expect("it ends") {
            SatDown::At(seat) => seated.push(seat),
            other => assert_eq!(other, SatDown::Gone),
        }
    }
    assert_eq!(seated, [1]);
}

pub(crate) async fn somebody_lists_few_tables_and_only_their_own(place: &impl Place) {
    let store = place.open().await;
    guests(&*store, &["ann", "ben"]).await;
    listed(&*store, "a", "ann").await;
    listed(&*store, "b", "ann").await;
    store.create(table("c")).await.expect("kept");
    let people = store.people();
    assert!(!people.list_table(&offer("c", "ann"), 2).await.expect("an answer"), "too many");
    assert!(!people.unlist_table(&id("ben"), "a").await.expect("an answer"), "it is hers");
    assert!(people.unlist_table(&id("ann"), "a").await.expect("kept"));
    assert_eq!(sits(&*store, "ben", "a", 500).await, SatDown::Gone);
    assert!(people.list_table(&offer("c", "ann"), 2).await.expect("kept"), "one less");
    assert_eq!(people.offers(500).await.expect("read").len(), 2);
    people.delete(&id("ann")).await.expect("forgotten");
    assert_eq!(people.offers(500).await.expect("read"), [], "and with her what she listed");
}

pub(crate) async fn who_is_blocked_does_not_sit_down(place: &impl Place) {
    let store = place.open().await;
    guests(&*store, &["ann", "ben", "cleo"]).await;
    listed(&*store, "a", "ann").await;
    let people = store.people();
    let (ann, ben, cleo) = (id("ann"), id("ben"), id("cleo"));
    assert!(!people.tie(&ann, &id("x"), Some(Tie::Block), 3).await.expect("an answer"));
    assert!(!people.tie(&ann, &ann, Some(Tie::Friend), 3).await.expect("an answer"));
    assert!(people.tie(&ann, &ben, Some(Tie::Friend), 3).await.expect("kept"));
    assert!(people.tie(&ann, &ben, Some(Tie::Block), 3).await.expect("kept"));
    assert!(people.tie(&cleo, &ann, Some(Tie::Block), 3).await.expect("kept"));
    assert!(!people.tie(&cleo, &ben, Some(Tie::Friend), 1).await.expect("an answer"), "too many");
    let [tied] = &people.ties(&ann).await.expect("read")[..] else { panic!("one") };
    assert_eq!((&tied.person, &tied.name[..], tied.tie), (&ben, "ben", Tie::Block));
    let strangers = people.strangers_of(&ann).await.expect("read");
    assert!(strangers.contains(&ben) && strangers.contains(&cleo), "{strangers:?}");
    assert_eq!(sits(&*store, "ben", "a", 500).await, SatDown::Gone);
    assert_eq!(sits(&*store, "cleo", "a", 500).await, SatDown::Gone, "nor who blocks her");
    assert!(people.tie(&ann, &ben, None, 3).await.expect("kept"));
    assert_eq!(sits(&*store, "ben", "a", 500).await, SatDown::At(1));
}

pub(crate) async fn who_gives_up_waiting_and_who_comes_never_both_succeed(place: &impl Place) {
    let store = place.open().await;
    guests(&*store, &["ann", "ben"]).await;
    let people = store.people();
    for at in 0..20 {
        let name = format!("t{at}");
        listed(&*store, &name, "ann").await;
        assert!(people.keep_listed(&id("ann"), &name, 2000).await.expect("kept"));
        assert!(!people.keep_listed(&id("ben"), &name, 9000).await.expect("an answer"));
        assert_eq!(people.offer(&name, 1500).await.expect("read").map(|it| it.until), Some(2000));
        assert!(!people.give_up_waiting(&id("ben"), &name).await.expect("an answer"), "it is hers");
        let ann = id("ann");
        let (sat, left) =
            tokio::join!(sits(&*store, "ben", &name, 1500), people.give_up_waiting(&ann, &name));
        let left = left.expect("an answer");
        assert_eq!(left, sat == SatDown::Gone, "{sat:?}");
        assert!(!people.keep_listed(&ann, &name, 3000).await.expect("an answer"), "full or gone");
        let hers = people.seats_at(&ann, &name).await.expect("read");
        assert_eq!(hers.is_empty(), left, "what is given up is none of her games");
        let summary = store.standing(&name).await.expect("read").expect("it is there");
        assert_eq!(summary.closed, left);
        if left {
            assert_eq!(sits(&*store, "ben", &name, 1500).await, SatDown::Gone);
            let invited = store.claim(&name, &secret(&name, "south"), &Secret::from("x")).await;
            assert_eq!(invited.expect("an answer"), SeatClaim::Taken);
        }
        people.unlist_table(&ann, &name).await.expect("kept");
    }
    assert_eq!(people.strength(&id("ann"), "pantheon-1.5").await.expect("read"), None);
}
