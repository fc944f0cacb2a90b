//! A unit as it stands: all that an attack by it or on it needs, worked out once.

use mythic::{Blow, Look, Terrain, UnitId};

/// What a unit brings to attacks, its own and those of others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rank {
    flies: bool,
    on_hill: bool,
    /// Vitality left.
    pub(crate) vitality: u8,
    /// Dice in close combat and at range, before the advantage of a hill.
    dice: [i8; 2],
    /// What attackers must reach: on the ground in close combat and at range, then flying ones.
    difficulty: [u8; 4],
}

impl Rank {
    /// A unit where it stands, with no talent announced.
    pub(crate) fn of(look: &Look<'_>, unit: UnitId) -> Self {
        let card = look.stats(unit);
        let terrain = look.terrain_under(unit);
        let child = i8::from(look.has_child_beside(unit));
        let state = look.public.unit(unit);
        let (water, fort) = (terrain == Terrain::Aquatic, terrain == Terrain::Fortification);
        let defence = card.defence as i8 + child - i8::from(state.webbed) - i8::from(water);
        let against = |blow: Blow, flying: bool| {
            let from_afar = blow == Blow::Ranged || flying;
            let by = match terrain {
                Terrain::Hill if from_afar => -1,
                Terrain::Forest if from_afar => 1,
                Terrain::Ruins if blow == Blow::Ranged => 1,
                Terrain::Fortification if !flying => 2,
                _ => 0,
            };
            (defence + by).max(1) as u8
        };
        Self {
            flies: look.game.flies(unit),
            on_hill: terrain == Terrain::Hill,
            vitality: state.vitality,
            dice: [
                card.cc as i8 + child - i8::from(water),
                card.ranged as i8 + i8::from(fort) - i8::from(water),
            ],
            difficulty: [
                against(Blow::Close, false),
                against(Blow::Ranged, false),
                against(Blow::Close, true),
                against(Blow::Ranged, true),
            ],
        }
    }

    /// Dice and difficulty of a plain attack on another unit.
    pub(crate) fn numbers(&self, on: &Self, blow: Blow) -> (u8, u8) {
        let ranged = usize::from(blow == Blow::Ranged);
        let hill = i8::from(self.on_hill && !on.on_hill);
        let dice = (self.dice[ranged] + hill).max(0) as u8;
        (dice, on.difficulty[2 * usize::from(self.flies) + ranged])
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use mythic::{Cause, Fight, Mythic, Side};

    use super::*;

    /// Every attack between two units, at moments of random games.
    #[test]
    fn the_numbers_are_those_of_the_rules() {
        let mut compared = 0;
        for seed in 0..6 {
            let setup = mythic_random::setup(seed);
            let game = Mythic::new(setup).expect("a table of the pack can be played");
            let mut rng = Rng::with_seed(seed);
            testkit::walk(&game, &mut rng, 1500, |state, _, options, rng| {
                let look = Look::new(&game, state);
                let standing: Vec<UnitId> =
                    game.units().filter(|&unit| look.is_in_play(unit)).collect();
                for (by, on) in standing.iter().flat_map(|&a| standing.iter().map(move |&b| (a, b)))
                {
                    for blow in [Blow::Close, Blow::Ranged] {
                        let fight = Fight::begin(by, on, blow, Cause::Declared, None);
                        let ruled = (
                            look.attack_dice(&fight, Side::Attacker),
                            look.difficulty(&fight, Side::Attacker),
                        );
                        let found = Rank::of(&look, by).numbers(&Rank::of(&look, on), blow);
                        assert_eq!(found, ruled, "{by:?} on {on:?}, {blow:?}, seed {seed}");
                        compared += 1;
                    }
                }
                Some(rng.usize(..options.len()))
            });
        }
        assert!(compared > 10_000, "{compared}");
    }
}
