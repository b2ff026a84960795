-- Letters come from the brand on which somebody acts, or was last.
ALTER TABLE outbox ADD COLUMN sender TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN host TEXT NOT NULL DEFAULT '';
