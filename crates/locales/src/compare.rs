//! Reads the Fluent files of every language and compares them: a key, an attribute or a variable
//! that one language has and another lacks is a fault, with file and line.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

/// The language the others are compared with.
pub(crate) const REFERENCE: &str = "en";

/// Whether a file, by its bare name, is the browser client's: `web.ftl` for all games, `web-mythic.ftl` for one.
/// The client reads its messages itself, so their keys are a set of their own.
pub(crate) fn for_browser(name: &str) -> bool {
    name == "web.ftl" || name.starts_with("web-")
}

/// The functions that messages may call.
const FUNCTIONS: [&str; 2] = ["NUMBER", "DE"];

/// Something wrong with the files of a language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The file, as `locales/fr/web.ftl`.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// The variables of each pattern of a message: under "" those of its value, under other names
/// those of its attributes.
pub type Patterns = BTreeMap<String, BTreeSet<String>>;

/// A message or term of a file.
#[derive(Debug, Clone)]
struct Message {
    line: usize,
    patterns: Patterns,
    /// The terms it mentions.
    terms: BTreeSet<String>,
}

/// A file of a language. Terms stand among the messages, under names with a dash before them.
#[derive(Debug)]
struct File {
    /// Its path from the repository, as `locales/fr/web.ftl`.
    name: String,
    /// Its path without the language, as `locales/web.ftl`: the same for all languages.
    common: String,
    messages: BTreeMap<String, Message>,
}

/// The messages of the reference language, by file (without the language) and key.
pub type Messages = BTreeMap<String, BTreeMap<String, Patterns>>;

/// A folder that holds a folder for each language.
#[derive(Debug, Clone)]
pub struct Root {
    /// Its path from the repository, as `games/mythic/locales`.
    pub name: String,
    /// The folder itself.
    pub path: PathBuf,
}

impl Root {
    /// The folder of that name.
    pub fn new(repository: &Path, name: &str) -> Self {
        Self { name: name.to_owned(), path: repository.join(name) }
    }
}

/// Every folder of languages: what is common, then each game's.
///
/// # Errors
/// When a folder cannot be read.
pub fn roots(repository: &Path) -> io::Result<Vec<Root>> {
    let mut roots = vec![Root::new(repository, "locales")];
    for game in sorted(&repository.join("games"))? {
        let root = Root::new(repository, &format!("games/{}/locales", file_name(&game)));
        if root.path.is_dir() {
            roots.push(root);
        }
    }
    Ok(roots)
}

/// Reads the folders of all languages and compares them.
///
/// # Errors
/// When a folder cannot be read; the inner result holds every fault of the files.
pub fn read(roots: &[Root]) -> io::Result<Result<Messages, Vec<Fault>>> {
    let mut faults = Vec::new();
    let mut languages: BTreeMap<String, Vec<File>> = BTreeMap::new();
    for root in roots {
        for folder in sorted(&root.path)?.into_iter().filter(|path| path.is_dir()) {
            let lang = file_name(&folder);
            let files = languages.entry(lang.clone()).or_default();
            for path in sorted(&folder)? {
                if path.extension().is_some_and(|extension| extension == "ftl") {
                    let text = fs::read_to_string(&path)?;
                    let file = parse(&root.name, &lang, &file_name(&path), &text, &mut faults);
                    faults.extend(repeated(&file, files));
                    files.push(file);
                }
            }
        }
    }
    for files in languages.values() {
        faults.extend(unknown_terms(files));
    }
    let Some(reference) = languages.remove(REFERENCE) else {
        let line = format!("no folder `{REFERENCE}`, which the others are compared with");
        return Err(io::Error::new(io::ErrorKind::NotFound, line));
    };
    for (lang, files) in &languages {
        compare(&reference, lang, files, &mut faults);
    }
    if !faults.is_empty() {
        faults.sort();
        return Ok(Err(faults));
    }
    let of_file = |file: File| {
        let messages = file.messages.into_iter().filter(|(key, _)| !key.starts_with('-'));
        let messages = messages.map(|(key, message)| (key, message.patterns)).collect();
        (file.common, messages)
    };
    Ok(Ok(reference.into_iter().map(of_file).collect()))
}

/// What a folder holds, in order.
///
/// # Errors
/// When it cannot be read.
pub fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The last part of a path.
pub fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The name of a file without its folders.
pub(crate) fn bare(name: &str) -> &str {
    name.rsplit_once('/').map_or(name, |(_, file)| file)
}

