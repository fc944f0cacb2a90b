//! The position a case of Conjurers begins from, as its lines describe it.

use std::sync::{Arc, LazyLock};

use conjurers::battle::{BattleKind, Fighter, Side, Worn};
use conjurers::catalog::{CreatureDef, EquipmentDef, EquipmentKind, Mythology};
use conjurers::{Action, CreatureId, EquipmentId, Figure, Resource, Revision, Settings, Stock};
use conjurers_table::CardSet;
use kernel::Seat;

use cases::fault::{Faults, Noted};
use cases::lines::Line;
use cases::stage::Form;
use cases::words::{At, number, seat};

/// The cards of the project, which are in every case.
pub(crate) static CARDS: LazyLock<CardSet> = LazyLock::new(conjurers_table::embedded_cards);

/// The lines that describe a position, and how each is written.
pub(crate) const FORMS: [Form; 26] = [
    ("acts", "`acts SEAT`: whose turn of the battle begins"),
    ("army", "`army SEAT CREATURE ...`, or `none`"),
    ("artifact", "`artifact NAME MYTHOLOGY POINTS ABILITY ... RESOURCE:NUMBER ...`"),
    ("assistants", "`assistants SEAT KIND ...`"),
    ("battle", "`battle CREATURE SEAT SEAT` or `battle duel SEAT SEAT`, the attacker first"),
    ("button", "`button SEAT`"),
    ("creature", "`creature NAME LEVEL ELEMENT HEALTH/DICE ABILITY ...`, or with a MYTHOLOGY"),
    (
        "field",
        "`field SEAT CREATURE SLOT`, then any of `damage NUMBER`, `poison NUMBER`, `rest NUMBER`, \
         `frost`, `bound`, `risen`, `devouring`, `wears CARD`, `wears CARD:NUMBER`, \
         `wears_spent CARD`",
    ),
    ("hand", "`hand SEAT CREATURE ...`, or `none`"),
    ("item", "`item NAME ABILITY ... RESOURCE:NUMBER ...`, and `copies:NUMBER`"),
    ("locked", "`locked MYTHOLOGY ...`"),
    ("mine", "`mine RESOURCE SEAT`"),
    ("minus", "`minus SEAT NUMBER`"),
    ("moment", "`moment allocation SEAT`, `resolving`, `battles` or `end`"),
    ("moved", "`moved SEAT CREATURE NUMBER`"),
    ("owns", "`owns SEAT CARD ...`"),
    ("place", "`place SEAT FIGURE ACTION`"),
    ("players", "`players NUMBER`"),
    ("quiet", "`quiet NUMBER`"),
    ("revision", "`revision NUMBER`: the revision of the rules, the current one unless said"),
    ("set", "`set SETTING on` or `off`"),
    ("setup", "`setup`: the case begins with set-up"),
    ("starter", "`starter SEAT`"),
    ("stock", "`stock SEAT RESOURCE NUMBER ...`"),
    ("turn", "`turn NUMBER`"),
    ("undrawn", "`undrawn SEAT CREATURE ...`"),
];

/// Everything said about a position so far. The cards are known from the first line on, so names
/// are looked up at once.
#[derive(Clone, Debug)]
pub(crate) struct ConjurersStage {
    pub(crate) creatures: Vec<Arc<CreatureDef>>,
    pub(crate) equipment: Vec<Arc<EquipmentDef>>,
    pub(crate) players: u8,
    pub(crate) turn: u8,
    pub(crate) button: Option<Seat>,
    pub(crate) starter: Option<Seat>,
    pub(crate) locked: Option<Vec<Mythology>>,
    pub(crate) mines: [Option<Seat>; 6],
    pub(crate) seats: [SeatDraft; Seat::MOST],
    pub(crate) settings: Settings,
    pub(crate) revision: Revision,
    pub(crate) at_setup: bool,
    pub(crate) moment: MomentDraft,
    pub(crate) battle: Option<At<BattleDraft>>,
    /// Cards that the case itself has described: those that came with `like` may be said anew.
    pub(crate) described: Vec<String>,
}

/// What a player has.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatDraft {
    pub(crate) assistants: Option<Vec<Figure>>,
    pub(crate) placed: Vec<(Figure, Action)>,
    pub(crate) stock: Stock,
    pub(crate) minus: u16,
    pub(crate) army: Vec<CreatureId>,
    pub(crate) owns: Vec<EquipmentId>,
    /// Figures whose places came with `like`.
    pub(crate) inherited: Vec<Figure>,
}

