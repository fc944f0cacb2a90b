-- Keeping order: why somebody is not heard or not let in, as they are told.
ALTER TABLE people ADD COLUMN muted_why TEXT;
ALTER TABLE people ADD COLUMN banned_why TEXT;
CREATE INDEX people_banned ON people (banned) WHERE banned > 0;

-- Where a session came from last, as a digest made with a key of this server.
ALTER TABLE sessions ADD COLUMN came TEXT;

-- Who said something, which nobody at the table is told.
ALTER TABLE talk ADD COLUMN person TEXT;
CREATE INDEX talk_of_person ON talk (person) WHERE person IS NOT NULL;

-- Addresses from which nobody is let in, as such digests. `label` is what moderators know them by.
CREATE TABLE barred (
    network TEXT NOT NULL PRIMARY KEY,
    label   TEXT NOT NULL,
    until   INTEGER NOT NULL,
    reason  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What people report: somebody, or something that was said. `talk` is what was said around it, as it was
-- kept then.
CREATE TABLE reports (
    id       TEXT NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    reporter TEXT,
    about    TEXT,
    called   TEXT NOT NULL,
    "table"  TEXT,
    seat     INTEGER,
    number   INTEGER,
    taken    INTEGER,
    kind     TEXT NOT NULL,
    words    TEXT NOT NULL,
    talk     TEXT NOT NULL,
    closed   INTEGER,
    closer   TEXT,
    outcome  TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about, at) WHERE about IS NOT NULL;
CREATE INDEX reports_of_reporter ON reports (reporter, at) WHERE reporter IS NOT NULL;

-- All that those who keep order did. Nothing here is ever changed.
CREATE TABLE measures (
    id     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at     INTEGER NOT NULL,
    person TEXT,
    name   TEXT NOT NULL,
    act    TEXT NOT NULL,
    whom   TEXT NOT NULL,
    called TEXT NOT NULL,
    until  INTEGER,
    reason TEXT NOT NULL
) STRICT;

CREATE INDEX measures_of_whom ON measures (whom, id);

-- Words that nobody reads in what others say; none at first.
CREATE TABLE filtered (word TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;

-- What this server makes once and keeps to itself, by name.
CREATE TABLE keys (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
