//! From a view to a snapshot.

use pantheon::catalog::Stat;
use pantheon::kernel::Seat;
use pantheon::{
    Attack, AttackKind, AttackStep, Card, Ending, Frame, Look, Manoeuvre, Pantheon, Pile, Point,
    PowerRef, Public, Reaction, ScenarioRule, Stage, StoneId, StonePlace, StoneType, UnitId, View,
};

use crate::choices::Offer;
use crate::forecast::{reach, terms};
use crate::snapshot::{
    AreaSnapshot, Ask, AttackSnapshot, CardCount, Over, PowerState, SeatSnapshot, Snapshot,
    StageName, StoneSnapshot, TokenSnapshot, UnitSnapshot, UnitValues,
};
use crate::words::Words;

/// The moment of a view, as it is sent. `question` is the number of the question that stands, and
/// `can_undo` whether the viewer may take a choice back.
pub fn snapshot<'g>(
    game: &'g Pantheon,
    view: &View,
    words: &impl Words,
    question: u32,
    can_undo: bool,
) -> Snapshot<'g> {
    let public = &view.public;
    let look = Look::of_public(game, public);
    let recruiting = public.round == 0;
    let shown = |unit: &UnitId| recruiting || public.unit(*unit).owner.is_some();
    Snapshot {
        question,
        view: view.viewer.map(|seat| seat.0),
        round: public.round,
        active: public.active.0,
        lead: public.lead.0,
        board: game.setup().boards[usize::from(public.board) % game.setup().boards.len()].id(),
        over: public.ending.map(|ending| over(game, view, words, ending)),
        waiting_for: game.asked(view).map(|seat| seat.0),
        can_undo,
        seats: Seat::all(game.seat_count()).map(|seat| seat_snapshot(game, view, seat)).collect(),
        units: game.units().filter(shown).map(|unit| unit_snapshot(&look, game, unit)).collect(),
        areas: areas(game, public),
        tokens: tokens(game, public),
        attack: attack(game, view, words),
        ask: ask(game, view, words),
    }
}

fn over(game: &Pantheon, view: &View, words: &impl Words, ending: Ending) -> Over {
    let winners = match ending {
        Ending::Won(seats) => seats.iter().map(|seat| seat.0).collect(),
        Ending::Draw => Vec::new(),
    };
    Over { winners, draw: ending == Ending::Draw, text: words.ending(game, view, ending) }
}

fn ask<'g>(game: &'g Pantheon, view: &View, words: &impl Words) -> Option<Ask<'g>> {
    let choices = game.question(view)?;
    Some(Ask {
        seat: view.viewer?.0,
        sentence: words.question(game, view),
        choices: choices.into_iter().map(|choice| Offer::new(game, view, words, choice)).collect(),
    })
}

fn seat_snapshot<'g>(game: &'g Pantheon, view: &View, seat: Seat) -> SeatSnapshot<'g> {
    let public = &view.public;
    let look = Look::of_public(game, public);
    let state = public.seat(seat);
    let count = |cards: &dyn Fn(Card, Pile) -> u8| -> Vec<CardCount<'g>> {
        let kinds = look.card_kinds(seat).map(|card| (card, cards(card, look.pile(seat, card))));
        let there = kinds.filter(|&(_, count)| count > 0);
        there.map(|(card, count)| CardCount { card: game.card_tag(card), count }).collect()
    };
    let own = view.viewer == Some(seat);
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
        discard: count(&|_, pile| pile.discard),
        shown: count(&|_, pile| pile.known),
        own_hand: own.then(|| count(&|card, _| view.held(game, card))),
        absorbed: state.absorbed,
        bought: bought.map(|manoeuvre| manoeuvre.name()).collect(),
        orders: points.map(|p| p.name()).chain(reactions.map(|r| r.name())).collect(),
    }
}

fn unit_snapshot<'g>(look: &Look<'_>, game: &'g Pantheon, unit: UnitId) -> UnitSnapshot<'g> {
    let public = look.public;
    let state = public.unit(unit);
    let def = game.def(unit);
    let tokens = public.tokens().filter(|(_, token)| token.on == Some(unit));
    let powers = (0u8..).zip(&def.powers).map(|(index, _)| {
        let barred = look.power_barred_by(PowerRef { unit, index });
        PowerState {
            available: barred.is_none(),
            rule: barred.map(|rule| rule.0),
            tokens: state.pools[usize::from(index)],
        }
    });
    let lost = usize::from(def.full_vitality().saturating_sub(state.vitality));
    UnitSnapshot {
        tag: game.tag(unit),
        def: &def.id,
        owner: state.owner.map(|seat| seat.0),
        stage: stage(state.stage),
        area: state.area.map(|area| game.area_tag(area)),
        vitality: if state.owner.is_some() { state.vitality } else { def.full_vitality() },
        max: def.full_vitality(),
        row: if state.owner.is_some() { lost.min(def.rows.len() - 1) as u8 } else { 0 },
        stone: state.stone.map(|stone| stone_snapshot(public, stone)),
        activated: public.activated.contains(unit),
        retaliated: public.retaliated.contains(unit),
        paralysed: state.paralysed.is_some(),
        tokens: tokens.map(|(token, _)| format!("t{}", token.0 + 1)).collect(),
        values: values(look, unit),
        powers: powers.collect(),
        waived: state.waived.iter().map(|talent| talent.name()).collect(),
    }
}

