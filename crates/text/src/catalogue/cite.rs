/// The ids that a text mentions, in order: what begins with `prefix` and goes on as ids do.
pub fn cited_ids<'a>(prefix: &'a str, text: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(prefix).filter_map(move |(start, _)| {
        let tail = &text[start..];
        let end = tail
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-'))
            .unwrap_or(tail.len());
        // A full stop or a dash that ends the sentence is no part of the id.
        let id = tail[..end].trim_end_matches(['.', '-']);
        (id.len() > prefix.len()).then_some(id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<&str> {
        cited_ids("P15.", text).collect()
    }

    #[test]
    fn punctuation_around_an_id_is_not_part_of_it() {
        assert_eq!(ids("as said (see P15.R70)."), ["P15.R70"]);
        assert_eq!(ids("see P15.8A.2a1-6."), ["P15.8A.2a1-6"]);
        assert_eq!(ids("P15.9.4b, P15.R1; P15.3.2"), ["P15.9.4b", "P15.R1", "P15.3.2"]);
    }

    #[test]
    fn the_bare_prefix_is_no_id() {
        assert_eq!(ids("ids begin with P15."), Vec::<&str>::new());
        assert_eq!(ids("no id at all"), Vec::<&str>::new());
    }
}
