//! Pantheon at the table.

mod army;
mod catalogue;
mod lines;
mod opening;

use kernel::{Hosted as _, RuleId, Seat};
use pantheon::{AttackForecast, Breakdown, Choice, Edition, Pantheon, Recruitment, Seen, View};
use pantheon_wire::{
    About, At, Catalogue, Changes, Forecast, Snapshot, Standing, TableChanges, Words, plan,
    snapshot,
};
use pantheon_words::{PantheonSpeaker, Setting};
use protocol::{LogLine, PlanShown, SettingShown};
use text::Lang;

pub(crate) use army::army_check;

use super::{Packs, PlansOf, Scene, Served, Stand, plans_of};
use crate::http::Failure;
use crate::voice::Voice;

impl Words for Voice<PantheonSpeaker<'_>> {
    fn terms(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String> {
        let mut lines = self.0.breakdown(game, view, breakdown);
        // The last line is the sum.
        lines.truncate(breakdown.terms.len());
        lines
    }

    fn no_answer(
        &self,
        game: &Pantheon,
        view: &View,
        attack: &AttackForecast,
        rule: RuleId,
    ) -> Option<String> {
        self.0.no_answer(game, view, (attack.by, attack.on), rule)
    }
}

impl Served for Pantheon {
    type Knowledge = pantheon_player::PantheonKnowledge;

    const RULESETS: &'static [&'static str] =
        &[Edition::V1_5.ruleset(), Edition::BETA_2_9.ruleset()];

    type Voice<'n> = PantheonSpeaker<'n>;
    type About<'g> = About<'g>;
    type Standing = Standing;
    type Snapshot<'g> = Snapshot<'g>;
    type Shared<'g> = TableChanges<'g>;
    type Changes<'a> = Changes<'a>;
    type Forecast = Forecast;
    type Catalogue = Catalogue;

    fn voice<'n>(packs: &'n Packs, lang: Lang, players: &'n [String]) -> PantheonSpeaker<'n> {
        PantheonSpeaker::new(lang, &packs.pantheon).with_players(players)
    }

    fn open(packs: &Packs, asked: serde_json::Value) -> Result<Self, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        opening::open(&packs.pantheon, asked)
    }

    fn board(&self) -> &str {
        self.setup().boards.first().map_or("", |board| board.id())
    }

    fn about<'g>(&'g self, voice: &PantheonSpeaker<'_>) -> About<'g> {
        let setup = self.setup();
        About {
            boards: setup.boards.iter().map(|board| board.id()).collect(),
            mode: match setup.recruitment {
                Recruitment::Draft { .. } => "draft",
                Recruitment::Constructed { .. } => "constructed",
                Recruitment::Limited { .. } => "limited",
            },
            scenario: setup.scenario.as_ref().map(|scenario| &scenario.id[..]),
            teams: setup.teams,
            settings: settings(voice, &setup.settings),
        }
    }

    fn standing(&self, view: &View) -> Standing {
        Standing::of(self, &view.public)
    }

    fn snapshot<'g>(
        &'g self,
        voice: &PantheonSpeaker<'_>,
        view: &View,
        standing: &Standing,
        stand: Stand,
    ) -> Snapshot<'g> {
        let Stand { question, can_undo } = stand;
        snapshot(self, view, standing, &Voice(*voice), question, can_undo)
    }

    fn shared<'g>(
        &'g self,
        before: Scene<'_, Self>,
        after: Scene<'_, Self>,
        question: u32,
    ) -> Option<TableChanges<'g>> {
        let asked: Option<Seat> = self.asked(after.view);
        let [before, after] = [before, after]
            .map(|scene| At { public: &scene.view.public, standing: scene.standing });
        TableChanges::between(self, [before, after], question, asked)
    }

    fn changes<'a, 'g: 'a>(
        &'g self,
        voice: &PantheonSpeaker<'_>,
        shared: &'a TableChanges<'g>,
        views: [&View; 2],
        since: u32,
        can_undo: bool,
    ) -> Changes<'a> {
        Changes::between(self, shared, views, &Voice(*voice), since, can_undo)
    }

    fn forecasts(&self, voice: &PantheonSpeaker<'_>, view: &View, choice: Choice) -> Vec<Forecast> {
        let attacks = self.forecasts(view, choice);
        let words = Voice(*voice);
        attacks.iter().map(|attack| Forecast::new(self, view, &words, attack)).collect()
    }

    fn needless(&self, view: &View, watched: bool) -> Option<usize> {
        let choice = self.needless(view, !watched)?;
        self.question(view)?.iter().position(|&option| option == choice)
    }

    fn plans(&self, view: &View) -> Vec<PlanShown> {
        let Some(PlansOf { options, plans }) = plans_of(self, view) else { return Vec::new() };
        let shown = |it| plan(self, view, &options, it);
        plans.iter().filter_map(shown).collect()
    }

    fn annotate(&self, before: &View, seen: &Seen, line: &mut LogLine) {
        lines::annotate(self, before, seen, line);
    }

    fn catalogue(packs: &Packs, lang: Lang) -> Catalogue {
        catalogue::catalogue(&packs.pantheon, lang)
    }

    fn own_cards(&self, packs: &Packs, lang: Lang) -> Catalogue {
        catalogue::own_cards(self, &packs.pantheon, lang)
    }
}

/// The table's rulings with what they are called.
fn settings(speaker: &PantheonSpeaker<'_>, settings: &pantheon::Settings) -> Vec<SettingShown> {
    let values = serde_json::to_value(settings).unwrap_or_default();
    let shown = Setting::ALL.iter().map(|&setting| SettingShown {
        key: setting.name(),
        value: values.get(setting.name()).map(ToString::to_string).unwrap_or_default(),
        label: speaker.name(setting),
    });
    shown.collect()
}
