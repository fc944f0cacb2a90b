//! What a picture shows, on boards small enough to count its parts.

use super::*;
use crate::{read_drawing, read_file};

fn drawing(text: &str) -> Board {
    read_drawing("test", text).unwrap()
}

fn english(board: &Board) -> String {
    svg(board, DrawOptions::default())
}

fn count(picture: &str, part: &str) -> usize {
    picture.matches(part).count()
}

#[test]
fn every_area_has_its_terrain_tag_and_capacity() {
    let board = drawing("a1 forest 5 | a2 ruins 2 stone | b1 lava 4\n");
    let picture = english(&board);
    for (tag, capacity) in [("a1", 5), ("a2", 2), ("b1", 4)] {
        assert_eq!(count(&picture, &format!(">{tag}</text>")), 1);
        assert!(picture.contains(&format!(">{capacity}</text>")));
    }
    assert!(picture.contains("<title>b1: Lava, capacity 4</title>"));
    assert_eq!(count(&picture, "href=\"#tree\""), 3);
    assert_eq!(count(&picture, "href=\"#column\""), 1);
    assert_eq!(count(&picture, "href=\"#omphalos\""), 2, "on the board and in the legend");
}

#[test]
fn every_word_of_the_vocabulary_has_a_motif() {
    for terrain in Terrain::ALL {
        let pattern = format!("<pattern id=\"{terrain}\"");
        assert_eq!(count(motifs::DEFINITIONS, &pattern), 1, "{terrain}");
    }
    for stone in StoneKind::ALL {
        assert_eq!(count(motifs::DEFINITIONS, &format!("<g id=\"{stone}\"")), 1, "{stone}");
    }
    let mut drawn: Vec<String> =
        BoundaryKind::ALL.iter().map(|&kind| motifs::boundary(kind, "M0 0")).collect();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), BoundaryKind::ALL.len(), "each type looks different");
}

#[test]
fn the_legend_names_what_occurs_and_nothing_else() {
    let picture = english(&drawing("a1 # a2 swamp 3 : a3\n"));
    for label in ["Open ground", "Swamp", "Wall", "Chains"] {
        assert_eq!(count(&picture, &format!(">{label}</text>")), 1, "{label}");
    }
    for label in ["Forest", "Escarpment", "Heights", "Rune", "Path of skulls"] {
        assert!(!picture.contains(&format!(">{label}</text>")), "{label}");
    }
}

#[test]
fn french_pictures_are_french() {
    let board = drawing("a1 swamp 3 deploy=west # a2 deploy=east\n");
    let options = DrawOptions { language: Language::French, ..DrawOptions::default() };
    let picture = svg(&board, options);
    for label in ["Marais", "Mur", "Zone : ouest", "Zone : est"] {
        assert!(picture.contains(&format!(">{label}</text>")), "{label}");
    }
}

#[test]
fn sight_lines_tell_seen_from_hidden() {
    let board = drawing("a1 | a2 rock 1 | a3 | a4\n");
    let from = board.find("a1").unwrap();
    let obstacles = board.with_terrain(Terrain::Rock);
    let sight = Some(SightLines { from, obstacles });
    let picture = svg(&board, DrawOptions { sight, ..DrawOptions::default() });
    let veils = "fill-opacity=\"0.5\"/>\n";
    assert_eq!(count(&picture, veils), 2, "a3 and a4 lie behind the rock");
    let nothing = SightLines { from, obstacles: AreaSet::EMPTY };
    let clear = svg(&board, DrawOptions { sight: Some(nothing), ..DrawOptions::default() });
    assert_eq!(count(&clear, veils), 0);
}

#[test]
fn a_zone_is_one_band_around_all_its_areas() {
    let board = drawing("a1 deploy=west | a2 deploy=west | a3 deploy=east\n");
    let [west, east] = [["a1", "a2"].as_slice(), &["a3"]]
        .map(|tags| tags.iter().map(|tag| board.find(tag).unwrap()).collect::<AreaSet>());
    let edge = |segment: &Segment| (segment.from.x == 120) && (segment.to.x == 120);
    let rim = zone_rim(&board, west);
    assert!(!rim.iter().any(edge), "no band between a1 and a2");
    assert_eq!(rim.len(), 6);
    assert_eq!(zone_rim(&board, east).len(), 4);
    assert_eq!(count(&english(&board), "<clipPath"), 2);
}

#[test]
fn zones_are_those_of_the_number_of_players_asked_for() {
    let text = "id = \"b\"\nname = { en = \"A < B\", fr = \"B\" }\n\
        area = [{ tag = \"a\", rect = [-5, -5, 10, 10], terrain = \"cage\", capacity = 3 }]\n\
        deployment = [{ players = 3, side = \"x\", areas = [\"a\"] }, \
        { players = 4, side = \"y_z\", areas = [\"a\"] }]";
    let board = read_file("b.toml", text).unwrap();
    let fewest = english(&board);
    assert!(fewest.contains(">Zone: x</text>") && !fewest.contains("y z"));
    assert!(fewest.contains("<title>A &lt; B</title>"));
    let four = svg(&board, DrawOptions { players: Some(4), ..DrawOptions::default() });
    assert!(four.contains(">Zone: y z</text>") && !four.contains("Zone: x"));
}

#[test]
fn signs_stand_half_way_along_a_boundary() {
    let point = |x| crate::Point::new(x, 0);
    let pieces = [(30, 40), (0, 10), (10, 30)].map(|(a, b)| Segment::new(point(a), point(b)));
    assert_eq!(middle_piece(&pieces), Some(pieces[2]));
    assert_eq!(middle_piece(&[]), None);
}
