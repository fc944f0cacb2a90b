//! What the colours and signs of a picture mean: only those that occur in it.

use std::fmt::Write as _;

use super::motifs::{self, BLACK, CREAM, RED};
use super::{Picture, put};
use crate::vocabulary::{BoundaryKind, StoneKind, Terrain};

/// Width and height of an entry.
const CELL: [i64; 2] = [370, 66];
/// Space left and right.
const SIDE: i64 = 90;
/// Space below, where the frame runs.
const FOOT: i64 = 80;

/// An entry: a sign of 72 by 44 pixels, drawn from its upper left corner, and what it stands for.
pub(super) struct Item {
    sign: String,
    label: String,
}

fn columns(width: i64) -> i64 {
    ((width - 2 * SIDE) / CELL[0]).max(1)
}

/// Height of a legend of `items` entries in a picture of this width.
pub(super) fn height(width: i64, items: usize) -> i64 {
    let items = i64::try_from(items).unwrap_or(i64::MAX / CELL[1]);
    let columns = columns(width);
    (items + columns - 1) / columns * CELL[1] + FOOT
}

impl Picture<'_> {
    /// The entries of the legend, terrain first.
    pub(super) fn legend_items(&self) -> Vec<Item> {
        let language = self.options.language;
        let mut items = Vec::new();
        let mut add = |sign: String, label: &str| {
            items.push(Item { sign, label: super::words::escaped(label) });
        };
        let medallion = motifs::capacity(3);
        let capacity = first_letter_up(language.capacity());
        add(format!(r#"<g transform="translate(36,22) scale(0.85)">{medallion}</g>"#), &capacity);
        let has_terrain = |terrain: &&Terrain| !self.board.with_terrain(**terrain).is_empty();
        for &terrain in Terrain::ALL.iter().filter(has_terrain) {
            let sign = format!(
                r#"<rect width="72" height="44" fill="url(#{terrain})" stroke="{BLACK}" stroke-width="3"/>"#
            );
            add(sign, language.terrain(terrain));
        }
        let has_kind = |kind: &&BoundaryKind| {
            self.board.boundaries().iter().any(|boundary| boundary.kind == **kind)
        };
        for &kind in BoundaryKind::ALL.iter().filter(has_kind) {
            add(motifs::boundary(kind, "M2 22H70"), language.boundary(kind));
        }
        if !self.board.with_heights().is_empty() {
            let arrow = format!(r#"<path d="M36 2L16 36H56Z" fill="{RED}"/>"#);
            add(arrow, language.heights());
        }
        if !self.board.skull_paths().is_empty() {
            add(symbol("skull"), language.skulls());
        }
        let has_stone =
            |kind: &&StoneKind| self.board.stones().iter().any(|place| place.kind == **kind);
        for &kind in StoneKind::ALL.iter().filter(has_stone) {
            add(symbol(kind.name()), language.stone(kind));
        }
        for (index, zone) in self.shown_zones().into_iter().enumerate() {
            let band = format!(
                r#"<rect x="5" y="5" width="62" height="34" fill="url(#open_ground)" stroke="{CREAM}" stroke-width="18"/><rect x="5" y="5" width="62" height="34" fill="none" stroke="{}" stroke-width="12"/>"#,
                motifs::side(index)
            );
            add(band, &language.zone(&zone.side));
        }
        if self.options.sight.is_some() {
            let seen = format!(r#"<path d="M2 22H70" stroke="{RED}" stroke-width="5"/>"#);
            add(seen, language.seen());
            let hidden = format!(
                r#"<rect width="72" height="44" fill="{BLACK}" fill-opacity="0.5"/><path d="M2 22H70" stroke="{CREAM}" stroke-width="2" stroke-dasharray="4 12"/>"#
            );
            add(hidden, language.hidden());
        }
        items
    }

    pub(super) fn legend(&mut self, items: &[Item], top: i64) {
        let columns = columns(self.canvas.size()[0]);
        put!(self, r#"<g font-size="28" fill="{BLACK}">"#);
        for (place, Item { sign, label }) in (0_i64..).zip(items) {
            let x = SIDE + place % columns * CELL[0];
            let y = top + place / columns * CELL[1];
            put!(
                self,
                r#"<g transform="translate({x},{y})">{sign}<text x="90" y="32">{label}</text></g>"#
            );
        }
        put!(self, "</g>");
    }
}

fn symbol(name: &str) -> String {
    format!(r##"<use href="#{name}" x="36" y="23"/>"##)
}

fn first_letter_up(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}
