//! Boards that must not load, and what their authors are told.

use board::{BoardFaults, read_drawing, read_drawing_at, read_file};

/// `line: found; expected[; hint]` of each fault.
fn told(faults: BoardFaults) -> Vec<String> {
    let one = |fault: &board::Fault| {
        let hint = fault.hint.as_ref().map(|hint| format!("; {hint}")).unwrap_or_default();
        format!("{}: {}; expected {}{hint}", fault.line, fault.found, fault.expected)
    };
    faults.faults().iter().map(one).collect()
}

#[track_caller]
fn check(actual: Vec<String>, expected: &[&str]) {
    let fits = actual.len() == expected.len()
        && actual.iter().zip(expected).all(|(actual, start)| actual.starts_with(start));
    assert!(fits, "told:\n{}\nexpected:\n{}", actual.join("\n"), expected.join("\n"));
}

#[track_caller]
fn check_file(body: &str, expected: &[&str]) {
    let text = format!("id = \"t\"\nname = {{ en = \"T\", fr = \"T\" }}\n{body}");
    check(told(read_file("t.toml", &text).expect_err("a fault")), expected);
}

#[track_caller]
fn check_drawing(text: &str, expected: &[&str]) {
    check(told(read_drawing("t", text).expect_err("a fault")), expected);
}

/// Two squares side by side, on lines 3 to 6.
const TWO: &str = r#"area = [
  { tag = "a", rect = [0, 0, 10, 10], terrain = "open_ground", capacity = 3 },
  { tag = "b", rect = [10, 0, 10, 10], terrain = "rift", capacity = 3 },
]
"#;

fn areas(rects: &[(&str, [i32; 4])]) -> String {
    let area = |(tag, rect): &(&str, [i32; 4])| {
        format!("[[area]]\ntag = {tag:?}\nrect = {rect:?}\nterrain = \"rock\"\ncapacity = 1\n")
    };
    rects.iter().map(area).collect()
}

#[test]
fn overlapping_areas() {
    let apart = ("a", [0, 0, 10, 10]);
    for (name, other) in
        [("crossing", [5, 5, 10, 10]), ("inside", [2, 2, 3, 3]), ("the same", [0, 0, 10, 10])]
    {
        let text = areas(&[apart, ("b", other)]);
        let text = format!("id = \"t\"\nname = {{ en = \"T\", fr = \"T\" }}\n{text}");
        let told = told(read_file("t.toml", &text).expect_err(name));
        assert!(told[0].starts_with("10: area `b` overlaps area `a`; expected areas"), "{told:?}");
    }
}

#[test]
fn isolated_areas() {
    check_file(
        &areas(&[("a", [0, 0, 10, 10]), ("b", [10, 10, 10, 10])]),
        &["10: area `b` touches no other area; expected areas joined by edges they share"],
    );
    check_drawing(
        "a | b | . | c | d",
        &["1: area `c` cannot be reached from `a`", "1: area `d` cannot be reached from `a`"],
    );
}

#[test]
fn a_boundary_between_areas_that_do_not_touch() {
    let three = areas(&[("a", [0, 0, 10, 10]), ("b", [10, 0, 10, 10]), ("c", [20, 0, 10, 10])]);
    let text = format!("{three}[[boundary]]\nbetween = [\"a\", \"c\"]\nkind = \"wall\"\n");
    check_file(&text, &["19: a boundary between `a` and `c`, which do not touch; expected areas"]);
    check_drawing(
        "a | b | c\nboundary a c wall",
        &["2: a boundary between `a` and `c`, which do not"],
    );
}

#[test]
fn unknown_names_come_with_a_hint() {
    check_file(
        r#"sise = [20, 10]
[[area]]
tag = "meadow"
rect = [0, 0, 10, 10]
terain = "forest"
terrain = "forset"
capacity = 3
[[deployment]]
players = 2
side = "south"
areas = ["meadwo", "far"]
[[stone]]
kind = "omphallos"
area = "meadow"
"#,
        &[
            "3: unknown key `sise`; expected one of id, name, size, area, boundary, skulls, \
             deployment, stone; did you mean `size`?",
            "7: unknown key `terain`; expected one of tag, terrain, capacity, elements, level, \
             outline, rect, centre; did you mean `terrain`?",
            "8: unknown terrain `forset`; expected one of cage, cliff, forest, lava, open_ground, \
             polar, rift, rock, ruins, stairs, swamp, water, erupting_lava, sand_dunes, \
             stormy_seas, wall; did you mean `forest`?",
            "13: unknown area `meadwo`; expected `meadow`; did you mean `meadow`?",
            "13: unknown area `far`; expected `meadow`",
            "15: unknown divine stone `omphallos`; expected one of kheper, omphalos, rune; did you",
        ],
    );
}

