//! Each disputed number in one place, with its reasons.

use board::{AreaId, Terrain};

use crate::breakdown::{Breakdown, Source, Sum, Tally};
use crate::catalog::{AttackDice, AttackRange, Class, Reach, Stat, Talent};
use crate::edition::{
    AttackTalents, Forest, Phalanx, SameTalents, SneakAttack, TalentDice, Vantage,
};
use crate::frame::{Attack, AttackKind, Target};
use crate::ids::{TokenId, UnitId, UnitSet};
use crate::look::Look;
use crate::setup::ScenarioRule;
use crate::state::State;

/// An attack as the counting of values sees it: who, whom, how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow<'a> {
    pub(crate) attack: &'a Attack,
    pub(crate) target: UnitId,
    pub(crate) reach: Reach,
}

impl Look<'_> {
    /// Effective movement. [P15.5B.1-18]
    #[inline]
    pub(crate) fn movement_stat(&self, unit: UnitId) -> u8 {
        self.tally_movement(unit, &mut Sum::default())
    }

    fn tally_movement(&self, unit: UnitId, tally: &mut impl Tally) -> u8 {
        self.tally_stat(unit, Stat::Movement, None, tally);
        tally.cap()
    }

    /// The row's number, or what replaces it, with powers and tokens.
    fn tally_stat(
        &self,
        unit: UnitId,
        stat: Stat,
        attack: Option<&Attack>,
        tally: &mut impl Tally,
    ) -> bool {
        if let Some((value, power)) = self.fixed_value(unit, stat) {
            tally.add(Source::Fixed(power), value as i8);
            return true;
        }
        let row = self.game.def(unit).row(self.public.unit(unit).vitality);
        let base = match stat {
            Stat::Offence => row.offence,
            Stat::Defence => row.defence,
            Stat::Range => row.range,
            Stat::Movement => row.movement,
        };
        let troop = self.game.def(unit).is_troop();
        tally.add(if troop { Source::TroopCard } else { Source::Base }, base as i8);
        self.standing_modifiers(unit, stat, attack, tally);
        false
    }

    /// Effective range of an attack against targets in `to`. [P15.12B.8-3] [P15.12B.10-2]
    /// [P15.12A.4-4] [P15.13.6-13] [P15.14.7-3] [P15.R148]
    pub(crate) fn range_to(&self, attack: &Attack, to: AreaId) -> u8 {
        self.tally_range(attack, to, true, &mut Sum::default())
    }

    /// Effective range of an attack against a token in `to`: without the attacker's talents.
    /// [P15.15D.7]
    pub(crate) fn range_to_token(&self, attack: &Attack, to: AreaId) -> u8 {
        self.tally_range(attack, to, false, &mut Sum::default())
    }

    fn tally_range(
        &self,
        attack: &Attack,
        to: AreaId,
        talents: bool,
        tally: &mut impl Tally,
    ) -> u8 {
        let unit = attack.by;
        match attack.range {
            AttackRange::X => {
                let x = attack.power.and_then(|power| self.value_x(power)).unwrap_or(0);
                tally.add(attack.power.map_or(Source::Given, Source::Fixed), x as i8);
                return tally.cap();
            }
            AttackRange::Exactly(areas) => {
                tally.add(attack.power.map_or(Source::Given, Source::Stated), areas as i8);
                return tally.cap();
            }
            AttackRange::Areas(areas) => {
                tally.add(attack.power.map_or(Source::Given, Source::Stated), areas as i8);
                self.standing_modifiers(unit, Stat::Range, Some(attack), tally);
            }
            AttackRange::Range | AttackRange::Ranged => {
                if self.tally_stat(unit, Stat::Range, Some(attack), tally) {
                    return tally.cap();
                }
            }
        }
        let from = self.area(unit);
        let aerial = attack.kind == AttackKind::Aerial;
        if !aerial && self.has_vantage(unit) {
            tally.add(Source::Terrain(self.game.terrain(self.public, from)), 1);
        }
        if self.board().overlooked_from(from).contains(to) {
            tally.add(Source::Heights, 1);
        }
        if talents && self.public.unit(unit).kept.force_of_nature {
            tally.add(Source::Talent(Talent::ForceOfNature, unit), 1);
        }
        if aerial {
            tally.add(Source::Aerial, 1);
        }
        tally.cap()
    }

    /// Effective offence. [P15.8A.2a2a-2]
    pub(crate) fn tally_offence(&self, blow: Blow<'_>, tally: &mut impl Tally) -> u8 {
        let Blow { attack, target, reach } = blow;
        let unit = attack.by;
        if let Some(dice) = self.stated_dice(attack) {
            let source = match attack.kind {
                AttackKind::Terrain => Source::Terrain(self.terrain_here(unit)),
                _ => self.source_of_dice(attack),
            };
            tally.add(source, dice as i8);
            return tally.cap();
        }
        if self.tally_stat(unit, Stat::Offence, Some(attack), tally) {
            return tally.cap();
        }
        self.offence_ground(attack, reach, self.public.area_of(target), tally);
        self.offence_talents(unit, attack.kind, reach, tally);
        tally.cap()
    }

    /// What the attacker's ground adds against a target in `to`. [P15.12A.4-3] [P15.12B.8-4]
    /// [P15.12B.10-3] [B29.16.22] [B29.16.28]
    fn offence_ground(
        &self,
        attack: &Attack,
        reach: Reach,
        to: Option<AreaId>,
        tally: &mut impl Tally,
    ) {
        let from = self.area(attack.by);
        let helps = reach == Reach::Ranged || self.game.edition().vantage == Vantage::Every;
        if helps && attack.kind != AttackKind::Aerial && self.has_vantage(attack.by) {
            tally.add(Source::Terrain(self.game.terrain(self.public, from)), 1);
        }
        if to.is_some_and(|to| self.board().overlooked_from(from).contains(to)) {
            tally.add(Source::Heights, 1);
        }
    }

    /// Talents that add dice (XIV).
    fn offence_talents(
        &self,
        unit: UnitId,
        kind: AttackKind,
        reach: Reach,
        tally: &mut impl Tally,
    ) {
        let talents = self.talents(unit);
        let normal = self.helped_by_talents(kind);
        let kept = self.public.unit(unit).kept;
        let allies = self.allies_of(unit);
        if normal && reach == Reach::Ranged && talents.contains(Talent::Archer) {
            tally.add(Source::Talent(Talent::Archer, unit), 1);
        }
        self.add_bolster(unit, allies, tally);
        if kept.close_combat
            || normal && reach == Reach::Melee && talents.contains(Talent::CloseCombat)
        {
            tally.add(Source::Talent(Talent::CloseCombat, unit), 1);
        }
        if kept.force_of_nature {
            tally.add(Source::Talent(Talent::ForceOfNature, unit), 1);
        }
        self.add_phalanx(unit, allies, tally);
        if kept.sneak_attack || self.sneaks(unit, kind, reach) {
            tally.add(Source::Talent(Talent::SneakAttack, unit), 1);
        }
    }

    /// Whether Archer, Close Combat, Sneak Attack and Torment work in an attack of this kind.
    /// [P15.14.1-1] [P15.14.17-1] [B29.32.1] [B29.32.8] [B29.32.33]
    fn helped_by_talents(&self, kind: AttackKind) -> bool {
        kind != AttackKind::Terrain
            && (kind != AttackKind::Area
                || self.game.edition().attack_talents == AttackTalents::Every)
    }

    /// Whether Close Combat and Sneak Attack, once used, help until the activation ends.
    /// [P15.14.5-2] [P15.14.16-2]
    pub(crate) fn keeps_talent_dice(&self) -> bool {
        self.game.edition().talent_dice == TalentDice::Activation
    }

    /// Whether an attack fits Sneak Attack. [P15.14.16-1] [B29.32.32]
    pub(crate) fn sneaks(&self, unit: UnitId, kind: AttackKind, reach: Reach) -> bool {
        let any_range = self.game.edition().sneak_attack == SneakAttack::AnyRange;
        self.helped_by_talents(kind)
            && (any_range || reach == Reach::Melee)
            && self.has(unit, Talent::SneakAttack)
            && self.has_companion(unit, self.allies_of(unit))
    }

    /// Whether an attack fits Close Combat. [P15.14.5-1]
    pub(crate) fn closes(&self, unit: UnitId, kind: AttackKind, reach: Reach) -> bool {
        self.helped_by_talents(kind) && reach == Reach::Melee && self.has(unit, Talent::CloseCombat)
    }

    /// Bolster works on troops beside any ally that has it, the troop itself included.
    /// [P15.14.3-1] [P15.14.3-2] [P15.R182] [P15.R183]
    fn add_bolster(&self, unit: UnitId, allies: UnitSet, tally: &mut impl Tally) {
        let Some(area) = self.public.area_of(unit) else { return };
        if !self.game.def(unit).is_troop() {
            return;
        }
        let add_up = self.game.edition().same_talents == SameTalents::AddUp
            || self.game.settings().same_talents_add_up;
        let most = if add_up { usize::MAX } else { 1 };
        let here = self.public.units_in(area) & allies;
        for bolster in here.iter().filter(|&ally| self.has(ally, Talent::Bolster)).take(most) {
            tally.add(Source::Talent(Talent::Bolster, bolster), 1);
        }
    }

    /// [P15.14.15-1] [P15.14.15-2] [B29.32.31] [B29.R85]
    fn add_phalanx(&self, unit: UnitId, allies: UnitSet, tally: &mut impl Tally) {
        if !self.has(unit, Talent::Phalanx) {
            return;
        }
        let troops = allies & self.game.troops();
        let fit = match self.game.edition().phalanx {
            Phalanx::Any => troops,
            Phalanx::Complete => {
                troops.iter().filter(|&troop| !self.is_incomplete_troop(troop)).collect()
            }
        };
        if self.has_companion(unit, fit) {
            tally.add(Source::Talent(Talent::Phalanx, unit), 1);
        }
    }

    /// Effective defence. [P15.8A.2a2a-2]
    pub(crate) fn tally_defence(&self, blow: Blow<'_>, tally: &mut impl Tally) -> u8 {
        let Blow { attack, target, reach } = blow;
        if self.tally_stat(target, Stat::Defence, Some(attack), tally) {
            return tally.cap();
        }
        if !attack.marks.defender_aloft {
            self.defence_terrain(attack, target, reach, tally);
        }
        let allies = self.allies_of(target);
        self.add_bolster(target, allies, tally);
        if self.has(target, Talent::CloseProtection) && self.has_companion(target, allies) {
            tally.add(Source::Talent(Talent::CloseProtection, target), 1);
        }
        self.add_phalanx(target, allies, tally);
        if self.helped_by_talents(attack.kind)
            && reach == Reach::Melee
            && self.has(attack.by, Talent::Torment)
        {
            tally.add(Source::Talent(Talent::Torment, attack.by), -1);
        }
        tally.cap()
    }

    /// What terrain does for a defending unit.
    fn defence_terrain(&self, attack: &Attack, unit: UnitId, reach: Reach, tally: &mut impl Tally) {
        let Some(area) = self.public.area_of(unit) else { return };
        let terrain = self.game.terrain(self.public, area);
        if !self.terrain_acts(unit, area, terrain) {
            return;
        }
        self.add_shelter(terrain, attack, reach, tally);
    }

    /// What terrain adds to the defence of a target in it. [P15.12B.1-3] [P15.12B.3-4]
    /// [P15.12B.9-4] [P15.12B.11-5] [B29.16.5] [B29.R44]
    fn add_shelter(&self, terrain: Terrain, attack: &Attack, reach: Reach, tally: &mut impl Tally) {
        let from_above = || {
            self.game.edition().forest == Forest::RangedOrFlying
                && attack.kind != AttackKind::Terrain
                && self.class(attack.by) == Class::Flying
        };
        match (terrain, reach) {
            (Terrain::Cage | Terrain::Forest, Reach::Ranged) | (Terrain::Ruins, Reach::Melee) => {
                tally.add(Source::Terrain(terrain), 1);
            }
            (Terrain::Forest, Reach::Melee) if from_above() => tally.add(Source::Canopy, 1),
            (Terrain::Swamp, Reach::Ranged) => tally.add(Source::Terrain(terrain), -1),
            _ => {}
        }
    }

    /// Where a number of dice comes from that is not counted. [P15.8A.2a2a-3] [P15.15B.6]
    fn source_of_dice(&self, attack: &Attack) -> Source {
        let power = attack.power.filter(|_| self.dice_by_scenario(attack).is_none());
        match (power, attack.dice) {
            (None, _) => Source::Given,
            (Some(power), AttackDice::X) => Source::Fixed(power),
            (Some(power), AttackDice::Offence | AttackDice::Dice(_)) => Source::Stated(power),
        }
    }

    /// The dice that a scenario gives to an attacker. [P15.8A.2a2a-3]
    fn dice_by_scenario(&self, attack: &Attack) -> Option<u8> {
        let scenario = self.game.scenario(self.public)?;
        let mut rules = scenario.rules.iter().filter(|_| attack.kind != AttackKind::Terrain);
        rules.find_map(|rule| match *rule {
            ScenarioRule::AttackDice(unit, dice) if unit == attack.by => Some(dice),
            _ => None,
        })
    }

    /// A number of dice that is stated and not counted. [P15.8A.2a2a-3] [P15.5B.1-19]
    fn stated_dice(&self, attack: &Attack) -> Option<u8> {
        if let Some(stated) = self.dice_by_scenario(attack) {
            return Some(stated);
        }
        match attack.dice {
            AttackDice::Offence => None,
            AttackDice::Dice(dice) => Some(dice),
            AttackDice::X => attack.power.map(|power| self.value_x(power).unwrap_or(0)),
        }
    }

    /// The effective values of an attack on its target.
    pub(crate) fn values(&self, attack: &Attack) -> (u8, u8) {
        self.tally_values(attack, &mut Sum::default(), &mut Sum::default())
    }

    /// Effective offence and defence of an attack on its target, whatever it is.
    pub(crate) fn tally_values(
        &self,
        attack: &Attack,
        offence: &mut impl Tally,
        defence: &mut impl Tally,
    ) -> (u8, u8) {
        match attack.on {
            Some(Target::Unit(target)) => {
                let blow = Blow { attack, target, reach: attack.reach };
                (self.tally_offence(blow, offence), self.tally_defence(blow, defence))
            }
            Some(target @ Target::Token(token)) => {
                let area = self.target_area(target);
                let dice = self.tally_offence_on_token(attack, area, offence);
                (dice, self.tally_token_defence(attack, token, area, defence))
            }
            None => (0, 0),
        }
    }

    /// Effective offence against a token: all that counts against a unit but the attacker's
    /// talents. [P15.15D.6] [P15.15D.7]
    fn tally_offence_on_token(
        &self,
        attack: &Attack,
        to: Option<AreaId>,
        tally: &mut impl Tally,
    ) -> u8 {
        if let Some(dice) = self.stated_dice(attack) {
            tally.add(self.source_of_dice(attack), dice as i8);
        } else if !self.tally_stat(attack.by, Stat::Offence, Some(attack), tally) {
            self.offence_ground(attack, attack.reach, to, tally);
        }
        tally.cap()
    }

    /// Effective defence of a token, sheltered by its area as a unit would be. [P15.R210]
    fn tally_token_defence(
        &self,
        attack: &Attack,
        token: TokenId,
        area: Option<AreaId>,
        tally: &mut impl Tally,
    ) -> u8 {
        tally.add(Source::Body, self.token_defence(token) as i8);
        if let Some(area) = area {
            let terrain = self.game.terrain(self.public, area);
            self.add_shelter(terrain, attack, attack.reach, tally);
        }
        tally.cap()
    }

    /// The breakdown of the attacker's offence, should it attack `target` with a plain attack at
    /// this reach.
    pub fn offence_breakdown(&self, attack: &Attack, target: UnitId) -> Breakdown {
        let mut breakdown = Breakdown::of(Stat::Offence);
        let blow = Blow { attack, target, reach: attack.reach };
        self.tally_offence(blow, &mut breakdown);
        breakdown
    }

    /// The breakdown of a target's defence in an attack.
    pub fn defence_breakdown(&self, attack: &Attack, target: UnitId) -> Breakdown {
        let mut breakdown = Breakdown::of(Stat::Defence);
        let blow = Blow { attack, target, reach: attack.reach };
        self.tally_defence(blow, &mut breakdown);
        breakdown
    }

    /// The breakdown of an attack's range against targets in an area.
    pub fn range_breakdown(&self, attack: &Attack, to: AreaId) -> Breakdown {
        let mut breakdown = Breakdown::of(Stat::Range);
        self.tally_range(attack, to, true, &mut breakdown);
        breakdown
    }

    /// A stat of a unit as it stands now, outside an attack.
    pub fn stat_now(&self, unit: UnitId, stat: Stat) -> u8 {
        let mut sum = Sum::default();
        self.tally_stat(unit, stat, None, &mut sum);
        sum.cap()
    }

    /// The breakdown of a unit's movement.
    pub fn movement_breakdown(&self, unit: UnitId) -> Breakdown {
        let mut breakdown = Breakdown::of(Stat::Movement);
        self.tally_movement(unit, &mut breakdown);
        breakdown
    }
}

/// The attack under way, for showing its numbers.
pub fn attack_under_way(state: &State) -> Option<&Attack> {
    state.public.attack()
}
