//! A program that was started to play.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use super::{PROTOCOL, shortened};

/// A longer line is no answer.
const LONGEST_LINE: u64 = 1 << 20;

/// How long a program may take to leave when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that has said hello. It is told to quit when this is dropped.
///
/// Both pipes have a thread of their own: a program that does not read, or does not write, must not
/// hold up anybody for longer than it may.
pub(super) struct Process {
    child: Child,
    program: String,
    name: String,
    /// Whether it wants moments as the program itself has them.
    wants_exact: bool,
    patience: Duration,
    to: Option<Sender<String>>,
    from: Receiver<String>,
    /// The last line it wrote to standard error, which is where most languages tell why they crashed.
    complaint: Option<JoinHandle<String>>,
}

/// A program's answer to hello.
#[derive(Deserialize)]
struct Hello {
    protocol: u32,
    name: String,
    #[serde(default)]
    exact: bool,
}

impl Process {
    /// Starts a program and shakes hands with it.
    pub(super) fn start(command: &str, patience: Duration) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("exec: needs a program, such as exec:./mybot")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start `{program}`: {error}"))?;
        let piped = "the pipe was asked for";
        let to = write_in_background(child.stdin.take().expect(piped));
        let from = read_in_background(child.stdout.take().expect(piped));
        let complaint = Some(last_line_in_background(child.stderr.take().expect(piped)));
        let (program, name) = (program.to_owned(), String::new());
        let (to, wants_exact) = (Some(to), false);
        let mut process = Self { child, program, name, wants_exact, patience, to, from, complaint };
        process.shake_hands().map_err(|reason| format!("`{}` {reason}", process.program))?;
        Ok(process)
    }

    /// What the program calls itself.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it asked for moments as the program itself has them.
    pub(super) fn wants_exact(&self) -> bool {
        self.wants_exact
    }

    fn shake_hands(&mut self) -> Result<(), String> {
        self.send(&json!({
            "type": "hello",
            "protocol": PROTOCOL,
            "program": "omphalos",
            "version": env!("CARGO_PKG_VERSION"),
        }));
        let line = self.answer()?;
        let hello: Hello = serde_json::from_str(&line).map_err(|_| {
            format!(
                "answered hello with `{}`, not {{\"protocol\": {PROTOCOL}, \"name\": NAME}}",
                shortened(&line)
            )
        })?;
        if hello.protocol != PROTOCOL {
            let theirs = hello.protocol;
            return Err(format!("speaks protocol {theirs}, but this is protocol {PROTOCOL}"));
        }
        self.wants_exact = hello.exact;
        self.name = hello.name.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.name.is_empty() {
            return Err("gave no name".to_owned());
        }
        Ok(())
    }

    /// Sends a message. If that fails the program has gone, and the next answer says so.
    pub(super) fn send(&mut self, message: &Value) {
        if let Some(to) = &self.to {
            let _ = to.send(message.to_string());
        }
    }

    /// The next line of the program.
    pub(super) fn answer(&mut self) -> Result<String, String> {
        match self.from.recv_timeout(self.patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("gave no answer within {} s", self.patience.as_secs_f64()))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.last_words()),
        }
    }

    /// How a program ended that says nothing more.
    fn last_words(&mut self) -> String {
        let Some(status) = wait(FAREWELL, || self.child.try_wait().ok().flatten()) else {
            return "closed its output or wrote an endless line".to_owned();
        };
        // A child of its own may keep the pipe open for ever.
        let is_heard = || self.complaint.as_ref().filter(|listener| listener.is_finished());
        let listener = wait(FAREWELL, is_heard).is_some().then(|| self.complaint.take()).flatten();
        match listener.and_then(|listener| listener.join().ok()).as_deref() {
            None | Some("") => format!("ended with {status}"),
            Some(complaint) => format!("ended with {status}: {}", shortened(complaint)),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send(&json!({ "type": "quit" }));
        // Its input ends with the sender.
        self.to = None;
        if wait(FAREWELL, || self.child.try_wait().ok().flatten()).is_none() {
            // Nothing is left to do if it cannot be ended.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Waits until something is there, but not for long.
fn wait<T>(time: Duration, mut is_there: impl FnMut() -> Option<T>) -> Option<T> {
    let started = Instant::now();
    loop {
        let found = is_there();
        if found.is_some() || started.elapsed() >= time {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

fn write_in_background(mut pipe: ChildStdin) -> Sender<String> {
    let (to, lines) = channel::<String>();
    thread::spawn(move || {
        for mut line in lines {
            line.push('\n');
            if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                return;
            }
        }
    });
    to
}

fn read_in_background(pipe: ChildStdout) -> Receiver<String> {
    let (to, lines) = channel();
    thread::spawn(move || {
        let mut pipe = BufReader::new(pipe);
        while let Ok(Some(line)) = next_line(&mut pipe) {
            if !line.trim().is_empty() && to.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// The next line, or nothing at the end. Bytes that are not UTF-8 make no answer, but no harm either.
fn next_line(pipe: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    pipe.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    let ended = line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST_LINE;
    Ok((ended && !line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// Reads to the end, so that the program can always write, and keeps the last line.
fn last_line_in_background(pipe: ChildStderr) -> JoinHandle<String> {
    thread::spawn(move || {
        let (mut pipe, mut last) = (BufReader::new(pipe), String::new());
        while let Ok(Some(line)) = next_line(&mut pipe) {
            if !line.trim().is_empty() {
                last = line;
            }
        }
        last
    })
}
