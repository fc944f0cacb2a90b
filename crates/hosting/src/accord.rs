//! What the players of a table agree on beside its game, which knows nothing of it: giving up, a
//! draw, another player in the place of one, a choice taken back.
//!
//! An [`Accord`] is plain data that moves forward by what players do. Whoever has one keeps it before
//! anybody is told, and does what was agreed on.

use kernel::Seat;
use protocol::{
    Act, Ended, EndedBy, Flag, Pace, PlayerKind, PlayerSpec, Proposal, ProposalShown, RefusalCode,
};
use serde::{Deserialize, Serialize};

/// What the players of a table agreed on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Accord {
    /// How many proposals there were: each has a number of its own.
    proposals: u32,
    /// What is proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proposed: Option<Proposed>,
    /// How the game ended, when not by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended: Option<Ended>,
    /// Seats whose players gave the game up while others played on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    resigned: Vec<u8>,
}

/// A proposal that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Proposed {
    by: u8,
    what: Proposal,
    /// The question that stood.
    question: u32,
    /// Who has agreed, the proposer first.
    agreed: Vec<u8>,
}

/// What an accord depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circumstances<'t> {
    pub(crate) players: &'t [PlayerSpec],
    /// Whether the game itself is over.
    pub(crate) is_over: bool,
    /// The question that stands.
    pub(crate) question: u32,
    /// Whether the game can still be ended as if it had not begun.
    pub(crate) can_abort: bool,
    /// Whether a seat has a choice that could be taken back.
    pub(crate) has_chosen: [bool; Seat::MOST],
    /// The seats whose players have been away for long.
    pub(crate) gone: [bool; Seat::MOST],
    /// Whether the game counts for those who play it: nothing is taken back then, and nobody plays in
    /// the place of another.
    pub(crate) is_rated: bool,
    /// How fast it is played.
    pub(crate) pace: Pace,
    /// Whether the clocks run, and whether they were stopped by consent.
    pub(crate) is_timed: bool,
    pub(crate) is_paused: bool,
}

impl Circumstances<'_> {
    fn is_person(&self, seat: u8) -> bool {
        let player = self.players.get(usize::from(seat));
        player.is_some_and(|player| player.kind == PlayerKind::Person)
    }

    /// Whether a player may propose who plays a seat from now on: the player's own, or that of somebody
    /// who is gone. Another person sits down there only where somebody else sees it: alone with an empty
    /// seat one could sit down there oneself, and see its hand.
    fn may_replace(&self, seat: u8, whose: u8, by: PlayerKind) -> bool {
        let is_gone = |seat: u8| self.gone.get(usize::from(seat)).copied() == Some(true);
        let mut others = self.people().filter(|&other| other != seat && other != whose);
        let mut is_seen = || by == PlayerKind::Computer || others.any(|other| !is_gone(other));
        whose == seat || (is_gone(whose) && is_seen())
    }

    /// Whether the game can go on at a pace: one that counts stays on its ladder.
    fn may_change(&self, pace: Pace) -> bool {
        pace.is_fit() && pace != self.pace && (!self.is_rated || pace.word() == self.pace.word())
    }

    fn people(&self) -> impl Iterator<Item = u8> {
        let people = (0u8..).zip(self.players);
        people.filter(|(_, player)| player.kind == PlayerKind::Person).map(|(seat, _)| seat)
    }
}

/// What is to be done besides keeping the accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Nothing.
    Nothing,
    /// The last choice of a seat is taken back.
    TakeBack(Seat),
    /// Somebody else plays a seat.
    Replace(Seat, PlayerKind),
    /// The clocks stop.
    Pause,
    /// They go on.
    Resume,
    /// The game goes on at another pace.
    Pace(Pace),
    /// The game begins again at another table.
    Rematch {
        /// Whether everybody moves on by one seat.
        swap: bool,
    },
}

/// Why nothing was agreed on.
type Refused = RefusalCode;

impl Accord {
    /// The accord of a game that a record says was ended by its players.
    pub(crate) fn of_ended(ended: Option<Ended>) -> Option<Self> {
        ended.map(|ended| Self { ended: Some(ended), ..Self::default() })
    }

    /// What is proposed, as everybody is shown it.
    pub(crate) fn shown(&self, now: &Circumstances<'_>) -> Option<ProposalShown> {
        let proposed = self.standing(now)?;
        let awaits = proposed.awaits(now).collect();
        Some(ProposalShown { number: self.proposals, by: proposed.by, what: proposed.what, awaits })
    }

