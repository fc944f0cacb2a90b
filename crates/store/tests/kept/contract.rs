//! What is true of every store.

use std::sync::Arc;

use store::{
    Appended, Epoch, Fingerprint, Head, Input, InputKind, LINES, Line, NewTable, SeatClaim, Secret,
    Settled, Store, StoreError,
};

/// Where tables are kept, to be opened again and again.
pub(crate) trait Place {
    /// An empty one.
    async fn new() -> Self;

    /// Its store; whoever had one before has let go of it.
    async fn open(&self) -> Arc<dyn Store>;
}

/// Every test of the contract for one kind of store.
macro_rules! contract {
    ($place:ty, $area:ident: $($name:ident),+ $(,)?) => {
        $(
            #[tokio::test]
            async fn $name() {
                crate::$area::$name(&<$place as crate::contract::Place>::new().await).await;
            }
        )+
    };
    ($place:ty) => {
        crate::contract::contract! {
            $place, contract:
            what_is_kept_comes_back_after_the_store_was_opened_again,
            a_secret_opens_one_seat_of_one_table,
            an_invitation_gives_a_seat_away_once,
            a_refused_input_keeps_nothing_and_harms_no_other_table,
            many_tables_share_commits_and_each_gets_all_its_inputs,
            what_players_agree_on_is_kept_whole_or_not_at_all,
            what_is_said_is_kept_once_and_the_last_of_it_is_read,
        }
        crate::contract::contract! {
            $place, people:
            a_session_is_its_guests_until_it_ends,
            a_guest_becomes_an_account_and_keeps_the_seats,
            of_many_who_want_a_name_one_has_it,
            signing_in_takes_the_guests_games_along,
            who_is_forgotten_leaves_others_games_whole,
            games_are_listed_by_whose_turn_it_is,
        }
        crate::contract::contract! {
            $place, lobby:
            whoever_comes_first_sits_down_once,
            who_gives_up_waiting_and_who_comes_never_both_succeed,
            of_many_who_come_at_once_each_seat_is_ones,
            somebody_lists_few_tables_and_only_their_own,
            who_is_blocked_does_not_sit_down,
        }
        crate::contract::contract! {
            $place, deadlines:
            clocks_change_with_the_move_or_not_at_all,
            whose_decision_is_awaited_is_known_since_when_and_until_when,
            holidays_are_few_and_stop_ones_own_time,
            an_outage_is_nobodys_time_and_is_noted_once,
        }
        crate::contract::contract! {
            $place, order:
            what_is_done_to_somebody_is_done_with_its_line_in_the_log,
            nobody_does_anything_to_those_who_are_above_them,
            a_ban_is_of_bots_and_addresses_as_well,
            reports_keep_what_was_said_and_are_read_by_nobody_they_are_about,
            what_a_server_makes_once_it_keeps,
        }
        crate::contract::contract! {
            $place, ratings:
            a_game_that_counts_counts_once_with_its_end,
            a_computer_player_stays_where_it_is,
            who_leaves_a_game_of_three_loses_it,
            games_that_must_not_count_say_why,
            games_are_shown_to_those_they_may_be_shown_to,
        }
    };
}
pub(crate) use contract;

pub(crate) fn head(updated: i64) -> Head {
    Head { round: 3, asked: Some(1), over: false, updated }
}

pub(crate) fn input(kind: InputKind, seat: Option<u8>, text: &str, after: u64) -> Input {
    Input { kind, seat, text: text.to_owned(), after: Fingerprint(after) }
}

pub(crate) fn secret(id: &str, name: &str) -> Secret {
    Secret::from(format!("{id}-{name}"))
}

pub(crate) fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        ruleset: "pantheon-1.5".to_owned(),
        setup: "{\"seats\":2}".to_owned(),
        program: "0.1.0".to_owned(),
        players: "[\"Ann\",\"'; DROP TABLE tables; --\"]".to_owned(),
        start: None,
        dice: Some("dice".to_owned()),
        accord: None,
        seats: vec![(0, secret(id, "north")), (1, secret(id, "south"))],
        inputs: vec![input(InputKind::Outcome, None, "lead 3 5", u64::MAX)],
        head: head(1),
        is_rated: false,
        pace: "none".to_owned(),
        clocks: None,
    }
}

pub(crate) fn more(id: &str, epoch: Epoch, first: u32) -> Appended {
    let inputs =
        vec![input(InputKind::Choice, Some(1), "walk", 7), input(InputKind::Undo, Some(1), "", 6)];
    let (clocks, finished) = (None, None);
    Appended { table: id.to_owned(), epoch, first, inputs, head: head(9), clocks, finished }
}

/// Makes a table the store's own.
pub(crate) async fn owned(store: &dyn Store, id: &str) -> Epoch {
    store.own(id).await.expect("nobody else has it")
}

/// How many inputs a table has.
pub(crate) async fn count(store: &dyn Store, id: &str) -> usize {
    store.load(id).await.expect("read").expect("there").inputs.len()
}

