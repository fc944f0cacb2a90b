//! Pantheon as a server hosts it.

mod army;
mod catalogue;
mod lines;
mod opening;

use std::ops::Deref;
use std::sync::Arc;

use hosting::described::{Described, Requests};
use hosting::{Failure, Host, LineAbout, Lots, PlansOf, Scene, Served, Stand, plans_of};
use kernel::{Hosted as _, RuleId, Seat};
use pantheon::{AttackForecast, Breakdown, Choice, Edition, Pantheon, Recruitment, Seen, View};
use pantheon_table::Pack;
use pantheon_wire::{
    About, ArmyReport, At, Catalogue, Changes, EventShown, Forecast, Mode, Snapshot, Standing,
    TableChanges, Words, plan, snapshot,
};
use pantheon_words::{PantheonSpeaker, Setting};
use protocol::{PlanShown, PlayedAs, SettingShown};
use serde::Deserialize as _;
use serde_json::Value;
use text::Lang;
use text::catalogue::Library;

/// Pantheon with its units, boards, armies and scenarios.
struct PantheonServed {
    pack: Arc<Pack>,
}

/// Pantheon as it is hosted, with a pack.
pub fn host(pack: Arc<Pack>) -> Arc<dyn Host> {
    Arc::new(PantheonServed { pack })
}

/// Pantheon as it is hosted, with the built-in pack.
pub fn embedded() -> Arc<dyn Host> {
    host(Arc::new(pantheon_table::embedded()))
}

/// What messages about the game say, as a speaker says it.
pub struct Voice<'p>(hosting::Voice<PantheonSpeaker<'p>>);

impl<'p> Voice<'p> {
    /// As this one says it.
    pub fn new(speaker: PantheonSpeaker<'p>) -> Self {
        Self(hosting::Voice(speaker))
    }

    /// The speaker.
    pub fn speaker(&self) -> &PantheonSpeaker<'p> {
        &self.0.0
    }
}

impl<'p> Deref for Voice<'p> {
    type Target = hosting::Voice<PantheonSpeaker<'p>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Words for Voice<'_> {
    fn terms(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String> {
        let mut lines = self.speaker().breakdown(game, view, breakdown);
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
        self.speaker().no_answer(game, view, (attack.by, attack.on), rule)
    }
}

impl Served for PantheonServed {
    type Game = Pantheon;
    type Knowledge = pantheon_player::PantheonKnowledge;

    const RULESETS: &'static [&'static str] =
        &[Edition::V1_5.ruleset(), Edition::BETA_2_9.ruleset()];

    type Voice<'n> = PantheonSpeaker<'n>;
    type About<'g> = About<'g>;
    type Standing = Standing;
    type Snapshot<'g> = Snapshot<'g>;
    type Shared<'g> = TableChanges<'g>;
    type Changes<'a> = Changes<'a>;
    type Event<'g> = EventShown<'g>;
    type Forecast = Forecast;
    type Catalogue = Catalogue;
    type ArmyReport = ArmyReport;

    fn library(&self) -> Library {
        pantheon_words::LIBRARY
    }

    fn requests(&self) -> Requests {
        let new_table = Described::of::<pantheon_wire::NewTable>();
        let army = [
            Described::of::<pantheon_wire::ArmyToCheck>(),
            Described::of::<pantheon_wire::ArmyReport>(),
        ];
        Requests { new_table, army: Some(army) }
    }

    fn voice<'n>(&'n self, lang: Lang, players: &'n [String]) -> PantheonSpeaker<'n> {
        PantheonSpeaker::new(lang, &self.pack).with_players(players)
    }

    fn open(&self, asked: Value, lots: Lots) -> Result<Pantheon, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        opening::open(&self.pack, asked, lots)
    }

    fn played_as(&self, asked: &Value) -> PlayedAs {
        let mode = asked.get("mode").map(Mode::deserialize);
        let named = |mode: &str| PlayedAs { mode: Some(mode.to_owned()), ..PlayedAs::default() };
        match mode {
            Some(Ok(Mode::Draft { points, .. })) => PlayedAs { points, ..named("draft") },
            Some(Ok(Mode::Constructed { .. })) => named("constructed"),
            Some(Ok(Mode::Scenario { id })) => PlayedAs { scenario: Some(id), ..named("scenario") },
            Some(Err(_)) | None => PlayedAs::default(),
        }
    }

    fn board<'g>(&self, game: &'g Pantheon) -> &'g str {
        game.setup().boards.first().map_or("", |board| board.id())
    }

    fn about<'g>(&self, game: &'g Pantheon, voice: &PantheonSpeaker<'_>) -> About<'g> {
        let setup = game.setup();
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

    fn standing(&self, game: &Pantheon, view: &View) -> Standing {
        Standing::of(game, &view.public)
    }

    fn snapshot<'g>(
        &self,
        game: &'g Pantheon,
        voice: &PantheonSpeaker<'_>,
        view: &View,
        standing: &Standing,
        stand: Stand,
    ) -> Snapshot<'g> {
        let Stand { question, can_undo } = stand;
        snapshot(game, view, standing, &Voice::new(*voice), question, can_undo)
    }

    fn shared<'g>(
        &self,
        game: &'g Pantheon,
        before: Scene<'_, Self>,
        after: Scene<'_, Self>,
        question: u32,
    ) -> Option<TableChanges<'g>> {
        let asked: Option<Seat> = game.asked(after.view);
        let [before, after] = [before, after]
            .map(|scene| At { public: &scene.view.public, standing: scene.standing });
        TableChanges::between(game, [before, after], question, asked)
    }

    fn changes<'a, 'g: 'a>(
        &self,
        game: &'g Pantheon,
        voice: &PantheonSpeaker<'_>,
        shared: &'a TableChanges<'g>,
        views: [&View; 2],
        since: u32,
        can_undo: bool,
    ) -> Changes<'a> {
        Changes::between(game, shared, views, &Voice::new(*voice), since, can_undo)
    }

    fn whose_turn(&self, _: &Pantheon, view: &View) -> Option<Seat> {
        Some(view.public.active)
    }

    fn forecasts(
        &self,
        game: &Pantheon,
        voice: &PantheonSpeaker<'_>,
        view: &View,
        choice: Choice,
    ) -> Vec<Forecast> {
        let attacks = game.forecasts(view, choice);
        let words = Voice::new(*voice);
        attacks.iter().map(|attack| Forecast::new(game, view, &words, attack)).collect()
    }

    fn needless(&self, game: &Pantheon, view: &View, watched: bool) -> Option<usize> {
        let choice = game.needless(view, !watched)?;
        game.question(view)?.iter().position(|&option| option == choice)
    }

    fn plans(&self, game: &Pantheon, view: &View) -> Vec<PlanShown> {
        let Some(PlansOf { options, plans }) = plans_of(game, view) else { return Vec::new() };
        let shown = |it| plan(game, view, &options, it);
        plans.iter().filter_map(shown).collect()
    }

    fn line<'g>(
        &self,
        game: &'g Pantheon,
        before: &View,
        seen: &Seen,
    ) -> LineAbout<EventShown<'g>> {
        lines::line(game, before, seen)
    }

    fn catalogue(&self, lang: Lang) -> Catalogue {
        catalogue::catalogue(&self.pack, lang)
    }

    fn own_cards(&self, game: &Pantheon, lang: Lang) -> Catalogue {
        catalogue::own_cards(game, &self.pack, lang)
    }

    fn check_army(&self, asked: Value) -> Result<ArmyReport, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        army::check(&self.pack, &asked)
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
