//! What choices have in common in every game when they are offered.

/// Declares the choices of a game as they are offered: what is told of every choice, what one may be
/// `about` (it is left out where it is not), and what the game tells `besides`.
#[macro_export]
macro_rules! offer {
    (
        $(#[$meta:meta])*
        about { $($(#[$doc:meta])* $part:ident: $kind:ty,)+ }
        $(besides { $($(#[$told:meta])* $more:ident: $value:ty,)+ })?
    ) => {
        /// One choice of a question.
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
        $(#[$meta])*
        pub struct Offer<'g> {
            /// What it does, in the language of the session.
            pub label: String,
            /// The same in notation.
            pub notation: String,
            /// What kind of choice it is.
            pub kind: ChoiceKind,
            $(
                $(#[$doc])*
                #[serde(skip_serializing_if = "Option::is_none")]
                #[ts(optional)]
                pub $part: Option<$kind>,
            )+
            $($($(#[$told])* pub $more: $value,)+)?
        }
    };
}
