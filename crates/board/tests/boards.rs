//! The boards of the game: each loads, and a game can be played on it.

use std::path::Path;

use board::{
    AreaId, AreaSet, Board, BoundaryKind, BoundaryKinds, DrawOptions, StoneKind, Terrain,
    read_file, svg,
};

/// The example of the format: a board for half an army.
const EXAMPLE: &str = "training_field";

/// For more than two players.
const LARGE: [&str; 2] = ["navel_of_the_world", "four_winds"];

fn boards() -> Vec<Board> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/pantheon/content/boards");
    let mut boards = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of boards") {
        let path = entry.expect("an entry of it").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a board file");
        let board = read_file(&name, &text).unwrap_or_else(|faults| panic!("{faults}"));
        assert_eq!(format!("{}.toml", board.id()), name, "a file is named after its board");
        boards.push(board);
    }
    boards.sort_by(|a, b| a.id().cmp(b.id()));
    boards
}

fn players_of(board: &Board) -> &'static [u8] {
    if LARGE.contains(&board.id()) { &[3, 4] } else { &[2] }
}

fn zones(board: &Board, players: u8) -> Vec<AreaSet> {
    board.deployments(players).map(|zone| zone.areas).collect()
}

/// The areas that nobody walks into.
fn closed_on_foot(board: &Board) -> AreaSet {
    let closed = [Terrain::Cliff, Terrain::Rock, Terrain::EruptingLava, Terrain::Wall];
    closed.iter().fold(AreaSet::EMPTY, |all, &terrain| all | board.with_terrain(terrain))
}

/// The areas that walkers of every kind may enter and the boundaries all of them may cross.
fn steps_on_foot(board: &Board, from: AreaId) -> AreaSet {
    let closed = closed_on_foot(board);
    let open = BoundaryKinds::only(BoundaryKind::Normal).with(BoundaryKind::Chains);
    let crosses = |to: &AreaId| board.boundary_kinds(from, *to).intersects(open);
    (board.adjacent(from) - closed).iter().filter(crosses).collect()
}

/// Fewest steps on foot from a zone to each area, as far as `limits` lets walkers go.
fn walk(board: &Board, zone: AreaSet, limits: AreaSet) -> Vec<Option<u32>> {
    let mut distances = vec![None; board.areas().len()];
    let (mut reached, mut front) = (zone, zone);
    for step in 0.. {
        for area in front.iter() {
            distances[area.index()] = Some(step);
        }
        let next = front.iter().fold(AreaSet::EMPTY, |all, area| all | steps_on_foot(board, area));
        front = (next & limits) - reached;
        reached |= front;
        if front.is_empty() {
            break;
        }
    }
    distances
}

#[test]
fn there_are_boards_of_every_size() {
    let sizes: Vec<(String, usize)> =
        boards().iter().map(|board| (board.id().to_owned(), board.areas().len())).collect();
    let with = |range: std::ops::RangeInclusive<usize>| {
        sizes.iter().filter(|(id, size)| id != EXAMPLE && range.contains(size)).count()
    };
    assert_eq!(with(12..=20), 1, "one to learn on: {sizes:?}");
    assert!(with(28..=32) >= 5, "full two-player boards: {sizes:?}");
    assert_eq!(with(45..=64), 1, "one for three and four: {sizes:?}");
}

#[test]
fn every_terrain_boundary_and_stone_occurs() {
    let boards = boards();
    for &terrain in Terrain::ALL {
        assert!(boards.iter().any(|board| !board.with_terrain(terrain).is_empty()), "{terrain}");
    }
    let all = || boards.iter().flat_map(Board::boundaries);
    for &kind in BoundaryKind::ALL {
        assert!(all().any(|boundary| boundary.kind == kind), "{kind}");
    }
    for &kind in StoneKind::ALL {
        let mut stones = boards.iter().flat_map(Board::stones);
        assert!(stones.any(|stone| stone.kind == kind), "{kind}");
    }
    assert!(boards.iter().any(|board| !board.with_heights().is_empty()));
    assert!(boards.iter().any(|board| !board.skull_paths().is_empty()));
}

#[test]
fn names_are_given_in_both_languages_and_differ() {
    let boards = boards();
    for (index, board) in boards.iter().enumerate() {
        let name = board.name();
        assert!(!name.en.is_empty() && !name.fr.is_empty(), "{}", board.id());
        let earlier = &boards[..index];
        assert!(
            earlier.iter().all(|other| other.name().en != name.en && other.name().fr != name.fr)
        );
    }
}

#[test]
fn zones_hold_an_army_and_keep_apart() {
    for board in boards().iter().filter(|board| board.id() != EXAMPLE) {
        for &players in players_of(board) {
            let zones = zones(board, players);
            assert_eq!(zones.len(), usize::from(players), "{}", board.id());
            for (index, zone) in zones.iter().enumerate() {
                assert!((3..=5).contains(&zone.len()), "{}", board.id());
                let capacity: u8 = zone.iter().map(|area| board.capacity(area)).sum();
                assert!(capacity >= 13, "{}: side {index} holds {capacity}", board.id());
                // Huge units need capacity 3, and nobody walks out of a rock.
                assert!(zone.iter().any(|area| board.capacity(area) >= 3));
                assert!(zone.iter().all(|area| !steps_on_foot(board, area).is_empty()));
                for other in &zones[..index] {
                    assert!(!zone.intersects(*other), "{}: zones overlap", board.id());
                }
            }
        }
    }
}

