//! What only cases of Pantheon claim: words after `expect`.

use board::{AreaId, Terrain};
use kernel::Seat;
use pantheon::catalog::{Talent, TalentSet};
use pantheon::{Card, Choice, Manoeuvre, PowerRef, Stage, StoneId, StonePlace, Target, UnitId};

use cases::claim::ClaimReader;
use cases::fault::Noted;
use cases::stage::Form;

use super::stage::PantheonStage;

/// Something that holds or does not.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    Targets(Vec<Target>),
    Areas(Vec<AreaId>),
    At(UnitId, AreaId),
    Vitality(UnitId, u8),
    Stage(UnitId, Stage),
    Carries(UnitId, Option<StoneId>),
    Talents(UnitId, TalentSet),
    Paralysed(UnitId),
    Controlled(UnitId, Seat),
    Stone(StoneId, StonePlace),
    Cards {
        pile: CardPile,
        seat: Seat,
        card: Option<Card>,
        count: u8,
    },
    /// What a viewer finds in a discard pile.
    Sees {
        viewer: Seat,
        seat: Seat,
        card: Card,
        count: u8,
    },
    Absorbed(Seat, u8),
    Points(Seat, u8),
    Round(u16),
    Active(Seat),
    Lead(Seat),
    Activations(u8),
    Bought(Seat, Manoeuvre),
    Number(Number),
    Visible(UnitId, Spot),
    Distance(AreaId, AreaId, u8),
    Adjacent(AreaId, AreaId),
    Full(AreaId),
    Terrain(AreaId, Terrain),
    Elements(AreaId, u8),
    Allied(UnitId, UnitId),
    Token(PowerRef, Spot),
    Tokens(PowerRef, u8),
    Dice(Vec<u8>),
    Wounds(u8),
}

/// Where cards are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CardPile {
    Hand,
    Deck,
    Discard,
    /// Cards everybody knows to be in hand.
    Shown,
}

/// On a unit, or in an area.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spot {
    On(UnitId),
    In(AreaId),
}

/// A number with its reasons.
#[derive(Clone, Debug)]
pub(crate) struct Number {
    pub(crate) of: NumberOf,
    pub(crate) total: u8,
    /// The parts by source, in any order; `None` where the case does not say.
    pub(crate) terms: Option<Vec<(String, i8)>>,
}

/// Which number: three belong to the attack under way.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NumberOf {
    Offence,
    Defence,
    Range(AreaId),
    Movement(UnitId),
}

/// How claims are written, by first word. Claims about one unit begin with its name.
pub(crate) const FORMS: [Form; 30] = [
    ("absorbed", "`expect absorbed SEAT NUMBER`"),
    ("activations", "`expect activations NUMBER`"),
    ("active", "`expect active SEAT`"),
    ("adjacent", "`expect adjacent AREA AREA`"),
    ("allied", "`expect allied UNIT UNIT`"),
    ("areas", "`expect areas AREA ...`, or `none`"),
    ("army", "`expect army SEAT legal` or `expect army SEAT illegal RULE`"),
    ("bought", "`expect bought SEAT MANOEUVRE`"),
    ("deck", "`expect deck SEAT NUMBER` or `expect deck SEAT CARD NUMBER`"),
    ("defence", "`expect defence NUMBER` or `expect defence NUMBER = base 5 + forest 1`"),
    ("dice", "`expect dice DIE ...`, or `none`"),
    ("discard", "`expect discard SEAT NUMBER` or `expect discard SEAT CARD NUMBER`"),
    ("distance", "`expect distance AREA AREA NUMBER`"),
    ("elements", "`expect elements AREA NUMBER`"),
    ("full", "`expect full AREA`"),
    ("hand", "`expect hand SEAT NUMBER` or `expect hand SEAT CARD NUMBER`"),
    ("lead", "`expect lead SEAT`"),
    ("movement", "`expect movement UNIT NUMBER` or `... = base 2 + POWER 1`"),
    ("offence", "`expect offence NUMBER` or `expect offence NUMBER = base 3 + bolster 1`"),
    ("points", "`expect points SEAT NUMBER`"),
    ("range", "`expect range AREA NUMBER` or `... = base 1 + heights 1`"),
    ("round", "`expect round NUMBER`"),
    ("sees", "`expect sees SEAT discard SEAT CARD NUMBER`"),
    ("shown", "`expect shown SEAT CARD NUMBER`"),
    ("stone", "`expect stone s1 at AREA`, `... on UNIT` or `... absorbed SEAT`"),
    ("targets", "`expect targets UNIT ...`, or `none`"),
    ("terrain", "`expect terrain AREA TERRAIN`"),
    ("token", "`expect token UNIT POWER on UNIT`, `... at AREA` or `... left NUMBER`"),
    ("visible", "`expect visible UNIT AREA` or `expect visible UNIT UNIT`"),
    ("wounds", "`expect wounds NUMBER`"),
];

