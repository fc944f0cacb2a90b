//! Choices as they are offered: a label, and what on the battlefield each is about.

use mythic::{Card, Choice, Fee, Mythic, UnitId, View};
use serde::Serialize;
use ts_rs::TS;

use crate::words::Words;

/// What kind of choice it is: the first word of its notation, with uses of one word told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "MythicChoiceKind")]
#[allow(missing_docs, reason = "the kinds are those of `mythic::Choice`")]
pub enum ChoiceKind {
    PlayerOne,
    Lay,
    Zone,
    Deploy,
    Convert,
    Search,
    Take,
    Activate,
    Use,
    Plus,
    Move,
    Fly,
    Strike,
    Shoot,
    Bite,
    Spread,
    Next,
    #[default]
    Done,
    Harass,
    Defend,
    Counter,
    Decline,
    Retreat,
    Spend,
    Again,
    Throw,
    Reroll,
    Keep,
    Exchange,
    Under,
    Discard,
}

protocol::offer! {
    #[ts(rename = "MythicOffer")]
    about {
        /// Under which heading it stands.
        heading: String,
        /// The unit that does it.
        unit: &'g str,
        /// The space it is about.
        space: String,
        /// The way a move takes, from where the unit stands.
        way: Vec<String>,
        /// The unit it is aimed at.
        target: &'g str,
        /// A second unit it is aimed at.
        second: &'g str,
        /// The talent it uses, by id.
        talent: &'static str,
        /// The card it plays, takes or gives up: `aow` or the tag of a unit.
        card: &'g str,
        /// The board it lays, by id.
        board: &'g str,
        /// Quarter turns of the board.
        turns: u8,
        /// The side of the battlefield.
        edge: &'static str,
        /// The die that is discarded or thrown again, in notation, such as `3` or `5+3`.
        discard: String,
        /// The die that gains 1, in notation.
        on: String,
        /// A variant: `aow`, `leader`, `track`, `sentry`, `arching`, `far` (a shot over one space more, a
        /// move too far to attack), the characteristic bought, or the seat named player 1.
        variant: String,
    }
}

impl<'g> Offer<'g> {
    /// A choice of the viewer, with its label and heading.
    pub fn new(game: &'g Mythic, view: &View, words: &impl Words, choice: Choice) -> Self {
        let mut offer = Self::bare(game, view, choice);
        offer.label = words.choice(game, view, choice);
        offer.heading = words.heading(game, view, choice);
        offer
    }

