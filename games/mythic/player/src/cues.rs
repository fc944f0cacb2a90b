//! What a net is told of each choice to form a first impression of it.

use kernel::Seat;
use mythic::{
    Activation, Blow, Card, Choice, Fee, Fight, Frame, Mythic, Side, SpaceId, State, Terrain,
    TurnStep, UnitId,
};
use players::numbers;

use crate::Lore;
use crate::eye::{Eye, Survey};
use crate::rank::Rank;

numbers! {
    /// A choice at first sight: of what kind it is, who acts, where, and at whom.
    pub(crate) struct Cues {
        /// A unit is activated.
        activate = 0.0,
        /// It costs an Art of War card or a power point.
        further = 0.0,
        /// A talent is used.
        talent = 0.0,
        /// A talent is used on somebody.
        talent_on = 0.0,
        /// A characteristic is bought.
        plus = 0.0,
        /// A unit moves.
        walk = 0.0,
        /// It strikes.
        strike = 0.0,
        /// It shoots.
        shoot = 0.0,
        /// More than one is struck.
        spread = 0.0,
        /// Nothing more is done in a turn.
        end_turn = 0.0,
        /// Nothing more is done in an activation.
        end = 0.0,
        /// An activation is harassed.
        harass = 0.0,
        /// Somebody takes the target's place.
        defend = 0.0,
        /// A blow is answered.
        counter = 0.0,
        /// Something offered is not used.
        decline = 0.0,
        /// The unit that was struck moves back.
        retreat = 0.0,
        /// A card is turned into power points.
        convert = 0.0,
        /// A card is looked for.
        search = 0.0,
        /// A card is taken.
        take = 0.0,
        /// Other choices.
        other = 0.0,
        /// It is asked about somebody's own turn.
        own_turn = 0.0,
        /// Nobody was activated in the turn yet.
        first = 0.0,
        /// What is left of who acts, 0 to 1.
        whole = 0.0,
        /// Blows that it takes to bring it down, in tens.
        tough = 0.0,
        /// What its blow deals.
        output = 0.0,
        /// Its cards in hand.
        cards = 0.0,
        /// It flies.
        flies = 0.0,
        /// It shoots.
        ranged = 0.0,
        /// Spaces it moves and still strikes.
        stride = 0.0,
        /// An enemy stands beside it.
        engaged = 0.0,
        /// It has moved.
        moved = 0.0,
        /// It has attacked.
        attacked = 0.0,
        /// The best attack from where it stands.
        here = 0.0,
        /// What it could do from there with its next activation.
        prospect_here = 0.0,
        /// What enemies could do to it there.
        danger_here = 0.0,
        /// The best attack that is left from the place that is chosen.
        there = 0.0,
        /// What it could do from there with its next activation.
        prospect_there = 0.0,
        /// What enemies could do to it there.
        danger_there = 0.0,
        /// Cover at the place that is chosen.
        cover = 0.0,
        /// A hill at the place.
        hill = 0.0,
        /// Friends beside the place.
        friends = 0.0,
        /// Enemies beside the place.
        enemies = 0.0,
        /// What a blow at the target promises.
        prize = 0.0,
        /// The share of the target that it promises to take.
        fells = 0.0,
        /// What the answer could cost.
        answered = 0.0,
        /// The target may have a card to strike back with.
        may_answer = 0.0,
        /// The next unit that the others lose is their defeat, and one is struck.
        decides = 0.0,
        /// The next unit that the own side loses is its defeat.
        brink = 0.0,
        /// Power points that it costs, of those that are there.
        price = 0.0,
        /// Power points, in tens.
        points = 0.0,
        /// Art of War cards that lie face up.
        art_of_war = 0.0,
        /// Cards in hand, in tens.
        hand = 0.0,
    }
}

impl Default for Cues {
    fn default() -> Self {
        Self::PLAIN
    }
}

/// What is told of each option in turn.
pub(crate) fn of_each<'a>(
    game: &'a Mythic,
    lore: &'a Lore,
    world: &'a State,
    asked: Seat,
    options: &'a [Choice],
) -> impl Iterator<Item = [f32; Cues::NAMES.len()]> + 'a {
    let mut scout = Scout { eye: Eye::new(game, lore, world), asked, seen: None };
    options.iter().map(move |&choice| scout.cues(choice).values().map(|cue| cue as f32))
}

/// A unit, what is true of it whatever it does, and what it finds around it.
struct Seen<'a> {
    unit: UnitId,
    cues: Cues,
    survey: Option<Survey<'a>>,
}

