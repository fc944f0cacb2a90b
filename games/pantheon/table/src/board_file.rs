//! The format of board files as a JSON Schema. The `board` crate reads them by hand, with faults of
//! its own; a test holds that both agree on every board of the pack.

use content::Names;
use pantheon::board::{BoundaryKind, StoneKind, Terrain};
use schemars::{JsonSchema, schema_for};

/// A board: one file, called like its id.
#[derive(JsonSchema)]
#[schemars(title = "Board of Mythic Battles: Pantheon", deny_unknown_fields)]
#[expect(dead_code, reason = "describes the format; the `board` crate reads it")]
struct BoardFile {
    /// Short unique name, the name of the file without its ending.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]*$"))]
    id: String,
    /// What players call it.
    name: Names,
    /// Width and height of the picture; as large as the areas when left out.
    size: Option<[i32; 2]>,
    /// The areas, at most 64.
    #[schemars(length(min = 1, max = 64))]
    area: Vec<AreaFile>,
    /// What is special about boundaries between two areas.
    #[schemars(default)]
    boundary: Vec<BoundaryFile>,
    /// Paths of skulls through rifts.
    #[schemars(default)]
    skulls: Vec<SkullsFile>,
    /// Where each side comes into play.
    #[schemars(default)]
    deployment: Vec<DeploymentFile>,
    /// The divine stones.
    #[schemars(default)]
    stone: Vec<StoneFile>,
}

/// An area, with either `outline` or `rect`.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "describes the format; the `board` crate reads it")]
struct AreaFile {
    /// Its name in notation, such as `b3`.
    #[schemars(length(min = 1))]
    tag: String,
    /// Its terrain.
    terrain: Terrain,
    /// How many units it holds.
    #[schemars(range(max = 9))]
    capacity: u8,
    /// 3D elements, where they are not those usual for the terrain.
    #[schemars(range(max = 9))]
    elements: Option<u8>,
    /// Its level, where heights lead up to it.
    #[schemars(range(max = 9))]
    level: Option<u8>,
    /// The point sight lines are drawn from; the middle when left out.
    centre: Option<[i32; 2]>,
    /// Its corners, in order.
    outline: Option<Vec<[i32; 2]>>,
    /// Left, top, width and height instead of corners.
    rect: Option<[i32; 4]>,
}

/// A boundary: its kind, heights, or both.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "describes the format; the `board` crate reads it")]
struct BoundaryFile {
    /// The tags of the two areas.
    between: [String; 2],
    /// What it is; normal when left out.
    kind: Option<BoundaryKind>,
    /// The tag of the lower area, where heights overlook it.
    heights: Option<String>,
    /// One end, where it is only a piece of the edge.
    from: Option<[i32; 2]>,
    /// The other end.
    to: Option<[i32; 2]>,
}

/// A path of skulls.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "describes the format; the `board` crate reads it")]
struct SkullsFile {
    /// The tag of the rift.
    rift: String,
    /// The area at one end.
    from: String,
    /// The area at the other end.
    to: String,
}

/// A deployment zone.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "describes the format; the `board` crate reads it")]
struct DeploymentFile {
    /// For which number of players.
    #[schemars(range(min = 1, max = 8))]
    players: u8,
    /// What the side is called, such as `south`.
    side: String,
    /// The tags of its areas.
    #[schemars(length(min = 1))]
    areas: Vec<String>,
}

/// A divine stone.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[expect(dead_code, reason = "describes the format; the `board` crate reads it")]
struct StoneFile {
    /// Which stone.
    kind: StoneKind,
    /// The tag of the area it lies in.
    area: String,
}

/// The JSON Schema of board files, as it is published in `games/pantheon/schemas/pantheon-board.schema.json`.
pub fn schema() -> serde_json::Value {
    schema_for!(BoardFile).to_value()
}

#[cfg(test)]
mod tests {
    use content::{FaultList, shape};
    use toml::de::DeTable;

    use super::*;
    use crate::load::EMBEDDED;

    fn faults(name: &str, text: &str) -> String {
        let document = DeTable::parse(text).expect("the pack is TOML");
        let mut faults = FaultList::default();
        shape::check(document.get_ref(), &schema(), &mut faults);
        faults.into_faults(name, text).to_string()
    }

    #[test]
    fn every_board_of_the_pack_has_the_published_shape() {
        let boards = EMBEDDED.iter().filter(|(name, _)| name.starts_with("boards/"));
        let mut count = 0;
        for (name, text) in boards {
            assert_eq!(faults(name, text), "");
            count += 1;
        }
        assert!(count >= 6);
    }

    #[test]
    fn what_the_reader_refuses_the_schema_refuses() {
        let (name, sound) = EMBEDDED
            .iter()
            .find(|(name, _)| *name == "boards/training_field.toml")
            .expect("the pack has a board to learn on");
        let words = [
            ("water", "wetter"),
            ("capacity", "capasity"),
            ("\"wall\"", "\"wal\""),
            ("tag =", "t ="),
        ];
        for (word, wrong) in words {
            let text = sound.replacen(word, wrong, 1);
            assert_ne!(&text, sound, "{word}");
            assert!(pantheon::board::read_file(name, &text).is_err(), "{wrong}");
            assert_ne!(faults(name, &text), "", "{wrong}");
        }
    }
}
