//! What a general is asked, and why, from the frame that has the floor.

use kernel::{Hosted as _, Seat};
use mythic::{
    Activation, ActivationStep, Fight, FightStep, Frame, Look, Mythic, ReshuffleStep, Round,
    SetupStep, Side, Talent, TurnStep, View,
};

use crate::MythicSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl MythicSpeaker<'_> {
    /// What the moment asks, in one or two sentences; how the battle ended, when it has. Viewers
    /// who are not asked are told who is.
    pub fn question(&self, game: &Mythic, view: &View) -> String {
        let scene = Scene { speaker: *self, game, view };
        if let Some(ending) = view.public.ending {
            return scene.over(ending);
        }
        let Some(seat) = game.asked(view) else { return self.say(&QuestionChance) };
        let question = scene.question(seat).unwrap_or_else(|| self.say(&QuestionChance));
        if view.viewer == Some(seat) {
            return match scene.lacking() {
                Some(lacking) => format!("{question} {lacking}"),
                None => question,
            };
        }
        self.say(&QuestionWaiting { player: scene.player(seat), question: question.into() })
    }
}

impl Scene<'_> {
    /// The question of the frame that has the floor; `None` for frames that ask nobody.
    fn question(&self, seat: Seat) -> Option<String> {
        Some(match self.frame()? {
            Frame::Setup(step) => self.set_up_question(*step, seat)?,
            Frame::Turn(step) => self.turn_question(*step, seat)?,
            Frame::Activation(activation) => self.activation_question(activation),
            Frame::Flight(flight) => self.say(&MytAskFlight {
                unit: self.unit(flight.unit),
                space: self.space(flight.at),
                left: flight.left.into(),
            }),
            Frame::Volley(volley) => self.say(&MytAskNext {
                talent: self.speaker.talent(volley.talent).into(),
                unit: self.unit(volley.by),
            }),
            Frame::Fight(fight) => self.fight_question(fight)?,
            Frame::Search { command: None, .. } => self.say(&MytAskSearch),
            Frame::Search { left, .. } => self.say(&MytAskSearchMore { left: (*left).into() }),
            Frame::Exchange { left } => self.say(&MytAskUnder { left: (*left).into() }),
            Frame::Window { point, .. } => {
                self.say(&MytAskWindow { point: self.speaker.point(*point).into() })
            }
            Frame::Reshuffle(ReshuffleStep::Reinforce { .. }) => self.say(&MytAskReinforce),
            Frame::Reshuffle(_) => self.say(&MytAskReshuffle),
            Frame::Empty | Frame::Draw { .. } => return None,
        })
    }

    fn set_up_question(&self, step: SetupStep, seat: Seat) -> Option<String> {
        Some(match step {
            SetupStep::PlayerOne => self.say(&MytAskPlayerOne),
            SetupStep::Boards => {
                let laid = self.public().laid.iter().flatten().count();
                let places = self.game.board_count().into();
                self.say(&MytAskBoard { place: (laid + 1).into(), places })
            }
            SetupStep::Zones => self.say(&MytAskZone),
            SetupStep::Deploy { .. } => {
                let left = self.game.army(seat) - self.look().standing(seat);
                self.say(&MytAskDeploy { left: left.len().into() })
            }
            SetupStep::Roll | SetupStep::Hands { .. } => return None,
        })
    }

    fn turn_question(&self, step: TurnStep, seat: Seat) -> Option<String> {
        let marks = &self.public().marks;
        Some(match step {
            TurnStep::Act => match marks.command {
                Some(command) => self.say(&MytAskActivateCommand {
                    talent: self.speaker.talent(command.talent).into(),
                }),
                None if marks.activations > 0 => self.say(&MytAskActivateMore),
                None if self.holds_nobody(seat) => self.say(&MytAskActivateNone),
                None => self.say(&MytAskActivate),
            },
            TurnStep::Exchange => self.say(&MytAskExchange),
            TurnStep::Limit => {
                self.say(&MytAskLimit { cards: self.public().seat(seat).hand.into() })
            }
            TurnStep::Draw
            | TurnStep::Drawn
            | TurnStep::CleanUp
            | TurnStep::Ending
            | TurnStep::Check
            | TurnStep::Over { .. } => return None,
        })
    }

    /// Whether the viewer, being asked, has no card of a unit in play.
    fn holds_nobody(&self, seat: Seat) -> bool {
        let look = self.look();
        self.view.viewer == Some(seat)
            && look.standing(seat).iter().all(|unit| self.view.held(unit) == 0)
    }

    fn activation_question(&self, activation: &Activation) -> String {
        let unit = self.unit(activation.unit);
        if let ActivationStep::Harass { .. } = activation.step {
            return self.say(&MytAskHarass { unit });
        }
        let state = self.public().unit(activation.unit);
        let space = self.space(state.space.unwrap_or(activation.from));
        if activation.harassed {
            self.say(&MytAskActHarassed { unit, space })
        } else if state.webbed {
            self.say(&MytAskActWebbed { unit, space })
        } else {
            self.say(&MytAskAct { unit, space })
        }
    }

    fn fight_question(&self, fight: &Fight) -> Option<String> {
        let (unit, target) = (self.unit(fight.by), self.unit(fight.victim));
        Some(match fight.step {
            FightStep::Evade => self.say(&MytAskEvade { unit, target }),
            FightStep::Split => {
                let talent = splitter(&self.look(), fight)?;
                self.say(&MytAskSplit { unit, target, talent: self.speaker.talent(talent).into() })
            }
            FightStep::Defend { .. } => self.say(&MytAskDefend { unit, target }),
            FightStep::Answer => self.say(&MytAskAnswer { unit, target }),
            FightStep::Talents(round) => {
                self.say(&MytAskTalents { round: round_key(round).into(), unit, target })
            }
            FightStep::Dice(side) => self.dice_question(fight, side)?,
            FightStep::Impact => {
                let talent = self.speaker.talent(Talent::ForceOfImpact).into();
                self.say(&MytAskImpact { unit, target, talent })
            }
            FightStep::Parry(side) => self.cancel_question(fight, side, Talent::Parry),
            FightStep::Endure(side) => self.cancel_question(fight, side, Talent::Endurance),
            FightStep::Spoils(side) => {
                let talent = self.speaker.talent(Talent::ArdentWrath).into();
                self.say(&MytAskWrath { unit: self.unit(fight.unit(side)), talent })
            }
            FightStep::Retreat => self.say(&MytAskRetreat { unit: target }),
            FightStep::Begin(_) | FightStep::Apply | FightStep::Next => return None,
        })
    }

    fn dice_question(&self, fight: &Fight, side: Side) -> Option<String> {
        let roll = self.game.roll_under_way(self.view)?;
        let difficulty = roll.difficulty.total();
        Some(self.say(&MytAskDice {
            unit: self.unit(fight.unit(side)),
            target: self.unit(fight.unit(side.other())),
            difficulty: difficulty.into(),
            dice: self.dice().into(),
            successes: self.public().roll.successes(difficulty).into(),
        }))
    }

    /// The dice that lie there, those that are lost as 0.
    fn dice(&self) -> String {
        let dice = self.public().roll.dice().iter();
        dice.map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    fn cancel_question(&self, fight: &Fight, side: Side, talent: Talent) -> String {
        self.say(&MytAskCancel {
            wounds: fight.wounds[side.index()].into(),
            unit: self.unit(fight.unit(side)),
            talent: self.speaker.talent(talent).into(),
        })
    }
}

/// The talent by which an attacker may split its attack.
fn splitter(look: &Look<'_>, fight: &Fight) -> Option<Talent> {
    let talents = [Talent::CerberusBite, Talent::HydraBite, Talent::SpreadShot];
    talents.into_iter().find(|&talent| look.has(fight.by, talent))
}

/// A round of announcing talents, as the texts tell it apart.
const fn round_key(round: Round) -> &'static str {
    match round {
        Round::Attack => "attack",
        Round::Defence => "defence",
        Round::Counter => "counter",
        Round::AgainstCounter => "against",
    }
}
