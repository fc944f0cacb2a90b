//! Whatever a case file says, reading it ends with a report; and a position that is let in holds
//! what holds in every game.

mod common;

use cases::CaseFault;
use proptest::prelude::*;

use common::rulesets;

const SAMPLES: [(&str, &str); 3] = [
    (
        "pantheon-1.5",
        include_str!("../../../games/pantheon/cases/pantheon-1.5/7A-turn/activation.case"),
    ),
    (
        "mythic-2012",
        include_str!("../../../games/mythic/cases/mythic-2012/06-activation/activation.case"),
    ),
    ("conjurers", include_str!("../../../games/conjurers/cases/conjurers/24-fight/fight.case")),
];

/// Words that lead deep into the reader.
const WORDS: [&str; 76] = [
    "case",
    "rule",
    "like",
    "board",
    "unit",
    "power",
    "column",
    "rows",
    "hand",
    "deck",
    "discard",
    "stone",
    "relic",
    "token",
    "set",
    "turn",
    "setup",
    "scenario",
    "players",
    "teams",
    "elements",
    "expect",
    "not",
    "do",
    "refuse",
    "dice",
    "card",
    "lead",
    "order",
    "undo",
    "north",
    "south",
    "a",
    "b",
    "s1",
    "@a1",
    "aow*40",
    "none",
    "draft",
    "constructed",
    "goal",
    "P15.8A.1-1",
    "=",
    "+",
    "255",
    "-1",
    "vitality",
    "\n",
    "under",
    "front",
    "faceup",
    "printed",
    "reserve",
    "activated",
    "commanded",
    "terrain",
    "army",
    "four",
    "points",
    "M12.12.5",
    "creature",
    "item",
    "artifact",
    "battle",
    "duel",
    "field",
    "stock",
    "place",
    "assistants",
    "owns",
    "moment",
    "minus",
    "earth",
    "9/2",
    "offensive:99",
    "CON.24.6",
];

/// The cases of a sample, each under its ruleset.
fn under(ruleset: &str, text: &str) -> String {
    text.lines()
        .map(|line| match line.starts_with("case ") {
            true => format!("{line}\nruleset {ruleset}\n"),
            false => format!("{line}\n"),
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read(text in "\\PC*") {
        rulesets().run_text(&text);
    }

    #[test]
    fn any_words_are_read(words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..60)) {
        let words = words.join(" ");
        rulesets().run_text(&format!("case x\nboard\n  a1 open 3\nunit a north\n{words}"));
        rulesets().run_text(&format!("case x\nruleset mythic-2012\nunit a north @a1\nunit b south @b2\n{words}"));
        rulesets().run_text(&format!("case x\nruleset conjurers\ncreature a 1 earth 9/2 flying\n{words}"));
    }

    #[test]
    fn any_change_of_a_good_file_is_read(
        sample in prop::sample::select(&SAMPLES[..]),
        at in 0usize..6000,
        cut in 0usize..80,
        with in prop::sample::select(&WORDS[..]),
    ) {
        let text = under(sample.0, sample.1);
        let at = at % text.len();
        let end = (at + cut).min(text.len());
        if let (Some(before), Some(after)) = (text.get(..at), text.get(end..)) {
            rulesets().run_text(&format!("{before}{with}{after}"));
        }
    }

    #[test]
    fn lines_in_another_order_are_read(
        sample in prop::sample::select(&SAMPLES[..]),
        seed in any::<u64>(),
    ) {
        let text = under(sample.0, sample.1);
        let mut lines: Vec<&str> = text.lines().collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut lines);
        rulesets().run_text(&lines[..40.min(lines.len())].join("\n"));
    }
}

fn one_of<'a>(words: &[&'a str], rng: &mut fastrand::Rng) -> &'a str {
    words[rng.usize(..words.len())]
}

/// Some of these lines, each with its blanks filled: `#` is a number, `?` a seat, `%` a name of
/// the game, `&` a place.
fn position(lines: &[&str], names: &[&str], places: &[&str], rng: &mut fastrand::Rng) -> String {
    const NUMBERS: [&str; 12] = ["0", "1", "1", "1", "2", "2", "3", "3", "5", "12", "40", "255"];
    let mut text = String::new();
    for line in lines {
        if rng.u8(..4) > 0 {
            continue;
        }
        for c in line.chars() {
            match c {
                '#' => text.push_str(one_of(&NUMBERS, rng)),
                '?' => text.push_str(one_of(&["north", "south"], rng)),
                '%' => text.push_str(one_of(names, rng)),
                '&' => text.push_str(one_of(places, rng)),
                c => text.push(c),
            }
        }
        text.push('\n');
    }
    text
}

