//! Mythic Battles: Pantheon, in all its editions.

mod dialect;
mod tables;

use std::path::PathBuf;

use ::pantheon::{DivinityType, Frame, Pantheon, Settings, State};
use content::{Pack, TableSpec, boards_for};
use text::{Lang, Speaker};

use super::{AtHand, Benched, Ruleset, Wanted, set_up};
use dialect::English;
pub(crate) use tables::Mode;
use tables::{ROUND_LIMIT, Tables};

impl AtHand for Pantheon {
    type Pack = Pack;

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
        content::with(dirs).map_err(super::in_one_line)
    }

    type Words<'p> = Speaker<'p>;

    fn words<'p>(pack: &'p Pack, lang: Lang, players: &'p [String]) -> Speaker<'p> {
        Speaker::new(lang, pack).with_players(players)
    }

    type Dialect<'p> = English<'p>;

    fn dialect(pack: &Pack) -> English<'_> {
        English::new(pack)
    }

    type Tables = Tables;

    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Tables> {
        Tables::new(wanted)
    }

    fn thing(pack: &Pack, _: usize, id: &str) -> Option<(String, Option<u16>)> {
        let unit = pack.unit(id)?;
        Some((unit.name.en.clone(), Some(unit.def.cost.into())))
    }

    fn begins_turn(state: &State) -> bool {
        matches!(state.public.frames.top(), Some(Frame::Turn(_)))
    }
}

impl Benched for Pantheon {
    const ABOUT: &'static str = "Two players draft 18 points each from the whole roster, gods and \
         titans in turn, on every board for two; a game that nobody has won after 300 rounds is a \
         draw.";

    fn benched(ruleset: Ruleset) -> anyhow::Result<Vec<Self>> {
        let pack = content::embedded();
        let edition = ruleset.edition();
        let games = boards_for(&pack, 2, &edition).flat_map(|board| {
            let pack = &pack;
            [DivinityType::Gods, DivinityType::Titans].map(move |divinities| {
                let settings = Settings { round_limit: Some(ROUND_LIMIT), ..Settings::default() };
                let table = TableSpec {
                    edition,
                    boards: vec![board.id().to_owned()],
                    settings: Some(settings),
                    ..TableSpec::draft(2, divinities)
                };
                set_up(table.setup(pack)?)
            })
        });
        games.collect()
    }
}
