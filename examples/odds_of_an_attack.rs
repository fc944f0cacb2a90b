//! The exact odds of an attack of Pantheon under best play, and what to do with dice that lie on
//! the table.
//!
//! ```sh
//! cargo run -p omphalos --no-default-features --example odds_of_an_attack
//! ```

use omphalos::odds::{Aim, Query, best_split, odds};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let query = Query { offence: 5, defence: 7, ..Query::default() };
    let odds = odds(query);
    println!("offence 5 against defence 7:");
    for (wounds, chance) in (1..).zip(&odds.at_least) {
        println!("  at least {wounds}: {:5.1} %", 100.0 * chance);
    }

    let roll = "- 3 4 5".parse()?;
    let advice = best_split(roll, 7, Aim::Mean);
    println!("with {roll} on the table, {} dice are rolled again", advice.reroll);
    Ok(())
}
