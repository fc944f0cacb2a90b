//! From a view to a snapshot.

use kernel::{Hosted as _, Seat};
use pantheon::board::AreaId;
use pantheon::{
    AttackKind, AttackPhase, Card, Look, Manoeuvre, Pantheon, Point, Public, Reaction,
    ScenarioRule, StonePlace, View,
};
use protocol::{Ask, Over};

use crate::choices::PricedChoice;
use crate::forecast::{reach, terms};
use crate::snapshot::{
    AreaSnapshot, AttackSnapshot, CardCount, SeatSnapshot, Snapshot, TokenSnapshot,
};
use crate::standing::{Standing, stone_snapshot};
use crate::words::Words;

/// The moment of a view, as it is sent. `standing` is that of the same moment, `question` the
/// number of the question that stands, and `can_undo` whether the viewer may take a choice back.
pub fn snapshot<'g>(
    game: &'g Pantheon,
    view: &View,
    standing: &Standing,
    words: &impl Words,
    question: u32,
    can_undo: bool,
) -> Snapshot<'g> {
    let public = &view.public;
    let asked = game.asked(view);
    let seat = |seat| SeatSnapshot {
        own_hand: own_hand(game, view, seat),
        ..self::seat(game, public, seat)
    };
    Snapshot {
        question,
        view: view.viewer.map(|seat| seat.0),
        round: public.round,
        active: public.active.0,
        lead: public.lead.0,
        board: board(game, public),
        goals: words.goals(game, view),
        over: public.ending.map(|ending| Over::new(game, view, words, ending)),
        waiting_for: asked.map(|seat| seat.0),
        can_undo,
        seats: Seat::all(game.seat_count()).map(seat).collect(),
        units: standing.snapshots(game),
        areas: game.board(public).all().iter().map(|at| area(game, public, at)).collect(),
        tokens: tokens(game, public),
        attack: attack(game, view, words),
        ask: ask(game, view, asked, words),
    }
}

/// The board in play.
pub(crate) fn board<'g>(game: &'g Pantheon, public: &Public) -> &'g str {
    game.setup().boards[usize::from(public.board) % game.setup().boards.len()].id()
}

/// What the viewer is asked, when it is the viewer who is: `asked` is the seat that is.
pub(crate) fn ask<'g>(
    game: &'g Pantheon,
    view: &View,
    asked: Option<Seat>,
    words: &impl Words,
) -> Option<Ask<PricedChoice<'g>>> {
    Ask::new(game, view, asked, words, |choice| PricedChoice::new(game, view, choice))
}

/// The cards of a player of one kind of place, those that are none left out.
fn counted<'g>(
    look: &Look<'_>,
    game: &'g Pantheon,
    seat: Seat,
    count: impl Fn(Card) -> u8,
) -> Vec<CardCount<'g>> {
    let kinds = look.card_kinds(seat).map(|card| (card, count(card)));
    let there = kinds.filter(|&(_, count)| count > 0);
    there.map(|(card, count)| CardCount { card: game.card_tag(card), count }).collect()
}

/// What everybody sees of a player.
pub(crate) fn seat<'g>(game: &'g Pantheon, public: &Public, seat: Seat) -> SeatSnapshot<'g> {
    let look = Look::of_public(game, public);
    let state = public.seat(seat);
    let bought = Manoeuvre::ALL.iter().filter(|&&manoeuvre| look.has_bought(seat, manoeuvre));
    let points = Point::ALL.iter().filter(|&&point| state.orders.asks_at(point));
    let reactions = Reaction::ALL.iter().filter(|&&reaction| state.orders.asks_for(reaction));
    SeatSnapshot {
        seat: seat.0,
        alive: public.alive.contains(seat),
        army: state.army.iter().map(|unit| game.tag(unit)).collect(),
        points: state.points,
        zone: state.zone,
        hand: state.hand,
        deck: state.deck,
        discard: counted(&look, game, seat, |card| look.pile(seat, card).discard),
        shown: counted(&look, game, seat, |card| look.pile(seat, card).known),
        own_hand: None,
        absorbed: state.absorbed,
        bought: bought.map(|manoeuvre| manoeuvre.name()).collect(),
        orders: points.map(|p| p.name()).chain(reactions.map(|r| r.name())).collect(),
    }
}

