//! Every fault of a unit file: where it is told, and what is said.

use content::PackFaults;
use pantheon_table::read_pack;

/// A hero without faults. Cases replace lines of it, so that line numbers stay.
const HERO: &str = r#"id = "sample"
name = { en = "Sample", fr = "Modèle" }
type = "hero"
cost = 3
activation_cards = 2
talents = ["guard"]
vitality = 3
rows = [
  { offence = 5, defence = 6, range = 1, movement = 2, powers = [true] },
  { offence = 5, defence = 6, range = 1, movement = 2, powers = [true] },
  { offence = 4, defence = 6, range = 1, movement = 1, powers = [false] },
]
[[power]]
id = "might"
name = { en = "Might", fr = "Puissance" }
kind = "passive"
when = "activation_starts"
do = [{ draw = { cards = 1 } }]
"#;

const TROOP: &str = r#"id = "sample"
name = { en = "Sample", fr = "Modèle" }
type = "troop"
cost = 1
activation_cards = 2
miniatures = 4
rows = [
  { offence = 3, defence = 5, range = 0, movement = 2 },
]
[[power]]
id = "might"
name = { en = "Might", fr = "Puissance" }
kind = "permanent"
when = "always"
do = [{ modify = { stat = "offence", by = { by = 1 }, on = "itself", until = "standing" } }]
"#;

fn with(base: &str, replaced: &[(usize, &str)]) -> String {
    let mut lines: Vec<&str> = base.lines().collect();
    for &(line, text) in replaced {
        lines[line - 1] = text;
    }
    lines.join("\n")
}

fn faults(text: &str) -> Option<PackFaults> {
    read_pack([("units/sample.toml", text)]).err()
}

/// Asserts that just these faults are told: line, and what was found.
#[track_caller]
fn told(base: &str, replaced: &[(usize, &str)], expected: &[(usize, &str)]) {
    let text = with(base, replaced);
    let told = faults(&text);
    let found: Vec<(usize, &str)> = told
        .iter()
        .flat_map(|told| told.files())
        .flat_map(|file| file.faults())
        .map(|fault| (fault.line, &fault.found[..]))
        .collect();
    assert_eq!(found, expected);
}

/// A hero with this power: kind, trigger and the rest of the line, effects.
#[track_caller]
fn power(kind: &str, when: &str, effects: &str, expected: &[(usize, &str)]) {
    let (kind, when) = (format!("kind = \"{kind}\""), format!("when = {when}"));
    let effects = format!("do = [{effects}]");
    told(HERO, &[(16, &kind), (17, &when), (18, &effects)], expected);
}

/// The same with conditions, written on the line of the name.
#[track_caller]
fn conditional(kind: &str, when: &str, condition: &str, effects: &str, expected: &[(usize, &str)]) {
    let (kind, when) = (format!("kind = \"{kind}\""), format!("when = {when}"));
    let effects = format!("if = [{condition}]\ndo = [{effects}]");
    told(HERO, &[(16, &kind), (17, &when), (18, &effects)], expected);
}

const DRAW: &str = "{ draw = { cards = 1 } }";

fn modify(stat: &str, by: &str, on: &str, until: &str) -> String {
    format!("{{ modify = {{ stat = \"{stat}\", by = {by}, on = {on}, until = \"{until}\" }} }}")
}

#[test]
fn the_samples_have_no_faults() {
    told(HERO, &[], &[]);
    told(TROOP, &[], &[]);
}

#[test]
fn text_that_is_no_toml() {
    told(HERO, &[(4, "cost = ")], &[(4, "string values must be quoted, expected literal string")]);
}

#[test]
fn keys_that_are_unknown_or_missing() {
    told(
        HERO,
        &[(4, "cosst = 3"), (11, "  { offence = 4, defence = 6, range = 1, powers = [false] },")],
        &[(1, "no `cost`"), (4, "unknown key `cosst`"), (11, "no `movement`")],
    );
    power(
        "passive",
        "\"wounded\"",
        "{ draw = { card = 1 } }",
        &[(18, "no `cards`"), (18, "unknown key `card`")],
    );
}

