-- The host of the brand that a bet came from: it is decided by that brand's settings.
ALTER TABLE placements ADD COLUMN host TEXT NOT NULL DEFAULT '';
