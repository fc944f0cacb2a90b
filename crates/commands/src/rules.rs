//! `omphalos rules`: the rule reference, and which rules the cases show.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

use clap::Args;
use serde_json::{Value, json};
use text::catalogue::{Catalogue, Entry, Library, Rule, Ruling, Section};
use text::{Lang, Topic};

use crate::games::Games;
use crate::pack::lang_parser;
use crate::topics;

/// Show the rules: one by its id, those with certain words, or the table of contents.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  omphalos rules                          the table of contents
  omphalos rules 8A.1                     a section
  omphalos rules P15.8A.1-6 --lang fr     a rule, in French
  omphalos rules R70                      a ruling
  omphalos rules guard                    a talent, terrain, class or the like
  omphalos rules --search \"full area\"     rules with these words
  omphalos rules --coverage               rules that no passing case shows")]
pub struct RulesArgs {
    /// Rule, ruling or section, or the name of a talent, terrain, class, boundary, stone,
    /// manoeuvre or setting; letter case and the prefix (`P15.`) do not matter.
    #[arg(conflicts_with_all = ["coverage", "search"])]
    id: Option<String>,
    /// Whose rules.
    #[arg(long, value_name = "RULESET", default_value = "pantheon-1.5")]
    ruleset: String,
    /// List the rules that no passing case shows; fails while there is one.
    #[arg(long, conflicts_with = "search")]
    coverage: bool,
    /// List the rules and rulings that have all these words.
    #[arg(long, value_name = "WORDS", num_args = 1..)]
    search: Vec<String>,
    /// Where the cases are, for `--coverage`.
    #[arg(long, value_name = "DIR", default_value = "games", requires = "coverage")]
    cases: PathBuf,
    /// The language of the rules.
    #[arg(long, default_value = "en", value_parser = lang_parser())]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// The ids that the passing cases of a ruleset show.
fn shown_by_cases(args: &RulesArgs, games: &Games) -> anyhow::Result<BTreeSet<String>> {
    let files = games.cases().run_ruleset(&[&args.cases], &args.ruleset).with_context(|| {
        format!("no cases in `{}`; name their folder with --cases", args.cases.display())
    })?;
    let cases = files.into_iter().flat_map(|file| file.cases).filter(|case| case.passed);
    Ok(cases.flat_map(|case| case.rules).collect())
}

/// Runs the command.
///
/// # Errors
/// When there is no such ruleset or rule.
pub fn run(args: &RulesArgs, games: &Games) -> anyhow::Result<ExitCode> {
    let library = games.library();
    let catalogue = library.of(&args.ruleset)?;
    let topics = games.of(&args.ruleset)?.topics(args.lang)?;
    let page = Page { library, catalogue, lang: args.lang };
    let out = &mut io::stdout().lock();
    if args.coverage {
        let coverage = Coverage::of(catalogue, &shown_by_cases(args, games)?);
        unless_closed(coverage.print(page, args.json, out))?;
        return Ok(if coverage.is_complete() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    if !args.search.is_empty() {
        let query = args.search.join(" ");
        let found = Found {
            topics: topics::with_words(&topics, &query),
            entries: catalogue.search(&query, args.lang),
        };
        anyhow::ensure!(args.json || !found.is_empty(), "no rule has the words `{query}`");
        unless_closed(page.print_found(&query, &found, args.json, out))?;
        return Ok(ExitCode::SUCCESS);
    }
    let printed = match &args.id {
        Some(id) => match topics::named(&topics, id) {
            Some(topic) => page.print_topic(topic, args.json, out),
            None => page.print_entry(catalogue.find(id)?, args.json, out),
        },
        None => page.print_contents(args.json, out),
    };
    unless_closed(printed)?;
    Ok(ExitCode::SUCCESS)
}

/// Where the players of a game look things up.
pub(crate) struct Reference {
    /// The rulebooks.
    pub(crate) library: Library,
    /// By which rules they play.
    pub(crate) ruleset: &'static str,
    /// The language.
    pub(crate) lang: Lang,
    /// The words of the game that have a text.
    pub(crate) topics: Vec<Topic>,
}

/// Prints whatever a player means by `query`: a talent or the like by its name, a rule by its id,
/// or else what has these words, at most `most` of it. Tells how many more there are, and `None`
/// when there is nothing.
pub(crate) fn look_up(
    reference: &Reference,
    query: &str,
    most: usize,
    out: &mut dyn Write,
) -> io::Result<Option<usize>> {
    // An id says by its prefix whose rule it is.
    let Reference { library, ruleset, lang, .. } = *reference;
    let Some(catalogue) = library.of_rule(&query.to_uppercase()).or(library.of(ruleset).ok())
    else {
        return Ok(None);
    };
    let page = Page { library, catalogue, lang };
    if let Some(topic) = topics::named(&reference.topics, query) {
        return page.print_topic(topic, false, out).map(|()| Some(0));
    }
    if let Ok(entry) = page.catalogue.find(query) {
        return page.print_entry(entry, false, out).map(|()| Some(0));
    }
    let mut found = Found {
        topics: topics::with_words(&reference.topics, query),
        entries: page.catalogue.search(query, page.lang),
    };
    if found.is_empty() {
        return Ok(None);
    }
    let left_out = found.entries.len().saturating_sub(most);
    found.entries.truncate(most);
    page.print_found(query, &found, false, out)?;
    Ok(Some(left_out))
}

/// A reader that has seen enough (`| head`) is no failure.
fn unless_closed(printed: io::Result<()>) -> io::Result<()> {
    match printed {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// A catalogue as one reader sees it.
#[derive(Clone, Copy)]
struct Page<'a> {
    library: Library,
    catalogue: &'a Catalogue,
    lang: Lang,
}

/// What a search found.
struct Found<'a> {
    topics: Vec<Topic>,
    entries: Vec<Entry<'a>>,
}

impl Found<'_> {
    fn is_empty(&self) -> bool {
        self.topics.is_empty() && self.entries.is_empty()
    }
}

impl Page<'_> {
    fn print_contents(self, json: bool, out: &mut dyn Write) -> io::Result<()> {
        let sections = self.catalogue.sections().iter().map(|section| {
            let rules = self.catalogue.rules_in(section.id()).count();
            (section, rules, self.catalogue.rulings_in(section.id()).count())
        });
        if json {
            let sections: Vec<Value> = sections
                .map(|(section, rules, rulings)| {
                    json!({
                        "id": section.id(),
                        "title": section.title(self.lang),
                        "rules": rules,
                        "rulings": rulings,
                    })
                })
                .collect();
            let ruleset = self.catalogue.ruleset();
            return print_json(&json!({ "ruleset": ruleset, "sections": sections }), out);
        }
        for (section, rules, rulings) in sections {
            let (id, title) = (section.id(), section.title(self.lang));
            writeln!(out, "{id:<14}{:>4}  {title}", rules + rulings)?;
        }
        Ok(())
    }

    fn print_entry(self, entry: Entry<'_>, json: bool, out: &mut dyn Write) -> io::Result<()> {
        if json {
            return print_json(&self.entry_json(entry), out);
        }
        match entry {
            Entry::Section(section) => self.print_section(section, out),
            Entry::Rule(rule) => {
                self.print_heading(rule.id(), rule.section(), Some(rule.source()), out)?;
                writeln!(out, "{}", rule.text(self.lang))?;
                if let Some(note) = rule.note(self.lang) {
                    writeln!(out, "({note})")?;
                }
                for other in self.library.compared(rule) {
                    writeln!(out, "\n{}  {}", other.id(), other.text(self.lang))?;
                }
                for ruling in self.catalogue.rulings_on(rule) {
                    writeln!(out)?;
                    self.print_ruling(ruling, out)?;
                }
                Ok(())
            }
            Entry::Ruling(ruling) => {
                self.print_heading(ruling.id(), ruling.section(), None, out)?;
                writeln!(out, "{}", ruling.question(self.lang))?;
                writeln!(out, "{}", ruling.answer(self.lang))?;
                writeln!(out)?;
                for rule in self.rules_under(ruling) {
                    writeln!(out, "{}  {}", rule.id(), rule.text(self.lang))?;
                }
                Ok(())
            }
        }
    }

    fn print_section(self, section: &Section, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}  {}\n", section.id(), section.title(self.lang))?;
        for rule in self.catalogue.rules_in(section.id()) {
            writeln!(out, "{}  {}", rule.id(), rule.text(self.lang))?;
        }
        for ruling in self.catalogue.rulings_in(section.id()) {
            self.print_ruling(ruling, out)?;
        }
        Ok(())
    }

