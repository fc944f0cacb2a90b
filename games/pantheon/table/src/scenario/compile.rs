//! A scenario file becomes a set-up: names looked up, sense checked.

use std::sync::Arc;

use content::{FaultList, Places, Step, way};
use kernel::Seat;
use pantheon::board::{AreaId, AreaSet, Board};
use pantheon::catalog::UnitDef;
use pantheon::{
    Aim, Goal, Pantheon, Recruitment, Revision, ScenarioRule, Setup, SetupFault, UnitId,
};

use super::{AimFile, PlayerFile, RuleFile, Written};
use crate::layout::{Layout, agreed, lay_out};
use crate::read::Known;
use crate::sense::named_like_file;

/// The set-up a scenario begins from; nothing when the file has faults.
pub(super) fn compile(
    file: &Written,
    stem: &str,
    known: &Known<'_>,
    places: Places<'_, '_>,
    faults: &mut FaultList,
) -> Option<Setup> {
    let mut compiler = Compiler { file, known, places, faults, board: None, pool: Vec::new() };
    compiler.names(stem);
    compiler.board();
    let recruitment = compiler.recruitment();
    let scenario = compiler.scenario();
    if !compiler.faults.is_empty() {
        return None;
    }
    let Compiler { board, pool, .. } = compiler;
    let setup = Setup {
        edition: file.ruleset,
        seats: file.player.len() as u8,
        teams: file.teams,
        // A board or unit that is known but not at hand has faults of its own, told elsewhere.
        boards: vec![board?],
        pool,
        recruitment: recruitment?,
        lead: file.lead.map(|lead| Seat(lead - 1)),
        scenario: Some(scenario?),
        scenarios: Vec::new(),
        youngest: None,
        settings: file.settings,
        revision: Revision::CURRENT,
    };
    if let Err(broken) = Pantheon::new(setup.clone()) {
        for fault in broken {
            let place = places.at(way![key_of(&fault)]);
            match fault.rule() {
                Some(rule) => {
                    faults.add_forbidden(place, fault.to_string(), "what the rules allow", rule);
                }
                None => faults.add(place, fault.to_string(), "a set-up that can be played"),
            }
        }
        return None;
    }
    Some(setup)
}

/// The key where a fault of the whole set-up is told.
fn key_of(fault: &SetupFault) -> &'static str {
    match fault {
        SetupFault::Teams(_) => "teams",
        SetupFault::Zones { .. } | SetupFault::Boards(_) | SetupFault::BoardLacks(..) => "board",
        SetupFault::Stones(_) => "stones",
        SetupFault::Divinities { .. } => "draft",
        SetupFault::Seat(_) => "lead",
        _ => "player",
    }
}

struct Compiler<'a, 't, 'f> {
    file: &'a Written,
    known: &'a Known<'a>,
    places: Places<'a, 't>,
    faults: &'f mut FaultList,
    board: Option<Arc<Board>>,
    pool: Vec<Arc<UnitDef>>,
}

