-- Tables that their makers list, so that anybody may sit down at them. `card` is what the lobby shows
-- of a table beside its seats.
CREATE TABLE offers (
    "table" TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    card    TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX offers_of_person ON offers (person);
CREATE INDEX offers_by_end ON offers (until);

-- What somebody wants of another: `friend` or `block`.
CREATE TABLE ties (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX ties_to_other ON ties (other, kind);
