//! Strikes: who rolls and when (24.6, 29.18 to 29.20, 33.17), and what a hit does (26, 27, 29).

use super::{Fight, FightStep, Onset, Strike};
use crate::battle::{Place, Side};
use crate::catalog::{Abilities, Trait};
use crate::event::{Cause, Event};
use crate::play::Play;

impl Fight {
    /// The next creature to roll among those who strike in this round.
    pub(super) fn roller(&self, round: Strike) -> Option<Side> {
        self.sides()
            .into_iter()
            .find(|side| self.strikes[side.index()] == round && self.rolled[side.index()].is_none())
    }
}

impl Play<'_, '_> {
    /// A ranged aggressor that attacks or moves is not answered unless the other is ranged too;
    /// first strike on one side only comes first. [CON.29.18] [CON.29.19] [CON.29.20] [CON.24.7]
    /// [CON.R95] [CON.R96] [CON.R100] Burning is laid down here. [CON.33.21] [CON.R102]
    pub(super) fn run_order(&mut self, mut fight: Fight) {
        let look = self.look();
        let mut abilities = [Abilities::NONE; 2];
        for side in Side::BOTH {
            if let Some(fighter) = look.fighter(fight.place(side)) {
                abilities[side.index()] = look.abilities_in(&fight, fighter, side);
                fight.chilled[side.index()] = fighter.frost;
            }
        }
        let [by, on] = fight.sides().map(Side::index);
        let is_answered = fight.onset == Onset::Summon
            || !abilities[by].has(Trait::Ranged)
            || abilities[on].has(Trait::Ranged);
        let is_quick = |at: usize| abilities[at].has(Trait::FirstStrike);
        (fight.strikes[by], fight.strikes[on]) = match (is_answered, is_quick(by), is_quick(on)) {
            (false, _, _) => (Strike::First, Strike::Never),
            (true, true, false) => (Strike::First, Strike::Second),
            (true, false, true) => (Strike::Second, Strike::First),
            (true, _, _) => (Strike::First, Strike::First),
        };
        for side in Side::BOTH {
            let may_roll = fight.strikes[side.index()] != Strike::Never;
            if may_roll && !look.is_immune(fight.place(side.other()), Trait::ImmunityFire) {
                fight.burning[side.index()] = abilities[side.index()].burning;
            }
        }
        fight.step = FightStep::Strikes(Strike::First);
        self.set_fight(fight);
    }

    /// Rolls for everybody who strikes now, then all of them hit at once. [CON.24.6] [CON.33.18]
    pub(super) fn run_strikes(&mut self, mut fight: Fight, round: Strike) {
        if let Some(side) = fight.roller(round) {
            let look = self.look();
            let fighters =
                look.fighter(fight.place(side)).zip(look.fighter(fight.place(side.other())));
            match fighters.map(|(fighter, opponent)| look.strike_dice(fighter, opponent).total()) {
                Some(dice) => {
                    let most = look.strike_damage(&fight, side).applied_to(look.most_shown(dice));
                    if let Some(sum) = self.roll(dice, most > 0) {
                        self.struck(fight, side, sum);
                    }
                }
                // The other fell to the first strike: there is nobody to hit.
                None => {
                    fight.strikes[side.index()] = Strike::Never;
                    self.set_fight(fight);
                }
            }
            return;
        }
        self.land(&mut fight, round);
        fight.step = match round {
            Strike::First => FightStep::Strikes(Strike::Second),
            Strike::Second | Strike::Never => FightStep::Burning(0),
        };
        self.set_fight(fight);
    }

    /// Notes a roll. The damage falls when all have rolled.
    pub(super) fn struck(&mut self, mut fight: Fight, side: Side, sum: u8) {
        fight.rolled[side.index()] = Some(sum);
        self.set_fight(fight);
    }

