//! Refusals in the words of the moment: each stands for a rule that there is, in both languages.

use pantheon_words::LIBRARY;

const FILES: [&str; 2] =
    [include_str!("../../locales/en/moments.ftl"), include_str!("../../locales/fr/moments.ftl")];

/// The rules that a file has words for, by their ids.
fn rules(file: &str) -> Vec<String> {
    let key = |line: &str| Some(line.trim().strip_prefix("[P15_")?.split(']').next()?.to_owned());
    file.lines().filter_map(key).map(|key| format!("P15.{}", key.replace('_', "."))).collect()
}

#[test]
fn words_of_the_moment_stand_for_rules() {
    let [english, french] = FILES.map(rules);
    assert!(english.len() > 50, "{}", english.len());
    assert_eq!(english, french, "both languages speak of the same refusals");
    for id in &english {
        let found = LIBRARY.of_rule(id).and_then(|catalogue| catalogue.find(id).ok());
        assert!(found.is_some(), "there is no rule or ruling {id}");
        assert_eq!(english.iter().filter(|other| *other == id).count(), 1, "{id} stands twice");
    }
}
