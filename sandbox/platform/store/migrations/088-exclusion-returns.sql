-- Until when an exclusion goes on whose time is over; empty until the person asks to come back.
ALTER TABLE person_breaks ADD COLUMN returns_at_ms INTEGER;
-- Whoever was excluded before was told that it ends by itself.
UPDATE person_breaks SET returns_at_ms = ends_at_ms WHERE is_open = 0;
