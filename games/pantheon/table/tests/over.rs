//! Packs over the built-in one.

use std::path::{Path, PathBuf};

use content::LoadError;
use fastrand::Rng;
use pantheon::Edition;
use pantheon_random::PantheonRandom;
use pantheon_table::{ArmySpec, TableSpec, embedded, load_dir, random_table, read_pack_over, with};
use testkit::playing::{Checks, play_random};

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../examples/my_pack")
}

#[test]
fn a_pack_adds_to_the_built_in_one() {
    let (own, both) = (embedded(), with(&[example()]).expect("the example is sound"));
    assert_eq!(both.units().len(), own.units().len() + 1);
    assert_eq!(both.boards().len(), own.boards().len());
    assert_ne!(both.fingerprint(), own.fingerprint());
    assert_eq!(with(&[]).expect("nothing over it").fingerprint(), own.fingerprint());
    assert!(matches!(load_dir(&example()), Err(LoadError::Faults(_))), "it names other units");
}

#[test]
fn the_example_is_played() {
    let pack = with(&[example()]).expect("the example is sound");
    let armies = ["sowers", "gates_of_the_underworld"];
    let table = TableSpec::constructed(armies.map(|id| ArmySpec::Ready(id.to_owned())).to_vec());
    let mut setup = table.setup(&pack).expect("two legal armies");
    setup.settings.round_limit = Some(60);
    assert!(setup.pool.iter().any(|unit| unit.id == "cadmus"));
    for seed in 0..20 {
        let checks = Checks { look_every: 1, try_every: 100, record: seed == 0 };
        play_random::<PantheonRandom>(&setup, seed, checks)
            .unwrap_or_else(|failure| panic!("{failure}"));
    }
    let table = random_table(&pack, &Edition::V1_5, &mut Rng::with_seed(1));
    assert!(table.setup(&pack).is_ok());
}

#[test]
fn an_id_means_one_thing() {
    let own = embedded();
    let zeus = own.unit("zeus").expect("the pack has Zeus");
    assert_eq!(zeus.def.cost, 6);
    let text = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/units/zeus.toml"),
    )
    .expect("readable");
    let faults = read_pack_over([("units/zeus.toml", &text[..])]).expect_err("there is one");
    assert_eq!(
        faults.to_string(),
        "units/zeus.toml:1:1: a second unit `zeus` beside the built-in one; expected an id of its \
         own for each unit"
    );
    // Under another id it is a version of the same unit, and an army cannot have both.
    let mine = text.replacen("id = \"zeus\"", "id = \"my_zeus\"\nveteran_of = \"zeus\"", 1);
    let pack = read_pack_over([("units/my_zeus.toml", &mine[..])]).expect("a version of Zeus");
    assert_eq!(
        pack.unit("my_zeus").map(|unit| unit.def.same_unit().to_owned()),
        Some("zeus".into())
    );
}

#[test]
fn folders_lie_over_each_other_in_order() {
    let twice = with(&[example(), example()]).expect_err("every id a second time");
    let LoadError::Faults(faults) = twice else { panic!("{twice}") };
    assert_eq!(faults.count(), 2, "{faults}");
    assert!(faults.to_string().contains("a second army `sowers`; expected"), "{faults}");
}
