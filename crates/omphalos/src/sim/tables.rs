//! The tables that the games of a series are played at.

use anyhow::{anyhow, bail};
use clap::ValueEnum;
use content::{
    ArmySpec, Layout, LoadError, Pack, RecruitmentSpec, TableSpec, boards_for, random_army,
    random_table,
};
use fastrand::Rng;
use oracle::arena::Fixture;
use pantheon::catalog::UnitDef;
use pantheon::{DivinityType, Edition, Pantheon, Settings, budget};

use super::SimArgs;

/// So many units lie out for a draft when balance is looked at: few enough that units
/// which are nobody's first pick are recruited too, and enough that players have a choice.
const LAID_OUT: u8 = 24;

/// A game is a draw after so many rounds unless stated.
pub(super) const ROUND_LIMIT: u16 = 300;

/// How many tables are drawn before it is clear that none fits what was asked for.
const TRIES: usize = 1000;

/// How armies come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Mode {
    /// Players pick in turn from the roster
    Draft,
    /// Armies are built beforehand: two players, or four in teams
    Constructed,
    /// Drafts, constructed armies and scenarios with any of the disputed rulings
    Mixed,
}

/// What the tables of a series have in common.
pub(crate) struct Tables {
    edition: Edition,
    pack: Pack,
    kind: Kind,
    seats: u8,
    teams: bool,
    board: Option<String>,
    round_limit: u16,
}

enum Kind {
    Draft(Option<u8>),
    Built,
    Armies(Vec<String>),
    Scenario(String),
    Mixed,
}

impl Tables {
    pub(super) fn new(args: &SimArgs, seats: u8) -> anyhow::Result<Self> {
        let named = !args.army.is_empty();
        let kind = match (&args.scenario, args.mode) {
            (Some(id), _) => Kind::Scenario(id.clone()),
            (None, None | Some(Mode::Constructed)) if named => Kind::Armies(args.army.clone()),
            (None, Some(_)) if named => bail!("--army is for --mode constructed"),
            (None, Some(Mode::Constructed)) => Kind::Built,
            (None, Some(Mode::Mixed)) => Kind::Mixed,
            (None, None | Some(Mode::Draft)) => Kind::Draft(args.balance.then_some(LAID_OUT)),
        };
        let pack = content::with(&args.content).map_err(in_one_line)?;
        let (teams, board, round_limit) = (args.teams, args.board.clone(), args.round_limit);
        Ok(Self { edition: args.ruleset, pack, kind, seats, teams, board, round_limit })
    }

    /// Drafts of two players from all that an edition knows, on any board.
    pub(crate) fn drafted(edition: Edition) -> anyhow::Result<Self> {
        let pack = content::with(&[]).map_err(in_one_line)?;
        let (kind, round_limit) = (Kind::Draft(None), ROUND_LIMIT);
        Ok(Self { edition, pack, kind, seats: 2, teams: false, board: None, round_limit })
    }

    /// The units and boards in play.
    pub(super) fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The table of a game.
    pub(crate) fn set_up(&self, fixture: &Fixture) -> anyhow::Result<Pantheon> {
        let spec = self.spec(&mut Rng::with_seed(fixture.table))?;
        let setup = spec.setup(&self.pack)?;
        Pantheon::new(setup).map_err(|faults| anyhow!("{}", faults[0]))
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
            settings: Some(self.settings(Settings::default())),
        })
    }

    /// A game between computer players must end.
    fn settings(&self, settings: Settings) -> Settings {
        let round_limit = settings.round_limit.or(Some(self.round_limit));
        Settings { round_limit, ..settings }
    }

    fn scenario(&self, id: &str) -> anyhow::Result<TableSpec> {
        let recruitment = RecruitmentSpec::Scenario(id.to_owned());
        let settings = self.pack.scenario(id).map(|known| self.settings(known.setup.settings));
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

/// Faults of a pack fill pages; here it is enough that there are some.
fn in_one_line(error: LoadError) -> anyhow::Error {
    match error {
        LoadError::Faults(faults) => {
            anyhow!(
                "{} faults in the pack; `omphalos content check DIR` shows them",
                faults.count()
            )
        }
        error => error.into(),
    }
}
