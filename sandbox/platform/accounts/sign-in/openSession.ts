import type { SignInAnswer, TwoStepNeeded } from '#wire';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { rpIdOf } from '../passkeys/usePasskey.ts';
import { ticketLifeS } from '../second-factor/TwoStepTickets.ts';
import type { User } from '../Users.ts';
import { beginSignIn } from './browserState.ts';
import { askNewDevice } from './newDeviceEmail.ts';
import type { SessionStart } from './SessionStart.ts';
import type { Way } from './Sessions.ts';
import { tokenDataOf } from './tokenDataOf.ts';

/**
 * Signs the person in, for every way of signing in; an account with a second factor is asked for it
 * first, unless this browser is trusted.
 */
export function openSession(
  context: SandboxContext,
  platform: SandboxPlatform,
  user: User,
  start: { readonly way: Way; readonly isPersistent: boolean },
): SignInAnswer {
  const { factors, gate, tickets } = platform;
  if (!factors.isOn(user.id) || gate.isTrusted(context, user))
    return admit(context, platform, user, start);
  const { ticket, expiresAtMs } = tickets.issue(user.id, start.way, start.isPersistent);
  beginSignIn(context, platform.signedTokens, 'grandstand_two_step', ticket, ticketLifeS);
  return twoStepNeeded(context, platform, user.id, { ticket, expiresAtMs });
}

/** Returns the methods of the second step and its end. */
export function twoStepNeeded(
  context: SandboxContext,
  { factors, passkeys, profileAt }: SandboxPlatform,
  userId: number,
  { ticket, expiresAtMs }: { readonly ticket: string; readonly expiresAtMs: number },
): TwoStepNeeded {
  const rpId = rpIdOf(context);
  const has = {
    totp: true,
    recovery_code: factors.codesLeft(userId) > 0,
    passkey: passkeys.ofUser(userId).some(({ host }) => host === rpId),
  };
  return {
    next: 'two_step',
    ticket,
    expires_at: Math.floor(expiresAtMs / 1000),
    methods: (['totp', 'recovery_code', 'passkey'] as const).filter((method) => has[method]),
    can_trust_device: !isStrictProfile(profileAt(context.var.caller.host)),
  };
}

/**
 * Opens the session once all factors are proved; a new device may have to be confirmed by e-mail
 * first. The gate refuses everybody else.
 */
export function admit(
  context: SandboxContext,
  platform: SandboxPlatform,
  user: User,
  start: SessionStart,
): SignInAnswer {
  const { gate, sessions, nowMs } = platform;
  if (start.isDeviceProved !== true && gate.needsDeviceProof(context, user))
    return askNewDevice(context, platform, user, start);
  const session = gate.open(context, user, start);
  return {
    user_id: user.id,
    data: tokenDataOf(sessions.token(session, true), nowMs()),
    ...(user.lastSignInAtMs === undefined
      ? {}
      : { previous_sign_in_at: Math.floor(user.lastSignInAtMs / 1000) }),
  };
}
