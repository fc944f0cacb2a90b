//! A small game in the middle, moved by hand in notation.

use kernel::{Log, Notation, Pause, Seat, SeatSet};

use crate::catalog::{Power, StatRow, UnitDef, UnitType};
use crate::choice::{Card, Choice, Outcome, Request};
use crate::event::Event;
use crate::fixtures::{board, limited, unit};
use crate::frame::{Frame, TurnStep};
use crate::game::Pantheon;
use crate::ids::{PowerRef, UnitId};
use crate::look::Look;
use crate::orders::Reaction;
use crate::play::Play;
use crate::state::{Stage, State};

/// Reads the powers of a unit from the text a content file would hold.
fn powers(text: &str) -> Vec<Power> {
    #[derive(serde::Deserialize)]
    struct Powers {
        power: Vec<Power>,
    }
    toml::from_str::<Powers>(text).unwrap_or_else(|error| panic!("{error}")).power
}

/// A unit with powers; `[[power]]` tables as in a content file.
pub(super) fn with_powers(def: UnitDef, text: &str) -> UnitDef {
    UnitDef { powers: powers(text), ..def }
}

/// A hero of five vitality points.
pub(super) fn hero(id: &str) -> UnitDef {
    let row = StatRow { offence: 3, defence: 5, range: 0, movement: 1, powers: Vec::new() };
    UnitDef { rows: vec![row; 5], ..unit(id, UnitType::Hero, 3) }
}

/// A god of five vitality points.
pub(super) fn god(id: &str) -> UnitDef {
    UnitDef { unit_type: UnitType::God, ..hero(id) }
}

/// A troop of three.
pub(super) fn troop(id: &str) -> UnitDef {
    unit(id, UnitType::Troop, 1)
}

/// A game in the middle of a turn of the first player.
pub(super) struct Arena {
    pub(super) game: Pantheon,
    pub(super) state: State,
    pub(super) events: Vec<Event>,
}

impl Arena {
    /// The units of two players, on the board where a place is given. Each player also has a god
    /// of no consequence, off the board. Nobody retaliates.
    pub(super) fn new(
        drawing: &str,
        north: Vec<(UnitDef, &str)>,
        south: Vec<(UnitDef, &str)>,
    ) -> Self {
        let army = |god_id: &str, units: &[(UnitDef, &str)]| -> Vec<UnitDef> {
            let units = units.iter().map(|(def, _)| def.clone());
            std::iter::once(god(god_id)).chain(units).collect()
        };
        let armies = vec![army("north", &north), army("south", &south)];
        let zones = "deploy n a1\ndeploy s a2\n";
        let setup = limited(board(&format!("{drawing}\n{zones}")), armies.clone());
        let game = Pantheon::new(setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut state = State::empty();
        let public = &mut state.public;
        public.alive = SeatSet::all(2);
        public.round = 1;
        let mut ids = (0u8..).map(UnitId);
        for (seat, army) in Seat::all(2).zip(&armies) {
            public.seat_mut(seat).orders.set_reaction(Reaction::Retaliation, false);
            public.seat_mut(seat).aow.total = 6;
            state.hidden.aow[seat.index()] = 3;
            for (def, id) in army.iter().zip(ids.by_ref()) {
                public.seat_mut(seat).army.insert(id);
                let unit = public.unit_mut(id);
                unit.owner = Some(seat);
                unit.vitality = def.full_vitality();
                unit.cards.total = 3;
                for (pool, power) in unit.pools.iter_mut().zip(&def.powers) {
                    *pool = power.tokens;
                }
                state.hidden.in_hand[id.index()] = 1;
            }
        }
        for area in game.board(public).all().iter() {
            public.elements[area.index()] = game.board(public).elements(area);
            if public.elements[area.index()] > 0 {
                public.standing.insert(area);
            }
        }
        public.frames.push(Frame::Turn(TurnStep::AskFirst));
        let mut arena = Self { game, state, events: Vec::new() };
        for (def, place) in north.iter().chain(&south).filter(|(_, place)| !place.is_empty()) {
            let unit = arena.unit(&def.id);
            let area = arena.look().board().find(place).expect("an area of this name");
            arena.state.public.unit_mut(unit).stage = Stage::InPlay;
            arena.play(|play| play.place(unit, area));
        }
        arena.play(|play| {
            play.count_cards(Seat(0));
            play.count_cards(Seat(1));
            play.settle();
        });
        arena
    }

    pub(super) fn look(&self) -> Look<'_> {
        Look::new(&self.game, &self.state)
    }

    pub(super) fn play(&mut self, act: impl FnOnce(&mut Play<'_, '_>)) {
        let mut log = Log::keep(&mut self.events);
        act(&mut Play { game: &self.game, state: &mut self.state, log: &mut log });
    }

