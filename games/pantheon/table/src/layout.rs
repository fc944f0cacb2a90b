//! What lies on the table for a draft: the whole roster, or a balanced part of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use fastrand::Rng;
use pantheon::catalog::{UnitDef, UnitType};
use pantheon::edition::{Divinities, Edition};
use pantheon::{DivinityType, MAX_UNITS};
use serde::{Deserialize, Serialize};

/// How much of a roster is laid out for a draft. [P15.6C.1-4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// At most so many units; the whole roster lies out when it has no more.
    pub units: u8,
    /// Decides which units are laid out of a larger roster. The same seed draws the same.
    pub seed: u64,
}

impl Default for Layout {
    /// As many units as a game can hold.
    fn default() -> Self {
        Self { units: MAX_UNITS as u8, seed: 0 }
    }
}

/// The units to draft from: divinities of the agreed type, since nobody may pick others, and a
/// share of every type and cost.
pub(crate) fn lay_out(
    roster: Vec<Arc<UnitDef>>,
    seats: u8,
    agreed: Option<DivinityType>,
    layout: Layout,
) -> Vec<Arc<UnitDef>> {
    let (divinities, mut others): (Vec<_>, Vec<_>) =
        roster.into_iter().partition(|unit| unit.is_divinity());
    let mut divinities: Vec<_> = divinities
        .into_iter()
        .filter(|unit| agreed.is_none() || DivinityType::of(unit) == agreed)
        .collect();
    let most = usize::from(layout.units).min(MAX_UNITS);
    if divinities.len() + others.len() > most {
        let mut rng = Rng::with_seed(layout.seed);
        rng.shuffle(&mut divinities);
        rng.shuffle(&mut others);
        // One divinity more than there are players leaves the last of them a choice.
        divinities.truncate((usize::from(seats) + 1).min(most));
        others = shares(others, most - divinities.len(), &mut rng);
    }
    let mut pool = [divinities, others].concat();
    pool.sort_by(|a, b| a.id.cmp(&b.id));
    pool
}

/// The type of divinity that is laid out: the one agreed on, or both where each player chooses.
/// [P15.6C.1-5] [B29.3.7]
pub(crate) fn agreed(edition: Edition, divinities: DivinityType) -> Option<DivinityType> {
    (edition.divinities == Divinities::OneKind).then_some(divinities)
}

/// `count` of the units, so that each type and cost keeps its share as far as whole units can.
fn shares(units: Vec<Arc<UnitDef>>, count: usize, rng: &mut Rng) -> Vec<Arc<UnitDef>> {
    let mut groups: BTreeMap<(UnitType, u8), Vec<Arc<UnitDef>>> = BTreeMap::new();
    for unit in units {
        groups.entry((unit.unit_type, unit.cost)).or_default().push(unit);
    }
    // A unit's place in its group, as a fraction of the group, says when it is laid out. Where a
    // group begins is chance, so that a unit alone in its group has as good a chance as any other.
    let mut placed: Vec<(usize, Arc<UnitDef>)> = Vec::new();
    for group in groups.into_values() {
        let (size, begin) = (group.len(), rng.usize(0..1000));
        let fraction = |at: usize| (1000 * at + begin) / size;
        placed.extend(group.into_iter().enumerate().map(|(at, unit)| (fraction(at), unit)));
    }
    placed.sort_by_key(|&(fraction, _)| fraction);
    placed.into_iter().take(count).map(|(_, unit)| unit).collect()
}
