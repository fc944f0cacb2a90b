//! Everything that can be said about Mythic Battles (2012) is said, in both languages, over random
//! battles: always a text, never the inside of a message, and nothing a viewer may not know.

use fastrand::Rng;
use kernel::{Game, Hosted as _, Input, InputOf, Log, Pause, RuleId, Seat};
use mythic::{
    Card, Choice, Edge, Event, Mythic, Point, Reaction, Seen, Stat, State, Talent, Terrain,
    UnitType, View,
};
use mythic_table::{embedded, random_table};
use mythic_words::MythicSpeaker;
use text::{Lang, Narrator as _};

fn speakers(names: &[String]) -> [MythicSpeaker<'_>; 2] {
    Lang::ALL.map(|lang| MythicSpeaker::new(lang, embedded()).with_players(names))
}

/// A text that people can read.
fn check(text: &str, of: &dyn std::fmt::Debug) {
    let bad = ["{", "}", "  ", " ,", " .", "()", "?.", "..", ", ,", "myt-", ": ;", " ()", "( "];
    assert!(!text.trim().is_empty(), "nothing is said of {of:?}");
    assert_eq!(text.trim(), text, "{of:?}");
    for part in bad {
        assert!(!text.contains(part), "`{text}` has `{part}` in it, said of {of:?}");
    }
}

/// Each word of a vocabulary has a name of its own in each language.
fn all_differ(words: impl Iterator<Item = String>) {
    let mut told: Vec<String> = words.collect();
    told.iter().for_each(|word| check(word, word));
    told.sort();
    let count = told.len();
    told.dedup();
    assert_eq!(told.len(), count, "{told:?}");
}

#[test]
fn every_word_of_the_data_has_a_name_of_its_own() {
    for speaker in speakers(&[]) {
        all_differ(Talent::ALL.iter().map(|&talent| speaker.talent(talent)));
        all_differ(Talent::ALL.iter().map(|&talent| speaker.talent_text(talent)));
        all_differ(Terrain::ALL.iter().map(|&terrain| speaker.terrain(terrain)));
        all_differ(Terrain::ALL.iter().map(|&terrain| speaker.terrain_text(terrain)));
        all_differ(UnitType::ALL.iter().map(|&of| speaker.unit_type(of)));
        all_differ(Stat::ALL.iter().map(|&stat| speaker.stat(stat)));
        all_differ(Edge::ALL.iter().map(|&edge| speaker.edge(edge)));
        all_differ(Point::ALL.iter().map(|&point| speaker.point(point)));
        all_differ(Reaction::ALL.iter().map(|&reaction| speaker.reaction(reaction)));
        all_differ(
            ["athena", "hades", "neutral", "sea_kings"].iter().map(|id| speaker.faction(id)),
        );
    }
    let [english, french] = speakers(&[]);
    for &talent in Talent::ALL {
        assert_ne!(english.talent_text(talent), french.talent_text(talent));
    }
}

#[test]
fn every_unit_reads_in_both_languages() {
    for speaker in speakers(&[]) {
        for unit in &embedded().units {
            let lines = speaker.unit_card(&unit.def);
            assert!(lines.len() > unit.def.cards.len(), "{lines:?}");
            lines.iter().for_each(|line| check(line, &unit.def.id));
        }
    }
    let [english, french] = speakers(&[]);
    let arachne = &embedded().unit("arachne").expect("a unit of the pack").def;
    assert_eq!(
        english.unit_card(arachne)[..2],
        [
            "Arachne: Hades, colossal, ground, legendary; 21 points, 4 Maneuver cards",
            "Vitality 6: Movement 3 in combat and 5 otherwise, CC 6 [+], Ranged 5 at range 4, \
             Defense 7, Leadership 2; Web of Arachne (1 PP), Riposte (2 PP, 4 dice)",
        ]
    );
    assert_eq!(
        french.unit_card(arachne)[0],
        "Arachné\u{a0}: Hadès, colossal, unité terrestre, légendaire\u{202f}; 21 points, 4 cartes \
         Manœuvre"
    );
}

