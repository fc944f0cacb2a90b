//! A board as a picture: an SVG in the colours of Attic black-figure pottery.
//!
//! Every terrain and boundary has a motif of its own besides its colour, so that the picture can be
//! read without seeing colours. All measures are whole numbers of pixels.

mod canvas;
mod legend;
mod motifs;
mod words;

use std::fmt::Write as _;

use crate::geometry;
use crate::ids::{AreaId, AreaSet};
use crate::plan::{Area, Deployment, Segment, StonePlace};
use crate::tables::{Board, Boundary};
use crate::vocabulary::{BoundaryKind, StoneKind, Terrain};
use canvas::{Canvas, Spot, middle_piece};
use motifs::{BLACK, CREAM, RED};
pub use words::Language;

/// What a picture of a board shows beside the board itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrawOptions {
    /// Sight lines to draw.
    pub sight: Option<SightLines>,
    /// Whose deployment zones: those for this many players. Default: for the fewest that have any.
    pub players: Option<u8>,
    /// The language of title and legend.
    pub language: Language,
}

/// The sight lines from one area to all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightLines {
    /// Where they begin.
    pub from: AreaId,
    /// Areas that stop a line that passes through them; which those are is for the rules to say.
    pub obstacles: AreaSet,
}

/// Draws `board` as an SVG document.
///
/// ```
/// use board::{DrawOptions, read_drawing, svg};
/// let board = read_drawing("pass", "a1 forest 3 | a2 # a3 rock 1\n")?;
/// let picture = svg(&board, DrawOptions::default());
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
/// assert!(picture.contains("a1: Forest, capacity 3"));
/// # Ok::<(), board::BoardFaults>(())
/// ```
pub fn svg(board: &Board, options: DrawOptions) -> String {
    let mut picture = Picture { board, options, canvas: Canvas::new(board), out: String::new() };
    picture.draw();
    picture.out
}

/// Adds one line to the document. Writing to a string cannot fail.
macro_rules! put {
    ($picture:expr, $($format:tt)*) => {{
        let _ = writeln!($picture.out, $($format)*);
    }};
}
use put;

/// A picture that is being drawn, from the ground up.
struct Picture<'a> {
    board: &'a Board,
    options: DrawOptions,
    canvas: Canvas,
    out: String,
}

