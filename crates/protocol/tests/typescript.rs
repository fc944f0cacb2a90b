//! `web/src/wire/index.ts` says what the Rust types say.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::Path;

use protocol::{
    ArmyReport, ArmyToCheck, Catalogue, ClientMessage, Fault, FromMoment, LoadRecord, Moments,
    NewTable, Opened, ReviewState, RuleText, Secrets, ServerMessage, Summary, Thoughts, conjurers,
    mythic,
};
use ts_rs::{Config, TS, TypeVisitor};

const FIRST_LINE: &str =
    "// Written from crates/protocol by `UPDATE=1 cargo test -p protocol`. Do not edit.\n";

/// Writes each type once. They are ordered by name: the order in which a type names its parts
/// differs from build to build.
struct Writer {
    config: Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<String, String>,
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
        self.types.insert(T::ident(&self.config), text);
    }
}

fn typescript() -> String {
    let mut writer = Writer { config: Config::new(), seen: HashSet::new(), types: BTreeMap::new() };
    writer.visit::<ClientMessage>();
    writer.visit::<ServerMessage>();
    writer.visit::<Catalogue>();
    writer.visit::<RuleText>();
    writer.visit::<NewTable>();
    writer.visit::<Opened>();
    writer.visit::<LoadRecord>();
    writer.visit::<FromMoment>();
    writer.visit::<Secrets>();
    writer.visit::<Summary>();
    writer.visit::<Moments>();
    writer.visit::<ArmyToCheck>();
    writer.visit::<ArmyReport>();
    writer.visit::<Fault>();
    writer.visit::<Thoughts>();
    writer.visit::<ReviewState>();
    writer.visit::<mythic::Snapshot<'static>>();
    writer.visit::<mythic::About<'static>>();
    writer.visit::<mythic::Forecast>();
    writer.visit::<mythic::Catalogue>();
    writer.visit::<mythic::NewTable>();
    writer.visit::<mythic::ArmyToCheck>();
    writer.visit::<mythic::ArmyReport>();
    writer.visit::<conjurers::Snapshot<'static>>();
    writer.visit::<conjurers::Forecast>();
    writer.visit::<conjurers::About>();
    writer.visit::<conjurers::Catalogue>();
    writer.visit::<conjurers::NewTable>();
    let types: String = writer.types.into_values().collect();
    FIRST_LINE.to_owned() + &compact(&types)
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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    let generated = typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is made");
        std::fs::write(&path, &generated).expect("the types are written");
    }
    let published = std::fs::read_to_string(&path).expect("web/src/wire/index.ts is there");
    assert!(
        published == generated,
        "web/src/wire/index.ts is old: UPDATE=1 cargo test -p protocol"
    );
}
