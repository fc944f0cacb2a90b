//! Mythic Battles, first edition of 2012.

mod start;
mod tables;
mod told;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use ::mythic::{Army, Choice, Event, Frame, Mythic, State, TurnStep, View};
use anyhow::{anyhow, bail};
use kernel::{Game as _, Pause, Seat};
use mythic_table::{self as pack, Pack, ReadyArmy};
use mythic_words::MythicSpeaker;
use text::{Lang, Topic, Verb};

use super::plain::Plain;
use super::{Advice, Asked, AtHand, Benched, Opened, Ruleset, Wanted, set_up};
use crate::play::{Console, PlayArgs};
use tables::Tables;

impl AtHand for Mythic {
    type Knowledge = mythic_player::MythicKnowledge;

    type Pack = Pack;

    fn turn(state: &State) -> Option<Seat> {
        (state.public.turn > 0).then_some(state.public.active)
    }

    fn odds(&self, state: &State, choice: Choice) -> Option<f64> {
        let Pause::Decision(asked) = self.pause(state) else { return None };
        if !matches!(choice, Choice::Strike(_) | Choice::Shoot { .. }) {
            return None;
        }
        let forecasts = self.forecasts(&self.view(state, Some(asked)), choice);
        let destroys = forecasts.iter().filter_map(|one| Some(one.odds().reaching(one.lethal()?)));
        destroys.reduce(f64::max)
    }

    /// A puzzle is won with one activation, and with the cards and points that one has.
    fn is_beside(after: &State, event: &Event, seat: Seat) -> bool {
        match event {
            Event::Activated(..) => after.public.marks.activations > 1,
            Event::Converted { seat: by, .. } | Event::Searched(by, _) => *by == seat,
            _ => false,
        }
    }

    fn pack(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
        load(dirs)
    }

    type Words<'p> = MythicSpeaker<'p>;

    fn words<'p>(pack: &'p Pack, lang: Lang, players: &'p [String]) -> MythicSpeaker<'p> {
        MythicSpeaker::new(lang, pack).with_players(players)
    }

    type Dialect<'p> = Plain<'p, Mythic>;

    fn dialect(pack: &Pack) -> Plain<'_, Mythic> {
        Plain(MythicSpeaker::new(Lang::En, pack))
    }

    type Tables = Tables;

    fn tables(wanted: &Wanted<'_>) -> anyhow::Result<Tables> {
        Tables::new(wanted)
    }

    fn thing(pack: &Pack, kind: usize, id: &str) -> Option<(String, Option<u16>)> {
        if kind == 0 {
            return Some((MythicSpeaker::new(Lang::En, pack).faction(id), None));
        }
        let unit = pack.unit(id)?;
        Some((unit.name.en.clone(), Some(unit.def.cost.into())))
    }

    fn check(args: &PlayArgs) -> anyhow::Result<()> {
        start::check(args)
    }

    fn open(args: &PlayArgs, pack: &Pack) -> anyhow::Result<Opened<Self>> {
        start::from_options(args, pack)
    }

    fn ask<R: BufRead, W: Write>(
        args: &PlayArgs,
        pack: &Pack,
        console: &mut Console<R, W>,
    ) -> anyhow::Result<Option<PlayArgs>> {
        start::by_questions(args, pack, console)
    }

    const VERBS: &'static [Verb] =
        &[Verb::Best, Verb::Look, Verb::Area, Verb::Unit, Verb::Hand, Verb::Army, Verb::Orders];

    fn told(&self, words: &MythicSpeaker<'_>, view: &View, asked: Asked<'_>) -> Vec<String> {
        told::told(self, words, view, asked)
    }

    fn best(&self, view: &View, options: &[Choice]) -> Option<Advice<Choice>> {
        told::best(self, view, options)
    }

    fn topics(words: &MythicSpeaker<'_>) -> Vec<Topic> {
        words.topics()
    }

    fn event_words(&self, event: &Event) -> String {
        cases::mythic_event_words(self, event)
    }

    fn begins_turn(state: &State) -> bool {
        let turn = matches!(state.public.frames.top(), Some(Frame::Turn(TurnStep::Act)));
        turn && state.public.marks.activations == 0
    }
}

impl Benched for Mythic {
    const ABOUT: &'static str = "Every ready-made army for two meets every other, and the winner \
         of the starting roll lays the boards; the battle is a draw after 60 turns in a row \
         without a wound.";

    fn benched(_: Ruleset) -> anyhow::Result<Vec<Self>> {
        let pack = pack::embedded();
        let ready: Vec<&ReadyArmy> = pack.armies.iter().filter(|army| army.players == 2).collect();
        let pairs = ready.iter().enumerate().flat_map(|(at, first)| {
            ready[at + 1..].iter().map(move |second| [first.army.clone(), second.army.clone()])
        });
        pairs.map(|armies| set_up(pack.table(armies.to_vec()))).collect()
    }
}

/// The built-in pack, or the one in a folder in its place.
fn load(dirs: &[PathBuf]) -> anyhow::Result<Pack> {
    crate::pack::meant_for(::mythic::RULESET, dirs)?;
    match dirs {
        [] => Ok(pack::embedded().clone()),
        [dir] => pack::load_dir(dir).map_err(super::in_one_line),
        _ => bail!("a pack of {} is whole in itself: name one folder", ::mythic::RULESET),
    }
}

/// Ready-made armies by their ids.
fn named_armies(pack: &Pack, ids: &[String]) -> anyhow::Result<Vec<Army>> {
    let named = |id: &String| {
        let army = pack.army(id).map(|ready| ready.army.clone());
        army.ok_or_else(|| unknown_army(pack, id))
    };
    ids.iter().map(named).collect()
}

fn unknown_army(pack: &Pack, id: &str) -> anyhow::Error {
    let known: Vec<&str> = pack.armies.iter().map(|army| &army.id[..]).collect();
    let nearest = content::nearest(id, &known);
    match nearest {
        Some(near) => anyhow!("no army `{id}`; did you mean `{near}`?"),
        None => anyhow!("no army `{id}`; there are {}", known.join(", ")),
    }
}
