//! Everything that is said during play, over random games in both languages: always a text, never
//! the inside of a message, and nothing a viewer may not know.

use std::sync::Arc;

use fastrand::Rng;
use kernel::{Game, Hosted as _, Input, InputOf, Log, Notation, Pause, Seat};
use pantheon::{
    Card, Choice, DivinityType, Edition, Event, MAX_UNITS, Pantheon, Recruitment, Revision, Seen,
    Settings, Setup, State, View,
};
use pantheon_table::{Pack, boards_for, embedded};
use pantheon_words::PantheonSpeaker;
use text::{Lang, Narrator as _};

/// A draft from part of the pack on one of its boards.
fn draft(pack: &Pack, seed: u64) -> Setup {
    let mut rng = Rng::with_seed(seed);
    let divinities = if rng.bool() { DivinityType::Gods } else { DivinityType::Titans };
    let mut pool = pack.pool();
    rng.shuffle(&mut pool);
    let (lords, others): (Vec<_>, Vec<_>) = pool.into_iter().partition(|unit| unit.is_divinity());
    let agreed = lords.into_iter().filter(|unit| DivinityType::of(unit) == Some(divinities));
    let fields: Vec<_> = boards_for(pack, 2, &Edition::V1_5).collect();
    Setup {
        edition: Edition::V1_5,
        seats: 2,
        teams: false,
        boards: vec![fields[rng.usize(0..fields.len())].clone()],
        pool: agreed.take(4).chain(others.into_iter().take(24)).take(MAX_UNITS).collect(),
        recruitment: Recruitment::Draft { points: None, divinities },
        lead: None,
        scenario: None,
        scenarios: Vec::new(),
        youngest: None,
        settings: Settings { round_limit: Some(40), ..Settings::default() },
        revision: Revision::CURRENT,
    }
}

/// A text that people can read.
fn check(text: &str, of: &dyn std::fmt::Debug) {
    let bad =
        ["{", "}", "  ", " ,", " .", "()", "?.", "..", " s0", "event-", "question-", "choice-"];
    assert!(!text.trim().is_empty(), "nothing is said of {of:?}");
    assert_eq!(text.trim(), text, "{of:?}");
    for part in bad {
        assert!(!text.contains(part), "`{text}` has `{part}` in it, said of {of:?}");
    }
}