/// Looks at options one after the other; what is true of a unit is worked out once.
struct Scout<'a> {
    eye: Eye<'a>,
    asked: Seat,
    seen: Option<Seen<'a>>,
}

impl<'a> Scout<'a> {
    fn cues(&mut self, choice: Choice) -> Cues {
        let look = self.eye.look;
        let frame = look.public.frames.top();
        let actor = match (frame, choice) {
            (_, Choice::Activate(unit, _) | Choice::Take(Card::Maneuver(unit))) => Some(unit),
            (_, Choice::Use(unit, _) | Choice::UseOn(unit, ..) | Choice::Plus(unit, _)) => {
                Some(unit)
            }
            (_, Choice::Harass { by, .. } | Choice::Defend { by, .. }) => Some(by),
            (Some(Frame::Activation(activation)), _) => Some(activation.unit),
            (Some(Frame::Flight(flight)), _) => Some(flight.unit),
            (Some(Frame::Volley(volley)), _) => Some(volley.by),
            (Some(Frame::Fight(fight)), _) => Some(self.own(fight)),
            _ => None,
        };
        let mut cues = actor.map_or(Cues::PLAIN, |unit| self.unit(unit));
        *self.kind(&mut cues, choice) = 1.0;
        self.count_means(choice, &mut cues);
        match (frame, choice) {
            (Some(Frame::Turn(_)), Choice::Activate(_, fee)) => {
                cues.further = f64::from(u8::from(fee != Fee::Free));
            }
            (Some(Frame::Activation(activation)), _) => self.act(activation, choice, &mut cues),
            (Some(Frame::Volley(volley)), Choice::Next(on)) => {
                self.blow(volley.by, on, volley.blow, &mut cues);
            }
            (Some(Frame::Fight(fight)), _) => self.fight(fight, choice, &mut cues),
            _ => {}
        }
        cues
    }

    /// The unit of a fight that belongs to who is asked; the attacker where none does.
    fn own(&self, fight: &Fight) -> UnitId {
        let game = self.eye.look.game;
        let mut units = [Side::Victim, Side::Attacker].map(|side| fight.unit(side)).into_iter();
        units.find(|&unit| game.owner(unit) == self.asked).unwrap_or(fight.by)
    }

    /// What is true of a unit whatever it does.
    fn unit(&mut self, unit: UnitId) -> Cues {
        if let Some(seen) = self.seen.as_ref().filter(|seen| seen.unit == unit) {
            return seen.cues;
        }
        let Eye { look, lore } = self.eye;
        let (state, stats) = (look.public.unit(unit), look.stats(unit));
        let space = look.space(unit);
        let survey = space.map(|_| self.eye.survey(unit));
        let side = Mythic::side(look.game.owner(unit));
        let mut cues = Cues {
            whole: f64::from(state.vitality) / f64::from(look.game.full(unit).max(1)),
            tough: lore.toughness(unit, state.vitality) / 10.0,
            output: lore.output(unit, state.vitality),
            flies: flag(look.game.flies(unit)),
            ranged: flag(stats.ranged > 0),
            stride: f64::from(stats.combat_move) / 3.0,
            engaged: flag(look.is_engaged(unit)),
            brink: flag(self.eye.spare(side) <= 1.0),
            ..Cues::PLAIN
        };
        if look.game.owner(unit) == self.asked {
            cues.cards = f64::from(look.in_hand(unit));
        }
        if let (Some(survey), Some(space)) = (&survey, space) {
            cues.here = survey.attack(space);
            cues.prospect_here = survey.prospect(space);
            cues.danger_here = survey.danger(space);
        }
        self.seen = Some(Seen { unit, cues, survey });
        cues
    }

    /// What can be paid with.
    fn count_means(&self, choice: Choice, cues: &mut Cues) {
        let look = &self.eye.look;
        let general = look.public.seat(self.asked);
        cues.own_turn = flag(look.public.active == self.asked);
        cues.first = flag(look.public.marks.activations == 0);
        cues.points = f64::from(general.points) / 10.0;
        cues.art_of_war = f64::from(general.aow.face_up);
        cues.hand = f64::from(general.hand) / 10.0;
        let price = f64::from(look.price(choice));
        cues.price = price / f64::from(general.points.max(1));
    }

