//! Makes a type of each message that all games say.

fn main() -> std::io::Result<()> {
    locales::write("../..", "locales", &[])
}
