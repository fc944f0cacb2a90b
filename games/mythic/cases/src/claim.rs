//! What only cases of Mythic Battles (2012) claim: words after `expect`.

use kernel::Seat;
use mythic::{Card, Choice, Look, Setup, SpaceId, SpaceSet, Terrain, UnitId, UnitSet};

use cases::claim::ClaimReader;
use cases::fault::{Faults, Noted};
use cases::stage::{Finding, Form, Judgement, Misjudged, Moment, holds, same};
use cases::words::{seat, seat_name};

use super::stage::MythicStage;
use super::units::space_of;

/// How claims are written, by first word.
pub(crate) const FORMS: [Form; 14] = [
    ("active", "`expect active SEAT`"),
    ("army", "`expect army SEAT legal` or `illegal RULE`"),
    ("deck", "`expect deck SEAT NUMBER` or `deck SEAT CARD NUMBER`"),
    ("discard", "`expect discard SEAT CARD NUMBER`"),
    ("faceup", "`expect faceup SEAT NUMBER`"),
    ("front", "`expect front SEAT CARD NUMBER`"),
    ("hand", "`expect hand SEAT NUMBER` or `hand SEAT CARD NUMBER`"),
    ("lying", "`expect lying DIE ...`: the dice that are not lost"),
    ("moves", "`expect moves SPACE ...`: exactly these"),
    ("points", "`expect points SEAT NUMBER`"),
    ("targets", "`expect targets UNIT ...` or `none`: exactly these"),
    ("terrain", "`expect terrain SPACE TERRAIN`"),
    ("turn", "`expect turn NUMBER`"),
    ("under", "`expect under SEAT NUMBER`"),
];

/// How claims about one unit are written.
pub(crate) const UNIT_FORM: &str =
    "`expect UNIT @SPACE`, `UNIT vitality NUMBER`, `UNIT destroyed` or `UNIT webbed`";

/// Something that holds or does not.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    At(UnitId, SpaceId),
    Vitality(UnitId, u8),
    Destroyed(UnitId),
    Webbed(UnitId),
    Active(Seat),
    Turn(u16),
    Points(Seat, u16),
    Cards { pile: Pile, seat: Seat, card: Option<Card>, count: u8 },
    Moves(SpaceSet),
    Targets(UnitSet),
    Terrain(SpaceId, Terrain),
    Lying(Vec<String>),
}

/// Where cards are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pile {
    Hand,
    Deck,
    Under,
    Discard,
    Front,
    FaceUp,
}

pub(crate) fn read(
    reader: &mut ClaimReader<'_, MythicStage>,
    words: &[&str],
) -> Result<Claim, Noted> {
    let claim = match *words {
        ["active", player] => Claim::Active(reader.seat(player)?),
        ["turn", count] => Claim::Turn(reader.number(count)?),
        ["points", player, count] => Claim::Points(reader.seat(player)?, reader.number(count)?),
        ["faceup", player, count] => cards(reader, Pile::FaceUp, player, None, count)?,
        ["under", player, count] => cards(reader, Pile::Under, player, None, count)?,
        ["hand", player, count] => cards(reader, Pile::Hand, player, None, count)?,
        ["deck", player, count] => cards(reader, Pile::Deck, player, None, count)?,
        ["hand", player, card, count] => cards(reader, Pile::Hand, player, Some(card), count)?,
        ["deck", player, card, count] => cards(reader, Pile::Deck, player, Some(card), count)?,
        ["discard", player, card, count] => {
            cards(reader, Pile::Discard, player, Some(card), count)?
        }
        ["front", player, card, count] => cards(reader, Pile::Front, player, Some(card), count)?,
        ["moves", "none"] => Claim::Moves(SpaceSet::EMPTY),
        ["moves", ref spaces @ ..] => {
            let spaces = spaces.iter().map(|space| space_of(space, reader.faults));
            Claim::Moves(spaces.collect::<Result<_, _>>()?)
        }
        ["targets", "none"] => Claim::Targets(UnitSet::EMPTY),
        ["targets", ref names @ ..] => {
            let units = names.iter().map(|name| unit(reader, name));
            Claim::Targets(units.collect::<Result<_, _>>()?)
        }
        ["terrain", space, word] => {
            let space = space_of(space, reader.faults)?;
            let known = Terrain::ALL.iter().map(|terrain| terrain.name());
            let terrain = Terrain::from_name(word);
            let found = terrain.ok_or_else(|| reader.faults.unknown("terrain", word, known))?;
            Claim::Terrain(space, found)
        }
        ["lying", ref dice @ ..] => Claim::Lying(dice.iter().map(|die| (*die).into()).collect()),
        [name, "destroyed"] => Claim::Destroyed(unit(reader, name)?),
        [name, "webbed"] => Claim::Webbed(unit(reader, name)?),
        [name, "vitality", count] => Claim::Vitality(unit(reader, name)?, reader.number(count)?),
        [name, at] if at.starts_with('@') => {
            Claim::At(unit(reader, name)?, space_of(&at[1..], reader.faults)?)
        }
        [name, ..] if reader.game.unit_by_tag(name).is_some() => {
            return Err(reader.faults.add(format!("`{}`", words.join(" ")), UNIT_FORM));
        }
        _ => {
            let names: Vec<&str> = reader.game.units().map(|unit| reader.game.tag(unit)).collect();
            return Err(reader.bad_form(words, &names));
        }
    };
    Ok(claim)
}

