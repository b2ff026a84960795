CREATE TABLE support_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner TEXT NOT NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  email TEXT,
  key TEXT NOT NULL,
  topic TEXT NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in_work', 'answered', 'closed')),
  created_at_ms INTEGER NOT NULL,
  CHECK ((user_id IS NULL) = (email IS NOT NULL)),
  UNIQUE (owner, key)
) STRICT;
CREATE INDEX support_requests_by_user ON support_requests (user_id, id);
INSERT INTO sqlite_sequence (name, seq) VALUES ('support_requests', 48210);

CREATE TABLE support_answers (
  id INTEGER PRIMARY KEY,
  request_id INTEGER NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX support_answers_by_request ON support_answers (request_id);

CREATE TABLE support_callbacks (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  phone TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  calls_by_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX support_callbacks_by_user ON support_callbacks (user_id, calls_by_ms);

CREATE TABLE support_chats (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL UNIQUE,
  consultant_id TEXT NOT NULL,
  reply TEXT,
  reply_at_ms INTEGER
) STRICT;

CREATE TABLE support_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chat_id INTEGER NOT NULL REFERENCES support_chats (id) ON DELETE CASCADE,
  sender TEXT NOT NULL CHECK (sender IN ('person', 'consultant')),
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  key TEXT,
  UNIQUE (chat_id, key)
) STRICT;
