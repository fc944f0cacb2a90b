-- Whose decision a table awaits stands in `asked`; this is since when, and when the table is to be looked at
-- again: where it has a clock, when the time of whoever is asked is over. `clocks` is what its clocks show, as
-- text. See `Deadlines`.
ALTER TABLE heads ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE heads ADD COLUMN due INTEGER;
ALTER TABLE heads ADD COLUMN clocks TEXT;

UPDATE heads SET since = updated;

CREATE INDEX heads_by_due ON heads (due) WHERE due IS NOT NULL;

DROP TRIGGER journal_moves_heads;

CREATE TRIGGER journal_moves_heads AFTER INSERT ON journal BEGIN
    UPDATE heads SET last = NEW.id, taken = NEW.taken, round = NEW.round, over = NEW.over, updated = NEW.updated,
                     since = CASE WHEN asked IS NEW.asked THEN since ELSE NEW.updated END,
                     asked = NEW.asked
    WHERE "table" = NEW."table";
END;

-- Days of somebody on which their own time in slow games stands still.
CREATE TABLE holidays (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    PRIMARY KEY (person, begins)
) STRICT, WITHOUT ROWID;

-- When a server last looked at what is due, and times when none did: nobody's time passes then.
CREATE TABLE pulse (seen INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);

CREATE TABLE outages (
    begins INTEGER NOT NULL PRIMARY KEY,
    ends   INTEGER NOT NULL
) STRICT;
