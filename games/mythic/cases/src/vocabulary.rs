//! The words of Mythic Battles (2012): how choices and orders are written, and what the words in
//! capitals stand for.

use mythic::{Edge, Mythic, Point, Reaction, Stat, Talent, Terrain, UnitType};

use cases::stage::Form;
use cases::vocabulary::{Meaning, words};

/// Choices by first word.
pub(crate) const CHOICES: [Form; 32] = [
    ("activate", "activate UNIT [aow|leader]"),
    ("again", "again DIE"),
    ("bite", "bite [UNIT] [UNIT]"),
    ("convert", "convert CARD"),
    ("counter", "counter"),
    ("decline", "decline"),
    ("defend", "defend UNIT [sentry]"),
    ("deploy", "deploy UNIT SPACE"),
    ("discard", "discard DIE for DIE"),
    ("discard", "discard card UNIT"),
    ("done", "done"),
    ("exchange", "exchange"),
    ("fly", "fly SPACE"),
    ("harass", "harass UNIT [track]"),
    ("keep", "keep"),
    ("lay", "lay NUMBER turned NUMBER"),
    ("move", "move SPACE"),
    ("next", "next UNIT"),
    ("player", "player one NUMBER"),
    ("plus", "plus UNIT STAT"),
    ("reroll", "reroll DIE TALENT"),
    ("retreat", "retreat SPACE"),
    ("search", "search"),
    ("shoot", "shoot UNIT [arching] [far]"),
    ("spread", "spread UNIT"),
    ("strike", "strike UNIT"),
    ("take", "take CARD"),
    ("throw", "throw"),
    ("under", "under UNIT"),
    ("use", "use UNIT TALENT"),
    ("use", "use UNIT TALENT on UNIT"),
    ("zone", "zone EDGE"),
];

/// Standing orders by first word.
pub(crate) const ORDERS: [Form; 4] = [
    ("ask", "ask at POINT"),
    ("ask", "ask for REACTION"),
    ("skip", "skip at POINT"),
    ("skip", "skip for REACTION"),
];

/// What the words in capitals stand for.
pub(crate) fn meanings() -> Vec<Meaning> {
    let text = |name, text: &str| (name, text.to_owned());
    vec![
        text("BOARD", "the number of a board of the content"),
        text("CARD", "`aow`, or a unit for its Maneuver card"),
        text("COST", "a number of power points"),
        text("DICE", "a number"),
        text("DIE", "0 to 5 as dice fall; `5+3` is a die that has left a five behind"),
        text("DIFFICULTY", "a number"),
        ("EDGE", words(Edge::ALL.iter().map(|it| it.name()))),
        text("FACTION", "a faction of the roster"),
        text("PLACE", "the place of a board on the battlefield, from 1"),
        ("POINT", words(Point::ALL.iter().map(|it| it.name()))),
        text("POINTS", "a number of power points"),
        text("PP", "power points"),
        ("REACTION", words(Reaction::ALL.iter().map(|it| it.name()))),
        text("SIDE", "1 or 2"),
        text("SPACE", "`a1` to `h8`, with four generals to `l8`"),
        ("STAT", words(Stat::ALL.iter().map(|it| it.name()))),
        text("STATS", "one or several of STAT with commas between them, or `none`"),
        ("TALENT", words(Talent::ALL.iter().map(|it| it.name()))),
        ("TERRAIN", words(Terrain::ALL.iter().map(|it| it.name()))),
        text("TURNS", "quarter turns clockwise, 0 to 3"),
        ("TYPE", words(UnitType::ALL.iter().map(|it| it.name()))),
        text("UNIT", "the name of a unit"),
        text("VITALITY", "a number from 1"),
    ]
}

/// The names that a choice may have in it.
pub(crate) fn names(game: &Mythic) -> Vec<&str> {
    let units = game.units().map(|unit| game.tag(unit));
    let talents = Talent::ALL.iter().map(|talent| talent.name());
    let stats = Stat::ALL.iter().map(|stat| stat.name());
    units.chain(talents).chain(stats).chain(["aow", "leader"]).collect()
}
