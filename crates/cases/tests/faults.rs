//! What a case file that is wrong says of itself: all of it, at once, where it stands, and with what
//! was probably meant.

mod common;

use cases::{CaseFault, CaseReport};

use common::rulesets;

fn run(ruleset: &str, text: &str) -> (Vec<CaseReport>, Vec<CaseFault>) {
    let text = text.replacen('\n', &format!("\nruleset {ruleset}\n"), 1);
    rulesets().run_text(&text)
}

/// The faults of a text, whose second line is taken up by its ruleset.
fn faults(ruleset: &str, text: &str) -> Vec<CaseFault> {
    let (cases, outside) = run(ruleset, text);
    outside.into_iter().chain(cases.into_iter().flat_map(|case| case.faults)).collect()
}

fn lines(faults: &[CaseFault]) -> Vec<usize> {
    faults.iter().map(|fault| fault.line).collect()
}

/// The one fault of a line.
fn at(faults: &[CaseFault], line: usize) -> &CaseFault {
    let found: Vec<_> = faults.iter().filter(|fault| fault.line == line).collect();
    let [fault] = found.as_slice() else { panic!("line {line}: {faults:#?}") };
    fault
}

/// Every line from the third on that ends in `# wrong`, and no other, has exactly one fault.
fn one_fault_each(ruleset: &str, text: &str) {
    let found = faults(ruleset, text);
    let wrong = text.lines().zip(1..).filter(|(line, _)| line.ends_with("# wrong"));
    let wrong: Vec<usize> = wrong.map(|(_, line)| line + 1).collect();
    assert!(wrong.len() >= 9, "{wrong:?}");
    assert_eq!(lines(&found), wrong, "{found:#?}");
}

#[test]
fn all_mistakes_of_a_case_of_pantheon_are_told_in_one_round() {
    for ruleset in ["pantheon-1.5", "pantheon-beta"] {
        one_fault_each(
            ruleset,
            "case mistakes of every kind
rule P15.8A.1-1 P15.8A.1-99 # wrong
bord # wrong
  a1 open 1 | a2 open 3 | a3 open 3
unit a north hero @a9 # wrong
unit b south hero @a2 defense 5 # wrong
unit c south troop @a3 minis 3 vitality 4 # wrong
unit e south hero offence 11 # wrong
hand north a d # wrong
turn nort # wrong
stone s1 omphallos @a1 # wrong
stone s2 omphalos @a1
power a rage activ # wrong
  cost = 1
column a rage 1 2
set thrown_may_retaliat false # wrong
do north wlk # wrong
do north use a rage
do north claim s1
do north activate a # wrong
do nort walk # wrong
dice 7 # wrong
expct asked north # wrong
expect b vitalty 3 # wrong
expect event wunded b # wrong
expect event wounded q # wrong
refuse north enter a7 # wrong
refuse north walk P15.8A.1-222 # wrong
",
        );
    }
}

#[test]
fn a_drawing_that_cannot_be_read_hides_no_other_mistake() {
    let found = faults(
        "pantheon-1.5",
        "case mistakes beside a drawing
rule P15.8A.1-99
board
  a1 opn 3 | a2 open 3
unit a north heroo @a1 move 2
unit b sout hero @a2
hand north zz
set thrown_may_retaliat false
do north activat a simple
expect not offeredd walk
dice 7
refuse south pay aow P15.10.22
",
    );
    assert_eq!(lines(&found), [3, 5, 6, 7, 8, 9, 10, 11, 12, 13], "{found:#?}");
}

#[test]
fn all_mistakes_of_a_case_of_mythic_battles_are_told_in_one_round() {
    one_fault_each(
        "mythic-2012",
        "case mistakes of every kind
rule M12.12.5 M12.12.55 # wrong
unit a north @c3 cc 3 defense 5 # wrong
unit b soth @c4 # wrong
unit c south @z9 # wrong
unit d south @d3
unit e south @d3 # wrong
unit f south @c5 vitality 9 # wrong
unit g south @c6 cc 12 # wrong
unit h south @c7 full 30 # wrong
unit i west @e7 # wrong
printed a 4 ccc 3 # wrong
hand north d # wrong
discard north a q # wrong
terain hill e5 # wrong
do north activate x # wrong
do north strikee b # wrong
do north activate a ao # wrong
order north ask att turn_end # wrong
dice 9 # wrong
dice x 1 # wrong
expect b vitalty 3 # wrong
expect event wunded b # wrong
expect moves z9 # wrong
refuse north strike b M12.12 # wrong
",
    );
}

