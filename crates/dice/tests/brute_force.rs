//! The odds against a search that knows no theory: dice are kept in order, every discard, every
//! number of fives and every choice of re-rolls is tried, for every aim by itself.

use std::collections::BTreeMap;

use dice::{Advisor, Again, Aim, Boost, Pool, Query, Roll, Stage, Target, best_split, odds, split};

/// Lane 0 is the mean loss, lane k the chance of at least k wounds.
type Lanes = [f64; 8];

/// Dice on the table in ascending order, and locked wounds.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Table {
    dice: Vec<u8>,
    wounds: usize,
    first: bool,
}

/// Plays by the text of the rules, sharing no code with the library.
struct Search {
    defence: u8,
    cancelled: usize,
    vitality: usize,
    again: Again,
    seen: BTreeMap<Table, Lanes>,
}

impl Search {
    fn new(defence: u8) -> Self {
        let (vitality, again) = (usize::MAX, Again::Any);
        Self { defence, cancelled: 0, vitality, again, seen: BTreeMap::new() }
    }

    /// By the beta, which rolls all fives or none.
    fn of_beta(defence: u8) -> Self {
        Self { again: Again::All, ..Self::new(defence) }
    }

    fn table(&self, dice: impl IntoIterator<Item = u8>, wounds: usize, first: bool) -> Table {
        let (locked, mut dice): (Vec<u8>, Vec<u8>) =
            dice.into_iter().partition(|&value| value >= self.defence);
        dice.sort_unstable();
        Table { dice, wounds: wounds + locked.len(), first }
    }

    fn end(&self, wounds: usize) -> Lanes {
        let mut lanes = [0.0; 8];
        lanes[0] = wounds.saturating_sub(self.cancelled).min(self.vitality) as f64;
        lanes[1..].iter_mut().take(wounds).for_each(|lane| *lane = 1.0);
        lanes
    }

    fn best(&mut self, table: &Table) -> Lanes {
        if let Some(known) = self.seen.get(table) {
            return *known;
        }
        let mut best = self.end(table.wounds);
        for given in 0..table.dice.len() {
            for helped in (0..table.dice.len()).filter(|&helped| helped != given) {
                let mut dice = table.dice.clone();
                dice[helped] += 1;
                dice.remove(given);
                let next = self.table(dice, table.wounds, table.first);
                raise(&mut best, &self.best(&next));
            }
        }
        if table.first {
            let fives = table.dice.iter().filter(|&&value| value == 5).count();
            let least = match self.again {
                Again::Any => 1,
                Again::All => fives.max(1),
            };
            for again in least..=fives {
                raise(&mut best, &self.second(table, again));
            }
        }
        self.seen.insert(table.clone(), best);
        best
    }

    fn second(&mut self, table: &Table, again: usize) -> Lanes {
        let mut left = table.dice.clone();
        let at = left.iter().position(|&value| value == 5).expect("only called with fives");
        left.drain(at..at + again);
        let falls = ordered(again);
        let mut sum = [0.0; 8];
        for fall in &falls {
            let fallen = fall.iter().filter(|&&face| face > 0).map(|&face| 5 + face);
            let next = self.table(left.iter().copied().chain(fallen), table.wounds, false);
            add(&mut sum, &self.best(&next));
        }
        sum.map(|lane| lane / falls.len() as f64)
    }

    fn first(&mut self, faces: &[u8]) -> Lanes {
        let next = self.table(faces.iter().copied().filter(|&face| face > 0), 0, true);
        self.best(&next)
    }

    /// A first roll of which up to `rerolls` dice, any of them, may be rolled once more.
    fn first_with_rerolls(&mut self, faces: &[u8], rerolls: u32) -> Lanes {
        let mut best = [0.0; 8];
        for picked in 0u32..1 << faces.len() {
            if picked.count_ones() > rerolls {
                continue;
            }
            let falls = ordered(picked.count_ones() as usize);
            let mut sum = [0.0; 8];
            for fall in &falls {
                let mut fall = fall.iter();
                let after: Vec<u8> = faces
                    .iter()
                    .enumerate()
                    .map(|(at, &face)| match picked >> at & 1 {
                        1 => *fall.next().expect("a face for each die picked up"),
                        _ => face,
                    })
                    .collect();
                add(&mut sum, &self.first(&after));
            }
            raise(&mut best, &sum.map(|lane| lane / falls.len() as f64));
        }
        best
    }

