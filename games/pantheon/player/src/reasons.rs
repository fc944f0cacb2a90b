//! What speaks for a choice in Mythic Battles: Pantheon.

use kernel::Seat;
use pantheon::board::AreaId;
use pantheon::catalog::{Reach, Stat};
use pantheon::dice::{Query, odds};
use pantheon::{
    Answer, Attack, AttackKind, Choice, Frame, Look, Pantheon, Source, State, Target, UnitId, View,
};
use players::{Compiled, Leaning, Reasoned};

use crate::signals::lying;
use crate::worth::Eye;
use crate::{Aspect, Lore, Motive, PantheonKnowledge, spending};

/// A unit is a bargain when it is recruited so much more gladly than its points buy on average.
const BARGAIN: f64 = 0.08;

/// A chance to destroy a unit later is worth a word from here on.
const LIKELY: f64 = 0.1;

/// What each of [`crate::Terms`] is about, in their order. Whose turn it is speaks for no choice.
const ASPECTS: [Option<Aspect>; crate::Terms::NAMES.len()] = [
    Some(Aspect::Army),
    Some(Aspect::Army),
    Some(Aspect::Army),
    Some(Aspect::Army),
    Some(Aspect::Divinity),
    Some(Aspect::Divinity),
    Some(Aspect::Menace),
    Some(Aspect::Threat),
    Some(Aspect::Threat),
    Some(Aspect::Absorbed),
    Some(Aspect::Absorbed),
    Some(Aspect::Carried),
    Some(Aspect::Nearby),
    Some(Aspect::Hand),
    Some(Aspect::Hand),
    Some(Aspect::ArtOfWar),
    None,
    Some(Aspect::Goals),
];

impl Reasoned for PantheonKnowledge {
    fn compiled() -> &'static Compiled<Self> {
        static COMPILED: Compiled<PantheonKnowledge> = Compiled::new();
        &COMPILED
    }

    type Motive = Motive;
    type Aspect = Aspect;

    const WINS: Motive = Motive::Wins;

    fn facts_of(
        game: &Pantheon,
        lore: &Lore,
        view: &View,
        choice: Choice,
        reasons: &mut Vec<Motive>,
    ) {
        match choice {
            Choice::Absorb(stone) => reasons.push(Motive::Absorbs(stone)),
            Choice::Claim(stone) => reasons.push(Motive::Claims(stone)),
            Choice::Recruit(unit) if lore.rating(unit) >= BARGAIN => {
                reasons.push(Motive::Bargain(unit));
            }
            Choice::Target(_) | Choice::TargetFull(_) | Choice::Retaliate => {
                game.forecasts(view, choice).iter().for_each(|forecast| strike(forecast, reasons));
            }
            Choice::Spend { .. } | Choice::Keep | Choice::Second(_) | Choice::Reroll(_) => {
                if let Some(Frame::Attack(attack)) = view.public.frames.top()
                    && let Some(wounds) = spending::promise(game, &view.public, attack)
                {
                    reasons.push(Motive::Dice(wounds));
                }
            }
            _ => {}
        }
    }

    fn facts_after(
        game: &Pantheon,
        lore: &Lore,
        before: &State,
        after: &State,
        seat: Seat,
        reasons: &mut Vec<Motive>,
    ) {
        for unit in after.public.seat(seat).army.iter() {
            let (from, to) = (before.public.area_of(unit), after.public.area_of(unit));
            let Some(area) = to.filter(|_| from != to) else { continue };
            let look = Look::of_public(game, &after.public);
            reasons.extend(shelter(&look, unit, area));
            let eye = Eye { game, lore, public: &after.public };
            reasons.extend(aim(eye, unit, from, area));
            let strikes = reasons.iter().any(|reason| matches!(reason, Motive::Strikes { .. }));
            if !strikes {
                reasons.extend(prospect(eye, &look, unit, area));
            }
        }
    }

    fn aspect(term: usize) -> Option<Aspect> {
        ASPECTS[term]
    }

    fn leaning(aspect: Aspect, leaning: Leaning) -> Motive {
        Motive::Leaning(aspect, leaning)
    }

    fn says(motive: &Motive, aspect: Aspect, leaning: Leaning) -> bool {
        match motive {
            Motive::Absorbs(_) => {
                matches!(aspect, Aspect::Absorbed | Aspect::Nearby | Aspect::Carried)
            }
            Motive::Claims(_) => matches!(aspect, Aspect::Nearby | Aspect::Carried),
            Motive::Prospect { .. } => (aspect, leaning) == (Aspect::Menace, Leaning::For),
            Motive::Aims { .. } => (aspect, leaning) == (Aspect::Nearby, Leaning::For),
            _ => false,
        }
    }

    fn speaks_for(motive: &Motive) -> bool {
        !matches!(motive, Motive::Answered { .. } | Motive::Shelter { by: ..0, .. })
    }

    fn are_allies(game: &Pantheon, one: Seat, other: Seat) -> bool {
        game.side(one).contains(other)
    }

    /// Only a card that was searched for stays hidden.
    fn is_open(choice: Choice) -> bool {
        !matches!(choice, Choice::Take(_))
    }

    /// Armies that are still recruited say little about who wins.
    fn is_under_way(_: &Pantheon, state: &State) -> bool {
        state.public.round > 0
    }
}

