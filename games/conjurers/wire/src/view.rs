//! From a view to a snapshot.

use ::conjurers::{
    Conjurers, Figure, Frame, LAST_TURN, Look, Public, Resource, Shop, View, is_feeding_turn,
    mine_output,
};
use kernel::{Hosted as _, Seat};
use protocol::{Ask, Over, Words};

use crate::choices::ChoiceShown;
use crate::snapshot::{
    Amount, CardCount, FigureSnapshot, SeatSnapshot, ShelfSnapshot, Snapshot, Stage, Visit,
    VisitKind,
};
use crate::{battle, town};

/// The moment of a view, as it is sent. `question` is the number of the question that stands, and
/// `can_undo` whether the viewer may take a choice back.
pub fn snapshot<'g>(
    game: &'g Conjurers,
    view: &View,
    words: &impl Words<Conjurers>,
    question: u32,
    can_undo: bool,
) -> Snapshot<'g> {
    let public = &view.public;
    let is_there = |card: &::conjurers::EquipmentId| {
        game.card(*card).mythology().is_none_or(|of| !public.locked.contains(of))
    };
    Snapshot {
        question,
        view: view.viewer.map(|seat| seat.0),
        round: public.turn.into(),
        goals: words.goals(game, view),
        over: public.ending.map(|ending| Over::new(game, view, words, ending)),
        waiting_for: game.asked(view).map(|seat| seat.0),
        can_undo,
        phase: public.phase().name(),
        stage: stage(public),
        button: public.button.0,
        starter: public.starter.0,
        feeding: feeding(public),
        locked: public.locked.iter().map(|mythology| mythology.name()).collect(),
        spaces: town::spaces(game, public),
        shelf: game
            .equipment()
            .filter(is_there)
            .map(|card| ShelfSnapshot {
                card: game.card_tag(card),
                left: public.shelf[card.index()],
                price: Amount::of_price(game.price(card)),
            })
            .collect(),
        pile: public.pile.iter().map(|creature| game.tag(creature)).collect(),
        seats: Seat::all(game.seat_count()).map(|seat| self::seat(game, public, seat)).collect(),
        visit: visit(game, public),
        battle: battle::battle(game, view),
        ask: Ask::new(game, view, game.asked(view), words, |choice| {
            ChoiceShown::new(game, view, choice)
        }),
    }
}

/// The part of the turn: the outermost frame that tells it.
fn stage(public: &Public) -> Stage {
    if public.ending.is_some() {
        return Stage::Over;
    }
    let told = |frame: &Frame| match frame {
        Frame::SetUp(_) => Some(Stage::SetUp),
        Frame::Allocation { .. } => Some(Stage::Allocation),
        Frame::Resolving { .. } => Some(Stage::Resolving),
        Frame::Battles { .. } => Some(Stage::Battles),
        Frame::Tournament(_) => Some(Stage::Tournament),
        _ => None,
    };
    public.frames.as_slice().iter().find_map(told).unwrap_or(Stage::End)
}

/// The turn at whose end everybody feeds next.
fn feeding(public: &Public) -> Option<u8> {
    let is_over = public.ending.is_some();
    (public.turn.max(1)..=LAST_TURN).find(|&turn| is_feeding_turn(turn)).filter(|_| !is_over)
}

fn seat<'g>(game: &'g Conjurers, public: &Public, seat: Seat) -> SeatSnapshot<'g> {
    let look = Look::of_public(game, public);
    let state = public.seat(seat);
    let mines = || {
        let traded = Resource::TRADED.into_iter();
        traded.filter(move |resource| public.mines[resource.index()] == Some(seat))
    };
    let owned = game.equipment().map(|card| (card, state.equipment[card.index()]));
    let owned = owned.filter(|&(_, count)| count > 0);
    let figures = Figure::ALL.iter().filter(|&&figure| state.figures.contains(figure));
    SeatSnapshot {
        seat: seat.0,
        stock: (&state.stock).into(),
        figures: figures
            .map(|&figure| FigureSnapshot {
                figure: figure.name(),
                at: state.action_of(figure).map(|action| action.name()),
                waiting: !state.allocated.contains(figure),
                pending: state.pending.contains(figure),
            })
            .collect(),
        army: state.army.iter().map(|creature| game.tag(creature)).collect(),
        equipment: owned
            .map(|(card, count)| CardCount { card: game.card_tag(card), count })
            .collect(),
        mines: mines().map(|resource| resource.name()).collect(),
        income: mines()
            .map(|resource| Amount::new(resource, mine_output(resource, public.phase())))
            .collect(),
        food_due: look.food_needed(seat),
        discount: look.discount(seat, true),
        score: (&look.score(seat)).into(),
    }
}

/// The place whose frame is on top.
fn visit<'g>(game: &'g Conjurers, public: &Public) -> Option<Visit<'g>> {
    let look = Look::of_public(game, public);
    let at = |kind, seat: Seat| Visit {
        kind,
        seat: seat.0,
        sacrificed: 0,
        least_level: 1,
        discount: 0,
        card: None,
        price: Vec::new(),
        mythology: None,
        other: None,
    };
    Some(match *public.frames.top()? {
        Frame::Marketplace { seat } => at(VisitKind::Marketplace, seat),
        Frame::GuildHouse { seat } => at(VisitKind::GuildHouse, seat),
        Frame::Pit(pit) => Visit {
            sacrificed: pit.count,
            least_level: pit.level.max(1),
            ..at(VisitKind::SacrificialPit, pit.seat)
        },
        Frame::Smith { seat, shop, first } => {
            let kind = match shop {
                Shop::Blacksmith => VisitKind::Blacksmith,
                Shop::Artificer => VisitKind::Artificer,
            };
            Visit { discount: look.discount(seat, first), ..at(kind, seat) }
        }
        Frame::Payment(payment) => Visit {
            discount: payment.discount,
            card: Some(game.card_tag(payment.card)),
            price: Amount::of_price(payment.price),
            ..at(VisitKind::Payment, payment.seat)
        },
        Frame::Battleground { seat, mythology, minions } => Visit {
            mythology: Some(mythology.name()),
            other: Some(minions.0),
            ..at(VisitKind::Battleground, seat)
        },
        Frame::Spoils { seat, from } => {
            Visit { other: Some(from.0), ..at(VisitKind::Spoils, seat) }
        }
        Frame::Tournament(_) => at(VisitKind::Prize, game_asked(public)?),
        Frame::Empty
        | Frame::SetUp(_)
        | Frame::Turn(_)
        | Frame::Allocation { .. }
        | Frame::Resolving { .. }
        | Frame::Battles { .. }
        | Frame::Battle(_)
        | Frame::Fight(_) => return None,
    })
}

/// The seat a moment waits for.
fn game_asked(public: &Public) -> Option<Seat> {
    match public.awaits {
        ::conjurers::Awaits::Seat(seat) => Some(seat),
        ::conjurers::Awaits::Nothing | ::conjurers::Awaits::Chance(_) => None,
    }
}
