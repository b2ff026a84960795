import type { SignInAnswer, StepUpAnswer, StepUpLetter, TwoStepNeeded } from '#wire';
import {
  isStepUpRequest,
  isTwoStepMoreRequest,
  isTwoStepRequest,
} from '#wire/validators/factors.js';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import { requireProof } from '../password/requireProof.ts';
import { ownTries, triesOf } from '../codes/triesOf.ts';
import { limitMails } from '../readContact.ts';
import { masked } from '../../mail/masked.ts';
import { usePasskey } from '../passkeys/usePasskey.ts';
import { beginSignIn, hasBegunSignIn } from '../sign-in/browserState.ts';
import { admit, twoStepNeeded } from '../sign-in/openSession.ts';
import type { Level } from '../sign-in/Sessions.ts';
import type { User } from '../Users.ts';
import { ticketLifeS } from './TwoStepTickets.ts';
import { levelLifeMs, requireOwnSession } from './requireLevel.ts';

const ticketOver = (): ApiError =>
  new ApiError(
    410,
    'ticket_over',
    'Too much time or too many tries: begin with the password again',
  );

const passwordIsThere = (): ApiError =>
  new ApiError(409, 'password_set', 'The account has a password: that is the proof');

/** Adds the second step of a sign-in, and the proofs of identity that some calls need. */
export function addSecondFactorRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, signedTokens, tickets, gate, nowMs } = platform;

  app.post('/web-api/auth/v1/two-step', async (context) => {
    const body = await readBody(context, isTwoStepRequest);
    const { ticket, code, passkey, trust_device: trustsDevice = false } = body;
    if ((code === undefined) === (passkey === undefined))
      throw new ApiError(400, 'invalid_body', 'Give code or passkey');
    const begun = hasBegunSignIn(context, signedTokens, 'grandstand_two_step', ticket)
      ? tickets.consume(ticket)
      : undefined;
    const user = begun === undefined ? undefined : users.byId(begun.userId);
    if (begun === undefined || user === undefined) throw ticketOver();
    if (code !== undefined)
      useCode(context, platform, user, code, {
        counted: triesOf(platform, context, { userId: user.id }),
        triesLeft: begun.triesLeft,
      });
    if (passkey !== undefined) await usePasskey(context, platform, passkey, user);
    // It may have been used, or ended by a new password, while the passkey was verified.
    if (!tickets.end(ticket)) throw ticketOver();
    // The second factor has been used, so it is not lost.
    platform.rights.release(user.id, 'recovery');
    return context.json<SignInAnswer>(
      admit(context, platform, user, { ...begun, isSecondFactorProved: true, trustsDevice }),
    );
  });

  app.post('/web-api/auth/v1/two-step/more', async (context) => {
    const { ticket } = await readBody(context, isTwoStepMoreRequest);
    const more = hasBegunSignIn(context, signedTokens, 'grandstand_two_step', ticket)
      ? tickets.extend(ticket)
      : undefined;
    if (more === undefined) throw ticketOver();
    if (more === 'none')
      throw new ApiError(409, 'no_more_time', 'More time was given twice: go on, or begin anew');
    beginSignIn(context, signedTokens, 'grandstand_two_step', ticket, ticketLifeS);
    return context.json<TwoStepNeeded>(
      twoStepNeeded(context, platform, more.userId, { ticket, expiresAtMs: more.expiresAtMs }),
    );
  });

  app.post('/web-api/auth/v1/step-up/letter', (context) => {
    const user = platform.user(context);
    requireOwnSession(platform, context);
    if (users.hasPassword(user.id)) throw passwordIsThere();
    const { channel, recipient } = codeRecipient(user);
    if (recipient === '')
      throw new ApiError(409, 'no_contact', 'The account has no address and no number');
    limitMails(platform, context, 'proof', recipient, user.id);
    const { guid, code, expiresAtMs, resendAtMs } = platform.proofCodes.begin(user.id);
    const host = context.var.caller.host.replace(/:\d+$/, '');
    platform.later(() =>
      platform.mailer.send(
        channel === 'email' ? 'proofCode' : 'proofCodeText',
        { recipient, language: context.var.language, channel },
        { code, host },
        { token: guid, expiresAtMs },
      ),
    );
    return context.json<StepUpLetter>({
      guid,
      channel,
      sent_to: channel === 'email' ? masked(recipient) : `•••${recipient.slice(-2)}`,
      resend_at: Math.floor(resendAtMs / 1000),
    });
  });

  app.post('/web-api/auth/v1/step-up', async (context) => {
    const user = platform.user(context);
    const session = requireOwnSession(platform, context);
    const { password, code, letter, passkey } = await readBody(context, isStepUpRequest);
    if ([password, code, letter, passkey].every((proof) => proof === undefined))
      throw new ApiError(400, 'invalid_body', 'Give password, code, letter or passkey');
    if (password !== undefined) await requireProof(platform, user, password);
    if (letter !== undefined) useSentCode(platform, user, letter);
    if (code !== undefined) useCode(context, platform, user, code, { counted: ownTries(user.id) });
    if (passkey !== undefined) await usePasskey(context, platform, passkey, user);
    // The session may have ended while the password was hashed.
    requireOwnSession(platform, context);
    // A text is not a full proof: the number may have a new owner.
    const isFirstProved =
      password !== undefined || (letter !== undefined && codeRecipient(user).channel === 'email');
    const isWhole =
      passkey !== undefined ||
      (isFirstProved && (code !== undefined || !platform.factors.isOn(user.id)));
    const level: Level = isWhole ? 'fresh2' : 'fresh';
    gate.raiseLevel(context, session, level);
    return context.json<StepUpAnswer>({
      level,
      fresh_until_at: Math.floor((nowMs() + levelLifeMs) / 1000),
    });
  });
}

