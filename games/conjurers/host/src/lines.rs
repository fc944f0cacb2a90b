//! What the lines of the log are about.

use conjurers::battle::BattleEnding;
use conjurers::{Cause, Conjurers, CreatureId, Event, Frame, Public, Roll, Seen, View};
use protocol::LogLine;

/// Adds what a line is about: `unit` is a creature, `area` an action of the town.
pub(crate) fn annotate(game: &Conjurers, before: &View, seen: &Seen, line: &mut LogLine) {
    line.depth = depth(&before.public);
    match *seen {
        Seen::Drew(seat, creature) => {
            (line.kind, line.seat) = ("drew", Some(seat.0));
            line.unit = creature.map(|creature| game.tag(creature).to_owned());
        }
        Seen::Open(event) => open(game, event, line),
    }
    if let Seen::Open(Event::TurnBegan(_) | Event::Over(_)) = seen {
        line.depth = 0;
    }
}

/// How deep in the rules a moment is: a battle within a turn, a fight within a battle.
fn depth(public: &Public) -> u8 {
    let deep =
        |frame: &&Frame| matches!(frame, Frame::Battle(_) | Frame::Fight(_) | Frame::Tournament(_));
    u8::try_from(public.frames.as_slice().iter().filter(deep).count()).unwrap_or(u8::MAX)
}

/// The dice of a roll, those with nothing on them first.
fn faces(roll: Roll) -> Vec<u8> {
    let zeros = roll.dice - roll.ones - roll.twos;
    let counted = [(0, zeros), (1, roll.ones), (2, roll.twos)];
    counted.into_iter().flat_map(|(face, count)| (0..count).map(move |_| face)).collect()
}

/// What on the table an event is about that everybody sees.
fn open(game: &Conjurers, event: Event, line: &mut LogLine) {
    let tag = |creature: CreatureId| Some(game.tag(creature).to_owned());
    line.kind = kind(&event);
    line.rules.extend(rule(&event).map(str::to_owned));
    match event {
        Event::Starts(seat)
        | Event::Began(seat, _)
        | Event::Stayed(seat, _)
        | Event::MineTaken(seat, _)
        | Event::Gained(seat, ..)
        | Event::Paid(seat, ..)
        | Event::ButtonTaken(seat)
        | Event::Hired(seat, _)
        | Event::Bought(seat, _)
        | Event::Declined(seat)
        | Event::TurnLost(seat)
        | Event::MinusPoints(seat, _)
        | Event::Fed { seat, .. }
        | Event::Stole { seat, .. }
        | Event::BattleBegan { attacker: seat, .. }
        | Event::Counted { seat, .. }
        | Event::BattleEnded { winner: seat, .. }
        | Event::Match { challenger: seat, .. } => line.seat = Some(seat.0),
        Event::Placed(seat, _, action)
        | Event::Resolved(seat, _, action)
        | Event::NoBattle(seat, action) => {
            line.seat = Some(seat.0);
            line.area = Some(action.name().to_owned());
        }
        Event::Dealt(seat, creature)
        | Event::Drew(seat, creature)
        | Event::Sacrificed(seat, creature, _)
        | Event::Removed(seat, creature)
        | Event::Summoned(seat, creature, _)
        | Event::Won(seat, creature) => {
            line.seat = Some(seat.0);
            line.unit = tag(creature);
        }
        Event::Rolled(creature, roll) => {
            line.unit = tag(creature);
            line.dice = faces(roll);
        }
        Event::Equipped(creature, _)
        | Event::Moved(creature, _)
        | Event::Adopted(creature, _)
        | Event::Frozen(creature)
        | Event::Poisoned(creature)
        | Event::Died(creature)
        | Event::Resurrected(creature)
        | Event::BrokeFree(creature)
        | Event::Returned(creature)
        | Event::Bound { by: creature, .. } => line.unit = tag(creature),
        Event::Fought { by, on } | Event::Devoured { by, on } => {
            (line.unit, line.on) = (tag(by), tag(on));
        }
        Event::Damaged { creature, damage: points, .. } | Event::Healed(creature, points) => {
            (line.unit, line.amount) = (tag(creature), Some(points));
        }
        Event::Locked(_) | Event::TurnBegan(_) | Event::Ranked(_) | Event::Over(_) => {}
    }
}

