//! What the lobby shows: every table with a free seat, and what is still to be told of them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use protocol::{LobbyNews, LobbyShown, OpenTable};

/// Tables that are to be told of at the most; of more, those that have waited longest are not.
const MOST_UNTOLD: usize = 512;

/// About what a message without tables takes.
const FRAME: usize = 64;

/// How far apart in strength two may be who meet at once, and how much further with each second that one
/// of them has waited.
const APART: i64 = 200;
const APART_A_SECOND: i64 = 10;

/// The strength of whoever has played no game that counted.
const MIDDLE: i32 = 1500;

/// Every table with a free seat.
#[derive(Debug, Default)]
pub(super) struct Board {
    /// Those that were listed last first.
    open: BTreeMap<(Reverse<i64>, String), Listed>,
    since: HashMap<String, i64>,
    number: u64,
    /// Tables that have changed since they were last told of, each once.
    untold: VecDeque<String>,
    is_untold: HashSet<String>,
}

/// A table with a free seat, and until when it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Listed {
    pub(super) table: OpenTable,
    pub(super) until: i64,
    /// Whoever listed it sits there and waits for anybody.
    pub(super) seeks: bool,
}

/// Somebody who looks for an opponent.
#[derive(Clone, Debug)]
pub(super) struct Seeker<'s> {
    /// What they wait with: a table of theirs, or one that they would open.
    pub(super) own: &'s OpenTable,
    /// Those whom they do not meet.
    pub(super) hidden: &'s [String],
}

/// Which tables are asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Wanted {
    pub(super) ruleset: Option<String>,
    pub(super) players: Option<u8>,
    pub(super) rated: Option<bool>,
    pub(super) pace: Option<String>,
    /// Only those after this one: when it was listed, and the table.
    pub(super) before: Option<(i64, String)>,
    pub(super) most: usize,
}

