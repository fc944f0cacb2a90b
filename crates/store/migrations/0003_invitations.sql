-- A seat is given to somebody by an invitation, once: whoever claims it brings a secret of their own,
-- and only that opens the seat. Seats of tables that were opened before have their secret and no
-- invitation. Only digests are kept.
CREATE TABLE claims (
    "table"    TEXT NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    invitation BLOB UNIQUE,
    digest     BLOB UNIQUE,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

INSERT INTO claims ("table", seat, digest) SELECT "table", seat, digest FROM seats;

DROP TABLE seats;
ALTER TABLE claims RENAME TO seats;
