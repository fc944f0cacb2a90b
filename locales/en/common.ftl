### What several games say in the same words.

play-chosen = { $player }: { $choice }
play-and = { $first } and { $last }
question-waiting = Waiting for { $player }. { $question }
question-chance = The dice or a deck decide.
reason-base = base { $by }
reason-part = { $by } { $source }
reason-attack = { $unit } against { $target }
reason-odds-mean = Wounds to expect: { $mean }
reason-odds-at-least =
    At least { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }: { $chance }
reason-odds-destroys =
    Destroys { $target } ({ $vitality ->
        [one] 1 vitality point
       *[other] { $vitality } vitality points
    }): { $chance }
reason-spend-then = Then wounds to expect: { $mean }; chance to destroy: { $chance }.
reason-no-odds = There is nothing to roll for in this choice.
reason-outlook = Under best play from here on
reason-area = { $terrain }: { $text }
board-unknown-area = There is no area { $tag }; did you mean { $nearest }?
board-unknown-unit = There is no unit { $tag }; did you mean { $nearest }?
fault-rule = { $text } ({ $rule })
setup-players = A game has 2 to 4 players, not { $players }.
motive-wins = wins the game
motive-wounds = { $wounds } wounds to expect on { $target }
motive-destroys = { $chance } to destroy { $target }, { $wounds } wounds to expect
motive-prospect = could strike { $target } next, { $chance } to destroy
motive-army =
    { $leaning ->
        [for] more of your army against theirs
       *[against] less of your army against theirs
    }
motive-menace =
    { $leaning ->
        [for] more of their units within reach
       *[against] fewer of their units within reach
    }
