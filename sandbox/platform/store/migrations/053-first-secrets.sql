-- The password was made by the platform and shown once; its owner has none of their own yet.
ALTER TABLE users ADD COLUMN has_first_secret INTEGER NOT NULL DEFAULT 0;
