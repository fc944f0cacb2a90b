//! The battles at the end of the resolving phase (7.4 to 7.8) and the battlegrounds (18).

use kernel::{Seat, SeatSet};

use crate::battle::BattleKind;
use crate::catalog::Mythology;
use crate::choice::Choice;
use crate::event::Event;
use crate::figures::Figure;
use crate::frame::{Due, Frame};
use crate::look::Look;
use crate::play::Play;
use crate::town::Action;

/// A player has at most two: the warrior's and the conjurer's.
const ORDER: [Figure; 2] = [Figure::Warrior, Figure::Conjurer];

impl Look<'_> {
    /// The action of a figure whose battle is still to be fought.
    fn battle_action(&self, seat: Seat, figure: Figure) -> Option<Action> {
        let state = self.public.seat(seat);
        let action = state.action_of(figure).filter(|action| action.is_battle())?;
        state.pending.contains(figure).then_some(action)
    }

    /// Unfought battles in resolving order: starting player first, clockwise, assistants before the
    /// conjurer. [CON.R60]
    fn battles_due(&self) -> impl Iterator<Item = (Seat, Figure, Action)> {
        let seats = self.game.seat_count();
        let starter = self.public.starter.0;
        let look = *self;
        (0..seats).map(move |at| Seat((starter + at) % seats)).flat_map(move |seat| {
            ORDER
                .into_iter()
                .filter_map(move |figure| Some((seat, figure, look.battle_action(seat, figure)?)))
        })
    }

    /// Who takes part in a battle with creatures of their own.
    fn fighters_of(seat: Seat, action: Action) -> SeatSet {
        let mut seats = SeatSet::only(seat);
        if let Some(challenged) = action.house() {
            seats.insert(challenged);
        }
        seats
    }

    /// The first player to the left who is free to play the minions. [CON.7.7] [CON.7.8] [CON.R62]
    fn minion_player(&self, attacker: Seat, busy: SeatSet) -> Seat {
        let seats = self.game.seat_count();
        let left = (1..seats).map(|at| Seat((attacker.0 + at) % seats));
        left.clone()
            .find(|&seat| !busy.contains(seat))
            .or_else(|| left.into_iter().next())
            .expect("a table has another player")
    }

    /// Whether a battle that is due comes about, unless it is declined: with creatures on both
    /// sides. [CON.R70] [CON.R175]
    fn can_come_about(&self, seat: Seat, action: Action) -> bool {
        let has_army = |seat: Seat| !self.public.seat(seat).army.is_empty();
        match (action.battleground(), action.house()) {
            (Some(mythology), _) => self.can_fight_at(seat, mythology),
            (None, Some(challenged)) => has_army(seat) && has_army(challenged),
            (None, None) => false,
        }
    }

    /// A battle, and with four players the next one that shares no player with it: the two are
    /// fought at the same time, which decides who plays the minions. What does not come about is not
    /// paired. [CON.7.6] [CON.R61] [CON.R62] [CON.R64] [CON.R175]
    fn paired(&self, (seat, figure, action): (Seat, Figure, Action)) -> (Due, Option<Due>) {
        let own = Self::fighters_of(seat, action);
        let pairs_all = !self.game.revision().pairs_what_is_fought();
        let comes_about = |seat, at| pairs_all || self.can_come_about(seat, at);
        let fits = |seat, at| Self::fighters_of(seat, at).0 & own.0 == 0 && comes_about(seat, at);
        let next = (self.game.seat_count() == 4 && comes_about(seat, action))
            .then(|| self.battles_due().find(|&(seat, _, at)| fits(seat, at)))
            .flatten();
        let theirs = next.map_or(SeatSet::EMPTY, |(seat, _, at)| Self::fighters_of(seat, at));
        let mut busy = SeatSet(own.0 | theirs.0);
        let minions = self.minion_player(seat, busy);
        if action.battleground().is_some() {
            busy.insert(minions);
        }
        let beside = next.map(|(seat, figure, _)| {
            let minions = self.minion_player(seat, busy);
            Due { seat, figure, minions }
        });
        (Due { seat, figure, minions }, beside)
    }

    /// Whether a battleground action comes to a battle: a creature to fight for, and one to fight
    /// with. [CON.R70]
    pub(crate) fn can_fight_at(&self, seat: Seat, mythology: Mythology) -> bool {
        let pile = self.public.pile & self.game.of_mythology(mythology);
        !pile.is_empty() && !self.public.seat(seat).army.is_empty()
    }

    /// Creatures of the mythology that nobody has, of any level. [CON.18.2] [CON.R69] [CON.R71]
    pub(crate) fn creature_options(&self, mythology: Mythology, options: &mut Vec<Choice>) {
        let pile = self.public.pile & self.game.of_mythology(mythology);
        options.extend(pile.iter().map(Choice::Fight));
        options.push(Choice::Decline);
    }
}

impl Play<'_, '_> {
    /// Fights the next battle, and the one at the same time right after it. [CON.R63]
    pub(crate) fn run_battles(&mut self, beside: Option<Due>) {
        let (due, beside) = match beside {
            Some(due) => (due, None),
            None => {
                let look = self.look();
                let Some(next) = look.battles_due().next() else { return self.pop() };
                look.paired(next)
            }
        };
        self.set(Frame::Battles { beside });
        self.begin_due(due);
    }

    /// Resolves a figure on a battleground or in a house. [CON.7.5] [CON.19.2] [CON.R67]
    fn begin_due(&mut self, due: Due) {
        let Due { seat, figure, minions } = due;
        let action = self.state.public.seat(seat).action_of(figure);
        let action = action.expect("a figure whose battle is due stands on an action");
        self.seat(seat).pending.remove(figure);
        self.emit(Event::Resolved(seat, figure, action));
        if let Some(challenged) = action.house() {
            self.begin_battle(BattleKind::Duel, seat, challenged);
        } else if let Some(mythology) = action.battleground() {
            if self.look().can_fight_at(seat, mythology) {
                self.push(Frame::Battleground { seat, mythology, minions });
            } else {
                self.emit(Event::NoBattle(seat, action));
            }
        }
    }

    /// The creature is named, or the battle declined, which is like losing it. [CON.18.2] [CON.18.4]
    /// [CON.R71]
    pub(crate) fn choose_creature(&mut self, seat: Seat, minions: Seat, choice: Choice) {
        self.pop();
        match choice {
            Choice::Fight(creature) => {
                self.begin_battle(BattleKind::Ground(creature), seat, minions);
            }
            _ => {
                self.emit(Event::Declined(seat));
                self.go_on_with_other();
            }
        }
    }

    /// The battle that was to be fought at the same time as one that is declined: it comes next
    /// all the same, with another beside it if there is one. [CON.R175]
    fn go_on_with_other(&mut self) {
        if let Some(&Frame::Battles { beside: Some(other) }) = self.state.public.frames.top()
            && self.game.revision().pairs_what_is_fought()
        {
            let Due { seat, figure, .. } = other;
            let look = self.look();
            let action = look.battle_action(seat, figure).expect("a battle that waits is due");
            let (due, beside) = look.paired((seat, figure, action));
            self.set(Frame::Battles { beside });
            self.begin_due(due);
        }
    }
}
