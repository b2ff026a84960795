import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { requireFewTries } from '../readContact.ts';
import type { User } from '../Users.ts';

/**
 * Requires the password: a session alone changes no contact and withdraws no money, as the screen
 * may be unlocked. An account that came with a payment and has no contact has no password known to
 * its owner.
 *
 * @throws ApiError 403 `proof_required` without a password, 400 `wrong_password`, 429 after many
 */
export async function requireProof(
  { attempts, passwords, nowMs }: Pick<SandboxPlatform, 'attempts' | 'passwords' | 'nowMs'>,
  { id, hasEmail, phone, isPayAndPlay, passwordHash }: User,
  password: string | undefined,
): Promise<void> {
  if (isPayAndPlay && !hasEmail && phone === '') return;
  if (password === undefined) throw new ApiError(403, 'proof_required', 'This needs the password');
  const counted = `proof:${id}`;
  passwords.requireRoom();
  requireFewTries(attempts, counted, 'Too many wrong passwords', nowMs());
  attempts.record(counted, nowMs());
  if (!(await passwords.isRight(password, passwordHash)))
    throw new ApiError(400, 'wrong_password', 'The password is wrong', {
      field: 'password',
    });
  attempts.clear(counted);
}
