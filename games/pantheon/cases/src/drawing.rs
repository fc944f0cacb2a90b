//! The boards of a case, from its drawings or by name.

use std::ops::Range;
use std::sync::Arc;

use board::{Board, Terrain};

use cases::words::{At, SEATS};

use super::build::Builder;
use super::stage::BoardDraft;
use super::units::ROSTER;

impl Builder<'_> {
    /// Boards that are named, and the drawings, with a deployment zone for every side that has none: the whole board. There
    /// is always one, be it only to go on reading.
    pub(crate) fn boards(&mut self, text: &str) -> Vec<Arc<Board>> {
        let mut boards = Vec::new();
        let stage = self.stage;
        for At { line, what } in &stage.boards {
            match what {
                BoardDraft::Drawn(place) => boards.push(Arc::new(self.drawn(text, *line, place))),
                BoardDraft::Named(id) => match ROSTER.board(id) {
                    Some(board) => boards.push(board.clone()),
                    None => {
                        let known = ROSTER.boards().iter().map(|board| board.id());
                        self.faults.at(*line).unknown("board of the pack", id, known);
                        self.faults.forgive_areas();
                    }
                },
            }
        }
        if boards.is_empty() {
            if self.said.line(&["board"]).is_none() {
                self.faults.at(self.said.case).add("no board", "a `board` line");
            }
            self.faults.forgive_areas();
            boards.push(Arc::new(self.board_of_words("")));
        }
        boards
    }

    /// The board of a drawing, which begins on a line.
    fn drawn(&mut self, text: &str, line: usize, place: &Range<usize>) -> Board {
        match board::read_drawing_at("case", text, place.clone()) {
            Ok(board) => self.with_zones(board, text, line, place),
            Err(faults) => {
                for fault in faults.faults() {
                    let hint = fault.hint.as_ref().map(|hint| format!(" ({hint})"));
                    let expected = format!("{}{}", fault.expected, hint.unwrap_or_default());
                    self.faults.at(fault.line).add(&fault.found, expected);
                }
                self.board_of_words(text.get(place.clone()).unwrap_or_default())
            }
        }
    }

    /// A board with an area for every name in a drawing that cannot be read.
    fn board_of_words(&mut self, drawn: &str) -> Board {
        let mut tags: Vec<&str> = Vec::new();
        for word in drawn.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if is_area_name(word) && !tags.contains(&word) {
                tags.push(word);
            }
        }
        if tags.is_empty() {
            self.faults.forgive_areas();
            tags.push("a1");
        }
        let cells: Vec<String> = tags.iter().map(|tag| format!("{tag} open 9")).collect();
        let sides = SEATS.iter().take(usize::from(self.sides()));
        let zones = |area: &str| -> String {
            sides.clone().map(|side| format!("deploy {side} {area}\n")).collect()
        };
        let drawn = format!("{}\n{}", cells.join(" | "), zones(tags[0]));
        board::read_drawing("case", &drawn)
            .or_else(|_| board::read_drawing("case", &format!("a1 open 9\n{}", zones("a1"))))
            .expect("a board of one area can be drawn")
    }

    /// How many sides deploy.
    fn sides(&self) -> u8 {
        if self.stage.teams { 2 } else { self.seats }
    }

    fn with_zones(&mut self, board: Board, text: &str, line: usize, place: &Range<usize>) -> Board {
        let sides = self.sides();
        if board.deployments(sides).count() >= usize::from(sides) {
            return board;
        }
        let drawn: Vec<String> = (0..=8)
            .flat_map(|players| board.deployments(players))
            .map(|z| z.side.clone())
            .collect();
        let everywhere: Vec<&str> = board.areas().iter().map(|area| area.tag.as_str()).collect();
        let mut whole = text.get(place.clone()).unwrap_or_default().to_owned();
        for side in SEATS.iter().take(usize::from(sides)) {
            if !drawn.iter().any(|drawn| drawn == side) {
                whole.push_str(&format!("\ndeploy {side} {}", everywhere.join(" ")));
            }
        }
        board::read_drawing("case", &whole).unwrap_or_else(|faults| {
            let found = faults.to_string();
            self.faults.at(line).add(found, "`deploy SEAT AREA ...` for each side");
            board
        })
    }
}

/// Whether a word of a drawing may name an area.
fn is_area_name(word: &str) -> bool {
    word.len() <= 16
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && Terrain::from_name(word).is_none()
        && !matches!(word, "open" | "deploy")
        && !SEATS.contains(&word)
}
