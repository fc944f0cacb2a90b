//! The repository's own roster and boards, as set-ups for random games.

use std::path::PathBuf;
use std::sync::Arc;

use fastrand::Rng;
use mythic::{Army, BoardDef, NEUTRAL, Revision, Setup, Terrain, UnitCard, UnitDef, UnitType};
use serde::Deserialize;

#[derive(Deserialize)]
struct UnitFile {
    id: String,
    affiliation: String,
    #[serde(rename = "type")]
    kind: UnitType,
    #[serde(default)]
    flying: bool,
    #[serde(default)]
    legendary: bool,
    illustrations: Vec<String>,
    cost: u8,
    maneuvers: u8,
    kin: Option<String>,
    card: Vec<UnitCard>,
}

#[derive(Deserialize)]
struct BoardFile {
    id: String,
    spaces: Vec<String>,
}

fn texts(folder: &str) -> Vec<String> {
    let content = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../content");
    let entries = std::fs::read_dir(content.join(folder)).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("readable")).collect()
}

/// Every unit with every illustration.
pub(crate) fn units() -> Vec<Arc<UnitDef>> {
    let files = texts("units");
    let files = files.iter().map(|text| toml::from_str::<UnitFile>(text).expect("a unit"));
    let units = files.flat_map(|file| {
        let def = |illustration: &String| UnitDef {
            id: file.id.clone(),
            affiliation: file.affiliation.clone(),
            illustration: illustration.clone(),
            kind: file.kind,
            flying: file.flying,
            legendary: file.legendary,
            cost: file.cost,
            maneuvers: file.maneuvers,
            kin: file.kin.clone(),
            cards: file.card.clone(),
        };
        file.illustrations.iter().map(def).map(Arc::new).collect::<Vec<_>>()
    });
    units.collect()
}

/// The six boards.
pub(crate) fn boards() -> Vec<Arc<BoardDef>> {
    let read = |text: &String| {
        let file: BoardFile = toml::from_str(text).expect("a board");
        let mut rows = [[Terrain::Open; 4]; 4];
        for (row, letters) in rows.iter_mut().zip(&file.spaces) {
            for (space, letter) in row.iter_mut().zip(letters.chars()) {
                *space = Terrain::from_letter(letter).expect("a letter of the legend");
            }
        }
        Arc::new(BoardDef { id: file.id, rows })
    };
    texts("boards").iter().map(read).collect()
}

/// A random table: two or four generals, with or without the deck building variant.
pub(crate) fn table(units: &[Arc<UnitDef>], rng: &mut Rng) -> Setup {
    let four = rng.u8(0..4) == 0;
    let deck_building = rng.u8(0..4) == 0;
    loop {
        let armies = (0..if four { 4 } else { 2 }).map(|_| army(units, four, deck_building, rng));
        let setup = Setup {
            revision: Revision::CURRENT,
            armies: armies.collect(),
            deck_building,
            as_given: false,
            boards: boards(),
            battlefield: None,
            first: None,
            settings: Default::default(),
        };
        if mythic::Mythic::new(setup.clone()).is_ok() {
            return setup;
        }
    }
}

fn army(units: &[Arc<UnitDef>], four: bool, any: bool, rng: &mut Rng) -> Army {
    let faction = if rng.bool() { "athena" } else { "hades" };
    let muster = mythic::Muster { four, deck_building: any };
    let fits =
        |unit: &&Arc<UnitDef>| any || unit.affiliation == faction || unit.affiliation == NEUTRAL;
    let pool: Vec<&Arc<UnitDef>> = units.iter().filter(fits).collect();
    loop {
        let mut pool = pool.clone();
        rng.shuffle(&mut pool);
        let mut chosen: Vec<Arc<UnitDef>> = Vec::new();
        let mut cost = 0;
        for unit in pool {
            if cost + usize::from(unit.cost) <= muster.points() {
                cost += usize::from(unit.cost);
                chosen.push(unit.clone());
            }
        }
        if muster.faults(faction, &chosen).is_empty() {
            return Army { faction: faction.to_owned(), units: chosen };
        }
    }
}
