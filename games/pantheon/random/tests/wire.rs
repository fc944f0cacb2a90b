//! What browsers are shown of an attack: its numbers, with parts that sum to them, stay as they were
//! counted, and cite their own rules.

use fastrand::Rng;
use kernel::{Game, Notation, RuleId};
use pantheon::board::Terrain;
use pantheon::catalog::{Stat, Talent};
use pantheon::{
    AttackForecast, Breakdown, Choice, Edition, Ending, Pantheon, Source, State, Term, UnitId, View,
};
use pantheon_wire::{AttackSnapshot, Standing, Words as PantheonWords, snapshot};
use pantheon_words::LIBRARY;
use protocol::{GoalShown, Words};
use testkit::walk;

/// Words that are enough to look at a message.
struct Plain;

impl Words<Pantheon> for Plain {
    fn question(&self, _: &Pantheon, _: &View) -> String {
        "What now?".to_owned()
    }
    fn choice(&self, game: &Pantheon, _: &View, choice: Choice) -> String {
        game.write(&choice)
    }
    fn heading(&self, _: &Pantheon, _: &View, _: Choice) -> Option<String> {
        None
    }
    /// Attacks are looked at here, not goals.
    fn goals(&self, _: &Pantheon, _: &View) -> Vec<GoalShown> {
        Vec::new()
    }
    fn won_by(&self, _: &Pantheon, _: &View, _: Ending) -> Option<String> {
        None
    }
    fn ending(&self, _: &Pantheon, _: &View, ending: Ending) -> String {
        format!("{ending:?}")
    }
}

impl PantheonWords for Plain {
    fn terms(&self, _: &Pantheon, _: &View, breakdown: &Breakdown) -> Vec<String> {
        breakdown.terms.iter().map(|term| format!("{:?}", term.source)).collect()
    }

    fn no_answer(&self, _: &Pantheon, _: &View, _: &AttackForecast, _: RuleId) -> Option<String> {
        None
    }
}

fn attack<'g>(game: &'g Pantheon, state: &State) -> Option<AttackSnapshot<'g>> {
    let view = game.view(state, None);
    snapshot(game, &view, &Standing::of(game, &view.public), &Plain, 0, false).attack
}

/// Plays a table at random and counts the moments at which an attack had been counted.
fn look_at_attacks(game: &Pantheon, rng: &mut Rng) -> usize {
    let catalogue = LIBRARY.of(game.ruleset()).expect("every ruleset has a catalogue");
    let mut seen = 0;
    let mut last: Option<AttackSnapshot<'_>> = None;
    walk(game, rng, 600, |state, _, options, rng| {
        let now = attack(game, state).filter(|attack| attack.counted && !attack.dice.is_empty());
        if let Some(now) = &now {
            seen += 1;
            let sum = |terms: &[protocol::Term]| terms.iter().map(|term| term.by).sum::<i8>();
            assert_eq!(sum(&now.offence_terms), now.offence as i8, "{now:?}");
            assert_eq!(sum(&now.defence_terms), now.defence as i8, "{now:?}");
            let whole = format!("{:?}", Source::Counted);
            let parts = now.offence_terms.iter().chain(&now.defence_terms);
            assert!(parts.into_iter().all(|term| term.label != whole), "parts were lost: {now:?}");
            for term in now.offence_terms.iter().chain(&now.defence_terms) {
                let known = catalogue.find(term.rule).is_ok();
                assert!(known, "{} is no rule of {}: {now:?}", term.rule, catalogue.ruleset());
            }
            // Between two attacks on the same target something is decided.
            if let Some(last) = last.as_ref().filter(|last| last.by == now.by && last.on == now.on)
            {
                assert_eq!(last.offence_terms, now.offence_terms);
                assert_eq!(last.defence_terms, now.defence_terms);
            }
        }
        last = now;
        Some(rng.usize(..options.len()))
    });
    seen
}

#[test]
fn the_parts_of_values_sum_to_them_and_stay_as_they_were_counted() {
    for edition in Edition::ALL {
        let mut seen = 0;
        for seed in 0..60 {
            let game = Pantheon::new(pantheon_random::setup(edition, seed)).expect("a legal table");
            seen += look_at_attacks(&game, &mut Rng::with_seed(seed));
        }
        assert!(seen > 400, "{}: only {seen} moments of attacks", edition.ruleset());
    }
}

/// A part of a stat, and the statement it rests on by 1.5 and by the beta. What one of them does not
/// have is shown by the other alone.
type Part = (Source, i8, Stat, Option<&'static str>, Option<&'static str>);