/// The cards in hand, for the viewer's own seat.
pub(crate) fn own_hand<'g>(
    game: &'g Pantheon,
    view: &View,
    seat: Seat,
) -> Option<Vec<CardCount<'g>>> {
    let look = Look::of_public(game, &view.public);
    let own = view.viewer == Some(seat);
    own.then(|| counted(&look, game, seat, |card| view.held(game, card)))
}

pub(crate) fn area<'g>(game: &'g Pantheon, public: &Public, area: AreaId) -> AreaSnapshot<'g> {
    let closed = |rule: &ScenarioRule| *rule == ScenarioRule::Closed(area);
    let scenario = game.scenario(public);
    let here = |at: &StonePlace| *at == StonePlace::Area(area);
    let stones = public.stones().filter(|(_, stone)| here(&stone.at));
    AreaSnapshot {
        tag: game.area_tag(area),
        units: public.units_in(area).iter().map(|unit| game.tag(unit)).collect(),
        elements: game.shown_elements(public, area),
        bare: game.shown_terrain(public, area) != game.board(public).terrain(area),
        stones: stones.map(|(id, stone)| stone_snapshot(id, stone.kind)).collect(),
        full: game.is_full(public, area),
        closed: scenario.is_some_and(|scenario| scenario.rules.iter().any(closed)),
    }
}

pub(crate) fn tokens<'g>(game: &'g Pantheon, public: &Public) -> Vec<TokenSnapshot<'g>> {
    let snapshot = |(id, token): (pantheon::TokenId, &pantheon::Token)| {
        let (power, _) = token.of?;
        let def = game.def(power.unit);
        Some(TokenSnapshot {
            tag: format!("t{}", id.0 + 1),
            unit: game.tag(power.unit),
            power: def.powers.get(usize::from(power.index)).map_or("", |power| &power.id),
            on: token.on.map(|unit| game.tag(unit)),
            area: token.area.map(|area| game.area_tag(area)),
            vitality: token.vitality,
        })
    };
    public.tokens().filter_map(snapshot).collect()
}

pub(crate) fn attack<'g>(
    game: &'g Pantheon,
    view: &View,
    words: &impl Words,
) -> Option<AttackSnapshot<'g>> {
    let attack = view.public.attack()?;
    let look = Look::of_public(game, &view.public);
    let values = look.value_breakdowns(attack);
    let parts = |breakdown| terms(game, view, words, breakdown);
    Some(AttackSnapshot {
        by: game.tag(attack.by),
        on: attack.on.map(|target| game.target_tag(target)),
        kind: match attack.kind {
            AttackKind::Normal => "normal",
            AttackKind::Aerial => "aerial",
            AttackKind::Area => "area",
            AttackKind::Retaliation => "retaliation",
            AttackKind::Multiple => "multiple",
            AttackKind::Terrain => "terrain",
        },
        reach: reach(attack.reach),
        offence: attack.offence,
        defence: attack.defence,
        counted: attack.phase() >= AttackPhase::Counted,
        offence_terms: values.iter().flat_map(|(offence, _)| parts(offence)).collect(),
        defence_terms: values.iter().flat_map(|(_, defence)| parts(defence)).collect(),
        dice: attack.roll.faces().collect(),
        picked: attack.picked.faces().collect(),
        pool: attack.pool.values().collect(),
        locked: attack.pool.wounds(),
        wounds: attack.wounds,
        second: attack.phase() >= AttackPhase::SecondOver,
    })
}
