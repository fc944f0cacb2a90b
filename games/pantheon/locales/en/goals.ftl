### The ways to win, and how far one is on them.

## What has to be done, as a part of a sentence, and how far it is in a few words

goal-stones = absorb { $of ->
    [one] a stone
   *[other] { $of } stones
}
    .short = { $done }/{ $of } stones
goal-unit = destroy { $unit }
    .short = ⚔ { $unit } ♥ { $left }/{ $of }
goal-divinities = { $of ->
    [one] destroy an enemy divinity
   *[other] be the last whose divinity stands
}
    .short = { $done }/{ $of } divinities fallen
goal-reach = end a turn with a unit in { $area }
    .short = { $away ->
        [one] 1 area from { $area }
       *[other] { $away } areas from { $area }
    }
    .none = nobody near { $area }
goal-carry = carry { $what ->
    [relic] the relic
    [stone] a stone
   *[either] a stone or relic
} to { $area }
    .short = { $away ->
        [one] bearer 1 area from { $area }
       *[other] bearer { $away } areas from { $area }
    }
    .none = no bearer yet
    .taken = borne by { $unit }
goal-rounds = hold out until round { $of } is over
    .short = held out { $done }/{ $of } rounds

## By what a game was won

won-stones = { $of ->
    [1] The first stone was absorbed.
    [2] The second stone was absorbed.
    [3] The third stone was absorbed.
    [4] The fourth stone was absorbed.
    [5] The fifth stone was absorbed.
    [6] The sixth stone was absorbed.
   *[other] { $of } stones were absorbed.
}
won-unit = That was the end of { $unit }.
won-divinities = No rival's divinity stands any more.
won-reach = { $area } was reached.
won-carry = { $what ->
    [relic] The relic
    [stone] A stone
   *[either] A stone or relic
} was carried to { $area }.
won-rounds = Round { $of } is over, and the divinity stands.
won-limit = The last round was played without a winner.
