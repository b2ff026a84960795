import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { sessionHashOf } from './sessionHashOf.ts';

/**
 * What changes who may come in asks for a proof that is at most five minutes old: the screen may
 * have been left open. The page asks for it and repeats the call.
 *
 * @throws ApiError 403 `reauth_required`
 */
export function requireFresh(context: SandboxContext, platform: SandboxPlatform): void {
  const { sessions, nowMs } = platform;
  const hash = sessionHashOf(context, platform);
  if (hash !== undefined && sessions.freshUntilMs(hash) > nowMs()) return;
  throw new ApiError(403, 'reauth_required', 'This needs the password once more', {
    meta: { level: 'fresh', methods: ['password'] },
  });
}
