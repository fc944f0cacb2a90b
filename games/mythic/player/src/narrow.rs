//! Choices that nobody needs to think about.

use kernel::Seat;
use mythic::{Activation, Choice, Fight, FightStep, Frame, Talent, TurnStep};

use crate::eye::Eye;

/// Of all the spaces that a unit can go to so many are looked at.
const MOVES: usize = 7;

/// With so many power points there is no need of more in the middle of something.
const ENOUGH: u16 = 2;

/// Takes out what others make needless: moves to worse places, cards turned into power points that
/// nobody needs, the search of a deck in the middle of something, and talents that could wait.
pub(crate) fn drop_needless(eye: &Eye<'_>, asked: Option<Seat>, options: &mut Vec<Choice>) {
    let frame = eye.look.public.frames.top();
    let in_turn = matches!(frame, Some(Frame::Turn(TurnStep::Act)));
    let poor = asked.is_some_and(|seat| eye.points(seat) < ENOUGH);
    let is_window =
        matches!(frame, Some(Frame::Window { .. } | Frame::Volley(_) | Frame::Flight(_)));
    let converted = (poor && !is_window).then(|| {
        let cards: Vec<Choice> = options.iter().copied().filter(is_conversion).collect();
        eye.least(&cards)
    });
    let converted = converted.flatten();
    let matters = matches!(
        frame,
        Some(Frame::Activation(_) | Frame::Fight(Fight { step: FightStep::Talents(_), .. }))
    );
    keep_some(options, |choice| match choice {
        Choice::Convert(_) => Some(choice) == converted,
        Choice::Search => in_turn,
        Choice::Use(_, talent) => matters || !Talent::AT_ANY_TIME.contains(&talent),
        _ => true,
    });
    if let Some(Frame::Activation(activation)) = frame {
        drop_worse_moves(eye, activation, options);
    }
}

fn is_conversion(choice: &Choice) -> bool {
    matches!(choice, Choice::Convert(_))
}

/// Keeps what `keep` keeps, unless that is nothing.
fn keep_some(options: &mut Vec<Choice>, keep: impl Fn(Choice) -> bool) {
    if options.iter().any(|&choice| keep(choice)) {
        options.retain(|&choice| keep(choice));
    }
}

fn drop_worse_moves(eye: &Eye<'_>, activation: &Activation, options: &mut Vec<Choice>) {
    let moves = options.iter().filter(|choice| matches!(choice, Choice::Move(_))).count();
    if moves <= MOVES {
        return;
    }
    let survey = eye.survey(activation.unit);
    let near = eye.look.combat_reach(activation);
    let fights = !activation.attacked();
    let pull = |choice: &Choice| match *choice {
        Choice::Move(to) => Some(survey.pull(to, fights && near.contains(to))),
        _ => None,
    };
    let pulls: Vec<f64> = options.iter().filter_map(pull).collect();
    let mut sorted = pulls.clone();
    let (_, &mut least, _) = sorted.select_nth_unstable_by(moves - MOVES, f64::total_cmp);
    let (mut pulls, mut room) = (pulls.into_iter(), MOVES);
    options.retain(|choice| {
        if !matches!(choice, Choice::Move(_)) {
            return true;
        }
        let kept = pulls.next().is_some_and(|pull| pull >= least) && room > 0;
        room -= usize::from(kept);
        kept
    });
}
