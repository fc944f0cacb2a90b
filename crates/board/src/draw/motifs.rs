//! How each thing on a board looks.

use crate::vocabulary::BoundaryKind;

pub(super) const BLACK: &str = "#1f1612";
pub(super) const CREAM: &str = "#f5ead2";
pub(super) const RED: &str = "#a5311a";

/// The colour of a side's deployment zone.
pub(super) fn side(index: usize) -> &'static str {
    const SIDES: [&str; 4] = [RED, "#2f5560", "#d98a2b", "#6b4a7a"];
    SIDES[index % SIDES.len()]
}

/// The terrain patterns, named as in board files, and the symbols.
pub(super) const DEFINITIONS: &str = r##"<defs>
<pattern id="key" width="48" height="40" patternUnits="userSpaceOnUse">
<path d="M0 36H48M0 4H48M0 29H40V11H16V22H28" fill="none" stroke="#1f1612" stroke-width="4"/></pattern>
<pattern id="open_ground" width="60" height="60" patternUnits="userSpaceOnUse">
<rect width="60" height="60" fill="#dc9c66"/>
<path d="M8 14h7M40 30h7M20 48h7" stroke="#b87442" stroke-width="3" stroke-linecap="round"/></pattern>
<pattern id="forest" width="52" height="60" patternUnits="userSpaceOnUse">
<rect width="52" height="60" fill="#8f8a4e"/>
<g fill="#4c4a26"><path d="M14 24l8 -18l8 18zM20 24h4v6h-4zM40 54l8 -18l8 18zM-12 54l8 -18l8 18zM46 54h4v6h-4z"/></g></pattern>
<pattern id="ruins" width="56" height="48" patternUnits="userSpaceOnUse">
<rect width="56" height="48" fill="#e9d2a8"/>
<path d="M0 2H34M44 2H56M0 26H14M22 26H56M10 2V26M36 26V48" stroke="#a8814f" stroke-width="4" fill="none"/></pattern>
<pattern id="rock" width="60" height="56" patternUnits="userSpaceOnUse">
<rect width="60" height="56" fill="#96684a"/>
<path d="M4 26L18 6L32 26M14 12l6 14M34 54L46 34L60 54M44 38l4 16" stroke="#4a2f20" stroke-width="3.5" fill="none"/></pattern>
<pattern id="cliff" width="22" height="22" patternUnits="userSpaceOnUse">
<rect width="22" height="22" fill="#4b3a30"/>
<path d="M0 22L22 0M-4 4L4 -4M18 26L26 18" stroke="#86705c" stroke-width="5"/></pattern>
<pattern id="water" width="60" height="36" patternUnits="userSpaceOnUse">
<rect width="60" height="36" fill="#b9c7bd"/>
<path d="M0 10q15 -12 30 0t30 0M0 28q15 -12 30 0t30 0" stroke="#4f6a68" stroke-width="3" fill="none"/></pattern>
<pattern id="swamp" width="64" height="44" patternUnits="userSpaceOnUse">
<rect width="64" height="44" fill="#b3a873"/>
<path d="M4 18h22M36 40h22M9 18V6M15 18V2M21 18V8M41 40V28M47 40V24M53 40V30" stroke="#5e5a34" stroke-width="3"/></pattern>
<pattern id="lava" width="56" height="44" patternUnits="userSpaceOnUse">
<rect width="56" height="44" fill="#2a1712"/>
<path d="M0 14q14 -16 28 0t28 0M0 36q14 -16 28 0t28 0" stroke="#e4561c" stroke-width="8" fill="none"/>
<path d="M0 14q14 -16 28 0t28 0M0 36q14 -16 28 0t28 0" stroke="#f6b04a" stroke-width="2.5" fill="none"/></pattern>
<pattern id="erupting_lava" width="56" height="44" patternUnits="userSpaceOnUse">
<rect width="56" height="44" fill="#e4561c"/>
<path d="M0 14q14 -16 28 0t28 0M0 36q14 -16 28 0t28 0" stroke="#2a1712" stroke-width="5" fill="none"/>
<path d="M10 30l6 -14l6 14zM38 12l6 -10l6 10z" fill="#f6d04a"/></pattern>
<pattern id="sand_dunes" width="68" height="40" patternUnits="userSpaceOnUse">
<rect width="68" height="40" fill="#e3c690"/>
<path d="M0 18q17 -16 34 0q17 -16 34 0M-17 38q17 -16 34 0q17 -16 34 0q17 -16 34 0" stroke="#a27a3e" stroke-width="3" fill="none"/></pattern>
<pattern id="stormy_seas" width="60" height="36" patternUnits="userSpaceOnUse">
<rect width="60" height="36" fill="#3c5a66"/>
<path d="M0 16l10 -12l10 12l10 -12l10 12l10 -12l10 12M0 32l10 -12l10 12l10 -12l10 12l10 -12l10 12" stroke="#dfe8e4" stroke-width="3" fill="none"/></pattern>
<pattern id="wall" width="48" height="32" patternUnits="userSpaceOnUse">
<rect width="48" height="32" fill="#c9b79a"/>
<path d="M0 0h48M0 16h48M12 0v16M36 0v16M0 16v16M24 16v16" stroke="#5b4a38" stroke-width="4" fill="none"/></pattern>
<pattern id="polar" width="56" height="56" patternUnits="userSpaceOnUse">
<rect width="56" height="56" fill="#f4f4ee"/>
<path d="M14 4v20M5 9l18 10M5 19l18 -10M42 32v20M33 37l18 10M33 47l18 -10" stroke="#a9b4b4" stroke-width="3" stroke-linecap="round"/></pattern>
<pattern id="rift" width="44" height="60" patternUnits="userSpaceOnUse">
<rect width="44" height="60" fill="#241a16"/>
<path d="M10 0L18 16L8 32L16 48L10 60M34 0L28 14L38 30L30 44L34 60" stroke="#6b4b3a" stroke-width="3.5" fill="none"/></pattern>
<pattern id="stairs" width="40" height="20" patternUnits="userSpaceOnUse">
<rect width="40" height="20" fill="#efe0bf"/><rect width="40" height="8" fill="#c98f5e"/>
<path d="M0 8H40" stroke="#5c3520" stroke-width="3"/></pattern>
<pattern id="cage" width="30" height="30" patternUnits="userSpaceOnUse">
<rect width="30" height="30" fill="#cdaa7d"/>
<path d="M8 0V30M22 0V30M0 15H30" stroke="#3b2a21" stroke-width="3.5"/></pattern>
<g id="tree"><path d="M0 -20L13 10H-13Z" fill="#33401f" stroke="#f5ead2" stroke-width="3"/><path d="M-3 10h6v7h-6z" fill="#1f1612"/></g>
<g id="column"><path d="M-12 15H12V10H8V-12H12V-17H-12V-12H-8V10H-12Z" fill="#f5ead2" stroke="#1f1612" stroke-width="3"/><path d="M-3 -11V9M3 -11V9" stroke="#1f1612" stroke-width="2"/></g>
<g id="omphalos"><path d="M-14 14Q-15 -18 0 -18T14 14Z" fill="#a5311a" stroke="#f5ead2" stroke-width="3.5"/><path d="M-10 2L10 2M-8 -8L8 -8" stroke="#f5ead2" stroke-width="2.5"/></g>
<g id="rune"><path d="M-13 14V-10L0 -19L13 -10V14Z" fill="#4d5f66" stroke="#f5ead2" stroke-width="3.5"/><path d="M-4 10V-10L5 -4L-4 1L5 10" stroke="#f5ead2" stroke-width="2.5" fill="none"/></g>
<g id="kheper"><ellipse rx="13" ry="17" fill="#8a6a12" stroke="#f5ead2" stroke-width="3.5"/><path d="M-12 -5H12M0 -5V16" stroke="#f5ead2" stroke-width="2.5"/></g>
<g id="skull"><path d="M-8 9V3Q-12 0 -12 -5Q-12 -14 0 -14T12 -5Q12 0 8 3V9Z" fill="#f5ead2" stroke="#1f1612" stroke-width="2"/><circle cx="-5" cy="-4" r="3"/><circle cx="5" cy="-4" r="3"/><path d="M-3 9V5M3 9V5" stroke="#1f1612" stroke-width="2"/></g>
</defs>
"##;

