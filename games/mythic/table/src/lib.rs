//! The pack of Mythic Battles (2012): units, boards and ready-made armies.

mod files;
mod random;

use std::path::Path;
use std::sync::{Arc, OnceLock};

use content::{
    FaultList, FileFaults, LoadError, Names, PackFaults, Source, document, each, files_in,
    unknown_folders, way,
};
use mythic::{Army, BoardDef, Laid, Muster, Revision, Setup, UnitDef};

pub use files::schemas;
pub use random::{random_army, random_table};

use files::{ArmyFile, BoardFile, UnitFile};

/// The repository's own pack, as name and text of each file.
const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pack.rs"));

/// The folders of a pack.
const FOLDERS: [&str; 3] = ["armies", "boards", "units"];

/// A checked pack.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The units, each with every illustration, ordered by id.
    pub units: Vec<Unit>,
    /// The boards, ordered by their numbers.
    pub boards: Vec<Board>,
    /// The ready-made armies, ordered by id.
    pub armies: Vec<ReadyArmy>,
}

/// A unit and what people call it.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The unit as the rules know it.
    pub def: Arc<UnitDef>,
    /// What players call it.
    pub name: Names,
}

/// A board and what people call it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The board as the rules know it.
    pub def: Arc<BoardDef>,
    /// What players call it.
    pub name: Names,
    number: u8,
}

/// An army ready to be played.
#[derive(Clone, Debug)]
pub struct ReadyArmy {
    /// Its id.
    pub id: String,
    /// What players call it.
    pub name: Names,
    /// For a battle of 2 or of 4 generals.
    pub players: u8,
    /// The army.
    pub army: Army,
}

impl Pack {
    /// The unit with this name in notation.
    pub fn unit(&self, tag: &str) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.def.tag() == tag)
    }

    /// The ready-made army with this id.
    pub fn army(&self, id: &str) -> Option<&ReadyArmy> {
        self.armies.iter().find(|army| army.id == id)
    }

    /// A table for these armies, with all boards to choose from.
    pub fn table(&self, armies: Vec<Army>) -> Setup {
        Setup {
            revision: Revision::CURRENT,
            armies,
            deck_building: false,
            as_given: false,
            boards: self.boards.iter().map(|board| board.def.clone()).collect(),
            battlefield: None,
            first: None,
            settings: Default::default(),
        }
    }

    /// The battlefield for first games: boards 1, 4, 3 and 5 for two generals, boards 1, 4, 2, 3, 5
    /// and 6 for four, none turned.
    pub fn first_battlefield(four: bool) -> Vec<Laid> {
        let boards: &[u8] = if four { &[1, 4, 2, 3, 5, 6] } else { &[1, 4, 3, 5] };
        boards.iter().map(|number| Laid { board: number - 1, turns: 0 }).collect()
    }
}

/// The repository's own pack, which is part of the program.
pub fn embedded() -> &'static Pack {
    static READ: OnceLock<Pack> = OnceLock::new();
    READ.get_or_init(|| {
        let files = EMBEDDED.iter().copied();
        read_pack(files).expect("the embedded pack is tested")
    })
}

/// Reads a pack from names and texts of its files; the folder in a name says what a file holds.
///
/// # Errors
/// Every fault of every file; nothing is loaded then.
pub fn read_pack<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Pack, PackFaults> {
    let sources = files.into_iter().map(|(name, text)| Source { name, text, built_in: false });
    let sources: Vec<Source<'a>> = sources.collect();
    let mut broken = unknown_folders(&sources, &FOLDERS);
    let of = |folder: &'static str| {
        sources.iter().copied().filter(move |source| source.parts().0 == folder)
    };
    let [unit_schema, board_schema, army_schema] = schemas().map(|(_, schema)| schema);
    let ids: Vec<&str> = of("units").map(|source| source.stem()).collect();
    let units = each(of("units"), "unit", &mut broken, |source, faults| {
        Ok(read_unit(source, &unit_schema, &ids, faults))
    });
    let mut units: Vec<Unit> = units.into_iter().flatten().collect();
    units.sort_by(|a, b| (&a.def.id, &a.def.illustration).cmp(&(&b.def.id, &b.def.illustration)));
    let mut boards = each(of("boards"), "board", &mut broken, |source, faults| {
        Ok(read_board(source, &board_schema, faults))
    });
    boards.sort_by_key(|board| board.number);
    let mut pack = Pack { units, boards, armies: Vec::new() };
    let mut armies = each(of("armies"), "army", &mut broken, |source, faults| {
        Ok(read_army(source, &army_schema, &pack, faults))
    });
    armies.sort_by(|a, b| a.id.cmp(&b.id));
    pack.armies = armies;
    if !broken.is_empty() {
        broken.sort_by(|a, b| a.name().cmp(b.name()));
        return Err(PackFaults::new(broken));
    }
    Ok(pack)
}

/// Whether the pack in a folder is for this game: its `pack.toml` says so.
pub fn is_pack(dir: &Path) -> bool {
    let text = std::fs::read_to_string(dir.join("pack.toml")).unwrap_or_default();
    let about = text.parse::<toml::Table>().unwrap_or_default();
    about.get("ruleset").and_then(toml::Value::as_str) == Some(mythic::RULESET)
}

