import type { LoginAnswer } from '#wire';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { User } from '../Users.ts';
import { tokenDataOf } from './tokenDataOf.ts';

/** Signs the browser in as the person, whichever way they came. */
export function openSession(
  context: SandboxContext,
  { gate, sessions, nowMs }: SandboxPlatform,
  user: User,
  isPersistent: boolean,
): LoginAnswer {
  const session = gate.open(context, user, isPersistent);
  return {
    user_id: user.id,
    data: tokenDataOf(sessions.token(session, true), nowMs()),
    ...(user.lastSignInAtMs === undefined
      ? {}
      : { previous_sign_in_at: Math.floor(user.lastSignInAtMs / 1000) }),
  };
}