fn every_position_let_in_is_sound(
    begins: &str,
    lines: &[&str],
    names: &[&str],
    places: &[&str],
    ends: &str,
) {
    let mut played = 0;
    for seed in 0..800 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let lines = position(lines, names, places, &mut rng);
        let (cases, _) = rulesets().run_text(&format!("{begins}{lines}{ends}"));
        // Only the random lines and what was played may be at fault.
        let is_late = |fault: &&CaseFault| {
            fault.expected == "what holds in every game" || fault.found.starts_with("a panic")
        };
        let late: Vec<_> = cases[0].faults.iter().filter(is_late).collect();
        assert!(late.is_empty(), "{begins}{lines}\n{late:#?}");
        played += usize::from(!cases[0].transcript.is_empty());
    }
    assert!(played > 100, "{played} of the positions were played");
}

#[test]
fn a_position_of_pantheon_that_is_let_in_is_sound() {
    every_position_let_in_is_sound(
        "case x\nrule P15.8A.1-1\nboard\n  a1 open 3 | a2 forest 2 | a3 rift 3\n  \
         b1 lava 3 | b2 water 3 | b3 swamp 1\n\
         unit a north hero @a1\nunit b south hero @a2 talents guard\n",
        &[
            "unit c ? monster @& vitality #/12",
            "unit t ? troop @& minis 5 vitality #",
            "unit h ? hero @& huge activated retaliated",
            "hand ? a*# aow*#",
            "deck ? b*# omphalos*#",
            "discard ? % aow*#",
            "stone s1 omphalos @&",
            "stone s1 omphalos on %",
            "absorbed ? #",
            "elements & #",
            "round #",
            "first ?",
            "turn ? another",
            "turn ? end",
            "eliminated ?",
            "bought ? draw",
            "set round_limit #",
        ],
        &["a", "a", "b", "c"],
        &["a1", "a2", "a3", "b1", "b2", "b3"],
        "do north pass\nexpect round 1\n",
    );
}

#[test]
fn a_position_of_mythic_battles_that_is_let_in_is_sound() {
    every_position_let_in_is_sound(
        "case x\nruleset mythic-2012\nrule M12.12.5\nunit a north @c3\nunit b south @c5\n",
        &[
            "unit c ? @& vitality # flying",
            "unit d ? @& full # man # cc # ranged #/# talent scout=#",
            "unit e ? webbed",
            "terrain impassable & &",
            "terrain hill & &",
            "hand north a*#",
            "deck north a*# aow*#",
            "deck south b*# aow*#",
            "under south b*#",
            "discard south b*# aow*#",
            "front ? %",
            "faceup ? #",
            "points ? #",
            "turn ?",
            "at draw",
            "at check",
            "activated %",
            "quiet #",
        ],
        &["a", "b"],
        &["c3", "c4", "d4", "a1", "h8"],
        "do north done\nexpect active north\n",
    );
}

const CONJURERS: &str = "case x\nruleset conjurers\nrule CON.24.6\n\
    creature a 1 earth 9/2 weapon_smith\ncreature b 1 fire 40/2 devour resurrection\n\
    creature x 1 air 9/2 flying\ncreature y 1 water 9/9 burning:3\n\
    item shield absorption:4 copies:2\nitem net bind\n";

#[test]
fn a_town_of_conjurers_that_is_let_in_is_sound() {
    every_position_let_in_is_sound(
        CONJURERS,
        &[
            "turn #",
            "button ?",
            "starter ?",
            "assistants ? worker merchant",
            "place ? conjurer &",
            "place ? worker &",
            "place ? conjurer duat",
            "stock ? wood # sapphire # food #",
            "minus ? #",
            "mine wood ?",
            "owns ? shield net",
            "army north a b %",
            "army south x y",
            "moment resolving",
            "moment battles",
            "moment end",
            "set fixed_damage on",
            "set elements on",
        ],
        &["a", "x", "satyr", "kappa"],
        &["tavern", "guild_house", "lumber_mill", "marketplace", "house_1", "blacksmith"],
        "do north pass\nexpect turn 1\n",
    );
}

#[test]
fn a_battle_of_conjurers_that_is_let_in_is_sound() {
    every_position_let_in_is_sound(
        &format!(
            "{CONJURERS}army north a b\narmy south x y\nowns north shield\nowns south net\n\
             battle duel north south\nhand north b\nhand south y\n"
        ),
        &[
            "field north a 1 damage #",
            "field north a & poison # rest # wears shield:#",
            "field north b & devouring risen frost",
            "field south x & bound",
            "field south x 1 poison # wears_spent net",
            "field south y & damage #",
            "hand ? none",
            "undrawn ? %",
            "moved ? % #",
            "acts ?",
            "quiet #",
            "set elements on",
        ],
        &["a", "b", "x", "y", "minion"],
        &["1", "2", "3"],
        "do north pass\nexpect turn 1\n",
    );
}