/// The pack in a folder, which must be complete in itself.
///
/// # Errors
/// When something cannot be read, or every fault of every file.
pub fn load_dir(root: &Path) -> Result<Pack, LoadError> {
    let files = files_in(root, &FOLDERS)?;
    Ok(read_pack(files.iter().map(|(name, text)| (&name[..], &text[..])))?)
}

/// Reads an army file that names units of `pack`; it need not be part of the pack.
///
/// # Errors
/// Every fault of the file, broken restrictions with the rule they break.
pub fn check_army(name: &str, text: &str, pack: &Pack) -> Result<ReadyArmy, FileFaults> {
    let mut faults = FaultList::default();
    let source = Source { name, text, built_in: false };
    let [_, _, schema] = schemas().map(|(_, schema)| schema);
    match read_army(source, &schema, pack, &mut faults) {
        Some(army) if faults.is_empty() => Ok(army),
        _ => Err(faults.into_faults(name, text)),
    }
}

/// Reads one file of a kind; `sense` looks at what could be read.
fn read_file<F: serde::de::DeserializeOwned>(
    source: Source<'_>,
    schema: &serde_json::Value,
    what: &str,
    faults: &mut FaultList,
    sense: impl FnOnce(&F, &str, content::Places<'_, '_>, &mut FaultList),
) -> Option<F> {
    let read =
        document::read(source.text, schema, what, faults, |_: &Option<()>, places, faults| {
            // Sense is looked at only when the shape is right, as nothing is half a card.
            if faults.is_empty()
                && let Ok(file) = toml::from_str::<F>(source.text)
            {
                sense(&file, source.stem(), places, faults);
            }
        });
    read.file
}

fn read_unit(
    source: Source<'_>,
    schema: &serde_json::Value,
    ids: &[&str],
    faults: &mut FaultList,
) -> Option<Vec<Unit>> {
    let sense = |file: &UnitFile,
                 stem: &str,
                 places: content::Places<'_, '_>,
                 faults: &mut FaultList| {
        name_of_file(&file.id, stem, places, faults);
        if let Some(kin) = file.kin.as_deref().filter(|kin| !ids.contains(kin)) {
            faults.add_unknown(places.at(way!["kin"]), "unit", kin, ids);
        }
        if let Some(fault) = file.definitions().next().and_then(|def| def.fault()) {
            faults.add(places.at(way!["card"]), format!("unit `{}`", file.id), fault.to_string());
        }
    };
    let file = read_file(source, schema, "a unit", faults, sense)?;
    let units = file.definitions();
    Some(units.map(|def| Unit { def: Arc::new(def), name: file.name.clone() }).collect())
}

fn read_board(
    source: Source<'_>,
    schema: &serde_json::Value,
    faults: &mut FaultList,
) -> Option<Board> {
    let sense =
        |file: &BoardFile, stem: &str, places: content::Places<'_, '_>, faults: &mut FaultList| {
            name_of_file(&file.id, stem, places, faults);
            if let Err(row) = file.rows() {
                let found = format!("`{}`", file.spaces[row]);
                faults.add(places.at(way!["spaces", row]), found, "four of the letters .HFRXCTA");
            }
        };
    let file = read_file(source, schema, "a board", faults, sense)?;
    let def = BoardDef { id: file.id.clone(), rows: file.rows().ok()? };
    if def.closed() > 3 {
        faults.add(0..0, format!("{} closed spaces", def.closed()), "at most 3 of X and C");
        return None;
    }
    Some(Board { def: Arc::new(def), name: file.name, number: file.number })
}

fn read_army(
    source: Source<'_>,
    schema: &serde_json::Value,
    pack: &Pack,
    faults: &mut FaultList,
) -> Option<ReadyArmy> {
    let tags: Vec<String> = pack.units.iter().map(|unit| unit.def.tag()).collect();
    let known: Vec<&str> = tags.iter().map(String::as_str).collect();
    let chosen = |file: &ArmyFile| -> Vec<Arc<UnitDef>> {
        file.units.iter().filter_map(|tag| pack.unit(tag)).map(|unit| unit.def.clone()).collect()
    };
    let sense =
        |file: &ArmyFile, stem: &str, places: content::Places<'_, '_>, faults: &mut FaultList| {
            name_of_file(&file.id, stem, places, faults);
            for (at, tag) in file.units.iter().enumerate() {
                if pack.unit(tag).is_none() {
                    faults.add_unknown(places.at(way!["units", at]), "unit", tag, &known);
                }
            }
            if file.players == 3 {
                faults.add(places.at(way!["players"]), "3 players", "2 or 4");
            }
            if faults.is_empty() {
                let muster = Muster { four: file.players == 4, deck_building: false };
                for fault in muster.faults(&file.faction, &chosen(file)) {
                    let rule = fault.rule();
                    let found = fault.to_string();
                    faults.add_forbidden(places.at(way!["units"]), found, "a legal army", rule);
                }
            }
        };
    let file = read_file(source, schema, "an army", faults, sense)?;
    let army = Army { units: chosen(&file), faction: file.faction };
    Some(ReadyArmy { id: file.id, name: file.name, players: file.players, army })
}

fn name_of_file(id: &str, stem: &str, places: content::Places<'_, '_>, faults: &mut FaultList) {
    if id != stem {
        let expected = format!("`{stem}`, the name of the file");
        faults.add(places.at(way!["id"]), format!("the id `{id}`"), expected);
    }
}
