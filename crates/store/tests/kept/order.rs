//! What is true of keeping order in every store.

use store::{
    By, FOR_GOOD, Kept, Lasting, Line, Measure, Measured, NewReport, People, PersonId, ReportKind,
    Reported, Role, Secret, WhichReports,
};

use crate::contract::{Place, more, owned, secret, table};
use crate::people::{account, id, session};

fn lasting(until: i64) -> Lasting {
    Lasting { until, reason: "'; DROP TABLE people; --".to_owned() }
}

fn by(name: &str, role: Role) -> By {
    By::Keeper { id: id(name), name: name.to_owned(), role }
}

async fn done(people: &People, by: By, measure: Measure) -> bool {
    let measured = Measured { by, at: 5000, measure };
    people.measure(&measured).await.expect("an answer") == Kept::Done
}

/// Accounts that are called as they are known.
async fn accounts(people: &People, names: &[&str]) {
    for name in names {
        let guest = session(&format!("guest {name}"), 1);
        people.add_guest(&id(name), name, &guest).await.expect("kept");
        let made = people.become_account(&id(name), &account(name), &session(name, 2)).await;
        assert!(made.expect("kept"));
    }
}

fn report(id: &str, reporter: &str, about: Option<&str>, at: i64) -> NewReport {
    NewReport {
        id: id.to_owned(),
        at,
        reporter: PersonId(reporter.to_owned()),
        about: about.map(|about| PersonId(about.to_owned())),
        called: "Ben".to_owned(),
        at_table: None,
        kind: ReportKind::Other,
        words: "so it was".to_owned(),
    }
}

fn all() -> WhichReports {
    WhichReports { reader: None, open: false, about: None, before: None, most: 10 }
}

pub(crate) async fn what_is_done_to_somebody_is_done_with_its_line_in_the_log(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    accounts(&people, &["ann", "ben"]).await;
    assert_eq!(people.last_measure().await.expect("read"), 0);
    assert!(done(&people, By::Operator, Measure::Mute(id("ben"), lasting(9000))).await);
    let known = people.known(&id("ben"), 8000).await.expect("read").expect("there");
    assert_eq!((known.muted, known.banned), (Some(lasting(9000)), None));
    let later = people.known(&id("ben"), 9000).await.expect("read").expect("there");
    assert_eq!(later.muted, None, "it is over");
    assert!(!done(&people, By::Operator, Measure::Unmute(id("nobody"))).await);
    let [line] = &people.measures(None, None, 10).await.expect("read")[..] else {
        panic!("what was not done has no line")
    };
    assert_eq!((&line.act[..], &line.whom[..], &line.called[..]), ("mute", "ben", "ben"));
    assert_eq!((line.by.as_deref(), line.at, line.until), (None, 5000, Some(9000)));
    assert_eq!(line.reason, lasting(0).reason);
    assert!(done(&people, By::Operator, Measure::Unmute(id("ben"))).await);
    assert_eq!(people.mute_at(Some(&id("ben")), "a", None, 1).await.expect("read"), None);

    for word in ["ass", "ass"] {
        done(&people, By::Operator, Measure::Filter(word.to_owned())).await;
    }
    assert_eq!(people.filtered().await.expect("read"), ["ass"]);
    assert!(done(&people, By::Operator, Measure::Unfilter("ass".to_owned())).await);
    let log = people.measures(None, None, 10).await.expect("read");
    let acts: Vec<&str> = log.iter().map(|line| &line.act[..]).collect();
    assert_eq!(acts, ["unfilter", "filter", "unmute", "mute"], "the latest first");
    assert_eq!(people.last_measure().await.expect("read"), log[0].id);
    let before = people.measures(None, Some(log[1].id), 1).await.expect("read");
    assert_eq!(before, log[2..3]);
    assert_eq!(people.measures(Some("ben"), None, 10).await.expect("read").len(), 2);

    store.create(table("a")).await.expect("kept");
    let epoch = owned(&*store, "a").await;
    let reason = "spam".to_owned();
    let close = Measure::CloseTable { table: "a".to_owned(), reason };
    assert!(done(&people, By::Operator, close).await);
    assert!(store.standing("a").await.expect("read").expect("there").closed);
    store.append(more("a", epoch, 1)).await.expect_err("it takes nothing more");
}

