//! Odds of a fight in Conjurers: two creatures face each other, and one attacks.

use std::io::Write;

use anyhow::{Context as _, anyhow, ensure};
use conjurers::battle::{BattleKind, Fighter, MOST_WORN, Side, Worn};
use conjurers::catalog::MythologySet;
use conjurers::{
    BattlePosition, Chance, Choice, Combatant, Conjurers, CreatureId, CreatureSet, EquipmentId,
    FightForecast, Figure, Moment, PlayerPosition, Position, RULESET, RowPosition, Settings,
};
use conjurers_table::CardSet;
use conjurers_words::ConjurersSpeaker;
use kernel::{Game as _, Log, Seat};
use serde_json::{Value, json};
use text::Lang;

use commands::odds::{CANCEL, OddsArgs, PAIR, REROLLS, VITALITY, ZERO_REROLL, bar, percent};
use commands::{rulings, set_up};

/// Prints the odds of the fight that was asked about.
pub(crate) fn run(args: &OddsArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    args.refuse(&[PAIR, REROLLS, CANCEL, VITALITY, ZERO_REROLL])?;
    let (Some(attacker), Some(defender)) = (&args.attacker, &args.defender) else {
        return Err(anyhow!("a fight of {RULESET} needs --attacker ID and --defender ID"));
    };
    let cards = conjurers_table::embedded_cards();
    let settings: Settings = rulings(&args.settings, &Settings::default())?;
    ensure!(!settings.tournaments, "--settings: a fight is the same in a tournament");
    // With four players no mythology is out of the game.
    let game: Conjurers = set_up(cards.setup(4, settings))?;
    let sides = [
        Described::read(&game, &cards, attacker, &args.attacker_wears)?,
        Described::read(&game, &cards, defender, &args.defender_wears)?,
    ];
    ensure!(sides[0].creature != sides[1].creature, "there is only one `{attacker}`");
    let forecast = foresee(&game, &sides)?;
    if args.json {
        return Ok(writeln!(out, "{}", as_json(&game, &forecast))?);
    }
    write_text(&game, &ConjurersSpeaker::new(Lang::En, &cards), &forecast, out)
}

/// A creature with what it wears.
struct Described {
    creature: CreatureId,
    worn: Vec<EquipmentId>,
}

impl Described {
    fn read(game: &Conjurers, cards: &CardSet, id: &str, worn: &[String]) -> anyhow::Result<Self> {
        let known = || cards.creatures.iter().map(|card| &card.def.id[..]).collect();
        let creature = game.creature_by_tag(id).ok_or_else(|| unknown("creature", id, known()))?;
        ensure!(worn.len() <= MOST_WORN, "{id} wears {} cards: at most {MOST_WORN}", worn.len());
        let known = || cards.equipment.iter().map(|card| &card.def.id[..]).collect();
        let card = |id: &String| game.card_by_tag(id).ok_or_else(|| unknown("card", id, known()));
        Ok(Self { creature, worn: worn.iter().map(card).collect::<anyhow::Result<_>>()? })
    }

    fn player(&self) -> PlayerPosition {
        PlayerPosition {
            assistants: vec![Figure::Worker],
            army: CreatureSet::from_iter([self.creature]),
            equipment: self.worn.clone(),
            ..PlayerPosition::default()
        }
    }

    fn row(&self) -> RowPosition {
        let mut fighter = Fighter::fresh(self.creature);
        for (place, &card) in fighter.worn.iter_mut().zip(&self.worn) {
            *place = Some(Worn { card, absorbed: 0, spent: false });
        }
        RowPosition { slots: [Some(fighter), None, None], ..RowPosition::default() }
    }
}

fn unknown(what: &str, id: &str, known: Vec<&str>) -> anyhow::Error {
    match content::nearest(id, &known) {
        Some(near) => anyhow!("no {what} `{id}`; did you mean `{near}`?"),
        None => anyhow!("no {what} `{id}`; there are {}", known.join(", ")),
    }
}

/// Both in the first slot of a duel, and the attacker strikes.
fn foresee(game: &Conjurers, sides: &[Described; 2]) -> anyhow::Result<FightForecast> {
    let idle = || PlayerPosition { assistants: vec![Figure::Worker], ..PlayerPosition::default() };
    let position = Position {
        turn: 1,
        button: Seat(0),
        starter: Seat(0),
        locked: MythologySet::default(),
        mines: Default::default(),
        players: vec![sides[0].player(), sides[1].player(), idle(), idle()],
        moment: Moment::Battle(BattlePosition {
            kind: BattleKind::Duel,
            seats: [Seat(0), Seat(1)],
            turn: Side::Attacker,
            quiet: 0,
            rows: [sides[0].row(), sides[1].row()],
        }),
    };
    let state = game.position(&position, &mut Log::silent()).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        anyhow!("{}", faults.join("; "))
    })?;
    let view = game.view(&state, Some(Seat(0)));
    let tag = game.tag(sides[0].creature);
    game.forecast(&view, Choice::Attack(sides[0].creature))
        .with_context(|| format!("`{tag}` cannot attack so"))
}

/// The chance that a creature falls in the fight.
fn falls(forecast: &FightForecast, creature: CreatureId) -> f64 {
    let found = forecast.falls.iter().find(|(fallen, _)| *fallen == creature);
    found.map_or(0.0, |(_, chance)| share(*chance))
}

fn share(chance: Chance) -> f64 {
    f64::from(chance.0) / 1e6
}

fn as_json(game: &Conjurers, forecast: &FightForecast) -> Value {
    let side = |own: &Combatant| {
        json!({
            "creature": game.tag(own.creature),
            "strikes": own.strikes,
            "dice": own.dice,
            "damage": own.damage,
            "suffers": {
                "mean": f64::from(own.mean) / 1000.0,
                "at_least": own.at_least.iter().map(|&chance| share(chance)).collect::<Vec<_>>(),
            },
            "falls": falls(forecast, own.creature),
        })
    };
    json!({
        "ruleset": RULESET,
        "attacker": side(&forecast.by),
        "defender": side(&forecast.on),
        // Chances come in parts per million.
        "precision": 1e-6,
    })
}

fn write_text(
    game: &Conjurers,
    speaker: &ConjurersSpeaker<'_>,
    forecast: &FightForecast,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let name = |side: &Combatant| speaker.creature(game, side.creature);
    let (by, on) = (&forecast.by, &forecast.on);
    writeln!(out, "{RULESET}: {} attacks {}", name(by), name(on))?;
    for side in [by, on] {
        let mean = f64::from(side.mean) / 1000.0;
        writeln!(out, "\n{} suffers {mean:.3} damage on average", name(side))?;
        for (damage, &chance) in (1..).zip(&side.at_least) {
            let chance = share(chance);
            let row = format!("{damage:>4}+  {:>8}  {}", percent(chance), bar(chance));
            writeln!(out, "{}", row.trim_end())?;
        }
        writeln!(out, "falls   {:>8}", percent(falls(forecast, side.creature)))?;
    }
    Ok(())
}
