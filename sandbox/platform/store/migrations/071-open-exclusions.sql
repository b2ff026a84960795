-- An exclusion without an end.
ALTER TABLE person_breaks ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0;
-- Days of play begin at midnight of the site: seconds that its clock is ahead of UTC.
ALTER TABLE person_play ADD COLUMN offset_s INTEGER NOT NULL DEFAULT 0;
-- How long somebody has played on each day, numbered since the epoch in the time of the site.
CREATE TABLE person_play_days (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day INTEGER NOT NULL,
  played_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, day)
) STRICT;
