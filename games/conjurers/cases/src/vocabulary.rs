//! The words of Conjurers: how choices are written, and what the words in capitals stand for.

use conjurers::catalog::{Element, Mythology, Trait};
use conjurers::{Action, Column, Conjurers, Figure, Magic, Phase, Resource};

use cases::stage::Form;
use cases::vocabulary::{Meaning, words};

/// Choices by first word.
pub(crate) const CHOICES: [Form; 25] = [
    ("adopt", "adopt MAGIC"),
    ("assistant", "assistant FIGURE"),
    ("attack", "attack CREATURE"),
    ("bind", "bind CREATURE CREATURE"),
    ("break", "break CREATURE"),
    ("buy", "buy CARD"),
    ("decline", "decline"),
    ("devour", "devour CREATURE"),
    ("done", "done"),
    ("equip", "equip CARD"),
    ("fight", "fight CREATURE"),
    ("hire", "hire FIGURE"),
    ("move", "move CREATURE SLOT"),
    ("pass", "pass"),
    ("place", "place FIGURE ACTION"),
    ("prize", "prize CREATURE"),
    ("remove", "remove CREATURE"),
    ("resolve", "resolve FIGURE"),
    ("sacrifice", "sacrifice CREATURE COLUMN"),
    ("spare", "spare RESOURCE"),
    ("stay", "stay FIGURE"),
    ("steal", "steal RESOURCE ..."),
    ("summon", "summon CREATURE SLOT"),
    ("take", "take RESOURCE"),
    ("trade", "trade RESOURCE RESOURCE"),
];

/// What the words in capitals stand for.
pub(crate) fn meanings() -> Vec<Meaning> {
    let text = |name, text: &str| (name, text.to_owned());
    let traits = words(Trait::ALL.iter().map(|it| it.name()));
    let numbered = "`offensive:N`, `defensive:N`, `burning:N`, `absorption:N`, `power_hit:N`";
    vec![
        ("ABILITY", format!("{traits}, {numbered}")),
        ("ACTION", words(Action::ALL.iter().map(|it| it.name()))),
        text("CARD", "the id of an item or artifact"),
        text("CAUSE", "`strike`, `multi_attack`, `burning`, `poison`, `devour` or `break_free`"),
        ("COLUMN", words(Column::ALL.iter().map(|it| it.name()))),
        text("CREATURE", "the id of a creature, or `minion`"),
        text("DICE", "a number of battle dice"),
        text("DIE", "0, 1 or 2"),
        ("ELEMENT", words(Element::ALL.iter().map(|it| it.name()))),
        text("ENDING", "`last_creature`, `both_last` or `hit_points`"),
        ("FIGURE", words(Figure::ALL.iter().map(|it| it.name()))),
        text("HEALTH", "a number of health points"),
        text("KIND", "a figure that is an assistant"),
        text("LEVEL", "1 to 5"),
        ("MAGIC", words(Magic::ALL.iter().map(|it| it.name()))),
        ("MYTHOLOGY", words(Mythology::ALL.iter().map(|it| it.name()))),
        text("NEED", "food that was due"),
        text("PAID", "food that was paid"),
        ("PHASE", words(Phase::ALL.iter().map(|it| it.name()))),
        text("POINTS", "a number of victory points"),
        ("RESOURCE", words(Resource::ALL.iter().map(|it| it.name()))),
        text("SETTING", "`fixed_damage`, `tournaments`, `elements` or `healing`"),
        text("SLOT", "1 to 3"),
    ]
}

/// The names that a choice may have in it.
pub(crate) fn names(game: &Conjurers) -> Vec<&str> {
    let creatures = game.creatures().map(|id| game.tag(id));
    let cards = game.equipment().map(|id| game.card_tag(id));
    let figures = Figure::ALL.iter().map(|it| it.name());
    let actions = Action::ALL.iter().map(|it| it.name());
    let resources = Resource::ALL.iter().map(|it| it.name());
    let magic = Magic::ALL.iter().map(|it| it.name());
    let columns = Column::ALL.iter().map(|it| it.name());
    let names = creatures.chain(cards).chain(figures).chain(actions).chain(resources);
    names.chain(magic).chain(columns).chain(["minion"]).collect()
}
