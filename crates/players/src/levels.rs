//! The players by their names.

use std::fmt;
use std::time::Duration;

use crate::search::{Budget, Style};
use crate::{Experience, Knowledge, Player, Stance, flat, greedy, random, searcher, stubborn};

/// The kinds of computer player; the same in every ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Random,
    Flat,
    Greedy,
    Stubborn(Stance),
    Novice,
    Adept,
    Hero,
    Titan,
}

const KINDS: [Kind; 13] = [
    Kind::Random,
    Kind::Flat,
    Kind::Greedy,
    Kind::Stubborn(Stance::Passer),
    Kind::Stubborn(Stance::Sentry),
    Kind::Stubborn(Stance::Warden),
    Kind::Stubborn(Stance::Hermit),
    Kind::Stubborn(Stance::Hoarder),
    Kind::Stubborn(Stance::Rusher),
    Kind::Novice,
    Kind::Adept,
    Kind::Hero,
    Kind::Titan,
];

/// A computer player that can be asked for by name, with the budget it was given instead of its
/// own, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    kind: Kind,
    limit: Option<Limit>,
    /// The most time for a decision, whatever the budget.
    hurry: Option<Duration>,
}

/// A budget in a name, such as `50ms` or `500it`. It is spent on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Limit {
    Milliseconds(u64),
    Rounds(u64),
}

/// A name that no player has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no computer player is called `{name}`; {hint}")]
pub struct UnknownPlayer {
    name: String,
    hint: String,
}

/// The computer players that people meet, the weakest first.
pub fn levels() -> &'static [Level] {
    &[Level::NOVICE, Level::ADEPT, Level::HERO, Level::TITAN]
}

/// Players that serve to measure others.
pub fn yardsticks() -> &'static [Level] {
    const YARDSTICKS: [Level; 9] = [
        Level::RANDOM,
        Level::FLAT,
        Level::GREEDY,
        Level::of(Kind::Stubborn(Stance::Passer)),
        Level::of(Kind::Stubborn(Stance::Sentry)),
        Level::of(Kind::Stubborn(Stance::Warden)),
        Level::of(Kind::Stubborn(Stance::Hermit)),
        Level::of(Kind::Stubborn(Stance::Hoarder)),
        Level::of(Kind::Stubborn(Stance::Rusher)),
    ];
    &YARDSTICKS
}

/// The player with this name. A budget may follow: `titan:50ms`, `hero:500it`.
///
/// # Errors
/// When no player has it; the error names the nearest one, or all.
///
/// ```
/// use players::{Level, by_name};
/// assert_eq!(by_name("greedy"), Ok(Level::GREEDY));
/// assert_eq!(by_name("titan:50ms").unwrap().to_string(), "titan:50ms");
/// let error = by_name("gredy").unwrap_err();
/// assert_eq!(error.to_string(), "no computer player is called `gredy`; did you mean `greedy`?");
/// ```
pub fn by_name(name: &str) -> Result<Level, UnknownPlayer> {
    let Some((word, limit)) = name.split_once(':') else { return level(name) };
    let unknown = |hint: String| UnknownPlayer { name: name.to_owned(), hint };
    let known = level(word)?;
    if known.budget().is_none() {
        return Err(unknown(format!("`{word}` has no budget")));
    }
    let limit = Limit::read(limit).ok_or_else(|| {
        unknown(format!("a budget is written as in `{word}:50ms` or `{word}:500it`"))
    })?;
    Ok(Level { limit: Some(limit), ..known })
}

/// The player with this name, with no other budget than its own: for names that come from far away.
///
/// # Errors
/// When no player has it; the error names the nearest one, or all.
pub fn level(name: &str) -> Result<Level, UnknownPlayer> {
    let unknown = |hint: String| UnknownPlayer { name: name.to_owned(), hint };
    if let Some(&kind) = KINDS.iter().find(|kind| kind.name() == name) {
        return Ok(Level::of(kind));
    }
    let near = KINDS
        .iter()
        .map(|kind| (strsim::damerau_levenshtein(name, kind.name()), kind))
        .filter(|&(distance, _)| distance <= 2)
        .min_by_key(|&(distance, _)| distance);
    Err(unknown(match near {
        Some((_, kind)) => format!("did you mean `{}`?", kind.name()),
        None => {
            let names: Vec<&str> = KINDS.iter().map(|kind| kind.name()).collect();
            format!("there are {}", names.join(", "))
        }
    }))
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Flat => "flat",
            Self::Greedy => "greedy",
            Self::Stubborn(Stance::Passer) => "passer",
            Self::Stubborn(Stance::Sentry) => "sentry",
            Self::Stubborn(Stance::Warden) => "warden",
            Self::Stubborn(Stance::Hermit) => "hermit",
            Self::Stubborn(Stance::Hoarder) => "hoarder",
            Self::Stubborn(Stance::Rusher) => "rusher",
            Self::Novice => "novice",
            Self::Adept => "adept",
            Self::Hero => "hero",
            Self::Titan => "titan",
        }
    }

    /// How the players who search go about it.
    fn style(self) -> Style {
        let (budget, whim, slip) = match self {
            Self::Novice => (Budget::rounds(24), 0.9, 0.1),
            Self::Adept => (Budget::rounds(50), 0.0, 0.2),
            Self::Hero => (Budget::rounds(250), 0.0, 0.05),
            Self::Random | Self::Flat | Self::Greedy | Self::Stubborn(_) | Self::Titan => {
                (Budget::time(Duration::from_secs(2), 2), 0.0, 0.0)
            }
        };
        Style { budget, whim, slip }
    }
}

