//! Who is who: guests come and find their games again, and nobody passes for somebody else.

use std::net::SocketAddr;

use protocol::{ClientMessage, Opened};
use serde_json::{Value, json};
use server::client::{Answer, Client, claim, request};

use crate::common::{person, serve, skirmish};

/// A browser with its cookies, on a page of the server.
pub(crate) struct Browser {
    server: SocketAddr,
    cookie: Option<String>,
    /// What tells it from other browsers, whoever is signed in.
    device: Option<String>,
    /// The address that a proxy says it comes from.
    from: Option<String>,
}

impl Browser {
    pub(crate) fn new(server: SocketAddr) -> Self {
        Self { server, cookie: None, device: None, from: None }
    }

    /// One whose requests a proxy forwards.
    pub(crate) fn behind(server: SocketAddr, from: &str) -> Self {
        Self { from: Some(from.to_owned()), ..Self::new(server) }
    }

    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same cookies in another browser.
    pub(crate) fn copied(&self) -> Self {
        let Self { server, cookie, device, from } = self;
        let (cookie, device, from) = (cookie.clone(), device.clone(), from.clone());
        Self { server: *server, cookie, device, from }
    }

    /// Goes on in the browser of somebody else.
    pub(crate) fn use_device_of(&mut self, other: &Self) {
        assert!(other.device.is_some(), "it has been told from others");
        self.device.clone_from(&other.device);
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut headers = match method {
            "GET" => String::new(),
            _ => format!("Origin: http://{}\r\n", self.server),
        };
        if let Some(cookie) = &self.cookie {
            let device = self.device.as_deref().unwrap_or("theme=dark");
            headers += &format!("Cookie: {device}; {cookie}\r\n");
        }
        if let Some(from) = &self.from {
            headers += &format!("X-Forwarded-For: {from}\r\n");
        }
        headers += "User-Agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\r\n";
        let body = body.map_or(String::new(), |body| body.to_string());
        let answer = request(self.server, method, path, &headers, &body).await.expect("an answer");
        for line in answer.head.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                let (set, rules) = cookie.split_once("; ").expect("rules");
                assert!(rules.contains("HttpOnly") && rules.contains("SameSite=Lax"), "{rules}");
                if set.starts_with("omphalos_device=") {
                    self.device = Some(set.to_owned());
                    continue;
                }
                self.cookie = (!set.ends_with('=')).then(|| set.to_owned());
            }
        }
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let answer = self.ask("GET", path, None).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        answer.json().expect("JSON")
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, Some(body)).await
    }

    /// Sends what is taken; what comes back, if anything does.
    pub(crate) async fn done(&mut self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body).await;
        assert!(answer.status < 300, "{path}: {} {}", answer.status, answer.body);
        answer.json().unwrap_or_default()
    }

    /// Opens a table of two and claims both its seats.
    pub(crate) async fn table(&mut self) -> (String, Vec<String>) {
        let table = serde_json::to_value(skirmish([person("Ann"), person("Ben")])).expect("JSON");
        let opened = self.post("/api/tables", table).await.json::<Opened>().expect("it opens");
        let mut secrets = Vec::new();
        for seat in opened.seats {
            let secret = format!("{:0>40}{}", opened.table, seat.seat);
            let claim = json!({ "invitation": seat.invitation, "secret": secret });
            self.done(&format!("/api/tables/{}/claim", opened.table), claim).await;
            secrets.push(secret);
        }
        (opened.table, secrets)
    }

    /// Joins a table with nothing but the cookie; the seats that are theirs.
    pub(crate) async fn seats_at(&self, table: &str) -> Vec<u64> {
        let cookie = self.cookie.clone().unwrap_or_default();
        seats_with(self.server, table, &[("cookie", &cookie)]).await
    }
}

