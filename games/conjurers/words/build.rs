//! Makes a type of each message of the game.

fn main() -> std::io::Result<()> {
    locales::write("../../..", "games/conjurers/locales", &["locales"])
}
