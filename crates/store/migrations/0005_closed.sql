-- A closed table can be looked at, and takes nothing more.
ALTER TABLE heads ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
