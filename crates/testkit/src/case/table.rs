//! Claims about the table itself, which hold or fail before any game is played.

use kernel::Seat;
use pantheon::catalog::UnitDef;
use pantheon::{ArmyKind, DivinityType, SetupFault, budget, check_army};

use super::build::Table;
use super::fault::{Faults, Noted};
use super::lines::Line;
use super::scene::SetupKind;
use super::words::seat;

/// Something that holds of a set-up.
#[derive(Clone, Debug)]
pub(super) enum TableClaim {
    /// An army keeps every restriction, or breaks this one.
    Army(Seat, Option<String>),
    /// The set-up cannot be played, and this is said of it.
    Fault(String),
}

impl TableClaim {
    /// The claim of a line, if it is one about the table.
    pub(super) fn read(line: &Line<'_>, faults: &mut Faults) -> Option<Result<Self, Noted>> {
        let words = match line.words.as_slice() {
            ["expect", words @ ..] => words,
            _ => return None,
        };
        match words {
            ["army", player, "legal"] => {
                Some(seat(player, faults).map(|player| Self::Army(player, None)))
            }
            ["army", player, "illegal", rule] => {
                let rule = Some((*rule).to_owned());
                Some(seat(player, faults).map(|player| Self::Army(player, rule)))
            }
            ["setup", "fault", said @ ..] if !said.is_empty() => {
                Some(Ok(Self::Fault(said.join(" "))))
            }
            _ => None,
        }
    }

    /// Whether it holds; otherwise what was found, and what the claim wanted.
    pub(super) fn check(
        &self,
        table: &Table,
        problems: &[SetupFault],
    ) -> Result<(), (String, String)> {
        match self {
            Self::Army(player, rule) => check_one_army(table, *player, rule.as_deref()),
            Self::Fault(said) => {
                let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
                if found.iter().any(|problem| problem.contains(said.as_str())) {
                    return Ok(());
                }
                let found = if found.is_empty() {
                    "a set-up that can be played".to_owned()
                } else {
                    found.join("; ")
                };
                Err((found, format!("a set-up that cannot be played: `{said}`")))
            }
        }
    }
}

fn check_one_army(table: &Table, player: Seat, rule: Option<&str>) -> Result<(), (String, String)> {
    let units: Vec<&UnitDef> = table
        .setup
        .pool
        .iter()
        .zip(&table.owners)
        .filter(|(_, owner)| **owner == Some(player))
        .map(|(unit, _)| unit.as_ref())
        .collect();
    let points = table.points.unwrap_or(budget(table.setup.seats));
    let divinities = Some(if table.titans { DivinityType::Titans } else { DivinityType::Gods });
    let kind = match table.kind {
        Some(SetupKind::Draft) => ArmyKind::Draft { points, divinities },
        _ => ArmyKind::Constructed { points, divinities },
    };
    let broken = check_army(&units, kind);
    let is_so = match rule {
        Some(rule) => broken.iter().any(|fault| fault.rule.0 == rule),
        None => broken.is_empty(),
    };
    if is_so {
        return Ok(());
    }
    let found: Vec<String> = broken.iter().map(ToString::to_string).collect();
    let found = if found.is_empty() { "a legal army".to_owned() } else { found.join("; ") };
    let expected = match rule {
        Some(rule) => format!("an army that breaks {rule}"),
        None => "a legal army".to_owned(),
    };
    Err((found, expected))
}
