//! Exact predicates on integer points. No answer about sight or touch rests on rounding.
//!
//! With coordinates up to [`LIMIT`] the largest intermediate value stays far below `i128::MAX`.

use geo::algorithm::{Centroid, InteriorPoint, Validation};
use geo::{Coord, LineString, Polygon};

use crate::plan::{Point, Segment};

/// The most corners of an outline: more than any drawn area needs, few enough to load at once.
pub(crate) const MOST_CORNERS: usize = 200;

/// Coordinates lie between `-LIMIT` and `LIMIT`.
pub(crate) const LIMIT: i32 = 100_000;

/// Twice the signed area of the triangle: its sign says on which side of `a`-`b` the point `c` lies.
pub(crate) fn turn(a: Point, b: Point, c: Point) -> i64 {
    let [ux, uy] = [i64::from(b.x) - i64::from(a.x), i64::from(b.y) - i64::from(a.y)];
    let [vx, vy] = [i64::from(c.x) - i64::from(a.x), i64::from(c.y) - i64::from(a.y)];
    ux * vy - uy * vx
}

/// The edges of an outline, the closing one included.
pub(crate) fn edges(outline: &[Point]) -> impl Iterator<Item = Segment> {
    let next = outline.iter().cycle().skip(1);
    outline.iter().zip(next).map(|(&from, &to)| Segment { from, to })
}

/// A point with rational coordinates `x/w`, `y/w`, where `w` is positive.
#[derive(Clone, Copy)]
struct Rational {
    x: i128,
    y: i128,
    w: i128,
}

/// Does `point` lie in the open polygon: inside, and not on its outline?
pub(crate) fn is_inside(point: Point, outline: &[Point]) -> bool {
    is_strictly_inside(Rational { x: point.x.into(), y: point.y.into(), w: 1 }, outline)
}

fn is_strictly_inside(point: Rational, outline: &[Point]) -> bool {
    let Rational { x, y, w } = point;
    let mut inside = false;
    for Segment { from, to } in edges(outline) {
        let (fx, fy) = (i128::from(from.x) * w - x, i128::from(from.y) * w - y);
        let (tx, ty) = (i128::from(to.x) * w - x, i128::from(to.y) * w - y);
        let (dx, dy) =
            (i128::from(to.x) - i128::from(from.x), i128::from(to.y) - i128::from(from.y));
        let side = dy * fx - dx * fy;
        let between = |f: i128, t: i128| f.min(t) <= 0 && f.max(t) >= 0;
        if side == 0 && between(fx, tx) && between(fy, ty) {
            return false;
        }
        // A ray to the right meets the edge.
        if (fy > 0) != (ty > 0) && (side > 0) == (dy > 0) {
            inside = !inside;
        }
    }
    inside
}

/// Does the line pass through the open polygon along some length? Touching a corner or running along
/// an edge is not passing through.
pub(crate) fn passes_through(line: Segment, outline: &[Point]) -> bool {
    let Segment { from: p, to: q } = line;
    let (dx, dy) = (i128::from(q.x) - i128::from(p.x), i128::from(q.y) - i128::from(p.y));
    if !boxes_touch(&[p, q], outline) || (dx, dy) == (0, 0) {
        return false;
    }
    // Where the line meets the outline, as fractions of its length; between two neighbours it is
    // wholly inside, wholly outside or wholly on an edge, so the middle decides.
    let mut stops: Vec<(i128, i128)> = vec![(0, 1), (1, 1)];
    for Segment { from: u, to: v } in edges(outline) {
        let (ex, ey) = (i128::from(v.x) - i128::from(u.x), i128::from(v.y) - i128::from(u.y));
        let (ox, oy) = (i128::from(u.x) - i128::from(p.x), i128::from(u.y) - i128::from(p.y));
        let across = dx * ey - dy * ex;
        if across != 0 {
            let sign = across.signum();
            let (along_line, along_edge) = ((ox * ey - oy * ex) * sign, (ox * dy - oy * dx) * sign);
            let whole = across.abs();
            if (0..=whole).contains(&along_line) && (0..=whole).contains(&along_edge) {
                stops.push((along_line, whole));
            }
        } else if ox * dy - oy * dx == 0 {
            let whole = dx * dx + dy * dy;
            for (x, y) in [(ox, oy), (ox + ex, oy + ey)] {
                let along = x * dx + y * dy;
                if (0..=whole).contains(&along) {
                    stops.push((along, whole));
                }
            }
        }
    }
    stops.sort_by(|a, b| (a.0 * b.1).cmp(&(b.0 * a.1)));
    stops.windows(2).any(|pair| {
        let [(n0, d0), (n1, d1)] = [pair[0], pair[1]];
        let (n, w) = (n0 * d1 + n1 * d0, 2 * d0 * d1);
        n0 * d1 != n1 * d0
            && is_strictly_inside(
                Rational { x: i128::from(p.x) * w + n * dx, y: i128::from(p.y) * w + n * dy, w },
                outline,
            )
    })
}

