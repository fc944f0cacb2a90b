//! From a plan to a board: the checks both readers share.
//!
//! Every check runs as far as it makes sense after earlier faults, so that an author sees them all.

use crate::faults::{FaultList, Span};
use crate::geometry::{self, LIMIT, MOST_CORNERS, OutlineFault};
use crate::ids::{AreaId, AreaSet, MAX_AREAS};
use crate::plan::{Area, AreaPlan, BoundaryPlan, Plan, Point, Segment, Written, is_tag};
use crate::tables::{Board, Boundary};
use crate::tabulate::tabulate;
use crate::vocabulary::{BoundaryKind, Terrain};

/// The largest capacity, number of 3D elements or level a board may state.
pub(crate) const MOST: u8 = 20;

impl TryFrom<Plan> for Board {
    type Error = String;

    fn try_from(plan: Plan) -> Result<Board, String> {
        let mut faults = FaultList::default();
        compile(plan, &mut faults).ok_or_else(|| faults.summary())
    }
}

/// The board of a plan, or nothing if there is any fault, noted now or before.
pub(crate) fn compile(plan: Plan, faults: &mut FaultList) -> Option<Board> {
    if !has_sound_ids(&plan) {
        faults.add(Span::default(), "an area that is not on the board", "areas of the board");
        return None;
    }
    let areas = check_areas(&plan, faults);
    let sound: Vec<bool> = areas.iter().map(|area| !area.outline.is_empty()).collect();
    check_overlaps(&plan, &areas, faults);
    let boundaries = lay_boundaries(&plan, &areas, faults);
    let adjacent = neighbours(areas.len(), &boundaries);
    if !plan.is_incomplete && sound.iter().all(|&sound| sound) {
        check_connected(&plan, &adjacent, faults);
    }
    check_skulls(&plan, &adjacent, &sound, faults);
    check_deployments(&plan, faults);
    let areas = with_levels(&plan, areas, faults);
    let size = check_size(&plan, faults);
    if !faults.is_empty() {
        return None;
    }
    let tables = Box::new(tabulate(&areas, &boundaries, &adjacent));
    Some(Board {
        id: plan.id,
        name: plan.name,
        size,
        areas,
        skulls: plan.skulls.into_iter().map(|skulls| skulls.what).collect(),
        deployments: plan.deployments.into_iter().map(|zone| zone.what).collect(),
        stones: plan.stones,
        boundaries,
        tables,
    })
}

/// Readers only make ids they have looked up; a serialised board may name any.
fn has_sound_ids(plan: &Plan) -> bool {
    let all = AreaSet::first_n(plan.areas.len());
    plan.areas.len() <= MAX_AREAS
        && plan.stones.iter().all(|stone| all.contains(stone.area))
        && plan.deployments.iter().all(|zone| zone.what.areas.is_subset(all))
        && plan.boundaries.iter().all(|boundary| {
            let mut named = boundary.between.iter().chain(&boundary.lower);
            named.all(|&area| all.contains(area))
        })
        && plan.skulls.iter().all(|path| {
            all.contains(path.what.rift) && path.what.ends.iter().all(|&end| all.contains(end))
        })
}

/// Checks each area by itself. An area whose outline cannot be used comes back without one.
fn check_areas(plan: &Plan, faults: &mut FaultList) -> Vec<Area> {
    if plan.areas.is_empty() {
        faults.add(Span::default(), "a board without areas", "at least one area");
    }
    let checked = plan.areas.iter().enumerate().map(|(index, area)| {
        check_tag(&plan.areas[..index], area, faults);
        check_numbers(area, faults);
        let outline = if area.outline.is_empty() || !check_outline(area, faults) {
            Vec::new()
        } else {
            area.outline.clone()
        };
        let centre = if outline.is_empty() { None } else { centre_of(area, faults) };
        Area {
            tag: area.tag.clone(),
            terrain: area.terrain,
            capacity: area.capacity,
            elements: area
                .elements
                .unwrap_or_else(|| area.terrain.starting_elements(area.capacity)),
            level: area.level.unwrap_or(0),
            centre: centre.unwrap_or_default(),
            outline,
        }
    });
    checked.collect()
}

fn check_tag(earlier: &[AreaPlan], area: &AreaPlan, faults: &mut FaultList) {
    if !is_tag(&area.tag) {
        let found = format!("tag `{}`", crate::faults::shortened(&area.tag));
        let expected =
            "a lower-case letter, then at most 23 lower-case letters, digits or underscores";
        faults.add(area.at.tag, found, expected);
    } else if earlier.iter().any(|other| other.tag == area.tag) {
        faults.add(
            area.at.tag,
            format!("a second area with tag `{}`", area.tag),
            "a tag of its own",
        );
    }
}

