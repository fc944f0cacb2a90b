//! Questions that need no asking: one answer is left, and nothing that is allowed at any time would
//! bring another.

use kernel::Hosted as _;

use crate::choice::Choice;
use crate::frame::{Fight, FightStep, Frame};
use crate::game::Mythic;
use crate::look::Look;
use crate::view::View;

/// More power points than anything costs.
const PLENTY: u16 = 99;

impl Mythic {
    /// The answer of the viewer to a question that need not be asked.
    ///
    /// Cards may be turned into points at any time, but only a question that points could open is
    /// worth stopping for. Where hands decide, an answer that comes at once tells others of the
    /// hand: such a question is left out only when nobody is there who could learn from it,
    /// `unwatched`.
    pub fn needless(&self, view: &View, unwatched: bool) -> Option<Choice> {
        let options = self.question(view)?;
        let frame = view.public.frames.top()?;
        let is_about_dice = matches!(frame, Frame::Fight(Fight { step: FightStep::Dice(_), .. }));
        let is_reaction = matches!(frame, Frame::Fight(_)) || options.contains(&Choice::Decline);
        if !(is_about_dice || is_reaction && unwatched) {
            return None;
        }
        let mut rest = options.iter().copied().filter(|&choice| !is_exchange_of_cards(choice));
        let (Some(only), None) = (rest.next(), rest.next()) else { return None };
        if !matches!(only, Choice::Decline | Choice::Keep | Choice::Done) {
            return None;
        }
        let is_final = !self.could_be_more(view) && !self.may_find_a_card(view, &options);
        is_final.then_some(only)
    }

    /// Whether there would be more to choose with plenty of points.
    fn could_be_more(&self, view: &View) -> bool {
        let Some(seat) = view.viewer else { return true };
        let mut state = view.with_blank_hands();
        state.public.seat_mut(seat).points = PLENTY;
        let look = Look::new(self, &state);
        let Some(frame) = state.public.frames.top() else { return true };
        let mut options = Vec::new();
        look.options_of(frame, seat, &mut options);
        options.into_iter().filter(|&choice| !is_exchange_of_cards(choice)).count() > 1
    }

    /// Whether a search might fetch the card that a counterattack takes.
    fn may_find_a_card(&self, view: &View, options: &[Choice]) -> bool {
        let answers = matches!(
            view.public.frames.top(),
            Some(Frame::Fight(Fight { step: FightStep::Answer, .. }))
        );
        answers && options.contains(&Choice::Search)
    }
}

/// Whether a choice only turns cards into something else.
const fn is_exchange_of_cards(choice: Choice) -> bool {
    matches!(choice, Choice::Convert(_) | Choice::Search)
}