/// Where in the turn play goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MomentDraft {
    /// From this seat, or the starting player.
    Allocation(Option<Seat>),
    Resolving,
    Battles,
    End,
}

/// A battle.
#[derive(Clone, Debug)]
pub(crate) struct BattleDraft {
    pub(crate) kind: BattleKind,
    pub(crate) seats: [Seat; 2],
    pub(crate) turn: Side,
    pub(crate) quiet: u8,
    pub(crate) rows: [RowDraft; 2],
}

/// A side of a battle.
#[derive(Clone, Debug, Default)]
pub(crate) struct RowDraft {
    pub(crate) slots: [Option<Fighter>; 3],
    pub(crate) hand: Vec<CreatureId>,
    pub(crate) undrawn: Vec<CreatureId>,
    pub(crate) moved: Option<(CreatureId, u8)>,
    /// Slots whose creatures came with `like`.
    pub(crate) inherited: [bool; 3],
}

impl ConjurersStage {
    /// The card set of the project, four players, turn 1.
    pub(crate) fn new() -> Self {
        let setup = CARDS.setup(4, Settings::default());
        Self {
            creatures: setup.creatures,
            equipment: setup.equipment,
            players: 4,
            turn: 1,
            button: None,
            starter: None,
            locked: None,
            mines: [None; 6],
            seats: Default::default(),
            settings: Settings::default(),
            revision: Revision::CURRENT,
            at_setup: false,
            moment: MomentDraft::Allocation(None),
            battle: None,
            described: Vec::new(),
        }
    }

    /// The stage of another case: its cards, figures on actions and creatures on the battlefield
    /// may be said anew.
    pub(crate) fn like(&self) -> Self {
        let mut stage = self.clone();
        stage.described.clear();
        for seat in &mut stage.seats {
            seat.inherited = seat.placed.iter().map(|(figure, _)| *figure).collect();
        }
        for row in stage.battle.iter_mut().flat_map(|battle| &mut battle.what.rows) {
            row.inherited = row.slots.map(|fighter| fighter.is_some());
        }
        stage
    }

    /// Takes one line that describes the position.
    pub(crate) fn take_line(&mut self, line: &Line<'_>, faults: &mut Faults) -> Result<(), Noted> {
        match (line.keyword(), line.args()) {
            ("players", [count]) => {
                let count = number(count, faults);
                // So many that no seat is missed.
                self.players = count.unwrap_or(Seat::MOST as u8);
                count?;
            }
            ("setup", []) => self.at_setup = true,
            ("turn", [turn]) => self.turn = number(turn, faults)?,
            ("button", [who]) => self.button = Some(seat(who, faults)?),
            ("starter", [who]) => self.starter = Some(seat(who, faults)?),
            ("locked", names) => self.locked = Some(each(names, faults, mythology)),
            ("mine", [name, who]) => {
                let of = resource(name, faults)?;
                if of == Resource::Food {
                    return Err(faults.add("`food`", "a resource that has a mine"));
                }
                self.mines[of.index()] = Some(seat(who, faults)?);
            }
            ("revision", [revision]) => {
                self.revision = Revision::numbered(number(revision, faults)?);
            }
            ("set", [name, value]) => self.set(name, value, faults)?,
            ("moment", words) => self.take_moment(words, faults)?,
            ("creature", [name, words @ ..]) => self.add_creature(name, words, faults)?,
            ("item", [name, words @ ..]) => {
                self.add_card(name, EquipmentKind::Item { copies: 1 }, words, faults)?;
            }
            ("artifact", [name, of, points, words @ ..]) => {
                self.add_artifact(name, [of, points], words, faults)?;
            }
            ("assistants" | "place" | "stock" | "minus" | "army" | "owns", [who, words @ ..]) => {
                let who = seat(who, faults)?;
                self.take_seat(line.keyword(), who, words, faults)?;
            }
            ("battle", [what, attacker, defender]) => {
                let kind = match *what {
                    "duel" => BattleKind::Duel,
                    name => BattleKind::Ground(self.creature(name, faults)?),
                };
                let seats = [seat(attacker, faults)?, seat(defender, faults)?];
                let turn = match kind {
                    BattleKind::Ground(_) => Side::Defender,
                    BattleKind::Duel | BattleKind::Match => Side::Attacker,
                };
                let rows = Default::default();
                let what = BattleDraft { kind, seats, turn, quiet: 0, rows };
                self.battle = Some(At { line: line.number, what });
            }
            ("acts" | "field" | "hand" | "undrawn" | "moved", [who, words @ ..]) => {
                let who = seat(who, faults)?;
                self.take_side(line.keyword(), who, words, faults)?;
            }
            ("quiet", [turns]) => {
                let turns = number(turns, faults)?;
                self.battle(faults)?.quiet = turns;
            }
            (keyword, _) => return Err(bad_form(keyword, faults)),
        }
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str, faults: &mut Faults) -> Result<(), Noted> {
        let on = match value {
            "on" => true,
            "off" => false,
            _ => return Err(faults.add(format!("`{value}`"), "`on` or `off`")),
        };
        match name {
            "fixed_damage" => self.settings.fixed_damage = on,
            "tournaments" => self.settings.tournaments = on,
            "elements" => self.settings.elements = on,
            "healing" => self.settings.healing = on,
            _ => {
                let known = ["fixed_damage", "tournaments", "elements", "healing"];
                return Err(faults.unknown("setting", name, known));
            }
        }
        Ok(())
    }

