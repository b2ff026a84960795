-- What was told to a person by letter and stands in the list of messages on the site as well.
CREATE TABLE person_messages (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  letter TEXT NOT NULL,
  letter_values TEXT NOT NULL,
  device TEXT NOT NULL
) STRICT;
CREATE INDEX person_messages_of ON person_messages (user_id, at_ms);
