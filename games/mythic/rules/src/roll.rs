//! The attack roll (chapter 10).

use crate::catalog::Talent;
use crate::choice::{Choice, Faces};
use crate::event::Event;
use crate::frame::{Answer, Blow, Fight, FightStep, Frame, Side};
use crate::look::Look;
use crate::play::Play;

/// By how much a die must exceed the Defense for Force of Impact. [M12.18.34]
const IMPACT: u8 = 2;

impl Look<'_> {
    /// Whether anything can be done with the dice that lie there. [M12.R72]
    pub(crate) fn asks_dice(&self, fight: &Fight, side: Side) -> bool {
        let roll = &self.public.roll;
        roll.can_go_on()
            || (self.zero_talent(fight, side, false).is_some()
                && roll.fresh().any(|die| die.face == 0))
            || (self.aura_open(fight, side) && roll.fresh().next().is_some())
    }

    pub(crate) fn dice_options(&self, fight: &Fight, side: Side, options: &mut Vec<Choice>) {
        let roll = &self.public.roll;
        options.extend(roll.fives().map(Choice::Again));
        if roll.marked() > 0 {
            options.push(Choice::Throw);
            return;
        }
        for discard in roll.loose() {
            for on in roll.loose().filter(|&on| roll.may_spend(discard, on)) {
                options.push(Choice::Spend { discard, on });
            }
        }
        if let Some(talent) = self.zero_talent(fight, side, true) {
            let zeros = roll.fresh().filter(|die| die.face == 0);
            options.extend(zeros.map(|die| Choice::Reroll(die, talent)));
        }
        if self.aura_open(fight, side) {
            let fresh = roll.fresh();
            options.extend(fresh.map(|die| Choice::Reroll(die, Talent::AuraOfStrength)));
        }
        options.push(Choice::Keep);
    }

    /// The talent by which a die showing 0 may be rerolled; only in the attack of the unit's own
    /// activation, and once. [M12.18.73] [M12.18.74] [M12.18.75] [M12.R97] [M12.R113]
    pub(crate) fn zero_talent(&self, fight: &Fight, side: Side, to_pay: bool) -> Option<Talent> {
        if side == Side::Victim || fight.skilled {
            return None;
        }
        if fight.announced(side).has(Talent::SkilledWarrior) {
            return Some(Talent::SkilledWarrior);
        }
        let talent = match fight.blow {
            Blow::Close => Talent::SkilledMelee,
            Blow::Ranged => Talent::SkilledShot,
            Blow::Neither => return None,
        };
        if !self.has(fight.by, talent) {
            return None;
        }
        let (seat, cost) = (self.game.owner(fight.by), self.cost(fight.by, talent));
        let payable = if to_pay { self.can_pay(seat, cost) } else { self.could_pay(seat, cost) };
        payable.then_some(talent)
    }

    /// Whether Aura of Strength may still reroll a die of this roll. [M12.18.11] [M12.R112]
    fn aura_open(&self, fight: &Fight, side: Side) -> bool {
        !fight.aura && self.has_aura(fight.unit(side))
    }

    /// Whether Force of Impact can be used, as far as everybody can see. [M12.18.33]
    pub(crate) fn asks_impact(&self, fight: &Fight) -> bool {
        let talent = Talent::ForceOfImpact;
        self.has(fight.by, talent)
            && self.could_pay(self.game.owner(fight.by), self.cost(fight.by, talent))
    }

    /// Whether a die ends far enough above the Defense. [M12.18.34] [M12.R118]
    pub(crate) fn is_impact(&self, fight: &Fight) -> bool {
        let defence = self.defence(fight, Side::Attacker);
        fight.blow == Blow::Ranged
            && !fight.web
            && self.public.roll.highest() >= defence.saturating_add(IMPACT)
    }
}

impl Play<'_, '_> {
    /// Steps 5 and 6: the difficulty, and the dice into the air. [M12.8.8] [M12.8.9] [M12.12.7]
    pub(crate) fn begin_roll(&mut self, mut fight: Fight, side: Side) {
        let look = self.look();
        let (dice, difficulty) = (look.attack_dice(&fight, side), look.difficulty(&fight, side));
        self.emit(Event::Values { side, dice, difficulty });
        self.state.public.roll = dice::chain::Chain::begin(dice);
        fight.rolled[side.index()] = true;
        fight.skilled = false;
        fight.aura = false;
        fight.step = FightStep::Dice(side);
        self.set(Frame::Fight(fight));
    }

    /// The dice fall.
    pub(crate) fn dice_rolled(&mut self, faces: Faces) {
        let landed = self.state.public.roll.land(faces.as_slice());
        debug_assert!(landed.is_ok(), "an outcome has a face for each die in the air");
        self.emit(Event::Rolled(faces));
    }

    pub(crate) fn choose_dice(&mut self, mut fight: Fight, side: Side, choice: Choice) {
        let roll = &mut self.state.public.roll;
        let done = match choice {
            Choice::Spend { discard, on } => {
                let done = roll.spend(discard, on);
                self.emit(Event::Spent { discard, on });
                done
            }
            Choice::Again(die) => roll.mark(die),
            Choice::Throw => {
                roll.throw_marked();
                Ok(())
            }
            Choice::Reroll(die, talent) => {
                let done = roll.replace(die);
                self.reroll(&mut fight, side, talent);
                done
            }
            _ => {
                self.end_roll(fight, side);
                Ok(())
            }
        };
        debug_assert!(done.is_ok(), "what is offered can be done with the dice");
    }

    fn reroll(&mut self, fight: &mut Fight, side: Side, talent: Talent) {
        let unit = fight.unit(side);
        match talent {
            Talent::AuraOfStrength => fight.aura = true,
            _ => fight.skilled = true,
        }
        // The aura and Skilled Warrior were paid when they were announced.
        if matches!(talent, Talent::SkilledMelee | Talent::SkilledShot) {
            self.pay(self.game.owner(unit), self.look().cost(unit, talent));
            self.emit(Event::Used(unit, talent));
        }
        self.set(Frame::Fight(*fight));
    }

    /// The roll stands: successes become wounds that are about to be suffered. [M12.10.11]
    /// [M12.11.1] A Web binds instead. [M12.R136]
    pub(crate) fn end_roll(&mut self, mut fight: Fight, side: Side) {
        let difficulty = self.look().difficulty(&fight, side);
        let successes = self.state.public.roll.successes(difficulty);
        self.emit(Event::Successes(fight.unit(side), successes));
        if fight.web && side == Side::Attacker {
            if successes > 0 && !self.state.public.unit(fight.victim).webbed {
                self.state.public.unit_mut(fight.victim).webbed = true;
                self.emit(Event::Webbed(fight.victim));
            }
        } else {
            fight.wounds[side.other().index()] = successes;
        }
        if side == Side::Attacker && self.look().is_impact(&fight) {
            fight.step = FightStep::Impact;
            self.set(Frame::Fight(fight));
        } else {
            self.after_roll(fight, side);
        }
    }

    /// Without Initiative the counterattack is rolled before any wound is counted. [M12.12.7]
    /// [M12.R81]
    pub(crate) fn after_roll(&mut self, mut fight: Fight, side: Side) {
        let answered = side == Side::Attacker && fight.answer != Answer::None;
        if answered && fight.initiative().is_none() {
            fight.step = FightStep::Begin(Side::Victim);
            self.set(Frame::Fight(fight));
        } else {
            self.resolve_wounds(fight);
        }
    }
}
