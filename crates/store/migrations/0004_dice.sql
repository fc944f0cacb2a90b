-- What a table's dice follow from: a secret of the server and what the seats added. Tables of before
-- have none.
ALTER TABLE tables ADD COLUMN dice TEXT;
