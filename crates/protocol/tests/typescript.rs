//! `web/src/wire` says what the Rust types say: a file for each game, one for what they share, and
//! `index.ts`, from which all of it is imported.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

const FIRST_LINE: &str =
    "// Written from the wire types by `UPDATE=1 cargo test -p protocol`. Do not edit.\n";

/// Shows the types of a file to a writer.
type Visit = fn(&mut Writer);

/// The files, and the types that stand in each: a row for each game, what they share last.
const FILES: [(&str, Visit); 4] = [
    ("pantheon", pantheon_wire::visit_types),
    ("mythic", mythic_wire::visit_types),
    ("conjurers", conjurers_wire::visit_types),
    ("common", protocol::visit_types),
];
const COMMON: usize = FILES.len() - 1;

/// Types by name. The order in which a type names its parts differs from build to build.
type Types = BTreeMap<String, String>;

/// Writes each type once.
#[derive(Default)]
struct Writer {
    config: Config,
    seen: HashSet<TypeId>,
    types: Types,
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
        let text = format!("\n{docs}export {}\n", T::decl(&self.config));
        self.types.insert(T::ident(&self.config), compact(&text));
    }
}

/// The types of each of the `FILES`. A type stands with the game that alone uses it.
fn types() -> [Types; FILES.len()] {
    let mut files = FILES.map(|(_, visit)| {
        let mut writer = Writer::default();
        visit(&mut writer);
        writer.types
    });
    let mut uses: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (file, types) in files.iter().enumerate() {
        for name in types.keys() {
            uses.entry(name.clone()).or_default().push(file);
        }
    }
    for (name, users) in uses {
        let home = match users[..] {
            [file] => file,
            _ => COMMON,
        };
        let text = users.iter().find_map(|&file| files[file].remove(&name));
        let others = users.iter().filter(|&&file| file != home);
        others.for_each(|&file| drop(files[file].remove(&name)));
        files[home].extend(text.map(|text| (name, text)));
    }
    files
}

/// Every file of `web/src/wire` by name.
fn typescript() -> Vec<(String, String)> {
    let files = types();
    let mut written = Vec::new();
    let names = FILES.map(|(name, _)| name);
    for (file, types) in names.iter().zip(&files) {
        let types: String = types.values().map(String::as_str).collect();
        let mut text = FIRST_LINE.to_owned();
        let words = words(&types);
        for (other, there) in names.iter().zip(&files).filter(|(other, _)| *other != file) {
            let names = there.keys().map(String::as_str).filter(|name| words.contains(name));
            let names = names.collect::<Vec<_>>().join(", ");
            if !names.is_empty() {
                text += &format!("import type {{ {names} }} from './{other}';\n");
            }
        }
        written.push((format!("{file}.ts"), text + &types));
    }
    let all = names.map(|file| format!("export type * from './{file}';\n")).concat();
    written.push(("index.ts".to_owned(), FIRST_LINE.to_owned() + &all));
    written
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

#[test]
fn the_published_types_are_those_of_the_crate() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    let generated = typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(&folder).expect("the folder is made");
        for (name, text) in &generated {
            std::fs::write(folder.join(name), text).expect("the types are written");
        }
    }
    for (name, text) in &generated {
        let published = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert!(published == *text, "web/src/wire/{name} is old: UPDATE=1 cargo test -p protocol");
    }
    let published = std::fs::read_dir(&folder).expect("the folder is there").count();
    assert_eq!(published, generated.len(), "web/src/wire holds what is written and nothing else");
}
