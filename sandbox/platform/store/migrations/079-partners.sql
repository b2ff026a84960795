-- The partner who brought a person; 0 for nobody.
ALTER TABLE users ADD COLUMN ref_id INTEGER NOT NULL DEFAULT 0;
