//! Mythic Battles: Pantheon, in all its editions.

mod advice;
mod dialect;
mod start;
mod tables;
mod told;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use ::pantheon::{Choice, DivinityType, Event, Frame, Pantheon, Settings, State, View};
use kernel::{Game as _, Pause, Seat};
use pantheon_table::{Pack, TableSpec, boards_for};
use pantheon_words::PantheonSpeaker;
use text::{Lang, Topic, Verb};

use super::{Advice, Asked, AtHand, Benched, Opened, Ruleset, Wanted, set_up};
use crate::pack::meant_for;
use crate::play::{Console, PlayArgs};
use dialect::English;
pub(crate) use tables::Mode;
use tables::{ROUND_LIMIT, Tables};

impl AtHand for Pantheon {
    type Knowledge = pantheon_player::PantheonKnowledge;

    type Pack = Pack;

    fn turn(state: &State) -> Option<Seat> {
        (state.public.round > 0).then_some(state.public.active)
    }

    fn odds(&self, state: &State, choice: Choice) -> Option<f64> {
        let Pause::Decision(asked) = self.pause(state) else { return None };
        if !matches!(choice, Choice::Target(_) | Choice::TargetFull(_) | Choice::Area(_)) {
            return None;
        }
        let forecasts = self.forecasts(&self.view(state, Some(asked)), choice);
        let destroys = forecasts.iter().filter_map(|forecast| forecast.odds().destroys);
        destroys.reduce(f64::max)
    }

    /// A puzzle is won with one activation and without manoeuvres.
    fn is_beside(_after: &State, event: &Event, seat: Seat) -> bool {
        match event {
            Event::ActivationEnded(_) => true,
            Event::Bought(by, _) => *by == seat,
            _ => false,
        }
    }

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
        meant_for(::pantheon::RULESET, dirs)?;
        pantheon_table::with(dirs).map_err(super::in_one_line)
    }

    type Words<'p> = PantheonSpeaker<'p>;

    fn words<'p>(pack: &'p Pack, lang: Lang, players: &'p [String]) -> PantheonSpeaker<'p> {
        PantheonSpeaker::new(lang, pack).with_players(players)
    }

    type Dialect<'p> = English<'p>;

    fn dialect(pack: &Pack) -> English<'_> {
        English::new(pack)
    }

    type Tables = Tables;

    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Tables> {
        Tables::new(wanted)
    }

    fn thing(pack: &Pack, _: usize, id: &str) -> Option<(String, Option<u16>)> {
        let unit = pack.unit(id)?;
        Some((unit.name.en.clone(), Some(unit.def.cost.into())))
    }

    fn check(args: &PlayArgs) -> anyhow::Result<()> {
        start::settings(args).map(|_| ())
    }

    fn open(args: &PlayArgs, pack: &Pack) -> anyhow::Result<Opened<Self>> {
        start::from_options(args, pack, &PantheonSpeaker::new(args.lang, pack))
    }

    fn ask<R: BufRead, W: Write>(
        args: &PlayArgs,
        pack: &Pack,
        console: &mut Console<R, W>,
    ) -> anyhow::Result<Option<PlayArgs>> {
        start::by_questions(args, pack, &PantheonSpeaker::new(args.lang, pack), console)
    }

    const VERBS: &'static [Verb] =
        &[Verb::Best, Verb::Look, Verb::Area, Verb::Unit, Verb::Hand, Verb::Army, Verb::Orders];

    fn told(&self, words: &PantheonSpeaker<'_>, view: &View, asked: Asked<'_>) -> Vec<String> {
        told::told(self, words, view, asked)
    }

    fn best(&self, view: &View, options: &[Choice]) -> Option<Advice<Choice>> {
        advice::on_dice(self, view, options)
    }

    fn topics(words: &PantheonSpeaker<'_>) -> Vec<Topic> {
        words.topics()
    }

    fn event_words(&self, event: &Event) -> String {
        cases::event_words(self, event)
    }

    fn begins_turn(state: &State) -> bool {
        matches!(state.public.frames.top(), Some(Frame::Turn(_)))
    }
}

impl Benched for Pantheon {
    const ABOUT: &'static str = "Two players draft 18 points each from the whole roster, gods and \
         titans in turn, on every board for two; a game that nobody has won after 300 rounds is a \
         draw.";

    fn benched(ruleset: Ruleset) -> anyhow::Result<Vec<Self>> {
        let pack = pantheon_table::embedded();
        let edition = ruleset.edition();
        let games = boards_for(&pack, 2, &edition).flat_map(|board| {
            let pack = &pack;
            [DivinityType::Gods, DivinityType::Titans].map(move |divinities| {
                let settings = Settings { round_limit: Some(ROUND_LIMIT), ..Settings::default() };
                let table = TableSpec {
                    edition,
                    boards: vec![board.id().to_owned()],
                    settings: Some(settings),
                    ..TableSpec::draft(2, divinities)
                };
                set_up(table.setup(pack)?)
            })
        });
        games.collect()
    }
}
