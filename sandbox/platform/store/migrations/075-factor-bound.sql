-- Since when: what was bound after a change of contact goes when the change is taken back.
ALTER TABLE totp_factors ADD COLUMN bound_at_ms INTEGER NOT NULL DEFAULT 0;
