-- Until when a contact has to be confirmed: after that nothing can be paid in. NULL: no such term.
ALTER TABLE users ADD COLUMN activate_by_ms INTEGER;