#[test]
fn all_mistakes_of_a_case_of_conjurers_are_told_in_one_round() {
    one_fault_each(
        "conjurers",
        "case mistakes of every kind
rule CON.24.6 CON.24.66 # wrong
creature a 1 earth 3/2 weapon_smit # wrong
creature b 1 erth 3/2 weapon_smith # wrong
creature x 7 earth 3/2 weapon_smith # wrong
creature y 1 earth 3/2 weapon_smith
creature z 1 earth 3/2 weapon_smith
army north a b
army south x y y2 # wrong
army east y # wrong
batle duel north south # wrong
field north a 4 # wrong
hand north b
field south x 1 damage 70 # wrong
field south y 2 pison 1 # wrong
hand south z # wrong
stock north wod 3 # wrong
turn 13 # wrong
do north atack a # wrong
do north attack q # wrong
do north summon b 5 # wrong
dice 7 # wrong
card north # wrong
expect a dammage 2 # wrong
expect events died a, dyed x # wrong
expect stock north gold 1 # wrong
refuse north attack a CON.24.666 # wrong
",
    );
}

const ARENA: &str = "\
case an arena
rule P15.8A.1-1
board
  a1 open 3 | a2 rift 3 | a3 open 3
";

fn arena(rest: &str) -> Vec<CaseFault> {
    faults("pantheon-1.5", &format!("{ARENA}{rest}"))
}

#[test]
fn a_position_that_cannot_be_is_blamed_on_the_line_that_says_it() {
    let found = arena(
        "unit z north god @a2\nunit a north hero @a1 cards 2\nunit t north troop @a1 activated\n\
         hand north a*4\nstone s1 omphalos on t\nstone s2 omphalos on t\nround 0\n\
         do north pass\nexpect asked card south\n",
    );
    assert_eq!(lines(&found), [6, 8, 9, 11, 12], "{found:#?}");
    assert!(at(&found, 6).found.contains("rift"), "{found:#?}");
    assert!(at(&found, 8).found.contains("activated"), "{found:#?}");
    let found = arena(
        "unit a north hero @a3\nunit g north god @a1\nunit h north god @a1\nexpect round 1\n",
    );
    assert!(at(&found, 8).found.contains("north has 2 divinities"), "{found:#?}");

    let found = faults(
        "mythic-2012",
        "case cards\nrule M12.5.1\nunit a north @c3\nunit b south @c5\nhand south b a\n\
         deck north a\nunder north a*30 a*30\ndo north activate a\nexpect active north\n",
    );
    assert_eq!(lines(&found), [6, 8], "{found:#?}");

    let found = faults(
        "conjurers",
        "case two players\nrule CON.4.14\nplayers 2\nlocked norse greek\n\
         stock north wood 1\nstock south sapphire 2\nplace north conjurer tavern\n\
         place south conjurer tavern\nplace south worker tavern\ndo north pass\nexpect turn 1\n",
    );
    let told: Vec<_> = found.iter().map(|fault| (fault.line, fault.found.as_str())).collect();
    assert!(
        told.contains(&(7, "south has sapphires: there are none with two players")),
        "{told:?}"
    );
    assert!(told.iter().all(|(line, _)| (7..=10).contains(line)), "{told:?}");
}

#[test]
fn what_follows_from_a_line_that_was_not_understood_is_not_told_as_well() {
    let found = arena(
        "unit a nrth hero @a1\nhand north a aow\ndo north activate a simple\nexpect a at a1\n",
    );
    assert_eq!(lines(&found), [6], "{found:#?}");
    let text = "case one\nrule P15.8A.1-1\nboard\n  a1 open 3\nunit a north heroo @a1\nexpect a at a1\n\n\
                case two\nrule P15.8A.1-1\nlike one\nexpect a at a1\n";
    let found = faults("pantheon-1.5", text);
    assert_eq!(lines(&found), [6, 11], "{found:#?}");
    assert!(at(&found, 11).found.contains("`one`, which has faults"), "{found:#?}");
    // A position that cannot be is told once, by the case that has it.
    let text = "case one\nrule P15.8A.1-1\nboard\n  a1 open 3\nunit a north @a1 vitality 6/5\nexpect a at a1\n\n\
                case two\nrule P15.8A.1-1\nlike one\nexpect a at a1\n";
    assert_eq!(lines(&faults("pantheon-1.5", text)), [6, 11]);
}

