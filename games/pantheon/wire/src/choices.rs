//! Choices as they are offered: a label, and what on the board each is about.

use pantheon::{Card, Choice, Pantheon, Target, View};
use serde::Serialize;
use ts_rs::TS;

use crate::words::Words;

/// What kind of choice it is: the first word of its notation, with the payments told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the kinds are those of `pantheon::Choice`")]
pub enum ChoiceKind {
    Board,
    Scenario,
    Zone,
    Recruit,
    Place,
    Pass,
    Activate,
    Recall,
    #[default]
    End,
    Walk,
    Attack,
    Claim,
    Run,
    Deploy,
    Absorb,
    Fly,
    Aerial,
    Drop,
    Use,
    Enter,
    Stop,
    Force,
    Target,
    Area,
    Guard,
    Evade,
    Retaliate,
    Decline,
    Reroll,
    Throw,
    GoOn,
    Spend,
    Keep,
    Second,
    Buy,
    Heal,
    Draw,
    Take,
    Pay,
    PayTwo,
    Resolve,
    Pick,
    Lead,
}

protocol::offer! {
    about {
        /// The unit it is about.
        unit: &'g str,
        /// The area it is about.
        area: &'g str,
        /// The unit or token it is aimed at.
        target: String,
        /// The id of the power it uses or resolves.
        power: &'g str,
        /// The card it takes or pays with.
        card: &'g str,
        /// The stone it is about.
        stone: String,
        /// The value of the die discarded or picked up.
        discard: u8,
        /// The value of the die that gains 1.
        on: u8,
        /// A variant or number: `simple`, `complex`, `full`, `draw`, `search`, dice rolled again, the
        /// number of a board or zone.
        variant: String,
    }
    besides {
        /// Cards that the choice makes its player give up, at once or in the payment that follows.
        cost: u8,
        /// What an attack that is only begun can be aimed at next: the units and tokens that the
        /// label names.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<String>>", optional)]
        aims: Vec<String>,
    }
}

impl<'g> Offer<'g> {
    /// A choice of the viewer, with its label.
    pub fn new(game: &'g Pantheon, view: &View, words: &impl Words, choice: Choice) -> Self {
        let mut offer = Self::bare(game, choice);
        offer.label = words.choice(game, view, choice);
        offer.cost = game.price(view, choice);
        if matches!(choice, Choice::Attack | Choice::AerialAttack) {
            let aims = game.aims(view, choice);
            offer.aims = aims.into_iter().map(|target| game.target_tag(target)).collect();
        }
        offer
    }

