//! What the drawings of the program have in common.

/// Colours for light and dark; a reader that knows no media queries shows the light ones.
const STYLE: &str = "\
svg { font-family: 'DejaVu Sans', Verdana, sans-serif; font-size: 12px; }
.paper { fill: #fbf6ec; } text { fill: #241a12; } .faint { fill: #6d5f50; } .grid { stroke: #d9ccb6; }
@media (prefers-color-scheme: dark) {
.paper { fill: #1d1712; } text { fill: #f3e9d8; } .faint { fill: #b7a78f; } .grid { stroke: #43382d; }
}";

/// The width of every drawing.
pub(crate) const WIDTH: f64 = 860.0;

/// The beginning of a drawing that shows what `label` says, with colours of its own in `style`.
pub(crate) fn begin(height: f64, label: &str, style: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{label}\">\n<style>{STYLE}\n{style}</style>\n\
         <rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
    )
}

/// Text as a drawing takes it: names come from records and packs that anybody may write.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
