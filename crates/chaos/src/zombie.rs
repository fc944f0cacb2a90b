//! A server that was frozen and wakes with an answer in its hands, to a table that is another's by
//! now. The answer fits where the table stands: nothing but the epoch says that it must not be kept.

use std::sync::Arc;

use protocol::ClientMessage;
use server::client::{Client, Stand, Told};
use sqlx::{PgPool, Row as _};
use tokio::time::{sleep, timeout};

use crate::nodes::Node;
use crate::players::{PATIENCE, is_ready, seats};

/// How often others are asked to take the table.
const TRIES: usize = 40;

/// An answer that its server does not hear yet.
pub(crate) struct LateAnswer {
    client: Client,
    question: u32,
    table: String,
    secrets: Vec<String>,
    pool: PgPool,
    /// Whose the table was when the answer was sent.
    epoch: i64,
    /// Where the table stood when it was another's.
    then: Option<Head>,
    /// Who sits at the other server.
    other: Option<Client>,
}

/// Where a table stands in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    epoch: i64,
    taken: i32,
}

/// What a server did when it woke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Woken {
    /// It left the table alone.
    Silent,
    /// It wrote to a table of another.
    Wrote,
    /// Nobody else had the table, or the database could not be asked.
    Unknown,
}

/// Opens a table at a server and learns what it asks; none when something else is wrong just now.
pub(crate) async fn prepare(node: &Node, pool: &PgPool) -> Option<LateAnswer> {
    let server = node.address()?;
    let places = timeout(PATIENCE, seats(server, false)).await.ok()?.ok()?;
    let table = places.first()?.table.clone();
    let secrets: Vec<String> = places.into_iter().map(|place| place.secret).collect();
    let begun = async {
        let (client, stand) = sit(server, &table, &secrets).await?;
        stand.choices.filter(|choices| *choices > 0)?;
        Some((client, stand.question, head(pool, &table).await?.epoch))
    };
    let Some((client, question, epoch)) = begun.await else {
        close(pool, &table).await;
        return None;
    };
    let pool = pool.clone();
    Some(LateAnswer { client, question, table, secrets, pool, epoch, then: None, other: None })
}

/// Closes a table that nobody comes to any more: it would be its owner's for ever.
async fn close(pool: &PgPool, table: &str) {
    let sql = r#"UPDATE heads SET closed = true WHERE "table" = $1"#;
    // When the database is down just now, the table stays as it is.
    let _ = sqlx::query(sql).bind(table).execute(pool).await;
}

impl LateAnswer {
    /// Sends the answer; it waits where the server does not read.
    pub(crate) async fn send(&mut self) {
        let answer = ClientMessage::Answer { question: self.question, choice: 0 };
        // A connection that breaks is noticed by the table not being written to.
        let _ = timeout(PATIENCE, self.client.say(&answer)).await;
    }

    /// Lets another server have the table.
    pub(crate) async fn taken_over(&mut self, others: impl Iterator<Item = &Arc<Node>>) {
        let others: Vec<_> = others.collect();
        for attempt in 0..TRIES {
            let other = others.get(attempt % others.len().max(1));
            if let Some(server) = other.and_then(|other| other.address())
                && is_ready(server).await
                && let Some((client, stand)) = sit(server, &self.table, &self.secrets).await
                && stand.question == self.question
                && let Some(head) = head(&self.pool, &self.table).await
                && head.epoch > self.epoch
            {
                (self.then, self.other) = (Some(head), Some(client));
                return;
            }
            sleep(std::time::Duration::from_millis(250)).await;
        }
    }

    /// What the server did with the answer when it woke.
    pub(crate) async fn woken(self) -> Woken {
        let found = head(&self.pool, &self.table).await;
        close(&self.pool, &self.table).await;
        let Some(then) = self.then else { return Woken::Unknown };
        match found {
            Some(now) if now.taken == then.taken => Woken::Silent,
            Some(now) => {
                eprintln!("chaos: table {}: {then:?} became {now:?}", self.table);
                Woken::Wrote
            }
            None => Woken::Unknown,
        }
    }
}

/// Takes both seats of a table.
async fn sit(
    server: std::net::SocketAddr,
    table: &str,
    secrets: &[String],
) -> Option<(Client, Stand)> {
    let joined = Client::join(server, table, secrets, "en");
    let mut client = timeout(PATIENCE, joined).await.ok()?.ok()?;
    loop {
        let text = timeout(PATIENCE, client.hear_text()).await.ok()?.ok()?;
        if let Told::Welcome(stand) = Told::read(&text).ok()? {
            return Some((client, stand));
        }
    }
}

async fn head(pool: &PgPool, table: &str) -> Option<Head> {
    let sql = r#"SELECT epoch, taken FROM heads WHERE "table" = $1"#;
    let row = sqlx::query(sql).bind(table).fetch_one(pool).await.ok()?;
    Some(Head { epoch: row.try_get(0).ok()?, taken: row.try_get(1).ok()? })
}
