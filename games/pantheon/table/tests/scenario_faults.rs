//! Every fault a scenario file can have: where it is told, and what is said.

use pantheon_table::read_pack_over;

/// A scenario without faults. Cases replace lines of it, so that line numbers stay.
const SCENARIO: &str = r#"id = "sample"
name = { en = "Sample", fr = "Modèle" }
story = { en = "Once.", fr = "Jadis." }
board = "threshing_floor"
lead = 2
relics = ["c2"]
rules = [
  { closed = "c1" },
  { attack_dice = { unit = "minotaur", dice = 5 } },
]
settings = { round_limit = 40 }
[[player]]
briefing = { en = "Win.", fr = "Gagnez." }
units = ["athena", "theseus", "hoplites"]
zone = ["a1", "a2"]
goals = [{ carry = "a2" }, { destroy = "minotaur" }, "skirmish"]
[[player]]
briefing = { en = "Win.", fr = "Gagnez." }
units = ["hades", "minotaur", "hoplites"]
zone = ["e1", "e2"]
goals = [{ survive = 20 }, { destroy = "hoplites" }]
"#;

/// Asserts that just these faults are told: line, and what was found.
#[track_caller]
fn told(replaced: &[(usize, &str)], expected: &[(usize, &str)]) {
    let mut lines: Vec<&str> = SCENARIO.lines().collect();
    for &(line, text) in replaced {
        lines[line - 1] = text;
    }
    let text = lines.join("\n");
    let told = read_pack_over([("scenarios/sample.toml", &text[..])]).err();
    let found: Vec<(usize, &str)> = told
        .iter()
        .flat_map(|told| told.files())
        .flat_map(|file| file.faults())
        .map(|fault| (fault.line, &fault.found[..]))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn the_sample_can_be_played() {
    told(&[], &[]);
    told(&[(14, "army = \"first_march\"")], &[]);
    let (draft, none) = ("draft = { points = 12, divinities = \"gods\" }", "");
    told(&[(9, draft_rule()), (11, draft), (14, none), (16, none), (19, none), (21, none)], &[]);
}

/// A rule that holds for a unit of any draft.
fn draft_rule() -> &'static str {
    "  { powerless = \"medusa\" },"
}

#[test]
fn names_are_looked_up() {
    told(&[(4, "board = \"thresing_floor\"")], &[(4, "unknown board `thresing_floor`")]);
    told(&[(6, "relics = [\"z9\"]")], &[(6, "unknown area of `threshing_floor` `z9`")]);
    told(&[(8, "  { closed = \"z9\" },")], &[(8, "unknown area of `threshing_floor` `z9`")]);
    told(&[(8, "  { powerless = \"zeus\" },")], &[(8, "unknown unit of this scenario `zeus`")]);
    told(
        &[(14, "units = [\"athena\", \"thesseus\"]"), (16, "")],
        &[(14, "unknown unit `thesseus`")],
    );
    // With an army missing, units of the game are not guessed at.
    told(&[(19, "units = [\"hades\", \"minotuar\"]")], &[(19, "unknown unit `minotuar`")]);
    told(&[(14, "army = \"frist_march\""), (16, "")], &[(14, "unknown army `frist_march`")]);
    told(&[(15, "zone = [\"a1\", \"a9\"]")], &[(15, "unknown area of `threshing_floor` `a9`")]);
    told(
        &[(16, "goals = [{ destroy = \"minotuar\" }]")],
        &[(16, "unknown unit of this scenario `minotuar`")],
    );
    told(&[(1, "id = \"other\"")], &[(1, "the id `other`")]);
}

#[test]
fn twins_are_told_apart() {
    told(&[(16, "goals = [{ destroy = \"hoplites.2\" }]")], &[]);
    told(
        &[(16, "goals = [{ destroy = \"hoplites\" }]")],
        &[(16, "`hoplites` of the player's own side")],
    );
    told(
        &[(16, "goals = [{ destroy = \"hoplites.3\" }]")],
        &[(16, "unknown unit of this scenario `hoplites.3`")],
    );
}

#[test]
fn goals_that_nobody_reaches() {
    told(&[(16, "goals = [{ reach = \"c1\" }]")], &[(16, "`c1`, which a rule closes")]);
    told(&[(16, "goals = [{ absorb = 7 }]")], &[(16, "7 stones to absorb")]);
    told(&[(21, "goals = [{ survive = 41 }]")], &[(21, "41 rounds to survive in a game of 40")]);
    told(
        &[(19, "units = [\"minotaur\"]"), (21, "goals = [{ survive = 9 }]")],
        &[(21, "a divinity to survive where there is none")],
    );
    let draft = "draft = { points = 12, divinities = \"gods\" }";
    told(
        &[(9, draft_rule()), (11, draft), (14, ""), (19, ""), (21, "")],
        &[(16, "a unit to destroy that may not be recruited")],
    );
}

#[test]
fn armies_are_given_or_drafted() {
    told(&[(14, ""), (9, ""), (16, "")], &[(12, "a player without an army")]);
    let both = "army = \"first_march\"\nunits = [\"zeus\"]";
    told(&[(14, both), (16, "")], &[(15, "`units` beside `army`")]);
    let draft = "draft = { points = 12, divinities = \"gods\" }";
    told(
        &[(9, draft_rule()), (11, draft), (16, ""), (21, "")],
        &[(12, "a given army beside `draft`"), (17, "a given army beside `draft`")],
    );
    let few = "draft = { points = 12, divinities = \"gods\", pool = [\"zeus\", \"ajax\"] }";
    told(
        &[(9, ""), (11, few), (14, ""), (16, ""), (19, ""), (21, "")],
        &[(11, "1 divinities of the agreed type within the points for 2 players")],
    );
}

#[test]
fn the_table_fits_the_players() {
    told(&[(15, "")], &[(12, "a player without deployment areas")]);
    told(
        &[(4, "board = \"navel_of_the_world\""), (6, ""), (8, ""), (15, ""), (16, ""), (20, "")],
        &[(4, "board `navel_of_the_world` has 0 deployment zones for 2 players")],
    );
    told(&[(5, "lead = 3")], &[(5, "player 3 is not at the table")]);
    told(&[(5, "teams = true")], &[(5, "teams of two need 4 players, not 2")]);
}

#[test]
fn shape_and_sense_are_told_together() {
    told(
        &[
            (3, "story = { en = \"Once.\" }"),
            (5, "leed = 2"),
            (8, "  { closd = \"c1\" },"),
            (13, "briefing = { fr = \"Gagnez.\" }"),
            (16, "goals = [{ reach = \"z9\" }, \"skirmsh\"]"),
            (20, "zone = [\"e1\", \"e9\"]"),
        ],
        &[
            (3, "no `fr`"),
            (5, "unknown key `leed`"),
            (8, "unknown rule `closd`"),
            (13, "no `en`"),
            (16, "unknown goal `skirmsh`"),
            (20, "unknown area of `threshing_floor` `e9`"),
        ],
    );
}
