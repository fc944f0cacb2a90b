//! Passwords: never kept, only what was derived from them by Argon2id.
//!
//! Deriving costs memory and time by design, so it is done on threads of its own, few at once: tables
//! are not held up, and those who guess wait for each other. An unknown name costs as much as a known
//! one.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use hosting::Failure;
use hosting::think_pool::Unthought;
use tokio::sync::Semaphore;

/// How many wait at the most; whoever comes then is told to come back.
const MOST_WAITING: usize = 64;

/// Derives and compares.
#[derive(Debug)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Default for Passwords {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let places = Arc::new(Semaphore::new((cores / 2).max(1)));
        Self { places, waiting: AtomicUsize::new(0) }
    }
}

impl Passwords {
    /// What is kept of a password.
    pub(super) async fn derived(&self, password: String) -> Result<String, Failure> {
        self.at_a_place(move || derived(&password)).await
    }

    /// Whether a password is the one that `kept` was derived from; with nothing kept it is not, which
    /// takes as long.
    pub(super) async fn is_right(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Failure> {
        self.at_a_place(move || {
            let is_kept = kept.is_some();
            let kept = kept.unwrap_or_else(|| nobodys().to_owned());
            is_kept & is_right(&password, &kept)
        })
        .await
    }

    async fn at_a_place<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let waiting = Waiting::begun(&self.waiting).ok_or(Unthought::Busy)?;
        let place = self.places.clone().acquire_owned().await.map_err(|_| Unthought::Broken)?;
        drop(waiting);
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            // Also when nobody waits for the answer any more.
            drop(place);
            done
        });
        Ok(done.await.map_err(|_| Unthought::Broken)?)
    }
}

/// Somebody who waits for a place, or has given up.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn begun(all: &'a AtomicUsize) -> Option<Self> {
        let waiting = Self(all);
        (all.fetch_add(1, Ordering::Relaxed) < MOST_WAITING).then_some(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn derived(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("there is memory, and the length was looked at").to_string()
}

fn is_right(password: &str, kept: &str) -> bool {
    let kept = PasswordHash::new(kept);
    kept.is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
}

/// What nobody's password leads to, for names that nobody has.
fn nobodys() -> &'static str {
    static NOBODYS: OnceLock<String> = OnceLock::new();
    NOBODYS.get_or_init(|| derived(&hosting::token(16)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::default();
        let kept = passwords.derived("three heads bite".to_owned()).await.expect("derived");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(!kept.contains("heads"));
        let again = passwords.derived("three heads bite".to_owned()).await.expect("derived");
        assert_ne!(kept, again, "equal passwords are not seen to be equal");
        let is_right = async |password: &str, kept: Option<&str>| {
            let kept = kept.map(str::to_owned);
            passwords.is_right(password.to_owned(), kept).await.expect("an answer")
        };
        assert!(is_right("three heads bite", Some(&kept)).await);
        assert!(!is_right("three heads bit", Some(&kept)).await);
        assert!(!is_right("three heads bite", None).await);
        assert!(!is_right("three heads bite", Some("damaged")).await);
    }

    #[tokio::test]
    async fn who_comes_when_too_many_wait_is_told_so() {
        let passwords = Arc::new(Passwords::default());
        let all = passwords
            .places
            .clone()
            .acquire_many_owned(u32::try_from(passwords.places.available_permits()).expect("few"));
        let all = all.await.expect("they are free");
        let ask = |passwords: Arc<Passwords>| async move {
            passwords.is_right("a".to_owned(), Some("damaged".to_owned())).await
        };
        let waiting: Vec<_> =
            (0..MOST_WAITING).map(|_| tokio::spawn(ask(passwords.clone()))).collect();
        while passwords.waiting.load(Ordering::Relaxed) < MOST_WAITING {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(passwords.clone()).await.expect_err("too many").code, "busy");
        drop(all);
        for waiting in waiting {
            assert!(!waiting.await.expect("it ends").expect("an answer"));
        }
        assert_eq!(passwords.waiting.load(Ordering::Relaxed), 0);
    }
}
