-- Wrong codes of the last hour, of all kinds, by what they are counted for.
CREATE TABLE code_tries (
  counted TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX code_tries_by_counted ON code_tries (counted, at_ms);
INSERT INTO code_tries (counted, at_ms) SELECT phone, at_ms FROM sms_tries;
DROP TABLE sms_tries;
