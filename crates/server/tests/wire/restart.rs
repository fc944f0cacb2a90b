//! After `kill -9` every table stands where it was.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Sitting, long_game, play, serve};
use fastrand::Rng;
use protocol::Opened;
use serde_json::Value;

const FOLDER: &str = "OMPHALOS_TEST_FOLDER";

/// The server as a process of its own: this very test file, asked to serve.
struct Process(Child);

impl Process {
    fn start(folder: &Path) -> (Self, SocketAddr) {
        let port = folder.join("port");
        let _ = std::fs::remove_file(&port);
        let child = Command::new(std::env::current_exe().expect("the test's own file"))
            .args(["--exact", "restart::serves_when_asked_to", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let process = Self(child);
        let started = Instant::now();
        loop {
            if let Some(address) =
                std::fs::read_to_string(&port).ok().and_then(|at| at.parse().ok())
            {
                return (process, address);
            }
            assert!(started.elapsed() < Duration::from_secs(30), "the server does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    /// On Unix this is SIGKILL: nothing gets a chance to tidy up.
    fn drop(&mut self) {
        self.0.kill().expect("it is killed");
        self.0.wait().expect("it is gone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn serves_when_asked_to() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let address = serve(folder).await;
    let written = folder.join("port.new");
    std::fs::write(&written, address.to_string()).expect("written");
    std::fs::rename(written, folder.join("port")).expect("renamed");
    std::future::pending::<()>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_stand_where_they_were_after_a_kill_in_mid_attack() {
    let folder = tempfile::tempdir().expect("a folder");
    let (process, server) = Process::start(folder.path());
    let mut tables = Vec::new();
    for seed in 0..3 {
        let Opened { table, seats } = long_game(server).await;
        let secrets = [seats[0].secret.clone(), seats[1].secret.clone()];
        let both = [&secrets[0][..], &secrets[1][..]];
        let mut sittings = [
            Sitting::join(server, &table, &both, "en").await,
            Sitting::join(server, &table, &[], "fr").await,
        ];
        // Dice lie on the table, and somebody is to spend them.
        let in_attack = |snapshot: &Value| {
            snapshot["attack"]["dice"].as_array().is_some_and(|dice| !dice.is_empty())
        };
        play(&mut sittings, &mut Rng::with_seed(seed), in_attack).await;
        tables.push((table, secrets, sittings));
    }
    for (_, _, [sitting, _]) in &tables {
        assert!(sitting.snapshot.get("attack").is_some(), "the table stopped in an attack");
    }
    process.kill();

    let (process, server) = Process::start(folder.path());
    for (table, secrets, [before, watched]) in &tables {
        let both = [&secrets[0][..], &secrets[1][..]];
        let after = Sitting::join(server, table, &both, "en").await;
        assert_eq!(after.snapshot, before.snapshot, "same question, same view");
        let watcher = Sitting::join(server, table, &[], "fr").await;
        assert_eq!(watcher.snapshot, watched.snapshot);
        let tail = &watched.log[watched.log.len().saturating_sub(20)..];
        assert!(watcher.log.ends_with(tail), "the log is made again");
        let later = after.question() + 60;
        let mut on = [after];
        let stop = |snapshot: &Value| snapshot["question"].as_u64() > Some(later.into());
        play(&mut on, &mut Rng::with_seed(1), stop).await;
    }
    process.kill();
}
