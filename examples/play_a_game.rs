//! Plays a game of Pantheon between two computer players and prints how it went.
//!
//! ```sh
//! cargo run -p omphalos --no-default-features --example play_a_game
//! ```

use omphalos::arena::{self, Finish};
use omphalos::kernel::{Hosted, Notation, Seat};
use omphalos::pantheon::{DivinityType, Pantheon};
use omphalos::pantheon_player::PantheonKnowledge;
use omphalos::pantheon_table::TableSpec;
use omphalos::players;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let pack = omphalos::pantheon_table::embedded();
    let setup = TableSpec::draft(2, DivinityType::Gods).setup(&pack)?;
    let game = Pantheon::set_up(setup).map_err(|faults| faults.join("\n"))?;

    let names = ["hero:50it", "greedy"];
    let mut seats = Vec::new();
    for (name, seed) in names.into_iter().zip(1..) {
        seats.push(players::by_name(name)?.player::<PantheonKnowledge>(seed));
    }
    let played = arena::play(&game, &mut seats, 7);

    println!("{} decisions; the first ones:", played.decisions);
    let choices = played.inputs.iter().filter_map(|(seat, input)| match input {
        omphalos::kernel::Input::Choice(choice) => Some((seat.as_ref()?, choice)),
        _ => None,
    });
    for (seat, choice) in choices.take(8) {
        println!("  {}: {}", names[seat.index()], game.write(choice));
    }
    match played.finish {
        Finish::Over(ending) => {
            let winners = Pantheon::winners(&ending);
            let won = |&seat: &Seat| winners.contains(seat);
            let round = game.round(&played.state);
            match Seat::all(2).find(won) {
                Some(seat) => println!("{} won in round {round}", names[seat.index()]),
                None => println!("a draw in round {round}"),
            }
        }
        Finish::Forfeit { seat, reason } => println!("{} gave up: {reason}", names[seat.index()]),
    }
    Ok(())
}
