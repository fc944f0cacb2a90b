//! What speaks for a choice in Mythic Battles (2012).

use kernel::{Hosted as _, Seat};
use mythic::{
    AttackForecast, Blow, Choice, Fight, FightStep, Frame, Look, Mythic, Source, State, UnitId,
    View,
};
use players::{Compiled, Leaning, Reasoned};

use crate::eye::Eye;
use crate::lore::promise;
use crate::{Aspect, Lore, Motive, MythicKnowledge, spending};

/// A chance to destroy a unit later is worth a word from here on.
const LIKELY: f64 = 0.1;

/// What each of [`crate::Terms`] is about, in their order. Whose turn it is speaks for no choice.
const ASPECTS: [Option<Aspect>; crate::Terms::NAMES.len()] = [
    Some(Aspect::Stand),
    Some(Aspect::Stand),
    Some(Aspect::Army),
    Some(Aspect::Army),
    Some(Aspect::Army),
    Some(Aspect::Menace),
    Some(Aspect::Menace),
    Some(Aspect::Points),
    Some(Aspect::Hand),
    Some(Aspect::ArtOfWar),
    None,
    Some(Aspect::Webs),
    Some(Aspect::Menace),
    Some(Aspect::ArtOfWar),
    Some(Aspect::Hand),
    Some(Aspect::Hand),
    Some(Aspect::Stand),
];

impl Reasoned for MythicKnowledge {
    fn compiled() -> &'static Compiled<Self> {
        static COMPILED: Compiled<MythicKnowledge> = Compiled::new();
        &COMPILED
    }

    type Motive = Motive;
    type Aspect = Aspect;

    const WINS: Motive = Motive::Wins;

    fn facts_of(game: &Mythic, _: &Lore, view: &View, choice: Choice, reasons: &mut Vec<Motive>) {
        // What a defender announces or somebody declines is no blow of one's own.
        let asked = game.asked(view).filter(|_| choice != Choice::Decline);
        for forecast in game.forecasts(view, choice) {
            if asked == Some(game.owner(forecast.by)) {
                strike(&forecast, reasons);
            }
        }
        match (view.public.frames.top(), choice) {
            (Some(Frame::Activation(activation)), Choice::Harass { .. }) => {
                reasons.push(Motive::Holds(activation.unit));
            }
            (Some(Frame::Fight(fight)), Choice::Defend { .. }) => {
                reasons.push(Motive::Shields(fight.target));
            }
            (
                Some(Frame::Fight(fight @ Fight { step: FightStep::Dice(side), .. })),
                Choice::Spend { .. } | Choice::Keep | Choice::Again(_) | Choice::Throw,
            ) => {
                let look = Look::of_public(game, &view.public);
                reasons.push(Motive::Dice(spending::expected(&look, fight, *side)));
            }
            _ => {}
        }
    }

    fn facts_after(
        game: &Mythic,
        lore: &Lore,
        before: &State,
        after: &State,
        seat: Seat,
        reasons: &mut Vec<Motive>,
    ) {
        for unit in game.army(seat).iter() {
            let (from, to) = (before.public.unit(unit).space, after.public.unit(unit).space);
            if from == to || to.is_none() {
                continue;
            }
            let eye = Eye::of_public(game, lore, &after.public);
            reasons.extend(ground(&eye, unit));
            let strikes = reasons.iter().any(|reason| matches!(reason, Motive::Strikes { .. }));
            if !strikes {
                reasons.extend(prospect(&eye, unit));
            }
        }
    }

    fn aspect(term: usize) -> Option<Aspect> {
        ASPECTS[term]
    }

    fn leaning(aspect: Aspect, leaning: Leaning) -> Motive {
        Motive::Leaning(aspect, leaning)
    }

    fn speaks_for(motive: &Motive) -> bool {
        !matches!(motive, Motive::Answered(_) | Motive::Ground { by: ..0, .. })
    }

    fn says(motive: &Motive, aspect: Aspect, leaning: Leaning) -> bool {
        match motive {
            Motive::Prospect { .. } => (aspect, leaning) == (Aspect::Menace, Leaning::For),
            _ => false,
        }
    }

    fn are_allies(_: &Mythic, one: Seat, other: Seat) -> bool {
        Mythic::side(one) == Mythic::side(other)
    }

    /// A Maneuver card that was searched for or put under the deck stays hidden.
    fn is_open(choice: Choice) -> bool {
        !matches!(choice, Choice::Take(_) | Choice::Under(_))
    }

    /// Before the first turn there is nothing to judge.
    fn is_under_way(_: &Mythic, state: &State) -> bool {
        state.public.turn > 0
    }
}