fn unit(reader: &mut ClaimReader<'_, MythicStage>, name: &str) -> Result<UnitId, Noted> {
    let game = reader.game;
    let known = game.units().map(|unit| game.tag(unit));
    game.unit_by_tag(name).ok_or_else(|| reader.faults.unknown("unit", name, known))
}

fn cards(
    reader: &mut ClaimReader<'_, MythicStage>,
    pile: Pile,
    player: &str,
    card: Option<&str>,
    count: &str,
) -> Result<Claim, Noted> {
    let seat = reader.seat(player)?;
    let card = match card {
        Some("aow") => Some(Card::ArtOfWar),
        Some(name) => Some(Card::Maneuver(unit(reader, name)?)),
        None => None,
    };
    Ok(Claim::Cards { pile, seat, card, count: reader.number(count)? })
}

pub(crate) fn check(moment: &Moment<'_, MythicStage>, claim: &Claim) -> Finding {
    let (game, state) = (moment.game(), moment.state());
    let public = &state.public;
    match claim {
        Claim::At(unit, space) => {
            same(public.unit(*unit).space, &Some(*space), |found| match found {
                Some(space) => format!("{} @{space}", game.tag(*unit)),
                None => format!("{} is not on the battlefield", game.tag(*unit)),
            })
        }
        Claim::Vitality(unit, wanted) => {
            same(public.unit(*unit).vitality, wanted, |found| format!("Vitality {found}"))
        }
        Claim::Destroyed(unit) => holds(public.unit(*unit).space.is_none(), "it stands"),
        Claim::Webbed(unit) => holds(public.unit(*unit).webbed, "no Web marker"),
        Claim::Active(seat) => {
            same(public.active, seat, |found| format!("active {}", seat_name(found)))
        }
        Claim::Turn(turn) => same(public.turn, turn, |found| format!("turn {found}")),
        Claim::Points(seat, wanted) => {
            same(public.seat(*seat).points, wanted, |found| format!("{found} PP"))
        }
        Claim::Cards { pile, seat, card, count } => {
            let look = Look::new(game, state);
            same(counted(&look, *pile, *seat, *card), count, |found| format!("{found} cards"))
        }
        Claim::Moves(wanted) => {
            let moves: SpaceSet = moment
                .options(None)?
                .into_iter()
                .filter_map(|choice| match choice {
                    Choice::Move(space) | Choice::Fly(space) | Choice::Retreat(space) => {
                        Some(space)
                    }
                    _ => None,
                })
                .collect();
            same(moves, wanted, |found| {
                let names: Vec<String> = found.iter().map(|space| space.to_string()).collect();
                format!("moves {}", names.join(" "))
            })
        }
        Claim::Targets(wanted) => {
            let targets: UnitSet = moment
                .options(None)?
                .into_iter()
                .filter_map(|choice| match choice {
                    Choice::Strike(unit) | Choice::Shoot { at: unit, .. } => Some(unit),
                    _ => None,
                })
                .collect();
            same(targets, wanted, |found| {
                let names: Vec<&str> = found.iter().map(|unit| game.tag(unit)).collect();
                format!("targets {}", names.join(" "))
            })
        }
        Claim::Terrain(space, wanted) => {
            same(public.terrain_at(*space), wanted, |found| format!("{space} is {found}"))
        }
        Claim::Lying(wanted) => {
            let dice = public.roll.dice().iter().filter(|die| die.face > 0);
            let dice: Vec<String> = dice.map(ToString::to_string).collect();
            same(dice, wanted, |found| format!("lying {}", found.join(" ")))
        }
    }
}

fn counted(look: &Look<'_>, pile: Pile, seat: Seat, card: Option<Card>) -> u8 {
    let general = look.public.seat(seat);
    match (pile, card) {
        (Pile::FaceUp, _) => general.aow.face_up,
        (Pile::Under, _) => general.bottom,
        (Pile::Hand, None) => general.hand,
        (Pile::Deck, None) => general.deck,
        (Pile::Hand, Some(Card::Maneuver(unit))) => look.in_hand(unit),
        (Pile::Hand, Some(Card::ArtOfWar)) => 0,
        (Pile::Deck, Some(card)) => look.in_deck(seat, card),
        (Pile::Discard, Some(Card::Maneuver(unit))) => look.public.unit(unit).cards.discard,
        (Pile::Discard, _) => general.aow.discard,
        (Pile::Front, Some(Card::Maneuver(unit))) => look.public.unit(unit).cards.front,
        (Pile::Front, _) => 0,
    }
}

/// Judges `army SEAT legal` and `army SEAT illegal RULE`.
pub(crate) fn judge_army(
    setup: &Setup,
    words: &[&str],
    faults: &mut Faults,
) -> Option<Result<Judgement, Noted>> {
    let (player, wanted) = match *words {
        ["army", player, "legal"] => (player, None),
        ["army", player, "illegal", rule] => (player, Some(rule)),
        _ => return None,
    };
    Some(seat(player, faults).map(|seat| {
        let broken: Vec<String> = setup
            .army_faults()
            .into_iter()
            .filter(|(at, _)| *at == seat.index())
            .map(|(_, fault)| fault.rule().to_string())
            .collect();
        let holds = match wanted {
            None => broken.is_empty(),
            Some(rule) => broken.iter().any(|broken| broken == rule),
        };
        let found = if broken.is_empty() { "a legal army".into() } else { broken.join(" ") };
        if holds { Ok(()) } else { Err(Misjudged { found, expected: words.join(" ") }) }
    }))
}
