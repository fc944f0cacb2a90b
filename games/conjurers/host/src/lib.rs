//! Conjurers at the table.

mod catalogue;
mod lines;
mod opening;

use ::conjurers::{Choice, Conjurers, RULESET, Seen, View};
use conjurers_wire::{About, BattleOdds, Catalogue, FightOdds, Forecast, Snapshot};
use conjurers_words::ConjurersSpeaker;
use protocol::{LogLine, Never, SettingShown};
use text::Lang;

use super::{Packs, Scene, Served, Stand};
use crate::http::Failure;
use crate::voice::Voice;

impl Served for Conjurers {
    type Knowledge = conjurers_player::ConjurersKnowledge;

    const RULESETS: &'static [&'static str] = &[RULESET];

    type Voice<'n> = ConjurersSpeaker<'n>;
    type About<'g> = About;
    type Standing = ();
    type Snapshot<'g> = Snapshot<'g>;
    type Shared<'g> = Never;
    type Changes<'a> = Never;
    type Forecast = Forecast;
    type Catalogue = Catalogue;

    fn voice<'n>(packs: &'n Packs, lang: Lang, players: &'n [String]) -> ConjurersSpeaker<'n> {
        ConjurersSpeaker::new(lang, &packs.cards).with_players(players)
    }

    fn open(packs: &Packs, asked: serde_json::Value) -> Result<Self, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        opening::open(&packs.cards, asked)
    }

    fn board(&self) -> &str {
        ""
    }

    fn about(&self, voice: &ConjurersSpeaker<'_>) -> About {
        let settings = voice.settings(self.settings()).into_iter();
        let shown =
            settings.map(|(key, on, label, _)| SettingShown { key, value: on.to_string(), label });
        About {
            players: self.seat_count(),
            sapphires: self.has_sapphires(),
            settings: shown.collect(),
        }
    }

    fn standing(&self, _: &View) {}

    fn snapshot<'g>(
        &'g self,
        voice: &ConjurersSpeaker<'_>,
        view: &View,
        (): &(),
        stand: Stand,
    ) -> Snapshot<'g> {
        let Stand { question, can_undo } = stand;
        conjurers_wire::snapshot(self, view, &Voice(*voice), question, can_undo)
    }

    fn shared(&self, _: Scene<'_, Self>, _: Scene<'_, Self>, _: u32) -> Option<Never> {
        None
    }

    fn changes<'a, 'g: 'a>(
        &'g self,
        _: &ConjurersSpeaker<'_>,
        shared: &'a Never,
        _: [&View; 2],
        _: u32,
        _: bool,
    ) -> Never {
        match *shared {}
    }

    fn forecasts(&self, _: &ConjurersSpeaker<'_>, view: &View, choice: Choice) -> Vec<Forecast> {
        let fight = self.forecast(view, choice);
        let fight = fight.map(|fight| FightOdds::new(self, view, &fight));
        let battle =
            conjurers_player::battle_estimate(self, view, choice).map(|estimate| BattleOdds {
                win: estimate.win,
                margin: estimate.margin(),
                played: estimate.played,
                own_left: estimate.own_left,
                other_left: estimate.other_left,
            });
        if fight.is_none() && battle.is_none() {
            return Vec::new();
        }
        vec![Forecast { fight, battle }]
    }

    fn annotate(&self, before: &View, seen: &Seen, line: &mut LogLine) {
        lines::annotate(self, before, seen, line);
    }

    fn catalogue(packs: &Packs, lang: Lang) -> Catalogue {
        catalogue::catalogue(packs, lang)
    }

    fn own_cards(&self, packs: &Packs, lang: Lang) -> Catalogue {
        catalogue::own_cards(self, packs, lang)
    }
}
