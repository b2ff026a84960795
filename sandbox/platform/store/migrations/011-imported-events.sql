-- Matches are known by another key now, one for all files that speak of them: those of before are imported anew.
DROP TABLE imported_events;
CREATE TABLE imported_events (
  key TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  game_id INTEGER NOT NULL UNIQUE,
  version INTEGER NOT NULL UNIQUE
) STRICT;
