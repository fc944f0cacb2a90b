//! The server's description of its requests, held against the server: `schemathesis` makes requests of
//! the description, good and bad ones, and compares what comes back.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};

use crate::metadata::Metadata;
use crate::tree;

/// The version that is asked for: another one may ask for more.
const VERSION: &str = "4.32.5";

/// A finished game.
const FINISHED: &str = "games/pantheon/golden/pantheon-1.5";

/// What a seat is claimed with.
const SECRET: &str = "0123456789abcdef0123456789abcdef";

/// Requests that need a finished game.
const LOOKING_BACK: [&str; 5] =
    ["moments", "moments/{step}", "record", "review", "thoughts/{step}"];

/// Starts a server with a finished game and lets it be asked.
pub(crate) fn hold() -> Result<()> {
    let root = tree::root();
    let target = Metadata::read(&root)?.target_directory;
    let program = installed(&target)?;
    let folder = target.join("schemathesis");
    // What is left of the last run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let server = Served::start(&target, &folder)?;
    let table = server.finished(&root)?;
    let config = folder.join("schemathesis.toml");
    std::fs::write(&config, configuration(&table))?;
    let mut ask = Command::new(program);
    ask.arg("--config-file").arg(&config);
    ask.args(["run", &format!("http://{}/api/openapi.json", server.address)]);
    ask.args(["--max-examples", "25", "--seed", "1", "--no-shrink", "--continue-on-failure"]);
    // The header `Omphalos-Seats` may be anything; a ruleset or a unit may be known or not, and only
    // the server knows.
    ask.args(["--exclude-checks", "positive_data_acceptance"]);
    ask.args(["--request-timeout", "10", "--warnings", "off", "--workers", "2"]);
    let status = ask.current_dir(&folder).status()?;
    let told = std::fs::read_to_string(folder.join("server.log"))?;
    ensure!(!told.contains("panicked"), "the server panicked: see {}", folder.display());
    ensure!(status.success(), "the server and its description differ");
    Ok(())
}

/// Where a fixed table is asked for, and by whom.
fn configuration(table: &str) -> String {
    let mut text = String::new();
    for path in LOOKING_BACK {
        let path = format!("/api/tables/{{table}}/{path}");
        let _ = writeln!(
            text,
            "[[operations]]\ninclude-path = \"{path}\"\n[operations.parameters]\n\
             \"path.table\" = \"{table}\"\n\"header.omphalos-seats\" = \"{SECRET}\"\n"
        );
    }
    text
}

/// The program, installed in an environment of its own.
fn installed(target: &Path) -> Result<PathBuf> {
    let home = target.join(format!("schemathesis-{VERSION}"));
    let bin = home.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = bin.join(format!("schemathesis{}", std::env::consts::EXE_SUFFIX));
    let is_whole = || program.is_file();
    if is_whole() {
        return Ok(program);
    }
    println!("installing schemathesis {VERSION}");
    let python = if cfg!(windows) { "python" } else { "python3" };
    let made = Command::new(python).args(["-m", "venv", "--clear"]).arg(&home).status();
    let made = made.context("Python 3.10 or newer is needed, with its module `venv`")?;
    ensure!(
        made.success(),
        "no environment for Python (on Debian: `apt-get install python3-venv`)"
    );
    let wanted = format!("schemathesis=={VERSION}");
    let mut pip = Command::new(bin.join(python));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", &wanted]);
    let fetched = pip.status()?;
    if !fetched.success() || !is_whole() {
        // Half of it is not taken for the whole the next time.
        let _ = std::fs::remove_dir_all(&home);
        bail!("schemathesis cannot be installed");
    }
    Ok(program)
}

/// A server that ends with this value.
struct Served {
    process: Child,
    address: String,
}

impl Served {
    fn start(target: &Path, folder: &Path) -> Result<Self> {
        let program = format!("omphalos{}", std::env::consts::EXE_SUFFIX);
        let log = std::fs::File::create(folder.join("server.log"))?;
        let mut process = Command::new(target.join("debug").join(program))
            .args(["serve", "--port", "0", "--data"])
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("the server is not built")?;
        let output = process.stdout.take().context("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.map(str::to_owned);
        let mut served = Self { process, address: String::new() };
        served.address = address.with_context(|| format!("the server said `{}`", line.trim()))?;
        Ok(served)
    }

    /// A finished game at a table of the server, with a seat claimed.
    fn finished(&self, root: &Path) -> Result<String> {
        let mut records: Vec<_> = std::fs::read_dir(root.join(FINISHED))?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        records.sort();
        let record = records.first().context("there are golden games")?;
        let record = std::fs::read_to_string(record)?;
        let opened = self.post("/api/tables/load", &json!({ "record": record }))?;
        let table = opened["table"].as_str().with_context(|| format!("no table: {opened}"))?;
        let invitation = &opened["seats"][0]["invitation"];
        let claim = json!({ "invitation": invitation, "secret": SECRET });
        let claimed = self.post(&format!("/api/tables/{table}/claim"), &claim)?;
        ensure!(claimed["seat"].is_u64(), "no seat: {claimed}");
        Ok(table.to_owned())
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        write!(
            stream,
            "POST {path} HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (_, body) = answer.split_once("\r\n\r\n").context("the answer is not HTTP")?;
        Ok(serde_json::from_str(body)?)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