/// The stats in force; those of the card for a unit that is not on the board.
fn values(look: &Look<'_>, unit: UnitId) -> UnitValues {
    if look.public.is_in_play(unit) {
        let stat = |stat| look.stat_now(unit, stat);
        return UnitValues {
            offence: stat(Stat::Offence),
            defence: stat(Stat::Defence),
            range: stat(Stat::Range),
            movement: stat(Stat::Movement),
        };
    }
    let def = look.game.def(unit);
    let row = def.row(def.full_vitality());
    UnitValues {
        offence: row.offence,
        defence: row.defence,
        range: row.range,
        movement: row.movement,
    }
}

const fn stage(stage: Stage) -> StageName {
    match stage {
        Stage::Ready => StageName::Ready,
        Stage::InPlay => StageName::InPlay,
        Stage::Destroyed => StageName::Destroyed,
        Stage::Removed => StageName::Removed,
    }
}

fn stone_snapshot(public: &Public, stone: StoneId) -> StoneSnapshot {
    let kind = match public.stones[stone.index()].kind {
        StoneType::Stone(kind) => kind.name(),
        StoneType::TreatedAs => "relic",
    };
    StoneSnapshot { tag: format!("s{}", stone.0 + 1), kind }
}

fn areas<'g>(game: &'g Pantheon, public: &Public) -> Vec<AreaSnapshot<'g>> {
    let scenario = game.setup().scenario.as_ref();
    let is_closed = |area| {
        scenario.is_some_and(|scenario| scenario.rules.contains(&ScenarioRule::Closed(area)))
    };
    let snapshot = |area| {
        let here = |at: &StonePlace| *at == StonePlace::Area(area);
        let stones = public.stones().filter(|(_, stone)| here(&stone.at));
        AreaSnapshot {
            tag: game.area_tag(area),
            units: public.units_in(area).iter().map(|unit| game.tag(unit)).collect(),
            elements: game.shown_elements(public, area),
            bare: game.shown_terrain(public, area) != game.board(public).terrain(area),
            stones: stones.map(|(stone, _)| stone_snapshot(public, stone)).collect(),
            full: game.is_full(public, area),
            closed: is_closed(area),
        }
    };
    game.board(public).all().iter().map(snapshot).collect()
}

fn tokens<'g>(game: &'g Pantheon, public: &Public) -> Vec<TokenSnapshot<'g>> {
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

fn attack<'g>(game: &'g Pantheon, view: &View, words: &impl Words) -> Option<AttackSnapshot<'g>> {
    let frames = view.public.frames.as_slice();
    let attack = frames.iter().rev().find_map(|frame| match frame {
        Frame::Attack(attack) => Some(attack),
        _ => None,
    })?;
    let look = Look::of_public(game, &view.public);
    let targets = attack.on.is_some() && look.public.is_in_play(attack.by);
    let breakdowns = if targets { look.value_breakdowns(attack) } else { None };
    let (offence, defence) = breakdowns.unwrap_or_default();
    Some(AttackSnapshot {
        by: game.tag(attack.by),
        on: attack.on.map(|target| game.target_tag(target)),
        kind: match attack.kind {
            AttackKind::Normal => "normal",
            AttackKind::Aerial => "aerial",
            AttackKind::Area => "area",
            AttackKind::Retaliation => "retaliation",
        },
        reach: reach(attack.reach),
        offence: attack.offence,
        defence: attack.defence,
        counted: progress(attack) >= Progress::Counted,
        offence_terms: terms(game, view, words, &offence),
        defence_terms: terms(game, view, words, &defence),
        dice: attack.roll.faces().collect(),
        picked: attack.picked.faces().collect(),
        pool: attack.pool.values().collect(),
        locked: attack.pool.wounds(),
        wounds: attack.wounds,
        second: progress(attack) >= Progress::SecondOver,
    })
}

/// How far an attack has come, as far as a viewer cares.
#[derive(PartialEq, PartialOrd)]
enum Progress {
    Begun,
    Counted,
    SecondOver,
}

const fn progress(attack: &Attack) -> Progress {
    match attack.step {
        AttackStep::Before
        | AttackStep::AskTarget
        | AttackStep::Chosen
        | AttackStep::Guard
        | AttackStep::Evade
        | AttackStep::Initiative
        | AttackStep::AfterInitiative
        | AttackStep::Values
        | AttackStep::Count => Progress::Begun,
        AttackStep::Roll
        | AttackStep::Rolled
        | AttackStep::AskRolled
        | AttackStep::Reroll
        | AttackStep::Blanks
        | AttackStep::AskSpend
        | AttackStep::FirstOver
        | AttackStep::AskSecond
        | AttackStep::SecondRoll { .. } => Progress::Counted,
        AttackStep::AskSpendAgain
        | AttackStep::BeforeWounds
        | AttackStep::Wounds
        | AttackStep::AfterWounds
        | AttackStep::AskRetaliation
        | AttackStep::Closing
        | AttackStep::Over => Progress::SecondOver,
    }
}
