//! Conjurers at random, for tests: inputs, and tables with the whole card set, every number of players and
//! any options.

mod inputs;

use conjurers::battle::MOST_CREATURES;
use conjurers::{
    Action, Conjurers, CreatureId, EquipmentId, Figure, Moment, PlayerPosition, Position, Settings,
    Setup, State,
};
use conjurers_table::CardSet;
use fastrand::Rng;
use kernel::{Log, Seat};
use testkit::playing::Drawn;
use testkit::rulesets::{Ruleset, TableSource};

pub use inputs::ConjurersRandom;

/// The rulesets of Conjurers and their random tables.
pub static RULESETS: [Ruleset; 1] = [Ruleset {
    id: conjurers::RULESET,
    tables: &[TableSource {
        name: "cards",
        games: 10_000,
        open: || {
            let cards = conjurers_table::embedded_cards();
            Drawn::<ConjurersRandom>::boxed(move |seed| setup(&cards, seed))
        },
    }],
}];

/// The table of a seed.
pub fn setup(cards: &CardSet, seed: u64) -> Setup {
    let mut rng = Rng::with_seed(seed);
    let seats = rng.u8(2..=4);
    let settings = Settings {
        fixed_damage: rng.u8(0..4) == 0,
        tournaments: seats == 4 && rng.bool(),
        elements: rng.bool(),
        healing: rng.bool(),
    };
    cards.setup(seats, settings)
}

/// A table of so many players with the repository's own cards and no options.
pub fn table(seats: u8) -> Setup {
    conjurers_table::embedded_cards().setup(seats, Settings::default())
}

/// A duel of two of four players that is about to begin, with any armies and any cards: what whole
/// games meet once in thousands.
pub fn duel(cards: &CardSet, seed: u64) -> (Conjurers, State) {
    let mut rng = Rng::with_seed(seed);
    let settings = Settings { tournaments: false, ..setup(cards, seed).settings };
    let game = Conjurers::new(cards.setup(4, settings)).expect("the cards can be played");
    let mut creatures: Vec<CreatureId> = game.creatures().collect();
    let copies = |card: EquipmentId| (0..game.card(card).copies()).map(move |_| card);
    let mut equipment: Vec<EquipmentId> = game.equipment().flat_map(copies).collect();
    rng.shuffle(&mut creatures);
    rng.shuffle(&mut equipment);
    let players = Seat::all(4).map(|seat| {
        let mut player =
            PlayerPosition { assistants: vec![Figure::Worker], ..PlayerPosition::default() };
        if seat.0 < 2 {
            let count = creatures.len() - rng.usize(1..=usize::from(MOST_CREATURES) + 2);
            player.army = creatures.split_off(count).into_iter().collect();
            player.equipment = equipment.split_off(equipment.len() - rng.usize(0..=6));
        }
        if seat.0 == 0 {
            player.placed = vec![(Figure::Conjurer, Action::house_of(Seat(1)))];
        }
        player
    });
    let position = Position::of_first_turn(players.collect(), Moment::Battles);
    let state = game.position(&position, &mut Log::silent()).expect("a duel can be fought");
    (game, state)
}
