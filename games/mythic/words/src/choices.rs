//! A label for each choice, in the context of its question.

use fluent_bundle::FluentValue;
use mythic::{
    ActivationStep, Card, Choice, Fee, FightStep, Frame, Mythic, SpaceId, Talent, UnitId, View,
};

use crate::MythicSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl MythicSpeaker<'_> {
    /// What a choice means here, as a label for a menu. The choice need not be offered.
    pub fn choice(&self, game: &Mythic, view: &View, choice: Choice) -> String {
        Scene { speaker: *self, game, view }.choice(choice)
    }

    /// Under which heading a choice stands; `None` for those that belong to no group.
    pub fn heading(&self, game: &Mythic, view: &View, choice: Choice) -> Option<String> {
        let scene = Scene { speaker: *self, game, view };
        Some(match choice {
            Choice::Lay(laid) => self.board(game.setup().boards.get(usize::from(laid.board))?),
            Choice::Deploy(unit, _) => self.say(&MytHeadDeploy { unit: scene.unit(unit) }),
            Choice::Convert(_) | Choice::Search => self.say(&MytHeadCards),
            Choice::Move(to) if scene.is_far(to) => self.say(&MytHeadMoveFar),
            Choice::Move(_) | Choice::MoveVia(..) | Choice::Fly(_) => self.say(&MytHeadMove),
            Choice::Strike(_) | Choice::Shoot { .. } => self.say(&MytHeadAttack),
            Choice::Use(..) | Choice::UseOn(..) | Choice::Plus(..) => self.say(&MytHeadTalents),
            Choice::Spend { .. } => self.say(&MytHeadSpend),
            _ => return None,
        })
    }
}

