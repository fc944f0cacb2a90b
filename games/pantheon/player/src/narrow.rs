//! Choices that others make needless.

use pantheon::board::{AreaId, Terrain};
use pantheon::catalog::{Effect, Selector, Stat};
use pantheon::{Card, Choice, Frame, Movement, Pantheon, PowerRef, Public, Stage};

use crate::Lore;
use crate::waiting::is_idle;

/// Takes out what nobody needs to think about.
pub(crate) fn drop_needless(
    game: &Pantheon,
    lore: &Lore,
    public: &Public,
    options: &mut Vec<Choice>,
) {
    match public.frames.top() {
        Some(Frame::Movement(movement)) if movement.entered > 0 => {
            keep_some(options, |choice| match choice {
                Choice::Enter(to) => !is_detour(game, lore, public, movement, to),
                _ => true,
            });
        }
        // Nobody sets out to stay where it is.
        Some(Frame::Movement(_)) => keep_some(options, |choice| choice != Choice::Stop),
        // An activation is paid for: something is done with it. A stone is dropped for nothing.
        Some(Frame::Activation(activation)) => {
            let moves = options
                .iter()
                .any(|choice| matches!(choice, Choice::Walk | Choice::Run | Choice::FastFlight));
            keep_some(options, |choice| match choice {
                Choice::Drop => false,
                // There is time for it between activations.
                Choice::Buy(_) => false,
                Choice::Use(power) => moves || !is_for_movement(game, power),
                _ => true,
            });
            if is_idle(public, activation) {
                keep_some(options, |choice| choice != Choice::End);
            }
        }
        // A card of the art of war was paid for it, and cards of the fallen are worth less than that.
        Some(Frame::Search { .. }) => keep_some(options, |choice| match choice {
            Choice::Take(Card::ArtOfWar) => false,
            Choice::Take(Card::Activation(unit)) => {
                matches!(public.unit(unit).stage, Stage::Ready | Stage::InPlay)
            }
            _ => true,
        }),
        // To pass without a card is never better than with one: decks are refreshed.
        Some(Frame::Turn(_)) => keep_some(options, |choice| choice != Choice::Pass { draw: false }),
        Some(Frame::Payment { .. }) => {
            // Cards of the fallen pay for little else, and one pair is as good as another.
            let fallen = options.iter().copied().find(|c| matches!(c, Choice::PayTwo(..)));
            keep_some(options, |choice| match choice {
                Choice::PayTwo(..) => Some(choice) == fallen,
                Choice::Pay(Card::Omphalos) => false,
                _ => true,
            });
        }
        _ => {}
    }
}

/// Whether a power does nothing but let its unit go farther.
fn is_for_movement(game: &Pantheon, power: PowerRef) -> bool {
    let powers = &game.def(power.unit).powers;
    let is_farther = |effect: &Effect| {
        matches!(
            effect,
            Effect::Modify { stat: Stat::Movement, on: Selector::Itself, .. }
                | Effect::Wound { on: Selector::Itself, .. }
        )
    };
    powers.get(usize::from(power.index)).is_some_and(|power| power.effects.iter().all(is_farther))
}

fn keep_some(options: &mut Vec<Choice>, keep: impl Fn(Choice) -> bool) {
    if options.iter().any(|&choice| keep(choice)) {
        options.retain(|&choice| keep(choice));
    }
}

/// Whether a unit under way could have entered an area by a way that is at least as short: the
/// area it came from, one next to that, or one that a lower area leads to as well.
fn is_detour(
    game: &Pantheon,
    lore: &Lore,
    public: &Public,
    movement: &Movement,
    to: AreaId,
) -> bool {
    let (unit, from) = (movement.unit, movement.from);
    let Some(here) = public.area_of(unit) else { return false };
    if to == from || lore.steps(public, unit, from, to) < 2 {
        return true;
    }
    let plain = |area: AreaId| {
        game.terrain(public, area) == Terrain::OpenGround && public.units_in(area).is_empty()
    };
    let board = game.board(public);
    let mut between = (board.adjacent(from) & board.adjacent(to)).iter();
    between.any(|other| {
        other.index() < here.index()
            && plain(other)
            && lore.steps(public, unit, from, other) == 1
            && lore.steps(public, unit, other, to) == 1
    })
}
