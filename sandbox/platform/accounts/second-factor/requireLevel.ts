import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { readBearer } from '../sign-in/requireUser.ts';
import type { Level, Session } from '../sign-in/Sessions.ts';
import type { User } from '../Users.ts';
import { proofsOf, type ProofPlatform } from './proofsOf.ts';

/** Validity of a proof. */
export const levelLifeMs = 300_000;

/**
 * Returns the person of the call, who has recently proved their identity: a session alone may be an
 * unlocked screen.
 *
 * @throws ApiError 403 `reauth_required` with the level and the ways to reach it
 */
export function requireLevel(
  platform: ProofPlatform & Pick<SandboxPlatform, 'sessions' | 'user'>,
  context: SandboxContext,
  level: Level,
): User {
  const user = platform.user(context);
  const session = requireOwnSession(platform, context);
  const atMs = level === 'fresh' ? session.freshAtMs : session.fresh2AtMs;
  if (atMs > platform.nowMs() - levelLifeMs) return user;
  // An account that came with a payment has no password known to its owner.
  const isWithoutProof = user.isPayAndPlay && !user.hasEmail && user.phone === '';
  if (isWithoutProof && !platform.factors.isOn(user.id)) return user;
  const host = context.var.caller.host.replace(/:\d+$/, '');
  throw new ApiError(403, 'reauth_required', 'This needs a proof of who you are', {
    meta: { level, methods: [...proofsOf(platform, user, host, level)] },
  });
}

/** Returns the session of the call's token. */
export function requireOwnSession(
  { sessions }: Pick<SandboxPlatform, 'sessions'>,
  context: SandboxContext,
): Session {
  const session = sessions.findByToken(readBearer(context) ?? '');
  if (session === undefined) throw new ApiError(401, 'no_session', 'There is no session: sign in');
  return session;
}
