//! The embedded store, on a real file.

use std::sync::Arc;

use store::{Sqlite, Store, StoreError};

use crate::contract::{Place, contract, more, owned, table};

pub(crate) struct Folder(tempfile::TempDir);

impl Place for Folder {
    async fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(self.0.path()).await.expect("the store opens"))
    }
}

contract!(Folder);

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
    assert!(matches!(store.append(more("a", store::Epoch(0), 1)).await, Err(StoreError::Closed)));
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
    assert_eq!(stored.inputs, [table("a").inputs, more("a", store::Epoch(0), 1).inputs].concat());
    assert!(store.load("b").await.expect("read").expect("there").inputs.is_empty());
    let epoch = owned(&store, "a").await;
    store.append(more("a", epoch, 3)).await.expect("and goes on");
    assert_eq!(store.load("a").await.expect("read").expect("there").inputs.len(), 5);
}