impl Board {
    /// How many tables wait.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.open.len()).unwrap_or(u32::MAX)
    }

    /// The number of what was told last.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Whether a table is shown.
    pub(super) fn shows(&self, table: &str) -> bool {
        self.since.contains_key(table)
    }

    /// How many tables of somebody are shown.
    pub(super) fn count_of(&self, host: &str) -> usize {
        self.open.values().filter(|listed| listed.table.host == host).count()
    }

    /// Shows a table so from now on, or no more; `false` when nothing changes.
    pub(super) fn set(&mut self, table: &str, listed: Option<Listed>) -> bool {
        let before = self.since.remove(table);
        let before = before.and_then(|since| self.open.remove(&(Reverse(since), table.to_owned())));
        let is_new =
            before.as_ref().map(|listed| &listed.table) != listed.as_ref().map(|it| &it.table);
        if let Some(listed) = listed {
            self.since.insert(table.to_owned(), listed.table.since);
            self.open.insert((Reverse(listed.table.since), table.to_owned()), listed);
        }
        if is_new && self.is_untold.insert(table.to_owned()) {
            self.untold.push_back(table.to_owned());
            if self.untold.len() > MOST_UNTOLD
                && let Some(forgotten) = self.untold.pop_front()
            {
                self.is_untold.remove(&forgotten);
            }
        }
        is_new
    }

    /// Shows these tables and no others.
    pub(super) fn set_all(&mut self, all: Vec<Listed>) {
        let there: HashSet<String> = all.iter().map(|one| one.table.table.clone()).collect();
        let gone: Vec<String> =
            self.since.keys().filter(|&table| !there.contains(table)).cloned().collect();
        for table in gone {
            self.set(&table, None);
        }
        for listed in all {
            let table = listed.table.table.clone();
            self.set(&table, Some(listed));
        }
    }

    /// Shows those no more whose time is over.
    pub(super) fn expire(&mut self, now: i64) {
        let over = self.open.values().filter(|listed| listed.until <= now);
        let over: Vec<String> = over.map(|listed| listed.table.table.clone()).collect();
        for table in over {
            self.set(&table, None);
        }
    }

    /// Forgets what is to be told: nobody has asked for the lobby yet.
    pub(super) fn tell_nothing(&mut self) {
        self.untold.clear();
        self.is_untold.clear();
    }

    /// What is to be told, as far as there is room for it; at least one table, or nothing when nothing
    /// has changed.
    pub(super) fn news(&mut self, room: usize) -> Option<LobbyNews> {
        let mut news = LobbyNews { count: self.count(), ..LobbyNews::default() };
        let mut taken = FRAME;
        while let Some(table) = self.untold.front() {
            let listed = self.listed(table);
            let size = match listed {
                Some(listed) => serde_json::to_string(&listed.table).map_or(0, |text| text.len()),
                None => table.len() + 3,
            };
            let is_first = news.tables.is_empty() && news.gone.is_empty();
            if taken + size > room && !is_first {
                break;
            }
            taken += size + 1;
            match listed {
                Some(listed) => news.tables.push(listed.table.clone()),
                None => news.gone.push(table.clone()),
            }
            if let Some(told) = self.untold.pop_front() {
                self.is_untold.remove(&told);
            }
        }
        if news.tables.is_empty() && news.gone.is_empty() {
            return None;
        }
        self.number += 1;
        news.number = self.number;
        Some(news)
    }

    /// Tables at which whoever looks for an opponent finds one, who is nearest in strength first and of
    /// those as near who has waited longest. Of two who wait it is the later one who finds the other.
    pub(super) fn found(&self, seeker: &Seeker<'_>, now: i64) -> Vec<String> {
        let own = seeker.own;
        let strength = |table: &OpenTable| i64::from(table.strength.unwrap_or(MIDDLE));
        let mut found: Vec<(i64, i64, &str)> = (self.open.values())
            .filter(|listed| listed.seeks && listed.until > now)
            .map(|listed| &listed.table)
            .filter(|other| {
                (&other.ruleset, &other.played, other.players, other.rated, other.pace)
                    == (&own.ruleset, &own.played, own.players, own.rated, own.pace)
                    && other.host != own.host
                    && (other.since, &other.table) < (own.since, &own.table)
                    && !seeker.hidden.contains(&other.host)
            })
            .map(|other| {
                let apart = (strength(other) - strength(own)).abs();
                (apart, other.since, &other.table[..])
            })
            .filter(|(apart, since, _)| {
                *apart <= APART + (now - since).max(0) / 1000 * APART_A_SECOND
            })
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, _, table)| table.to_owned()).collect()
    }

    /// A table as it is shown.
    pub(super) fn listed(&self, table: &str) -> Option<&Listed> {
        let since = self.since.get(table)?;
        self.open.get(&(Reverse(*since), table.to_owned()))
    }

    /// Tables as they are asked for; those of `hidden` are not shown.
    pub(super) fn shown(&self, wanted: &Wanted, hidden: &[String]) -> LobbyShown {
        let from = wanted.before.clone().map(|(since, table)| (Reverse(since), table));
        let fits = |table: &OpenTable| {
            wanted.ruleset.as_ref().is_none_or(|ruleset| *ruleset == table.ruleset)
                && wanted.players.is_none_or(|players| players == table.players)
                && wanted.rated.is_none_or(|rated| rated == table.rated)
                && wanted.pace.as_ref().is_none_or(|pace| pace == table.pace.word())
                && !hidden.contains(&table.host)
        };
        let after = |key: &(Reverse<i64>, String)| from.as_ref().is_none_or(|from| key > from);
        let start = from.clone().unwrap_or((Reverse(i64::MAX), String::new()));
        let mut found = self
            .open
            .range(start..)
            .filter(|(key, listed)| after(key) && fits(&listed.table))
            .map(|(_, listed)| listed.table.clone());
        let tables: Vec<OpenTable> = found.by_ref().take(wanted.most).collect();
        let last = tables.last().filter(|_| found.next().is_some());
        let more = last.map(|last| format!("{}.{}", last.since, last.table));
        LobbyShown { more, count: self.count(), number: self.number, tables }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Pace, PlayedAs};

    fn listed(table: &str, since: i64) -> Listed {
        let table = OpenTable {
            table: table.to_owned(),
            ruleset: "pantheon-1.5".to_owned(),
            played: PlayedAs::default(),
            players: 2,
            free: 1,
            who: vec!["Ann".to_owned()],
            host: "ann".to_owned(),
            rated: false,
            strength: None,
            pace: Pace::None,
            since,
        };
        Listed { table, until: 1000, seeks: false }
    }

    fn names(tables: &[OpenTable]) -> Vec<&str> {
        tables.iter().map(|table| &table.table[..]).collect()
    }

    #[test]
    fn what_changes_is_told_once_and_as_it_is_then() {
        let mut board = Board::default();
        assert_eq!(board.news(1000), None);
        assert!(board.set("a", Some(listed("a", 1))));
        assert!(!board.set("a", Some(listed("a", 1))), "nothing has changed");
        assert!(board.set("b", Some(listed("b", 2))));
        assert!(board.set("a", None));
        let news = board.news(1000).expect("something happened");
        assert_eq!((news.number, news.count, &news.gone[..]), (1, 1, &["a".to_owned()][..]));
        assert_eq!(names(&news.tables), ["b"]);
        assert_eq!(board.news(1000), None);
        board.expire(1000);
        assert_eq!(board.news(1000).expect("it is over").gone, ["b"]);
    }

    #[test]
    fn what_does_not_fit_is_told_later() {
        let mut board = Board::default();
        for at in 0..20 {
            board.set(&format!("t{at}"), Some(listed(&format!("t{at}"), at)));
        }
        let mut told = Vec::new();
        while let Some(news) = board.news(600) {
            let size = serde_json::to_string(&news).expect("plain data").len();
            assert!(size <= 600, "{size} bytes");
            assert_eq!(news.count, 20, "how many there are is right at once");
            told.extend(news.tables.into_iter().map(|table| table.table));
        }
        assert_eq!(told.len(), 20);
        for at in 0..2000 {
            board.set(&format!("u{at}"), Some(listed(&format!("u{at}"), at)));
        }
        assert_eq!(board.untold.len(), MOST_UNTOLD, "nobody is told of so many");
        assert_eq!(board.count(), 2020);
    }

    #[test]
    fn pages_go_from_the_last_to_the_first_and_hide_who_is_not_wanted() {
        let mut board = Board::default();
        board.set_all((0..5).map(|at| listed(&format!("t{at}"), at)).collect());
        let mut other = listed("x", 2);
        other.table.host = "ben".to_owned();
        other.table.players = 3;
        board.set("x", Some(other));
        let wanted = |before: Option<String>| Wanted {
            most: 2,
            before: before.and_then(|text| {
                let (since, table) = text.split_once('.')?;
                Some((since.parse().ok()?, table.to_owned()))
            }),
            ..Wanted::default()
        };
        let hidden = ["ben".to_owned()];
        let mut found = Vec::new();
        let mut more = None;
        loop {
            let shown = board.shown(&wanted(more), &hidden);
            assert_eq!(shown.count, 6);
            found.extend(shown.tables.into_iter().map(|table| table.table));
            more = shown.more;
            if more.is_none() {
                break;
            }
        }
        assert_eq!(found, ["t4", "t3", "t2", "t1", "t0"]);
        let three = Wanted { players: Some(3), most: 9, ..Wanted::default() };
        assert_eq!(names(&board.shown(&three, &[]).tables), ["x"]);
        let mut slow = listed("s", 9);
        slow.table.pace = Pace::Slow { hours: 24 };
        board.set("s", Some(slow));
        let of_pace =
            |pace: &str| Wanted { pace: Some(pace.to_owned()), most: 9, ..Wanted::default() };
        assert_eq!(names(&board.shown(&of_pace("slow"), &[]).tables), ["s"]);
        assert_eq!(board.shown(&of_pace("none"), &[]).tables.len(), 6);
        assert_eq!(names(&board.shown(&of_pace("live"), &[]).tables), [""; 0]);
        board.set_all(vec![listed("t1", 1)]);
        assert_eq!(names(&board.shown(&wanted(None), &[]).tables), ["t1"]);
    }

    #[test]
    fn who_looks_for_an_opponent_finds_the_nearest_and_others_the_longer_they_wait() {
        let mut board = Board::default();
        let waiting = |name: &str, strength: Option<i32>, since: i64| {
            let mut waiting = listed(name, since);
            waiting.table.host = name.to_owned();
            waiting.table.strength = strength;
            Listed { seeks: true, until: 1_000_000, ..waiting }
        };
        let strong = waiting("strong", Some(1900), 0);
        board.set("strong", Some(strong.clone()));
        board.set("new", Some(waiting("new", None, 10)));
        board.set("near", Some(waiting("near", Some(1580), 20)));
        let mut idle = waiting("idle", Some(1600), 5);
        idle.seeks = false;
        board.set("idle", Some(idle));
        let mut rated = waiting("rated", Some(1600), 6);
        rated.table.rated = true;
        board.set("rated", Some(rated));
        let own = waiting("me", Some(1600), 30).table;
        let hidden = Vec::new();
        let me = Seeker { own: &own, hidden: &hidden };
        assert_eq!(board.found(&me, 40), ["near", "new"]);
        assert_eq!(
            board.found(&me, 10_040),
            ["near", "new", "strong"],
            "300 apart after ten seconds"
        );
        let hidden = ["near".to_owned()];
        assert_eq!(board.found(&Seeker { own: &own, hidden: &hidden }, 40), ["new"]);
        assert_eq!(board.found(&me, 1_000_000), Vec::<String>::new(), "nobody is there any more");
        let first = Seeker { own: &strong.table, hidden: &[] };
        assert_eq!(
            board.found(&first, 500_000),
            Vec::<String>::new(),
            "the others come to the first"
        );
    }

    #[test]
    fn a_thousand_who_wait_are_paired_within_a_moment() {
        let mut board = Board::default();
        for at in 0..1000_i64 {
            let mut waiting = listed(&format!("t{at:04}"), at);
            waiting.table.host = format!("p{at}");
            waiting.table.strength = i32::try_from(1000 + at).ok();
            board.set(
                &waiting.table.table.clone(),
                Some(Listed { seeks: true, until: 1_000_000, ..waiting }),
            );
        }
        let mut pairs = 0;
        for at in (0..1000_i64).rev() {
            let Some(own) = board.listed(&format!("t{at:04}")).cloned() else { continue };
            let found = board.found(&Seeker { own: &own.table, hidden: &[] }, 2000);
            if let Some(other) = found.first() {
                board.set(&own.table.table, None);
                board.set(other, None);
                pairs += 1;
            }
        }
        assert_eq!((pairs, board.count()), (500, 0));
    }
}
