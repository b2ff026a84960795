-- The hash that a link has set: its answer may be lost, and the same change may come again.
ALTER TABLE password_resets ADD COLUMN changed_to TEXT;
