//! An estimate of a whole battle of Conjurers: it is played out many times by habit, each time with
//! hands that the viewer cannot rule out.

use conjurers::battle::{Battle, BattleKind, Side};
use conjurers::{BattleStep, Choice, Conjurers, CreatureId, Event, Frame, State, View};
use fastrand::Rng;
use kernel::{Game, Hosted as _, Input, Log, Pause, Seat};
use players::Knowledge;

use crate::{ConjurersKnowledge, Lore};

/// How often a battle is played out.
const BATTLES: u32 = 300;

/// More inputs than a battle takes: it ends after six turns in a row without a die.
const MOST_INPUTS: usize = 2_000;

/// The same moment is always estimated the same.
const SEED: u64 = 0x000c_0117_0e25;

/// What came of a battle that was played out many times.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BattleEstimate {
    /// The share of battles that the viewer's side won.
    pub win: f64,
    /// How many battles were played.
    pub played: u32,
    /// Creatures of the viewer's side that were left in the end, on average.
    pub own_left: f64,
    /// Creatures of the other side that were left in the end, on average.
    pub other_left: f64,
}

impl BattleEstimate {
    /// How far the true share may well be from the one found: two standard errors, and never
    /// nothing.
    pub fn margin(&self) -> f64 {
        let played = f64::from(self.played.max(1));
        2.0 * ((self.win * (1.0 - self.win)).max(1.0 / played) / played).sqrt()
    }
}

/// How a battle would go on after a choice of the viewer; `None` where no battle is under way or
/// begins with it, or the choice is not offered.
pub fn battle_estimate(game: &Conjurers, view: &View, choice: Choice) -> Option<BattleEstimate> {
    let viewer = view.viewer.filter(|&seat| game.asked(view) == Some(seat))?;
    let begins = matches!(choice, Choice::Fight(_));
    if (view.public.battle.is_none() && !begins) || game.refusal(view, choice).is_some() {
        return None;
    }
    let lore = ConjurersKnowledge::lore(game);
    let mut rng = Rng::with_seed(SEED);
    let mut sum = BattleEstimate::default();
    for _ in 0..BATTLES {
        let world = game.sample_world(view, &mut rng);
        let Some(end) = play_out(game, &lore, world, choice, viewer, &mut rng) else { continue };
        sum.played += 1;
        sum.win += f64::from(u8::from(end.won));
        sum.own_left += f64::from(end.own_left);
        sum.other_left += f64::from(end.other_left);
    }
    let played = f64::from(sum.played);
    (sum.played > 0).then(|| BattleEstimate {
        win: sum.win / played,
        own_left: sum.own_left / played,
        other_left: sum.other_left / played,
        ..sum
    })
}

/// How one battle ended.
struct End {
    won: bool,
    own_left: u8,
    other_left: u8,
}

/// Plays a battle to its end.
fn play_out(
    game: &Conjurers,
    lore: &Lore,
    mut world: State,
    choice: Choice,
    viewer: Seat,
    rng: &mut Rng,
) -> Option<End> {
    let (mut events, mut options) = (Vec::new(), Vec::new());
    let mut input = Input::Choice(choice);
    let mut left = Left::default();
    for _ in 0..MOST_INPUTS {
        left.look(&world);
        events.clear();
        game.advance(&mut world, input, &mut Log::keep(&mut events)).ok()?;
        left.look(&world);
        for event in &events {
            match *event {
                Event::Died(creature) => left.change(creature, -1),
                Event::Resurrected(creature) => left.change(creature, 1),
                Event::BattleEnded { winner, .. } => return left.end(winner, viewer),
                _ => {}
            }
        }
        input = match game.pause(&world) {
            Pause::Over(_) => return None,
            Pause::Chance(request) => Input::Outcome(game.draw_outcome(&world, request, rng)),
            Pause::Decision(_) => {
                game.options(&world, &mut options);
                Input::Choice(options[ConjurersKnowledge::habit(game, lore, &world, &options, rng)])
            }
        };
    }
    None
}

/// How many creatures each side has left; counted by deaths, because the end of a battle clears the
/// field.
#[derive(Default)]
struct Left {
    battle: Option<Battle>,
    counts: [i8; 2],
}

impl Left {
    /// Counts the sides once the creatures are drawn.
    fn look(&mut self, world: &State) {
        let Some(battle) = world.public.battle else { return };
        let draws =
            |frame: &Frame| matches!(frame, Frame::Battle(BattleStep::Remove | BattleStep::Draw));
        if self.battle.is_none() && !world.public.frames.as_slice().iter().any(draws) {
            self.counts = battle.rows.map(|row| {
                let fielded = row.slots.iter().flatten().count() as i8;
                row.hand as i8 + fielded
            });
            self.battle = Some(battle);
        }
    }

    fn change(&mut self, creature: CreatureId, by: i8) {
        let Some(battle) = self.battle else { return };
        let side = match battle.kind {
            BattleKind::Ground(prize) if creature == prize || creature == CreatureId::MINION => {
                Side::Defender
            }
            BattleKind::Ground(_) => Side::Attacker,
            BattleKind::Duel | BattleKind::Match => {
                let fielded = |side: Side| {
                    let row = &battle.rows[side.index()];
                    let there = row.slots.iter().flatten().any(|one| one.creature == creature);
                    there || row.pool.contains(creature)
                };
                if fielded(Side::Attacker) { Side::Attacker } else { Side::Defender }
            }
        };
        self.counts[side.index()] += by;
    }

    fn end(&self, winner: Seat, viewer: Seat) -> Option<End> {
        let side = self.battle?.side_of(viewer)?;
        let left = |side: Side| self.counts[side.index()].max(0) as u8;
        Some(End { won: winner == viewer, own_left: left(side), other_left: left(side.other()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a random game until the first battle in which a seat is asked, and gives its view.
    fn in_battle(seed: u64) -> Option<(Conjurers, View, Vec<Choice>)> {
        let game = Conjurers::new(conjurers_random::table(2 + seed as u8 % 3)).ok()?;
        let mut rng = Rng::with_seed(seed);
        let mut state = game.start();
        let mut options = Vec::new();
        loop {
            let input = match game.pause(&state) {
                Pause::Over(_) => return None,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&state, request, &mut rng))
                }
                Pause::Decision(seat) => {
                    game.options(&state, &mut options);
                    if state.public.battle.is_some() && options.len() > 2 {
                        return Some((game.clone(), game.view(&state, Some(seat)), options));
                    }
                    Input::Choice(options[rng.usize(0..options.len())])
                }
            };
            game.advance(&mut state, input, &mut Log::silent()).ok()?;
        }
    }

    #[test]
    fn a_battle_is_estimated_from_a_view_and_always_the_same() {
        let mut seen = 0;
        for seed in 0..6 {
            let Some((game, view, options)) = in_battle(seed) else { continue };
            let one = battle_estimate(&game, &view, options[0]).expect("a battle is under way");
            let two = battle_estimate(&game, &view, options[0]);
            assert_eq!(Some(one), two);
            assert!((0.0..=1.0).contains(&one.win) && one.played > BATTLES / 2);
            assert!((0.0..=3.0).contains(&one.own_left) && (0.0..=3.0).contains(&one.other_left));
            assert!(one.margin() > 0.0 && one.margin() < 0.2);
            let spectator = View { viewer: None, hand: None, ..view };
            assert_eq!(battle_estimate(&game, &spectator, options[0]), None);
            seen += 1;
        }
        assert!(seen >= 3, "random games have battles");
    }
}