/// What the dice of an attack promise, and whether its target may strike back.
fn strike(forecast: &AttackForecast, reasons: &mut Vec<Motive>) {
    let odds = forecast.odds();
    let destroys = forecast.lethal().map_or(0.0, |wounds| odds.reaching(wounds));
    reasons.push(Motive::Strikes { on: forecast.on, wounds: odds.mean, destroys });
    if forecast.unanswered.is_none() && forecast.blow == Blow::Close {
        reasons.push(Motive::Answered(forecast.on));
    }
}

/// What the ground adds to what attackers of a unit must reach, the nearest of them for all.
fn ground(eye: &Eye<'_>, unit: UnitId) -> Option<Motive> {
    let look = eye.look;
    let space = look.space(unit)?;
    let enemies = look.game.enemies(look.game.owner(unit)).iter();
    let standing = enemies.filter_map(|enemy| Some((enemy, look.space(enemy)?)));
    let (nearest, _) = standing.min_by_key(|(_, there)| there.distance(space))?;
    let state = State { public: *look.public, hidden: *look.hidden };
    let blow = if look.stats(nearest).ranged > 0 { Blow::Ranged } else { Blow::Close };
    let (_, difficulty) = look.game.plain_values(&state, nearest, unit, blow);
    let terms = difficulty.terms.iter().filter(|term| matches!(term.source, Source::Terrain(_)));
    let by: i8 = terms.map(|term| term.by).sum();
    (by != 0).then_some(Motive::Ground { space, by })
}

/// The unit that could best be struck next from where a unit stands.
fn prospect(eye: &Eye<'_>, unit: UnitId) -> Option<Motive> {
    let on = eye.survey(unit).best_target(eye.look.space(unit)?)?;
    let ranged = eye.look.stats(unit).ranged > 0 && !eye.look.adjacent(unit, on);
    let blow = if ranged { Blow::Ranged } else { Blow::Close };
    let (dice, difficulty) = eye.rank(unit).numbers(&eye.rank(on), blow);
    let destroys = promise(dice, difficulty).at_least(eye.look.public.unit(on).vitality);
    (destroys >= LIKELY).then_some(Motive::Prospect { on, destroys })
}

#[cfg(test)]
mod tests {
    use super::*;
    use players::aspect_of;

    #[test]
    fn terms_speak_of_what_their_names_say() {
        let named = aspect_of::<MythicKnowledge>;
        assert_eq!(named("spare"), Some(Aspect::Stand));
        assert_eq!(named("punch"), Some(Aspect::Army));
        assert_eq!(named("strike"), Some(Aspect::Menace));
        assert_eq!(named("points"), Some(Aspect::Points));
        assert_eq!(named("hand"), Some(Aspect::Hand));
        assert_eq!(named("art_of_war"), Some(Aspect::ArtOfWar));
        assert_eq!(named("tempo"), None);
        assert_eq!(named("webs"), Some(Aspect::Webs));
        assert_eq!(named("ready"), Some(Aspect::Menace));
        assert_eq!(named("reserve"), Some(Aspect::ArtOfWar));
        assert_eq!(named("cards"), Some(Aspect::Hand));
        assert_eq!(named("brink"), Some(Aspect::Stand));
    }
}
