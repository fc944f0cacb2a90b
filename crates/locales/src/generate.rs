//! Writes the Rust side of the messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;

use crate::compare::{Messages, Root, bare, file_name, for_browser, sorted};

/// Keys made from words of the data, such as `talent-guard`: looked up by name, and a test holds
/// that each value of each vocabulary has its words and no key is left over.
const LOOKED_UP: &str = "words.ftl";

/// Messages for whoever uses the crate that has the file. All others are private to their crate, so
/// that the compiler notices a message that nobody says.
const SHARED: &str = "common.ftl";

/// A type for each message and attribute of a folder.
pub(crate) fn messages(messages: &Messages, folder: &str) -> String {
    let mut code = String::new();
    let folder = format!("{folder}/");
    let own = |file: &str| file.strip_suffix(bare(file)) == Some(&folder[..]);
    for (file, messages) in messages.iter().filter(|(file, _)| own(file) && is_typed(file)) {
        let seen = if bare(file) == SHARED { "pub" } else { "pub(crate)" };
        for (key, patterns) in messages {
            for (attribute, variables) in patterns {
                write_type(&mut code, seen, key, attribute, variables).expect("a string takes all");
            }
        }
    }
    code
}

/// The files of each language, to be part of the program.
pub(crate) fn sources(roots: &[Root]) -> io::Result<String> {
    let mut languages: BTreeMap<String, String> = BTreeMap::new();
    for root in roots {
        for folder in sorted(&root.path)?.into_iter().filter(|path| path.is_dir()) {
            let code = languages.entry(file_name(&folder)).or_default();
            for path in sorted(&folder)? {
                let name = file_name(&path);
                if name.ends_with(".ftl") && !for_browser(&name) {
                    let path = path.display().to_string();
                    *code += &format!("        include_str!({path:?}),\n");
                }
            }
        }
    }
    let languages =
        languages.iter().map(|(lang, files)| format!("    ({lang:?}, &[\n{files}    ]),\n"));
    Ok(format!("&[\n{}]\n", languages.collect::<String>()))
}

fn is_typed(file: &str) -> bool {
    let name = bare(file);
    name != LOOKED_UP && !for_browser(name)
}

fn write_type(
    code: &mut String,
    seen: &str,
    key: &str,
    attribute: &str,
    variables: &BTreeSet<String>,
) -> std::fmt::Result {
    let name = camel(key) + &camel(attribute);
    let life = if variables.is_empty() { "" } else { "<'a>" };
    let any_life = if variables.is_empty() { "" } else { "<'_>" };
    writeln!(code, "/// `{key}`")?;
    writeln!(code, "#[derive(Debug, Clone)]")?;
    if variables.is_empty() {
        writeln!(code, "{seen} struct {name};")?;
    } else {
        writeln!(code, "{seen} struct {name}{life} {{")?;
        for variable in variables {
            writeln!(code, "    /// `${variable}`")?;
            writeln!(code, "    {seen} {}: FluentValue<'a>,", field(variable))?;
        }
        writeln!(code, "}}")?;
    }
    writeln!(code, "impl Message for {name}{any_life} {{")?;
    writeln!(code, "    fn voices(&self) -> &'static Voices {{ &VOICES }}")?;
    writeln!(code, "    fn key(&self) -> &'static str {{ {key:?} }}")?;
    if !attribute.is_empty() {
        writeln!(
            code,
            "    fn attribute(&self) -> Option<&'static str> {{ Some({attribute:?}) }}"
        )?;
    }
    if !variables.is_empty() {
        writeln!(code, "    fn args(&self) -> FluentArgs<'_> {{")?;
        writeln!(code, "        let mut args = FluentArgs::with_capacity({});", variables.len())?;
        for variable in variables {
            writeln!(code, "        args.set({variable:?}, self.{}.clone());", field(variable))?;
        }
        writeln!(code, "        args")?;
        writeln!(code, "    }}")?;
    }
    writeln!(code, "}}\n")
}

/// `event-moved` as the name of a type.
fn camel(key: &str) -> String {
    let words = key.split(['-', '_']).map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
    });
    words.collect::<Vec<String>>().concat()
}

/// A variable as the name of a field; raw, because it may be a word of the language.
fn field(variable: &str) -> String {
    format!("r#{}", variable.replace('-', "_"))
}
