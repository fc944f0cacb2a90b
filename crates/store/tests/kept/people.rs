//! What is true of people in every store.

use store::{
    GameGroup, GamesAsked, Head, NewAccount, NewSession, PersonId, PersonKind, Role, SeatClaim,
    Secret, Store,
};

use crate::contract::{Place, secret, table};

const DAY: i64 = 24 * 60 * 60 * 1000;

pub(crate) fn id(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

pub(crate) fn session(name: &str, begun: i64) -> NewSession {
    NewSession {
        secret: Secret::from(format!("cookie of {name}")),
        id: format!("session {name}"),
        device: "Firefox".to_owned(),
        begun,
        expires: begun + 30 * DAY,
        came: Some(format!("where {name} lives")),
    }
}

pub(crate) fn account(name: &str) -> NewAccount {
    NewAccount {
        name: name.to_owned(),
        known: name.to_lowercase(),
        password: format!("derived from the password of {name}"),
        codes: vec![Secret::from(format!("{name} 1")), Secret::from(format!("{name} 2"))],
    }
}

async fn claimed(store: &dyn Store, id: &str, name: &str) -> Secret {
    let own = secret(id, &format!("{name}-own"));
    let claim = store.claim(id, &secret(id, name), &own).await.expect("kept");
    assert!(matches!(claim, SeatClaim::Yours(_)));
    own
}

pub(crate) async fn a_session_is_its_guests_until_it_ends(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    people.add_guest(&id("ann"), "Lykos 7", &session("ann", 1000)).await.expect("kept");
    let cookie = session("ann", 0).secret;
    let (person, card) =
        people.by_session(&cookie, 2000).await.expect("read").expect("she is known");
    assert_eq!(
        (&person.id, person.kind, &person.name[..]),
        (&id("ann"), PersonKind::Guest, "Lykos 7")
    );
    assert_eq!((&card.device[..], card.begun, card.seen), ("Firefox", 1000, 1000));
    let other = Secret::from("cookie of ben");
    assert_eq!(people.by_session(&other, 2000).await.expect("read"), None);
    let late = 1000 + 30 * DAY;
    assert_eq!(people.by_session(&cookie, late).await.expect("read"), None, "it has ended");
    people.see(&card.id, late - 1, late + DAY, Some("elsewhere")).await.expect("kept");
    assert!(people.by_session(&cookie, late).await.expect("read").is_some(), "it was used");
    assert_eq!(people.sessions(&id("ann"), late).await.expect("read").len(), 1);
    assert!(!people.end_session(&id("ben"), &card.id).await.expect("an answer"), "not his");
    assert!(people.end_session(&id("ann"), &card.id).await.expect("an answer"));
    assert_eq!(people.by_session(&cookie, late).await.expect("read"), None);
    people.add_guest(&id("zoe"), "Talos 3", &session("zoe", 1000)).await.expect("kept");
    people.add_guest(&id("ben"), "Talos 4", &session("ben", 2000)).await.expect("kept");
    store.create(table("a")).await.expect("kept");
    let own = claimed(&*store, "a", "north").await;
    assert!(people.bind(&id("zoe"), "a", &own).await.expect("kept"));
    assert_eq!(people.sweep(late, 10).await.expect("swept"), 1);
    assert_eq!(people.account_of(&id("zoe")).await.expect("read"), None, "nothing is left of her");
    assert!(people.account_of(&id("ben")).await.expect("read").is_some(), "he may come back");
    assert!(people.bind(&id("ben"), "a", &own).await.expect("kept"), "whoever has the secret");
}

pub(crate) async fn a_guest_becomes_an_account_and_keeps_the_seats(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    store.create(table("a")).await.expect("kept");
    let own = claimed(&*store, "a", "north").await;
    people.add_guest(&id("ann"), "Lykos 7", &session("guest", 1)).await.expect("kept");
    people.add_guest(&id("ben"), "Talos 3", &session("ben", 1)).await.expect("kept");
    assert!(people.bind(&id("ann"), "a", &own).await.expect("kept"));
    assert!(people.bind(&id("ann"), "a", &own).await.expect("kept"), "once more is no harm");
    assert!(!people.bind(&id("ben"), "a", &own).await.expect("kept"), "it is hers");
    assert!(!people.bind(&id("ben"), "a", &Secret::from("x")).await.expect("kept"));

    let made = people.become_account(&id("ann"), &account("Ann"), &session("ann", 2)).await;
    assert!(made.expect("kept"));
    let old = people.by_session(&session("guest", 0).secret, 3).await.expect("read");
    assert_eq!(old, None, "the session of before is worth nothing");
    let new = people.by_session(&session("ann", 0).secret, 3).await.expect("read");
    assert_eq!(new.expect("there").0.kind, PersonKind::Account);
    assert_eq!(people.seats_at(&id("ann"), "a").await.expect("read"), [0]);
    assert_eq!(people.people_at("a").await.expect("read"), [(0, id("ann"))]);

    let taken = people.become_account(&id("ben"), &account("ANN"), &session("b", 3)).await;
    assert!(!taken.expect("an answer"), "the name is taken");
    let (ben, _) =
        people.by_session(&session("ben", 0).secret, 3).await.expect("read").expect("there");
    assert_eq!(ben.kind, PersonKind::Guest, "and nothing has changed");
    let known = people.account("ann").await.expect("read").expect("there");
    assert_eq!(known.person.id, id("ann"));
    assert_eq!(known.password.as_deref(), Some("derived from the password of Ann"));
    assert_eq!((known.codes, known.mail, known.person.role), (2, None, None));
    assert!(people.set_role("ann", Some(Role::Owner)).await.expect("kept"));
    assert!(!people.set_role("nobody", None).await.expect("an answer"));
    people.set_mail(&id("ann"), Some("ann@example.org")).await.expect("kept");
    let known = people.account("ann").await.expect("read").expect("there");
    assert_eq!(known.person.role, Some(Role::Owner));
    assert_eq!(known.mail, Some(("ann@example.org".to_owned(), false)));
}

pub(crate) async fn of_many_who_want_a_name_one_has_it(place: &impl Place) {
    let store = place.open().await;
    let mut tasks = Vec::new();
    for at in 0..8 {
        let people = store.people();
        tasks.push(tokio::spawn(async move {
            let who = id(&format!("p{at}"));
            let guest = session(&format!("guest {at}"), 1);
            people.add_guest(&who, "Talos 3", &guest).await.expect("kept");
            let new = NewAccount { codes: Vec::new(), ..account("Ann") };
            let session = session(&format!("account {at}"), 2);
            people.become_account(&who, &new, &session).await.expect("an answer")
        }));
    }
    let mut won = 0;
    for task in tasks {
        won += u32::from(task.await.expect("the task ends"));
    }
    assert_eq!(won, 1);
}

pub(crate) async fn signing_in_takes_the_guests_games_along(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    for name in ["a", "b"] {
        store.create(table(name)).await.expect("kept");
    }
    people.add_guest(&id("ann"), "Lykos 7", &session("1", 1)).await.expect("kept");
    people.become_account(&id("ann"), &account("Ann"), &session("2", 1)).await.expect("kept");
    people.add_guest(&id("guest"), "Talos 3", &session("3", 1)).await.expect("kept");
    let own = claimed(&*store, "b", "south").await;
    assert!(people.bind(&id("guest"), "b", &own).await.expect("kept"));
    let before = people.by_session(&session("3", 0).secret, 2).await.expect("read").expect("there");
    let before = Some((&before.0, &before.1));
    people.sign_in(&id("ann"), &session("4", 2), before).await.expect("kept");
    assert_eq!(people.seats_at(&id("ann"), "b").await.expect("read"), [1]);
    assert_eq!(people.account_of(&id("guest")).await.expect("read"), None);
    assert_eq!(people.by_session(&session("3", 0).secret, 2).await.expect("read"), None);
    assert_eq!(people.sessions(&id("ann"), 3).await.expect("read").len(), 2, "two devices");

    let new = "derived from another password";
    let right = Secret::from("Ann 1");
    let wrong = people.recover(&id("ann"), &Secret::from("x"), new, &session("5", 3)).await;
    assert!(!wrong.expect("an answer"));
    assert_eq!(people.sessions(&id("ann"), 3).await.expect("read").len(), 2, "nothing has changed");
    assert!(people.recover(&id("ann"), &right, new, &session("5", 3)).await.expect("an answer"));
    let again = people.recover(&id("ann"), &right, new, &session("6", 3)).await;
    assert!(!again.expect("an answer"), "a code works once");
    let sessions = people.sessions(&id("ann"), 3).await.expect("read");
    assert_eq!(sessions.len(), 1, "all devices are signed out but this one");
    let known = people.account("ann").await.expect("read").expect("there");
    assert_eq!((known.password.as_deref(), known.codes), (Some(new), 1));
    people.set_codes(&id("ann"), &[Secret::from("new")], 4).await.expect("kept");
    let old = people.recover(&id("ann"), &Secret::from("Ann 2"), new, &session("7", 4)).await;
    assert!(!old.expect("an answer"));
    people.set_password(&id("ann"), "third", &session("8", 5)).await.expect("kept");
    assert_eq!(people.sessions(&id("ann"), 5).await.expect("read")[0].id, "session 8");
}

pub(crate) async fn who_is_forgotten_leaves_others_games_whole(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    store.create(table("a")).await.expect("kept");
    let north = claimed(&*store, "a", "north").await;
    let south = claimed(&*store, "a", "south").await;
    for (name, own) in [("ann", &north), ("ben", &south)] {
        people.add_guest(&id(name), name, &session(name, 1)).await.expect("kept");
        assert!(people.bind(&id(name), "a", own).await.expect("kept"));
    }
    people.become_account(&id("ann"), &account("Ann"), &session("2", 1)).await.expect("kept");
    let token = Secret::from("token");
    people.add_bot(&id("ann"), &id("bot"), "Talos", &token, 2).await.expect("kept");
    let bot = people.by_token(&token).await.expect("read").expect("there");
    assert_eq!((bot.id, bot.kind), (id("bot"), PersonKind::Bot));
    assert_eq!(people.by_token(&Secret::from("Ann 1")).await.expect("read"), None, "it is a code");
    assert_eq!(people.bots(&id("ann")).await.expect("read").len(), 1);
    assert!(!people.delete_bot(&id("ben"), &id("bot")).await.expect("an answer"), "not his");
    people.delete(&id("ann")).await.expect("forgotten");
    assert_eq!(people.account("ann").await.expect("read"), None);
    assert_eq!(people.by_token(&token).await.expect("read"), None, "her bots are gone as well");
    assert_eq!(people.by_session(&session("2", 0).secret, 2).await.expect("read"), None);
    assert_eq!(people.people_at("a").await.expect("read"), [(1, id("ben"))]);
    assert_eq!(store.load("a").await.expect("read").expect("there").inputs.len(), 1);
    assert_eq!(store.seat("a", &south).await.expect("read"), Some(1));
}

pub(crate) async fn games_are_listed_by_whose_turn_it_is(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    people.add_guest(&id("ann"), "Lykos 7", &session("ann", 1)).await.expect("kept");
    let heads = [
        ("a", Some(0), false, 10),
        ("b", Some(1), false, 20),
        ("c", None, true, 30),
        ("d", Some(0), false, 40),
        ("e", None, false, 50),
    ];
    for (name, asked, over, updated) in heads {
        let head = Head { round: 2, asked, over, updated };
        let players = format!("[{{\"name\":\"Bén_{name}\"}}]");
        store.create(store::NewTable { head, players, ..table(name) }).await.expect("kept");
        let own = claimed(&*store, name, "north").await;
        assert!(people.bind(&id("ann"), name, &own).await.expect("kept"));
    }
    // Both seats of one table.
    let own = claimed(&*store, "d", "south").await;
    assert!(people.bind(&id("ann"), "d", &own).await.expect("kept"));
    let listed = async |group, search: &str, before: Option<(i64, &str)>| {
        let before = before.map(|(updated, table)| (updated, table.to_owned()));
        let search = search.to_owned();
        let asked = GamesAsked { person: id("ann"), group, search, before, most: 10 };
        let games = people.games(&asked).await.expect("read");
        games.into_iter().map(|game| (game.table, game.seats)).collect::<Vec<_>>()
    };
    let found = |names: &[(&str, &[u8])]| -> Vec<(String, Vec<u8>)> {
        names.iter().map(|(name, seats)| ((*name).to_owned(), seats.to_vec())).collect()
    };
    assert_eq!(listed(GameGroup::Yours, "", None).await, found(&[("d", &[0, 1]), ("a", &[0])]));
    assert_eq!(listed(GameGroup::Theirs, "", None).await, found(&[("e", &[0]), ("b", &[0])]));
    assert_eq!(listed(GameGroup::Done, "", None).await, found(&[("c", &[0])]));
    assert_eq!(listed(GameGroup::Yours, "", Some((40, "d"))).await, found(&[("a", &[0])]));
    assert_eq!(listed(GameGroup::Yours, "N_A", None).await, found(&[("a", &[0])]));
    assert_eq!(listed(GameGroup::Yours, "n%a", None).await, found(&[]), "nothing is a pattern");
    assert_eq!(listed(GameGroup::Yours, "pantheon", None).await.len(), 2);
    let nobody = GamesAsked {
        person: id("ben"),
        group: GameGroup::Yours,
        search: String::new(),
        before: None,
        most: 10,
    };
    assert_eq!(people.games(&nobody).await.expect("read"), []);
}
