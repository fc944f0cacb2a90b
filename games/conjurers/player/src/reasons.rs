//! What speaks for a choice in Conjurers.

use conjurers::{
    Action, Choice, Conjurers, Look, Resource, State, View, food_output, mine_output,
    storage_output,
};
use kernel::{Hosted as _, Seat};
use players::{Compiled, Leaning, Reasoned};

use crate::standing::Standing;
use crate::{Aspect, ConjurersKnowledge, Lore, Motive};

/// What each of [`crate::Terms`] is about, in their order.
const ASPECTS: [Aspect; crate::Terms::NAMES.len()] = [
    Aspect::Points,
    Aspect::Points,
    Aspect::Battles,
    Aspect::Campaign,
    Aspect::Stores,
    Aspect::Stores,
    Aspect::Mines,
    Aspect::Hands,
    Aspect::Food,
    Aspect::Food,
    Aspect::Button,
];

impl Reasoned for ConjurersKnowledge {
    fn compiled() -> &'static Compiled<Self> {
        static COMPILED: Compiled<ConjurersKnowledge> = Compiled::new();
        &COMPILED
    }

    type Motive = Motive;
    type Aspect = Aspect;

    const WINS: Motive = Motive::Wins;

    fn facts_of(
        game: &Conjurers,
        lore: &Lore,
        view: &View,
        choice: Choice,
        reasons: &mut Vec<Motive>,
    ) {
        let Some(seat) = game.asked(view) else { return };
        match choice {
            Choice::Place(_, action) => {
                let standing = Standing::new(game, lore, &view.public, seat);
                place(&standing, action, reasons);
            }
            Choice::Fight(creature) => {
                let standing = Standing::new(game, lore, &view.public, seat);
                let chance = standing.chance_against(creature);
                reasons.push(Motive::Prize { creature, chance });
            }
            Choice::Summon(..) | Choice::Move(..) | Choice::Attack(_) => {
                if let Some(forecast) = game.forecast(view, choice) {
                    let falls = |creature| {
                        let mut falls = forecast.falls.iter();
                        let found = falls.find(|(other, _)| *other == creature);
                        found.map_or(0.0, |(_, chance)| f64::from(chance.0) / 1e6)
                    };
                    let on = forecast.on.creature;
                    let (falls, lost) = (falls(on), falls(forecast.by.creature));
                    // A fight in which nobody can fall speaks neither for nor against itself.
                    if falls > 0.0 || lost > 0.0 {
                        reasons.push(Motive::Fight { on, falls, lost });
                    }
                }
            }
            _ => {}
        }
    }

    fn facts_after(
        game: &Conjurers,
        _: &Lore,
        before: &State,
        after: &State,
        seat: Seat,
        reasons: &mut Vec<Motive>,
    ) {
        if after.public.battle.is_some() || after.public.turn != before.public.turn {
            return;
        }
        let total = |state| {
            let score = Look::new(game, state).score(seat);
            // What is left of resources is counted at the end only.
            score.total() - i32::from(score.resource_points())
        };
        let points = total(after) - total(before);
        if points != 0 {
            reasons.push(Motive::Points(points));
        }
    }

    fn aspect(term: usize) -> Option<Aspect> {
        Some(ASPECTS[term])
    }

    fn leaning(aspect: Aspect, leaning: Leaning) -> Motive {
        Motive::Leaning(aspect, leaning)
    }

    fn says(motive: &Motive, aspect: Aspect, leaning: Leaning) -> bool {
        let (said, both_ways) = match motive {
            Motive::Prize { .. } | Motive::Duel { .. } => (Aspect::Battles, false),
            Motive::Points(_) => (Aspect::Points, true),
            Motive::Feeds(_) => (Aspect::Food, false),
            Motive::Mine(..) => (Aspect::Mines, false),
            Motive::Gains(..) => (Aspect::Stores, false),
            Motive::Wins | Motive::Fight { .. } | Motive::Leaning(..) => return false,
        };
        aspect == said && (both_ways || leaning == Leaning::For)
    }

    /// Everything is done in the open; only what is drawn is hidden.
    fn is_open(_: Choice) -> bool {
        true
    }

    /// First assistants say little about who wins.
    fn is_under_way(_: &Conjurers, state: &State) -> bool {
        state.public.turn > 0
    }
}

/// What a figure on an action will bring.
fn place(standing: &Standing<'_>, action: Action, reasons: &mut Vec<Motive>) {
    let phase = standing.public.phase();
    if let Some(resource) = action.mine() {
        reasons.push(Motive::Mine(resource, mine_output(resource, phase)));
    } else if let Some(resource) = action.storage() {
        reasons.push(Motive::Gains(resource, storage_output(resource, phase)));
    } else if let Some(mythology) = action.battleground() {
        if let Some((creature, _)) = standing.best_prize(mythology) {
            let chance = standing.chance_against(creature);
            reasons.push(Motive::Prize { creature, chance });
        }
    } else if let Some(other) = action.house() {
        reasons.push(Motive::Duel { chance: standing.chance_in_duel(other) });
    } else if matches!(action, Action::WildAnimals | Action::FishingPond) {
        let food = food_output(phase);
        let missing = standing.need.saturating_sub(standing.state().stock.of(Resource::Food));
        reasons.push(match missing.min(food) {
            0 => Motive::Gains(Resource::Food, food),
            missing => Motive::Feeds(missing),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use players::aspect_of;

    #[test]
    fn terms_speak_of_what_their_names_say() {
        let named = aspect_of::<ConjurersKnowledge>;
        assert_eq!(named("promise"), Some(Aspect::Points));
        assert_eq!(named("battles"), Some(Aspect::Battles));
        assert_eq!(named("campaign"), Some(Aspect::Campaign));
        assert_eq!(named("shopping"), Some(Aspect::Stores));
        assert_eq!(named("mines"), Some(Aspect::Mines));
        assert_eq!(named("hands"), Some(Aspect::Hands));
        assert_eq!(named("upkeep"), Some(Aspect::Food));
        assert_eq!(named("button"), Some(Aspect::Button));
    }
}
