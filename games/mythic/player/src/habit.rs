//! What a general does without thinking, to play an imagined line to its end.

use fastrand::Rng;
use kernel::Seat;
use mythic::{
    Activation, ActivationStep, Blow, Choice, Fight, FightStep, Flight, Frame, Mythic,
    ReshuffleStep, State, Talent, TurnStep, UnitId, Volley,
};

use crate::eye::Eye;
use crate::lore::Lore;
use crate::{setting_up, spending};

/// An attack that promises less is not worth its risk.
const LEAST: f64 = 0.0;

/// A place must be so much better to be worth the walk.
const RESTLESS: f64 = 0.01;

/// The place of the choice that needs no thinking.
pub(crate) fn choose(
    game: &Mythic,
    lore: &Lore,
    world: &State,
    options: &[Choice],
    rng: &mut Rng,
) -> usize {
    let eye = Eye::new(game, lore, world);
    let wanted = match world.public.frames.top() {
        Some(Frame::Setup(_)) => return setting_up::choose(&eye.look, options, rng),
        Some(Frame::Turn(step)) => eye.turn(*step, options),
        Some(Frame::Activation(activation)) => eye.activation(activation, options),
        Some(Frame::Flight(flight)) => eye.flight(flight, options, rng),
        Some(Frame::Volley(volley)) => eye.volley(volley, options),
        Some(Frame::Fight(fight)) => eye.fight(fight, options),
        Some(Frame::Search { .. }) => eye.most(options),
        Some(Frame::Exchange { .. }) => eye.least(options),
        Some(Frame::Reshuffle(step)) => Some(reshuffle(*step, options)),
        Some(Frame::Window { .. } | Frame::Draw { .. } | Frame::Empty) | None => Some(Choice::Done),
    };
    let known = wanted.and_then(|wanted| options.iter().position(|&choice| choice == wanted));
    known.unwrap_or_else(|| rng.usize(0..options.len()))
}

/// What was lost is made good.
fn reshuffle(step: ReshuffleStep, options: &[Choice]) -> Choice {
    let grow = options.iter().copied().find(|choice| matches!(choice, Choice::Use(..)));
    match step {
        ReshuffleStep::Reinforce { .. } => grow.unwrap_or(Choice::Done),
        ReshuffleStep::Convert { .. } | ReshuffleStep::Shuffle => Choice::Done,
    }
}

