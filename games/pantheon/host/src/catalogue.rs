//! Units, boards, armies, scenarios and words of Pantheon as a browser shows them.

use hosting::levels;
use pantheon::Pantheon;
use pantheon::board::{Board, BoundaryKind, StoneKind, Terrain};
use pantheon::catalog::{Class, Talent, UnitDef};
use pantheon_table::{ArmyUse, Pack};
use pantheon_wire::{
    ArmyCard, ArmyKindName, BoardCard, Catalogue, PowerCard, RowCard, ScenarioCard, ScenarioSeat,
    UnitCard,
};
use pantheon_words::{Explained, PantheonSpeaker, Setting};
use protocol::WordCard;
use text::Lang;

/// Everything that a pack holds.
pub(crate) fn catalogue(pack: &Pack, lang: Lang) -> Catalogue {
    let speaker = PantheonSpeaker::new(lang, pack);
    Catalogue {
        units: pack.units().iter().map(|unit| unit_card(&speaker, &unit.def)).collect(),
        boards: pack.boards().iter().map(|board| board_card(&speaker, board)).collect(),
        armies: pack.armies().iter().map(|army| army_card(&speaker, army)).collect(),
        scenarios: pack.scenarios().iter().map(|at| scenario_card(&speaker, at)).collect(),
        talents: words(&speaker, Talent::ALL, Talent::name),
        terrains: words(&speaker, Terrain::ALL, Terrain::name),
        boundaries: words(&speaker, BoundaryKind::ALL, BoundaryKind::name),
        stones: words(&speaker, StoneKind::ALL, StoneKind::name),
        classes: words(&speaker, Class::ALL, Class::name),
        settings: words(&speaker, Setting::ALL, Setting::name),
        levels: levels(&speaker),
    }
}

/// Units and boards of a table that the pack does not have as they are there.
pub(crate) fn own_cards(game: &Pantheon, pack: &Pack, lang: Lang) -> Catalogue {
    let speaker = PantheonSpeaker::new(lang, pack);
    let setup = game.setup();
    let units =
        setup.pool.iter().filter(|def| pack.unit(&def.id).is_none_or(|unit| unit.def != **def));
    let boards = setup.boards.iter().filter(|&board| pack.board(board.id()) != Some(board));
    Catalogue {
        units: units.map(|def| unit_card(&speaker, def)).collect(),
        boards: boards.map(|board| board_card(&speaker, board)).collect(),
        ..Catalogue::default()
    }
}

fn board_card(speaker: &PantheonSpeaker<'_>, board: &Board) -> BoardCard {
    BoardCard::new(board, speaker.board(board))
}

fn words<W: Explained>(
    speaker: &PantheonSpeaker<'_>,
    all: &[W],
    id: fn(W) -> &'static str,
) -> Vec<WordCard> {
    let card = |&word: &W| WordCard {
        id: id(word).to_owned(),
        name: speaker.name(word),
        text: speaker.about(word),
        beta: speaker.about_in_beta(word),
    };
    all.iter().map(card).collect()
}

fn unit_card(speaker: &PantheonSpeaker<'_>, def: &UnitDef) -> UnitCard {
    let full = def.full_vitality();
    let rows = (0u8..).zip(&def.rows).map(|(lost, row)| RowCard {
        vitality: full.saturating_sub(lost),
        offence: row.offence,
        defence: row.defence,
        range: row.range,
        movement: row.movement,
        powers: row.powers.clone(),
    });
    let powers = def.powers.iter().enumerate().map(|(index, power)| PowerCard {
        id: power.id.clone(),
        name: speaker.power_name(def, index),
        kind: power.kind.name(),
        kind_name: speaker.name(power.kind),
        cost: power.cost,
        tokens: power.tokens,
        text: speaker.power_text(def, index),
    });
    UnitCard {
        id: def.id.clone(),
        name: speaker.unit(def),
        unit_type: def.unit_type.name(),
        type_name: speaker.name(def.unit_type),
        class: def.class.name(),
        class_name: speaker.name(def.class),
        mythology: def.mythology.map(|mythology| mythology.name()),
        veteran_of: def.veteran_of.clone(),
        cost: def.cost,
        cards: def.activation_cards,
        strategic_value: def.strategic_value,
        vitality: full,
        miniatures: def.miniatures,
        rows: rows.collect(),
        talents: def.talents.iter().map(|talent| talent.name()).collect(),
        powers: powers.collect(),
    }
}

fn army_card(speaker: &PantheonSpeaker<'_>, army: &pantheon_table::Army) -> ArmyCard {
    ArmyCard {
        id: army.id.clone(),
        name: speaker.of(&army.name).to_owned(),
        text: speaker.of(&army.description).to_owned(),
        kind: match army.kind {
            ArmyUse::Draft => ArmyKindName::Draft,
            ArmyUse::Constructed => ArmyKindName::Constructed,
        },
        players: (2..=4).find(|&players| pantheon::budget(players) == army.points),
        points: army.points,
        units: army.ids().map(str::to_owned).collect(),
    }
}

fn scenario_card(
    speaker: &PantheonSpeaker<'_>,
    scenario: &pantheon_table::Scenario,
) -> ScenarioCard {
    let seats = (0u8..).zip(&scenario.briefings).map(|(seat, briefing)| ScenarioSeat {
        seat,
        goals: vec![speaker.of(briefing).to_owned()],
    });
    ScenarioCard {
        id: scenario.id.clone(),
        name: speaker.of(&scenario.name).to_owned(),
        story: speaker.of(&scenario.story).to_owned(),
        players: vec![scenario.setup.seats],
        teams: scenario.setup.teams,
        board: scenario.setup.boards.first().map_or("", |board| board.id()).to_owned(),
        ruleset: Some(scenario.setup.edition.ruleset()),
        seats: seats.collect(),
    }
}
