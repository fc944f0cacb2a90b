//! What the tables of Pantheon tell: areas, units, cards, armies and standing orders.

use kernel::Notation as _;
use pantheon::{Order, Pantheon, Point, Reaction, View};
use pantheon_words::PantheonSpeaker;
use text::{Terminal, Verb};

use commands::Asked;

/// Areas have the shorter names.
const LONGEST_TAG: usize = 3;

/// The answer to a question about the game.
pub(crate) fn told(
    game: &Pantheon,
    speaker: &PantheonSpeaker<'_>,
    view: &View,
    asked: Asked<'_>,
) -> Vec<String> {
    let Asked { verb, about, seat, words } = asked;
    let scene = Scene { game, speaker, view };
    match verb {
        Verb::Hand => speaker.hand_as_text(game, view).into_iter().collect(),
        Verb::Army => speaker.army_as_text(game, view, seat),
        Verb::Look => scene.look(about),
        Verb::Area => scene.area(about).unwrap_or_else(|sentence| vec![sentence]),
        Verb::Unit => scene.unit(about).unwrap_or_else(|sentence| vec![sentence]),
        Verb::Orders => scene.orders(words),
        _ => Vec::new(),
    }
}

/// A moment that somebody looks at.
struct Scene<'a> {
    game: &'a Pantheon,
    speaker: &'a PantheonSpeaker<'a>,
    view: &'a View,
}

impl Scene<'_> {
    fn area(&self, tag: &str) -> Result<Vec<String>, String> {
        let Self { game, speaker, view } = self;
        speaker.area_called(game, view, tag).map(|area| speaker.area_as_text(game, view, area))
    }

    fn unit(&self, name: &str) -> Result<Vec<String>, String> {
        let Self { game, speaker, view } = self;
        let unit = speaker.unit_called(game, view, name)?;
        let mut lines = speaker.unit_as_text(game, view, unit);
        lines.push(speaker.unit_sheet(game.def(unit), game.edition()));
        Ok(lines)
    }

    /// An area or a unit.
    fn look(&self, name: &str) -> Vec<String> {
        let area = self.area(name);
        let unit = if area.is_ok() { area.clone() } else { self.unit(name) };
        match (area, unit) {
            (Err(sentence), Err(_)) if name.chars().count() <= LONGEST_TAG => vec![sentence],
            (_, found) => found.unwrap_or_else(|sentence| vec![sentence]),
        }
    }

    /// The standing orders of the viewer, and how to change them.
    fn orders(&self, words: Terminal) -> Vec<String> {
        let Some(seat) = self.view.viewer else { return Vec::new() };
        let orders = self.view.public.seat(seat).orders;
        let line = |asked: bool, what: &str, order: Order| {
            let answer = if asked { words.yes() } else { words.no() };
            words.order_line(&answer, what, &self.game.write(&order))
        };
        let mut lines = vec![words.orders_intro()];
        lines.extend(Point::ALL.iter().map(|&point| {
            let asked = orders.asks_at(point);
            line(asked, &self.speaker.point(point), Order::At(point, !asked))
        }));
        lines.push(words.orders_reactions());
        lines.extend(Reaction::ALL.iter().map(|&reaction| {
            let asked = orders.asks_for(reaction);
            line(asked, &self.speaker.reaction(reaction), Order::For(reaction, !asked))
        }));
        lines.push(words.orders_how());
        lines
    }
}
