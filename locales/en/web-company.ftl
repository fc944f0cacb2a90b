### Those at a table: who is there, what they agree on beside the game, and what they say.

company-label = At the table
company-here = is here
company-thinks = thinks
company-away = is away
company-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
company-follow = The players go on at another table: follow them
company-vacant = Send this link to whoever takes the free seat:

## What is proposed

company-asks-draw = { $player } offers a draw.
company-asks-back = { $player } asks to take the last choice back, with all that came of it.
company-asks-again = { $player } asks for a rematch.
company-asks-swap = { $player } asks for a rematch with sides swapped.
company-asks-computer = { $whose ->
    [own] { $player } has to leave: the computer would play on.
   *[other] { $player } proposes that the computer plays on for { $other }.
}
company-asks-person = { $whose ->
    [own] { $player } has to leave: somebody else would play on.
   *[other] { $player } proposes to invite somebody else in place of { $other }.
}
company-asks-pause = { $player } asks for a pause: the clocks stop, and nobody moves.
company-asks-resume = { $player } wants to go on.
company-asks-pace = { $player } asks for another pace, with every clock anew: { $pace }.
company-agree = Agree
company-agree-as = Agree for { $player }
company-decline = Decline
company-awaits = The others are asked.
company-withdraw = Withdraw
company-let-computer = Let the computer play on
company-let-person = Invite somebody else

## What one can do

company-draw = Offer a draw
company-back = Ask to take back
company-back-alone = Take back, also beyond dice
company-abort = End before it begins
company-leave-computer = Leave to the computer
company-leave-person = Leave to another person
company-resign = Resign
company-sure = Yes
company-stay = No, play on
company-sure-resign = Give this game up? That cannot be taken back.
company-sure-leave = Leave this seat? The others are asked first; then it is yours no more.
company-watch = Link for those who watch
company-watch-text = Whoever has it sees what everybody may see, and no hand.
company-report = Report somebody

## How it ended

ended-resigned = { $player } gave the game up.
ended-out-of-time = The time of { $player } was over.
ended-agreed = Agreed by the players.
ended-aborted = Ended before it began
ended-aborted-text = { $player } ended the game before everybody had played: nobody has won or lost.
ended-again = Ask for a rematch
ended-swap = Ask to swap sides

## Talk

talk-none = Nobody has said anything yet.
talk-none-watching = Nobody has said anything yet. What you say is shown to players when the game is over.
talk-nobody = Spectator
talk-words = Say something
talk-send = Send
talk-phrases = Ready phrases
talk-report = report
talk-mute = mute
talk-muted = You do not hear { $player }.
talk-hear = hear again

phrase-hello = Hello!
phrase-good_game = Have a good game!
phrase-well_played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-take_your_time = Take your time.
phrase-thinking = I have to think.
phrase-back_soon = Back in a moment.
phrase-back = I am back.
phrase-slip = That was a slip.
phrase-again = Once more?
phrase-goodbye = Goodbye.
