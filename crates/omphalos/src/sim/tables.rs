//! The tables that games of a series are played at (stopgap).

use anyhow::anyhow;
use clap::ValueEnum;
use content::{Pack, embedded};
use fastrand::Rng;
use oracle::arena::Fixture;
use pantheon::{DivinityType, Pantheon, Recruitment, Settings, Setup};

use super::SimArgs;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Mode {
    Draft,
    Constructed,
    Mixed,
}

pub(super) struct Tables {
    pack: Pack,
    seats: u8,
    teams: bool,
    board: Option<String>,
    round_limit: u16,
    balance: bool,
}

impl Tables {
    pub(super) fn new(args: &SimArgs, seats: u8) -> anyhow::Result<Self> {
        Ok(Self {
            pack: embedded(),
            seats,
            teams: args.teams,
            board: args.board.clone(),
            round_limit: args.round_limit,
            balance: args.balance,
        })
    }

    pub(super) fn pack(&self) -> &Pack {
        &self.pack
    }

    pub(super) fn set_up(&self, fixture: &Fixture) -> anyhow::Result<Pantheon> {
        let mut rng = Rng::with_seed(fixture.table);
        let sides = if self.teams { 2 } else { self.seats };
        let boards: Vec<_> = self
            .pack
            .boards()
            .iter()
            .filter(|b| {
                b.deployments(sides).count() >= usize::from(sides)
                    && self.board.as_ref().is_none_or(|id| b.id() == id)
            })
            .collect();
        let divinities = if rng.bool() { DivinityType::Gods } else { DivinityType::Titans };
        let mut pool = self.pack.pool();
        rng.shuffle(&mut pool);
        let (lords, others): (Vec<_>, Vec<_>) =
            pool.into_iter().partition(|unit| unit.is_divinity());
        let agreed = lords.into_iter().filter(|unit| DivinityType::of(unit) == Some(divinities));
        let (l, o) = if self.balance { (3, 18) } else { (20, 60) };
        let pool = agreed.take(l).chain(others.into_iter().take(o)).take(64).collect();
        let setup = Setup {
            seats: self.seats,
            teams: self.teams,
            boards: vec![(*rng.choice(&boards).ok_or(anyhow!("no board"))?).clone()],
            pool,
            recruitment: Recruitment::Draft { points: None, divinities },
            lead: None,
            scenario: None,
            settings: Settings { round_limit: Some(self.round_limit), ..Settings::default() },
        };
        Pantheon::new(setup).map_err(|faults| anyhow!("{}", faults[0]))
    }
}