/// How claims about one unit are written.
pub(crate) const UNIT_FORM: &str = "`expect UNIT at AREA`, `UNIT vitality NUMBER`, `UNIT ready`, \
    `UNIT destroyed`, `UNIT removed`, `UNIT carries s1`, `UNIT carries nothing`, \
    `UNIT talents ...`, `UNIT paralysed` or `UNIT controlled SEAT`";

/// Reads claims against the names of a game.
pub(crate) struct Reader<'r, 'a>(pub(crate) &'r mut ClaimReader<'a, PantheonStage>);

impl Reader<'_, '_> {
    /// The claim in these words.
    pub(crate) fn read(&mut self, words: &[&str]) -> Result<Claim, Noted> {
        let claim = match *words {
            ["targets", "none"] => Claim::Targets(Vec::new()),
            ["targets", ref targets @ ..] if !targets.is_empty() => {
                let targets = targets.iter().map(|tag| self.target(tag));
                Claim::Targets(targets.collect::<Result<_, _>>()?)
            }
            ["areas", "none"] => Claim::Areas(Vec::new()),
            ["areas", ref areas @ ..] if !areas.is_empty() => {
                Claim::Areas(areas.iter().map(|tag| self.area(tag)).collect::<Result<_, _>>()?)
            }
            ["stone", stone, "at", area] => {
                Claim::Stone(self.stone(stone)?, StonePlace::Area(self.area(area)?))
            }
            ["stone", stone, "on", unit] => {
                Claim::Stone(self.stone(stone)?, StonePlace::Carried(self.unit(unit)?))
            }
            ["stone", stone, "absorbed", by] => {
                Claim::Stone(self.stone(stone)?, StonePlace::Absorbed(self.0.seat(by)?))
            }
            [pile @ ("hand" | "deck" | "discard" | "shown"), player, ref rest @ ..] => {
                let pile = match pile {
                    "hand" => CardPile::Hand,
                    "deck" => CardPile::Deck,
                    "discard" => CardPile::Discard,
                    _ => CardPile::Shown,
                };
                let seat = self.0.seat(player)?;
                match (pile, rest) {
                    (CardPile::Shown, [_]) => return Err(self.bad_claim(words)),
                    (_, [count]) => {
                        Claim::Cards { pile, seat, card: None, count: self.0.number(count)? }
                    }
                    (_, [card, count]) => {
                        let (card, count) = (Some(self.card(card)?), self.0.number(count)?);
                        Claim::Cards { pile, seat, card, count }
                    }
                    _ => return Err(self.bad_claim(words)),
                }
            }
            ["sees", viewer, "discard", player, card, count] => Claim::Sees {
                viewer: self.0.seat(viewer)?,
                seat: self.0.seat(player)?,
                card: self.card(card)?,
                count: self.0.number(count)?,
            },
            ["absorbed", player, count] => {
                Claim::Absorbed(self.0.seat(player)?, self.0.number(count)?)
            }
            ["points", player, count] => Claim::Points(self.0.seat(player)?, self.0.number(count)?),
            ["round", round] => Claim::Round(self.0.number(round)?),
            ["active", player] => Claim::Active(self.0.seat(player)?),
            ["lead", player] => Claim::Lead(self.0.seat(player)?),
            ["activations", count] => Claim::Activations(self.0.number(count)?),
            ["bought", player, manoeuvre] => {
                Claim::Bought(self.0.seat(player)?, self.manoeuvre(manoeuvre)?)
            }
            ["offence", ref value @ ..] => self.value(NumberOf::Offence, value, words)?,
            ["defence", ref value @ ..] => self.value(NumberOf::Defence, value, words)?,
            ["range", area, ref value @ ..] => {
                let of = NumberOf::Range(self.area(area)?);
                self.value(of, value, words)?
            }
            ["movement", unit, ref value @ ..] => {
                let of = NumberOf::Movement(self.unit(unit)?);
                self.value(of, value, words)?
            }
            ["visible", unit, to] => {
                let to = match self.0.game.unit_by_tag(to) {
                    Some(other) => Spot::On(other),
                    None => Spot::In(self.area(to)?),
                };
                Claim::Visible(self.unit(unit)?, to)
            }
            ["distance", a, b, count] => {
                Claim::Distance(self.area(a)?, self.area(b)?, self.0.number(count)?)
            }
            ["adjacent", a, b] => Claim::Adjacent(self.area(a)?, self.area(b)?),
            ["full", area] => Claim::Full(self.area(area)?),
            ["terrain", area, terrain] => {
                let known = Terrain::ALL.iter().map(|terrain| terrain.name());
                let terrain = Terrain::from_name(terrain)
                    .ok_or_else(|| self.0.faults.unknown("terrain", terrain, known))?;
                Claim::Terrain(self.area(area)?, terrain)
            }
            ["elements", area, count] => Claim::Elements(self.area(area)?, self.0.number(count)?),
            ["allied", a, b] => Claim::Allied(self.unit(a)?, self.unit(b)?),
            ["token", unit, power, "on", other] => {
                Claim::Token(self.power(unit, power)?, Spot::On(self.unit(other)?))
            }
            ["token", unit, power, "at", area] => {
                Claim::Token(self.power(unit, power)?, Spot::In(self.area(area)?))
            }
            ["token", unit, power, "left", count] => {
                Claim::Tokens(self.power(unit, power)?, self.0.number(count)?)
            }
            ["dice", "none"] => Claim::Dice(Vec::new()),
            ["dice", ref dice @ ..] if !dice.is_empty() => {
                let mut dice: Vec<u8> =
                    dice.iter().map(|die| self.0.number(die)).collect::<Result<_, _>>()?;
                dice.sort_unstable();
                Claim::Dice(dice)
            }
            ["wounds", count] => Claim::Wounds(self.0.number(count)?),
            [unit, ref about @ ..] if self.0.game.unit_by_tag(unit).is_some() => {
                let unit = self.unit(unit)?;
                self.about_unit(unit, about, words)?
            }
            _ => return Err(self.bad_claim(words)),
        };
        Ok(claim)
    }