    fn frame(&self) -> Frame {
        *self.state.public.frames.top().expect("a frame has the floor")
    }

    /// Who is asked, or the dice awaited.
    pub(super) fn asked(&self) -> Option<Seat> {
        match self.look().awaits(&self.frame()) {
            Some(Pause::Decision(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The legal choices in notation, sorted, without what can be bought at any time.
    pub(super) fn offered(&self) -> Vec<String> {
        let mut options = Vec::new();
        self.look().options_of(&self.frame(), &mut options);
        let mut texts: Vec<String> = options
            .iter()
            .filter(|choice| !matches!(choice, Choice::Buy(_)))
            .map(|choice| self.game.write(choice))
            .collect();
        texts.sort();
        texts
    }

    /// Whether a choice is legal.
    pub(super) fn offers(&self, text: &str) -> bool {
        self.offered().contains(&text.to_owned())
    }

    /// The asked seat makes legal choices, one after the other.
    #[track_caller]
    pub(super) fn act(&mut self, seat: u8, texts: &[&str]) {
        for text in texts {
            assert_eq!(self.asked(), Some(Seat(seat)), "asked for `{text}`: {:?}", self.frame());
            assert!(self.offers(text), "`{text}` is not among {:?}", self.offered());
            let choice: Choice = self.game.read(text).expect("notation");
            self.play(|play| {
                play.choose(Seat(seat), choice);
                play.settle();
            });
        }
    }

    /// Dice come up; then no dice are discarded for others, and none rolled again.
    #[track_caller]
    pub(super) fn dice(&mut self, text: &str) {
        self.dice_only(text);
        self.go_on();
    }

    /// Leaves the dice as they lie.
    pub(super) fn go_on(&mut self) {
        while let (Frame::Attack(_), Some(seat)) = (self.frame(), self.asked()) {
            match ["keep", "second 0"].into_iter().find(|text| self.offers(text)) {
                Some(text) => self.act(seat.0, &[text]),
                None => return,
            }
        }
    }

    /// Dice come up.
    #[track_caller]
    pub(super) fn dice_only(&mut self, text: &str) {
        let Ok(Outcome::Dice(roll)) = self.game.read(&format!("dice {text}")) else {
            panic!("`{text}` are no dice");
        };
        let awaited = self.look().awaits(&self.frame());
        assert_eq!(awaited, Some(Pause::Chance(Request::Dice { dice: roll.len() })));
        let frame = self.frame();
        self.play(|play| {
            match frame {
                Frame::Attack(attack) => play.dice_rolled(attack, roll),
                Frame::Power(power) => play.power_rolled(power, roll),
                _ => unreachable!("dice are awaited"),
            }
            play.settle();
        });
    }

    /// A card comes off the deck.
    #[track_caller]
    pub(super) fn card(&mut self, seat: u8, card: Card) {
        let seat = Seat(seat);
        let awaited = self.look().awaits(&self.frame());
        assert_eq!(awaited, Some(Pause::Chance(Request::Card { seat })));
        self.play(|play| {
            play.drawn(seat, card);
            play.settle();
        });
    }

    pub(super) fn unit(&self, tag: &str) -> UnitId {
        self.game.unit_by_tag(tag).expect("a unit of this name")
    }

    pub(super) fn vitality(&self, tag: &str) -> u8 {
        self.state.public.unit(self.unit(tag)).vitality
    }

    pub(super) fn wound(&mut self, tag: &str, wounds: u8) {
        self.state.public.unit_mut(self.unit(tag)).vitality -= wounds;
    }

    /// The area a unit stands in.
    pub(super) fn at(&self, tag: &str) -> &str {
        let area = self.state.public.area_of(self.unit(tag));
        area.map_or("", |area| self.look().board().tag(area))
    }

    /// Effective offence and defence of the last attack.
    pub(super) fn values(&self) -> (u8, u8) {
        let last = self.events.iter().rev().find_map(|event| match event {
            Event::Values { offence, defence } => Some((*offence, *defence)),
            _ => None,
        });
        last.expect("an attack was counted")
    }

    /// The first power of a unit.
    pub(super) fn power(&self, tag: &str) -> PowerRef {
        PowerRef { unit: self.unit(tag), index: 0 }
    }

    /// The rule that forbids using the first power of the unit that is being activated.
    pub(super) fn forbids(&self, tag: &str) -> Option<&'static str> {
        let Frame::Activation(activation) = self.frame() else { panic!("no activation") };
        self.look().explain_use(&activation, self.power(tag)).map(|forbidden| forbidden.rule.0)
    }
}