struct Table<'a> {
    game: &'a Pantheon,
    pack: &'a Pack,
    names: Vec<String>,
    state: State,
    rng: Rng,
    /// Choices that were offered once, to be asked about when they are not.
    known: Vec<Choice>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Pantheon, pack: &'a Pack, seed: u64) -> Self {
        let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let rng = Rng::with_seed(seed);
        Self { game, pack, names, state: game.start(), rng, known: Vec::new() }
    }

    fn speakers(&self) -> [PantheonSpeaker<'_>; 2] {
        Lang::ALL.map(|lang| PantheonSpeaker::new(lang, self.pack).with_players(&self.names))
    }

    fn viewers(&self) -> impl Iterator<Item = Option<Seat>> + use<> {
        Seat::all(self.game.seat_count()).map(Some).chain([None])
    }

    fn play(&mut self) {
        let mut options = Vec::new();
        for _ in 0..20_000 {
            let input = match self.game.pause(&self.state) {
                Pause::Over(_) => return self.ask(None, &[]),
                Pause::Chance(request) => {
                    Input::Outcome(self.game.draw_outcome(&self.state, request, &mut self.rng))
                }
                Pause::Decision(seat) => {
                    self.game.options(&self.state, &mut options);
                    self.ask(Some(seat), &options);
                    Input::Choice(options[self.rng.usize(0..options.len())])
                }
            };
            self.step(input);
        }
        panic!("the game does not end");
    }

    fn step(&mut self, input: InputOf<Pantheon>) {
        let before = self.state;
        let mut events = Vec::new();
        self.game
            .advance(&mut self.state, input, &mut Log::keep(&mut events))
            .expect("it was offered");
        for viewer in self.viewers() {
            let (before, after) =
                (self.game.view(&before, viewer), self.game.view(&self.state, viewer));
            for event in &events {
                let seen = self.game.seen_by(viewer, event);
                for speaker in self.speakers() {
                    let told = speaker.events(self.game, &before, &after, &[seen]);
                    let silent = matches!(event, Event::ActivationEnded(_));
                    assert_eq!(told.len(), usize::from(!silent), "{event:?}");
                    told.iter().for_each(|text| check(text, event));
                    self.keeps_cards_hidden(&speaker, viewer, event, &told);
                }
            }
        }
    }

    /// A card drawn or searched is named to nobody but its player.
    fn keeps_cards_hidden(
        &self,
        speaker: &PantheonSpeaker<'_>,
        viewer: Option<Seat>,
        event: &Event,
        told: &[String],
    ) {
        let (Event::Drew(seat, card) | Event::Searched(seat, card)) = *event else { return };
        let name = match card {
            Card::Activation(unit) => speaker.unit(self.game.def(unit)),
            Card::Omphalos => "omphalos".to_owned(),
            Card::ArtOfWar => " art ".to_owned(),
        };
        assert_eq!(told[0].contains(&name), viewer == Some(seat), "{told:?}");
    }

    /// Says all there is to say at a pause.
    fn ask(&mut self, asked: Option<Seat>, options: &[Choice]) {
        for viewer in self.viewers() {
            let view = self.game.view(&self.state, viewer);
            for speaker in self.speakers() {
                check(&speaker.question(self.game, &view), &view.public.frames.top());
            }
        }
        let Some(seat) = asked else { return };
        let view = self.game.view(&self.state, Some(seat));
        let at = self.rng.usize(0..options.len());
        let refused: Vec<Choice> = (0..3)
            .filter_map(|_| self.known.get(self.rng.usize(0..self.known.len().max(1))).copied())
            .filter(|choice| !options.contains(choice))
            .collect();
        let thorough = self.rng.u8(0..16) == 0;
        for speaker in self.speakers() {
            let labels = options.iter().map(|&choice| speaker.choice(self.game, &view, choice));
            let labels: Vec<String> = labels.collect();
            for (at, label) in labels.iter().enumerate() {
                check(label, &options[at]);
                let twin = labels[..at].iter().position(|other| other == label);
                let twin = twin.map(|twin| (options[twin], options[at]));
                assert_eq!(twin, None, "two choices are called `{label}`");
            }
            for &choice in &refused {
                let forbidden = self.game.refusal(&view, choice).expect("it is not offered");
                check_rule(&speaker.refusal(forbidden.rule), forbidden.rule.0);
                for line in speaker.why(self.game, &view, choice) {
                    check(&line, &choice);
                    assert!(!line.contains('\u{0}'), "nobody is named in `{line}`");
                }
                speaker.choice(self.game, &view, choice);
            }
            if thorough {
                self.say_details(&speaker, &view, options[at]);
            }
        }
        self.known.extend(options.iter().take(2));
    }

    fn say_details(&self, speaker: &PantheonSpeaker<'_>, view: &View, choice: Choice) {
        let why = speaker.why(self.game, view, choice);
        assert_eq!(why[0], speaker.choice(self.game, view, choice));
        why.iter().chain(&speaker.odds(self.game, view, choice)).for_each(|line| {
            check(line, &choice);
        });
        for viewer in [view.viewer, None] {
            let view = self.game.view(&self.state, viewer);
            let board = speaker.board_as_text(self.game, &view);
            assert!(board.len() > self.game.board(&view.public).areas().len());
            board.iter().for_each(|line| check(line, &"the board"));
        }
        for unit in self.game.units() {
            let lines = speaker.unit_as_text(self.game, view, unit);
            lines.iter().for_each(|line| check(line, &unit));
        }
        for area in self.game.board(&view.public).all().iter() {
            let lines = speaker.area_as_text(self.game, view, area);
            lines.iter().for_each(|line| check(line, &area));
        }
    }
}

