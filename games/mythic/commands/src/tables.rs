//! The tables that series of battles are played at.

use anyhow::{bail, ensure};
use fastrand::Rng;
use mythic::{Army, Muster, Mythic, NEUTRAL, Settings};
use mythic_table::{Pack, random_army};

use crate::{MythicCommanded, load, named_armies};
use commands::{Wanted, rulings, set_up};

/// What the tables of a series have in common.
pub(crate) struct Tables {
    pack: Pack,
    seats: u8,
    /// The armies that were named; drawn at random where there are none.
    armies: Vec<Army>,
    settings: Settings,
}

impl Tables {
    pub(crate) fn new(wanted: &Wanted<'_>) -> anyhow::Result<Self> {
        let (args, seats) = (wanted.args, wanted.seats);
        args.keep_to(&["--army", "--teams"], wanted.ruleset)?;
        ensure!(seats == 2 || seats == 4, "{seats} players: a battle has 2 or 4 generals");
        let settings = rulings(&args.settings, &Settings::default())?;
        let pack = load(&args.content)?;
        let armies = named_armies(&pack, &args.army)?;
        ensure!(
            armies.is_empty() || armies.len() == usize::from(seats),
            "{} armies for {seats} players",
            armies.len()
        );
        Ok(Self { pack, seats, armies, settings })
    }
}

impl commands::Tables<MythicCommanded> for Tables {
    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn set_up(&self, seed: u64) -> anyhow::Result<Mythic> {
        let mut rng = Rng::with_seed(seed);
        let armies = match &self.armies[..] {
            [] => random_armies(&self.pack, self.seats, &mut rng)?,
            named => named.to_vec(),
        };
        let mut setup = self.pack.table(armies);
        setup.settings = self.settings;
        set_up(setup)
    }
}

/// How often armies are drawn before it is clear that team mates cannot be kept apart.
const TRIES: usize = 1000;

/// Random legal armies; the sides have different factions as far as there are some, so that every
/// game says something about them.
fn random_armies(pack: &Pack, seats: u8, rng: &mut Rng) -> anyhow::Result<Vec<Army>> {
    let muster = Muster { four: seats == 4, deck_building: false };
    let mut factions = factions(pack);
    ensure!(!factions.is_empty(), "the pack has no factions");
    for _ in 0..TRIES {
        rng.shuffle(&mut factions);
        let seats = factions.iter().cycle().take(seats.into());
        let armies: Vec<Army> =
            seats.map(|faction| random_army(pack, faction, muster, rng)).collect();
        if Mythic::new(pack.table(armies.clone())).is_ok() {
            return Ok(armies);
        }
    }
    bail!("no legal armies for {seats} players can be drawn from the pack")
}

/// The factions of a pack, by name.
fn factions(pack: &Pack) -> Vec<&str> {
    let mut factions: Vec<&str> = pack.units.iter().map(|unit| &unit.def.affiliation[..]).collect();
    factions.sort_unstable();
    factions.dedup();
    factions.retain(|faction| *faction != NEUTRAL);
    factions
}
