//! The words of Pantheon: how choices and orders are written, and what the words in capitals stand
//! for.

use board::Terrain;
use pantheon::catalog::{Class, Mythology, PowerKind, Talent, UnitType};
use pantheon::{Manoeuvre, Pantheon, Point, Reaction};

use cases::stage::Form;
use cases::vocabulary::{Meaning, words};

/// Choices by first word.
pub(crate) const CHOICES: [Form; 46] = [
    ("absorb", "absorb STONE"),
    ("activate", "activate UNIT simple|complex"),
    ("aerial", "aerial"),
    ("area", "area AREA"),
    ("attack", "attack"),
    ("board", "board NUMBER"),
    ("buy", "buy MANOEUVRE"),
    ("claim", "claim STONE"),
    ("decline", "decline"),
    ("deploy", "deploy AREA"),
    ("discard", "discard DIE for DIE"),
    ("draw", "draw"),
    ("drop", "drop"),
    ("end", "end"),
    ("enter", "enter AREA"),
    ("evade", "evade"),
    ("fly", "fly"),
    ("force", "force"),
    ("go", "go on"),
    ("guard", "guard UNIT"),
    ("heal", "heal"),
    ("keep", "keep"),
    ("lead", "lead UNIT"),
    ("pass", "pass"),
    ("pass", "pass draw"),
    ("pay", "pay CARD"),
    ("pay", "pay UNIT UNIT"),
    ("pick", "pick UNIT"),
    ("place", "place UNIT AREA"),
    ("recall", "recall UNIT"),
    ("recruit", "recruit UNIT"),
    ("reroll", "reroll DIE"),
    ("resolve", "resolve UNIT POWER"),
    ("resolve", "resolve terrain"),
    ("retaliate", "retaliate"),
    ("run", "run"),
    ("scenario", "scenario NUMBER"),
    ("second", "second NUMBER"),
    ("stop", "stop"),
    ("take", "take CARD"),
    ("target", "target TARGET"),
    ("target", "target TARGET full"),
    ("throw", "throw AREA"),
    ("use", "use UNIT POWER"),
    ("walk", "walk"),
    ("zone", "zone NUMBER"),
];

/// Standing orders by first word.
pub(crate) const ORDERS: [Form; 6] = [
    ("ask", "ask at POINT"),
    ("ask", "ask for REACTION"),
    ("skip", "skip at POINT"),
    ("skip", "skip for REACTION"),
    ("use", "use UNIT TALENT"),
    ("waive", "waive UNIT TALENT"),
];

/// What the words in capitals stand for.
pub(crate) fn meanings() -> Vec<Meaning> {
    let text = |name, text: &str| (name, text.to_owned());
    let stones = board::StoneKind::ALL.iter().map(|kind| kind.name());
    let powers = PowerKind::ALL.iter().map(|kind| kind.name());
    vec![
        text(
            "AIM",
            "`destroy UNIT`, `last_divinity`, `absorb NUMBER`, `reach AREA`, `carry AREA`, \
             `survive ROUND` or `skirmish`",
        ),
        text("AREA", "an area of a drawing, such as `a1`"),
        text("CARD", "`aow`, `omphalos`, or a unit for its activation card"),
        ("CLASS", words(Class::ALL.iter().map(|it| it.name()))),
        text("DEFENCE", "a number"),
        text("DIE", "0 to 5, as dice fall; `-` is a blank too"),
        text("ENTRY", "a number X, `yes` or `-`"),
        ("KIND", format!("of a stone: {}; of a power: {}", words(stones), words(powers))),
        ("MANOEUVRE", words(Manoeuvre::ALL.iter().map(|it| it.name()))),
        ("MYTHOLOGY", words(Mythology::ALL.iter().map(|it| it.name()))),
        text("OFFENCE", "a number"),
        text("OTHER_UNIT", "the name of a unit"),
        ("POINT", words(Point::ALL.iter().map(|it| it.name()))),
        text("POWER", "the id of a power of that unit"),
        ("REACTION", words(Reaction::ALL.iter().map(|it| it.name()))),
        text("ROUND", "a number from 1"),
        text("SETTING", "a table setting, see [Rulings](rulings.md)"),
        text("STONE", "`s1`, `s2`, ... in the order of their lines"),
        ("TALENT", words(Talent::ALL.iter().map(|it| it.name()))),
        text("TARGET", "a unit or a token"),
        ("TERRAIN", words(Terrain::ALL.iter().map(|it| it.name()))),
        text("TOKEN", "`t1`, `t2`, ... in the order in which they came into play"),
        ("TYPE", words(UnitType::ALL.iter().map(|it| it.name()))),
        text("UNIT", "the name of a unit; of two with one name, the second is `a.2`"),
        text("VALUE", "`true`, `false`, a number or `none`"),
    ]
}

/// The names that a choice may have in it.
pub(crate) fn names(game: &Pantheon) -> Vec<&str> {
    let units = game.units().map(|unit| game.tag(unit));
    let areas = game.setup().boards.iter().flat_map(|board| board.areas());
    let powers = game.units().flat_map(|unit| &game.def(unit).powers);
    let names = units.chain(areas.map(|area| area.tag.as_str()));
    names.chain(powers.map(|power| power.id.as_str())).chain(["aow", "omphalos"]).collect()
}
