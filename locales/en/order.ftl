### Keeping order: who is not heard, who is not let in, and what only some may do.

order-muted = { $time ->
    [ever] Nothing you write is shown here any more.
    [minutes] Nothing you write is shown here for another { $count } { $count ->
        [one] minute
       *[other] minutes
    }.
    [hours] Nothing you write is shown here for another { $count } { $count ->
        [one] hour
       *[other] hours
    }.
   *[days] Nothing you write is shown here for another { $count } days.
} The reason given: { $reason }
order-banned = { $time ->
    [ever] You are not let in here any more, for good.
    [minutes] You are not let in here for another { $count } { $count ->
        [one] minute
       *[other] minutes
    }.
    [hours] You are not let in here for another { $count } { $count ->
        [one] hour
       *[other] hours
    }.
   *[days] You are not let in here for another { $count } days.
} The reason given: { $reason }
order-not-yours = Only those who keep order on this server can do that.
order-nothing = There is nobody and nothing of that kind, or you may not do that to them.
order-own-address = That is the address you come from yourself.
order-address = This is no address of the internet, such as 192.0.2.7 or 2001:db8::1.
order-report = There is nothing there that you could report, or you have reported it already.
order-words = Say it in 1 to 300 characters.