impl Scene<'_> {
    pub(super) fn choice(&self, choice: Choice) -> String {
        let unit = |id: UnitId| self.unit(id);
        let talent = |talent: Talent| FluentValue::from(self.speaker.talent(talent));
        let points = self.points(self.look().price(choice));
        match choice {
            Choice::PlayerOne(seat) => self.say(&MytDoPlayerOne { player: self.player(seat) }),
            Choice::Lay(laid) => {
                let (board, turned) = self.laid(laid);
                self.say(&MytDoLay { board, turned })
            }
            // The choice names the side of those who began; whoever lost the roll chooses. [M12.2.4]
            Choice::Zone(edge) => {
                self.say(&MytDoZone { edge: self.speaker.edge(edge.opposite()).into() })
            }
            Choice::Deploy(id, space) => {
                self.say(&MytDoDeploy { unit: unit(id), space: self.space(space) })
            }
            Choice::Convert(card) => {
                let points = self.points(self.look().worth(card));
                self.say(&MytDoConvert { card: self.card(card), points })
            }
            Choice::Search => self.say(&MytDoSearch),
            Choice::Take(card) => self.say(&MytDoTake { card: self.card(card) }),
            Choice::Activate(id, Fee::Free) => self.say(&MytDoActivate { unit: unit(id) }),
            Choice::Activate(id, Fee::ArtOfWar) => self.say(&MytDoActivateAow { unit: unit(id) }),
            Choice::Activate(id, Fee::Leader) => {
                self.say(&MytDoActivateLeader { unit: unit(id), points })
            }
            Choice::Use(id, used) => {
                self.say(&MytDoUse { talent: talent(used), unit: unit(id), points })
            }
            Choice::UseOn(id, used, on) => self.say(&MytDoUseOn {
                talent: talent(used),
                unit: unit(id),
                target: unit(on),
                points,
            }),
            Choice::Plus(id, stat) => {
                let stat = self.speaker.stat(stat).into();
                self.say(&MytDoPlus { stat, unit: unit(id), points })
            }
            Choice::Move(space) if self.is_far(space) => {
                self.say(&MytDoMoveFar { space: self.space(space) })
            }
            Choice::Move(space) => self.say(&MytDoMove { space: self.space(space) }),
            Choice::MoveVia(via, space) => {
                let named: Vec<String> = via.spaces().map(|at| at.to_string()).collect();
                let (space, via) = (self.space(space), named.join(", ").into());
                match self.game.way(self.view, choice) {
                    Some(way) if way.far => self.say(&MytDoMoveViaFar { space, via }),
                    _ => self.say(&MytDoMoveVia { space, via }),
                }
            }
            Choice::Fly(space) => self.say(&MytDoFly { space: self.space(space) }),
            Choice::Strike(target) => self.say(&MytDoStrike { target: unit(target) }),
            Choice::Shoot { at, arching, far } => self.shot(choice, at, arching, far),
            Choice::Bite(others) => self.bite(others, points),
            Choice::Spread(target) => self.say(&MytDoSpread { target: unit(target), points }),
            Choice::Next(target) => self.say(&MytDoNext { target: unit(target) }),
            Choice::Done => self.say(&MytDoDone { what: self.done_key().into() }),
            Choice::Harass { by, track: false } => {
                self.say(&MytDoHarass { unit: unit(by), points })
            }
            Choice::Harass { by, track: true } => self.say(&MytDoHarassTrack {
                unit: unit(by),
                talent: talent(Talent::Track),
                points,
            }),
            Choice::Defend { by, sentry: false } => {
                self.say(&MytDoDefend { unit: unit(by), points })
            }
            Choice::Defend { by, sentry: true } => {
                let used = self.fight().and_then(|fight| self.look().sentry(by, fight.target));
                let talent = talent(used.unwrap_or(Talent::Sentry));
                self.say(&MytDoDefendSentry { unit: unit(by), talent, points })
            }
            Choice::Counter => {
                let victim = self.fight().map(|fight| unit(fight.victim));
                self.say(&MytDoCounter { unit: victim.unwrap_or_else(|| "".into()) })
            }
            Choice::Decline => self.say(&MytDoDecline { what: self.decline_key().into() }),
            Choice::Retreat(space) => self.say(&MytDoRetreat { space: self.space(space) }),
            Choice::Spend { discard, on } => self.say(&MytDoSpend {
                discard: discard.to_string().into(),
                on: on.to_string().into(),
            }),
            Choice::Again(die) => self.say(&MytDoAgain { die: die.to_string().into() }),
            Choice::Throw => self.say(&MytDoThrow),
            Choice::Reroll(die, used) => {
                self.say(&MytDoReroll { die: die.to_string().into(), talent: talent(used) })
            }
            Choice::Keep => self.say(&MytDoKeep),
            Choice::Exchange => self.say(&MytDoExchange),
            Choice::Under(id) => self.say(&MytDoUnder { unit: unit(id) }),
            Choice::Discard(id) => {
                let points = self.points(self.look().worth(Card::Maneuver(id)));
                self.say(&MytDoDiscard { unit: unit(id), points })
            }
        }
    }

    /// Whether a move is longer than that of a combat maneuver, so that no attack can follow.
    /// [M12.3.3]
    fn is_far(&self, to: SpaceId) -> bool {
        let Some(Frame::Activation(activation)) = self.frame() else { return false };
        let (near, all) = self.look().reach(activation);
        all.contains(to) && !near.contains(to)
    }

    fn shot(&self, choice: Choice, at: UnitId, arching: bool, far: bool) -> String {
        let target = self.unit(at);
        let mut ways = Vec::new();
        if arching {
            ways.push(self.say(&MytWayArching));
        }
        if far {
            ways.push(self.say(&MytWayFar));
        }
        let (way, price) = (ways.join(", ").into(), self.look().price(choice));
        match (ways.is_empty(), price) {
            (true, 0) => self.say(&MytDoShoot { target }),
            (false, 0) => self.say(&MytDoShootWay { target, way }),
            (true, _) => self.say(&MytDoShootPaid { target, points: self.points(price) }),
            (false, _) => self.say(&MytDoShootWayPaid { target, way, points: self.points(price) }),
        }
    }

    fn bite(&self, others: [Option<UnitId>; 2], points: FluentValue<'static>) -> String {
        let target = self.fight().map(|fight| self.unit(fight.target));
        let target = target.unwrap_or_else(|| "".into());
        if others == [None, None] {
            return self.say(&MytDoBiteAlone { target, points });
        }
        let others = self.units(others.into_iter().flatten());
        self.say(&MytDoBite { target, others, points })
    }

    /// What `done` brings to an end here, as the texts tell it apart.
    fn done_key(&self) -> &'static str {
        match self.frame() {
            Some(Frame::Activation(_)) => "activation",
            Some(Frame::Turn(_)) => "turn",
            Some(Frame::Flight(_)) => "flight",
            Some(Frame::Search { .. }) => "search",
            _ => "window",
        }
    }

    /// What `decline` leaves be, as the texts tell it apart.
    fn decline_key(&self) -> &'static str {
        match self.frame() {
            Some(Frame::Turn(_)) => "exchange",
            Some(Frame::Activation(activation))
                if matches!(activation.step, ActivationStep::Harass { .. }) =>
            {
                "harass"
            }
            Some(Frame::Fight(fight)) => match fight.step {
                FightStep::Evade => "evade",
                FightStep::Split => "split",
                FightStep::Defend { .. } => "defend",
                FightStep::Answer => "answer",
                FightStep::Talents(_) => "talents",
                _ => "talent",
            },
            _ => "talent",
        }
    }
}
