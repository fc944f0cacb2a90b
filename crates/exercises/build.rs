//! Puts the games' lessons and puzzles into the program.

fn main() -> std::io::Result<()> {
    embed::records("../../games", &["lessons", "puzzles"])
}
