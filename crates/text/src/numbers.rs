//! Numbers as they are written in a language.

use crate::Lang;
use crate::message::{ReasonPercent, ReviewPoints};

/// A number with so many places, with the sign that the language puts before them.
pub(crate) fn decimal(lang: Lang, value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match lang {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

/// A share of 1 as a percentage.
pub(crate) fn percent(lang: Lang, share: f64) -> String {
    let value = decimal(lang, share * 100.0, 1).into();
    lang.say(&ReasonPercent { value })
}

/// A share as points out of a hundred: "3.5 points".
pub(crate) fn points(lang: Lang, share: f64) -> String {
    let (size, value) = (share * 100.0, decimal(lang, share * 100.0, 1));
    lang.say(&ReviewPoints { size: size.into(), value: value.into() })
}

/// A share as points out of a hundred, with its sign: "+3.5 points".
pub(crate) fn signed_points(lang: Lang, share: f64) -> String {
    let points = share * 100.0;
    // What rounds to nothing has no sign.
    let points = if points.abs() < 0.05 { 0.0 } else { points };
    let sign = if points > 0.0 { "+" } else { "" };
    let value = format!("{sign}{}", decimal(lang, points, 1));
    lang.say(&ReviewPoints { size: points.abs().into(), value: value.into() })
}
