//! The machine of games whose rules are frames on a stack: it takes an input, then runs the frame that has the floor
//! until somebody is asked.

use crate::{Game, Input, InputOf, Log, Pause, Refused, Seat, Stack};

/// More frames than ever run between two pauses.
const MOST_STEPS: u32 = 10_000;

/// The [`Pause`] of a game.
pub type PauseOf<G> = Pause<<G as Game>::Request, <G as Game>::Ending>;

/// A stack of frames, however deep.
pub trait Frames {
    /// A step of a numbered procedure of the rulebook.
    type Frame: Copy + 'static;

    /// The frame that has the floor.
    fn top(&self) -> Option<&Self::Frame>;

    /// Replaces the frame that has the floor.
    fn set(&mut self, frame: Self::Frame);

    /// Gives the floor to a new frame.
    fn push(&mut self, frame: Self::Frame);

    /// The frame that has the floor is done.
    fn pop(&mut self);

    /// Drops every frame.
    fn clear(&mut self);
}

impl<F: Copy + Default + 'static, const N: usize> Frames for Stack<F, N> {
    type Frame = F;

    #[inline]
    fn top(&self) -> Option<&F> {
        Stack::top(self)
    }

    #[inline]
    fn set(&mut self, frame: F) {
        *self.top_mut().expect("a frame has the floor") = frame;
    }

    #[inline]
    fn push(&mut self, frame: F) {
        Stack::push(self, frame);
    }

    #[inline]
    fn pop(&mut self) {
        Stack::pop(self);
    }

    fn clear(&mut self) {
        Stack::clear(self);
    }
}

/// The frame of a game.
pub type FrameOf<G> = <<G as Framed>::Frames as Frames>::Frame;

/// A game whose rules are frames on a stack.
///
/// [`start`], [`pause`], [`options`], [`explain`], [`advance`] and [`advance_unchecked`] are its [`Game`] methods of the same names;
/// [`machine!`](macro@crate::machine) declares the type that its chapters work with.
pub trait Framed: Game {
    /// The stack inside the state.
    type Frames: Frames + 'static;

    /// The stack.
    fn frames(state: &Self::State) -> &Self::Frames;

    /// The stack, to be changed.
    fn frames_mut(state: &mut Self::State) -> &mut Self::Frames;

    /// The state before the first frame has run.
    fn first_state(&self) -> Self::State;

    /// The end of the game, once it has come.
    fn ending(state: &Self::State) -> Option<Self::Ending>;

    /// The seat or the chance that a frame waits for, or `None` when it can run on.
    fn awaits(&self, state: &Self::State, frame: &FrameOf<Self>) -> Option<PauseOf<Self>>;

    /// The seat or the chance that the frame of a settled state waits for. That it waits is known then, so a game may
    /// save itself the search that finds out.
    #[inline]
    fn waits_for(&self, state: &Self::State, frame: &FrameOf<Self>) -> PauseOf<Self> {
        self.awaits(state, frame).expect("a settled game waits for something")
    }

    /// Lists the legal choices of the seat that a frame asks.
    fn list(
        &self,
        state: &Self::State,
        frame: &FrameOf<Self>,
        seat: Seat,
        options: &mut Vec<Self::Choice>,
    );

    /// Tells choices that are legal although the list does not hold them: one that says more exactly what a listed
    /// one says.
    fn is_legal_unlisted(&self, _: &Self::State, _: Self::Choice) -> bool {
        false
    }

    /// The rule that forbids a choice which is not legal.
    fn forbids(&self, state: &Self::State, choice: Self::Choice) -> Self::Reason;

    /// Runs a frame that waits for nothing.
    fn run(&self, state: &mut Self::State, log: &mut Log<'_, Self::Event>, frame: FrameOf<Self>);

    /// Takes a legal choice of the seat that is asked.
    fn choose(
        &self,
        state: &mut Self::State,
        log: &mut Log<'_, Self::Event>,
        seat: Seat,
        choice: Self::Choice,
    );

    /// Tells the answers that chance can give from those it cannot.
    fn is_possible(
        &self,
        state: &Self::State,
        request: Self::Request,
        outcome: Self::Outcome,
    ) -> bool;

    /// Takes a possible outcome of the chance that is asked.
    fn take(
        &self,
        state: &mut Self::State,
        log: &mut Log<'_, Self::Event>,
        request: Self::Request,
        outcome: Self::Outcome,
    );

    /// Takes a standing order of a seat that exists.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn order(
        &self,
        state: &mut Self::State,
        seat: Seat,
        order: Self::Order,
    ) -> Result<(), Self::Reason>;
}

/// The state before the first input.
pub fn start<G: Framed>(game: &G) -> G::State {
    let mut state = game.first_state();
    settle(game, &mut state, &mut Log::silent());
    state
}

/// The one thing that a settled state waits for.
#[inline]
pub fn pause<G: Framed>(game: &G, state: &G::State) -> PauseOf<G> {
    match G::ending(state) {
        Some(ending) => Pause::Over(ending),
        None => game.waits_for(state, top::<G>(state)),
    }
}

/// The seat that a settled state asks, if it asks one.
#[inline]
pub fn decider<G: Framed>(game: &G, state: &G::State) -> Option<Seat> {
    pause(game, state).seat()
}

