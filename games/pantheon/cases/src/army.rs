//! Claims about armies, which hold or fail before any game is played.

use kernel::Seat;
use pantheon::catalog::UnitDef;
use pantheon::{ArmyKind, DivinityType, Setup, budget, check_army};

use cases::fault::{Faults, Noted};
use cases::stage::{Judgement, Misjudged};
use cases::words::seat;

use super::build::units_of;
use super::stage::{PantheonStage, SetupKind};

/// Judges `army SEAT legal` and `army SEAT illegal RULE`; `None` for other words.
pub(crate) fn judge(
    stage: &PantheonStage,
    setup: &Setup,
    words: &[&str],
    faults: &mut Faults,
) -> Option<Result<Judgement, Noted>> {
    let (player, rule) = match *words {
        ["army", player, "legal"] => (player, None),
        ["army", player, "illegal", rule] => (player, Some(rule)),
        _ => return None,
    };
    Some(seat(player, faults).map(|player| check_one_army(stage, setup, player, rule)))
}

/// Whether the claim holds; otherwise what was found, and what it wanted.
fn check_one_army(
    stage: &PantheonStage,
    setup: &Setup,
    player: Seat,
    rule: Option<&str>,
) -> Judgement {
    let drafts = units_of(stage, setup.seats);
    let units: Vec<&UnitDef> = setup
        .pool
        .iter()
        .zip(&drafts)
        .filter(|(_, draft)| draft.owner == Some(player))
        .map(|(unit, _)| unit.as_ref())
        .collect();
    let points = stage.points.unwrap_or(budget(setup.seats));
    let divinities = Some(if stage.titans { DivinityType::Titans } else { DivinityType::Gods });
    let kind = match &stage.setup {
        Some(said) if said.what == SetupKind::Draft => ArmyKind::Draft { points, divinities },
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
    Err(Misjudged { found, expected })
}
