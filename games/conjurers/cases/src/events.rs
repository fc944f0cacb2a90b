//! Events as words, so that a case can name them.

use conjurers::battle::BattleEnding;
use conjurers::catalog::Mythology;
use conjurers::{
    Action, Cause, Column, Conjurers, CreatureId, EquipmentId, Event, Figure, Magic, Request,
    Resource,
};
use kernel::{Seat, SeatSet};

use cases::stage::Form;
use cases::words::seat_name;

/// The first words of events, with what follows each.
pub(crate) const EVENTS: [Form; 46] = [
    ("adopted", "CREATURE MAGIC"),
    ("battle", "SEAT SEAT [CREATURE]"),
    ("battle_ended", "SEAT SEAT ENDING"),
    ("began", "SEAT FIGURE"),
    ("bought", "SEAT CARD"),
    ("bound", "CREATURE CREATURE"),
    ("broke_free", "CREATURE"),
    ("button", "SEAT"),
    ("counted", "SEAT NUMBER [CREATURE ...]"),
    ("damaged", "CREATURE NUMBER absorbed NUMBER CAUSE"),
    ("dealt", "SEAT CREATURE"),
    ("declined", "SEAT"),
    ("devoured", "CREATURE CREATURE"),
    ("died", "CREATURE"),
    ("drew", "SEAT CREATURE"),
    ("equipped", "CREATURE CARD"),
    ("fed", "SEAT NEED PAID"),
    ("fought", "CREATURE CREATURE"),
    ("frozen", "CREATURE"),
    ("gained", "SEAT RESOURCE NUMBER"),
    ("healed", "CREATURE NUMBER"),
    ("hired", "SEAT FIGURE"),
    ("locked", "MYTHOLOGY"),
    ("match", "SEAT SEAT"),
    ("mine_taken", "SEAT RESOURCE"),
    ("minus", "SEAT NUMBER"),
    ("moved", "CREATURE SLOT"),
    ("no_battle", "SEAT ACTION"),
    ("over", "SEAT ..."),
    ("paid", "SEAT RESOURCE NUMBER"),
    ("placed", "SEAT FIGURE ACTION"),
    ("poisoned", "CREATURE"),
    ("ranked", "SEAT ..."),
    ("removed", "SEAT CREATURE"),
    ("resolved", "SEAT FIGURE ACTION"),
    ("resurrected", "CREATURE"),
    ("returned", "CREATURE"),
    ("rolled", "CREATURE DIE ..."),
    ("sacrificed", "SEAT CREATURE COLUMN"),
    ("starts", "SEAT"),
    ("stayed", "SEAT FIGURE"),
    ("stole", "SEAT SEAT RESOURCE NUMBER"),
    ("summoned", "SEAT CREATURE SLOT"),
    ("turn", "NUMBER"),
    ("turn_lost", "SEAT"),
    ("won", "SEAT CREATURE"),
];

/// Words that follow an event or a request and are no names.
const PLAIN: [&str; 13] = [
    "absorbed",
    "strike",
    "multi_attack",
    "burning",
    "poison",
    "devour",
    "break_free",
    "last_creature",
    "both_last",
    "hit_points",
    "start",
    "pairing",
    "challenger",
];