#[test]
fn shape_and_sense_are_told_together() {
    told(
        HERO,
        &[
            (4, "cosst = 3"),
            (6, "talents = [\"gaurd\", \"block\", \"block\"]"),
            (7, "vitality = 4"),
            (15, "name = { en = \"Might\" }"),
            (16, "kind = \"active\"\nspeed = 1"),
        ],
        &[
            (1, "no `cost`"),
            (4, "unknown key `cosst`"),
            (6, "unknown talent `gaurd`"),
            (6, "`block` again"),
            (8, "3 rows for vitality 4"),
            (15, "no `fr`"),
            (17, "unknown key `speed`"),
            (18, "an active power that waits for `activation_starts`"),
        ],
    );
}

#[test]
fn values_of_the_wrong_type_or_size() {
    told(HERO, &[(4, "cost = \"three\"")], &[(4, "the string \"three\"")]);
    told(HERO, &[(4, "cost = 99")], &[(4, "the number 99")]);
    told(HERO, &[(4, "cost = 0")], &[(4, "the number 0")]);
    told(
        HERO,
        &[(2, "name = { en = \"\", fr = 7 }")],
        &[(2, "the string \"\""), (2, "the number 7")],
    );
    let row = "  { offence = 5, defence = 11, range = 1, movement = 2, powers = [\"yes\"] },";
    told(HERO, &[(9, row)], &[(9, "the number 11"), (9, "the string \"yes\"")]);
    let five = "talents = [\"guard\", \"block\", \"climb\", \"leader\", \"phalanx\"]";
    told(HERO, &[(6, five)], &[(6, "an array of 5")]);
    told(HERO, &[(18, "do = []")], &[(18, "an array of 0")]);
    told(HERO, &[(18, "do = 3")], &[(18, "the number 3")]);
}

#[test]
fn words_that_are_unknown_come_with_the_nearest() {
    told(HERO, &[(6, "talents = [\"gaurd\"]")], &[(6, "unknown talent `gaurd`")]);
    let text = with(HERO, &[(6, "talents = [\"gaurd\"]"), (17, "when = \"activation_start\"")]);
    let told = faults(&text).expect("two faults").to_string();
    assert!(
        told.contains("units/sample.toml:6:12: unknown talent `gaurd`; expected one of archer")
    );
    assert!(told.contains("did you mean `guard`?"), "{told}");
    assert!(told.contains("did you mean `activation_starts`?"), "{told}");
}

#[test]
fn words_and_tables_in_the_wrong_place() {
    power("passive", "\"values\"", DRAW, &[(17, "`values` alone")]);
    power("passive", "{ always = true }", DRAW, &[(17, "`always` as a table")]);
    power("passive", "{ valus = \"attacker\" }", DRAW, &[(17, "unknown trigger `valus`")]);
    power("passive", "3", DRAW, &[(17, "the number 3")]);
    let two = "{ draw = { cards = 1 }, heal = { on = \"itself\", points = 1 } }";
    power("passive", "\"wounded\"", two, &[(18, "a table with 2 keys")]);
}

#[test]
fn ids_that_do_not_fit() {
    told(HERO, &[(1, "id = \"other\"")], &[(1, "the id `other`")]);
    told(HERO, &[(1, "id = \"Sample\"")], &[(1, "the id `Sample`")]);
    told(HERO, &[(14, "id = \"9lives\"")], &[(14, "the id `9lives`")]);
    let second = "do = [\"search\"]\n[[power]]\nid = \"might\"\nname = { en = \"A\", fr = \"B\" }\n\
                  kind = \"active\"\nwhen = \"activation\"\ndo = [\"search\"]";
    let row = |shown| {
        format!("  {{ offence = 4, defence = 6, range = 1, movement = 1, powers = [{shown}] }},")
    };
    let (both, none) = (row("true, true"), row("false, false"));
    told(
        HERO,
        &[(9, &both), (10, &both), (11, &none), (18, second)],
        &[(20, "a second power `might`")],
    );
}

#[test]
fn what_only_some_types_have() {
    told(HERO, &[(3, "type = \"god\"")], &[(3, "a god without a mythology")]);
    let greek = "cost = 3\nmythology = \"greek\"";
    told(HERO, &[(4, greek)], &[(5, "the mythology of a hero")]);
    told(HERO, &[(7, "")], &[(3, "a hero without vitality")]);
    let both = "vitality = 3\nminiatures = 3";
    told(HERO, &[(7, both)], &[(8, "the miniatures of a hero")]);
    told(TROOP, &[(6, "")], &[(3, "a troop without miniatures")]);
    told(TROOP, &[(6, "miniatures = 4\nvitality = 4")], &[(7, "the vitality of a troop")]);
    let clever = "strategic_value = 1\nminiatures = 4";
    told(TROOP, &[(6, clever)], &[(6, "a troop of strategic value 1")]);
    told(HERO, &[(6, "talents = [\"guard\",\n\"guard\"]")], &[(7, "`guard` again")]);
}

