//! The attack under way, with its dice.

use mythic::{Answer, Blow, Cause, Fight, FightStep, Frame, Mythic, Side, View};

use crate::forecast::total;
use crate::snapshot::{AttackSide, AttackSnapshot, DieSnapshot};
use crate::words::Words;

/// The attack under way: the innermost, when several are.
pub(crate) fn attack<'g>(
    game: &'g Mythic,
    view: &View,
    words: &impl Words,
) -> Option<AttackSnapshot<'g>> {
    let frames = view.public.frames.as_slice();
    let fight = frames.iter().rev().find_map(|frame| match frame {
        Frame::Fight(fight) => Some(fight),
        _ => None,
    })?;
    let sides = game.under_way(view);
    let rolling = rolling(fight);
    let difficulty =
        rolling.and_then(|side| sides.get(side.index())).map(|side| side.difficulty.total());
    let shown = sides.iter().zip([Side::Attacker, Side::Victim]).map(|(attack, side)| AttackSide {
        unit: game.tag(attack.by),
        on: game.tag(attack.on),
        dice: total(game, view, words, &attack.dice),
        difficulty: total(game, view, words, &attack.difficulty),
        wounds: fight.wounds[side.other().index()],
        rolled: fight.rolled[side.index()],
    });
    Some(AttackSnapshot {
        by: game.tag(fight.by),
        target: game.tag(fight.target),
        victim: game.tag(fight.victim),
        blow: blow(fight.blow),
        talent: match fight.cause {
            Cause::Declared => None,
            Cause::Talent(talent) => Some(talent.name()),
        },
        web: fight.web,
        answer: match fight.answer {
            Answer::None => "none",
            Answer::Counter => "counter",
            Answer::Riposte(_) => "riposte",
        },
        sides: shown.collect(),
        rolling: rolling.map(|side| side.index() as u8),
        dice: if rolling.is_some() { dice(view, difficulty) } else { Vec::new() },
    })
}

/// Whose dice lie on the table.
fn rolling(fight: &Fight) -> Option<Side> {
    match fight.step {
        FightStep::Dice(side) => Some(side),
        // Force of Impact comes right after the attacker's dice.
        FightStep::Impact => Some(Side::Attacker),
        FightStep::Evade
        | FightStep::Split
        | FightStep::Defend { .. }
        | FightStep::Answer
        | FightStep::Talents(_)
        | FightStep::Begin(_)
        | FightStep::Parry(_)
        | FightStep::Endure(_)
        | FightStep::Apply
        | FightStep::Spoils(_)
        | FightStep::Next
        | FightStep::Retreat => None,
    }
}

fn dice(view: &View, difficulty: Option<u8>) -> Vec<DieSnapshot> {
    let roll = &view.public.roll;
    let die = |(at, die): (usize, &mythic::dice::chain::Die)| DieSnapshot {
        face: die.face,
        fives: die.fives,
        value: die.value(),
        success: die.face > 0 && difficulty.is_some_and(|reach| die.value() >= reach),
        marked: roll.is_marked(at),
        thrown: roll.is_in_the_air(at),
    };
    roll.dice().iter().enumerate().map(die).collect()
}

/// The word for how an attack is made.
pub(crate) const fn blow(blow: Blow) -> &'static str {
    match blow {
        Blow::Close => "close",
        Blow::Ranged => "ranged",
        Blow::Neither => "neither",
    }
}