    fn attack(&mut self, offence: usize, rerolls: u32) -> Lanes {
        let rolls = ordered(offence);
        let mut sum = [0.0; 8];
        for roll in &rolls {
            add(&mut sum, &self.first_with_rerolls(roll, rerolls));
        }
        sum.map(|lane| lane / rolls.len() as f64)
    }
}

fn raise(best: &mut Lanes, other: &Lanes) {
    best.iter_mut().zip(other).for_each(|(best, other)| *best = best.max(*other));
}

fn add(sum: &mut Lanes, more: &Lanes) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// Every roll of `dice` dice that can be told apart.
fn ordered(dice: usize) -> Vec<Vec<u8>> {
    (0..6usize.pow(dice as u32))
        .map(|code| (0..dice).map(|at| (code / 6usize.pow(at as u32) % 6) as u8).collect())
        .collect()
}

fn assert_near(left: f64, right: f64, what: &str) {
    assert!((left - right).abs() < 1e-9, "{what}: {left} is not {right}");
}

fn compare(query: Query, search: &mut Search) {
    let expected = search.attack(query.offence.into(), query.rerolls.into());
    let odds = odds(query);
    assert_near(odds.mean, expected[0], &format!("mean of {query:?}"));
    assert_eq!(odds.at_least.len(), usize::from(query.offence));
    for (k, &chance) in (1..).zip(&odds.at_least) {
        let locked = k + search.cancelled;
        let expected = if k > search.vitality || locked > 7 { 0.0 } else { expected[locked] };
        assert_near(chance, expected, &format!("at least {k} of {query:?}"));
    }
}

#[test]
fn odds_agree_with_every_way_to_spend() {
    for defence in 0..=10 {
        let mut search = Search::new(defence);
        for offence in 0..=4 {
            for rerolls in 0..=2 {
                compare(Query { offence, defence, rerolls, ..Query::default() }, &mut search);
            }
        }
    }
}

#[test]
fn odds_agree_for_six_dice() {
    for defence in 5..=10 {
        let query = Query { offence: 6, defence, ..Query::default() };
        compare(query, &mut Search::new(defence));
    }
}

#[test]
fn odds_of_the_beta_agree_with_every_way_to_spend() {
    for defence in 0..=10 {
        let mut search = Search::of_beta(defence);
        for offence in 0..=4 {
            for rerolls in 0..=1 {
                let again = Again::All;
                let query = Query { offence, defence, rerolls, again, ..Query::default() };
                compare(query, &mut search);
            }
        }
    }
    for defence in 6..=10 {
        let query = Query { offence: 6, defence, again: Again::All, ..Query::default() };
        compare(query, &mut Search::of_beta(defence));
    }
}

#[test]
fn advice_of_the_beta_when_followed_yields_what_the_search_finds() {
    for defence in 6..=10 {
        let mut search = Search::of_beta(defence);
        let target = Target { again: Again::All, ..Target::new(defence) };
        for roll in Roll::all(6) {
            let faces: Vec<u8> = roll.faces().collect();
            let expected = search.first(&faces);
            for k in 0..=4 {
                let aim = if k == 0 { Aim::Mean } else { Aim::AtLeast(k) };
                let pool = Pool::from_roll(roll, defence);
                let promised = split(&pool, Stage::First, target, aim).value;
                let what = format!("{roll} at {defence} for {aim:?}");
                assert_near(promised, expected[usize::from(k)], &what);
                assert_near(follow(pool, Stage::First, target, aim), promised, &what);
            }
        }
    }
}

#[test]
fn all_dice_may_be_re_rolled() {
    for defence in [3, 6, 8] {
        let query = Query { offence: 4, defence, rerolls: 4, ..Query::default() };
        compare(query, &mut Search::new(defence));
    }
}

