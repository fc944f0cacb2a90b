//! Accounts: making one of a guest, signing in, recovering, taking one's data along, leaving.

use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hosting::{Failure, naming, token};
use protocol::{
    AccountShown, BotCard, Codes, Export, ExportedGame, Me, NewBot, NewBotCard, Opening, Recovery,
    Secret, SignIn, SignUp,
};
use serde::Deserialize;
use store::{Account, GameGroup, GamesAsked, NewAccount, NewSession, Person, PersonId, PersonKind};
use text::PersonRefusal;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::requests::{devices, group_name, me_of};
use super::{Anybody, Who, cookie, holidays, new_person, new_session, now, who};
use crate::App;
use crate::accept::Address;
use crate::http::Body;

/// The longest name of a person, and the shortest of an account.
pub(super) const LONGEST_NAME: usize = 24;
const SHORTEST_NAME: usize = 3;

/// How long a password is, in characters.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=128;

/// Recovery codes of an account, and bytes of each.
const CODES: usize = 8;
const CODE_BYTES: usize = 10;

/// Bots of an account, and bytes of a token.
const MOST_BOTS: usize = 8;
const TOKEN_BYTES: usize = 32;

/// The longest mail address there can be.
const LONGEST_MAIL: usize = 254;

/// Games that are read at once.
const PAGE: u32 = 500;

/// The requests about accounts.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(account, sign_up))
        .routes(routes!(sign_in))
        .routes(routes!(recover))
        .routes(routes!(set_password))
        .routes(routes!(set_codes))
        .routes(routes!(set_mail))
        .routes(routes!(rename))
        .routes(routes!(export))
        .routes(routes!(delete))
        .routes(routes!(bots, add_bot))
        .routes(routes!(delete_bot))
}

fn refused(status: StatusCode, code: &'static str, why: PersonRefusal) -> Failure {
    Failure::new(status, code, why.into())
}

/// A name that can be shown, at least so long.
fn named(name: &str, shortest: usize) -> Result<String, Failure> {
    let shown = naming::shown(name, LONGEST_NAME);
    let shown = shown.filter(|shown| shown.chars().count() >= shortest);
    shown.ok_or_else(|| Failure::bad("name", PersonRefusal::Name.into()))
}

fn is_good(password: &str, name: &str) -> Result<(), Failure> {
    let is_good = PASSWORD.contains(&password.chars().count()) && password != name;
    is_good.then_some(()).ok_or_else(|| Failure::bad("password", PersonRefusal::Password.into()))
}

/// New recovery codes: as they are shown, and as they are kept.
fn new_codes() -> (Vec<String>, Vec<Secret>) {
    let shown: Vec<String> = (0..CODES)
        .map(|_| {
            let code = token(CODE_BYTES);
            let parts: Vec<&str> = (0..code.len()).step_by(5).map(|at| &code[at..at + 5]).collect();
            parts.join("-")
        })
        .collect();
    let kept = shown.iter().map(|code| plain(code)).collect();
    (shown, kept)
}

/// A code as it is compared: people leave out dashes, or add blanks.
fn plain(code: &str) -> Secret {
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric());
    Secret::from(letters.collect::<String>().to_ascii_lowercase())
}

/// Answers with a cookie for a session that has begun.
fn with_session(answer: impl IntoResponse, session: &NewSession, parts: &Parts) -> Response {
    with_cookie(answer, cookie::set(&session.secret, cookie::is_over_tls(&parts.headers)))
}

fn with_cookie(answer: impl IntoResponse, cookie: HeaderValue) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

fn address(parts: &Parts) -> Address {
    parts.extensions.get().copied().unwrap_or_default()
}

/// Whoever has an account; guests and bots have none.
pub(super) fn of_an_account(who: Who) -> Result<Person, Failure> {
    match who.person.kind {
        PersonKind::Account => Ok(who.person),
        PersonKind::Guest | PersonKind::Bot => {
            Err(refused(StatusCode::FORBIDDEN, "no_account", PersonRefusal::NoAccount))
        }
    }
}

