CREATE TABLE contact_changes (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'phone')),
  old_contact TEXT NOT NULL,
  was_known INTEGER NOT NULL CHECK (was_known IN (0, 1)),
  was_confirmed INTEGER NOT NULL CHECK (was_confirmed IN (0, 1)),
  new_contact TEXT NOT NULL,
  asked_at_ms INTEGER NOT NULL,
  confirmed_at_ms INTEGER,
  undone_at_ms INTEGER
) STRICT;
CREATE INDEX contact_changes_by_user ON contact_changes (user_id, kind);
CREATE INDEX contact_changes_by_new ON contact_changes (new_contact);
CREATE INDEX contact_changes_by_old ON contact_changes (old_contact);
CREATE TABLE contact_undos (
  token_hash TEXT PRIMARY KEY,
  change_id INTEGER NOT NULL REFERENCES contact_changes (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX contact_undos_by_change ON contact_undos (change_id);
