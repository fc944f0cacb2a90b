//! What a net is told of each choice to form a first impression of it.

use conjurers::battle::Battle;
use conjurers::{
    Action, Awaits, BattleStep, Choice, Conjurers, Figure, FigureSet, Frame, Resource, State,
};
use kernel::Seat;
use players::numbers;

use crate::standing::Standing;
use crate::worth::{fresh, prowess};
use crate::{Lore, errands, habit, skirmish};

numbers! {
    /// A choice at first sight: of what kind it is, what it is worth by itself, and how the player stands.
    pub(crate) struct Cues {
        /// A conjurer is put somewhere.
        conjurer = 0.0,
        /// So the assistants.
        worker = 0.0,
        merchant = 0.0,
        warrior = 0.0,
        recruiter = 0.0,
        /// On a mine that nobody has.
        mine = 0.0,
        /// On one that somebody else has.
        others_mine = 0.0,
        /// On one's own.
        own_mine = 0.0,
        /// On a storage.
        storage = 0.0,
        /// Mine or storage is one of metal.
        metal = 0.0,
        /// Mine or storage is one of gems.
        gem = 0.0,
        /// On a battleground.
        ground = 0.0,
        /// On somebody's house.
        house = 0.0,
        /// Where food is.
        food = 0.0,
        /// On the tavern, the guild house, and so on.
        tavern = 0.0,
        guild = 0.0,
        artificer = 0.0,
        smith = 0.0,
        market = 0.0,
        pit = 0.0,
        /// Somebody else of one's own could be put there.
        spared = 0.0,
        /// What is put there is made for it.
        trained = 0.0,
        /// What the place is worth to the one of the others who wants it most, in tens of points.
        wanted = 0.0,
        /// Other kinds of choice.
        trade = 0.0,
        hire = 0.0,
        sacrifice = 0.0,
        buy = 0.0,
        fight = 0.0,
        no_more = 0.0,
        summon = 0.0,
        step = 0.0,
        attack = 0.0,
        devour = 0.0,
        special = 0.0,
        equip = 0.0,
        other = 0.0,
        /// What it is worth by itself, in tens of points, or in battle by strength.
        value = 0.0,
        /// What it is worth beyond the best of the others on offer.
        lead = 0.0,
        /// It is worth most.
        best = 0.0,
        /// The share of the turns that are left.
        left = 0.0,
        /// Feeding is near.
        feeding = 0.0,
        /// Food that is missing for it, in fives.
        short = 0.0,
        /// Own figures that have yet to be put somewhere.
        idle = 0.0,
        /// Figures of the others that have.
        rivals = 0.0,
        /// Own assistants.
        hands = 0.0,
        /// Own strength in battle, as a logarithm, against the strongest of the others.
        might = 0.0,
        /// How much of a battle one's own side has.
        upper_hand = 0.0,
        /// A fight would win a creature.
        chance = 0.0,
    }
}

impl Default for Cues {
    fn default() -> Self {
        Self::PLAIN
    }
}

/// What is told of each option in turn.
pub(crate) fn of_each(
    game: &Conjurers,
    lore: &Lore,
    world: &State,
    options: &[Choice],
    mut each: impl FnMut([f32; Cues::NAMES.len()]),
) {
    let public = &world.public;
    let Awaits::Seat(seat) = public.awaits else { return };
    let standing = Standing::new(game, lore, public, seat);
    let mut values = Vec::with_capacity(options.len());
    value(&standing, world, options, &mut values);
    let scout = Scout {
        rivals: match public.frames.top() {
            Some(Frame::Allocation { .. }) => rivals(&standing),
            _ => Vec::new(),
        },
        common: common(&standing, world),
        standing,
    };
    let (best, second) = best_two(&values);
    for (&choice, &value) in options.iter().zip(&values) {
        let mut cues = scout.common;
        *scout.kind(&mut cues, choice) = 1.0;
        scout.place(choice, &mut cues);
        cues.value = (value / 10.0).clamp(-3.0, 3.0);
        cues.best = flag(value >= best);
        let other = if value >= best { second } else { best };
        cues.lead = ((value - other) / 5.0).clamp(-3.0, 3.0);
        each(cues.values().map(|cue| cue as f32));
    }
}

