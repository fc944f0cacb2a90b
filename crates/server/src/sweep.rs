//! Waking tables that nobody is at when it is time to: one question to the database for all of them, and
//! nothing for a table where nothing is due.

use std::time::Duration;

use hosting::table::Command;
use store::{Awaited, PersonId};

use crate::App;
use crate::accept::{Leaving, leaves};
use crate::node::Way;
use crate::people::now;

/// How often the database is asked what is due.
const EVERY: Duration = Duration::from_secs(2);

/// Tables that are woken at once.
const MOST: u32 = 200;

/// How long a table's owner is looked for.
const LOOKING: Duration = Duration::from_millis(500);

/// Wakes tables whose time has come, until the server is to stop.
pub(crate) async fn run(app: App, mut leaving: Leaving) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = every.tick() => {}
            () = leaves(&mut leaving) => return,
        }
        note_outage(&app).await;
        let due = app.tables.store().deadlines().due(now(), MOST).await;
        match due {
            Ok(due) => wake(&app, due).await,
            Err(error) => tracing::warn!(%error, "what is due could not be read"),
        }
    }
}

/// Notes that a server is there, and for how long none was.
pub(crate) async fn note_outage(app: &App) {
    match app.tables.store().deadlines().beat(now()).await {
        Ok(Some(outage)) => {
            let minutes = (outage.ends - outage.begins) / 60_000;
            tracing::info!(minutes, "nobody's time has passed while no server was there");
        }
        Ok(None) => {}
        Err(error) => tracing::warn!(%error, "it could not be noted that a server is there"),
    }
}

/// Has the tables looked at whose clock runs for somebody: when it does has changed.
pub(crate) async fn look_at_tables_of(app: &App, person: &PersonId) {
    match app.tables.store().deadlines().of_person(person).await {
        Ok(tables) => wake(app, tables).await,
        Err(error) => tracing::warn!(%error, "somebody's deadlines could not be read"),
    }
}

/// Wakes the tables that are this server's or nobody's.
async fn wake(app: &App, tables: Vec<Awaited>) {
    for Awaited { table, ruleset, .. } in tables {
        let way = tokio::time::timeout(LOOKING, app.way(&table)).await;
        let (Ok(Some(Way::Here(here))), Ok(host)) = (way, app.tables.host_named(&ruleset)) else {
            continue;
        };
        here.send(&table, host, Command::Due).await;
    }
}