#[test]
fn a_seat_that_is_not_asked_is_said_not_to_be() {
    let found = arena(
        "expect not offered south walk\nexpect offered south pass\nexpect not offered north end\n",
    );
    assert_eq!(lines(&found), [6, 7], "{found:#?}");
    assert!(found[0].found.starts_with("south not asked (asked north: "), "{}", found[0]);
    assert!(found[0].expected.contains("`expect not asked south`"), "{}", found[0]);
    assert!(!found[1].expected.contains("expect not asked"), "{}", found[1]);
    let found =
        arena("do north pass\nexpect not offered south pass\ncard south aow\nexpect over\n");
    assert!(at(&found, 7).found.contains("(asked card south)"), "{found:#?}");
}

#[test]
fn refusals_are_shown_with_the_rule_they_cite() {
    let (cases, _) = run(
        "pantheon-1.5",
        &format!(
            "{ARENA}unit a north hero @a1\nrefuse north recall a P15.7B.1\nrefuse south pass\n\
             do north activate a simple\ndo north enter a2\nexpect over\n"
        ),
    );
    let shown = cases[0].transcript.join("\n");
    assert!(shown.contains("refuse north recall a\n    refused by P15."), "{shown}");
    // Who is not asked is told by which rule.
    assert!(shown.contains("refuse south pass\n    refused by P15.7A.0-3"), "{shown}");
    assert!(shown.contains("north enter a2\n    refused by P15."), "{shown}");
}

const ATTACK: &str = "\
case an attack
rule P15.8A.2x-2
board
  a1 open 3
unit a north troop @a1 minis 5 offence 2
unit t2 south hero @a1 defence 7 vitality 6
hand south aow t2
do north activate a simple
do north attack
do north target t2
";

#[test]
fn dice_may_name_whom_they_are_rolled_for() {
    let attack = |rest: &str| faults("pantheon-1.5", &format!("{ATTACK}{rest}"));
    assert_eq!(attack("expect asked dice 2 for a\ndice a 0 3\nexpect event rolled 0 3\n"), []);
    assert_eq!(attack("expect asked dice 2\ndice north 0 3\nexpect event rolled 0 3\n"), []);
    let found = attack("dice t2 0 3\nexpect event rolled 0 3\n");
    assert_eq!(
        (at(&found, 12).found.as_str(), at(&found, 12).expected.as_str()),
        ("dice for a", "dice for t2")
    );
    let found = attack("dice t22 0 3\nexpect asked dice 2 for t2\n");
    assert!(at(&found, 12).expected.contains("did you mean `t2`?"), "{found:#?}");

    let fight = "case a fight\nrule M12.12.5\nunit a north @c3 cc 3\nunit b south @c4 cc 2\n\
                 do north activate a\ndo north strike b\ndo south counter\n";
    let fight = |rest: &str| faults("mythic-2012", &format!("{fight}{rest}"));
    assert_eq!(
        fight("dice a 0 0 0\nexpect asked dice 2 for b\ndice south 0 0\nexpect turn 1\n"),
        []
    );
    let found = fight("dice a 0 0 0\ndice a 0 0\nexpect turn 1\n");
    assert_eq!(at(&found, 10).found, "dice for b", "{found:#?}");

    let duel = "case a duel\nrule CON.24.6\ncreature a 1 earth 9/2 weapon_smith\n\
                creature x 1 earth 9/1 weapon_smith\ncreature b 1 earth 9/1 weapon_smith\n\
                creature y 1 earth 9/1 weapon_smith\narmy north a b\narmy south x y\n\
                battle duel north south\nfield north a 1\nhand north b\nfield south x 1\n\
                hand south y\ndo north attack a\n";
    let duel = |rest: &str| faults("conjurers", &format!("{duel}{rest}"));
    assert_eq!(
        duel("dice a 0 0\nexpect asked dice 1 for x\ndice south 0\nexpect a damage 0\n"),
        []
    );
    let found = duel("dice south 0 0\ndice a 0\nexpect a damage 0\n");
    assert_eq!(
        (at(&found, 16).found.as_str(), at(&found, 17).found.as_str()),
        ("dice for a", "dice for x")
    );
}