/// Makes an account of a guest; who is nobody yet becomes one on the way.
#[utoipa::path(
    post,
    path = "/me/account",
    request_body = SignUp,
    responses((status = OK, body = Opening, description = "The account")),
)]
async fn sign_up(
    State(app): State<App>,
    who: Option<Who>,
    parts: Parts,
    Body(SignUp { name, password }): Body<SignUp>,
) -> Result<Response, Failure> {
    let name = named(&name, SHORTEST_NAME)?;
    is_good(password.reveal(), &name)?;
    if !app.gate.may_be_new(address(&parts)) {
        return Err(Failure::too_often());
    }
    let guest = match who {
        Some(who) => who,
        None => who::let_in(&app, &parts).await?.0,
    };
    let password = app.passwords.derived(password.reveal().to_owned()).await?;
    let (shown, codes) = new_codes();
    let known = naming::likeness(&name);
    let session = new_session(&app, &parts);
    let account = NewAccount { name: name.clone(), known, password, codes };
    let people = app.tables.store().people();
    if !people.become_account(&guest.person.id, &account, &session).await? {
        let why = PersonRefusal::NameTaken;
        return Err(refused(StatusCode::CONFLICT, "name_taken", why));
    }
    let person = Person { kind: PersonKind::Account, name, ..guest.person };
    let opening = Opening { me: me_of(&person), codes: shown };
    Ok(with_session(Json(opening), &session, &parts))
}

/// The account of a name, once whoever asks may guess once more. Names are told apart as people see
/// them.
async fn guessed(app: &App, parts: &Parts, name: &str) -> Result<Option<Account>, Failure> {
    let known = naming::likeness(&naming::shown(name, LONGEST_NAME).unwrap_or_default());
    if !app.gate.may_guess(address(parts), &known) {
        return Err(Failure::too_often());
    }
    Ok(app.tables.store().people().account(&known).await?)
}

/// Neither the answer nor the time it takes tells whether there is such a name.
fn wrong() -> Failure {
    refused(StatusCode::FORBIDDEN, "wrong", PersonRefusal::Wrong)
}

/// Signs somebody in by name and password.
#[utoipa::path(
    post,
    path = "/me/sign-in",
    request_body = SignIn,
    responses((status = OK, body = Me, description = "Who asks from now on")),
)]
async fn sign_in(
    State(app): State<App>,
    before: Option<Who>,
    parts: Parts,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<Response, Failure> {
    let account = guessed(&app, &parts, &name).await?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let is_right = app.passwords.is_right(password.reveal().to_owned(), kept).await?;
    let account = account.filter(|_| is_right).ok_or_else(wrong)?;
    app.order.admit(&account.person, now()).await?;
    let session = new_session(&app, &parts);
    let before = before.and_then(|who| Some((who.person, who.session?)));
    let before = before.as_ref().map(|(person, session)| (person, session));
    app.tables.store().people().sign_in(&account.person.id, &session, before).await?;
    Ok(with_session(Json(me_of(&account.person)), &session, &parts))
}

/// Signs somebody in by a recovery code, and sets another password.
#[utoipa::path(
    post,
    path = "/me/recover",
    request_body = Recovery,
    responses((status = OK, body = Me, description = "Who asks from now on")),
)]
async fn recover(
    State(app): State<App>,
    parts: Parts,
    Body(Recovery { name, code, password }): Body<Recovery>,
) -> Result<Response, Failure> {
    is_good(password.reveal(), &name)?;
    let account = guessed(&app, &parts, &name).await?;
    let password = app.passwords.derived(password.reveal().to_owned()).await?;
    let session = new_session(&app, &parts);
    let people = app.tables.store().people();
    let nobody = PersonId(String::new());
    let person = account.as_ref().map_or(&nobody, |account| &account.person.id);
    let is_right = people.recover(person, &plain(code.reveal()), &password, &session).await?;
    let account = account.filter(|_| is_right).ok_or_else(wrong)?;
    // The session is worth nothing as long as they are not let in.
    app.order.admit(&account.person, now()).await?;
    Ok(with_session(Json(me_of(&account.person)), &session, &parts))
}

/// The account of whoever asks, and that they know its password.
async fn proved(app: &App, parts: &Parts, who: Who, password: &Secret) -> Result<Account, Failure> {
    let person = of_an_account(who)?;
    if !app.gate.may_guess(address(parts), &person.id.0) {
        return Err(Failure::too_often());
    }
    let account = app.tables.store().people().account_of(&person.id).await?.ok_or_else(wrong)?;
    let kept = account.password.clone();
    match app.passwords.is_right(password.reveal().to_owned(), kept).await? {
        true => Ok(account),
        false => Err(wrong()),
    }
}

/// Sets another password, and ends all sessions but this one.
#[utoipa::path(
    post,
    path = "/me/password",
    request_body = protocol::NewPassword,
    responses((status = NO_CONTENT, description = "Done")),
)]
async fn set_password(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(asked): Body<protocol::NewPassword>,
) -> Result<Response, Failure> {
    is_good(asked.new.reveal(), &who.person.name)?;
    let account = proved(&app, &parts, who, &asked.password).await?;
    let password = app.passwords.derived(asked.new.reveal().to_owned()).await?;
    let session = new_session(&app, &parts);
    let people = app.tables.store().people();
    people.set_password(&account.person.id, &password, &session).await?;
    Ok(with_session(StatusCode::NO_CONTENT, &session, &parts))
}

