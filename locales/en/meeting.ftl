### The lobby: why somebody cannot meet others as they wish.

meeting-gone = This table has no free seat for you any more.
meeting-already = You sit at this table already.
meeting-no-room = A table in the lobby needs a seat for another person.
meeting-too-many = You have as many open tables as one may have. Close one of them first.
meeting-no-tie = There is nobody of that kind, or your list is full.
meeting-pace = A live game has 1 to 10,800 seconds with up to 300 more a turn and a reserve of up to 120, a slow one 1 to 336 hours a turn.
meeting-holiday = A holiday lasts 1 to 30 days, there are 30 days of them within a year, and it may not lie in another.
