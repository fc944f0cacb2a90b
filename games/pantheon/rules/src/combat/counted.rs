//! VIII.A.2.a.2.a: the values of an attack stand once they are counted, and so do their parts.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::breakdown::{Breakdown, Source, Tally, Term};
use crate::catalog::Stat;
use crate::frame::{Attack, AttackStep, Frame};
use crate::look::Look;
use crate::play::Play;
use crate::state::{FREE_FRAMES, MAX_FRAMES};

/// How many parts one frame holds.
const PARTS: usize = 12;

/// The most parts of one value that are told apart.
const MOST: usize = 18;

/// Parts of the values of the attack above, those of the offence first. Values with many parts
/// take several frames.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counted {
    terms: [Term; PARTS],
    offence: u8,
    defence: u8,
}

impl Counted {
    fn offence(&self) -> &[Term] {
        &self.terms[..usize::from(self.offence)]
    }

    fn defence(&self) -> &[Term] {
        let both = usize::from(self.offence + self.defence);
        &self.terms[usize::from(self.offence)..both]
    }

    /// Takes as many parts as there is room for, and leaves the others.
    fn fill(offence: &mut &[Term], defence: &mut &[Term]) -> Self {
        let mut counted = Self::default();
        let (first, rest) = offence.split_at(offence.len().min(PARTS));
        *offence = rest;
        let (second, rest) = defence.split_at(defence.len().min(PARTS - first.len()));
        *defence = rest;
        for (slot, &term) in counted.terms.iter_mut().zip(first.iter().chain(second)) {
            *slot = term;
        }
        (counted.offence, counted.defence) = (first.len() as u8, second.len() as u8);
        counted
    }
}

/// The parts of a value as play counts them, without the heap.
#[derive(Default)]
struct Parts {
    terms: ArrayVec<Term, MOST>,
}

impl Tally for Parts {
    fn add(&mut self, source: Source, by: i8) {
        let term = Term { source, by };
        if self.terms.try_push(term).is_err()
            && let Some(last) = self.terms.last_mut()
        {
            *last = Term { source: Source::Counted, by: last.by + by };
        }
    }

    fn total(&self) -> i8 {
        self.terms.iter().map(|term| term.by).sum()
    }
}

impl Play<'_, '_> {
    /// Counts both values of the attack that has the floor. Their parts go beneath it, unless the
    /// stack is nearly full. [P15.8A.2a2a-1] [P15.R84]
    pub(super) fn count_parts(&mut self, attack: &Attack) -> (u8, u8) {
        if !self.game.keeps_parts() {
            return self.look().values(attack);
        }
        let (mut offence, mut defence) = (Parts::default(), Parts::default());
        let values = self.look().tally_values(attack, &mut offence, &mut defence);
        let (mut offence, mut defence) = (&offence.terms[..], &defence.terms[..]);
        let frames = (offence.len() + defence.len()).div_ceil(PARTS);
        if self.state.public.frames.len() + frames + FREE_FRAMES <= MAX_FRAMES {
            self.pop();
            for _ in 0..frames {
                self.push(Frame::Counted(Counted::fill(&mut offence, &mut defence)));
            }
            self.push(Frame::Attack(*attack));
        }
        values
    }
}

impl Look<'_> {
    /// The parts of offence and defence in an attack on its target, whatever it is: as they were
    /// counted, or until then as they would be. `None` before there is a target. [P15.R84]
    pub fn value_breakdowns(&self, attack: &Attack) -> Option<(Breakdown, Breakdown)> {
        attack.on?;
        if !attack.is_counted() {
            return self.count_now(attack);
        }
        let stands = |(offence, defence): &(Breakdown, Breakdown)| {
            (offence.total(), defence.total()) == (attack.offence, attack.defence)
        };
        let whole = |of: Stat, value: u8| Breakdown {
            of,
            terms: vec![Term { source: Source::Counted, by: value as i8 }],
        };
        self.kept_parts(attack).or_else(|| self.count_now(attack).filter(stands)).or_else(|| {
            Some((whole(Stat::Offence, attack.offence), whole(Stat::Defence, attack.defence)))
        })
    }

    fn count_now(&self, attack: &Attack) -> Option<(Breakdown, Breakdown)> {
        let (mut offence, mut defence) = no_parts();
        self.public.area_of(attack.by)?;
        self.tally_values(attack, &mut offence, &mut defence);
        Some((offence, defence))
    }

    /// The parts that lie beneath an attack; none in games that began before they were kept.
    fn kept_parts(&self, attack: &Attack) -> Option<(Breakdown, Breakdown)> {
        let frames = self.public.frames.as_slice();
        let at = frames.iter().rposition(|frame| *frame == Frame::Attack(*attack))?;
        let (mut offence, mut defence) = no_parts();
        let kept = frames[..at].iter().rev().take_while(|frame| matches!(frame, Frame::Counted(_)));
        for frame in &frames[at - kept.count()..at] {
            let Frame::Counted(counted) = frame else { continue };
            offence.terms.extend_from_slice(counted.offence());
            defence.terms.extend_from_slice(counted.defence());
        }
        (!offence.terms.is_empty()).then_some((offence, defence))
    }
}

fn no_parts() -> (Breakdown, Breakdown) {
    (Breakdown::of(Stat::Offence), Breakdown::of(Stat::Defence))
}

/// How far an attack has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AttackPhase {
    /// Its values have not been counted yet.
    Begun,
    /// They have, and dice are rolled and spent. [P15.8A.2a2a-1]
    Counted,
    /// No more dice of it are rolled.
    SecondOver,
}

impl Attack {
    /// How far it has come.
    pub const fn phase(&self) -> AttackPhase {
        match self.step {
            AttackStep::Before
            | AttackStep::AskTarget
            | AttackStep::Chosen
            | AttackStep::Guard
            | AttackStep::GuardAgrees(_)
            | AttackStep::AskForce
            | AttackStep::Evade
            | AttackStep::Evading
            | AttackStep::Initiative
            | AttackStep::AfterInitiative
            | AttackStep::Values
            | AttackStep::Count => AttackPhase::Begun,
            AttackStep::Roll
            | AttackStep::Rolled
            | AttackStep::AskRolled
            | AttackStep::Reroll
            | AttackStep::Blanks
            | AttackStep::AskSpend
            | AttackStep::FirstOver
            | AttackStep::AskSecond
            | AttackStep::SecondRoll { .. } => AttackPhase::Counted,
            AttackStep::AskSpendAgain
            | AttackStep::BeforeWounds
            | AttackStep::Wounds
            | AttackStep::AfterWounds
            | AttackStep::AskThrow
            | AttackStep::AskRetaliation
            | AttackStep::Closing
            | AttackStep::Over => AttackPhase::SecondOver,
        }
    }

    /// Whether its values have been counted. [P15.8A.2a2a-1]
    pub fn is_counted(&self) -> bool {
        match self.step {
            // An attack may have been broken off before.
            AttackStep::Closing | AttackStep::Over => self.defence > 0 || self.offence > 0,
            _ => self.phase() >= AttackPhase::Counted,
        }
    }
}
