//! What must be true at the end, by what the database holds and what players were told.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use anyhow::{Context as _, Result};
use server::{Answered, Keeper};
use sqlx::{PgPool, Row as _};
use store::{Postgres, Store};

use crate::players::{Ledger, Place};

/// What was found.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub(crate) struct Found {
    /// Answers that players were told were taken.
    pub(crate) acknowledged: usize,
    /// Of these, those that the table does not have.
    pub(crate) lost: usize,
    /// Answers that a table has and nobody sent: what was played twice would be such.
    pub(crate) doubled: usize,
    /// Rows of journals that come after the same row as another, or after none that is there.
    pub(crate) forked: usize,
    /// Rows that were written in an epoch of another server, or in an older one than the row before.
    pub(crate) wrong_epochs: usize,
    /// Tables that replay by fingerprint, and those that do not.
    pub(crate) replayed: usize,
    pub(crate) broken: usize,
    /// Rows that were written, and owners that tables had.
    pub(crate) writes: usize,
    pub(crate) epochs: usize,
}

impl Found {
    /// Whether anything is wrong.
    pub(crate) fn is_wrong(&self) -> bool {
        self.lost + self.doubled + self.forked + self.wrong_epochs + self.broken > 0
            || self.acknowledged == 0
            || self.replayed == 0
    }
}

/// Looks at everything.
pub(crate) async fn check(url: &str, pool: &PgPool, ledgers: &[(Place, Ledger)]) -> Result<Found> {
    let mut found = Found::default();
    journal(pool, &mut found).await?;
    let store: Arc<dyn Store> = Arc::new(Postgres::beside(url).await?);
    let packs = Arc::new(pantheon_table::embedded());
    let keeper = Keeper::new(store, packs);
    let tables: HashSet<&str> = ledgers.iter().map(|(place, _)| &place.table[..]).collect();
    let mut taken: HashMap<&str, Vec<Answered>> = HashMap::new();
    for table in tables {
        match keeper.answers(table).await {
            Ok(answers) => {
                found.replayed += 1;
                taken.insert(table, answers);
            }
            Err(error) => {
                found.broken += 1;
                eprintln!("chaos: table {table} does not replay: {error}");
            }
        }
    }
    for (place, ledger) in ledgers {
        let Some(answers) = taken.get(&place.table[..]) else { continue };
        compare(place, ledger, answers, &mut found)?;
    }
    Ok(found)
}

/// Compares what a player was told with what the table took.
fn compare(place: &Place, ledger: &Ledger, answers: &[Answered], found: &mut Found) -> Result<()> {
    let mut own = HashSet::new();
    for answer in answers.iter().filter(|answer| answer.seat == place.seat) {
        let choice = u32::try_from(answer.choice).context("a long list")?;
        own.insert((answer.question, choice));
        if answer.is_asked && !ledger.sent.contains(&(answer.question, choice)) {
            found.doubled += 1;
            eprintln!("chaos: table {}: nobody sent {answer:?}", place.table);
        }
    }
    found.acknowledged += ledger.acknowledged.len();
    for answer in ledger.acknowledged.difference(&own) {
        found.lost += 1;
        eprintln!("chaos: table {}, seat {}: {answer:?} is lost", place.table, place.seat);
    }
    Ok(())
}

/// Reads every row of every journal.
async fn journal(pool: &PgPool, found: &mut Found) -> Result<()> {
    let sql = r#"SELECT j."table", j.first, j.taken, j.epoch, j.owner, h.taken, h.epoch
                 FROM journal j JOIN heads h USING ("table") ORDER BY j."table", j.first, j.taken"#;
    let rows = sqlx::query(sql).fetch_all(pool).await?;
    // How many inputs a table has taken so far, in which epoch, and whose that was.
    let mut last: Option<(String, i32, i64)> = None;
    let mut owners: HashMap<(String, i64), i64> = HashMap::new();
    let mut ends: HashMap<String, (i32, i32, i64)> = HashMap::new();
    for row in &rows {
        let table: String = row.try_get(0)?;
        let (first, taken): (i32, i32) = (row.try_get(1)?, row.try_get(2)?);
        let (epoch, owner): (i64, Option<i64>) = (row.try_get(3)?, row.try_get(4)?);
        let before = last.take().filter(|(known, ..)| *known == table);
        let (stood, then) = before.map_or((0, 0), |(_, taken, epoch)| (taken, epoch));
        found.writes += 1;
        found.forked += usize::from(first != stood);
        found.wrong_epochs += usize::from(epoch < then);
        if let Some(owner) = owner {
            let known = *owners.entry((table.clone(), epoch)).or_insert(owner);
            found.wrong_epochs += usize::from(known != owner);
        } else {
            // Only what a table began with is nobody's.
            found.wrong_epochs += usize::from(first != 0);
        }
        ends.insert(table.clone(), (taken, row.try_get(5)?, row.try_get(6)?));
        last = Some((table, taken, epoch));
    }
    // A head must stand where its journal ends.
    found.forked += ends.values().filter(|(taken, head, _)| taken != head).count();
    found.epochs = usize::try_from(ends.values().map(|(_, _, epoch)| epoch).sum::<i64>())?;
    Ok(())
}
