//! Mythic Battles (2012) at the table.

mod army;
mod catalogue;
mod lines;
mod opening;

use kernel::Hosted as _;
use mythic::{Breakdown, Choice, Mythic, Seen, View};
use mythic_wire::{About, Catalogue, Forecast, Snapshot, Words as MythicWords, plan, snapshot};
use mythic_words::MythicSpeaker;
use protocol::{LogLine, Never, PlanShown};
use text::Lang;

pub(crate) use army::army_check;

use super::{Packs, PlansOf, Scene, Served, Stand, plans_of, world};
use crate::http::Failure;
use crate::voice::Voice;

impl MythicWords for Voice<MythicSpeaker<'_>> {
    fn terms(&self, _: &Mythic, _: &View, breakdown: &Breakdown) -> Vec<String> {
        self.0.parts(breakdown)
    }
}

impl Served for Mythic {
    type Knowledge = mythic_player::MythicKnowledge;

    const RULESETS: &'static [&'static str] = &[mythic::RULESET];

    type Voice<'n> = MythicSpeaker<'n>;
    type About<'g> = About<'g>;
    type Standing = ();
    type Snapshot<'g> = Snapshot<'g>;
    type Shared<'g> = Never;
    type Changes<'a> = Never;
    type Forecast = Forecast;
    type Catalogue = Catalogue;

    fn voice<'n>(packs: &'n Packs, lang: Lang, players: &'n [String]) -> MythicSpeaker<'n> {
        MythicSpeaker::new(lang, &packs.mythic).with_players(players)
    }

    fn open(packs: &Packs, asked: serde_json::Value) -> Result<Self, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        opening::open(&packs.mythic, asked)
    }

    fn board(&self) -> &str {
        ""
    }

    fn about<'g>(&'g self, _: &MythicSpeaker<'_>) -> About<'g> {
        About::new(self)
    }

    fn standing(&self, _: &View) {}

    fn snapshot<'g>(
        &'g self,
        voice: &MythicSpeaker<'_>,
        view: &View,
        (): &(),
        Stand { question, can_undo }: Stand,
    ) -> Snapshot<'g> {
        snapshot(self, view, &Voice(*voice), question, can_undo)
    }

    fn shared(&self, _: Scene<'_, Self>, _: Scene<'_, Self>, _: u32) -> Option<Never> {
        None
    }

    fn changes<'a, 'g: 'a>(
        &'g self,
        _: &MythicSpeaker<'_>,
        shared: &'a Never,
        _: [&View; 2],
        _: u32,
        _: bool,
    ) -> Never {
        *shared
    }

    fn forecasts(&self, voice: &MythicSpeaker<'_>, view: &View, choice: Choice) -> Vec<Forecast> {
        let attacks = self.forecasts(view, choice);
        let words = Voice(*voice);
        attacks.iter().map(|attack| Forecast::new(self, view, &words, attack)).collect()
    }

    fn plans(&self, view: &View) -> Vec<PlanShown> {
        let (Some(PlansOf { options, plans }), Some(seat)) =
            (plans_of(self, view), Self::viewer(view))
        else {
            return Vec::new();
        };
        let world = world(self, view);
        let shown = |it| plan(self, &world, seat, &options, it);
        plans.iter().filter_map(shown).collect()
    }

    fn annotate(&self, before: &View, seen: &Seen, line: &mut LogLine) {
        lines::annotate(self, before, seen, line);
    }

    fn catalogue(packs: &Packs, lang: Lang) -> Catalogue {
        catalogue::catalogue(packs, lang)
    }

    fn own_cards(&self, packs: &Packs, lang: Lang) -> Catalogue {
        catalogue::own_cards(self, &packs.mythic, lang)
    }
}
