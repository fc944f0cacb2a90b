-- Tables whose games count, and the pace they are played at, a word.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

-- From where and in which browser a seat was taken at a table that counts, as digests that mean nothing
-- at any other table.
ALTER TABLE seats ADD COLUMN came TEXT;
ALTER TABLE seats ADD COLUMN device TEXT;

-- Whoever had a seat of a table that counts and gave it up: the game counts for them all the same.
CREATE TABLE leavers (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    person  TEXT NOT NULL,
    came    TEXT,
    device  TEXT,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

-- How games ended, a row for each seat. `field` is 2, or 3 for three and more players; `outcome` 0 lost,
-- 1 drawn, 2 won, and nothing for games of before. What a game changed is there only if it counted, else
-- `uncounted` says why it did not.
CREATE TABLE results (
    "table"   TEXT NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    TEXT,
    level     TEXT,
    outcome   INTEGER,
    ruleset   TEXT NOT NULL,
    pace      TEXT NOT NULL,
    field     INTEGER NOT NULL,
    ended     INTEGER NOT NULL,
    uncounted TEXT,
    was       REAL,
    became    REAL,
    deviation REAL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_person ON results (person, ended DESC, "table") WHERE person IS NOT NULL;
CREATE INDEX results_counted ON results (person, ruleset, pace, field, ended DESC) WHERE became IS NOT NULL;

INSERT INTO results ("table", seat, person, ruleset, pace, field, ended)
SELECT s."table", s.seat, s.person, t.ruleset, 'none',
       CASE WHEN json_array_length(t.players) > 2 THEN 3 ELSE 2 END, h.updated
FROM seats s JOIN tables t ON t.id = s."table" JOIN heads h ON h."table" = s."table"
WHERE s.person IS NOT NULL AND h.over AND json_valid(t.players);

-- How strong somebody is in a ruleset at a pace, on the scale of Elo.
CREATE TABLE ratings (
    person     TEXT NOT NULL,
    ruleset    TEXT NOT NULL,
    pace       TEXT NOT NULL,
    field      INTEGER NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL DEFAULT 0,
    won        INTEGER NOT NULL DEFAULT 0,
    drawn      INTEGER NOT NULL DEFAULT 0,
    updated    INTEGER NOT NULL,
    PRIMARY KEY (person, ruleset, pace, field)
) STRICT, WITHOUT ROWID;

CREATE INDEX leaders ON ratings (ruleset, pace, field, rating DESC, person)
WHERE games > 0 AND deviation <= 110;

-- Who may see somebody's games: `nobody`, those who `played` them, or `all`.
ALTER TABLE people ADD COLUMN shows TEXT NOT NULL DEFAULT 'played';