fn parse(root: &str, lang: &str, bare: &str, text: &str, faults: &mut Vec<Fault>) -> File {
    let (name, common) = (format!("{root}/{lang}/{bare}"), format!("{root}/{bare}"));
    let mut fault =
        |line: usize, what: String| faults.push(Fault { file: name.clone(), line, what });
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        fault(line_at(text, error.pos.start), error.kind.to_string());
    }
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => {
                (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
            }
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => continue,
        };
        let line = line_of(text, &key);
        let mut uses = Uses::default();
        let mut patterns = Patterns::new();
        if let Some(value) = value {
            patterns.insert(String::new(), uses.variables(value));
        }
        for Attribute { id, value } in attributes {
            patterns.insert(id.name.to_owned(), uses.variables(value));
        }
        for problem in uses.problems {
            fault(line, format!("`{key}` {problem}"));
        }
        if messages.contains_key(&key) {
            fault(line, format!("`{key}` stands twice in this file"));
        }
        messages.insert(key, Message { line, patterns, terms: uses.terms });
    }
    File { name, common, messages }
}

fn repeated(file: &File, earlier: &[File]) -> Vec<Fault> {
    let theirs = |file: &File| for_browser(bare(&file.name));
    let beside = earlier.iter().filter(|other| theirs(other) == theirs(file));
    let mut faults = Vec::new();
    for (key, message) in &file.messages {
        if let Some(other) = beside.clone().find(|other| other.messages.contains_key(key)) {
            let what = format!("`{key}` stands in {} already", bare(&other.name));
            faults.push(Fault { file: file.name.clone(), line: message.line, what });
        }
    }
    faults
}

fn unknown_terms(files: &[File]) -> Vec<Fault> {
    let known: BTreeSet<&String> = files.iter().flat_map(|file| file.messages.keys()).collect();
    let mut faults = Vec::new();
    for file in files {
        for (key, message) in &file.messages {
            for term in message.terms.iter().filter(|term| !known.contains(term)) {
                let what = format!("`{key}` mentions the term `{term}`, which does not exist");
                faults.push(Fault { file: file.name.clone(), line: message.line, what });
            }
        }
    }
    faults
}

/// Compares a language with the reference. Terms belong to each language alone.
fn compare(reference: &[File], lang: &str, files: &[File], faults: &mut Vec<Fault>) {
    for (here, there, other) in [(reference, files, lang), (files, reference, REFERENCE)] {
        for file in here {
            let Some(twin) = there.iter().find(|twin| twin.common == file.common) else {
                let what = format!("there is no {other}/{}", bare(&file.name));
                faults.push(Fault { file: file.name.clone(), line: 1, what });
                continue;
            };
            for (key, message) in file.messages.iter().filter(|(key, _)| !key.starts_with('-')) {
                match twin.messages.get(key) {
                    None => faults.push(Fault {
                        file: file.name.clone(),
                        line: message.line,
                        what: format!("`{key}` is missing in {}", twin.name),
                    }),
                    Some(other) => faults.extend(lacks(key, message, &twin.name, other)),
                }
            }
        }
    }
}

/// What `other` lacks of `message`, said of the file that lacks it.
fn lacks(key: &str, message: &Message, name: &str, other: &Message) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |what: String| {
        faults.push(Fault { file: name.to_owned(), line: other.line, what });
    };
    for (attribute, variables) in &message.patterns {
        let part = if attribute.is_empty() { key.to_owned() } else { format!("{key}.{attribute}") };
        match other.patterns.get(attribute) {
            None if attribute.is_empty() => fault(format!("`{key}` lacks a text of its own")),
            None => fault(format!("`{key}` lacks the attribute `.{attribute}`")),
            Some(theirs) => {
                for variable in variables.difference(theirs) {
                    fault(format!("`{part}` lacks the variable `${variable}`"));
                }
            }
        }
    }
    faults
}

/// The line on which the byte `at` stands.
fn line_at(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// The line on which `key` is defined.
fn line_of(text: &str, key: &str) -> usize {
    let defines =
        |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(defines).map_or(1, |at| at + 1)
}

/// What a message mentions.
#[derive(Default)]
struct Uses {
    terms: BTreeSet<String>,
    problems: Vec<String>,
}

impl Uses {
    fn variables(&mut self, pattern: &Pattern<&str>) -> BTreeSet<String> {
        let mut variables = BTreeSet::new();
        self.pattern(pattern, &mut variables);
        variables
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, variables);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, variables),
            Expression::Select { selector, variants } => {
                self.inline(selector, variables);
                for variant in variants {
                    self.pattern(&variant.value, variables);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    let known = FUNCTIONS.join(", ");
                    let name = id.name;
                    self.problems.push(format!("calls `{name}`; the functions are {known}"));
                }
                self.arguments(arguments, variables);
            }
            InlineExpression::MessageReference { id, .. } => {
                let name = id.name;
                let advice = "words shared by messages are terms";
                self.problems.push(format!("mentions the message `{name}`; {advice}, `-{name}`"));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(format!("-{}", id.name));
                // Variables of a term are given by its arguments, which are literals.
                if let Some(arguments) = arguments {
                    self.arguments(arguments, variables);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, variables),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>, variables: &mut BTreeSet<String>) {
        for argument in &arguments.positional {
            self.inline(argument, variables);
        }
        for argument in &arguments.named {
            self.inline(&argument.value, variables);
        }
    }
}