impl Eye<'_> {
    fn turn(&self, step: TurnStep, options: &[Choice]) -> Option<Choice> {
        match step {
            TurnStep::Exchange => Some(Choice::Decline),
            TurnStep::Limit => {
                let is_discard = |choice: &Choice| matches!(choice, Choice::Discard(_));
                let discards: Vec<Choice> = options.iter().copied().filter(is_discard).collect();
                self.least(&discards)
            }
            _ => options.iter().copied().find(|choice| matches!(choice, Choice::Activate(..))),
        }
    }

    /// Strike or shoot where it pays most; otherwise go where one can, or where it will.
    fn activation(&self, activation: &Activation, options: &[Choice]) -> Option<Choice> {
        if let ActivationStep::Harass { .. } = activation.step {
            return Some(Choice::Decline);
        }
        let unit = activation.unit;
        let attack = self.best_attack(unit, options);
        let bonus = options.iter().copied().find(|choice| {
            matches!(choice, Choice::Use(_, Talent::BeastlyAttack))
                || *choice == Choice::Use(unit, Talent::InfernalBlaze) && self.blazes(unit)
        });
        if bonus.is_some() {
            return bonus;
        }
        let walk = self.best_move(activation, options);
        match (attack, walk) {
            (Some((attack, prize)), Some((_, pull))) if prize >= pull.max(LEAST) => Some(attack),
            (Some((attack, prize)), None) if prize > LEAST => Some(attack),
            (_, Some((walk, _))) => Some(walk),
            _ => Some(Choice::Done),
        }
    }

    /// The best attack on offer, and its prize.
    fn best_attack(&self, unit: UnitId, options: &[Choice]) -> Option<(Choice, f64)> {
        let rated = options.iter().filter_map(|&choice| match choice {
            Choice::Strike(on) => Some((choice, self.strike(unit, on))),
            Choice::Shoot { at, .. } => Some((choice, self.blow(unit, at, Blow::Ranged))),
            _ => None,
        });
        rated.max_by(|(_, a), (_, b)| a.total_cmp(b))
    }

    /// The best move that is better than to stay, and how much better than staying without an
    /// attack.
    fn best_move(&self, activation: &Activation, options: &[Choice]) -> Option<(Choice, f64)> {
        let here = self.look.space(activation.unit)?;
        if !options.iter().any(|choice| matches!(choice, Choice::Move(_))) {
            return None;
        }
        let survey = self.survey(activation.unit);
        let near = self.look.combat_reach(activation);
        let stays = survey.pull(here, false);
        let fights = !activation.attacked();
        let rated = options.iter().filter_map(|&choice| match choice {
            Choice::Move(to) => Some((choice, survey.pull(to, fights && near.contains(to)))),
            _ => None,
        });
        let (choice, pull) = rated.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (pull > stays + RESTLESS).then_some((choice, pull - stays))
    }

    /// Whether Infernal Blaze would burn more enemies than friends.
    fn blazes(&self, unit: UnitId) -> bool {
        let game = self.look.game;
        let near = self.look.neighbours(unit) - game.flying();
        let foes = near & game.enemies(game.owner(unit));
        foes.len() > (near - foes).len()
    }

    /// Over enemies, and down behind them.
    fn flight(&self, flight: &Flight, options: &[Choice], rng: &mut Rng) -> Option<Choice> {
        let enemies = self.look.game.enemies(self.look.game.owner(flight.unit));
        let over = options.iter().copied().find(|choice| {
            let Choice::Fly(to) = choice else { return false };
            let below = self.look.public.occupant(*to);
            below.is_some_and(|unit| {
                enemies.contains(unit) && flight.crossed.iter().all(|crossed| crossed != unit)
            })
        });
        let done = options.contains(&Choice::Done) && !flight.crossed.is_empty();
        over.or_else(|| done.then_some(Choice::Done))
            .or_else(|| options.get(rng.usize(0..options.len())).copied())
    }

    fn volley(&self, volley: &Volley, options: &[Choice]) -> Option<Choice> {
        let rated = options.iter().filter_map(|&choice| match choice {
            Choice::Next(on) => Some((choice, self.blow(volley.by, on, volley.blow))),
            _ => None,
        });
        rated.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(choice, _)| choice)
    }

    /// Strike back, buy what helps, cancel wounds, and take no other part.
    fn fight(&self, fight: &Fight, options: &[Choice]) -> Option<Choice> {
        // What can be used at any time is no answer to the question.
        let answers = |choice: &Choice| matches!(choice, Choice::Use(_, talent) if !Talent::AT_ANY_TIME.contains(talent));
        let used = || options.iter().copied().find(answers);
        match fight.step {
            FightStep::Dice(side) => Some(spending::hurried(&self.look, fight, side, options)),
            FightStep::Answer if options.contains(&Choice::Counter) => Some(Choice::Counter),
            FightStep::Talents(round) => {
                let seat = self.look.game.owner(fight.unit(side_of(round)));
                self.announce(seat, options)
            }
            FightStep::Split => self.split(options),
            FightStep::Retreat => {
                let back = |choice: &&Choice| matches!(choice, Choice::Retreat(_));
                options.iter().find(back).copied()
            }
            FightStep::Defend { .. } => Some(Choice::Decline),
            _ => Some(used().unwrap_or(Choice::Decline)),
        }
    }

    /// What costs little against what is there is bought.
    fn announce(&self, seat: Seat, options: &[Choice]) -> Option<Choice> {
        let points = self.points(seat);
        let cost = |choice: &Choice| match *choice {
            Choice::Use(_, Talent::Retreat) => None,
            Choice::Plus(..) | Choice::Use(..) => Some(u16::from(self.look.price(*choice))),
            _ => None,
        };
        let cheap = |choice: &&Choice| cost(choice).is_some_and(|cost| cost * 2 <= points);
        Some(options.iter().find(cheap).copied().unwrap_or(Choice::Decline))
    }

    /// As many as possible at once, when there is more than one.
    fn split(&self, options: &[Choice]) -> Option<Choice> {
        let struck = |choice: &Choice| match choice {
            Choice::Bite(others) => others.iter().flatten().count(),
            Choice::Spread(_) => 1,
            Choice::Use(unit, Talent::HydraBite) => {
                self.look.adjacent_enemies(*unit).len().saturating_sub(1) as usize
            }
            _ => 0,
        };
        let most = options.iter().copied().max_by_key(|choice| struck(choice))?;
        Some(if struck(&most) > 0 { most } else { Choice::Decline })
    }
}

/// Which unit of a fight a round of talents is for. [M12.R73]
fn side_of(round: mythic::Round) -> mythic::Side {
    match round {
        mythic::Round::Attack | mythic::Round::AgainstCounter => mythic::Side::Attacker,
        mythic::Round::Defence | mythic::Round::Counter => mythic::Side::Victim,
    }
}
