//! The win rates of units, or of what else a game is about, as a drawing.

use std::fmt::Write;

use players::balance::{Balance, Balanced as _, ThingLine};

use super::report::MARGIN;
use crate::commanded::Commanded;
use crate::svg::{WIDTH, begin, escaped};

const ROW: f64 = 20.0;
const TOP: f64 = 92.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 640.0;
const BOTTOM: f64 = 56.0;

const STYLE: &str = "\
.even { stroke: #241a12; stroke-dasharray: 4 3; }
.bar { stroke: #8a7a66; stroke-width: 5; stroke-linecap: round; } .dot { fill: #241a12; }
.off .bar { stroke: #c8602c; } .off text { font-weight: bold; }
.title { font-size: 18px; font-weight: bold; }
@media (prefers-color-scheme: dark) {
.even { stroke: #f3e9d8; } .bar { stroke: #8f7f6a; } .dot { fill: #f3e9d8; }
.off .bar { stroke: #e07a3f; }
}";

/// Each unit or the like a row: a dot at its rate on a bar that is its interval, and a line where even is.
pub(super) fn svg<C: Commanded>(balance: &Balance, pack: &C::Pack, games: usize) -> String {
    let kinds: Vec<&str> = C::Knowledge::KINDS.iter().map(|kind| kind.one).collect();
    let kinds = kinds.join(" and ");
    let scale = Scale::of(balance);
    let end = TOP + ROW * balance.lines().count() as f64;
    let height = end + BOTTOM;
    let mut svg = begin(height, &format!("Win rate by {kinds}"), STYLE);
    let _ = writeln!(
        svg,
        "<text class=\"title\" x=\"24\" y=\"34\">Win rate of armies by {kinds}</text>\n\
         <text class=\"faint\" x=\"24\" y=\"56\">{games} games between equal players, draws left out; \
         bars hold the true rate with 95 % confidence</text>"
    );
    for tick in scale.ticks() {
        let x = scale.x(tick);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{end}\"/>\
             <text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
            end + 18.0,
            100.0 * tick
        );
    }
    let x = scale.x(balance.even);
    let _ = writeln!(
        svg,
        "<line class=\"even\" x1=\"{x:.1}\" y1=\"{:.1}\" x2=\"{x:.1}\" y2=\"{end}\"/>\
         <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">even</text>",
        TOP - 6.0,
        TOP - 10.0
    );
    let _ = writeln!(
        svg,
        "<text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\">rate</text>\
         <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">armies</text>",
        RIGHT + 24.0,
        TOP - 10.0,
        WIDTH - 24.0,
        TOP - 10.0
    );
    let kinds = balance.groups.0.iter().enumerate();
    let lines = kinds.flat_map(|(kind, group)| group.lines.iter().map(move |line| (kind, line)));
    for (at, (kind, line)) in lines.enumerate() {
        let middle = TOP + ROW * (at as f64 + 0.5);
        let thing = C::thing(pack, kind, &line.id);
        let (name, cost) = thing.unwrap_or_else(|| (line.id.clone(), None));
        let cost = cost.map_or_else(String::new, |cost| format!(" ({cost})"));
        let label = escaped(&name) + &cost;
        row(&mut svg, line, &label, &scale, middle, balance.is_off(line.rate, MARGIN));
    }
    let _ = writeln!(
        svg,
        "<text class=\"faint\" x=\"24\" y=\"{:.1}\">Coloured: for certain more than {:.0} points off \
         even</text>\n</svg>",
        end + 42.0,
        100.0 * MARGIN
    );
    svg
}

fn row(svg: &mut String, line: &ThingLine, label: &str, scale: &Scale, middle: f64, off: bool) {
    let (low, high) = line.rate.interval();
    let _ = writeln!(
        svg,
        "<g{}><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>\
         <line class=\"bar\" x1=\"{:.1}\" y1=\"{middle:.1}\" x2=\"{:.1}\" y2=\"{middle:.1}\"/>\
         <circle class=\"dot\" cx=\"{:.1}\" cy=\"{middle:.1}\" r=\"3.5\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\">{:.1} %</text>\
         <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text></g>",
        if off { " class=\"off\"" } else { "" },
        LEFT - 12.0,
        middle + 4.0,
        scale.x(low),
        scale.x(high),
        scale.x(line.rate.share()),
        RIGHT + 24.0,
        middle + 4.0,
        100.0 * line.rate.share(),
        WIDTH - 24.0,
        middle + 4.0,
        line.rate.of
    );
}

/// The part of 0 to 1 that is shown, in whole tenths, so that narrow intervals are not lost in it.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn of(balance: &Balance) -> Self {
        let ends = balance.lines().map(|line| line.rate.interval());
        let (low, high) = ends.fold((balance.even, balance.even), |(low, high), (from, to)| {
            (low.min(from), high.max(to))
        });
        let tenth = |share: f64| (share * 10.0).round() / 10.0;
        Self {
            low: tenth((low * 10.0).floor() / 10.0).max(0.0),
            high: tenth((high * 10.0).ceil() / 10.0).min(1.0),
        }
    }

    fn x(&self, share: f64) -> f64 {
        let width = (self.high - self.low).max(0.1);
        LEFT + (share.clamp(self.low, self.high) - self.low) / width * (RIGHT - LEFT)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let tenths = |share: f64| (share * 10.0).round() as u8;
        (tenths(self.low)..=tenths(self.high)).map(|tenth| f64::from(tenth) / 10.0)
    }
}
