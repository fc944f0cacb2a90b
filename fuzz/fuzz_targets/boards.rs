#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = board::read_file("board", text);
});
