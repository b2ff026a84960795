ALTER TABLE users ADD COLUMN internal_verification INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN user_status INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN requested_document TEXT NOT NULL DEFAULT '';
CREATE TABLE identity_checks (
  user_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  paper TEXT NOT NULL DEFAULT '',
  changed_at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind)
);