/// A password that proves who asks once more.
#[derive(Debug, Deserialize, ToSchema)]
struct Password {
    #[schema(value_type = String)]
    password: Secret,
}

/// Makes recovery codes in place of those before.
#[utoipa::path(
    post,
    path = "/me/codes",
    request_body = Password,
    responses((status = OK, body = Codes, description = "The codes")),
)]
async fn set_codes(
    State(app): State<App>,
    who: Who,
    parts: Parts,
    Body(Password { password }): Body<Password>,
) -> Result<Json<Codes>, Failure> {
    let account = proved(&app, &parts, who, &password).await?;
    let (codes, kept) = new_codes();
    app.tables.store().people().set_codes(&account.person.id, &kept, now()).await?;
    Ok(Json(Codes { codes }))
}

/// A mail address.
#[derive(Debug, Deserialize, ToSchema)]
struct Mail {
    mail: Option<String>,
}

/// Sets the mail address, which is not proved then; without one it is forgotten.
#[utoipa::path(
    post,
    path = "/me/mail",
    request_body = Mail,
    responses((status = NO_CONTENT, description = "Done")),
)]
async fn set_mail(
    State(app): State<App>,
    who: Who,
    Body(Mail { mail }): Body<Mail>,
) -> Result<StatusCode, Failure> {
    let person = of_an_account(who)?;
    let mail = mail.as_deref().map(str::trim);
    if mail.is_some_and(|mail| !is_an_address(mail)) {
        return Err(Failure::bad("mail", PersonRefusal::Mail.into()));
    }
    app.tables.store().people().set_mail(&person.id, mail).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether it has the form of a mail address; only a letter that arrives proves more.
fn is_an_address(mail: &str) -> bool {
    let Some((local, host)) = mail.rsplit_once('@') else { return false };
    let is_plain = |letter: char| letter.is_ascii_graphic() && !"<>()[],;:\\\"".contains(letter);
    mail.len() <= LONGEST_MAIL
        && !local.is_empty()
        && host.split('.').count() > 1
        && host.split('.').all(|part| !part.is_empty())
        && mail.chars().all(is_plain)
        && !local.contains('@')
}

/// What somebody wants to be called.
#[derive(Debug, Deserialize, ToSchema)]
struct Name {
    name: String,
}

/// Calls a guest something else. An account keeps its name: others know it by that.
#[utoipa::path(
    post,
    path = "/me/name",
    request_body = Name,
    responses((status = OK, body = Me, description = "Who asks")),
)]
async fn rename(
    State(app): State<App>,
    who: Who,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Failure> {
    let name = named(&name, 1)?;
    if !app.tables.store().people().rename_guest(&who.person.id, &name).await? {
        return Err(refused(StatusCode::CONFLICT, "no_guest", PersonRefusal::NoGuest));
    }
    Ok(Json(me_of(&Person { name, ..who.person })))
}

/// The account of whoever asks.
#[utoipa::path(
    get,
    path = "/me/account",
    responses((status = OK, body = AccountShown, description = "The account")),
)]
async fn account(State(app): State<App>, who: Who) -> Result<Json<AccountShown>, Failure> {
    let person = of_an_account(who)?;
    let account = app.tables.store().people().account_of(&person.id).await?.ok_or_else(wrong)?;
    Ok(Json(shown(account)))
}

fn shown(account: Account) -> AccountShown {
    let (mail, is_proved) = account.mail.map_or((None, false), |(mail, is)| (Some(mail), is));
    AccountShown {
        me: me_of(&account.person),
        mail,
        is_proved,
        codes: account.codes,
        created: account.created,
    }
}

/// All that is kept of whoever asks.
#[utoipa::path(
    get,
    path = "/me/export",
    responses((status = OK, body = Export, description = "All of it")),
)]
async fn export(State(app): State<App>, Anybody(who): Anybody) -> Result<Response, Failure> {
    let people = app.tables.store().people();
    let person = &who.person.id;
    let account = people.account_of(person).await?.ok_or_else(wrong)?;
    let mut games = Vec::new();
    for group in [GameGroup::Yours, GameGroup::Theirs, GameGroup::Done] {
        let search = String::new();
        let mut asked =
            GamesAsked { person: person.clone(), group, search, before: None, most: PAGE };
        loop {
            let page = people.games(&asked).await?;
            asked.before = page.last().map(|game| (game.head.updated, game.table.clone()));
            let is_last = page.len() < PAGE as usize;
            games.extend(page.into_iter().map(|game| ExportedGame {
                table: game.table,
                seats: game.seats,
                ruleset: game.ruleset,
                group: group_name(group),
                updated: game.head.updated,
            }));
            if is_last {
                break;
            }
        }
    }
    let export = Export {
        account: shown(account),
        devices: devices(&app, &who).await?,
        bots: bots_of(&app, person).await?,
        holidays: holidays::held(&app, person).await?,
        games,
    };
    let disposition = "attachment; filename=\"omphalos.json\"";
    Ok(([(header::CONTENT_DISPOSITION, disposition)], Json(export)).into_response())
}

