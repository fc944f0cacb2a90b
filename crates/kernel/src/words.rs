//! Closed vocabularies: enums whose values have one word each in files, notation and records.

/// Declares an enum whose variants have one word each, with `ALL`, `name`, `from_name`,
/// `Display`, and the same word in serialised form.
///
/// A crate with a feature `schema` also gets a JSON Schema of it, by `schemars`.
///
/// ```
/// kernel::words! {
///     /// Which way.
///     Way {
///         /// Up.
///         Up = "up",
///         /// Down.
///         Down = "down",
///     }
/// }
/// assert_eq!(Way::from_name("up"), Some(Way::Up));
/// assert_eq!(Way::Down.to_string(), "down");
/// assert_eq!(Way::ALL, [Way::Up, Way::Down]);
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $name:ident { $( $(#[$variant_meta:meta])* $variant:ident = $word:literal ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize,
            serde::Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[repr(u8)]
        pub enum $name {
            $( $(#[$variant_meta])* #[serde(rename = $word)] $variant, )+
        }

        impl $name {
            /// Every value, in the order of its declaration.
            pub const ALL: &'static [$name] = &[$( $name::$variant ),+];

            /// The position in [`Self::ALL`], and in arrays by value.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value at a position of [`Self::ALL`].
            #[inline]
            pub const fn from_index(index: usize) -> Option<$name> {
                if index < Self::ALL.len() { Some(Self::ALL[index]) } else { None }
            }

            /// The word in files, notation and records.
            pub const fn name(self) -> &'static str {
                match self { $( $name::$variant => $word ),+ }
            }

            /// The value a word names.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $( $word => Some($name::$variant), )+ _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
