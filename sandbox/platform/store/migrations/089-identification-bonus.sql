-- Whether the proof of identity has brought a bonus of which the person is to be told.
ALTER TABLE users ADD COLUMN has_identification_bonus INTEGER NOT NULL DEFAULT 0;