    /// The strikes of one round hit at the same moment; then deaths, then life steal. [CON.24.6]
    /// [CON.29.5] [CON.R91]
    fn land(&mut self, fight: &mut Fight, round: Strike) {
        let mut amounts = [None; 2];
        for side in Side::BOTH {
            if fight.strikes[side.index()] == round {
                let terms = self.look().strike_damage(fight, side);
                amounts[side.index()] = fight.rolled[side.index()].map(|sum| terms.applied_to(sum));
            }
        }
        let abilities = fight.sides().map(|side| (side, self.striker_abilities(fight, side)));
        let mut reached = [0; 2];
        for (side, abilities) in abilities {
            if let Some(amount) = amounts[side.index()] {
                reached[side.index()] = self.hit(fight, side, amount, abilities);
            }
        }
        for side in Side::BOTH {
            if let Some(fighter) = self.look().fighter(fight.place(side)) {
                fight.chilled[side.index()] = fighter.frost;
            }
        }
        let deaths = self.bury();
        for side in Side::BOTH {
            let at = side.index();
            let died = deaths[at][fight.by.slot.index()];
            fight.died[at] |= died;
            // Who died does not strike any more, even if it returned. [CON.R97]
            if died && fight.strikes[at] == Strike::Second && round == Strike::First {
                fight.strikes[at] = Strike::Never;
            }
        }
        for (side, abilities) in abilities {
            if abilities.has(Trait::LifeSteal) && !fight.died[side.index()] {
                // [CON.29.2] [CON.29.3] [CON.29.4] [CON.29.6] [CON.29.7] [CON.R119] [CON.R120]
                self.heal(fight.place(side), reached[side.index()] / 2);
            }
        }
    }

    fn striker_abilities(&self, fight: &Fight, side: Side) -> Abilities {
        let look = self.look();
        look.fighter(fight.place(side))
            .map_or(Abilities::NONE, |fighter| look.abilities_in(fight, fighter, side))
    }

    /// One strike: damage and markers on the creature fought, and on its neighbours by multi
    /// attack. Gives what reached the creature fought. [CON.27.20] [CON.27.21] [CON.R103] [CON.R104]
    /// [CON.R105] [CON.R107] [CON.R108]
    fn hit(&mut self, fight: &Fight, striker: Side, amount: u8, abilities: Abilities) -> u8 {
        let target = fight.place(striker.other());
        // Immunity of the creature fought cancels the ability for the whole fight. [CON.R162]
        let frost =
            abilities.has(Trait::FrostAttack) && !self.look().is_immune(target, Trait::ImmunityIce);
        let poison = abilities.has(Trait::Poisonous)
            && !self.look().is_immune(target, Trait::ImmunityPoison);
        let reached = self.hit_one(target, amount, Cause::Strike, frost, poison);
        if abilities.has(Trait::MultiAttack) {
            for place in fight.neighbours(target.side) {
                let look = self.look();
                // A neighbour is not attacking, so its defensive works. [CON.26.11]
                let Some(defensive) =
                    look.standing(place).map(|fighter| look.abilities_defending(fighter).defensive)
                else {
                    continue;
                };
                let amount = (amount / 3).saturating_sub(defensive);
                let frost = frost && !look.is_immune(place, Trait::ImmunityIce);
                let poison = poison && !look.is_immune(place, Trait::ImmunityPoison);
                self.hit_one(place, amount, Cause::MultiAttack, frost, poison);
            }
        }
        reached
    }

    /// A frost marker follows damage dealt, absorbed or not; a poison marker damage that reached
    /// the creature. [CON.27.1] [CON.27.3] [CON.27.7] [CON.27.14] [CON.27.15] [CON.27.19] [CON.33.5]
    /// [CON.33.7] [CON.R93] [CON.R116]
    pub(crate) fn hit_one(
        &mut self,
        place: Place,
        amount: u8,
        cause: Cause,
        frost: bool,
        poison: bool,
    ) -> u8 {
        let reached = self.damage(place, amount, cause);
        let Some(fighter) = self.fighter(place) else { return reached };
        let creature = fighter.creature;
        let freezes = frost && amount > 0 && !fighter.frost;
        let poisons = poison && reached > 0;
        fighter.frost |= freezes;
        fighter.poison += u8::from(poisons);
        if freezes {
            self.emit(Event::Frozen(creature));
        }
        if poisons {
            self.emit(Event::Poisoned(creature));
        }
        reached
    }
}
