//! The embedded store, on a real file.

use store::{
    Appended, Fingerprint, Head, Input, InputKind, NewTable, SeatClaim, Secret, Sqlite, Store,
    StoreError,
};

fn head(updated: i64) -> Head {
    Head { round: 3, asked: Some(1), over: false, updated }
}

fn input(kind: InputKind, seat: Option<u8>, text: &str, after: u64) -> Input {
    Input { kind, seat, text: text.to_owned(), after: Fingerprint(after) }
}

fn secret(id: &str, name: &str) -> Secret {
    Secret::from(format!("{id}-{name}"))
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        ruleset: "pantheon-1.5".to_owned(),
        setup: "{\"seats\":2}".to_owned(),
        players: "[\"Ann\",\"'; DROP TABLE tables; --\"]".to_owned(),
        start: None,
        dice: Some("dice".to_owned()),
        seats: vec![(0, secret(id, "north")), (1, secret(id, "south"))],
        inputs: vec![input(InputKind::Outcome, None, "lead 3 5", u64::MAX)],
        head: head(1),
    }
}

fn more(id: &str, first: u32) -> Appended {
    let inputs =
        vec![input(InputKind::Choice, Some(1), "walk", 7), input(InputKind::Undo, Some(1), "", 6)];
    Appended { table: id.to_owned(), first, inputs, head: head(9) }
}

#[tokio::test]
async fn what_is_kept_comes_back_after_the_store_was_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    store.create(table("a")).await.expect("kept");
    store.create(table("b")).await.expect("kept, with the same set-up");
    store.append(more("a", 1)).await.expect("kept");
    drop(store);

    let store = Sqlite::open(folder.path()).await.expect("the store opens again");
    let stored = store.load("a").await.expect("read").expect("the table is there");
    assert_eq!(stored.players, table("a").players);
    assert_eq!(stored.dice.as_deref(), Some("dice"));
    store.set_dice("a", "other dice").await.expect("kept");
    let stored = store.load("a").await.expect("read").expect("the table is there");
    assert_eq!(stored.dice.as_deref(), Some("other dice"));
    assert_eq!(stored.inputs, [table("a").inputs, more("a", 1).inputs].concat());
    let setup = store.setup(&stored.setup).await.expect("read");
    assert_eq!(setup.as_deref(), Some("{\"seats\":2}"));
    assert_eq!(store.load("c").await.expect("read"), None);
}

#[tokio::test]
async fn a_secret_opens_one_seat_of_one_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    for id in ["a", "b"] {
        store.create(table(id)).await.expect("kept");
        for (seat, name) in [(0, "north"), (1, "south")] {
            let own = secret(id, &format!("{name}-own"));
            let claimed = store.claim(id, &secret(id, name), &own).await.expect("kept");
            assert_eq!(claimed, SeatClaim::Yours(seat));
        }
    }
    store.append(more("a", 1)).await.expect("kept");
    let south = secret("a", "south-own");
    assert_eq!(store.seat("a", &south).await.expect("read"), Some(1));
    assert_eq!(store.seat("b", &south).await.expect("read"), None);
    assert_eq!(store.seat("a", &secret("a", "west-own")).await.expect("read"), None);
    let secrets = [secret("b", "north-own"), secret("b", "wrong"), south];
    let listed = store.list(&secrets).await.expect("read");
    let found: Vec<_> = listed.iter().map(|listed| (&listed.table[..], listed.seat)).collect();
    assert_eq!(found, [("a", 1), ("b", 0)], "the latest first");
    assert_eq!(listed[0].head, head(9));
    let standing = store.standing("a").await.expect("read").expect("there");
    assert_eq!((standing.taken, standing.head), (3, head(9)));
    assert_eq!(store.standing("c").await.expect("read"), None);
}

#[tokio::test]
async fn an_invitation_gives_a_seat_away_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    store.create(table("a")).await.expect("kept");
    let invitation = secret("a", "north");
    assert_eq!(store.seat("a", &invitation).await.expect("read"), None, "it opens no seat");
    let secrets: Vec<Secret> = (0..8).map(|at| secret("claimer", &at.to_string())).collect();
    let claims = secrets.iter().map(|secret| store.claim("a", &invitation, secret));
    let mut won = Vec::new();
    for (at, claimed) in futures(claims).await.into_iter().enumerate() {
        match claimed.expect("an answer") {
            SeatClaim::Yours(seat) => won.push((at, seat)),
            SeatClaim::Taken => {}
            SeatClaim::Unknown => panic!("the invitation is known"),
        }
    }
    let [(at, 0)] = won[..] else { panic!("one of eight has the seat: {won:?}") };
    let again = store.claim("a", &invitation, &secrets[at]).await.expect("an answer");
    assert_eq!(again, SeatClaim::Yours(0), "the same claim once more, its answer was lost");
    assert_eq!(store.seat("a", &secrets[at]).await.expect("read"), Some(0));
    let unknown = store.claim("a", &secret("b", "north"), &secrets[0]).await.expect("an answer");
    assert_eq!(unknown, SeatClaim::Unknown);
}

