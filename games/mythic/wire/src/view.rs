//! From a view to a snapshot.

use kernel::{Hosted as _, Seat};
use mythic::{
    Activation, Frame, Mythic, Point, Public, ROWS, Reaction, SetupStep, SpaceSet, Terrain, UnitId,
    View,
};
use protocol::{Ask, Over};

use crate::attack::attack;
use crate::choices::ChoiceShown;
use crate::snapshot::{
    ActivationSnapshot, ArtOfWarSnapshot, CardCount, CommandSnapshot, FieldSnapshot,
    FlightSnapshot, LaidSnapshot, SeatSnapshot, Snapshot, Stage, UnitSnapshot, UnitStage,
    UnitValues,
};
use crate::words::Words;

/// The moment of a view, as it is sent. `question` is the number of the question that stands, and
/// `can_undo` whether the viewer may take a choice back.
pub fn snapshot<'g>(
    game: &'g Mythic,
    view: &View,
    words: &impl Words,
    question: u32,
    can_undo: bool,
) -> Snapshot<'g> {
    let public = &view.public;
    let asked = game.asked(view);
    Snapshot {
        question,
        view: view.viewer.map(|seat| seat.0),
        round: public.turn,
        quiet: public.quiet,
        stage: stage(public),
        active: public.active.0,
        goals: words.goals(game, view),
        over: public.ending.map(|ending| Over::new(game, view, words, ending)),
        waiting_for: asked.map(|seat| seat.0),
        can_undo,
        field: field(game, public),
        seats: Seat::all(game.seat_count()).map(|seat| self::seat(game, view, seat)).collect(),
        units: game.units().map(|unit| self::unit(game, public, unit)).collect(),
        activation: activation(view).map(|activation| ActivationSnapshot {
            unit: game.tag(activation.unit),
            from: activation.from.to_string(),
            harassed: activation.harassed,
            moved: activation.moved,
            attacked: activation.attacked(),
        }),
        command: public.marks.command.map(|command| CommandSnapshot {
            talent: command.talent.name(),
            unit: game.tag(command.unit),
            others: command.others.iter().map(|unit| game.tag(unit)).collect(),
            left: command.left,
        }),
        flight: flight(game, public),
        attack: attack(game, view, words),
        ask: Ask::new(game, view, asked, words, |choice| ChoiceShown::new(game, view, choice)),
    }
}

/// What is being done: what a set-up frame says, or turns.
fn stage(public: &Public) -> Stage {
    let step = public.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Setup(step) => Some(step),
        _ => None,
    });
    match step {
        Some(SetupStep::Roll | SetupStep::PlayerOne) => Stage::Start,
        Some(SetupStep::Boards) => Stage::Boards,
        Some(SetupStep::Zones) => Stage::Zones,
        Some(SetupStep::Deploy { .. }) => Stage::Deploy,
        Some(SetupStep::Hands { .. }) | None => Stage::Turn,
    }
}

/// The activation under way: the innermost, when several are.
pub(crate) fn activation(view: &View) -> Option<&Activation> {
    view.public.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => Some(activation),
        _ => None,
    })
}

fn flight<'g>(game: &'g Mythic, public: &Public) -> Option<FlightSnapshot<'g>> {
    public.frames.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Flight(flight) => Some(FlightSnapshot {
            unit: game.tag(flight.unit),
            at: flight.at.to_string(),
            left: flight.left,
            crossed: flight.crossed.iter().map(|unit| game.tag(unit)).collect(),
        }),
        _ => None,
    })
}

fn field<'g>(game: &'g Mythic, public: &Public) -> FieldSnapshot<'g> {
    let slots = usize::from(game.board_count());
    let across = game.columns() / 4;
    let laid = |at: usize| {
        let laid = public.laid.get(at).copied().flatten()?;
        let board = game.setup().boards.get(usize::from(laid.board))?;
        Some(LaidSnapshot { board: &board.id, turns: laid.turns })
    };
    let covered = |column: u8, row: u8| {
        let slot = (1 - row / 4) * across + column / 4;
        public.laid.get(usize::from(slot)).is_some_and(Option::is_some)
    };
    // Positions of cases and lessons have terrain without boards.
    let bare = public.laid.iter().all(Option::is_none) && stage(public) == Stage::Turn;
    let letter = |column: u8, row: u8| {
        let at = SpaceSet::rectangle(column, row, 1, 1).iter().next();
        let terrain = at.map_or(Terrain::Open, |space| public.terrain_at(space));
        if bare || covered(column, row) { terrain.letter() } else { ' ' }
    };
    let row = |row: u8| (0..game.columns()).map(|column| letter(column, row)).collect();
    FieldSnapshot {
        rows: (0..ROWS).rev().map(row).collect(),
        laid: (0..slots).map(laid).collect(),
        edges: public.edges.map(|edge| edge.map(|edge| edge.name())),
    }
}

