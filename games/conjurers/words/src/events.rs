//! What happened, one sentence for each event.

use conjurers::{Action, Cause, Conjurers, Event, Look, Seen, View};
use fluent_bundle::FluentValue;
use kernel::{Seat, SeatSet};
use text::capital;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// The sentence of one event; `None` for those that another one tells.
    pub(super) fn event(&self, game: &Conjurers, after: &View, seen: &Seen) -> Option<String> {
        let sentence = match *seen {
            Seen::Drew(seat, Some(id)) => self.open(game, after, Event::Drew(seat, id)),
            Seen::Drew(seat, None) => {
                Some(self.say(&ConSawDrewHidden { player: self.player(seat).into() }))
            }
            Seen::Open(event) => self.open(game, after, event),
        };
        sentence.map(capital)
    }

    /// No `_` arm: a new event does not compile until it has a sentence.
    fn open(&self, game: &Conjurers, after: &View, event: Event) -> Option<String> {
        let creature = |id| FluentValue::from(self.creature(game, id));
        let card = |id| FluentValue::from(self.card(game, id));
        let seat = |seat: Seat| {
            let who = if after.viewer == Some(seat) { "you" } else { "other" };
            (FluentValue::from(self.player(seat)), FluentValue::from(who))
        };
        let figure = |figure| FluentValue::from(self.figure(figure));
        let amount = |of, amount| FluentValue::from(self.amount(of, amount));
        Some(match event {
            Event::Locked(of) => self.say(&ConSawLocked { mythology: self.mythology(of).into() }),
            Event::Starts(by) => {
                let (player, who) = seat(by);
                self.say(&ConSawStarts { player, who })
            }
            Event::Began(by, kind) => {
                let (player, who) = seat(by);
                self.say(&ConSawBegan { player, who, figure: figure(kind) })
            }
            Event::Dealt(to, id) => {
                let (player, who) = seat(to);
                self.say(&ConSawDealt { player, who, creature: creature(id) })
            }
            Event::TurnBegan(turn) => self.say(&ConSawTurn { turn: turn.into() }),
            Event::Placed(by, kind, at) => {
                let (player, who) = seat(by);
                let action = self.action(at).into();
                self.say(&ConSawPlaced { player, who, figure: figure(kind), action })
            }
            Event::Stayed(by, kind) => {
                let (player, who) = seat(by);
                self.say(&ConSawStayed { player, who, figure: figure(kind) })
            }
            // What the action does is told by the events that follow.
            Event::Resolved(..) => return None,
            Event::MineTaken(by, of) => {
                let (player, who) = seat(by);
                let mine = Action::ALL.iter().find(|action| action.mine() == Some(of));
                let mine = mine.map(|&action| self.action(action)).unwrap_or_default().into();
                self.say(&ConSawMineTaken { player, who, mine })
            }
            Event::Gained(by, of, n) => {
                let (player, who) = seat(by);
                self.say(&ConSawGained { player, who, amount: amount(of, n) })
            }
            Event::Paid(by, of, n) => {
                let (player, who) = seat(by);
                self.say(&ConSawPaid { player, who, amount: amount(of, n) })
            }
            Event::ButtonTaken(by) => {
                let (player, who) = seat(by);
                self.say(&ConSawButton { player, who })
            }
            Event::Hired(by, kind) => {
                let (player, who) = seat(by);
                self.say(&ConSawHired { player, who, figure: figure(kind) })
            }
            Event::Sacrificed(by, id, _) => {
                let (player, who) = seat(by);
                self.say(&ConSawSacrificed { player, who, creature: creature(id) })
            }
            Event::Bought(by, id) => {
                let (player, who) = seat(by);
                self.say(&ConSawBought { player, who, card: card(id) })
            }
            Event::NoBattle(_, at) => self.say(&ConSawNoBattle { action: self.action(at).into() }),
            Event::Declined(by) => {
                let (player, who) = seat(by);
                self.say(&ConSawDeclined { player, who })
            }
            Event::BattleBegan { attacker, defender, over } => {
                let ((player, who), (other, whom)) = (seat(attacker), seat(defender));
                match over {
                    Some(id) => {
                        let creature = creature(id);
                        self.say(&ConSawBattle { player, who, creature, other, whom })
                    }
                    None => self.say(&ConSawDuel { player, who, other, whom }),
                }
            }
            Event::Removed(by, id) => {
                let (player, who) = seat(by);
                self.say(&ConSawRemoved { player, who, creature: creature(id) })
            }
            Event::Drew(by, id) => {
                let (player, who) = seat(by);
                self.say(&ConSawDrew { player, who, creature: creature(id) })
            }
            Event::Summoned(by, id, slot) => {
                let (player, who) = seat(by);
                let slot = (slot.0 + 1).into();
                self.say(&ConSawSummoned { player, who, creature: creature(id), slot })
            }
            Event::Equipped(id, worn) => {
                self.say(&ConSawEquipped { creature: creature(id), card: card(worn) })
            }
            Event::Healed(id, n) => {
                self.say(&ConSawHealed { creature: creature(id), amount: n.into() })
            }
            Event::Moved(id, slot) => {
                self.say(&ConSawMoved { creature: creature(id), slot: (slot.0 + 1).into() })
            }
            Event::Fought { by, on } => {
                self.say(&ConSawFought { creature: creature(by), target: creature(on) })
            }
            Event::Adopted(id, magic) => {
                let magic = self.say(&ConMagic { magic: magic.name().into() }).into();
                self.say(&ConSawAdopted { creature: creature(id), magic })
            }
            Event::Rolled(id, roll) => self.say(&ConSawRolled {
                creature: creature(id),
                dice: roll.to_string().into(),
                sum: roll.sum().into(),
            }),
            Event::Damaged { creature: id, damage, absorbed, cause } => {
                let (creature, damage) = (creature(id), damage.into());
                let cause = cause_key(cause).into();
                if absorbed == 0 {
                    self.say(&ConSawDamaged { creature, damage, cause })
                } else {
                    let absorbed = absorbed.into();
                    self.say(&ConSawDamagedAbsorbed { creature, damage, absorbed, cause })
                }
            }
            Event::Frozen(id) => self.say(&ConSawFrozen { creature: creature(id) }),
            Event::Poisoned(id) => self.say(&ConSawPoisoned { creature: creature(id) }),
            Event::Died(id) => self.say(&ConSawDied { creature: creature(id) }),
            Event::Resurrected(id) => self.say(&ConSawResurrected { creature: creature(id) }),
            Event::Devoured { by, on } => {
                self.say(&ConSawDevoured { creature: creature(by), target: creature(on) })
            }
            Event::BrokeFree(id) => self.say(&ConSawBrokeFree { creature: creature(id) }),
            Event::Returned(id) => self.say(&ConSawReturned { creature: creature(id) }),
            Event::Bound { by, on } => {
                self.say(&ConSawBound { creature: creature(by), target: creature(on) })
            }
            Event::TurnLost(by) => {
                let (player, who) = seat(by);
                self.say(&ConSawTurnLost { player, who })
            }
            Event::Counted { seat: of, hand, hit_points } => {
                let ((player, who), points) = (seat(of), hit_points.into());
                if hand.is_empty() {
                    self.say(&ConSawCounted { player, who, points })
                } else {
                    let names = hand.iter().map(|id| self.creature(game, id));
                    let creatures = self.list(names).into();
                    self.say(&ConSawCountedHand { player, who, creatures, points })
                }
            }
            Event::BattleEnded { winner, loser, .. } => {
                let ((player, who), (other, whom)) = (seat(winner), seat(loser));
                self.say(&ConSawBattleEnded { player, who, other, whom })
            }
            Event::Won(by, id) => {
                let (player, who) = seat(by);
                self.say(&ConSawWon { player, who, creature: creature(id) })
            }
            Event::Stole { seat: by, from, resource, amount: n } => {
                let ((player, who), (other, whom)) = (seat(by), seat(from));
                let amount = amount(resource, n);
                self.say(&ConSawStole { player, who, amount, other, whom })
            }
            Event::MinusPoints(to, points) => {
                let (player, who) = seat(to);
                self.say(&ConSawMinus { player, who, points: points.into() })
            }
            Event::Fed { need: 0, .. } => return None,
            Event::Fed { seat: by, need, paid } => {
                let (player, who) = seat(by);
                self.say(&ConSawFed { player, who, paid: paid.into(), need: need.into() })
            }
            Event::Match { challenger, defender } => {
                let ((player, who), (other, whom)) = (seat(challenger), seat(defender));
                self.say(&ConSawMatch { player, who, other, whom })
            }
            Event::Ranked(order) => {
                let players = self.list(order.into_iter().map(|seat| self.player(seat))).into();
                self.say(&ConSawRanked { players })
            }
            Event::Over(winners) => self.over(game, after, winners),
        })
    }

    /// Who won, and the points of all players, the most first.
    pub(super) fn over(&self, game: &Conjurers, after: &View, winners: SeatSet) -> String {
        let players = self.list(winners.iter().map(|seat| self.player(seat))).into();
        let look = Look::of_public(game, &after.public);
        let mut totals: Vec<_> =
            Seat::all(game.seat_count()).map(|seat| (look.score(seat).total(), seat)).collect();
        totals.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
        let total = |(points, seat): (i32, Seat)| {
            self.say(&ConSawTotal { player: self.player(seat).into(), points: points.into() })
        };
        let points = self.list(totals.into_iter().map(total)).into();
        self.say(&ConSawOver { winners: winners.len().into(), players, points })
    }
}

/// Why damage was dealt, as the texts tell it apart.
const fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Strike => "strike",
        Cause::MultiAttack => "multi_attack",
        Cause::Burning => "burning",
        Cause::Poison => "poison",
        Cause::Devour => "devour",
        Cause::BreakFree => "break_free",
    }
}
