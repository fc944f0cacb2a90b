//! Snapshots and log lines in the language of a reader.

use std::sync::Arc;

use content::Pack;
use kernel::Seat;
use oracle::{Explained, ToldChoice};
use pantheon::catalog::Stat;
use pantheon::{
    Breakdown, Choice, Ending, Event, Frame, Look, Pantheon, Seen, State, UnitId, View,
};
use protocol::{Detail, LogLine, PlayerSpec, Snapshot, Standing, WeighedShown, Words};
use store::InputKind;
use text::{Lang, Motive, Speaker};

use crate::played::{Played, Step};

/// What everybody at a table is called, in one language.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pack: Arc<Pack>,
    lang: Lang,
    players: Vec<String>,
}

impl Names {
    /// The players by name; those without one are numbered.
    pub(crate) fn new(pack: Arc<Pack>, lang: Lang, players: &[PlayerSpec]) -> Self {
        let speaker = Speaker::new(lang, &pack);
        let players = (1u8..).zip(players).map(|(number, player)| {
            let name = player.name.trim();
            if name.is_empty() { speaker.player_number(number) } else { name.to_owned() }
        });
        let players = players.collect();
        Self { pack, lang, players }
    }

    /// The players, by seat.
    pub(crate) fn players(&self) -> &[String] {
        &self.players
    }

    /// Speaks their language and calls them by their names.
    pub(crate) fn voice(&self) -> Voice<'_> {
        Voice(Speaker::new(self.lang, &self.pack).with_players(&self.players))
    }
}

/// Says what the numbers and choices of a game mean, in the words of a speaker.
#[derive(Clone, Copy)]
pub struct Voice<'p>(pub Speaker<'p>);

impl Words for Voice<'_> {
    fn question(&self, game: &Pantheon, view: &View) -> String {
        self.0.question(game, view)
    }

    fn choice(&self, game: &Pantheon, view: &View, choice: Choice) -> String {
        self.0.choice(game, view, choice)
    }

    fn terms(&self, game: &Pantheon, view: &View, breakdown: &Breakdown) -> Vec<String> {
        let mut lines = self.0.breakdown(game, view, breakdown);
        // The last line is the sum.
        lines.truncate(breakdown.terms.len());
        lines
    }

    fn ending(&self, game: &Pantheon, view: &View, ending: Ending) -> String {
        let over = [Seen::Open(Event::Over(ending))];
        self.0.events(game, view, view, &over).concat()
    }
}

impl Voice<'_> {
    /// Where a game stands, as `viewer` may know it.
    pub(crate) fn snapshot<'g>(
        &self,
        game: &'g Pantheon,
        played: &Played,
        standing: &Standing,
        viewer: Option<Seat>,
        can_undo: bool,
    ) -> Snapshot<'g> {
        let view = kernel::Game::view(game, played.state(), viewer);
        protocol::snapshot(game, &view, standing, self, played.question(), can_undo)
    }

    /// A choice that was weighed, while it stands on the list.
    pub(crate) fn weighed(
        &self,
        game: &Pantheon,
        view: &View,
        explained: &Explained<Choice, Motive>,
    ) -> WeighedShown {
        let told = ToldChoice::new(game, &self.0, view, explained);
        let choice = u32::try_from(explained.weighed.option).ok();
        WeighedShown { choice, ..weighed(told) }
    }

    /// What `viewer` learnt of a step.
    pub(crate) fn lines(
        &self,
        game: &Pantheon,
        viewer: Option<Seat>,
        names: &[String],
        step: &Step,
    ) -> Vec<LogLine> {
        let views =
            [&step.before, &step.after].map(|state| kernel::Game::view(game, state, viewer));
        self.lines_between(game, [&views[0], &views[1]], names, step)
    }

    /// What a viewer learnt of a step, by its views before and after it.
    pub(crate) fn lines_between(
        &self,
        game: &Pantheon,
        [before, after]: [&View; 2],
        names: &[String],
        step: &Step,
    ) -> Vec<LogLine> {
        if step.input.kind == InputKind::Undo {
            return self.undone(names, step).into_iter().collect();
        }
        let seen = |event| kernel::Game::seen_by(game, after.viewer, event);
        let seen: Vec<Seen> = step.events.iter().map(seen).collect();
        let texts = self.0.events_one_by_one(game, before, after, &seen);
        let depth = depth(&step.before);
        let lines = texts.into_iter().zip(&seen).filter_map(|(text, seen)| {
            let mut line = line(game, step, text?, seen);
            line.depth =
                if matches!(seen, Seen::Open(Event::TurnBegan { .. })) { 0 } else { depth };
            if let Seen::Open(Event::Values { .. }) = seen {
                self.explain_values(game, after, &mut line);
            }
            Some(line)
        });
        lines.collect()
    }

    fn undone(&self, names: &[String], step: &Step) -> Option<LogLine> {
        let seat = step.input.seat?;
        let player = names.get(usize::from(seat)).map_or("", String::as_str);
        let mut line = empty_line(step, self.0.undone(player), "undone");
        line.seat = Some(seat);
        Some(line)
    }

    /// The parts of offence and defence, under the line that tells them.
    fn explain_values(&self, game: &Pantheon, view: &View, line: &mut LogLine) {
        let look = Look::of_public(game, &view.public);
        let frames = view.public.frames.as_slice().iter().rev();
        let attack = frames.copied().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        let breakdowns = attack
            .filter(|attack| view.public.is_in_play(attack.by))
            .and_then(|attack| look.value_breakdowns(&attack));
        let Some((offence, defence)) = breakdowns else { return };
        for (stat, breakdown) in [(Stat::Offence, &offence), (Stat::Defence, &defence)] {
            let value = self.terms(game, view, breakdown).join(", ");
            line.details.push(Detail { label: self.0.name(stat), value });
            let rule = |term: &pantheon::Term| term.source.rule(game.edition()).0.to_owned();
            line.rules.extend(breakdown.terms.iter().map(rule));
        }
        line.rules.sort_unstable();
        line.rules.dedup();
    }
}

