use super::{Catalogue, Entry};
use crate::Lang;

impl Catalogue {
    /// The statements, then the rulings, in which every word of `query` begins some word.
    ///
    /// Letter case and accents do not matter, so `fleche` finds `flèche`; the title of the
    /// section counts as part of each statement. No words find nothing.
    pub fn search(&self, query: &str, lang: Lang) -> Vec<Entry<'_>> {
        let wanted = words(query);
        if wanted.is_empty() {
            return Vec::new();
        }
        let title = |id: &str| self.section(id).map_or("", |section| section.title(lang));
        let rules = (self.rules.iter())
            .filter(|rule| {
                let note = rule.note(lang).unwrap_or_default();
                matches(&wanted, &[rule.id(), title(rule.section()), rule.text(lang), note])
            })
            .map(Entry::Rule);
        let rulings = (self.rulings.iter())
            .filter(|ruling| {
                let (question, answer) = (ruling.question(lang), ruling.answer(lang));
                matches(&wanted, &[ruling.id(), title(ruling.section()), question, answer])
            })
            .map(Entry::Ruling);
        rules.chain(rulings).collect()
    }
}

fn matches(wanted: &[String], texts: &[&str]) -> bool {
    let present: Vec<String> = texts.iter().flat_map(|text| words(text)).collect();
    wanted.iter().all(|word| present.iter().any(|other| other.starts_with(word.as_str())))
}

fn words(text: &str) -> Vec<String> {
    fold(text)
        .split(|c: char| !c.is_alphanumeric() && c != '+')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Lower case, with the accents and ligatures of French taken off.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_takes_off_case_and_accents() {
        assert_eq!(fold("Évasion, Manœuvre, Arès"), "evasion, manoeuvre, ares");
        assert_eq!(words("portée 1+ : l'unité"), ["portee", "1+", "l", "unite"]);
    }
}