    /// What the choice is about, without label and cost.
    fn bare(game: &'g Pantheon, choice: Choice) -> Self {
        let mut offer =
            Self { notation: kernel::Notation::write(game, &choice), ..Self::default() };
        let unit = |unit| Some(game.tag(unit));
        let area = |area| Some(game.area_tag(area));
        let target = |target: Target| Some(game.target_tag(target));
        let word = |word: &str| Some(word.to_owned());
        let stone = |stone: pantheon::StoneId| Some(format!("s{}", stone.0 + 1));
        let power_id = |power: pantheon::PowerRef| {
            let powers = &game.def(power.unit).powers;
            powers.get(usize::from(power.index)).map(|power| power.id.as_str())
        };
        offer.kind = match choice {
            Choice::Board(board) => {
                offer.variant = Some((board + 1).to_string());
                ChoiceKind::Board
            }
            Choice::Scenario(scenario) => {
                offer.variant = Some((scenario + 1).to_string());
                ChoiceKind::Scenario
            }
            Choice::Zone(zone) => {
                offer.variant = Some((zone + 1).to_string());
                ChoiceKind::Zone
            }
            Choice::Recruit(id) => {
                offer.unit = unit(id);
                ChoiceKind::Recruit
            }
            Choice::PlaceTroop(id, at) => {
                (offer.unit, offer.area) = (unit(id), area(at));
                ChoiceKind::Place
            }
            Choice::Pass { draw } => {
                offer.variant = draw.then(|| "draw".to_owned());
                ChoiceKind::Pass
            }
            Choice::Activate(id, declared) => {
                offer.unit = unit(id);
                offer.variant = word(match declared {
                    pantheon::Declared::Simple => "simple",
                    pantheon::Declared::Complex => "complex",
                });
                ChoiceKind::Activate
            }
            Choice::Recall(id) => {
                offer.unit = unit(id);
                ChoiceKind::Recall
            }
            Choice::End => ChoiceKind::End,
            Choice::Walk => ChoiceKind::Walk,
            Choice::Attack => ChoiceKind::Attack,
            Choice::Claim(id) => {
                offer.stone = stone(id);
                ChoiceKind::Claim
            }
            Choice::Run => ChoiceKind::Run,
            Choice::Deploy(at) => {
                offer.area = area(at);
                ChoiceKind::Deploy
            }
            Choice::Absorb(id) => {
                offer.stone = stone(id);
                ChoiceKind::Absorb
            }
            Choice::FastFlight => ChoiceKind::Fly,
            Choice::AerialAttack => ChoiceKind::Aerial,
            Choice::Drop => ChoiceKind::Drop,
            Choice::Use(power) => {
                (offer.unit, offer.power) = (unit(power.unit), power_id(power));
                ChoiceKind::Use
            }
            Choice::Enter(at) => {
                offer.area = area(at);
                ChoiceKind::Enter
            }
            Choice::Stop => ChoiceKind::Stop,
            Choice::Force => ChoiceKind::Force,
            Choice::Target(at) => {
                offer.target = target(at);
                ChoiceKind::Target
            }
            Choice::TargetFull(at) => {
                (offer.target, offer.variant) = (target(at), word("full"));
                ChoiceKind::Target
            }
            Choice::Area(at) => {
                offer.area = area(at);
                ChoiceKind::Area
            }
            Choice::Guard(id) => {
                offer.unit = unit(id);
                ChoiceKind::Guard
            }
            Choice::Evade => ChoiceKind::Evade,
            Choice::Retaliate => ChoiceKind::Retaliate,
            Choice::Decline => ChoiceKind::Decline,
            Choice::Reroll(face) => {
                offer.discard = Some(face);
                ChoiceKind::Reroll
            }
            Choice::Throw(at) => {
                offer.area = area(at);
                ChoiceKind::Throw
            }
            Choice::Continue => ChoiceKind::GoOn,
            Choice::Spend { discard, on } => {
                (offer.discard, offer.on) = (Some(discard), Some(on));
                ChoiceKind::Spend
            }
            Choice::Keep => ChoiceKind::Keep,
            Choice::Second(fives) => {
                offer.variant = Some(fives.to_string());
                ChoiceKind::Second
            }
            Choice::Buy(manoeuvre) => {
                offer.variant = word(manoeuvre.name());
                ChoiceKind::Buy
            }
            Choice::Heal => ChoiceKind::Heal,
            Choice::DrawMore => ChoiceKind::Draw,
            Choice::Take(card) => {
                offer.card = Some(game.card_tag(card));
                ChoiceKind::Take
            }
            Choice::Pay(card) => {
                offer.card = Some(game.card_tag(card));
                ChoiceKind::Pay
            }
            Choice::PayTwo(a, b) => {
                offer.card = Some(game.card_tag(Card::Activation(a)));
                offer.variant = word(game.tag(b));
                ChoiceKind::PayTwo
            }
            Choice::Resolve(power) => {
                (offer.unit, offer.power) = (unit(power.unit), power_id(power));
                ChoiceKind::Resolve
            }
            Choice::ResolveTerrain => ChoiceKind::Resolve,
            Choice::Pick(id) => {
                offer.unit = unit(id);
                ChoiceKind::Pick
            }
            Choice::Lead(id) => {
                offer.unit = unit(id);
                ChoiceKind::Lead
            }
        };
        offer
    }
}