impl Picture<'_> {
    fn draw(&mut self) {
        let legend = self.legend_items();
        let [width, map_height] = self.canvas.size();
        let height = map_height + legend::height(width, legend.len());
        put!(
            self,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="Georgia, 'DejaVu Serif', serif">"#
        );
        let title = words::escaped(self.options.language.of(self.board.name()));
        put!(self, "<title>{title}</title>");
        self.out += motifs::DEFINITIONS;
        put!(self, r#"<rect width="{width}" height="{height}" fill="{CREAM}"/>"#);
        self.frame(width, height);
        put!(
            self,
            r#"<text x="{}" y="{}" text-anchor="middle" font-family="Cinzel, Georgia, 'DejaVu Serif', serif" font-size="54" letter-spacing="4" fill="{BLACK}">{title}</text>"#,
            width / 2,
            canvas::MARGIN - 22,
        );
        self.ground();
        self.zones();
        self.boundaries();
        self.skulls();
        if let Some(sight) = self.options.sight {
            self.sight(sight);
        }
        let areas = self.board.all();
        for id in areas.iter() {
            self.markings(id);
        }
        self.legend(&legend, map_height);
        put!(self, "</svg>");
    }

    /// A key pattern along the upper and lower rim, as on a vase.
    fn frame(&mut self, width: i64, height: i64) {
        for y in [12, height - 52] {
            put!(
                self,
                r#"<rect transform="translate(0,{y})" width="{width}" height="40" fill="url(#key)"/>"#
            );
        }
    }

    /// The areas, filled with their terrain, on a dark rim that makes the board one shape.
    fn ground(&mut self) {
        put!(
            self,
            r#"<g fill="{BLACK}" stroke="{BLACK}" stroke-width="20" stroke-linejoin="round">"#
        );
        for area in self.board.areas() {
            put!(self, r#"<path d="{}"/>"#, self.canvas.outline(&area.outline));
        }
        put!(self, "</g>");
        for area in self.board.areas() {
            let path = self.canvas.outline(&area.outline);
            let name = self.options.language.terrain(area.terrain);
            let capacity = self.options.language.capacity();
            put!(
                self,
                r#"<path d="{path}" fill="url(#{})"><title>{}: {name}, {capacity} {}</title></path>"#,
                area.terrain,
                area.tag,
                area.capacity,
            );
        }
    }

    /// The deployment zones that the picture shows.
    fn shown_zones(&self) -> Vec<&Deployment> {
        let fewest = self.board.deployments.iter().map(|zone| zone.players).min();
        let players = self.options.players.or(fewest).unwrap_or(0);
        self.board.deployments(players).collect()
    }

    /// A band along the inside of each deployment zone.
    fn zones(&mut self) {
        let mut bands = String::new();
        for (index, zone) in self.shown_zones().into_iter().enumerate() {
            let outlines = zone.areas.iter().map(|id| &self.board.area(id).outline);
            let inside: String = outlines.map(|outline| self.canvas.outline(outline)).collect();
            let rim: String = zone_rim(self.board, zone.areas)
                .iter()
                .map(|&edge| self.canvas.line(edge))
                .collect();
            let _ = writeln!(
                bands,
                r#"<clipPath id="zone{index}"><path d="{inside}"/></clipPath>
<g clip-path="url(#zone{index})" fill="none" stroke-linecap="round">
<path d="{rim}" stroke="{CREAM}" stroke-width="38"/>
<path d="{rim}" stroke="{}" stroke-width="28"/>
</g>"#,
                motifs::side(index),
            );
        }
        self.out += &bands;
    }

    fn boundaries(&mut self) {
        let (normal, other): (Vec<&Boundary>, Vec<&Boundary>) = self
            .board
            .boundaries()
            .iter()
            .partition(|boundary| boundary.kind == BoundaryKind::Normal);
        for boundary in normal.into_iter().chain(other) {
            let path = self.canvas.course(&boundary.pieces);
            self.out += &motifs::boundary(boundary.kind, &path);
        }
        for boundary in self.board.boundaries() {
            if let (Some(lower), Some(middle)) = (boundary.lower, middle_piece(&boundary.pieces)) {
                let towards = self.canvas.at(self.board.area(lower).centre);
                let arrow = self.canvas.arrow(middle, towards);
                put!(
                    self,
                    r#"<path d="{arrow}" fill="{RED}" stroke="{CREAM}" stroke-width="4" stroke-linejoin="round"/>"#
                );
            }
        }
    }

    /// Paths of skulls: a dotted line through the rift, with a skull at each end of it.
    fn skulls(&mut self) {
        for path in self.board.skull_paths() {
            let centre = self.canvas.at(self.board.area(path.rift).centre);
            let doors = path.ends.map(|end| self.door(path.rift, end));
            let [from, to] = doors;
            put!(
                self,
                r#"<path d="M{from}Q{centre} {to}" fill="none" stroke="{CREAM}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 15"/>"#
            );
            for door in doors {
                let Spot { x, y } = door.towards(centre, 1, 3);
                put!(self, r##"<use href="#skull" x="{x}" y="{y}"/>"##);
            }
        }
    }

    /// The middle of the boundary between two neighbours.
    fn door(&self, rift: AreaId, end: AreaId) -> Spot {
        let pieces: Vec<Segment> = self
            .board
            .boundaries()
            .iter()
            .filter(|boundary| boundary.between.contains(&rift) && boundary.between.contains(&end))
            .flat_map(|boundary| boundary.pieces.iter().copied())
            .collect();
        let centre = self.canvas.at(self.board.area(end).centre);
        middle_piece(&pieces).map_or(centre, |piece| self.canvas.middle(piece))
    }

    /// A veil over what cannot be seen, and a line to each centre: whole where it can.
    fn sight(&mut self, SightLines { from, obstacles }: SightLines) {
        let start = self.canvas.at(self.board.area(from).centre);
        let (seen, hidden): (Vec<AreaId>, Vec<AreaId>) = self
            .board
            .all()
            .without(from)
            .iter()
            .partition(|&to| self.board.sees(from, to, obstacles));
        for &to in &hidden {
            let path = self.canvas.outline(&self.board.area(to).outline);
            put!(self, r#"<path d="{path}" fill="{BLACK}" fill-opacity="0.5"/>"#);
        }
        for to in hidden {
            let end = self.canvas.at(self.board.area(to).centre);
            put!(
                self,
                r#"<path d="M{start}L{end}" stroke="{CREAM}" stroke-width="2" stroke-dasharray="4 12" stroke-opacity="0.8"/>"#
            );
        }
        for to in seen {
            let end = self.canvas.at(self.board.area(to).centre);
            put!(self, r#"<path d="M{start}L{end}" stroke="{CREAM}" stroke-width="9"/>"#);
            put!(self, r#"<path d="M{start}L{end}" stroke="{RED}" stroke-width="5"/>"#);
        }
    }

    /// Capacity, tag, level, 3D elements and stones of an area.
    fn markings(&mut self, id: AreaId) {
        let area = self.board.area(id);
        let spot = self.canvas.at(area.centre);
        put!(self, r#"<g transform="translate({},{})">"#, spot.x, spot.y);
        self.out += &motifs::capacity(area.capacity);
        self.out += &tag(area);
        let element = if area.terrain == Terrain::Forest { "tree" } else { "column" };
        self.out += &fan(element, area.elements);
        let lies_here = |place: &&StonePlace| place.area == id;
        let stones: Vec<StoneKind> =
            self.board.stones().iter().filter(lies_here).map(|place| place.kind).collect();
        for (place, stone) in (0_i64..).zip(stones) {
            put!(self, r##"<use href="#{stone}" x="{}" y="0"/>"##, 50 + 34 * place);
        }
        put!(self, "</g>");
    }
}

/// The name plate of an area; a small peak and a number say how high it lies.
fn tag(area: &Area) -> String {
    let letters = i64::try_from(area.tag.len()).unwrap_or(0);
    let raised = area.level > 0;
    let width = 16 + 14 * letters + if raised { 40 } else { 0 };
    let left = -width / 2;
    let mut plate = format!(
        r#"<rect x="{left}" y="30" width="{width}" height="30" rx="6" fill="{CREAM}" stroke="{BLACK}" stroke-width="1"/><text x="{}" y="53" font-size="24" fill="{BLACK}">{}</text>"#,
        left + 8,
        area.tag,
    );
    if raised {
        let x = left + 14 + 14 * letters;
        let _ = write!(
            plate,
            r#"<path d="M{x} 54l10 -18l10 18z" fill="{RED}"/><text x="{}" y="53" font-size="22" fill="{BLACK}">{}</text>"#,
            x + 23,
            area.level,
        );
    }
    plate + "\n"
}

/// One symbol to the left of the centre, or a row of several above it.
fn fan(symbol: &str, count: u8) -> String {
    let count = i64::from(count);
    let (start, y) = if count == 1 { (-46, 0) } else { (-16 * (count - 1), -50) };
    (0..count)
        .map(|place| format!("<use href=\"#{symbol}\" x=\"{}\" y=\"{y}\"/>\n", start + 32 * place))
        .collect()
}

/// The edges of a zone that have no area of the zone on their other side.
fn zone_rim(board: &Board, zone: AreaSet) -> Vec<Segment> {
    let is_inner = |boundary: &&Boundary| boundary.between.iter().all(|id| zone.contains(*id));
    let inner: Vec<Segment> =
        board.boundaries().iter().filter(is_inner).flat_map(|b| b.pieces.iter().copied()).collect();
    let edges = zone.iter().flat_map(|id| geometry::edges(&board.area(id).outline));
    let outer = edges.flat_map(|edge| {
        inner.iter().fold(vec![edge], |rest, &piece| {
            rest.into_iter().flat_map(|part| geometry::without_piece(part, piece)).collect()
        })
    });
    outer.collect()
}

#[cfg(test)]
mod tests;
