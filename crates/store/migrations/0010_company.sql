-- What the players of a table agreed on beside its game: how it ended, what is proposed.
ALTER TABLE heads ADD COLUMN accord TEXT;

-- What was said at a table. Numbers count from 0 at each.
CREATE TABLE talk (
    "table" TEXT NOT NULL REFERENCES tables (id),
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    line    TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;