/// Does the line cross the walls? It does where, at the point or stretch at which they meet, the
/// unbroken wall goes on to both sides of the line. So the end of a wall, its outer corner and a
/// wall that the line runs along are touched, not crossed.
pub(crate) fn crosses_wall(line: Segment, walls: &[Segment]) -> bool {
    struct Contact {
        first: Point,
        last: Point,
        left: bool,
        right: bool,
    }
    let Segment { from: p, to: q } = line;
    let mut contacts: Vec<Contact> = Vec::new();
    for &Segment { from: a, to: b } in walls {
        let (side_a, side_b) = (turn(p, q, a).signum(), turn(p, q, b).signum());
        if side_a * side_b < 0 {
            if turn(a, b, p).signum() * turn(a, b, q).signum() < 0 {
                return true;
            }
            continue;
        }
        let (on_a, on_b) = (side_a == 0 && is_between(a, p, q), side_b == 0 && is_between(b, p, q));
        let (first, last) = match (on_a, on_b) {
            (false, false) => continue,
            (true, false) => (a, a),
            (false, true) => (b, b),
            (true, true) => (a.min(b), a.max(b)),
        };
        let side = side_a + side_b;
        contacts.push(Contact { first, last, left: side > 0, right: side < 0 });
    }
    contacts.sort_by_key(|contact| contact.first);
    let mut met: Option<Contact> = None;
    for contact in contacts {
        match &mut met {
            Some(before) if contact.first <= before.last => {
                before.last = before.last.max(contact.last);
                before.left |= contact.left;
                before.right |= contact.right;
            }
            _ => met = Some(contact),
        }
        if met.as_ref().is_some_and(|met| met.left && met.right) {
            return true;
        }
    }
    false
}

/// Is a point that is known to be in line with `p` and `q` between them?
fn is_between(point: Point, p: Point, q: Point) -> bool {
    (p.min(q)..=p.max(q)).contains(&point)
}

/// The outline without corners at which it does not turn.
pub(crate) fn corners(outline: &[Point]) -> Vec<Point> {
    let count = outline.len();
    (0..count)
        .filter(|&i| {
            turn(outline[(i + count - 1) % count], outline[i], outline[(i + 1) % count]) != 0
        })
        .map(|i| outline[i])
        .collect()
}

/// A segment with its ends in order, as interval arithmetic along a line needs it.
pub(crate) fn ordered(segment: Segment) -> Segment {
    Segment { from: segment.from.min(segment.to), to: segment.from.max(segment.to) }
}

/// The longest straight pieces that both outlines share, in order.
pub(crate) fn shared_edges(a: &[Point], b: &[Point]) -> Vec<Segment> {
    if !boxes_touch(a, b) {
        return Vec::new();
    }
    let (a, b) = (corners(a), corners(b));
    let mut shared: Vec<Segment> = edges(&a)
        .flat_map(|mine| edges(&b).filter_map(move |theirs| common_piece(mine, theirs)))
        .collect();
    shared.sort_by_key(|piece| (piece.from, piece.to));
    shared
}

