//! The review of a game in words.

use kernel::{Game as _, Hosted as _, Input, InputOf, Log, Notation as _, Seat};
use players::review::{ReviewOf, Turn};
use players::{ExplainedOf, Reasoned, StateOf, Totals, ViewOf};

use crate::Adviser;

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
    pub totals: Totals,
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
    pub fn new<K: Reasoned>(
        game: &K::Game,
        voice: &impl Adviser<K::Game, Motive = K::Motive>,
        view: &ViewOf<K>,
        explained: &ExplainedOf<K>,
    ) -> Self {
        let choice = explained.weighed.choice;
        let said = |motive| voice.motive(game, view, motive);
        Self {
            notation: game.write(&choice),
            label: voice.choice(game, view, choice),
            win_chance: explained.weighed.win_chance,
            reasons: explained.reasons.iter().map(said).collect(),
        }
    }
}

/// Tells the review of a game from `start` over `inputs`.
pub fn tell_review<K: Reasoned>(
    game: &K::Game,
    voice: &impl Adviser<K::Game, Motive = K::Motive>,
    start: &StateOf<K>,
    inputs: &[InputOf<K::Game>],
    review: &ReviewOf<K>,
) -> ToldReview {
    let seats = Seat::all(game.seats()).map(|seat| ToldSeat {
        name: voice.player(seat),
        chances: review.chances.iter().map(|chances| chances[seat.index()]).collect(),
        totals: review.totals(seat, |by| K::are_allies(game, seat, by)),
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
        let (step, round) = (at + 1, game.round(&before));
        moments.push(match &moment.what {
            Turn::Decision { seat, chosen, loss, better } => {
                let view = game.view(&before, Some(*seat));
                let text = voice.costly(game, &view, (round, step), (*seat, *chosen), *loss);
                let better = Some(ToldChoice::new::<K>(game, voice, &view, better));
                ToldMoment { step, round, seat: *seat, change: -loss, text, better }
            }
            Turn::Luck(change) => {
                let favoured = Seat::all(game.seats())
                    .max_by(|a, b| change[a.index()].total_cmp(&change[b.index()]))
                    .unwrap_or(Seat(0));
                let gain = change[favoured.index()];
                let seen: Vec<_> = events.iter().map(K::Game::openly).collect();
                let [then, now] = [&before, &state].map(|state| game.view(state, None));
                let what = voice.events(game, &then, &now, &seen).join(" ");
                let text = voice.lucky((round, step), &what, favoured, gain);
                ToldMoment { step, round, seat: favoured, change: gain, text, better: None }
            }
        });
        debug_assert!(matches!(input, Input::Choice(_) | Input::Outcome(_)));
    }
    ToldReview { seats: seats.collect(), moments }
}
