//! How good a moment is for a seat, by named terms.

use conjurers::battle::{Battle, BattleKind, Fighter, MOST_CREATURES, Side};
use conjurers::catalog::Abilities;
use conjurers::{
    BattleStep, Conjurers, CreatureId, CreatureSet, Figure, Frame, Look, Resource, State,
};
use kernel::{Seat, SeatSet};
use players::{Side as Judged, Sides};

use crate::lore::Prowess;
use crate::standing::{Calendar, POINTS_PER_WOOD, Standing, chance};
use crate::{Lore, Terms};

/// What a won game is worth; more than all else together.
const VICTORY: f64 = 1000.0;

/// How far points as they are expected and as they come lie apart: at the end, and for each turn
/// that is left.
const SPREAD: (f64, f64) = (5.0, 1.5);

/// What winning a match of a tournament is worth, in points.
const MATCH: f64 = 5.0;

/// Points a beaten defender and a beaten challenger of a duel lose. [CON.19.5] [CON.19.6]
const BEATEN: (f64, f64) = (6.0, 10.0);

/// A player against the best of the others; 0 once the game is over.
pub(crate) fn balance(game: &Conjurers, lore: &Lore, world: &State, seat: Seat) -> Terms {
    if world.public.ending.is_some() {
        return Terms::default();
    }
    let fate = Fate::of(game, lore, world);
    let mut own = terms(game, lore, world, seat, &fate);
    let others = Seat::all(game.seat_count()).filter(|&other| other != seat);
    let best = others
        .map(|other| {
            let terms = terms(game, lore, world, other, &fate);
            (terms, terms.weighed(&lore.weights))
        })
        .max_by(|(_, a), (_, b)| a.total_cmp(b));
    if let Some((best, _)) = best {
        own.subtract(&best, 1.0);
    }
    own
}

/// How good a moment is for `seat`.
pub(crate) fn judge(game: &Conjurers, lore: &Lore, world: &State, seat: Seat) -> f64 {
    match world.public.ending {
        Some(ending) if ending.winners.contains(seat) => VICTORY,
        Some(_) => -VICTORY,
        None => balance(game, lore, world, seat).weighed(&lore.weights),
    }
}

/// The chance of every seat to win: what they have, against each other.
pub(crate) fn outlook(game: &Conjurers, lore: &Lore, world: &State) -> [f64; Seat::MOST] {
    let mut chances = [0.0; Seat::MOST];
    if let Some(ending) = world.public.ending {
        let share = 1.0 / f64::from(ending.winners.len().max(1));
        ending.winners.iter().for_each(|seat| chances[seat.index()] = share);
        return chances;
    }
    sides(game, lore, world).chances(lore.net.as_deref())
}

/// How many signals a net is told of a player: the terms, and how many turns are left.
pub(crate) const SIGNALS: usize = Terms::NAMES.len() + 1;

/// What is told of each player.
pub(crate) fn sides(game: &Conjurers, lore: &Lore, world: &State) -> Sides {
    let mut sides = Sides::default();
    if world.public.ending.is_some() {
        return sides;
    }
    let fate = Fate::of(game, lore, world);
    for seat in Seat::all(game.seat_count()) {
        let terms = terms(game, lore, world, seat, &fate);
        let mut signals = [0.0; SIGNALS];
        signals[..Terms::NAMES.len()].copy_from_slice(&terms.values());
        signals[Terms::NAMES.len()] = f64::from(Calendar::of(&world.public).left);
        sides.push(Judged::new(SeatSet::only(seat), terms.weighed(&lore.weights), &signals));
    }
    sides
}

/// How the battle under way is likely to end.
struct Fate {
    /// The attacker's chance; 0 where there is no battle.
    attacker: f64,
}

impl Fate {
    fn of(game: &Conjurers, lore: &Lore, world: &State) -> Self {
        let Some(battle) = &world.public.battle else { return Self { attacker: 0.0 } };
        let [ours, theirs] = Side::BOTH.map(|side| strength(game, lore, world, battle, side).ln());
        Self { attacker: chance(ours - theirs) }
    }
}

/// What a side of a battle still has.
fn strength(game: &Conjurers, lore: &Lore, world: &State, battle: &Battle, side: Side) -> f64 {
    let look = Look::new(game, world);
    let row = &battle.rows[side.index()];
    let standing: f64 =
        row.slots.iter().flatten().map(|fighter| prowess(&look, lore, fighter).power()).sum();
    let hand = world.hidden.hands[side.index()];
    // Before the draw everybody expects an average hand.
    let is_drawn = hand.len() == row.hand && !is_drawing(world);
    let (in_hand, count) = match is_drawn {
        true => (hand, hand.len()),
        false => (row.pool, row.pool.len().min(MOST_CREATURES)),
    };
    let share = f64::from(count) / f64::from(in_hand.len().max(1));
    let waiting: f64 =
        in_hand.iter().map(|creature| fresh(&look, lore, creature).power()).sum::<f64>();
    let mut strength = standing + waiting * share;
    if !battle.is_minions(side) && count > 0 {
        let state = world.public.seat(battle.seats[side.index()]);
        let wearer = mean(&look, lore, in_hand);
        let mut room = 2.0 * f64::from(count);
        for card in game.equipment().filter(|card| state.equipment[card.index()] > 0) {
            let left = f64::from(look.available(side, card)).min(room);
            room -= left;
            strength += left * lore.gear(card).adds(wearer);
        }
    }
    strength.max(1e-3)
}

