-- Tables whose games count, and the pace they are played at, a word.
ALTER TABLE tables ADD COLUMN rated bigint NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN pace text NOT NULL DEFAULT 'none';

-- From where and in which browser a seat was taken at a table that counts, as digests that mean nothing
-- at any other table.
ALTER TABLE seats ADD COLUMN came text;
ALTER TABLE seats ADD COLUMN device text;

-- Whoever had a seat of a table that counts and gave it up: the game counts for them all the same.
CREATE TABLE leavers (
    "table" text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat    bigint NOT NULL,
    person  text NOT NULL,
    came    text,
    device  text,
    PRIMARY KEY ("table", seat)
);

-- How games ended, a row for each seat. `field` is 2, or 3 for three and more players; `outcome` 0 lost,
-- 1 drawn, 2 won, and nothing for games of before. What a game changed is there only if it counted, else
-- `uncounted` says why it did not.
CREATE TABLE results (
    "table"   text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      bigint NOT NULL,
    person    text,
    level     text,
    outcome   bigint,
    ruleset   text NOT NULL,
    pace      text NOT NULL,
    field     bigint NOT NULL,
    ended     bigint NOT NULL,
    uncounted text,
    was       double precision,
    became    double precision,
    deviation double precision,
    PRIMARY KEY ("table", seat)
);

CREATE INDEX results_of_person ON results (person, ended DESC, "table") WHERE person IS NOT NULL;
CREATE INDEX results_counted ON results (person, ruleset, pace, field, ended DESC) WHERE became IS NOT NULL;

INSERT INTO results ("table", seat, person, ruleset, pace, field, ended)
SELECT s."table", s.seat, s.person, t.ruleset, 'none',
       CASE WHEN (SELECT count(*) FROM seats o WHERE o."table" = s."table") > 2 THEN 3 ELSE 2 END, h.updated
FROM seats s JOIN tables t ON t.id = s."table" JOIN heads h ON h."table" = s."table"
WHERE s.person IS NOT NULL AND h.over;

-- How strong somebody is in a ruleset at a pace, on the scale of Elo.
CREATE TABLE ratings (
    person     text NOT NULL,
    ruleset    text NOT NULL,
    pace       text NOT NULL,
    field      bigint NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    games      bigint NOT NULL DEFAULT 0,
    won        bigint NOT NULL DEFAULT 0,
    drawn      bigint NOT NULL DEFAULT 0,
    updated    bigint NOT NULL,
    PRIMARY KEY (person, ruleset, pace, field)
);

CREATE INDEX leaders ON ratings (ruleset, pace, field, rating DESC, person)
WHERE games > 0 AND deviation <= 110;

-- Who may see somebody's games: `nobody`, those who `played` them, or `all`.
ALTER TABLE people ADD COLUMN shows text NOT NULL DEFAULT 'played';