pub(crate) async fn nobody_does_anything_to_those_who_are_above_them(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    accounts(&people, &["owner", "mod", "other", "ann"]).await;
    let guest = session("guest", 1);
    people.add_guest(&id("guest"), "Talos 3", &guest).await.expect("kept");
    let role = |who: &str, role| Measure::Role(id(who), role);
    assert!(done(&people, By::Operator, role("owner", Some(Role::Owner))).await);
    assert!(!done(&people, By::Operator, role("guest", Some(Role::Owner))).await, "no account");
    let owner = by("owner", Role::Owner);
    assert!(done(&people, owner.clone(), role("mod", Some(Role::Moderator))).await);
    assert!(done(&people, owner.clone(), role("other", Some(Role::Moderator))).await);
    assert!(!done(&people, owner.clone(), role("other", Some(Role::Owner))).await, "their like");
    let moderator = by("mod", Role::Moderator);
    assert!(!done(&people, moderator.clone(), role("ann", Some(Role::Moderator))).await);
    let ban = |who: &str| {
        let (person, lasts) = (id(who), lasting(FOR_GOOD));
        Measure::Ban { person, lasts, addresses: false }
    };
    for whom in ["owner", "other", "mod", "nobody"] {
        assert!(!done(&people, moderator.clone(), ban(whom)).await, "{whom}");
    }
    assert!(!done(&people, owner.clone(), ban("owner")).await, "not oneself");
    assert!(done(&people, moderator.clone(), ban("ann")).await);
    assert!(done(&people, owner.clone(), ban("mod")).await);
    assert!(done(&people, owner, role("mod", None)).await);
    let keepers = people.keepers(1).await.expect("read");
    let names: Vec<&str> = keepers.iter().map(|known| &known.person.name[..]).collect();
    assert_eq!(names, ["other", "owner"]);
    let named = people.named("ANN", "ann", 1).await.expect("read");
    assert_eq!(named.len(), 1);
    assert_eq!(named[0].banned, Some(lasting(FOR_GOOD)));
    assert_eq!(people.named("Talos 3", "talos 3", 1).await.expect("read").len(), 1);
    assert_eq!(people.measures(None, None, 50).await.expect("read").len(), 6);
}

pub(crate) async fn a_ban_is_of_bots_and_addresses_as_well(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    accounts(&people, &["ann"]).await;
    let token = Secret::from("token");
    people.add_bot(&id("ann"), &id("bot"), "Talos", &token, 2).await.expect("kept");
    let phone = people.by_session(&session("ann", 0).secret, 3).await.expect("read");
    assert!(phone.is_some());
    let ban = Measure::Ban { person: id("ann"), lasts: lasting(9000), addresses: true };
    assert!(done(&people, by("mod", Role::Moderator), ban).await);
    let bot = people.by_token(&token).await.expect("read").expect("there");
    assert_eq!(bot.banned, 9000, "its owner is not let in");
    assert_eq!(people.ban_of(&id("bot"), 8000).await.expect("read"), Some(lasting(9000)));
    assert_eq!(people.ban_of(&id("bot"), 9000).await.expect("read"), None);
    let mut out = people.all_banned(8000).await.expect("read");
    out.sort_unstable();
    assert_eq!(out, [id("ann"), id("bot")]);
    let [barred] = &people.barred(8000).await.expect("read")[..] else { panic!("one address") };
    assert_eq!((&barred.network[..], &barred.label[..]), ("where ann lives", "ann"));
    assert_eq!(barred.lasts, lasting(9000));
    assert_eq!(people.came_from(&id("ann")).await.expect("read"), ["where ann lives"]);
    assert!(done(&people, By::Operator, Measure::Unban(id("ann"))).await);
    assert_eq!(people.barred(8000).await.expect("read"), []);
    assert_eq!(people.by_token(&token).await.expect("read").expect("there").banned, 0);
    let bar = |until| Measure::Bar {
        network: "n".to_owned(),
        label: "192.0.2.7".to_owned(),
        lasts: lasting(until),
    };
    assert!(done(&people, By::Operator, bar(100)).await);
    assert_eq!(people.barred(100).await.expect("read"), [], "it is over");
    assert!(done(&people, By::Operator, bar(FOR_GOOD)).await, "anew");
    assert_eq!(people.barred(8000).await.expect("read").len(), 1);
    assert!(done(&people, By::Operator, Measure::Unbar("n".to_owned())).await);
    assert!(!done(&people, By::Operator, Measure::Unbar("n".to_owned())).await);
    let log = people.measures(Some("n"), None, 1).await.expect("read");
    assert_eq!(log[0].called, "192.0.2.7", "what is gone is called by its name");

    // A guest who is not heard is not heard as an account either.
    people.add_guest(&id("guest"), "Talos 3", &session("g", 1)).await.expect("kept");
    assert!(done(&people, By::Operator, Measure::Mute(id("guest"), lasting(9000))).await);
    let before = people.by_session(&session("g", 0).secret, 2).await.expect("read").expect("there");
    let before = Some((&before.0, &before.1));
    people.sign_in(&id("ann"), &session("4", 2), before).await.expect("kept");
    let muted = people.mute_at(Some(&id("bot")), "a", None, 8000).await.expect("read");
    assert_eq!(muted, Some(lasting(9000)), "nor is a bot");
}

