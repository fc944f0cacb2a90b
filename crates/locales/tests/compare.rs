//! The build fails when a language lacks something: damaged copies of the files are noticed, with
//! file and line.

use std::path::{Path, PathBuf};
use std::{fs, process};

use locales::{Fault, Root};

const PANTHEON_EN: &str = "games/pantheon/locales/en/words.ftl";
const PANTHEON_FR: &str = "games/pantheon/locales/fr/words.ftl";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folders of languages of the repository, or of a copy of it.
fn roots(repository: &Path) -> Vec<Root> {
    locales::roots(repository).expect("the locales")
}

/// What is found when one text of one file is replaced by another.
fn faults_with(name: &str, file: &str, old: &str, new: &str) -> Vec<String> {
    let copy = std::env::temp_dir().join(format!("omphalos-locales-{}-{name}", process::id()));
    for root in roots(&repository()) {
        for folder in locales::sorted(&root.path).expect("the locales") {
            let to = copy.join(&root.name).join(locales::file_name(&folder));
            fs::create_dir_all(&to).expect("a folder for the copy");
            for path in locales::sorted(&folder).expect("a language") {
                fs::copy(&path, to.join(locales::file_name(&path))).expect("a copy");
            }
        }
    }
    let damaged = copy.join(file);
    let text = fs::read_to_string(&damaged).unwrap_or_default();
    assert!(text.contains(old), "{old:?} stands in {file}");
    fs::write(&damaged, text.replacen(old, new, 1)).expect("a damaged file");
    let found = locales::read(&roots(&copy)).expect("the copy");
    fs::remove_dir_all(&copy).expect("the copy goes");
    found.err().unwrap_or_default().iter().map(Fault::to_string).collect()
}

/// The line of a text, from 1.
fn line(file: &str, text: &str) -> usize {
    let whole = fs::read_to_string(repository().join(file)).expect("a file of the locales");
    whole.lines().position(|line| line.starts_with(text)).expect("the line is there") + 1
}

#[test]
fn the_files_agree() {
    let faults =
        locales::read(&roots(&repository())).expect("the locales").err().unwrap_or_default();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Words of the names of games, which no language translates.
const PROPER_NAMES: [&str; 3] = ["Mythic", "Battles", "Pantheon"];

#[test]
fn no_text_was_left_in_english() {
    let english = |root: &Root| locales::sorted(&root.path.join("en")).expect("English");
    for (root, path) in roots(&repository())
        .iter()
        .flat_map(|root| english(root).into_iter().map(move |path| (root, path)))
    {
        let name = locales::file_name(&path);
        let read = |path: &Path| fs::read_to_string(path).expect("a file of the locales");
        let (english, french) = (read(&path), read(&root.path.join("fr").join(&name)));
        let french: Vec<&str> = french.lines().collect();
        // What a lesson's voice tells the pupil to do is notation, the same in every language.
        let is_text = |line: &&str| !line.trim_start().starts_with(".does = ");
        for line in english.lines().filter(is_text).filter(|line| french.contains(line)) {
            // A word may be the same in both languages, a phrase hardly.
            let text = line.split_once(" = ").map_or("", |(_, text)| text);
            let outside = text.split(['{', '}']).step_by(2);
            let words = outside.flat_map(|part| part.split(|letter: char| !letter.is_alphabetic()));
            let words = words.filter(|word| word.len() > 1 && !PROPER_NAMES.contains(word));
            assert!(words.count() < 2, "fr/{name}: {line}");
        }
    }
}

#[test]
fn a_missing_french_key_is_told_where_english_has_it() {
    let faults = faults_with("key", PANTHEON_FR, "talent-guard = ", "talent-gaurd = ");
    let (en, fr) = (line(PANTHEON_EN, "talent-guard"), line(PANTHEON_FR, "talent-guard"));
    assert_eq!(
        faults,
        [
            format!("{PANTHEON_EN}:{en}: `talent-guard` is missing in {PANTHEON_FR}"),
            format!("{PANTHEON_FR}:{fr}: `talent-gaurd` is missing in {PANTHEON_EN}"),
        ]
    );
}

#[test]
fn a_missing_variable_is_told_with_its_message() {
    let faults = faults_with(
        "variable",
        "games/pantheon/locales/fr/powers.ftl",
        "en { $stat }",
        "en combat",
    );
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("games/pantheon/locales/fr/powers.ftl:"), "{faults:?}");
    assert!(faults[0].ends_with("`change-by` lacks the variable `$stat`"), "{faults:?}");
}

#[test]
fn an_unknown_attribute_is_missed_in_the_other_language() {
    let faults = faults_with("attribute", PANTHEON_FR, "    .text = ", "    .texte = ");
    let (en, fr) = (line(PANTHEON_EN, "type-god"), line(PANTHEON_FR, "type-god"));
    assert_eq!(
        faults,
        [
            format!("{PANTHEON_EN}:{en}: `type-god` lacks the attribute `.texte`"),
            format!("{PANTHEON_FR}:{fr}: `type-god` lacks the attribute `.text`"),
        ]
    );
}

#[test]
fn text_that_is_not_fluent_is_told_with_its_line() {
    let faults = faults_with("syntax", PANTHEON_EN, "type-titan = ", "type-titan ");
    let at = format!("{PANTHEON_EN}:{}: ", line(PANTHEON_EN, "type-titan"));
    assert!(faults.iter().any(|fault| fault.starts_with(&at)), "{faults:?}");
}

#[test]
fn what_does_not_exist_cannot_be_mentioned() {
    let faults = faults_with("term", PANTHEON_EN, "type-god = god", "type-god = { -god }");
    assert!(faults.iter().any(|fault| fault.ends_with("`-god`, which does not exist")));
    let faults = faults_with("function", PANTHEON_EN, "type-god = god", "type-god = { GOD() }");
    assert!(faults.iter().any(|fault| fault.contains("calls `GOD`")), "{faults:?}");
    let faults = faults_with("message", PANTHEON_EN, "type-god = god", "type-god = { class-huge }");
    assert!(faults.iter().any(|fault| fault.contains("mentions the message")), "{faults:?}");
}

#[test]
fn a_file_for_the_browser_is_compared_as_well() {
    let faults = faults_with("browser", "locales/fr/web.ftl", "", "menu-play = Jouer\n");
    assert_eq!(faults, ["locales/fr/web.ftl:1: `menu-play` is missing in locales/en/web.ftl"]);
}
