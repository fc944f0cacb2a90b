//! What only cases of Conjurers claim: words after `expect`.

use conjurers::catalog::{Ability, Mythology};
use conjurers::{Action, Choice, CreatureId, EquipmentId, Figure, Phase, Resource};
use kernel::Seat;

use cases::claim::ClaimReader;
use cases::fault::Noted;
use cases::stage::Form;

use super::cards::ability;
use super::stage::{ConjurersStage, action, figure, mythology, resource};

/// Something that holds or does not.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    Stock(Seat, Resource, u16),
    Minus(Seat, u16),
    Army(Seat, Vec<CreatureId>),
    Owns(Seat, EquipmentId, u8),
    Shelf(EquipmentId, u8),
    Pile(CreatureId),
    Mine(Resource, Option<Seat>),
    Button(Seat),
    Turn(u8),
    Phase(Phase),
    Figure(Seat, Figure, Option<Action>),
    Assistants(Seat, Vec<Figure>),
    Needs(Seat, u16),
    Price(EquipmentId, Resource, u8),
    Open(Action),
    Spaces(Action, u8),
    Count(Counted, usize),
    Hand(Seat, u8),
    Holds(Seat, CreatureId),
    Sees(Seat, CreatureId),
    Battle(bool),
    Plays(Seat),
    Score(Seat, Part, i32),
    Odds(CreatureId, u32, Choice),
    Creature(CreatureId, Mark),
}

/// What is counted among all cards.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Counted {
    Creatures(Mythology),
    LevelOne,
    Items,
    Artifacts(Mythology),
}

/// A part of the points of a player.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    Total,
    Levels,
    Variety(u8),
    Consistency(Mythology),
    Abundance(Mythology),
    Creatures,
    ArtifactPoints,
    ArtifactVariety,
    ArtifactConsistency(Mythology),
    Artifacts,
    Combination(Mythology),
    Combinations,
    Resources,
}

/// Something about one creature.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mark {
    Damage(u8),
    Poison(u8),
    Absorbed(EquipmentId, u8),
    Slot(u8),
    Frost,
    Bound,
    Devouring,
    Devoured,
    OffField,
    Health(u8),
    Dice(u8),
    Has(Ability),
    Level(u8),
}

/// How claims are written, by first word. Claims about one creature begin with its name.
pub(crate) const FORMS: [Form; 24] = [
    ("army", "`expect army SEAT CREATURE ...`, or `none`: exactly these"),
    ("assistants", "`expect assistants SEAT KIND ...`: exactly these"),
    ("battle", "`expect battle`: one is under way"),
    ("button", "`expect button SEAT`"),
    (
        "count",
        "`expect count creatures MYTHOLOGY N`, `level_one N`, `items N` or `artifacts MYTHOLOGY N`",
    ),
    ("figure", "`expect figure SEAT FIGURE ACTION`, or `home`"),
    ("hand", "`expect hand SEAT NUMBER`"),
    ("holds", "`expect holds SEAT CREATURE`"),
    ("mine", "`expect mine RESOURCE SEAT`, or `nobody`"),
    ("minus", "`expect minus SEAT NUMBER`"),
    ("needs", "`expect needs SEAT NUMBER`: food at a feeding"),
    ("odds", "`expect odds CREATURE NUMBER CHOICE`: its chance to fall, per million"),
    ("open", "`expect open ACTION`"),
    ("owns", "`expect owns SEAT CARD NUMBER`"),
    ("phase", "`expect phase I`, `II`, `III` or `IV`"),
    ("pile", "`expect pile CREATURE`: nobody has it"),
    ("plays", "`expect plays SEAT`: it takes part in the battle"),
    ("price", "`expect price CARD RESOURCE NUMBER`"),
    (
        "score",
        "`expect score SEAT total N`, or a part: `levels`, `variety LEVEL`, `consistency MYTHOLOGY`, \
         `abundance MYTHOLOGY`, `creatures`, `artifact_points`, `artifact_variety`, \
         `artifact_consistency MYTHOLOGY`, `artifacts`, `combination MYTHOLOGY`, `combinations`, \
         `resources`",
    ),
    ("sees", "`expect sees SEAT CREATURE`: it is in the seat's hand, in the seat's own view"),
    ("shelf", "`expect shelf CARD NUMBER`"),
    ("spaces", "`expect spaces ACTION NUMBER`"),
    ("stock", "`expect stock SEAT RESOURCE NUMBER`"),
    ("turn", "`expect turn NUMBER`"),
];