struct Table {
    game: Mythic,
    names: Vec<String>,
    state: State,
    rng: Rng,
    /// Choices that were offered once, to be asked about when they are not.
    known: Vec<Choice>,
}

impl Table {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let setup = random_table(embedded(), &mut rng);
        let game = Mythic::new(setup).expect("a random table can be played");
        let names = ["Ann", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
        let state = game.start();
        Self { game, names, state, rng, known: Vec::new() }
    }

    fn viewers(&self) -> impl Iterator<Item = Option<Seat>> + use<> {
        Seat::all(self.game.seat_count()).map(Some).chain([None])
    }

    /// Plays to the end and says everything; how many sentences were told.
    fn play(&mut self) -> usize {
        let (mut told, mut options) = (0, Vec::new());
        for _ in 0..20_000 {
            let input = match self.game.pause(&self.state) {
                Pause::Over(_) => {
                    self.ask(None, &[]);
                    return told;
                }
                Pause::Chance(request) => {
                    Input::Outcome(self.game.draw_outcome(&self.state, request, &mut self.rng))
                }
                Pause::Decision(seat) => {
                    self.game.options(&self.state, &mut options);
                    self.ask(Some(seat), &options);
                    Input::Choice(self.pick(&options))
                }
            };
            told += self.step(input);
        }
        panic!("the battle does not end");
    }

    /// Any choice, but one that leads to blows more often than not.
    fn pick(&mut self, options: &[Choice]) -> Choice {
        let fierce = |choice: &&Choice| {
            matches!(
                choice,
                Choice::Strike(_)
                    | Choice::Shoot { .. }
                    | Choice::Counter
                    | Choice::Use(..)
                    | Choice::UseOn(..)
                    | Choice::Bite(_)
                    | Choice::Spread(_)
                    | Choice::Harass { .. }
                    | Choice::Defend { .. }
            )
        };
        let blows: Vec<Choice> = options.iter().filter(fierce).copied().collect();
        let from = if blows.is_empty() || self.rng.u8(..3) == 0 { options } else { &blows };
        from[self.rng.usize(..from.len())]
    }

    fn step(&mut self, input: InputOf<Mythic>) -> usize {
        let before = self.state;
        let mut events = Vec::new();
        self.game
            .advance(&mut self.state, input, &mut Log::keep(&mut events))
            .expect("it was offered");
        let mut count = 0;
        for viewer in self.viewers() {
            let (before, after) =
                (self.game.view(&before, viewer), self.game.view(&self.state, viewer));
            for event in &events {
                let seen = self.game.seen_by(viewer, event);
                for speaker in speakers(&self.names) {
                    let told = speaker.events(&self.game, &before, &after, &[seen]);
                    let silent = matches!(event, Event::ActivationEnded(_) | Event::Paid(_, 0));
                    assert_eq!(told.len(), usize::from(!silent), "{event:?}");
                    told.iter().for_each(|text| check(text, event));
                    count += told.len();
                    self.keeps_cards_hidden(&speaker, viewer, event, &told);
                    self.has_its_parts(&speaker, &after, event, &seen);
                }
            }
        }
        count
    }

    /// The numbers of a roll are told with their parts, which sum to them.
    fn has_its_parts(&self, speaker: &MythicSpeaker<'_>, after: &View, event: &Event, seen: &Seen) {
        let Event::Values { dice, difficulty, .. } = *event else { return };
        let details = speaker.details(&self.game, after, seen);
        assert_eq!(details.len(), if dice > 0 { 2 } else { 0 }, "{event:?}");
        for (detail, total) in details.iter().zip([dice, difficulty]) {
            let number = |part: &String| -> i32 {
                let word = part.split(' ').find_map(|word| word.parse().ok());
                word.unwrap_or_else(|| panic!("no number in `{part}`"))
            };
            check(&detail.label, event);
            detail.parts.iter().for_each(|part| check(part, event));
            assert_eq!(detail.parts.iter().map(number).sum::<i32>(), i32::from(total));
            assert_eq!(detail.rules.len(), detail.parts.len());
        }
        let lines = speaker.events_in_detail(&self.game, after, after, &[*seen]);
        let shown = details.iter().filter(|detail| detail.parts.len() > 1).count();
        assert_eq!(lines.len(), 1 + shown, "{lines:?}");
    }