    fn act(&mut self, activation: &Activation, choice: Choice, cues: &mut Cues) {
        cues.moved = flag(activation.moved);
        cues.attacked = flag(activation.attacked());
        match choice {
            Choice::Move(to) => {
                let near = self.eye.look.combat_reach(activation);
                let fights = !activation.attacked() && near.contains(to);
                self.place(activation.unit, to, fights, cues);
            }
            Choice::Strike(on) => self.blow(activation.unit, on, Blow::Close, cues),
            Choice::Shoot { at, .. } => self.blow(activation.unit, at, Blow::Ranged, cues),
            Choice::UseOn(_, _, on) => self.blow(activation.unit, on, Blow::Close, cues),
            _ => {}
        }
    }

    fn fight(&mut self, fight: &Fight, choice: Choice, cues: &mut Cues) {
        let own = self.own(fight);
        let other = if own == fight.by { fight.unit(Side::Victim) } else { fight.by };
        self.blow(own, other, fight.blow, cues);
        if let Choice::Retreat(to) = choice {
            self.place(own, to, false, cues);
        }
    }

    /// What is true of a space that a unit could go to.
    fn place(&self, unit: UnitId, to: SpaceId, fights: bool, cues: &mut Cues) {
        let look = &self.eye.look;
        let survey = self.seen.as_ref().filter(|seen| seen.unit == unit);
        if let Some(survey) = survey.and_then(|seen| seen.survey.as_ref()) {
            cues.there = if fights { survey.attack(to) } else { 0.0 };
            cues.prospect_there = survey.prospect(to);
            cues.danger_there = survey.danger(to);
        }
        if !look.game.flies(unit) {
            let terrain = look.public.terrain_at(to);
            cues.hill = flag(terrain == Terrain::Hill);
            cues.cover = match terrain {
                Terrain::Fortification => 1.0,
                Terrain::Forest | Terrain::Ruins => 0.5,
                Terrain::Aquatic => -1.0,
                _ => 0.0,
            };
        }
        let around = look.units_on(mythic::SpaceSet::only(to).spread());
        let foes = around & look.game.enemies(look.game.owner(unit));
        let friends = (around - foes).iter().filter(|&other| other != unit).count();
        (cues.friends, cues.enemies) = (friends as f64 / 2.0, f64::from(foes.len()) / 2.0);
    }

    /// What a blow promises and what it risks.
    fn blow(&self, by: UnitId, on: UnitId, blow: Blow, cues: &mut Cues) {
        let eye = &self.eye;
        let (rank, struck): (Rank, Rank) = (eye.rank(by), eye.rank(on));
        let game = eye.look.game;
        cues.prize = eye.prize(&rank, on, &struck, blow);
        let (dice, difficulty) = rank.numbers(&struck, blow);
        cues.fells = crate::lore::share(dice, difficulty, struck.vitality);
        cues.may_answer = flag(blow == Blow::Close && eye.may_answer(on));
        cues.answered = match blow {
            Blow::Close => eye.prize(&struck, by, &rank, Blow::Close),
            _ => 0.0,
        };
        let last = eye.spare(Mythic::side(game.owner(on))) <= 1.0;
        cues.decides = if last { cues.fells } else { 0.0 };
    }

    /// The cue that says of what kind a choice is.
    fn kind<'c>(&self, cues: &'c mut Cues, choice: Choice) -> &'c mut f64 {
        let is_turn = matches!(self.eye.look.public.frames.top(), Some(Frame::Turn(TurnStep::Act)));
        match choice {
            Choice::Activate(..) => &mut cues.activate,
            Choice::Use(..) => &mut cues.talent,
            Choice::UseOn(..) => &mut cues.talent_on,
            Choice::Plus(..) => &mut cues.plus,
            Choice::Move(_) | Choice::Fly(_) => &mut cues.walk,
            Choice::Strike(_) => &mut cues.strike,
            Choice::Shoot { .. } => &mut cues.shoot,
            Choice::Bite(_) | Choice::Spread(_) | Choice::Next(_) => &mut cues.spread,
            Choice::Done if is_turn => &mut cues.end_turn,
            Choice::Done => &mut cues.end,
            Choice::Harass { .. } => &mut cues.harass,
            Choice::Defend { .. } => &mut cues.defend,
            Choice::Counter => &mut cues.counter,
            Choice::Decline => &mut cues.decline,
            Choice::Retreat(_) => &mut cues.retreat,
            Choice::Convert(_) => &mut cues.convert,
            Choice::Search => &mut cues.search,
            Choice::Take(_) => &mut cues.take,
            _ => &mut cues.other,
        }
    }
}

fn flag(is: bool) -> f64 {
    f64::from(u8::from(is))
}
