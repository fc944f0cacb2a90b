//! The ways to win, how far players are on them, and by what a game was won.

use pantheon::{Ending, Pantheon, Progress, Stone, StonePlace, StoneType, Toward, UnitId, View};
use text::{GoalTold, capital};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// The ways to win of all players.
    pub(crate) fn goals(&self, game: &Pantheon, view: &View) -> Vec<GoalTold> {
        let scene = Scene { speaker: *self, game, view };
        game.progress(&view.public).iter().map(|way| scene.goal(way)).collect()
    }

    /// By what the game was won or drawn; `None` where the rules name nothing.
    pub(crate) fn won_by(&self, game: &Pantheon, view: &View, ending: Ending) -> Option<String> {
        let scene = Scene { speaker: *self, game, view };
        match ending {
            Ending::Draw => Some(self.say(&WonLimit)),
            Ending::Won(seats) => {
                game.won_by(&view.public, seats).map(|way| capital(scene.won(&way)))
            }
        }
    }
}

impl Scene<'_> {
    fn goal(&self, way: &Progress) -> GoalTold {
        let say = self.speaker;
        let Progress { seat, toward, done, of } = *way;
        let (n, all) = (|| done.into(), || of.into());
        let tag = |area| self.game.area_tag(area).to_owned().into();
        let (kind, text, short) = match toward {
            Toward::Stones => {
                let short = say.say(&GoalStonesShort { done: n(), of: all() });
                ("stones", say.say(&GoalStones { of: all() }), short)
            }
            Toward::Unit(unit) => {
                let name = || self.unit(unit).into();
                let left = (of - done).into();
                let short = say.say(&GoalUnitShort { unit: name(), left, of: all() });
                ("unit", say.say(&GoalUnit { unit: name() }), short)
            }
            Toward::Divinities => {
                let short = say.say(&GoalDivinitiesShort { done: n(), of: all() });
                ("divinities", say.say(&GoalDivinities { of: all() }), short)
            }
            Toward::Reach { area, away } => {
                let short = match away {
                    Some(away) => say.say(&GoalReachShort { away: away.into(), area: tag(area) }),
                    None => say.say(&GoalReachNone { area: tag(area) }),
                };
                ("reach", say.say(&GoalReach { area: tag(area) }), short)
            }
            Toward::Carry { area, away } => {
                let short = match away {
                    Some(away) => say.say(&GoalCarryShort { away: away.into(), area: tag(area) }),
                    None => match self.only_bearer() {
                        Some(unit) => say.say(&GoalCarryTaken { unit: self.unit(unit).into() }),
                        None => say.say(&GoalCarryNone),
                    },
                };
                let what = self.what_is_carried().into();
                ("carry", say.say(&GoalCarry { what, area: tag(area) }), short)
            }
            Toward::Rounds => {
                let short = say.say(&GoalRoundsShort { done: n(), of: all() });
                ("rounds", say.say(&GoalRounds { of: all() }), short)
            }
        };
        let place = match toward {
            Toward::Reach { area, .. } | Toward::Carry { area, .. } => {
                Some(self.game.area_tag(area).to_owned())
            }
            _ => None,
        };
        GoalTold { seat, kind, text, short, done, of, place }
    }

    /// What there is to carry at this table: `relic`, `stone`, or `either`.
    fn what_is_carried(&self) -> &'static str {
        let is_relic = |stone: &Stone| stone.kind == StoneType::TreatedAs;
        let relics = self.view.public.stones().filter(|(_, stone)| is_relic(stone)).count();
        match relics {
            0 => "stone",
            _ if relics == self.view.public.stones().count() => "relic",
            _ => "either",
        }
    }

    /// Who carries the only stone or relic of this table.
    fn only_bearer(&self) -> Option<UnitId> {
        let mut stones = self.view.public.stones();
        match (stones.next(), stones.next()) {
            (Some((_, Stone { at: StonePlace::Carried(unit), .. })), None) => Some(*unit),
            _ => None,
        }
    }

    fn won(&self, way: &Progress) -> String {
        let say = self.speaker;
        let tag = |area| self.game.area_tag(area).to_owned().into();
        match way.toward {
            Toward::Stones => say.say(&WonStones { of: way.of.into() }),
            Toward::Unit(unit) => say.say(&WonUnit { unit: self.unit(unit).into() }),
            Toward::Divinities => say.say(&WonDivinities),
            Toward::Reach { area, .. } => say.say(&WonReach { area: tag(area) }),
            Toward::Carry { area, .. } => {
                say.say(&WonCarry { what: self.what_is_carried().into(), area: tag(area) })
            }
            Toward::Rounds => say.say(&WonRounds { of: way.of.into() }),
        }
    }
}