/// What each option is worth by itself.
fn value(standing: &Standing<'_>, world: &State, options: &[Choice], values: &mut Vec<f64>) {
    let public = standing.public;
    match public.frames.top() {
        Some(Frame::Battle(BattleStep::Act)) => {
            let told = |_, promise| values.push(promise);
            skirmish::rate(standing.game, standing.lore, world, options, told);
        }
        Some(Frame::Pit(visit)) => values.extend(options.iter().map(|&choice| match choice {
            Choice::Sacrifice(creature, column) => {
                errands::sacrifice(standing, creature, column, visit.count)
            }
            _ => 0.0,
        })),
        _ => values.extend(options.iter().map(|&choice| match choice {
            Choice::Place(..) => errands::placement(standing, choice),
            Choice::Buy(card) => errands::purchase(standing, card),
            Choice::Hire(figure) => habit::hire(standing, figure),
            Choice::Fight(creature) => {
                standing.chance_against(creature) * standing.creature_worth(creature)
            }
            Choice::Equip(card) => standing.card_worth(card),
            Choice::Prize(creature) => standing.creature_worth(creature),
            _ => 0.0,
        })),
    }
}

fn best_two(values: &[f64]) -> (f64, f64) {
    let (mut best, mut second) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
    for &value in values {
        if value > best {
            second = std::mem::replace(&mut best, value);
        } else if value > second {
            second = value;
        }
    }
    (best, second.max(best - 15.0))
}

/// The others who still have somebody to put somewhere.
fn rivals<'a>(standing: &Standing<'a>) -> Vec<(Standing<'a>, FigureSet)> {
    let public = standing.public;
    let others = Seat::all(standing.game.seat_count()).filter(|&other| other != standing.seat);
    let free = |seat: Seat| {
        let state = public.seat(seat);
        let mut free = state.figures;
        state.allocated.iter().for_each(|figure| free.remove(figure));
        free
    };
    others
        .map(|seat| (seat, free(seat)))
        .filter(|(_, free)| !free.is_empty())
        .map(|(seat, free)| (Standing::new(standing.game, standing.lore, public, seat), free))
        .collect()
}

/// What is true whatever is chosen.
fn common(standing: &Standing<'_>, world: &State) -> Cues {
    let public = standing.public;
    let state = standing.state();
    let calendar = standing.calendar;
    let mut strongest = f64::NEG_INFINITY;
    let mut waiting = 0;
    for other in Seat::all(standing.game.seat_count()).filter(|&other| other != standing.seat) {
        strongest = strongest.max(standing.might_of(other));
        let state = public.seat(other);
        waiting += state.figures.len().saturating_sub(state.allocated.len());
    }
    let upper_hand =
        public.battle.as_ref().map_or(0.0, |battle| upper_hand(standing, world, battle));
    Cues {
        left: f64::from(calendar.left) / 12.0,
        feeding: calendar.until_fed.map_or(0.0, |until| 1.0 - f64::from(until) / 3.0),
        short: standing.hunger().0 / 5.0,
        idle: f64::from(state.figures.len().saturating_sub(state.allocated.len())) / 2.0,
        rivals: f64::from(waiting) / 2.0,
        hands: f64::from(state.figures.assistants()) / 2.0,
        might: (standing.might - strongest).clamp(-2.0, 2.0),
        upper_hand,
        ..Cues::PLAIN
    }
}

/// The logarithm of how much stronger one's own side of a battle is, on the battlefield.
fn upper_hand(standing: &Standing<'_>, world: &State, battle: &Battle) -> f64 {
    let look = conjurers::Look::new(standing.game, world);
    let Some(own) = battle.side_of(standing.seat) else { return 0.0 };
    let strength = |side: conjurers::battle::Side| -> f64 {
        let row = &battle.rows[side.index()];
        let stand = row.slots.iter().flatten();
        let there: f64 = stand.map(|fighter| prowess(&look, standing.lore, fighter).power()).sum();
        let power = |one| fresh(&look, standing.lore, one).power();
        // What others hold nobody sees.
        let held: f64 = match side == own {
            true => world.hidden.hands[side.index()].iter().map(power).sum(),
            false => {
                let mean =
                    row.pool.iter().map(power).sum::<f64>() / f64::from(row.pool.len().max(1));
                mean * f64::from(row.hand)
            }
        };
        there + held
    };
    (strength(own).max(1.0) / strength(own.other()).max(1.0)).ln().clamp(-2.0, 2.0)
}