fn check_numbers(area: &AreaPlan, faults: &mut FaultList) {
    let tag = &area.tag;
    if area.capacity > MOST {
        faults.add(
            area.at.capacity,
            format!("capacity {}", area.capacity),
            format!("at most {MOST}"),
        );
    } else if area.capacity == 0 && !matches!(area.terrain, Terrain::Cliff | Terrain::Wall) {
        let found = format!("capacity 0 of `{tag}`, which is {}", area.terrain);
        faults.add(area.at.capacity, found, "at least 1, except for a cliff or a wall");
    }
    let elements = area.elements.unwrap_or(0);
    if elements > MOST {
        faults.add(area.at.elements, format!("{elements} elements"), format!("at most {MOST}"));
    } else if elements > 0 && !matches!(area.terrain, Terrain::Forest | Terrain::Ruins) {
        let found = format!("elements in `{tag}`, which is {}", area.terrain);
        faults.add(area.at.elements, found, "elements in a forest or in ruins only");
    }
    if let Some(level) = area.level.filter(|&level| level > MOST) {
        faults.add(area.at.level, format!("level {level}"), format!("at most {MOST}"));
    }
}

fn check_outline(area: &AreaPlan, faults: &mut FaultList) -> bool {
    let tag = &area.tag;
    if let Some(far) = area.outline.iter().find(|point| is_far(**point)) {
        let expected = format!("coordinates from -{LIMIT} to {LIMIT}");
        faults.add(area.at.outline, format!("point {} of `{tag}`", shown(*far)), expected);
        return false;
    }
    if area.outline.len() > MOST_CORNERS {
        let found = format!("outline of `{tag}` with {} points", area.outline.len());
        faults.add(area.at.outline, found, format!("at most {MOST_CORNERS}"));
        return false;
    }
    let found = match geometry::check_outline(&area.outline) {
        Ok(()) => return true,
        Err(OutlineFault::TooFewPoints) => {
            format!("outline of `{tag}` with {} points", area.outline.len())
        }
        Err(OutlineFault::Repeated(point)) => {
            format!("outline of `{tag}` that passes {} twice", shown(point))
        }
        Err(OutlineFault::CrossesItself) => {
            format!("outline of `{tag}` that crosses or touches itself")
        }
        Err(OutlineFault::Flat) => format!("outline of `{tag}` that encloses nothing"),
    };
    faults.add(area.at.outline, found, "at least three different points around one region");
    false
}

fn centre_of(area: &AreaPlan, faults: &mut FaultList) -> Option<Point> {
    let tag = &area.tag;
    let Some(centre) = area.centre else {
        let centre = geometry::default_centre(&area.outline);
        if centre.is_none() {
            let found = format!("no point with whole coordinates near the middle of `{tag}`");
            faults.add(area.at.outline, found, "a larger outline, or a `centre`");
        }
        return centre;
    };
    if is_far(centre) || !geometry::is_inside(centre, &area.outline) {
        let found = format!("centre {} of `{tag}` outside its outline", shown(centre));
        faults.add(area.at.centre, found, "a point inside the area and not on its edge");
        return None;
    }
    Some(centre)
}

fn is_far(point: Point) -> bool {
    let near = -LIMIT..=LIMIT;
    !near.contains(&point.x) || !near.contains(&point.y)
}

fn shown(point: Point) -> String {
    format!("[{}, {}]", point.x, point.y)
}

fn check_overlaps(plan: &Plan, areas: &[Area], faults: &mut FaultList) {
    for (later, area) in areas.iter().enumerate() {
        for other in &areas[..later] {
            if geometry::overlap(&area.outline, &other.outline) {
                let found = format!("area `{}` overlaps area `{}`", area.tag, other.tag);
                let expected = "areas that share edges and corners at most";
                faults.add(plan.areas[later].at.outline, found, expected);
            }
        }
    }
}

/// What is known about a pair of areas while its boundaries are laid.
struct Pair {
    between: [AreaId; 2],
    shared: Vec<Segment>,
}

