import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { requireProof } from '../password/requireProof.ts';
import type { User } from '../Users.ts';
import { requireLevel } from './requireLevel.ts';

/**
 * Returns the owner of the account, proved by the password of the call or, if the account has none,
 * by another proof of the last 300 s.
 *
 * @throws ApiError as `requireProof` and `requireLevel`
 */
export async function requireOwner(
  platform: SandboxPlatform,
  context: SandboxContext,
  password: string | undefined,
): Promise<User> {
  const user = platform.user(context);
  if (!platform.users.hasPassword(user.id)) return requireLevel(platform, context, 'fresh2');
  await requireProof(platform, user, password);
  // The session may have ended while the password was hashed.
  return platform.user(context);
}
