import { shownLogin } from '#domain/accounts/shownLogin.ts';
import { randomToken, secretHash, type Person, type SandboxPlatform } from '#sandbox';

/** Retention time of e-mails in the sandbox. */
const lifeMs = 86_400_000;

/** E-mails with number and password of a one-click account. */
export class CredentialEmails {
  /** The password is removed from the e-mails as soon as it is replaced. */
  static readonly tables = `CREATE TABLE IF NOT EXISTS credential_letters (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL
  );
  CREATE TRIGGER IF NOT EXISTS first_secret_replaced AFTER UPDATE OF has_first_secret ON users
  WHEN old.has_first_secret = 1 AND new.has_first_secret = 0
  BEGIN
    UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash IN
      (SELECT token_hash FROM credential_letters WHERE user_id = new.id);
    DELETE FROM credential_letters WHERE user_id = new.id;
  END;`;
  readonly #platform: Pick<SandboxPlatform, 'mailer' | 'nowMs' | 'store'>;

  constructor(platform: Pick<SandboxPlatform, 'mailer' | 'nowMs' | 'store'>) {
    this.#platform = platform;
  }

  /** Does not add the address to the account, because it is not verified. */
  send(
    { id, login }: Person,
    password: string,
    to: { readonly brand: string; readonly language: string; readonly recipient: string },
  ): void {
    const { store, mailer, nowMs } = this.#platform;
    const { brand, language, recipient } = to;
    const token = randomToken();
    store.transaction(() => {
      store.run(
        `DELETE FROM credential_letters WHERE token_hash NOT IN
          (SELECT token_hash FROM outbox WHERE token_hash IS NOT NULL)`,
      );
      store.run(
        'INSERT INTO credential_letters (token_hash, user_id) VALUES (?, ?)',
        secretHash(token),
        id,
      );
      mailer.send(
        'firstCredentials',
        { recipient, language },
        { brand, login: shownLogin(login), code: password },
        { token, expiresAtMs: nowMs() + lifeMs },
      );
    });
  }
}
