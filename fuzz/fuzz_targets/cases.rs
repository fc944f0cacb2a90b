#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = registry::games().cases().run_text(text);
});