    fn take_moment(&mut self, words: &[&str], faults: &mut Faults) -> Result<(), Noted> {
        self.moment = match words {
            ["allocation", who] => MomentDraft::Allocation(Some(seat(who, faults)?)),
            ["resolving"] => MomentDraft::Resolving,
            ["battles"] => MomentDraft::Battles,
            ["end"] => MomentDraft::End,
            _ => return Err(bad_form("moment", faults)),
        };
        Ok(())
    }

    fn take_seat(
        &mut self,
        keyword: &str,
        who: Seat,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        match (keyword, words) {
            ("assistants", kinds) => {
                self.seats[who.index()].assistants = Some(each(kinds, faults, figure));
            }
            ("place", [kind, at]) => {
                let (figure, action) = (figure(kind, faults), action(at, faults));
                let (figure, action) = (figure?, action?);
                let seat = &mut self.seats[who.index()];
                if let Some(at) = seat.inherited.iter().position(|known| *known == figure) {
                    seat.inherited.swap_remove(at);
                    seat.placed.retain(|(known, _)| *known != figure);
                }
                seat.placed.push((figure, action));
            }
            ("stock", pairs) if pairs.len().is_multiple_of(2) => {
                for pair in pairs.chunks(2) {
                    let (of, amount) = (resource(pair[0], faults), number(pair[1], faults));
                    if let (Ok(of), Ok(amount)) = (of, amount) {
                        self.seats[who.index()].stock.0[of.index()] = amount;
                    }
                }
            }
            ("minus", [points]) => self.seats[who.index()].minus = number(points, faults)?,
            ("army", names) => self.seats[who.index()].army = self.creatures_of(names, faults),
            ("owns", names) => {
                let cards = names.iter().filter_map(|name| self.card(name, faults).ok());
                self.seats[who.index()].owns = cards.collect();
            }
            _ => return Err(bad_form(keyword, faults)),
        }
        Ok(())
    }

    fn battle(&mut self, faults: &mut Faults) -> Result<&mut BattleDraft, Noted> {
        match &mut self.battle {
            Some(battle) => Ok(&mut battle.what),
            None => Err(faults.add("no battle", "a line `battle` before this one")),
        }
    }

    fn take_side(
        &mut self,
        keyword: &str,
        who: Seat,
        words: &[&str],
        faults: &mut Faults,
    ) -> Result<(), Noted> {
        let seats = self.battle(faults)?.seats;
        let side = match seats.iter().position(|&seat| seat == who) {
            Some(0) => Side::Attacker,
            Some(_) => Side::Defender,
            None => return Err(faults.add("a player who is not in the battle", "one who is")),
        };
        match (keyword, words) {
            ("acts", []) => self.battle(faults)?.turn = side,
            ("field", [name, at, marks @ ..]) => {
                let fighter = self.fighter(name, marks, faults);
                let slot: usize = number(at, faults)?;
                if !(1..=3).contains(&slot) {
                    return Err(faults.add(format!("slot {slot}"), "a slot from 1 to 3"));
                }
                let fighter = fighter?;
                let row = &mut self.battle(faults)?.rows[side.index()];
                for (other, inherited) in row.slots.iter_mut().zip(&mut row.inherited) {
                    let is_same = other.is_some_and(|other| other.creature == fighter.creature);
                    if *inherited && is_same {
                        (*other, *inherited) = (None, false);
                    }
                }
                row.slots[slot - 1] = Some(fighter);
                row.inherited[slot - 1] = false;
            }
            ("hand", names) => {
                let hand = self.creatures_of(names, faults);
                self.battle(faults)?.rows[side.index()].hand = hand;
            }
            ("undrawn", names) => {
                let undrawn = self.creatures_of(names, faults);
                self.battle(faults)?.rows[side.index()].undrawn = undrawn;
            }
            ("moved", [name, times]) => {
                let moved = (self.creature(name, faults)?, number(times, faults)?);
                self.battle(faults)?.rows[side.index()].moved = Some(moved);
            }
            _ => return Err(bad_form(keyword, faults)),
        }
        Ok(())
    }