pub(crate) async fn what_is_kept_comes_back_after_the_store_was_opened_again(place: &impl Place) {
    let store = place.open().await;
    store.create(table("a")).await.expect("kept");
    store.create(table("b")).await.expect("kept, with the same set-up");
    let epoch = owned(&*store, "a").await;
    store.append(more("a", epoch, 1)).await.expect("kept");
    store.close().await.expect("closed");
    drop(store);

    let store = place.open().await;
    let stored = store.load("a").await.expect("read").expect("the table is there");
    assert_eq!(stored.players, table("a").players);
    assert_eq!(stored.dice.as_deref(), Some("dice"));
    let epoch = owned(&*store, "a").await;
    store.set_dice("a", epoch, "other dice").await.expect("kept");
    let stored = store.load("a").await.expect("read").expect("the table is there");
    assert_eq!(stored.dice.as_deref(), Some("other dice"));
    assert_eq!(stored.inputs, [table("a").inputs, more("a", epoch, 1).inputs].concat());
    let setup = store.setup(&stored.setup).await.expect("read");
    assert_eq!(setup.as_deref(), Some("{\"seats\":2}"));
    assert_eq!(store.load("c").await.expect("read"), None);
}

pub(crate) async fn a_secret_opens_one_seat_of_one_table(place: &impl Place) {
    let store = place.open().await;
    for id in ["a", "b"] {
        store.create(table(id)).await.expect("kept");
        for (seat, name) in [(0, "north"), (1, "south")] {
            let own = secret(id, &format!("{name}-own"));
            let claimed = store.claim(id, &secret(id, name), &own).await.expect("kept");
            assert_eq!(claimed, SeatClaim::Yours(seat));
        }
    }
    let epoch = owned(&*store, "a").await;
    store.append(more("a", epoch, 1)).await.expect("kept");
    let south = secret("a", "south-own");
    assert_eq!(store.seat("a", &south).await.expect("read"), Some(1));
    assert_eq!(store.seat("b", &south).await.expect("read"), None);
    assert_eq!(store.seat("a", &secret("a", "west-own")).await.expect("read"), None);
    let secrets = [secret("b", "north-own"), secret("b", "wrong"), south];
    let listed = store.list(&secrets).await.expect("read");
    let found: Vec<_> = listed.iter().map(|listed| (&listed.table[..], listed.seat)).collect();
    assert_eq!(found, [("a", 1), ("b", 0)], "the latest first");
    assert_eq!(listed[0].head, head(9));
    assert_eq!(listed[0].secret, secrets[2]);
    let standing = store.standing("a").await.expect("read").expect("there");
    assert_eq!((standing.taken, standing.head), (3, head(9)));
    assert_eq!(store.standing("c").await.expect("read"), None);
}

pub(crate) async fn an_invitation_gives_a_seat_away_once(place: &impl Place) {
    let store = place.open().await;
    store.create(table("a")).await.expect("kept");
    let invitation = secret("a", "north");
    assert_eq!(store.seat("a", &invitation).await.expect("read"), None, "it opens no seat");
    let secrets: Vec<Secret> = (0..8).map(|at| secret("claimer", &at.to_string())).collect();
    let claims = secrets.iter().map(|secret| store.claim("a", &invitation, secret));
    let mut won = Vec::new();
    for (at, claimed) in futures(claims).await.into_iter().enumerate() {
        match claimed.expect("an answer") {
            SeatClaim::Yours(seat) => won.push((at, seat)),
            SeatClaim::Taken => {}
            SeatClaim::Unknown => panic!("the invitation is known"),
        }
    }
    let [(at, 0)] = won[..] else { panic!("one of eight has the seat: {won:?}") };
    let again = store.claim("a", &invitation, &secrets[at]).await.expect("an answer");
    assert_eq!(again, SeatClaim::Yours(0), "the same claim once more, its answer was lost");
    assert_eq!(store.seat("a", &secrets[at]).await.expect("read"), Some(0));
    let unknown = store.claim("a", &secret("b", "north"), &secrets[0]).await.expect("an answer");
    assert_eq!(unknown, SeatClaim::Unknown);
}

/// Waits for all of them at once.
async fn futures<T: Send + 'static>(
    all: impl Iterator<Item = store::Pending<'_, T>>,
) -> Vec<Result<T, StoreError>> {
    let mut all: Vec<_> = all.map(Some).collect();
    let mut done: Vec<Option<_>> = all.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, done) in all.iter_mut().zip(&mut done) {
            if let Some(waiting) = future
                && let std::task::Poll::Ready(found) = waiting.as_mut().poll(context)
            {
                (*future, *done) = (None, Some(found));
            }
        }
        match all.iter().all(Option::is_none) {
            true => std::task::Poll::Ready(()),
            false => std::task::Poll::Pending,
        }
    })
    .await;
    done.into_iter().flatten().collect()
}

