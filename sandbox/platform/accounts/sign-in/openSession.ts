import type { LoginAnswer, SignInAnswer } from '#wire';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ticketLifeS } from '../second-factor/TwoStepTickets.ts';
import type { User } from '../Users.ts';
import { beginSignIn } from './browserState.ts';
import type { SessionStart } from './SessionGate.ts';
import type { Way } from './Sessions.ts';
import { tokenDataOf } from './tokenDataOf.ts';

/**
 * Signs the browser in as the person, whichever way they came; an account with a second factor is
 * asked for it first.
 */
export function openSession(
  context: SandboxContext,
  platform: SandboxPlatform,
  user: User,
  start: { readonly way: Way; readonly isPersistent: boolean },
): SignInAnswer {
  if (!platform.factors.isOn(user.id)) return admit(context, platform, user, start);
  const { ticket, expiresAtMs } = platform.tickets.issue(user.id, start.way, start.isPersistent);
  beginSignIn(context, platform.signedTokens, 'grandstand_two_step', ticket, ticketLifeS);
  return { next: 'two_step', ticket, expires_at: Math.floor(expiresAtMs / 1000) };
}

/** Opens the session; the gate refuses whoever has a second factor and has not proved it. */
export function admit(
  context: SandboxContext,
  { gate, sessions, nowMs }: SandboxPlatform,
  user: User,
  start: SessionStart,
): LoginAnswer {
  const session = gate.open(context, user, start);
  return {
    user_id: user.id,
    data: tokenDataOf(sessions.token(session, true), nowMs()),
    ...(user.lastSignInAtMs === undefined
      ? {}
      : { previous_sign_in_at: Math.floor(user.lastSignInAtMs / 1000) }),
  };
}
