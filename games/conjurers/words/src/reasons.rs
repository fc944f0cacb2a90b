//! Why and why not: what a choice gives and costs, and the odds of the fight it brings about.

use conjurers::{
    Action, Choice, Combatant, Conjurers, CreatureId, Look, Price, Resource, Stock, Strike, View,
    food_output, mine_output, storage_output,
};
use fluent_bundle::FluentValue;
use kernel::{Hosted as _, RuleId};
use text::Narrator as _;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// Why one would choose this: what it gives and costs, the numbers it rests on, and the rule it
    /// goes by. For a choice that is not offered, which rule forbids it.
    pub fn why(&self, game: &Conjurers, view: &View, choice: Choice) -> Vec<String> {
        if let Some(forbidden) = game.refusal(view, choice) {
            let other = self.who_else(game, view);
            let moment = self.moment(game, view, choice, forbidden.rule);
            let why = other.clone().into_iter().chain(moment.filter(|_| other.is_none()));
            return why.chain([self.refusal(forbidden.rule)]).collect();
        }
        let mut lines = vec![self.choice(game, view, choice)];
        lines.extend(self.cost(game, view, choice));
        match choice {
            Choice::Place(_, at) => lines.push(self.place(view, at)),
            Choice::Buy(card) | Choice::Equip(card) => {
                lines.extend(self.equipment_card(game.card(card)));
            }
            Choice::Fight(id) | Choice::Prize(id) | Choice::Summon(id, _)
                if id != CreatureId::MINION =>
            {
                lines.extend(self.creature_card(game.creature(id)));
            }
            _ => {}
        }
        if let Some(forecast) = game.forecast(view, choice) {
            lines.push(self.against(game, &forecast.by, &forecast.on));
            lines.extend(self.dice(game, &forecast.by, &forecast.on));
            lines.extend(self.dice(game, &forecast.on, &forecast.by));
        }
        lines.extend(self.rule_of(choice).map(|rule| self.rule(rule)));
        lines
    }

    /// Who decides, when it is not the viewer.
    fn who_else(&self, game: &Conjurers, view: &View) -> Option<String> {
        let viewer = view.viewer.filter(|_| view.public.ending.is_none())?;
        match game.asked(view) {
            Some(seat) if seat == viewer => None,
            Some(seat) => Some(self.say(&ConWhyOther { player: self.player(seat).into() })),
            None => Some(self.say(&ConWhyChance)),
        }
    }

    /// The rule that a choice on offer goes by; `None` for ending or declining, which needs none.
    pub fn rule_of(&self, choice: Choice) -> Option<RuleId> {
        let leaves_be = matches!(choice, Choice::Done | Choice::Decline);
        (!leaves_be).then(|| choice.rule())
    }

    /// The exact odds of the fight a choice brings about: damage to expect, and who falls.
    /// Equipment yet to be put on and magic yet to be chosen are not foreseen.
    pub fn odds(&self, game: &Conjurers, view: &View, choice: Choice) -> Vec<String> {
        let Some(forecast) = game.forecast(view, choice) else {
            return vec![self.say(&ReasonNoOdds)];
        };
        let mut lines = vec![self.against(game, &forecast.by, &forecast.on)];
        for combatant in [&forecast.by, &forecast.on] {
            let mean = self.decimal(f64::from(combatant.mean) / 1000.0, 2).into();
            let creature = self.creature(game, combatant.creature).into();
            lines.push(self.say(&ConOddsMean { creature, mean }));
        }
        for &(id, chance) in forecast.falls.iter().filter(|(_, chance)| chance.0 > 0) {
            let chance = self.percent(f64::from(chance.0) / 1e6).into();
            lines
                .push(self.say(&ConOddsFalls { creature: self.creature(game, id).into(), chance }));
        }
        lines
    }

    fn against(&self, game: &Conjurers, by: &Combatant, on: &Combatant) -> String {
        let creature = self.creature(game, by.creature).into();
        self.say(&ConOddsAgainst { creature, target: self.creature(game, on.creature).into() })
    }

    /// With how many dice a creature strikes, when, and what changes its damage.
    fn dice(&self, game: &Conjurers, own: &Combatant, other: &Combatant) -> Vec<String> {
        let name = || FluentValue::from(self.creature(game, own.creature));
        let part = |part: &str, by: u8| {
            self.say(&ConOddsPart { part: part.to_owned().into(), by: by.into() })
        };
        let mut parts = vec![part("printed", own.dice.printed)];
        let others = [
            ("power_hit", own.dice.power_hit),
            ("element", own.dice.element),
            ("offensive", own.damage.offensive),
            ("frost", u8::from(own.damage.frost)),
            ("defensive", own.damage.defensive),
        ];
        parts.extend(others.into_iter().filter(|(_, by)| *by > 0).map(|(key, by)| part(key, by)));
        let strikes = match (own.strikes, other.strikes) {
            (Strike::Never, _) => "never",
            (_, Strike::Never) => "alone",
            (Strike::First, Strike::First) | (Strike::Second, Strike::Second) => "together",
            (Strike::First, Strike::Second) => "first",
            (Strike::Second, Strike::First) => "second",
        };
        let mut lines = vec![self.say(&ConOddsDice {
            creature: name(),
            dice: own.dice.total().into(),
            parts: self.list(parts.into_iter()).into(),
            strikes: strikes.into(),
        })];
        if own.burning > 0 {
            lines.push(self.say(&ConOddsBurning { creature: name(), dice: own.burning.into() }));
        }
        lines
    }

    /// What a choice takes from the player who makes it.
    fn cost(&self, game: &Conjurers, view: &View, choice: Choice) -> Option<String> {
        let seat = game.asked(view)?;
        let price = match choice {
            Choice::Buy(card) => game.price(card),
            Choice::Hire(_) => Look::of_public(game, &view.public).hire_price(seat)?,
            _ => return None,
        };
        let have = self.have(&view.public.seat(seat).stock, price).into();
        Some(self.say(&ConWhyCost { price: self.price(price).into(), have }))
    }

    /// What there is of the resources that a price asks for.
    fn have(&self, stock: &Stock, price: Price) -> String {
        let asked = Resource::TRADED.into_iter().filter(|&of| price.of(of) > 0);
        self.list(asked.map(|of| self.amount(of, stock.of(of))))
    }

    /// What an action gives.
    fn place(&self, view: &View, at: Action) -> String {
        let phase = view.public.phase();
        if let Some(of) = at.mine() {
            let amount = self.amount(of, mine_output(of, phase)).into();
            return match view.public.mines[of.index()] {
                Some(seat) => self.say(&ConWhyMine { amount, player: self.player(seat).into() }),
                None => self.say(&ConWhyMineFree { amount }),
            };
        }
        if let Some(of) = at.storage() {
            let amount = self.amount(of, storage_output(of, phase)).into();
            return self.say(&ConWhyGain { amount });
        }
        if matches!(at, Action::WildAnimals | Action::FishingPond) {
            let amount = self.amount(Resource::Food, food_output(phase)).into();
            return self.say(&ConWhyGain { amount });
        }
        let action = match (at.battleground(), at.house()) {
            (Some(_), _) => "battleground",
            (_, Some(_)) => "house",
            _ => at.name(),
        };
        self.say(&ConWhyPlace { action: action.into() })
    }
}
