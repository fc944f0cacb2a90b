//! Mythic Battles (2012) as a server hosts it.

mod army;
mod catalogue;
mod lines;
mod opening;

use std::ops::Deref;
use std::sync::Arc;

use hosting::described::{Described, Requests};
use hosting::{Failure, Host, LineAbout, Lots, PlansOf, Scene, Served, Stand, plans_of, world};
use kernel::{Hosted as _, Seat};
use mythic::{Breakdown, Choice, Mythic, Seen, View};
use mythic_table::Pack;
use mythic_wire::{
    About, ArmyReport, Catalogue, EventShown, Forecast, Snapshot, Words as MythicWords, plan,
    snapshot,
};
use mythic_words::MythicSpeaker;
use protocol::{Never, PlanShown};
use serde_json::Value;
use text::Lang;
use text::catalogue::Library;

/// Mythic Battles with its units, boards and armies.
struct MythicServed {
    pack: Arc<Pack>,
}

/// Mythic Battles as it is hosted, with a pack.
pub fn host(pack: Arc<Pack>) -> Arc<dyn Host> {
    Arc::new(MythicServed { pack })
}

/// Mythic Battles as it is hosted, with the built-in pack.
pub fn embedded() -> Arc<dyn Host> {
    host(Arc::new(mythic_table::embedded().clone()))
}

/// What messages about the game say, as a speaker says it.
struct Voice<'p>(hosting::Voice<MythicSpeaker<'p>>);

impl<'p> Voice<'p> {
    fn new(speaker: MythicSpeaker<'p>) -> Self {
        Self(hosting::Voice(speaker))
    }
}

impl<'p> Deref for Voice<'p> {
    type Target = hosting::Voice<MythicSpeaker<'p>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl MythicWords for Voice<'_> {
    fn terms(&self, _: &Mythic, _: &View, breakdown: &Breakdown) -> Vec<String> {
        self.0.0.parts(breakdown)
    }
}

impl Served for MythicServed {
    type Game = Mythic;
    type Knowledge = mythic_player::MythicKnowledge;

    const RULESETS: &'static [&'static str] = &[mythic::RULESET];

    type Voice<'n> = MythicSpeaker<'n>;
    type About<'g> = About<'g>;
    type Standing = ();
    type Snapshot<'g> = Snapshot<'g>;
    type Shared<'g> = Never;
    type Changes<'a> = Never;
    type Event<'g> = EventShown<'g>;
    type Forecast = Forecast;
    type Catalogue = Catalogue;
    type ArmyReport = ArmyReport;

    fn library(&self) -> Library {
        mythic_words::LIBRARY
    }

    fn requests(&self) -> Requests {
        let new_table = Described::of::<mythic_wire::NewTable>();
        let army = [
            Described::of::<mythic_wire::ArmyToCheck>(),
            Described::of::<mythic_wire::ArmyReport>(),
        ];
        Requests { new_table, army: Some(army) }
    }

    fn voice<'n>(&'n self, lang: Lang, players: &'n [String]) -> MythicSpeaker<'n> {
        MythicSpeaker::new(lang, &self.pack).with_players(players)
    }

    fn open(&self, asked: Value, _: Lots) -> Result<Mythic, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        opening::open(&self.pack, asked)
    }

    fn about<'g>(&self, game: &'g Mythic, _: &MythicSpeaker<'_>) -> About<'g> {
        About::new(game)
    }

    fn standing(&self, _: &Mythic, _: &View) {}

    fn snapshot<'g>(
        &self,
        game: &'g Mythic,
        voice: &MythicSpeaker<'_>,
        view: &View,
        (): &(),
        Stand { question, can_undo }: Stand,
    ) -> Snapshot<'g> {
        snapshot(game, view, &Voice::new(*voice), question, can_undo)
    }

    fn shared(&self, _: &Mythic, _: Scene<'_, Self>, _: Scene<'_, Self>, _: u32) -> Option<Never> {
        None
    }

    fn changes<'a, 'g: 'a>(
        &self,
        _: &'g Mythic,
        _: &MythicSpeaker<'_>,
        shared: &'a Never,
        _: [&View; 2],
        _: u32,
        _: bool,
    ) -> Never {
        *shared
    }

    fn whose_turn(&self, _: &Mythic, view: &View) -> Option<Seat> {
        Some(view.public.active)
    }

    fn forecasts(
        &self,
        game: &Mythic,
        voice: &MythicSpeaker<'_>,
        view: &View,
        choice: Choice,
    ) -> Vec<Forecast> {
        let attacks = game.forecasts(view, choice);
        let words = Voice::new(*voice);
        attacks.iter().map(|attack| Forecast::new(game, view, &words, attack)).collect()
    }

    fn plans(&self, game: &Mythic, view: &View) -> Vec<PlanShown> {
        let (Some(PlansOf { options, plans }), Some(seat)) =
            (plans_of(game, view), Mythic::viewer(view))
        else {
            return Vec::new();
        };
        let world = world(game, view);
        let shown = |it| plan(game, &world, seat, &options, it);
        plans.iter().filter_map(shown).collect()
    }

    fn line<'g>(&self, game: &'g Mythic, before: &View, seen: &Seen) -> LineAbout<EventShown<'g>> {
        lines::line(game, before, seen)
    }

    fn catalogue(&self, lang: Lang) -> Catalogue {
        catalogue::catalogue(&self.pack, lang)
    }

    fn own_cards(&self, game: &Mythic, lang: Lang) -> Catalogue {
        catalogue::own_cards(game, &self.pack, lang)
    }

    fn check_army(&self, asked: Value) -> Result<ArmyReport, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        army::check(&self.pack, asked)
    }
}
