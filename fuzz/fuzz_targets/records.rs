#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = kernel::record::Record::parse(text);
});
