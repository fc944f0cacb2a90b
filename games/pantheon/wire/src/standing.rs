//! How the units of a game stand: the numbers that follow from the whole position.
//!
//! They are the same for every viewer and the dearest part of a snapshot, so they are worked out
//! once for each moment, and kept to tell what the next moment changes.

use kernel::{RuleId, Seat};
use pantheon::board::AreaId;
use pantheon::catalog::{MAX_POWERS, Stat, TalentSet};
use pantheon::{Look, Pantheon, PowerRef, Public, Stage, StoneId, StoneType, UnitId};

use crate::snapshot::{PowerState, StageName, StoneSnapshot, UnitSnapshot, UnitValues};

/// How the units of a game stand at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing(Vec<UnitStanding>);

/// How one unit stands: all that a snapshot shows of it and that may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct UnitStanding {
    unit: UnitId,
    owner: Option<Seat>,
    stage: Stage,
    area: Option<AreaId>,
    vitality: u8,
    stone: Option<(StoneId, StoneType)>,
    activated: bool,
    retaliated: bool,
    paralysed: bool,
    /// Which tokens lie on it, a bit for each.
    tokens: u16,
    values: UnitValues,
    powers: [PowerStanding; MAX_POWERS],
    waived: TalentSet,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PowerStanding {
    barred: Option<RuleId>,
    pool: u8,
}

impl Standing {
    /// The units at a moment: all of the pool while armies are recruited, then those of the armies.
    pub fn of(game: &Pantheon, public: &Public) -> Self {
        let look = Look::of_public(game, public);
        let recruiting = public.round == 0;
        let shown = |unit: &UnitId| recruiting || public.unit(*unit).owner.is_some();
        Self(game.units().filter(shown).map(|unit| UnitStanding::of(&look, unit)).collect())
    }

    /// The units as they are sent.
    pub(crate) fn snapshots<'g>(&self, game: &'g Pantheon) -> Vec<UnitSnapshot<'g>> {
        self.0.iter().map(|standing| standing.snapshot(game)).collect()
    }

    /// The units that stand otherwise than `before`; `None` when they are not the same units.
    pub(crate) fn changed<'g>(
        &self,
        game: &'g Pantheon,
        before: &Self,
    ) -> Option<Vec<UnitSnapshot<'g>>> {
        let pairs = || self.0.iter().zip(&before.0);
        let same = self.0.len() == before.0.len() && pairs().all(|(new, old)| new.unit == old.unit);
        let changed = pairs().filter(|(new, old)| new != old).map(|(new, _)| new.snapshot(game));
        same.then(|| changed.collect())
    }
}

impl UnitStanding {
    fn of(look: &Look<'_>, unit: UnitId) -> Self {
        let public = look.public;
        let state = public.unit(unit);
        let def = look.game.def(unit);
        let mut powers = [PowerStanding::default(); MAX_POWERS];
        for (index, power) in (0u8..).zip(&mut powers).take(def.powers.len()) {
            let barred = look.power_barred_by(PowerRef { unit, index });
            *power = PowerStanding { barred, pool: state.pools[usize::from(index)] };
        }
        let on_it = public.tokens().filter(|(_, token)| token.on == Some(unit));
        Self {
            unit,
            owner: state.owner,
            stage: state.stage,
            area: state.area,
            vitality: state.vitality,
            stone: state.stone.map(|stone| (stone, public.stones[stone.index()].kind)),
            activated: public.activated.contains(unit),
            retaliated: public.retaliated.contains(unit),
            paralysed: state.paralysed.is_some(),
            tokens: on_it.fold(0, |bits, (token, _)| bits | 1 << token.0),
            values: values(look, unit),
            powers,
            waived: state.waived,
        }
    }

    fn snapshot<'g>(&self, game: &'g Pantheon) -> UnitSnapshot<'g> {
        let def = game.def(self.unit);
        let lost = usize::from(def.full_vitality().saturating_sub(self.vitality));
        let recruited = self.owner.is_some();
        let tokens = (0..u16::BITS).filter(|token| self.tokens & (1 << token) != 0);
        let powers = self.powers.iter().take(def.powers.len()).map(|power| PowerState {
            available: power.barred.is_none(),
            rule: power.barred.map(|rule| rule.0),
            tokens: power.pool,
        });
        UnitSnapshot {
            tag: game.tag(self.unit),
            def: &def.id,
            owner: self.owner.map(|seat| seat.0),
            stage: stage(self.stage),
            area: self.area.map(|area| game.area_tag(area)),
            vitality: if recruited { self.vitality } else { def.full_vitality() },
            max: def.full_vitality(),
            row: if recruited { lost.min(def.rows.len() - 1) as u8 } else { 0 },
            stone: self.stone.map(|(stone, kind)| stone_snapshot(stone, kind)),
            activated: self.activated,
            retaliated: self.retaliated,
            paralysed: self.paralysed,
            tokens: tokens.map(|token| format!("t{}", token + 1)).collect(),
            values: self.values,
            powers: powers.collect(),
            waived: self.waived.iter().map(|talent| talent.name()).collect(),
        }
    }
}

/// The stats in force; those of the card for a unit that is not on the board.
fn values(look: &Look<'_>, unit: UnitId) -> UnitValues {
    if look.public.is_in_play(unit) {
        let stat = |stat| look.stat_now(unit, stat);
        return UnitValues {
            offence: stat(Stat::Offence),
            defence: stat(Stat::Defence),
            range: stat(Stat::Range),
            movement: stat(Stat::Movement),
        };
    }
    let def = look.game.def(unit);
    let row = def.row(def.full_vitality());
    UnitValues {
        offence: row.offence,
        defence: row.defence,
        range: row.range,
        movement: row.movement,
    }
}

const fn stage(stage: Stage) -> StageName {
    match stage {
        Stage::Ready => StageName::Ready,
        Stage::InPlay => StageName::InPlay,
        Stage::Destroyed => StageName::Destroyed,
        Stage::Removed => StageName::Removed,
    }
}

/// A stone as it is sent.
pub(crate) fn stone_snapshot(stone: StoneId, kind: StoneType) -> StoneSnapshot {
    let kind = match kind {
        StoneType::Stone(kind) => kind.name(),
        StoneType::TreatedAs => "relic",
    };
    StoneSnapshot { tag: format!("s{}", stone.0 + 1), kind }
}