#[test]
fn like_changes_what_it_names_in_every_game() {
    let text = "case a fight\nrule M12.12.5\nunit a north @c3 cc 3\nunit b south @c4 cc 2 vitality 2\n\
                hand south b\nexpect b vitality 2\n\n\
                case changed\nruleset mythic-2012\nrule M12.12.5\nlike a fight\nunit b @d5 vitality 3\nunit a cc 1\n\
                expect b @d5\nexpect b vitality 3\nexpect a @c3\nexpect hand south b 1\n\n\
                case taken away\nruleset mythic-2012\nrule M12.12.5\nlike changed\nunit b destroyed\nexpect b destroyed\n";
    assert_eq!(faults("mythic-2012", text), []);
    let again = "case twice\nrule M12.12.5\nunit a north @c3\nunit a @c4\nexpect a @c3\n";
    assert!(at(&faults("mythic-2012", again), 5).found.contains("again"));
    let text = "case an army\nrule M12.1.1\nsetup\narmy north hades minos\narmy south hades minos\n\
                expect army north illegal M12.1.4\n\n\
                case another\nruleset mythic-2012\nrule M12.1.1\nlike an army\n\
                army north athena minos\nexpect army north illegal M12.1.2\n\
                expect army south illegal M12.1.4\n";
    let found = faults("mythic-2012", text);
    assert_eq!(found, []);

    let text = "case a duel\nrule CON.24.6\ncreature a 1 earth 9/2 weapon_smith\n\
                creature x 1 earth 9/1 weapon_smith\narmy north a\narmy south x\n\
                place north worker lumber_mill\nbattle duel north south\nfield north a 1 damage 2\n\
                field south x 1\nexpect a damage 2\nexpect a health 9\n\n\
                case changed\nruleset conjurers\nrule CON.24.6\nlike a duel\ncreature a 1 fire 7/3 flying\n\
                field north a 3 damage 1\nplace north worker stone_mine\nexpect a slot 3\nexpect a damage 1\n\
                expect a health 7\nexpect a has flying\nexpect figure north worker stone_mine\n";
    assert_eq!(faults("conjurers", text), []);
}

#[test]
fn lists_show_what_is_near_to_what_was_typed() {
    let text = "case a move\nrule M12.7.1\nunit a north @a1 move 3/6\nunit b south @h8\n\
                do north activate a\nexpect offered move h7\n";
    let found = faults("mythic-2012", text);
    let told = &at(&found, 7).found;
    assert!(told.starts_with("move "), "{told}");
    assert!(told.contains("move h") || told.contains("move d7") || told.contains("7,"), "{told}");
    assert!(told.contains(" more"), "{told}");
    let found = faults(
        "mythic-2012",
        &text.replace("expect offered move h7", "do north strike b\nexpect over"),
    );
    let told = at(&found, 7);
    assert!(told.found.contains("refused by M12."), "{told}");
    let names: String =
        (b'a'..=b'n').map(|c| format!("unit {0}{0}{0} north hero @a1\n", c as char)).collect();
    let found = arena(&format!("{names}expect mmn at a1\n"));
    assert!(found.iter().any(|fault| fault.expected.contains("mmm")), "{found:#?}");
}

#[test]
fn what_was_meant_is_told_of_choices_names_and_rules() {
    let found = arena(
        "unit ajax north hero @a1\ndo north activate ajxa simple\ndo north atack\n\
         do north activate ajax\nexpect ajax at a1\nrefuse north walk P15.8A.1-222\n",
    );
    assert!(at(&found, 7).expected.contains("did you mean `ajax`?"), "{found:#?}");
    assert!(at(&found, 8).expected.contains("did you mean `attack`?"), "{found:#?}");
    assert_eq!(at(&found, 9).expected, "`activate UNIT simple|complex`");
    assert!(at(&found, 11).expected.contains("did you mean `P15.8A.1-2`?"), "{found:#?}");
    let found = faults("mythic-2012", "case x\nrule M12.4.333\nunit a north @a1\nexpect a @a1\n");
    assert!(at(&found, 3).expected.contains("did you mean `M12.4.3"), "{found:#?}");
}

