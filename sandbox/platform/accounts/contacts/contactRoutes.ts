import type { ContactAnswer, UndoContactAnswer } from '#wire';
import { isContactRequest } from '#wire/validators/auth.js';
import { isLetterTokenRequest } from '#wire/validators/letters.js';
import { ApiError, invalidBody } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { deviceOf, originOf } from '../../mail/OwnerEmails.ts';
import { ProviderLinks } from '../../providers/ProviderLinks.ts';
import { limitMails, readEmail, readPhone } from '../readContact.ts';
import { requireLevel } from '../second-factor/requireLevel.ts';
import { endBegunSignIns } from '../sign-in/endBegunSignIns.ts';
import { accountKey } from '../sign-in/LoginAttempts.ts';
import { userConfigOf } from '../userConfigOf.ts';

const resendAfterMs = 60_000;

/** Adds the routes to change e-mail address or phone number, and to undo a change. */
export function addContactRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { store, users, sessions, devices, attempts, activation, contacts, feed } = platform;
  const { mailer, ownerEmails, later, notifyUser, nowMs, user } = platform;

  app.post('/web-api/user/v1/contact', async (context) => {
    const person = requireLevel(platform, context, 'fresh2');
    const { language } = context.var;
    const { email, phone } = await readBody(context, isContactRequest);
    if ((email === undefined) === (phone === undefined))
      throw invalidBody(undefined, 'The body needs either email or phone');
    const contact = email === undefined ? readPhone(phone ?? '') : readEmail(email);
    limitMails(platform, context, 'contact', contact, person.id);
    const isOwn = email === undefined ? contact === person.phone : contact === person.email;
    if (!isOwn || (email !== undefined && !person.hasEmail))
      contacts.ask(person, email === undefined ? 'phone' : 'email', contact, {
        language,
        device: deviceOf(originOf(context)),
      });
    const code = email === undefined ? activation.sendCode(person, contact, language) : undefined;
    if (email !== undefined)
      later(() => {
        if (!contacts.isOfAnother(contact, person.id))
          activation.sendLink('verify', person, language, contact);
        // The caller sees no difference: only the owner of the address learns about their account.
        else
          mailer.send(
            'addressKnown',
            { recipient: contact, language },
            { link: `/${language}/user/forgotpassword` },
          );
      });
    notifyUser(person.id);
    return context.json<ContactAnswer>({
      result: userConfigOf(platform, user(context)),
      ...(code === undefined
        ? {}
        : {
            code: {
              token: code.token,
              expires_at: Math.floor(code.expiresAtMs / 1000),
              resend_at: Math.floor((nowMs() + resendAfterMs) / 1000),
            },
          }),
    });
  });

  app.post('/web-api/auth/v1/contact/undo', async (context) => {
    const { token } = await readBody(context, isLetterTokenRequest);
    const undone = contacts.undo(token);
    if (undone === undefined)
      throw new ApiError(400, 'link_invalid', 'The link has expired, or is not complete');
    const { user: person, kind, isRepeated, sinceMs, lost } = undone;
    let removed = 0;
    if (!isRepeated) {
      // The author of the change knew the password and may have changed more than this.
      const ended = store.transaction(() => {
        store.run('DELETE FROM password_resets WHERE user_id = ?', person.id);
        endBegunSignIns(platform, person.id);
        store.run(
          `DELETE FROM letter_tokens
            WHERE user_id = ? AND purpose IN ('verify', 'activate', 'code')`,
          person.id,
        );
        devices.forget(person.id);
        attempts.closeForGood(accountKey(person.id), nowMs());
        users.closePassword(person.id);
        removed = removeWaysSince(platform, person.id, sinceMs);
        return sessions.endAll(person.id);
      });
      for (const sessionHash of ended) feed.endSession(sessionHash);
      notifyUser(person.id);
      ownerEmails.notify(context, person.id, 'contactUndone', {}, lost);
      if (removed > 0) ownerEmails.notify(context, person.id, 'waysRemoved');
    }
    return context.json<UndoContactAnswer>({ kind, isRepeated, ways_removed: removed });
  });
}

/**
 * Removes sign-in ways that a thief may have added: passkeys, linked accounts, authenticator app.
 */
function removeWaysSince(
  { factors, nowMs, passkeys, store }: SandboxPlatform,
  userId: number,
  sinceMs: number,
): number {
  return (
    passkeys.removeSince(userId, sinceMs) +
    new ProviderLinks(store, nowMs).unlinkSince(userId, sinceMs) +
    Number(factors.removeSince(userId, sinceMs))
  );
}
