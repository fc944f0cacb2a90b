//! The table in words: the town, the players, and the battle under way.

use conjurers::battle::{Battle, Fighter, Place, Side};
use conjurers::catalog::Mythology;
use conjurers::{
    Action, Conjurers, CreatureId, CreatureSet, EquipmentId, Look, Resource, Shop, Slot, View,
};
use kernel::Seat;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// The whole table: the turn, each player, the mines, what can be bought and fought for, and
    /// the battle under way.
    pub fn table(&self, game: &Conjurers, view: &View) -> Vec<String> {
        let mut lines = vec![self.heading_of(view)];
        if !view.public.locked.is_empty() {
            let mythologies = view.public.locked.iter().map(|of| self.mythology(of));
            lines.push(self.say(&ConTableLocked { mythologies: self.list(mythologies).into() }));
        }
        for seat in Seat::all(game.seat_count()) {
            lines.extend(self.player_as_text(game, view, seat));
        }
        lines.extend(self.town_as_text(game, view));
        lines.extend(self.battle_as_text(game, view));
        lines
    }

    fn heading_of(&self, view: &View) -> String {
        match view.public.turn {
            0 => self.say(&ConTableBefore),
            turn => self.say(&ConTableTurn {
                turn: turn.into(),
                phase: view.public.phase().name().into(),
                player: self.player(view.public.button).into(),
            }),
        }
    }

    /// What a player has: points, resources, figures, creatures, cards.
    pub fn player_as_text(&self, game: &Conjurers, view: &View, seat: Seat) -> Vec<String> {
        let look = Look::of_public(game, &view.public);
        let state = view.public.seat(seat);
        let stocked = Resource::ALL.iter().filter(|&&of| state.stock.of(of) > 0);
        let mut stock = self.list(stocked.map(|&of| self.amount(of, state.stock.of(of))));
        if stock.is_empty() {
            stock = self.say(&ConNothing);
        }
        let mut lines = vec![self.say(&ConTablePlayer {
            player: self.player(seat).into(),
            points: look.score(seat).total().into(),
            stock: stock.into(),
            need: look.food_needed(seat).into(),
        })];
        let figures = state.figures.iter().map(|figure| {
            let name = self.figure(figure).into();
            match state.action_of(figure) {
                Some(at) => {
                    let action = self.action(at).into();
                    self.say(&ConTableFigureAt { figure: name, action })
                }
                None => self.say(&ConTableFigureHome { figure: name }),
            }
        });
        let figures = self.list(figures);
        if !figures.is_empty() {
            lines.push(self.say(&ConTableFigures { figures: figures.into() }));
        }
        if !state.army.is_empty() {
            let creatures = self.creatures(game, state.army).into();
            lines.push(self.say(&ConTableArmy { creatures }));
        }
        let cards = self.copies(game, |card| state.equipment[card.index()]);
        if !cards.is_empty() {
            lines.push(self.say(&ConTableCards { cards: cards.into() }));
        }
        lines
    }

    /// Who controls the mines, what can be fought for, and what is for sale.
    pub fn town_as_text(&self, game: &Conjurers, view: &View) -> Vec<String> {
        let mut lines = Vec::new();
        let mines = Action::ALL.iter().filter_map(|&at| {
            let seat = view.public.mines[at.mine()?.index()]?;
            let (action, player) = (self.action(at).into(), self.player(seat).into());
            Some(self.say(&ConTableMine { action, player }))
        });
        let mines = self.list(mines);
        if !mines.is_empty() {
            lines.push(self.say(&ConTableMines { mines: mines.into() }));
        }
        for &mythology in Mythology::ALL {
            let pile = view.public.pile & game.of_mythology(mythology);
            if !pile.is_empty() && !view.public.locked.contains(mythology) {
                let action = self.action(Action::battleground_of(mythology)).into();
                let creatures = self.creatures(game, pile).into();
                lines.push(self.say(&ConTablePile { action, creatures }));
            }
        }
        for &shop in Shop::ALL {
            let on_shelf = |card: EquipmentId| match game.shop_of(card) == shop {
                true => view.public.shelf[card.index()],
                false => 0,
            };
            let cards = self.copies(game, on_shelf);
            if !cards.is_empty() {
                let shop = shop.name().into();
                lines.push(self.say(&ConTableShelf { shop, cards: cards.into() }));
            }
        }
        lines
    }

    /// The rows of the battle under way, and the viewer's hand; nothing in times of peace.
    pub fn battle_as_text(&self, game: &Conjurers, view: &View) -> Vec<String> {
        let Some(battle) = &view.public.battle else { return Vec::new() };
        let [attacker, defender] = battle.seats.map(|seat| self.player(seat));
        let mut lines = vec![self.say(&ConBattleHeading {
            player: attacker.into(),
            other: defender.into(),
            actor: self.player(battle.seats[battle.turn.index()]).into(),
        })];
        lines.extend(Side::BOTH.map(|side| self.row(game, view, battle, side)));
        if let Some(hand) = view.hand.filter(|hand| !hand.is_empty()) {
            let creatures = self.creatures(game, hand).into();
            lines.push(self.say(&ConBattleHand { creatures }));
        }
        lines
    }

    fn row(&self, game: &Conjurers, view: &View, battle: &Battle, side: Side) -> String {
        let look = Look::of_public(game, &view.public);
        let slots = Slot::ALL.into_iter().map(|slot| {
            let what = match look.fighter(Place { side, slot }) {
                Some(fighter) => self.fighter(&look, fighter),
                None => self.say(&ConBattleEmpty),
            };
            self.say(&ConBattleSlot { slot: (slot.0 + 1).into(), what: what.into() })
        });
        self.say(&ConBattleSide {
            player: self.player(battle.seats[side.index()]).into(),
            slots: self.list(slots).into(),
            hand: battle.rows[side.index()].hand.into(),
        })
    }

    fn fighter(&self, look: &Look<'_>, fighter: &Fighter) -> String {
        let health = look.stats(fighter.creature).health;
        let marks = [
            ("frost", u8::from(fighter.frost)),
            ("poison", fighter.poison),
            ("bound", u8::from(fighter.bound)),
            ("devouring", u8::from(fighter.devouring)),
            ("risen", u8::from(fighter.risen)),
        ];
        let marked = marks.into_iter().filter(|(_, count)| *count > 0).map(|(note, count)| {
            self.say(&ConBattleNote { note: note.into(), count: count.into() })
        });
        let worn =
            fighter.worn.iter().flatten().map(|worn| {
                self.say(&ConBattleWorn { card: self.card(look.game, worn.card).into() })
            });
        let notes: String = marked.chain(worn).map(|note| format!(", {note}")).collect();
        self.say(&ConBattleFighter {
            creature: self.creature(look.game, fighter.creature).into(),
            left: health.saturating_sub(fighter.damage).into(),
            health: health.into(),
            notes: notes.into(),
        })
    }

    /// Creatures with their levels; a minion has none.
    fn creatures(&self, game: &Conjurers, creatures: CreatureSet) -> String {
        self.list(creatures.iter().map(|id: CreatureId| {
            if id == CreatureId::MINION {
                return self.creature(game, id);
            }
            let level = game.creature(id).level.into();
            self.say(&ConTableLevel { creature: self.creature(game, id).into(), level })
        }))
    }

    /// Items and artifacts, as many of each as `count` says.
    fn copies(&self, game: &Conjurers, count: impl Fn(EquipmentId) -> u8) -> String {
        let there = game.equipment().filter(|&card| count(card) > 0);
        self.list(there.map(|card| {
            let copies = count(card).into();
            self.say(&ConTableCopies { copies, card: self.card(game, card).into() })
        }))
    }
}
