-- The step of a code that told how far a phone's clock is off: a code that was told opens nothing.
ALTER TABLE totp_factors ADD COLUMN told_step INTEGER NOT NULL DEFAULT 0;
