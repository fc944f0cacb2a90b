### The lobby: why somebody cannot meet others as they wish.

meeting-gone = This table has no free seat for you any more.
meeting-already = You sit at this table already.
meeting-no-room = A table in the lobby needs a seat for another person.
meeting-too-many = You have as many open tables as one may have. Close one of them first.
meeting-no-tie = There is nobody of that kind, or your list is full.
