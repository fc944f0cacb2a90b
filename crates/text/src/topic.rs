//! What people look up.

/// Something that people look up: a word of the data, with what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// The kind of word in keys, such as `talent`.
    pub family: &'static str,
    /// What people call that kind.
    pub kind: String,
    /// The word in files.
    pub word: &'static str,
    /// What people call it.
    pub name: String,
    /// What it means.
    pub text: String,
}