pub(crate) async fn a_refused_input_keeps_nothing_and_harms_no_other_table(place: &impl Place) {
    let store = place.open().await;
    store.create(table("a")).await.expect("kept");
    store.create(table("b")).await.expect("kept");
    let (a, b) = (owned(&*store, "a").await, owned(&*store, "b").await);
    // Input 0 is taken: this is what a second server of the same table would do.
    let (bad, good) = tokio::join!(store.append(more("a", a, 0)), store.append(more("b", b, 1)));
    bad.expect_err("another input stands there");
    good.expect("the other table is unharmed");
    assert_eq!(count(&*store, "a").await, 1);
    assert_eq!(count(&*store, "b").await, 3);
    store.append(more("a", a, 1)).await.expect("what fits is taken");
}

pub(crate) async fn many_tables_share_commits_and_each_gets_all_its_inputs(place: &impl Place) {
    let store = place.open().await;
    let mut tasks = Vec::new();
    for at in 0..40 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = format!("t{at}");
            store.create(table(&id)).await.expect("kept");
            let epoch = owned(&*store, &id).await;
            for step in 0..10 {
                store.append(more(&id, epoch, 1 + 2 * step)).await.expect("kept");
            }
            count(&*store, &id).await
        }));
    }
    for task in tasks {
        assert_eq!(task.await.expect("the task ends"), 21);
    }
}

pub(crate) fn settled(id: &str, epoch: Epoch, taken: u32) -> Settled {
    Settled {
        table: id.to_owned(),
        epoch,
        taken,
        accord: "agreed".to_owned(),
        over: true,
        updated: 12,
        players: Some("[\"Eva\"]".to_owned()),
        seats: vec![(0, Some(secret(id, "anew"))), (1, None)],
        clocks: None,
        pace: None,
        finished: None,
    }
}

pub(crate) async fn what_players_agree_on_is_kept_whole_or_not_at_all(place: &impl Place) {
    let store = place.open().await;
    for id in ["a", "b"] {
        store.create(table(id)).await.expect("kept");
        for name in ["north", "south"] {
            let own = secret(id, &format!("{name}-own"));
            store.claim(id, &secret(id, name), &own).await.expect("kept");
        }
    }
    let (a, b) = (owned(&*store, "a").await, owned(&*store, "b").await);
    let late = store.settle(settled("a", a, 0)).await;
    assert!(matches!(late, Err(StoreError::NotOwned(_))), "it stands elsewhere: {late:?}");
    let stored = store.load("a").await.expect("read").expect("there");
    assert_eq!((stored.accord, stored.players), (None, table("a").players), "nothing is kept");
    assert_eq!(store.seat("a", &secret("a", "north-own")).await.expect("read"), Some(0));

    store.settle(settled("a", a, 1)).await.expect("kept");
    let stored = store.load("a").await.expect("read").expect("there");
    assert_eq!(stored.accord.as_deref(), Some("agreed"));
    assert_eq!(stored.players, "[\"Eva\"]");
    assert_eq!(stored.inputs.len(), 1, "the game is as it was");
    let standing = store.standing("a").await.expect("read").expect("there");
    assert_eq!(standing.head, Head { round: 3, asked: None, over: true, updated: 12 });
    for name in ["north-own", "south-own"] {
        let seat = store.seat("a", &secret("a", name)).await.expect("read");
        assert_eq!(seat, None, "whoever had the seats has them no more");
    }
    let unknown = store.claim("a", &secret("a", "north"), &secret("a", "x")).await.expect("read");
    assert_eq!(unknown, SeatClaim::Unknown, "the old invitation opens nothing");
    let eva = secret("a", "eva");
    let claimed = store.claim("a", &secret("a", "anew"), &eva).await.expect("kept");
    assert_eq!(claimed, SeatClaim::Yours(0));
    assert_eq!(store.seat("b", &secret("b", "north-own")).await.expect("read"), Some(0));
    store.append(more("b", b, 1)).await.expect("the other table goes on");
}

pub(crate) async fn what_is_said_is_kept_once_and_the_last_of_it_is_read(place: &impl Place) {
    let store = place.open().await;
    store.create(table("a")).await.expect("kept");
    let epoch = owned(&*store, "a").await;
    let line = |number: u32| Line {
        table: "a".to_owned(),
        epoch,
        number,
        at: 7,
        person: None,
        line: format!("line {number}"),
    };
    for number in 0..LINES + 5 {
        store.say(line(number)).await.expect("kept");
    }
    store.say(line(3)).await.expect_err("another line has this number");
    let elsewhere = Line { table: "c".to_owned(), ..line(0) };
    store.say(elsewhere).await.expect_err("there is no such table");
    let talk = store.talk("a").await.expect("read");
    assert_eq!(talk.len(), LINES as usize);
    assert_eq!((&talk[0][..], &talk[99][..]), ("line 5", "line 104"), "the last, in order");
    assert_eq!(store.talk("c").await.expect("read"), Vec::<String>::new());
}
