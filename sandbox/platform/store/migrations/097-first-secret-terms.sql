-- Until when a password that the platform made has to be replaced; 0: no such term.
ALTER TABLE users ADD COLUMN first_secret_until_ms INTEGER NOT NULL DEFAULT 0;
