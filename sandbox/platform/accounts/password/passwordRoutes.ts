import type {
  ForgotPasswordAnswer,
  KnownPasswordsAnswer,
  PasswordLinkAnswer,
  ResetPasswordAnswer,
} from '#wire';
import {
  isForgotPasswordRequest,
  isPasswordLinkRequest,
  isResetPasswordRequest,
} from '#wire/validators/auth.js';
import { ApiError, invalidQuery } from '../../http/ApiError.ts';
import { requireCaptchaOften } from '../../challenge/requireCaptcha.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { endBegunSignIns } from '../sign-in/endBegunSignIns.ts';
import { accountKey } from '../sign-in/LoginAttempts.ts';
import { limitMails, readEmail } from '../readContact.ts';
import { passwordRuleOf } from './passwordRuleOf.ts';
import { createPasswordReset } from './createPasswordReset.ts';
import { refusedPassword, requireNewPassword } from './requireNewPassword.ts';
import { secretHash } from './secretHash.ts';
import type { User } from '../Users.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

/** Adds password reset by a one-time link, valid for an hour. Never reveals known addresses. */
export function addPasswordRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { store, users, contacts, sessions, attempts, devices, mailer, passwords, feed } = platform;
  const { knownPasswords, later, nowMs } = platform;

  app.post('/web-api/auth/v1/password/forgot', async (context) => {
    const { email } = await readBody(context, isForgotPasswordRequest);
    const address = readEmail(email);
    requireCaptchaOften(context, platform, 'forgotten');
    limitMails(platform, context, 'forgotten', address);
    const named = users.byLogin(address);
    const isTheirs = named?.hasEmail === true && named.email.toLowerCase() === address;
    const user = isTheirs ? named : contacts.formerOwner(address);
    if (user !== undefined) later(() => sendLink(user, address, context.var.language));
    return context.json<ForgotPasswordAnswer>({ accepted: true });
  });

  function sendLink(user: User, recipient: string, language: string): void {
    const { token, expiresAtMs } = createPasswordReset(platform, user);
    // Only the path: the origin of the request could be forged, and would go to the person.
    mailer.send(
      'newPassword',
      { recipient, language },
      { link: `/${language}/user/passwordreset?token=${token}` },
      { token, expiresAtMs },
    );
  }

  app.get('/web-api/auth/v1/password/range/:prefix', (context) => {
    const prefix = context.req.param('prefix');
    if (!/^[\dA-F]{5}$/i.test(prefix))
      throw invalidQuery(
        'prefix',
        `prefix is ${JSON.stringify(prefix.slice(0, 20))}: give the first five hexadecimal signs of a SHA-1`,
      );
    context.header('Cache-Control', 'public, max-age=86400');
    return context.json<KnownPasswordsAnswer>({ suffixes: [...knownPasswords.suffixes(prefix)] });
  });

  /** @throws ApiError 400 `link_invalid` */
  function linkOf(token: string): { readonly user: User; readonly changedTo: string | null } {
    const link = store.one<{ user_id: number; changed_to: string | null }>(
      'SELECT user_id, changed_to FROM password_resets WHERE token_hash = ? AND expires_at_ms > ?',
      secretHash(token),
      nowMs(),
    );
    const user = link === undefined ? undefined : users.byId(link.user_id);
    if (link === undefined || user === undefined)
      throw new ApiError(
        400,
        'link_invalid',
        'The link was used, has expired, or is not complete: ask for another one',
      );
    return { user, changedTo: link.changed_to };
  }

  app.post('/web-api/auth/v1/password/reset/look', async (context) => {
    const { user } = linkOf((await readBody(context, isPasswordLinkRequest)).token);
    return context.json<PasswordLinkAnswer>({
      login: user.login,
      shortest: passwordRuleOf(platform, context, user).shortest,
    });
  });

  app.post('/web-api/auth/v1/password/reset', async (context) => {
    const { token, password } = await readBody(context, isResetPasswordRequest);
    const { user, changedTo } = linkOf(token);
    if (changedTo !== null) {
      await checkRepetition(secretHash(token), changedTo, user, password);
      return context.json<ResetPasswordAnswer>({ changed: true });
    }
    const rule = passwordRuleOf(platform, context, user);
    requireNewPassword(password, rule, knownPasswords);
    // The author of the undone change may know it.
    for (const hash of [user.passwordHash, ...users.closedPasswords(user.id)])
      if (await passwords.isRight(password, hash)) throw refusedPassword('used', rule);
    const passwordHash = await passwords.hash(password);
    const ended = store.transaction(() => {
      // The second of two concurrent requests finds the link used.
      if (
        store.one(
          `UPDATE password_resets SET changed_to = ?
            WHERE token_hash = ? AND changed_to IS NULL RETURNING user_id`,
          passwordHash,
          secretHash(token),
        ) === undefined
      )
        throw new ApiError(400, 'link_invalid', 'The link was used');
      users.setPassword(user.id, passwordHash, nowMs());
      attempts.clear(accountKey(user.id));
      devices.forget(user.id);
      endBegunSignIns(platform, user.id);
      platform.contacts.forgetPending(user.id);
      return sessions.endAll(user.id);
    });
    for (const sessionHash of ended) feed.endSession(sessionHash);
    platform.ownerEmails.notify(context, user.id, 'passwordChanged');
    return context.json<ResetPasswordAnswer>({ changed: true });
  });

  /**
   * Repeats the result of a change whose answer may have been lost; with another password the link
   * is used.
   */
  async function checkRepetition(
    tokenHash: string,
    changedTo: string,
    user: User,
    password: string,
  ): Promise<void> {
    const isSame =
      changedTo === user.passwordHash && (await passwords.isRight(password, changedTo));
    if (isSame) return;
    store.run('DELETE FROM password_resets WHERE token_hash = ?', tokenHash);
    throw new ApiError(400, 'link_invalid', 'The link was used');
  }
}
