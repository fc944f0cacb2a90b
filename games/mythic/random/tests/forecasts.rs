//! What is foretold of talents in an attack of 2012 is what they do when they are announced.

use fastrand::Rng;
use kernel::{Game, Input, Log, Pause};
use mythic::dice::chain::odds;
use mythic::{
    AttackForecast, Choice, Event, FightStep, Frame, Mythic, Purchase, Side, State, Talent,
};

/// The fight at the top of the stack when talents are announced in it.
fn announcing(state: &State) -> bool {
    let top = state.public.frames.top();
    matches!(top, Some(Frame::Fight(fight)) if matches!(fight.step, FightStep::Talents(_)))
}

fn purchase(choice: Choice) -> Option<(mythic::UnitId, Purchase)> {
    match choice {
        Choice::Use(unit, talent) => Some((unit, Purchase::Talent(talent))),
        Choice::Plus(unit, stat) => Some((unit, Purchase::Plus(stat))),
        _ => None,
    }
}

/// The dice and the difficulty with which the next roll of a side begins when nothing more is
/// announced; `None` when somebody does something else first.
fn comes(game: &Mythic, mut state: State, choice: Choice, of: Side) -> Option<(u8, u8)> {
    let mut input = choice;
    for _ in 0..12 {
        let mut events = Vec::new();
        game.advance(&mut state, Input::Choice(input), &mut Log::keep(&mut events))
            .expect("it was offered");
        let counted = events.iter().find_map(|event| match *event {
            Event::Values { side, dice, difficulty } if side == of => Some((dice, difficulty)),
            _ => None,
        });
        if counted.is_some() || !announcing(&state) {
            return counted;
        }
        input = Choice::Decline;
    }
    None
}

#[derive(Default)]
struct Seen {
    /// Announcements whose values were compared.
    values: u32,
    /// Talents that were foretold with odds, and that could not be put in odds.
    foretold: u32,
    unclear: u32,
    /// Announcements that were on the list when the attack was declared.
    listed: u32,
}

impl Seen {
    fn look(&mut self, game: &Mythic, state: &State, choice: Choice) {
        let Pause::Decision(seat) = game.pause(state) else { return };
        let view = game.view(state, Some(seat));
        for forecast in game.forecasts(&view, choice) {
            self.compare(game, state, choice, &forecast);
            for spend in game.spends(&view, &forecast) {
                let Some(query) = spend.then else {
                    let talents = [Talent::Initiative, Talent::ForceOfImpact];
                    assert!(talents.iter().any(|&one| spend.on == Purchase::Talent(one)));
                    self.unclear += 1;
                    continue;
                };
                let (plain, then) = (forecast.odds().mean, odds(query).mean);
                let helps = |unit| game.owner(spend.unit) == game.owner(unit);
                match (helps(forecast.by), helps(forecast.on)) {
                    (true, false) => assert!(then >= plain, "{spend:?}"),
                    (false, true) => assert!(then <= plain, "{spend:?}"),
                    // Infernal Blaze burns allies, too.
                    _ => {}
                }
                self.foretold += 1;
            }
        }
    }

    /// At the table: what was foretold with the talent is what is rolled.
    fn compare(&mut self, game: &Mythic, state: &State, choice: Choice, told: &AttackForecast) {
        if !announcing(state) {
            return;
        }
        let Some(Frame::Fight(fight)) = state.public.frames.top() else { return };
        let side = if told.by == fight.by { Side::Attacker } else { Side::Victim };
        if fight.by != fight.victim
            && let Some(values) = comes(game, *state, choice, side)
        {
            let foretold = (told.dice.total(), told.difficulty.total());
            assert_eq!(values, foretold, "{choice:?} of {fight:?}");
            self.values += 1;
        }
    }

    /// Whatever is offered in the rounds of announcing, and changes the roll, was on the list of the
    /// attack before.
    fn was_listed(&mut self, game: &Mythic, state: &State, before: &[(mythic::UnitId, Purchase)]) {
        let mut options = Vec::new();
        game.options(state, &mut options);
        let Pause::Decision(seat) = game.pause(state) else { return };
        let view = game.view(state, Some(seat));
        let [plain] = &game.forecasts(&view, Choice::Decline)[..] else { return };
        for choice in options {
            let Some(bought) = purchase(choice) else { continue };
            let changes = game.forecasts(&view, choice)[0].query() != plain.query();
            if changes {
                assert!(before.contains(&bought), "{choice:?} was not foretold in {before:?}");
                self.listed += 1;
            }
        }
    }
}

#[test]
fn talents_do_what_was_foretold() {
    let pack = mythic_table::embedded();
    let mut seen = Seen::default();
    for seed in 0..12 {
        let mut rng = Rng::with_seed(seed);
        let setup = mythic_table::random_table(pack, &mut rng);
        let game = Mythic::new(setup).expect("a legal table");
        // What was on the list when the first round of announcing began.
        let mut listed: Option<Vec<(mythic::UnitId, Purchase)>> = None;
        testkit::walk(&game, &mut rng, 6_000, |state, seat, options, rng| {
            let attacks =
                |choice: &Choice| matches!(choice, Choice::Strike(_) | Choice::Shoot { .. });
            let drawn = rng.usize(..options.len());
            let at = options.iter().position(attacks).unwrap_or(drawn);
            let choice = options[at];
            seen.look(&game, state, choice);
            let before = listed.take();
            if announcing(state) {
                before.iter().for_each(|listed| seen.was_listed(&game, state, listed));
            } else if attacks(&choice) {
                let view = game.view(state, Some(seat));
                let forecasts = game.forecasts(&view, choice);
                let spends = forecasts.iter().flat_map(|one| game.spends(&view, one));
                listed = Some(spends.map(|spend| (spend.unit, spend.on)).collect());
            }
            Some(at)
        });
    }
    let Seen { values, foretold, unclear, listed } = seen;
    assert!(
        values > 50 && foretold > 200 && unclear > 0 && listed > 20,
        "{values} values, {foretold} talents, {unclear} without odds, {listed} announced"
    );
}