#[test]
fn all_faults_of_a_file_at_once_and_in_order() {
    check_file(
        &format!(
            "{TWO}{}",
            r#"boundary = [
  { between = ["a", "a"], kind = "wall" },
  { between = ["a", "b"], kind = "wall", from = [10, 2], to = [10, 12] },
  { between = ["a", "b"], kind = "wall", from = [10, 2], to = [10, 5] },
  { between = ["a", "b"], kind = "chains", from = [10, 4], to = [10, 6] },
  { between = ["a", "b"], from = [10, 4] },
  { between = ["a"], kind = "moat" },
]
skulls = [{ rift = "a", from = "b", to = "b" }]
deployment = [{ players = 9, side = "x", areas = [] }]
"#
        ),
        &[
            "8: a boundary between `a` and itself; expected two areas",
            "9: a piece from [10, 2] to [10, 12] that is not on the edge between `a` and `b`; \
             expected a piece of [10, 0]-[10, 10]",
            "11: pieces of the edge between `a` and `b` that overlap",
            "12: a boundary that says nothing; expected `kind`, `heights` or both",
            "12: one end of a piece; expected both `from` and `to`, or neither",
            "13: an array of 1; expected the tags of two areas",
            "13: unknown boundary kind `moat`",
            "15: skulls through `a`, which is open_ground; expected an area of terrain rift",
            "15: skulls that lead from `b` to `b`",
            "16: the number 9; expected a whole number from 1 to 8",
            "16: an array of 0; expected a list of at least one area",
        ],
    );
}

#[test]
fn outlines_and_centres() {
    let area = |tag: &str, shape: &str| {
        format!("[[area]]\ntag = {tag:?}\nterrain = \"rock\"\ncapacity = 1\n{shape}\n")
    };
    let text = [
        area("bow", "outline = [[0, 0], [10, 10], [10, 0], [0, 10]]"),
        area("flat", "outline = [[0, 0], [10, 10], [20, 20]]"),
        area("thin", "outline = [[0, 0], [10, 10]]"),
        area("twice", "outline = [[0, 0], [10, 10], [10, 10], [0, 10]]"),
        area("far", "rect = [0, 0, 10, 1000000]"),
        area("off", "rect = [0, 50, 10, 10]\ncentre = [0, 55]"),
        area("tiny", "rect = [0, 60, 1, 1]"),
        area("none", ""),
        area("float", "outline = [[0.5, 0], [1, 1], [0, 1]]"),
    ];
    check_file(
        &text.concat(),
        &[
            "7: outline of `bow` that crosses or touches itself",
            "12: outline of `flat` that encloses nothing",
            "17: outline of `thin` with 2 points",
            "22: outline of `twice` that passes [10, 10] twice",
            "27: point [10, 1000000] of `far`; expected coordinates from -100000 to 100000",
            "33: centre [0, 55] of `off` outside its outline",
            "38: no point with whole coordinates near the middle of `tiny`",
            "39: no outline; expected `outline",
            "48: an array of 2; expected a point [x, y] of whole numbers",
        ],
    );
}

#[test]
fn an_outline_of_too_many_points() {
    let zigzag: Vec<[i32; 2]> = (0..300).map(|i| [i, i % 2]).chain([[150, 99]]).collect();
    let area = format!(
        "area = [{{ tag = \"z\", terrain = \"rock\", capacity = 1, outline = {zigzag:?} }}]"
    );
    check_file(&area, &["3: outline of `z` with 301 points; expected at most 200"]);
}

#[test]
fn numbers_of_an_area() {
    check_file(
        r#"size = [15, 10]
area = [
  { tag = "a", rect = [0, 0, 10, 10], terrain = "rock", capacity = 0 },
  { tag = "a", rect = [10, 0, 10, 10], terrain = "water", capacity = 300, elements = 1 },
]
"#,
        &[
            "5: capacity 0 of `a`, which is rock; expected at least 1, except for a cliff",
            "6: a second area with tag `a`",
            "6: point [20, 0] of `a` outside the board; expected points from [0, 0] to [15, 10]",
            "6: the number 300; expected a whole number from 0 to 20",
            "6: elements in `a`, which is water; expected elements in a forest or in ruins only",
        ],
    );
}

