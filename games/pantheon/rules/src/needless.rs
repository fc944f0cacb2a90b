//! Questions that need no asking: one answer is left, or all come to the same.

use dice::{Stage, Target as Against, can_gain};
use kernel::Hosted as _;

use crate::choice::Choice;
use crate::frame::{Attack, AttackStep, Frame};
use crate::game::Pantheon;
use crate::view::View;

impl Pantheon {
    /// The answer of the viewer to a question that need not be asked.
    ///
    /// Where hands decide what may be chosen, an answer that comes at once tells others of the
    /// hand. So such a question is left out only when nobody is there who could learn from it:
    /// `unwatched`.
    pub fn needless(&self, view: &View, unwatched: bool) -> Option<Choice> {
        let options = self.question(view)?;
        let top = view.public.frames.top()?;
        match options[..] {
            [only] if unwatched || is_open(top) => Some(only),
            [_] => None,
            _ => match top {
                Frame::Attack(attack) => self.harmless_dice(attack, &options),
                _ => None,
            },
        }
    }

    /// Dice that cannot wound any more than they do already lie as they are.
    fn harmless_dice(&self, attack: &Attack, options: &[Choice]) -> Option<Choice> {
        let (stage, rest) = match attack.step {
            AttackStep::AskSpend => (Stage::First, Choice::Keep),
            AttackStep::AskSecond => (Stage::First, Choice::Second(0)),
            AttackStep::AskSpendAgain => (Stage::Second, Choice::Keep),
            _ => return None,
        };
        let again = self.edition().second_assault.again();
        let against = Against { again, ..Against::new(attack.defence) };
        (!can_gain(&attack.pool, stage, against) && options.contains(&rest)).then_some(rest)
    }
}

/// Whether everybody sees what may be chosen: no hand has a part in it.
const fn is_open(frame: &Frame) -> bool {
    match frame {
        Frame::Movement(_) | Frame::Naming { .. } => true,
        Frame::Attack(attack) => matches!(
            attack.step,
            AttackStep::AskTarget
                | AttackStep::AskRolled
                | AttackStep::AskSpend
                | AttackStep::AskSecond
                | AttackStep::AskSpendAgain
                | AttackStep::AskThrow
        ),
        _ => false,
    }
}