/// What is known before the options are looked at one by one.
struct Scout<'a> {
    standing: Standing<'a>,
    rivals: Vec<(Standing<'a>, FigureSet)>,
    common: Cues,
}

impl Scout<'_> {
    /// What is true of a place that a figure is put on.
    fn place(&self, choice: Choice, cues: &mut Cues) {
        let standing = &self.standing;
        match choice {
            Choice::Place(figure, action) => {
                *figure_of(cues, figure) = 1.0;
                let resource = action.mine().or(action.storage());
                cues.metal = flag(matches!(resource, Some(Resource::Iron | Resource::Bronze)));
                cues.gem = flag(matches!(resource, Some(Resource::Sapphire | Resource::Diamond)));
                let state = standing.state();
                let free = |other: Figure| other != figure && !state.allocated.contains(other);
                cues.spared =
                    flag(state.figures.iter().any(|other| free(other) && other.works_on(action)));
                cues.trained = flag(figure != Figure::Conjurer);
                let wants = |(rival, free): &(Standing<'_>, FigureSet)| {
                    let comes = free.iter().any(|figure| figure.works_on(action));
                    if comes { errands::errand(rival, action) } else { 0.0 }
                };
                let wanted = self.rivals.iter().map(wants).fold(0.0, f64::max);
                cues.wanted = (wanted / 10.0).min(3.0);
                if let Some(other) = action.house() {
                    cues.chance = standing.chance_in_duel(other);
                } else if let Some(mythology) = action.battleground() {
                    let prize = standing.best_prize(mythology);
                    cues.chance = prize.map_or(0.0, |(prize, _)| standing.chance_against(prize));
                }
            }
            Choice::Fight(creature) => cues.chance = standing.chance_against(creature),
            _ => {}
        }
    }

    /// The cue that says of what kind a choice is.
    fn kind<'c>(&self, cues: &'c mut Cues, choice: Choice) -> &'c mut f64 {
        match choice {
            Choice::Place(_, action) => self.kind_of_place(cues, action),
            Choice::Trade { .. } => &mut cues.trade,
            Choice::Hire(_) => &mut cues.hire,
            Choice::Sacrifice(..) => &mut cues.sacrifice,
            Choice::Buy(_) => &mut cues.buy,
            Choice::Fight(_) => &mut cues.fight,
            Choice::Done | Choice::Decline | Choice::Stay(_) | Choice::Pass => &mut cues.no_more,
            Choice::Summon(..) => &mut cues.summon,
            Choice::Move(..) => &mut cues.step,
            Choice::Attack(_) => &mut cues.attack,
            Choice::Devour(_) => &mut cues.devour,
            Choice::Bind { .. } | Choice::BreakFree(_) => &mut cues.special,
            Choice::Equip(_) => &mut cues.equip,
            _ => &mut cues.other,
        }
    }

    fn kind_of_place<'c>(&self, cues: &'c mut Cues, action: Action) -> &'c mut f64 {
        if let Some(resource) = action.mine() {
            return match self.standing.public.mines[resource.index()] {
                None => &mut cues.mine,
                Some(seat) if seat == self.standing.seat => &mut cues.own_mine,
                Some(_) => &mut cues.others_mine,
            };
        }
        match action {
            Action::WildAnimals | Action::FishingPond => &mut cues.food,
            Action::Tavern => &mut cues.tavern,
            Action::GuildHouse => &mut cues.guild,
            Action::Artificer => &mut cues.artificer,
            Action::Blacksmith => &mut cues.smith,
            Action::Marketplace => &mut cues.market,
            Action::SacrificialPit => &mut cues.pit,
            _ if action.storage().is_some() => &mut cues.storage,
            _ if action.battleground().is_some() => &mut cues.ground,
            _ => &mut cues.house,
        }
    }
}

const fn figure_of(cues: &mut Cues, figure: Figure) -> &mut f64 {
    match figure {
        Figure::Conjurer => &mut cues.conjurer,
        Figure::Worker => &mut cues.worker,
        Figure::Merchant => &mut cues.merchant,
        Figure::Warrior => &mut cues.warrior,
        Figure::Recruiter => &mut cues.recruiter,
    }
}

fn flag(is: bool) -> f64 {
    f64::from(u8::from(is))
}