#[test]
fn heights_must_go_down() {
    check_drawing("a level=1 > b level=1", &["1: heights from `a` (level 1) to `b` (level 1)"]);
    // A ring of heights has no levels that fit; at least one of its arrows is named.
    let ring = read_drawing("t", "a > b\n~ < >\nc < d").expect_err("a ring");
    assert!(ring.faults().iter().any(|fault| fault.found.starts_with("heights from")));
}

#[test]
fn no_more_than_64_areas() {
    let row = |count: usize| (0..count).map(|i| format!("a{i}")).collect::<Vec<_>>().join(" | ");
    let full = format!("{}\n{}", row(32), row(32).replace('a', "b"));
    assert_eq!(read_drawing("t", &full).expect("64 areas").areas().len(), 64);
    let more = format!("{full}\nc1");
    check_drawing(&more, &["3: 65 areas; expected at most 64"]);

    let rects: Vec<_> = (0..65).map(|i| (format!("a{i}"), [i * 10, 0, 10, 10])).collect();
    let rects: Vec<_> = rects.iter().map(|(tag, rect)| (tag.as_str(), *rect)).collect();
    check_file(&areas(&rects), &["323: 65 areas; expected at most 64"]);
}

#[test]
fn broken_toml_is_told_with_its_line() {
    let faults = read_file("broken.toml", "id = \nname = { en = \n").expect_err("not TOML");
    assert_eq!(faults.faults()[0].line, 1);
    assert!(faults.to_string().starts_with("broken.toml:1:"), "{faults}");
}

#[test]
fn an_empty_text_is_no_board() {
    check(
        told(read_file("t", "").expect_err("empty")),
        &["1: no `id`", "1: no `name`", "1: a board without areas; expected at least one area"],
    );
    check_drawing("", &["1: a board without areas"]);
}

#[test]
fn faults_of_a_drawing() {
    check_drawing(
        "~ -
a1 opne 3 | A2 | | a4 wet=1
~ #
~ -
b1 # . extra | b3 + b4 99
b1 # b1 | level
deploy
skulls b1 b3
walls a1 b1
boundary a1 b9 wall wall
stone topaz a1",
        &[
            "1: a separator; expected a row of cells before it",
            "2: unknown terrain `opne`; expected one of open, cage",
            "2: `A2`; expected a tag",
            "2: no cell beside this",
            "2: unknown option `wet`",
            "4: a separator; expected a row of cells before it",
            "5: a boundary with no area on one side",
            "5: `extra` after `.`",
            "5: `+` between cells",
            "5: `99`; expected a whole number from 0 to 20",
            "6: a boundary inside area `b1`",
            "6: `level`; expected a tag",
            "7: a `deploy` line of another form; expected `deploy north a1 a2`",
            "8: a `skulls` line of another form",
            "9: unknown statement `walls`; expected one of boundary",
            "10: kinds that are not joined one by one",
            "10: unknown area `b9`",
            "11: unknown divine stone `topaz`",
        ],
    );
}

#[test]
fn an_area_in_parts_or_around_a_hole() {
    check_drawing("a | b | a", &["1: area `a` in several parts or around a hole"]);
    check_drawing("a | b\nb | a", &["1: area `a` in several", "1: area `b` in several"]);
    check_drawing(
        "o | o | o\no | i | o\no | o | o",
        &["1: area `o` in several parts or around a hole"],
    );
}

#[test]
fn a_drawing_inside_a_case_is_told_by_the_lines_of_the_case() {
    let case = "rule X\nboard\n  a1 | a2 marsh 3\nunit u\n";
    let from = case.find("  a1").expect("the drawing");
    let to = case.find("unit").expect("the line after it");
    let faults = read_drawing_at("x.case", case, from..to).expect_err("no such terrain");
    let [fault] = faults.faults() else { panic!("{faults}") };
    assert_eq!((fault.line, fault.column), (3, 11));
    assert!(read_drawing_at("x.case", case, 5..9999).is_err());
}

#[test]
fn a_report_shows_each_fault_at_its_place() {
    let faults = read_drawing("x.board", "a1 |\na2 forset 3").expect_err("two faults");
    let mut shown = String::new();
    miette::NarratableReportHandler::new().render_report(&mut shown, &faults).expect("it renders");
    for part in
        ["no cell beside this", "unknown terrain `forset`", "did you mean `forest`?", "line 2"]
    {
        assert!(shown.contains(part), "`{part}` is missing in:\n{shown}");
    }
}
