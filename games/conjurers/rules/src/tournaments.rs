//! Tournaments (21), for four players where the table holds them.

use kernel::Seat;

use crate::battle::BattleKind;
use crate::choice::{Choice, Request};
use crate::event::Event;
use crate::frame::{Frame, Tournament, TournamentStep};
use crate::ids::CreatureSet;
use crate::look::Look;
use crate::play::Play;
use crate::resources::{Pair, Resource};
use crate::town::LAST_TURN;

/// How many of the chosen resource come with a prize.
const BONUS: u16 = 4;

/// The level of the creature a rank wins, counted from 0. [CON.21.9] [CON.21.10] [CON.21.11]
/// [CON.21.12] [CON.21.13] [CON.21.14] [CON.21.15] [CON.21.16]
pub const fn prize_level(turn: u8, rank: u8) -> u8 {
    match (turn == LAST_TURN, rank) {
        (false, 0 | 1) => 3,
        (false, _) => 2,
        (true, _) => 5 - rank,
    }
}

/// The pair one of which a rank wins beside the creature. [CON.21.9] [CON.21.11]
pub const fn prize_pair(turn: u8, rank: u8) -> Option<Pair> {
    match (turn == LAST_TURN, rank) {
        (false, 0) => Some(Pair::IronBronze),
        (false, 2) => Some(Pair::WoodStone),
        _ => None,
    }
}

impl Look<'_> {
    /// The creatures a rank can choose from: of its level, or else of the highest lower one that
    /// is left. [CON.R80]
    pub fn prizes(&self, rank: u8) -> CreatureSet {
        let best = prize_level(self.public.turn, rank);
        (2..=best)
            .rev()
            .map(|level| self.public.pile & self.game.of_level(level))
            .find(|left| !left.is_empty())
            .unwrap_or(CreatureSet::EMPTY)
    }

    /// A creature, or one of two resources. [CON.21.17] [CON.R82]
    pub(crate) fn prize_options(&self, tournament: Tournament, options: &mut Vec<Choice>) {
        match tournament.step {
            TournamentStep::Prize(rank) => {
                options.extend(self.prizes(rank).iter().map(Choice::Prize));
            }
            TournamentStep::Bonus(rank) => {
                let pair = prize_pair(self.public.turn, rank);
                options.extend(pair.into_iter().flat_map(Pair::resources).map(Choice::Take));
            }
            TournamentStep::Pair | TournamentStep::Match(_) => {}
        }
    }
}

impl Play<'_, '_> {
    /// Semifinals, final and third place, then prizes by rank. [CON.21.4] [CON.21.5] [CON.21.7]
    /// [CON.21.17]
    pub(crate) fn run_tournament(&mut self, tournament: Tournament) {
        match tournament.step {
            TournamentStep::Pair => self.request(Request::Pairing),
            TournamentStep::Match(at) => {
                let first = 2 * usize::from(at % 2);
                let pair = [tournament.order[first], tournament.order[first + 1]];
                self.request(Request::Challenger(pair));
            }
            TournamentStep::Prize(rank) => {
                let Some(&seat) = tournament.order.get(usize::from(rank)) else {
                    return self.pop();
                };
                let prizes = self.look().prizes(rank);
                match prizes.len() {
                    0 => self.set_step(tournament, TournamentStep::Bonus(rank)),
                    1 if self.game.revision().spares_questions() => {
                        let only = prizes.nth(0).expect("one prize is left");
                        self.choose_prize(tournament, Choice::Prize(only));
                    }
                    _ => self.ask(seat),
                }
            }
            TournamentStep::Bonus(rank) => {
                if prize_pair(self.state.public.turn, rank).is_some() {
                    self.ask(tournament.order[usize::from(rank)]);
                } else {
                    self.set_step(tournament, TournamentStep::Prize(rank + 1));
                }
            }
        }
    }

    fn set_step(&mut self, tournament: Tournament, step: TournamentStep) {
        self.set(Frame::Tournament(Tournament { step, ..tournament }));
    }

    /// The first player meets `opponent`, the other two each other. [CON.21.6]
    pub(crate) fn pair(&mut self, tournament: Tournament, opponent: Seat) {
        let mut order = tournament.order;
        if let Some(at) = order.iter().position(|&seat| seat == opponent) {
            order.swap(1, at);
        }
        self.set(Frame::Tournament(Tournament { order, step: TournamentStep::Match(0) }));
    }

    /// A match follows the rules of a duel. [CON.21.8] [CON.R79]
    pub(crate) fn begin_match(&mut self, pair: [Seat; 2], challenger: Seat) {
        let defender = if pair[0] == challenger { pair[1] } else { pair[0] };
        self.emit(Event::Match { challenger, defender });
        self.begin_battle(BattleKind::Match, challenger, defender);
    }

    /// Winners meet winners, losers losers; in the end the order is the ranking. [CON.21.7]
    pub(crate) fn end_match(&mut self, winner: Seat, loser: Seat) {
        let Some(&Frame::Tournament(mut tournament)) = self.state.public.frames.top() else {
            unreachable!("a match is part of a tournament")
        };
        let TournamentStep::Match(at) = tournament.step else {
            unreachable!("a match was under way")
        };
        let first = 2 * usize::from(at % 2);
        tournament.order[first] = winner;
        tournament.order[first + 1] = loser;
        if at == 1 {
            let [winner, loser, other_winner, other_loser] = tournament.order;
            tournament.order = [winner, other_winner, loser, other_loser];
        }
        tournament.step = if at < 3 {
            TournamentStep::Match(at + 1)
        } else {
            self.emit(Event::Ranked(tournament.order));
            TournamentStep::Prize(0)
        };
        self.set(Frame::Tournament(tournament));
    }

    /// A prize is taken. Creatures won here are fed from the next feeding on. [CON.R81] [CON.R82]
    pub(crate) fn choose_prize(&mut self, tournament: Tournament, choice: Choice) {
        match (tournament.step, choice) {
            (TournamentStep::Prize(rank), Choice::Prize(creature)) => {
                self.win(tournament.order[usize::from(rank)], creature);
                self.set_step(tournament, TournamentStep::Bonus(rank));
            }
            (TournamentStep::Bonus(rank), Choice::Take(resource)) => {
                self.take_bonus(tournament.order[usize::from(rank)], resource);
                self.set_step(tournament, TournamentStep::Prize(rank + 1));
            }
            _ => unreachable!("a tournament asks for prizes only"),
        }
    }

    fn take_bonus(&mut self, seat: Seat, resource: Resource) {
        self.gain(seat, resource, BONUS);
    }
}
