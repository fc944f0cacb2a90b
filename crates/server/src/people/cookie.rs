//! The cookie that a session is known by. It holds a number that nobody can guess and nothing else.

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use protocol::Secret;

use super::{LASTS, SESSION_BYTES};

/// Over TLS the browser itself holds that it is this host's alone.
const NAME: &str = "omphalos";
const NAME_OVER_TLS: &str = "__Host-omphalos";

/// What the cookie of a request holds, if it has the form of what was given out.
pub(super) fn held(headers: &HeaderMap) -> Option<Secret> {
    let lists = headers.get_all(header::COOKIE).iter().filter_map(|list| list.to_str().ok());
    let all: Vec<(&str, &str)> =
        lists.flat_map(|list| list.split(';')).filter_map(|one| one.split_once('=')).collect();
    // One of this host alone goes before one that some other host of the domain may have set.
    let named = |name| all.iter().copied().find(|(known, _)| known.trim() == name);
    let (_, held) = named(NAME_OVER_TLS).or_else(|| named(NAME))?;
    let is_ours =
        held.len() == 2 * SESSION_BYTES && held.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_ours.then(|| held.into())
}

/// Sets the cookie.
pub(super) fn set(secret: &Secret, is_over_tls: bool) -> HeaderValue {
    written(secret.reveal(), LASTS.as_secs(), is_over_tls)
}

/// Takes the cookie away.
pub(super) fn cleared(is_over_tls: bool) -> HeaderValue {
    written("", 0, is_over_tls)
}

/// Tells a browser from others, whoever is signed in there: two who play a game that counts by the same
/// browser are one.
const DEVICE: &str = "omphalos_device";
const DEVICE_OVER_TLS: &str = "__Host-omphalos_device";

/// What tells the browser, if it has the form of what was given out.
pub(super) fn device(headers: &HeaderMap) -> Option<String> {
    let lists = headers.get_all(header::COOKIE).iter().filter_map(|list| list.to_str().ok());
    let mut all = lists.flat_map(|list| list.split(';')).filter_map(|one| one.split_once('='));
    let is_ours = |&(name, held): &(&str, &str)| {
        let is_named = matches!(name.trim(), DEVICE | DEVICE_OVER_TLS);
        is_named && held.len() == 32 && held.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    all.find(is_ours).map(|(_, held)| held.to_owned())
}

/// Sets what tells the browser.
pub(super) fn for_device(held: &str, is_over_tls: bool) -> HeaderValue {
    named(if is_over_tls { DEVICE_OVER_TLS } else { DEVICE }, held, LASTS.as_secs(), is_over_tls)
}

fn written(held: &str, seconds: u64, is_over_tls: bool) -> HeaderValue {
    named(if is_over_tls { NAME_OVER_TLS } else { NAME }, held, seconds, is_over_tls)
}

fn named(name: &str, held: &str, seconds: u64, is_over_tls: bool) -> HeaderValue {
    let secure = if is_over_tls { "; Secure" } else { "" };
    let cookie =
        format!("{name}={held}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).expect("it is made of letters and digits")
}

/// Whether the browser speaks TLS, to a proxy in front: its page says so, and the guard has seen that
/// it is a page of this server.
pub(super) fn is_over_tls(headers: &HeaderMap) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let scheme =
        origin.and_then(|origin| origin.parse::<Uri>().ok()?.scheme_str().map(str::to_owned));
    scheme.as_deref() == Some("https")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(cookies: &[&str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(header::COOKIE, cookie.parse().expect("a header"));
        }
        held(&headers).map(|secret| secret.reveal().to_owned())
    }

    #[test]
    fn only_what_was_given_out_is_held() {
        let (ours, other) = ("0123456789abcdef".repeat(4), "f".repeat(64));
        assert_eq!(of(&[&format!("theme=dark; omphalos={ours}")]), Some(ours.clone()));
        assert_eq!(of(&["theme=dark", &format!("omphalos={ours}")]), Some(ours.clone()));
        let both = format!("omphalos={other}; __Host-omphalos={ours}");
        assert_eq!(of(&[&both]), Some(ours.clone()), "what only this host can have set");
        assert_eq!(of(&["omphalos=1"]), None);
        assert_eq!(of(&[&format!("omphalos={}", "z".repeat(64))]), None);
        assert_eq!(of(&[]), None);
    }

    #[test]
    fn the_cookie_is_for_no_script_and_no_other_site() {
        let plain = set(&Secret::from("a"), false);
        let plain = plain.to_str().expect("text");
        assert!(plain.starts_with("omphalos=a; Path=/; HttpOnly; SameSite=Lax; Max-Age="));
        assert!(!plain.contains("Secure"), "a browser would not keep it");
        let over_tls = set(&Secret::from("a"), true);
        let over_tls = over_tls.to_str().expect("text");
        assert!(over_tls.starts_with("__Host-omphalos=a; Path=/; "));
        assert!(over_tls.ends_with("; Secure") && !over_tls.contains("Domain"));
    }
}