    /// The proposal, as long as it makes sense.
    fn standing(&self, now: &Circumstances<'_>) -> Option<&Proposed> {
        let proposed = self.proposed.as_ref()?;
        let is_over = now.is_over || self.ended.is_some();
        let stands = match proposed.what {
            Proposal::TakeBack => !is_over && proposed.question == now.question,
            Proposal::Draw => !is_over,
            Proposal::Pause => !is_over && now.is_timed,
            Proposal::Resume => !is_over && now.is_paused,
            Proposal::Pace(pace) => !is_over && now.may_change(pace),
            Proposal::Replace { seat, by } => {
                !is_over && now.is_person(seat) && now.may_replace(proposed.by, seat, by)
            }
            Proposal::Rematch { .. } => is_over,
        };
        stands.then_some(proposed)
    }

    /// A player does something. What has changed is to be kept, even when nothing is due.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        act: Act,
        now: &Circumstances<'_>,
    ) -> Result<Due, Refused> {
        let is_over = now.is_over || self.ended.is_some();
        if !now.is_person(seat.0) {
            return Err(RefusalCode::NotYours);
        }
        match act {
            Act::Resign | Act::Abort if is_over => Err(RefusalCode::Over),
            Act::Resign => Ok(self.resigned(seat, now)),
            Act::Abort if !now.can_abort => Err(RefusalCode::NotNow),
            Act::Abort => {
                let seat = Some(seat.0);
                self.end(Ended { by: EndedBy::Aborted, seat, winners: Vec::new() });
                Ok(Due::Nothing)
            }
            Act::Propose(what) => self.proposed(seat, what, now),
            Act::Agree(number) => self.agreed(seat, number, now),
            Act::Decline(number) => {
                if number != self.proposals || self.standing(now).is_none() {
                    return Err(RefusalCode::NotNow);
                }
                self.proposed = None;
                Ok(Due::Nothing)
            }
        }
    }

    /// A player's time is over. Of two it is lost, unless the table was made for a computer player to go
    /// on; of more it is as if they had resigned. A game that no other person plays is over in any case.
    pub(crate) fn fallen(&mut self, seat: Seat, flag: Flag, now: &Circumstances<'_>) -> Due {
        let others = now.people().filter(|&other| other != seat.0).count();
        let is_lost = now.players.len() > 2 || flag == Flag::Forfeit;
        if is_lost {
            self.resigned.push(seat.0);
        }
        if others > 0 && (now.players.len() > 2 || flag == Flag::Computer) {
            self.proposed = None;
            return Due::Replace(seat, PlayerKind::Computer);
        }
        let winners = self.winners(seat, now);
        self.end(Ended { by: EndedBy::OutOfTime, seat: Some(seat.0), winners });
        Due::Nothing
    }

    /// Everybody but a seat and those who gave up before.
    fn winners(&self, seat: Seat, now: &Circumstances<'_>) -> Vec<u8> {
        let seats = (0u8..).take(now.players.len());
        seats.filter(|&other| other != seat.0 && !self.resigned.contains(&other)).collect()
    }

    fn end(&mut self, ended: Ended) {
        self.proposed = None;
        self.ended = Some(ended);
    }

    /// Of two, the other wins. Of more, the computer plays on for whoever resigns, unless nobody else
    /// is left.
    fn resigned(&mut self, seat: Seat, now: &Circumstances<'_>) -> Due {
        self.resigned.push(seat.0);
        let others = now.people().filter(|&other| other != seat.0).count();
        if now.players.len() > 2 && others > 0 {
            self.proposed = None;
            return Due::Replace(seat, PlayerKind::Computer);
        }
        let winners = self.winners(seat, now);
        self.end(Ended { by: EndedBy::Resigned, seat: Some(seat.0), winners });
        Due::Nothing
    }

    fn proposed(
        &mut self,
        seat: Seat,
        what: Proposal,
        now: &Circumstances<'_>,
    ) -> Result<Due, Refused> {
        let is_over = now.is_over || self.ended.is_some();
        if now.is_rated && matches!(what, Proposal::TakeBack | Proposal::Replace { .. }) {
            return Err(RefusalCode::Rated);
        }
        let able = match what {
            // A computer player agrees to no draw: it would have to judge its chances.
            Proposal::Draw => !is_over && now.people().count() == now.players.len(),
            Proposal::TakeBack => !is_over && now.has_chosen[seat.index()],
            Proposal::Pause => !is_over && now.is_timed,
            Proposal::Resume => !is_over && now.is_paused,
            Proposal::Pace(pace) => !is_over && now.may_change(pace),
            Proposal::Replace { seat: whose, by } => {
                !is_over && now.is_person(whose) && now.may_replace(seat.0, whose, by)
            }
            Proposal::Rematch { .. } => is_over,
        };
        if !able {
            return Err(if is_over { RefusalCode::Over } else { RefusalCode::NotNow });
        }
        // Who proposes what another has proposed agrees to it.
        if let Some(standing) = self.standing(now)
            && standing.what == what
            && what != Proposal::TakeBack
        {
            return self.agreed(seat, self.proposals, now);
        }
        self.proposals += 1;
        let agreed = vec![seat.0];
        self.proposed = Some(Proposed { by: seat.0, what, question: now.question, agreed });
        Ok(self.settled(now))
    }

    fn agreed(&mut self, seat: Seat, number: u32, now: &Circumstances<'_>) -> Result<Due, Refused> {
        if number != self.proposals || self.standing(now).is_none() {
            return Err(RefusalCode::NotNow);
        }
        let Some(proposed) = &mut self.proposed else { return Err(RefusalCode::NotNow) };
        if !proposed.agreed.contains(&seat.0) {
            proposed.agreed.push(seat.0);
        }
        Ok(self.settled(now))
    }

    /// What is due when everybody has agreed whom it concerns.
    fn settled(&mut self, now: &Circumstances<'_>) -> Due {
        let Some(proposed) = self.proposed.as_ref() else { return Due::Nothing };
        if proposed.awaits(now).next().is_some() {
            return Due::Nothing;
        }
        let (by, what) = (Seat(proposed.by), proposed.what);
        self.proposed = None;
        match what {
            Proposal::Draw => {
                self.end(Ended { by: EndedBy::Agreed, seat: Some(by.0), winners: Vec::new() });
                Due::Nothing
            }
            Proposal::TakeBack => Due::TakeBack(by),
            Proposal::Replace { seat, by } => Due::Replace(Seat(seat), by),
            Proposal::Pause => Due::Pause,
            Proposal::Resume => Due::Resume,
            Proposal::Pace(pace) => Due::Pace(pace),
            Proposal::Rematch { swap } => Due::Rematch { swap },
        }
    }
}

