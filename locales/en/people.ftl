### Who is who: why something is refused.

person-unknown = You are not signed in, or not any more.
person-no-origin = The request does not say which page it comes from.
person-no-device = You are not signed in on that device, or not any more.
person-no-account = Only accounts can do that.
person-no-guest = An account keeps its name.
person-name = A name is 3 to 24 characters that can be seen.
person-name-taken = Somebody has this name, or one that looks like it.
person-password = A password is 8 to 128 characters, and not the name.
person-wrong = The name, the password or the code is wrong.
person-mail = This is no mail address.
person-bots = An account has 8 bots at the most.
person-no-bot = There is no such bot.
person-no-person = Nobody with an account is called so.
rated-no-person = A game counts only when a person plays against somebody.
rated-unmeasured = It is not known how strong this computer player is in this game, so the game cannot count.
rated-no-account = This game counts: only those with an account play here. Sign in first.
rated-alone = This game counts, and you have a seat here already.
