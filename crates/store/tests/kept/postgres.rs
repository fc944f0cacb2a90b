//! PostgreSQL, one of the test's own.

use std::sync::Arc;
use std::time::Duration;

use daemons::Postgres as Daemon;
use sqlx::Connection as _;
use store::{Beat, Line, Owner, Postgres, Store, StoreError};

use crate::contract::{Place, contract, count, more, owned, settled, table};

pub(crate) struct Database(Daemon);

impl Place for Database {
    async fn new() -> Self {
        Self(Daemon::start().expect("PostgreSQL starts"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(self.node("one").await)
    }
}

impl Database {
    async fn node(&self, name: &str) -> Postgres {
        Postgres::join(&self.0.url(), name).await.expect("the store opens")
    }

    /// Does something behind everybody's back.
    async fn run(&self, sql: &'static str) {
        let mut connection =
            sqlx::PgConnection::connect(&self.0.url()).await.expect("a connection");
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("done");
    }
}

contract!(Database);

/// Whether a table is not to be had.
async fn is_refused(node: &Postgres, table: &str) -> bool {
    matches!(node.own(table).await, Err(StoreError::NotOwned(_)))
}

/// So much time passes by the database's clock without a sign of anybody.
const SILENCE: &str = "UPDATE nodes SET seen = seen - interval '6 seconds'";

#[tokio::test]
async fn a_table_has_one_owner_and_whoever_lost_it_writes_nothing() {
    let place = Database::new().await;
    let (one, two) = (place.node("one").await, place.node("two").await);
    one.create(table("a")).await.expect("kept");
    let first = owned(&one, "a").await;
    one.append(more("a", first, 1)).await.expect("kept");
    assert!(is_refused(&two, "a").await, "the first one is there");
    let Owner::Theirs { owner, silent } = two.owner("a").await.expect("an answer") else {
        panic!("the first one is there");
    };
    assert_eq!(Some(owner), one.node());
    assert!(silent < Duration::from_secs(4), "{silent:?}");
    assert_eq!(one.owner("a").await.expect("an answer"), Owner::Ours);

    place.run(SILENCE).await;
    assert_eq!(two.beat().await.expect("an answer"), Beat::Lapsed);
    assert_eq!(two.beat().await.expect("an answer"), Beat::Steady);
    let second = owned(&two, "a").await;
    assert!(second > first);
    // A zombie: it knows nothing of this, and its input would fit.
    let late = one.append(more("a", first, 3)).await;
    assert!(matches!(late, Err(StoreError::NotOwned(_))), "{late:?}");
    let late = one.set_dice("a", first, "loaded").await;
    assert!(matches!(late, Err(StoreError::NotOwned(_))), "{late:?}");
    let late = one.settle(settled("a", first, 3)).await;
    assert!(matches!(late, Err(StoreError::NotOwned(_))), "{late:?}");
    let line = |epoch| {
        let (table, person, line) = ("a".into(), None, "hm".into());
        Line { table, epoch, number: 0, at: 1, person, line }
    };
    let late = one.say(line(first)).await;
    assert!(matches!(late, Err(StoreError::NotOwned(_))), "{late:?}");
    two.say(line(second)).await.expect("kept");
    assert_eq!(one.beat().await.expect("an answer"), Beat::Lapsed);
    two.append(more("a", second, 3)).await.expect("kept");
    assert_eq!(count(&two, "a").await, 5);
    assert_eq!(two.load("a").await.expect("read").expect("there").dice.as_deref(), Some("dice"));
    assert!(is_refused(&one, "a").await);

    two.resign().await.expect("gone");
    let third = owned(&one, "a").await;
    assert!(third > second, "who resigns is not waited for");
    let late = two.append(more("a", second, 5)).await;
    assert!(matches!(late, Err(StoreError::NotOwned(_))), "{late:?}");
    one.resign().await.expect("gone");
    assert_eq!(two.owner("a").await.expect("an answer"), Owner::Free);
    assert!(is_refused(&two, "a").await, "who is gone takes nothing");
}

#[tokio::test]
async fn of_many_who_want_a_table_one_has_it_and_of_its_own_claims_the_last_counts() {
    let place = Database::new().await;
    let mut nodes = Vec::new();
    for name in ["one", "two", "three"] {
        nodes.push(place.node(name).await);
    }
    for round in 0..20 {
        let id = format!("t{round}");
        nodes[0].create(table(&id)).await.expect("kept");
        let claims = nodes.iter().cloned().map(|node| {
            let id = id.clone();
            tokio::spawn(async move { node.own(&id).await })
        });
        let mut won = Vec::new();
        for (at, claim) in claims.collect::<Vec<_>>().into_iter().enumerate() {
            match claim.await.expect("it ends") {
                Ok(epoch) => won.push((at, epoch)),
                Err(StoreError::NotOwned(_)) => {}
                Err(error) => panic!("{error}"),
            }
        }
        let [(at, first)] = won[..] else { panic!("one of three: {won:?}") };
        let second = owned(&nodes[at], &id).await;
        let late = nodes[at].append(more(&id, first, 1)).await;
        assert!(matches!(late, Err(StoreError::NotOwned(_))), "begun before: {late:?}");
        nodes[at].append(more(&id, second, 1)).await.expect("kept");
    }
}

#[tokio::test]
async fn a_closed_table_takes_nothing_and_a_server_that_starts_anew_waits_for_nobody() {
    let place = Database::new().await;
    let one = place.node("one").await;
    one.create(table("a")).await.expect("kept");
    one.create(table("b")).await.expect("kept");
    let [a, b] = [owned(&one, "a").await, owned(&one, "b").await];
    place.run(r#"UPDATE heads SET closed = true WHERE "table" = 'a'"#).await;
    let closed = one.append(more("a", a, 1)).await;
    assert!(matches!(closed, Err(StoreError::NotOwned(_))), "{closed:?}");
    assert!(one.standing("a").await.expect("read").expect("there").closed);

    // The process was killed and is started again.
    let again = place.node("one").await;
    let epoch = owned(&again, "b").await;
    assert!(epoch > b);
    assert!(is_refused(&again, "no such table").await);
}

#[tokio::test]
async fn after_the_database_was_restarted_tables_go_on() {
    let mut place = Database::new().await;
    let one = place.node("one").await;
    one.create(table("a")).await.expect("kept");
    let epoch = owned(&one, "a").await;
    one.append(more("a", epoch, 1)).await.expect("kept");
    place.0.restart().expect("it starts again");
    let begun = std::time::Instant::now();
    let mut first = 3;
    // The first may fail: its connection is gone, and nobody knows what became of it.
    loop {
        match one.append(more("a", epoch, first)).await {
            Ok(()) => break,
            Err(StoreError::NotOwned(_)) => panic!("the table is its owner's still"),
            Err(_) => first = u32::try_from(count(&one, "a").await).expect("few"),
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "it never comes back");
    }
    assert_eq!(count(&one, "a").await, first as usize + 2);
}