/// Maneuver cards of a general, those that are none left out.
fn counted<'g>(
    game: &'g Mythic,
    seat: Seat,
    count: impl Fn(UnitId) -> u8,
) -> impl Iterator<Item = CardCount<'g>> {
    let kinds = game.army(seat).iter().map(move |unit| (unit, count(unit)));
    let there = kinds.filter(|&(_, count)| count > 0);
    there.map(|(unit, count)| CardCount { card: game.tag(unit), count })
}

/// What everybody sees of a general, and what the viewer knows of the own cards.
fn seat<'g>(game: &'g Mythic, view: &View, seat: Seat) -> SeatSnapshot<'g> {
    let public = &view.public;
    let state = public.seat(seat);
    let cards = |unit: UnitId| public.unit(unit).cards;
    let own = view.viewer == Some(seat);
    let discarded: u8 = game.army(seat).iter().map(|unit| cards(unit).discard).sum();
    let pile = || {
        let art = CardCount { card: "aow", count: state.aow.discard };
        let units = counted(game, seat, |unit| cards(unit).discard);
        std::iter::once(art).filter(|art| art.count > 0).chain(units).collect()
    };
    let under = |hand: &mythic::Hand| {
        let bottom = hand.bottom.0.iter().take(usize::from(state.bottom));
        bottom.map(|&unit| game.tag(unit)).collect()
    };
    let points = Point::ALL.iter().filter(|&&point| state.orders.asks_at(point));
    let reactions = Reaction::ALL.iter().filter(|&&reaction| state.orders.asks_for(reaction));
    let left = game.army(seat).iter().filter(|&unit| public.unit(unit).vitality > 0);
    SeatSnapshot {
        seat: seat.0,
        points: state.points,
        standing: left.count() as u8,
        hand: state.hand,
        deck: state.deck,
        under: state.bottom,
        discard: discarded + state.aow.discard,
        aow: ArtOfWarSnapshot { total: state.aow.total, face_up: state.aow.face_up },
        front: counted(game, seat, |unit| cards(unit).front).collect(),
        shown: counted(game, seat, |unit| cards(unit).known).collect(),
        own_hand: own.then(|| counted(game, seat, |unit| view.held(unit)).collect()),
        own_discard: own.then(pile),
        own_under: view.hand.as_ref().filter(|_| own).map(under),
        orders: points.map(|p| p.name()).chain(reactions.map(|r| r.name())).collect(),
    }
}

/// What everybody sees of a unit.
fn unit<'g>(game: &'g Mythic, public: &Public, unit: UnitId) -> UnitSnapshot<'g> {
    let state = public.unit(unit);
    let marks = &public.marks;
    let under = [
        ("activated", marks.activated),
        ("countered", marks.countered),
        ("retreated", marks.retreated),
        ("aura", marks.aura),
        ("child", marks.child),
        ("rage", marks.rage),
        ("sentenced", marks.sentenced),
    ];
    let words = under.into_iter().filter(|(_, units)| units.contains(unit)).map(|(word, _)| word);
    let full = game.full(unit);
    let top = usize::from(full.saturating_sub(state.vitality.max(1)));
    // Under Rage of the Lion a unit fights with the characteristics of its top card.
    let shown = if marks.rage.contains(unit) { full } else { state.vitality };
    let card = game.face(unit, shown);
    UnitSnapshot {
        tag: game.tag(unit),
        def: game.def(unit).tag(),
        owner: game.owner(unit).0,
        stage: match (state.space, state.vitality) {
            (Some(_), _) => UnitStage::InPlay,
            (None, 0) => UnitStage::Destroyed,
            (None, _) => UnitStage::Ready,
        },
        space: state.space.map(|space| space.to_string()),
        vitality: state.vitality,
        max: full,
        flying: game.flies(unit),
        maneuvers: game.def(unit).maneuvers,
        marks: state.webbed.then_some("webbed").into_iter().chain(words).collect(),
        values: UnitValues {
            combat_move: card.combat_move,
            free_move: card.free_move,
            cc: card.cc,
            ranged: card.ranged,
            range: card.range,
            defence: card.defence,
            leadership: card.leadership,
        },
        talents: match game.def(unit).cards.get(top) {
            Some(card) => card.talents.iter().map(|printed| printed.talent.name()).collect(),
            None => Vec::new(),
        },
    }
}