/// Replaces the contents of `options` by the legal choices of the seat that is asked, or by nothing.
pub fn options<G: Framed>(game: &G, state: &G::State, options: &mut Vec<G::Choice>) {
    options.clear();
    if let Some(seat) = decider(game, state) {
        game.list(state, top::<G>(state), seat, options);
    }
}

/// The rule that forbids a choice now, or `None` when it is legal.
pub fn explain<G: Framed>(game: &G, state: &G::State, choice: G::Choice) -> Option<G::Reason> {
    let mut listed = Vec::with_capacity(64);
    options(game, state, &mut listed);
    let is_legal = listed.contains(&choice) || game.is_legal_unlisted(state, choice);
    (!is_legal).then(|| game.forbids(state, choice))
}

/// Runs frames until a seat or chance is asked, or the game is over.
///
/// # Panics
/// When the rules run in a circle: a bug, found by property tests.
pub fn settle<G: Framed>(game: &G, state: &mut G::State, log: &mut Log<'_, G::Event>) {
    let mut steps = 0;
    while G::ending(state).is_none() {
        let frame = *top::<G>(state);
        if game.awaits(state, &frame).is_some() {
            return;
        }
        steps += 1;
        assert!(steps < MOST_STEPS, "the rules run in a circle");
        game.run(state, log, frame);
    }
    G::frames_mut(state).clear();
}

/// Takes one input and runs to the next pause.
///
/// # Errors
/// When the input is refused; the state is as it was.
pub fn advance<G: Framed>(
    game: &G,
    state: &mut G::State,
    input: InputOf<G>,
    log: &mut Log<'_, G::Event>,
) -> Result<(), Refused<G::Reason>> {
    match input {
        Input::Choice(choice) => {
            let seat = decider(game, state).ok_or(Refused::NotAwaited)?;
            if let Some(reason) = game.explain(state, choice) {
                return Err(Refused::Forbidden(reason));
            }
            game.choose(state, log, seat, choice);
        }
        Input::Outcome(outcome) => {
            let Pause::Chance(request) = pause(game, state) else {
                return Err(Refused::NotAwaited);
            };
            if !game.is_possible(state, request, outcome) {
                return Err(Refused::Impossible);
            }
            game.take(state, log, request, outcome);
        }
        Input::Order(seat, order) => {
            if seat.0 >= game.seats() {
                return Err(Refused::NotAwaited);
            }
            game.order(state, seat, order).map_err(Refused::Forbidden)?;
        }
    }
    // An order counts as well: the seat may not want to be asked what it is being asked.
    settle(game, state, log);
    Ok(())
}

/// Takes a choice that is known to be legal, and runs to the next pause.
#[inline]
pub fn advance_unchecked<G: Framed>(game: &G, state: &mut G::State, choice: G::Choice) {
    if let Some(seat) = decider(game, state) {
        game.choose(state, &mut Log::silent(), seat, choice);
        settle(game, state, &mut Log::silent());
    }
}

#[inline]
fn top<G: Framed>(state: &G::State) -> &FrameOf<G> {
    G::frames(state).top().expect("a running game has a frame")
}

/// Declares the type that the chapters of a [`Framed`] game are written on: the game at one moment, being moved
/// forward. `Look` is how the game's moments are read: it has `new(&Game, &State)`.
#[macro_export]
macro_rules! machine {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Play:ident of $Game:ty, read through $Look:ident;
    ) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis struct $Play<'a, 'l> {
            $vis game: &'a $Game,
            $vis state: &'a mut <$Game as $crate::Game>::State,
            $vis log: &'a mut $crate::Log<'l, <$Game as $crate::Game>::Event>,
        }

        impl $Play<'_, '_> {
            /// The same moment, to be read.
            #[inline]
            $vis fn look(&self) -> $Look<'_> {
                $Look::new(self.game, self.state)
            }

            /// Emits an event.
            #[inline]
            $vis fn emit(&mut self, event: <$Game as $crate::Game>::Event) {
                self.log.emit(event);
            }

            /// Gives the floor to a frame.
            #[inline]
            $vis fn push(&mut self, frame: $crate::machine::FrameOf<$Game>) {
                $crate::machine::Frames::push(self.frames(), frame);
            }

            /// Replaces the frame that has the floor.
            #[inline]
            $vis fn set(&mut self, frame: $crate::machine::FrameOf<$Game>) {
                $crate::machine::Frames::set(self.frames(), frame);
            }

            /// The frame that has the floor is done.
            #[inline]
            $vis fn pop(&mut self) {
                $crate::machine::Frames::pop(self.frames());
            }

            /// The frame that has the floor.
            #[inline]
            $vis fn top(&self) -> $crate::machine::FrameOf<$Game> {
                let frames = <$Game as $crate::machine::Framed>::frames(self.state);
                *$crate::machine::Frames::top(frames).expect("a running game has a frame")
            }

            /// Runs frames until a seat or chance is asked, or the game is over.
            $vis fn settle(&mut self) {
                $crate::machine::settle(self.game, self.state, self.log);
            }

            #[inline]
            fn frames(&mut self) -> &mut <$Game as $crate::machine::Framed>::Frames {
                <$Game as $crate::machine::Framed>::frames_mut(self.state)
            }
        }
    };
}
