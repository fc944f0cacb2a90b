//! What the table says when it is played as text: prompts, commands, and what is said about them.

use crate::message as m;
use crate::{Lang, numbers};

/// The words of the table in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terminal(pub Lang);

/// One method for each message, so that whoever speaks cannot leave a variable out.
macro_rules! phrases {
    ($( $(#[$doc:meta])* $name:ident($($arg:ident: $kind:ty),*) = $message:ident; )+) => {
        impl Terminal {
            $(
                $(#[$doc])*
                pub fn $name(self $(, $arg: $kind)*) -> String {
                    self.0.say(&m::$message { $($arg: $arg.into()),* })
                }
            )+
        }
    };
}

phrases! {
    /// A player without a name.
    player(number: usize) = TerminalPlayer;
    /// The only computer player.
    computer() = TerminalComputer;
    /// One of several computer players.
    computer_number(number: usize) = TerminalComputerNumber;
    /// The screen goes to somebody else.
    pass_to(name: &str) = TerminalPassTo;
    /// Before what is typed.
    prompt(name: &str) = TerminalPrompt;

    /// There was nothing to decide.
    only_choice(choice: &str) = TerminalOnlyChoice;
    /// Not everything that happened is shown.
    earlier_news(earlier: usize, all: usize) = TerminalEarlierNews;
    /// A group of choices.
    group(name: &str, choices: usize) = TerminalGroup;
    /// There are more choices than shown.
    more_choices(choices: usize) = TerminalMoreChoices;
    /// How to get out of a group.
    back_out() = TerminalBackOut;
    /// A number beyond the choices.
    no_such_number(most: usize) = TerminalNoSuchNumber;
    /// A group was asked about.
    open_group_first(number: usize) = TerminalOpenGroupFirst;
    /// A command that needs a choice.
    about_what(verb: &str) = TerminalAboutWhat;
    /// Text that is no notation.
    not_a_choice(found: &str, expected: &str) = TerminalNotAChoice;
    /// Text that is nothing at all.
    not_understood(found: &str, most: usize) = TerminalNotUnderstood;
    /// The nearest word.
    did_you_mean(word: &str) = TerminalDidYouMean;
    /// Where to find help.
    type_help() = TerminalTypeHelp;
    /// Before the list of commands.
    help_intro() = TerminalHelpIntro;
    /// One command in the list.
    help_line(usage: &str, help: &str) = TerminalHelpLine;
    /// A choice in notation.
    notation(notation: &str) = TerminalNotation;

    /// A choice was taken back.
    undone() = TerminalUndone;
    /// Nothing can be taken back.
    nothing_to_undo() = TerminalNothingToUndo;

    /// No dice to advise on.
    no_dice() = TerminalNoDice;
    /// What is best, and what it is worth.
    best(plan: &str, wounds: &str) = TerminalBest;
    /// One thing after another.
    best_then(first: &str, next: &str) = TerminalBestThen;
    /// What else was compared.
    compared(ways: &str) = TerminalCompared;
    /// One way to go on with dice.
    way(dice: u8, wounds: &str) = TerminalWay;
    /// What the computer would do.
    hint(number: usize, choice: &str) = TerminalHint;
    /// What the computer would do, when it is not in the group that is open.
    hint_elsewhere(notation: &str, choice: &str) = TerminalHintElsewhere;
    /// What it thought of as well.
    hint_also(number: usize, choice: &str) = TerminalHintAlso;
    /// No computer player has decided anything yet.
    bot_silent() = MotiveBotNone;
    /// Why not everything is told that a computer player weighed.
    bot_hides() = MotiveBotHidden;
    /// Another choice that was weighed.
    also_weighed(weighed: &str) = MotiveInstead;
    /// What would have been better.
    better(weighed: &str) = MotiveBetter;
    /// How closely a game was looked at.
    review_effort(inputs: usize, rounds: u64) = ReviewSure;
    /// A player before the curve of its chances.
    review_curve(player: &str, curve: &str) = ReviewCurve;
    /// No area is called so.
    unknown_area(tag: &str, nearest: &str) = BoardUnknownArea;
    /// No unit is called so.
    unknown_unit(tag: &str, nearest: &str) = BoardUnknownUnit;
    /// No card is called so.
    unknown_card(tag: &str, nearest: &str) = TerminalUnknownCard;
    /// How many players there shall be.
    how_many() = TerminalHowMany;
    /// So many players.
    players(players: u8) = TerminalPlayers;
    /// How to look at a finished game again.
    review_how(file: &str) = TerminalReviewHow;

    /// No player has this name.
    nobody_called(name: &str, names: &str) = TerminalNobodyCalled;
    /// How to ask for rules.
    rules_how() = TerminalRulesHow;
    /// No rule was found.
    no_rule(query: &str) = TerminalNoRule;
    /// Not all rules are shown.
    more_rules(rules: usize) = TerminalMoreRules;
    /// How to ask for the log.
    log_how() = TerminalLogHow;
    /// The log is empty.
    log_empty() = TerminalLogEmpty;

    /// Before the points of standing orders.
    orders_intro() = TerminalOrdersIntro;
    /// Before the reactions of standing orders.
    orders_reactions() = TerminalOrdersReactions;
    /// How to change standing orders.
    orders_how() = TerminalOrdersHow;
    /// One standing order.
    order_line(answer: &str, what: &str, notation: &str) = TerminalOrderLine;
    /// Yes.
    yes() = TerminalYes;
    /// No.
    no() = TerminalNo;
    /// An order was taken.
    order_taken() = TerminalOrderTaken;
    /// An order was refused.
    order_refused() = TerminalOrderRefused;

    /// A copy was written.
    saved(file: &str) = TerminalSaved;
    /// A file could not be written.
    not_saved(reason: &str) = TerminalNotSaved;
    /// No file was named.
    save_where() = TerminalSaveWhere;
    /// Where a game is kept and how to go on.
    kept(file: &str) = TerminalKept;
    /// Where a finished game is kept.
    record_kept(file: &str) = TerminalRecordKept;
    /// Before leaving.
    leave(file: &str) = TerminalLeave;
    /// Before leaving a game that is not kept.
    leave_unkept() = TerminalLeaveUnkept;

    /// The first line.
    welcome(game: &str) = TerminalWelcome;
    /// Who plays where.
    table(players: &str, board: &str) = TerminalTable;
    /// A kept game goes on.
    resumed(round: u16) = TerminalResumed;
    /// The seed was chosen, so somebody may know the dice.
    chosen_seed(seed: &str) = TerminalChosenSeed;
    /// The end of a list of names.
    and(first: &str, last: &str) = TerminalAnd;

    /// What to play.
    which_game() = TerminalWhichGame;
    /// A quick game.
    game_quick() = TerminalGameQuick;
    /// Ready-made armies.
    game_constructed() = TerminalGameConstructed;
    /// A draft.
    game_draft() = TerminalGameDraft;
    /// An adventure.
    game_scenario() = TerminalGameScenario;
    /// Against whom.
    which_opponent() = TerminalWhichOpponent;
    /// Against the computer.
    opponent_computer() = TerminalOpponentComputer;
    /// Against a person.
    opponent_person() = TerminalOpponentPerson;
    /// Which adventure.
    which_scenario() = TerminalWhichScenario;
    /// Which board.
    which_board() = TerminalWhichBoard;
    /// Which army.
    which_army(name: &str) = TerminalWhichArmy;
    /// How to answer.
    pick_number(most: usize) = TerminalPickNumber;
}

impl Terminal {
    /// A list of names as a sentence has it.
    pub fn list(self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => self.and(&first.join(", "), last),
        }
    }

    /// A number with so many decimals, as the language writes it.
    pub fn decimal(self, value: f64, decimals: usize) -> String {
        numbers::decimal(self.0, value, decimals)
    }
}

/// Declares the commands with the messages that name and explain them.
macro_rules! verbs {
    ($( $(#[$doc:meta])* $verb:ident = $word:ident, $usage:ident, $help:ident; )+) => {
        /// What can be typed besides the number of a choice.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Verb {
            $( $(#[$doc])* $verb, )+
        }

        impl Verb {
            /// Every command, in the order in which help lists them.
            pub const ALL: &'static [Verb] = &[$( Verb::$verb ),+];

            /// The word that is typed.
            pub fn word(self, lang: Lang) -> String {
                match self { $( Verb::$verb => lang.say(&m::$word) ),+ }
            }

            /// The word with what may follow it.
            pub fn usage(self, lang: Lang) -> String {
                match self { $( Verb::$verb => lang.say(&m::$usage) ),+ }
            }

            /// What it is for.
            pub fn help(self, lang: Lang) -> String {
                match self { $( Verb::$verb => lang.say(&m::$help) ),+ }
            }
        }
    };
}

verbs! {
    /// What a choice does, or which rule forbids it.
    Why = VerbWhy, VerbWhyUsage, VerbWhyHelp;
    /// What an attack is likely to do.
    Odds = VerbOdds, VerbOddsUsage, VerbOddsHelp;
    /// How best to go on with the dice on the table.
    Best = VerbBest, VerbBestUsage, VerbBestHelp;
    /// What the computer would do.
    Hint = VerbHint, VerbHintUsage, VerbHintHelp;
    /// Why the computer did what it did last.
    Thoughts = VerbThoughts, VerbThoughtsUsage, VerbThoughtsHelp;
    /// Take the last choice back.
    Undo = VerbUndo, VerbUndoUsage, VerbUndoHelp;
    /// The next page of choices.
    More = VerbMore, VerbMoreUsage, VerbMoreHelp;
    /// Out of a group of choices.
    Back = VerbBack, VerbBackUsage, VerbBackHelp;
    /// The whole board.
    Board = VerbBoard, VerbBoardUsage, VerbBoardHelp;
    /// An area or a unit.
    Look = VerbLook, VerbLookUsage, VerbLookHelp;
    /// One area.
    Area = VerbArea, VerbAreaUsage, VerbAreaHelp;
    /// One unit.
    Unit = VerbUnit, VerbUnitUsage, VerbUnitHelp;
    /// One's own cards.
    Hand = VerbHand, VerbHandUsage, VerbHandHelp;
    /// One's own units.
    Army = VerbArmy, VerbArmyUsage, VerbArmyHelp;
    /// A rule, or rules with certain words.
    Rules = VerbRules, VerbRulesUsage, VerbRulesHelp;
    /// What happened.
    Log = VerbLog, VerbLogUsage, VerbLogHelp;
    /// Standing orders.
    Orders = VerbOrders, VerbOrdersUsage, VerbOrdersHelp;
    /// Write the game to a file.
    Save = VerbSave, VerbSaveUsage, VerbSaveHelp;
    /// All commands.
    Help = VerbHelp, VerbHelpUsage, VerbHelpHelp;
    /// Leave.
    Quit = VerbQuit, VerbQuitUsage, VerbQuitHelp;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_as_each_language_does() {
        assert_eq!(Terminal(Lang::En).list(&["Ann"]), "Ann");
        assert_eq!(Terminal(Lang::En).list(&["Ann", "Bob", "Cy"]), "Ann, Bob and Cy");
        assert_eq!(Terminal(Lang::Fr).list(&["Ann", "Bob"]), "Ann et Bob");
        assert_eq!(Terminal(Lang::Fr).decimal(1.5, 2), "1,50");
    }

    #[test]
    fn a_command_begins_its_own_usage_and_no_two_share_a_word() {
        for lang in Lang::ALL {
            for (at, verb) in Verb::ALL.iter().enumerate() {
                let word = verb.word(lang);
                assert!(verb.usage(lang).starts_with(&word), "{word}");
                assert!(!verb.help(lang).is_empty());
                assert!(Verb::ALL[..at].iter().all(|other| other.word(lang) != word), "{word}");
            }
        }
    }
}
