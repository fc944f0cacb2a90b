#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = testkit::case::run_text(text);
});
