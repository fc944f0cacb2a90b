//! How one player stands: time, food, strength, and what is worth having.

use conjurers::catalog::Mythology;
use conjurers::{
    Action, Conjurers, CreatureId, CreatureSet, Figure, Frame, LAST_TURN, Look, Phase, Price,
    Public, Resource, SeatState, Stock, TurnStep, food_output, is_feeding_turn, mine_output,
    storage_output,
};
use kernel::Seat;

use crate::Lore;
use crate::holding::Holding;
use crate::lore::Artifact;

/// What spending resources worth a wood brings in points.
pub(crate) const POINTS_PER_WOOD: f64 = 0.45;

/// What resources worth a wood are worth, in points, when one artifact is chosen instead of another.
const SPARES: f64 = 0.3;

/// How steeply the chance to win a battle follows from the proportion of strengths; fitted to some
/// hundred battles between computer players.
const STEEPNESS: f64 = 4.8;

/// The same for duels, and the lead at which they are even: the defender keeps the weakest creature
/// out and wins ties. Fitted to 3,000 duels between armies drawn at random, and the edge to duels
/// that players chose to fight, who rather choose those in which they overrate themselves.
const DUEL_STEEPNESS: f64 = 4.0;
const DEFENDERS_EDGE: f64 = 0.15;

/// The logarithm of the strength of nobody at all.
const NOBODY: f64 = -7.0;

/// How much of missing food is still to be feared when feeding is so many turns away.
const FEAR: [f64; 4] = [1.0, 0.7, 0.5, 0.4];

/// The parts of a turn that lie ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Calendar {
    /// Turns after this one.
    pub(crate) left: u8,
    /// Turns until the next feeding; `None` when there is no more.
    pub(crate) until_fed: Option<u8>,
    /// Feedings to come.
    pub(crate) feedings: u8,
    /// Whether the mines of this turn are still to pay.
    pub(crate) mines_due: bool,
}

impl Calendar {
    /// What lies ahead at a moment.
    pub(crate) fn of(public: &Public) -> Self {
        let turn = public.turn;
        let step = match public.frames.as_slice().first() {
            Some(Frame::Turn(step)) => *step,
            _ => TurnStep::Allocate,
        };
        // The frame names the step that comes next.
        let mines_due =
            matches!(step, TurnStep::Resolve | TurnStep::Battles | TurnStep::Mines) && turn > 0;
        let is_fed = !mines_due && turn > 0;
        let feeds_now = turn > 0 && is_feeding_turn(turn) && !is_fed;
        let feedings = (LAST_TURN / 3 + u8::from(feeds_now)).saturating_sub(turn / 3);
        let until_fed = match (feeds_now, feedings) {
            (true, _) => Some(0),
            (false, 0) => None,
            (false, _) => Some(3 - turn % 3),
        };
        Self { left: LAST_TURN - turn, until_fed, feedings, mines_due }
    }
}

/// What a visit to the artificer can bring.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Basket {
    /// The points of all that can be paid.
    pub(crate) worth: f64,
    /// What that costs, in woods.
    pub(crate) woods: f64,
    /// The points of the artifact that comes next, by how nearly the rest pays for it.
    pub(crate) next: f64,
}

/// One player at a moment.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    pub(crate) game: &'a Conjurers,
    pub(crate) lore: &'a Lore,
    pub(crate) public: &'a Public,
    pub(crate) seat: Seat,
    pub(crate) calendar: Calendar,
    pub(crate) holding: Holding<'a>,
    /// The logarithm of the strength that goes into battle.
    pub(crate) might: f64,
    /// Food needed at each feeding.
    pub(crate) need: u16,
}

impl<'a> Standing<'a> {
    /// Looks at a player.
    pub(crate) fn new(game: &'a Conjurers, lore: &'a Lore, public: &'a Public, seat: Seat) -> Self {
        let calendar = Calendar::of(public);
        let time = (f64::from(calendar.left) / 4.0).min(1.0);
        let state = public.seat(seat);
        let holding = Holding::of(game, lore, state, time);
        let might = might(game, lore, state.army, state);
        let need = Look::of_public(game, public).food_needed(seat);
        Self { game, lore, public, seat, calendar, holding, might, need }
    }

