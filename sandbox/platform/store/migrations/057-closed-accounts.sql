-- When the person closed the account; nobody signs in to it from then on.
ALTER TABLE users ADD COLUMN closed_at_ms INTEGER;
-- When the person was given all data that are kept of them, for the last time.
ALTER TABLE users ADD COLUMN exported_at_ms INTEGER;
