//! What happened, one sentence for each event.

use fluent_bundle::FluentValue;
use kernel::{Seat, SeatSet};
use pantheon::board::Terrain;
use pantheon::catalog::Reach;
use pantheon::{
    Card, Declared, Ending, Event, Frame, MAX_UNITS, Manoeuvre, MoveKind, Pantheon, Seen,
    SetupStep, StoneId, TokenId, UnitId, View,
};
use text::{Message, capital};

use crate::PantheonSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl PantheonSpeaker<'_> {
    /// What a viewer learns of one step of the game, a sentence for each event worth one.
    ///
    /// `before` and `after` are the viewer's views around the step, `seen` what the viewer learnt
    /// of its events. Vitality is told as it stood at each event.
    pub fn events(
        &self,
        game: &Pantheon,
        before: &View,
        after: &View,
        seen: &[Seen],
    ) -> Vec<String> {
        self.events_one_by_one(game, before, after, seen).into_iter().flatten().collect()
    }

    /// The same with a place for each event: `None` for those not worth a sentence.
    pub fn events_one_by_one(
        &self,
        game: &Pantheon,
        before: &View,
        after: &View,
        seen: &[Seen],
    ) -> Vec<Option<String>> {
        let vitality = std::array::from_fn(|unit| before.public.units[unit].vitality);
        let scene = Scene { speaker: *self, game, view: after };
        let elements = before.public.elements;
        let mut telling = Telling { scene, before, vitality, elements };
        seen.iter().map(|seen| telling.sentence(seen).map(capital)).collect()
    }
}

/// A step being told: what it did so far to numbers that sentences mention.
struct Telling<'a> {
    scene: Scene<'a>,
    before: &'a View,
    vitality: [u8; MAX_UNITS],
    elements: [u8; pantheon::board::MAX_AREAS],
}

