-- What a visit to a provider is for: who refuses there is back where they began.
ALTER TABLE provider_tries ADD COLUMN intent TEXT NOT NULL DEFAULT 'login';
