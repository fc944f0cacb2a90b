//! The strength of generations as a drawing.

use std::fmt::Write;

use super::generation::Generation;
use crate::svg::{WIDTH, begin};

const HEIGHT: f64 = 360.0;
const TOP: f64 = 80.0;
const BOTTOM: f64 = 310.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = WIDTH - 40.0;

const STYLE: &str = "\
.line { fill: none; stroke: #c8602c; stroke-width: 3; } .kept { fill: #c8602c; } .left { fill: #8a7a66; }
.title { font-size: 18px; font-weight: bold; }";

/// Elo gained over the judgement that training began with: a step for each generation that was kept,
/// by the score of its match.
pub(super) fn svg(past: &[Generation]) -> String {
    let mut strength = 0.0;
    let points: Vec<(f64, bool)> = past
        .iter()
        .map(|told| {
            if told.is_better() {
                strength += gained(told);
            }
            (strength, told.is_better())
        })
        .collect();
    let most = points.iter().map(|(elo, _)| *elo).fold(50.0, f64::max);
    let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f64 / past.len().max(1) as f64;
    let y = |elo: f64| BOTTOM - (BOTTOM - TOP) * elo / most;
    let mut svg = begin(HEIGHT, "Strength over generations", STYLE);
    let _ = writeln!(
        svg,
        "<text class=\"title\" x=\"24\" y=\"34\">Strength over generations</text>\n\
         <text class=\"faint\" x=\"24\" y=\"56\">Elo over the judgement that training began with, by matches at \
         equal time; grey: not kept</text>"
    );
    for part in 0..=4 {
        let elo = most * f64::from(part) / 4.0;
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\
             <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{elo:.0}</text>",
            LEFT - 8.0,
            y(elo) + 4.0,
            y = y(elo)
        );
    }
    let mut line = format!("{:.1},{:.1}", x(0), y(0.0));
    for (at, (elo, _)) in points.iter().enumerate() {
        let _ = write!(line, " {:.1},{:.1}", x(at + 1), y(*elo));
    }
    let _ = writeln!(svg, "<polyline class=\"line\" points=\"{line}\"/>");
    for (at, (elo, kept)) in points.iter().enumerate() {
        let class = if *kept { "kept" } else { "left" };
        let (x, y) = (x(at + 1), y(*elo));
        let _ = writeln!(
            svg,
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>\
             <text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            BOTTOM + 20.0,
            at + 1
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// What a match says about the Elo difference.
fn gained(told: &Generation) -> f64 {
    let share = told.verdict.points / (told.verdict.games.max(1)) as f64;
    players::elo_of(share.clamp(0.01, 0.99))
}

#[cfg(test)]
mod tests {
    use players::training::Taught;

    use super::*;
    use crate::train::generation::Duel;

    #[test]
    fn only_what_was_kept_makes_stronger() {
        let generation = |number, points, is_clear| Generation {
            number,
            taught: Taught { learnt: 10, held_out: 1, before: 0.69, after: 0.6 },
            instinct: None,
            verdict: Duel { points, games: 100, is_clear },
        };
        let svg = svg(&[generation(1, 60.0, true), generation(2, 45.0, false)]);
        assert_eq!(svg.matches("class=\"kept\"").count(), 1, "{svg}");
        assert_eq!(svg.matches("class=\"left\"").count(), 1, "{svg}");
        assert!(gained(&generation(1, 60.0, true)) > 60.0);
    }
}
