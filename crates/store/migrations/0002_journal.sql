-- What tables take is appended to one journal, so that the inputs of many tables fill one page of
-- the file instead of one page each. A row holds what a table took at once, a line for each input,
-- and the number of the row before it of the same table, 0 for the first.
CREATE TABLE journal (
    id       INTEGER PRIMARY KEY,
    previous INTEGER NOT NULL,
    "table"  TEXT NOT NULL,
    inputs   TEXT NOT NULL
) STRICT;

INSERT INTO journal (previous, "table", inputs)
SELECT 0, "table", group_concat(line, char(10)) FROM (
    SELECT "table",
           substr('cosu', kind + 1, 1) || ' ' || coalesce(seat, '-') || ' '
               || printf('%016llx', after) || ' ' || text AS line
    FROM inputs
    ORDER BY "table", number
)
GROUP BY "table";

-- The last row of the table's journal, and how many inputs it has taken in all.
ALTER TABLE heads ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
ALTER TABLE heads ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;

UPDATE heads SET
    last = coalesce((SELECT id FROM journal WHERE journal."table" = heads."table"), 0),
    taken = (SELECT count(*) FROM inputs WHERE inputs."table" = heads."table");

DROP TABLE inputs;