/// The piece of positive length that two segments have in common.
pub(crate) fn common_piece(a: Segment, b: Segment) -> Option<Segment> {
    if turn(a.from, a.to, b.from) != 0 || turn(a.from, a.to, b.to) != 0 {
        return None;
    }
    let (a, b) = (ordered(a), ordered(b));
    let (from, to) = (a.from.max(b.from), a.to.min(b.to));
    (from < to).then_some(Segment { from, to })
}

/// What is left of `segment` when the part it shares with `piece` is taken away.
pub(crate) fn without_piece(segment: Segment, piece: Segment) -> Vec<Segment> {
    let segment = ordered(segment);
    let Some(gone) = common_piece(segment, piece) else { return vec![segment] };
    let before = Segment { from: segment.from, to: gone.from };
    let after = Segment { from: gone.to, to: segment.to };
    [before, after].into_iter().filter(|rest| rest.from < rest.to).collect()
}

/// Sorts pieces and joins those that continue each other in a straight line.
pub(crate) fn joined(mut pieces: Vec<Segment>) -> Vec<Segment> {
    pieces.sort_by_key(|piece| (piece.from, piece.to));
    let mut result: Vec<Segment> = Vec::new();
    for piece in pieces {
        let earlier = result
            .iter_mut()
            .find(|before| before.to == piece.from && turn(before.from, before.to, piece.to) == 0);
        match earlier {
            Some(before) => before.to = piece.to,
            None => result.push(piece),
        }
    }
    result
}

/// Do two simple polygons have interior points in common?
pub(crate) fn overlap(a: &[Point], b: &[Point]) -> bool {
    // If no edge of one passes through the other, the interiors are apart or the same.
    boxes_touch(a, b)
        && (edges(a).any(|edge| passes_through(edge, b))
            || edges(b).any(|edge| passes_through(edge, a))
            || same_outline(a, b))
}

fn same_outline(a: &[Point], b: &[Point]) -> bool {
    let sorted = |outline: &[Point]| {
        let mut all: Vec<_> =
            edges(&corners(outline)).map(ordered).map(|e| (e.from, e.to)).collect();
        all.sort();
        all
    };
    sorted(a) == sorted(b)
}

/// Smallest and largest coordinates.
fn bounds(points: &[Point]) -> Option<(Point, Point)> {
    let first = *points.first()?;
    Some(points.iter().fold((first, first), |(low, high), point| {
        (
            Point::new(low.x.min(point.x), low.y.min(point.y)),
            Point::new(high.x.max(point.x), high.y.max(point.y)),
        )
    }))
}

fn boxes_touch(a: &[Point], b: &[Point]) -> bool {
    match (bounds(a), bounds(b)) {
        (Some((a_low, a_high)), Some((b_low, b_high))) => {
            a_low.x <= b_high.x && b_low.x <= a_high.x && a_low.y <= b_high.y && b_low.y <= a_high.y
        }
        _ => false,
    }
}

fn polygon(outline: &[Point]) -> Polygon<f64> {
    let ring = outline.iter().map(|p| Coord { x: f64::from(p.x), y: f64::from(p.y) }).collect();
    Polygon::new(LineString(ring), Vec::new())
}

/// What keeps an outline from being a simple polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutlineFault {
    /// Fewer than three corners.
    TooFewPoints,
    /// The same point twice in a row or at two corners.
    Repeated(Point),
    /// It crosses or touches itself.
    CrossesItself,
    /// All its points are in one line.
    Flat,
}

/// Is the outline a simple polygon?
pub(crate) fn check_outline(outline: &[Point]) -> Result<(), OutlineFault> {
    if outline.len() < 3 {
        return Err(OutlineFault::TooFewPoints);
    }
    let mut sorted = outline.to_vec();
    sorted.sort();
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(OutlineFault::Repeated(pair[0]));
    }
    if corners(outline).is_empty() {
        return Err(OutlineFault::Flat);
    }
    // Integers of this size are exact as floats, and the predicates behind `geo` are robust.
    if polygon(outline).is_valid() { Ok(()) } else { Err(OutlineFault::CrossesItself) }
}