impl Telling<'_> {
    fn sentence(&mut self, seen: &Seen) -> Option<String> {
        match *seen {
            Seen::Drew(seat, card) => Some(self.drew(seat, card)),
            Seen::Searched(seat, card) => Some(self.searched(seat, card)),
            Seen::Open(event) => self.open(event),
        }
    }

    fn drew(&self, seat: Seat, card: Option<Card>) -> String {
        let (player, who) = self.seat(seat);
        match card {
            Some(card) => self.say(&EventDrew { player, who, card: self.card(card) }),
            None => self.say(&EventDrewHidden { player }),
        }
    }

    fn searched(&self, seat: Seat, card: Option<Card>) -> String {
        let (player, who) = self.seat(seat);
        match card {
            Some(card) => self.say(&EventSearched { player, who, card: self.card(card) }),
            None => self.say(&EventSearchedHidden { player }),
        }
    }

    /// No `_` arm: a new event does not compile until it has a sentence.
    fn open(&mut self, event: Event) -> Option<String> {
        Some(match event {
            Event::LeadRolled(faces) => {
                self.say(&EventLeadRolled { dice: self.dice_of(&faces).into() })
            }
            Event::ScenarioRolled(faces) => {
                self.say(&EventScenarioRolled { dice: self.dice_of(&faces).into() })
            }
            Event::ScenarioChosen(seat, scenario) => {
                let (player, who) = self.seat(seat);
                let board = self.scene.board(scenario).into();
                let number = (u32::from(scenario) + 1).into();
                self.say(&EventScenarioChosen { player, who, number, board })
            }
            Event::PointsToOmphalos(seat, points) => {
                let (player, who) = self.seat(seat);
                self.say(&EventPointsToOmphalos { player, who, points: points.into() })
            }
            Event::DeclinedToActivate(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventDeclinedToActivate { player, who })
            }
            Event::LavaAttacks(unit, seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventLavaAttacks { unit: self.unit(unit), player, who })
            }
            Event::TargetsNamed(unit, targets) => {
                let targets = self.scene.units(targets).into();
                let (unit, number) = (self.unit(unit), self.number(unit));
                self.say(&EventTargetsNamed { unit, number, targets })
            }
            Event::Leads(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventLeads { player, who })
            }
            Event::RollAgain(seats) => {
                self.say(&EventRollAgain { players: self.scene.players(seats.iter()).into() })
            }
            Event::BoardChosen(board) => {
                self.say(&EventBoardChosen { board: self.scene.board(board).into() })
            }
            Event::ZoneChosen(seat, zone) => {
                let (player, who) = self.seat(seat);
                self.say(&EventZoneChosen { player, who, zone: (u32::from(zone) + 1).into() })
            }
            Event::Recruited(seat, unit) => {
                let (player, who) = self.seat(seat);
                let cost = self.scene.game.def(unit).cost.into();
                self.say(&EventRecruited { player, who, unit: self.unit(unit), cost })
            }
            Event::PointsConverted(seat, points) => {
                let (player, who) = self.seat(seat);
                self.say(&EventPointsConverted { player, who, points: points.into() })
            }
            Event::Placed(unit, area) => {
                self.vitality[unit.index()] = self.scene.game.def(unit).full_vitality();
                let area = self.scene.area(area).into();
                self.say(&EventPlaced { unit: self.unit(unit), number: self.number(unit), area })
            }
            Event::FoundNoPlace(unit) => {
                self.say(&EventFoundNoPlace { unit: self.unit(unit), number: self.number(unit) })
            }
            Event::TurnBegan { seat, round } => {
                let (player, who) = self.seat(seat);
                self.say(&EventTurnBegan { player, who, round: round.into() })
            }
            // What a viewer learns of hidden cards is told apart from open events.
            Event::Drew(seat, card) => self.drew(seat, Some(card)),
            Event::Searched(seat, card) => self.searched(seat, Some(card)),
            Event::NothingToDraw(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventNothingToDraw { player, who })
            }
            Event::Refreshed => self.say(&EventRefreshed),
            Event::Passed(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventPassed { player, who })
            }
            Event::Discarded(seat, card) => {
                let (player, who) = self.seat(seat);
                self.say(&EventDiscarded { player, who, card: self.card(card) })
            }
            Event::Showed(seat, card) => {
                let (player, who) = self.seat(seat);
                self.say(&EventShowed { player, who, card: self.card(card) })
            }
            Event::Retrieved(seat, card) => {
                let (player, who) = self.seat(seat);
                self.say(&EventRetrieved { player, who, card: self.card(card) })
            }
            Event::Bought(seat, manoeuvre) => {
                let (player, who) = self.seat(seat);
                match manoeuvre {
                    Manoeuvre::Draw => self.say(&EventBoughtDraw { player, who }),
                    Manoeuvre::Search => self.say(&EventBoughtSearch { player, who }),
                    Manoeuvre::Evade => self.say(&EventBoughtEvade { player, who }),
                }
            }
            Event::GainedOmphalos(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventGainedOmphalos { player, who })
            }
            Event::ReturnedOmphalos(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventReturnedOmphalos { player, who })
            }
            Event::Eliminated(seat) => {
                let (player, who) = self.seat(seat);
                self.say(&EventEliminated { player, who })
            }
            Event::Activated(unit, declared) => {
                let (unit, number) = (self.unit(unit), self.number(unit));
                match declared {
                    Declared::Simple => self.say(&EventActivatedSimple { unit, number }),
                    Declared::Complex => self.say(&EventActivatedComplex { unit, number }),
                }
            }
            // The next sentence says what comes after it.
            Event::ActivationEnded(_) => return None,
            Event::Moved { unit, to, how } => {
                let (unit, number) = (self.unit(unit), self.number(unit));
                let area = self.scene.area(to).into();
                match how {
                    Some(MoveKind::Walk) => self.say(&EventWalked { unit, number, area }),
                    Some(MoveKind::Run) => self.say(&EventRan { unit, number, area }),
                    Some(MoveKind::FastFlight) => self.say(&EventFlew { unit, number, area }),
                    Some(MoveKind::Power) => self.say(&EventMovedByPower { unit, number, area }),
                    None => self.say(&EventLeftLava { unit, number, area }),
                }
            }
            Event::Recalled(unit, area) => {
                self.vitality[unit.index()] = self.scene.game.def(unit).full_vitality();
                let area = self.scene.area(area).into();
                self.say(&EventRecalled { unit: self.unit(unit), number: self.number(unit), area })
            }
            Event::Thrown(unit, area) => {
                let area = self.scene.area(area).into();
                self.say(&EventThrown { unit: self.unit(unit), number: self.number(unit), area })
            }
            Event::ElementRemoved(at) => {
                let left = self.elements[at.index()].saturating_sub(1);
                self.elements[at.index()] = left;
                let area = self.scene.tag(at).to_owned().into();
                // The board says what stood there; the terrain in force may be open ground by now.
                match self.scene.game.board(self.scene.public()).terrain(at) {
                    Terrain::Ruins => self.say(&EventColumnRemoved { area, left: left.into() }),
                    _ => self.say(&EventTreeRemoved { area, left: left.into() }),
                }
            }
            Event::Claimed(unit, stone) => {
                let (unit, number) = (self.unit(unit), self.number(unit));
                self.say(&EventClaimed { unit, number, stone: self.stone(stone) })
            }
            Event::Dropped(stone, area) => {
                let area = self.scene.area(area).into();
                self.say(&EventDropped { stone: self.stone(stone), area })
            }
            Event::Absorbed(unit, stone) => {
                let (unit, number) = (self.unit(unit), self.number(unit));
                self.say(&EventAbsorbed { unit, number, stone: self.stone(stone) })
            }
            Event::Targeted { by, on, reach } => {
                let target = self.scene.target(on).into();
                let (unit, number) = (self.unit(by), self.number(by));
                match reach {
                    Reach::Melee => self.say(&EventTargetedMelee { unit, number, target }),
                    Reach::Ranged => self.say(&EventTargetedRanged { unit, number, target }),
                }
            }
            Event::AreaTargeted(unit, area) => {
                let area = self.scene.area(area).into();
                let (unit, number) = (self.unit(unit), self.number(unit));
                self.say(&EventAreaTargeted { unit, number, area })
            }
            Event::Guarded(unit) => {
                self.say(&EventGuarded { unit: self.unit(unit), number: self.number(unit) })
            }
            Event::Evaded(unit) => {
                self.say(&EventEvaded { unit: self.unit(unit), number: self.number(unit) })
            }
            Event::AttackLost(unit) => self.say(&EventAttackLost { unit: self.unit(unit) }),
            Event::Retaliated(unit) => {
                self.say(&EventRetaliated { unit: self.unit(unit), number: self.number(unit) })
            }
            Event::Values { offence, defence } => {
                self.say(&EventValues { offence: offence.into(), defence: defence.into() })
            }
            Event::Rolled(roll) => self.say(&EventRolled { dice: self.scene.roll(roll).into() }),
            Event::Rerolled(roll) => {
                self.say(&EventRerolled { dice: self.scene.roll(roll).into() })
            }
            Event::Spent { discard, on } => self.say(&EventSpent {
                discard: discard.into(),
                on: on.into(),
                raised: (on + 1).into(),
            }),
            Event::SecondRolled(roll) => {
                self.say(&EventSecondRolled { dice: self.scene.roll(roll).into() })
            }
            Event::Wounded(unit, lost) => {
                let left = &mut self.vitality[unit.index()];
                *left = left.saturating_sub(lost);
                let left = (*left).into();
                let full = self.scene.game.def(unit).full_vitality().into();
                let (unit, number) = (self.unit(unit), self.number(unit));
                self.say(&EventWounded { unit, number, lost: lost.into(), left, full })
            }
            Event::Healed(unit, gained) => {
                let left = &mut self.vitality[unit.index()];
                *left = left.saturating_add(gained);
                let left = (*left).into();
                let full = self.scene.game.def(unit).full_vitality().into();
                let (unit, number) = (self.unit(unit), self.number(unit));
                self.say(&EventHealed { unit, number, gained: gained.into(), left, full })
            }
            Event::TokenWounded(token, lost) => {
                self.say(&EventTokenWounded { token: self.token(token), lost: lost.into() })
            }
            Event::Destroyed(unit) => {
                self.vitality[unit.index()] = 0;
                self.say(&EventDestroyed { unit: self.unit(unit), number: self.number(unit) })
            }
            Event::PowerUsed(power) => {
                let name = self.scene.power_name(power).into();
                self.say(&EventPowerUsed { unit: self.unit(power.unit), power: name })
            }
            Event::TokenPlaced(token) => self.say(&EventTokenPlaced { token: self.token(token) }),
            Event::TokenRemoved(token) => self.say(&EventTokenRemoved { token: self.token(token) }),
            Event::Paralysed(unit) => self.say(&EventParalysed { unit: self.unit(unit) }),
            Event::Over(ending) => self.ending(ending),
        })
    }

    /// The dice of those who rolled: all, or those who had tied. [P15.R12]
    fn dice_of(&self, faces: &[u8; Seat::MOST]) -> String {
        let rolling = match self.before.public.frames.top() {
            Some(Frame::Setup(SetupStep::LeadRoll(seats) | SetupStep::ScenarioRoll(seats))) => {
                *seats
            }
            _ => SeatSet::all(self.scene.game.seat_count()),
        };
        let dice = rolling.iter().map(|seat| {
            let (player, _) = self.seat(seat);
            let die = self.scene.face(faces[seat.index()]).into();
            self.say(&EventLeadDie { player, die })
        });
        dice.collect::<Vec<_>>().join(", ")
    }

    fn ending(&self, ending: Ending) -> String {
        let seats = match ending {
            Ending::Won(seats) => seats,
            Ending::Draw => return self.say(&EventDrawn),
        };
        let viewer = self.scene.view.viewer.filter(|&seat| seats.contains(seat));
        let mates: Vec<Seat> = seats.iter().filter(|&seat| Some(seat) != viewer).collect();
        if viewer.is_some() && !mates.is_empty() {
            let mates = self.scene.players(mates.into_iter()).into();
            return self.say(&EventWonWith { mates });
        }
        self.say(&EventWon {
            who: if viewer.is_some() { "you".into() } else { "other".into() },
            winners: seats.iter().count().into(),
            players: self.scene.players(seats.iter()).into(),
        })
    }

    fn say(&self, message: &impl Message) -> String {
        self.scene.speaker.say(message)
    }

    fn seat(&self, seat: Seat) -> (FluentValue<'static>, FluentValue<'static>) {
        (self.scene.player(seat).into(), self.scene.who(seat))
    }

    fn unit(&self, unit: UnitId) -> FluentValue<'static> {
        self.scene.unit(unit).into()
    }

    fn number(&self, unit: UnitId) -> FluentValue<'static> {
        self.scene.number(unit)
    }

    fn card(&self, card: Card) -> FluentValue<'static> {
        self.scene.card(card).into()
    }

    fn stone(&self, stone: StoneId) -> FluentValue<'static> {
        self.scene.stone(stone).into()
    }

    /// A token, as it is after the step or, if it is gone, as it was before it.
    fn token(&self, id: TokenId) -> FluentValue<'static> {
        let after = &self.scene.public().tokens[id.index()];
        let before = &self.before.public.tokens[id.index()];
        self.scene.token(id, if after.of.is_some() { after } else { before }).into()
    }
}
