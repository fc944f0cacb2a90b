//! The tables of a board, from areas and boundaries that have passed the checks.

use crate::geometry;
use crate::ids::{AreaId, AreaSet, MAX_AREAS};
use crate::plan::{Area, Segment};
use crate::tables::{Boundary, Tables};
use crate::vocabulary::{BoundaryKind, BoundaryKinds, Terrain};

pub(crate) fn tabulate(areas: &[Area], boundaries: &[Boundary], adjacent: &[AreaSet]) -> Tables {
    let mut tables = Tables {
        adjacent: [AreaSet::EMPTY; MAX_AREAS],
        kinds: [[BoundaryKinds::NONE; MAX_AREAS]; MAX_AREAS],
        distance: [[0; MAX_AREAS]; MAX_AREAS],
        within: Vec::new(),
        crossed: [[AreaSet::EMPTY; MAX_AREAS]; MAX_AREAS],
        walled: [AreaSet::EMPTY; MAX_AREAS],
        heights: [AreaSet::EMPTY; MAX_AREAS],
        with_heights: AreaSet::EMPTY,
        lower: [AreaSet::EMPTY; MAX_AREAS],
        terrain: [AreaSet::EMPTY; Terrain::ALL.len()],
    };
    tables.adjacent[..adjacent.len()].copy_from_slice(adjacent);
    lay_out_areas(areas, &mut tables);
    lay_out_boundaries(boundaries, &mut tables);
    measure_distances(areas.len(), &mut tables);
    draw_sight_lines(areas, boundaries, &mut tables);
    tables
}

fn lay_out_areas(areas: &[Area], tables: &mut Tables) {
    let ids = AreaSet::first_n(areas.len());
    for (id, area) in ids.iter().zip(areas) {
        tables.terrain[area.terrain as usize].insert(id);
        tables.lower[id.index()] =
            ids.iter().filter(|other| areas[other.index()].level < area.level).collect();
    }
}

fn lay_out_boundaries(boundaries: &[Boundary], tables: &mut Tables) {
    for &Boundary { between: [a, b], kind, lower, .. } in boundaries {
        for (from, to) in [(a, b), (b, a)] {
            let kinds = &mut tables.kinds[from.index()][to.index()];
            *kinds = kinds.with(kind);
            if lower == Some(to) {
                tables.heights[from.index()].insert(to);
                tables.with_heights.insert(from);
            }
        }
    }
}

fn measure_distances(count: usize, tables: &mut Tables) {
    let all = AreaSet::first_n(count);
    let mut reached = [AreaSet::EMPTY; MAX_AREAS];
    for area in all.iter() {
        reached[area.index()] = AreaSet::only(area);
    }
    let mut distance: u8 = 0;
    loop {
        tables.within.push(reached);
        distance += 1;
        let mut grown = false;
        for area in all.iter() {
            let before = reached[area.index()];
            let now = before.iter().fold(before, |set, next| set | tables.adjacent[next.index()]);
            for new in (now - before).iter() {
                tables.distance[area.index()][new.index()] = distance;
                grown = true;
            }
            reached[area.index()] = now;
        }
        if !grown {
            return;
        }
    }
}

/// Draws the line between each two centres once: which areas it passes through and whether it
/// crosses a wall do not depend on its direction.
fn draw_sight_lines(areas: &[Area], boundaries: &[Boundary], tables: &mut Tables) {
    let walls: Vec<Segment> = boundaries
        .iter()
        .filter(|boundary| boundary.kind == BoundaryKind::Wall)
        .flat_map(|boundary| boundary.pieces.iter().copied())
        .collect();
    let all = AreaSet::first_n(areas.len());
    let centre = |area: AreaId| areas[area.index()].centre;
    for a in all.iter() {
        for b in all.iter().filter(|&b| a < b) {
            let line = Segment::new(centre(a), centre(b));
            let crossed: AreaSet = all
                .without(a)
                .without(b)
                .iter()
                .filter(|area| geometry::passes_through(line, &areas[area.index()].outline))
                .collect();
            tables.crossed[a.index()][b.index()] = crossed;
            tables.crossed[b.index()][a.index()] = crossed;
            if geometry::crosses_wall(line, &walls) {
                tables.walled[a.index()].insert(b);
                tables.walled[b.index()].insert(a);
            }
        }
    }
}
