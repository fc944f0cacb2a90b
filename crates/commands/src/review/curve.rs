//! The chances of a game as a line of blocks, and as a drawing.

use std::fmt::Write;

use text::ToldReview;

use crate::svg::{begin, escaped};

/// The width of a line of blocks.
const COLUMNS: usize = 60;

const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

const HEIGHT: f64 = 420.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 836.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 372.0;

/// Players are told apart by their dashes as well as by colour.
const STYLE: &str = "\
.curve { fill: none; stroke-width: 2; }
.s0 { stroke: #c8602c; } .s1 { stroke: #241a12; stroke-dasharray: 7 3; }
.s2 { stroke: #2f6f6a; stroke-dasharray: 2 3; } .s3 { stroke: #7a5195; stroke-dasharray: 9 3 2 3; }
.dot { fill: #fbf6ec; stroke-width: 2; stroke-dasharray: none; }
@media (prefers-color-scheme: dark) {
.s0 { stroke: #e07a3f; } .s1 { stroke: #f3e9d8; }
.s2 { stroke: #7fc4bd; } .s3 { stroke: #c39bd8; } .dot { fill: #1d1712; }
}";

/// Chances as blocks, the mean of a stretch of the game in each.
pub(super) fn sparkline(chances: &[f64]) -> String {
    let columns = COLUMNS.min(chances.len());
    let block = |column: usize| {
        let from = column * chances.len() / columns;
        let to = ((column + 1) * chances.len() / columns).max(from + 1);
        let mean = chances[from..to].iter().sum::<f64>() / (to - from) as f64;
        BLOCKS[((mean * BLOCKS.len() as f64) as usize).min(BLOCKS.len() - 1)]
    };
    (0..columns).map(block).collect()
}

/// A curve for each player, with a dot at each moment that counted.
pub(super) fn svg(told: &ToldReview) -> String {
    let names: Vec<String> = told.seats.iter().map(|seat| escaped(&seat.name)).collect();
    let mut svg = begin(HEIGHT, "Chance to win over the game", STYLE);
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let y = height(share);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
             <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{:.0} %</text>",
            LEFT - 8.0,
            y + 4.0,
            share * 100.0
        );
    }
    let last = told.seats.first().map_or(1, |seat| seat.chances.len().max(2) - 1);
    let x = |step: usize| LEFT + (RIGHT - LEFT) * step as f64 / last as f64;
    for (at, (seat, name)) in told.seats.iter().zip(&names).enumerate() {
        let points: Vec<String> = (0..)
            .zip(&seat.chances)
            .map(|(step, &chance)| format!("{:.1},{:.1}", x(step), height(chance)))
            .collect();
        let legend = LEFT + 190.0 * at as f64;
        let _ = writeln!(
            svg,
            "<polyline class=\"curve s{at}\" points=\"{}\"/>\
             <line class=\"curve s{at}\" x1=\"{legend:.1}\" y1=\"32\" x2=\"{:.1}\" y2=\"32\"/>\
             <text x=\"{:.1}\" y=\"36\">{name}</text>",
            points.join(" "),
            legend + 28.0,
            legend + 36.0
        );
    }
    for moment in &told.moments {
        let seat = moment.seat.index();
        let Some(&chance) = told.seats.get(seat).and_then(|seat| seat.chances.get(moment.step))
        else {
            continue;
        };
        let _ = writeln!(
            svg,
            "<circle class=\"dot s{seat}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"><title>{}</title></circle>",
            x(moment.step),
            height(chance),
            escaped(&moment.text)
        );
    }
    svg + "</svg>\n"
}

fn height(share: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_blocks_goes_from_the_lowest_to_the_highest() {
        let rising: Vec<f64> = (0..=800).map(|step| f64::from(step) / 800.0).collect();
        let line: Vec<char> = sparkline(&rising).chars().collect();
        assert_eq!(line.len(), COLUMNS);
        assert_eq!((line[0], line[COLUMNS - 1]), ('▁', '█'));
        assert!(line.is_sorted());
        assert_eq!(sparkline(&[0.5]), "▅");
        assert_eq!(sparkline(&[]), "");
    }
}
