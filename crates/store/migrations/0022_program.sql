-- The program that opened a table. By which revision of the rules it is played stands in its set-up.
ALTER TABLE tables ADD COLUMN program TEXT;
