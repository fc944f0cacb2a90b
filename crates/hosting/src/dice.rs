//! Dice and cards that nobody can have chosen, and anybody can check.
//!
//! When a table is opened the server draws a secret of 32 bytes and shows its digest, the
//! commitment, to everybody. Every seat may add text of its own at any time. The outcomes of chance
//! are numbered from 0, and outcome `n` is drawn by the generator of the `fastrand` crate with the
//! seed
//!
//! ```text
//! the first 8 bytes, little-endian, of HMAC-SHA-256(secret, message)
//! message = "omphalos dice 1\n" "outcome N\n" then "seat S adds TEXT\n" for each addition made
//!           before outcome N, in their order
//! commitment = SHA-256("omphalos dice 1\n" secret), in hexadecimal digits
//! ```
//!
//! The server is bound by the commitment before anybody adds anything, and nobody who adds knows the
//! secret. At the end it is shown, and stands in the record: [`verify`] draws everything again.

use std::sync::Arc;

use exercises::Exercise;
use fastrand::Rng;
use hmac::{Hmac, KeyInit as _, Mac as _};
use kernel::record::{Entry, Record, RecordError, Who, replay};
use kernel::{Hosted, Pause};
use protocol::{DiceAddition, DiceShown};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// What tells this construction from later ones.
const VERSION: &str = "omphalos dice 1\n";

/// Additions that one seat may make, and the longest one.
const MOST_ADDITIONS: usize = 4;
const LONGEST: usize = 64;

/// The secret of a table's chance, and what the seats added to it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Dice {
    secret: String,
    /// The number of the first outcome that was drawn so: a game may have begun elsewhere.
    since: u32,
    additions: Vec<DiceAddition>,
    /// The lesson whose outcomes these are as long as it is followed.
    #[serde(skip)]
    lesson: Option<Arc<Exercise>>,
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Dice({})", self.commitment())
    }
}

impl Dice {
    /// Dice that follow from a secret, for the outcomes from `since` on.
    pub fn new(secret: String, since: u32) -> Self {
        Self { secret, since, additions: Vec::new(), lesson: None }
    }

    /// The same with the outcomes of a lesson, as long as it is followed.
    pub fn taught(self, lesson: Option<Arc<Exercise>>) -> Self {
        Self { lesson, ..self }
    }

    /// The outcome that a lesson wants after the inputs that were taken, in notation.
    pub fn of_lesson(&self, played: &[Entry]) -> Option<&str> {
        let next = self.lesson.as_ref()?.next(played)?;
        (next.who == Who::Chance).then_some(next.text.as_str())
    }

    /// What everybody is shown from the beginning.
    pub fn commitment(&self) -> String {
        let digest = Sha256::new().chain_update(VERSION).chain_update(self.key()).finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn key(&self) -> Vec<u8> {
        let digits = self.secret.as_bytes().chunks(2);
        let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        digits.map(|pair| byte(pair).unwrap_or(0)).collect()
    }

    /// The generator that draws an outcome.
    pub fn rng(&self, outcome: u32) -> Rng {
        Rng::with_seed(self.seed(outcome))
    }

    fn seed(&self, outcome: u32) -> u64 {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.key()).expect("a key may have any length");
        mac.update(VERSION.as_bytes());
        mac.update(format!("outcome {outcome}\n").as_bytes());
        for DiceAddition { seat, text, .. } in self.before(outcome) {
            mac.update(format!("seat {seat} adds {text}\n").as_bytes());
        }
        let found = mac.finalize().into_bytes();
        let mut seed = [0; 8];
        seed.copy_from_slice(&found[..8]);
        u64::from_le_bytes(seed)
    }

    fn before(&self, outcome: u32) -> impl Iterator<Item = &DiceAddition> {
        self.additions.iter().filter(move |addition| addition.from <= outcome)
    }

