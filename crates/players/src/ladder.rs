//! The fixed list of matches that shows where each player stands.
//!
//! `omphalos sim --ladder` plays them. What it found is kept in one file a match, and the page of the
//! book is written from these files.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::{Level, Pairs, Points, Rate, UnknownPlayer, by_name};

/// How many games a match should have at least.
pub const GAMES: u64 = 200;

/// One match of the ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// The player who should win.
    pub first: &'static str,
    /// The other.
    pub second: &'static str,
    /// How often the first should win.
    pub bar: Bar,
}

/// A share of wins to reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bar {
    /// So many or more.
    AtLeast(f64),
    /// Strong, but not too strong.
    Between(f64, f64),
}

/// The ladder: yardsticks first, then each level against the one below.
pub const RUNGS: [Rung; 7] = [
    Rung::new("greedy", "random", Bar::AtLeast(0.98)),
    Rung::new("titan", "greedy", Bar::AtLeast(0.98)),
    Rung::new("titan", "flat", Bar::AtLeast(0.85)),
    Rung::new("novice", "random", Bar::Between(0.75, 0.95)),
    Rung::new("adept", "novice", Bar::AtLeast(0.75)),
    Rung::new("hero", "adept", Bar::AtLeast(0.75)),
    Rung::new("titan", "hero", Bar::AtLeast(0.75)),
];

impl Rung {
    const fn new(first: &'static str, second: &'static str, bar: Bar) -> Self {
        Self { first, second, bar }
    }

    /// The two players, where those whose budget is a time have `stint` instead.
    ///
    /// # Errors
    /// When there is no player of a name.
    pub fn players(&self, stint: Stint) -> Result<[Level; 2], UnknownPlayer> {
        let player = |name| by_name(name).and_then(|level| stint.given_to(level));
        Ok([player(self.first)?, player(self.second)?])
    }
}

/// What a player has whose budget is a time. Budgets of rounds stay: they are the same on every machine,
/// and a weaker level has to stay weaker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stint {
    /// So many times its own time; a shortened one is spent on one thread.
    Times(f64),
    /// So many rounds, which every machine makes alike, busy or not.
    Rounds(u64),
}

impl Stint {
    fn given_to(self, level: Level) -> Result<Level, UnknownPlayer> {
        let time = level.budget().and_then(|budget| Some((budget.time?, budget.threads)));
        match (time, self) {
            (Some((time, threads)), Self::Times(scale)) if scale != 1.0 => {
                let time = time.as_millis() as f64 * threads as f64 * scale;
                by_name(&format!("{}:{}ms", level.name(), time.round().max(1.0)))
            }
            (Some(_), Self::Rounds(rounds)) => by_name(&format!("{}:{rounds}it", level.name())),
            _ => Ok(level),
        }
    }
}

impl Bar {
    /// Whether a share of wins reaches it.
    pub fn is_reached(self, share: f64) -> bool {
        match self {
            Self::AtLeast(low) => share >= low,
            Self::Between(low, high) => (low..=high).contains(&share),
        }
    }

    fn words(self) -> String {
        match self {
            Self::AtLeast(low) => format!("≥ {:.0} %", 100.0 * low),
            Self::Between(low, high) => format!("{:.0} to {:.0} %", 100.0 * low, 100.0 * high),
        }
    }
}

/// A match as far as it has been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The rules played by.
    pub ruleset: String,
    /// The player who should win, with its budget if it is not its own.
    pub first: String,
    /// The other.
    pub second: String,
    /// What all tables, dice and cards follow from.
    pub seed: u64,
    /// What each game gave to the first player, in order: `1`, `=` or `0`. Games are in pairs.
    pub results: String,
    /// How long they took, all threads together as a clock on the wall shows it.
    pub seconds: f64,
    /// How many games were played at the same time.
    pub threads: usize,
    /// What they were played on.
    pub machine: String,
    /// The version of the program.
    pub version: String,
}

impl Standing {
    /// Notes one more game.
    pub fn add(&mut self, points: Points) {
        self.results.push(match points {
            Points::None => '0',
            Points::Half => '=',
            Points::Full => '1',
        });
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.points().count() as u64
    }

    /// Games that the first player won.
    pub fn rate(&self) -> Rate {
        let mut rate = Rate::default();
        self.points().for_each(|points| rate.add(points == Points::Full));
        rate
    }

    /// The same in pairs.
    pub fn pairs(&self) -> Pairs {
        Pairs::of(&self.points().collect::<Vec<_>>())
    }

    fn points(&self) -> impl Iterator<Item = Points> {
        self.results.chars().filter_map(|result| match result {
            '0' => Some(Points::None),
            '=' => Some(Points::Half),
            '1' => Some(Points::Full),
            _ => None,
        })
    }

    /// The name of its file.
    pub fn file_name(&self) -> String {
        let players = format!("{}-{}", self.first, self.second).replace(':', "_");
        format!("{}.{players}.json", self.ruleset)
    }

    /// Its match, by the names of its players whatever their budgets; `None` if the ladder has none such.
    pub fn rung(&self) -> Option<(usize, Rung)> {
        let name = |player: &str| player.split(':').next().unwrap_or_default().to_owned();
        let (first, second) = (name(&self.first), name(&self.second));
        RUNGS.into_iter().enumerate().find(|(_, rung)| rung.first == first && rung.second == second)
    }

