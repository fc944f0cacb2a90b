-- Whose decision a table awaits stands in `asked`; this is since when, and when the table is to be looked at
-- again: where it has a clock, when the time of whoever is asked is over. `clocks` is what its clocks show, as
-- text. See `Deadlines`.
ALTER TABLE heads ADD COLUMN since bigint NOT NULL DEFAULT 0;
ALTER TABLE heads ADD COLUMN due bigint;
ALTER TABLE heads ADD COLUMN clocks text;

UPDATE heads SET since = updated;

CREATE INDEX heads_by_due ON heads (due) WHERE due IS NOT NULL;

-- Days of somebody on which their own time in slow games stands still.
CREATE TABLE holidays (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    begins bigint NOT NULL,
    ends   bigint NOT NULL,
    PRIMARY KEY (person, begins)
);

-- When a server last looked at what is due, and times when none did: nobody's time passes then.
CREATE TABLE pulse (seen bigint NOT NULL);
INSERT INTO pulse VALUES (0);

CREATE TABLE outages (
    begins bigint NOT NULL PRIMARY KEY,
    ends   bigint NOT NULL
);