/// Waits for all of them at once.
async fn futures<T: Send + 'static>(
    all: impl Iterator<Item = store::Pending<'_, T>>,
) -> Vec<Result<T, StoreError>> {
    let mut all: Vec<_> = all.map(Some).collect();
    let mut done: Vec<Option<_>> = all.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, done) in all.iter_mut().zip(&mut done) {
            if let Some(waiting) = future
                && let std::task::Poll::Ready(found) = waiting.as_mut().poll(context)
            {
                (*future, *done) = (None, Some(found));
            }
        }
        match all.iter().all(Option::is_none) {
            true => std::task::Poll::Ready(()),
            false => std::task::Poll::Pending,
        }
    })
    .await;
    done.into_iter().flatten().collect()
}

#[tokio::test]
async fn one_server_has_a_folder_and_only_its_owner_reads_the_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    store.create(table("a")).await.expect("kept");
    let second = Sqlite::open(folder.path()).await;
    assert!(matches!(second, Err(StoreError::Locked(_))), "{second:?}");
    #[cfg(unix)]
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        let file = file.expect("a file");
        let mode =
            std::os::unix::fs::PermissionsExt::mode(&file.metadata().expect("there").permissions());
        assert_eq!(mode & 0o777, 0o600, "{file:?}");
    }
    store.close().await.expect("closed");
    assert!(matches!(store.append(more("a", 1)).await, Err(StoreError::Closed)));
    let log = std::fs::metadata(folder.path().join("tables.sqlite-wal"));
    assert!(log.is_err() || log.is_ok_and(|log| log.len() == 0), "nothing is left to be copied");
    let store = Sqlite::open(folder.path()).await.expect("the next one opens");
    assert_eq!(store.load("a").await.expect("read").expect("there").inputs.len(), 1);
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("written");
    let refused = Sqlite::open(&file.join("data")).await.expect_err("a file is no folder");
    assert!(refused.to_string().contains("cannot be written"), "{refused}");
}

#[tokio::test]
async fn a_refused_input_keeps_nothing_and_harms_no_other_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    store.create(table("a")).await.expect("kept");
    store.create(table("b")).await.expect("kept");
    // Input 0 is taken: this is what a second server on the same folder would do.
    let (bad, good) = tokio::join!(store.append(more("a", 0)), store.append(more("b", 1)));
    assert!(matches!(bad, Err(StoreError::Group(_) | StoreError::Database(_))));
    good.expect("the other table is unharmed");
    assert_eq!(store.load("a").await.expect("read").expect("there").inputs.len(), 1);
    assert_eq!(store.load("b").await.expect("read").expect("there").inputs.len(), 3);
}

#[tokio::test]
async fn many_tables_share_commits_and_each_gets_all_its_inputs() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    let mut tasks = Vec::new();
    for at in 0..40 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = format!("t{at}");
            store.create(table(&id)).await.expect("kept");
            for step in 0..10 {
                store.append(more(&id, 1 + 2 * step)).await.expect("kept");
            }
            store.load(&id).await.expect("read").expect("there").inputs.len()
        }));
    }
    for task in tasks {
        assert_eq!(task.await.expect("the task ends"), 21);
    }
}

#[tokio::test]
async fn tables_of_the_first_layout_are_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.path().join("tables.sqlite"))
        .create_if_missing(true);
    let mut old = sqlx::ConnectOptions::connect(&options).await.expect("a file");
    let all = sqlx::migrate!();
    let mut first = sqlx::migrate::Migrator::DEFAULT;
    first.migrations = all.iter().take(1).cloned().collect();
    first.run(&mut old).await.expect("the first layout");
    let rows = r#"
        INSERT INTO setups VALUES ('s', '{}');
        INSERT INTO tables VALUES ('a', 'pantheon-1.5', 's', '[]', NULL, 1),
                                  ('b', 'pantheon-1.5', 's', '[]', NULL, 1);
        INSERT INTO heads VALUES ('a', 3, 1, 0, 9), ('b', 0, NULL, 0, 9);
        INSERT INTO inputs VALUES ('a', 1, 0, 1, 'walk', 7), ('a', 0, 1, NULL, 'lead 3 5', -1),
                                  ('a', 2, 3, 1, '', 6);
    "#;
    sqlx::raw_sql(rows).execute(&mut old).await.expect("kept");
    drop(old);

    let store = Sqlite::open(folder.path()).await.expect("the store opens");
    let stored = store.load("a").await.expect("read").expect("there");
    assert_eq!(stored.inputs, [table("a").inputs, more("a", 1).inputs].concat());
    assert!(store.load("b").await.expect("read").expect("there").inputs.is_empty());
    store.append(more("a", 3)).await.expect("and goes on");
    assert_eq!(store.load("a").await.expect("read").expect("there").inputs.len(), 5);
}
