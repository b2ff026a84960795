-- When an account was opened; 0 for those of before: long ago.
ALTER TABLE users ADD COLUMN created_at_ms INTEGER NOT NULL DEFAULT 0;
