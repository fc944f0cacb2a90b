//! The scenario of a case, from its `scenario` lines.

use std::sync::Arc;

use board::{AreaId, Board};
use kernel::Seat;
use pantheon::edition::{ScenarioChoice, Winning};
use pantheon::{Aim, Goal, Scenario, ScenarioRule};

use cases::fault::Noted;
use cases::words::{At, number, seat};

use super::build::Builder;

/// How the lines are written.
pub(crate) const FORM: &str = "`scenario goal SEAT AIM`, `closed AREA`, `powerless UNIT`, \
    `attack_dice UNIT NUMBER`, `relic AREA`, `stone KIND AREA`, `lead SEAT`, `points NUMBER`, \
    `youngest SEAT`, `placed UNIT AREA` or `players NUMBER ...`";

/// The boards a scenario is laid out on.
struct Ground<'a> {
    /// Those that it is for.
    on: &'a [Arc<Board>],
    /// All of the case.
    boards: &'a [Arc<Board>],
}

impl Builder<'_> {
    /// The scenario, or the scenarios to roll for: each of several boards stands for one.
    pub(crate) fn scenarios(&mut self, boards: &[Arc<Board>]) -> (Option<Scenario>, Vec<Scenario>) {
        let edition = &self.stage.edition;
        let rolled = edition.scenario_choice == ScenarioChoice::HighestDie && boards.len() > 1;
        if !rolled {
            return (self.scenario(boards, boards), Vec::new());
        }
        let scenarios =
            boards.iter().filter_map(|board| self.scenario(std::slice::from_ref(board), boards));
        (None, scenarios.collect())
    }

    /// The scenario on some of the boards. A line about an area belongs to the boards that have
    /// it.
    fn scenario(&mut self, on: &[Arc<Board>], boards: &[Arc<Board>]) -> Option<Scenario> {
        if self.stage.scenario.is_empty() {
            let is_needed = self.stage.edition.winning == Winning::Scenario;
            return is_needed.then(|| Scenario::last_divinity(self.seats));
        }
        let mut scenario = Scenario { id: "case".to_owned(), ..Scenario::default() };
        for said in &self.stage.scenario {
            self.faults.at(said.line);
            let words: Vec<&str> = said.what.iter().map(String::as_str).collect();
            // A fault has been noted, or the line is about another board.
            let _ = self.scenario_line(&words, &Ground { on, boards }, &mut scenario);
        }
        Some(scenario)
    }

    fn scenario_line(
        &mut self,
        words: &[&str],
        ground: &Ground<'_>,
        scenario: &mut Scenario,
    ) -> Result<(), Noted> {
        match *words {
            ["goal", player, ref reach @ ..] => {
                let goal =
                    Goal { seat: seat(player, self.faults)?, reach: self.aim(reach, ground)? };
                scenario.goals.push(goal);
            }
            ["closed", area] => {
                scenario.rules.push(ScenarioRule::Closed(self.area_on(area, ground)?));
            }
            ["powerless", unit] => {
                scenario.rules.push(ScenarioRule::Powerless(self.unit(unit)?));
            }
            ["attack_dice", unit, dice] => {
                let rule = ScenarioRule::AttackDice(self.unit(unit)?, number(dice, self.faults)?);
                scenario.rules.push(rule);
            }
            ["relic", area] => scenario.relics.push(self.area_on(area, ground)?),
            ["stone", kind, area] => {
                let known = board::StoneKind::ALL.iter().map(|kind| kind.name());
                let kind = board::StoneKind::from_name(kind)
                    .ok_or_else(|| self.faults.unknown("stone", kind, known))?;
                let area = self.area_on(area, ground)?;
                scenario.stones.get_or_insert_default().push((kind, area));
            }
            ["youngest", _] => {}
            ["lead", player] => scenario.lead = Some(seat(player, self.faults)?),
            ["points", points] => scenario.points = Some(number(points, self.faults)?),
            ["placed", unit, area] => {
                scenario.placed.push((self.unit(unit)?, self.area_on(area, ground)?));
            }
            ["players", ref counts @ ..] if !counts.is_empty() => {
                for count in counts {
                    scenario.players.push(number(count, self.faults)?);
                }
            }
            _ => {
                return Err(self.faults.add(format!("`scenario {}`", words.join(" ")), FORM));
            }
        }
        Ok(())
    }

    /// An area of the boards at hand. One of another board is no fault.
    fn area_on(&mut self, tag: &str, ground: &Ground<'_>) -> Result<AreaId, Noted> {
        if let Some(area) = ground.on.iter().find_map(|board| board.find(tag)) {
            return Ok(area);
        }
        if ground.boards.iter().any(|board| board.find(tag).is_some()) {
            return Err(Noted);
        }
        let areas = ground.boards.iter().flat_map(|board| board.areas());
        Err(self.faults.unknown("area", tag, areas.map(|area| area.tag.as_str())))
    }

    /// Who picks the scenario in a tie.
    pub(crate) fn youngest(&mut self) -> Option<Seat> {
        let said = self.stage.scenario.iter().find(|said| said.what[0] == "youngest");
        let At { line, what } = said?;
        self.faults.at(*line);
        seat(what.get(1).map_or("", String::as_str), self.faults).ok()
    }

    fn aim(&mut self, words: &[&str], ground: &Ground<'_>) -> Result<Aim, Noted> {
        Ok(match *words {
            ["destroy", unit] => Aim::Destroy(self.unit(unit)?),
            ["last_divinity"] => Aim::LastDivinity,
            ["absorb", count] => Aim::Absorb(number(count, self.faults)?),
            ["reach", area] => Aim::Reach(self.area_on(area, ground)?),
            ["carry", area] => Aim::Carry(self.area_on(area, ground)?),
            ["survive", round] => Aim::Survive(number(round, self.faults)?),
            ["skirmish"] => Aim::Skirmish,
            _ => {
                let known = "`destroy UNIT`, `last_divinity`, `absorb NUMBER`, `reach AREA`, \
                    `carry AREA`, `survive ROUND` or `skirmish`";
                return Err(self.faults.add(format!("`{}`", words.join(" ")), known));
            }
        })
    }
}