impl Limit {
    fn read(text: &str) -> Option<Self> {
        let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let number: u64 = digits.parse().ok().filter(|&number| number > 0)?;
        match &text[digits.len()..] {
            "ms" => Some(Self::Milliseconds(number)),
            "s" => Some(Self::Milliseconds(number.checked_mul(1000)?)),
            "it" => Some(Self::Rounds(number)),
            _ => None,
        }
    }

    const fn budget(self) -> Budget {
        match self {
            Self::Milliseconds(time) => Budget::time(Duration::from_millis(time), 1),
            Self::Rounds(rounds) => Budget::rounds(rounds),
        }
    }
}

impl Level {
    /// [`random`](fn@crate::random).
    pub const RANDOM: Self = Self::of(Kind::Random);
    /// [`flat`](fn@crate::flat), with the time of [`Level::TITAN`].
    pub const FLAT: Self = Self::of(Kind::Flat);
    /// [`greedy`](fn@crate::greedy).
    pub const GREEDY: Self = Self::of(Kind::Greedy);
    /// Plays openly and forgivingly, and answers at once.
    pub const NOVICE: Self = Self::of(Kind::Novice);
    /// Looks ahead a little, and slips now and then.
    pub const ADEPT: Self = Self::of(Kind::Adept);
    /// Thinks for a moment.
    pub const HERO: Self = Self::of(Kind::Hero);
    /// Two seconds on two cores.
    pub const TITAN: Self = Self::of(Kind::Titan);

    const fn of(kind: Kind) -> Self {
        Self { kind, limit: None, hurry: None }
    }

    /// What people call it, without its budget.
    pub const fn name(self) -> &'static str {
        self.kind.name()
    }

    /// What a decision with everything at stake may cost; `None` for those who do not think.
    pub fn budget(self) -> Option<Budget> {
        match self.kind {
            Kind::Random | Kind::Greedy | Kind::Stubborn(_) => None,
            kind => {
                let budget = self.limit.map_or_else(|| kind.style().budget, Limit::budget);
                let hurried = |time: Duration| self.hurry.map_or(time, |most| time.min(most));
                Some(Budget { time: budget.time.map(hurried), ..budget })
            }
        }
    }

    /// The same with no more time than this for a decision. Who counts rounds is not hurried.
    #[must_use]
    pub fn hurried(self, most: Duration) -> Self {
        Self { hurry: Some(most), ..self }
    }
}

/// A player of a level, with experience of its own where there is some: see
/// [`Compiled`](crate::Compiled).
pub(crate) fn player<K: Knowledge>(
    level: Level,
    seed: u64,
    experience: Option<Experience>,
) -> Box<dyn Player<K::Game> + Send> {
    let style = level.kind.style();
    let budget = level.budget().unwrap_or(style.budget);
    match (level.kind, experience) {
        (Kind::Random, _) => Box::new(random(seed)),
        (Kind::Flat, _) => Box::new(flat::<K>(seed, budget)),
        (Kind::Stubborn(stance), _) => Box::new(stubborn::<K>(seed, stance)),
        (Kind::Greedy, None) => Box::new(greedy::<K>(seed)),
        (Kind::Greedy, Some(experience)) => Box::new(greedy::<K>(seed).with_experience(experience)),
        (_, experience) => {
            let player = searcher::<K>(seed, Style { budget, ..style });
            match experience {
                Some(experience) => Box::new(player.with_experience(experience)),
                None => Box::new(player),
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self.limit {
            None => Ok(()),
            Some(Limit::Milliseconds(time)) => write!(f, ":{time}ms"),
            Some(Limit::Rounds(rounds)) => write!(f, ":{rounds}it"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_found_by_its_name() {
        for &level in levels().iter().chain(yardsticks()) {
            assert_eq!(by_name(level.name()), Ok(level));
        }
        assert_eq!(levels().len() + yardsticks().len(), KINDS.len());
        let error = by_name("stockfish").expect_err("not one of ours");
        assert!(error.to_string().contains("there are random, flat, greedy"), "{error}");
    }

    #[test]
    fn a_budget_may_follow_a_name() {
        let level = by_name("titan:50ms").expect("a budget of time");
        assert_eq!(level.budget(), Some(Budget::time(Duration::from_millis(50), 1)));
        assert_eq!(by_name("hero:500it").map(Level::budget), Ok(Some(Budget::rounds(500))));
        assert_eq!(by_name("titan:2s").map(|level| level.to_string()), Ok("titan:2000ms".into()));
        let hurried = Level::TITAN.hurried(Duration::from_millis(300));
        assert_eq!(hurried.budget(), Some(Budget::time(Duration::from_millis(300), 2)));
        let (hero, most) = (Level::HERO, Duration::from_millis(1));
        assert_eq!(hero.hurried(most).budget(), hero.budget());
        for wrong in ["titan:", "titan:ms", "titan:0ms", "titan:5", "titan:5h", "greedy:5ms"] {
            let error = by_name(wrong).expect_err(wrong).to_string();
            assert!(error.contains("budget"), "{error}");
        }
    }
}