    pub(crate) fn state(&self) -> &'a SeatState {
        self.public.seat(self.seat)
    }

    fn food(&self) -> u16 {
        self.state().stock.of(Resource::Food)
    }

    /// Food that is missing for the next feeding, less the longer it is away; and food that later
    /// feedings will need.
    pub(crate) fn hunger(&self) -> (f64, f64) {
        self.hunger_with(self.need, self.food())
    }

    fn hunger_with(&self, need: u16, food: u16) -> (f64, f64) {
        let Some(until) = self.calendar.until_fed else { return (0.0, 0.0) };
        let short = f64::from(need.saturating_sub(food)) * FEAR[usize::from(until).min(3)];
        let later = need * u16::from(self.calendar.feedings - 1);
        let later = later.saturating_sub(food.saturating_sub(need));
        (short, f64::from(later))
    }

    /// What hunger costs in points.
    fn fare(&self, need: u16, food: u16) -> f64 {
        let weights = &self.lore.weights;
        let (short, later) = self.hunger_with(need, food);
        (weights.hunger * short + weights.upkeep * later) / weights.points.max(0.01)
    }

    /// What so much more food is worth, in points.
    pub(crate) fn food_worth(&self, food: u16) -> f64 {
        self.fare(self.need, self.food() + food) - self.fare(self.need, self.food())
    }

    /// What one more creature is worth, in points: what it adds less what it eats.
    pub(crate) fn creature_worth(&self, creature: CreatureId) -> f64 {
        let def = self.game.creature(creature);
        let adds = match def.mythology {
            Some(mythology) => self.holding.creature(mythology, def.level),
            None => f64::from(def.level),
        };
        let eats = self.fare(self.need, self.food())
            - self.fare(self.need + u16::from(def.level), self.food());
        // A strong creature wins others.
        let serves =
            f64::from(self.calendar.left) * self.lore.foresight.serves * f64::from(def.level);
        adds - eats + serves
    }

    /// What keeping a creature of the army is worth, in points: what would be lost without it.
    pub(crate) fn keeping(&self, creature: CreatureId) -> f64 {
        let def = self.game.creature(creature);
        let mut without = *self.state();
        without.army.remove(creature);
        let rest = Holding::of(self.game, self.lore, &without, self.holding.time());
        let (all, rest) = (self.holding.tally(), rest.tally());
        let adds = all.sure + all.begun - rest.sure - rest.begun;
        let eats = self.fare(self.need - u16::from(def.level), self.food())
            - self.fare(self.need, self.food());
        let might = might(self.game, self.lore, without.army, &without);
        let serves = (self.might - might) * 4.0 * f64::from(self.calendar.left).min(6.0);
        adds - eats + serves
    }

    /// The chance to win a creature in battle.
    pub(crate) fn chance_against(&self, creature: CreatureId) -> f64 {
        chance(self.might - self.lore.ground(creature))
    }

    /// The best creature of a mythology to fight for, and what trying is worth.
    pub(crate) fn best_prize(&self, mythology: Mythology) -> Option<(CreatureId, f64)> {
        if self.state().army.is_empty() {
            return None;
        }
        let pile = self.public.pile & self.game.of_mythology(mythology);
        pile.iter()
            .map(|creature| {
                (creature, self.chance_against(creature) * self.creature_worth(creature))
            })
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
    }

    /// What a visit to a battleground is worth.
    pub(crate) fn ground_worth(&self, mythology: Mythology) -> f64 {
        self.best_prize(mythology).map_or(0.0, |(_, worth)| worth.max(0.0))
    }

    /// The chance to win a duel against another player.
    pub(crate) fn chance_in_duel(&self, other: Seat) -> f64 {
        chance_in_duel(self.might - self.might_of(other))
    }

    /// The logarithm of the strength that another player takes into battle.
    pub(crate) fn might_of(&self, other: Seat) -> f64 {
        let state = self.public.seat(other);
        might(self.game, self.lore, state.army, state)
    }

    /// What the best three categories of another player's stock would bring.
    pub(crate) fn spoils(&self, from: Seat) -> f64 {
        let stock = &self.public.seat(from).stock;
        let mut worth = Resource::ALL.iter().map(|&of| self.worth_of(of, stock.of(of).div_ceil(2)));
        let mut best = [0.0; 3];
        for worth in &mut worth {
            let least = (0..3).min_by(|&a, &b| f64::total_cmp(&best[a], &best[b])).unwrap_or(0);
            best[least] = worth.max(best[least]);
        }
        best.iter().sum()
    }

    /// What so much of a resource is worth to this player, in points.
    pub(crate) fn worth_of(&self, resource: Resource, amount: u16) -> f64 {
        match resource {
            Resource::Food => self.food_worth(amount),
            _ => f64::from(amount) * self.lore.foresight.woods(resource) * self.wood_worth(),
        }
    }

    /// What resources worth a wood are worth in points: little once nothing can be bought.
    pub(crate) fn wood_worth(&self) -> f64 {
        let share = (f64::from(self.calendar.left) / 2.0).min(1.0);
        0.08 + (POINTS_PER_WOOD - 0.08) * share
    }

    /// What a duel is worth.
    pub(crate) fn duel_worth(&self, other: Seat) -> f64 {
        let chance = self.chance_in_duel(other);
        let rivals = f64::from(self.game.seat_count() - 1);
        chance * (self.spoils(other) + 6.0 / rivals) - (1.0 - chance) * 10.0
    }

    /// What control of a mine will bring in woods, if nobody takes it soon. What comes in the last
    /// turn is too late.
    pub(crate) fn mine_woods(&self, resource: Resource) -> f64 {
        let turn = self.public.turn;
        let first = if self.calendar.mines_due { turn } else { turn + 1 };
        // Every opponent may come and take it, but not all of them want the same.
        let opponents = f64::from(self.game.seat_count() - 1);
        let keeps = self.lore.foresight.keeps.powf(opponents.sqrt());
        let mut share = 1.0;
        let mut sum = 0.0;
        for turn in first..LAST_TURN {
            sum += share * f64::from(mine_output(resource, Phase::of_turn(turn)));
            share *= keeps;
        }
        sum * self.lore.foresight.woods(resource)
    }

    /// What an assistant more is worth, in points.
    pub(crate) fn hand_worth(&self) -> f64 {
        let extra = match self.state().figures.assistants() {
            ..=1 => 4,
            _ => 8,
        };
        let eats = self.fare(self.need, self.food()) - self.fare(self.need + extra, self.food());
        self.lore.foresight.hand * f64::from(self.calendar.left) - eats
    }

    /// What it is worth on the way to another assistant to have so much more, in points.
    pub(crate) fn saving(&self, gains: &[(Resource, u16)]) -> f64 {
        if self.lore.foresight.saving == 0.0 {
            return 0.0;
        }
        let Some(price) = Look::of_public(self.game, self.public).hire_price(self.seat) else {
            return 0.0;
        };
        let stock = &self.state().stock;
        let mut then = *stock;
        gains.iter().for_each(|&(resource, amount)| then.add(resource, amount));
        let ready = |stock| self.readiness(stock, price).powi(2);
        let nearer = ready(&then) - ready(stock);
        self.lore.foresight.saving * nearer * self.hand_worth().max(0.0)
    }

    /// What a purchase is worth: of an artifact its points, of either what it does in battle.
    pub(crate) fn card_worth(&self, card: conjurers::EquipmentId) -> f64 {
        let artifacts = self.lore.artifacts().iter();
        let points = artifacts
            .copied()
            .find(|artifact| artifact.card == card)
            .map_or(0.0, |artifact| self.holding.artifact(artifact));
        let wearer = self.wearer();
        let owned: u8 = self.state().equipment.iter().sum();
        let use_of = if owned < 6 { self.lore.gear(card).adds(wearer) } else { 0.0 };
        let stronger = use_of / (self.might.exp() + 1.0);
        points + stronger * f64::from(self.calendar.left).min(6.0) * self.lore.foresight.arms
    }

    /// A creature of the army on average.
    fn wearer(&self) -> crate::lore::Prowess {
        let army = self.state().army;
        let count = f64::from(army.len().max(1));
        let mut sum = crate::lore::Prowess::default();
        for creature in army.iter() {
            let fighter = self.lore.fighter(creature);
            sum.health += fighter.health / count;
            sum.blow += fighter.blow / count;
        }
        sum
    }

    /// What is paid for a card, in woods.
    pub(crate) fn woods(&self, price: Price) -> f64 {
        let foresight = &self.lore.foresight;
        let traded = Resource::TRADED.iter();
        traded.map(|&of| f64::from(price.of(of)) * foresight.woods(of)).sum()
    }

    /// How nearly a price can be paid, 0 to 1.
    pub(crate) fn readiness(&self, stock: &Stock, price: Price) -> f64 {
        let foresight = &self.lore.foresight;
        let lacks = Resource::TRADED.iter().map(|&of| {
            let lacks = u16::from(price.of(of)).saturating_sub(stock.of(of));
            f64::from(lacks) * foresight.woods(of)
        });
        1.0 - lacks.sum::<f64>() / self.woods(price).max(1.0)
    }

    /// What all artifacts together are worth that a stock can pay, the best for its price first.
    pub(crate) fn basket(&self, stock: &Stock) -> Basket {
        let (mut stock, mut holding) = (*stock, self.holding);
        let look = Look::of_public(self.game, self.public);
        let mut discount = u16::from(look.discount(self.seat, true));
        let mut shelf = self.public.shelf;
        let mut basket = Basket::default();
        loop {
            let mut best: Option<(f64, f64, Artifact)> = None;
            basket.next = 0.0;
            for &artifact in self.lore.artifacts() {
                if shelf[artifact.card.index()] == 0 {
                    continue;
                }
                let price = self.game.price(artifact.card);
                let worth = holding.artifact(artifact);
                if stock.lacks(price) > discount {
                    let ready = self.readiness(&stock, price);
                    basket.next = f64::max(basket.next, worth * ready * ready);
                    continue;
                }
                let gain = worth - SPARES * self.woods(price);
                if best.is_none_or(|(other, ..)| gain > other) {
                    best = Some((gain, worth, artifact));
                }
            }
            let Some((_, worth, artifact)) = best else { return basket };
            let price = self.game.price(artifact.card);
            for of in Resource::TRADED {
                stock.take(of, u16::from(price.of(of)).min(stock.of(of)));
            }
            discount = 0;
            holding = holding.with_artifact(artifact);
            shelf[artifact.card.index()] = 0;
            basket.worth += worth;
            basket.woods += self.woods(price);
        }
    }

    /// Where the player's figures have been sent in this turn.
    fn sent(&self) -> impl Iterator<Item = Action> {
        let state = self.state();
        state.allocated.iter().filter_map(|figure| state.action_of(figure))
    }

    /// The stock with what figures on their way to storages will bring, and without what is put by.
    pub(crate) fn gathered(&self) -> Stock {
        let mut stock = self.state().stock;
        for resource in self.sent().filter_map(Action::storage) {
            stock.add(resource, storage_output(resource, self.public.phase()));
        }
        if let Some(price) = self.put_by().filter(|&price| stock.covers(price)) {
            stock.pay(price);
        }
        stock
    }

    /// The price of the assistant whom a figure is on its way to hire.
    fn put_by(&self) -> Option<Price> {
        let state = self.state();
        let is_allocating = matches!(self.public.frames.top(), Some(Frame::Allocation { .. }));
        let is_on_its_way = |figure| {
            state.action_of(figure) == Some(Action::GuildHouse)
                && (is_allocating || state.pending.contains(figure))
        };
        let hires = state.figures.iter().any(is_on_its_way);
        hires.then(|| Look::of_public(self.game, self.public).hire_price(self.seat)).flatten()
    }

    /// Whether what is put by is still there once a price is paid.
    pub(crate) fn can_spare(&self, price: Price) -> bool {
        let stock = &self.state().stock;
        let Some(put_by) = self.put_by().filter(|&put_by| stock.covers(put_by)) else {
            return true;
        };
        Resource::TRADED.iter().all(|&of| {
            stock.of(of) >= u16::from(price.of(of)) + u16::from(put_by.of(of)) || put_by.of(of) == 0
        })
    }

    /// Whether a figure has been sent to the artificer in this turn.
    pub(crate) fn goes_to_artificer(&self) -> bool {
        self.sent().any(|action| action == Action::Artificer)
    }

    /// What the next assistant costs, and what it is worth in points, if it is worth anything.
    pub(crate) fn next_hand(&self) -> Option<(Price, f64)> {
        let price = Look::of_public(self.game, self.public).hire_price(self.seat)?;
        Some((price, self.hand_worth())).filter(|&(_, worth)| worth > 0.0)
    }

    /// What the player would like to pay for, with what each is worth: artifacts and assistants.
    pub(crate) fn wishes(&self, mut each: impl FnMut(Price, f64)) {
        if !self.can_shop() {
            return;
        }
        for &artifact in self.lore.artifacts() {
            if self.public.shelf[artifact.card.index()] > 0 {
                each(self.game.price(artifact.card), self.holding.artifact(artifact));
            }
        }
        if let Some((price, worth)) = self.next_hand() {
            each(price, worth);
        }
    }

    /// Whether anything can still be paid for: in a turn to come, or by a figure that is on its way to a
    /// smith or the guild house.
    pub(crate) fn can_shop(&self) -> bool {
        let state = self.state();
        let is_on_its_way = |figure| {
            matches!(
                state.action_of(figure),
                Some(Action::Artificer | Action::Blacksmith | Action::GuildHouse)
            )
        };
        self.calendar.left > 0 || state.pending.iter().any(is_on_its_way)
    }

    /// Whether the player has a warrior beside the conjurer.
    pub(crate) fn has_warrior(&self) -> bool {
        self.state().figures.contains(Figure::Warrior)
    }

    /// What one visit for food brings now.
    pub(crate) fn food_output(&self) -> u16 {
        food_output(self.public.phase())
    }
}