/// How claims about one creature are written.
pub(crate) const CREATURE_FORM: &str = "`expect CREATURE damage 2`, `poison 1`, `absorbed CARD 2`, `slot 1`, \
    `frost`, `bound`, `devouring`, `devoured`, `off_field`, `health 7`, `dice 2`, `level 2` or \
    `has flying`";

/// Reads claims against the names of a game.
pub(crate) struct Reader<'r, 'a>(pub(crate) &'r mut ClaimReader<'a, ConjurersStage>);

impl Reader<'_, '_> {
    /// The claim in these words.
    pub(crate) fn read(&mut self, words: &[&str]) -> Result<Claim, Noted> {
        let claim = match *words {
            ["stock", who, of, amount] => Claim::Stock(
                self.0.seat(who)?,
                resource(of, self.0.faults)?,
                self.0.number(amount)?,
            ),
            ["minus", who, points] => Claim::Minus(self.0.seat(who)?, self.0.number(points)?),
            ["army", who, "none"] => Claim::Army(self.0.seat(who)?, Vec::new()),
            ["army", who, ref names @ ..] => {
                let creatures = names.iter().map(|name| self.creature(name));
                let creatures = creatures.collect::<Result<_, _>>()?;
                Claim::Army(self.0.seat(who)?, creatures)
            }
            ["owns", who, card, count] => {
                Claim::Owns(self.0.seat(who)?, self.card(card)?, self.0.number(count)?)
            }
            ["shelf", card, count] => Claim::Shelf(self.card(card)?, self.0.number(count)?),
            ["pile", name] => Claim::Pile(self.creature(name)?),
            ["mine", of, "nobody"] => Claim::Mine(resource(of, self.0.faults)?, None),
            ["mine", of, who] => Claim::Mine(resource(of, self.0.faults)?, Some(self.0.seat(who)?)),
            ["button", who] => Claim::Button(self.0.seat(who)?),
            ["turn", turn] => Claim::Turn(self.0.number(turn)?),
            ["phase", phase] => {
                let known = Phase::ALL.iter().map(|phase| phase.name());
                Claim::Phase(
                    Phase::from_name(phase)
                        .ok_or_else(|| self.0.faults.unknown("phase", phase, known))?,
                )
            }
            ["figure", who, kind, "home"] => {
                Claim::Figure(self.0.seat(who)?, figure(kind, self.0.faults)?, None)
            }
            ["figure", who, kind, at] => {
                let at = action(at, self.0.faults)?;
                Claim::Figure(self.0.seat(who)?, figure(kind, self.0.faults)?, Some(at))
            }
            ["assistants", who, ref kinds @ ..] => {
                let kinds = kinds.iter().map(|kind| figure(kind, self.0.faults));
                let kinds = kinds.collect::<Result<_, _>>()?;
                Claim::Assistants(self.0.seat(who)?, kinds)
            }
            ["needs", who, food] => Claim::Needs(self.0.seat(who)?, self.0.number(food)?),
            ["price", card, of, amount] => {
                Claim::Price(self.card(card)?, resource(of, self.0.faults)?, self.0.number(amount)?)
            }
            ["open", at] => Claim::Open(action(at, self.0.faults)?),
            ["spaces", at, count] => {
                Claim::Spaces(action(at, self.0.faults)?, self.0.number(count)?)
            }
            ["count", "creatures", of, count] => {
                let of = mythology(of, self.0.faults)?;
                Claim::Count(Counted::Creatures(of), self.0.number(count)?)
            }
            ["count", "artifacts", of, count] => {
                let of = mythology(of, self.0.faults)?;
                Claim::Count(Counted::Artifacts(of), self.0.number(count)?)
            }
            ["count", "level_one", count] => Claim::Count(Counted::LevelOne, self.0.number(count)?),
            ["count", "items", count] => Claim::Count(Counted::Items, self.0.number(count)?),
            ["hand", who, count] => Claim::Hand(self.0.seat(who)?, self.0.number(count)?),
            ["holds", who, name] => Claim::Holds(self.0.seat(who)?, self.creature(name)?),
            ["sees", who, name] => Claim::Sees(self.0.seat(who)?, self.creature(name)?),
            ["battle"] => Claim::Battle(true),
            ["plays", who] => Claim::Plays(self.0.seat(who)?),
            ["score", who, ref part @ .., points] => {
                let Some(part) = self.part(part)? else { return Err(self.0.bad_form(words, &[])) };
                Claim::Score(self.0.seat(who)?, part, self.0.number(points)?)
            }
            ["odds", name, chance, ref choice @ ..] if !choice.is_empty() => {
                let creature = self.creature(name)?;
                Claim::Odds(creature, self.0.number(chance)?, self.0.choice(&choice.join(" "))?)
            }
            [name, ref mark @ ..] if self.0.game.creature_by_tag(name).is_some() => {
                Claim::Creature(self.creature(name)?, self.mark(mark)?)
            }
            _ => return Err(self.0.bad_form(words, &[])),
        };
        Ok(claim)
    }

