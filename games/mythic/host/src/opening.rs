//! Battles as they are asked for.

use hosting::Failure;
use kernel::Seat;
use mythic::{Army, Laid, Mythic};
use mythic_table::Pack;
use mythic_wire::{Battlefield, GivenArmy, LaidBoard, NewTable};
use mythic_words::MythicSpeaker;
use text::Refusal;

/// The battle that is asked for.
pub(crate) fn open(pack: &Pack, asked: NewTable) -> Result<Mythic, Failure> {
    let players = asked.players.len();
    if players != asked.armies.len() {
        let seats = u8::try_from(asked.armies.len()).unwrap_or(u8::MAX);
        return Err(Failure::bad("players", Refusal::Seats { players, seats }));
    }
    let armies = asked.armies.into_iter().map(|army| self::army(pack, army));
    let mut setup = pack.table(armies.collect::<Result<_, _>>()?);
    setup.deck_building = asked.deck_building;
    setup.battlefield = match asked.battlefield {
        Battlefield::Chosen => None,
        Battlefield::First => Some(Pack::first_battlefield(players > 2)),
        Battlefield::Laid(boards) => {
            let laid = boards.into_iter().map(|board| laid(pack, &board));
            Some(laid.collect::<Result<_, _>>()?)
        }
    };
    setup.first = asked.first.map(Seat);
    if let Some(quiet_turns) = asked.quiet_turns {
        setup.settings.quiet_turns = quiet_turns;
    }
    Mythic::new(setup).map_err(|faults| {
        let said = |lang| MythicSpeaker::new(lang, pack).setup_faults(&faults);
        Failure::bad("table", Refusal::by_game(said))
    })
}

/// The army that is named or listed.
pub(crate) fn army(pack: &Pack, army: GivenArmy) -> Result<Army, Failure> {
    match army {
        GivenArmy::Ready { id } => {
            let ready = pack.army(&id).map(|ready| ready.army.clone());
            ready.ok_or_else(|| unknown("army", id, pack.armies.iter().map(|army| army.id.clone())))
        }
        GivenArmy::Own { faction, units } => {
            let unit = |tag: String| {
                let known = pack.unit(&tag).map(|unit| unit.def.clone());
                known.ok_or_else(|| {
                    unknown("unit", tag, pack.units.iter().map(|unit| unit.def.tag()))
                })
            };
            let units = units.into_iter().map(unit).collect::<Result<_, _>>()?;
            Ok(Army { faction, units })
        }
    }
}

fn laid(pack: &Pack, asked: &LaidBoard) -> Result<Laid, Failure> {
    let at = (0u8..).zip(&pack.boards).find(|(_, board)| board.def.id == asked.board);
    let (board, _) = at.ok_or_else(|| {
        let known = pack.boards.iter().map(|board| board.def.id.clone());
        unknown("board", asked.board.clone(), known)
    })?;
    Ok(Laid { board, turns: asked.turns })
}

/// Nothing has this name; the nearest has that one.
fn unknown(what: &'static str, name: String, known: impl Iterator<Item = String>) -> Failure {
    let known: Vec<String> = known.collect();
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let nearest = content::nearest(&name, &known).map(str::to_owned);
    Failure::bad("table", Refusal::Unknown { what, name, nearest })
}