/// A point well inside the outline: its centre of mass, or, if that lies outside, some other point.
pub(crate) fn default_centre(outline: &[Point]) -> Option<Point> {
    let polygon = polygon(outline);
    let candidates = [polygon.centroid(), polygon.interior_point()];
    candidates
        .into_iter()
        .flatten()
        .map(|point| Point::new(point.x().round() as i32, point.y().round() as i32))
        .find(|&point| is_inside(point, outline))
}

#[cfg(test)]
mod tests {
    use geo::Relate;
    use geo::coordinate_position::CoordPos;
    use geo::dimensions::Dimensions;
    use proptest::prelude::*;

    use super::*;

    fn line(from: [i32; 2], to: [i32; 2]) -> Segment {
        Segment::new(from.into(), to.into())
    }

    fn outline(points: &[[i32; 2]]) -> Vec<Point> {
        points.iter().copied().map(Point::from).collect()
    }

    /// A small grid, so that corners, edges and lines often fall together.
    fn small_point() -> impl Strategy<Value = Point> {
        (0..7, 0..7).prop_map(|(x, y)| Point::new(x, y))
    }

    fn small_outline() -> impl Strategy<Value = Vec<Point>> {
        proptest::collection::vec(small_point(), 3..7)
            .prop_filter("simple", |outline| check_outline(outline).is_ok())
    }

    fn share_interior(a: &impl Relate<f64>, b: &impl Relate<f64>) -> bool {
        a.relate(b).get(CoordPos::Inside, CoordPos::Inside) != Dimensions::Empty
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn passing_through_agrees_with_geo(p in small_point(), q in small_point(), area in small_outline()) {
            prop_assume!(p != q);
            let [from, to] = [p, q].map(|p| Coord { x: f64::from(p.x), y: f64::from(p.y) });
            let expected = share_interior(&geo::Line::new(from, to), &polygon(&area));
            prop_assert_eq!(passes_through(Segment::new(p, q), &area), expected);
            prop_assert_eq!(passes_through(Segment::new(q, p), &area), expected);
        }

        #[test]
        fn overlap_agrees_with_geo(a in small_outline(), b in small_outline()) {
            let expected = share_interior(&polygon(&a), &polygon(&b));
            prop_assert_eq!(overlap(&a, &b), expected);
            prop_assert_eq!(overlap(&b, &a), expected);
        }

        #[test]
        fn a_default_centre_lies_inside(area in small_outline()) {
            if let Some(centre) = default_centre(&area) {
                prop_assert!(is_inside(centre, &area));
            }
        }
    }

    #[test]
    fn the_largest_coordinates_do_not_overflow() {
        let n = LIMIT;
        let spiky = outline(&[[-n, -n], [n, 1 - n], [n, n], [0, n - 1], [-n, n]]);
        assert!(passes_through(line([-n, n - 3], [n, -n]), &spiky));
        assert!(!passes_through(line([-n, n], [n, n]), &spiky));
        assert!(crosses_wall(line([-n, -n], [n, n - 1]), &[line([-n, n], [n, -n])]));
    }

    #[test]
    fn outlines_share_whole_pieces_despite_needless_corners() {
        let a = outline(&[[0, 0], [10, 0], [10, 4], [10, 10], [0, 10]]);
        let b = outline(&[[10, 2], [20, 2], [20, 12], [10, 12], [10, 7]]);
        assert_eq!(shared_edges(&a, &b), [line([10, 2], [10, 10])]);
        assert_eq!(shared_edges(&b, &a), [line([10, 2], [10, 10])]);
        let corner_only = outline(&[[10, 10], [20, 10], [20, 20]]);
        assert_eq!(shared_edges(&a, &corner_only), []);
    }

    #[test]
    fn a_piece_taken_from_the_middle_leaves_two() {
        let rest = without_piece(line([0, 9], [0, 0]), line([0, 6], [0, 3]));
        assert_eq!(rest, [line([0, 0], [0, 3]), line([0, 6], [0, 9])]);
        assert_eq!(joined(vec![rest[1], line([0, 3], [0, 6]), rest[0]]), [line([0, 0], [0, 9])]);
        assert_eq!(
            without_piece(line([0, 0], [0, 3]), line([0, 3], [0, 6])),
            [line([0, 0], [0, 3])]
        );
    }
}