    fn part(&mut self, words: &[&str]) -> Result<Option<Part>, Noted> {
        Ok(Some(match *words {
            ["total"] => Part::Total,
            ["levels"] => Part::Levels,
            ["variety", level] => {
                let level: u8 = self.0.number(level)?;
                if !(2..=5).contains(&level) {
                    return Err(self.0.faults.add(format!("level {level}"), "a level from 2 to 5"));
                }
                Part::Variety(level)
            }
            ["consistency", of] => Part::Consistency(mythology(of, self.0.faults)?),
            ["abundance", of] => Part::Abundance(mythology(of, self.0.faults)?),
            ["creatures"] => Part::Creatures,
            ["artifact_points"] => Part::ArtifactPoints,
            ["artifact_variety"] => Part::ArtifactVariety,
            ["artifact_consistency", of] => {
                Part::ArtifactConsistency(mythology(of, self.0.faults)?)
            }
            ["artifacts"] => Part::Artifacts,
            ["combination", of] => Part::Combination(mythology(of, self.0.faults)?),
            ["combinations"] => Part::Combinations,
            ["resources"] => Part::Resources,
            _ => return Ok(None),
        }))
    }

    fn mark(&mut self, words: &[&str]) -> Result<Mark, Noted> {
        Ok(match *words {
            ["damage", count] => Mark::Damage(self.0.number(count)?),
            ["poison", count] => Mark::Poison(self.0.number(count)?),
            ["absorbed", card, count] => Mark::Absorbed(self.card(card)?, self.0.number(count)?),
            ["slot", slot] => Mark::Slot(self.0.number(slot)?),
            ["frost"] => Mark::Frost,
            ["bound"] => Mark::Bound,
            ["devouring"] => Mark::Devouring,
            ["devoured"] => Mark::Devoured,
            ["off_field"] => Mark::OffField,
            ["health", count] => Mark::Health(self.0.number(count)?),
            ["dice", count] => Mark::Dice(self.0.number(count)?),
            ["level", level] => Mark::Level(self.0.number(level)?),
            ["has", word] => Mark::Has(ability(word, self.0.faults)?),
            _ => return Err(self.0.faults.add(format!("`{}`", words.join(" ")), CREATURE_FORM)),
        })
    }

    fn creature(&mut self, name: &str) -> Result<CreatureId, Noted> {
        let game = self.0.game;
        let known = || game.creatures().map(|id| game.tag(id));
        game.creature_by_tag(name).ok_or_else(|| self.0.faults.unknown("creature", name, known()))
    }

    fn card(&mut self, name: &str) -> Result<EquipmentId, Noted> {
        let game = self.0.game;
        let known = || game.equipment().map(|id| game.card_tag(id));
        game.card_by_tag(name).ok_or_else(|| self.0.faults.unknown("card", name, known()))
    }
}
