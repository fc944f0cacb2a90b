//! From the units of a board to pixels.

use std::fmt;

use crate::plan::{Point, Segment};
use crate::tables::Board;

/// Space around the board; the title stands in the upper one.
pub(super) const MARGIN: i64 = 140;

/// How wide an average area is drawn, so that markings of one size fit every board.
const AREA_WIDTH: i64 = 210;

/// A place in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) x: i64,
    pub(super) y: i64,
}

impl Spot {
    /// The spot `part` of `whole` on the way to `other`.
    pub(super) fn towards(self, other: Spot, part: i64, whole: i64) -> Spot {
        Spot {
            x: self.x + (other.x - self.x) * part / whole,
            y: self.y + (other.y - self.y) * part / whole,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

/// The map of a board, scaled and moved.
pub(super) struct Canvas {
    origin: Point,
    /// Width of an average area in the units of the board.
    unit: i64,
    size: [i64; 2],
}

impl Canvas {
    pub(super) fn new(board: &Board) -> Canvas {
        let points = || board.areas().iter().flat_map(|area| &area.outline);
        let least = |side: fn(&Point) -> i32| points().map(side).min().unwrap_or(0);
        let most = |side: fn(&Point) -> i32| points().map(side).max().unwrap_or(0);
        let origin = Point::new(least(|point| point.x), least(|point| point.y));
        let end = Point::new(most(|point| point.x), most(|point| point.y));
        let total: i64 = board.areas().iter().map(|area| doubled_area(&area.outline)).sum();
        let count = i64::try_from(board.areas().len()).unwrap_or(1).max(1);
        let unit = (total / 2 / count).isqrt().max(1);
        let mut canvas = Canvas { origin, unit, size: [0, 0] };
        let Spot { x, y } = canvas.at(end);
        canvas.size = [x + MARGIN, y + MARGIN / 2];
        canvas
    }

    /// Width and height of the map with its margins.
    pub(super) fn size(&self) -> [i64; 2] {
        self.size
    }

    pub(super) fn at(&self, point: Point) -> Spot {
        let scaled = |value: i32, from: i32| {
            MARGIN + (i64::from(value) - i64::from(from)) * AREA_WIDTH / self.unit
        };
        Spot { x: scaled(point.x, self.origin.x), y: scaled(point.y, self.origin.y) }
    }

    /// A closed path.
    pub(super) fn outline(&self, points: &[Point]) -> String {
        self.polyline(points) + "Z"
    }

    pub(super) fn line(&self, segment: Segment) -> String {
        self.polyline(&[segment.from, segment.to])
    }

    fn polyline(&self, points: &[Point]) -> String {
        let steps = points.iter().zip(std::iter::once("M").chain(std::iter::repeat("L")));
        steps.map(|(&point, step)| format!("{step}{}", self.at(point))).collect()
    }

    /// A boundary as one path, so that dashes run on around corners.
    pub(super) fn course(&self, pieces: &[Segment]) -> String {
        end_to_end(pieces).iter().map(|line| self.polyline(line)).collect()
    }

    pub(super) fn middle(&self, piece: Segment) -> Spot {
        self.at(piece.from).towards(self.at(piece.to), 1, 2)
    }

    /// An arrowhead across the middle of `piece` that points to the side of `towards`.
    pub(super) fn arrow(&self, piece: Segment, towards: Spot) -> String {
        let middle = self.middle(piece);
        let end = self.at(piece.to);
        let (along_x, along_y) = (end.x - middle.x, end.y - middle.y);
        let length = (along_x * along_x + along_y * along_y).isqrt().max(1);
        let facing = -along_y * (towards.x - middle.x) + along_x * (towards.y - middle.y);
        let side = if facing < 0 { -1 } else { 1 };
        let place = |ahead: i64, aside: i64| Spot {
            x: middle.x + (aside * along_x - side * ahead * along_y) / length,
            y: middle.y + (aside * along_y + side * ahead * along_x) / length,
        };
        format!("M{}L{}L{}Z", place(26, 0), place(-12, 20), place(-12, -20))
    }
}

/// Pieces of a boundary joined where they meet.
fn end_to_end(pieces: &[Segment]) -> Vec<Vec<Point>> {
    let mut left = pieces.to_vec();
    let mut lines = Vec::new();
    while let Some(first) = left.pop() {
        let mut line = vec![first.from, first.to];
        loop {
            let (start, end) = (line[0], line[line.len() - 1]);
            let touches = |piece: &Segment| {
                [piece.from, piece.to].iter().any(|point| *point == start || *point == end)
            };
            let Some(index) = left.iter().position(touches) else { break };
            let Segment { from, to } = left.swap_remove(index);
            if from == end {
                line.push(to);
            } else if to == end {
                line.push(from);
            } else {
                line.insert(0, if from == start { to } else { from });
            }
        }
        lines.push(line);
    }
    lines
}

/// The piece half-way along a boundary, where its sign is best seen; of the longest stretch if it
/// has several.
pub(super) fn middle_piece(pieces: &[Segment]) -> Option<Segment> {
    let steps = |line: &[Point]| -> Vec<(Segment, i64)> {
        line.windows(2).map(|ends| (Segment::new(ends[0], ends[1]), length(ends))).collect()
    };
    let total = |steps: &[(Segment, i64)]| steps.iter().map(|(_, length)| length).sum::<i64>();
    let lines = end_to_end(pieces);
    let longest = lines.iter().map(|line| steps(line)).max_by_key(|line| total(line))?;
    let half = total(&longest) / 2;
    let mut walked = 0;
    longest.into_iter().find_map(|(piece, length)| {
        walked += length;
        (walked >= half).then_some(piece)
    })
}

fn length(ends: &[Point]) -> i64 {
    let [dx, dy] =
        [i64::from(ends[1].x) - i64::from(ends[0].x), i64::from(ends[1].y) - i64::from(ends[0].y)];
    (dx * dx + dy * dy).isqrt()
}

/// Twice the area of a polygon.
fn doubled_area(outline: &[Point]) -> i64 {
    let next = outline.iter().cycle().skip(1);
    let terms = outline
        .iter()
        .zip(next)
        .map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y));
    terms.sum::<i64>().abs()
}
