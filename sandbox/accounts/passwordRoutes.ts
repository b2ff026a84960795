import { randomBytes } from 'node:crypto';
import type { ForgotPasswordAnswer, ResetPasswordAnswer } from '#wire';
import { isForgotPasswordRequest, isResetPasswordRequest } from '#wire/validators/auth.js';
import { passwordProblem } from '../../plugins/recovery/domain/passwordProblem.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { Store } from '../store/Store.ts';
import type { Letters } from '../letters/Letters.ts';
import type { LoginAttempts } from './LoginAttempts.ts';
import { hashPassword, isPasswordRight } from './passwordHash.ts';
import { countLetter, readEmail } from './readContact.ts';
import { secretHash } from './secretHash.ts';
import type { Sessions } from './Sessions.ts';
import type { User, Users } from './Users.ts';

const linkLifeMs = 3_600_000;

export interface PasswordRoutesOptions {
  readonly store: Store;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly attempts: LoginAttempts;
  readonly letters: Letters;
  readonly passwordCost: number;
  readonly nowMs: () => number;
  readonly onSessionEnd: (sessionHash: string) => void;
}

/** A forgotten password is replaced through a link that works once, for an hour. Nobody learns whose addresses are known. */
export function addPasswordRoutes(app: SandboxApp, options: PasswordRoutesOptions): void {
  const { store, users, sessions, attempts, letters, nowMs } = options;

  app.post('/web-api/auth/v1/password/forgot', async (context) => {
    const { email } = await readBody(context.req.raw, isForgotPasswordRequest);
    const address = readEmail(email);
    countLetter(attempts, 'forgotten', address, nowMs());
    const user = users.byLogin(address);
    if (user !== undefined && user.hasEmail && user.email.toLowerCase() === address) {
      const token = randomBytes(32).toString('base64url');
      store.run('DELETE FROM password_resets WHERE user_id = ?', user.id);
      store.run('INSERT INTO password_resets (token_hash, user_id, expires_at_ms) VALUES (?, ?, ?)', secretHash(token), user.id, nowMs() + linkLifeMs);
      // The path alone: an origin would have to be taken from the request, and a forged one would go to the person.
      letters.send('newPassword', { recipient: user.email, language: context.var.language }, { link: `/${context.var.language}/user/passwordreset?token=${token}` });
    }
    return context.json<ForgotPasswordAnswer>({ accepted: true });
  });

  app.post('/web-api/auth/v1/password/reset', async (context) => {
    const { token, password } = await readBody(context.req.raw, isResetPasswordRequest);
    const link = store.one<{ user_id: number; changed_to: string | null }>('SELECT user_id, changed_to FROM password_resets WHERE token_hash = ? AND expires_at_ms > ?', secretHash(token), nowMs());
    const user = link === undefined ? undefined : users.byId(link.user_id);
    if (user !== undefined && typeof link?.changed_to === 'string') {
      await checkRepetition(secretHash(token), link.changed_to, user, password);
      return context.json<ResetPasswordAnswer>({ changed: true });
    }
    if (user === undefined) throw new ApiError(400, 'link_invalid', 'The link was used, has expired, or is not complete: ask for another one');
    const problem = passwordProblem(password);
    if (problem !== undefined) throw new ApiError(400, 'password_refused', `The password is refused: ${problem}`, { field: 'password', meta: { problem } });
    const passwordHash = await hashPassword(password, options.passwordCost);
    const ended = store.transaction(() => {
      // Of two that come at once, one finds the link used.
      if (store.one('UPDATE password_resets SET changed_to = ? WHERE token_hash = ? AND changed_to IS NULL RETURNING user_id', passwordHash, secretHash(token)) === undefined)
        throw new ApiError(400, 'link_invalid', 'The link was used');
      users.setPassword(user.id, passwordHash);
      attempts.clear(user.login);
      attempts.clear(user.email);
      return sessions.endAll(user.id);
    });
    for (const sessionHash of ended) options.onSessionEnd(sessionHash);
    letters.send('passwordChanged', { recipient: user.email, language: context.var.language });
    return context.json<ResetPasswordAnswer>({ changed: true });
  });

  /** The answer to a change may be lost. The same change is then true still; with another password nobody tries twice. */
  async function checkRepetition(tokenHash: string, changedTo: string, user: User, password: string): Promise<void> {
    const isSame = changedTo === user.passwordHash && (await isPasswordRight(password, changedTo, options.passwordCost));
    if (isSame) return;
    store.run('DELETE FROM password_resets WHERE token_hash = ?', tokenHash);
    throw new ApiError(400, 'link_invalid', 'The link was used');
  }
}