#[test]
fn cancelled_wounds_and_vitality_change_the_aim() {
    for defence in [2, 5, 6, 8, 9] {
        for cancelled in 0..=2 {
            for vitality in [None, Some(1), Some(2)] {
                let mut search = Search::new(defence);
                search.cancelled = cancelled;
                search.vitality = vitality.map_or(usize::MAX, usize::from);
                let cancelled = cancelled as u8;
                let (offence, rerolls, again) = (4, 1, Again::Any);
                let query = Query { offence, defence, rerolls, vitality, cancelled, again };
                compare(query, &mut search);
            }
        }
    }
}

/// Spends a pool as told, lets all re-rolled dice fall in every way, spends again as told, and
/// returns the expectation.
fn follow(pool: Pool, stage: Stage, target: Target, aim: Aim) -> f64 {
    let advice = split(&pool, stage, target, aim);
    let defence = target.defence;
    let spent = advice.boosts.iter().fold(pool, |pool, &Boost { discard, target }| {
        pool.boost(discard, target, defence).expect("advice is legal")
    });
    if advice.reroll == 0 {
        return match aim {
            Aim::Mean => f64::from(spent.wounds()),
            Aim::AtLeast(k) => f64::from(u8::from(spent.wounds() >= k)),
        };
    }
    let mut sum = 0.0;
    for roll in Roll::all(advice.reroll) {
        assert!(target.again == Again::Any || advice.reroll == spent.fives(), "all fives or none");
        let after = spent.second(advice.reroll, roll, defence).expect("advice is legal");
        sum += f64::from(roll.ways()) * follow(after, Stage::Second, target, aim);
    }
    sum / 6f64.powi(advice.reroll.into())
}

#[test]
fn advice_when_followed_yields_what_the_search_finds() {
    for defence in 0..=10 {
        let mut search = Search::new(defence);
        for roll in Roll::all(5) {
            let faces: Vec<u8> = roll.faces().collect();
            let expected = search.first(&faces);
            for k in 0..=4 {
                let aim = if k == 0 { Aim::Mean } else { Aim::AtLeast(k) };
                let promised = best_split(roll, defence, aim).value;
                let what = format!("{roll} at {defence} for {aim:?}");
                assert_near(promised, expected[usize::from(k)], &what);
                let pool = Pool::from_roll(roll, defence);
                assert_near(follow(pool, Stage::First, Target::new(defence), aim), promised, &what);
            }
        }
    }
}

/// Pools in the middle of a first assault, after discards nobody would advise.
#[test]
fn advice_holds_after_any_spending() {
    for defence in 6..=10 {
        let mut search = Search::new(defence);
        for roll in Roll::all(6).step_by(3) {
            let mut pool = Pool::from_roll(roll, defence);
            for step in 0..3 {
                let Some(boost) = pool.boosts().nth(step * 2) else { break };
                pool = pool.boost(boost.discard, boost.target, defence).expect("it was listed");
                let table = search.table(pool.values(), pool.wounds().into(), true);
                let expected = search.best(&table);
                for k in 0..=3 {
                    let aim = if k == 0 { Aim::Mean } else { Aim::AtLeast(k) };
                    let advice = split(&pool, Stage::First, Target::new(defence), aim);
                    let what = format!("{pool} at {defence} for {aim:?}");
                    assert_near(advice.value, expected[usize::from(k)], &what);
                }
            }
        }
    }
}

#[test]
fn re_roll_advice_agrees_with_every_choice_of_dice() {
    for defence in 1..=10 {
        let advisor = Advisor::new(Target::new(defence));
        let mut search = Search::new(defence);
        for roll in Roll::all(4) {
            let faces: Vec<u8> = roll.faces().collect();
            let expected = search.first_with_rerolls(&faces, 2);
            for k in 0..=4 {
                let aim = if k == 0 { Aim::Mean } else { Aim::AtLeast(k) };
                let advice = advisor.reroll(roll, 2, aim);
                let what = format!("{roll} at {defence} for {aim:?}");
                assert_near(advice.value, expected[usize::from(k)], &what);
                assert!(advice.dice.len() <= 2);
                assert!(roll.replace(advice.dice, advice.dice).is_some(), "{what}: not its dice");
            }
        }
    }
}
