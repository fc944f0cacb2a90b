### Why a name or a request is refused.

fault-known-name = a name that is known here
fault-nearest = Did you mean “{ $near }”?
unknown-unit-name = There is no unit “{ $name }”.
unknown-army-name = There is no army “{ $name }”.
unknown-board-name = There is no board “{ $name }”.
unknown-scenario-name = There is no scenario “{ $name }”.
unknown-name = “{ $name }” is not known.

## Requests

request-unknown = There is no such request.
request-no-table = This table does not exist, or not any more.
request-secret-in-address = A seat's secret may not stand in an address; it goes into a header.
request-claimed = Somebody has taken this seat already. An invitation works once.
request-weak-secret = A seat's secret is 32 to 128 letters and digits.
request-no-hints = This table allows no advice while the game goes on.
request-leaving = The server is about to start anew. Please come back in a moment.
request-store = The server could not read or write what it keeps. Please try again in a while.
request-lang = There is no language “{ $code }”; there are en and fr.
request-ruleset = There is no such ruleset here; there are { $known }.
request-seats = { $players } players do not fit { $seats } seats.
request-name = A name has at most { $most } characters, on one line.
request-look-alike = “{ $one }” and “{ $other }” look alike; please choose another name.
request-level = There is no such computer player; there are { $known }.
request-settings = The rulings of the table cannot be read: { $reason }
request-record = The record cannot be played again: { $reason }
request-step = The game has only { $steps } steps.
request-over-then = The game is over at that moment.
request-view-closed = What another player saw is open once the game is over.
request-not-over = The record holds everybody's cards: it is open once the game is over.
request-review-not-over = A review tells everybody's cards: it is open once the game is over.
request-undecided = Nobody decided anything at step { $step }.
table-no-order = “{ $order }” is no standing order
table-no-choice = “{ $notation }” is no choice of this game
table-joined-already = this session has joined already