    /// A Maneuver card drawn, searched or put under the deck is named to nobody but its general.
    fn keeps_cards_hidden(
        &self,
        speaker: &MythicSpeaker<'_>,
        viewer: Option<Seat>,
        event: &Event,
        told: &[String],
    ) {
        let (seat, unit) = match *event {
            Event::Drew(seat, Card::Maneuver(unit))
            | Event::Searched(seat, Card::Maneuver(unit))
            | Event::PutUnder(seat, unit) => (seat, unit),
            _ => return,
        };
        let name = speaker.unit_name(self.game.def(unit));
        assert_eq!(told[0].contains(&name), viewer == Some(seat), "{told:?}");
    }

    /// Says all there is to say at a pause.
    fn ask(&mut self, asked: Option<Seat>, options: &[Choice]) {
        for viewer in self.viewers() {
            let view = self.game.view(&self.state, viewer);
            for speaker in speakers(&self.names) {
                let question = speaker.question(&self.game, &view);
                check(&question, &view.public.frames.top());
                assert!(question.ends_with(['.', '?']), "{question}");
            }
        }
        let Some(seat) = asked else { return };
        let view = self.game.view(&self.state, Some(seat));
        let at = self.rng.usize(..options.len());
        let refused: Vec<Choice> = (0..3)
            .filter_map(|_| self.known.get(self.rng.usize(..self.known.len().max(1))).copied())
            .filter(|choice| !options.contains(choice))
            .collect();
        let thorough = self.rng.u8(..16) == 0;
        for speaker in speakers(&self.names) {
            let labels: Vec<String> =
                options.iter().map(|&choice| speaker.choice(&self.game, &view, choice)).collect();
            for (at, label) in labels.iter().enumerate() {
                check(label, &options[at]);
                let twin = labels[..at].iter().position(|other| other == label);
                let twin = twin.map(|twin| (options[twin], options[at]));
                assert_eq!(twin, None, "two choices are called `{label}`");
                if let Some(heading) = speaker.heading(&self.game, &view, options[at]) {
                    check(&heading, &options[at]);
                }
            }
            for &choice in &refused {
                let why = speaker.why(&self.game, &view, choice);
                let rule = self.game.refusal(&view, choice).expect("it is not offered").rule;
                // Words of the moment may come first; the rule comes last.
                let (ruled, moment) = why.split_last().expect("the rule at least");
                assert!(ruled.contains(rule.0) && ruled.len() > rule.0.len() + 20, "{why:?}");
                assert!(moment.len() <= 1, "{why:?}");
                moment.iter().for_each(|told| check(told, &choice));
                speaker.choice(&self.game, &view, choice);
            }
            if thorough {
                self.say_details(&speaker, &view, options[at]);
            }
        }
        self.known.extend(options.iter().take(2));
    }

    fn say_details(&self, speaker: &MythicSpeaker<'_>, view: &View, choice: Choice) {
        let why = speaker.why(&self.game, view, choice);
        assert_eq!(why[0], speaker.choice(&self.game, view, choice));
        let odds = speaker.odds(&self.game, view, choice);
        assert!(!odds.is_empty());
        why.iter().chain(&odds).for_each(|line| check(line, &choice));
        for viewer in [view.viewer, None] {
            let view = self.game.view(&self.state, viewer);
            let lines = speaker.table(&self.game, &view);
            assert!(lines.len() > self.game.units().count());
            // The drawing has columns, the rest are sentences.
            let last = lines.last().expect("there is always something to say");
            let drawn = if last.starts_with(" 1") { 9 } else { 0 };
            lines[..lines.len() - drawn].iter().for_each(|line| check(line, &"the table"));
        }
        for unit in self.game.units() {
            let lines = speaker.unit_as_text(&self.game, view, unit);
            lines.iter().for_each(|line| check(line, &unit));
        }
        for space in self.game.field().iter() {
            let lines = speaker.space_as_text(&self.game, view, space);
            lines.iter().for_each(|line| check(line, &space));
        }
    }
}