/// An event in words, as `expect event` names it.
pub fn event_words(game: &Conjurers, event: &Event) -> String {
    let tag = |id: CreatureId| game.tag(id);
    let card = |id: EquipmentId| game.card_tag(id);
    let who = seat_name;
    match *event {
        Event::Locked(of) => format!("locked {of}"),
        Event::Starts(seat) => format!("starts {}", who(seat)),
        Event::Began(seat, figure) => format!("began {} {figure}", who(seat)),
        Event::Dealt(seat, id) => format!("dealt {} {}", who(seat), tag(id)),
        Event::TurnBegan(turn) => format!("turn {turn}"),
        Event::Placed(seat, figure, at) => format!("placed {} {figure} {at}", who(seat)),
        Event::Stayed(seat, figure) => format!("stayed {} {figure}", who(seat)),
        Event::Resolved(seat, figure, at) => format!("resolved {} {figure} {at}", who(seat)),
        Event::MineTaken(seat, of) => format!("mine_taken {} {of}", who(seat)),
        Event::Gained(seat, of, amount) => format!("gained {} {of} {amount}", who(seat)),
        Event::Paid(seat, of, amount) => format!("paid {} {of} {amount}", who(seat)),
        Event::ButtonTaken(seat) => format!("button {}", who(seat)),
        Event::Hired(seat, figure) => format!("hired {} {figure}", who(seat)),
        Event::Sacrificed(seat, id, column) => {
            format!("sacrificed {} {} {column}", who(seat), tag(id))
        }
        Event::Bought(seat, id) => format!("bought {} {}", who(seat), card(id)),
        Event::NoBattle(seat, at) => format!("no_battle {} {at}", who(seat)),
        Event::Declined(seat) => format!("declined {}", who(seat)),
        Event::BattleBegan { attacker, defender, over } => {
            let over = over.map(|id| format!(" {}", tag(id))).unwrap_or_default();
            format!("battle {} {}{over}", who(attacker), who(defender))
        }
        Event::Removed(seat, id) => format!("removed {} {}", who(seat), tag(id)),
        Event::Drew(seat, id) => format!("drew {} {}", who(seat), tag(id)),
        Event::Summoned(seat, id, slot) => {
            format!("summoned {} {} {}", who(seat), tag(id), slot.0 + 1)
        }
        Event::Equipped(id, worn) => format!("equipped {} {}", tag(id), card(worn)),
        Event::Healed(id, amount) => format!("healed {} {amount}", tag(id)),
        Event::Moved(id, slot) => format!("moved {} {}", tag(id), slot.0 + 1),
        Event::Fought { by, on } => format!("fought {} {}", tag(by), tag(on)),
        Event::Adopted(id, magic) => format!("adopted {} {magic}", tag(id)),
        Event::Rolled(id, roll) => format!("rolled {} {roll}", tag(id)),
        Event::Damaged { creature, damage, absorbed, cause } => {
            let cause = cause_word(cause);
            format!("damaged {} {damage} absorbed {absorbed} {cause}", tag(creature))
        }
        Event::Frozen(id) => format!("frozen {}", tag(id)),
        Event::Poisoned(id) => format!("poisoned {}", tag(id)),
        Event::Died(id) => format!("died {}", tag(id)),
        Event::Resurrected(id) => format!("resurrected {}", tag(id)),
        Event::Devoured { by, on } => format!("devoured {} {}", tag(by), tag(on)),
        Event::BrokeFree(id) => format!("broke_free {}", tag(id)),
        Event::Returned(id) => format!("returned {}", tag(id)),
        Event::Bound { by, on } => format!("bound {} {}", tag(by), tag(on)),
        Event::TurnLost(seat) => format!("turn_lost {}", who(seat)),
        Event::Counted { seat, hand, hit_points } => {
            let hand: String = hand.iter().map(|id| format!(" {}", tag(id))).collect();
            format!("counted {} {hit_points}{hand}", who(seat))
        }
        Event::BattleEnded { winner, loser, by } => {
            format!("battle_ended {} {} {}", who(winner), who(loser), ending_word(by))
        }
        Event::Won(seat, id) => format!("won {} {}", who(seat), tag(id)),
        Event::Stole { seat, from, resource, amount } => {
            format!("stole {} {} {resource} {amount}", who(seat), who(from))
        }
        Event::MinusPoints(seat, points) => format!("minus {} {points}", who(seat)),
        Event::Fed { seat, need, paid } => format!("fed {} {need} {paid}", who(seat)),
        Event::Match { challenger, defender } => {
            format!("match {} {}", who(challenger), who(defender))
        }
        Event::Ranked(order) => format!("ranked {}", order.map(who).join(" ")),
        Event::Over(winners) => format!("over {}", seats(winners)),
    }
}

fn seats(set: SeatSet) -> String {
    let names: Vec<&str> = set.iter().map(seat_name).collect();
    names.join(" ")
}

const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Strike => "strike",
        Cause::MultiAttack => "multi_attack",
        Cause::Burning => "burning",
        Cause::Poison => "poison",
        Cause::Devour => "devour",
        Cause::BreakFree => "break_free",
    }
}

const fn ending_word(by: BattleEnding) -> &'static str {
    match by {
        BattleEnding::LastCreature => "last_creature",
        BattleEnding::BothLast => "both_last",
        BattleEnding::HitPoints => "hit_points",
    }
}

/// What chance is asked for.
pub(crate) fn request_words(request: &Request) -> String {
    let who = |seat: Seat| seat_name(seat);
    match *request {
        Request::Lock => "mythology".to_owned(),
        Request::Starter => "seat start".to_owned(),
        Request::Deal(seat) | Request::Draw(seat) => format!("card {}", who(seat)),
        Request::Dice(dice) => format!("dice {dice}"),
        Request::Pairing => "seat pairing".to_owned(),
        Request::Challenger([a, b]) => format!("seat challenger {} {}", who(a), who(b)),
    }
}

/// Whether events and requests could have this word in them.
pub(crate) fn is_word(game: &Conjurers, word: &str) -> bool {
    PLAIN.contains(&word)
        || game.creature_by_tag(word).is_some()
        || game.card_by_tag(word).is_some()
        || Resource::from_name(word).is_some()
        || Figure::from_name(word).is_some()
        || Action::from_name(word).is_some()
        || Mythology::from_name(word).is_some()
        || Column::from_name(word).is_some()
        || Magic::from_name(word).is_some()
}
