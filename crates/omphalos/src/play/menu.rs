//! The choices of a question as a short numbered list: grouped when there are many, then paged.

use pantheon::catalog::UnitType;
use pantheon::{Choice, Pantheon, UnitId};

/// The most rows shown at once.
const PAGE: usize = 18;

/// What the choices of a group have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// They are about one unit.
    Unit(UnitId),
    /// They recruit units of one type.
    Type(UnitType),
}

/// One numbered row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// A choice.
    Choice(Choice),
    /// Several choices, opened by their number.
    Group(Group, Vec<Choice>),
}

/// A list of rows, of which one page is shown.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    rows: Vec<Row>,
    page: usize,
    opened: Option<Group>,
}

impl Menu {
    /// The menu of a question.
    pub(crate) fn new(game: &Pantheon, options: &[Choice]) -> Self {
        let single = || options.iter().map(|&choice| Row::Choice(choice)).collect();
        let rows = if options.len() <= PAGE { single() } else { grouped(game, options) };
        // One group around everything, and pages of its own inside, would only be in the way.
        let rows = match rows.as_slice() {
            [Row::Group(..)] => single(),
            _ => rows,
        };
        Self { rows, page: 0, opened: None }
    }

    /// The menu inside a group.
    pub(crate) fn open(group: Group, choices: &[Choice]) -> Self {
        let rows = choices.iter().map(|&choice| Row::Choice(choice)).collect();
        Self { rows, page: 0, opened: Some(group) }
    }

    /// The group this menu is the inside of.
    pub(crate) fn opened(&self) -> Option<Group> {
        self.opened
    }

    /// The row with this number, on whichever page.
    pub(crate) fn row(&self, number: usize) -> Option<&Row> {
        self.rows.get(number.checked_sub(1)?)
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The number under which a choice is found here, itself or inside a group.
    pub(crate) fn number_of(&self, choice: Choice) -> Option<usize> {
        let holds = |row: &Row| match row {
            Row::Choice(own) => *own == choice,
            Row::Group(_, choices) => choices.contains(&choice),
        };
        self.rows.iter().position(holds).map(|at| at + 1)
    }

    /// The rows of the page shown, with their numbers.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (usize, &Row)> {
        (1..).zip(&self.rows).skip(self.page * PAGE).take(PAGE)
    }

    /// How many rows are on other pages.
    pub(crate) fn elsewhere(&self) -> usize {
        self.rows.len() - self.shown().count()
    }

    /// Turns to the next page, and from the last one to the first.
    pub(crate) fn turn(&mut self) {
        self.page = (self.page + 1) % self.rows.len().div_ceil(PAGE).max(1);
    }
}

/// Choices that belong together stand where the first of them stood; one alone stays a choice.
fn grouped(game: &Pantheon, options: &[Choice]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for &choice in options {
        let Some(group) = group_of(game, choice) else {
            rows.push(Row::Choice(choice));
            continue;
        };
        let same = rows.iter_mut().find_map(|row| match row {
            Row::Group(known, choices) if *known == group => Some(choices),
            _ => None,
        });
        match same {
            Some(choices) => choices.push(choice),
            None => rows.push(Row::Group(group, vec![choice])),
        }
    }
    for row in &mut rows {
        if let Row::Group(_, choices) = row
            && let [choice] = choices.as_slice()
        {
            *row = Row::Choice(*choice);
        }
    }
    rows
}

fn group_of(game: &Pantheon, choice: Choice) -> Option<Group> {
    match choice {
        Choice::Recruit(unit) => Some(Group::Type(game.def(unit).unit_type)),
        Choice::Activate(unit, _) | Choice::Recall(unit) | Choice::PlaceTroop(unit, _) => {
            Some(Group::Unit(unit))
        }
        Choice::Use(power) | Choice::Resolve(power) => Some(Group::Unit(power.unit)),
        _ => None,
    }
}