    fn print_heading(
        self,
        id: &str,
        section: &str,
        source: Option<&str>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        write!(out, "{id}  {}", self.title(section))?;
        match source {
            Some(source) => writeln!(out, " ({source})\n"),
            None => writeln!(out, "\n"),
        }
    }

    fn print_ruling(self, ruling: &Ruling, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}  {}", ruling.id(), ruling.question(self.lang))?;
        writeln!(out, "  {}", ruling.answer(self.lang))
    }

    /// A talent, terrain or the like, and the section of the rules that has its name.
    fn print_topic(self, topic: &Topic, json: bool, out: &mut dyn Write) -> io::Result<()> {
        let name = topic.name.to_lowercase();
        let mut sections = self.catalogue.sections().iter();
        let section = sections.find(|section| section.title(self.lang).to_lowercase() == name);
        if json {
            let section = section.map(|section| self.entry_json(Entry::Section(section)));
            let mut topic = topics::as_json(topic);
            topic["section"] = section.into();
            return print_json(&topic, out);
        }
        topics::print_line(topic, out)?;
        if let Some(section) = section {
            writeln!(out)?;
            self.print_section(section, out)?;
        }
        Ok(())
    }

    fn print_found(
        self,
        query: &str,
        found: &Found<'_>,
        json: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if json {
            let topics: Vec<Value> = found.topics.iter().map(topics::as_json).collect();
            let entries = found.entries.iter();
            let results: Vec<Value> = entries.map(|entry| self.entry_json(*entry)).collect();
            let found = json!({ "query": query, "topics": topics, "results": results });
            return print_json(&found, out);
        }
        for topic in &found.topics {
            topics::print_line(topic, out)?;
        }
        for entry in &found.entries {
            match entry {
                Entry::Rule(rule) => writeln!(out, "{}  {}", rule.id(), rule.text(self.lang))?,
                Entry::Ruling(ruling) => self.print_ruling(ruling, out)?,
                Entry::Section(section) => {
                    writeln!(out, "{}  {}", section.id(), section.title(self.lang))?;
                }
            }
        }
        Ok(())
    }

    fn entry_json(self, entry: Entry<'_>) -> Value {
        match entry {
            Entry::Section(section) => {
                let rules = self.catalogue.rules_in(section.id());
                let rulings = self.catalogue.rulings_in(section.id());
                json!({
                    "id": section.id(),
                    "title": section.title(self.lang),
                    "rules": rules.map(|rule| self.rule_json(rule)).collect::<Vec<_>>(),
                    "rulings": rulings.map(|ruling| self.ruling_json(ruling)).collect::<Vec<_>>(),
                })
            }
            Entry::Rule(rule) => self.rule_json(rule),
            Entry::Ruling(ruling) => self.ruling_json(ruling),
        }
    }

    fn rule_json(self, rule: &Rule) -> Value {
        let rulings = self.catalogue.rulings_on(rule);
        json!({
            "id": rule.id(),
            "section": rule.section(),
            "title": self.title(rule.section()),
            "source": rule.source(),
            "text": rule.text(self.lang),
            "note": rule.note(self.lang),
            "not_testable": rule.not_testable(),
            "rulings": rulings.map(|ruling| self.ruling_json(ruling)).collect::<Vec<_>>(),
        })
    }

    fn ruling_json(self, ruling: &Ruling) -> Value {
        json!({
            "id": ruling.id(),
            "section": ruling.section(),
            "title": self.title(ruling.section()),
            "question": ruling.question(self.lang),
            "answer": ruling.answer(self.lang),
            "about": ruling.about(),
        })
    }

    fn rules_under(&self, ruling: &Ruling) -> impl Iterator<Item = &Rule> {
        ruling.about().iter().filter_map(|id| self.catalogue.rule(id))
    }

    fn title(&self, section: &str) -> &str {
        self.catalogue.section(section).map_or("", |section| section.title(self.lang))
    }
}