pub(crate) async fn seats_with(
    server: SocketAddr,
    table: &str,
    headers: &[(&'static str, &str)],
) -> Vec<u64> {
    let mut client = Client::connect_with(server, table, headers).await.expect("connected");
    let join = ClientMessage::Join { secrets: vec!["mine".into()], lang: "en".to_owned() };
    client.say(&join).await.expect("sent");
    let welcome = client.hear().await.expect("an answer");
    let seats = welcome["welcome"]["seats"].as_array().expect("welcome").iter();
    let own = seats.filter(|seat| seat["yours"] == true);
    own.map(|seat| seat["seat"].as_u64().expect("a number")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_let_in_by_playing_and_finds_the_seats_on_another_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    assert_eq!(ann.get("/api/me").await, Value::Null);
    assert_eq!(ann.cookie(), None, "who only looks is nobody");
    let (table, _) = ann.table().await;
    let me = ann.get("/api/me").await;
    assert_eq!(me["kind"], "guest");
    assert!(me["name"].as_str().is_some_and(|name| name.len() > 3), "{me}");
    assert_eq!(ann.seats_at(&table).await, [0, 1]);
    // A cookie in another browser is the same person; none is nobody.
    assert_eq!(ann.copied().seats_at(&table).await, [0, 1]);
    assert_eq!(Browser::new(server).seats_at(&table).await, [0_u64; 0]);
    let mut ben = Browser::new(server);
    ben.table().await;
    assert_eq!(ben.seats_at(&table).await, [0_u64; 0], "others have seats of their own");
    assert_ne!(ben.get("/api/me").await["id"], me["id"]);

    let devices = ann.get("/api/me/sessions").await;
    assert_eq!(devices[0]["device"], "Firefox, Linux");
    assert_eq!(devices[0]["is_here"], true);
    let other = ben.get("/api/me/sessions").await[0]["id"].clone();
    let refused = ann.post("/api/me/sign-out", json!({ "device": other })).await;
    assert_eq!(refused.status, 404, "it is his");
    let mut stolen = ann.copied();
    ann.done("/api/me/sign-out", json!("here")).await;
    assert_eq!(ann.cookie(), None);
    assert_eq!(stolen.get("/api/me").await, Value::Null, "the cookie is worth nothing any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_before_become_those_of_whoever_has_their_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    // A program claims them, and is nobody.
    let opened = server::client::open(server, &skirmish([person("Ann"), person("Ben")])).await;
    let opened = opened.expect("it opens");
    let mut ann = Browser::new(server);
    let held = |secret: &str| json!({ "seats": [{ "table": opened.table, "secret": secret }] });
    let refused = ann.post("/api/me/seats", held(&opened.seats[1].secret)).await;
    assert_eq!(refused.status, 401, "nobody cannot have seats: {}", refused.body);
    ann.table().await;
    assert_eq!(ann.done("/api/me/seats", held(&opened.seats[1].secret)).await, 1);
    assert_eq!(ann.seats_at(&opened.table).await, [1]);
    let mut ben = Browser::new(server);
    ben.table().await;
    assert_eq!(ben.done("/api/me/seats", held(&opened.seats[1].secret)).await, 0, "it is hers");
    assert_eq!(ben.done("/api/me/seats", held("made up")).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_of_another_site_does_anything_with_a_visitors_cookie() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let mut ann = Browser::new(server);
    let (table, _) = ann.table().await;
    let cookie = format!("Cookie: {}\r\n", ann.cookie().expect("she is known"));
    let sign_out = async |headers: String| {
        let answer = request(server, "POST", "/api/me/sign-out", &headers, "\"everywhere\"").await;
        answer.expect("an answer").status
    };
    for origin in ["Origin: https://evil.example\r\n", "Origin: null\r\n", ""] {
        assert_eq!(sign_out(format!("{cookie}{origin}")).await, 403, "{origin:?}");
    }
    // What a form can send without a script, also one whose text is made to look like JSON. It carries
    // the cookie where the browser thinks little of `SameSite`.
    let forms =
        ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];
    let name = json!({ "name": "Mallory" }).to_string();
    let asked = serde_json::to_string(&skirmish([person("Ann"), person("Ben")])).expect("JSON");
    let changes = [
        ("/api/me/sign-out", "\"everywhere\""),
        ("/api/me/name", &name),
        ("/api/me/sign-in", r#"{"name":"Mallory","password":"three heads bite"}"#),
        ("/api/tables", &asked),
    ];
    for form in forms {
        for origin in ["Origin: https://evil.example\r\n", "Origin: null\r\n"] {
            for (path, body) in changes {
                let headers = format!("{cookie}{origin}Content-Type: {form}\r\n");
                let answer = request(server, "POST", path, &headers, body).await;
                let answer = answer.expect("an answer");
                assert_eq!(answer.status, 403, "{path}, {form}, {origin:?}: {}", answer.body);
                assert!(!answer.head.contains("set-cookie"), "{}", answer.head);
            }
        }
        // Of an old browser that names no page: nothing is done for whoever a cookie names, and a form
        // is no JSON.
        for (path, body) in changes {
            let headers = format!("{cookie}Content-Type: {form}\r\n");
            let answer = request(server, "POST", path, &headers, body).await.expect("an answer");
            let is_refused = (400..500).contains(&answer.status);
            assert!(is_refused, "{path}, {form}: {} {}", answer.status, answer.body);
        }
    }
    for origin in ["https://evil.example", "null"] {
        let headers = [("cookie", ann.cookie().expect("known")), ("origin", origin)];
        assert!(Client::connect_with(server, &table, &headers).await.is_err(), "{origin}");
    }
    assert_eq!(ann.get("/api/me").await["kind"], "guest", "she is still signed in");
    assert_eq!(sign_out(format!("{cookie}Origin: http://{server}\r\n")).await, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_somebody_else_chose_is_never_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let chosen = format!("omphalos={}", "ab".repeat(32));
    let mut victim = Browser { cookie: Some(chosen.clone()), ..Browser::new(server) };
    let (table, _) = victim.table().await;
    assert_ne!(victim.cookie(), Some(&chosen[..]), "she was given one of her own");
    let mut attacker = Browser { cookie: Some(chosen), ..Browser::new(server) };
    assert_eq!(attacker.get("/api/me").await, Value::Null);
    assert_eq!(attacker.seats_at(&table).await, [0_u64; 0]);
    for made_up in ["Bearer made-up", "Bearer ", "Basic YTpi", "Bearer mine"] {
        let headers = format!("Authorization: {made_up}\r\n");
        let answer = request(server, "GET", "/api/me", &headers, "").await.expect("an answer");
        assert_eq!(answer.status, 401, "{made_up}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_newcomers_of_one_address_are_few() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let opened = server::client::open(server, &skirmish([person("Ann"), person("Ben")])).await;
    let table = opened.expect("it opens").table;
    let mut new = 0;
    for at in 0..1000 {
        // Other addresses of the same customer.
        let mut browser = Browser::behind(server, &format!("2001:db8::{at:x}"));
        let claim = json!({ "invitation": "made up", "secret": "a".repeat(40) });
        browser.post(&format!("/api/tables/{table}/claim"), claim).await;
        new += usize::from(browser.cookie().is_some());
    }
    assert!((1..=25).contains(&new), "{new} guests were made");
    let mut other = Browser::behind(server, "198.51.100.7");
    other.table().await;
    assert!(other.cookie().is_some(), "somebody else comes in");
    // Programs are let in as nobody.
    let opened = server::client::open(server, &skirmish([person("Ann"), person("Ben")])).await;
    let body = serde_json::to_string(&skirmish([person("Ann"), person("Ben")])).expect("JSON");
    let answer = request(server, "POST", "/api/tables", "", &body).await.expect("an answer");
    let opened_again = answer.json::<Opened>().expect("it opens");
    let invitation = opened_again.seats[0].invitation.clone();
    assert!(claim(server, &opened_again.table, invitation).await.is_ok());
    assert!(opened.is_ok() && !answer.head.contains("set-cookie"));
}
