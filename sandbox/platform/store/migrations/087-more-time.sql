-- How often more time was asked for.
ALTER TABLE two_step_tickets ADD COLUMN extensions INTEGER NOT NULL DEFAULT 0;