#[test]
fn rows_that_do_not_fit() {
    told(HERO, &[(7, "vitality = 4")], &[(8, "3 rows for vitality 4")]);
    let line = "  { offence = 3, defence = 5, range = 0, movement = 2 },";
    told(TROOP, &[(8, &format!("{line}\n{line}"))], &[(9, "2 rows for a troop")]);
    let rising = "  { offence = 6, defence = 6, range = 2, movement = 1, powers = [false] },";
    told(
        HERO,
        &[(11, rising)],
        &[(11, "offence 6 below a row with 5"), (11, "range 2 below a row with 1")],
    );
}

#[test]
fn power_columns_that_do_not_fit() {
    let row = |shown: &str| {
        format!("  {{ offence = 4, defence = 6, range = 1, movement = 1, powers = {shown} }},")
    };
    told(HERO, &[(11, &row("[]"))], &[(11, "0 entries in the power column")]);
    told(HERO, &[(11, &row("[true, true]"))], &[(11, "2 entries in the power column")]);
    told(HERO, &[(11, &row("[4]"))], &[(11, "the value 4 for `might`")]);
    let dashes = [(9, row("[false]")), (10, row("[false]"))];
    let dashes: Vec<(usize, &str)> = dashes.iter().map(|(line, row)| (*line, &row[..])).collect();
    told(HERO, &dashes, &[(14, "`might` is available on no row")]);
    let dash = "  { offence = 3, defence = 5, range = 0, movement = 2, powers = [false] },";
    told(TROOP, &[(8, dash)], &[(8, "a dash on a troop card")]);
    let strike =
        "{ attack = { dice = \"x\", range = \"range\", scope = \"one\", retaliation = true } }";
    power(
        "offensive",
        "\"attack_action\"",
        strike,
        &[(9, "no value X for `might`"), (10, "no value X for `might`")],
    );
}

#[test]
fn kinds_and_triggers_that_never_meet() {
    power("active", "\"wounded\"", DRAW, &[(17, "an active power that waits for `wounded`")]);
    power(
        "offensive",
        "\"activation\"",
        DRAW,
        &[
            (17, "an offensive power that waits for `activation`"),
            (18, "an offensive power that begins otherwise"),
        ],
    );
    power(
        "offensive",
        "\"attack_action\"",
        DRAW,
        &[(18, "an offensive power that begins otherwise")],
    );
    power("passive", "\"activation\"", DRAW, &[(17, "a passive power used in an activation")]);
    power("permanent", "\"attack_action\"", DRAW, &[(17, "a permanent power as attack action")]);
    told(TROOP, &[(13, "kind = \"passive\"")], &[(13, "a passive power of a troop")]);
}

#[test]
fn costs_that_nobody_pays() {
    let standing = modify("offence", "{ by = 1 }", "\"itself\"", "standing");
    for (key, value) in
        [("cost", "1"), ("tokens", "1"), ("may", "true"), ("spends_element", "true")]
    {
        let found = format!("`{key}` of a power that always works");
        let when = format!("\"always\"\n{key} = {value}");
        power("passive", &when, &standing, &[(18, &found)]);
    }
    power(
        "active",
        "\"activation\"\nmay = true",
        DRAW,
        &[(18, "`may` of a power that is used by choice")],
    );
    power("active", "\"activation\"\ntokens = 2", DRAW, &[(18, "2 tokens that are never placed")]);
    let place =
        "{ place_token = { on = \"itself\", token = { modify = { stat = \"range\", by = 1 } } } }";
    power("active", "\"activation\"", place, &[(18, "a token of an empty pool")]);
}

