//! A decision of random play touches no heap: the state is copied as a value, the list of options
//! keeps its room, and nothing else is allocated.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use conjurers::Conjurers;
use kernel::{Game, Pause};
use pantheon::{Pantheon, State};

/// Counts what the running thread asks the heap for.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

#[expect(unsafe_code, reason = "an allocator that counts is one, and only this test has it")]
// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static HEAP: Counting = Counting;

/// Nothing that owns heap memory can be `Copy`.
fn copies_without_heap<T: Copy>() -> usize {
    size_of::<T>()
}

#[test]
fn a_state_is_small_and_plain() {
    assert!(copies_without_heap::<State>() <= 4096);
}

#[test]
fn random_play_allocates_nothing() {
    let decisions: u32 = (0..20)
        .map(|seed| {
            let game = Pantheon::new(pantheon_random::setup(&pantheon::Edition::V1_5, seed))
                .expect("a random set-up can be played");
            play(&game, seed)
        })
        .sum();
    assert!(decisions > 5_000, "only {decisions} decisions were played");
}

#[test]
fn random_play_of_conjurers_allocates_nothing() {
    let cards = conjurers_table::embedded_cards();
    let decisions: u32 = (0..20)
        .map(|seed| {
            let setup = conjurers_random::setup(&cards, seed);
            let game = Conjurers::new(setup).expect("the card set can be played");
            play(&game, seed)
        })
        .sum();
    assert!(decisions > 2_000, "only {decisions} decisions were played");
}

/// Plays at random, without a single allocation; gives how many decisions changed something.
fn play<G: Game<State: Copy>>(game: &G, seed: u64) -> u32 {
    let mut decisions = 0;
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    let mut options = Vec::with_capacity(512);
    let before = ALLOCATIONS.with(Cell::get);
    for _ in 0..2_000 {
        match game.pause(&state) {
            Pause::Over(_) => break,
            Pause::Chance(request) => {
                let outcome = game.draw_outcome(&state, request, &mut rng);
                let input = kernel::Input::Outcome(outcome);
                game.advance(&mut state, input, &mut kernel::Log::silent())
                    .expect("a drawn outcome is possible");
            }
            Pause::Decision(_) => {
                game.options(&state, &mut options);
                let branch = state;
                game.advance_unchecked(&mut state, options[rng.usize(0..options.len())]);
                decisions += u32::from(branch != state);
            }
        }
    }
    let allocated = ALLOCATIONS.with(Cell::get) - before;
    assert_eq!(allocated, 0, "seed {seed}");
    decisions
}
