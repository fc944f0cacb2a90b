//! What one address, one session and everybody together may ask of the server.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many a second in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// In the long run, a second.
    pub per_second: f64,
    /// At once, after a silence.
    pub burst: f64,
}

impl Rate {
    /// So many a second, so many at once.
    pub const fn new(per_second: f64, burst: f64) -> Self {
        Self { per_second, burst }
    }
}

/// What the server takes.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// How long the head of a request may take, and how long a connection may stay without one.
    pub head: Duration,
    /// How long a request may take with its body and its answer.
    pub request: Duration,
    /// How long nobody may read what is written.
    pub write: Duration,
    /// How long those who are there have to leave when the server stops.
    pub drain: Duration,
    /// Requests of one address.
    pub requests: Rate,
    /// Tables that one address opens.
    pub openings: Rate,
    /// Guests and accounts that come from one address for the first time.
    pub newcomers: Rate,
    /// Passwords and codes that one address tries, and that are tried for one name.
    pub guesses: Rate,
    /// Requests of one address for which a game is played again.
    pub replays: Rate,
    /// Messages of one session.
    pub messages: Rate,
    /// Hints, odds and other questions of one session.
    pub questions: Rate,
    /// Standing orders of one seat.
    pub orders: Rate,
    /// Lines of talk of one address at one table.
    pub talk: Rate,
    /// Reports of one address.
    pub reports: Rate,
    /// Addresses of proxies: whom they forward is believed, and they themselves are not limited.
    pub trusted: Vec<IpAddr>,
}

impl Default for Limits {
    fn default() -> Self {
        let loopback = [IpAddr::from([127, 0, 0, 1]), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        Self {
            connections: 16_384,
            connections_per_address: 128,
            head: Duration::from_secs(10),
            request: Duration::from_secs(30),
            write: Duration::from_secs(15),
            drain: Duration::from_secs(5),
            requests: Rate::new(20.0, 200.0),
            openings: Rate::new(0.5, 30.0),
            guesses: Rate::new(0.1, 20.0),
            newcomers: Rate::new(0.02, 20.0),
            replays: Rate::new(4.0, 60.0),
            messages: Rate::new(50.0, 200.0),
            questions: Rate::new(10.0, 60.0),
            orders: Rate::new(2.0, 30.0),
            talk: Rate::new(0.5, 8.0),
            reports: Rate::new(0.005, 10.0),
            trusted: loopback.into(),
        }
    }
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    as_of: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate) -> Self {
        Self { left: rate.burst, as_of: Instant::now() }
    }

    /// Takes one; `false` when there is none.
    pub fn take(&mut self, rate: Rate) -> bool {
        self.take_at(rate, Instant::now())
    }

    fn take_at(&mut self, rate: Rate, now: Instant) -> bool {
        self.left = self.filled(rate, now);
        self.as_of = now;
        let able = self.left >= 1.0;
        if able {
            self.left -= 1.0;
        }
        able
    }

    fn filled(&self, rate: Rate, now: Instant) -> f64 {
        let since = now.duration_since(self.as_of).as_secs_f64();
        (self.left + since * rate.per_second).min(rate.burst)
    }
}

/// Addresses that are remembered at the most; when there are more, those that have been silent are
/// forgotten, and if there are none such, new ones wait.
const REMEMBERED: usize = 65_536;

/// A rate for each address, or for whatever else they are told apart by.
#[derive(Debug)]
pub struct Rates<Key = IpAddr> {
    rate: Rate,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

impl Rates {
    /// Whether an address may ask once more now.
    pub fn take(&self, address: IpAddr) -> bool {
        self.take_of(network(address))
    }
}

impl<Key: Eq + Hash> Rates<Key> {
    /// Nobody has asked for anything yet.
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Whether one may ask once more now.
    pub fn take_of(&self, key: Key) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets();
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&key) {
            buckets.retain(|_, bucket| bucket.filled(self.rate, now) < self.rate.burst);
            if buckets.len() >= REMEMBERED {
                return false;
            }
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(self.rate));
        bucket.take_at(self.rate, now)
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<Key, Bucket>> {
        // A panic while the lock was held leaves a map that is whole all the same.
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The part of an address that belongs to one customer: of IPv6 the first half.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let rate = Rate::new(2.0, 3.0);
        let begun = Instant::now();
        let mut bucket = Bucket { left: rate.burst, as_of: begun };
        let taken = |bucket: &mut Bucket, after: u64| {
            let now = begun + Duration::from_millis(after);
            (0..10).filter(|_| bucket.take_at(rate, now)).count()
        };
        assert_eq!(taken(&mut bucket, 0), 3);
        assert_eq!(taken(&mut bucket, 400), 0);
        assert_eq!(taken(&mut bucket, 1000), 2);
        assert_eq!(taken(&mut bucket, 60_000), 3, "never more than at once");
    }

    #[test]
    fn addresses_are_limited_apart_and_an_ipv6_customer_is_one() {
        let rates = Rates::new(Rate::new(0.001, 1.0));
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert!(rates.take(address("192.0.2.1")));
        assert!(!rates.take(address("192.0.2.1")));
        assert!(!rates.take(address("::ffff:192.0.2.1")), "the same in the other form");
        assert!(rates.take(address("192.0.2.2")));
        assert!(rates.take(address("2001:db8:1:2::1")));
        assert!(!rates.take(address("2001:db8:1:2:ffff::9")));
        assert!(rates.take(address("2001:db8:1:3::1")));
    }
}
