//! The named terms of a game's evaluation and their weights, from one list.

/// Makes `Terms` and `Weights` of a game from one list, so that they cannot part.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident = $plain:literal),+ $(,)?) => {
        /// What a side has that helps it to win, each term on a scale of its own.
        #[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        pub struct Terms {
            $($(#[$doc])* pub $name: f64,)+
        }

        /// How much each of the [`Terms`] counts.
        #[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Weights {
            $(#[doc = concat!("For [`Terms::", stringify!($name), "`].")] pub $name: f64,)+
        }

        impl Terms {
            /// What the terms are called, in the order of [`Terms::values`].
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// The terms in order.
            pub fn values(&self) -> [f64; Self::NAMES.len()] {
                [$(self.$name),+]
            }

            /// The sum of all terms, each by its weight.
            pub fn weighed(&self, weights: &Weights) -> f64 {
                0.0 $(+ self.$name * weights.$name)+
            }

            /// All terms so many times as large.
            #[must_use]
            pub fn scaled(&self, by: f64) -> Self {
                Self { $($name: self.$name * by),+ }
            }

            /// Takes a share of other terms away from these.
            pub fn subtract(&mut self, others: &Self, share: f64) {
                $(self.$name -= others.$name * share;)+
            }
        }

        impl Weights {
            /// The weights in the order of [`Terms::NAMES`].
            pub fn values(&self) -> [f64; Terms::NAMES.len()] {
                [$(self.$name),+]
            }

            /// Weights in the order of [`Terms::NAMES`]; those that are missing keep their value.
            pub fn set(&mut self, values: &[f64]) {
                let places: [&mut f64; Terms::NAMES.len()] = [$(&mut self.$name),+];
                for (place, &value) in places.into_iter().zip(values) {
                    *place = value;
                }
            }
        }

        impl Weights {
            /// Weights set by hand before any game was played, on a scale of their own.
            pub const PLAIN: Self = Self { $($name: $plain),+ };
        }
    };
}

pub(crate) use terms;
