-- Who plays. A guest has a name and nothing else to prove; an account a name of its own, by which it
-- signs in; a bot belongs to an account. `known` is a name as it is compared: no two accounts look alike.
CREATE TABLE people (
    id       TEXT NOT NULL PRIMARY KEY,
    kind     TEXT NOT NULL,
    name     TEXT NOT NULL,
    known    TEXT UNIQUE,
    owner    TEXT REFERENCES people (id),
    password TEXT,
    -- An address for letters, and whether letters to it were proved to arrive.
    mail     TEXT,
    proved   INTEGER NOT NULL DEFAULT 0,
    role     TEXT,
    -- Until when nothing of theirs is heard, and until when they are not let in.
    muted    INTEGER NOT NULL DEFAULT 0,
    banned   INTEGER NOT NULL DEFAULT 0,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX people_of_owner ON people (owner) WHERE owner IS NOT NULL;

-- A browser that is signed in. Only the digest of what its cookie holds is kept; `id` is what it is
-- called in lists.
CREATE TABLE sessions (
    digest  BLOB NOT NULL PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id),
    device  TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

-- What else proves somebody: a recovery code, once, or the token of a bot, always.
CREATE TABLE proofs (
    digest  BLOB NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id),
    kind    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX proofs_of_person ON proofs (person);

-- Whose a seat is, beside the secret that opens it.
ALTER TABLE seats ADD COLUMN person TEXT REFERENCES people (id);
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
