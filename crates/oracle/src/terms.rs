//! The named terms of a game's evaluation and their weights, from one list.

/// Makes `Terms` and `Weights` of a game from one list, so that they cannot part. The list has each
/// term with its weight as set by hand; those that players have are in the file that `omphalos tune` writes.
macro_rules! terms {
    (
        $game:ty as $ruleset:expr, learned in $file:literal:
        $($(#[$doc:meta])* $name:ident = $plain:literal),+ $(,)?
    ) => {
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

        /// The weights that players have unless they are given others.
        static LEARNED: std::sync::LazyLock<Weights> = std::sync::LazyLock::new(|| {
            let plain = Weights::PLAIN.values();
            let values = $crate::weights::read::<$game>(include_str!($file), $ruleset, &plain);
            let mut weights = Weights::PLAIN;
            weights.set(&values.expect("a test reads the file that comes with the program"));
            weights
        });

        impl Default for Weights {
            /// Weights learned from games: a lead of 1 makes victory 2.7 times as likely as defeat.
            fn default() -> Self {
                *LEARNED
            }
        }

        #[test]
        fn the_learned_weights_name_every_term() {
            let file: toml::Table = include_str!($file).parse().expect("sound TOML");
            let weights = Weights::default().values();
            for (name, weight) in Terms::NAMES.iter().zip(weights) {
                let learned = file["weights"][name].as_float().expect("a number");
                assert!((weight - learned).abs() < f64::EPSILON, "{name}");
            }
        }
    };
}

pub(crate) use terms;
