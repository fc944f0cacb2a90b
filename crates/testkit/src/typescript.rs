//! `web/src/wire` says what the Rust types say: a file for each game, written by a test of its crate
//! `games/*/wire`, one for what they share, and `index.ts`, from which all of it is imported.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

use crate::refusals::root;

/// The file of what games share, and the crate that those types are of.
const COMMON: &str = "common";
const SHARED: &str = "protocol::";

/// Writes each type once.
#[derive(Default)]
pub struct Writer {
    config: Config,
    seen: HashSet<TypeId>,
    /// By name: the order in which a type names its parts differs from build to build.
    own: BTreeMap<String, String>,
    shared: BTreeMap<String, String>,
}

impl TypeVisitor for Writer {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        // A generic type is written once, whatever it is made of.
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T::WithoutGenerics>()) {
            return;
        }
        T::visit_dependencies(self);
        let docs = T::docs().unwrap_or_default();
        let text = compact(&format!("\n{docs}export {}\n", T::decl(&self.config)));
        let is_shared = type_name::<T>().starts_with(SHARED);
        let types = if is_shared { &mut self.shared } else { &mut self.own };
        types.insert(T::ident(&self.config), text);
    }
}

/// Holds the file of a game to its types.
///
/// # Panics
/// When the file says something else, or uses what the shared file does not have.
pub fn hold_game(game: &str, visit: fn(&mut Writer)) {
    let mut writer = Writer::default();
    visit(&mut writer);
    let types: String = writer.own.values().map(String::as_str).collect();
    let words = words(&types);
    let used = writer.shared.keys().map(String::as_str).filter(|name| words.contains(name));
    let used: Vec<&str> = used.collect();
    let common = fs::read_to_string(folder().join("common.ts")).expect("what games share");
    for name in writer.shared.keys() {
        let is_there = common.contains(&format!("\nexport type {name} "))
            || common.contains(&format!("\nexport type {name}<"));
        assert!(is_there, "`protocol::visit_types` does not show {name}");
    }
    let import = match used.is_empty() {
        true => String::new(),
        false => format!("import type {{ {} }} from './{COMMON}';\n", used.join(", ")),
    };
    hold(game, &format!("{}{import}{types}", first_line(&format!("{game}-wire"))));
}

/// Holds the file of what games share to its types, and the list of files to the games there are.
///
/// # Panics
/// When a file says something else, or there is one too many.
pub fn hold_common(visit: fn(&mut Writer)) {
    let mut writer = Writer::default();
    visit(&mut writer);
    assert!(writer.own.is_empty(), "{:?} are of no game", writer.own.keys());
    let types: String = writer.shared.values().map(String::as_str).collect();
    hold(COMMON, &(first_line("protocol") + &types));
    let games = fs::read_dir(root().join("games")).expect("the games");
    let games = games.map(|entry| entry.expect("an entry of a folder").path());
    let games = games.filter(|game| game.join("wire").is_dir());
    let mut files: Vec<String> =
        games.filter_map(|game| Some(game.file_name()?.to_str()?.to_owned())).collect();
    files.sort();
    files.push(COMMON.to_owned());
    let all: String =
        files.iter().map(|file| format!("export type * from './{file}';\n")).collect();
    hold("index", &(first_line("protocol") + &all));
    let published = fs::read_dir(folder()).expect("the folder is there").count();
    assert_eq!(published, files.len() + 1, "web/src/wire holds what is written and nothing else");
}

fn folder() -> PathBuf {
    root().join("web/src/wire")
}

fn first_line(of: &str) -> String {
    format!("// Written from the wire types by `UPDATE=1 cargo test -p {of}`. Do not edit.\n")
}

/// Holds a file to its text, or writes it anew when that is asked for.
fn hold(name: &str, text: &str) {
    let file = folder().join(format!("{name}.ts"));
    if env::var_os("UPDATE").is_some() {
        fs::create_dir_all(folder()).expect("the folder is made");
        fs::write(&file, text).expect("the types are written");
    }
    let published = fs::read_to_string(&file).unwrap_or_default();
    let first = text.lines().next().unwrap_or_default();
    assert!(published == text, "web/src/wire/{name}.ts is old: {first}");
}

/// The words of a text outside its comments.
fn words(text: &str) -> BTreeSet<&str> {
    let code = text.split("/**").map(|part| part.split_once("*/").map_or(part, |(_, code)| code));
    code.flat_map(|code| code.split(|c: char| !c.is_alphanumeric())).collect()
}

/// Comments of one line stand on one line, those of fields before their field.
fn compact(text: &str) -> String {
    let mut out = String::new();
    let mut comment: Option<String> = None;
    for line in text.lines().map(str::trim_end) {
        match (&mut comment, line.trim_start()) {
            (None, "/**") => comment = Some(String::new()),
            (Some(words), "*/") => {
                write!(out, "/**{words} */ ").expect("text takes text");
                comment = None;
            }
            (Some(words), more) => {
                words.push(' ');
                words.push_str(more.trim_start_matches('*').trim());
            }
            (None, code) => {
                if code.starts_with("export") && out.ends_with("*/ ") {
                    out.truncate(out.len() - 1);
                    out.push('\n');
                }
                writeln!(out, "{line}").expect("text takes text");
            }
        }
    }
    out
}