#[rustfmt::skip]
const PARTS: [Part; 36] = {
    use Source::{Aerial, Base, Body, Canopy, Cap, Counted, Given, Heights, TroopCard};
    use Stat::{Defence, Movement, Offence, Range};
    const fn talent(talent: Talent) -> Source {
        Source::Talent(talent, UnitId(0))
    }
    const fn ground(terrain: Terrain) -> Source {
        Source::Terrain(terrain)
    }
    [
        (Base, 3, Offence, Some("P15.5B.1-4"), Some("B29.24.1")),
        (TroopCard, 3, Offence, Some("P15.5B.2-9"), Some("B29.21.7")),
        (Body, 3, Defence, Some("P15.15D.6"), Some("B29.18.6")),
        (Given, 3, Offence, Some("P15.8A.2a2a-3"), Some("B29.R47")),
        (ground(Terrain::Rock), 1, Offence, Some("P15.12B.8-4"), Some("B29.16.22")),
        (ground(Terrain::Rock), 1, Range, Some("P15.12B.8-3"), Some("B29.16.23")),
        (ground(Terrain::Stairs), 1, Offence, Some("P15.12B.10-3"), Some("B29.16.28")),
        (ground(Terrain::Stairs), 1, Range, Some("P15.12B.10-2"), Some("B29.16.29")),
        (ground(Terrain::Forest), 1, Defence, Some("P15.12B.3-4"), Some("B29.16.4")),
        (ground(Terrain::Cage), 1, Defence, Some("P15.12B.1-3"), None),
        (ground(Terrain::Ruins), 1, Defence, Some("P15.12B.9-4"), Some("B29.16.26")),
        (ground(Terrain::Swamp), -1, Defence, Some("P15.12B.11-5"), Some("B29.16.37")),
        (ground(Terrain::Lava), 5, Offence, None, Some("B29.16.7")),
        (ground(Terrain::EruptingLava), 7, Offence, None, Some("B29.16.11")),
        (Canopy, 1, Defence, None, Some("B29.16.5")),
        (Heights, 1, Offence, Some("P15.12A.4-3"), None),
        (Heights, 1, Range, Some("P15.12A.4-4"), None),
        (Aerial, 1, Range, Some("P15.13.6-13"), None),
        (talent(Talent::Archer), 1, Offence, Some("P15.14.1-1"), Some("B29.32.1")),
        (talent(Talent::Bolster), 1, Offence, Some("P15.14.3-1"), Some("B29.32.5")),
        (talent(Talent::Bolster), 1, Defence, Some("P15.14.3-2"), Some("B29.32.5")),
        (talent(Talent::CloseCombat), 1, Offence, Some("P15.14.5-1"), Some("B29.32.8")),
        (talent(Talent::CloseProtection), 1, Defence, Some("P15.14.6-1"), Some("B29.32.7")),
        (talent(Talent::ForceOfNature), 1, Offence, Some("P15.14.7-2"), Some("B29.32.10")),
        (talent(Talent::ForceOfNature), 1, Range, Some("P15.14.7-3"), Some("B29.32.10")),
        (talent(Talent::Phalanx), 1, Offence, Some("P15.14.15-1"), Some("B29.32.31")),
        (talent(Talent::Phalanx), 1, Defence, Some("P15.14.15-2"), Some("B29.32.31")),
        (talent(Talent::SneakAttack), 1, Offence, Some("P15.14.16-1"), Some("B29.32.32")),
        (talent(Talent::Torment), -1, Defence, Some("P15.14.17-1"), Some("B29.32.33")),
        (Cap, -1, Offence, Some("P15.8A.2a2a-4"), Some("B29.21.8")),
        (Cap, 1, Defence, Some("P15.8A.2a2a-4"), Some("B29.21.8")),
        (Cap, -1, Range, Some("P15.5B.1-25"), Some("B29.33.20")),
        (Cap, 1, Range, Some("P15.5B.1-24"), Some("B29.33.20")),
        (Cap, -1, Movement, Some("P15.5B.1-25"), Some("B29.33.20")),
        (Cap, 1, Movement, Some("P15.5B.1-24"), Some("B29.33.20")),
        (Counted, 3, Offence, Some("P15.R84"), Some("B29.21.3")),
    ]
};

#[test]
fn every_part_of_a_number_cites_its_own_rule() {
    for edition in Edition::ALL {
        let game = Pantheon::new(pantheon_random::setup(edition, 1)).expect("a legal table");
        for (source, by, stat, old, new) in PARTS {
            let wanted = if *edition == Edition::V1_5 { old } else { new };
            let Some(wanted) = wanted else { continue };
            let cited = Term { source, by }.rule(&game, stat);
            assert_eq!(cited.0, wanted, "{source:?} of {stat:?}");
        }
    }
}
