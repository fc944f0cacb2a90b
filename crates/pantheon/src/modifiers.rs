//! Each disputed number in one place, with its reasons.

use board::{AreaId, Terrain};
use kernel::RuleId;
use serde::Serialize;

use crate::catalog::{AttackDice, AttackRange, Class, Reach, Stat, Talent};
use crate::edition::{
    AttackTalents, Edition, Forest, Phalanx, SameTalents, SneakAttack, TalentDice, Vantage,
};
use crate::frame::{Attack, AttackKind, Target};
use crate::ids::{PowerRef, TokenId, UnitId, UnitSet};
use crate::look::Look;
use crate::setup::ScenarioRule;
use crate::state::State;

/// Stats stay between 0 and this. [P15.5B.1-24] [P15.5B.1-25]
const HIGHEST: i8 = 10;

/// Where a part of a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Source {
    /// The row of the dashboard, or the troop card.
    Base,
    /// A number that replaces the stat: X, or a stated number of dice. [P15.15B.6]
    Fixed(Option<PowerRef>),
    /// Terrain.
    Terrain(Terrain),
    /// Heights. [P15.12A.4-3]
    Heights,
    /// A talent of a unit.
    Talent(Talent, UnitId),
    /// An aerial attack. [P15.13.6-13]
    Aerial,
    /// A power.
    Power(PowerRef),
    /// A token of a power.
    Token(PowerRef),
    /// The limits of 0 and 10.
    Cap,
}

impl Source {
    /// The statement of an edition the part rests on.
    pub fn rule(&self, edition: &Edition) -> RuleId {
        edition.cite(self.rule_in_1_5())
    }

    fn rule_in_1_5(&self) -> RuleId {
        RuleId(match self {
            Self::Base => "P15.5B.1-4",
            Self::Fixed(_) => "P15.15B.6",
            Self::Terrain(Terrain::Rock) => "P15.12B.8-4",
            Self::Terrain(Terrain::Stairs) => "P15.12B.10-3",
            Self::Terrain(Terrain::Forest) => "P15.12B.3-4",
            Self::Terrain(Terrain::Cage) => "P15.12B.1-3",
            Self::Terrain(Terrain::Ruins) => "P15.12B.9-4",
            Self::Terrain(Terrain::Lava) => "B29.16.7",
            Self::Terrain(Terrain::EruptingLava) => "B29.16.11",
            Self::Terrain(_) => "P15.12B.11-5",
            Self::Heights => "P15.12A.4-3",
            Self::Talent(talent, _) => match talent {
                Talent::Archer => "P15.14.1-1",
                Talent::Bolster => "P15.14.3-1",
                Talent::CloseCombat => "P15.14.5-1",
                Talent::CloseProtection => "P15.14.6-1",
                Talent::ForceOfNature => "P15.14.7-2",
                Talent::Phalanx => "P15.14.15-1",
                Talent::SneakAttack => "P15.14.16-1",
                Talent::Torment => "P15.14.17-1",
                _ => "P15.14.0-1",
            },
            Self::Aerial => "P15.13.6-13",
            Self::Power(_) => "P15.15C.7",
            Self::Token(_) => "P15.15D.3",
            Self::Cap => "P15.8A.2a2a-4",
        })
    }
}

/// Takes the parts of a number as they are found.
pub(crate) trait Tally {
    /// One part.
    fn add(&mut self, source: Source, by: i8);
    /// The sum so far.
    fn total(&self) -> i8;

    /// Limits the sum, once, after all modifiers. [P15.R82]
    fn cap(&mut self) -> u8 {
        let total = self.total();
        let capped = total.clamp(0, HIGHEST);
        if capped != total {
            self.add(Source::Cap, capped - total);
        }
        capped as u8
    }
}

/// Just the sum, for play.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum(i8);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, _: Source, by: i8) {
        self.0 += by;
    }
    #[inline]
    fn total(&self) -> i8 {
        self.0
    }
}

/// One part of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// Where it comes from.
    pub source: Source,
    /// How much it adds.
    pub by: i8,
}

/// A number with its reasons; the parts always sum to the total.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Breakdown {
    /// The parts in the order the rulebook counts them.
    pub terms: Vec<Term>,
}

impl Breakdown {
    /// The number itself.
    pub fn total(&self) -> u8 {
        Tally::total(self).clamp(0, HIGHEST) as u8
    }
}