/// Gives every stretch of every shared edge its boundary.
fn lay_boundaries(plan: &Plan, areas: &[Area], faults: &mut FaultList) -> Vec<Boundary> {
    let pairs = pairs_that_touch(areas);
    for boundary in &plan.boundaries {
        check_boundary(boundary, areas, &pairs, faults);
    }
    let mut laid = Vec::new();
    for pair in &pairs {
        let stated =
            plan.boundaries.iter().filter(|boundary| sorted(boundary.between) == pair.between);
        let (whole, pieces): (Vec<_>, Vec<_>) =
            stated.partition(|boundary| boundary.piece.is_none());
        if let Some(second) = whole.get(1) {
            let found = format!("a second boundary for all of {}", named(areas, pair.between));
            faults.add(second.at, found, "one, or `from` and `to` to say which piece is meant");
        }
        let mut rest = pair.shared.clone();
        let mut stretches: Vec<(BoundaryKind, Option<AreaId>, Segment)> = Vec::new();
        for boundary in pieces {
            let Some(piece) = boundary.piece.filter(|piece| lies_on(*piece, &pair.shared)) else {
                continue;
            };
            if stretches.iter().any(|(_, _, other)| geometry::common_piece(piece, *other).is_some())
            {
                let found = format!("pieces of {} that overlap", named(areas, pair.between));
                faults.add(boundary.at, found, "pieces that meet at their ends at most");
            }
            rest = rest.into_iter().flat_map(|part| geometry::without_piece(part, piece)).collect();
            stretches.push((boundary.kind, boundary.lower, geometry::ordered(piece)));
        }
        let (kind, lower) =
            whole.first().map_or((BoundaryKind::Normal, None), |whole| (whole.kind, whole.lower));
        stretches.extend(rest.into_iter().map(|piece| (kind, lower, piece)));
        laid.extend(grouped(pair.between, stretches));
    }
    laid
}

/// One boundary for each type and direction, its pieces joined: the same however they were stated.
fn grouped(
    between: [AreaId; 2],
    mut stretches: Vec<(BoundaryKind, Option<AreaId>, Segment)>,
) -> Vec<Boundary> {
    stretches.sort_by_key(|&(kind, lower, piece)| (kind, lower, piece.from, piece.to));
    let groups = stretches.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1));
    let boundary = |group: &[(BoundaryKind, Option<AreaId>, Segment)]| Boundary {
        between,
        kind: group[0].0,
        lower: group[0].1,
        pieces: geometry::joined(group.iter().map(|&(_, _, piece)| piece).collect()),
    };
    groups.map(boundary).collect()
}

fn pairs_that_touch(areas: &[Area]) -> Vec<Pair> {
    let ids = || AreaSet::first_n(areas.len()).iter();
    let couples = ids().flat_map(|a| ids().filter(move |&b| a < b).map(move |b| [a, b]));
    let touching = couples.filter_map(|between| {
        let [a, b] = between.map(|area| &areas[area.index()].outline);
        let shared = geometry::shared_edges(a, b);
        (!shared.is_empty()).then_some(Pair { between, shared })
    });
    touching.collect()
}

fn sorted([a, b]: [AreaId; 2]) -> [AreaId; 2] {
    [a.min(b), a.max(b)]
}

fn named(areas: &[Area], [a, b]: [AreaId; 2]) -> String {
    format!("the edge between `{}` and `{}`", areas[a.index()].tag, areas[b.index()].tag)
}

fn lies_on(piece: Segment, shared: &[Segment]) -> bool {
    if is_far(piece.from) || is_far(piece.to) {
        return false;
    }
    let piece = geometry::ordered(piece);
    shared.iter().any(|edge| geometry::common_piece(piece, *edge) == Some(piece))
}

fn check_boundary(boundary: &BoundaryPlan, areas: &[Area], pairs: &[Pair], faults: &mut FaultList) {
    let [a, b] = boundary.between;
    let [tag_a, tag_b] = boundary.between.map(|area| &areas[area.index()]).map(|area| &area.tag);
    if a == b {
        faults.add(boundary.at, format!("a boundary between `{tag_a}` and itself"), "two areas");
        return;
    }
    if let Some(lower) = boundary.lower.filter(|lower| !boundary.between.contains(lower)) {
        let found = format!("heights that point to `{}`", areas[lower.index()].tag);
        faults.add(boundary.at, found, format!("`{tag_a}` or `{tag_b}`"));
    }
    if boundary.between.iter().any(|area| areas[area.index()].outline.is_empty()) {
        return;
    }
    let Some(pair) = pairs.iter().find(|pair| pair.between == sorted([a, b])) else {
        let found = format!("a boundary between `{tag_a}` and `{tag_b}`, which do not touch");
        faults.add(boundary.at, found, "areas that share an edge of some length");
        return;
    };
    if let Some(piece) = boundary.piece
        && !lies_on(piece, &pair.shared)
    {
        let found = format!(
            "a piece from {} to {} that is not on {}",
            shown(piece.from),
            shown(piece.to),
            named(areas, [a, b])
        );
        let edges: Vec<String> =
            pair.shared.iter().map(|s| format!("{}-{}", shown(s.from), shown(s.to))).collect();
        faults.add(boundary.at, found, format!("a piece of {}", edges.join(", ")));
    }
}

fn neighbours(count: usize, boundaries: &[Boundary]) -> Vec<AreaSet> {
    let mut adjacent = vec![AreaSet::EMPTY; count];
    for Boundary { between: [a, b], .. } in boundaries {
        adjacent[a.index()].insert(*b);
        adjacent[b.index()].insert(*a);
    }
    adjacent
}

