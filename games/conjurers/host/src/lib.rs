//! Conjurers as a server hosts it.

mod catalogue;
mod lines;
mod opening;

use std::sync::Arc;

use conjurers::{Choice, Conjurers, RULESET, Seen, View};
use conjurers_table::CardSet;
use conjurers_wire::{About, BattleOdds, Catalogue, EventShown, FightOdds, Forecast, Snapshot};
use conjurers_words::ConjurersSpeaker;
use hosting::described::{Described, Requests};
use hosting::{Failure, Host, LineAbout, Lots, Scene, Served, Stand, Voice};
use protocol::{Never, SettingShown};
use serde_json::Value;
use text::Lang;
use text::catalogue::Library;

/// Conjurers with its cards.
struct ConjurersServed {
    cards: Arc<CardSet>,
}

/// Conjurers as it is hosted, with a set of cards.
pub fn host(cards: Arc<CardSet>) -> Arc<dyn Host> {
    Arc::new(ConjurersServed { cards })
}

/// Conjurers as it is hosted, with the built-in cards.
pub fn embedded() -> Arc<dyn Host> {
    host(Arc::new(conjurers_table::embedded_cards()))
}

impl Served for ConjurersServed {
    type Game = Conjurers;
    type Knowledge = conjurers_player::ConjurersKnowledge;

    const RULESETS: &'static [&'static str] = &[RULESET];

    type Voice<'n> = ConjurersSpeaker<'n>;
    type About<'g> = About;
    type Standing = ();
    type Snapshot<'g> = Snapshot<'g>;
    type Shared<'g> = Never;
    type Changes<'a> = Never;
    type Event<'g> = EventShown<'g>;
    type Forecast = Forecast;
    type Catalogue = Catalogue;
    type ArmyReport = Never;

    fn library(&self) -> Library {
        conjurers_words::LIBRARY
    }

    fn requests(&self) -> Requests {
        let new_table = Described::of::<conjurers_wire::NewTable>();
        Requests { new_table, army: None }
    }

    fn voice<'n>(&'n self, lang: Lang, players: &'n [String]) -> ConjurersSpeaker<'n> {
        ConjurersSpeaker::new(lang, &self.cards).with_players(players)
    }

    fn open(&self, asked: Value, _: Lots) -> Result<Conjurers, Failure> {
        let asked = serde_json::from_value(asked).map_err(Failure::unreadable)?;
        opening::open(&self.cards, asked)
    }

    fn about(&self, game: &Conjurers, voice: &ConjurersSpeaker<'_>) -> About {
        let settings = voice.settings(game.settings()).into_iter();
        let shown =
            settings.map(|(key, on, label, _)| SettingShown { key, value: on.to_string(), label });
        About {
            players: game.seat_count(),
            sapphires: game.has_sapphires(),
            settings: shown.collect(),
        }
    }

    fn standing(&self, _: &Conjurers, _: &View) {}

    fn snapshot<'g>(
        &self,
        game: &'g Conjurers,
        voice: &ConjurersSpeaker<'_>,
        view: &View,
        (): &(),
        stand: Stand,
    ) -> Snapshot<'g> {
        let Stand { question, can_undo } = stand;
        conjurers_wire::snapshot(game, view, &Voice(*voice), question, can_undo)
    }

    fn shared(
        &self,
        _: &Conjurers,
        _: Scene<'_, Self>,
        _: Scene<'_, Self>,
        _: u32,
    ) -> Option<Never> {
        None
    }

    fn changes<'a, 'g: 'a>(
        &self,
        _: &'g Conjurers,
        _: &ConjurersSpeaker<'_>,
        shared: &'a Never,
        _: [&View; 2],
        _: u32,
        _: bool,
    ) -> Never {
        match *shared {}
    }

    fn forecasts(
        &self,
        game: &Conjurers,
        _: &ConjurersSpeaker<'_>,
        view: &View,
        choice: Choice,
    ) -> Vec<Forecast> {
        let fight = game.forecast(view, choice);
        let fight = fight.map(|fight| FightOdds::new(game, view, &fight));
        let battle =
            conjurers_player::battle_estimate(game, view, choice).map(|estimate| BattleOdds {
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

    fn line<'g>(
        &self,
        game: &'g Conjurers,
        before: &View,
        seen: &Seen,
    ) -> LineAbout<EventShown<'g>> {
        lines::line(game, before, seen)
    }

    fn catalogue(&self, lang: Lang) -> Catalogue {
        catalogue::catalogue(&self.cards, lang)
    }

    fn own_cards(&self, game: &Conjurers, lang: Lang) -> Catalogue {
        catalogue::own_cards(game, &self.cards, lang)
    }
}