impl Compiler<'_, '_, '_> {
    fn fault(&mut self, way: &[Step], found: impl Into<String>, expected: impl Into<String>) {
        self.faults.add(self.places.at(way), found, expected);
    }

    fn names(&mut self, stem: &str) {
        named_like_file(self.file.id.as_deref(), stem, self.places, self.faults);
    }

    fn board(&mut self) {
        let Some(id) = &self.file.board else { return };
        self.board = self.known.boards.iter().find(|board| board.id() == id).cloned();
        if !self.known.board_ids.contains(&&id[..]) {
            let place = self.places.at(way!["board"]);
            self.faults.add_unknown(place, "board", id, &self.known.board_ids);
        }
    }

    /// How armies come about; fills the pool. [P15.6B.2-1]
    fn recruitment(&mut self) -> Option<Recruitment> {
        let file = self.file;
        if !self.places.has("draft") {
            return self.given_armies();
        }
        for (at, player) in file.players() {
            if player.army.is_some() || player.units.is_some() {
                let way = way!["player", at];
                self.fault(way, "a given army beside `draft`", "one of the two");
            }
        }
        let draft = file.draft.as_ref()?;
        match &draft.pool {
            Some(pool) => {
                for (at, id) in pool.iter().enumerate() {
                    let unit = self.unit(way!["draft", "pool", at], id);
                    self.pool.extend(unit);
                }
            }
            None => {
                let units = self.known.units.iter().map(|unit| unit.def.clone());
                let serving = units.filter(|def| file.ruleset.lacks_of_unit(def).is_empty());
                let seats = file.player.len() as u8;
                let agreed = agreed(file.ruleset, draft.divinities);
                self.pool = lay_out(serving.collect(), seats, agreed, Layout::default());
            }
        }
        Some(Recruitment::Draft { points: Some(draft.points), divinities: draft.divinities })
    }

    /// [P15.6B.2-3]
    fn given_armies(&mut self) -> Option<Recruitment> {
        let file = self.file;
        let mut armies: Vec<Vec<UnitId>> = Vec::new();
        for (at, player) in file.players() {
            if let Some(units) = self.given_army(at, player) {
                let first = self.pool.len();
                armies.push((first..first + units.len()).map(|at| UnitId(at as u8)).collect());
                self.pool.extend(units);
            }
        }
        if armies.len() < file.player.len() {
            // With an army missing, nobody can say which units are not in the game.
            self.pool.clear();
            return None;
        }
        Some(Recruitment::Limited { armies })
    }

    fn given_army(&mut self, at: usize, player: &PlayerFile) -> Option<Vec<Arc<UnitDef>>> {
        match (&player.army, &player.units) {
            (Some(_), Some(_)) => {
                let expected = "one of them: a ready-made army, or its units";
                self.fault(way!["player", at, "units"], "`units` beside `army`", expected);
                None
            }
            (Some(id), None) => {
                let army = self.known.armies.iter().find(|army| army.id == *id);
                if !self.known.army_ids.contains(&&id[..]) {
                    let place = self.places.at(way!["player", at, "army"]);
                    self.faults.add_unknown(place, "army", id, &self.known.army_ids);
                }
                army.map(|army| army.units.clone())
            }
            (None, Some(ids)) => {
                let units: Vec<_> = ids
                    .iter()
                    .enumerate()
                    .map(|(entry, id)| self.unit(way!["player", at, "units", entry], id))
                    .collect();
                units.into_iter().collect()
            }
            (None, None) => {
                // A list with an entry that is no string has been told already.
                if !self.places.has_at(way!["player", at, "units"])
                    && !self.places.has_at(way!["player", at, "army"])
                {
                    let expected = "`army` or `units` for each player, or `[draft]`";
                    self.fault(way!["player", at], "a player without an army", expected);
                }
                None
            }
        }
    }

    /// The sound unit with this id.
    fn unit(&mut self, way: &[Step], id: &str) -> Option<Arc<UnitDef>> {
        let unit = self.known.unit(id).map(|unit| unit.def.clone());
        if !self.known.unit_ids.contains(&id) {
            let place = self.places.at(way);
            self.faults.add_unknown(place, "unit", id, &self.known.unit_ids);
        }
        unit
    }

    /// A unit of the game: its id, with `.2` after it for the second of that name.
    fn unit_in_play(&mut self, way: &[Step], tag: &str) -> Option<UnitId> {
        let (id, copy) = match tag.split_once('.') {
            Some((id, copy)) => (id, copy.parse::<usize>().ok().filter(|&copy| copy > 1)),
            None => (tag, Some(1)),
        };
        let mut same = (0u8..).zip(&self.pool).filter(|(_, unit)| unit.id == id);
        let unit = copy.and_then(|copy| same.nth(copy - 1));
        let unit = unit.map(|(at, _)| UnitId(at));
        if unit.is_none() && !self.pool.is_empty() {
            let place = self.places.at(way);
            let mut names: Vec<&str> = self.pool.iter().map(|unit| &unit.id[..]).collect();
            names.dedup();
            self.faults.add_unknown(place, "unit of this scenario", tag, &names);
        }
        unit
    }

    fn area(&mut self, way: &[Step], tag: &str) -> Option<AreaId> {
        let board = self.board.as_ref()?;
        let area = board.find(tag);
        if area.is_none() {
            let tags: Vec<&str> = board.areas().iter().map(|area| &area.tag[..]).collect();
            let what = format!("area of `{}`", board.id());
            self.faults.add_unknown(self.places.at(way), &what, tag, &tags);
        }
        area
    }

    fn scenario(&mut self) -> Option<pantheon::Scenario> {
        let file = self.file;
        let rules = self.rules();
        let stones = match &file.stones {
            Some(stones) => {
                let mut laid = Vec::new();
                for (at, stone) in stones.iter().enumerate() {
                    let Some(stone) = stone else { continue };
                    let area = self.area(way!["stones", at, "area"], &stone.area);
                    laid.extend(area.map(|area| (stone.kind, area)));
                }
                Some(laid)
            }
            None => None,
        };
        let mut relics = Vec::new();
        for (at, tag) in file.relics.iter().enumerate() {
            let Some(tag) = tag else { continue };
            relics.extend(self.area(way!["relics", at], tag));
        }
        let on_board = self.board.as_ref().map_or(0, |board| board.stones().len());
        let stone_count = stones.as_ref().map_or(on_board, Vec::len);
        let mut goals = Vec::new();
        for (at, player) in file.players() {
            for (entry, aim) in player.goals.iter().enumerate() {
                let way = way!["player", at, "goals", entry];
                if let Some(reach) = self.aim(way, at, aim, &rules, stone_count) {
                    goals.push(Goal { seat: Seat(at as u8), reach });
                }
            }
        }
        Some(pantheon::Scenario {
            id: file.id.clone()?,
            players: vec![file.player.len() as u8],
            goals,
            stones,
            relics,
            zones: self.zones(),
            rules,
            // The set-up itself names the lead, and the draft the points.
            lead: None,
            points: None,
            placed: self.placed(),
        })
    }

    fn rules(&mut self) -> Vec<ScenarioRule> {
        let mut rules = Vec::new();
        for (at, rule) in self.file.rules.iter().enumerate() {
            let Some(rule) = rule else { continue };
            rules.extend(match rule {
                RuleFile::Closed(tag) => {
                    self.area(way!["rules", at, "closed"], tag).map(ScenarioRule::Closed)
                }
                RuleFile::Powerless(tag) => {
                    let unit = self.unit_in_play(way!["rules", at, "powerless"], tag);
                    unit.map(ScenarioRule::Powerless)
                }
                RuleFile::AttackDice(stated) => {
                    let way = way!["rules", at, "attack_dice", "unit"];
                    let unit = self.unit_in_play(way, &stated.unit);
                    unit.map(|unit| ScenarioRule::AttackDice(unit, stated.dice))
                }
            });
        }
        rules
    }

    /// Units that begin on the board. [B29.4.4]
    fn placed(&mut self) -> Vec<(UnitId, AreaId)> {
        let mut placed = Vec::new();
        for (at, entry) in self.file.placed.iter().enumerate() {
            let Some(entry) = entry else { continue };
            let unit = self.unit_in_play(way!["placed", at, "unit"], &entry.unit);
            let area = self.area(way!["placed", at, "area"], &entry.area);
            placed.extend(unit.zip(area));
        }
        placed
    }

    /// Zones for all players or for none. [P15.6D.4-1]
    fn zones(&mut self) -> Option<Vec<AreaSet>> {
        let file = self.file;
        if !file.players().any(|(_, player)| player.zone.is_some()) {
            return None;
        }
        let mut zones = Vec::new();
        for (at, player) in file.players() {
            let mut zone = AreaSet::EMPTY;
            for (entry, tag) in player.zone.iter().flatten().enumerate() {
                if let Some(area) = self.area(way!["player", at, "zone", entry], tag) {
                    zone.insert(area);
                }
            }
            let unread = self.places.has_at(way!["player", at, "zone"]) && player.zone.is_none();
            if player.zone.as_ref().is_none_or(Vec::is_empty) && !unread {
                let found = "a player without deployment areas";
                let expected = "`zone = [...]` for every player, or for none";
                self.fault(way!["player", at], found, expected);
            }
            zones.push(zone);
        }
        Some(zones)
    }

    /// A goal that can be reached.
    fn aim(
        &mut self,
        way: &[Step],
        player: usize,
        aim: &AimFile,
        rules: &[ScenarioRule],
        stones: usize,
    ) -> Option<Aim> {
        let inner = |key| [way, way![key]].concat();
        Some(match aim {
            AimFile::Destroy(tag) => {
                if self.file.draft.is_some() {
                    let found = "a unit to destroy that may not be recruited";
                    self.fault(way, found, "a goal without units, because armies are drafted");
                    return None;
                }
                let unit = self.unit_in_play(&inner("destroy"), tag)?;
                if self.owner(unit).is_some_and(|owner| self.same_side(owner, player)) {
                    self.fault(way, format!("`{tag}` of the player's own side"), "an enemy unit");
                }
                Aim::Destroy(unit)
            }
            AimFile::LastDivinity => Aim::LastDivinity,
            AimFile::Absorb(needed) => {
                if usize::from(*needed) > stones {
                    let expected = format!("at most {stones}, as many as there are");
                    self.fault(way, format!("{needed} stones to absorb"), expected);
                }
                Aim::Absorb(*needed)
            }
            AimFile::Reach(tag) => Aim::Reach(self.open_area(&inner("reach"), tag, rules)?),
            AimFile::Carry(tag) => Aim::Carry(self.open_area(&inner("carry"), tag, rules)?),
            AimFile::Survive(rounds) => {
                if let Some(limit) = self.file.settings.round_limit.filter(|limit| limit < rounds) {
                    let found = format!("{rounds} rounds to survive in a game of {limit}");
                    self.fault(way, found, "at most the limit of rounds");
                }
                if self.file.draft.is_none() && self.has_no_divinity(player) {
                    let found = "a divinity to survive where there is none";
                    self.fault(way, found, "a god or titan in the player's army");
                }
                Aim::Survive(*rounds)
            }
            AimFile::Skirmish => Aim::Skirmish,
        })
    }

    /// An area that somebody can come to.
    fn open_area(&mut self, way: &[Step], tag: &str, rules: &[ScenarioRule]) -> Option<AreaId> {
        let area = self.area(way, tag)?;
        if rules.contains(&ScenarioRule::Closed(area)) {
            self.fault(way, format!("`{tag}`, which a rule closes"), "an area that is open");
        }
        Some(area)
    }

    /// Whose army a unit of the pool stands in, where armies are given.
    fn owner(&self, unit: UnitId) -> Option<usize> {
        let mut end = 0;
        self.file.players().find_map(|(at, player)| {
            let listed = player.units.as_ref().map(Vec::len);
            let ready = player.army.as_ref().and_then(|id| {
                self.known.armies.iter().find(|army| army.id == *id).map(|army| army.units.len())
            });
            end += listed.or(ready)?;
            (unit.index() < end).then_some(at)
        })
    }

    /// Whether a player's given army is known to lack a divinity.
    fn has_no_divinity(&self, player: usize) -> bool {
        let mut divinities = (0u8..).zip(&self.pool).filter(|(_, unit)| unit.is_divinity());
        let own = divinities.any(|(at, _)| self.owner(UnitId(at)) == Some(player));
        !self.pool.is_empty() && !own
    }

    fn same_side(&self, a: usize, b: usize) -> bool {
        if self.file.teams { a % 2 == b % 2 } else { a == b }
    }
}