    /// A creature on the battlefield with its marks.
    fn fighter(&self, name: &str, marks: &[&str], faults: &mut Faults) -> Result<Fighter, Noted> {
        let mut fighter = Fighter::fresh(self.creature(name, faults)?);
        let mut marks = marks.iter();
        while let Some(&mark) = marks.next() {
            let mut next = || marks.next().copied().unwrap_or_default();
            match mark {
                "damage" => fighter.damage = number(next(), faults)?,
                "poison" => fighter.poison = number(next(), faults)?,
                "rest" => fighter.rest = number(next(), faults)?,
                "frost" => fighter.frost = true,
                "bound" => fighter.bound = true,
                "risen" => fighter.risen = true,
                "devouring" => fighter.devouring = true,
                "wears" | "wears_spent" => {
                    let (card, absorbed) = pair(next());
                    let card = self.card(card, faults)?;
                    let absorbed = match absorbed {
                        Some(absorbed) => number(absorbed, faults)?,
                        None => 0,
                    };
                    let worn = Worn { card, absorbed, spent: mark == "wears_spent" };
                    match fighter.worn.iter_mut().find(|place| place.is_none()) {
                        Some(place) => *place = Some(worn),
                        None => return Err(faults.add("a third card", "two cards at the most")),
                    }
                }
                _ => {
                    let known = [
                        "damage",
                        "poison",
                        "rest",
                        "frost",
                        "bound",
                        "risen",
                        "devouring",
                        "wears",
                        "wears_spent",
                    ];
                    return Err(faults.unknown("mark", mark, known));
                }
            }
        }
        Ok(fighter)
    }

    /// Those of the creatures that there are.
    fn creatures_of(&self, names: &[&str], faults: &mut Faults) -> Vec<CreatureId> {
        if names == ["none"] {
            return Vec::new();
        }
        names.iter().filter_map(|name| self.creature(name, faults).ok()).collect()
    }

    fn creature(&self, name: &str, faults: &mut Faults) -> Result<CreatureId, Noted> {
        if name == "minion" {
            return Ok(CreatureId::MINION);
        }
        let known = || self.creatures.iter().map(|def| def.id.as_str());
        match known().position(|id| id == name) {
            Some(at) => Ok(CreatureId(at as u8)),
            None => Err(faults.unknown("creature", name, known())),
        }
    }

    fn card(&self, name: &str, faults: &mut Faults) -> Result<EquipmentId, Noted> {
        let known = || self.equipment.iter().map(|def| def.id.as_str());
        match known().position(|id| id == name) {
            Some(at) => Ok(EquipmentId(at as u8)),
            None => Err(faults.unknown("card", name, known())),
        }
    }
}

pub(crate) fn bad_form(keyword: &str, faults: &mut Faults) -> Noted {
    let form = FORMS.iter().find(|(word, _)| *word == keyword).map_or("", |(_, form)| *form);
    faults.add(format!("`{keyword}` so"), form)
}

/// A word and the number after its colon.
pub(crate) fn pair(word: &str) -> (&str, Option<&str>) {
    match word.split_once(':') {
        Some((first, count)) => (first, Some(count)),
        None => (word, None),
    }
}

/// Those of the words that can be read; of the others a fault is noted.
pub(crate) fn each<T>(
    words: &[&str],
    faults: &mut Faults,
    mut read: impl FnMut(&str, &mut Faults) -> Result<T, Noted>,
) -> Vec<T> {
    words.iter().filter_map(|word| read(word, faults).ok()).collect()
}

macro_rules! word_readers {
    ($($name:ident: $type:ident, $what:literal;)+) => {
        $(
            pub(crate) fn $name(word: &str, faults: &mut Faults) -> Result<$type, Noted> {
                let known = $type::ALL.iter().map(|it| it.name());
                $type::from_name(word).ok_or_else(|| faults.unknown($what, word, known))
            }
        )+
    };
}

word_readers! {
    mythology: Mythology, "mythology";
    resource: Resource, "resource";
    figure: Figure, "figure";
    action: Action, "action";
}
