//! Events as words, so that a case can name them.

use board::AreaId;
use kernel::Seat;
use pantheon::catalog::Reach;
use pantheon::{
    Card, Declared, Ending, Event, MoveKind, OnBoard, Pantheon, Request, StoneId, TokenId, UnitId,
};

use cases::stage::Form;
use cases::words::seat_name;

/// The first words of events, with what follows each.
pub(crate) const EVENTS: [Form; 58] = [
    ("absorbed", "UNIT STONE"),
    ("activated", "UNIT simple|complex"),
    ("activation_ended", "UNIT"),
    ("area_targeted", "UNIT AREA"),
    ("attack_lost", "UNIT"),
    ("board_chosen", "NUMBER"),
    ("bought", "SEAT MANOEUVRE"),
    ("claimed", "UNIT STONE"),
    ("converted", "SEAT NUMBER"),
    ("declined_to_activate", "SEAT"),
    ("destroyed", "UNIT"),
    ("discarded", "SEAT CARD"),
    ("draw", ""),
    ("drew", "SEAT CARD"),
    ("dropped", "STONE AREA"),
    ("element_removed", "AREA"),
    ("eliminated", "SEAT"),
    ("evaded", "UNIT"),
    ("found_no_place", "UNIT"),
    ("gained_omphalos", "SEAT"),
    ("guarded", "UNIT"),
    ("healed", "UNIT NUMBER"),
    ("lava_attacks", "UNIT SEAT"),
    ("lead_rolled", "DIE ..."),
    ("leads", "SEAT"),
    ("moved", "UNIT AREA walk|run|fly|power|forced"),
    ("nothing_to_draw", "SEAT"),
    ("paralysed", "UNIT"),
    ("passed", "SEAT"),
    ("placed", "UNIT AREA"),
    ("points_to_omphalos", "SEAT NUMBER"),
    ("power_used", "UNIT POWER"),
    ("recalled", "UNIT AREA"),
    ("recruited", "SEAT UNIT"),
    ("refreshed", ""),
    ("rerolled", "DIE ..."),
    ("retaliated", "UNIT"),
    ("retrieved", "SEAT CARD"),
    ("returned_omphalos", "SEAT"),
    ("roll_again", "SEAT ..."),
    ("rolled", "DIE ..."),
    ("scenario_chosen", "SEAT NUMBER"),
    ("scenario_rolled", "DIE ..."),
    ("searched", "SEAT CARD"),
    ("second_rolled", "DIE ..."),
    ("showed", "SEAT CARD"),
    ("spent", "DIE DIE"),
    ("targeted", "UNIT TARGET melee|ranged"),
    ("targets_named", "UNIT TARGET ..."),
    ("thrown", "UNIT AREA"),
    ("token_placed", "TOKEN"),
    ("token_removed", "TOKEN"),
    ("token_wounded", "TOKEN NUMBER"),
    ("turn_began", "SEAT ROUND"),
    ("values", "OFFENCE DEFENCE"),
    ("won", "SEAT ..."),
    ("wounded", "UNIT NUMBER"),
    ("zone_chosen", "SEAT NUMBER"),
];

/// Words that follow an event and are no names.
const PLAIN: [&str; 14] = [
    "simple", "complex", "walk", "run", "fly", "power", "forced", "melee", "ranged", "draw",
    "search", "evade", "aow", "omphalos",
];

/// An event in words, as `expect event` names it.
pub fn event_words(game: &Pantheon, event: &Event) -> String {
    with_areas(game, |id| game.area_tag(id), event)
}

/// An event in words, with the names that areas have on a board.
pub(crate) fn event_words_on<'a>(game: &'a Pantheon, on: &OnBoard<'a>, event: &Event) -> String {
    with_areas(game, |id| on.area_tag(id), event)
}