/// What the dice of an attack promise, and whether its target may strike back.
fn strike(forecast: &pantheon::AttackForecast, reasons: &mut Vec<Motive>) {
    let odds = forecast.odds();
    let destroys = odds.destroys.unwrap_or(0.0);
    reasons.push(Motive::Strikes { on: forecast.on, wounds: odds.mean, destroys });
    if let (Answer::After(chance) | Answer::First(chance), Target::Unit(by)) =
        (forecast.answer, forecast.on)
    {
        let chance = f64::from(chance.0) / f64::from(pantheon::Chance::CERTAIN.0);
        // A target that is mostly destroyed seldom lives to answer.
        if chance * (1.0 - destroys) >= 0.05 {
            reasons.push(Motive::Answered { by, chance });
        }
    }
}

/// What the terrain of an area does for the defence of a unit that stands in it.
fn shelter(look: &Look<'_>, unit: UnitId, area: AreaId) -> Option<Motive> {
    let attacker =
        look.enemies_of(unit).iter().find(|&enemy| look.public.area_of(enemy).is_some())?;
    [Reach::Melee, Reach::Ranged].into_iter().find_map(|reach| {
        let plain = Attack::begin(attacker, AttackKind::Normal, look.controller(attacker));
        let attack = Attack { on: Some(Target::Unit(unit)), reach, ..plain };
        let terms = look.defence_breakdown(&attack, unit).terms;
        let by = terms
            .iter()
            .filter(|term| {
                matches!(term.source, Source::Terrain(_) | Source::Canopy | Source::Heights)
            })
            .map(|term| term.by)
            .sum();
        (by != 0).then_some(Motive::Shelter { area, reach, by })
    })
}

/// The stone that a unit has come nearer to, if it is nearest to that one.
fn aim(eye: Eye<'_>, unit: UnitId, from: Option<AreaId>, area: AreaId) -> Option<Motive> {
    let public = eye.public;
    let (def, state) = (eye.game.def(unit), public.unit(unit));
    let absorbs = def.is_divinity();
    if state.stone.is_some() && !absorbs {
        return None;
    }
    let steps = |from: AreaId, to: AreaId| eye.lore.steps(public, unit, from, to);
    let stone = lying(eye).min_by_key(|&there| steps(area, there))?;
    let left = steps(area, stone);
    let is_nearer = from.is_none_or(|from| left < steps(from, stone));
    let stride = def.row(state.vitality).movement;
    if !is_nearer || stride == 0 {
        return None;
    }
    // A walk and a claim are one activation, to absorb takes another.
    let walks = left.div_ceil(stride);
    let turns = if absorbs { walks + 1 } else { walks.max(1) };
    Some(Motive::Aims { unit, area: stone, turns, absorbs })
}

/// The unit that could best be struck next from where a unit stands.
fn prospect(eye: Eye<'_>, look: &Look<'_>, unit: UnitId, area: AreaId) -> Option<Motive> {
    let offence = look.stat_now(unit, Stat::Offence);
    let targets = look.enemies_of(unit).iter().filter(|&enemy| eye.reaches(unit, area, enemy));
    let best = targets.max_by(|&a, &b| eye.blow(unit, a).total_cmp(&eye.blow(unit, b)))?;
    let query = Query {
        offence,
        defence: look.stat_now(best, Stat::Defence),
        rerolls: 0,
        cancelled: 0,
        vitality: Some(eye.public.unit(best).vitality),
        again: eye.game.edition().second_assault.again(),
    };
    let destroys = odds(query).destroys?;
    (destroys >= LIKELY).then_some(Motive::Prospect { on: best, destroys })
}

#[cfg(test)]
mod tests {
    use super::*;
    use players::aspect_of;

    #[test]
    fn terms_speak_of_what_their_names_say() {
        let named = aspect_of::<PantheonKnowledge>;
        assert_eq!(named("fallen"), Some(Aspect::Army));
        assert_eq!(named("brink"), Some(Aspect::Divinity));
        assert_eq!(named("menace"), Some(Aspect::Menace));
        assert_eq!(named("strike"), Some(Aspect::Threat));
        assert_eq!(named("momentum"), Some(Aspect::Absorbed));
        assert_eq!(named("nearby"), Some(Aspect::Nearby));
        assert_eq!(named("ready"), Some(Aspect::Hand));
        assert_eq!(named("art_of_war"), Some(Aspect::ArtOfWar));
        assert_eq!(named("tempo"), None);
        assert_eq!(named("goals"), Some(Aspect::Goals));
    }
}
