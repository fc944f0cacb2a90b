//! The published TypeScript of what games share is what the types of this crate say.

#[test]
fn the_published_types_are_those_of_the_crate() {
    testkit::typescript::hold_common(protocol::visit_types);
}
