-- Files of people, in parts until they are whole. They were of papers alone before.
CREATE TABLE person_files (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  type TEXT,
  -- What it was sent with; none while it waits.
  used_by TEXT,
  created_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX person_files_by_user ON person_files (user_id);
CREATE INDEX person_files_by_use ON person_files (used_by) WHERE used_by IS NOT NULL;

CREATE TABLE person_file_parts (
  file_id TEXT NOT NULL REFERENCES person_files (id) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (file_id, part)
) STRICT;

CREATE TABLE person_file_links (
  token_hash TEXT PRIMARY KEY,
  file_id TEXT NOT NULL REFERENCES person_files (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS identity_files (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  type TEXT,
  submission_id INTEGER,
  created_at_ms INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS identity_parts (
  file_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (file_id, part)
);
INSERT INTO person_files (id, user_id, name, size, type, used_by, created_at_ms)
  SELECT id, user_id, name, size, type, 'identity:' || submission_id, created_at_ms
  FROM identity_files WHERE user_id IN (SELECT id FROM users);
INSERT INTO person_file_parts (file_id, part, bytes)
  SELECT file_id, part, bytes FROM identity_parts
  WHERE file_id IN (SELECT id FROM person_files);
DROP TABLE identity_files;
DROP TABLE identity_parts;
