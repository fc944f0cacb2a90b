//! What happened, one sentence for each event.

use fluent_bundle::FluentValue;
use kernel::{Seat, SeatSet};
use mythic::{
    AttackForecast, Blow, Breakdown, Card, Ending, Event, MAX_UNITS, Mythic, Seen, Side, SpaceId,
    UnitId, View,
};
use text::{Detail, capital};

use crate::MythicSpeaker;
use crate::message::*;
use crate::scene::Scene;

impl MythicSpeaker<'_> {
    /// What a viewer learns of one step of the game, with a place for each event: `None` for those
    /// that another one tells. Vitality is told as it stood at each event.
    pub fn events_one_by_one(
        &self,
        game: &Mythic,
        before: &View,
        after: &View,
        seen: &[Seen],
    ) -> Vec<Option<String>> {
        let vitality = std::array::from_fn(|unit| before.public.units[unit].vitality);
        let mut telling = Telling { scene: Scene { speaker: *self, game, view: after }, vitality };
        seen.iter().map(|seen| telling.sentence(seen).map(capital)).collect()
    }

    /// The parts of the dice and the difficulty, for the event that tells them. [M12.8.8]
    pub fn details(&self, game: &Mythic, after: &View, seen: &Seen) -> Vec<Detail> {
        let Seen::Open(Event::Values { dice, difficulty, .. }) = *seen else { return Vec::new() };
        // Without dice the roll is over already when it is told, and its parts with it.
        let told = |roll: &AttackForecast| {
            (roll.dice.total(), roll.difficulty.total()) == (dice, difficulty)
        };
        let Some(roll) = game.roll_under_way(after).filter(told) else { return Vec::new() };
        let detail = |label: String, breakdown: &Breakdown| Detail {
            label,
            parts: self.parts(breakdown),
            rules: breakdown.terms.iter().map(|term| term.source.rule()).collect(),
        };
        vec![
            detail(self.say(&MytDetailDice), &roll.dice),
            detail(self.say(&MytDetailDifficulty), &roll.difficulty),
        ]
    }
}

/// A step being told: what it did so far to the Vitality that sentences mention.
struct Telling<'a> {
    scene: Scene<'a>,
    vitality: [u8; MAX_UNITS],
}

impl Scene<'_> {
    /// How the battle ended.
    pub(super) fn over(&self, ending: Ending) -> String {
        let winners = match ending {
            Ending::Won(seats) => seats,
            Ending::Draw => SeatSet::EMPTY,
        };
        let players = self.players(winners.iter());
        self.say(&MytSawOver { winners: winners.len().into(), players })
    }
}

