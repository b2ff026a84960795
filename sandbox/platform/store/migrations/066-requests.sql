-- What people ask any desk: one thread each, with states, messages of both sides and files.
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  desk TEXT NOT NULL CHECK (desk IN ('support', 'payments')),
  owner TEXT NOT NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  email TEXT,
  key TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- What it is about: one thing has one request that is not closed.
  subject TEXT,
  language TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'in_work', 'needs_you', 'answered', 'closed')),
  created_at_ms INTEGER NOT NULL,
  closed_at_ms INTEGER,
  -- When the desk of the demo does its next step.
  due_ms INTEGER,
  -- How often anything of it has changed.
  changes INTEGER NOT NULL DEFAULT 1,
  CHECK ((user_id IS NULL) = (email IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_at_ms IS NOT NULL)),
  UNIQUE (owner, key)
) STRICT;
CREATE INDEX requests_by_user ON requests (user_id, desk, id);
CREATE INDEX requests_due ON requests (due_ms) WHERE due_ms IS NOT NULL;
CREATE UNIQUE INDEX requests_one_each ON requests (user_id, subject)
  WHERE subject IS NOT NULL AND state <> 'closed';

CREATE TABLE request_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id INTEGER NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  sender TEXT NOT NULL CHECK (sender IN ('person', 'desk')),
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0,
  key TEXT,
  UNIQUE (request_id, key)
) STRICT;
CREATE INDEX request_messages_by_request ON request_messages (request_id, id);

INSERT INTO sqlite_sequence (name, seq)
  SELECT 'requests', seq FROM sqlite_sequence WHERE name = 'support_requests';
INSERT INTO requests
  (id, desk, owner, user_id, email, key, topic, language, state, created_at_ms, closed_at_ms)
  SELECT id, 'support', owner, user_id, email, key, topic, language, state, created_at_ms,
    CASE state WHEN 'closed' THEN created_at_ms END
  FROM support_requests;
INSERT INTO request_messages (request_id, sender, text, at_ms, is_read)
  SELECT id, 'person', text, created_at_ms, 1 FROM support_requests;
INSERT INTO request_messages (request_id, sender, text, at_ms, is_read)
  SELECT request_id, 'desk', text, at_ms, is_read FROM support_answers ORDER BY id;
DROP TABLE support_answers;
DROP TABLE support_requests;

CREATE TABLE ideas (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  UNIQUE (user_id, key)
) STRICT;
INSERT INTO sqlite_sequence (name, seq) VALUES ('ideas', 3107);