/// A choice that was weighed.
pub(crate) fn weighed(told: ToldChoice) -> WeighedShown {
    let ToldChoice { label, win_chance, reasons, .. } = told;
    WeighedShown { choice: None, label, win_chance: Some(win_chance), reasons }
}

/// How deep in the rules a moment is: activations, attacks and powers that wait on each other.
fn depth(state: &State) -> u8 {
    let frames = state.public.frames.as_slice().iter();
    let deep = frames
        .filter(|frame| matches!(frame, Frame::Activation(_) | Frame::Attack(_) | Frame::Power(_)));
    u8::try_from(deep.count()).unwrap_or(u8::MAX)
}

fn empty_line(step: &Step, text: String, kind: &'static str) -> LogLine {
    LogLine {
        step: step.number,
        depth: 0,
        text,
        details: Vec::new(),
        rules: Vec::new(),
        seat: None,
        by: step.input.seat.filter(|_| step.input.kind == InputKind::Choice),
        kind,
        unit: None,
        area: None,
        dice: Vec::new(),
    }
}

/// A line with what on the board it is about.
fn line(game: &Pantheon, step: &Step, text: String, seen: &Seen) -> LogLine {
    let mut line = empty_line(step, text, "");
    let tag = |unit: UnitId| Some(game.tag(unit).to_owned());
    let event = match *seen {
        Seen::Drew(seat, _) => {
            (line.kind, line.seat) = ("drew", Some(seat.0));
            return line;
        }
        Seen::Searched(seat, _) => {
            (line.kind, line.seat) = ("searched", Some(seat.0));
            return line;
        }
        Seen::Open(event) => event,
    };
    line.kind = kind(&event);
    match event {
        Event::Leads(seat)
        | Event::ZoneChosen(seat, _)
        | Event::PointsConverted(seat, _)
        | Event::PointsToOmphalos(seat, _)
        | Event::ScenarioChosen(seat, _)
        | Event::DeclinedToActivate(seat)
        | Event::TurnBegan { seat, .. }
        | Event::Drew(seat, _)
        | Event::NothingToDraw(seat)
        | Event::Passed(seat)
        | Event::Discarded(seat, _)
        | Event::Eliminated(seat)
        | Event::GainedOmphalos(seat)
        | Event::ReturnedOmphalos(seat)
        | Event::Bought(seat, _)
        | Event::Searched(seat, _)
        | Event::Showed(seat, _)
        | Event::Retrieved(seat, _) => line.seat = Some(seat.0),
        Event::Recruited(seat, unit) => (line.seat, line.unit) = (Some(seat.0), tag(unit)),
        Event::Activated(unit, _)
        | Event::ActivationEnded(unit)
        | Event::FoundNoPlace(unit)
        | Event::Guarded(unit)
        | Event::Evaded(unit)
        | Event::AttackLost(unit)
        | Event::Wounded(unit, _)
        | Event::Healed(unit, _)
        | Event::Destroyed(unit)
        | Event::Retaliated(unit)
        | Event::Claimed(unit, _)
        | Event::Absorbed(unit, _)
        | Event::LavaAttacks(unit, _)
        | Event::TargetsNamed(unit, _)
        | Event::Paralysed(unit) => line.unit = tag(unit),
        Event::Targeted { by, .. } => line.unit = tag(by),
        Event::PowerUsed(power) => line.unit = tag(power.unit),
        Event::Placed(unit, area)
        | Event::Recalled(unit, area)
        | Event::AreaTargeted(unit, area)
        | Event::Thrown(unit, area)
        | Event::Moved { unit, to: area, .. } => {
            line.unit = tag(unit);
            line.area = Some(game.area_tag(area).to_owned());
        }
        Event::ElementRemoved(area) | Event::Dropped(_, area) => {
            line.area = Some(game.area_tag(area).to_owned());
        }
        Event::Rolled(roll) | Event::Rerolled(roll) | Event::SecondRolled(roll) => {
            line.dice = roll.faces().collect();
        }
        Event::LeadRolled(faces) | Event::ScenarioRolled(faces) => {
            line.dice = faces[..usize::from(game.seat_count())].to_vec();
        }
        Event::BoardChosen(_)
        | Event::Refreshed
        | Event::Values { .. }
        | Event::Spent { .. }
        | Event::TokenWounded(..)
        | Event::TokenPlaced(_)
        | Event::TokenRemoved(_)
        | Event::Over(_)
        | Event::RollAgain(_) => {}
    }
    line
}

