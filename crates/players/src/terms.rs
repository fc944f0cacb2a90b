//! The named terms of a game's evaluation and their weights, from one list.

/// Makes a set of named numbers from one list of them, each with its value as set by hand.
#[macro_export]
macro_rules! numbers {
    (
        $(#[$about:meta])*
        $vis:vis struct $Numbers:ident { $($(#[$doc:meta])* $name:ident = $plain:literal),+ $(,)? }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        $vis struct $Numbers {
            $($(#[$doc])* $vis $name: f64,)+
        }

        impl $Numbers {
            /// What they are called, in the order of [`Self::values`].
            $vis const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// Set by hand before any game was played, on a scale of their own.
            $vis const PLAIN: Self = Self { $($name: $plain),+ };

            /// The numbers in order.
            $vis fn values(&self) -> [f64; Self::NAMES.len()] {
                [$(self.$name),+]
            }

            /// Numbers in order; those that are missing keep their value.
            $vis fn set(&mut self, values: &[f64]) {
                let places: [&mut f64; Self::NAMES.len()] = [$(&mut self.$name),+];
                for (place, &value) in places.into_iter().zip(values) {
                    *place = value;
                }
            }
        }
    };
}

/// Makes `Terms` and `Weights` of a game from one list, so that they cannot part. The list has each
/// term with its weight as set by hand; those that players have are in the file that `omphalos tune` writes,
/// with the numbers that the terms are worked out with, if the game has such.
#[macro_export]
macro_rules! terms {
    (
        $game:ty as $ruleset:expr, $(with $foresight:ty,)? learned in $file:literal:
        $($(#[$doc:meta])* $name:ident = $plain:literal),+ $(,)?
    ) => {
        /// What a side has that helps it to win, each term on a scale of its own.
        #[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        pub struct Terms {
            $($(#[$doc])* pub $name: f64,)+
        }

        $crate::numbers! {
            /// How much each of the [`Terms`] counts.
            #[derive(serde::Serialize, serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct Weights {
                $(#[doc = concat!("For [`Terms::", stringify!($name), "`].")] $name = $plain),+
            }
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

        /// What players have learned unless they are given other experience.
        pub(super) static LEARNED: std::sync::LazyLock<$crate::Experience> =
            std::sync::LazyLock::new(|| {
                #[allow(unused_mut, reason = "only some games have foresight")]
                let mut plain = Weights::PLAIN.values().to_vec();
                $(plain.extend(<$foresight>::PLAIN.values());)?
                let read = $crate::weights::read::<$game>(include_str!($file), $ruleset, &plain);
                read.expect("a test reads the file that comes with the program")
            });

        impl Default for Weights {
            /// Weights learned from games: a lead of 1 makes victory 2.7 times as likely as defeat.
            fn default() -> Self {
                let mut weights = Self::PLAIN;
                weights.set(&LEARNED.numbers);
                weights
            }
        }

        $(impl Default for $foresight {
            /// Learned from games.
            fn default() -> Self {
                let mut foresight = Self::PLAIN;
                foresight.set(&LEARNED.numbers[Weights::NAMES.len()..]);
                foresight
            }
        })?

        #[test]
        fn the_learned_weights_name_every_term() {
            let file: toml::Table = include_str!($file).parse().expect("sound TOML");
            let weights = Weights::default().values();
            for (name, weight) in Terms::NAMES.iter().zip(weights) {
                let learned = file["weights"][name].as_float().expect("a number");
                assert!((weight - learned).abs() < f64::EPSILON, "{name}");
            }
            $(for (name, number) in <$foresight>::NAMES.iter().zip(<$foresight>::default().values()) {
                let learned = file["foresight"][name].as_float().expect("a number");
                assert!((number - learned).abs() < f64::EPSILON, "{name}");
            })?
        }
    };
}
