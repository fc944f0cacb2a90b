### Who is who, and one's own games.

games-title = My games
games-search = Search by player
games-yours = Your turn
games-theirs = Their turn
games-done = Over
games-none = None.
games-more = Show more
games-review = Review
games-nobody = Here are your games, on every device. You have none yet.
games-failed = Your games could not be fetched: { $reason }
account-title = Account
account-sign-in = Sign in
account-guest = You play as { $name }, a guest: your games are kept in this browser. An account takes them along to every device.
account-nobody = Nothing is needed to play. An account finds your games on every device.
account-ways = What do you want to do?
account-door-up = New account
account-door-in = Sign in
account-door-lost = Password lost
account-do-up = Make the account
account-do-in = Sign in
account-do-lost = Set the password
account-name = Name
account-name-note = 3 to 24 characters. Others see it.
account-password = Password
account-password-new = New password
account-password-note = At least 8 characters.
account-password-proof = Needed to change the password, for new codes and to delete the account.
account-password-change = Change the password
account-code = Recovery code
account-code-note = One of the eight you were given. It works once.
account-called = Your name as a guest
account-rename = Change the name
account-forget-guest = Forget this guest
account-codes = Recovery codes
account-codes-text = If you lose your password, each of these sets a new one, once. They are shown only now: keep them in a safe place.
account-codes-save = Save as a file
account-codes-done = I have kept them
account-codes-left =
    { $codes ->
        [one] One recovery code is left.
       *[other] { $codes } recovery codes are left.
    }
account-codes-new = New recovery codes
account-devices = Where you are signed in
account-device-unknown = A device
account-here = here
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-secure = Password and codes
account-mail = Mail
account-mail-address = Mail address
account-mail-note = Optional. Leave it empty to have it forgotten.
account-save = Save
account-saved = Saved.
account-bots = Bots
account-bots-text = A bot is a program of yours that plays with a token of its own.
account-bot-name = Name of the bot
account-bot-add = Add a bot
account-bot-remove = Remove
account-token = Its token, shown only now:
account-data = Your data
account-data-text = All that is kept of you can be taken along. Deleting the account keeps the games whole for the others.
account-export = Save my data
account-delete = Delete the account
account-order = Keeping order
