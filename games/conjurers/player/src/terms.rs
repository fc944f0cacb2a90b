//! The named terms of the evaluation, their weights and the numbers they are worked out with. What
//! players have of these is in `weights.toml`.

use conjurers::RULESET;
use players::{numbers, terms};

use crate::ConjurersKnowledge;

numbers! {
    /// How far ahead a player thinks about what resources, creatures, bonuses, cards and assistants
    /// will bring.
    pub(crate) struct Foresight {
        /// What iron or bronze is worth against wood.
        metal = 1.7,
        /// What a sapphire or diamond is worth against wood.
        gem = 3.2,
        /// What a creature helps to win in each turn to come, in points for each of its levels.
        serves = 0.15,
        /// How much of a bonus that is begun counts before it is complete.
        begun = 0.35,
        /// What equipment helps to win in each turn to come, in points for doubling one's strength.
        arms = 2.0,
        /// What an assistant more is worth in each turn to come, in points.
        hand = 2.88,
        /// How much of an assistant's worth counts on the way to its price.
        saving = 0.0,
        /// How much of the first hired assistant's worth counts as soon as the price is there.
        eve = 0.0,
        /// How likely a mine is still one's own a turn later where two play.
        keeps = 0.75,
        /// How much of a mine's worth it is to go again to one that is one's own.
        again = 0.25,
        /// What a mine is worth that somebody else has, against one that nobody has.
        bars = 1.2,
        /// How gladly a conjurer leaves to an assistant what the assistant can do as well, in points.
        leaves = 0.6,
        /// How much it counts that all artifacts can be paid together, beside the best two alone.
        basket = 0.0,
        /// How much the artifact counts that a basket leaves nearly paid.
        nearly = 0.8,
        /// How gladly a figure is sent to the artificer when something can be paid.
        visit = 1.0,
        /// How much of an artifact's price is held against a visit.
        thrift = 0.4,
        /// What a worker and a merchant are worth together, beyond the first of them; so the other
        /// pairs.
        worker_merchant = 0.97,
        worker_warrior = 0.98,
        worker_recruiter = 0.95,
        merchant_warrior = 0.99,
        merchant_recruiter = 0.96,
        warrior_recruiter = 0.97,
        /// What each player beyond two adds to what a worker is worth; so the other kinds.
        crowded_worker = 0.0,
        crowded_merchant = 0.0,
        crowded_warrior = 0.0,
        crowded_recruiter = 0.0,
    }
}

// Each term with its weight as set by hand. All are in points, or what comes to points, and count
// for more the fewer turns are left.
terms! {
    ConjurersKnowledge as RULESET, with Foresight, learned in "../weights.toml":
    /// Points as they would be counted now, leftover resources apart.
    points = 1.0,
    /// Bonuses that are begun and not complete.
    promise = 1.0,
    /// What battles that are due or under way are worth: their prize by the chance to win it.
    battles = 1.0,
    /// What a battle of the coming turns is worth, for each of them.
    campaign = 0.6,
    /// What resources are worth when they are spent or counted.
    stores = 0.3,
    /// How nearly the best things for sale can be paid.
    shopping = 0.5,
    /// What mines will bring.
    mines = 0.2,
    /// Assistants beyond the first, for each turn to come.
    hands = 1.6,
    /// Food that is missing for the next feeding; less while there is time to get it.
    hunger = -2.0,
    /// Food that later feedings will need.
    upkeep = -0.7,
    /// The Initiative Button.
    button = 0.8,
}
