//! A player of one's own: it attacks whenever it may, and otherwise does anything. It meets the
//! player who does anything at all.
//!
//! ```sh
//! cargo run -p omphalos --no-default-features --example write_a_player
//! ```

use omphalos::arena::{self, Finish};
use omphalos::kernel::{Game, Hosted, Seat};
use omphalos::pantheon::{DivinityType, Pantheon};
use omphalos::pantheon_table::TableSpec;
use omphalos::players::{self, Player, Random};

/// Attacks whenever it may.
struct Bold(Random);

impl<G: Game> Player<G> for Bold {
    fn choose(&mut self, game: &G, view: &G::View, options: &[G::Choice]) -> usize {
        let is_attack = |choice: &G::Choice| game.write(choice).starts_with("attack");
        match options.iter().position(is_attack) {
            Some(attack) => attack,
            None => self.0.choose(game, view, options),
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let pack = omphalos::pantheon_table::embedded();
    let setup = TableSpec::draft(2, DivinityType::Gods).setup(&pack)?;
    let game = Pantheon::set_up(setup).map_err(|faults| faults.join("\n"))?;

    let games = 20;
    let mut won = 0;
    for seed in 0..games {
        let bold: Box<dyn Player<Pantheon> + Send> = Box::new(Bold(players::random(seed)));
        let other: Box<dyn Player<Pantheon> + Send> = Box::new(players::random(seed + games));
        // Who begins changes from game to game.
        let seat = Seat((seed % 2) as u8);
        let mut seats = if seat == Seat(0) { [bold, other] } else { [other, bold] };
        if let Finish::Over(ending) = arena::play(&game, &mut seats, seed).finish {
            won += u64::from(Pantheon::winners(&ending).contains(seat));
        }
    }
    println!("who attacks whenever it may won {won} of {games} games against chance");
    Ok(())
}
