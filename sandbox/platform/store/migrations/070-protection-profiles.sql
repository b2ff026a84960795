-- Under which profiles of responsible gambling somebody has played: the strictest holds them.
CREATE TABLE person_profiles (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  profile TEXT NOT NULL,
  since_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, profile)
) STRICT;
-- When somebody last answered what they are asked from time to time.
CREATE TABLE person_prompts (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  answered_at_ms INTEGER NOT NULL,
  -- Days after which the person wants to be asked again, where they chose it.
  every_days INTEGER,
  PRIMARY KEY (user_id, kind)
) STRICT;
-- Questions that stand before a looser limit, with the order that waits for their answers.
CREATE TABLE limit_questions (
  token TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  asked_at_ms INTEGER NOT NULL,
  orders TEXT NOT NULL
) STRICT;
