//! A checked pack: what there is to play with.

use std::sync::Arc;

use content::Names;
use kernel::{Fingerprint, fingerprint};
use pantheon::Edition;
use pantheon::board::Board;
use pantheon::catalog::UnitDef;

use crate::army::Army;
use crate::scenario::Scenario;

/// A checked pack.
#[derive(Clone, Debug)]
pub struct Pack {
    units: Vec<Unit>,
    boards: Vec<Arc<Board>>,
    armies: Vec<Army>,
    scenarios: Vec<Scenario>,
    fingerprint: Fingerprint,
}

/// A unit and what people call it and its powers.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The unit as the rules know it.
    pub def: Arc<UnitDef>,
    /// What players call it.
    pub name: Names,
    /// What players call its powers, in their order.
    pub powers: Vec<Names>,
}

impl Pack {
    pub(crate) fn new(
        mut units: Vec<Unit>,
        mut boards: Vec<Arc<Board>>,
        mut armies: Vec<Army>,
        mut scenarios: Vec<Scenario>,
    ) -> Self {
        units.sort_by(|a, b| a.def.id.cmp(&b.def.id));
        boards.sort_by(|a, b| a.id().cmp(b.id()));
        armies.sort_by(|a, b| a.id.cmp(&b.id));
        scenarios.sort_by(|a, b| a.id.cmp(&b.id));
        let defs: Vec<&UnitDef> = units.iter().map(|unit| &*unit.def).collect();
        let ready: Vec<(&str, Vec<&str>)> =
            armies.iter().map(|army| (&army.id[..], army.ids().collect())).collect();
        let setups: Vec<_> = scenarios.iter().map(|scenario| &scenario.setup).collect();
        let fingerprint = fingerprint(&(defs, &boards, ready, setups));
        Self { units, boards, armies, scenarios, fingerprint }
    }

    /// The units, ordered by id.
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// The unit with this id.
    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.def.id == id)
    }

    /// Every unit as the rules know it.
    pub fn pool(&self) -> Vec<Arc<UnitDef>> {
        self.units.iter().map(|unit| unit.def.clone()).collect()
    }

    /// Every unit that serves an edition of the rules.
    pub fn pool_for(&self, edition: &Edition) -> Vec<Arc<UnitDef>> {
        let mut pool = self.pool();
        pool.retain(|unit| edition.lacks_of_unit(unit).is_empty());
        pool
    }

    /// The scenarios made for an edition of the rules.
    pub fn scenarios_for(&self, edition: &Edition) -> impl Iterator<Item = &Scenario> {
        let edition = *edition;
        self.scenarios.iter().filter(move |scenario| scenario.setup.edition == edition)
    }

    /// The boards, ordered by id.
    pub fn boards(&self) -> &[Arc<Board>] {
        &self.boards
    }

    /// The board with this id.
    pub fn board(&self, id: &str) -> Option<&Arc<Board>> {
        self.boards.iter().find(|board| board.id() == id)
    }

    /// The ready-made armies, ordered by id.
    pub fn armies(&self) -> &[Army] {
        &self.armies
    }

    /// The ready-made army with this id.
    pub fn army(&self, id: &str) -> Option<&Army> {
        self.armies.iter().find(|army| army.id == id)
    }

    /// The scenarios, ordered by id.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// Tells two packs apart that play differently; names and comments do not count.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}
