//! Reads the files of a pack: units and boards first, then the armies and scenarios that name them.

use std::sync::Arc;

use content::{
    Fault, FaultList, FileFaults, PackFaults, Source, Span, document, each, second,
    unknown_folders, way,
};
use pantheon::board::{Board, BoardFaults, read_file};

use crate::army::{self, Army};
use crate::pack::{Pack, Unit};
use crate::unit_file::{self, UnitFile, Written};
use crate::{scenario, sense};

/// The folders of a pack.
pub(crate) const FOLDERS: [&str; 4] = ["armies", "boards", "scenarios", "units"];

/// What files may name: the ids that exist, and behind them what was sound. A name whose file has
/// faults is known all the same, so that one fault is not told twice.
#[derive(Default)]
pub(crate) struct Known<'a> {
    pub(crate) unit_ids: Vec<&'a str>,
    pub(crate) board_ids: Vec<&'a str>,
    pub(crate) army_ids: Vec<&'a str>,
    pub(crate) units: Vec<Unit>,
    pub(crate) boards: Vec<Arc<Board>>,
    pub(crate) armies: Vec<Army>,
}

impl<'a> Known<'a> {
    /// Everything in a pack.
    pub(crate) fn of(pack: &'a Pack) -> Self {
        Self {
            unit_ids: pack.units().iter().map(|unit| &unit.def.id[..]).collect(),
            board_ids: pack.boards().iter().map(|board| board.id()).collect(),
            army_ids: pack.armies().iter().map(|army| &army.id[..]).collect(),
            units: pack.units().to_vec(),
            boards: pack.boards().to_vec(),
            armies: pack.armies().to_vec(),
        }
    }

    /// The sound unit with this id.
    pub(crate) fn unit(&self, id: &str) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.def.id == id)
    }
}

/// Reads a pack from its files.
pub(crate) fn read<'a>(files: impl IntoIterator<Item = Source<'a>>) -> Result<Pack, PackFaults> {
    let files: Vec<Source<'a>> = files.into_iter().collect();
    let mut broken = unknown_folders(&files, &FOLDERS);
    let of = |folder: &'static str| {
        files.iter().copied().filter(move |source| source.parts().0 == folder)
    };
    let ids = |folder: &'static str| of(folder).map(|source| source.stem()).collect::<Vec<_>>();
    let mut known = Known {
        unit_ids: ids("units"),
        board_ids: ids("boards"),
        army_ids: ids("armies"),
        ..Known::default()
    };
    known.units = units(of("units"), &known.unit_ids, &mut broken);
    known.boards = each(of("boards"), "board", &mut broken, board);
    let schema = army::schema();
    known.armies = each(of("armies"), "army", &mut broken, |source, faults| {
        Ok(army::read(source, &schema, &known, faults))
    });
    let schema = scenario::schema();
    let scenarios = each(of("scenarios"), "scenario", &mut broken, |source, faults| {
        Ok(scenario::read(source, &schema, &known, faults))
    });
    if !broken.is_empty() {
        broken.sort_by(|a, b| a.name().cmp(b.name()));
        return Err(PackFaults::new(broken));
    }
    Ok(Pack::new(known.units, known.boards, known.armies, scenarios))
}

fn board(source: Source<'_>, faults: &mut FaultList) -> Result<Option<Arc<Board>>, FileFaults> {
    let board =
        read_file(source.name, source.text).map_err(|faults| of_board(&faults, source.text))?;
    let stem = source.stem();
    if board.id() != stem {
        let expected = format!("`{stem}`, the name of the file");
        faults.add(0..0, format!("the id `{}`", board.id()), expected);
    }
    Ok(Some(Arc::new(board)))
}

/// What the reader of boards found in `text`.
fn of_board(faults: &BoardFaults, text: &str) -> FileFaults {
    let taken = faults.faults().iter().map(|fault| Fault {
        found: fault.found.clone(),
        expected: fault.expected.clone(),
        hint: fault.hint.clone(),
        rule: None,
        line: fault.line,
        column: fault.column,
        span: fault.span,
        about: None,
    });
    FileFaults::new(faults.source_name(), text, taken.collect())
}

/// The units: each by itself, then what one says about another.
fn units<'a>(
    sources: impl Iterator<Item = Source<'a>>,
    names: &[&str],
    broken: &mut Vec<FileFaults>,
) -> Vec<Unit> {
    let schema = unit_file::schema();
    let mut drafts: Vec<Draft<'a>> = sources.map(|source| Draft::read(source, &schema)).collect();
    link(&mut drafts, names);
    let mut units = Vec::new();
    for Draft { source, unit, faults, .. } in drafts {
        match unit {
            Some(unit) if faults.is_empty() => units.push(compiled(&unit)),
            _ => broken.push(faults.into_faults(source.name, source.text)),
        }
    }
    units
}

fn compiled(file: &UnitFile) -> Unit {
    Unit {
        def: Arc::new(file.definition()),
        name: file.name.clone(),
        powers: file.power.iter().map(|power| power.name.clone()).collect(),
    }
}

/// A unit file on its way.
struct Draft<'a> {
    source: Source<'a>,
    /// What could be read of it, for other files to refer to.
    written: Written,
    unit: Option<UnitFile>,
    /// Where it names the unit it is a veteran of.
    veteran: Span,
    faults: FaultList,
}

impl<'a> Draft<'a> {
    fn read(source: Source<'a>, schema: &serde_json::Value) -> Self {
        let mut faults = FaultList::default();
        let mut veteran = 0..0;
        let read = document::read(
            source.text,
            schema,
            "a unit",
            &mut faults,
            |written: &Written, places, faults| {
                sense::check(written, source.stem(), places, faults);
                veteran = places.at(way!["veteran_of"]);
            },
        );
        Self { source, written: read.written, unit: read.file, veteran, faults }
    }
}

/// Checks what one file says about another. [P15.6C.1-14]
fn link(drafts: &mut [Draft<'_>], names: &[&str]) {
    let known: Vec<(Source<'_>, Written)> =
        drafts.iter().map(|draft| (draft.source, draft.written.clone())).collect();
    let sources: Vec<Source<'_>> = known.iter().map(|&(source, _)| source).collect();
    for (at, Draft { source, written, veteran, faults, .. }) in drafts.iter_mut().enumerate() {
        second(*source, &sources[..at], "unit", faults);
        let Some(base) = &written.veteran_of else { continue };
        let mut fault =
            |found: String, expected: &str| faults.add(veteran.clone(), found, expected);
        let Some((other, theirs)) = known.iter().find(|(other, _)| other.stem() == base) else {
            faults.add_unknown(veteran.clone(), "unit", base, names);
            continue;
        };
        let name = other.stem();
        if name == source.stem() {
            fault("a veteran of itself".to_owned(), "the id of another unit");
        } else if theirs.veteran_of.is_some() {
            fault(format!("`{name}`, itself a veteran"), "the unit both are versions of");
        } else if let (Some(own), Some(theirs)) = (written.unit_type, theirs.unit_type)
            && own != theirs
        {
            fault(format!("a {own} as veteran of a {theirs}"), "a unit of the same type");
        }
    }
}
