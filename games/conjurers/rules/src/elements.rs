//! Elements (30), where the table plays with them.

use crate::catalog::Element;

/// Extra dice of a superior creature: rows by its level, columns by the level it fights.
/// [CON.30.12] [CON.30.13] [CON.30.14] [CON.30.15] [CON.30.16] [CON.R151]
const MATRIX: [[u8; 5]; 5] =
    [[1, 1, 2, 3, 4], [1, 1, 1, 2, 3], [2, 2, 2, 2, 3], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]];

/// The extra dice of a creature, by element and level, against another. [CON.30.7] [CON.30.8]
pub fn bonus(own: (Element, u8), other: (Element, u8)) -> u8 {
    if own.0.beats() != other.0 {
        return 0;
    }
    let at = |level: u8| usize::from(level.clamp(1, 5) - 1);
    MATRIX[at(own.1)][at(other.1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The matrix is what the worded rule says. [CON.30.10] [CON.30.11]
    #[test]
    fn the_matrix_is_the_basic_extra_and_grows_from_two_levels_below() {
        for own in 1..=5u8 {
            for other in 1..=5u8 {
                let basic = match own {
                    1 | 2 => 1,
                    3 | 4 => 2,
                    _ => 3,
                };
                let grown = basic + other.saturating_sub(own).saturating_sub(1);
                assert_eq!(bonus((Element::Fire, own), (Element::Earth, other)), grown);
                assert_eq!(bonus((Element::Earth, own), (Element::Fire, other)), 0);
                assert_eq!(bonus((Element::Fire, own), (Element::Air, other)), 0);
                assert_eq!(bonus((Element::Fire, own), (Element::Fire, other)), 0);
            }
        }
    }
}
