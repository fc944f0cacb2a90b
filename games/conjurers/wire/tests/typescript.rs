//! The published TypeScript is what the types of this crate say.

#[test]
fn the_published_types_are_those_of_the_crate() {
    testkit::typescript::hold_game("conjurers", conjurers_wire::visit_types);
}
