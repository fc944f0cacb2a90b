//! What a Unit card says, made from the same data the rules play with.

use mythic::catalog::{Stat, TalentUse, UnitCard, UnitDef};

use crate::MythicSpeaker;
use crate::message::*;

impl MythicSpeaker<'_> {
    /// A unit in full: a line for what it is, one for each Vitality, one for each of its talents.
    pub fn unit_card(&self, def: &UnitDef) -> Vec<String> {
        let mut lines = vec![self.say(&MytUnitLine {
            unit: self.unit_name(def).into(),
            faction: self.faction(&def.affiliation).into(),
            r#type: self.unit_type(def.kind).into(),
            moves: if def.flying { "flying".into() } else { "ground".into() },
            rank: if def.legendary { "legendary".into() } else { "plain".into() },
            cost: def.cost.into(),
            maneuvers: def.maneuvers.into(),
        })];
        for (card, vitality) in def.cards.iter().zip((1..=def.full_vitality()).rev()) {
            lines.push(self.card_line(card, vitality));
        }
        let mut told = Vec::new();
        for printed in def.cards.iter().flat_map(|card| &card.talents) {
            if !told.contains(&printed.talent) {
                told.push(printed.talent);
                let text = self.talent_text(printed.talent).into();
                let talent = self.talent(printed.talent).into();
                lines.push(self.say(&MytTalentLine { talent, text }));
            }
        }
        lines
    }

    fn card_line(&self, card: &UnitCard, vitality: u8) -> String {
        let (values, vitality) = (self.values(card).into(), vitality.into());
        if card.talents.is_empty() {
            return self.say(&MytCardLine { vitality, values });
        }
        let talents: Vec<String> = card.talents.iter().map(|one| self.printed(one)).collect();
        self.say(&MytCardLineTalents { vitality, values, talents: talents.join(", ").into() })
    }

    fn values(&self, card: &UnitCard) -> String {
        let plus = |stat: Stat| match card.plus.contains(&stat) {
            true => self.say(&MytPlus).into(),
            false => "".into(),
        };
        let (combat, free) = (card.combat_move.into(), card.free_move.into());
        let (cc, defence) = (card.cc.into(), card.defence.into());
        let (plusmove, pluscc) = (plus(Stat::Movement), plus(Stat::CloseCombat));
        let (plusdefence, leadership) = (plus(Stat::Defence), card.leadership.into());
        if card.ranged == 0 {
            return self.say(&MytValues {
                combat,
                free,
                plusmove,
                cc,
                pluscc,
                defence,
                plusdefence,
                leadership,
            });
        }
        self.say(&MytValuesRanged {
            combat,
            free,
            plusmove,
            cc,
            pluscc,
            ranged: card.ranged.into(),
            plusranged: plus(Stat::Ranged),
            range: card.range.into(),
            defence,
            plusdefence,
            leadership,
        })
    }

    /// A talent as printed: its cost, and its dice where it has any.
    pub fn printed(&self, printed: &TalentUse) -> String {
        let talent = self.talent(printed.talent).into();
        let points = self.points(printed.cost).into();
        match printed.dice {
            Some(dice) => self.say(&MytTalentDice { talent, points, dice: dice.into() }),
            None => self.say(&MytTalentCost { talent, points }),
        }
    }
}
