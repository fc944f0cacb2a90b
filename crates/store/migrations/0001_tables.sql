-- How games began. Many tables begin alike, so a set-up is kept once, under its fingerprint.
CREATE TABLE setups (
    id   TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id      TEXT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    setup   TEXT NOT NULL REFERENCES setups (id),
    players TEXT NOT NULL,
    -- The state a table begins in, when it begins in the middle of a game.
    start   TEXT,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a table stands, for lists. Everything else follows from its inputs.
CREATE TABLE heads (
    "table" TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    round   INTEGER NOT NULL,
    asked   INTEGER,
    over    INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A seat is opened by a secret; only its digest is kept.
CREATE TABLE seats (
    digest  BLOB NOT NULL PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_table ON seats ("table");

-- Choices, outcomes, orders and undos, in the order they were taken.
CREATE TABLE inputs (
    "table" TEXT NOT NULL REFERENCES tables (id),
    number  INTEGER NOT NULL,
    kind    INTEGER NOT NULL,
    seat    INTEGER,
    text    TEXT NOT NULL,
    after   INTEGER NOT NULL,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;