    /// What the choice is about, without its words.
    fn bare(game: &'g Mythic, view: &View, choice: Choice) -> Self {
        let mut offer =
            Self { notation: kernel::Notation::write(game, &choice), ..Self::default() };
        let tag = |unit: UnitId| Some(game.tag(unit));
        let card = |card: Card| Some(game.card_tag(card));
        let acting = || acting(game, view);
        let variant = |on: bool, word: &str| on.then(|| word.to_owned());
        offer.kind = match choice {
            Choice::PlayerOne(seat) => {
                offer.variant = Some(seat.0.to_string());
                ChoiceKind::PlayerOne
            }
            Choice::Lay(laid) => {
                let board = game.setup().boards.get(usize::from(laid.board));
                offer.board = board.map(|board| &board.id[..]);
                offer.turns = Some(laid.turns);
                ChoiceKind::Lay
            }
            Choice::Zone(edge) => {
                // The side where the chooser deploys; the choice names that of those who began.
                offer.edge = Some(edge.opposite().name());
                ChoiceKind::Zone
            }
            Choice::Deploy(unit, space) => {
                (offer.unit, offer.space) = (tag(unit), Some(space.to_string()));
                ChoiceKind::Deploy
            }
            Choice::Convert(converted) => {
                offer.card = card(converted);
                ChoiceKind::Convert
            }
            Choice::Search => {
                offer.card = card(Card::ArtOfWar);
                ChoiceKind::Search
            }
            Choice::Take(taken) => {
                offer.card = card(taken);
                ChoiceKind::Take
            }
            Choice::Activate(unit, fee) => {
                (offer.unit, offer.card) = (tag(unit), tag(unit));
                offer.variant = variant(fee != Fee::Free, fee.name());
                ChoiceKind::Activate
            }
            Choice::Use(unit, talent) => {
                (offer.unit, offer.talent) = (tag(unit), Some(talent.name()));
                ChoiceKind::Use
            }
            Choice::UseOn(unit, talent, on) => {
                (offer.unit, offer.target) = (tag(unit), tag(on));
                offer.talent = Some(talent.name());
                ChoiceKind::Use
            }
            Choice::Plus(unit, stat) => {
                (offer.unit, offer.variant) = (tag(unit), Some(stat.name().to_owned()));
                ChoiceKind::Plus
            }
            Choice::Move(space) | Choice::MoveVia(_, space) => {
                (offer.unit, offer.space) = (acting(), Some(space.to_string()));
                if let Some(way) = game.way(view, choice) {
                    offer.variant = variant(way.far, "far");
                    offer.way = Some(way.spaces.iter().map(|at| at.to_string()).collect());
                }
                ChoiceKind::Move
            }
            Choice::Fly(space) => {
                (offer.unit, offer.space) = (acting(), Some(space.to_string()));
                ChoiceKind::Fly
            }
            Choice::Strike(on) => {
                (offer.unit, offer.target) = (acting(), tag(on));
                ChoiceKind::Strike
            }
            Choice::Shoot { at, arching, far } => {
                (offer.unit, offer.target) = (acting(), tag(at));
                offer.variant = variant(arching, "arching").or_else(|| variant(far, "far"));
                ChoiceKind::Shoot
            }
            Choice::Bite([first, second]) => {
                (offer.target, offer.second) = (first.and_then(tag), second.and_then(tag));
                ChoiceKind::Bite
            }
            Choice::Spread(on) => {
                offer.target = tag(on);
                ChoiceKind::Spread
            }
            Choice::Next(on) => {
                offer.target = tag(on);
                ChoiceKind::Next
            }
            Choice::Done => ChoiceKind::Done,
            Choice::Harass { by, track } => {
                (offer.unit, offer.variant) = (tag(by), variant(track, "track"));
                ChoiceKind::Harass
            }
            Choice::Defend { by, sentry } => {
                (offer.unit, offer.variant) = (tag(by), variant(sentry, "sentry"));
                ChoiceKind::Defend
            }
            Choice::Counter => ChoiceKind::Counter,
            Choice::Decline => ChoiceKind::Decline,
            Choice::Retreat(space) => {
                offer.space = Some(space.to_string());
                ChoiceKind::Retreat
            }
            Choice::Spend { discard, on } => {
                (offer.discard, offer.on) = (Some(discard.to_string()), Some(on.to_string()));
                ChoiceKind::Spend
            }
            Choice::Again(die) => {
                offer.discard = Some(die.to_string());
                ChoiceKind::Again
            }
            Choice::Throw => ChoiceKind::Throw,
            Choice::Reroll(die, talent) => {
                (offer.discard, offer.talent) = (Some(die.to_string()), Some(talent.name()));
                ChoiceKind::Reroll
            }
            Choice::Keep => ChoiceKind::Keep,
            Choice::Exchange => ChoiceKind::Exchange,
            Choice::Under(unit) => {
                offer.card = tag(unit);
                ChoiceKind::Under
            }
            Choice::Discard(unit) => {
                offer.card = tag(unit);
                ChoiceKind::Discard
            }
        };
        offer
    }
}

/// The unit that is being activated.
fn acting<'g>(game: &'g Mythic, view: &View) -> Option<&'g str> {
    crate::view::activation(view).map(|activation| game.tag(activation.unit))
}
