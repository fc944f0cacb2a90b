-- Tables that their makers list, so that anybody may sit down at them. `card` is what the lobby shows
-- of a table beside its seats.
CREATE TABLE offers (
    "table" text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    person  text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    card    text NOT NULL,
    listed  bigint NOT NULL,
    until   bigint NOT NULL
);

CREATE INDEX offers_of_person ON offers (person);
CREATE INDEX offers_by_end ON offers (until);

-- What somebody wants of another: `friend` or `block`.
CREATE TABLE ties (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind   text NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX ties_to_other ON ties (other, kind);