/// Whether the creatures of a battle are still to be drawn.
fn is_drawing(world: &State) -> bool {
    matches!(world.public.frames.top(), Some(Frame::Battle(BattleStep::Remove | BattleStep::Draw)))
}

/// What a creature that has just been summoned would be.
pub(crate) fn fresh(look: &Look<'_>, lore: &Lore, creature: CreatureId) -> Prowess {
    if creature == CreatureId::MINION {
        let stats = look.stats(creature);
        Prowess::of(stats.health.into(), stats.dice.into(), &stats.abilities)
    } else {
        lore.fighter(creature)
    }
}

fn mean(look: &Look<'_>, lore: &Lore, creatures: CreatureSet) -> Prowess {
    let count = f64::from(creatures.len().max(1));
    let mut sum = Prowess::default();
    for creature in creatures.iter() {
        let fighter = fresh(look, lore, creature);
        sum.health += fighter.health / count;
        sum.blow += fighter.blow / count;
    }
    sum
}

/// The abilities of a creature on the battlefield, with what it wears.
pub(crate) fn abilities(look: &Look<'_>, lore: &Lore, fighter: &Fighter) -> Abilities {
    let own = if fighter.bound { Abilities::NONE } else { look.stats(fighter.creature).abilities };
    let worn = fighter.worn.iter().flatten();
    worn.fold(own, |sum, worn| sum.and(lore.gear(worn.card).abilities))
}

/// What a creature on the battlefield can still take and deal.
pub(crate) fn prowess(look: &Look<'_>, lore: &Lore, fighter: &Fighter) -> Prowess {
    let stats = look.stats(fighter.creature);
    let mut abilities = abilities(look, lore, fighter);
    abilities.absorption = look.absorption_left(fighter);
    let poison = 2.0 * f64::from(fighter.poison);
    let health = (f64::from(stats.health.saturating_sub(fighter.damage)) - poison).max(0.5);
    let mut prowess = Prowess::of(health, stats.dice.into(), &abilities);
    if fighter.frost {
        prowess.blow *= 0.7;
    }
    if fighter.bound {
        prowess.blow *= 0.6;
    }
    prowess
}

/// What a player has.
fn terms(game: &Conjurers, lore: &Lore, world: &State, seat: Seat, fate: &Fate) -> Terms {
    let standing = Standing::new(game, lore, &world.public, seat);
    let tally = standing.holding.tally();
    let (hunger, upkeep) = standing.hunger();
    let left = f64::from(standing.calendar.left);
    let state = standing.state();
    let mut terms = Terms {
        points: tally.sure - f64::from(state.minus),
        promise: tally.begun,
        battles: battles(&standing, world, fate),
        campaign: campaign(&standing),
        stores: stores(&standing),
        shopping: shopping(&standing),
        mines: 0.0,
        hands: hands(&standing),
        hunger,
        upkeep,
        button: f64::from(u8::from(world.public.button == seat && left > 0.0)),
    };
    for resource in Resource::TRADED {
        if world.public.mines[resource.index()] == Some(seat) {
            terms.mines += standing.mine_woods(resource) * POINTS_PER_WOOD;
        }
    }
    let certainty = 1.0 / (SPREAD.0 + SPREAD.1 * left);
    terms.scaled(certainty)
}

/// Assistants beyond the first, and the first of them by how nearly its price is there.
fn hands(standing: &Standing<'_>) -> f64 {
    let (foresight, seats) = (&standing.lore.foresight, standing.game.seat_count());
    let left = f64::from(standing.calendar.left);
    let figures = standing.state().figures;
    let crew = foresight.crew(figures, seats) * left;
    if foresight.eve == 0.0 || left < 2.0 || figures.assistants() > 1 {
        return crew;
    }
    let Some((price, _)) = standing.next_hand() else { return crew };
    let others = Figure::ASSISTANTS.into_iter().filter(|&figure| !figures.contains(figure));
    let pairs = others.map(|figure| {
        let mut pair = figures;
        pair.insert(figure);
        foresight.crew(pair, seats)
    });
    let best = pairs.fold(0.0, f64::max);
    let ready = standing.readiness(&standing.state().stock, price);
    crew + foresight.eve * ready * ready * best * (left - 1.0)
}

