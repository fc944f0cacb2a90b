-- Who plays. A guest has a name and nothing else to prove; an account a name of its own, by which it
-- signs in; a bot belongs to an account. `known` is a name as it is compared: no two accounts look alike.
CREATE TABLE people (
    id       text NOT NULL PRIMARY KEY,
    kind     text NOT NULL,
    name     text NOT NULL,
    known    text UNIQUE,
    owner    text REFERENCES people (id),
    password text,
    -- An address for letters, and whether letters to it were proved to arrive.
    mail     text,
    proved   bigint NOT NULL DEFAULT 0,
    role     text,
    -- Until when nothing of theirs is heard, and until when they are not let in.
    muted    bigint NOT NULL DEFAULT 0,
    banned   bigint NOT NULL DEFAULT 0,
    created  bigint NOT NULL
);

CREATE INDEX people_of_owner ON people (owner) WHERE owner IS NOT NULL;

-- A browser that is signed in. Only the digest of what its cookie holds is kept; `id` is what it is
-- called in lists.
CREATE TABLE sessions (
    digest  bytea NOT NULL PRIMARY KEY,
    id      text NOT NULL UNIQUE,
    person  text NOT NULL REFERENCES people (id),
    device  text NOT NULL,
    created bigint NOT NULL,
    seen    bigint NOT NULL,
    expires bigint NOT NULL
);

CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

-- What else proves somebody: a recovery code, once, or the token of a bot, always.
CREATE TABLE proofs (
    digest  bytea NOT NULL PRIMARY KEY,
    person  text NOT NULL REFERENCES people (id),
    kind    text NOT NULL,
    created bigint NOT NULL
);

CREATE INDEX proofs_of_person ON proofs (person);

-- Whose a seat is, beside the secret that opens it.
ALTER TABLE seats ADD COLUMN person text REFERENCES people (id);
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
