//! Log lines and weighed choices in the language of a reader, whatever the game.

use kernel::{Game as _, Hosted, Seat};
use players::ExplainedOf;
use protocol::{
    Detail, GoalShown, Happened, LogLine, PlayerKind, PlayerSpec, WeighedShown, WordCard, Words,
};
use store::InputKind;
use text::{Called, GoalTold, Lang, Named, Narrator, Speaker, ToldChoice};

use crate::played::{Played, Step};
use crate::served::{LineAbout, LineOf, SeenOf, Served, Stand, ViewOf};

/// What everybody at a table is called, in one language.
#[derive(Clone, Debug)]
pub struct Names {
    lang: Lang,
    /// As sentences call them.
    players: Vec<String>,
    /// As they are called standing alone.
    labels: Vec<String>,
}

impl Names {
    /// The players by name; those without one are given one.
    pub fn new(lang: Lang, players: &[PlayerSpec]) -> Self {
        let named: Vec<Named<'_>> = players.iter().map(named).collect();
        let called = Speaker::new(lang).call(&named);
        let (players, labels) =
            called.into_iter().map(|Called { in_text, label }| (in_text, label)).unzip();
        Self { lang, players, labels }
    }

    /// What the players are called standing alone, by seat.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// What sentences call the players, by seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Speaks about a game in their language and calls them by their names.
    pub(crate) fn voice<'n, S: Served>(&'n self, served: &'n S) -> S::Voice<'n> {
        served.voice(self.lang, &self.players)
    }

    /// Says in their language what is the same in all games.
    pub fn speaker(&self) -> Speaker<'_> {
        Speaker::new(self.lang).with_players(&self.players)
    }

    /// Where a game stands, as `viewer` may know it.
    pub(crate) fn snapshot<'g, S: Served>(
        &self,
        served: &S,
        game: &'g S::Game,
        played: &Played<S::Game>,
        standing: &S::Standing,
        viewer: Option<Seat>,
        can_undo: bool,
    ) -> S::Snapshot<'g> {
        let view = game.view(played.state(), viewer);
        let stand = Stand { question: played.question(), can_undo };
        served.snapshot(game, &self.voice(served), &view, standing, stand)
    }

    /// A choice that was weighed.
    pub(crate) fn weighed<S: Served>(
        &self,
        served: &S,
        game: &S::Game,
        view: &ViewOf<S>,
        explained: &ExplainedOf<S::Knowledge>,
    ) -> WeighedShown {
        weighed(ToldChoice::new::<S::Knowledge>(game, &self.voice(served), view, explained))
    }

    /// What `viewer` learnt of a step.
    pub(crate) fn lines<'g, S: Served>(
        &self,
        served: &S,
        game: &'g S::Game,
        viewer: Option<Seat>,
        step: &Step<S::Game>,
    ) -> Vec<LineOf<'g, S>> {
        let [before, after] = [&step.before, &step.after].map(|state| game.view(state, viewer));
        self.lines_between(served, game, viewer, [&before, &after], step)
    }

    /// What a viewer learnt of a step, by its views before and after it.
    pub(crate) fn lines_between<'g, S: Served>(
        &self,
        served: &S,
        game: &'g S::Game,
        viewer: Option<Seat>,
        views: [&ViewOf<S>; 2],
        step: &Step<S::Game>,
    ) -> Vec<LineOf<'g, S>> {
        if matches!(step.input.kind, InputKind::Undo | InputKind::TakeBack) {
            return self.undone(viewer, step).into_iter().collect();
        }
        let voice = self.voice(served);
        let seen: Vec<SeenOf<S>> =
            step.events.iter().map(|event| game.seen_by(viewer, event)).collect();
        let texts = voice.events_one_by_one(game, views[0], views[1], &seen);
        let lines = texts.into_iter().zip(&seen).filter_map(|(text, seen)| {
            let LineAbout { event, depth, rule } = served.line(game, views[0], seen);
            let mut line = line(step, text?, Happened::Game(event));
            line.depth = depth;
            line.rules.extend(rule.map(str::to_owned));
            detail(&mut line, voice.details(game, views[1], seen));
            Some(line)
        });
        lines.collect()
    }

    fn undone<G: Hosted, E>(&self, viewer: Option<Seat>, step: &Step<G>) -> Option<LogLine<E>> {
        let seat = step.input.seat?;
        let player = self.players.get(usize::from(seat)).map_or("", String::as_str);
        let text = self.speaker().undone(player, viewer == Some(Seat(seat)));
        Some(line(step, text, Happened::Undone { seat }))
    }
}

/// The computer players, with what people call them.
pub fn levels(speaker: &Speaker<'_>) -> Vec<WordCard> {
    let card = |level: &players::Level| {
        let (name, text) = speaker.level(level.name());
        WordCard { id: level.name().to_owned(), name, text, beta: None }
    };
    players::levels().iter().map(card).collect()
}

/// A player as the texts know one.
fn named(PlayerSpec { name, kind, .. }: &PlayerSpec) -> Named<'_> {
    Named { name, is_computer: *kind == PlayerKind::Computer }
}

/// Says what the choices of a game mean, in the words of its narrator.
#[derive(Clone, Copy)]
pub struct Voice<V>(pub V);

impl<G: Hosted, V: Narrator<G>> Words<G> for Voice<V> {
    fn question(&self, game: &G, view: &G::View) -> String {
        self.0.question(game, view)
    }

    fn choice(&self, game: &G, view: &G::View, choice: G::Choice) -> String {
        self.0.choice(game, view, choice)
    }

    fn heading(&self, game: &G, view: &G::View, choice: G::Choice) -> Option<String> {
        self.0.heading(game, view, choice)
    }

    fn goals(&self, game: &G, view: &G::View) -> Vec<GoalShown> {
        let shown = |goal: GoalTold| {
            let GoalTold { seat, kind, text, short, done, of, place } = goal;
            GoalShown { seat: seat.0, kind, text, short, done, of, place }
        };
        self.0.goals(game, view).into_iter().map(shown).collect()
    }

    fn won_by(&self, game: &G, view: &G::View, ending: G::Ending) -> Option<String> {
        self.0.won_by(game, view, ending)
    }

    fn ending(&self, game: &G, view: &G::View, ending: G::Ending) -> String {
        self.0.ending(game, view, ending)
    }
}

/// A choice that was weighed, as it is sent.
pub(crate) fn weighed(told: ToldChoice) -> WeighedShown {
    let ToldChoice { label, win_chance, reasons, .. } = told;
    WeighedShown { choice: None, label, win_chance: Some(win_chance), reasons }
}

/// Puts the numbers behind a line under it.
fn detail<E>(line: &mut LogLine<E>, details: Vec<text::Detail>) {
    for text::Detail { label, parts, rules } in details {
        line.details.push(Detail { label, value: parts.join(", ") });
        line.rules.extend(rules.iter().map(|rule| rule.0.to_owned()));
    }
    line.rules.sort_unstable();
    line.rules.dedup();
}

/// A line with nothing but its sentence.
fn line<G: Hosted, E>(step: &Step<G>, text: String, event: Happened<E>) -> LogLine<E> {
    LogLine {
        step: step.number,
        depth: 0,
        text,
        details: Vec::new(),
        rules: Vec::new(),
        by: step.input.seat.filter(|_| step.input.kind == InputKind::Choice),
        event,
    }
}
