//! Tables of Pantheon as they are asked for.

use hosting::{Failure, Lots};
use kernel::Seat;
use pantheon::{DivinityType, Edition, Pantheon};
use pantheon_table::{ArmySpec, Layout, Pack, RecruitmentSpec, TableSpec};
use pantheon_wire::{Divinities, GivenArmy, Mode, NewTable};
use pantheon_words::PantheonSpeaker;
use text::Refusal;

/// The game that is asked for.
pub(crate) fn open(pack: &Pack, asked: NewTable, lots: Lots) -> Result<Pantheon, Failure> {
    let Some(edition) = Edition::of_ruleset(&asked.ruleset) else {
        return Err(Failure::unknown_ruleset(Edition::ALL.map(Edition::ruleset)));
    };
    let players = asked.players.len();
    let too_many = |_| Failure::bad("players", Refusal::Players(players));
    let spec = TableSpec {
        edition,
        seats: u8::try_from(players).map_err(too_many)?,
        teams: asked.teams,
        boards: asked.board.into_iter().collect(),
        recruitment: recruitment(asked.mode, lots),
        lead: asked.lead.map(Seat),
        settings: settings(asked.settings)?,
    };
    let refused = |said: &dyn Fn(PantheonSpeaker<'_>) -> String| {
        let said = |lang| said(PantheonSpeaker::new(lang, pack));
        Failure::bad("table", Refusal::by_game(said))
    };
    let setup = spec.setup(pack);
    let setup = setup.map_err(|fault| refused(&|speaker| speaker.table_fault(&fault)))?;
    Pantheon::new(setup).map_err(|faults| refused(&|speaker| speaker.setup_faults(&faults)))
}

fn recruitment(mode: Mode, lots: Lots) -> RecruitmentSpec {
    match mode {
        Mode::Draft { points, divinities } => RecruitmentSpec::Draft {
            points,
            divinities: match divinities {
                Divinities::Gods => DivinityType::Gods,
                Divinities::Titans => DivinityType::Titans,
            },
            layout: Layout { seed: lots.seed(), ..Layout::default() },
        },
        Mode::Constructed { armies } => {
            let army = |army| match army {
                GivenArmy::Ready { id } => ArmySpec::Ready(id),
                GivenArmy::Own { units } => ArmySpec::Units(units),
            };
            RecruitmentSpec::Constructed { armies: armies.into_iter().map(army).collect() }
        }
        Mode::Scenario { id } => RecruitmentSpec::Scenario(id),
    }
}

/// Rulings that differ from the defaults; none leaves them to the scenario.
fn settings(
    given: serde_json::Map<String, serde_json::Value>,
) -> Result<Option<pantheon::Settings>, Failure> {
    if given.is_empty() {
        return Ok(None);
    }
    let settings = serde_json::from_value(serde_json::Value::Object(given))
        .map_err(|error| Failure::bad("settings", Refusal::Settings(error.to_string())))?;
    Ok(Some(settings))
}