fn check_connected(plan: &Plan, adjacent: &[AreaSet], faults: &mut FaultList) {
    let Some(first) = AreaSet::first_n(plan.areas.len()).first() else { return };
    let mut reached = AreaSet::only(first);
    loop {
        let next = reached.iter().fold(reached, |all, area| all | adjacent[area.index()]);
        if next == reached {
            break;
        }
        reached = next;
    }
    for area in (AreaSet::first_n(plan.areas.len()) - reached).iter() {
        let written = &plan.areas[area.index()];
        let found = if adjacent[area.index()].is_empty() {
            format!("area `{}` touches no other area", written.tag)
        } else {
            format!("area `{}` cannot be reached from `{}`", written.tag, plan.areas[0].tag)
        };
        faults.add(written.at.outline, found, "areas joined by edges they share");
    }
}

fn check_skulls(plan: &Plan, adjacent: &[AreaSet], sound: &[bool], faults: &mut FaultList) {
    let tag = |area: AreaId| &plan.areas[area.index()].tag;
    for (index, Written { what: path, at }) in plan.skulls.iter().enumerate() {
        let rift = &plan.areas[path.rift.index()];
        if rift.terrain != Terrain::Rift {
            let found = format!("skulls through `{}`, which is {}", rift.tag, rift.terrain);
            faults.add(*at, found, "an area of terrain rift");
        }
        if path.ends[0] == path.ends[1] {
            let found = format!("skulls that lead from `{0}` to `{0}`", tag(path.ends[0]));
            faults.add(*at, found, "two different neighbours of the rift");
        } else if plan.skulls[..index].iter().any(|other| {
            other.what.rift == path.rift && sorted(other.what.ends) == sorted(path.ends)
        }) {
            faults.add(*at, "the same skulls a second time", "each path once");
        }
        for end in path.ends {
            let known = sound[path.rift.index()] && sound[end.index()];
            if known && !adjacent[path.rift.index()].contains(end) {
                let found = format!("skulls from `{}`, not adjacent to `{}`", tag(end), rift.tag);
                faults.add(*at, found, "neighbours of the rift at both ends");
            }
        }
    }
}

fn check_deployments(plan: &Plan, faults: &mut FaultList) {
    for (index, Written { what: zone, at }) in plan.deployments.iter().enumerate() {
        let earlier = plan.deployments[..index].iter().map(|other| &other.what);
        let same_table = earlier.filter(|other| other.players == zone.players);
        if same_table.clone().any(|other| other.side == zone.side) {
            let found = format!("side `{}` twice for {} players", zone.side, zone.players);
            faults.add(*at, found, "each side once for a number of players");
        }
        if same_table.count() >= usize::from(zone.players) {
            let found = format!("more sides than players for {} players", zone.players);
            faults.add(*at, found, "at most one side for each player");
        }
    }
}

/// Gives each area without a stated level the lowest one that its heights allow.
fn with_levels(plan: &Plan, mut areas: Vec<Area>, faults: &mut FaultList) -> Vec<Area> {
    let heights = || {
        plan.boundaries.iter().filter_map(|boundary| {
            let lower = boundary.lower?;
            let upper = boundary.between.into_iter().find(|&area| area != lower)?;
            Some((upper, lower, boundary.at))
        })
    };
    // A chain of heights visits each area at most once, so one pass per area settles all levels.
    for _ in 0..areas.len() {
        for (upper, lower, _) in heights() {
            let needed = areas[lower.index()].level.saturating_add(1);
            let upper = upper.index();
            if plan.areas[upper].level.is_none() && areas[upper].level < needed {
                areas[upper].level = needed;
            }
        }
    }
    for (upper, lower, at) in heights() {
        let (high, low) = (&areas[upper.index()], &areas[lower.index()]);
        if high.level <= low.level {
            let found = format!(
                "heights from `{}` (level {}) to `{}` (level {})",
                high.tag, high.level, low.tag, low.level
            );
            faults.add(at, found, "an arrow that points to an area of lower level");
        }
    }
    areas
}

fn check_size(plan: &Plan, faults: &mut FaultList) -> [i32; 2] {
    let Some(size) = plan.size else {
        let points = || plan.areas.iter().flat_map(|area| &area.outline);
        let most = |side: fn(&Point) -> i32| points().map(side).max().unwrap_or(0).max(0);
        return [most(|point| point.x), most(|point| point.y)];
    };
    for area in &plan.areas {
        let outside = |p: &&Point| p.x < 0 || p.y < 0 || p.x > size[0] || p.y > size[1];
        if let Some(point) = area.outline.iter().find(outside) {
            let found = format!("point {} of `{}` outside the board", shown(*point), area.tag);
            let expected =
                format!("points from [0, 0] to [{}, {}], the board's size", size[0], size[1]);
            faults.add(area.at.outline, found, expected);
        }
    }
    size
}
