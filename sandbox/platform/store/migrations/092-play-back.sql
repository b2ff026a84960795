-- When a person came back after half an hour without a page: what their sign-ins show since then.
ALTER TABLE person_play ADD COLUMN back_at_ms INTEGER NOT NULL DEFAULT 0;
UPDATE person_play SET back_at_ms = started_at_ms;
