//! `omphalos bench`: how fast games are played out, searched and served.

use std::io::Write;

use commands::bench::{PlayoutArgs, about};
use commands::search::SearchBenchArgs;
use registry::games;

use crate::bench_serve::{self, ServeBenchArgs};

/// Measure how fast the rules run
#[derive(clap::Args)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    #[command(after_long_help = about(games()))]
    Playouts(PlayoutArgs),
    Search(SearchBenchArgs),
    Serve(ServeBenchArgs),
}

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Playouts(args) => commands::bench::run(args, games(), out),
        What::Search(args) => commands::search::run(args, games(), out),
        What::Serve(args) => bench_serve::run(args, out),
    }
}
