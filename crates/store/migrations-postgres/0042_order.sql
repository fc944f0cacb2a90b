-- Keeping order: why somebody is not heard or not let in, as they are told.
ALTER TABLE people ADD COLUMN muted_why text;
ALTER TABLE people ADD COLUMN banned_why text;
CREATE INDEX people_banned ON people (banned) WHERE banned > 0;

-- Where a session came from last, as a digest made with a key of this server.
ALTER TABLE sessions ADD COLUMN came text;

-- Who said something, which nobody at the table is told.
ALTER TABLE talk ADD COLUMN person text;
CREATE INDEX talk_of_person ON talk (person) WHERE person IS NOT NULL;

-- Addresses from which nobody is let in, as such digests. `label` is what moderators know them by.
CREATE TABLE barred (
    network text NOT NULL PRIMARY KEY,
    label   text NOT NULL,
    until   bigint NOT NULL,
    reason  text NOT NULL
);

-- What people report: somebody, or something that was said. `talk` is what was said around it, as it was
-- kept then.
CREATE TABLE reports (
    id       text NOT NULL PRIMARY KEY,
    at       bigint NOT NULL,
    reporter text,
    about    text,
    called   text NOT NULL,
    "table"  text,
    seat     bigint,
    number   bigint,
    taken    bigint,
    kind     text NOT NULL,
    words    text NOT NULL,
    talk     text NOT NULL,
    closed   bigint,
    closer   text,
    outcome  text
);

CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about, at) WHERE about IS NOT NULL;
CREATE INDEX reports_of_reporter ON reports (reporter, at) WHERE reporter IS NOT NULL;

-- All that those who keep order did. Nothing here is ever changed.
CREATE TABLE measures (
    id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at     bigint NOT NULL,
    person text,
    name   text NOT NULL,
    act    text NOT NULL,
    whom   text NOT NULL,
    called text NOT NULL,
    until  bigint,
    reason text NOT NULL
);

CREATE INDEX measures_of_whom ON measures (whom, id);

-- Words that nobody reads in what others say; none at first.
CREATE TABLE filtered (word text NOT NULL PRIMARY KEY);

-- What this server makes once and keeps to itself, by name.
CREATE TABLE keys (
    name  text NOT NULL PRIMARY KEY,
    value text NOT NULL
);
