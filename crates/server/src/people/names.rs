//! Names for those who gave none.

/// Those who had to do with heroes, gods and monsters, and are called the same in every language.
const BORROWED: [&str; 40] = [
    "Alkon", "Amyklas", "Arion", "Asteria", "Bion", "Daphne", "Dione", "Dryas", "Echion",
    "Euphemos", "Galene", "Glauke", "Harmonia", "Helike", "Ianthe", "Idas", "Ino", "Iris",
    "Kallisto", "Kapys", "Kleio", "Kyrene", "Leda", "Lykos", "Lynkeus", "Melia", "Mopsos", "Naiad",
    "Nemea", "Oenone", "Orion", "Pelias", "Phoibe", "Pleione", "Rhoda", "Syrinx", "Talos", "Thoas",
    "Xenia", "Zethos",
];

/// A name for a guest, with a number that tells those of one name apart.
pub(super) fn of_a_guest(seed: u64) -> String {
    let all = BORROWED.len() as u64;
    let name = BORROWED[(seed % all) as usize];
    format!("{name} {}", 10 + seed / all % 990)
}

/// What kind of device a browser says it runs on, in a word or two: it is shown to its owner alone,
/// and nothing depends on it.
pub(super) fn of_a_device(agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map_or("", |(_, name)| *name)
    };
    let browser = find(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_have_names_that_are_short_and_many() {
        let all: std::collections::HashSet<String> = (0..39_600).map(of_a_guest).collect();
        assert_eq!(all.len(), 39_600);
        assert!(all.iter().all(|name| name.len() <= 12));
        assert_eq!(of_a_guest(u64::MAX).split(' ').count(), 2);
    }

    #[test]
    fn devices_are_told_by_what_their_owner_calls_them() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(of_a_device(firefox), "Firefox, Linux");
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
        assert_eq!(of_a_device(phone), "Safari, iPhone");
        assert_eq!(of_a_device("<script>alert(1)</script>"), "");
    }
}
