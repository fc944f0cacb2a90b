//! Adjacency, distance and sight on drawn boards.

use board::{AreaId, AreaSet, Board, BoundaryKind, BoundaryKinds, read_drawing};

fn drawn(text: &str) -> Board {
    read_drawing("test", text).unwrap_or_else(|faults| panic!("{faults}"))
}

fn id(board: &Board, tag: &str) -> AreaId {
    board.find(tag).unwrap_or_else(|| panic!("no area {tag}"))
}

fn set(board: &Board, tags: &str) -> AreaSet {
    tags.split_whitespace().map(|tag| id(board, tag)).collect()
}

#[track_caller]
fn check_crossed(board: &Board, from: &str, to: &str, expected: &str) {
    let crossed = board.crossed(id(board, from), id(board, to));
    let tags: Vec<&str> = crossed.iter().map(|area| board.tag(area)).collect();
    assert_eq!(crossed, set(board, expected), "{from}-{to} crosses {tags:?}");
}

#[track_caller]
fn check_walled(board: &Board, from: &str, to: &str, expected: bool) {
    assert_eq!(board.walled_from(id(board, from)).contains(id(board, to)), expected, "{from}-{to}");
}

const NINE: &str = "
    a1 | a2 | a3
    b1 | b2 | b3
    c1 | c2 | c3
";

#[test]
fn neighbours_share_an_edge_and_not_just_a_corner() {
    let board = drawn(NINE);
    assert_eq!(board.adjacent(id(&board, "b2")), set(&board, "a2 b1 b3 c2"));
    assert_eq!(board.adjacent(id(&board, "a1")), set(&board, "a2 b1"));
    assert_eq!(board.surroundings(id(&board, "a1")), set(&board, "a1 a2 b1"));
    assert!(board.boundary_kinds(id(&board, "a1"), id(&board, "b2")).is_empty());
}

#[test]
fn distance_counts_areas_and_ignores_walls() {
    let board = drawn("a1 # a2 # a3 | a4");
    let (a1, a4) = (id(&board, "a1"), id(&board, "a4"));
    assert_eq!(board.distance(a1, a1), 0);
    assert_eq!(board.distance(a1, a4), 3);
    assert_eq!(board.within(a1, 0), set(&board, "a1"));
    assert_eq!(board.within(a1, 2), set(&board, "a1 a2 a3"));
    assert_eq!(board.within(a1, 200), board.all());
}

#[test]
fn a_line_through_the_middle_crosses_what_lies_between() {
    let board = drawn(NINE);
    check_crossed(&board, "a1", "a3", "a2");
    // A knight's move passes through both squares of the bend.
    check_crossed(&board, "a1", "b3", "a2 b2");
    check_crossed(&board, "a1", "a2", "");
    check_crossed(&board, "a1", "a1", "");
}

#[test]
fn a_line_through_a_corner_crosses_neither_neighbour() {
    let board = drawn(NINE);
    check_crossed(&board, "a1", "b2", "");
    check_crossed(&board, "a1", "c3", "b2");
    let (a1, b2) = (id(&board, "a1"), id(&board, "b2"));
    assert!(board.sees(a1, b2, set(&board, "a2 b1")));
}

#[test]
fn a_line_along_an_edge_crosses_neither_side() {
    // `l` and `r` are two cells high, so their centres lie level with the edge between the rows.
    let board = drawn(
        "l | a1 | a2 | r
         l | b1 | b2 | r",
    );
    check_crossed(&board, "l", "r", "");
    assert!(board.sees(id(&board, "l"), id(&board, "r"), set(&board, "a1 a2 b1 b2")));
}

#[test]
fn a_line_may_enter_and_leave_the_same_area_twice() {
    // The line a-b leaves `a`, passes the hole's rim area `c` and comes out of it again.
    let board = drawn(
        "a | c | . | c | b
         d | c | c | c | e",
    );
    check_crossed(&board, "a", "b", "c");
}

#[test]
fn departure_and_destination_are_not_obstacles() {
    let board = drawn("a1 | a2 | a3");
    let (a1, a3) = (id(&board, "a1"), id(&board, "a3"));
    assert!(board.sees(a1, a3, set(&board, "a1 a3")));
    assert!(!board.sees(a1, a3, set(&board, "a2")));
    assert!(board.sees(a1, a1, board.all()));
}

/// [P15.R75]
#[test]
fn a_wall_on_the_edge_of_departure_or_destination_blocks() {
    let board = drawn("a1 # a2 | a3");
    check_walled(&board, "a1", "a2", true);
    check_walled(&board, "a1", "a3", true);
    check_walled(&board, "a3", "a1", true);
    check_walled(&board, "a2", "a3", false);
    assert!(!board.sees(id(&board, "a1"), id(&board, "a3"), AreaSet::EMPTY));
}

#[test]
fn only_walls_block_sight() {
    let board = drawn("a1 : a2 ^ a3 % a4 > a5");
    assert!(board.all().iter().all(|area| board.walled_from(area).is_empty()));
}