fn print_json(value: &Value, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{value:#}")
}

/// Which rules of a catalogue the passing cases show.
struct Coverage<'a> {
    shown: usize,
    missing: Vec<&'a Rule>,
    excused: Vec<(&'a Rule, &'a str)>,
    rulings_shown: usize,
    /// Ids that cases name and no catalogue has: most often a slip of the pen in a case.
    unknown: Vec<String>,
}

impl<'a> Coverage<'a> {
    fn of(catalogue: &'a Catalogue, shown: &BTreeSet<String>) -> Self {
        let mut coverage = Coverage {
            shown: 0,
            missing: Vec::new(),
            excused: Vec::new(),
            rulings_shown: catalogue.rulings().iter().filter(|it| shown.contains(it.id())).count(),
            unknown: (shown.iter())
                .filter(|id| catalogue.rule(id).is_none() && catalogue.ruling(id).is_none())
                .cloned()
                .collect(),
        };
        for rule in catalogue.rules() {
            match rule.not_testable() {
                _ if shown.contains(rule.id()) => coverage.shown += 1,
                Some(reason) => {
                    coverage.shown += 1;
                    coverage.excused.push((rule, reason));
                }
                None => coverage.missing.push(rule),
            }
        }
        coverage
    }

    fn is_complete(&self) -> bool {
        self.missing.is_empty() && self.unknown.is_empty()
    }

