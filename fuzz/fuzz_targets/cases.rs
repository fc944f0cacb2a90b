#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = cases::run_text(text);
});
