//! Tables drawn at random from a pack: every mode, board and way to come by an army.

use std::ops::RangeInclusive;

use fastrand::Rng;
use kernel::Seat;
use pantheon::catalog::UnitDef;
use pantheon::edition::ArmyMaking;
use pantheon::{ArmyKind, DivinityType, Edition, MAX_UNITS, Settings, budget, check_army};

use crate::layout::Layout;
use crate::pack::Pack;
use crate::table::{ArmySpec, RecruitmentSpec, TableSpec, boards_for};

/// How often an army is begun anew when the points cannot be spent to the last.
const TRIES: usize = 64;

/// Any table that can be played with the pack by an edition of the rules: a draft, constructed
/// armies or a scenario, for any number of players the pack has boards for. The same generator
/// state draws the same table.
///
/// Random play on a large board can go on for very long, so every table has a limit of rounds.
pub fn random_table(pack: &Pack, edition: &Edition, rng: &mut Rng) -> TableSpec {
    let scenarios: Vec<_> = pack.scenarios_for(edition).collect();
    if !scenarios.is_empty() && rng.u8(0..5) == 0 {
        let scenario = scenarios[rng.usize(0..scenarios.len())];
        let mut settings = scenario.setup.settings;
        settings.round_limit = settings.round_limit.or(Some(rng.u16(30..=90)));
        return TableSpec { settings: Some(settings), ..TableSpec::scenario(scenario) };
    }
    let tables: Vec<(u8, bool)> = [(2, false), (2, false), (3, false), (4, false), (4, true)]
        .into_iter()
        .filter(|&(seats, teams)| boards_for(pack, sides(seats, teams), edition).next().is_some())
        .collect();
    let (seats, teams) = *pick(rng, &tables).unwrap_or(&(2, false));
    let divinities = if rng.bool() { DivinityType::Gods } else { DivinityType::Titans };
    let may_build = edition.army_making == ArmyMaking::ThreeWays;
    let constructed = may_build && (seats == 2 || teams) && rng.bool();
    let armies = constructed.then(|| armies(pack, seats, teams, divinities, rng)).flatten();
    let choice_of_boards = armies.is_some() && rng.bool();
    let recruitment = match armies {
        Some(armies) => RecruitmentSpec::Constructed { armies },
        None => RecruitmentSpec::Draft {
            points: (rng.u8(0..4) == 0).then(|| rng.u8(10..=20)),
            divinities,
            layout: Layout { units: rng.u8(30..=MAX_UNITS as u8), seed: rng.u64(..) },
        },
    };
    let fitting: Vec<&str> =
        boards_for(pack, sides(seats, teams), edition).map(|board| board.id()).collect();
    let mut boards: Vec<String> = Vec::new();
    for _ in 0..=u8::from(choice_of_boards) {
        boards.extend(pick(rng, &fitting).map(|&id| id.to_owned()));
    }
    TableSpec {
        edition: *edition,
        seats,
        teams,
        boards,
        recruitment,
        lead: rng.bool().then(|| Seat(rng.u8(0..seats))),
        settings: Some(random_settings(20..=90, rng)),
    }
}

/// A legal constructed army of `points` with a divinity of this type and none of the units in
/// `taken`; nothing when the pack's costs do not add up.
pub fn random_army(
    pack: &Pack,
    points: u8,
    divinities: DivinityType,
    taken: &[&UnitDef],
    rng: &mut Rng,
) -> Option<Vec<String>> {
    let kind = ArmyKind::Constructed { points, divinities: Some(divinities) };
    let mut units: Vec<&UnitDef> = pack.units().iter().map(|unit| &*unit.def).collect();
    units.retain(|unit| !taken.iter().any(|taken| taken.same_unit() == unit.same_unit()));
    for _ in 0..TRIES {
        rng.shuffle(&mut units);
        let mut army: Vec<&UnitDef> =
            units.iter().copied().filter(|unit| unit.is_divinity()).collect();
        army.retain(|unit| DivinityType::of(unit) == Some(divinities) && unit.cost <= points);
        army.truncate(1);
        for &unit in &units {
            army.push(unit);
            if !may_grow(&army, kind, points) {
                army.pop();
            }
        }
        if check_army(&army, kind).is_empty() {
            return Some(army.iter().map(|unit| unit.id.clone()).collect());
        }
    }
    None
}

/// Whether an army breaks nothing but that points are left.
fn may_grow(army: &[&UnitDef], kind: ArmyKind, points: u8) -> bool {
    let cost: u16 = army.iter().map(|unit| u16::from(unit.cost)).sum();
    let broken = check_army(army, kind).len();
    cost <= u16::from(points) && broken == usize::from(cost < u16::from(points))
}

fn armies(
    pack: &Pack,
    seats: u8,
    teams: bool,
    divinities: DivinityType,
    rng: &mut Rng,
) -> Option<Vec<ArmySpec>> {
    let points = budget(seats);
    let mut armies: Vec<(ArmySpec, Vec<&UnitDef>)> = Vec::new();
    for seat in 0..usize::from(seats) {
        // Team mates may not have the same unit.
        let mate = seat.checked_sub(2).filter(|_| teams).map(|mate| armies[mate].1.clone());
        let taken = mate.unwrap_or_default();
        let shares = |units: &[&UnitDef]| {
            units.iter().any(|unit| taken.iter().any(|other| other.same_unit() == unit.same_unit()))
        };
        let ready: Vec<_> = pack
            .armies()
            .iter()
            .filter(|army| army.points == points && army.divinities() == Some(divinities))
            .map(|army| (&army.id, army.units.iter().map(|unit| &**unit).collect::<Vec<_>>()))
            .filter(|(_, units)| {
                let kind = ArmyKind::Constructed { points, divinities: Some(divinities) };
                check_army(units, kind).is_empty() && !shares(units)
            })
            .collect();
        let ready = pick(rng, &ready).filter(|_| rng.bool());
        armies.push(match ready {
            Some((id, units)) => (ArmySpec::Ready((*id).clone()), units.clone()),
            None => {
                let ids = random_army(pack, points, divinities, &taken, rng)?;
                let units = ids.iter().filter_map(|id| Some(&*pack.unit(id)?.def)).collect();
                (ArmySpec::Units(ids), units)
            }
        });
    }
    Some(armies.into_iter().map(|(army, _)| army).collect())
}

/// Any of the disputed rulings, and a limit of rounds among these.
pub fn random_settings(rounds: RangeInclusive<u16>, rng: &mut Rng) -> Settings {
    Settings {
        thrown_may_retaliate: rng.bool(),
        full_area_through_wall: rng.bool(),
        own_companion: rng.bool(),
        leader_control_for_turn: rng.bool(),
        same_talents_add_up: rng.bool(),
        recall_after_activation: rng.bool(),
        round_limit: Some(rng.u16(rounds)),
    }
}

const fn sides(seats: u8, teams: bool) -> u8 {
    if teams { 2 } else { seats }
}

fn pick<'a, T>(rng: &mut Rng, of: &'a [T]) -> Option<&'a T> {
    if of.is_empty() { None } else { Some(&of[rng.usize(0..of.len())]) }
}
