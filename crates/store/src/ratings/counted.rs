//! What a game changes: numbers in, numbers out.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use super::Outcome;

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    pub(super) rating: f64,
    pub(super) deviation: f64,
    pub(super) volatility: f64,
}

/// Whoever has not played yet is taken for a player of the middle.
const MIDDLE: f64 = 1500.0;
const VOLATILITY: f64 = 0.06;

/// How much is not known of a newcomer, of two players and of more: what each method begins with.
const NEW_OF_TWO: f64 = 350.0;
const NEW_OF_MORE: f64 = 245.66;

/// How exactly the strength of computer players is known. It never changes.
const MEASURED: f64 = 60.0;

/// Weng and Lin's width of a game, so that 400 points are odds of ten to one, as on the scale of Elo.
const WIDTH: f64 = 122.83;

/// Points of a unit of Glicko-2.
const UNIT: f64 = 173.7178;

/// A time without a game after which somebody is known less exactly.
const PERIOD: i64 = 30 * 24 * 60 * 60 * 1000;

impl Strength {
    /// A newcomer in a field of so many.
    pub(super) const fn new(field: i64) -> Self {
        let deviation = if field == 2 { NEW_OF_TWO } else { NEW_OF_MORE };
        Self { rating: MIDDLE, deviation, volatility: VOLATILITY }
    }

    /// A computer player.
    pub(super) const fn measured(rating: i64) -> Self {
        Self { rating: rating as f64, deviation: MEASURED, volatility: VOLATILITY }
    }

    /// The same after so many milliseconds without a game.
    pub(super) fn rested(self, field: i64, millis: i64) -> Self {
        let periods = (millis / PERIOD).max(0) as f64;
        let more = (self.volatility * UNIT).powi(2) * periods;
        let deviation = (self.deviation.powi(2) + more).sqrt();
        Self { deviation: deviation.min(Self::new(field).deviation), ..self }
    }
}

/// How strong the players are after a game; whoever left it stands behind all others.
pub(super) fn after(players: &[(Strength, Outcome, bool)]) -> Vec<Strength> {
    match players {
        [(one, first, _), (two, second, _)] => {
            let known = |strength: &Strength| Glicko2Rating {
                rating: strength.rating,
                deviation: strength.deviation,
                volatility: strength.volatility,
            };
            let outcome = match first.cmp(second) {
                std::cmp::Ordering::Greater => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Less => Outcomes::LOSS,
            };
            let (one, two) = glicko2(&known(one), &known(two), &outcome, &Glicko2Config::new());
            [one, two]
                .map(|Glicko2Rating { rating, deviation, volatility }| Strength {
                    rating,
                    deviation,
                    volatility,
                })
                .to_vec()
        }
        _ => {
            let known: Vec<([WengLinRating; 1], MultiTeamOutcome)> = players
                .iter()
                .map(|(strength, outcome, has_left)| {
                    let place = 3 - outcome.number() as usize + usize::from(*has_left);
                    let known =
                        WengLinRating { rating: strength.rating, uncertainty: strength.deviation };
                    ([known], MultiTeamOutcome::new(place))
                })
                .collect();
            let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
                known.iter().map(|(team, place)| (&team[..], *place)).collect();
            let config = WengLinConfig { beta: WIDTH, ..WengLinConfig::new() };
            let after = weng_lin_multi_team(&teams, &config);
            let read = |team: Vec<WengLinRating>| {
                let one = team.first()?;
                Some(Strength {
                    rating: one.rating,
                    deviation: one.uncertainty,
                    volatility: VOLATILITY,
                })
            };
            after.into_iter().filter_map(read).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PROVISIONAL;

    const NEW: Strength = Strength::new(2);

    fn known(rating: f64) -> Strength {
        Strength { rating, deviation: 60.0, volatility: VOLATILITY }
    }

    #[test]
    fn of_two_the_winner_gains_what_the_loser_loses_and_a_draw_draws_together() {
        let after = after(&[(NEW, Outcome::Won, false), (NEW, Outcome::Lost, false)]);
        // The paper's own method for two newcomers: 1500 +- 162.3, deviation 290.3.
        assert!((after[0].rating - 1662.3).abs() < 0.5, "{after:?}");
        assert!((after[1].rating - 1337.7).abs() < 0.5, "{after:?}");
        assert!((after[0].deviation - 290.3).abs() < 0.5, "{after:?}");
        let (weak, strong) = (known(1400.0), known(1800.0));
        let after = super::after(&[(weak, Outcome::Drawn, false), (strong, Outcome::Drawn, false)]);
        assert!(after[0].rating > 1405.0 && after[1].rating < 1795.0, "{after:?}");
        let after = super::after(&[(strong, Outcome::Won, false), (weak, Outcome::Lost, false)]);
        assert!(
            after[0].rating - 1800.0 < 3.0,
            "what was to be expected changes little: {after:?}"
        );
    }

    #[test]
    fn whoever_plays_computer_players_comes_to_stand_where_they_stand() {
        for strength in [1251, 1500, 1921] {
            let mut own = NEW;
            let mut games = 0;
            while own.deviation > PROVISIONAL {
                let won = if games % 2 == 0 { Outcome::Won } else { Outcome::Lost };
                let lost = if games % 2 == 0 { Outcome::Lost } else { Outcome::Won };
                let all = [(own, won, false), (Strength::measured(strength), lost, false)];
                own = after(&all)[0];
                games += 1;
            }
            assert!((5..20).contains(&games), "{games}");
            assert!((own.rating - strength as f64).abs() < 100.0, "{own:?} against {strength}");
        }
    }

    #[test]
    fn of_more_who_left_stands_last_and_all_others_by_how_it_ended() {
        let new = Strength::new(3);
        let ended = [Outcome::Won, Outcome::Lost, Outcome::Lost, Outcome::Lost];
        let all: Vec<_> =
            ended.into_iter().enumerate().map(|(at, one)| (new, one, at == 3)).collect();
        let after = after(&all);
        let ratings: Vec<f64> = after.iter().map(|one| one.rating).collect();
        assert!(ratings[0] > MIDDLE + 20.0, "{ratings:?}");
        // Behind one, beside one, before one: of equals, that changes nothing.
        assert!(ratings[1..3].iter().all(|rating| (rating - MIDDLE).abs() < 1e-9), "{ratings:?}");
        assert!(ratings[3] < MIDDLE - 20.0, "{ratings:?}");
        assert!(
            (ratings.iter().sum::<f64>() - 4.0 * MIDDLE).abs() < 1e-6,
            "nothing comes of nothing"
        );
    }

    #[test]
    fn whoever_rests_is_known_less_exactly_but_never_less_than_a_newcomer() {
        let rested = known(1700.0).rested(2, 12 * PERIOD);
        assert!(rested.deviation > 65.0 && rested.deviation < 75.0, "{rested:?}");
        assert_eq!(known(1700.0).rested(2, PERIOD - 1), known(1700.0));
        assert!((known(1700.0).rested(2, 100_000 * PERIOD).deviation - 350.0).abs() < 1e-9);
    }
}