    /// The same with an addition of a seat for the outcomes from `from` on; `None` when it is no
    /// plain text or the seat has added enough.
    pub fn with(&self, seat: u8, from: u32, text: &str) -> Option<Self> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let own = self.additions.iter().filter(|addition| addition.seat == seat);
        if text.is_empty() || text.len() > LONGEST || !is_plain || own.count() >= MOST_ADDITIONS {
            return None;
        }
        let mut dice = self.clone();
        dice.additions.push(DiceAddition { seat, from, text: text.to_owned() });
        Some(dice)
    }

    /// What players are shown; the secret once the game is over.
    pub fn shown(&self, is_over: bool) -> DiceShown {
        DiceShown {
            commitment: self.commitment(),
            additions: self.additions.clone(),
            secret: is_over.then(|| self.secret.clone()),
        }
    }

    /// Notes for the record of a finished game in which these outcomes were drawn and taken back.
    pub fn notes(&self, void: &[(u32, u32)]) -> Vec<String> {
        let Self { secret, since, additions, .. } = self;
        let mut notes = vec![
            format!("dice commitment {}", self.commitment()),
            format!("dice secret {secret} since {since}"),
        ];
        let added = |DiceAddition { seat, from, text }: &DiceAddition| {
            format!("dice seat {seat} adds {text} from {from}")
        };
        notes.extend(additions.iter().map(added));
        notes.extend(void.iter().map(|(from, to)| format!("dice void {from} to {to}")));
        notes
    }

    /// The dice that the notes of a record tell of.
    fn of_notes(notes: &[String]) -> Result<Noted, DiceFault> {
        let mut secret = None;
        let mut commitment = None;
        let (mut additions, mut void) = (Vec::new(), Vec::new());
        for note in notes {
            let words: Vec<&str> = note.split(' ').collect();
            let unreadable = || DiceFault::Note(note.clone());
            match words[..] {
                ["dice", "commitment", told] => commitment = Some(told.to_owned()),
                ["dice", "secret", told, "since", since] => {
                    let since: u32 = since.parse().map_err(|_| unreadable())?;
                    let is_hex = told.len() == 64 && told.bytes().all(|b| b.is_ascii_hexdigit());
                    secret = Some((told.to_owned(), since)).filter(|_| is_hex);
                    secret.as_ref().ok_or_else(unreadable)?;
                }
                ["dice", "seat", seat, "adds", text, "from", from] => {
                    let seat = seat.parse().map_err(|_| unreadable())?;
                    let from = from.parse().map_err(|_| unreadable())?;
                    additions.push(DiceAddition { seat, from, text: text.to_owned() });
                }
                ["dice", "void", from, "to", to] => {
                    let [from, to] = [from, to].map(str::parse);
                    void.push((from.map_err(|_| unreadable())?, to.map_err(|_| unreadable())?));
                }
                ["dice", ..] => return Err(unreadable()),
                _ => {}
            }
        }
        let (secret, since) = secret.ok_or(DiceFault::None)?;
        let commitment = commitment.ok_or(DiceFault::None)?;
        Ok((Self { secret, since, additions, lesson: None }, commitment, void))
    }
}

/// Dice as the notes of a record tell of them: with what was committed to, and the outcomes that were
/// drawn and taken back, from and to.
type Noted = (Dice, String, Vec<(u32, u32)>);

/// Why the dice of a record are not what they should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceFault {
    /// It does not tell.
    #[error("the record does not tell how its dice were drawn")]
    None,
    /// A note cannot be read.
    #[error("the note `{0}` cannot be read")]
    Note(String),
    /// The secret is another one.
    #[error("the secret does not fit the commitment: it was {committed} and is {found}")]
    Commitment {
        /// What was committed to.
        committed: String,
        /// What the secret gives.
        found: String,
    },
    /// The record does not replay.
    #[error("line {0}: {1}")]
    Record(usize, String),
    /// An outcome is another one.
    #[error("line {line}: `{found}` should have been `{expected}`")]
    Outcome {
        /// The line of the record.
        line: usize,
        /// What the record says.
        found: String,
        /// What follows from the secret.
        expected: String,
    },
}

impl From<RecordError> for DiceFault {
    fn from(error: RecordError) -> Self {
        Self::Record(error.line, error.fault.to_string())
    }
}

