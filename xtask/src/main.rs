//! Build, check and tidiness.

fn main() {}
