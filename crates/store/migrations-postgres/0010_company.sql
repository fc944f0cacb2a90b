-- What the players of a table agreed on beside its game: how it ended, what is proposed.
ALTER TABLE heads ADD COLUMN accord text;

-- What was said at a table. Numbers count from 0 at each.
CREATE TABLE talk (
    "table" text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number  integer NOT NULL,
    at      bigint NOT NULL,
    line    text NOT NULL,
    PRIMARY KEY ("table", number)
);
