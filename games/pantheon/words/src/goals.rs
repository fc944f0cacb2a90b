//! The ways to win, how far players are on them, and by what a game was won.

use pantheon::{Ending, Pantheon, Progress, Toward, View};
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
                    None => say.say(&GoalCarryNone),
                };
                ("carry", say.say(&GoalCarry { area: tag(area) }), short)
            }
            Toward::Rounds => {
                let short = say.say(&GoalRoundsShort { done: n(), of: all() });
                ("rounds", say.say(&GoalRounds { of: all() }), short)
            }
        };
        GoalTold { seat, kind, text, short, done, of }
    }

    fn won(&self, way: &Progress) -> String {
        let say = self.speaker;
        let tag = |area| self.game.area_tag(area).to_owned().into();
        match way.toward {
            Toward::Stones => say.say(&WonStones { of: way.of.into() }),
            Toward::Unit(unit) => say.say(&WonUnit { unit: self.unit(unit).into() }),
            Toward::Divinities => say.say(&WonDivinities),
            Toward::Reach { area, .. } => say.say(&WonReach { area: tag(area) }),
            Toward::Carry { area, .. } => say.say(&WonCarry { area: tag(area) }),
            Toward::Rounds => say.say(&WonRounds { of: way.of.into() }),
        }
    }
}
