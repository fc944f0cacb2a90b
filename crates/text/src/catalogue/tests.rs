use super::*;

/// A catalogue of one statement and one ruling, with `change` made to its text.
fn small(change: impl Fn(&str) -> String) -> Result<Catalogue, Flaw> {
    let sound = r#"
        ruleset = "toy"
        prefix = "T."
        [[section]]
        id = "1"
        en = "Start"
        fr = "Début"
        [[rule]]
        id = "T.1.1"
        section = "1"
        source = "I"
        en = "Begin (see T.R1)."
        fr = "Commencer (voir T.R1)."
        [[ruling]]
        id = "T.R1"
        section = "1"
        about = ["T.1.1"]
        en_question = "When?"
        en_answer = "Now."
        fr_question = "Quand ?"
        fr_answer = "Maintenant."
    "#;
    Catalogue::parse(&change(sound))
}

#[test]
fn a_flawed_file_says_what_is_wrong() {
    let flaw = |from: &'static str, to: &'static str| {
        small(|text| {
            assert!(text.contains(from));
            text.replacen(from, to, 1)
        })
        .expect_err("flawed")
        .to_string()
    };
    assert!(small(str::to_owned).is_ok());
    assert_eq!(flaw("T.R1)", "T.R9)"), "`T.1.1` refers to `T.R9`, which does not exist");
    assert_eq!(flaw("[\"T.1.1\"]", "[\"T.7\"]"), "`T.R1` refers to `T.7`, which does not exist");
    assert_eq!(flaw("\"Maintenant.\"", "\" \""), "`T.R1` has no text in `fr`");
    assert_eq!(flaw("id = \"T.R1\"", "id = \"t.1.1\""), "`t.1.1` is defined twice");
    assert_eq!(flaw("id = \"T.1.1\"", "id = \"1.1\""), "`1.1` lacks the prefix of the catalogue");
    assert_eq!(
        flaw("section = \"1\"", "section = \"2\""),
        "`T.1.1` stands in section `2`, which does not exist"
    );
    assert_eq!(
        flaw("source = \"I\"", "source = \"I\"\nnote_en = \"Odd.\""),
        "`T.1.1` has no text in `fr`"
    );
    assert!(flaw("fr = \"Début\"", "").contains("missing field `fr`"));
}