#[test]
fn whatever_can_be_entered_can_be_reached_from_every_zone() {
    for board in boards() {
        let closed = closed_on_foot(&board);
        // A cage is closed to the great, but not to all.
        let caged = board.with_terrain(Terrain::Cage);
        for &players in players_of(&board) {
            for zone in zones(&board, players) {
                let reached = walk(&board, zone, board.all());
                for area in (board.all() - closed - caged).iter() {
                    let tag = board.tag(area);
                    assert!(reached[area.index()].is_some(), "{}: {tag} is cut off", board.id());
                }
                for area in caged.iter() {
                    let mut kinds =
                        board.adjacent(area).iter().map(|to| board.boundary_kinds(area, to));
                    assert!(kinds.any(|kinds| kinds.contains(BoundaryKind::CageWalls)));
                }
            }
        }
    }
}

#[test]
fn armies_meet_without_stepping_on_what_hurts_or_bars_the_great() {
    for board in boards() {
        let harmful = [Terrain::Lava, Terrain::Rift, Terrain::Cage];
        let harmful = harmful.map(|terrain| board.with_terrain(terrain));
        let safe = harmful.into_iter().fold(board.all(), |safe, areas| safe - areas);
        for &players in players_of(&board) {
            let zones = zones(&board, players);
            for zone in &zones {
                let walked = walk(&board, *zone, safe);
                for other in zones.iter().filter(|other| *other != zone) {
                    let meeting = other.iter().filter_map(|area| walked[area.index()]).min();
                    assert!(meeting.is_some(), "{}: no way between zones", board.id());
                }
            }
        }
    }
}

#[test]
fn every_side_has_the_same_way_to_the_stones() {
    for board in boards().iter().filter(|board| board.id() != EXAMPLE) {
        let stones = board.stones();
        for &players in players_of(board) {
            let expected = if players == 2 { 6..=8 } else { 8..=16 };
            assert!(expected.contains(&stones.len()), "{}: {} stones", board.id(), stones.len());
            let ways = zones(board, players).into_iter().map(|zone| {
                let walked = walk(board, zone, board.all());
                let mut ways: Vec<(StoneKind, Option<u32>)> =
                    stones.iter().map(|stone| (stone.kind, walked[stone.area.index()])).collect();
                ways.sort();
                ways
            });
            let ways: Vec<_> = ways.collect();
            assert!(ways.iter().all(|way| way == &ways[0]), "{}: {ways:?}", board.id());
            assert!(
                ways[0].iter().all(|(_, way)| *way != Some(0)),
                "{}: stone in a zone",
                board.id()
            );
        }
    }
}

#[test]
fn half_a_turn_shows_a_two_player_board_to_the_other_side() {
    for board in boards().iter().filter(|board| ![EXAMPLE, LARGE[0]].contains(&board.id())) {
        let partner = |area: AreaId| {
            let column = |tag: &str| tag.as_bytes()[0];
            let last = board.areas().iter().map(|area| column(&area.tag)).max().unwrap();
            let turned = b'a' + last - column(board.tag(area));
            // Counted among the rows that exist: where the sea lies, a number is left out.
            let rows = |column: u8| {
                let row = |tag: &str| tag[1..].parse::<u8>().unwrap();
                let tags = board.areas().iter().map(|area| area.tag.as_str());
                let mut rows: Vec<u8> =
                    tags.filter(|tag| tag.as_bytes()[0] == column).map(row).collect();
                rows.sort_unstable();
                rows
            };
            let row: u8 = board.tag(area)[1..].parse().unwrap();
            let place = rows(column(board.tag(area))).iter().position(|&r| r == row).unwrap();
            let turned_row = rows(turned).into_iter().rev().nth(place).unwrap();
            board.find(&format!("{}{turned_row}", char::from(turned))).unwrap()
        };
        for a in board.all().iter() {
            let tag = board.tag(a);
            assert_eq!(board.terrain(a), board.terrain(partner(a)), "{}: {tag}", board.id());
            assert_eq!(board.capacity(a), board.capacity(partner(a)), "{}: {tag}", board.id());
            assert_eq!(board.level(a), board.level(partner(a)), "{}: {tag}", board.id());
            for b in board.all().iter() {
                assert_eq!(
                    board.boundary_kinds(a, b),
                    board.boundary_kinds(partner(a), partner(b)),
                    "{}: {tag}-{}",
                    board.id(),
                    board.tag(b)
                );
            }
        }
    }
}

#[test]
fn sight_is_mutual() {
    for board in boards() {
        let obstacles = [Terrain::Forest, Terrain::Ruins, Terrain::Rock, Terrain::Cliff];
        let obstacles = obstacles
            .iter()
            .fold(AreaSet::EMPTY, |all, &terrain| all | board.with_terrain(terrain));
        for a in board.all().iter() {
            for b in board.all().iter() {
                assert_eq!(board.crossed(a, b), board.crossed(b, a));
                assert_eq!(board.walled_from(a).contains(b), board.walled_from(b).contains(a));
                assert_eq!(board.sees(a, b, obstacles), board.sees(b, a, obstacles));
            }
        }
    }
}

#[test]
fn every_board_can_be_drawn() {
    for board in boards() {
        let picture = svg(&board, DrawOptions::default());
        for area in board.areas() {
            assert!(picture.contains(&format!(">{}</text>", area.tag)), "{}", board.id());
        }
    }
}