#[test]
fn conditions_that_never_hold() {
    conditional(
        "active",
        "\"activation\"",
        "{ at = \"melee\" }",
        DRAW,
        &[(18, "a condition on an attack where there is none")],
    );
    conditional(
        "passive",
        "\"wounded\"",
        "{ vitality_at_most = 3 }",
        DRAW,
        &[(18, "vitality at most 3 of 3")],
    );
    conditional(
        "passive",
        "\"wounded\"",
        "{ vitality_at_most = 0 }",
        DRAW,
        &[(18, "vitality at most 0 of 3")],
    );
    conditional(
        "active",
        "\"activation\"",
        "{ on = \"water\" }",
        DRAW,
        &[(18, "an active power in water")],
    );
    let movement = modify("movement", "{ by = 1 }", "\"itself\"", "standing");
    conditional(
        "passive",
        "\"always\"",
        "{ at = \"melee\" }",
        &movement,
        &[(19, "movement under a condition on an attack")],
    );
}

#[test]
fn what_always_works_only_changes_stats() {
    power("passive", "\"always\"", DRAW, &[(18, "an effect that happens")]);
    let ending = modify("offence", "{ by = 1 }", "\"itself\"", "turn");
    power("passive", "\"always\"", &ending, &[(18, "an end of what always works")]);
    let chosen = modify("offence", "{ by = 1 }", "{ one = {} }", "standing");
    power("passive", "\"always\"", &chosen, &[(18, "a chosen unit")]);
    let slowed = modify("movement", "{ by = -1 }", "\"other\"", "standing");
    power("passive", "\"always\"", &slowed, &[(18, "movement of the other unit of an attack")]);
}

#[test]
fn effects_with_nobody_to_touch() {
    let wound = |on: &str| format!("{{ wound = {{ on = {on}, wounds = 1 }} }}");
    power(
        "active",
        "\"activation\"",
        &wound("\"other\""),
        &[(18, "`other` with the trigger `activation`")],
    );
    power(
        "passive",
        "{ destroyed = {} }",
        &wound("\"other\""),
        &[(18, "an effect on the unit destroyed")],
    );
    power(
        "active",
        "\"activation\"",
        &wound("\"chosen\""),
        &[(18, "`chosen` with no choice before it")],
    );
    let enemy = "{ one = { side = \"enemy\" } }";
    power(
        "active",
        "\"activation\"",
        &format!("{{ activate = {{ on = {enemy} }} }}"),
        &[(18, "`activate` on enemies")],
    );
    power(
        "active",
        "\"activation\"",
        &format!("{{ retrieve = {{ of = {enemy} }} }}"),
        &[(18, "`retrieve` on enemies")],
    );
    power(
        "active",
        "\"activation\"",
        "{ activate = { on = \"itself\" } }",
        &[(18, "a unit that activates itself")],
    );
    let pass = |to: &str| format!("{{ pass_wounds = {{ wounds = 1, to = {to} }} }}");
    power(
        "passive",
        "{ wounds = \"defender\" }",
        &pass("\"other\""),
        &[(18, "wounds passed on without a choice")],
    );
    power(
        "passive",
        "{ wounds = \"defender\" }",
        &pass(enemy),
        &[(18, "wounds passed on to enemies")],
    );
}

#[test]
fn effects_at_the_wrong_moment() {
    let wrong: [(&str, &str, &str); 8] = [
        ("\"wounded\"", "{ reroll = { dice = 1 } }", "`reroll` with the trigger `wounded`"),
        (
            "{ wounds = \"defender\" }",
            "{ add_wounds = { wounds = 1 } }",
            "`add_wounds` with the trigger `wounds`",
        ),
        (
            "{ wounds = \"attacker\" }",
            "{ cancel_wounds = { wounds = 1 } }",
            "`cancel_wounds or pass_wounds` with the trigger `wounds`",
        ),
        ("\"turn_starts\"", "\"more_actions\"", "`more_actions` with the trigger `turn_starts`"),
        (
            "\"wounded\"",
            "{ attack = { dice = \"offence\", range = \"range\", scope = \"area\", retaliation = true } }",
            "an area attack that is retaliated against",
        ),
        (
            "\"wounded\"",
            "{ paralyse = { on = { one = {} }, until = \"standing\" } }",
            "a paralysis that nobody notices",
        ),
        (
            "{ attack_over = \"attacker\" }",
            "{ modify = { stat = \"offence\", by = { by = 1 }, on = \"itself\", until = \"attack\" } }",
            "offence until the attack ends, at `attack_over`",
        ),
        (
            "\"activation_ends\"",
            "{ modify = { stat = \"offence\", by = { by = 1 }, on = \"itself\", until = \"activation\" } }",
            "a change that ends as it begins",
        ),
    ];
    for (when, effect, found) in wrong {
        power("passive", when, effect, &[(18, found)]);
    }
    let standing = modify("offence", "{ by = 1 }", "\"itself\"", "standing");
    power("passive", "\"wounded\"", &standing, &[(18, "`standing` with the trigger `wounded`")]);
}