    fn about_unit(&mut self, unit: UnitId, about: &[&str], all: &[&str]) -> Result<Claim, Noted> {
        Ok(match *about {
            ["at", area] => Claim::At(unit, self.area(area)?),
            ["vitality", vitality] => Claim::Vitality(unit, self.0.number(vitality)?),
            ["ready"] => Claim::Stage(unit, Stage::Ready),
            ["destroyed"] => Claim::Stage(unit, Stage::Destroyed),
            ["removed"] => Claim::Stage(unit, Stage::Removed),
            ["carries", "nothing"] => Claim::Carries(unit, None),
            ["carries", stone] => Claim::Carries(unit, Some(self.stone(stone)?)),
            ["talents", "none"] => Claim::Talents(unit, TalentSet::EMPTY),
            ["talents", ref talents @ ..] if !talents.is_empty() => {
                let mut set = TalentSet::EMPTY;
                for name in talents {
                    let known = Talent::ALL.iter().map(|talent| talent.name());
                    let talent = Talent::from_name(name)
                        .ok_or_else(|| self.0.faults.unknown("talent", name, known))?;
                    set.insert(talent);
                }
                Claim::Talents(unit, set)
            }
            ["paralysed"] => Claim::Paralysed(unit),
            ["controlled", player] => Claim::Controlled(unit, self.0.seat(player)?),
            _ => return Err(self.0.faults.add(format!("`{}`", all.join(" ")), UNIT_FORM)),
        })
    }

