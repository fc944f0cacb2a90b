//! Dice: by exact odds where it counts, by a rule of thumb in imagined worlds.

use pantheon::dice::{Aim, Stage, Target as Against, best_reroll, split};
use pantheon::{Attack, AttackStep, Choice, Pantheon, Public, Target};

/// Dice that Monster Slayer rolls again. [P15.14.14-1]
const SLAYER_DICE: u8 = 2;

/// The place of the best choice about the dice of an attack; `None` when it asks something else.
pub(crate) fn exact(
    game: &Pantheon,
    public: &Public,
    attack: &Attack,
    options: &[Choice],
) -> Option<usize> {
    let against = against(game, public, attack);
    let wanted = match attack.step {
        AttackStep::AskSpend => spend(attack, Stage::First, against),
        AttackStep::AskSpendAgain => spend(attack, Stage::Second, against),
        AttackStep::AskSecond => {
            let split = split(&attack.pool, Stage::First, against, Aim::Mean);
            Choice::Second(split.reroll.min(attack.pool.fives()))
        }
        // Whether to throw the target depends on where it would land.
        AttackStep::AskRolled if options.iter().any(|c| matches!(c, Choice::Throw(_))) => {
            return None;
        }
        AttackStep::AskRolled => reroll(attack),
        _ => return None,
    };
    options.iter().position(|&choice| choice == wanted)
}

/// Wounds to expect of the dice on the table under best play; `None` when there are none to spend.
pub(crate) fn promise(game: &Pantheon, public: &Public, attack: &Attack) -> Option<f64> {
    let against = against(game, public, attack);
    match attack.step {
        AttackStep::AskSpend | AttackStep::AskSecond => {
            Some(split(&attack.pool, Stage::First, against, Aim::Mean).value)
        }
        AttackStep::AskSpendAgain => {
            Some(split(&attack.pool, Stage::Second, against, Aim::Mean).value)
        }
        _ => None,
    }
}

/// The choice of a player in a hurry: fives are rolled again, and what is left is made into
/// wounds. It is seldom wrong and quickly found.
pub(crate) fn hurried(game: &Pantheon, public: &Public, attack: &Attack) -> Option<Choice> {
    match attack.step {
        AttackStep::AskSpend if attack.pool.fives() > 0 => Some(Choice::Keep),
        AttackStep::AskSpend | AttackStep::AskSpendAgain => {
            Some(spend(attack, Stage::Second, against(game, public, attack)))
        }
        AttackStep::AskSecond => Some(Choice::Second(attack.pool.fives())),
        _ => None,
    }
}

fn against(game: &Pantheon, public: &Public, attack: &Attack) -> Against {
    let vitality = attack.on.map(|target| match target {
        Target::Unit(unit) => public.unit(unit).vitality,
        Target::Token(token) => public.tokens[token.index()].vitality,
    });
    let again = game.edition().second_assault.again();
    Against { defence: attack.defence, cancelled: 0, vitality, again }
}

fn spend(attack: &Attack, stage: Stage, against: Against) -> Choice {
    let split = split(&attack.pool, stage, against, Aim::Mean);
    split
        .boosts
        .first()
        .map_or(Choice::Keep, |boost| Choice::Spend { discard: boost.discard, on: boost.target })
}

/// Dice are picked one by one; the advice is for all of them, those already picked included.
fn reroll(attack: &Attack) -> Choice {
    let left = if attack.rerolls > 0 { attack.rerolls } else { SLAYER_DICE };
    let most = attack.picked.len() + left;
    let advice = best_reroll(attack.roll, attack.defence, most, Aim::Mean);
    let missing = (0..=5).find(|&face| advice.dice.count(face) > attack.picked.count(face));
    missing.map_or(Choice::Continue, Choice::Reroll)
}
