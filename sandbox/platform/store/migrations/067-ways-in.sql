-- Who came from a provider or with a payment has no password until they set one.
ALTER TABLE users ADD COLUMN has_password INTEGER NOT NULL DEFAULT 1;
-- Who links an account elsewhere from inside; empty for a sign-in.
ALTER TABLE provider_tries ADD COLUMN user_id INTEGER REFERENCES users (id) ON DELETE CASCADE;