/// A boundary of this type along `path`.
pub(super) fn boundary(kind: BoundaryKind, path: &str) -> String {
    let strokes: &[(&str, u8, &str)] = match kind {
        BoundaryKind::Normal => &[(BLACK, 4, r#"stroke-linecap="round""#)],
        BoundaryKind::Wall => {
            &[(BLACK, 22, r#"stroke-linecap="round""#), (CREAM, 10, r#"stroke-dasharray="22 5""#)]
        }
        BoundaryKind::Chains => &[
            (CREAM, 20, r#"stroke-linecap="round""#),
            (BLACK, 13, r#"stroke-linecap="round" stroke-dasharray="16 20""#),
            (CREAM, 5, r#"stroke-linecap="round" stroke-dasharray="16 20""#),
            (BLACK, 4, r#"stroke-dasharray="12 24" stroke-dashoffset="-20""#),
        ],
        BoundaryKind::Escarpment => &[
            (CREAM, 30, ""),
            (BLACK, 26, r#"stroke-dasharray="4 8""#),
            (BLACK, 7, r#"stroke-linecap="round""#),
        ],
        BoundaryKind::CageWalls => &[
            (CREAM, 18, r#"stroke-linecap="round""#),
            (BLACK, 4, ""),
            (BLACK, 15, r#"stroke-linecap="round" stroke-dasharray="0.1 24""#),
        ],
    };
    strokes
        .iter()
        .map(|(colour, width, more)| {
            format!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" {more}/>\n"
            )
        })
        .collect()
}

/// The medallion at the centre of an area with its capacity.
pub(super) fn capacity(capacity: u8) -> String {
    format!(
        "<circle r=\"25\" fill=\"{BLACK}\" stroke=\"{CREAM}\" stroke-width=\"4\"/>\
         <text y=\"11\" text-anchor=\"middle\" font-size=\"32\" font-weight=\"bold\" fill=\"{CREAM}\">{capacity}</text>\n"
    )
}
