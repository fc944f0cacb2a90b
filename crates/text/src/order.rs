//! What is said to those who are not heard or not let in, and to those who keep order.

use crate::message::*;
use crate::{OrderRefusal, Speaker};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

impl Speaker<'_> {
    /// Nothing of somebody's is heard: for how long still, in milliseconds, and why.
    pub fn muted(&self, left: Option<i64>, reason: &str) -> String {
        let (time, count) = time_left(left);
        self.say(&OrderMuted { time: time.into(), count: count.into(), reason: reason.into() })
    }

    /// Somebody is not let in: for how long still, in milliseconds, and why.
    pub fn banned(&self, left: Option<i64>, reason: &str) -> String {
        let (time, count) = time_left(left);
        self.say(&OrderBanned { time: time.into(), count: count.into(), reason: reason.into() })
    }

    pub(crate) fn refused_order(&self, refusal: &OrderRefusal) -> String {
        match refusal {
            OrderRefusal::Banned(left, reason) => self.banned(*left, reason),
            OrderRefusal::NotYours => self.say(&OrderNotYours),
            OrderRefusal::Nothing => self.say(&OrderNothing),
            OrderRefusal::OwnAddress => self.say(&OrderOwnAddress),
            OrderRefusal::Address => self.say(&OrderAddress),
            OrderRefusal::Report => self.say(&OrderReport),
            OrderRefusal::Words => self.say(&OrderWords),
        }
    }
}

/// A time in the unit that people would name it in.
fn time_left(left: Option<i64>) -> (&'static str, i64) {
    match left {
        None => ("ever", 0),
        Some(left) if left <= HOUR => ("minutes", (left / 60_000).max(0) + 1),
        Some(left) if left <= 2 * DAY => ("hours", (left + HOUR - 1) / HOUR),
        Some(left) => ("days", (left + DAY - 1) / DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    /// Without the marks that keep what is put in apart.
    fn plain(text: &str) -> String {
        text.replace(['\u{2068}', '\u{2069}'], "").replace(['\u{a0}', '\u{202f}'], " ")
    }

    #[test]
    fn what_is_told_says_how_long_and_why_in_both_languages() {
        let (english, french) = (Speaker::new(Lang::En), Speaker::new(Lang::Fr));
        let cases = [
            (english.banned(Some(7 * DAY), "spam"), "another 7 days. The reason given: spam"),
            (english.banned(None, "spam"), "for good. The reason given: spam"),
            (english.banned(Some(HOUR), "spam"), "another 61 minutes."),
            (english.muted(Some(HOUR + 1), "spam"), "another 2 hours."),
            (english.muted(None, "spam"), "any more. The reason given: spam"),
            (french.muted(Some(1), "spam"), "encore 1 minute."),
            (french.muted(Some(5 * HOUR), "spam"), "encore 5 heures."),
            (french.banned(None, "spam"), "pour de bon. La raison donnée : spam"),
        ];
        for (said, expected) in cases {
            assert!(plain(&said).contains(expected), "{said}");
        }
    }
}
