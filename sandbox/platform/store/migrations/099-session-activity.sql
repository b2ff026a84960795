-- When a call of a session came last.
ALTER TABLE sessions ADD COLUMN last_at_ms INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET last_at_ms = created_at_ms;
