-- The country of whoever sent it: a block that begins while it waits decides it, too.
ALTER TABLE placements ADD COLUMN country TEXT NOT NULL DEFAULT '';
ALTER TABLE cash_outs ADD COLUMN country TEXT NOT NULL DEFAULT '';