impl Proposed {
    /// Whose consent is missing. Who has left is not asked about their own place, nor waited for
    /// where others only want to play on.
    fn awaits(&self, now: &Circumstances<'_>) -> impl Iterator<Item = u8> {
        now.people().filter(|&seat| {
            let is_waited_for = match self.what {
                Proposal::Replace { seat: whose, .. } => {
                    seat != whose && !now.gone[usize::from(seat)]
                }
                Proposal::Resume => !now.gone[usize::from(seat)],
                Proposal::Draw
                | Proposal::TakeBack
                | Proposal::Pause
                | Proposal::Pace(_)
                | Proposal::Rematch { .. } => true,
            };
            is_waited_for && !self.agreed.contains(&seat)
        })
    }
}

/// The first words of the note in which a record tells how its game was ended.
const NOTE: &str = "ended";

/// A note for the record of a game that its players ended: `ended resigned seat 0 winners 1`.
pub(crate) fn note(ended: &Ended) -> String {
    let by = match ended.by {
        EndedBy::Resigned => "resigned",
        EndedBy::Agreed => "agreed",
        EndedBy::Aborted => "aborted",
        EndedBy::OutOfTime => "out_of_time",
    };
    let seat = ended.seat.map(|seat| format!(" seat {seat}")).unwrap_or_default();
    let winners = ended.winners.iter().map(|seat| format!(" {seat}")).collect::<String>();
    format!("{NOTE} {by}{seat} winners{winners}")
}

