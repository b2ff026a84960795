-- When somebody changed the password last; the first one, which the platform made, is no change.
ALTER TABLE users ADD COLUMN password_changed_at_ms INTEGER NOT NULL DEFAULT 0;
