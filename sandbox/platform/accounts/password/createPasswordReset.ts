import type { MailSecret } from '../../mail/Mailer.ts';
import type { Store } from '../../store/Store.ts';
import { secretHash } from './secretHash.ts';
import { randomToken } from './secrets.ts';

const lifeMs = 3_600_000;

/** Creates a reset link for an hour, which replaces the previous one. */
export function createPasswordReset(
  { store, nowMs }: { readonly store: Store; readonly nowMs: () => number },
  { id }: { readonly id: number },
): MailSecret {
  const token = randomToken();
  const expiresAtMs = nowMs() + lifeMs;
  store.transaction(() => {
    store.run('DELETE FROM password_resets WHERE user_id = ?', id);
    store.run(
      'INSERT INTO password_resets (token_hash, user_id, expires_at_ms) VALUES (?, ?, ?)',
      secretHash(token),
      id,
      expiresAtMs,
    );
  });
  return { token, expiresAtMs };
}
