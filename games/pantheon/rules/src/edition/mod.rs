//! The two editions side by side: every point on which the beta rules 2.9 differ from 1.5 has a row
//! here, and the rules ask for that row where it applies.
//!
//! A row names both ways, 1.5 first. What an edition lacks altogether (terrains, classes,
//! boundaries) is in [`lacks`](Edition::lacks_terrain); which statement of the beta stands in the
//! place of one of 1.5 is in `cited`.

mod cited;
mod lacks;

pub use lacks::{Lack, Lacking};

use dice::Again;
use kernel::RuleId;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares the rows: a field of [`Edition`], its type, and the way of each edition.
macro_rules! rows {
    ($(
        $(#[$doc:meta])*
        $field:ident: $row:ident { $(#[$old_doc:meta])* $old:ident, $(#[$new_doc:meta])* $new:ident }
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $row {
                $(#[$old_doc])*
                $old,
                $(#[$new_doc])*
                $new,
            }
        )*

        /// An edition of the rules, row by row.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Edition {
            ruleset: &'static str,
            $($(#[$doc])* pub $field: $row,)*
        }

        impl Edition {
            /// Mythic Battles: Pantheon 1.5.
            pub const V1_5: Self = Self { ruleset: "pantheon-1.5", $($field: $row::$old,)* };

            /// The beta rules 2.9.
            pub const BETA_2_9: Self = Self { ruleset: "pantheon-beta", $($field: $row::$new,)* };
        }
    };
}

rows! {
    /// What decides between two rules that collide.
    hierarchy: Hierarchy {
        /// Scenario, powers, talents, class, game rules; rules with a warning icon stand above.
        /// [P15.3.1]
        FiveRungs,
        /// Scenario, powers, talents, core rules, definitions, game aid, starting guide; nothing
        /// stands above. Clashes on one rung are settled by the rulings, for the whole game.
        /// [B29.1.2] [B29.1.9] [B29.1.11] [B29.1.12] [B29.R3]
        SevenRungs
    }

    /// Which areas of the surroundings an effect reaches.
    surroundings: Surroundings {
        /// Those its source sees. [P15.5A.10]
        Visible,
        /// All of them. [B29.33.8]
        All
    }

    /// What a game is won by.
    winning: Winning {
        /// The skirmish's two ways, or a scenario. [P15.4.2] [P15.4.9]
        SkirmishOrScenario,
        /// A scenario, which every game has. [B29.2.2] [B29.2.7]
        Scenario
    }

    /// What follows when a divinity is destroyed in a game of three or four.
    fallen_divinity: FallenDivinity {
        /// Its player's army leaves. [P15.8A.2a2d-10]
        ArmyLeaves,
        /// Nothing of its own. [B29.R104]
        PlayOn
    }

    /// How the scenario is settled.
    scenario_choice: ScenarioChoice {
        /// The players agree. [P15.6B.1-1]
        Agreed,
        /// Whoever rolls highest picks. [B29.2.4] [B29.2.5] [B29.2.6]
        HighestDie
    }

    /// How armies come about.
    army_making: ArmyMaking {
        /// Draft, constructed or limited. [P15.6A.1-1]
        ThreeWays,
        /// Draft, or as the scenario gives them. [B29.3.1] [B29.3.4]
        DraftOnly
    }

    /// Who leads, and where the players deploy.
    lead_and_zones: LeadAndZones {
        /// Both are settled at the table. [P15.6A.3a-1] [P15.6A.3a-2]
        AtTheTable,
        /// The scenario names them. [B29.3.3] [B29.14.10]
        ByScenario
    }

    /// Gods beside titans.
    divinities: Divinities {
        /// All players have the same kind. [P15.6C.1-5]
        OneKind,
        /// Each player chooses. [B29.3.7]
        Mixed
    }

    /// What else limits an army.
    army_limits: ArmyLimits {
        /// One further unit of 5 points or more, no unit twice. [P15.6C.1-11] [P15.6C.1-12]
        CostlyAndRepeated,
        /// Nothing. [B29.3.19]
        Unlimited
    }

    /// What unspent recruitment points become.
    unspent_points: UnspentPoints {
        /// Art of war cards. [P15.6C.1-15]
        ArtOfWar,
        /// Omphalos cards. [B29.3.14] [B29.4.8] [B29.4.9]
        Omphalos
    }

    /// Troops before the first turn.
    troops_at_set_up: TroopsAtSetUp {
        /// Placed alternately in the deployment areas. [P15.6D.4-1]
        Placed,
        /// Off the board; each has to deploy. [B29.4.4] [B29.14.9]
        OffBoard
    }

    /// Where passing leads.
    passing: Passing {
        /// To the end of the turn, with its recall. [P15.7A.1c-3]
        ToRecall,
        /// Past it. [B29.6.5]
        PastRecall
    }

    /// Whether a player who did not pass may activate nobody.
    first_activation: FirstActivation {
        /// No. [P15.R30]
        Required,
        /// Yes, and nobody else in this turn. [B29.7.1] [B29.7.2]
        Optional
    }

    /// What everybody draws when a deck has run out.
    refresh: Refresh {
        /// Up to a hand of three. [P15.7D.7]
        UpToThree,
        /// Three cards. [B29.11.5]
        Three
    }

    /// How long a manoeuvre stays bought.
    manoeuvre_limit: ManoeuvreLimit {
        /// For the round. [P15.11.0-2]
        Round,
        /// For the turn. [B29.30.4]
        Turn
    }

    /// Who buys Draw Cards, and when.
    draw_cards: DrawCards {
        /// Anybody, at any moment. [P15.11A.1]
        Anybody,
        /// The active player in phases B and C. [B29.30.6] [B29.10.8]
        ActivePlayer
    }

    /// How many cards Draw Cards gives.
    drawn_cards: DrawnCards {
        /// Two. [P15.11A.1]
        Two,
        /// Up to two. [B29.30.7]
        UpToTwo
    }

    /// Which powers are used once per turn.
    power_limit: PowerLimit {
        /// Active ones. [P15.15C.11]
        Active,
        /// All that somebody chooses to use. [B29.30.5] [B29.R27]
        Invoked
    }

    /// Which troops can be recalled.
    recall_troops: RecallTroops {
        /// Any. [P15.7B.1] [P15.R40]
        Any,
        /// Those not activated this turn. [B29.30.13] [B29.R20]
        NotActivated
    }

    /// A recall while the divinity's area is full.
    recall_when_full: RecallWhenFull {
        /// Open to troops that stand there already. [P15.R36]
        OpenToThoseThere,
        /// Closed. [B29.30.12] [B29.R18]
        Closed
    }

    /// Which flying units evade.
    evading_units: EvadingUnits {
        /// All but troops. [P15.11C.1]
        NoTroops,
        /// All. [B29.17.5] [B29.30.20]
        All
    }

    /// What can be evaded.
    evaded_attackers: EvadedAttackers {
        /// Any attacker at range 0. [P15.11C.1]
        Any,
        /// Attackers of range 0 or 1 that do not fly. [B29.30.21] [B29.R28]
        ShortRangedOnFoot
    }

    /// How long Evade helps.
    evade_lasts: EvadeLasts {
        /// Against this attack. [P15.R103]
        Attack,
        /// For the rest of the turn. [B29.30.25]
        Turn
    }

    /// What flying means.
    flight: Flight {
        /// Two more complex actions; otherwise the unit stands on the ground. [P15.13.6-3]
        /// [P15.13.6-11]
        TwoActions,
        /// The unit ignores all terrain at all times, good and bad. [B29.12.1] [B29.13.8]
        /// [B29.13.9] [B29.13.10] [B29.R43]
        AboveTerrain
    }

    /// Obstacles between a flying unit and the other end of an attack at range 1+.
    sight_of_flyers: SightOfFlyers {
        /// Ignored in an aerial attack. [P15.13.6-14]
        AerialAttack,
        /// Ignored both ways; towards a flying target only in a basic attack. [B29.17.2]
        /// [B29.17.3] [B29.17.4] [B29.R46]
        BothWays
    }

    /// What works on a unit that has not been deployed.
    undeployed: Undeployed {
        /// Permanent powers. [P15.15C.7]
        PermanentPowers,
        /// Nothing. [B29.14.13]
        Nothing
    }

    /// What a forest protects against.
    forest: Forest {
        /// Range 1+. [P15.12B.3-4]
        Ranged,
        /// Range 1+ and flying attackers. [B29.16.5] [B29.R44]
        RangedOrFlying
    }

    /// What lava does to those who enter it.
    lava: Lava {
        /// One wound; their player moves them out. [P15.12B.4-3] [P15.R154]
        OneWound,
        /// An attack with 5 dice, 7 when erupting; the opponent moves them out. [B29.16.7]
        /// [B29.16.8] [B29.16.11] [B29.16.12] [B29.R48]
        Attack
    }

    /// What entering a rift costs divinities and monsters.
    rift_cost: RiftCost {
        /// 1, as any area. [P15.8A.1-1]
        One,
        /// 2. [B29.16.17]
        Two
    }

    /// Enemies in a rift.
    rift_enemies: RiftEnemies {
        /// Do not stop divinities and monsters. [P15.12B.7-6]
        Passed,
        /// Stop everybody. [B29.16.18]
        Stop
    }

    /// Which attacks rocks and stairs help with a die.
    vantage: Vantage {
        /// Those at range 1+. [P15.12B.8-4] [P15.12B.10-3]
        Ranged,
        /// All. [B29.16.22] [B29.16.28] [B29.R60]
        Every
    }

    /// What a swamp does.
    swamp: Swamp {
        /// Ends the activation of those who walk into it; no walk out of it. [P15.12B.11-2]
        /// [P15.12B.11-3]
        EndsActivation,
        /// Allows nothing but a walk or run of one area, as stormy seas allow only the run.
        /// [B29.16.33] [B29.16.35] [B29.16.36] [B29.R57]
        OneAreaOnly
    }

    /// What an attack on each enemy in reach is.
    attack_on_each: AttackOnEach {
        /// A series of normal attacks. [P15.8A.2-1]
        Normal,
        /// A multiple attack, against which nobody retaliates. [B29.26.1] [B29.26.5]
        Multiple
    }

    /// Whom an area attack goes through.
    area_targets: AreaTargets {
        /// Every unit found in the area. [P15.8A.2b-7]
        WhoeverIsThere,
        /// Those who stood there when it began. [B29.25.5] [B29.R109]
        Original
    }

    /// The full-area option in area and multiple attacks.
    full_area_series: FullAreaSeries {
        /// Not open. [P15.R73]
        Closed,
        /// Open. [B29.R42]
        Open
    }

    /// Who declares a Guard.
    guard_declared_by: GuardDeclaredBy {
        /// The player of the guard. [P15.14.9-1]
        Guard,
        /// The owner of the target, and a partner's guard with its owner's consent. [B29.19.1]
        /// [B29.R34]
        TargetsOwner
    }

    /// Guard against an area attack by a friend.
    guard_against_friends: GuardAgainstFriends {
        /// Not possible. [P15.14.9-2]
        No,
        /// Possible. [B29.R37]
        Yes
    }

    /// How many fives go into the second assault. That it needs a defence of 6 needs no row: a die
    /// at 5 that has not wounded tells as much. [B29.21.5]
    second_assault: SecondAssault {
        /// Any number. [P15.8A.2a2c-4]
        AnyNumber,
        /// All or none. [B29.23.1] [B29.R63]
        AllOrNone
    }

    /// Where a retaliation reaches.
    retaliation_reach: RetaliationReach {
        /// Also a unit that threw the retaliating one away, as the table has it. [P15.R112]
        AsTheTableHasIt,
        /// Range 0 as things stand then. [B29.20.4] [B29.R75]
        Range0
    }

    /// What absorbing a stone gives.
    stones: Stones {
        /// The effect of the divinity's own mythology. [P15.8B.3-5]
        OwnMythology,
        /// An omphalos card. [B29.27.9]
        OmphalosCard
    }

    /// How long troops use their talents.
    troop_talents: TroopTalents {
        /// Until one miniature is left. [P15.5B.2-11]
        UntilTheLast,
        /// While complete. [B29.31.5] [B29.R86]
        WhileComplete
    }

    /// The same talent of several units on one unit.
    same_talents: SameTalents {
        /// Counts once, unless the table says otherwise. [P15.R183]
        AsTheTableHasIt,
        /// Adds up. [B29.31.4] [B29.R83]
        AddUp
    }

    /// Which attacks Archer, Close Combat and Torment help in.
    attack_talents: AttackTalents {
        /// Normal ones. [P15.14.1-1] [P15.14.5-1] [P15.14.17-1]
        Normal,
        /// Every one. [B29.32.1] [B29.32.8] [B29.32.33]
        Every
    }

    /// How long Close Combat and Sneak Attack help.
    talent_dice: TalentDice {
        /// Once used, until the activation ends. [P15.14.5-2] [P15.14.16-2]
        Activation,
        /// In the attack. [B29.32.8] [B29.32.32]
        Attack
    }

    /// At which range Sneak Attack helps.
    sneak_attack: SneakAttack {
        /// At range 0. [P15.14.16-1]
        Range0,
        /// At any range. [B29.32.32]
        AnyRange
    }

    /// Whom Block holds.
    block: Block {
        /// Every enemy. [P15.14.2-1]
        Everybody,
        /// Enemies that do not fly. [B29.32.2]
        NotFlying
    }

    /// How Climb gets onto cliffs and rocks.
    climb: Climb {
        /// Walking. [P15.14.4-1]
        Walking,
        /// Walking, running and deploying. [B29.32.6] [B29.R10]
        EveryWay
    }

    /// When Force of Nature can be used.
    force_of_nature: ForceOfNature {
        /// In an attack of the unit's own choosing. [P15.14.7-1]
        OwnAttack,
        /// In a retaliation as well. [B29.32.9] [B29.R82]
        RetaliationToo
    }

    /// Where Gem Collector reaches.
    gem_collector: GemCollector {
        /// Visible areas around. [P15.14.8-1]
        Visible,
        /// All areas around. [B29.32.11]
        All
    }

    /// Whom a Leader may name.
    leader_reach: LeaderReach {
        /// Visible troops around. [P15.14.11-1]
        Surroundings,
        /// Troops in the same area. [B29.32.18]
        SameArea
    }

    /// The card a Leader fetches.
    leader_card: LeaderCard {
        /// Is shown. [P15.14.11-2]
        Shown,
        /// Is not. [B29.32.19] [B29.R88]
        Hidden
    }

    /// A partner's troops that a Leader names.
    leader_partner: LeaderPartner {
        /// The Leader's player controls them, and they count for the limit. [P15.14.11-6]
        /// [P15.14.11-7]
        Borrowed,
        /// Their owner steers them, and they do not count. [B29.10.2] [B29.10.7] [B29.32.21]
        /// [B29.R91]
        OwnPlayer
    }

    /// When a Mighty Throw comes.
    throw_time: ThrowTime {
        /// After the first roll. [P15.14.12-1]
        AfterRoll,
        /// After the wounds. [B29.32.22]
        AfterWounds
    }

    /// Where a Mighty Throw can go.
    throw_place: ThrowPlace {
        /// Where the target may enter. [P15.14.12-4]
        Enterable,
        /// Anywhere but cliff, rocks, a wall and, for divinities and monsters, a rift. [B29.32.25]
        /// [B29.R76]
        NearlyAnywhere
    }

    /// The troops that make a phalanx.
    phalanx: Phalanx {
        /// Any. [P15.14.15-1]
        Any,
        /// Complete ones. [B29.32.31]
        Complete
    }

    /// The smallest troop.
    troop_size: TroopSize {
        /// One miniature. [P15.5B.2-7]
        One,
        /// Two miniatures. [B29.33.15]
        Two
    }
}

impl Edition {
    /// Both editions, the older first.
    pub const ALL: [&'static Self; 2] = [&Self::V1_5, &Self::BETA_2_9];

    /// The id of its ruleset in records and on the command line.
    pub const fn ruleset(&self) -> &'static str {
        self.ruleset
    }

    /// The edition with this ruleset id.
    pub fn of_ruleset(ruleset: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.ruleset == ruleset).copied()
    }

    /// Whether it is the edition that a set-up without a word about it means.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Whether `rule` of this edition is what `id` names: itself, or a statement of 1.5 in whose
    /// place it stands.
    pub fn stands_for(&self, rule: RuleId, id: &str) -> bool {
        let stands = || cited::counterpart(id) == Some(rule) || cited::is_part(rule, id);
        rule.0 == id || !self.is_default() && stands()
    }

    /// The statement of 1.5 in whose place one of this edition stands; ids of its own stay.
    pub fn plain(&self, rule: RuleId) -> RuleId {
        if self.is_default() { rule } else { cited::in_first(rule) }
    }

    /// The statement of this edition that says what `rule` of 1.5 says; ids of its own stay.
    pub fn cite(&self, rule: RuleId) -> RuleId {
        if self.is_default() { rule } else { cited::in_beta(rule) }
    }
}

impl SecondAssault {
    /// The same for the odds of dice.
    pub const fn again(self) -> Again {
        match self {
            Self::AnyNumber => Again::Any,
            Self::AllOrNone => Again::All,
        }
    }
}

impl Default for Edition {
    fn default() -> Self {
        Self::V1_5
    }
}

/// An edition is written as the id of its ruleset.
impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.ruleset)
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::of_ruleset(&name).ok_or_else(|| {
            let known = Self::ALL.map(|edition| edition.ruleset).join("` or `");
            D::Error::custom(format!("ruleset `{name}`, expected `{known}`"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_known_by_its_ruleset() {
        for edition in Edition::ALL {
            assert_eq!(Edition::of_ruleset(edition.ruleset()), Some(*edition));
        }
        assert_eq!(Edition::of_ruleset("pantheon"), None);
        assert_ne!(Edition::V1_5, Edition::BETA_2_9);
    }
}