/// How a game was ended, as the notes of its record tell it.
pub(crate) fn noted(notes: &[String]) -> Option<Ended> {
    let read = |note: &String| {
        let (before, winners) = note.split_once(" winners")?;
        let words: Vec<&str> = before.split(' ').collect();
        let (by, seat) = match words[..] {
            [NOTE, by] => (by, None),
            [NOTE, by, "seat", seat] => (by, Some(seat.parse().ok()?)),
            _ => return None,
        };
        let by = match by {
            "resigned" => EndedBy::Resigned,
            "agreed" => EndedBy::Agreed,
            "aborted" => EndedBy::Aborted,
            "out_of_time" => EndedBy::OutOfTime,
            _ => return None,
        };
        let winners = winners.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        Some(Ended { by, seat, winners: winners.ok()? })
    };
    notes.iter().find_map(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(people: usize, computers: usize) -> Vec<PlayerSpec> {
        let computer = PlayerSpec { kind: PlayerKind::Computer, ..PlayerSpec::default() };
        let people = vec![PlayerSpec::default(); people];
        [people, vec![computer; computers]].concat()
    }

    fn now(players: &[PlayerSpec]) -> Circumstances<'_> {
        Circumstances {
            players,
            is_over: false,
            question: 7,
            can_abort: false,
            has_chosen: [true; Seat::MOST],
            gone: [false; Seat::MOST],
            is_rated: false,
            pace: Pace::None,
            is_timed: false,
            is_paused: false,
        }
    }

    const ANN: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    #[test]
    fn of_two_who_resigns_loses_and_nothing_follows() {
        let players = players(2, 0);
        let mut accord = Accord::default();
        accord.act(BEN, Act::Propose(Proposal::Draw), &now(&players)).expect("proposed");
        assert_eq!(accord.act(ANN, Act::Resign, &now(&players)), Ok(Due::Nothing));
        let ended = accord.ended.clone().expect("it is over");
        assert_eq!(
            (ended.by, ended.seat, &ended.winners[..]),
            (EndedBy::Resigned, Some(0), &[1][..])
        );
        assert_eq!(accord.shown(&now(&players)), None, "the offer is gone");
        let over = Err(RefusalCode::Over);
        for act in [Act::Resign, Act::Abort, Act::Propose(Proposal::Draw)] {
            assert_eq!(accord.act(BEN, act, &now(&players)), over, "{act:?}");
        }
    }

    #[test]
    fn of_three_the_computer_plays_on_until_one_person_is_left() {
        let all = players(3, 0);
        let mut accord = Accord::default();
        let due = accord.act(ANN, Act::Resign, &now(&all));
        assert_eq!(due, Ok(Due::Replace(ANN, PlayerKind::Computer)));
        let mut left = all.clone();
        left[0].kind = PlayerKind::Computer;
        left[2].kind = PlayerKind::Computer;
        assert_eq!(accord.act(BEN, Act::Resign, &now(&left)), Ok(Due::Nothing));
        assert_eq!(accord.ended.expect("nobody is left").winners, [2], "who resigned wins nothing");
    }

    #[test]
    fn a_draw_needs_everybody_and_no_computer_player() {
        let three = players(3, 0);
        let mut accord = Accord::default();
        accord.act(ANN, Act::Propose(Proposal::Draw), &now(&three)).expect("proposed");
        let shown = accord.shown(&now(&three)).expect("it stands");
        assert_eq!((shown.by, &shown.awaits[..]), (0, &[1, 2][..]));
        accord.act(ANN, Act::Agree(shown.number), &now(&three)).expect("heard");
        assert_eq!(accord.ended, None, "the proposer counts once");
        accord.act(BEN, Act::Propose(Proposal::Draw), &now(&three)).expect("the same is consent");
        assert_eq!(accord.ended, None);
        accord.act(Seat(2), Act::Agree(shown.number), &now(&three)).expect("agreed");
        assert_eq!(accord.ended.expect("agreed on").by, EndedBy::Agreed);
        let against_computer = players(1, 1);
        let refused =
            Accord::default().act(ANN, Act::Propose(Proposal::Draw), &now(&against_computer));
        assert_eq!(refused, Err(RefusalCode::NotNow));
    }

    #[test]
    fn a_choice_is_taken_back_when_the_other_agrees_to_this_very_request() {
        let both = players(2, 0);
        let mut accord = Accord::default();
        accord.act(ANN, Act::Propose(Proposal::TakeBack), &now(&both)).expect("asked");
        accord.act(BEN, Act::Decline(1), &now(&both)).expect("declined");
        assert_eq!(accord.act(BEN, Act::Agree(1), &now(&both)), Err(RefusalCode::NotNow));
        accord.act(ANN, Act::Propose(Proposal::TakeBack), &now(&both)).expect("asked again");
        let moved_on = Circumstances { question: 8, ..now(&both) };
        assert_eq!(accord.act(BEN, Act::Agree(2), &moved_on), Err(RefusalCode::NotNow));
        assert_eq!(accord.act(BEN, Act::Agree(2), &now(&both)), Ok(Due::TakeBack(ANN)));
        assert_eq!(accord.act(BEN, Act::Agree(2), &now(&both)), Err(RefusalCode::NotNow), "once");
        let none = Circumstances { has_chosen: [false; Seat::MOST], ..now(&both) };
        let refused = accord.act(ANN, Act::Propose(Proposal::TakeBack), &none);
        assert_eq!(refused, Err(RefusalCode::NotNow), "there is nothing to take back");
        // Both want something back: that is no consent to the other's request.
        accord.act(ANN, Act::Propose(Proposal::TakeBack), &now(&both)).expect("asked");
        let due = accord.act(BEN, Act::Propose(Proposal::TakeBack), &now(&both));
        assert_eq!(due, Ok(Due::Nothing));
    }

    #[test]
    fn only_who_is_gone_or_wants_to_go_is_replaced() {
        let three = players(3, 0);
        let leave = Act::Propose(Proposal::Replace { seat: 1, by: PlayerKind::Computer });
        let mut accord = Accord::default();
        assert_eq!(accord.act(ANN, leave, &now(&three)), Err(RefusalCode::NotNow), "Ben is there");
        let mut gone = now(&three);
        gone.gone[1] = true;
        assert_eq!(accord.act(ANN, leave, &gone), Ok(Due::Nothing), "the third is asked");
        assert_eq!(accord.act(Seat(2), Act::Agree(1), &now(&three)), Err(RefusalCode::NotNow));
        let due = accord.act(Seat(2), Act::Agree(1), &gone);
        assert_eq!(due, Ok(Due::Replace(BEN, PlayerKind::Computer)));
        let beyond = Act::Propose(Proposal::Replace { seat: 9, by: PlayerKind::Person });
        assert_eq!(accord.act(ANN, beyond, &gone), Err(RefusalCode::NotNow));
        let mut alone = now(&three[..2]);
        alone.gone[1] = true;
        let due = Accord::default().act(ANN, leave, &alone);
        assert_eq!(due, Ok(Due::Replace(BEN, PlayerKind::Computer)), "nobody else is to be asked");
        let other = Act::Propose(Proposal::Replace { seat: 1, by: PlayerKind::Person });
        let refused = Accord::default().act(ANN, other, &alone);
        assert_eq!(refused, Err(RefusalCode::NotNow), "she could be that other person");
        let mut accord = Accord::default();
        assert_eq!(accord.act(ANN, other, &gone), Ok(Due::Nothing), "the third is asked");
        let due = accord.act(Seat(2), Act::Agree(1), &gone);
        assert_eq!(due, Ok(Due::Replace(BEN, PlayerKind::Person)));
        let mut both_gone = now(&three);
        (both_gone.gone[1], both_gone.gone[2]) = (true, true);
        let refused = Accord::default().act(ANN, other, &both_gone);
        assert_eq!(refused, Err(RefusalCode::NotNow), "nobody sees whom she lets in");
    }

    const LIVE: Pace = Pace::Live { base: 60, increment: 0, reserve: 0 };

    fn at_pace(players: &[PlayerSpec], pace: Pace) -> Circumstances<'_> {
        Circumstances { pace, is_timed: pace.is_timed(), ..now(players) }
    }

    #[test]
    fn whose_time_is_over_has_lost_or_is_replaced() {
        let both = players(2, 0);
        let live = at_pace(&both, LIVE);
        let mut accord = Accord::default();
        assert_eq!(accord.fallen(ANN, Flag::Forfeit, &live), Due::Nothing);
        let ended = accord.ended.expect("it is over");
        assert_eq!(
            (ended.by, ended.seat, &ended.winners[..]),
            (EndedBy::OutOfTime, Some(0), &[1][..])
        );
        let mut accord = Accord::default();
        let replaced = Due::Replace(ANN, PlayerKind::Computer);
        assert_eq!(accord.fallen(ANN, Flag::Computer, &live), replaced);
        let alone = [&players(1, 1)[1..], &both[..1]].concat();
        assert_eq!(accord.fallen(BEN, Flag::Computer, &at_pace(&alone, LIVE)), Due::Nothing);
        let ended = accord.ended.expect("no person is left");
        assert_eq!(ended.winners, [0], "the computer in her place may win");

        let three = players(3, 0);
        let mut accord = Accord::default();
        assert_eq!(accord.fallen(ANN, Flag::Forfeit, &at_pace(&three, LIVE)), replaced);
        let mut left = three.clone();
        left[0].kind = PlayerKind::Computer;
        left[2].kind = PlayerKind::Computer;
        assert_eq!(accord.fallen(BEN, Flag::Computer, &at_pace(&left, LIVE)), Due::Nothing);
        assert_eq!(accord.ended.expect("nobody is left").winners, [2], "they both gave up");
    }

    #[test]
    fn clocks_stop_go_on_and_change_by_consent() {
        let both = players(2, 0);
        let mut live = at_pace(&both, LIVE);
        let mut accord = Accord::default();
        let pause = Act::Propose(Proposal::Pause);
        assert_eq!(accord.act(ANN, pause, &now(&both)), Err(RefusalCode::NotNow), "no clock");
        assert_eq!(accord.act(ANN, pause, &live), Ok(Due::Nothing));
        assert_eq!(accord.act(BEN, Act::Agree(1), &live), Ok(Due::Pause));
        let resume = Act::Propose(Proposal::Resume);
        assert_eq!(accord.act(ANN, resume, &live), Err(RefusalCode::NotNow), "they run");
        (live.is_paused, live.is_timed) = (true, false);
        assert_eq!(accord.act(ANN, pause, &live), Err(RefusalCode::NotNow), "they stand");
        assert_eq!(accord.act(ANN, resume, &live), Ok(Due::Nothing), "Ben is asked");
        live.gone[1] = true;
        assert_eq!(accord.act(ANN, Act::Agree(2), &live), Ok(Due::Resume), "unless he has left");

        let slow = Pace::Slow { hours: 24 };
        let change = |pace| Act::Propose(Proposal::Pace(pace));
        assert_eq!(accord.act(ANN, change(LIVE), &live), Err(RefusalCode::NotNow), "it is so");
        let unfit = Pace::Slow { hours: 0 };
        assert_eq!(accord.act(ANN, change(unfit), &live), Err(RefusalCode::NotNow));
        assert_eq!(accord.act(ANN, change(slow), &live), Ok(Due::Nothing));
        assert_eq!(accord.act(BEN, change(slow), &live), Ok(Due::Pace(slow)));
        let counts = Circumstances { is_rated: true, ..live };
        assert_eq!(accord.act(ANN, change(slow), &counts), Err(RefusalCode::NotNow), "its ladder");
        let longer = Pace::Live { base: 900, increment: 5, reserve: 5 };
        assert_eq!(accord.act(ANN, change(longer), &counts), Ok(Due::Nothing));
    }

    #[test]
    fn an_abort_is_for_before_everybody_has_played_and_a_rematch_for_after_the_end() {
        let both = players(2, 0);
        let mut accord = Accord::default();
        assert_eq!(accord.act(ANN, Act::Abort, &now(&both)), Err(RefusalCode::NotNow));
        let early = Circumstances { can_abort: true, ..now(&both) };
        let rematch = Act::Propose(Proposal::Rematch { swap: true });
        assert_eq!(accord.act(ANN, rematch, &early), Err(RefusalCode::NotNow));
        accord.act(BEN, Act::Abort, &early).expect("aborted");
        assert_eq!(accord.ended.clone().expect("over").winners, [0u8; 0]);
        assert_eq!(accord.act(ANN, rematch, &early), Ok(Due::Nothing));
        assert_eq!(accord.act(BEN, rematch, &early), Ok(Due::Rematch { swap: true }));
        let by_computer = accord.act(Seat(3), Act::Resign, &early);
        assert_eq!(by_computer, Err(RefusalCode::NotYours));
    }

    #[test]
    fn what_is_kept_and_noted_reads_back() {
        let both = players(2, 0);
        let mut accord = Accord::default();
        accord.act(ANN, Act::Propose(Proposal::TakeBack), &now(&both)).expect("asked");
        let kept = serde_json::to_string(&accord).expect("plain data");
        assert_eq!(serde_json::from_str::<Accord>(&kept).expect("it reads"), accord);
        for (by, seat, winners) in [
            (EndedBy::Resigned, Some(2), vec![0, 1, 3]),
            (EndedBy::Agreed, Some(0), vec![]),
            (EndedBy::Aborted, None, vec![]),
            (EndedBy::OutOfTime, Some(1), vec![0]),
        ] {
            let ended = Ended { by, seat, winners };
            let notes = ["seat 0 person ended".to_owned(), note(&ended)];
            assert_eq!(noted(&notes), Some(ended), "{notes:?}");
        }
        for other in
            ["ended", "ended badly winners", "ended agreed seat x winners", "seat 1 ended winners"]
        {
            assert_eq!(noted(&[other.to_owned()]), None, "{other}");
        }
    }
}
