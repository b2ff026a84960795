-- Where a session is used, and when its person last proved who they are.
ALTER TABLE sessions ADD COLUMN proved_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN seen_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN country TEXT NOT NULL DEFAULT '';
-- A name for lists that is no secret.
ALTER TABLE sessions ADD COLUMN public_id TEXT NOT NULL DEFAULT '';
