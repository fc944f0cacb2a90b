//! The pack of Mythic Battles (2012): complete, legal, and faults point at their place.

use mythic::{Mythic, Talent};
use mythic_table::{Pack, embedded, random_table, read_pack};

#[test]
fn the_pack_is_what_the_roster_says() {
    let pack = embedded();
    assert_eq!(pack.units.len(), 34, "25 units, nine of them with a second illustration");
    assert_eq!((pack.boards.len(), pack.armies.len()), (6, 16));
    let printed = |talent: &Talent| {
        let mut cards = pack.units.iter().flat_map(|unit| &unit.def.cards);
        cards.any(|card| card.talents.iter().any(|printed| printed.talent == *talent))
    };
    assert!(Talent::ALL.iter().all(printed), "every talent is on some card");
}

#[test]
fn ready_made_armies_can_be_played() {
    let pack = embedded();
    for players in [2, 4] {
        let ready: Vec<_> = pack.armies.iter().filter(|army| army.players == players).collect();
        for pair in ready.chunks(usize::from(players)) {
            let mut setup = pack.table(pair.iter().map(|ready| ready.army.clone()).collect());
            setup.battlefield = Some(Pack::first_battlefield(players == 4));
            if pair.len() == usize::from(players) {
                let game = Mythic::new(setup);
                assert!(game.is_ok() || players == 4, "{game:?}");
            }
        }
    }
}

#[test]
fn random_tables_are_the_same_for_the_same_seed() {
    for seed in 0..20 {
        let table = || random_table(embedded(), &mut fastrand::Rng::with_seed(seed));
        assert_eq!(table(), table());
        assert!(Mythic::new(table()).is_ok());
    }
}

#[test]
fn faults_are_told_with_their_place_and_the_nearest_name() {
    let unit = "id = \"wolf\"\nname = { en = \"Wolf\", fr = \"Loup\" }\naffiliation = \"hades\"\n\
        type = \"pak\"\nillustrations = [\"a\"]\ncost = 9\nmaneuvers = 3\n[[card]]\ncombat_move = 2\n\
        free_move = 3\ncc = 3\ndefence = 6\nleadership = 1\n";
    let faults = read_pack([("units/wolf.toml", unit)]).expect_err("no such type");
    let told = faults.to_string();
    assert!(told.starts_with("units/wolf.toml:4:8"), "{told}");
    assert!(told.contains("pack"), "{told}");
    let army = "id = \"pack\"\nname = { en = \"P\", fr = \"P\" }\nfaction = \"hades\"\nplayers = 2\n\
        units = [\"wolv\"]\n";
    let sound = unit.replace("pak", "pack");
    let files = [("units/wolf.toml", &sound[..]), ("armies/pack.toml", army)];
    let told = read_pack(files).expect_err("no such unit").to_string();
    assert!(told.contains("did you mean `wolf`?"), "{told}");
    let army = army.replace("wolv", "wolf");
    let files = [("units/wolf.toml", &sound[..]), ("armies/pack.toml", &army[..])];
    let told = read_pack(files).expect_err("an army of one").to_string();
    assert!(told.contains("[M12.1.6]") && told.contains("[M12.1.4]"), "{told}");
}
