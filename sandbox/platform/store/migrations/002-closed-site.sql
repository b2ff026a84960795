CREATE TABLE blocks (
  user_id INTEGER NOT NULL UNIQUE,
  block TEXT NOT NULL
) STRICT;

CREATE TABLE appeals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  template_type_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
  answer TEXT,
  created_at_ms INTEGER NOT NULL,
  answered_at_ms INTEGER,
  CHECK ((state = 'open') = (answered_at_ms IS NULL))
) STRICT;
CREATE UNIQUE INDEX appeals_open ON appeals (user_id) WHERE state = 'open';

CREATE TABLE opening_notices (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  asked_at_ms INTEGER NOT NULL
) STRICT;