/** Returns the recipient of a code: the address, else the number. */
function codeRecipient(user: User): {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
} {
  return user.hasEmail
    ? { channel: 'email', recipient: user.email }
    : { channel: 'sms', recipient: user.phone };
}

/** Checks a code sent by e-mail or text. */
function useSentCode(
  { codeTries, proofCodes, users }: SandboxPlatform,
  { id }: User,
  { guid, code }: { readonly guid: string; readonly code: string },
): void {
  if (users.hasPassword(id)) throw passwordIsThere();
  const { result, triesLeft } = codeTries.use(ownTries(id), () => proofCodes.use(id, guid, code));
  if (result.kind === 'over')
    throw new ApiError(400, 'code_over', 'The code is over: ask for another', { field: 'code' });
  if (result.kind === 'wrong')
    throw new ApiError(400, 'code_wrong', 'The code is wrong', {
      field: 'code',
      meta: { tries_left: triesLeft },
    });
}

/**
 * Checks a code of the second factor.
 *
 * @param by key of the tries, and how many more the ticket has, if any
 */
function useCode(
  context: SandboxContext,
  { codeTries, factors, ownerEmails }: SandboxPlatform,
  user: User,
  code: string,
  { counted, ...ticket }: { readonly counted: string; readonly triesLeft?: number },
): void {
  const { result, triesLeft } = codeTries.use(counted, () => ({
    ...ticket,
    ...factors.use(user.id, code),
  }));
  const { clockOff } = result;
  if (result.kind === 'wrong')
    throw new ApiError(400, 'code_wrong', 'The code is wrong', {
      field: 'code',
      meta: {
        tries_left: triesLeft,
        ...(clockOff === undefined ? {} : { clock_off_minutes: clockOff }),
      },
    });
  if (result.kind === 'used')
    throw new ApiError(400, 'code_used', 'The code was used: wait for the next', { field: 'code' });
  if (result.isPaper)
    ownerEmails.notify(context, user.id, 'recoveryCodeUsed', { left: factors.codesLeft(user.id) });
}
