CREATE TABLE known_devices (
  device_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seen_at_ms INTEGER NOT NULL,
  PRIMARY KEY (device_hash, user_id)
) STRICT;
CREATE INDEX known_devices_by_user ON known_devices (user_id, seen_at_ms);
CREATE TABLE failures_in_a_row (
  login TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX failures_in_a_row_by_time ON failures_in_a_row (at_ms);