    fn row(&self, bar: Bar) -> String {
        let rate = self.rate();
        let (low, high) = rate.interval();
        let draws = self.points().filter(|&points| points == Points::Half).count();
        let elo = match self.pairs().elo() {
            None => "-".to_owned(),
            Some(elo) => match (elo.difference, elo.low, elo.high) {
                (Some(by), Some(low), Some(high)) => format!("{by:+.0} ({low:+.0} to {high:+.0})"),
                (None, Some(low), _) => format!("at least {low:+.0}"),
                (None, _, Some(high)) => format!("at most {high:+.0}"),
                _ => "-".to_owned(),
            },
        };
        let reached =
            match (bar.is_reached(rate.share()), bar.is_reached(low) && bar.is_reached(high)) {
                (true, true) => "yes, for certain",
                (true, false) => "yes",
                (false, _) => "no",
            };
        format!(
            "| `{}` : `{}` | {} | {} | {draws} | {:.1} % | {:.1} to {:.1} % | {elo} | {} | {reached} |",
            self.first,
            self.second,
            rate.of,
            rate.wins,
            100.0 * rate.share(),
            100.0 * low,
            100.0 * high,
            bar.words(),
        )
    }
}

/// The page of the book.
pub fn page(standings: &[Standing]) -> String {
    let mut page = INTRODUCTION.to_owned();
    let mut rulesets: Vec<&str> = standings.iter().map(|standing| &standing.ruleset[..]).collect();
    rulesets.sort_unstable();
    rulesets.dedup();
    for ruleset in rulesets {
        let _ = write!(page, "\n## {ruleset}\n\n{}", table(standings, ruleset));
    }
    page
}

/// The matches of one ruleset in the order of the ladder, and what they were played on.
pub fn table(standings: &[Standing], ruleset: &str) -> String {
    let of_ruleset = standings.iter().filter(|standing| standing.ruleset == ruleset);
    let mut rows: Vec<(usize, Rung, &Standing)> = of_ruleset
        .filter_map(|standing| standing.rung().map(|(at, rung)| (at, rung, standing)))
        .collect();
    rows.sort_by(|(a, _, one), (b, _, other)| {
        a.cmp(b).then_with(|| one.file_name().cmp(&other.file_name()))
    });
    let mut table = HEADER.to_owned();
    for (_, rung, standing) in &rows {
        let _ = writeln!(table, "{}", standing.row(rung.bar));
    }
    let mut played: Vec<String> = rows
        .iter()
        .map(|(_, _, standing)| {
            let Standing { machine, version, seed, .. } = standing;
            format!("Played on {machine}, version {version}, seed {seed}.")
        })
        .collect();
    played.dedup();
    let _ = writeln!(table, "\n{}", played.join("\n"));
    table
}

const HEADER: &str = "\
| match | games | wins | draws | rate | 95 % interval | Elo difference | bar | reached |
| --- | --: | --: | --: | --: | --- | --- | --- | --- |
";

const INTRODUCTION: &str = "\
# The ladder

Where each computer player stands. One command plays these matches and writes this page from its results:

```text
omphalos sim --ladder --save docs/ladder --page docs/src/ladder.md
```

Armies are drafted, seats are swapped over paired seeds, and the rate is that of the first player's wins among all
games; a draw is no win. The [interval](simulation.md) is Wilson's. The Elo difference is worked out from pairs. A
bar is reached *for certain* when the whole interval is beyond it. A budget such as `titan:200ms` stands where a player
had less time than its own, and spent it on one thread, `titan:500it` where it had a count of rounds of search instead, which any machine
makes alike; without one it had its own.
";

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(first: &str, second: &str, results: &str) -> Standing {
        Standing {
            ruleset: "pantheon-1.5".into(),
            first: first.into(),
            second: second.into(),
            seed: 1,
            results: results.into(),
            seconds: 1.0,
            threads: 2,
            machine: "an abacus".into(),
            version: "0.1.0".into(),
        }
    }

    #[test]
    fn every_match_is_between_players_there_are() {
        for rung in RUNGS {
            let [first, second] = rung.players(Stint::Times(1.0)).expect("known players");
            assert_eq!(
                (first.to_string(), second.to_string()),
                (rung.first.into(), rung.second.into())
            );
        }
        let [titan, greedy] = RUNGS[1].players(Stint::Times(0.05)).expect("known players");
        assert_eq!((&*titan.to_string(), &*greedy.to_string()), ("titan:200ms", "greedy"));
        let [titan, hero] = RUNGS[6].players(Stint::Rounds(800)).expect("known players");
        assert_eq!((&*titan.to_string(), &*hero.to_string()), ("titan:800it", "hero"));
    }

    #[test]
    fn results_are_counted_and_found_again() {
        let mut played = standing("titan:200ms", "flat:200ms", "11=0");
        played.add(Points::Full);
        assert_eq!((played.games(), played.rate()), (5, Rate { wins: 3, of: 5 }));
        assert_eq!(played.pairs().count(), 2);
        assert_eq!(played.file_name(), "pantheon-1.5.titan_200ms-flat_200ms.json");
        assert_eq!(played.rung().map(|(at, _)| at), Some(2));
        assert_eq!(standing("random", "titan", "").rung(), None);
    }

    #[test]
    fn the_table_is_in_the_order_of_the_ladder_and_says_what_was_reached() {
        let (won, half) = ("1".repeat(400), "10".repeat(100));
        let page = page(&[standing("hero", "adept", &half), standing("greedy", "random", &won)]);
        let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| `")).collect();
        assert!(
            rows[0]
                .starts_with("| `greedy` : `random` | 400 | 400 | 0 | 100.0 % | 99.0 to 100.0 %")
        );
        assert!(rows[0].ends_with("| ≥ 98 % | yes, for certain |"), "{}", rows[0]);
        assert!(rows[1].contains("| +0 (") && rows[1].ends_with("| ≥ 75 % | no |"), "{}", rows[1]);
        assert_eq!(page.matches("an abacus").count(), 1);
        assert!(
            Bar::Between(0.75, 0.95).is_reached(0.8) && !Bar::Between(0.75, 0.95).is_reached(0.96)
        );
    }
}