/// What proves who wants to be forgotten.
#[derive(Debug, Deserialize, ToSchema)]
struct Leave {
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    password: Option<Secret>,
}

/// Forgets whoever asks. An account is forgotten by its password; games stay whole for the others.
#[utoipa::path(
    post,
    path = "/me/delete",
    request_body = Leave,
    responses((status = NO_CONTENT, description = "Forgotten")),
)]
async fn delete(
    State(app): State<App>,
    Anybody(who): Anybody,
    parts: Parts,
    Body(Leave { password }): Body<Leave>,
) -> Result<Response, Failure> {
    let person = match who.person.kind {
        PersonKind::Guest => who.person,
        PersonKind::Account | PersonKind::Bot => {
            let password = password.unwrap_or_else(|| Secret::from(""));
            proved(&app, &parts, who, &password).await?.person
        }
    };
    app.tables.store().people().delete(&person.id).await?;
    let cleared = cookie::cleared(cookie::is_over_tls(&parts.headers));
    Ok(with_cookie(StatusCode::NO_CONTENT, cleared))
}

async fn bots_of(app: &App, owner: &PersonId) -> Result<Vec<BotCard>, Failure> {
    let bots = app.tables.store().people().bots(owner).await?;
    Ok(bots.into_iter().map(|bot| BotCard { id: bot.id.0, name: bot.name }).collect())
}

/// The bots of whoever asks.
#[utoipa::path(
    get,
    path = "/me/bots",
    responses((status = OK, body = Vec<BotCard>, description = "The bots")),
)]
async fn bots(State(app): State<App>, who: Who) -> Result<Json<Vec<BotCard>>, Failure> {
    let person = of_an_account(who)?;
    Ok(Json(bots_of(&app, &person.id).await?))
}

/// Makes a bot; its token is told now and never again.
#[utoipa::path(
    post,
    path = "/me/bots",
    request_body = NewBot,
    responses((status = OK, body = NewBotCard, description = "The bot")),
)]
async fn add_bot(
    State(app): State<App>,
    who: Who,
    Body(NewBot { name }): Body<NewBot>,
) -> Result<Json<NewBotCard>, Failure> {
    let owner = of_an_account(who)?;
    let name = named(&name, 1)?;
    let people = app.tables.store().people();
    if people.bots(&owner.id).await?.len() >= MOST_BOTS {
        return Err(refused(StatusCode::CONFLICT, "bots", PersonRefusal::Bots));
    }
    let (id, token) = (new_person(), Secret::from(token(TOKEN_BYTES)));
    people.add_bot(&owner.id, &id, &name, &token, now()).await?;
    Ok(Json(NewBotCard { id: id.0, name, token }))
}

/// Which bot.
#[derive(Debug, Deserialize, ToSchema)]
struct Bot {
    id: String,
}

/// Ends a bot.
#[utoipa::path(
    post,
    path = "/me/bots/delete",
    request_body = Bot,
    responses((status = NO_CONTENT, description = "Gone")),
)]
async fn delete_bot(
    State(app): State<App>,
    who: Who,
    Body(Bot { id }): Body<Bot>,
) -> Result<StatusCode, Failure> {
    let owner = of_an_account(who)?;
    match app.tables.store().people().delete_bot(&owner.id, &PersonId(id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(refused(StatusCode::NOT_FOUND, "bot", PersonRefusal::NoBot)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_addresses_have_a_form() {
        for good in ["ann@example.org", "a.b+c@mail.example.org"] {
            assert!(is_an_address(good), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(300));
        for bad in [
            "",
            "ann",
            "@example.org",
            "ann@",
            "ann@host",
            "a b@example.org",
            "ann@example..org",
            "ann@example.org\r\nBcc: all",
            "<ann@example.org>",
            "a@b@c.org",
            &long,
        ] {
            assert!(!is_an_address(bad), "{bad:?}");
        }
    }

    #[test]
    fn codes_are_read_however_people_write_them() {
        let (shown, kept) = new_codes();
        assert_eq!((shown.len(), kept.len()), (8, 8));
        assert_eq!(shown[0].len(), 23, "{}", shown[0]);
        let written = format!(" {} ", shown[0].replace('-', " ").to_uppercase());
        assert_eq!(plain(&written), kept[0]);
    }
}