#[test]
fn effects_of_nothing() {
    let nothing = [
        ("{ draw = { cards = 0 } }", "0 cards"),
        ("{ heal = { on = \"itself\", points = 0 } }", "0 points"),
        ("{ move = { on = \"itself\", areas = 0 } }", "0 areas"),
        ("{ wound = { on = \"itself\", wounds = 0 } }", "0 wounds"),
        ("{ more_activations = { units = 0 } }", "0 units"),
        ("{ charge = { areas = 0, dice = \"offence\" } }", "0 areas"),
        ("{ charge = { areas = 1, dice = { dice = 11 } } }", "11 dice"),
    ];
    for (effect, found) in nothing {
        power("active", "\"activation\"", effect, &[(18, found)]);
    }
    let none = modify("offence", "{ by = 0 }", "\"itself\"", "turn");
    power("active", "\"activation\"", &none, &[(18, "a stat changed by 0")]);
}

#[test]
fn veterans_of_nobody() {
    let veteran = |id: &str, of: &str, unit_type: &str| {
        let (id, of) = (format!("id = \"{id}\""), format!("cost = 3\nveteran_of = \"{of}\""));
        with(HERO, &[(1, &id), (3, &format!("type = \"{unit_type}\"")), (4, &of)])
    };
    let told = |files: &[(&str, &str)]| {
        read_pack(files.iter().copied()).err().map(|faults| faults.to_string()).unwrap_or_default()
    };
    let (old, lost, beast) = (
        veteran("old", "sample", "hero"),
        veteran("lost", "smaple", "hero"),
        veteran("beast", "sample", "monster"),
    );
    let (older, narcissus) =
        (veteran("older", "old", "hero"), veteran("narcissus", "narcissus", "hero"));
    let sample = ("units/sample.toml", HERO);
    assert_eq!(told(&[sample, ("units/old.toml", &old)]), "");
    let lost = told(&[sample, ("units/lost.toml", &lost)]);
    assert!(lost.starts_with("units/lost.toml:5:14: unknown unit `smaple`"), "{lost}");
    assert!(lost.ends_with("did you mean `sample`?"), "{lost}");
    let beast = told(&[sample, ("units/beast.toml", &beast)]);
    assert!(beast.starts_with("units/beast.toml:5:14: a monster as veteran of a hero"), "{beast}");
    let older = told(&[sample, ("units/old.toml", &old), ("units/older.toml", &older)]);
    assert!(older.starts_with("units/older.toml:5:14: `old`, itself a veteran"), "{older}");
    let narcissus = told(&[("units/narcissus.toml", &narcissus)]);
    assert!(narcissus.starts_with("units/narcissus.toml:5:14: a veteran of itself"));
}

#[test]
fn faults_of_all_files_are_told_at_once() {
    let (dear, slow) = (with(HERO, &[(4, "cost = 99")]), "id = \"yard\"\nnme = 3\n");
    let faults = read_pack([
        ("pack/units/sample.toml", &dear[..]),
        ("pack/boards/yard.toml", slow),
        ("pack/untis/other.toml", HERO),
    ])
    .expect_err("three files with faults");
    let files: Vec<&str> = faults.files().iter().map(|file| file.name()).collect();
    assert_eq!(files, ["pack/boards/yard.toml", "pack/units/sample.toml", "pack/untis/other.toml"]);
    assert!(faults.count() > 3, "the board lacks more than one thing");
    let text = faults.to_string();
    assert!(text.contains("pack/boards/yard.toml:2:1: unknown key `nme`"), "{text}");
    assert!(text.contains("pack/untis/other.toml:1:1: unknown folder `untis`"), "{text}");
    assert!(text.contains("did you mean `units`?"), "{text}");
}

#[test]
fn the_same_unit_twice() {
    let faults = read_pack([("a/units/sample.toml", HERO), ("b/units/sample.toml", HERO)])
        .expect_err("two files of one name");
    assert_eq!(
        faults.to_string(),
        "b/units/sample.toml:1:1: a second unit `sample`; expected an id of its own for each unit"
    );
}