/// What was found in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What was committed to: to be compared with what was shown when the game began.
    pub commitment: String,
    /// Outcomes that follow from the secret.
    pub outcomes: u32,
    /// Outcomes of before the table was opened here, of which nothing can be said.
    pub before: u32,
    /// Who added what, in words.
    pub additions: Vec<(u8, String)>,
}

/// Draws every outcome of a record again.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify<G: Hosted>(game: Arc<G>, record: &Record) -> Result<Verified, DiceFault> {
    let (dice, committed, void) = Dice::of_notes(&record.notes)?;
    let found = dice.commitment();
    if found != committed {
        return Err(DiceFault::Commitment { committed, found });
    }
    let start = record.position_in(&*game)?.unwrap_or_else(|| game.start());
    let (mut before, mut drawn, mut wrong) = (start, 0, None);
    let (mut outcomes, mut of_before) = (0, 0);
    replay(game, record, |played, entry, _| {
        if entry.who == Who::Chance {
            // Those that were taken back had numbers too.
            let past = void.iter().find(|(from, to)| (*from..=*to).contains(&drawn));
            drawn = past.map_or(drawn, |(_, to)| to.saturating_add(1));
            let counted = if drawn < dice.since { &mut of_before } else { &mut outcomes };
            *counted += 1;
            let game = &**played.game();
            if drawn >= dice.since
                && let Pause::Chance(request) = game.pause(&before)
            {
                let outcome = game.draw_outcome(&before, request, &mut dice.rng(drawn));
                let expected: String = game.write(&outcome);
                if expected != entry.text && wrong.is_none() {
                    let (line, found) = (entry.line, entry.text.clone());
                    wrong = Some(DiceFault::Outcome { line, found, expected });
                }
            }
            drawn = drawn.saturating_add(1);
        }
        before = *played.state();
    })?;
    match wrong {
        Some(fault) => Err(fault),
        None => Ok(Verified {
            commitment: committed,
            outcomes,
            before: of_before,
            additions: dice.additions.into_iter().map(|one| (one.seat, one.text)).collect(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> Dice {
        Dice::new("00112233445566778899aabbccddeeff".repeat(2), 0)
    }

    #[test]
    fn the_construction_is_the_published_one() {
        // Worked out apart from this program, with Python's hashlib and hmac.
        let dice = dice();
        assert_eq!(dice.commitment(), COMMITMENT);
        assert_eq!(dice.seed(0), SEED_0);
        let added = dice.with(1, 2, "abc").expect("plain text");
        assert_eq!(added.seed(0), SEED_0, "what was drawn before stays");
        assert_eq!(added.seed(2), SEED_2);
        assert_eq!(added.commitment(), COMMITMENT);
    }

    #[test]
    fn notes_read_back_and_what_is_no_plain_text_is_refused() {
        let dice = dice().with(0, 3, "mine").expect("plain text");
        let void = vec![(0, 0), (4, 9)];
        let read = Dice::of_notes(&dice.notes(&void));
        assert_eq!(read, Ok((dice.clone(), dice.commitment(), void)));
        for bad in ["", "two words", "line\n", &"x".repeat(65)] {
            assert_eq!(dice.with(0, 3, bad), None, "{bad:?}");
        }
        let full = (1..MOST_ADDITIONS).try_fold(dice, |dice, _| dice.with(0, 4, "more"));
        assert_eq!(full.expect("as many as are allowed").with(0, 4, "more"), None);
        let broken = ["dice commitment x".to_owned(), "dice secret zz since 0".to_owned()];
        assert_eq!(Dice::of_notes(&broken), Err(DiceFault::Note(broken[1].clone())));
        assert_eq!(Dice::of_notes(&[]), Err(DiceFault::None));
    }

    const COMMITMENT: &str = "400220620a524dc74b36d585030dfc5b5ab37b421c499d08d9e882e4c26fa1f9";
    const SEED_0: u64 = 0x4859fd3c5bd1b074;
    const SEED_2: u64 = 0xba36893c5423bdef;
}