fn with_areas<'a>(game: &'a Pantheon, area: impl Fn(AreaId) -> &'a str, event: &Event) -> String {
    let unit = |id: UnitId| game.tag(id);
    let seat = |seat: Seat| seat_name(seat);
    let card = |card: Card| game.card_tag(card);
    let stone = |stone: StoneId| format!("s{}", stone.0 + 1);
    let token = |token: TokenId| format!("t{}", token.0 + 1);
    match *event {
        Event::LeadRolled(faces) => format!("lead_rolled {}", dice_words(game, &faces)),
        Event::ScenarioRolled(faces) => format!("scenario_rolled {}", dice_words(game, &faces)),
        Event::ScenarioChosen(by, scenario) => {
            format!("scenario_chosen {} {}", seat(by), scenario + 1)
        }
        Event::PointsToOmphalos(by, points) => {
            format!("points_to_omphalos {} {points}", seat(by))
        }
        Event::DeclinedToActivate(by) => format!("declined_to_activate {}", seat(by)),
        Event::LavaAttacks(id, by) => format!("lava_attacks {} {}", unit(id), seat(by)),
        Event::TargetsNamed(by, targets) => {
            let targets: Vec<&str> = targets.iter().map(unit).collect();
            format!("targets_named {} {}", unit(by), targets.join(" "))
        }
        Event::Leads(by) => format!("leads {}", seat(by)),
        Event::BoardChosen(board) => format!("board_chosen {}", board + 1),
        Event::ZoneChosen(by, zone) => format!("zone_chosen {} {}", seat(by), zone + 1),
        Event::Recruited(by, id) => format!("recruited {} {}", seat(by), unit(id)),
        Event::PointsConverted(by, points) => format!("converted {} {points}", seat(by)),
        Event::FoundNoPlace(id) => format!("found_no_place {}", unit(id)),
        Event::TurnBegan { seat: by, round } => format!("turn_began {} {round}", seat(by)),
        Event::Drew(by, what) => format!("drew {} {}", seat(by), card(what)),
        Event::NothingToDraw(by) => format!("nothing_to_draw {}", seat(by)),
        Event::Refreshed => "refreshed".to_owned(),
        Event::Passed(by) => format!("passed {}", seat(by)),
        Event::Discarded(by, what) => format!("discarded {} {}", seat(by), card(what)),
        Event::Activated(id, declared) => format!("activated {} {}", unit(id), how(declared)),
        Event::ActivationEnded(id) => format!("activation_ended {}", unit(id)),
        Event::Placed(id, at) => format!("placed {} {}", unit(id), area(at)),
        Event::Moved { unit: id, to, how } => {
            format!("moved {} {} {}", unit(id), area(to), gait(how))
        }
        Event::Recalled(id, to) => format!("recalled {} {}", unit(id), area(to)),
        Event::Targeted { by, on, reach } => {
            let reach = match reach {
                Reach::Melee => "melee",
                Reach::Ranged => "ranged",
            };
            format!("targeted {} {} {reach}", unit(by), game.target_tag(on))
        }
        Event::AreaTargeted(by, at) => format!("area_targeted {} {}", unit(by), area(at)),
        Event::Guarded(id) => format!("guarded {}", unit(id)),
        Event::Evaded(id) => format!("evaded {}", unit(id)),
        Event::AttackLost(id) => format!("attack_lost {}", unit(id)),
        Event::Values { offence, defence } => format!("values {offence} {defence}"),
        Event::Rolled(roll) => format!("rolled {roll}"),
        Event::Rerolled(roll) => format!("rerolled {roll}"),
        Event::Spent { discard, on } => format!("spent {discard} {on}"),
        Event::SecondRolled(roll) => format!("second_rolled {roll}"),
        Event::Wounded(id, wounds) => format!("wounded {} {wounds}", unit(id)),
        Event::Healed(id, points) => format!("healed {} {points}", unit(id)),
        Event::TokenWounded(id, wounds) => format!("token_wounded {} {wounds}", token(id)),
        Event::Destroyed(id) => format!("destroyed {}", unit(id)),
        Event::Eliminated(by) => format!("eliminated {}", seat(by)),
        Event::Retaliated(id) => format!("retaliated {}", unit(id)),
        Event::Thrown(id, to) => format!("thrown {} {}", unit(id), area(to)),
        Event::ElementRemoved(at) => format!("element_removed {}", area(at)),
        Event::Claimed(id, what) => format!("claimed {} {}", unit(id), stone(what)),
        Event::Dropped(what, at) => format!("dropped {} {}", stone(what), area(at)),
        Event::Absorbed(id, what) => format!("absorbed {} {}", unit(id), stone(what)),
        Event::GainedOmphalos(by) => format!("gained_omphalos {}", seat(by)),
        Event::ReturnedOmphalos(by) => format!("returned_omphalos {}", seat(by)),
        Event::Bought(by, manoeuvre) => format!("bought {} {manoeuvre}", seat(by)),
        Event::Searched(by, what) => format!("searched {} {}", seat(by), card(what)),
        Event::Showed(by, what) => format!("showed {} {}", seat(by), card(what)),
        Event::Retrieved(by, what) => format!("retrieved {} {}", seat(by), card(what)),
        Event::PowerUsed(power) => format!("power_used {}", game.power_tag(power)),
        Event::TokenPlaced(id) => format!("token_placed {}", token(id)),
        Event::TokenRemoved(id) => format!("token_removed {}", token(id)),
        Event::Paralysed(id) => format!("paralysed {}", unit(id)),
        Event::Over(Ending::Won(seats)) => {
            let seats: Vec<&str> = seats.iter().map(seat_name).collect();
            format!("won {}", seats.join(" "))
        }
        Event::Over(Ending::Draw) => "draw".to_owned(),
        Event::RollAgain(seats) => {
            let seats: Vec<&str> = seats.iter().map(seat_name).collect();
            format!("roll_again {}", seats.join(" "))
        }
    }
}

