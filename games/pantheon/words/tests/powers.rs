//! Every power of the pack as people read it, kept in a file for each language, so that a change of
//! wording or of data shows in review. `UPDATE=1 cargo test -p text` writes the files anew.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use pantheon_words::PantheonSpeaker;
use text::Lang;

#[test]
fn every_power_reads_as_it_did() {
    let pack = pantheon_table::embedded();
    for lang in Lang::ALL {
        let speaker = PantheonSpeaker::new(lang, &pack);
        let mut now = String::new();
        for unit in pack.units() {
            for index in 0..unit.def.powers.len() {
                let name = speaker.power_name(&unit.def, index);
                let terms = speaker.power_terms(&unit.def, index);
                let text = speaker.power_text(&unit.def, index);
                writeln!(now, "{}: {name} ({terms})\n  {text}", speaker.unit(&unit.def))
                    .expect("a string takes all");
            }
        }
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/powers.{lang}.txt"));
        if env::var_os("UPDATE").is_some() {
            fs::write(&file, &now).expect("the file is written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        for (was, is) in kept.lines().zip(now.lines()) {
            assert_eq!(is, was, "UPDATE=1 keeps the new wording");
        }
        assert_eq!(now, kept, "UPDATE=1 keeps the new wording");
    }
}
