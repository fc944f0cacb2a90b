//! What proves a seat.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Text that opens a seat or gives it away. It goes over the wire and nowhere else: whatever prints
/// it for people or logs prints nothing of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// The text itself, for whoever must send or digest it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClientMessage, OpenedSeat};

    #[test]
    fn no_message_prints_a_secret() {
        let secret = Secret::from("5ec2e7");
        let join = ClientMessage::Join { secrets: vec![secret.clone()], lang: "en".to_owned() };
        let seat = OpenedSeat { seat: 0, invitation: secret.clone(), name: "Ann".to_owned() };
        for printed in [format!("{join:?}"), format!("{seat:?}"), format!("{secret:#?}")] {
            assert!(!printed.contains("5ec2e7"), "{printed}");
        }
        assert_eq!(serde_json::to_string(&secret).expect("text"), "\"5ec2e7\"");
    }
}