/// The dice of the players, in the order of the seats.
fn dice_words(game: &Pantheon, faces: &[u8; Seat::MOST]) -> String {
    let faces = &faces[..usize::from(game.seat_count())];
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    faces.join(" ")
}

fn how(declared: Declared) -> &'static str {
    match declared {
        Declared::Simple => "simple",
        Declared::Complex => "complex",
    }
}

fn gait(kind: Option<MoveKind>) -> &'static str {
    match kind {
        Some(MoveKind::Walk) => "walk",
        Some(MoveKind::Run) => "run",
        Some(MoveKind::FastFlight) => "fly",
        Some(MoveKind::Power) => "power",
        None => "forced",
    }
}

/// Whether events and requests could have this word in them.
pub(crate) fn is_word(game: &Pantheon, word: &str) -> bool {
    let is_power = || {
        let mut powers = game.units().flat_map(|unit| &game.def(unit).powers);
        powers.any(|power| power.id == word)
    };
    let is_numbered = || word.starts_with(['s', 't']) && word[1..].parse::<u8>().is_ok();
    PLAIN.contains(&word)
        || game.unit_by_tag(word).is_some()
        || game.setup().boards.iter().any(|board| board.find(word).is_some())
        || is_numbered()
        || is_power()
}

/// What chance is asked for, in words.
pub(crate) fn request_words(request: &Request) -> String {
    match *request {
        Request::Dice { dice } => format!("dice {dice}"),
        Request::Card { seat } => format!("card {}", seat_name(seat)),
        Request::LeadRoll(seats) => {
            let seats: Vec<&str> = seats.iter().map(seat_name).collect();
            format!("lead {}", seats.join(" "))
        }
    }
}

/// The same event with another card, if it carries one: who cannot tell the two apart has not
/// seen the card.
pub(crate) fn with_other_card(event: Event) -> Option<Event> {
    let other = |card| if card == Card::ArtOfWar { Card::Omphalos } else { Card::ArtOfWar };
    match event {
        Event::Drew(by, card) => Some(Event::Drew(by, other(card))),
        Event::Searched(by, card) => Some(Event::Searched(by, other(card))),
        Event::Showed(by, card) => Some(Event::Showed(by, other(card))),
        Event::Retrieved(by, card) => Some(Event::Retrieved(by, other(card))),
        Event::Discarded(by, card) => Some(Event::Discarded(by, other(card))),
        _ => None,
    }
}
