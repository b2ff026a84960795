-- What the post has sent back: it never reached its recipient.
ALTER TABLE outbox ADD COLUMN is_bounced INTEGER NOT NULL DEFAULT 0;