impl Tally for Breakdown {
    fn add(&mut self, source: Source, by: i8) {
        self.terms.push(Term { source, by });
    }
    fn total(&self) -> i8 {
        self.terms.iter().map(|term| term.by).sum()
    }
}

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
            tally.add(Source::Fixed(Some(power)), value as i8);
            return true;
        }
        let row = self.game.def(unit).row(self.public.unit(unit).vitality);
        let base = match stat {
            Stat::Offence => row.offence,
            Stat::Defence => row.defence,
            Stat::Range => row.range,
            Stat::Movement => row.movement,
        };
        tally.add(Source::Base, base as i8);
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
                tally.add(Source::Fixed(attack.power), x as i8);
                return tally.cap();
            }
            AttackRange::Exactly(areas) => {
                tally.add(Source::Fixed(attack.power), areas as i8);
                return tally.cap();
            }
            AttackRange::Areas(areas) => {
                tally.add(Source::Base, areas as i8);
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
                _ => Source::Fixed(attack.power),
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
        let by = self.shelter(terrain, attack, reach);
        if by != 0 {
            tally.add(Source::Terrain(terrain), by);
        }
    }

    /// What terrain adds to the defence of a target in it. [P15.12B.1-3] [P15.12B.3-4]
    /// [P15.12B.9-4] [P15.12B.11-5] [B29.16.5] [B29.R44]
    fn shelter(&self, terrain: Terrain, attack: &Attack, reach: Reach) -> i8 {
        let from_above = || {
            self.game.edition().forest == Forest::RangedOrFlying
                && attack.kind != AttackKind::Terrain
                && self.class(attack.by) == Class::Flying
        };
        match (terrain, reach) {
            (Terrain::Cage | Terrain::Forest, Reach::Ranged) | (Terrain::Ruins, Reach::Melee) => 1,
            (Terrain::Forest, Reach::Melee) if from_above() => 1,
            (Terrain::Swamp, Reach::Ranged) => -1,
            _ => 0,
        }
    }

    /// A number of dice that is stated and not counted. [P15.8A.2a2a-3] [P15.5B.1-19]
    fn stated_dice(&self, attack: &Attack) -> Option<u8> {
        if let Some(scenario) = self.game.scenario(self.public)
            && attack.kind != AttackKind::Terrain
        {
            let stated = scenario.rules.iter().find_map(|rule| match *rule {
                ScenarioRule::AttackDice(unit, dice) if unit == attack.by => Some(dice),
                _ => None,
            });
            if stated.is_some() {
                return stated;
            }
        }
        match attack.dice {
            AttackDice::Offence => None,
            AttackDice::Dice(dice) => Some(dice),
            AttackDice::X => attack.power.map(|power| self.value_x(power).unwrap_or(0)),
        }
    }

    /// The effective values of an attack on its target.
    pub(crate) fn values(&self, attack: &Attack) -> (u8, u8) {
        match attack.on {
            Some(Target::Unit(target)) => {
                let blow = Blow { attack, target, reach: attack.reach };
                let offence = self.tally_offence(blow, &mut Sum::default());
                (offence, self.tally_defence(blow, &mut Sum::default()))
            }
            Some(target @ Target::Token(token)) => {
                let area = self.target_area(target);
                let offence = self.tally_offence_on_token(attack, area, &mut Sum::default());
                let defence = self.tally_token_defence(attack, token, area, &mut Sum::default());
                (offence, defence)
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
            tally.add(Source::Fixed(attack.power), dice as i8);
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
        tally.add(Source::Base, self.token_defence(token) as i8);
        if let Some(area) = area {
            let terrain = self.game.terrain(self.public, area);
            let by = self.shelter(terrain, attack, attack.reach);
            if by != 0 {
                tally.add(Source::Terrain(terrain), by);
            }
        }
        tally.cap()
    }

    /// The breakdowns of offence and defence in an attack on its target, whatever it is; `None`
    /// before a target is chosen.
    pub fn value_breakdowns(&self, attack: &Attack) -> Option<(Breakdown, Breakdown)> {
        match attack.on? {
            Target::Unit(target) => Some((
                self.offence_breakdown(attack, target),
                self.defence_breakdown(attack, target),
            )),
            target @ Target::Token(token) => {
                let area = self.target_area(target);
                let (mut offence, mut defence) = (Breakdown::default(), Breakdown::default());
                self.tally_offence_on_token(attack, area, &mut offence);
                self.tally_token_defence(attack, token, area, &mut defence);
                Some((offence, defence))
            }
        }
    }

    /// The breakdown of the attacker's offence, should it attack `target` with a plain attack at
    /// this reach.
    pub fn offence_breakdown(&self, attack: &Attack, target: UnitId) -> Breakdown {
        let mut breakdown = Breakdown::default();
        let blow = Blow { attack, target, reach: attack.reach };
        self.tally_offence(blow, &mut breakdown);
        breakdown
    }

    /// The breakdown of a target's defence in an attack.
    pub fn defence_breakdown(&self, attack: &Attack, target: UnitId) -> Breakdown {
        let mut breakdown = Breakdown::default();
        let blow = Blow { attack, target, reach: attack.reach };
        self.tally_defence(blow, &mut breakdown);
        breakdown
    }

    /// The breakdown of an attack's range against targets in an area.
    pub fn range_breakdown(&self, attack: &Attack, to: AreaId) -> Breakdown {
        let mut breakdown = Breakdown::default();
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
        let mut breakdown = Breakdown::default();
        self.tally_movement(unit, &mut breakdown);
        breakdown
    }
}

/// The attack under way, for showing its numbers.
pub fn attack_under_way(state: &State) -> Option<&Attack> {
    state.public.attack()
}