    fn print(&self, page: Page<'_>, json: bool, out: &mut dyn Write) -> io::Result<()> {
        let (rules, rulings) = (page.catalogue.rules().len(), page.catalogue.rulings().len());
        if json {
            let missing: Vec<&str> = self.missing.iter().map(|rule| rule.id()).collect();
            let excused: Vec<Value> = (self.excused.iter())
                .map(|(rule, reason)| json!({ "id": rule.id(), "reason": reason }))
                .collect();
            let report = json!({
                "ruleset": page.catalogue.ruleset(),
                "rules": rules,
                "shown": self.shown,
                "missing": missing,
                "not_testable": excused,
                "rulings": rulings,
                "rulings_shown": self.rulings_shown,
                "unknown": self.unknown,
            });
            return print_json(&report, out);
        }
        let by_section = self.missing.chunk_by(|a, b| a.section() == b.section());
        for missing in by_section {
            let section = missing[0].section();
            writeln!(out, "{section}  {}", page.title(section))?;
            for rule in missing {
                writeln!(out, "  {}  {}", rule.id(), rule.text(page.lang))?;
            }
            writeln!(out)?;
        }
        if !self.excused.is_empty() {
            writeln!(out, "not testable, counted as shown")?;
            for (rule, reason) in &self.excused {
                writeln!(out, "  {}  {reason}", rule.id())?;
            }
            writeln!(out)?;
        }
        if !self.unknown.is_empty() {
            writeln!(out, "named by cases but in no catalogue\n  {}\n", self.unknown.join("\n  "))?;
        }
        writeln!(out, "{} of {rulings} rulings shown", self.rulings_shown)?;
        writeln!(out, "{} of {rules} rules shown", self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use pantheon_words::LIBRARY;

    fn pantheon(lang: Lang) -> Page<'static> {
        Page { library: LIBRARY, catalogue: LIBRARY.of("pantheon-1.5").expect("a book"), lang }
    }

    fn printed(print: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        print(&mut out).expect("a buffer takes everything");
        String::from_utf8(out).expect("rules are text")
    }

    fn shown(page: Page<'_>, id: &str) -> String {
        let entry = page.catalogue.find(id).expect("an id of the book");
        printed(|out| page.print_entry(entry, false, out))
    }

    fn coverage_of(ids: &BTreeSet<String>) -> (bool, String) {
        let coverage = Coverage::of(LIBRARY.of("pantheon-1.5").expect("a book"), ids);
        (coverage.is_complete(), printed(|out| coverage.print(pantheon(Lang::En), false, out)))
    }

    fn testable() -> BTreeSet<String> {
        (LIBRARY.of("pantheon-1.5").expect("a book").rules().iter())
            .filter(|rule| rule.not_testable().is_none())
            .map(|rule| rule.id().to_owned())
            .collect()
    }

    #[test]
    fn a_rule_is_shown_with_its_section_and_the_rulings_on_it() {
        let page = shown(pantheon(Lang::En), "8A.2a1-6");
        assert!(page.starts_with("P15.8A.2a1-6  Target choice, visibility and distance (VIII"));
        assert!(page.contains("\nP15.R70  Full adjacent area"), "{page}");
        let page = shown(pantheon(Lang::Fr), "8A.1-6");
        assert!(page.starts_with("P15.8A.1-6  Marche (VIII.A.1)\n\n"), "{page}");
        assert!(page.contains("(Édition française"), "{page}");
    }

    #[test]
    fn a_ruling_is_shown_with_the_rules_it_bears_on() {
        let page = shown(pantheon(Lang::En), "R192");
        assert!(page.contains("\nP15.14.11-7  Leader: "), "{page}");
    }

    #[test]
    fn the_contents_count_every_rule_and_ruling() {
        let page = printed(|out| pantheon(Lang::En).print_contents(true, out));
        let contents: Value = serde_json::from_str(&page).expect("JSON");
        let sections = contents["sections"].as_array().expect("a list");
        let sum = |of: &str| sections.iter().filter_map(|it| it[of].as_u64()).sum::<u64>();
        assert_eq!((sum("rules"), sum("rulings")), (521, 213));
    }

    #[test]
    fn coverage_without_cases_lists_every_testable_rule() {
        let (complete, page) = coverage_of(&BTreeSet::new());
        assert!(!complete);
        assert_eq!(page.lines().last(), Some("3 of 521 rules shown"));
        assert!(page.contains("\n8A.1  Walk\n  P15.8A.1-1  "), "grouped by section");
        assert!(page.contains("counted as shown\n  P15.2.1  "), "excused with a reason");
        assert_eq!(page.matches("  P15.").count(), 521);
    }

    #[test]
    fn coverage_is_complete_when_only_untestable_rules_lack_a_case() {
        let (complete, page) = coverage_of(&testable());
        assert!(complete);
        assert_eq!(page.lines().last(), Some("521 of 521 rules shown"));
    }

    #[test]
    fn one_rule_without_a_case_is_enough_to_fail() {
        let mut ids = testable();
        ids.remove("P15.14.12-9");
        let (complete, page) = coverage_of(&ids);
        assert!(!complete);
        assert!(page.starts_with("14.12  Mighty Throw\n  P15.14.12-9  "), "{page}");
        assert_eq!(page.lines().last(), Some("520 of 521 rules shown"));
    }

    #[test]
    fn an_id_that_no_rule_has_is_reported_and_fails() {
        let mut ids = testable();
        ids.extend(["P15.99-1".to_owned(), "P15.R70".to_owned()]);
        let (complete, page) = coverage_of(&ids);
        assert!(!complete);
        assert!(page.contains("in no catalogue\n  P15.99-1\n\n1 of 213 rulings shown\n"), "{page}");
    }
}
