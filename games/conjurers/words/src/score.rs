//! The score sheet: where each point comes from.

use conjurers::{Conjurers, Look, View};
use kernel::Seat;

use crate::ConjurersSpeaker;
use crate::message::*;

impl ConjurersSpeaker<'_> {
    /// What a player would score if the game ended now: the total, then each part that counts.
    pub fn score_sheet(&self, game: &Conjurers, view: &View, seat: Seat) -> Vec<String> {
        let score = Look::of_public(game, &view.public).score(seat);
        let (player, points) = (self.player(seat).into(), score.total().into());
        let mut lines = vec![self.say(&ConScoreTotal { player, points })];
        let sum = |parts: &[u16]| i32::from(parts.iter().sum::<u16>());
        let parts = [
            ("levels", i32::from(score.levels)),
            ("variety", sum(&score.variety)),
            ("consistency", sum(&score.consistency)),
            ("abundance", sum(&score.abundance)),
            ("artifacts", i32::from(score.artifacts)),
            ("artifact_variety", i32::from(score.artifact_variety)),
            ("artifact_consistency", sum(&score.artifact_consistency)),
            ("combinations", sum(&score.combinations)),
            ("resources", sum(&score.resources)),
            ("minus", -i32::from(score.minus)),
        ];
        let counting = parts.into_iter().filter(|(_, points)| *points != 0);
        lines.extend(counting.map(|(part, points)| {
            self.say(&ConScoreLine { part: part.into(), points: points.into() })
        }));
        lines
    }
}