    /// `4`, or `4 = base 3 + bolster 1`.
    fn value(&mut self, of: NumberOf, words: &[&str], all: &[&str]) -> Result<Claim, Noted> {
        let (total, terms) = match *words {
            [total] => (self.0.number(total)?, None),
            [total, "=", ref terms @ ..] if !terms.is_empty() => {
                let total: u8 = self.0.number(total)?;
                let terms = self.terms(terms, all)?;
                let sum: i32 = terms.iter().map(|(_, by)| i32::from(*by)).sum();
                if sum != i32::from(total) {
                    let found = format!("parts that sum to {sum}");
                    return Err(self.0.faults.add(found, format!("parts that sum to {total}")));
                }
                (total, Some(terms))
            }
            _ => return Err(self.bad_claim(all)),
        };
        Ok(Claim::Number(Number { of, total, terms }))
    }

    fn terms(&mut self, words: &[&str], all: &[&str]) -> Result<Vec<(String, i8)>, Noted> {
        let mut terms = Vec::new();
        let mut sign = 1;
        for (index, chunk) in words.chunks(3).enumerate() {
            let [name, by, joint @ ..] = chunk else { return Err(self.bad_claim(all)) };
            let by: i8 = self.0.number(by)?;
            terms.push(((*name).to_owned(), by.saturating_mul(sign)));
            let is_last = (index + 1) * 3 > words.len();
            sign = match (joint, is_last) {
                (["+"], false) => 1,
                (["-"], false) => -1,
                ([], true) => 1,
                _ => return Err(self.bad_claim(all)),
            };
        }
        Ok(terms)
    }

    fn bad_claim(&mut self, words: &[&str]) -> Noted {
        let units: Vec<&str> = self.0.game.units().map(|id| self.0.game.tag(id)).collect();
        self.0.bad_form(words, &units)
    }

    fn unit(&mut self, tag: &str) -> Result<UnitId, Noted> {
        self.0.game.unit_by_tag(tag).ok_or_else(|| {
            let known = self.0.game.units().map(|id| self.0.game.tag(id));
            self.0.faults.unknown("unit", tag, known)
        })
    }

    /// An area of the board that is played on, or of any as long as none has been chosen.
    fn area(&mut self, tag: &str) -> Result<AreaId, Noted> {
        let boards = &self.0.game.setup().boards;
        let chosen = self.0.board.and_then(|board| boards.get(usize::from(board)));
        let boards = chosen.map_or(boards.as_slice(), std::slice::from_ref);
        boards.iter().find_map(|board| board.find(tag)).ok_or_else(|| {
            let known = boards.iter().flat_map(|board| board.areas());
            self.0.faults.unknown("area", tag, known.map(|area| area.tag.as_str()))
        })
    }

    fn target(&mut self, tag: &str) -> Result<Target, Noted> {
        match self.0.choice(&format!("target {tag}"))? {
            Choice::Target(target) => Ok(target),
            _ => Err(self.0.faults.add(format!("`{tag}`"), "a unit or a token")),
        }
    }

    fn stone(&mut self, tag: &str) -> Result<StoneId, Noted> {
        match self.0.choice(&format!("claim {tag}"))? {
            Choice::Claim(stone) => Ok(stone),
            _ => Err(self.0.faults.add(format!("`{tag}`"), "a stone such as s1")),
        }
    }

    fn power(&mut self, unit: &str, power: &str) -> Result<PowerRef, Noted> {
        match self.0.choice(&format!("use {unit} {power}"))? {
            Choice::Use(power) => Ok(power),
            _ => Err(self.0.faults.add(format!("`{power}`"), "a power of that unit")),
        }
    }

    fn card(&mut self, tag: &str) -> Result<Card, Noted> {
        match self.0.choice(&format!("take {tag}"))? {
            Choice::Take(card) => Ok(card),
            _ => Err(self.0.faults.add(format!("`{tag}`"), "aow, omphalos or a unit")),
        }
    }

    fn manoeuvre(&mut self, name: &str) -> Result<Manoeuvre, Noted> {
        let known = Manoeuvre::ALL.iter().map(|manoeuvre| manoeuvre.name());
        Manoeuvre::from_name(name).ok_or_else(|| self.0.faults.unknown("manoeuvre", name, known))
    }
}
