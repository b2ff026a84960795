-- What a code by text is for: one that signs in never opens the way to a new password.
ALTER TABLE sms_codes ADD COLUMN purpose TEXT NOT NULL DEFAULT 'sign-in' CHECK (purpose IN ('sign-in', 'password'));