fn check_rule(text: &str, rule: &str) {
    assert!(text.contains(rule) && text.len() > rule.len() + 20, "{text}");
}

#[test]
fn random_games_of_made_up_units_can_be_told() {
    let pack = embedded();
    for seed in 0..120 {
        let game =
            Pantheon::new(pantheon_random::setup(&Edition::V1_5, seed)).expect("it can be played");
        Table::new(&game, &pack, seed).play();
    }
}

#[test]
fn random_games_of_the_pack_can_be_told() {
    let pack = embedded();
    for seed in 0..24 {
        let game = Pantheon::new(draft(&pack, seed)).expect("it can be played");
        Table::new(&game, &pack, seed).play();
    }
}

/// Deals anew what a seat cannot see and makes the same choice in both worlds: the seat is told
/// the same.
#[test]
fn what_is_told_does_not_depend_on_hidden_cards() {
    let pack = embedded();
    for seed in 0..60 {
        let game =
            Pantheon::new(pantheon_random::setup(&Edition::V1_5, seed)).expect("it can be played");
        let mut table = Table::new(&game, &pack, seed);
        for _ in 0..2_000 {
            let mut options = Vec::new();
            let input = match game.pause(&table.state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&table.state, request, &mut table.rng))
                }
                Pause::Decision(seat) => {
                    game.options(&table.state, &mut options);
                    let choice = options[table.rng.usize(0..options.len())];
                    let view = game.view(&table.state, Some(seat));
                    let world = game.sample_world(&view, &mut table.rng);
                    let [english, _] = table.speakers();
                    let told =
                        [table.state, world].map(|state| all_told(&english, &game, state, choice));
                    assert_eq!(told[0], told[1], "seed {seed}, {}", game.write(&choice));
                    Input::Choice(choice)
                }
            };
            game.advance(&mut table.state, input, &mut Log::silent()).expect("it was offered");
        }
    }
}

/// All that the asked seat is told before and after a choice.
fn all_told(
    speaker: &PantheonSpeaker<'_>,
    game: &Pantheon,
    mut state: State,
    choice: Choice,
) -> Vec<String> {
    let Pause::Decision(seat) = game.pause(&state) else { panic!("nobody is asked") };
    let before = game.view(&state, Some(seat));
    let mut told = vec![speaker.question(game, &before)];
    told.extend(speaker.why(game, &before, choice));
    told.extend(speaker.board_as_text(game, &before));
    let mut events = Vec::new();
    game.advance(&mut state, Input::Choice(choice), &mut Log::keep(&mut events))
        .expect("it was offered");
    let seen: Vec<Seen> = events.iter().map(|event| game.seen_by(Some(seat), event)).collect();
    let after = game.view(&state, Some(seat));
    told.extend(speaker.events(game, &before, &after, &seen));
    told
}

#[test]
fn names_are_found_by_tag_and_by_name_and_a_slip_is_answered_with_the_nearest() {
    let pack = embedded();
    let game = Pantheon::new(draft(&pack, 3)).expect("it can be played");
    let view = game.view(&game.start(), None);
    let french = PantheonSpeaker::new(Lang::Fr, &pack);
    let unit = game.units().next().expect("a pool has units");
    let name = french.unit(game.def(unit)).to_uppercase();
    assert_eq!(french.unit_called(&game, &view, &name), Ok(unit));
    assert_eq!(french.unit_called(&game, &view, game.tag(unit)), Ok(unit));
    let slip = format!("{}x", game.tag(unit));
    let answer = french.unit_called(&game, &view, &slip).expect_err("nobody is called so");
    assert!(answer.contains(game.tag(unit)), "{answer}");
    let board: &Arc<pantheon::board::Board> = &game.setup().boards[0];
    let area = board.all().first().expect("a board has areas");
    assert_eq!(french.area_called(&game, &view, board.tag(area)), Ok(area));
    assert!(french.area_called(&game, &view, "nowhere").is_err());
}