/// [P15.R75] only the part that the line crosses counts.
#[test]
fn of_an_edge_with_wall_and_gap_the_crossed_piece_counts() {
    // Between `w` and `e` the wall stands in the upper row only; `n` and `s` look past it.
    let board = drawn(
        "n # e1
         s | e1
         t | e2",
    );
    check_walled(&board, "n", "e1", true);
    check_walled(&board, "s", "e1", false);
    let kinds = board.boundary_kinds(id(&board, "n"), id(&board, "e1"));
    assert_eq!(kinds, BoundaryKinds::only(BoundaryKind::Wall));

    // `w` and `e` share an edge two cells long; their centres are level with its middle.
    let both = BoundaryKinds::only(BoundaryKind::Wall).with(BoundaryKind::Normal);
    let lines = "w | m | e | x
                 w | m | e | y";
    for (statement, walled) in [
        ("boundary w m wall + normal", false),
        ("boundary w m wall + normal + wall", false),
        ("boundary w m normal + wall + normal", true),
    ] {
        let board = drawn(&format!("{lines}\n{statement}"));
        check_walled(&board, "w", "m", walled);
        assert_eq!(board.boundary_kinds(id(&board, "w"), id(&board, "m")), both, "{statement}");
    }
}

#[test]
fn touching_the_end_of_a_wall_is_not_crossing_it() {
    // The line a1-b2 passes the point where the wall between a1 and a2 ends.
    let board = drawn(
        "a1 # a2
         b1 | b2",
    );
    check_walled(&board, "a1", "b2", false);
    check_walled(&board, "a2", "b1", false);
}

#[test]
fn a_joint_inside_an_unbroken_wall_is_no_gap() {
    let straight = drawn(
        "a1 # a2
         b1 # b2",
    );
    check_walled(&straight, "a1", "b2", true);

    // The wall turns a corner around a1: the line from b2 runs into it, the other one passes by.
    let corner = drawn(
        "a1 # a2
         ~ #  -
         b1 | b2",
    );
    check_walled(&corner, "a1", "b2", true);
    check_walled(&corner, "a2", "b1", false);
}

#[test]
fn running_along_a_wall_is_not_crossing_it() {
    let along = drawn(
        "l | a1 | a2 | r
         ~ - #    #    -
         l | b1 | b2 | r",
    );
    check_walled(&along, "l", "r", false);
    check_walled(&along, "a1", "b1", true);

    // Walls leave the stretch to both sides: the line comes from one side and goes to the other.
    let through = drawn(
        "l # a1 | a2 | r
         ~ - #    #    -
         l | b1 | b2 # r",
    );
    check_walled(&through, "l", "r", true);
}

#[test]
fn heights_point_down_and_make_levels() {
    let board = drawn(
        "a1 > a2 > a3
         b1 | b2 | b3
         heights b1 > b2 chains",
    );
    let [a1, a2, a3, b1, b2] = ["a1", "a2", "a3", "b1", "b2"].map(|tag| id(&board, tag));
    assert_eq!([a1, a2, a3, b1].map(|area| board.level(area)), [2, 1, 0, 1]);
    assert_eq!(board.heights_towards(a1), set(&board, "a2"));
    assert_eq!(board.with_heights(), set(&board, "a1 a2 b1"));
    assert_eq!(board.overlooked_from(a2), set(&board, "a3 b2 b3"));
    assert_eq!(board.overlooked_from(a3), AreaSet::EMPTY);
    assert_eq!(board.boundary_kinds(b1, b2), BoundaryKinds::only(BoundaryKind::Chains));
}

#[test]
fn skulls_lead_both_ways_along_their_path_only() {
    let board = drawn(
        "a1 | a2      | a3
         b1 | b2 rift | b3
         c1 | c2      | c3
         skulls b2 b1 b3
         skulls b2 b1 c2",
    );
    let [rift, b1, b3, a2] = ["b2", "b1", "b3", "a2"].map(|tag| id(&board, tag));
    assert_eq!(board.skull_exits(rift, b1), set(&board, "b3 c2"));
    assert_eq!(board.skull_exits(rift, b3), set(&board, "b1"));
    assert_eq!(board.skull_exits(rift, a2), AreaSet::EMPTY);
}

#[test]
fn cells_say_terrain_capacity_and_options() {
    let board = drawn(
        "a1 forest 5 | a2 ruins | a3 forest 4 elements=0 | a4 2 stone deploy=north
         b1 open 1 stone=rune | b2 level=3 | . | b4 cliff 0
         deploy south b1 b2
         stone kheper a1 a2",
    );
    let elements: Vec<u8> = board.areas().iter().map(|area| area.elements).collect();
    assert_eq!(elements, [3, 1, 0, 0, 0, 0, 0]);
    let capacity: Vec<u8> = board.areas().iter().map(|area| area.capacity).collect();
    assert_eq!(capacity, [5, 3, 4, 2, 1, 3, 0]);
    assert_eq!(board.level(id(&board, "b2")), 3);
    let zones: Vec<_> = board.deployments(2).map(|zone| (zone.side.as_str(), zone.areas)).collect();
    assert_eq!(zones, [("north", set(&board, "a4")), ("south", set(&board, "b1 b2"))]);
    let stones: Vec<_> =
        board.stones().iter().map(|stone| (stone.kind.name(), board.tag(stone.area))).collect();
    assert_eq!(stones, [("omphalos", "a4"), ("rune", "b1"), ("kheper", "a1"), ("kheper", "a2")]);
}

#[test]
fn a_merged_area_whose_mean_lies_outside_takes_the_nearest_cell() {
    let board = drawn(
        "u | x | u | l
         u | x | u | l
         u | u | u | m",
    );
    let u = board.area(id(&board, "u"));
    assert_eq!(u.outline.len(), 8);
    assert_eq!((u.centre.x, u.centre.y), (180, 300), "the cell beneath `x`");
    let l = board.area(id(&board, "l"));
    assert_eq!((l.centre.x, l.centre.y), (420, 120), "on the line between its two cells");
}
