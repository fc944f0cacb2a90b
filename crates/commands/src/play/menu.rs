//! The choices of a question as a short numbered list: grouped when there are many, then paged.

/// The most rows shown at once.
const PAGE: usize = 18;

/// One numbered row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row<C> {
    /// A choice.
    Choice(C),
    /// Several choices under a heading, opened by their number.
    Group(String, Vec<C>),
}

/// A list of rows, of which one page is shown.
#[derive(Clone, Debug)]
pub(crate) struct Menu<C> {
    rows: Vec<Row<C>>,
    page: usize,
    opened: Option<String>,
}

impl<C: Copy + Eq> Menu<C> {
    /// The menu of a question; `group_of` is the heading a choice stands under when there are many.
    pub(crate) fn new(options: &[C], group_of: impl Fn(C) -> Option<String>) -> Self {
        let single = || options.iter().map(|&choice| Row::Choice(choice)).collect();
        let rows = if options.len() <= PAGE { single() } else { grouped(options, group_of) };
        // One group around everything, and pages of its own inside, would only be in the way.
        let rows = match rows.as_slice() {
            [Row::Group(..)] => single(),
            _ => rows,
        };
        Self { rows, page: 0, opened: None }
    }

    /// The menu inside a group.
    pub(crate) fn open(heading: String, choices: &[C]) -> Self {
        let rows = choices.iter().map(|&choice| Row::Choice(choice)).collect();
        Self { rows, page: 0, opened: Some(heading) }
    }

    /// The heading of the group this menu is the inside of.
    pub(crate) fn opened(&self) -> Option<&str> {
        self.opened.as_deref()
    }

    /// The row with this number, on whichever page.
    pub(crate) fn row(&self, number: usize) -> Option<&Row<C>> {
        self.rows.get(number.checked_sub(1)?)
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The number under which a choice is found here, itself or inside a group.
    pub(crate) fn number_of(&self, choice: C) -> Option<usize> {
        let holds = |row: &Row<C>| match row {
            Row::Choice(own) => *own == choice,
            Row::Group(_, choices) => choices.contains(&choice),
        };
        self.rows.iter().position(holds).map(|at| at + 1)
    }

    /// The rows of the page shown, with their numbers.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (usize, &Row<C>)> {
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
fn grouped<C: Copy + Eq>(options: &[C], group_of: impl Fn(C) -> Option<String>) -> Vec<Row<C>> {
    let mut rows: Vec<Row<C>> = Vec::new();
    for &choice in options {
        let Some(heading) = group_of(choice) else {
            rows.push(Row::Choice(choice));
            continue;
        };
        let same = rows.iter_mut().find_map(|row| match row {
            Row::Group(known, choices) if *known == heading => Some(choices),
            _ => None,
        });
        match same {
            Some(choices) => choices.push(choice),
            None => rows.push(Row::Group(heading, vec![choice])),
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

#[cfg(test)]
mod tests {
    use pantheon::{Choice, Declared, UnitId};

    use super::*;

    fn activations(units: u8) -> Vec<Choice> {
        let both = |unit| {
            [Declared::Simple, Declared::Complex].map(|what| Choice::Activate(UnitId(unit), what))
        };
        (0..units).flat_map(both).chain([Choice::End]).collect()
    }

    fn by_unit(choice: Choice) -> Option<String> {
        match choice {
            Choice::Activate(unit, _) => Some(format!("unit {}", unit.0)),
            _ => None,
        }
    }

    #[test]
    fn few_choices_are_not_grouped() {
        let menu = Menu::new(&activations(3), by_unit);
        assert_eq!((menu.len(), menu.elsewhere()), (7, 0));
        assert_eq!(menu.row(7), Some(&Row::Choice(Choice::End)));
        assert_eq!((menu.row(0), menu.row(8)), (None, None));
    }

    #[test]
    fn many_choices_are_grouped_and_every_one_can_be_reached() {
        let options = activations(12);
        let menu = Menu::new(&options, by_unit);
        assert_eq!((menu.len(), menu.elsewhere()), (13, 0));
        let Some(Row::Group(heading, choices)) = menu.row(2) else { panic!("a group") };
        assert_eq!((heading.as_str(), choices.len()), ("unit 1", 2));
        let inside = Menu::open(heading.clone(), choices);
        assert_eq!(inside.row(2), Some(&Row::Choice(options[3])));
        assert!(options.iter().all(|&choice| menu.number_of(choice).is_some()));
    }

    #[test]
    fn one_group_around_everything_is_left_out_and_pages_turn_round() {
        let options: Vec<Choice> = (0..40).map(|unit| Choice::Recruit(UnitId(unit))).collect();
        let mut menu = Menu::new(&options, |_| Some("hero".to_owned()));
        assert_eq!((menu.len(), menu.elsewhere()), (40, 22));
        menu.turn();
        assert_eq!(menu.shown().next().map(|(number, _)| number), Some(19));
        menu.turn();
        assert_eq!(menu.shown().count(), 4);
        menu.turn();
        assert_eq!(menu.shown().next().map(|(number, _)| number), Some(1));
    }
}
