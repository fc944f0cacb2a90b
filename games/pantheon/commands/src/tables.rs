//! The tables that the games of a series are played at.

use anyhow::{anyhow, bail};
use fastrand::Rng;
use pantheon::catalog::UnitDef;
use pantheon::{DivinityType, Edition, Pantheon, Settings, budget};
use pantheon_table::{
    ArmySpec, Layout, Pack, RecruitmentSpec, TableSpec, boards_for, random_army, random_table,
};

use commands::{Mode, Wanted, rulings, set_up};

use crate::{PantheonCommanded, edition_of, load};

/// So many units lie out for a draft when balance is looked at: few enough that units
/// which are nobody's first pick are recruited too, and enough that players have a choice.
const LAID_OUT: u8 = 24;

/// A game is a draw after so many rounds unless stated.
pub(crate) const ROUND_LIMIT: u16 = 300;

/// How many tables are drawn before it is clear that none fits what was asked for.
const TRIES: usize = 1000;

/// What the tables of a series have in common.
pub(crate) struct Tables {
    edition: Edition,
    pack: Pack,
    kind: Kind,
    seats: u8,
    teams: bool,
    board: Option<String>,
    round_limit: u16,
    /// Rulings that were named, as `KEY=VALUE`.
    rulings: Vec<String>,
}

enum Kind {
    Draft(Option<u8>),
    Built,
    Armies(Vec<String>),
    Scenario(String),
    Mixed,
}

impl Tables {
    pub(crate) fn new(wanted: &Wanted<'_>) -> anyhow::Result<Self> {
        let args = wanted.args;
        let named = !args.army.is_empty();
        let kind = match (&args.scenario, args.mode) {
            (Some(id), _) => Kind::Scenario(id.clone()),
            (None, None | Some(Mode::Constructed)) if named => Kind::Armies(args.army.clone()),
            (None, Some(_)) if named => bail!("--army is for --mode constructed"),
            (None, Some(Mode::Constructed)) => Kind::Built,
            (None, Some(Mode::Mixed)) => Kind::Mixed,
            (None, None | Some(Mode::Draft)) => Kind::Draft(wanted.for_balance.then_some(LAID_OUT)),
        };
        // A wrong name is answered before the first game.
        rulings(&args.settings, &Settings::default())?;
        Ok(Self {
            edition: edition_of(wanted.ruleset),
            pack: load(&args.content)?,
            kind,
            seats: wanted.seats,
            teams: args.teams,
            board: args.board.clone(),
            round_limit: args.round_limit.unwrap_or(ROUND_LIMIT),
            rulings: args.settings.clone(),
        })
    }

    fn spec(&self, rng: &mut Rng) -> anyhow::Result<TableSpec> {
        let divinities = if rng.bool() { DivinityType::Gods } else { DivinityType::Titans };
        let recruitment = match &self.kind {
            Kind::Draft(units) => {
                let seed = rng.u64(..);
                let layout = units.map_or_else(Layout::default, |units| Layout { units, seed });
                RecruitmentSpec::Draft { points: None, divinities, layout }
            }
            Kind::Built => RecruitmentSpec::Constructed { armies: self.armies(divinities, rng)? },
            Kind::Armies(ids) => {
                let armies = ids.iter().cloned().map(ArmySpec::Ready).collect();
                RecruitmentSpec::Constructed { armies }
            }
            Kind::Scenario(id) => return self.scenario(id),
            Kind::Mixed => return self.any_table(rng),
        };
        Ok(TableSpec {
            edition: self.edition,
            seats: self.seats,
            teams: self.teams,
            boards: vec![self.board(rng)?],
            recruitment,
            lead: None,
            settings: Some(self.settings(Settings::default())?),
        })
    }

    /// A game between computer players must end.
    fn settings(&self, settings: Settings) -> anyhow::Result<Settings> {
        let settings = rulings(&self.rulings, &settings)?;
        let round_limit = settings.round_limit.or(Some(self.round_limit));
        Ok(Settings { round_limit, ..settings })
    }

    fn scenario(&self, id: &str) -> anyhow::Result<TableSpec> {
        let recruitment = RecruitmentSpec::Scenario(id.to_owned());
        let known = self.pack.scenario(id);
        let settings = known.map(|known| self.settings(known.setup.settings)).transpose()?;
        let (edition, seats, teams) = (self.edition, self.seats, self.teams);
        Ok(TableSpec {
            edition,
            seats,
            teams,
            boards: Vec::new(),
            recruitment,
            lead: None,
            settings,
        })
    }

    /// Any table for these players, on the board if one was named.
    fn any_table(&self, rng: &mut Rng) -> anyhow::Result<TableSpec> {
        let mut tables = (0..TRIES).map(|_| random_table(&self.pack, &self.edition, rng));
        let fits = |table: &TableSpec| {
            (table.seats, table.teams) == (self.seats, self.teams)
                && self.board.as_ref().is_none_or(|board| table.boards == [board.clone()])
        };
        tables.find(fits).ok_or_else(|| anyhow!("no table for these players and this board"))
    }

    fn board(&self, rng: &mut Rng) -> anyhow::Result<String> {
        if let Some(board) = &self.board {
            return Ok(board.clone());
        }
        let sides = if self.teams { 2 } else { self.seats };
        let fitting: Vec<&str> =
            boards_for(&self.pack, sides, &self.edition).map(|board| board.id()).collect();
        let board = rng.choice(fitting).ok_or_else(|| anyhow!("no board for {sides} sides"))?;
        Ok(board.to_owned())
    }

    /// Legal armies at random; team mates do not share units.
    fn armies(&self, divinities: DivinityType, rng: &mut Rng) -> anyhow::Result<Vec<ArmySpec>> {
        let points = budget(self.seats);
        let mut armies: Vec<Vec<String>> = Vec::new();
        for seat in 0..usize::from(self.seats) {
            let mate = seat.checked_sub(2).filter(|_| self.teams).map(|mate| &armies[mate]);
            let units = mate.into_iter().flatten().filter_map(|id| self.pack.unit(id));
            let taken: Vec<&UnitDef> = units.map(|unit| &*unit.def).collect();
            let army = random_army(&self.pack, points, divinities, &taken, rng);
            armies.push(army.ok_or_else(|| anyhow!("no army of {points} points can be built"))?);
        }
        Ok(armies.into_iter().map(ArmySpec::Units).collect())
    }
}

impl commands::Tables<PantheonCommanded> for Tables {
    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn set_up(&self, seed: u64) -> anyhow::Result<Pantheon> {
        let spec = self.spec(&mut Rng::with_seed(seed))?;
        set_up(spec.setup(&self.pack)?)
    }
}