pub(crate) async fn reports_keep_what_was_said_and_are_read_by_nobody_they_are_about(
    place: &impl Place,
) {
    let store = place.open().await;
    let people = store.people();
    accounts(&people, &["ann", "ben", "mod"]).await;
    store.create(table("a")).await.expect("kept");
    let own = secret("a", "own");
    store.claim("a", &secret("a", "north"), &own).await.expect("kept");
    assert!(people.bind(&id("ben"), "a", &own).await.expect("kept"));
    let epoch = owned(&*store, "a").await;
    let said = |number, person: Option<&str>| {
        let (table, line) = ("a".to_owned(), format!("line {number}"));
        Line { table, epoch, number, at: 1, person: person.map(id), line }
    };
    store.say(said(0, Some("ben"))).await.expect("kept");
    store.say(said(1, None)).await.expect("kept");
    assert_eq!(people.speaker("a", 0).await.expect("read"), Some(id("ben")));
    assert_eq!(people.speaker("a", 1).await.expect("read"), None);
    assert_eq!(people.speaker("a", 2).await.expect("read"), None);

    let there = Reported {
        table: "a".to_owned(),
        seat: Some(0),
        line: Some(0),
        taken: 7,
        talk: vec!["{\"a\":1}".to_owned(), "{\"b\":\"\\n\"}".to_owned()],
    };
    let first = NewReport {
        at_table: Some(there.clone()),
        kind: ReportKind::Talk,
        ..report("r1", "ann", Some("ben"), 10)
    };
    assert!(people.report(&first, 3).await.expect("kept"));
    let again = NewReport { id: "r2".to_owned(), ..first.clone() };
    assert!(!people.report(&again, 3).await.expect("an answer"), "she said so already");
    assert!(people.report(&report("r3", "ann", Some("mod"), 20), 3).await.expect("kept"));
    let other = NewReport { called: "Cleo".to_owned(), ..report("r4", "ann", None, 30) };
    assert!(people.report(&other, 3).await.expect("kept"));
    let much = NewReport { called: "Dido".to_owned(), ..report("r5", "ann", None, 40) };
    assert!(!people.report(&much, 3).await.expect("an answer"), "three are open");

    let ids = async |which: WhichReports| {
        let found = people.reports(&which).await.expect("read");
        found.into_iter().map(|report| report.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(all()).await, ["r4", "r3", "r1"], "the latest first");
    assert_eq!(ids(WhichReports { before: Some(30), most: 1, ..all() }).await, ["r3"]);
    let reader = |name: &str| WhichReports { reader: Some(id(name)), ..all() };
    assert_eq!(ids(reader("mod")).await, ["r4", "r1"], "not what is about themselves");
    assert_eq!(ids(reader("ben")).await, ["r4", "r3"]);
    assert!(people.bind(&id("ben"), "a", &own).await.expect("kept"));
    let south = secret("a", "other");
    store.claim("a", &secret("a", "south"), &south).await.expect("kept");
    assert!(people.bind(&id("mod"), "a", &south).await.expect("kept"));
    assert_eq!(ids(reader("mod")).await, ["r4"], "nor about a game they play");
    let found = people.reports(&WhichReports { about: Some(id("ben")), ..all() }).await;
    let found = &found.expect("read")[0];
    assert_eq!(found.at_table, Some(there));
    assert_eq!(found.reporter, Some((id("ann"), "ann".to_owned())));
    assert_eq!(
        (found.kind, &found.words[..], &found.closed),
        (ReportKind::Talk, "so it was", &None)
    );
    let known = people.known(&id("ben"), 1).await.expect("read").expect("there");
    assert_eq!(known.reports, (1, 1));

    let close = |report: &str| Measure::CloseReport {
        report: report.to_owned(),
        outcome: "muted".to_owned(),
    };
    let moderator = by("mod", Role::Moderator);
    assert!(!done(&people, moderator.clone(), close("r3")).await, "it is about the moderator");
    assert!(done(&people, moderator.clone(), close("r1")).await);
    assert!(!done(&people, moderator, close("r1")).await, "once");
    assert_eq!(ids(WhichReports { open: true, ..all() }).await, ["r4", "r3"]);
    let closed = people.reports(&WhichReports { about: Some(id("ben")), ..all() }).await;
    let closed = closed.expect("read")[0].closed.clone();
    assert_eq!(closed, Some((5000, "mod".to_owned(), "muted".to_owned())));
    people.delete(&id("ann")).await.expect("forgotten");
    people.delete(&id("ben")).await.expect("forgotten");
    let left = people.reports(&all()).await.expect("read");
    assert!(left.iter().all(|report| report.reporter.is_none()), "nobody reported it any more");
    assert_eq!(left[2].about, None);
    assert_eq!(people.speaker("a", 0).await.expect("read"), None);
}

pub(crate) async fn what_a_server_makes_once_it_keeps(place: &impl Place) {
    let store = place.open().await;
    let people = store.people();
    assert_eq!(people.key("a", "first").await.expect("kept"), "first");
    assert_eq!(people.key("a", "second").await.expect("kept"), "first");
    assert_eq!(people.key("b", "second").await.expect("kept"), "second");
}
