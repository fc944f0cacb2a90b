//! The review of a game in words.

use pantheon::kernel::{Game as _, Input, InputOf, Log, Notation, Seat};
use pantheon::{Choice, Pantheon, Seen, State, View};
use text::{Account, Motive, Speaker};

use crate::Explained;
use crate::review::{ReviewOf, Turn};

/// A game that was looked at again, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldReview {
    /// The players, by seat.
    pub seats: Vec<ToldSeat>,
    /// The moments that counted, in the order of the game.
    pub moments: Vec<ToldMoment>,
}

/// How a game went for one player.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldSeat {
    /// What the player is called.
    pub name: String,
    /// The chance to win, before the first input and after every one.
    pub chances: Vec<f64>,
    /// What moved it.
    pub account: Account,
}

/// A moment that counted.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldMoment {
    /// The input, counted from 1.
    pub step: usize,
    /// The round.
    pub round: u16,
    /// Who lost by the decision, or whom chance favoured most.
    pub seat: Seat,
    /// How the chance of that seat changed by it.
    pub change: f64,
    /// What happened.
    pub text: String,
    /// What would have been better; `None` where chance decided.
    pub better: Option<ToldChoice>,
}

/// A choice that was weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldChoice {
    /// In notation.
    pub notation: String,
    /// What it means.
    pub label: String,
    /// The chance to win with it.
    pub win_chance: f64,
    /// What speaks for it and against it.
    pub reasons: Vec<String>,
}

impl ToldChoice {
    /// An option that was weighed at a moment that `view` shows.
    pub fn new(
        game: &Pantheon,
        speaker: &Speaker<'_>,
        view: &View,
        explained: &Explained<Choice, Motive>,
    ) -> Self {
        let choice = explained.weighed.choice;
        let said = |motive: &Motive| speaker.motive(game, view, motive);
        Self {
            notation: game.write(&choice),
            label: speaker.choice(game, view, choice),
            win_chance: explained.weighed.win_chance,
            reasons: explained.reasons.iter().map(said).collect(),
        }
    }
}

/// Tells the review of a game from `start` over `inputs`.
pub fn tell_review(
    game: &Pantheon,
    speaker: &Speaker<'_>,
    start: &State,
    inputs: &[InputOf<Pantheon>],
    review: &ReviewOf<Pantheon>,
) -> ToldReview {
    let seats = Seat::all(game.seat_count()).map(|seat| {
        let totals = review.totals(seat, |by| game.side(seat).contains(by));
        ToldSeat {
            name: speaker.player(seat),
            chances: review.chances.iter().map(|chances| chances[seat.index()]).collect(),
            account: Account {
                luck: totals.luck,
                own: totals.own,
                others: totals.others,
                rest: totals.unforeseen,
            },
        }
    });
    let mut moments = Vec::with_capacity(review.moments.len());
    let mut state = *start;
    let mut events = Vec::new();
    let mut open = review.moments.iter().peekable();
    for (at, &input) in inputs.iter().enumerate() {
        let before = state;
        events.clear();
        game.advance(&mut state, input, &mut Log::keep(&mut events))
            .expect("the inputs come from a game that was played");
        let Some(moment) = open.next_if(|moment| moment.step == at) else { continue };
        let (step, round) = (at + 1, before.public.round);
        moments.push(match &moment.what {
            Turn::Decision { seat, chosen, loss, better } => {
                let view = game.view(&before, Some(*seat));
                let said = speaker.chosen(game, &view, *seat, *chosen);
                let player = speaker.player(*seat);
                let text = speaker.review_decision(round, step, &said, &player, *loss);
                let better = Some(ToldChoice::new(game, speaker, &view, better));
                ToldMoment { step, round, seat: *seat, change: -loss, text, better }
            }
            Turn::Luck(change) => {
                let favoured = Seat::all(game.seat_count())
                    .max_by(|a, b| change[a.index()].total_cmp(&change[b.index()]))
                    .unwrap_or(Seat(0));
                let gain = change[favoured.index()];
                let player = speaker.player(favoured);
                let seen: Vec<Seen> = events.iter().map(|event| Seen::Open(*event)).collect();
                let [then, now] = [&before, &state].map(|state| game.view(state, None));
                let what = speaker.events(game, &then, &now, &seen).join(" ");
                let text = speaker.review_luck(round, step, &what, &player, gain);
                ToldMoment { step, round, seat: favoured, change: gain, text, better: None }
            }
        });
        debug_assert!(matches!(input, Input::Choice(_) | Input::Outcome(_)));
    }
    ToldReview { seats: seats.collect(), moments }
}