/// The rule that an event follows from, where one explains it.
const fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::MineTaken(..) => "CON.10.2",
        Event::ButtonTaken(_) => "CON.14.2",
        Event::Hired(..) => "CON.15.1",
        Event::Sacrificed(..) => "CON.16.1",
        Event::Bought(..) => "CON.17.1",
        Event::BattleBegan { over: Some(_), .. } => "CON.18.3",
        Event::BattleBegan { over: None, .. } => "CON.19.1",
        Event::Removed(..) => "CON.19.3",
        Event::Stole { .. } => "CON.19.4",
        Event::Fed { .. } => "CON.20.2",
        Event::Match { .. } | Event::Ranked(_) => "CON.21.4",
        Event::BattleEnded { by: BattleEnding::LastCreature, .. } => "CON.22.2",
        Event::BattleEnded { by: BattleEnding::BothLast, .. } => "CON.22.3",
        Event::BattleEnded { by: BattleEnding::HitPoints, .. } | Event::Counted { .. } => {
            "CON.22.4"
        }
        Event::Drew(..) => "CON.22.5",
        Event::TurnLost(_) => "CON.23.5",
        Event::Fought { .. } => "CON.24.3",
        Event::Damaged { cause, .. } => match cause {
            Cause::Strike => "CON.24.4",
            Cause::MultiAttack => "CON.27.21",
            Cause::Burning => "CON.27.10",
            Cause::Poison => "CON.27.16",
            Cause::Devour => "CON.28.7",
            Cause::BreakFree => "CON.28.9",
        },
        Event::Died(_) => "CON.24.8",
        Event::Frozen(_) => "CON.27.1",
        Event::Poisoned(_) => "CON.27.14",
        Event::Devoured { .. } => "CON.28.5",
        Event::BrokeFree(_) => "CON.28.9",
        Event::Returned(_) => "CON.28.11",
        Event::Resurrected(_) => "CON.29.14",
        Event::Bound { .. } => "CON.33.11",
        Event::Adopted(..) => "CON.33.25",
        Event::Over(_) => "CON.39.1",
        Event::Locked(_)
        | Event::Starts(_)
        | Event::Began(..)
        | Event::Dealt(..)
        | Event::TurnBegan(_)
        | Event::Placed(..)
        | Event::Stayed(..)
        | Event::Resolved(..)
        | Event::Gained(..)
        | Event::Paid(..)
        | Event::NoBattle(..)
        | Event::Declined(_)
        | Event::Summoned(..)
        | Event::Equipped(..)
        | Event::Healed(..)
        | Event::Moved(..)
        | Event::Rolled(..)
        | Event::Won(..)
        | Event::MinusPoints(..) => return None,
    })
}

/// The word for an event.
const fn kind(event: &Event) -> &'static str {
    match event {
        Event::Locked(_) => "locked",
        Event::Starts(_) => "starts",
        Event::Began(..) => "began",
        Event::Dealt(..) => "dealt",
        Event::TurnBegan(_) => "turn_began",
        Event::Placed(..) => "placed",
        Event::Stayed(..) => "stayed",
        Event::Resolved(..) => "resolved",
        Event::MineTaken(..) => "mine_taken",
        Event::Gained(..) => "gained",
        Event::Paid(..) => "paid",
        Event::ButtonTaken(_) => "button_taken",
        Event::Hired(..) => "hired",
        Event::Sacrificed(..) => "sacrificed",
        Event::Bought(..) => "bought",
        Event::NoBattle(..) => "no_battle",
        Event::Declined(_) => "declined",
        Event::BattleBegan { .. } => "battle_began",
        Event::Removed(..) => "removed",
        Event::Drew(..) => "drew",
        Event::Summoned(..) => "summoned",
        Event::Equipped(..) => "equipped",
        Event::Healed(..) => "healed",
        Event::Moved(..) => "moved",
        Event::Fought { .. } => "fought",
        Event::Adopted(..) => "adopted",
        Event::Rolled(..) => "rolled",
        Event::Damaged { .. } => "damaged",
        Event::Frozen(_) => "frozen",
        Event::Poisoned(_) => "poisoned",
        Event::Died(_) => "died",
        Event::Resurrected(_) => "resurrected",
        Event::Devoured { .. } => "devoured",
        Event::BrokeFree(_) => "broke_free",
        Event::Returned(_) => "returned",
        Event::Bound { .. } => "bound",
        Event::TurnLost(_) => "turn_lost",
        Event::Counted { .. } => "counted",
        Event::BattleEnded { .. } => "battle_ended",
        Event::Won(..) => "won",
        Event::Stole { .. } => "stole",
        Event::MinusPoints(..) => "minus_points",
        Event::Fed { .. } => "fed",
        Event::Match { .. } => "match",
        Event::Ranked(_) => "ranked",
        Event::Over(_) => "over",
    }
}
