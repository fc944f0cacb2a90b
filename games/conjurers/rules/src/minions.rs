//! Minions (25): strength by the level of the creature fought for, abilities by mythology too.

use crate::catalog::{Abilities, Ability, Mythology};

/// The strength of a minion. [CON.25.2] [CON.25.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Health points.
    pub health: u8,
    /// Battle dice.
    pub dice: u8,
}

/// The size of the minion beside a creature of this level: minor, small, normal or huge.
/// [CON.25.2] [CON.25.4] [CON.25.5] [CON.25.6] [CON.25.7]
pub const fn size(level: u8) -> Size {
    match level {
        ..=2 => Size { health: 7, dice: 2 },
        3 => Size { health: 9, dice: 3 },
        4 => Size { health: 12, dice: 3 },
        5.. => Size { health: 14, dice: 4 },
    }
}

/// The abilities of a minion, as a card would show them. [CON.25.8] [CON.25.9] [CON.25.10]
/// [CON.25.11] [CON.25.12] [CON.R74] [CON.R75]
pub const fn listed(mythology: Mythology, level: u8) -> [Option<Ability>; 2] {
    use Ability::{
        Burning, Defensive, FirstStrike, Flying, FrostAttack, MultiAttack, Offensive, Poisonous,
    };
    // Minor, small, normal, huge count 1 to 4.
    let size = level - 1;
    match (mythology, level) {
        (Mythology::Biblical, _) => [Some(Defensive(size)), None],
        (Mythology::Japanese, _) => [Some(Offensive(size)), None],
        (Mythology::Norse, ..=3) => [Some(Flying), None],
        (Mythology::Norse, 4) => [Some(MultiAttack), None],
        (Mythology::Norse, 5..) => [Some(MultiAttack), Some(Offensive(2))],
        (Mythology::Greek, ..=3) => [Some(FirstStrike), None],
        (Mythology::Greek, 4) => [Some(Flying), None],
        (Mythology::Greek, 5..) => [Some(Flying), Some(FirstStrike)],
        (Mythology::Egyptian, ..=2) => [Some(FrostAttack), None],
        (Mythology::Egyptian, 3 | 4) => [Some(Poisonous), None],
        (Mythology::Egyptian, 5..) => [Some(Burning(2)), None],
    }
}

/// The abilities of a minion, ready to be asked.
pub const fn abilities(mythology: Mythology, level: u8) -> Abilities {
    match listed(mythology, level) {
        [Some(one), Some(other)] => Abilities::of(&[one, other]),
        [Some(one), None] | [None, Some(one)] => Abilities::of(&[one]),
        [None, None] => Abilities::NONE,
    }
}