#[test]
fn random_battles_can_be_told() {
    let told: usize = (0..10).map(|seed| Table::new(seed).play()).sum();
    assert!(told > 8_000, "only {told} sentences");
}

/// Deals anew what a seat cannot see and makes the same choice in both worlds: the seat is told
/// the same.
#[test]
fn what_is_told_does_not_depend_on_hidden_cards() {
    for seed in 0..12 {
        let mut table = Table::new(seed);
        let mut options = Vec::new();
        for _ in 0..1_500 {
            let game = &table.game;
            let input = match game.pause(&table.state) {
                Pause::Over(_) => break,
                Pause::Chance(request) => {
                    Input::Outcome(game.draw_outcome(&table.state, request, &mut table.rng))
                }
                Pause::Decision(seat) => {
                    game.options(&table.state, &mut options);
                    let choice = options[table.rng.usize(..options.len())];
                    let view = game.view(&table.state, Some(seat));
                    let world = game.sample_world(&view, &mut table.rng);
                    let [english, _] = speakers(&table.names);
                    let told =
                        [table.state, world].map(|state| all_told(&english, game, state, choice));
                    assert_eq!(told[0], told[1], "seed {seed}, {choice:?}");
                    Input::Choice(choice)
                }
            };
            table.game.advance(&mut table.state, input, &mut Log::silent()).expect("offered");
        }
    }
}

/// All that the asked seat is told before and after a choice.
fn all_told(
    speaker: &MythicSpeaker<'_>,
    game: &Mythic,
    mut state: State,
    choice: Choice,
) -> Vec<String> {
    let Pause::Decision(seat) = game.pause(&state) else { panic!("nobody is asked") };
    let before = game.view(&state, Some(seat));
    let mut told = vec![speaker.question(game, &before)];
    told.extend(speaker.why(game, &before, choice));
    told.extend(speaker.odds(game, &before, choice));
    told.extend(speaker.table(game, &before));
    let mut events = Vec::new();
    game.advance(&mut state, Input::Choice(choice), &mut Log::keep(&mut events))
        .expect("it was offered");
    let seen: Vec<Seen> = events.iter().map(|event| game.seen_by(Some(seat), event)).collect();
    told.extend(speaker.events(game, &before, &game.view(&state, Some(seat)), &seen));
    told
}

#[test]
fn a_refusal_quotes_its_rule() {
    let [english, french] = speakers(&[]);
    assert_eq!(
        english.refusal(RuleId("M12.12.6")),
        "Not possible: A unit counterattacks at most once per turn. (M12.12.6)"
    );
    assert!(french.refusal(RuleId("M12.R24")).ends_with("(M12.R24)"));
}

#[test]
fn armies_and_tables_are_refused_in_the_language_of_the_reader() {
    let pack = embedded();
    let mut army = pack.army("the_judge_below").expect("an army of the pack").army.clone();
    army.units.truncate(3);
    army.faction = "athena".to_owned();
    let mut setup = pack.table(vec![army.clone(), army]);
    setup.boards.truncate(2);
    let faults = Mythic::new(setup).expect_err("that is no table");
    let [english, french] = speakers(&[]).map(|speaker| -> Vec<String> {
        faults.iter().map(|fault| speaker.setup_fault(fault)).collect()
    });
    let all = english.iter().chain(&french);
    all.for_each(|told| check(told, told));
    assert!(
        english.iter().any(|told| {
            told == "Player 2: The army has 3 units; it needs at least 5. (M12.1.6)"
        }),
        "{english:#?}"
    );
    assert!(
        french
            .contains(&"Le champ de bataille demande 4 plateaux\u{202f}; il y en a 2.".to_owned()),
        "{french:#?}"
    );
    for (english, french) in english.iter().zip(&french) {
        assert_ne!(english, french);
    }
}
