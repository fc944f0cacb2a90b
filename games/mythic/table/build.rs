//! Puts the game's own pack into the program.

fn main() -> std::io::Result<()> {
    embed::pack("../content")
}