/// The chance of a challenger against an opponent weaker by this much, in logarithms.
pub(crate) fn chance_in_duel(lead: f64) -> f64 {
    chance_at(DUEL_STEEPNESS, lead - DEFENDERS_EDGE)
}

fn chance_at(steepness: f64, lead: f64) -> f64 {
    1.0 / (1.0 + (-steepness * lead).exp())
}

/// The chance to win against an opponent weaker by this much, in logarithms.
pub(crate) fn chance(lead: f64) -> f64 {
    chance_at(STEEPNESS, lead)
}

/// The logarithm of what three creatures of an army are on average, with the equipment.
pub(crate) fn might(game: &Conjurers, lore: &Lore, army: CreatureSet, state: &SeatState) -> f64 {
    let count = army.len();
    if count == 0 {
        return NOBODY;
    }
    let (mut power, mut health, mut blow) = (0.0, 0.0, 0.0);
    for creature in army.iter() {
        let fighter = lore.fighter(creature);
        power += fighter.power();
        health += fighter.health;
        blow += fighter.blow;
    }
    let mean = 1.0 / f64::from(count);
    let wearer = crate::lore::Prowess { health: health * mean, blow: blow * mean };
    let fighters = f64::from(count.min(3));
    let (mut cards, mut adds) = (0.0, 0.0);
    for card in game.equipment() {
        let owned = state.equipment[card.index()];
        if owned > 0 {
            cards += f64::from(owned);
            adds += f64::from(owned) * lore.gear(card).adds(wearer);
        }
    }
    let room = 2.0 * fighters;
    if cards > room {
        adds *= room / cards;
    }
    (power * mean * fighters + adds).max(1e-3).ln()
}