/// The word for an event.
const fn kind(event: &Event) -> &'static str {
    match event {
        Event::LeadRolled(_) => "lead_rolled",
        Event::Leads(_) => "leads",
        Event::BoardChosen(_) => "board_chosen",
        Event::ZoneChosen(..) => "zone_chosen",
        Event::Recruited(..) => "recruited",
        Event::PointsConverted(..) => "points_converted",
        Event::TurnBegan { .. } => "turn_began",
        Event::Drew(..) => "drew",
        Event::NothingToDraw(_) => "nothing_to_draw",
        Event::Refreshed => "refreshed",
        Event::Passed(_) => "passed",
        Event::Discarded(..) => "discarded",
        Event::Activated(..) => "activated",
        Event::ActivationEnded(_) => "activation_ended",
        Event::Placed(..) => "placed",
        Event::FoundNoPlace(_) => "found_no_place",
        Event::Moved { .. } => "moved",
        Event::Recalled(..) => "recalled",
        Event::Targeted { .. } => "targeted",
        Event::AreaTargeted(..) => "area_targeted",
        Event::Guarded(_) => "guarded",
        Event::Evaded(_) => "evaded",
        Event::AttackLost(_) => "attack_lost",
        Event::Values { .. } => "values",
        Event::Rolled(_) => "rolled",
        Event::Rerolled(_) => "rerolled",
        Event::Spent { .. } => "spent",
        Event::SecondRolled(_) => "second_rolled",
        Event::Wounded(..) => "wounded",
        Event::Healed(..) => "healed",
        Event::TokenWounded(..) => "token_wounded",
        Event::Destroyed(_) => "destroyed",
        Event::Eliminated(_) => "eliminated",
        Event::Retaliated(_) => "retaliated",
        Event::Thrown(..) => "thrown",
        Event::ElementRemoved(_) => "element_removed",
        Event::Claimed(..) => "claimed",
        Event::Dropped(..) => "dropped",
        Event::Absorbed(..) => "absorbed",
        Event::GainedOmphalos(_) => "gained_omphalos",
        Event::ReturnedOmphalos(_) => "returned_omphalos",
        Event::Bought(..) => "bought",
        Event::Searched(..) => "searched",
        Event::Showed(..) => "showed",
        Event::Retrieved(..) => "retrieved",
        Event::PowerUsed(_) => "power_used",
        Event::TokenPlaced(_) => "token_placed",
        Event::TokenRemoved(_) => "token_removed",
        Event::Paralysed(_) => "paralysed",
        Event::Over(_) => "over",
        Event::RollAgain(_) => "roll_again",
        Event::ScenarioRolled(_) => "scenario_rolled",
        Event::ScenarioChosen(..) => "scenario_chosen",
        Event::PointsToOmphalos(..) => "points_to_omphalos",
        Event::DeclinedToActivate(_) => "declined_to_activate",
        Event::LavaAttacks(..) => "lava_attacks",
        Event::TargetsNamed(..) => "targets_named",
    }
}
