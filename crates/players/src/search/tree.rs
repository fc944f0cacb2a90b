//! The tree of a search: all places in one block of memory.

use kernel::Seat;

/// The most places of a tree; about 24 MB. A search that would need more goes on counting in the
/// places it has.
const MOST: usize = 1 << 19;

/// No place.
const NONE: u32 = u32::MAX;

/// The place where a tree begins.
pub(super) const ROOT: u32 = 0;

/// How much rarely tried choices are favoured.
const CURIOSITY: f64 = 0.15;

/// How much is given on first impressions: 0 not at all, 1 as they are.
pub(crate) const BOLDNESS: f64 = 0.5;

/// A choice that was never tried is thought to be a little worse than what is known of its
/// neighbours.
const DOUBT: f64 = 0.05;

/// What is known of one choice after those that lead to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<C> {
    /// The choice; at the root there is none.
    pub(super) choice: Option<C>,
    /// Who made it.
    pub(super) seat: Seat,
    /// How promising it looks before it is tried, as a share of all the choices.
    prior: f32,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// The sum of the chances found for the side that chose it.
    total: f64,
    first: u32,
    next: u32,
}

impl<C> Place<C> {
    fn new(choice: Option<C>, seat: Seat, prior: f32) -> Self {
        let (visits, available, total) = (0, 0, 0.0);
        Self { choice, seat, prior, visits, available, total, first: NONE, next: NONE }
    }

    /// The mean chance found.
    pub(super) fn chance(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

/// A tree of choices.
#[derive(Debug)]
pub(super) struct Tree<C> {
    places: Vec<Place<C>>,
    most: usize,
    /// Where the choices at hand stand; only of use while one is picked.
    found: Vec<u32>,
    priors: Vec<f64>,
}

impl<C> Tree<C> {
    pub(super) fn new() -> Self {
        Self::with_room(MOST)
    }

    fn with_room(most: usize) -> Self {
        let places = vec![Place::new(None, Seat(0), 1.0)];
        Self { places, most, found: Vec::new(), priors: Vec::new() }
    }

    /// Forgets everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.places.push(Place::new(None, Seat(0), 1.0));
    }

    /// Forgets everything but what follows on one place, which becomes the root.
    pub(super) fn keep(&mut self, root: u32)
    where
        C: Copy,
    {
        // A place stands behind the one it follows on, so whoever is met in order is known to stay.
        let mut moved = vec![NONE; self.places.len()];
        moved[root as usize] = ROOT;
        let mut kept = 0;
        for at in root as usize..self.places.len() {
            if moved[at] == NONE {
                continue;
            }
            let mut next = self.places[at].first;
            while let Some(place) = self.places.get(next as usize) {
                moved[next as usize] = ROOT;
                next = place.next;
            }
            self.places[kept] = self.places[at];
            moved[at] = kept as u32;
            kept += 1;
        }
        self.places.truncate(kept);
        let new = |old: u32| moved.get(old as usize).copied().unwrap_or(NONE);
        for place in &mut self.places {
            (place.first, place.next) = (new(place.first), new(place.next));
        }
        let first = &mut self.places[ROOT as usize];
        (first.choice, first.next) = (None, NONE);
    }

    pub(super) fn place(&self, at: u32) -> &Place<C> {
        &self.places[at as usize]
    }

    /// The places that follow on one.
    pub(super) fn after(&self, at: u32) -> impl Iterator<Item = (u32, &Place<C>)> {
        let mut next = self.places[at as usize].first;
        std::iter::from_fn(move || {
            let place = self.places.get(next as usize)?;
            let at = std::mem::replace(&mut next, place.next);
            Some((at, place))
        })
    }

    /// By how many visits the first choice leads over the second.
    pub(super) fn lead(&self) -> u32 {
        let (mut best, mut second) = (0, 0);
        for (_, place) in self.after(ROOT) {
            if place.visits > best {
                second = std::mem::replace(&mut best, place.visits);
            } else {
                second = second.max(place.visits);
            }
        }
        best - second
    }

    /// A round came by here and found these chances.
    pub(super) fn count(&mut self, at: u32, chances: &[f64; Seat::MOST]) {
        let place = &mut self.places[at as usize];
        place.visits += 1;
        place.total += chances[place.seat.index()];
    }
}

impl<C: Copy + Eq> Tree<C> {
    /// Finds the places of these choices of `seat`, makes those that are missing and picks the one
    /// to follow: its place, and the choice's place in the list. `priors` says how promising each
    /// choice looks; it is asked when a place is made. `None` when the tree is full and knows none
    /// of them.
    pub(super) fn pick(
        &mut self,
        from: u32,
        seat: Seat,
        choices: &[C],
        priors: impl FnOnce(&mut Vec<f64>),
    ) -> Option<(u32, usize)> {
        self.find(from, seat, choices);
        if self.found.contains(&NONE) {
            self.priors.clear();
            priors(&mut self.priors);
            self.grow(from, seat, choices);
        }
        let Self { places, found, .. } = self;
        let (mut tried, mut known, mut weight, mut sum) = (0u32, 0.0, 0.0, 0.0);
        for &at in &*found {
            let Some(place) = places.get_mut(at as usize) else { continue };
            place.available += 1;
            sum += f64::from(place.prior);
            if place.visits > 0 {
                tried += place.visits;
                known += place.total;
                weight += f64::from(place.prior);
            }
        }
        let sum = f64::max(sum, 1e-9);
        let mean = if tried > 0 { known / f64::from(tried) } else { 0.5 };
        let untried = mean - DOUBT * (weight / sum).sqrt();
        let mut best: Option<(u32, usize, f64)> = None;
        for (index, &at) in found.iter().enumerate() {
            let Some(place) = places.get(at as usize) else { continue };
            let chance = if place.visits > 0 { place.chance() } else { untried };
            let drive = f64::from(place.available).sqrt() / f64::from(1 + place.visits);
            let score = chance + CURIOSITY * f64::from(place.prior) / sum * drive;
            if best.is_none_or(|(_, _, other)| score > other) {
                best = Some((at, index, score));
            }
        }
        best.map(|(at, index, _)| (at, index))
    }