#[test]
fn limits_of_what_a_case_makes_up_are_told_at_their_lines() {
    let creature = |n: usize| format!("creature own_{n} 1 earth 3/2 flying\n");
    let item = |n: usize| format!("item thing_{n} absorption:1\n");
    let creatures: String = (1..=9).map(creature).collect();
    let items: String = (1..=4).map(item).collect();
    let text =
        format!("case many\nrule CON.2.6\n{creatures}{items}army north own_9\nexpect turn 1\n");
    let found = faults("conjurers", &text);
    assert_eq!(lines(&found), [12, 16], "{found:#?}");
    assert!(found[0].expected.contains("at most 8 creatures of the case's own"), "{}", found[0]);
    assert!(found[1].expected.contains("at most 3 items and artifacts"), "{}", found[1]);
    let text = "case wrong cards\nrule CON.2.6\ncreature a 1 earth 61/2 flying\ncreature b 2 earth 3/2 flying\n\
                item c\nitem d absorption:11\ncreature satyr 1 earth 3/2 flying\nexpect turn 1\n";
    assert_eq!(lines(&faults("conjurers", text)), [4, 5, 6, 7, 8]);

    let found = arena(
        "unit a north hero @a1\nrows a 3/11/0/1\nunit b north troop @a1 minis 0\n\
         power b strike active\n  when = \"activation\"\n  do = []\nexpect round 1\n",
    );
    assert!(lines(&found).contains(&7) && lines(&found).contains(&8), "{found:#?}");
    let units: String = (1..=65).map(|n| format!("unit u{n} north hero\n")).collect();
    let found = arena(&format!("{units}expect round 1\n"));
    assert_eq!(lines(&found), [70], "{found:#?}");

    let found = faults(
        "mythic-2012",
        "case wrong units\nrule M12.2.7\nunit a north @a1 full 21\nunit b north @b1 man 10\n\
         unit c south @c8 cc 11\nprinted c 4 defence 16\nreserve south 9\nexpect turn 1\n",
    );
    assert_eq!(lines(&found), [4, 5, 7, 8], "{found:#?}");
}

const TWO_BOARDS: &str = "\
case two boards
rule P15.6A.2b-1
setup constructed
first north
board
  a1 open 3 | a2 open 3 | c3 open 3
  deploy north a1
  deploy south c3
board
  a2 forest 3 | a1 open 3 | b9 open 3
  deploy north a1
  deploy south b9
unit g north god cost 17
unit t north troop cost 1
unit z south god cost 17
unit s south troop cost 1
";

#[test]
fn areas_of_the_second_board_are_named_as_they_are_drawn() {
    let second = |rest: &str| {
        faults("pantheon-1.5", &format!("{TWO_BOARDS}do north board 2\ndo south zone 2\n{rest}"))
    };
    let found = second(
        "expect options place t a1\nrefuse north place t a2\ndo north place t a1\nexpect event placed t a1\n\
         expect t at a1\nexpect terrain a2 forest\nexpect not terrain a1 forest\nexpect adjacent a1 b9\n\
         expect not adjacent a2 b9\nexpect asked south\ndo south place s b9\nexpect s at b9\n",
    );
    assert_eq!(found, []);
    let found = second("expect t at a2\ndo north place t c3\nexpect adjacent a1 c3\n");
    assert_eq!(lines(&found), [21, 22], "{found:#?}");
    assert!(found[1].expected.contains("a2, a1, b9"), "{found:#?}");
    let found = second("do north place t a1\nexpect t at b9\n");
    assert_eq!((lines(&found).as_slice(), found[0].found.as_str()), (&[21][..], "t at a1"));
    let first = format!("{TWO_BOARDS}do north board 1\ndo south zone 2\n");
    let found = faults(
        "pantheon-1.5",
        &format!(
            "{first}expect options place t a1\nexpect not terrain a2 forest\nexpect full c3\nexpect adjacent a2 b9\n"
        ),
    );
    assert_eq!(lines(&found), [23], "{found:#?}");
    // The lines of a scenario belong to the boards that have their areas.
    let rolled = "case boards to roll for\nrule B29.2.4\nsetup limited\nboard\n  a1 open 3 | a2 open 3\n\
                  board\n  b1 forest 3 | b2 open 3\nscenario goal north last_divinity\n\
                  scenario goal south last_divinity\nscenario relic b2\nunit g north god cards 1\n\
                  unit z south god cards 1\nlead 2 5\ndo south scenario 2\nexpect terrain b1 forest\n\
                  expect stone s1 at b2\n";
    assert_eq!(faults("pantheon-beta", rolled), []);
    let found = faults("pantheon-beta", &rolled.replace("relic b2", "relic b3"));
    assert_eq!(lines(&found), [11], "{found:#?}");
}
