-- What tables take is appended to one journal, so that the inputs of many tables fill one page of
-- the file instead of one page each. A row holds what a table took at once, a line for each input;
-- the number of the row before it of the same table, 0 for the first; how many inputs the table has
-- taken then, and where it stands.
CREATE TABLE journal (
    id       INTEGER PRIMARY KEY,
    previous INTEGER NOT NULL,
    "table"  TEXT NOT NULL,
    inputs   TEXT NOT NULL,
    taken    INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    asked    INTEGER,
    over     INTEGER NOT NULL,
    updated  INTEGER NOT NULL
) STRICT;

INSERT INTO journal (previous, "table", inputs, taken, round, asked, over, updated)
SELECT 0, h."table", i.lines, i.taken, h.round, h.asked, h.over, h.updated
FROM heads h JOIN (
    SELECT "table", group_concat(line, char(10)) AS lines, count(*) AS taken FROM (
        SELECT "table",
               substr('cosu', kind + 1, 1) || ' ' || coalesce(seat, '-') || ' '
                   || printf('%016llx', after) || ' ' || text AS line
        FROM inputs
        ORDER BY "table", number
    )
    GROUP BY "table"
) i ON i."table" = h."table";

-- The last row of a table's journal, and how many inputs the table has taken in all.
ALTER TABLE heads ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
ALTER TABLE heads ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;

UPDATE heads SET (last, taken) = (SELECT id, taken FROM journal j WHERE j."table" = heads."table")
WHERE "table" IN (SELECT "table" FROM journal);

-- One statement appends for many tables and moves their heads.
CREATE TRIGGER journal_moves_heads AFTER INSERT ON journal BEGIN
    UPDATE heads SET last = NEW.id, taken = NEW.taken, round = NEW.round, asked = NEW.asked,
                     over = NEW.over, updated = NEW.updated
    WHERE "table" = NEW."table";
END;

DROP TABLE inputs;
