//! Units, boards, armies and words of Mythic Battles as a browser shows them.

use hosting::levels;
use mythic::{BoardDef, Mythic, NEUTRAL, Point, Reaction, Talent, Terrain, UnitDef, UnitType};
use mythic_table::Pack;
use mythic_wire::{ArmyCard, BoardCard, Catalogue, FactionCard, TalentCard, TerrainCard, UnitCard};
use mythic_words::MythicSpeaker;
use protocol::WordCard;
use text::{Lang, Speaker};

/// Everything that the pack holds.
pub(crate) fn catalogue(pack: &Pack, lang: Lang) -> Catalogue {
    let speaker = MythicSpeaker::new(lang, pack);
    let word = |id: &'static str, name: String| WordCard {
        id: id.to_owned(),
        name,
        text: String::new(),
        beta: None,
    };
    let mut factions: Vec<&str> = pack.units.iter().map(|unit| &*unit.def.affiliation).collect();
    factions.sort_unstable_by_key(|&id| (id == NEUTRAL, id));
    factions.dedup();
    let points = Point::ALL.iter().map(|&point| word(point.name(), speaker.point(point)));
    let reactions =
        Reaction::ALL.iter().map(|&reaction| word(reaction.name(), speaker.reaction(reaction)));
    Catalogue {
        units: pack.units.iter().map(|unit| unit_card(&speaker, &unit.def)).collect(),
        boards: pack.boards.iter().map(|board| board_card(&speaker, &board.def)).collect(),
        armies: pack
            .armies
            .iter()
            .map(|ready| ArmyCard {
                id: ready.id.clone(),
                name: speaker.of(&ready.name).to_owned(),
                faction: ready.army.faction.clone(),
                players: ready.players,
                points: ready.army.units.iter().map(|unit| u16::from(unit.cost)).sum(),
                units: ready.army.units.iter().map(|unit| unit.tag()).collect(),
            })
            .collect(),
        factions: factions
            .into_iter()
            .map(|id| FactionCard { id: id.to_owned(), name: speaker.faction(id) })
            .collect(),
        talents: Talent::ALL
            .iter()
            .map(|&talent| TalentCard {
                id: talent.name(),
                name: speaker.talent(talent),
                text: speaker.talent_text(talent),
            })
            .collect(),
        terrains: Terrain::ALL
            .iter()
            .map(|&terrain| TerrainCard {
                id: terrain.name(),
                letter: terrain.letter(),
                name: speaker.terrain(terrain),
                text: speaker.terrain_text(terrain),
                closed: terrain.is_closed(),
            })
            .collect(),
        types: UnitType::ALL.iter().map(|&of| word(of.name(), speaker.unit_type(of))).collect(),
        orders: points.chain(reactions).collect(),
        levels: levels(&Speaker::new(lang)),
    }
}

/// Units and boards of a table that the pack does not have as they are there.
pub(crate) fn own_cards(game: &Mythic, pack: &Pack, lang: Lang) -> Catalogue {
    let speaker = MythicSpeaker::new(lang, pack);
    let setup = game.setup();
    let units = setup.armies.iter().flat_map(|army| &army.units);
    let units = units.filter(|def| pack.unit(&def.tag()).is_none_or(|unit| unit.def != **def));
    let known = |def: &BoardDef| pack.boards.iter().any(|board| *board.def == *def);
    let boards = setup.boards.iter().filter(|def| !known(def));
    Catalogue {
        units: units.map(|def| unit_card(&speaker, def)).collect(),
        boards: boards.map(|def| board_card(&speaker, def)).collect(),
        ..Catalogue::default()
    }
}

fn unit_card(speaker: &MythicSpeaker<'_>, def: &UnitDef) -> UnitCard {
    UnitCard::new(def, speaker.unit_name(def))
}

fn board_card(speaker: &MythicSpeaker<'_>, def: &BoardDef) -> BoardCard {
    BoardCard {
        id: def.id.clone(),
        name: speaker.board(def),
        spaces: def.rows.map(|row| row.iter().map(|at| at.letter()).collect()),
    }
}