    fn find(&mut self, from: u32, seat: Seat, choices: &[C]) {
        let Self { places, found, .. } = self;
        found.clear();
        found.resize(choices.len(), NONE);
        // Places stand in the order in which choices were offered first, so the next one is
        // mostly the one after the last found.
        let (mut next, mut expected) = (places[from as usize].first, 0);
        while let Some(place) = places.get(next as usize) {
            let at = std::mem::replace(&mut next, place.next);
            let Some(choice) = place.choice.filter(|_| place.seat == seat) else { continue };
            let index = match choices.get(expected) == Some(&choice) {
                true => Some(expected),
                false => choices.iter().position(|&other| other == choice),
            };
            if let Some(index) = index {
                found[index] = at;
                expected = index + 1;
            }
        }
    }

    fn grow(&mut self, from: u32, seat: Seat, choices: &[C]) {
        let mut last = self.after(from).last().map(|(at, _)| at);
        for (index, &choice) in choices.iter().enumerate() {
            if self.found[index] != NONE || self.places.len() >= self.most {
                continue;
            }
            let at = self.places.len() as u32;
            let prior = self.priors.get(index).map_or(1.0, |&prior| prior.powf(BOLDNESS) as f32);
            self.places.push(Place::new(Some(choice), seat, prior));
            match last {
                Some(last) => self.places[last as usize].next = at,
                None => self.places[from as usize].first = at,
            }
            last = Some(at);
            self.found[index] = at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round that finds `good` for seat 0 when it takes choice 7, and little otherwise.
    fn round(tree: &mut Tree<u32>, offered: &[u32], good: f64) -> Option<u32> {
        let (at, index) = tree.pick(ROOT, Seat(0), offered, |_| {})?;
        let chance = if offered[index] == 7 { good } else { 0.2 };
        tree.count(ROOT, &[chance, 1.0 - chance, 0.0, 0.0]);
        tree.count(at, &[chance, 1.0 - chance, 0.0, 0.0]);
        Some(offered[index])
    }

    #[test]
    fn the_better_choice_is_visited_more() {
        let mut tree = Tree::new();
        for _ in 0..400 {
            round(&mut tree, &[3, 5, 7], 0.8);
        }
        let (_, best) = tree.after(ROOT).max_by_key(|(_, place)| place.visits).expect("tried");
        assert_eq!(best.choice, Some(7));
        assert!((best.chance() - 0.8).abs() < 1e-9 && tree.lead() > 200);
    }

    #[test]
    fn a_choice_is_compared_by_how_often_it_could_be_taken() {
        let mut tree = Tree::new();
        for number in 0..400 {
            let rare: &[u32] = if number % 10 == 0 { &[3, 5, 7] } else { &[3, 5] };
            round(&mut tree, rare, 0.8);
        }
        let seven = tree.after(ROOT).find(|(_, place)| place.choice == Some(7));
        let (_, seven) = seven.expect("it was offered");
        assert_eq!(seven.available, 40);
        assert!(seven.visits > 30, "taken {} times of 40", seven.visits);
    }

    #[test]
    fn what_follows_on_a_choice_is_kept() {
        let mut tree = Tree::new();
        for _ in 0..300 {
            let mut from = ROOT;
            let mut chance = 0.0;
            tree.count(ROOT, &[0.5; 4]);
            for offered in [&[1u32, 7], &[2, 7], &[3, 7]] {
                let (at, index) = tree.pick(from, Seat(0), offered, |_| {}).expect("room");
                chance += if offered[index] == 7 { 0.3 } else { 0.1 };
                tree.count(at, &[chance; 4]);
                from = at;
            }
        }
        let follows = |tree: &Tree<u32>, at: u32| -> Vec<(Option<u32>, u32, u64)> {
            let places = tree.after(at);
            places
                .map(|(_, place)| (place.choice, place.visits, place.chance().to_bits()))
                .collect()
        };
        let (seven, place) =
            tree.after(ROOT).find(|(_, place)| place.choice == Some(7)).expect("tried");
        let (visits, before) = (place.visits, follows(&tree, seven));
        let (next, _) = tree.after(seven).last().expect("tried");
        let then = follows(&tree, next);
        assert!(visits > 100 && before.len() == 2 && then.len() == 2);
        tree.keep(seven);
        assert_eq!((tree.place(ROOT).visits, follows(&tree, ROOT)), (visits, before));
        let (next, _) = tree.after(ROOT).last().expect("kept");
        assert_eq!(follows(&tree, next), then);
        assert_eq!(tree.places.len(), 1 + 2 + 4);
        tree.keep(ROOT);
        assert_eq!(tree.places.len(), 7);
    }

    #[test]
    fn a_full_tree_goes_on_counting() {
        let mut tree = Tree::with_room(20);
        for number in 0..1000u32 {
            let offered = [7, 100 + number, 2000 + number];
            assert!(round(&mut tree, &offered, 0.5).is_some());
        }
        assert_eq!(tree.places.len(), 20);
        assert_eq!(tree.place(ROOT).visits, 1000);
        tree.clear();
        assert_eq!((tree.places.len(), tree.place(ROOT).visits), (1, 0));
    }
}