/// Battles that are due in this turn, and the one under way.
fn battles(standing: &Standing<'_>, world: &State, fate: &Fate) -> f64 {
    let (public, seat) = (&world.public, standing.seat);
    let mut sum = 0.0;
    for figure in [Figure::Warrior, Figure::Conjurer] {
        let state = standing.state();
        if !state.pending.contains(figure) {
            continue;
        }
        let Some(action) = state.action_of(figure) else { continue };
        if let Some(mythology) = action.battleground() {
            sum += standing.ground_worth(mythology);
        } else if let Some(other) = action.house() {
            sum += standing.duel_worth(other);
        }
    }
    // A duel that somebody else is going to begin.
    let house = conjurers::Action::house_of(seat);
    for other in Seat::all(standing.game.seat_count()).filter(|&other| other != seat) {
        let state = public.seat(other);
        if state.pending.contains(Figure::Conjurer)
            && state.action_of(Figure::Conjurer) == Some(house)
        {
            sum -= (1.0 - standing.chance_in_duel(other)) * (BEATEN.0 + standing.spoils(seat));
        }
    }
    match public.frames.top() {
        Some(Frame::Battleground { seat: by, mythology, .. }) if *by == seat => {
            sum += standing.ground_worth(*mythology);
        }
        Some(Frame::Spoils { seat: by, from }) if *by == seat => sum += standing.spoils(*from),
        _ => {}
    }
    if let Some(battle) = &public.battle
        && let Some(side) = battle.side_of(seat)
    {
        let wins = match side {
            Side::Attacker => fate.attacker,
            Side::Defender => 1.0 - fate.attacker,
        };
        let other = battle.seats[side.other().index()];
        sum += match (battle.kind, side) {
            (BattleKind::Ground(creature), Side::Attacker) => {
                wins * standing.creature_worth(creature)
            }
            (BattleKind::Ground(_), Side::Defender) => 0.0,
            (BattleKind::Duel, Side::Attacker) => {
                wins * standing.spoils(other) - (1.0 - wins) * BEATEN.1
            }
            (BattleKind::Duel, Side::Defender) => {
                -(1.0 - wins) * (BEATEN.0 + standing.spoils(seat))
            }
            (BattleKind::Match, _) => wins * MATCH,
        };
    }
    sum
}

/// What the coming turns' battles are worth: the best two battlegrounds, for each turn.
fn campaign(standing: &Standing<'_>) -> f64 {
    let left = f64::from(standing.calendar.left);
    if left == 0.0 {
        return 0.0;
    }
    let (mut best, mut second) = (0.0, 0.0);
    let look = Look::of_public(standing.game, standing.public);
    for mythology in look.open_mythologies().iter() {
        let worth = standing.ground_worth(mythology);
        if worth > best {
            second = std::mem::replace(&mut best, worth);
        } else if worth > second {
            second = worth;
        }
    }
    let rate = if standing.has_warrior() { 1.0 } else { 0.6 };
    rate * left * (0.6 * best + 0.4 * second)
}

/// What resources are worth: the more one has of them, the less each counts.
fn stores(standing: &Standing<'_>) -> f64 {
    let stock = &standing.state().stock;
    let foresight = &standing.lore.foresight;
    let woods: f64 =
        Resource::TRADED.iter().map(|&of| f64::from(stock.of(of)) * foresight.woods(of)).sum();
    let score = Look::of_public(standing.game, standing.public).score(standing.seat);
    let left = f64::from(standing.calendar.left);
    // What can still be spent in the turns that are left.
    let room = 12.0 * left.min(4.0);
    let spent =
        if room > 0.0 { room * (1.0 - (-woods * POINTS_PER_WOOD / room).exp()) } else { 0.0 };
    spent + f64::from(score.resource_points()) * if left == 0.0 { 3.0 } else { 0.0 }
}

/// How nearly the best two things can be paid, by what they are worth, and what can be paid together.
fn shopping(standing: &Standing<'_>) -> f64 {
    let stock = &standing.state().stock;
    let (mut best, mut second) = (0.0, 0.0);
    standing.wishes(|price, worth| {
        let ready = standing.readiness(stock, price);
        let value = worth * ready * ready;
        if value > best {
            second = std::mem::replace(&mut best, value);
        } else if value > second {
            second = value;
        }
    });
    best + 0.5 * second + together(standing)
}

/// What artifacts and the next assistant are worth that the stock pays, each resource spent once.
fn together(standing: &Standing<'_>) -> f64 {
    let foresight = &standing.lore.foresight;
    if foresight.basket == 0.0 || !standing.can_shop() {
        return 0.0;
    }
    let stock = &standing.state().stock;
    let basket = standing.basket(stock);
    let artifacts = basket.worth + foresight.nearly * basket.next;
    let hand = standing
        .next_hand()
        .map_or(0.0, |(price, worth)| standing.readiness(stock, price).powi(2) * worth);
    foresight.basket * (artifacts.max(hand) + 0.5 * artifacts.min(hand))
}
