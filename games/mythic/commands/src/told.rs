//! What the tables of Mythic Battles tell: spaces, units, cards, dice and standing orders.

use dice::Aim;
use dice::chain::{ChainMove, advise};
use kernel::Notation as _;
use mythic::{
    Choice, Fight, FightStep, Frame, Look, Mythic, Order, Point, Reaction, SpaceId, UnitId, View,
};
use mythic_words::MythicSpeaker;
use text::{Terminal, Verb};

use commands::{Advice, Asked, closest};

/// The answer to a question about the game.
pub(crate) fn told(
    game: &Mythic,
    speaker: &MythicSpeaker<'_>,
    view: &View,
    asked: Asked<'_>,
) -> Vec<String> {
    let Asked { verb, about, seat, words } = asked;
    let scene = Scene { game, speaker, view, words };
    match verb {
        Verb::Hand => speaker.hand_as_text(game, view),
        Verb::Army => speaker.army_as_text(game, view, seat),
        Verb::Look => {
            scene.space(about).or_else(|_| scene.unit(about)).unwrap_or_else(|it| vec![it])
        }
        Verb::Area => scene.space(about).unwrap_or_else(|sentence| vec![sentence]),
        Verb::Unit => scene.unit(about).unwrap_or_else(|sentence| vec![sentence]),
        Verb::Orders => scene.orders(),
        _ => Vec::new(),
    }
}

/// How best to go on with the dice of an attack, by exact odds.
pub(crate) fn best(game: &Mythic, view: &View, options: &[Choice]) -> Option<Advice<Choice>> {
    let Some(Frame::Fight(fight @ Fight { step: FightStep::Dice(side), .. })) =
        view.public.frames.top()
    else {
        return None;
    };
    let difficulty = Look::of_public(game, &view.public).difficulty(fight, *side);
    let roll = &view.public.roll;
    let advice = advise(roll, difficulty, Aim::Mean);
    let plan = match advice.next {
        ChainMove::Spend { discard, on } => vec![Choice::Spend { discard, on }],
        ChainMove::Keep => vec![Choice::Keep],
        ChainMove::RerollFives => {
            let short = roll.fives().filter(|die| die.value() < difficulty);
            short.map(Choice::Again).chain([Choice::Throw]).collect()
        }
    };
    let is_offered = plan.first().is_some_and(|first| options.contains(first));
    is_offered.then_some(Advice { plan, wounds: advice.value, compared: Vec::new() })
}

/// A moment that somebody looks at.
struct Scene<'a> {
    game: &'a Mythic,
    speaker: &'a MythicSpeaker<'a>,
    view: &'a View,
    words: Terminal,
}

impl Scene<'_> {
    fn space(&self, tag: &str) -> Result<Vec<String>, String> {
        let field = self.game.field();
        let known = tag.trim().to_lowercase().parse::<SpaceId>().ok();
        match known.filter(|&space| field.contains(space)) {
            Some(space) => Ok(self.speaker.space_as_text(self.game, self.view, space)),
            None => {
                let nearest = closest(tag, field.iter().map(|space| space.to_string()));
                Err(self.words.unknown_area(tag, &nearest))
            }
        }
    }

    fn unit(&self, name: &str) -> Result<Vec<String>, String> {
        let Self { game, speaker, view, words } = self;
        let called = |unit: UnitId| {
            let name = speaker.unit_name(game.def(unit));
            [game.tag(unit).to_owned(), speaker.unit(game, unit), name]
        };
        let typed = name.trim().to_lowercase();
        let is_meant =
            |&unit: &UnitId| called(unit).iter().any(|name| name.to_lowercase() == typed);
        let Some(unit) = game.units().find(is_meant) else {
            let nearest = closest(name, game.units().flat_map(called));
            return Err(words.unknown_unit(name, &nearest));
        };
        let mut lines = speaker.unit_as_text(game, view, unit);
        lines.extend(speaker.unit_card(game.def(unit)));
        Ok(lines)
    }

    /// The standing orders of the viewer, and how to change them.
    fn orders(&self) -> Vec<String> {
        let words = self.words;
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