impl Telling<'_> {
    fn sentence(&mut self, seen: &Seen) -> Option<String> {
        let scene = self.scene;
        match *seen {
            Seen::Drew(seat, Some(card)) => {
                let (player, who) = scene.seat(seat);
                Some(scene.say(&MytSawDrew { player, who, card: scene.card(card) }))
            }
            Seen::Drew(seat, None) => {
                Some(scene.say(&MytSawDrewHidden { player: scene.player(seat) }))
            }
            Seen::Searched(seat, Some(card)) => {
                let (player, who) = scene.seat(seat);
                Some(scene.say(&MytSawSearched { player, who, card: scene.card(card) }))
            }
            Seen::Searched(seat, None) => {
                Some(scene.say(&MytSawSearchedHidden { player: scene.player(seat) }))
            }
            Seen::PutUnder(seat, Some(unit)) => {
                let (player, who) = scene.seat(seat);
                Some(scene.say(&MytSawPutUnder { player, who, unit: scene.unit(unit) }))
            }
            Seen::PutUnder(seat, None) => {
                Some(scene.say(&MytSawPutUnderHidden { player: scene.player(seat) }))
            }
            Seen::Open(event) => self.open(event),
        }
    }

    /// No `_` arm: a new event does not compile until it has a sentence.
    fn open(&mut self, event: Event) -> Option<String> {
        let scene = self.scene;
        let unit = |unit: UnitId| scene.unit(unit);
        let space = |space: SpaceId| scene.space(space);
        let seat = |seat: Seat| scene.seat(seat);
        let points = |points: u8| scene.points(points);
        let card = |card: Card| scene.card(card);
        Some(match event {
            Event::StartRolled([first, second]) => scene.say(&MytSawStartRolled {
                first: first.into(),
                players: scene.side(0),
                second: second.into(),
                others: scene.side(1),
            }),
            Event::Begins(by) => {
                let (player, who) = seat(by);
                scene.say(&MytSawBegins { player, who })
            }
            Event::BoardLaid { slot, laid } => {
                let (board, turned) = scene.laid(laid);
                scene.say(&MytSawBoard { place: (slot + 1).into(), board, turned })
            }
            Event::ZoneChosen { side, edge } => {
                let edge = scene.speaker.edge(edge).into();
                scene.say(&MytSawZone { edge, players: scene.side(side) })
            }
            Event::Deployed(id, at) => {
                scene.say(&MytSawDeployed { unit: unit(id), space: space(at) })
            }
            Event::TurnBegan { seat: by, turn } => {
                let (player, who) = seat(by);
                scene.say(&MytSawTurn { turn: turn.into(), player, who })
            }
            // Cards that come off or go under a deck are told by their own kinds of `Seen`, which
            // hide what is hidden; in the open everything is said.
            Event::Drew(by, drawn) => return self.sentence(&Seen::Drew(by, Some(drawn))),
            Event::Searched(by, taken) => return self.sentence(&Seen::Searched(by, Some(taken))),
            Event::PutUnder(by, id) => return self.sentence(&Seen::PutUnder(by, Some(id))),
            Event::DeckShuffled(of) => {
                let (player, who) = seat(of);
                scene.say(&MytSawShuffled { player, who })
            }
            Event::Converted { seat: by, card: turned, points: gained } => {
                let (player, who) = seat(by);
                let (card, points) = (card(turned), points(gained));
                scene.say(&MytSawConverted { player, who, card, points })
            }
            Event::ArtOfWarSpent(by) => {
                let (player, who) = seat(by);
                scene.say(&MytSawAowSpent { player, who })
            }
            Event::Paid(_, 0) => return None,
            Event::Paid(by, paid) => {
                let (player, who) = seat(by);
                scene.say(&MytSawPaid { player, who, points: points(paid) })
            }
            Event::Gained(by, gained) => {
                let (player, who) = seat(by);
                scene.say(&MytSawGained { player, who, points: points(gained) })
            }
            Event::Activated(id, _) => scene.say(&MytSawActivated { unit: unit(id) }),
            Event::Harassed { by, unit: id } => {
                scene.say(&MytSawHarassed { unit: unit(id), by: unit(by) })
            }
            Event::Used(id, talent) => {
                let talent = scene.speaker.talent(talent).into();
                scene.say(&MytSawUsed { unit: unit(id), talent })
            }
            Event::UsedOn(id, talent, on) => {
                let talent = scene.speaker.talent(talent).into();
                scene.say(&MytSawUsedOn { unit: unit(id), talent, target: unit(on) })
            }
            Event::Bought(id, stat) => {
                let stat = scene.speaker.stat(stat).into();
                scene.say(&MytSawBought { unit: unit(id), stat })
            }
            Event::Moved { unit: id, from, to } => {
                scene.say(&MytSawMoved { unit: unit(id), from: space(from), to: space(to) })
            }
            Event::FliesOver(id, at) => {
                scene.say(&MytSawFliesOver { unit: unit(id), space: space(at) })
            }
            Event::Attacked { by, on, blow } => scene.say(&MytSawAttacked {
                blow: blow_key(blow).into(),
                by: unit(by),
                target: unit(on),
            }),
            Event::Evaded(id) => scene.say(&MytSawEvaded { unit: unit(id) }),
            Event::Defended { by, target } => {
                scene.say(&MytSawDefended { by: unit(by), target: unit(target) })
            }
            Event::Countered(id) => scene.say(&MytSawCountered { unit: unit(id) }),
            Event::Values { side, dice, difficulty } => {
                let side = match side {
                    Side::Attacker => "attacker",
                    Side::Victim => "victim",
                };
                let (dice, difficulty) = (dice.into(), difficulty.into());
                scene.say(&MytSawValues { side: side.into(), dice, difficulty })
            }
            Event::Rolled(faces) => {
                let shown: Vec<String> = faces.as_slice().iter().map(u8::to_string).collect();
                match shown.is_empty() {
                    true => scene.say(&MytSawRolledNone),
                    false => scene.say(&MytSawRolled { dice: shown.join(", ").into() }),
                }
            }
            Event::Spent { discard, on } => scene.say(&MytSawSpent {
                discard: discard.to_string().into(),
                on: on.to_string().into(),
            }),
            Event::Successes(id, successes) => {
                scene.say(&MytSawSuccesses { unit: unit(id), successes: successes.into() })
            }
            Event::Cancelled(id, wounds) => {
                scene.say(&MytSawCancelled { unit: unit(id), wounds: wounds.into() })
            }
            Event::Wounded(id, wounds) => {
                let (vitality, full) = self.vitality_after(id, -i16::from(wounds));
                let (unit, wounds) = (unit(id), wounds.into());
                scene.say(&MytSawWounded { unit, wounds, vitality, full })
            }
            Event::Healed(id, regained) => {
                let (vitality, full) = self.vitality_after(id, i16::from(regained));
                scene.say(&MytSawHealed { unit: unit(id), vitality, full })
            }
            Event::Destroyed(id) => scene.say(&MytSawDestroyed { unit: unit(id) }),
            Event::Webbed(id) => scene.say(&MytSawWebbed { unit: unit(id) }),
            Event::Unwebbed(id) => scene.say(&MytSawUnwebbed { unit: unit(id) }),
            Event::Retrieved(id) => scene.say(&MytSawRetrieved { unit: unit(id) }),
            // The next question or event says what comes next.
            Event::ActivationEnded(_) => return None,
            Event::Discarded { unit: id, points: gained } => {
                let (player, who) = seat(scene.game.owner(id));
                let (unit, points) = (unit(id), points(gained));
                scene.say(&MytSawDiscarded { player, who, unit, points })
            }
            Event::RanOut(of) => {
                let (player, who) = seat(of);
                scene.say(&MytSawRanOut { player, who })
            }
            Event::Reshuffled => scene.say(&MytSawReshuffled),
            Event::Over(ending) => scene.over(ending),
        })
    }

    /// The Vitality of a unit after a change, and at full strength.
    fn vitality_after(
        &mut self,
        unit: UnitId,
        by: i16,
    ) -> (FluentValue<'static>, FluentValue<'static>) {
        let vitality = &mut self.vitality[unit.index()];
        let after = (i16::from(*vitality) + by).max(0);
        *vitality = u8::try_from(after).unwrap_or(u8::MAX);
        ((*vitality).into(), self.scene.game.full(unit).into())
    }
}

/// How an attack is made, as the texts tell it apart.
pub(super) const fn blow_key(blow: Blow) -> &'static str {
    match blow {
        Blow::Close => "close",
        Blow::Ranged => "ranged",
        Blow::Neither => "neither",
    }
}
