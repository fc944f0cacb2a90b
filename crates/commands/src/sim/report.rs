//! What a series of games came to, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use players::arena::{Entrant, Series};
use players::balance::{Balance, Balanced as _, Conduct, Forfeit, GameReport, Group};
use players::{Elo, Mean, Pairs, Points, Rate, Sprt, Verdict};
use serde::{Serialize, Serializer};

use crate::commanded::Commanded;

/// How far from even the rate of a unit or the like must be for certain to be pointed out.
pub(crate) const MARGIN: f64 = 0.05;

/// How many forfeits are told one by one.
const SHOWN_FORFEITS: usize = 5;

/// The result of a series.
#[derive(Debug, Serialize)]
pub(crate) struct Summary {
    ruleset: String,
    /// Games that were finished.
    games: usize,
    /// By player as given; team mates win together.
    wins: Vec<u64>,
    draws: u64,
    /// Games with what a ruleset counts beside wins, under its name.
    #[serde(flatten, serialize_with = "named")]
    feats: Option<(&'static str, usize)>,
    players: Vec<PlayerLine>,
    /// Of two players: pairs of games by the points that the first made of them, 0 to 2 by halves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<Pairs>,
    /// Of two players: by how much the first is stronger.
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<Elo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
    /// Games that somebody could not go on with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forfeits: Vec<Forfeit>,
    mean_rounds: f64,
    /// As many games were longer as were shorter.
    median_rounds: u16,
    mean_decisions: f64,
    seed: u64,
    /// Whether fewer games were played than asked for.
    interrupted: bool,
    threads: usize,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    balance: Option<Balance>,
}

/// A number under its name.
fn named<S: Serializer>(
    feats: &Option<(&'static str, usize)>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(feats.iter().copied())
}

#[derive(Debug, Serialize)]
struct PlayerLine {
    name: String,
    #[serde(flatten)]
    rate: Rate,
    /// What it did with its turns, where the game counts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    conduct: Option<Conduct>,
}

/// What one of the players did with its turns in all games.
fn conduct_of(player: usize, reports: &[GameReport]) -> Option<Conduct> {
    let holdings = reports.iter().flat_map(|report| &report.holdings);
    let own = holdings.filter(|holding| holding.player == player);
    own.filter_map(|holding| holding.conduct).reduce(|mut all, one| {
        all += one;
        all
    })
}

/// A sequential test and what it came to.
#[derive(Debug, Serialize)]
pub(crate) struct Test {
    #[serde(flatten)]
    sprt: Sprt,
    /// How much likelier the larger difference is, as a logarithm.
    llr: f64,
    /// Where the ratio decides for the smaller and for the larger difference.
    bounds: (f64, f64),
    verdict: Verdict,
}

impl Test {
    pub(crate) fn new(sprt: Sprt, pairs: &Pairs) -> Self {
        let (llr, bounds) = (sprt.ratio(pairs), sprt.bounds());
        Self { sprt, llr, bounds, verdict: sprt.verdict(pairs) }
    }
}

impl Summary {
    pub(crate) fn new<C: Commanded, P: Entrant<C::Game>>(
        series: &Series<P>,
        ruleset: &str,
        reports: &[GameReport],
        time: Duration,
        sprt: Option<Test>,
        balance: Option<Balance>,
    ) -> Self {
        let mut rates = vec![Rate::default(); series.players.len()];
        for report in reports {
            for (player, rate) in rates.iter_mut().enumerate() {
                rate.add(report.winners.contains(&player));
            }
        }
        let mean = |of: fn(&GameReport) -> f64| {
            reports.iter().map(of).sum::<f64>() / reports.len().max(1) as f64
        };
        let names = series.players.iter().map(|player| player.name());
        let points: Vec<Points> = reports.iter().map(|report| report.points(0)).collect();
        let pairs = (rates.len() == 2).then(|| Pairs::of(&points));
        let is_decided = sprt.as_ref().is_some_and(|test| test.verdict != Verdict::Undecided);
        Self {
            ruleset: ruleset.to_owned(),
            games: reports.len(),
            wins: rates.iter().map(|rate| rate.wins).collect(),
            draws: reports.iter().filter(|report| report.is_draw()).count() as u64,
            feats: C::Knowledge::FEAT
                .map(|(key, _)| (key, reports.iter().filter(|report| report.has_feat).count())),
            players: names
                .zip(&rates)
                .enumerate()
                .map(|(at, (name, &rate))| {
                    let conduct = conduct_of(at, reports);
                    PlayerLine { name, rate, conduct }
                })
                .collect(),
            elo: pairs.as_ref().and_then(Pairs::elo),
            pairs,
            sprt,
            forfeits: reports.iter().filter_map(|report| report.forfeit.clone()).collect(),
            mean_rounds: mean(|report| f64::from(report.rounds)),
            median_rounds: median(reports.iter().map(|report| report.rounds).collect()),
            mean_decisions: mean(|report| f64::from(report.decisions)),
            seed: series.seed,
            interrupted: (reports.len() as u64) < series.games && !is_decided,
            threads: series.threads,
            seconds: time.as_secs_f64(),
            balance,
        }
    }

    pub(crate) fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    pub(crate) fn write_text<C: Commanded>(
        &self,
        pack: &C::Pack,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let early = if self.interrupted { ", interrupted" } else { "" };
        writeln!(out, "{}: {} games{early}, seed {}\n", self.ruleset, self.games, self.seed)?;
        let width = self.players.iter().map(|line| line.name.chars().count()).fold(9, usize::max);
        writeln!(out, "   {:<width$}    wins    rate   95 % interval", "player")?;
        for (at, PlayerLine { name, rate, .. }) in self.players.iter().enumerate() {
            writeln!(out, "{:>2} {name:<width$} {:>7}  {}", at + 1, rate.wins, shares(*rate))?;
        }
        writeln!(out, "   {:<width$} {:>7}\n", "draws", self.draws)?;
        self.write_strength(out)?;
        for Forfeit { game, player, reason } in self.forfeits.iter().take(SHOWN_FORFEITS) {
            writeln!(out, "game {game} forfeited: {} {reason}", self.players[*player].name)?;
        }
        if let more @ 1.. = self.forfeits.len().saturating_sub(SHOWN_FORFEITS) {
            writeln!(out, "and {more} more forfeited")?;
        }
        let feat = match (C::Knowledge::FEAT, self.feats) {
            (Some((_, told)), Some((_, games))) => format!("; {told} {games} games"),
            _ => String::new(),
        };
        writeln!(
            out,
            "{:.1} rounds (half of the games up to {}) and {:.0} decisions a game{feat}",
            self.mean_rounds, self.median_rounds, self.mean_decisions
        )?;
        self.write_conduct(out)?;
        let speed = self.games as f64 / self.seconds;
        writeln!(
            out,
            "{:.1} s on {} threads, {speed:.1} games a second",
            self.seconds, self.threads
        )?;
        match &self.balance {
            Some(balance) => write_balance::<C>(balance, pack, out),
            None => Ok(()),
        }
    }

    /// What the players did with their turns, where the game counts it.
    fn write_conduct(&self, out: &mut dyn Write) -> io::Result<()> {
        for PlayerLine { name, conduct, .. } in &self.players {
            let Some(Conduct { turns, passed, activations, idle }) = conduct else { continue };
            writeln!(
                out,
                "{name} passed {passed} of {turns} turns ({}); {idle} of {activations} activations \
                 came to nothing ({})",
                per_cent(share(*passed, *turns)).trim_start(),
                per_cent(share(*idle, *activations)).trim_start()
            )?;
        }
        Ok(())
    }

    /// How far apart two players are, and what a test of it says.
    fn write_strength(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(elo) = &self.elo {
            let told = match (elo.difference, elo.low, elo.high) {
                (Some(by), Some(low), Some(high)) => {
                    format!("{by:+.0}, 95 % interval {low:+.0} to {high:+.0}")
                }
                (Some(by), ..) => format!("{by:+.0}, of one pair of games"),
                (None, Some(low), _) => format!("at least {low:+.0} (95 %): every point was made"),
                (None, _, Some(high)) => format!("at most {high:+.0} (95 %): no point was made"),
                (None, None, None) => "not known".to_owned(),
            };
            writeln!(out, "Elo difference: {told}")?;
        }
        if let Some(Test { sprt, llr, bounds: (low, high), verdict }) = &self.sprt {
            let (elo0, elo1) = (sprt.elo0, sprt.elo1);
            let told = match verdict {
                Verdict::Elo0 => format!("rather {elo0:+} than {elo1:+}"),
                Verdict::Elo1 => format!("rather {elo1:+} than {elo0:+}"),
                Verdict::Undecided => format!("undecided between {elo0:+} and {elo1:+}"),
            };
            writeln!(out, "Sequential test: {told}; ratio {llr:.2} of {low:.2} to {high:.2}")?;
        }
        Ok(())
    }
}

fn write_balance<C: Commanded>(
    balance: &Balance,
    pack: &C::Pack,
    out: &mut dyn Write,
) -> io::Result<()> {
    let kinds: Vec<&str> = C::Knowledge::KINDS.iter().map(|kind| kind.one).collect();
    let (kinds, even) = (kinds.join(" or "), per_cent(balance.even));
    writeln!(out, "\nWins of armies with a {kinds}, draws left out; even is {even}")?;
    for (kind, group) in balance.groups.0.iter().enumerate() {
        write_group::<C>(balance, kind, group, pack, out)?;
    }
    if !balance.boards.is_empty() {
        writeln!(
            out,
            "\n   board                 games   draws  rounds  first wins   95 % interval"
        )?;
    }
    for board in &balance.boards {
        writeln!(
            out,
            "   {:<20} {:>6} {:>7} {:>7.1}     {}",
            board.id,
            board.games,
            board.draws,
            board.rounds,
            shares(board.first)
        )?;
    }
    match balance.boards.is_empty() {
        true => writeln!(out, "\nfirst player          {}", shares(balance.first))?,
        false => writeln!(out, "   {:<45}{}", "all", shares(balance.first))?,
    }
    if let Some((kind, heading)) = C::Knowledge::TRIED.filter(|_| !balance.trials.is_empty()) {
        writeln!(out, "\n{heading}")?;
        writeln!(out, "\n   {:<20} battles    rate   95 % interval", kind.one)?;
        for line in &balance.trials {
            writeln!(out, "   {:<20} {:>7}  {}", line.id, line.rate.of, shares(line.rate))?;
        }
    }
    let outliers: Vec<&str> = balance.outliers(MARGIN).map(|line| &line.id[..]).collect();
    if outliers.is_empty() {
        return writeln!(out, "\nNo {kinds} is for certain more than 5 points off even.");
    }
    writeln!(out, "\n! for certain more than 5 points off even: {}", outliers.join(", "))
}

fn write_group<C: Commanded>(
    balance: &Balance,
    kind: usize,
    group: &Group,
    pack: &C::Pack,
    out: &mut dyn Write,
) -> io::Result<()> {
    let cost = |id: &str| C::thing(pack, kind, id).and_then(|(_, cost)| cost);
    let priced = group.lines.iter().any(|line| cost(&line.id).is_some());
    let points = if priced { "points" } else { "" };
    let scored = group.lines.iter().any(|line| line.score.value().is_some());
    let score = if scored { "         score" } else { "" };
    writeln!(
        out,
        "\n   {:<20} {points:>6}   games    rate   95 % interval{score}",
        group.kind.one
    )?;
    for line in &group.lines {
        let mark = if balance.is_off(line.rate, MARGIN) { '!' } else { ' ' };
        let cost = cost(&line.id).map_or_else(String::new, |cost| cost.to_string());
        writeln!(
            out,
            " {mark} {:<20} {cost:>6} {:>7}  {}{}",
            line.id,
            line.rate.of,
            shares(line.rate),
            score_of(line.score)
        )?;
    }
    Ok(())
}

/// What was scored on average, and how far that is to be trusted.
fn score_of(score: Mean) -> String {
    let Some(mean) = score.value() else { return String::new() };
    let margin = score.margin().map_or_else(String::new, |margin| format!(" ± {margin:.1}"));
    format!("   {mean:>6.1}{margin}")
}

/// Share and interval in fixed columns.
fn shares(rate: Rate) -> String {
    if rate.of == 0 {
        return format!("{:>6}", "-");
    }
    let (low, high) = rate.interval();
    format!("{}  {} to {}", per_cent(rate.share()), per_cent(low), per_cent(high))
}

fn per_cent(share: f64) -> String {
    format!("{:>5.1} %", 100.0 * share)
}

fn share(part: u64, of: u64) -> f64 {
    part as f64 / of.max(1) as f64
}

/// The number in the middle; 0 where there is none.
fn median(mut numbers: Vec<u16>) -> u16 {
    let middle = numbers.len().saturating_sub(1) / 2;
    numbers.sort_unstable();
    numbers.get(middle).copied().unwrap_or_default()
}
